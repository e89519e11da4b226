package rules

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on deduced return types: CUDA C++ Programming Guide 5.3.11.1.

func init() {
	register(deviceDeducedReturn, rule.Info{
		ID: "device-deduced-return", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.11.1",
		Doc: "Host code does not ask for the deduced return type of a __device__ function: not by decltype or sizeof, a variable that is initialized by a call, or the function's address.",
		Bad: `__device__ auto twice(int x) { return 2 * x; }
using R = decltype(twice(1));`,
		Good: `__device__ auto twice(int x) -> int { return 2 * x; }
using R = decltype(twice(1));`,
	})
}

func deviceDeducedReturn(p *pass) {
	if p.onHost {
		p.atEnd(p.reportDeducedReturns)
	}
}

func (p *pass) reportDeducedReturns() {
	d := deducedReturns{pass: p, names: map[string]bool{}, device: map[syntax.Node]bool{}}
	for _, u := range p.Units {
		maps.Copy(d.names, u.Deduced())
	}
	if len(d.names) == 0 && !p.writesDeviceLambda() {
		return
	}
	for _, u := range p.Focus {
		for fd := range p.FuncDecls(u) {
			d.device[fd.Node] = isDevices(fd.Function)
		}
		for n := range u.Tree.Root().All() {
			if n.Kind() == syntax.LambdaExpression {
				d.device[n] = isDevices(p.Global.LambdaAt(n).Operator())
			}
		}
	}
	for _, u := range p.Focus {
		d.visit(u.Tree.Root(), false)
	}
}

// writesDeviceLambda reports whether a lambda in focus is written for the device alone.
func (p *pass) writesDeviceLambda() bool {
	for _, u := range p.Focus {
		for n := range u.Tree.Root().All() {
			if n.Kind() == syntax.LambdaExpression && slices.ContainsFunc(n.DeclMarks(), func(m syntax.Mark) bool { return m.Word == syntax.Device }) {
				return true
			}
		}
	}
	return false
}

// isDeduced reports whether a function runs on the device alone and its return type is deduced from
// its body. With --expt-relaxed-constexpr the host also has constexpr functions.
func (p *pass) isDeduced(f *sema.Function) bool {
	return !(f.IsConstexpr() && p.Options.MayRelaxConstexpr()) && f.RunsOn(sema.Host) == sema.No && !f.IsKernel() && f.First().HasDeducedResult()
}

// isDevices reports whether a function runs on the device and nowhere else.
func isDevices(f *sema.Function) bool {
	return f.RunsOn(sema.Device) == sema.Yes && f.RunsOn(sema.Host) == sema.No
}

type deducedReturns struct {
	pass   *pass
	names  map[string]bool      // that functions with deduced return types may have
	device map[syntax.Node]bool // function declarations and lambdas, by whether they run on the device alone
}

// visit reports uses of a deduced return type in n, without device code. unevaluated says that n is an
// operand of decltype or the like.
func (d *deducedReturns) visit(n syntax.Node, unevaluated bool) {
	if d.device[n] {
		return
	}
	switch n.Kind() {
	case syntax.TemplateDeclaration:
		for c := range n.Children() {
			if d.device[c] {
				return
			}
		}
	case syntax.UsingDeclaration, syntax.FriendDeclaration:
		return
	case syntax.FunctionDeclarator:
		for c := range n.Children() {
			if c.Field() != syntax.FieldDeclarator {
				d.visit(c, unevaluated)
			}
		}
		return
	case syntax.Decltype, syntax.SizeofExpression:
		unevaluated = true
	case syntax.CallExpression:
		d.call(n, unevaluated)
		if d.introduces(n.Child(syntax.FieldFunction)) {
			d.visit(n.Child(syntax.FieldArguments), unevaluated)
			return
		}
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction, syntax.FieldExpression:
		if d.introduces(n) {
			d.tell(n, d.named(n))
			return
		}
	}
	for c := range n.Children() {
		d.visit(c, unevaluated)
	}
}

// introduces reports whether a name may be that of such a function.
func (d *deducedReturns) introduces(n syntax.Node) bool {
	for {
		switch n.Kind() {
		case syntax.ParenthesizedExpression:
			n = n.First()
		case syntax.QualifiedIdentifier, syntax.TemplateFunction, syntax.TemplateMethod:
			n = n.Child(syntax.FieldName)
		case syntax.FieldExpression:
			n = n.Child(syntax.FieldField)
		default:
			return n.Is(syntax.Identifier, syntax.FieldIdentifier) && d.names[n.Text()] && n.Field() != syntax.FieldDeclarator
		}
	}
}

// named returns the function with a deduced return type that a name denotes, or nil.
func (d *deducedReturns) named(n syntax.Node) *sema.Function {
	set := d.pass.Global.ValueAt(n).Functions()
	if len(set) == 0 {
		return nil
	}
	for _, f := range set {
		if !d.pass.isDeduced(f) {
			return nil
		}
	}
	return set[0]
}

// call reports a call whose type matters: in an operand that is not evaluated,
// or in the initializer of a variable. nvcc lets calls pass that depend on the
// parameters of a template.
func (d *deducedReturns) call(n syntax.Node, unevaluated bool) {
	if !unevaluated && (n.Parent().Kind() != syntax.InitDeclarator || !d.introduces(n.Child(syntax.FieldFunction))) {
		return
	}
	if c := d.pass.Global.CallAt(n); c != nil && c.Function != nil && !c.IsDependent() && d.pass.isDeduced(c.Function) && (c.Function.Lambda == nil || c.Function.Lambda.DeclaredSpaces() != 0) {
		d.tell(n, c.Function)
	}
}

func (d *deducedReturns) tell(n syntax.Node, f *sema.Function) {
	switch {
	case f == nil:
	case f.Lambda != nil:
		d.pass.report(n, "host code uses the deduced return type of a __device__ lambda")
	default:
		d.pass.report(n, "host code refers to __device__ function '%s', whose return type is deduced", f)
	}
}
