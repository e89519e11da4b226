package rules

import (
	"iter"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on long double in device code: CUDA C++ Programming Guide 5.3.9.1.

func init() {
	register(deviceLongDouble, rule.Info{
		ID: "device-long-double", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.1",
		Nvcc: []rule.Warning{{Number: 20208}},
		Doc:  "Device code does not use long double, except as the parameter of a literal operator; nvcc silently computes in double.",
		Bad:  `__global__ void scale(double *x) { long double k = 1.25L; x[threadIdx.x] *= k; }`,
		Good: `__global__ void scale(double *x) { double k = 1.25; x[threadIdx.x] *= k; }`,
	})
}

// deviceLongDouble reports where long double enters device code: where it is written, where an entity
// declared elsewhere has it, and where it is a template argument. Further uses of a local variable or
// a parameter are not reported again.
func deviceLongDouble(p *pass) {
	l := &longDoubles{pass: p, told: map[linePlace]bool{}}
	l.launched = callSearch[bool]{pass: p, follows: takesLongDouble, finds: func(b *sema.Body) bool {
		return b.Function.RunsOn(sema.Host) == sema.No && l.computes(b)
	}}
	l.called = callSearch[bool]{pass: p, follows: takesLongDouble, finds: func(b *sema.Body) bool {
		return b.Function.RunsOn(sema.Device) == sema.Yes && l.computes(b)
	}}
	p.eachHostBody(func(b *sema.Body) {
		if !b.Instance && b.Function.RunsOn(sema.Device) != sema.Yes {
			l.instances(b, &l.launched)
		}
	})
	if !p.onDevice() {
		return
	}
	p.eachFunction(func(fd *sema.FuncDecl) {
		if fd.Function.RunsOn(sema.Device) == sema.Yes {
			l.signature(fd)
		}
	})
	p.eachDeviceBody(func(b *sema.Body) {
		if b.Instance && hasLongDoubleArgument(b.Function) { // the place of the argument counts
			return
		}
		if b.Function.Lambda != nil {
			l.signature(b.FuncDecl)
		}
		for n := range l.places(b) {
			l.report(n)
		}
		l.instances(b, &l.called)
	})
	p.eachUnit(func(u *sema.Unit) {
		for fd := range p.Instantiations(u) {
			if hasLongDoubleArgument(fd.Function) && l.called.from(fd.Function) {
				l.report(fd.Name())
			}
		}
	})
}

// longDoubles reports long double, once a line.
type longDoubles struct {
	pass             *pass
	told             map[linePlace]bool
	called, launched callSearch[bool] // for long double in instances of templates
}

// A linePlace is a line of a file.
type linePlace struct {
	file *source.File
	line int
}

func (l *longDoubles) report(n syntax.Node) {
	pos := l.pass.Pos(n)
	at := linePlace{pos.File, pos.Line}
	if !l.told[at] {
		l.told[at] = true
		l.pass.report(n, "device code treats long double as double")
	}
}

// signature reports long double in the parameters and result of a function.
func (l *longDoubles) signature(fd *sema.FuncDecl) {
	for _, param := range fd.Params() {
		if !fd.Function.IsLiteralOperator() && hasLongDouble(param.Type()) {
			l.report(param.Node)
		}
	}
	if hasLongDouble(fd.Result()) {
		l.report(fd.Name())
	}
}

// instances reports the instances of templates that a body calls or launches, and
// that compute in long double because an argument says so.
func (l *longDoubles) instances(b *sema.Body, compiled *callSearch[bool]) {
	for _, u := range b.Uses() {
		if takesLongDouble(u) && compiled.from(u.Function) {
			at := u.Node
			if u.Launch != nil {
				at = u.Launch.Callee
			}
			for i, written := range templateArguments(at) {
				if i < len(u.Function.Args) && hasLongDoublePart(u.Function.Args[i]) {
					at = written
					break
				}
			}
			l.report(at)
		}
	}
}

// computes reports whether an instance of a template uses long double.
func (l *longDoubles) computes(b *sema.Body) bool {
	for _, param := range b.Params() {
		if hasLongDouble(param.Type()) {
			return true
		}
	}
	for range l.places(b) {
		return true
	}
	return hasLongDouble(b.Result())
}

// places yields the nodes of a body that bring long double into it.
func (l *longDoubles) places(b *sema.Body) iter.Seq[syntax.Node] {
	return func(yield func(syntax.Node) bool) {
		for n := range b.Nodes() {
			if bringsLongDouble(b, n) && !yield(n) {
				return
			}
		}
		for n := range b.Operands() {
			if n.Kind() == syntax.SizedTypeSpecifier && strings.HasPrefix(n.Text(), "long") && strings.HasSuffix(n.Text(), "double") && !yield(n) {
				return
			}
		}
		for _, u := range b.Uses() {
			if v := u.Variable; v != nil && !u.Constant && hasLongDouble(v.Type()) && !isDeclaredOnDevice(b, v) && !yield(u.Node) {
				return
			}
		}
	}
}

// bringsLongDouble reports whether a node of a body writes long double, declares
// an object of it or names a member that is one.
func bringsLongDouble(b *sema.Body, n syntax.Node) bool {
	switch n.Kind() {
	case syntax.NumberLiteral:
		c, ok := b.BodyScope().Constant(n)
		return ok && c.Type.Kind == sema.LongDouble
	case syntax.TypeDescriptor:
		return hasLongDouble(b.BodyScope().At(n).Type(n))
	case syntax.Declaration, syntax.ForRangeLoop:
		scope := b.BodyScope().At(n)
		for d := range n.ChildrenIn(syntax.FieldDeclarator) {
			if v := scope.LocalAt(d); v != nil && hasLongDouble(v.Type()) {
				return true
			}
		}
	case syntax.FieldExpression:
		return isLongDouble(b, n) && !isAddressed(n)
	case syntax.SubscriptExpression, syntax.PointerExpression:
		of := n.Child(syntax.FieldArgument)
		return of.Is(syntax.FieldExpression, syntax.CallExpression) && isLongDouble(b, n)
	}
	return false
}

// isLongDouble reports whether an expression is of type long double.
func isLongDouble(b *sema.Body, n syntax.Node) bool {
	return b.BodyScope().ValueAt(n).Type.NonReference().Kind == sema.LongDouble
}

// isAddressed reports whether an expression is the operand of &.
func isAddressed(n syntax.Node) bool {
	p := n.Parent()
	return p.Op() == syntax.AddressOf
}

// isDeclaredOnDevice reports whether a variable is a parameter or local variable of
// a body that runs on the device, or of one around that lambda. A structured
// binding is a member by another name.
func isDeclaredOnDevice(b *sema.Body, v *sema.Variable) bool {
	if v.Binding || !v.Parameter && !v.IsLocal() {
		return false
	}
	for f := b.Function; f != nil && f.RunsOn(sema.Device) != sema.No; f = f.Lambda.Outer.EnclosingBody() {
		if f.First().Node.Contains(v.Node) || f.Definition() != nil && f.Definition().Node.Contains(v.Node) {
			return true
		}
		if f.Lambda == nil {
			return false
		}
	}
	return false
}

// takesLongDouble reports whether a use calls or launches an instance of a
// template with long double in its arguments.
func takesLongDouble(u sema.Use) bool {
	return u.Function != nil && (isCall(u) || u.Launch != nil) && hasLongDoubleArgument(u.Function)
}

// hasLongDoubleArgument reports whether a function, or a class that it is a member
// of, is an instance of a template with long double in its arguments.
func hasLongDoubleArgument(f *sema.Function) bool {
	if slices.ContainsFunc(f.Args, hasLongDoublePart) {
		return true
	}
	return f.Class != nil && slices.ContainsFunc(f.Class.Args, hasLongDoublePart)
}

// hasLongDoublePart reports whether long double occurs in a template argument.
func hasLongDoublePart(a sema.Argument) bool {
	if a.IsPack {
		return slices.ContainsFunc(a.Pack, hasLongDoublePart)
	}
	return a.Type != nil && hasLongDouble(a.Type)
}

// hasLongDouble reports whether long double occurs in a type.
func hasLongDouble(t *sema.Type) bool {
	for {
		switch t.Kind {
		case sema.LongDouble:
			return true
		case sema.Pointer, sema.LValueReference, sema.RValueReference, sema.Array:
			t = t.Elem
		default:
			return false
		}
	}
}
