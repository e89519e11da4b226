package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on argument-dependent lookup for extended lambdas: CUDA C++ Programming
// Guide 5.3.7.7.

func init() {
	register(lambdaADL, rule.Info{
		ID: "lambda-adl", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.7.7",
		Doc: "An unqualified call with an extended lambda should not find more functions than it names: what stands for the closure type in the host's compilation is a template of the types that are captured and of the type of the enclosing function, and their namespaces are searched.",
		Bad: `// flags: --extended-lambda
namespace mesh {
struct Face { int id; };
template <typename F> int enqueue(F) { return 1; }
}
template <typename F> int enqueue(F) { return 2; }
int run(mesh::Face face) {
    auto f = [face] __device__ { return face.id; };
    return enqueue(f);
}`,
		Good: `// flags: --extended-lambda
namespace mesh {
struct Face { int id; };
template <typename F> int enqueue(F) { return 1; }
}
template <typename F> int enqueue(F) { return 2; }
int run(mesh::Face face) {
    auto f = [face] __device__ { return face.id; };
    return ::enqueue(f);
}`,
	})
}

func lambdaADL(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		if !p.Options.ExtendedLambda || b.IsPattern() {
			return
		}
		for n := range b.Nodes() {
			name := n.Child(syntax.FieldFunction)
			if n.Kind() != syntax.CallExpression || n.IsLaunch() || name.Kind() != syntax.Identifier {
				continue
			}
			s := b.BodyScope().At(n)
			named := s.LookupNode(name)
			if !slices.ContainsFunc(named, isNamespaceFunction) {
				continue
			}
			args := slices.Collect(n.Child(syntax.FieldArguments).Children())
			if f := alsoFound(s, name.Text(), args, named); f != nil {
				p.report(n, "call of '%s' with an extended lambda also finds '%s' in host compilation; qualify the name", name.Text(), f)
			}
		}
	})
}

func isNamespaceFunction(e sema.Entity) bool {
	f, ok := e.(*sema.Function)
	return ok && f.Class == nil && f.Scope.Kind == sema.NamespaceScope
}

// alsoFound returns a function template, not named by a call, that argument-dependent lookup for
// extended lambdas among the arguments adds, if it takes the lambda, or nil.
func alsoFound(s *sema.Scope, name string, args []syntax.Node, named []sema.Entity) *sema.Function {
	for i, arg := range args {
		t := s.Value(arg).Type.NonReference()
		if !isExtendedLambda(t) {
			continue
		}
		for _, in := range placeholderNamespaces(t.Record.Closure) {
			for _, e := range in.Find(name) {
				f, ok := e.(*sema.Function)
				if ok && f.IsTemplate() && !slices.Contains(named, e) && takesAny(f, i, len(args)) {
					return f
				}
			}
		}
	}
	return nil
}

// placeholderNamespaces returns the namespaces of the types that the placeholder
// of an extended lambda's closure type names.
func placeholderNamespaces(l *sema.Lambda) []*sema.Scope {
	var types []*sema.Type
	for _, c := range l.Captures() {
		if c.Variable != nil {
			types = append(types, c.Variable.Type())
		}
	}
	if f := l.Function(); f != nil && f.Type().Kind == sema.FunctionType {
		types = append(append(types, f.Type().Params...), f.Type().Elem)
		if f.Class != nil {
			types = append(types, f.Class.Type())
		}
	}
	var namespaces []*sema.Scope
	for _, t := range types {
		namespaces = append(namespaces, sema.AssociatedNamespaces(t)...)
	}
	return namespaces
}

// takesAny reports whether a function template takes as many arguments, and as
// one of them, by index, a value of any type.
func takesAny(f *sema.Function, i, count int) bool {
	params := f.First().Params()
	if len(params) != count {
		return false
	}
	t := params[i].Type().NonReference().Unqualified()
	return t.IsDependent() && slices.ContainsFunc(f.First().TemplateParams(), func(p *sema.TypeParam) bool { return t.String() == p.Name })
}
