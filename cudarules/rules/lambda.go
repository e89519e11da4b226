package rules

import (
	"cmp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on the enclosing functions of extended lambdas: CUDA C++ Programming Guide 5.3.7.4 (1) to
// (11). The compiler must be able to name, and to take the address of, the enclosing function.

func init() {
	register(lambdaNested, rule.Info{
		ID: "lambda-nested", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (1)",
		Doc: "No extended lambda is defined inside another extended lambda.",
		Bad: `// flags: --extended-lambda
void run(float v) {
    auto outer = [=] __host__ __device__ {
        auto twice = [] __host__ __device__ (float x) { return 2 * x; };
        return twice(v);
    };
    outer();
}`,
		Good: `// flags: --extended-lambda
void run(float v) {
    auto outer = [=] __host__ __device__ {
        auto twice = [](float x) { return 2 * x; };
        return twice(v);
    };
    outer();
}`,
	})
	register(lambdaInGeneric, rule.Info{
		ID: "lambda-in-generic", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (2)",
		Doc: "No extended lambda is defined inside a generic lambda.",
		Bad: `// flags: --extended-lambda
void run() {
    auto measure = [](auto x) {
        auto zero = [] __host__ __device__ { return 0; };
        return zero();
    };
    measure(3);
}`,
		Good: `// flags: --extended-lambda
void run() {
    auto measure = [](int x) {
        auto zero = [] __host__ __device__ { return 0; };
        return zero();
    };
    measure(3);
}`,
	})
	register(lambdaNoEnclosingFunction, rule.Info{
		ID: "lambda-no-enclosing-function", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (3)",
		Doc: "Where an extended lambda stands within other lambdas, the outermost of them is inside a function.",
		Bad: `// flags: --extended-lambda
auto start = [] {
    auto twice = [] __host__ __device__ (float x) { return 2 * x; };
    return twice(4);
};`,
		Good: `// flags: --extended-lambda
float start() {
    auto twice = [] __host__ __device__ (float x) { return 2 * x; };
    return twice(4);
}`,
	})
	register(lambdaEnclosingInaccessible, rule.Info{
		ID: "lambda-enclosing-inaccessible", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (4)",
		Doc: "The function around an extended lambda is no constructor or destructor, no private or protected member, and no member of an unnamed, private or protected class.",
		Bad: `// flags: --extended-lambda
class Solver {
    int probe() {
        auto ten = [] __host__ __device__ { return 10; };
        return ten();
    }
};`,
		Good: `// flags: --extended-lambda
class Solver {
public:
    int probe() {
        auto ten = [] __host__ __device__ { return 10; };
        return ten();
    }
};`,
	})
	register(lambdaEnclosingShadowed, rule.Info{
		ID: "lambda-enclosing-shadowed", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7.4 (5)",
		Doc: "No member type of the class hides a template parameter of the out-of-class definition around an extended lambda.",
		Bad: `// flags: --extended-lambda
template <typename T> struct Grid {
    typedef float Real;
    static int cells();
};
template <typename Real> int Grid<Real>::cells() {
    auto four = [] __host__ __device__ { return 4; };
    return four();
}`,
		Good: `// flags: --extended-lambda
template <typename T> struct Grid {
    typedef float Real;
    static int cells();
};
template <typename T> int Grid<T>::cells() {
    auto four = [] __host__ __device__ { return 4; };
    return four();
}`,
	})
	register(lambdaLocalClass, rule.Info{
		ID: "lambda-local-class", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (6)",
		Doc: "No extended lambda is defined in a member function of a class that is local to a function.",
		Bad: `// flags: --extended-lambda
int run() {
    struct Step {
        int value() { auto one = [] __host__ __device__ { return 1; }; return one(); }
    };
    return Step().value();
}`,
		Good: `// flags: --extended-lambda
struct Step {
    int value() { auto one = [] __host__ __device__ { return 1; }; return one(); }
};
int run() { return Step().value(); }`,
	})
	register(lambdaEnclosingDeducedReturn, rule.Info{
		ID: "lambda-enclosing-deduced-return", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (7)",
		Doc: "The function around an extended lambda has no deduced return type.",
		Bad: `// flags: --extended-lambda
auto answer(int v) {
    auto f = [v] __host__ __device__ { return v + 2; };
    return f();
}`,
		Good: `// flags: --extended-lambda
int answer(int v) {
    auto f = [v] __host__ __device__ { return v + 2; };
    return f();
}`,
	})
	register(lambdaHdGeneric, rule.Info{
		ID: "lambda-hd-generic", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (8)",
		Doc: "A __host__ __device__ extended lambda is not generic.",
		Bad: `// flags: --extended-lambda
float run(float v) {
    auto twice = [] __host__ __device__ (auto x) { return 2 * x; };
    return twice(v);
}`,
		Good: `// flags: --extended-lambda
float run(float v) {
    auto twice = [] __host__ __device__ (float x) { return 2 * x; };
    return twice(v);
}`,
	})
	register(lambdaEnclosingTemplate, rule.Info{
		ID: "lambda-enclosing-template", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (9)",
		Doc: "A function template around an extended lambda has one parameter pack at most, at the end, a name for each parameter, and no argument with a type that is local to a function or a private or protected member.",
		Bad: `// flags: --extended-lambda
template <typename T, int> T tag() {
    auto one = [] __host__ __device__ { return T(1); };
    return one();
}
int run() { return tag<int, 3>(); }`,
		Good: `// flags: --extended-lambda
template <typename T, int N> T tag() {
    auto one = [] __host__ __device__ { return T(1); };
    return one();
}
int run() { return tag<int, 3>(); }`,
	})
	register(lambdaMSVC, rule.Info{
		ID: "lambda-msvc", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.7.4 (10) and (11)",
		Doc: "With Microsoft's compiler as the host's, the function around an extended lambda has external linkage, and the lambda stands in no if constexpr block.",
		Bad: `// flags: --extended-lambda
static int probe() {
    auto ten = [] __host__ __device__ { return 10; };
    return ten();
}
int run() { return probe(); }`,
		Good: `// flags: --extended-lambda
int probe() {
    auto ten = [] __host__ __device__ { return 10; };
    return ten();
}`,
	})
}

// An extendedLambda is one that is annotated __device__, or __host__ __device__, in host code, or in a
// lambda that is in no function.
type extendedLambda struct {
	*sema.Lambda
	around   []*sema.Lambda // the lambdas around it, from the innermost
	function *sema.Function // the enclosing function: around the outermost lambda; nil if there is none
}

// onHost reports whether the lambda is a __host__ __device__ one.
func (l *extendedLambda) onHost() bool { return l.DeclaredSpaces().OnHost() }

// introducer returns the place of the lambda's [ ].
func (l *extendedLambda) introducer() syntax.Node { return l.Node.Child(syntax.FieldCaptures) }

// extended returns a lambda as an extended one, or nil if it is none or that is
// not known.
func (p *pass) extended(lambda *sema.Lambda) *extendedLambda {
	if !p.Options.ExtendedLambda || !lambda.DeclaredSpaces().OnDevice() || lambda.Operator().RunsOn(sema.Host) == sema.Unknown {
		return nil
	}
	l := &extendedLambda{Lambda: lambda}
	for s := lambda.Outer; ; {
		f := s.EnclosingBody()
		if f == nil {
			break
		}
		if f.RunsOn(sema.Host) == sema.Unknown {
			return nil
		}
		if f.Lambda == nil {
			l.function = f
			break
		}
		if w := f.Lambda.DeclaredSpaces(); w.OnDevice() && !w.OnHost() { // code within it is device code
			return nil
		}
		l.around = append(l.around, f.Lambda)
		s = f.Lambda.Outer
	}
	if l.function == nil && len(l.around) == 0 || l.function != nil && (l.function.RunsOn(sema.Host) == sema.No || l.function.IsAdrift()) {
		return nil
	}
	return l
}

// eachExtendedLambda has visit look at the extended lambdas as they are written,
// in the host's view. Those of templates are in terms of the parameters.
func (p *pass) eachExtendedLambda(visit func(*extendedLambda)) {
	if !p.onHost || !p.Options.ExtendedLambda {
		return
	}
	p.eachUnit(func(u *sema.Unit) {
		for n := range u.Tree.Root().All() {
			if n.Kind() != syntax.LambdaExpression {
				continue
			}
			if l := p.extended(p.Global.LambdaAt(n)); l != nil {
				visit(l)
			}
		}
	})
}

// eachInstantiatedLambda has visit look at the extended lambdas of host code, those
// of templates as their instances have them.
func (p *pass) eachInstantiatedLambda(visit func(*extendedLambda)) {
	if !p.Options.ExtendedLambda {
		return
	}
	p.eachHostBody(func(b *sema.Body) {
		if b.IsPattern() {
			return
		}
		for _, lambda := range b.Lambdas() {
			if l := p.extended(lambda); l != nil {
				visit(l)
			}
		}
	})
}

func lambdaNested(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function != nil && slices.ContainsFunc(l.around, func(outer *sema.Lambda) bool { return outer.DeclaredSpaces().OnDevice() }) {
			p.report(l.introducer(), "extended lambda is defined in an extended __host__ __device__ lambda")
		}
	})
}

func lambdaInGeneric(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function != nil && slices.ContainsFunc(l.around, (*sema.Lambda).IsGeneric) {
			p.report(l.introducer(), "extended lambda is defined in a generic lambda")
		}
	})
}

func lambdaNoEnclosingFunction(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function == nil {
			p.report(l.introducer(), "extended lambda is defined in a lambda that is not inside a function")
		}
	})
}

func lambdaEnclosingInaccessible(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		f := l.function
		if f == nil || f.Class == nil || isLocalClass(f.Class) {
			return
		}
		switch access := f.Class.MemberAccess(f.First().Node); {
		case slices.Contains(f.Class.Constructors(), f) || f.IsDestructor():
			p.report(l.introducer(), "extended lambda is defined in '%s', whose address cannot be taken", f.Name)
		case access != sema.Public:
			p.report(l.introducer(), "extended lambda is defined in '%s', which is a %s member", f.Name, accessWords[access])
		case f.Class.Type().Access() != sema.Public:
			p.report(l.introducer(), "extended lambda is defined in a member of '%s', which is a %s class", f.Class.Name, accessWords[f.Class.Type().Access()])
		case f.Class.Type().IsUnnamed():
			p.report(l.introducer(), "extended lambda is defined in a member of an unnamed class")
		}
	})
}

// className names a class in a sentence.
func className(r *sema.Record) string { return cmp.Or(quoted(r.Name), "an unnamed class") }

// isLocalClass reports whether a class is local to a function, or a member of
// one that is.
func isLocalClass(r *sema.Record) bool { return r.Outer.EnclosingBody() != nil }

func lambdaEnclosingShadowed(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function == nil || l.function.Class == nil {
			return
		}
		def := l.function.Definition()
		if def == nil || def.Node.Parent().Kind() != syntax.TemplateDeclaration || def.Node == l.function.First().Node {
			return
		}
		for n := def.Node.Parent(); n.Kind() == syntax.TemplateDeclaration; n = n.Parent() {
			for param := range n.Child(syntax.FieldParameters).Children() {
				name := param.Child(syntax.FieldName)
				if name.IsZero() {
					name = param.ChildOf(syntax.TypeIdentifier)
				}
				if name.IsZero() || !param.Is(syntax.TypeParameterDeclaration, syntax.OptionalTypeParameterDeclaration) {
					continue
				}
				for _, e := range l.function.Class.Find(name.Text()) {
					if _, ok := e.(*sema.Alias); ok {
						p.report(l.introducer(), "member type '%s' hides the template parameter of that name around an extended lambda", name.Text())
					}
				}
			}
		}
	})
}

func lambdaLocalClass(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function != nil && l.function.Class != nil && isLocalClass(l.function.Class) {
			p.report(l.introducer(), "extended lambda is defined in a member of %s, which is local to a function", className(l.function.Class))
		}
	})
}

func lambdaEnclosingDeducedReturn(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function != nil && l.function.First().HasDeducedResult() {
			p.report(l.introducer(), "extended lambda is defined in '%s', whose return type is deduced", l.function.Name)
		}
	})
}

func lambdaHdGeneric(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.onHost() && l.IsGeneric() && l.Node.Child(syntax.FieldTemplateParameters).IsZero() { // else lambda-annotation
			p.report(l.introducer(), "__host__ __device__ extended lambda is generic")
		}
	})
}

func lambdaEnclosingTemplate(p *pass) {
	used := map[*sema.Function]bool{} // templates that host code instantiates
	p.eachHostBody(func(b *sema.Body) {
		if !p.Options.ExtendedLambda || b.IsPattern() {
			return
		}
		for _, u := range b.Uses() {
			switch {
			case u.Function != nil && u.Function.Pattern != nil:
				used[u.Function.Pattern] = true
			case u.Call != nil && u.Call.Function == nil && len(u.Call.Candidates) == 1:
				used[u.Call.Candidates[0]] = true
			}
		}
	})
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function == nil || !used[l.function] {
			return
		}
		if fault := headerFault(l.function.Definition()); fault != "" {
			p.report(l.introducer(), "extended lambda is defined in template '%s', which has %s", l.function.Name, fault)
		}
	})
	p.eachInstantiatedLambda(func(l *extendedLambda) {
		if fault := argumentFault(l.function); fault != "" {
			p.report(l.introducer(), "extended lambda is defined in '%s', instantiated with %s", l.function.Name, fault)
		}
	})
}

// argumentFault says which type among the arguments of an instance, of a template
// or of the class templates around it, the compiler cannot name elsewhere; "" if
// none is.
func argumentFault(f *sema.Function) string {
	if f == nil {
		return ""
	}
	args := f.Args
	for class := f.Class; class != nil; class = class.Outer.Record {
		args = slices.Concat(args, class.Args)
	}
	for _, a := range args {
		for t := range a.Parts() {
			if fault := unnameable(t); fault != "" {
				return fault
			}
		}
	}
	return ""
}

// unnameable says why the compiler cannot name a type outside of the function or class that it is
// declared in; "" if it can.
func unnameable(t *sema.Type) string {
	if t.DeclaredIn().EnclosingBody() != nil && !isExtendedLambda(t) {
		return typeName(t) + ", which is local to a function"
	}
	if access := t.Access(); access != sema.Public {
		return typeName(t) + ", which is a " + accessWords[access] + " member of its class"
	}
	return ""
}

// headerFault says why the host compiler cannot name an instance of a template by its arguments; "" if
// it can.
func headerFault(fd *sema.FuncDecl) string {
	params := slices.DeleteFunc(fd.TemplateParams(), func(t *sema.TypeParam) bool { return !fd.Template.Contains(t.Node) || fd.Node.Contains(t.Node) })
	packs := 0
	for i, param := range params {
		switch {
		case param.Pack && packs > 0:
			return "several parameter packs"
		case param.Pack && i < len(params)-1 && !params[len(params)-1].Pack:
			return "a parameter pack that is not the last parameter"
		case strings.HasPrefix(param.Name, "#"): // as those without a name are counted
			return "a parameter without a name"
		case param.Pack:
			packs++
		}
	}
	return ""
}

func lambdaMSVC(p *pass) {
	if !p.Options.MSVC {
		return
	}
	p.eachExtendedLambda(func(l *extendedLambda) {
		f := l.function
		switch {
		case f == nil || f.Class != nil && isLocalClass(f.Class):
		case f.HasInternalLinkage():
			p.report(l.introducer(), "extended lambda is defined in '%s', which has no external linkage", f.Name)
		case inConstexprIf(l.Node, f.Definition().Node):
			p.report(l.introducer(), "extended lambda is defined in an if constexpr block")
		}
	})
}

// inConstexprIf reports whether a node is in a block of an if constexpr within another node.
func inConstexprIf(n, within syntax.Node) bool {
	for ; !n.IsZero() && n != within; n = n.Parent() {
		if p := n.Parent(); p.Kind() == syntax.IfStatement && sema.IsConstexprIf(p) && n.Field() != syntax.FieldCondition {
			return true
		}
	}
	return false
}
