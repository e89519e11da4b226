package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on __grid_constant__: CUDA C++ Programming Guide 10.2.4.

func init() {
	register(gridConstantConst, rule.Info{
		ID: "grid-constant-const", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "__grid_constant__ stands on a const-qualified parameter of a __global__ function.",
		Bad: `struct Params { float scale; };
__global__ void apply(__grid_constant__ Params p, float *x);`,
		Good: `struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params p, float *x);`,
	})
	register(gridConstantReference, rule.Info{
		ID: "grid-constant-reference", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "A __grid_constant__ parameter is no reference.",
		Bad: `struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params &p, float *x);`,
		Good: `struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params p, float *x);`,
	})
}

// gridConstants calls visit with every parameter that carries
// __grid_constant__.
func gridConstants(p *pass, visit func(*sema.FuncDecl, *sema.Variable)) {
	for fd := range p.functions() {
		for _, param := range fd.Params() {
			if _, ok := param.Mark(syntax.GridConstant); ok {
				visit(fd, param)
			}
		}
	}
}

func gridConstantConst(p *pass) {
	gridConstants(p, func(fd *sema.FuncDecl, param *sema.Variable) {
		t := param.Type()
		switch {
		case t.IsReference():
		case !fd.Function.IsKernel():
			p.report(param.Node, "__grid_constant__ on parameter %s of %s, which is no __global__ function", paramName(param), fd.Function.Name)
		case t.Kind != sema.UnknownType && !t.IsConst():
			p.report(param.Node, "__grid_constant__ parameter %s of %s is not const", paramName(param), fd.Function.Name)
		}
	})
}

func gridConstantReference(p *pass) {
	gridConstants(p, func(fd *sema.FuncDecl, param *sema.Variable) {
		if param.Type().IsReference() {
			p.report(param.Node, "__grid_constant__ parameter %s of %s is a reference", paramName(param), fd.Function.Name)
		}
	})
}
