package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the built-in variables: CUDA C++ Programming Guide, Operators.

func init() {
	register(builtinVariable, rule.Info{
		ID: "builtin-variable", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, Operators",
		Doc: "Nothing is assigned to gridDim, blockIdx, blockDim, threadIdx and warpSize, and nobody takes their address.",
		Bad: `__global__ void rows(float *img, unsigned w) {
    for (; threadIdx.x < w; threadIdx.x += blockDim.x) img[threadIdx.x] *= 2;
}`,
		Good: `__global__ void rows(float *img, unsigned w) {
    for (unsigned x = threadIdx.x; x < w; x += blockDim.x) img[x] *= 2;
}`,
	})
}

// builtinVariables are those of the guide's section Built-in Variables.
var builtinVariables = map[string]bool{"gridDim": true, "blockIdx": true, "blockDim": true, "threadIdx": true, "warpSize": true}

func builtinVariable(p *pass) {
	check := func(uses []sema.Use, inPattern bool) {
		for _, u := range uses {
			if !p.isBuiltin(u.Variable) {
				continue
			}
			switch u.Kind {
			case sema.Writes:
				if inPattern || isCastAssigned(u.Node) {
					continue // nvcc checks assignments in the instances
				}
				p.report(u.Node, "built-in variable '%s' is assigned to", u.Variable.Name)
			case sema.TakesAddress:
				p.report(u.Node, "address of built-in variable '%s' is taken", u.Variable.Name)
			}
		}
	}
	p.eachBody(func(b *sema.Body) { check(b.Uses(), b.IsPattern()) })
	p.eachVariable(func(v *sema.Variable) {
		if !v.IsLocal() && !v.Initializer().IsZero() {
			check(p.InitializerUses(v), v.IsTemplate())
		}
	})
}

// isCastAssigned reports whether the target of an assignment is a cast of n, or of a part of it: (T &)
// n = x, which the grammar reads as (T &) (n = x).
func isCastAssigned(n syntax.Node) bool {
	for n.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.FieldExpression, syntax.ParenthesizedExpression) {
		n = n.Parent()
	}
	return n.Kind() == syntax.AssignmentExpression && n.Parent().Kind() == syntax.CastExpression
}

// isBuiltin reports whether v is one of the built-in variables.
func (p *pass) isBuiltin(v *sema.Variable) bool {
	return v != nil && builtinVariables[v.Name] && v.Scope == p.Global && p.Unit(v.Node).Prelude
}
