package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Escapes reports whether a closure escapes, so that unseen code may call it. It does not as long as
// it is only called by a name, held by variables of its own type or by members of visible classes, and
// passed to visible functions and kernels, in which the same holds.
func (l *Lambda) Escapes() bool {
	if l.escapes == Unknown {
		e := closureEscape{seen: map[*Variable]bool{}}
		l.escapes = answer(e.from(l.Outer, l.Node))
	}
	return l.escapes == Yes
}

// isCompiled reports whether code is emitted for the function that contains the lambda: emitted
// functions are known to reach it, or may do so.
func (l *Lambda) isCompiled() bool {
	tu := l.Outer.TU
	f := l.Outer.EnclosingBody()
	for f != nil && f.Lambda != nil {
		f = f.Lambda.Outer.EnclosingBody()
	}
	if f == nil || f.IsEmitted() || f.IsVirtual() {
		return true
	}
	if tu.compiled == nil {
		tu.compiled = tu.Reached(func(f *Function) bool { return f.Lambda == nil && f.IsEmitted() })
	}
	return tu.compiled(f)
}

// A closureEscape follows the values of a closure type, and of classes with such a
// member, from expression to expression.
type closureEscape struct {
	seen     map[*Variable]bool // that hold one
	callee   bool               // the followed value is in a function that received one
	returned bool               // that function returns it
}

// from reports whether the value of the expression n, somewhere in s, escapes.
func (e *closureEscape) from(s *Scope, n syntax.Node) bool {
	p := n.Parent()
	switch p.Kind() {
	case syntax.ParenthesizedExpression:
		return e.from(s, p)
	case syntax.InitDeclarator:
		v := s.At(p).LocalAt(p)
		return v == nil || e.held(v)
	case syntax.CastExpression:
		c, _ := s.CastAt(p)
		return c.To.Kind != Void
	case syntax.CallExpression: // called
		c := s.At(p).Call(p)
		return c == nil || c.Function == nil
	case syntax.ArgumentList:
		return e.handed(s, n, p.Parent())
	case syntax.InitializerList:
		return e.listed(s, p)
	case syntax.FieldExpression: // a member of a class that holds one
		if v, ok := s.At(p).Value(p).Entity.(*Variable); ok && !e.holds(v.Type()) {
			return v.Type().IsDependent()
		}
		return e.from(s, p)
	case syntax.ReturnStatement:
		e.returned = true
		return !e.callee
	case syntax.ExpressionStatement, syntax.LambdaCaptureSpecifier, syntax.Decltype, syntax.SizeofExpression:
		return false
	}
	return true
}

// listed reports whether a closure in a braced list escapes: the object that the list initializes
// holds it.
func (e *closureEscape) listed(s *Scope, list syntax.Node) bool {
	switch p := list.Parent(); p.Kind() {
	case syntax.InitDeclarator:
		v := s.At(p).LocalAt(p)
		return v == nil || e.held(v)
	case syntax.CompoundLiteralExpression:
		return !e.holds(s.At(p).Value(p).Type) || e.from(s, p)
	}
	return true
}

// holds reports whether a type is that of a closure, or of a class that holds one in a
// member and does nothing with it by which it escapes.
func (e *closureEscape) holds(t *Type) bool {
	t = t.NonReference()
	switch {
	case t.Kind != RecordType:
		return false
	case t.Record.Closure != nil:
		return true
	case t.Record.IsComplete() != Yes || t.Record.HasUnknownBase() || t.Record.IsBuiltIn():
		return false
	}
	holds := false
	for _, field := range t.Record.Fields() {
		if field.Type().Kind != RecordType || !e.holds(field.Type()) {
			continue
		}
		if holds = true; e.leaves(field) {
			return false
		}
	}
	return holds
}

// leaves reports whether the functions of a class let a member escape.
func (e *closureEscape) leaves(field *Variable) bool {
	if e.seen[field] {
		return false
	}
	e.seen[field] = true
	around := e.callee
	e.callee = false
	defer func() { e.callee = around }()
	for _, f := range field.Member.Methods() {
		if def := f.Definition(); def != nil && !def.Body().IsZero() && e.named(field, def.BodyScope(), def.Body()) {
			return true
		}
	}
	return false
}

// handed reports whether a closure escapes that is an argument of a call or launch.
func (e *closureEscape) handed(s *Scope, arg, call syntax.Node) bool {
	s = s.At(call)
	var f *Function
	var args []syntax.Node
	switch call.Kind() {
	case syntax.InitDeclarator:
		v := s.LocalAt(call)
		return v == nil || !v.Type().hidesCallable()
	case syntax.CallExpression:
		if l := s.Launch(call); l != nil {
			f, args = l.Kernel, l.Args
		} else if c := s.Call(call); c != nil {
			if c.Construct != nil && c.Construct.hidesCallable() {
				return false
			}
			f, args = c.Function, c.Args
		}
	}
	if f == nil {
		return true
	}
	def, i := f.Definition(), slices.Index(args, arg)
	if def == nil && f.isInstance() && len(f.TU.Source.Missing) == 0 && !f.TU.Unit(f.First().Node).Prelude {
		return false // of a template without a definition no code is made
	}
	if def == nil || i < 0 || def.Body().IsZero() || def.Body().HasError() {
		return true
	}
	params := def.Params()
	if i >= len(params) || params[i].pack {
		return true
	}
	if params[i].Name == "" {
		return false
	}
	around := *e
	e.callee, e.returned = true, false
	escapes := e.heldIn(params[i], def.BodyScope(), def.Body())
	returned := e.returned
	e.callee, e.returned = around.callee, around.returned
	return escapes || returned && e.from(s, call)
}

// hidesCallable reports whether t is a class of the standard library that calls its target through a
// virtual function, which nvcc does not treat as a call.
func (t *Type) hidesCallable() bool {
	if t.Kind != RecordType || t.Record.Outer == nil || t.Record.Outer.String() != "std" {
		return false
	}
	switch t.Record.Name {
	case "thread", "jthread", "packaged_task":
		return true
	}
	return false
}

// held reports whether the contents of a variable escape.
func (e *closureEscape) held(v *Variable) bool {
	if !e.holds(v.Type()) {
		return true
	}
	if v.Scope.Kind != BlockScope {
		return v.Scope.Kind != NamespaceScope || v.TU.namesAgain(v)
	}
	in := v.Scope.EnclosingBody()
	if in == nil || in.Definition() == nil {
		return true
	}
	def := in.Definition()
	return e.heldIn(v, def.BodyScope(), def.Body())
}

// heldIn is held for a variable that only a body can name.
func (e *closureEscape) heldIn(v *Variable, root *Scope, body syntax.Node) bool {
	if e.seen[v] {
		return false
	}
	e.seen[v] = true
	return !e.holds(v.Type()) || e.named(v, root, body)
}

// named reports whether the value that a body names by a variable escapes.
func (e *closureEscape) named(v *Variable, root *Scope, body syntax.Node) bool {
	for n := range body.All() {
		if !n.Is(syntax.Identifier, syntax.FieldIdentifier) || n.Text() != v.Name || namesDeclared(n) {
			continue
		}
		if p := n.Parent(); n.Kind() == syntax.FieldIdentifier {
			if p.Kind() == syntax.FieldExpression && root.At(p).Value(p).Entity == Entity(v) && e.from(root, p) {
				return true
			}
		} else if found := root.At(n).LookupNode(n); len(found) == 1 && found[0] == Entity(v) && e.from(root, n) {
			return true
		}
	}
	return false
}

// namesAgain reports whether a unit says the name of a variable where it does not
// declare it.
func (tu *TU) namesAgain(v *Variable) bool {
	for _, u := range tu.Units {
		for n := range u.Tree.Root().All() {
			if n.Kind() == syntax.Identifier && n.Text() == v.Name && !v.Node.Contains(n) {
				return true
			}
		}
	}
	return false
}
