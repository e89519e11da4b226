package rules

import (
	"iter"
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// expression follows the evaluation of an expression and returns where the
// address that it yields comes from.
func (f *pointerFlow) expression(n syntax.Node) origin {
	switch n.Kind() {
	case syntax.None, syntax.SizeofExpression, syntax.AlignofExpression, syntax.Decltype, syntax.TypeDescriptor,
		syntax.TemplateArgumentList, syntax.RequiresExpression, syntax.OffsetofExpression, syntax.TypeidExpression:
		return unknownOrigin // nothing is evaluated
	case syntax.ParenthesizedExpression:
		return f.expression(n.First())
	case syntax.Null, syntax.NumberLiteral:
		return unrelatedOrigin
	case syntax.LambdaExpression:
		f.lambda(n)
		return unknownOrigin
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction, syntax.FieldExpression:
		return f.load(n)
	case syntax.PointerExpression:
		arg := n.Child(syntax.FieldArgument)
		if n.Op() == syntax.AddressOf {
			return f.address(arg)
		}
		f.dereference(n, arg)
		return unknownOrigin
	case syntax.SubscriptExpression:
		for i := range n.Child(syntax.FieldIndices).Children() {
			f.expression(i)
		}
		base := n.Child(syntax.FieldArgument)
		if f.value(base).Type.Kind == sema.Pointer {
			f.dereference(n, base)
			return unknownOrigin
		}
		return f.load(n)
	case syntax.AssignmentExpression:
		return f.assignment(n)
	case syntax.UpdateExpression:
		return f.expression(n.Child(syntax.FieldArgument))
	case syntax.CastExpression:
		o := f.expression(n.Child(syntax.FieldValue))
		if k := f.value(n).Type.Kind; k != sema.Pointer && k != sema.FunctionType {
			return unknownOrigin
		}
		return o
	case syntax.BinaryExpression:
		return f.binary(n)
	case syntax.ConditionalExpression:
		f.expression(n.Child(syntax.FieldCondition))
		a := f.expression(n.Child(syntax.FieldConsequence))
		if b := f.expression(n.Child(syntax.FieldAlternative)); a == b {
			return a
		}
		return unknownOrigin
	case syntax.CommaExpression:
		f.expression(n.Child(syntax.FieldLeft))
		return f.expression(n.Child(syntax.FieldRight))
	case syntax.NewExpression:
		f.childExpressions(n)
		if n.Child(syntax.FieldPlacement).IsZero() && !f.hasOwnNew(f.value(n).Type) {
			return hostMemory
		}
		return unknownOrigin
	case syntax.CallExpression:
		if l := f.root.At(n).Launch(n); l != nil {
			f.launch(l)
			return unknownOrigin
		}
		return f.call(n)
	}
	f.childExpressions(n)
	return unknownOrigin
}

// hasOwnNew reports whether an operator new of the program gives the memory for
// what a pointer of type t points to: it may be managed memory.
func (f *pointerFlow) hasOwnNew(t *sema.Type) bool {
	if t.Kind != sema.Pointer {
		return true
	}
	class := t.Elem.Record
	if class != nil && (class.IsComplete() != sema.Yes || class.HasUnknownBase()) {
		return true
	}
	for _, name := range []string{"operator new", "operator new[]"} {
		if class != nil && len(class.Find(name)) > 0 {
			return true
		}
		for _, e := range f.pass.Global.Find(name) {
			if g, ok := e.(*sema.Function); ok && !f.pass.Unit(g.First().Node).Prelude {
				return true
			}
		}
	}
	return false
}

func (f *pointerFlow) childExpressions(n syntax.Node) {
	for c := range n.Children() {
		if c.Kind() == syntax.CompoundStatement { // a GNU statement expression
			f.statement(c)
			continue
		}
		f.expression(c)
	}
}

// dereference follows an access through a pointer.
func (f *pointerFlow) dereference(at, pointer syntax.Node) {
	t := f.value(pointer).Type
	o := f.expression(pointer)
	if t.Kind == sema.Pointer && t.Elem.Kind != sema.FunctionType && o != unknownOrigin {
		f.uses.accesses = append(f.uses.accesses, pointerAccess{at, pointer, o})
	}
}

// binary follows a binary expression: sums and differences of a pointer and a
// number stay where the pointer points to.
func (f *pointerFlow) binary(n syntax.Node) origin {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	a := f.expression(left)
	if op := n.Op(); op == syntax.LogicalAnd || op == syntax.LogicalOr {
		before := maps.Clone(f.state)
		f.expression(right)
		f.merge(before)
		return unknownOrigin
	}
	b := f.expression(right)
	if f.value(n).Type.Kind != sema.Pointer {
		return unknownOrigin
	}
	switch ta, tb := f.value(left).Type.Decay(), f.value(right).Type.Decay(); {
	case ta.Kind == sema.Pointer && tb.Kind != sema.Pointer:
		return a
	case tb.Kind == sema.Pointer && ta.Kind != sema.Pointer:
		return b
	}
	return unknownOrigin
}

func (f *pointerFlow) assignment(n syntax.Node) origin {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	o := f.expression(right)
	at, ok := f.place(left)
	switch {
	case !ok:
		f.expression(left)
		f.assigned(n, left, o)
		return o
	case n.Op() != syntax.Assign:
		return f.expression(left)
	case strings.HasSuffix(at.path, "[]"):
		f.forget(at) // one of several elements
		return o
	}
	if left.Kind() == syntax.FieldExpression {
		f.load(left) // what it is a member of may be out of reach
	}
	f.assigned(n, left, o)
	if right.Is(syntax.InitializerList, syntax.CompoundLiteralExpression) {
		f.forget(at)
		f.initialize(at, f.value(left).Type, right)
		return o
	}
	f.set(at, o)
	if from, ok := f.place(right); ok && f.value(left).Type.Kind == sema.RecordType {
		f.copyParts(at, from)
	}
	return o
}

// assigned notes an assignment of an address if the object lies in managed
// memory.
func (f *pointerFlow) assigned(at, object syntax.Node, o origin) {
	if o != unknownOrigin && f.isManaged(object) {
		f.uses.stores = append(f.uses.stores, pointerStore{at, o})
	}
}

// isManaged reports whether an object lies in managed memory.
func (f *pointerFlow) isManaged(n syntax.Node) bool {
	within := func(pointer syntax.Node) bool {
		at, ok := f.place(pointer)
		return ok && f.state[at] == managedMemory
	}
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return f.isManaged(n.First())
	case syntax.Identifier, syntax.QualifiedIdentifier:
		v, ok := f.value(n).Entity.(*sema.Variable)
		return ok && v.LiesIn(sema.ManagedMemory) == sema.Yes
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		if n.Op() == syntax.Dot {
			return f.isManaged(object)
		}
		return within(object)
	case syntax.SubscriptExpression:
		base := n.Child(syntax.FieldArgument)
		return within(base) || f.value(base).Type.Kind == sema.Array && f.isManaged(base)
	case syntax.PointerExpression:
		return within(n.Child(syntax.FieldArgument))
	}
	return false
}

// load returns the origin of what a variable or member holds.
func (f *pointerFlow) load(n syntax.Node) origin {
	v := f.value(n)
	if set := v.Functions(); len(set) > 0 {
		return functionOrigin(set)
	}
	if n.Kind() == syntax.FieldExpression {
		object := n.Child(syntax.FieldArgument)
		switch {
		case object.Kind() == syntax.This:
		case n.Op().ByPointer():
			f.dereference(n, object)
		default:
			f.expression(object)
		}
	}
	if v.Type.Kind == sema.Array {
		if _, ok := v.Entity.(*sema.Variable); !ok || n.Kind() == syntax.TemplateFunction {
			return unknownOrigin
		}
		return f.address(n)
	}
	if at, ok := f.place(n); ok {
		return f.state[at]
	}
	return unknownOrigin
}

// functionOrigin returns the origin of the address of one of several functions.
func functionOrigin(set []*sema.Function) origin {
	o := unrelatedOrigin
	for i, g := range set {
		of := hostFunction
		switch {
		case g.IsKernel():
			of = hostKernel
		case g.RunsOn(sema.Host) == sema.Unknown:
			return unrelatedOrigin
		}
		if i > 0 && of != o {
			return unrelatedOrigin
		}
		o = of
	}
	return o
}

// address returns the origin of the address of an object, which is not
// accessed.
func (f *pointerFlow) address(n syntax.Node) origin {
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return f.address(n.First())
	case syntax.Identifier, syntax.QualifiedIdentifier:
		v, ok := f.value(n).Entity.(*sema.Variable)
		if !ok {
			return f.load(n)
		}
		if v.Binding || v.Type().IsReference() || v.LiesIn(sema.AnyMemory) != sema.No || f.lost[v] || v.Type().Kind == sema.UnknownType || v.Member != nil && !v.IsStatic() {
			return unknownOrigin
		}
		if v.Specifiers().Has(syntax.Extern) || f.pass.Unit(v.Node).Prelude {
			return unknownOrigin // an array in managed memory, perhaps
		}
		return hostMemory
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		switch {
		case object.Kind() == syntax.This:
			return unknownOrigin
		case n.Op().ByPointer():
			if f.value(object).Type.Kind == sema.Pointer {
				return f.expression(object)
			}
			f.expression(object)
			return unknownOrigin
		}
		if m, ok := f.value(n).Entity.(*sema.Variable); !ok || m.Type().IsReference() || m.IsStatic() {
			return unknownOrigin
		}
		return f.address(object)
	case syntax.SubscriptExpression:
		for i := range n.Child(syntax.FieldIndices).Children() {
			f.expression(i)
		}
		base := n.Child(syntax.FieldArgument)
		switch t := f.value(base).Type; t.Kind {
		case sema.Array:
			return f.address(base)
		case sema.Pointer:
			return f.expression(base)
		case sema.RecordType:
			f.expression(base)
			if holdsHostMemory(t.Record) {
				return hostMemory
			}
		}
		return unknownOrigin
	case syntax.PointerExpression:
		if n.Op() == syntax.Deref && f.value(n.Child(syntax.FieldArgument)).Type.Kind == sema.Pointer {
			return f.expression(n.Child(syntax.FieldArgument))
		}
	}
	return f.expression(n)
}

// holdsHostMemory reports whether a class is a container of the standard
// library whose elements lie in the host's memory; one with another allocator
// may keep them elsewhere.
func holdsHostMemory(r *sema.Record) bool {
	for _, name := range []string{"vector", "array", "basic_string", "string"} {
		if !isStd(r, name) || !strings.HasPrefix(r.String(), "std::") {
			continue
		}
		return name != "vector" || len(r.Args) < 2 || r.Args[1].Type == nil ||
			r.Args[1].Type.Kind == sema.RecordType && isStd(r.Args[1].Type.Record, "allocator")
	}
	return false
}

// lambda notes what a lambda captures, and forgets for good what it may change
// through a reference.
func (f *pointerFlow) lambda(n syntax.Node) {
	if held := f.capturedPlaces(n); len(held) > 0 {
		f.lambdas[n] = held
	}
	l := f.root.LambdaAt(n)
	if !strings.Contains(n.Child(syntax.FieldCaptures).Text(), "&") ||
		l.Default != '&' && !slices.ContainsFunc(l.Captures(), func(c *sema.Capture) bool { return c.ByReference }) {
		return
	}
	scope := f.root.At(n)
	var visit func(syntax.Node)
	visit = func(c syntax.Node) {
		if c.Kind() == syntax.Identifier {
			for _, e := range scope.Lookup(c.Text(), n) {
				if v, ok := e.(*sema.Variable); ok {
					f.lose(v)
				}
			}
		}
		for d := range c.Children() {
			visit(d)
		}
	}
	visit(n)
}

// launch follows the evaluation of a launch.
func (f *pointerFlow) launch(l *sema.Launch) {
	if slices.Contains(f.launching, l.Node) {
		return // its arguments are the elements of an array that holds the launch itself
	}
	f.launching = append(f.launching, l.Node)
	defer func() { f.launching = f.launching[:len(f.launching)-1] }()
	for _, c := range l.Config {
		f.expression(c)
	}
	callee := f.expression(l.Callee)
	var args [][]origin
	params := l.Type().Params
	for i, a := range l.Args {
		held := f.held(a)
		if i < len(params) && params[i].Kind == sema.RecordType && f.convertsTo(a, params[i].Record) {
			held = nil // what a constructor makes of the address is not known
		}
		args = append(args, held)
	}
	f.uses.launches = append(f.uses.launches, pointerLaunch{l, callee, args})
}

// convertsTo reports whether a constructor of a class makes an object of it from an
// argument.
func (f *pointerFlow) convertsTo(a syntax.Node, class *sema.Record) bool {
	if a.Is(syntax.InitializerList, syntax.CompoundLiteralExpression) {
		return class.IsAggregate() != sema.Yes
	}
	t := f.value(a).Type
	return t.Kind != sema.RecordType || t.Record.DerivesFrom(class) != sema.Yes
}

// capturedPlaces returns what the captures of a lambda hold inside of it: those by
// copy, and if it is called at once also those by reference.
func (f *pointerFlow) capturedPlaces(n syntax.Node) map[place]origin {
	if len(f.state) == 0 && len(n.Child(syntax.FieldCaptures).Text()) <= len("[=]") {
		return nil
	}
	held := map[place]origin{}
	call := n.Parenthesized().Parent()
	atOnce := call.Kind() == syntax.CallExpression && call.Child(syntax.FieldFunction).Contains(n)
	for _, c := range f.root.LambdaAt(n).Captures() {
		if c.Variable == nil || c.ByReference && (!atOnce || !c.Init.IsZero()) {
			continue
		}
		if f.takesArray(c) {
			continue
		}
		from := place{c.Variable, ""}
		if !c.Init.IsZero() {
			if o := f.expression(c.Init); o != unknownOrigin {
				held[from] = o
			}
			at, ok := f.place(c.Init)
			if !ok || c.Init.Kind() == syntax.LambdaExpression {
				continue
			}
			from = at
		}
		for at, o := range f.state {
			if path, ok := strings.CutPrefix(at.path, from.path); ok && at.variable == from.variable {
				held[place{c.Variable, path}] = o
			}
		}
	}
	return held
}

// captured yields what a lambda captures by value, by name, and the origins of the
// addresses that this holds.
func (f *pointerFlow) captured(n syntax.Node) iter.Seq2[string, origin] {
	return func(yield func(string, origin) bool) {
		for _, c := range f.root.LambdaAt(n).Captures() {
			if c.Variable == nil || c.ByReference || c.Variable.Type().Kind == sema.Array || f.takesArray(c) {
				continue
			}
			held := f.parts(place{c.Variable, ""})
			if !c.Init.IsZero() {
				held = f.held(c.Init)
			}
			for _, o := range held {
				if !yield(c.Variable.Name, o) {
					return
				}
			}
		}
	}
}

// takesArray reports whether a capture of an extended lambda is an init-capture of
// an array, which is ill-formed whatever the address.
func (f *pointerFlow) takesArray(c *sema.Capture) bool {
	return !c.Init.IsZero() && f.value(initializerOf(c.Init)).Type.Kind == sema.Array && f.pass.extended(c.Lambda) != nil
}

// held returns the origins of the addresses in the value of an expression: that
// of a pointer, or those in the members of a class object.
func (f *pointerFlow) held(n syntax.Node) []origin {
	var out []origin
	list := syntax.Node{}
	switch n.Kind() {
	case syntax.InitializerList:
		list = n
	case syntax.CompoundLiteralExpression:
		if t := f.value(n).Type; t.Kind == sema.Pointer || holdsItsList(t) {
			list = n.Child(syntax.FieldValue)
		}
	}
	if !list.IsZero() {
		for c := range list.Children() {
			out = append(out, f.held(c)...)
		}
		return out
	}
	if o := f.expression(n); o != unknownOrigin {
		out = append(out, o)
	}
	if n.Kind() == syntax.LambdaExpression {
		for _, o := range f.captured(n) {
			out = append(out, o)
		}
		return out
	}
	if at, ok := f.place(n); ok {
		out = append(out, f.parts(at)...)
	}
	return out
}

// parts returns the origins of what a place and its parts hold.
func (f *pointerFlow) parts(at place) []origin {
	var out []origin
	for other, o := range f.state {
		if other.variable == at.variable && strings.HasPrefix(other.path, at.path) && !strings.Contains(other.path[len(at.path):], "->") {
			out = append(out, o)
		}
	}
	return out
}
