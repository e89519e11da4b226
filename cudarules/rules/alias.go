package rules

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// aliases tells which expressions of a body name certain objects, or parts of
// them: directly, or through casts, references and pointers that are bound to
// them once.
type aliases struct {
	body     *sema.Body
	objects  []*sema.Variable // variables whose parts are asked for
	pointers []*sema.Variable // pointers to such objects
	this     *sema.Variable   // stands for the object of a member function

	changed map[*sema.Variable]bool // variables that are assigned anywhere
	asked   map[*sema.Variable]bool // variables whose initializers are being looked at

	known map[writeQuestion]bool // answers, and false for what is being asked; shared by the bodies of a question
}

// A writeQuestion asks whether a function modifies what a parameter points or refers
// to, or its object.
type writeQuestion struct {
	body      *sema.Body
	parameter int // -1: the object
}

func (a *aliases) value(n syntax.Node) sema.Value { return a.body.BodyScope().ValueAt(n) }

// object returns the object that an lvalue is a part of, or nil.
func (a *aliases) object(e syntax.Node) *sema.Variable {
	switch e.Kind() {
	case syntax.ParenthesizedExpression:
		return a.object(e.First())
	case syntax.Identifier:
		v, ok := a.value(e).Entity.(*sema.Variable)
		switch {
		case !ok:
			return nil
		case contains(a.objects, v):
			return v
		case v.Member != nil && !v.IsStatic():
			return a.this
		case v.Type().IsReference() && v.IsLocal():
			return a.through(v, a.object)
		}
	case syntax.FieldExpression:
		if m, ok := a.value(e).Entity.(*sema.Variable); !ok || m.IsStatic() || m.Type().IsReference() {
			return nil
		}
		object := e.Child(syntax.FieldArgument)
		if e.Op() == syntax.Dot {
			return a.object(object)
		}
		return a.pointee(object)
	case syntax.SubscriptExpression:
		base := e.Child(syntax.FieldArgument)
		switch a.value(base).Type.Kind {
		case sema.Array:
			return a.object(base)
		case sema.Pointer:
			return a.pointee(base)
		}
	case syntax.PointerExpression:
		if e.Op() == syntax.Deref {
			return a.pointee(e.Child(syntax.FieldArgument))
		}
	case syntax.CastExpression, syntax.CallExpression, syntax.CompoundLiteralExpression:
		if c, ok := a.body.BodyScope().CastAt(e); ok && c.To.IsReference() {
			return a.object(c.Operand)
		}
	case syntax.ConditionalExpression:
		if v := a.object(e.Child(syntax.FieldConsequence)); v != nil && v == a.object(e.Child(syntax.FieldAlternative)) {
			return v
		}
	}
	return nil
}

// through asks about the initializer of a variable; nil where that is being done.
func (a *aliases) through(v *sema.Variable, ask func(syntax.Node) *sema.Variable) *sema.Variable {
	if a.asked[v] {
		return nil
	}
	if a.asked == nil {
		a.asked = map[*sema.Variable]bool{}
	}
	a.asked[v] = true
	found := ask(sole(v.Initializer()))
	delete(a.asked, v)
	return found
}

// pointee returns the object that a pointer points into, or nil.
func (a *aliases) pointee(e syntax.Node) *sema.Variable {
	switch e.Kind() {
	case syntax.ParenthesizedExpression:
		return a.pointee(e.First())
	case syntax.This:
		return a.this
	case syntax.PointerExpression:
		if e.Op() == syntax.AddressOf {
			return a.object(e.Child(syntax.FieldArgument))
		}
		return nil
	case syntax.Identifier:
		v, ok := a.value(e).Entity.(*sema.Variable)
		switch {
		case !ok:
		case contains(a.pointers, v):
			return v
		case v.Type().Kind == sema.Pointer && v.IsLocal() && !v.IsStatic() && !a.isChanged(v):
			return a.through(v, a.pointee)
		}
	case syntax.BinaryExpression:
		if a.value(e).Type.Kind == sema.Pointer {
			if v := a.pointee(e.Child(syntax.FieldLeft)); v != nil {
				return v
			}
			return a.pointee(e.Child(syntax.FieldRight))
		}
		return nil
	case syntax.CastExpression, syntax.CallExpression, syntax.CompoundLiteralExpression:
		if c, ok := a.body.BodyScope().CastAt(e); ok && c.To.Kind == sema.Pointer {
			return a.pointee(c.Operand)
		}
		return nil
	case syntax.ConditionalExpression:
		if v := a.pointee(e.Child(syntax.FieldConsequence)); v != nil && v == a.pointee(e.Child(syntax.FieldAlternative)) {
			return v
		}
		return nil
	}
	if a.value(e).Type.Kind == sema.Array {
		return a.object(e)
	}
	return nil
}

// sole returns the only expression of an initializer.
func sole(init syntax.Node) syntax.Node {
	for init.Is(syntax.InitializerList, syntax.ArgumentList) && init.First().Next().IsZero() {
		init = init.First()
	}
	return init
}

func contains(list []*sema.Variable, v *sema.Variable) bool {
	for _, x := range list {
		if x == v {
			return true
		}
	}
	return false
}

// isChanged reports whether the body assigns a variable, or lets others do so.
func (a *aliases) isChanged(v *sema.Variable) bool {
	if a.changed == nil {
		a.changed = map[*sema.Variable]bool{}
		for _, u := range a.body.Uses() {
			if u.Variable != nil && !u.Part && (u.Kind == sema.Writes || u.Kind == sema.TakesAddress || u.Kind == sema.Binds) {
				a.changed[u.Variable] = true
			}
		}
	}
	return a.changed[v]
}

// eachWrite calls visit with the expressions that modify an object: assignments,
// increments, and calls of functions that modify what they get. depth counts
// the calls around.
func (a *aliases) eachWrite(depth int, visit func(syntax.Node, *sema.Variable)) {
	for n := range a.body.Nodes() {
		var v *sema.Variable
		switch n.Kind() {
		case syntax.AssignmentExpression:
			v = a.object(n.Child(syntax.FieldLeft))
		case syntax.UpdateExpression:
			v = a.object(n.Child(syntax.FieldArgument))
		case syntax.CallExpression:
			v = a.modifiedBy(n, depth)
		}
		if v != nil {
			visit(n, v)
		}
	}
}

// modifiedBy returns the object that a call modifies, or nil.
func (a *aliases) modifiedBy(call syntax.Node, depth int) *sema.Variable {
	c := a.body.BodyScope().CallAt(call)
	if c == nil || c.Function == nil || !c.Function.TU.Allows(limit.CallDepth, depth+1) {
		return nil
	}
	if c.Function.Class != nil && !c.Object.IsZero() && c.Function.Lambda == nil {
		v := a.object(c.Object)
		if a.value(c.Object).Type.Kind == sema.Pointer {
			v = a.pointee(c.Object)
		}
		if v != nil && a.writesObject(c.Function, depth) {
			return v
		}
	}
	t := c.Function.Type()
	if t.Kind != sema.FunctionType {
		return nil
	}
	for i, arg := range c.Args {
		if i >= len(t.Params) || t.Params[i].Elem == nil || t.Params[i].Elem.IsConst() {
			continue
		}
		var v *sema.Variable
		switch param := t.Params[i]; {
		case param.IsReference():
			v = a.object(arg)
		case param.Kind == sema.Pointer:
			v = a.pointee(arg)
		}
		if v != nil && a.writesParameter(c.Function, i, depth) {
			return v
		}
	}
	return nil
}

// writesParameter reports whether a function modifies what its i-th parameter
// points or refers to. Those of CUDA and C that take a pointer to what is not
// const do, free apart.
func (a *aliases) writesParameter(f *sema.Function, i, depth int) bool {
	tu := f.TU
	if tu.Unit(f.First().Node).Prelude {
		return f.Name != "free"
	}
	body := tu.BodyOf(f)
	if body == nil || i >= len(body.Params()) {
		return false
	}
	inner := aliases{body: body}
	if param := body.Params()[i]; param.Type().IsReference() {
		inner.objects = append(inner.objects, param)
	} else if !inner.isChanged(param) {
		inner.pointers = append(inner.pointers, param)
	}
	return a.answer(writeQuestion{body, i}, &inner, depth)
}

// writesObject reports whether a member function modifies its object.
func (a *aliases) writesObject(f *sema.Function, depth int) bool {
	body := f.TU.BodyOf(f)
	if body == nil || f.TU.Unit(body.Node).Prelude {
		return false
	}
	return a.answer(writeQuestion{body, -1}, &aliases{body: body, this: &sema.Variable{Name: "*this"}}, depth)
}

// answer answers a question once: whether a body writes to any object of inner's.
func (a *aliases) answer(q writeQuestion, inner *aliases, depth int) bool {
	if written, known := a.known[q]; known {
		return written
	}
	if a.known == nil {
		a.known = map[writeQuestion]bool{}
	}
	a.known[q] = false
	inner.known = a.known
	inner.eachWrite(depth+1, func(syntax.Node, *sema.Variable) { a.known[q] = true })
	return a.known[q]
}
