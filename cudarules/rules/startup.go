package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on CUDA before and after main: CUDA C++ Guidelines 1.1.

func init() {
	register(cudaBeforeMain, rule.Info{
		ID: "cuda-before-main", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.1",
		Doc: "Nothing uses CUDA before main begins or after it ends: neither the initializer, constructor or destructor of a static object, nor a function with the constructor or destructor attribute, nor one given to atexit.",
		Bad: `struct Pool {
    float *p = nullptr;
    Pool() { if (cudaMalloc(&p, 1024) != cudaSuccess) p = nullptr; }
};
static Pool pool;`,
		Good: `struct Pool {
    float *p = nullptr;
    Pool() { if (cudaMalloc(&p, 1024) != cudaSuccess) p = nullptr; }
};
Pool &pool() {
    static Pool p;
    return p;
}`,
	})
}

func cudaBeforeMain(p *pass) {
	search := p.usesOfCUDA()
	direct := func(u sema.Use) bool {
		return usesCUDA(u) || runsFunction(u) && u.Function != nil && search.from(u.Function)
	}
	using := func(u sema.Use) bool {
		if f := u.Function; f != nil && runsFunction(u) && p.BodyOf(f) == nil && f.Definition() != nil { // of a template that initializers alone name
			return slices.ContainsFunc((&sema.Body{FuncDecl: f.Definition()}).Uses(), direct)
		}
		return usesCUDA(u) || runsFunction(u) && (u.Function != nil && search.from(u.Function) || u.Function == nil && u.Record != nil && search.impliedBy(implied{u.Record, u.Special}, u.Node, map[implied]bool{}))
	}
	p.eachVariable(func(v *sema.Variable) {
		if !p.onHost || v.Parameter || v.Binding || v.IsTemplate() || v.LiesIn(sema.AnyMemory) != sema.No || v.IsExtern() && v.Initializer().IsZero() || v.Scope.InPattern() {
			return
		}
		switch {
		case v.IsLocal():
			if v.IsStatic() && search.destroys(v) {
				p.report(v.NameNode(), "destructor of static object '%s' uses CUDA after main has returned", v.Name)
			}
		case v.Node.Kind() == syntax.FieldDeclaration && !(v.IsStatic() && v.Specifiers().Has(syntax.Inline|syntax.Constexpr)):
		case slices.ContainsFunc(p.InitializerUses(v), using):
			p.report(v.NameNode(), "initializer of '%s' uses CUDA before main", v.Name)
		case search.destroys(v):
			p.report(v.NameNode(), "destructor of '%s' uses CUDA after main has returned", v.Name)
		}
	})
	p.eachHostBody(func(b *sema.Body) {
		if runsWithoutMain(b.Function) {
			for _, u := range b.Uses() {
				if using(u) {
					p.reportCall(u, "%s uses CUDA and runs before or after main", describe(b.Function))
				}
			}
		}
		for op := range exitRegistrations(b) {
			if slices.ContainsFunc(handedFunctions(op.Arguments()[0]), search.from) {
				p.report(op.Node, "function passed to '%s' uses CUDA after main has returned", op.Callee())
			}
		}
	})
}

// exitRegistrations returns the calls in a body by which other functions are called when
// the program ends.
func exitRegistrations(b *sema.Body) map[*body.Op]bool {
	found := map[*body.Op]bool{}
	if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return headers.RegistersExit(libraryName(u)) }) {
		return found
	}
	for op := range body.Of(b.FuncDecl).Root.All() {
		if op.Kind == body.Call && headers.RegistersExit(sema.LibraryName(op.Function, op.Call())) && len(op.Arguments()) > 0 {
			found[op] = true
		}
	}
	return found
}

// runsWithoutMain reports whether a function has the attribute constructor or destructor.
func runsWithoutMain(f *sema.Function) bool {
	for _, d := range f.Decls {
		for _, m := range d.Marks() {
			if m.Word != syntax.GNUAttribute && m.Word != syntax.StandardAttribute {
				continue
			}
			name, _, _ := strings.Cut(string(d.Node.Tree().Text[m.Args.Start:m.Args.End]), "(")
			name = strings.Trim(strings.TrimPrefix(strings.TrimSpace(name), "gnu::"), "_ ")
			if name == "constructor" || name == "destructor" {
				return true
			}
		}
	}
	return false
}

// destroys reports whether the end of a variable's object has the effect that the search looks for.
func (s *callSearch[T]) destroys(v *sema.Variable) bool {
	t := v.Type().Element()
	return t.Kind == sema.RecordType && s.ends(t.Record, v.NameNode())
}

func (s *callSearch[T]) ends(r *sema.Record, at syntax.Node) bool {
	var none T
	if d := r.Destructor(); d != nil && !d.First().IsDefaulted() && s.from(d) != none {
		return true
	}
	return s.impliedBy(implied{r, sema.Destructor}, at, map[implied]bool{})
}

// impliedBy reports whether a special member that the compiler defines has the effect that the search
// looks for, through its bases and members. Those in seen do not.
func (s *callSearch[T]) impliedBy(f implied, at syntax.Node, seen map[implied]bool) bool {
	if seen[f] {
		return false
	}
	seen[f] = true
	var none T
	for _, u := range f.class.Implied(f.member, at) {
		switch {
		case u.Function != nil && !u.Function.First().IsDefaulted():
			if s.from(u.Function) != none {
				return true
			}
		case u.Record != nil && s.impliedBy(implied{u.Record, u.Special}, at, seen):
			return true
		}
	}
	return false
}
