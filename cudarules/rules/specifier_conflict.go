package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on specifiers that exclude each other: CUDA C++ Programming Guide,
// Execution Space Specifiers and Variable Memory Space Specifiers.

func init() {
	register(specifierConflict, rule.Info{
		ID: "specifier-conflict", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, Execution Space Specifiers, Variable Memory Space Specifiers",
		Doc:  "A __global__ function is neither __device__ nor __host__, and a variable has one memory space: at most one of __shared__, __constant__ and __managed__, with or without __device__.",
		Bad:  `__global__ __device__ void scale(float *x, float k) { x[threadIdx.x] *= k; }`,
		Good: `__global__ void scale(float *x, float k) { x[threadIdx.x] *= k; }`,
	})
}

func specifierConflict(p *pass) {
	p.eachFunction(func(fd *sema.FuncDecl) {
		kernel, ok := fd.Mark(syntax.Global)
		if !ok {
			return
		}
		for _, w := range []syntax.Word{syntax.Device, syntax.Host} {
			if other, ok := fd.Mark(w); ok && !p.isEitherUndecided(fd.Node, kernel, other) {
				p.report(fd.Name(), "'%s' is declared %s", fd.Function.Name, fd.DeclaredSpaces())
				return
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if v.Parameter || v.Binding || v.IsTemplate() || v.Member != nil && !v.IsStatic() {
			return // a space on a parameter or data member has no effect
		}
		if a, b, ok := conflictingMemory(v); ok && !p.isEitherUndecided(v.Node, a, b) {
			p.report(v.NameNode(), "variable '%s' is both %s and %s", v.Name, memoryWords[a.Word], memoryWords[b.Word])
		}
	})
}

// conflictingMemory returns two specifiers of a variable that name different memory.
func conflictingMemory(v *sema.Variable) (a, b syntax.Mark, ok bool) {
	for _, m := range v.Marks() {
		switch {
		case m.Word != syntax.Shared && m.Word != syntax.Constant && m.Word != syntax.Managed:
		case a.Word == m.Word:
		case memoryWords[a.Word] == "":
			a = m
		default:
			return a, m, true
		}
	}
	return a, b, false
}

// isEitherUndecided reports whether one of two words in the tree of n is in a branch that may not be
// compiled.
func (p *pass) isEitherUndecided(n syntax.Node, a, b syntax.Mark) bool {
	u := p.Unit(n).Source
	return u.IsUndecided(a.Start) || u.IsUndecided(b.Start)
}
