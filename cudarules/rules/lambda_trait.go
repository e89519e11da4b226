package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on queries about the closure types of extended lambdas, which the host compiler replaces by
// others: CUDA C++ Programming Guide 5.3.7.4 (14), (15), (18).

func init() {
	register(lambdaIntrospection, rule.Info{
		ID: "lambda-introspection", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7.4 (14) and (15)",
		Doc: "Host code does not ask for the result or the parameters of a __device__ extended lambda, unless the lambda writes a return type that names none of its parameters.",
		Bad: `// flags: --extended-lambda
#include <type_traits>
int run() {
    auto f = [] __device__ (int i) { return i * 0.5; };
    return sizeof(std::invoke_result_t<decltype(f), int>);
}`,
		Good: `// flags: --extended-lambda
#include <type_traits>
int run() {
    auto f = [] __device__ (int i) -> double { return i * 0.5; };
    return sizeof(std::invoke_result_t<decltype(f), int>);
}`,
	})
	register(lambdaTypeTraits, rule.Info{
		ID: "lambda-type-traits", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7.4 (18)",
		Doc: "Whether the closure type of an extended lambda is trivial, trivially copyable and so on does not decide on the template arguments of a kernel or of a variable with a memory space. nvcc accepts it.",
		Bad: `// flags: --extended-lambda
#include <type_traits>
template <bool Trivial> __global__ void report(int *out) { *out = Trivial; }
void run(int *out, int k) {
    auto f = [k] __host__ __device__ { return k; };
    report<std::is_trivially_copyable_v<decltype(f)>><<<1, 1>>>(out);
}`,
		Good: `// flags: --extended-lambda
template <bool Small> __global__ void report(int *out) { *out = Small; }
void run(int *out, int k) {
    auto f = [k] __host__ __device__ { return k; };
    report<sizeof(f) <= 8><<<1, 1>>>(out);
}`,
	})
}

// A trait is a template of the standard library with its arguments.
type trait struct {
	name string
	args []syntax.Node
}

// traitAt returns the template of namespace std, or cuda::std, that a name with template arguments
// denotes.
func traitAt(s *sema.Scope, n syntax.Node) (trait, bool) {
	if !n.Is(syntax.TemplateType, syntax.TemplateFunction) || !isOfStd(s, n) {
		return trait{}, false
	}
	t := trait{name: strings.TrimSuffix(n.Child(syntax.FieldName).Text(), "_v")}
	for a := range n.Child(syntax.FieldArguments).Children() {
		t.args = append(t.args, a)
	}
	return t, true
}

// isOfStd reports whether a name with template arguments is one of namespace std
// or cuda::std.
func isOfStd(s *sema.Scope, n syntax.Node) bool {
	whole := n
	if p := n.Parent(); p.Kind() == syntax.QualifiedIdentifier && p.Child(syntax.FieldScope) == n { // std::trait<T>::value
		whole = p
	}
	qualified := ""
	for p := whole.Parent(); p.Kind() == syntax.QualifiedIdentifier && p.Child(syntax.FieldName) == whole; p = whole.Parent() {
		qualified = p.Child(syntax.FieldScope).Text() + "::" + qualified
		whole = p
	}
	if qualified != "" {
		return qualified == "std::" || qualified == "cuda::std::"
	}
	for _, e := range s.LookupNode(n) {
		var in *sema.Scope
		switch e := e.(type) {
		case *sema.Record:
			in = e.Outer
		case *sema.Alias:
			in = e.Scope
		case *sema.Variable:
			in = e.Scope
		}
		for in != nil && in.Kind != sema.NamespaceScope {
			in = in.Parent
		}
		if in != nil && (in.String() == "std" || strings.HasPrefix(in.String(), "cuda::std")) {
			return true
		}
	}
	return false
}

// called returns the type whose call a trait is about, nil for other traits.
func (t trait) called(s *sema.Scope) *sema.Type {
	if len(t.args) == 0 {
		return nil
	}
	switch t.name {
	case "invoke_result", "invoke_result_t":
		return s.Type(t.args[0]).NonReference()
	case "result_of", "result_of_t":
		if f := s.Type(t.args[0]); f.Kind == sema.FunctionType {
			return f.Elem.NonReference()
		}
	}
	return nil
}

// hidesResult reports whether a type is the closure type of a device lambda whose
// result the host does not know.
func hidesResult(t *sema.Type) bool {
	return t != nil && isDeviceLambda(t) && !t.Record.Closure.PreservesResult()
}

func lambdaIntrospection(p *pass) {
	classes := map[*sema.Record]bool{}
	p.eachHostBody(func(b *sema.Body) {
		if !p.Options.ExtendedLambda || b.IsPattern() || b.Function.RunsOn(sema.Device) == sema.Yes {
			return
		}
		class := func(r *sema.Record) {
			if r == nil || r.Pattern == nil || classes[r] {
				return
			}
			classes[r] = true
			for n := range r.Definition().AllBut(syntax.FunctionDefinition, syntax.LambdaExpression) {
				p.introspects(r.Scope(), n)
			}
		}
		look := func(n syntax.Node) {
			s := b.BodyScope().At(n)
			p.introspects(s, n)
			if n.Kind() == syntax.TemplateType {
				if t := s.Type(n); t.Kind == sema.RecordType && slices.ContainsFunc(t.Record.Args, namesDeviceLambda) {
					class(t.Record)
				}
			}
		}
		for n := range b.Nodes() {
			look(n)
		}
		for n := range b.Operands() {
			look(n)
		}
		class(b.Function.Class)
		if b.Function.Pattern == nil || !slices.ContainsFunc(b.Function.Args, namesDeviceLambda) {
			return
		}
		for _, head := range []syntax.Node{b.Template.Child(syntax.FieldParameters), b.Node.Child(syntax.FieldType), b.Node.Child(syntax.FieldDeclarator)} {
			for n := range head.AllBut(syntax.LambdaExpression) {
				p.introspects(b.BodyScope(), n)
			}
		}
	})
}

// namesDeviceLambda reports whether a template argument is made of the closure type
// of a device lambda.
func namesDeviceLambda(a sema.Argument) bool {
	for t := range a.Parts() {
		if isDeviceLambda(t) {
			return true
		}
	}
	return false
}

// introspects reports a node that queries the result type of a device lambda's call.
func (p *pass) introspects(s *sema.Scope, n syntax.Node) {
	switch {
	case n.Kind() == syntax.Decltype:
		operand := n.First()
		if operand.Kind() == syntax.CallExpression && hidesResult(s.Value(operand.Child(syntax.FieldFunction)).Type.NonReference()) {
			p.report(n, "host code uses the result type of a __device__ lambda, which the host compiler does not know")
		}
	case n.Kind() == syntax.PointerExpression:
		operand := n.Child(syntax.FieldArgument)
		if operand.Kind() == syntax.QualifiedIdentifier && strings.HasSuffix(operand.Text(), "operator()") && isDeviceLambda(s.Type(operand.Child(syntax.FieldScope)).NonReference()) {
			p.report(n, "host code uses the call operator of a __device__ lambda, which the host compiler does not have")
		}
	case n.Is(syntax.TemplateType, syntax.TemplateFunction):
		if t, ok := traitAt(s, n); ok {
			if hidesResult(t.called(s)) {
				p.report(n, "host code uses the result type of a __device__ lambda, which the host compiler does not know")
			}
			return
		}
		if k := resultAlias(s, n); k >= 0 {
			i := 0
			for a := range n.Child(syntax.FieldArguments).Children() {
				if i == k && hidesResult(s.Type(a).NonReference()) {
					p.report(n, "host code uses the result type of a __device__ lambda, which the host compiler does not know")
				}
				i++
			}
		}
	}
}

// resultAlias returns the index of the template parameter whose call's result type a project's alias
// template denotes, or -1.
func resultAlias(s *sema.Scope, n syntax.Node) int {
	for _, e := range s.LookupNode(n) {
		alias, ok := e.(*sema.Alias)
		if !ok || alias.Node.Parent().Kind() != syntax.TemplateDeclaration {
			continue
		}
		for part := range alias.Node.All() {
			t, ok := traitAt(alias.Scope, part)
			if !ok || len(t.args) == 0 {
				continue
			}
			called := t.args[0]
			switch t.name {
			case "result_of", "result_of_t": // <F(A...)>
				called = called.Child(syntax.FieldType)
			case "invoke_result", "invoke_result_t":
			default:
				continue
			}
			i := 0
			for param := range alias.Node.Parent().Child(syntax.FieldParameters).Children() {
				if param.ChildOf(syntax.TypeIdentifier).Text() == called.Text() {
					return i
				}
				i++
			}
		}
	}
	return -1
}

func lambdaTypeTraits(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		if !p.Options.ExtendedLambda || b.IsPattern() {
			return
		}
		for _, u := range b.Uses() {
			name, what := syntax.Node{}, ""
			switch {
			case u.Launch != nil && u.Kind == sema.Launches:
				name, what = u.Launch.Callee, "kernel '"+kernelName(u.Launch)+"'"
			case u.Variable != nil && u.Variable.IsTemplate() && u.Variable.DeclaredMemory() != 0:
				name, what = instanceName(u), memoryWord(u.Variable)+" variable '"+u.Variable.Name+"'"
			}
			for _, a := range templateArguments(name) {
				if asksTriviality(u.Scope, a, 0) {
					p.report(u.Node, "template arguments of %s depend on whether the closure type of an extended lambda is trivial", what)
					break
				}
			}
		}
	})
}

// isTrivialityOfLambda reports whether a class is a trait of triviality of an
// extended lambda's closure type.
func isTrivialityOfLambda(r *sema.Record) bool {
	return strings.HasPrefix(r.Name, "is_trivial") && isStd(r, r.Name) && isExtendedLambda(r.Args[0].Type.NonReference())
}

// asksTriviality reports whether a template argument depends on a trait of
// triviality of an extended lambda's closure type, also through constants and
// type names of the function.
func asksTriviality(s *sema.Scope, arg syntax.Node, depth int) bool {
	if !s.TU.Allows(limit.ValueDepth, depth) {
		return false
	}
	for n := range arg.All() {
		at := s.At(n)
		if t, ok := traitAt(at, n); ok && strings.HasPrefix(t.name, "is_trivial") {
			for _, a := range t.args {
				if isExtendedLambda(at.Type(a).NonReference()) {
					return true
				}
			}
		}
		if !n.Is(syntax.Identifier, syntax.TypeIdentifier, syntax.QualifiedIdentifier) {
			continue
		}
		for _, e := range at.LookupNode(n) {
			switch e := e.(type) {
			case *sema.Variable:
				if r := e.Scope.Record; r != nil && len(r.Args) > 0 && (isTrivialityOfLambda(r) || asksTriviality(e.Scope, e.Initializer(), depth+1)) {
					return true
				}
				if e.IsLocal() && !e.Initializer().IsZero() && !arg.Contains(e.Node) && asksTriviality(e.Scope, e.Initializer(), depth+1) {
					return true
				}
			case *sema.Alias:
				if e.Scope.Kind == sema.BlockScope && !e.Node.Contains(arg) && asksTriviality(e.Scope, e.Node.Child(syntax.FieldType), depth+1) {
					return true
				}
			}
		}
	}
	return false
}
