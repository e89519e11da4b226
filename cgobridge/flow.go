package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Summary says what a C function does with what it is given: itself and
// through the functions that it calls.
type Summary struct {
	Params []Param

	// KernelCalls are kernels that are called like host functions, without a
	// launch configuration.
	KernelCalls []*sema.Function

	// MakesHostMemory is set if all that the function returns, null pointers
	// apart, is fresh memory of C's heap.
	MakesHostMemory bool

	// HostMemoryArgs are the function's own calls that take memory of its stack or
	// of the heap for the device's. They are known of C and C++ code alone: in
	// a CUDA source other rules look at the whole way.
	HostMemoryArgs []HostMemoryArg
}

// A Param is what becomes of one parameter.
type Param struct {
	Effects []Effect

	// Unknown is set if the value also goes where it cannot be followed, or
	// if the parameter is assigned to, so that later uses are of other values.
	Unknown bool

	// Writes is set if a function of CUDA's API stores a result through the
	// pointer.
	Writes bool

	// Registered is set if the memory that the parameter points to is made
	// known to the device, or asked where it lies: a kernel may then use it.
	Registered bool
}

// An Effect is one thing that happens to the bytes of a parameter, or to those
// it points to.
type Effect struct {
	Kind EffectKind

	// Level says whose bytes: 0 for the parameter's own, 1 for those that it
	// points to, and so on. Field names the part of a struct, as in "a.b";
	// it is empty for the whole.
	Level int
	Field string
	Span  Span // of the field

	Launch   *Launch // of a kernel's argument
	Arg      int     // index of the kernel's parameter
	Async    bool    // of a copy: it is only enqueued
	ToKernel bool    // of a copy to the device: a kernel is launched with the copy

	// Type is what the bytes are taken for: the type of a dereferenced
	// element. It is nil where nothing is known.
	Type *sema.Type
	TU   *sema.TU // that Type belongs to
	Pos  source.Position
}

// A Span is the place of a field in the bytes of a struct. Its size is 0 for the
// whole struct, and where the layout is not known.
type Span struct{ Offset, Size int64 }

// An EffectKind says what happens to bytes.
type EffectKind uint8

const (
	KernelArgument EffectKind = iota // they are (part of) an argument of a kernel
	CopiedFrom                       // they are copied to the device
	CopiedTo                         // they are overwritten from the device
	HostAccess                       // host code reads or writes them
	CastTo                           // the pointer to them is cast to a pointer to Type
	OnDevice                         // they are the device's end of a copy of known direction
)

// WantsDeviceMemory reports whether a pointer that befalls this must point to
// memory that the device reaches.
func (f Effect) WantsDeviceMemory() bool {
	return f.Field == "" && (f.Kind == KernelArgument && f.Level == 0 || f.Kind == OnDevice && f.Level == 1)
}

// Summary returns what the definition of a C function does, or nil if the
// function is not defined in the package's sources.
func (p *Package) Summary(name string) *Summary {
	if s := builtinSummary(name, copyUnknown); s != nil {
		return s
	}
	d := p.Definition(name)
	if d == nil {
		return nil
	}
	return p.cSide.summarize(d.Func, d.Decl)
}

// CallSummary returns the summary of the function that a call calls, as far as
// its constant arguments tell more: the direction of a copy.
func (p *Package) CallSummary(call *Call) *Summary {
	if api, ok := headers.Lookup(call.Name); ok {
		if i, ok := api.Param(headers.Direction); ok && i < len(call.Expr.Args) {
			if kind, ok := p.Constant(call.Expr.Args[i]); ok {
				return builtinSummary(call.Name, kind)
			}
		}
	}
	return p.Summary(call.Name)
}

// summarize computes the summary of a definition. A function that is being
// summarized, in a recursion, counts as one that does nothing.
func (l *linkage) summarize(f *sema.Function, decl *sema.FuncDecl) *Summary {
	if s, ok := l.summaries[decl]; ok {
		return s
	}
	s := &Summary{Params: make([]Param, len(decl.Params()))}
	l.summaries[decl] = s
	w := &walker{l: l, decl: decl, summary: s, locals: map[*sema.Variable]*local{}, onDevice: map[*sema.Variable]bool{}, registered: map[*sema.Variable]bool{}}
	w.walk()
	return s
}

// A walker follows values through one function body. It looks at all
// assignments at once, without regard to their order: a variable has a value
// that is known only if it gets one in a single place.
type walker struct {
	l       *linkage
	decl    *sema.FuncDecl
	summary *Summary

	locals   map[*sema.Variable]*local
	onDevice map[*sema.Variable]bool // passed to a kernel
	copies   []deviceCopy

	registered map[*sema.Variable]bool // their memory is made known to the device
}

// A local is what a variable of the body is given.
type local struct {
	values  []syntax.Node            // initializers and assigned expressions
	fields  map[string][]syntax.Node // assigned to members, by path
	escaped bool                     // its address goes where it may be written
}

// A deviceCopy is a copy from host memory to what a variable points to.
type deviceCopy struct {
	target *sema.Variable
	param  int
	effect int // index in the parameter's effects
}

// A piece is a part of a value that comes unchanged from a parameter.
type piece struct {
	param int
	level int // -1: the parameter's address
	field string
	span  Span       // of the field
	typ   *sema.Type // of the piece, nil if unknown
}

func (w *walker) walk() {
	body := w.decl.Body()
	for n := range body.All() {
		w.gather(n)
	}
	for n := range body.All() {
		if n.Kind() == syntax.CallExpression && !n.IsLaunch() && !isLaunchConfig(n) {
			w.register(n)
		}
	}
	for n := range body.All() {
		if w.inDeviceLambda(n) {
			continue
		}
		switch n.Kind() {
		case syntax.CallExpression:
			w.call(n)
			w.cast(n)
		case syntax.CastExpression:
			w.cast(n)
		case syntax.SubscriptExpression, syntax.PointerExpression, syntax.FieldExpression:
			w.access(n)
		}
	}
	for _, c := range w.copies {
		if w.onDevice[c.target] {
			w.summary.Params[c.param].Effects[c.effect].ToKernel = true
		}
	}
	w.summary.MakesHostMemory = w.makesHostMemory()
}

// inDeviceLambda reports whether a node lies in a lambda of the body that
// runs on the device. The others count as parts of the body: what they capture is
// as it was, whenever they run.
func (w *walker) inDeviceLambda(n syntax.Node) bool {
	for body := w.decl.Body(); !n.IsZero() && n != body; n = n.Parent() {
		if n.Kind() == syntax.LambdaExpression {
			t := w.scope(n).Value(n).Type
			if t == nil || t.Kind != sema.RecordType || t.Record.Closure == nil || t.Record.Closure.DeclaredSpaces().OnDevice() {
				return true
			}
		}
	}
	return false
}

// gather records what the node assigns.
func (w *walker) gather(n syntax.Node) {
	switch n.Kind() {
	case syntax.InitDeclarator:
		if v := w.declared(n); v != nil {
			if value := v.Initializer(); !value.IsZero() {
				w.local(v).values = append(w.local(v).values, value)
			}
		}
	case syntax.AssignmentExpression:
		w.assigned(n)
	case syntax.UpdateExpression:
		if v := w.variable(n.Child(syntax.FieldArgument)); v != nil {
			w.escape(v)
		}
	case syntax.PointerExpression:
		if n.Op() == syntax.AddressOf && !w.readsOnly(n) {
			if v := w.variable(n.Child(syntax.FieldArgument)); v != nil {
				w.escape(v)
			}
		}
	}
}

func (w *walker) local(v *sema.Variable) *local {
	if w.locals[v] == nil {
		w.locals[v] = &local{fields: map[string][]syntax.Node{}}
	}
	return w.locals[v]
}

func (w *walker) escape(v *sema.Variable) {
	if i := w.param(v); i >= 0 {
		w.summary.Params[i].Unknown = true
	}
	w.local(v).escaped = true
}

func (w *walker) assigned(n syntax.Node) {
	left, right := n.Child(syntax.FieldLeft).Unparen(), n.Child(syntax.FieldRight)
	simple := n.Op() == syntax.Assign
	if v := w.variable(left); v != nil {
		if w.param(v) >= 0 || !simple {
			w.escape(v)
			return
		}
		w.local(v).values = append(w.local(v).values, right)
		return
	}
	if v, path := w.member(left); v != nil {
		if w.param(v) >= 0 {
			w.escape(v)
			return
		}
		w.local(v).fields[path] = append(w.local(v).fields[path], right)
	}
}

// param returns the index of a parameter of the function, or -1. A member
// function's parameters may be known as several variables: its declaration is
// seen from the class and from the body.
func (w *walker) param(v *sema.Variable) int {
	return slices.IndexFunc(w.decl.Params(), func(p *sema.Variable) bool { return p == v || v.Parameter && p.Node == v.Node })
}

// declared returns the variable of a declarator with initializer.
func (w *walker) declared(n syntax.Node) *sema.Variable {
	name := n.Child(syntax.FieldDeclarator)
	for !name.IsZero() && name.Kind() != syntax.Identifier {
		inner := name.Child(syntax.FieldDeclarator)
		if inner.IsZero() {
			inner = name.ChildOf(syntax.Identifier, syntax.ParenthesizedDeclarator, syntax.PointerDeclarator, syntax.ArrayDeclarator, syntax.ReferenceDeclarator)
		}
		name = inner
	}
	if name.IsZero() {
		return nil
	}
	for _, e := range w.scope(n).Find(name.Text()) {
		if v, ok := e.(*sema.Variable); ok {
			return v
		}
	}
	return nil
}

func (w *walker) scope(n syntax.Node) *sema.Scope { return w.decl.BodyScope().At(n) }

// variable returns the variable that an expression names, or nil.
func (w *walker) variable(n syntax.Node) *sema.Variable {
	n = n.Unparen()
	if n.Kind() != syntax.Identifier {
		return nil
	}
	for _, e := range w.scope(n).LookupNode(n) {
		if v, ok := e.(*sema.Variable); ok {
			return v
		}
	}
	return nil
}

// member returns the variable and the path of x.a.b, or nil.
func (w *walker) member(n syntax.Node) (*sema.Variable, string) {
	n = n.Unparen()
	if n.Op() != syntax.Dot {
		return nil, ""
	}
	name := n.Child(syntax.FieldField).Text()
	of := n.Child(syntax.FieldArgument)
	if v := w.variable(of); v != nil {
		return v, name
	}
	if v, path := w.member(of); v != nil {
		return v, path + "." + name
	}
	return nil, ""
}

// maxPieces bounds how deep initializers and variables are followed.
const maxPieces = 16

// pieces returns the parts of an expression's value that are unchanged
// parameters. A value that is computed has none.
func (w *walker) pieces(n syntax.Node) []piece { return w.piecesOf(n, maxPieces) }

func (w *walker) piecesOf(n syntax.Node, depth int) []piece {
	if depth--; depth < 0 {
		return nil
	}
	n = n.Unparen()
	switch n.Kind() {
	case syntax.Identifier:
		v := w.variable(n)
		if v == nil {
			return nil
		}
		if i := w.param(v); i >= 0 {
			if l := w.locals[v]; l != nil && l.escaped { // it has had other values
				return nil
			}
			return []piece{{param: i, typ: v.Type()}}
		}
		return w.localPieces(v, depth)
	case syntax.CastExpression, syntax.CallExpression:
		if c, ok := w.scope(n).Cast(n); ok && c.To.Kind != sema.RecordType {
			return retyped(w.piecesOf(c.Operand, depth), c.To)
		}
		return w.constructed(n, depth)
	case syntax.InitializerList, syntax.CompoundLiteralExpression, syntax.ArgumentList:
		return w.listed(n, depth)
	case syntax.InitializerPair:
		return w.piecesOf(n.Child(syntax.FieldValue), depth)
	case syntax.PointerExpression:
		inner := w.piecesOf(n.Child(syntax.FieldArgument), depth)
		if n.Op() == syntax.Deref {
			return loaded(inner, "")
		}
		return addressed(inner)
	case syntax.SubscriptExpression:
		return loaded(w.piecesOf(n.Child(syntax.FieldArgument), depth), "")
	case syntax.FieldExpression:
		return w.fieldPieces(n, depth)
	case syntax.BinaryExpression:
		if op := n.Op(); op == syntax.Add || op == syntax.Sub {
			if left := pointers(w.piecesOf(n.Child(syntax.FieldLeft), depth)); len(left) > 0 || op == syntax.Sub {
				return left
			}
			return pointers(w.piecesOf(n.Child(syntax.FieldRight), depth))
		}
	}
	return nil
}

// localPieces returns the pieces of a local variable's one value, and of the
// values of its members.
func (w *walker) localPieces(v *sema.Variable, depth int) []piece {
	l := w.locals[v]
	if l == nil || l.escaped || len(l.values) > 1 {
		return nil
	}
	var list []piece
	if len(l.values) == 1 {
		list = w.piecesOf(l.values[0], depth)
	}
	for _, values := range l.fields {
		if len(values) == 1 {
			list = append(list, w.piecesOf(values[0], depth)...)
		}
	}
	return list
}

// fieldPieces returns the pieces of x.f or p->f.
func (w *walker) fieldPieces(n syntax.Node, depth int) []piece {
	name := n.Child(syntax.FieldField).Text()
	if v, path := w.member(n); v != nil && w.param(v) < 0 {
		l := w.locals[v]
		if l != nil && !l.escaped && len(l.fields[path]) == 1 {
			return w.piecesOf(l.fields[path][0], depth)
		}
		if l == nil || len(l.fields) > 0 {
			return nil
		}
	}
	inner := w.piecesOf(n.Child(syntax.FieldArgument), depth)
	if n.Op().ByPointer() {
		return loaded(inner, name)
	}
	var list []piece
	for _, p := range inner {
		list = append(list, p.member(name))
	}
	return list
}

// listed returns the pieces of the elements of an initializer.
func (w *walker) listed(n syntax.Node, depth int) []piece {
	var list []piece
	for c := range n.Children() {
		if !c.Is(syntax.TypeDescriptor, syntax.TypeIdentifier) {
			list = append(list, w.piecesOf(c, depth)...)
		}
	}
	return list
}

// constructed returns the pieces of T(a, b), an object of a class without
// constructors, which holds what it is made of.
func (w *walker) constructed(n syntax.Node, depth int) []piece {
	if n.IsLaunch() || isLaunchConfig(n) {
		return nil
	}
	call := w.scope(n).Call(n)
	if call == nil || call.Construct == nil || call.Construct.Kind != sema.RecordType || len(call.Construct.Record.Constructors()) > 0 {
		return nil
	}
	return w.listed(n.Child(syntax.FieldArguments), depth)
}

func retyped(list []piece, t *sema.Type) []piece {
	out := slices.Clone(list)
	for i := range out {
		out[i].typ = t
	}
	return out
}

// loaded returns what pointers point to, or a member of it.
func loaded(list []piece, field string) []piece {
	var out []piece
	for _, p := range list {
		if p.level < 0 {
			p.level++
		} else {
			p.level, p.field, p.span = p.level+1, "", Span{}
		}
		if p.typ != nil && (p.typ.Kind == sema.Pointer || p.typ.Kind == sema.Array) {
			p.typ = p.typ.Elem
		} else {
			p.typ = nil
		}
		if field != "" {
			p = p.member(field)
		}
		out = append(out, p)
	}
	return out
}

// addressed returns the addresses of pieces. That of a member is taken for
// that of the whole: it lies in the same memory.
func addressed(list []piece) []piece {
	var out []piece
	for _, p := range list {
		p.level, p.field, p.span = p.level-1, "", Span{}
		p.typ = nil
		out = append(out, p)
	}
	return out
}

func (p piece) member(name string) piece {
	t, path, outer := p.typ, name, p.span
	if p.field != "" {
		path = p.field + "." + name
	}
	known := p.field == "" || outer.Size > 0
	p.field, p.span, p.typ = path, Span{}, nil
	if t == nil || t.Kind != sema.RecordType {
		return p
	}
	for _, f := range t.Record.Fields() {
		if f.Name == name {
			p.typ = f.Type()
		}
	}
	tu := t.Record.TU
	if place, ok := tu.Member(t.Record, name, false); ok && known {
		if size, _, ok := tu.SizeAlign(place.Field.Type()); ok {
			p.span = Span{outer.Offset + place.Offset, size}
		}
	}
	return p
}

// pointers keeps the pieces that are pointers: arithmetic leaves them in the
// memory that they point to, and makes other values out of numbers.
func pointers(list []piece) []piece {
	return slices.DeleteFunc(slices.Clone(list), func(p piece) bool {
		return p.typ == nil || p.typ.Kind != sema.Pointer && p.typ.Kind != sema.Array
	})
}
