package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Escapes reports whether a closure gets where it is not seen what becomes of it, so
// that code which is not seen may call it. It does not as long as all that happens to
// it is to be called by a name, to be held by variables of its own type, and to be
// handed to functions and kernels that are seen, in which the same holds.
func (l *Lambda) Escapes() bool {
	if l.escapes == Unknown {
		e := closureEscape{seen: map[*Variable]bool{}}
		l.escapes = answer(e.from(l.Outer, l.Node))
	}
	return l.escapes == Yes
}

// isCompiled reports whether code is made of the function that the lambda stands in:
// emitted functions are known to get there, or may be.
func (l *Lambda) isCompiled() bool {
	tu := l.Outer.TU
	f := l.Outer.EnclosingBody()
	for f != nil && f.Lambda != nil {
		f = f.Lambda.Outer.EnclosingBody()
	}
	if f == nil || f.IsEmitted() || f.IsVirtual() {
		return true
	}
	if tu.compiledFunctions == nil {
		tu.compiledFunctions = tu.Reached(func(f *Function) bool { return f.Lambda == nil && f.IsEmitted() })
	}
	return tu.compiledFunctions[f]
}

// A closureEscape follows the values of a closure type from expression to expression.
type closureEscape struct {
	seen map[*Variable]bool // that hold one
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
	case syntax.ExpressionStatement, syntax.LambdaCaptureSpecifier, syntax.Decltype, syntax.SizeofExpression:
		return false
	}
	return true
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
	return params[i].Name != "" && e.heldIn(params[i], def.BodyScope(), def.Body())
}

// hidesCallable reports whether t is a class of the standard library that calls what it
// is made of through a virtual function, which nvcc takes for no call.
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

// held reports whether what a variable holds escapes.
func (e *closureEscape) held(v *Variable) bool {
	if !v.holdsClosure() {
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
	if !v.holdsClosure() {
		return true
	}
	for n := range body.All() {
		if n.Kind() != syntax.Identifier || n.Text() != v.Name || namesDeclared(n) {
			continue
		}
		if found := root.At(n).LookupNode(n); len(found) == 1 && found[0] == Entity(v) && e.from(root, n) {
			return true
		}
	}
	return false
}

// holdsClosure reports whether a variable is a closure or refers to one: it is no
// function pointer and no wrapper.
func (v *Variable) holdsClosure() bool {
	t := v.Type().NonReference()
	return t.Kind == RecordType && t.Record.Closure != nil
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
