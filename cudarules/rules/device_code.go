package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on constructs that device code may not contain: CUDA C++ Programming Guide 5.3.9.1.

func init() {
	register(deviceExceptions, rule.Info{
		ID: "device-exceptions", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.1",
		Doc: "Device code neither throws nor catches exceptions.",
		Bad: `__global__ void invert(float *x) {
    if (x[threadIdx.x] == 0) throw 1;
    x[threadIdx.x] = 1 / x[threadIdx.x];
}`,
		Good: `__global__ void invert(float *x, int *error) {
    if (x[threadIdx.x] == 0) { atomicExch(error, 1); return; }
    x[threadIdx.x] = 1 / x[threadIdx.x];
}`,
	})
	register(deviceRTTI, rule.Info{
		ID: "device-rtti", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.1",
		Doc: "Device code uses neither typeid nor dynamic_cast.",
		Bad: `struct Shape { __device__ virtual float area() const; };
struct Disc : Shape { float r; };
__global__ void radii(Shape **s, float *out) {
    if (auto *d = dynamic_cast<Disc *>(s[threadIdx.x])) *out = d->r;
}`,
		Good: `struct Shape { enum Kind { disc, box } kind; };
struct Disc : Shape { float r; };
__global__ void radii(Shape **s, float *out) {
    if (s[threadIdx.x]->kind == Shape::disc) *out = static_cast<Disc *>(s[threadIdx.x])->r;
}`,
	})
}

func deviceExceptions(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		body := b.FuncDecl.Body()
		if body.Kind() == syntax.TryStatement {
			p.report(b.FuncDecl.Name(), "device function '%s' catches exceptions", b.Function.Name)
		}
		for n := range b.Nodes() {
			switch n.Kind() {
			case syntax.ThrowStatement, syntax.ThrowExpression:
				p.report(n, "device code throws an exception")
			case syntax.TryStatement:
				if n != body {
					p.report(n, "device code catches exceptions")
				}
			}
		}
		if b.IsPattern() {
			return
		}
		for n := range b.Operands() {
			if n.Kind() == syntax.ThrowExpression {
				p.report(n, "device code throws an exception")
			}
		}
	})
}

func deviceRTTI(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		for n := range b.Nodes() {
			if operator := runtimeTypeOperator(n); operator != "" {
				p.report(n, "device code uses '%s'", operator)
			}
		}
		if b.IsPattern() {
			return
		}
		for n := range b.Operands() { // nvcc rejects them wherever they are compiled
			if operator := runtimeTypeOperator(n); operator != "" {
				p.report(n, "device code uses '%s', which is not allowed even in an unevaluated operand", operator)
			}
		}
	})
}

// runtimeTypeOperator names the operator of run-time type information that an
// expression is; empty for others.
func runtimeTypeOperator(n syntax.Node) string {
	switch fun := n.Child(syntax.FieldFunction); {
	case n.Kind() == syntax.TypeidExpression, n.Kind() == syntax.CallExpression && fun.Kind() == syntax.Identifier && fun.Text() == "typeid":
		return "typeid"
	}
	if c, ok := n.Cast(); ok && c.Kind == syntax.DynamicCast {
		return c.Kind.String()
	}
	return ""
}
