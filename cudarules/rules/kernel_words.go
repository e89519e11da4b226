package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on words next to __global__ in a declaration, and on functions that cannot be kernels: nvcc's
// messages.

func init() {
	register(kernelInline, rule.Info{
		ID: "kernel-inline", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.10, nvcc's warning 20050",
		Nvcc: []rule.Warning{{Number: 20050}},
		Doc:  "A __global__ function is not inline: nvcc ignores the word, and the kernel has external linkage in every translation unit that includes it.",
		Bad:  `inline __global__ void zero(float *x) { x[threadIdx.x] = 0; }`,
		Good: `static __global__ void zero(float *x) { x[threadIdx.x] = 0; }`,
	})
	register(kernelNoexcept, rule.Info{
		ID: "kernel-noexcept", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.10, nvcc",
		Doc:  "A __global__ function has no exception specification.",
		Bad:  `__global__ void mark(int *x) noexcept { x[threadIdx.x] = 1; }`,
		Good: `__global__ void mark(int *x) { x[threadIdx.x] = 1; }`,
	})
	register(operatorKernel, rule.Info{
		ID: "operator-kernel", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.6.3",
		Doc: "A __global__ function is no operator function.",
		Bad: `struct Vec { float *p; };
__global__ void operator*=(Vec a, float k) { a.p[threadIdx.x] *= k; }`,
		Good: `struct Vec { float *p; };
__global__ void scale(Vec a, float k) { a.p[threadIdx.x] *= k; }`,
	})
	register(mainAnnotated, rule.Info{
		ID: "main-annotated", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, Execution Space Specifiers",
		Doc:  "The function main is one of the host alone: neither __device__ nor __global__.",
		Bad:  `__host__ __device__ int main() { return 0; }`,
		Good: `int main() { return 0; }`,
	})
}

func kernelInline(p *pass) {
	p.eachExplicitKernel(func(k *sema.FuncDecl) {
		if of := pattern(k.Function); of != nil && slices.ContainsFunc(of.Decls, p.isWrittenInline) {
			p.report(k.Name(), "inline is ignored on the template of __global__ function '%s'", k.Function.Name)
		}
	})
	inline := map[*sema.Function]*sema.FuncDecl{} // the first declarations that say so; nil if none does
	p.eachKernel(func(k *sema.FuncDecl) {
		if k.Specifiers().Has(syntax.Constexpr | syntax.Consteval) {
			return // kernel-constexpr
		}
		first, known := inline[k.Function]
		if !known {
			first = p.firstOf(k.Function, p.isWrittenInline)
			inline[k.Function] = first
		}
		switch {
		case first == nil:
		case p.isWrittenInline(k):
			p.report(k.Name(), "inline is ignored on __global__ function '%s'", k.Function.Name)
		case p.Before(first.Node, k.Node):
			p.report(k.Name(), "inline on an earlier declaration of __global__ function '%s' is ignored", k.Function.Name).
				related(p.at(first.Name()), "previously declared here")
		}
	})
}

// firstOf returns the first declaration of a function of which something holds; nil if there is none.
func (p *pass) firstOf(f *sema.Function, holds func(*sema.FuncDecl) bool) (first *sema.FuncDecl) {
	for _, d := range f.Decls {
		if holds(d) && (first == nil || p.Before(d.Node, first.Node)) {
			first = d
		}
	}
	return first
}

// isWrittenInline reports whether a declaration is certain to say inline or __forceinline__.
func (p *pass) isWrittenInline(fd *sema.FuncDecl) bool {
	if fd.Specifiers().Has(syntax.Inline) {
		return true
	}
	for _, m := range fd.Marks() {
		if m.Word == syntax.ForceInline && strings.HasPrefix(markText(fd.Node, m), "__forceinline") && !p.isMarkUndecided(fd.Node, m) {
			return true
		}
	}
	return false
}

// markText returns how a mark in the tree of n is written.
func markText(n syntax.Node, m syntax.Mark) string { return string(n.Tree().Text[m.Start:m.End]) }

// isMarkUndecided reports whether it is not known whether a mark in the tree of n is compiled.
func (p *pass) isMarkUndecided(n syntax.Node, m syntax.Mark) bool {
	return p.Unit(n).Source.IsUndecided(m.Start)
}

func kernelNoexcept(p *pass) {
	check := func(k *sema.FuncDecl) {
		if k.HasError() {
			return
		}
		if spec := exceptionSpecification(k); !spec.IsZero() && !p.Unit(spec).Source.IsUndecided(spec.Start()) {
			p.report(k.Name(), "__global__ function '%s' has exception specification '%s'", k.Function.Name, spec.Text())
		}
	}
	p.eachKernel(check)
	p.eachExplicitKernel(func(k *sema.FuncDecl) {
		check(k)
		if of := pattern(k.Function); of != nil && exceptionSpecification(k).IsZero() && p.hasExceptionSpecification(of) {
			p.report(k.Name(), "__global__ function '%s' is instantiated from a template with an exception specification", k.Function.Name)
		}
	})
}

// hasExceptionSpecification reports whether a declaration of a function is certain to say something of exceptions.
func (p *pass) hasExceptionSpecification(f *sema.Function) bool {
	return slices.ContainsFunc(f.Decls, func(fd *sema.FuncDecl) bool {
		spec := exceptionSpecification(fd)
		return !fd.HasError() && !spec.IsZero() && !p.Unit(spec).Source.IsUndecided(spec.Start())
	})
}

// exceptionSpecification returns the exception specification of a declaration, its own or that of the typedef that it
// declares a function through; zero if it has none.
func exceptionSpecification(k *sema.FuncDecl) syntax.Node {
	d := k.FunctionDeclarator()
	if !d.IsZero() {
		return d.ChildOf(syntax.Noexcept, syntax.ThrowSpecifier)
	}
	alias := aliasNamed(k.BodyScope(), k.Node.Child(syntax.FieldType))
	for depth := 0; alias != nil && depth < 16; depth++ {
		for n := range alias.Node.AllBut(syntax.ParameterList) {
			of := n.Parent()
			switch {
			case n.Is(syntax.Noexcept, syntax.ThrowSpecifier) && of.Is(syntax.FunctionDeclarator, syntax.AbstractFunctionDeclarator),
				n.Kind() == syntax.Error && of == alias.Node && strings.HasPrefix(n.Text(), "noexcept"): // which the grammar does not read in a typedef
				return n
			}
		}
		of := alias.Node.Child(syntax.FieldType)
		if of.Kind() == syntax.TypeDescriptor {
			of = of.Child(syntax.FieldType)
		}
		alias = aliasNamed(alias.Scope, of)
	}
	return syntax.Node{}
}

// aliasNamed returns the typedef, alias or alias template that a type specifier names; nil if it is none.
func aliasNamed(s *sema.Scope, spec syntax.Node) *sema.Alias {
	if spec.Is(syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType) {
		for _, e := range s.LookupNode(spec) {
			if a, ok := e.(*sema.Alias); ok {
				return a
			}
		}
	}
	return nil
}

// eachExplicitKernel has visit look at the explicit instantiations of kernels.
func (v *view) eachExplicitKernel(visit func(*sema.FuncDecl)) {
	v.eachUnit(func(u *sema.Unit) {
		for fd := range v.Instantiations(u) {
			if fd.Function.IsKernel() {
				visit(fd)
			}
		}
	})
}

func operatorKernel(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if k.Function.Class == nil && isOperatorName(k.Function.Name) {
			p.report(k.Name(), "operator function '%s' is declared __global__", k.Function.Name)
		}
	})
}

// isOperatorName reports whether a name is that of an operator function.
func isOperatorName(name string) bool {
	rest, ok := strings.CutPrefix(name, "operator")
	return ok && rest != "" && !isWord(rest[0]) && !strings.HasPrefix(rest, `""`) // literal operators nvcc takes
}

func mainAnnotated(p *pass) {
	p.eachFunction(func(fd *sema.FuncDecl) {
		if !isMain(fd.Function) {
			return
		}
		for _, m := range fd.Marks() {
			if (m.Word == syntax.Device || m.Word == syntax.Global) && !p.isMarkUndecided(fd.Node, m) {
				p.report(fd.Name(), "'main' is declared %s", m.Word)
				return
			}
		}
	})
}

// isMain reports whether a function is the one with which a program starts ([basic.start.main]).
func isMain(f *sema.Function) bool {
	return f.Name == "main" && f.Class == nil && f.Lambda == nil && f.Scope == f.TU.Global
}
