package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// hostCallDevice reports calls of device functions in host code. For the host nvcc compiles a
// __device__ function as one that ends the program, and a constructor or destructor as one without
// statements: that is the effect of a call that it does not reject.
func hostCallDevice(p *pass) {
	if !p.onHost {
		return
	}
	hip := p.mayBeHIP()
	var late []hostCall // in instances of templates
	p.eachHostBody(func(b *sema.Body) {
		f := b.Function
		if f.MayCallDevice() || f.Lambda == nil && f.DeclaredSpaces() == sema.DeviceSpace || hip && f.RunsOn(sema.Device) == sema.Yes {
			return
		}
		uses := b.Uses()
		if calls := templateArgumentCalls(b); len(calls) > 0 {
			uses = slices.Concat(calls, uses)
		}
		for _, u := range uses {
			if u.Kind == sema.Calls && u.Function != nil && !u.Function.IsImmediate() {
				u.Constant = false // nvcc also checks these
			}
			callee := p.foreign(u, sema.Host)
			if callee == nil && isRedeclared(u) {
				callee = u.Function
			}
			if callee == nil || callee.IsKernel() || callee.IsConstexpr() && p.Options.MayRelaxConstexpr() {
				continue
			}
			switch call := (hostCall{b, u, callee}); {
			case b.IsPattern() && !isBoundInPattern(u):
			case b.Instance && !b.Function.IsExplicit():
				late = append(late, call)
			default:
				p.reportHostCall(call)
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if v.Scope.Kind != sema.NamespaceScope || v.DeclaredMemory() != 0 || v.Initializer().IsZero() {
			return
		}
		for _, u := range p.InitializerUses(v) {
			callee := p.foreign(u, sema.Host)
			if callee == nil || callee.IsKernel() || callee.IsConstexpr() || !runsOtherwise(callee) {
				continue
			}
			r := p.reportCall(u, "initializer of '%s', which runs on the host, calls device function '%s'", v.Name, callee)
			if u.Kind != sema.Calls {
				r.accepted()
			}
		}
	})
	p.atEnd(func() {
		if len(late) == 0 {
			return
		}
		atOnce := p.InstantiatedAtOnce()
		for _, c := range late {
			if atOnce[c.body.Function] {
				p.reportHostCall(c)
			}
		}
	})
}

// mayBeHIP reports whether the unit may be for HIP's compiler, which has functions for both sides
// call those of the device where only the device runs them: it includes a header of HIP's that
// was not found.
func (p *pass) mayBeHIP() bool {
	return slices.ContainsFunc(p.Source.Missing, func(i source.Include) bool { return strings.HasPrefix(i.Name, "hip/") })
}

// templateArgumentCalls returns the calls in template arguments of a body, which the compiler
// evaluates. Those of lambdas and of functions with a deduced result are for the rules on
// introspection. Names in operands of sizeof and the like are not called: nvcc 11.8 rejects them, 13.0
// does not.
func templateArgumentCalls(b *sema.Body) []sema.Use {
	var calls []sema.Use
	for list := range b.Nodes() {
		if list.Kind() != syntax.TemplateArgumentList || isBelow(list, syntax.TemplateArgumentList, syntax.RequiresExpression) {
			continue
		}
		for n := range list.AllBut(syntax.LambdaExpression, syntax.RequiresExpression, syntax.SizeofExpression, syntax.AlignofExpression, syntax.Decltype) {
			if n.Kind() != syntax.CallExpression {
				continue
			}
			s := b.BodyScope().At(n)
			if c := s.Call(n); c != nil && c.Function != nil && c.Construct == nil && c.Function.Lambda == nil && !c.Function.First().HasDeducedResult() {
				calls = append(calls, sema.Use{Kind: sema.Calls, Node: n, Scope: s, Function: c.Function, Call: c})
			}
		}
	}
	return calls
}

// isBelow reports whether a node is within one of the given kinds, in the same statement.
func isBelow(n syntax.Node, kinds ...syntax.Kind) bool {
	for n = n.Parent(); !n.IsZero() && !n.Is(syntax.CompoundStatement, syntax.FunctionDefinition); n = n.Parent() {
		if n.Is(kinds...) {
			return true
		}
	}
	return false
}

// isRedeclared reports whether a use that nvcc looks at calls a function that has
// been declared for the device and, elsewhere, without an execution space.
func isRedeclared(u sema.Use) bool {
	f := u.Function
	return f != nil && !u.Constant && isChecked(u, f) && !(u.Kind == sema.Calls && u.MayBeHidden()) &&
		f.Lambda == nil && f.RunsOn(sema.Host) == sema.Yes && f.IsDevicesBefore(u.Node)
}

// A hostCall is a call of a device function in a body that runs on the host.
type hostCall struct {
	body   *sema.Body
	use    sema.Use
	callee *sema.Function
}

func (p *pass) reportHostCall(c hostCall) {
	f := c.body.Function
	checked := isChecked(c.use, c.callee)
	if !checked && (f.RunsOn(sema.Device) == sema.Yes || f.IsConstexpr() || !runsOtherwise(c.callee)) {
		return
	}
	r := p.reportCall(c.use, "%s calls device function '%s'", describe(f), c.callee)
	if !checked {
		r.accepted()
	}
}

// isBoundInPattern reports whether nvcc checks a call in the template itself, be it instantiated or
// not: the calls that name a function and do not depend on the template's parameters. Calls in its
// instances are all checked, but only in instances made where they are required and not at the end of
// the translation unit.
func isBoundInPattern(u sema.Use) bool {
	return u.Call != nil && !u.Implicit && u.Node.Kind() == syntax.CallExpression && (!u.Call.IsDependent() || isLocalMember(u.Function))
}

// isLocalMember reports whether f is a member of a class that is declared in a function
// and no template itself: the class is known as it is written there.
func isLocalMember(f *sema.Function) bool {
	return f != nil && f.Class != nil && f.Class.Outer.Kind == sema.BlockScope && !f.IsTemplate() && f.Lambda == nil
}

// isChecked reports whether nvcc checks the execution spaces of a callee of host code. Functions are
// checked where a body names them, including by conversions, but not in default arguments and in the
// implicit calls of a range-based for loop; constructors and destructors only for the variables of a
// body and for objects made with T(…), new and delete. Elements, members, bases and objects that are
// converted or initialized by a braced list are constructed unchecked.
func isChecked(u sema.Use, callee *sema.Function) bool {
	if u.Inserted || u.Function != callee {
		return false
	}
	switch u.Kind {
	case sema.Calls:
		return !u.Implicit || !u.Node.Is(syntax.NewExpression, syntax.DeleteExpression) // operator new and delete
	case sema.Constructs:
		return callee.Class == u.Record && (isLocalVariable(u.Node) && !u.Element || initializesVariable(u) || isMadeByName(u))
	case sema.Destroys:
		return isLocalVariable(u.Node) || u.Node.Kind() == syntax.DeleteExpression
	}
	return false
}

// isLocalVariable reports whether a node declares a variable in a statement or
// condition.
func isLocalVariable(n syntax.Node) bool {
	return n.Field() == syntax.FieldDeclarator && n.Parent().Kind() == syntax.Declaration &&
		n.Child(syntax.FieldDeclarator).Kind() != syntax.StructuredBindingDeclarator
}

// initializesVariable reports whether the constructed object is a variable, by an initializer that
// makes a temporary object in name only: V v = V{1}.
func initializesVariable(u sema.Use) bool {
	d := u.Node.Parent()
	if u.Node.Field() != syntax.FieldValue || d.Kind() != syntax.InitDeclarator || !isLocalVariable(d) ||
		!u.Node.Is(syntax.CompoundLiteralExpression, syntax.CastExpression, syntax.CallExpression) {
		return false
	}
	v := u.Scope.LocalAt(d)
	return v != nil && v.Type().Kind == sema.RecordType && v.Type().Record == u.Record
}

// isMadeByName reports whether an object is constructed by T(…), or by new
// without braces.
func isMadeByName(u sema.Use) bool {
	switch u.Node.Kind() {
	case syntax.CallExpression:
		c := u.Scope.Call(u.Node)
		cast, _ := u.Node.Cast()
		return c.Construct != nil && c.Construct.Record == u.Record && !cast.Kind.IsNamed()
	case syntax.NewExpression:
		return u.Node.Child(syntax.FieldArguments).Kind() != syntax.InitializerList
	}
	return false
}

// runsOtherwise reports whether a device function certainly does something else
// on the host than is written.
func runsOtherwise(f *sema.Function) bool {
	if f.Class == nil || f.Name != f.Class.Name && f.Name != "~"+f.Class.Name {
		return true
	}
	return f.HasStatements() == sema.Yes
}
