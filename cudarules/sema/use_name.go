package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

func (w *useWalker) member(n syntax.Node) {
	w.arrowOperator(n)
	v := w.value(n)
	switch e := v.Entity.(type) {
	case *Variable:
		if e.IsStatic() {
			w.variable(n, e)
		}
	}
	w.statement(n.Child(syntax.FieldArgument))
}

// name records the use of a variable or function by its name.
func (w *useWalker) name(n syntax.Node) {
	v := w.value(n)
	if w.isMacroArgument(n) {
		return
	}
	if len(v.Functions()) > 0 {
		kind := Refers
		if p := n.Parent(); p.Kind() == syntax.PointerExpression {
			kind = TakesAddress
		}
		u := Use{Kind: kind, Node: n}
		if len(v.Functions()) == 1 {
			u.Function = v.Functions()[0]
		} else {
			u.Function = selected(v.Functions(), w.target(n))
		}
		w.add(u)
		return
	}
	if e, ok := v.Entity.(*Variable); ok {
		w.variable(n, e)
	}
}

// selected returns the one of an overload set that a pointer or reference of type t
// can stand for ([over.over]); nil if there is none, or if it is not known.
func selected(set []*Function, t *Type) *Function {
	if t = t.NonReference().Unqualified(); t.Kind == Pointer {
		t = t.Elem
	}
	if t.Kind != FunctionType {
		return nil
	}
	var found *Function
	for _, f := range set {
		if f.IsTemplate() || f.Type().Kind != FunctionType {
			return nil
		}
		if Equal(f.Type(), t) {
			found = f
		}
	}
	return found
}

// target returns the type that an expression is initialized or assigned to where it
// stands; unknown if it is neither.
func (w *useWalker) target(n syntax.Node) *Type {
	p := n.Parent()
	for p.Is(syntax.ParenthesizedExpression, syntax.PointerExpression) {
		n, p = p, p.Parent()
	}
	switch {
	case p.Kind() == syntax.InitDeclarator && n.Field() == syntax.FieldValue:
		if v := w.root.At(p).LocalAt(p); v != nil {
			return v.Type()
		}
	case p.Kind() == syntax.AssignmentExpression && n.Field() == syntax.FieldRight:
		return w.value(p.Child(syntax.FieldLeft)).Type
	case p.Kind() == syntax.ReturnStatement:
		return w.body.Function.Result()
	case p.Kind() == syntax.ArgumentList:
		return w.boundTo(n, p)
	}
	return unknown
}

// isMacroArgument reports whether the name n is an argument of what nothing
// declares. That may be a macro of an unseen header, which makes of it what it
// likes.
func (w *useWalker) isMacroArgument(n syntax.Node) bool {
	call := n.Parent().Parent()
	if n.Parent().Kind() != syntax.ArgumentList || call.Kind() != syntax.CallExpression {
		return false
	}
	callee := call.Child(syntax.FieldFunction)
	return callee.Kind() == syntax.Identifier && len(w.root.At(call).LookupNode(callee)) == 0
}

// variable records how the expression around the name n uses variable v.
func (w *useWalker) variable(n syntax.Node, v *Variable) {
	if !v.Type().IsVolatile() && w.isDiscarded(n) {
		return
	}
	u := Use{Variable: v}
	add := func(k UseKind) {
		u.Kind, u.Node = k, n
		w.add(u)
	}
	for {
		p := n.Parent()
		switch p.Kind() {
		case syntax.ParenthesizedExpression:
		case syntax.FieldExpression:
			if n.Field() != syntax.FieldArgument {
				break
			}
			if p.Op() != syntax.Dot {
				add(Reads)
				return
			}
			if fs := w.value(p).Functions(); len(fs) > 0 { // a member function gets this
				add(Binds)
				return
			}
			if m, ok := w.value(p).Entity.(*Variable); ok && m.Type().IsReference() {
				u.Part = true
				add(Reads)
				return
			}
			u.Part = true
		case syntax.SubscriptExpression:
			if n.Field() != syntax.FieldArgument {
				add(Reads)
				return
			}
			switch w.value(n).Type.Kind {
			case Array:
			case RecordType:
				add(Binds)
				return
			default:
				add(Reads)
				return
			}
			u.Part, u.Element = true, true
		case syntax.AssignmentExpression:
			if n.Field() == syntax.FieldLeft {
				if p.Op() != syntax.Assign {
					add(Reads)
				}
				add(Writes)
				return
			}
			add(w.reading(n))
			return
		case syntax.UpdateExpression:
			add(Reads)
			add(Writes)
			return
		case syntax.PointerExpression:
			switch {
			case p.Op() == syntax.AddressOf:
				add(TakesAddress)
				return
			case w.value(n).Type.Kind == Array: // *a is a[0]
				u.Part, u.Element = true, true
			default:
				add(Reads)
				return
			}
		case syntax.ArgumentList, syntax.InitializerList:
			add(w.taking(w.boundTo(n, p), n))
			return
		case syntax.ParameterDeclaration: // of "A x(y[0]);", see mostVexing
			if w.value(n).Type.Kind == Array && p.Child(syntax.FieldDeclarator).Kind() == syntax.AbstractArrayDeclarator {
				u.Part, u.Element = true, true
				add(Reads)
				return
			}
			add(w.reading(n))
			return
		case syntax.InitDeclarator:
			name, _ := declaratorName(p)
			if x := w.root.At(p).LocalAt(p); x != nil && !name.IsZero() {
				add(w.taking(x.Type(), n))
				return
			}
			add(w.reading(n))
			return
		case syntax.ReturnStatement:
			add(w.taking(w.body.Function.Result(), n))
			return
		case syntax.ForRangeLoop:
			if n.Field() == syntax.FieldRight {
				add(Binds)
				return
			}
			add(w.reading(n))
			return
		case syntax.ConditionalExpression:
			if n.Field() == syntax.FieldCondition || w.value(p).Category != LValue {
				add(w.reading(n))
				return
			}
		default:
			add(w.reading(n))
			return
		}
		n = p
	}
}

// isDiscarded reports whether nobody reads what an expression names, a variable or a
// member of one: (void) x; x, y; ([expr.context]).
func (w *useWalker) isDiscarded(n syntax.Node) bool {
	for {
		p := n.Parent()
		switch p.Kind() {
		case syntax.ParenthesizedExpression:
		case syntax.FieldExpression:
			if n.Field() != syntax.FieldArgument || p.Op() != syntax.Dot {
				return false
			}
		case syntax.ExpressionStatement:
			return true
		case syntax.CommaExpression:
			if n.Field() == syntax.FieldLeft {
				return true
			}
		case syntax.CastExpression:
			c, _ := w.root.CastAt(p)
			return c.To.Kind == Void
		case syntax.ArgumentList:
			c, ok := w.root.CastAt(p.Parent())
			return ok && c.To.Kind == Void
		default:
			return false
		}
		n = p
	}
}

// taking returns how an object of type t is initialized from the lvalue n. A
// reference to another arithmetic or enumeration type is bound to a temporary
// object with the converted value ([dcl.init.ref]).
func (w *useWalker) taking(t *Type, n syntax.Node) UseKind {
	if !t.IsReference() {
		return w.reading(n)
	}
	if from := w.value(n).Type; isNumber(t.Elem) && isNumber(from) && !Equal(t.Elem.Unqualified(), from.Unqualified()) {
		return Reads
	}
	return Binds
}

// reading is a read, or for an array that decays the taking of its address.
func (w *useWalker) reading(n syntax.Node) UseKind {
	if w.value(n).Type.Kind == Array {
		return TakesAddress
	}
	return Reads
}

// boundTo returns the type of the parameter that argument n of a list
// initializes; unknown if that is not known.
func (w *useWalker) boundTo(n, list syntax.Node) *Type {
	call := list.Parent()
	var f *Function
	if call.Kind() == syntax.CallExpression && !call.IsLaunch() {
		if c := w.root.At(call).Call(call); c != nil {
			f = c.Function
		}
	}
	if f == nil {
		return unknown
	}
	i := 0
	for a := range list.Children() {
		if a == n {
			break
		}
		i++
	}
	if t := f.Type(); t.Kind == FunctionType && i < len(t.Params) {
		return t.Params[i]
	}
	return unknown
}

// isNumber reports whether t is an arithmetic or enumeration type.
func isNumber(t *Type) bool { return t.IsArithmetic() || t.Kind == EnumType }
