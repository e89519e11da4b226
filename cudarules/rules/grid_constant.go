package rules

import (
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on __grid_constant__: CUDA C++ Programming Guide 10.2.4.

func init() {
	register(gridConstantConst, rule.Info{
		ID: "grid-constant-const", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "__grid_constant__ stands on a const-qualified parameter of a __global__ function; nvcc accepts it in an explicit specialization of another function.",
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
	register(gridConstantRedeclaration, rule.Info{
		ID: "grid-constant-redeclaration", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 10.2.4, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.7",
		Doc: "All declarations of a __global__ function agree about which parameters are __grid_constant__; nvcc does not compare that of a template outside of its namespace.",
		Bad: `struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params p, float *x);
__global__ void apply(const Params p, float *x) { x[threadIdx.x] *= p.scale; }`,
		Good: `struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params p, float *x);
__global__ void apply(const __grid_constant__ Params p, float *x) { x[threadIdx.x] *= p.scale; }`,
	})
	register(gridConstantTemplate, rule.Info{
		ID: "grid-constant-template", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "A specialization or explicit instantiation of a __global__ function template agrees with the template about which parameters are __grid_constant__.",
		Bad: `template <typename T>
__global__ void apply(const __grid_constant__ T k, float *x) { x[threadIdx.x] *= k; }
template __global__ void apply<int>(const int k, float *x);`,
		Good: `template <typename T>
__global__ void apply(const __grid_constant__ T k, float *x) { x[threadIdx.x] *= k; }
template __global__ void apply<int>(const __grid_constant__ int k, float *x);`,
	})
	register(gridConstantArch, rule.Info{
		ID: "grid-constant-arch", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "__grid_constant__ needs compute capability 7.0 or higher.",
		Bad: `// -arch=sm_60
struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params p, float *x);`,
		Good: `// -arch=sm_70
struct Params { float scale; };
__global__ void apply(const __grid_constant__ Params p, float *x);`,
	})
}

// gridConstants calls visit with every parameter that carries
// __grid_constant__.
func gridConstants(p *pass, visit func(*sema.FuncDecl, *sema.Variable)) {
	p.eachFunction(func(fd *sema.FuncDecl) {
		for _, param := range fd.Params() {
			if _, ok := param.Mark(syntax.GridConstant); ok {
				visit(fd, param)
			}
		}
	})
}

func gridConstantConst(p *pass) {
	p.eachUnit(func(u *sema.Unit) {
		if u.HasMark(syntax.GridConstant) {
			p.checkLambdaParams(u)
		}
	})
	gridConstants(p, func(fd *sema.FuncDecl, param *sema.Variable) {
		t := param.Type()
		if t.IsDependent() && fd.Function.IsKernel() {
			t = instantiatedType(fd, param)
		}
		switch {
		case t.IsReference():
		case !fd.Function.IsKernel():
			r := p.report(param.Node, "__grid_constant__ on parameter '%s' of '%s', which is not a __global__ function", paramName(param), fd.Function.Name)
			if fd.Specializes() != nil {
				r.accepted()
			}
		case t.Kind != sema.UnknownType && !t.IsConst():
			p.reportNotConst(fd.Function, param)
		}
	})
}

func (p *pass) reportNotConst(f *sema.Function, param *sema.Variable) {
	r := p.report(param.Node, "__grid_constant__ parameter '%s' of '%s' is not const", paramName(param), f.Name)
	if at := constPlace(param); !at.IsZero() {
		p.suggestInsertion(r, "const ", at, "make '"+paramName(param)+"' const")
	}
}

// instantiatedType returns the type that a parameter of a template has in an instance in which it is not const; the unknown
// type if there is none.
func instantiatedType(fd *sema.FuncDecl, param *sema.Variable) *sema.Type {
	for _, in := range fd.Instances() {
		for _, v := range in.Params() {
			if t := v.Type(); v.Node == param.Node && !t.IsDependent() && !t.IsReference() && !t.IsConst() {
				return t
			}
		}
	}
	return sema.Basic(sema.UnknownType)
}

// checkLambdaParams reports the parameters of lambdas that carry __grid_constant__: none is a __global__ function's.
func (p *pass) checkLambdaParams(u *sema.Unit) {
	for _, m := range u.Tree.Marks {
		if m.Word != syntax.GridConstant {
			continue
		}
		param := parameterOf(u.Tree, m)
		list := param.Parent()
		if around := list.Parent().Parent(); !param.IsZero() && around.Kind() == syntax.LambdaExpression && !p.isMarkUndecided(param, m) {
			p.report(param, "__grid_constant__ on a parameter of a lambda, which is not a __global__ function")
		}
	}
}

// constPlace returns the node before which const makes a parameter itself const: the name of a
// pointer, the type of a declaration without an operator, and none otherwise.
func constPlace(param *sema.Variable) syntax.Node {
	d := param.Declarator
	if d.IsZero() || d.Kind() == syntax.Identifier {
		return param.Node.Child(syntax.FieldType)
	}
	for d.Kind() == syntax.PointerDeclarator {
		d = d.Child(syntax.FieldDeclarator)
	}
	if d.Kind() == syntax.Identifier {
		return d
	}
	return syntax.Node{}
}

func gridConstantReference(p *pass) {
	gridConstants(p, func(fd *sema.FuncDecl, param *sema.Variable) {
		if param.Type().IsReference() {
			r := p.report(param.Node, "__grid_constant__ parameter '%s' of '%s' is a reference", paramName(param), fd.Function.Name)
			p.suggestValue(r, fd, param)
		}
	})
}

func gridConstantRedeclaration(p *pass) {
	p.eachFunction(func(decl *sema.FuncDecl) {
		first, k := decl.Function.First(), decl
		if p.Before(k.Node, first.Node) { // a friend declaration
			first, k = k, first
		}
		if k == first || !k.Function.IsKernel() {
			return
		}
		if param := disagreement(first, k); param != nil {
			r := p.report(param.Node, "declarations of '%s' disagree about __grid_constant__ on parameter '%s'", k.Function.Name, paramName(param))
			if k.IsQualified() && k.Function.IsTemplate() {
				r.accepted()
			}
			r.related(p.at(first.Name()), "first declared here")
		}
	})
}

func gridConstantTemplate(p *pass) {
	check := func(fd *sema.FuncDecl, what string) {
		in := fd.Specializes()
		if in == nil || !in.IsKernel() {
			return
		}
		template := pattern(in).First()
		if first := in.First(); first.Node == template.Node {
			template = first // with packs expanded
		}
		if param := disagreement(template, fd); param != nil {
			p.report(fd.Name(), "%s of '%s' disagrees with the template about __grid_constant__ on parameter '%s'", what, in.Name, paramName(param)).
				related(p.at(template.Name()), "the template")
		}
	}
	p.eachFunction(func(fd *sema.FuncDecl) {
		check(fd, "specialization")
	})
	p.eachUnit(func(u *sema.Unit) {
		for fd := range p.Instantiations(u) {
			check(fd, "explicit instantiation")
		}
	})
}

// disagreement returns the first parameter of b on which it and another
// declaration of the same function differ about __grid_constant__, or nil.
func disagreement(a, b *sema.FuncDecl) *sema.Variable {
	pa, pb := a.Params(), b.Params()
	if len(pa) != len(pb) {
		return nil
	}
	for i := range pa {
		_, inA := pa[i].Mark(syntax.GridConstant)
		_, inB := pb[i].Mark(syntax.GridConstant)
		if inA != inB {
			return pb[i]
		}
	}
	return nil
}

func gridConstantArch(p *pass) {
	if p.Options.Arch >= 70 || !p.Options.Knows(nvcc.Architecture) {
		return
	}
	gridConstants(p, func(fd *sema.FuncDecl, param *sema.Variable) {
		p.report(param.Node, "__grid_constant__ on parameter '%s' of '%s' needs compute capability 7.0, but the target is sm_%d", paramName(param), fd.Function.Name, p.Options.Arch)
	})
}
