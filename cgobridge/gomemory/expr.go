package gomemory

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
)

// An lvalue is where an expression's value lies: in one of the places or, if open, somewhere.
type lvalue struct {
	places  []place
	open    bool
	through *value   // the pointer by which it is come to; nil for a variable
	pointer ast.Expr // that pointer
	slot    slot     // that the expression names
}

// lvalue returns the place of an expression and applies the effects of its operands.
func (fr *frame) lvalue(s *state, e ast.Expr) lvalue {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if p := fr.variablePlace(x); p.object != nil {
			return lvalue{places: []place{p}, slot: fr.f.slots[p]}
		}
	case *ast.SelectorExpr:
		return fr.member(s, x)
	case *ast.IndexExpr:
		if fr.f.Info.Types[x.X].IsValue() {
			return fr.element(s, x)
		}
	case *ast.StarExpr:
		if !fr.f.Info.Types[x].IsType() {
			return fr.behind(fr.eval(s, x.X), x.X)
		}
	case *ast.CompositeLit:
		return lvalue{places: []place{fr.literal(s, x)}}
	case *ast.CallExpr, *ast.TypeAssertExpr:
		p := fr.f.make(x, asOperand, fr.in, 0)
		fr.prepare(s, p, fr.f.TypeOf(x), x)()
		return lvalue{places: []place{p}}
	}
	return lvalue{open: true}
}

// behind returns the pointee of a pointer.
func (fr *frame) behind(v value, pointer ast.Expr) lvalue {
	l := lvalue{open: v.open, through: &v, pointer: pointer}
	for _, a := range v.atoms {
		if !a.isNil() {
			l.places = append(l.places, a.to)
		}
	}
	return l
}

// member returns the field that a selector names.
func (fr *frame) member(s *state, x *ast.SelectorExpr) lvalue {
	selection := fr.f.Info.Selections[x]
	if selection == nil || selection.Kind() != types.FieldVal {
		if v, ok := fr.f.Info.Uses[x.Sel].(*types.Var); ok && !v.IsField() && v.Pkg() == fr.f.Types && !fr.f.IsC(x.X) {
			return fr.lvalue(s, x.Sel)
		}
		return lvalue{open: true}
	}
	return fr.fields(s, x.X, selection)
}

// fields returns the field, or for a method the receiver, that a selection leads to from an
// operand.
func (fr *frame) fields(s *state, operand ast.Expr, selection *types.Selection) lvalue {
	t := fr.f.TypeOf(operand)
	var l lvalue
	if _, ok := t.Underlying().(*types.Pointer); ok {
		l = fr.behind(fr.eval(s, operand), operand)
	} else {
		l = fr.lvalue(s, operand)
	}
	path := selection.Index()
	if selection.Kind() != types.FieldVal {
		path = path[:len(path)-1]
	}
	t = pointed(t)
	for i, index := range path {
		if i > 0 {
			if _, ok := t.Underlying().(*types.Pointer); ok {
				v := fr.loadAll(s, l)
				fr.access(s, operand, l)
				l, t = fr.behind(v, operand), pointed(t)
			}
		}
		st, ok := t.Underlying().(*types.Struct)
		if !ok {
			return lvalue{open: true}
		}
		f := st.Field(index)
		if isHeader(t) && f.Name() == "Data" { // it is the slice's or string's own pointer
			t = f.Type()
			continue
		}
		field := fr.f.field
		if index == 0 {
			field = fr.f.firstField
		}
		for j, p := range l.places {
			if l.places[j] = field(p, f); l.places[j].object == nil {
				return lvalue{open: true, through: l.through, pointer: l.pointer}
			}
		}
		l.slot, t = slot{v: f.Origin()}, f.Type()
	}
	return l
}

// isHeaderData reports whether a selector names the address in reflect's view of a slice or string.
func (fr *frame) isHeaderData(x *ast.SelectorExpr) bool {
	selection := fr.f.Info.Selections[x]
	return selection != nil && selection.Kind() == types.FieldVal && x.Sel.Name == "Data" && isHeader(pointed(fr.f.TypeOf(x.X)))
}

// isHeader reports whether a type is reflect's view of a slice or string.
func isHeader(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "reflect" && strings.HasSuffix(named.Obj().Name(), "Header")
}

// pointed returns the pointee type of a pointer type, and other types unchanged.
func pointed(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// element returns the element that an index expression names.
func (fr *frame) element(s *state, x *ast.IndexExpr) lvalue {
	index := fr.eval(s, x.Index)
	l, ok := fr.elements(s, x.X)
	if !ok {
		return lvalue{open: true}
	}
	at := ""
	if _, isMap := fr.f.Underlying(x.X).(*types.Map); isMap {
		at = fr.keyStep(x.Index)
	} else if n, known := fr.integer(x.Index, index); known && n >= 0 {
		at = fmt.Sprintf("[%d]", n)
	}
	if at == "" {
		return l
	}
	for i, p := range l.places {
		p.path = cut(p.path)
		if l.places[i] = fr.f.objects.element(p, at); l.places[i].object == nil {
			return lvalue{open: true, through: l.through, pointer: l.pointer}
		}
	}
	return l
}

// keyStep returns the step to the element of a map with a key that is constant; "" for another.
func (fr *frame) keyStep(key ast.Expr) string {
	h := fnv.New64a()
	if n, ok := fr.f.Constant(key); ok {
		fmt.Fprint(h, n)
	} else if text, ok := fr.f.String(key); ok {
		h.Write([]byte("s" + text))
	} else {
		return ""
	}
	return fmt.Sprintf("[#%x]", h.Sum64())
}

// keyPart is where a map holds its keys.
const keyPart = ".(key)"

// storeKey notes a key of the maps that a value is.
func (fr *frame) storeKey(s *state, of, key value) {
	for _, a := range of.atoms {
		if a.isNil() {
			continue
		}
		p := a.to.part(keyPart)
		if p.object == nil {
			continue
		}
		v := key
		if s.held.has(p) {
			v = v.join(fr.loadExactly(s, p))
		}
		s.held.set(p, v)
	}
	if of.open {
		fr.expose(s, key)
		fr.keep(s, key)
	}
}

// loadKeys returns one of the keys of a map.
func (fr *frame) loadKeys(s *state, of value) value {
	out := value{open: of.open}
	for _, a := range of.atoms {
		if a.isNil() {
			continue
		}
		p := a.to.part(keyPart)
		if !s.held.has(p) || a.to.object.kind != madeObject || s.exposed[a.to.object] {
			return openValue
		}
		out = out.join(fr.loadExactly(s, p))
	}
	return out.anyOf()
}

// elements returns some element of a slice, an array, a pointer to an array, a map or a string.
func (fr *frame) elements(s *state, of ast.Expr) (lvalue, bool) {
	t := fr.f.Info.TypeOf(of)
	if t == nil {
		return lvalue{}, false
	}
	var l lvalue
	switch u := t.Underlying().(type) {
	case *types.Slice:
		l = fr.behind(fr.eval(s, of), of)
		l.slot = fr.slotOf(of)
	case *types.Pointer:
		if _, ok := u.Elem().Underlying().(*types.Array); !ok {
			return lvalue{}, false
		}
		l = fr.behind(fr.eval(s, of), of)
	case *types.Map:
		l = fr.behind(fr.eval(s, of), of)
		l.slot, l.through = fr.slotOf(of), nil
	case *types.Array:
		l = fr.lvalue(s, of)
	case *types.Basic:
		if u.Info()&types.IsString == 0 {
			return lvalue{}, false
		}
		l = fr.behind(fr.eval(s, of), of)
	default:
		return lvalue{}, false
	}
	for i, p := range l.places {
		if l.places[i] = fr.f.objects.element(p, "[]"); l.places[i].object == nil {
			l.places, l.open = nil, true
			break
		}
	}
	l.slot.elements = l.slot.v != nil
	return l, true
}

// slotOf returns the variable or field that an expression names.
func (fr *frame) slotOf(e ast.Expr) slot {
	var v *types.Var
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		v, _ = fr.f.Info.ObjectOf(x).(*types.Var)
	case *ast.SelectorExpr:
		v, _ = fr.f.Info.Uses[x.Sel].(*types.Var)
	}
	if v == nil {
		return slot{}
	}
	return slot{v: v.Origin()}
}

// variablePlace returns the place of a variable.
func (fr *frame) variablePlace(id *ast.Ident) place {
	v, ok := fr.f.Info.ObjectOf(id).(*types.Var)
	if !ok || v.Name() == "_" || cgoname.IsVariable(v) {
		return place{}
	}
	return fr.f.objects.variable(v)
}

// loadAll returns the joined contents of an lvalue's places.
func (fr *frame) loadAll(s *state, l lvalue) value {
	out := value{open: l.open}
	for _, p := range l.places {
		out = out.join(fr.load(s, p))
	}
	if l.open && l.slot.v != nil {
		return fr.f.anyIn(l.slot)
	}
	return out
}

// access records a read through a pointer.
func (fr *frame) access(s *state, at ast.Node, l lvalue) {
	if l.through != nil {
		fr.touch(s, at, *l.through, l.pointer)
	}
}

// modify records a write through a pointer.
func (fr *frame) modify(s *state, at ast.Node, l lvalue) {
	if l.through != nil {
		fr.accessed(s, at, *l.through, l.pointer)
	}
}

// touch records a read of the memory that a value leads to.
func (fr *frame) touch(s *state, at ast.Node, through value, pointer ast.Expr) {
	fr.reads(s, at, through, pointer)
	fr.accessed(s, at, through, pointer)
}

// accessed records a read or write of the memory that a value leads to.
func (fr *frame) accessed(s *state, at ast.Node, through value, pointer ast.Expr) {
	if !fr.tellsAll() || through.open || !through.mayBeAddress() || through.isText() {
		return
	}
	a := access{at: at, through: through, pointer: types.ExprString(pointer), site: fr.happens()}
	for o := range s.asked {
		a.asked = append(a.asked, o)
	}
	fr.f.accesses = append(fr.f.accesses, a)
}

// tellsAll reports whether events are recorded: in the last round through the function and, within a
// nested call, through its callers.
func (fr *frame) tellsAll() bool {
	for ; fr != nil; fr = fr.caller {
		if !fr.tells {
			return false
		}
	}
	return true
}

// storeTo stores a value where an expression says.
func (fr *frame) storeTo(s *state, e ast.Expr, v value) {
	if isBlank(e) {
		return
	}
	fr.storeIn(s, e, fr.lvalue(s, e), v)
}

func (fr *frame) storeIn(s *state, e ast.Expr, l lvalue, v value) {
	fr.modify(s, e, l)
	if l.slot.v != nil {
		fr.f.recordIn(l.slot, v)
	}
	fr.store(s, l.places, l.open, v)
	if index, ok := ast.Unparen(e).(*ast.IndexExpr); ok && isPointerLike(fr.f.Info.TypeOf(index.Index)) {
		if _, isMap := fr.f.Underlying(index.X).(*types.Map); isMap {
			quiet := *fr
			quiet.tells = false
			fr.storeKey(s, quiet.eval(s, index.X), quiet.eval(s, index.Index))
		}
	}
}

// prepareAt evaluates right and returns a function that stores it in left.
func (fr *frame) prepareAt(s *state, left, right ast.Expr) func() {
	if isStruct(fr.f.Info.TypeOf(left)) && isStruct(fr.f.Info.TypeOf(right)) {
		l := fr.lvalue(s, left)
		from := fr.aggregate(s, right)
		return func() {
			fr.modify(s, left, l)
			fr.copyAll(s, l, from, fr.f.Info.TypeOf(left))
		}
	}
	v := fr.eval(s, right)
	return func() { fr.storeTo(s, left, v) }
}

// prepare is prepareAt for a place of a type.
func (fr *frame) prepare(s *state, to place, t types.Type, right ast.Expr) func() {
	if isStruct(t) && isStruct(fr.f.Info.TypeOf(right)) {
		from := fr.aggregate(s, right)
		return func() { fr.copyAll(s, lvalue{places: []place{to}}, from, fr.f.Info.TypeOf(right)) }
	}
	v := fr.eval(s, right)
	return func() { fr.store(s, []place{to}, false, v) }
}

// aggregate returns where a struct or array lies that is copied.
func (fr *frame) aggregate(s *state, e ast.Expr) lvalue {
	if call, ok := ast.Unparen(e).(*ast.CallExpr); ok {
		if fr.f.Info.Types[call.Fun].IsType() {
			if len(call.Args) != 1 {
				return lvalue{open: true}
			}
			if fr.eval(s, call.Args[0]); !isStruct(fr.f.Info.TypeOf(call.Args[0])) {
				return lvalue{open: true}
			}
			return fr.aggregate(s, call.Args[0])
		}
		p := fr.f.make(call, asCopy, fr.in, 0)
		fr.forget(s, p)
		s.held.drop(p)
		fr.callResults(s, call, []place{p})
		return lvalue{places: []place{p}}
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.TypeAssertExpr: // of the dynamic value of an interface
		return fr.behind(fr.eval(s, x), nil)
	case *ast.UnaryExpr:
		if x.Op == token.ARROW {
			return fr.behind(fr.received(s, x.X), nil)
		}
	}
	l := fr.lvalue(s, e)
	fr.access(s, e, l)
	fr.noteAggregate(s, e, l)
	return l
}

// copyTo copies the contents of a place, of a type.
func (fr *frame) copyTo(s *state, l lvalue, from place, t types.Type) {
	if isStruct(t) {
		fr.copyAll(s, l, lvalue{places: []place{from}}, t)
		return
	}
	v := fr.load(s, from)
	if l.slot.v != nil {
		fr.f.recordIn(l.slot, v)
	}
	fr.store(s, l.places, l.open, v)
}

// copyAll copies a struct or array. Afterwards the parts of the copy hold the values of the original's
// parts.
func (fr *frame) copyAll(s *state, to, from lvalue, t types.Type) {
	whole := openValue
	known := len(from.places) == 1 && !from.open && from.places[0].object != nil
	if known {
		whole = fr.unlisted(s, from.places[0])
	}
	if len(to.places) != 1 || to.open || isMany(to.places[0]) { // some of which hold it
		for _, p := range to.places {
			if p.object == nil {
				continue
			}
			if !known || fr.isHeldWhole(s, p) {
				fr.forget(s, p)
				s.held.set(p, openValue)
				continue
			}
			parts := map[place]value{}
			fr.parts(s, from.places[0], p, t, parts, 0)
			for q, v := range parts {
				if s.held.has(q) || !isMany(q) {
					v = v.join(fr.load(s, q))
				}
				s.held.set(q, v)
			}
		}
		return
	}
	p := to.places[0]
	if p.object == nil {
		return
	}
	parts := map[place]value{}
	if known {
		fr.parts(s, from.places[0], p, t, parts, 0)
	}
	fr.forget(s, p)
	s.held.set(p, whole)
	for q, v := range parts {
		s.held.set(q, v)
	}
}

// isHeldWhole reports whether a place, or one around it, was given a value as a whole that is not known.
func (fr *frame) isHeldWhole(s *state, p place) bool {
	for {
		if v, ok := s.held.get(p); ok && v.mayBeAddress() {
			return true
		}
		if p.path == "" {
			return false
		}
		p.path = cut(p.path)
	}
}

// unlisted returns the value of those parts of a struct or array about which nothing more is known.
func (fr *frame) unlisted(s *state, p place) value {
	if v, ok := s.held.get(p); ok || p.path != "" {
		if !ok {
			v = fr.loadExactly(s, p)
		}
		if v.mayBeAddress() {
			return openValue
		}
		return nilValue
	}
	if v := fr.initial(s, p); v.open || v.mayBeAddress() {
		return openValue
	}
	return nilValue
}

// parts collects the values of the pointers in a struct or array, by the places that they are copied
// to.
func (fr *frame) parts(s *state, from, to place, t types.Type, out map[place]value, depth int) {
	if from.object == nil || to.object == nil || depth > maxPath {
		return
	}
	switch u := t.Underlying().(type) {
	case *types.Struct:
		for f := range u.Fields() {
			fr.parts(s, fr.f.field(from, f), fr.f.field(to, f), f.Type(), out, depth+1)
		}
	case *types.Array:
		for path, v := range s.held.of(from.object) {
			if step, ok := strings.CutPrefix(path, from.path); ok && strings.HasPrefix(step, "[") {
				if q := fr.f.objects.element(to, step); q.object != nil {
					out[q] = v
				}
			}
		}
	default:
		out[to] = fr.load(s, from)
	}
}

func isStruct(t types.Type) bool {
	if t == nil {
		return false
	}
	switch t.Underlying().(type) {
	case *types.Struct, *types.Array:
		return true
	}
	return false
}

// isPointerLike reports whether values of a type can be addresses, or lead to some.
func isPointerLike(t types.Type) bool {
	if t == nil {
		return false
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Interface, *types.Chan, *types.Signature:
		return true
	case *types.Basic:
		switch u.Kind() {
		case types.UnsafePointer, types.Uintptr, types.Uint64, types.Int64, types.String, types.Int, types.Uint:
			return true
		}
	}
	return false
}

// eval returns the value of an expression and applies its effects.
func (fr *frame) eval(s *state, e ast.Expr) value {
	v := fr.evaluate(s, e)
	fr.note(e, v)
	return v
}

func (fr *frame) evaluate(s *state, e ast.Expr) value {
	tv := fr.f.Info.Types[e]
	switch {
	case tv.IsNil():
		return nilValue
	case tv.IsType():
		return openValue
	case tv.Value != nil:
		if fr.isZero(e) {
			return nilValue
		}
		if c := constant.ToInt(tv.Value); c.Kind() == constant.Int && isInteger(tv.Type) {
			return fr.inType(e, c)
		}
		if tv.Value.Kind() == constant.String {
			return fr.f.textOf(constant.StringVal(tv.Value))
		}
		return openValue
	}
	switch x := e.(type) {
	case *ast.ParenExpr:
		return fr.eval(s, x.X)
	case *ast.SelectorExpr:
		v := fr.read(s, e)
		if fr.isHeaderData(x) {
			v = fr.numbered(s, x, v)
			put(&s.since, ast.Expr(x), true) // it is valid within its own expression alone: package unsafe, pattern 6
		}
		return v
	case *ast.Ident, *ast.StarExpr:
		return fr.read(s, e)
	case *ast.IndexExpr:
		if fr.isGeneric(x) {
			return fr.functionNamed(x.X)
		}
		if !fr.f.Info.Types[x.X].IsValue() {
			return openValue
		}
		return fr.read(s, e)
	case *ast.IndexListExpr:
		return fr.functionNamed(x.X)
	case *ast.UnaryExpr:
		if x.Op == token.ARROW {
			return fr.received(s, x.X)
		}
		if x.Op == token.AND {
			if star, ok := ast.Unparen(x.X).(*ast.StarExpr); ok {
				return fr.eval(s, star.X)
			}
			return fr.address(s, x.X).from(x)
		}
		fr.eval(s, x.X)
		return openValue
	case *ast.BinaryExpr:
		return fr.binary(s, x)
	case *ast.CallExpr:
		return fr.evalCall(s, x)
	case *ast.SliceExpr:
		return fr.slice(s, x)
	case *ast.CompositeLit:
		switch fr.f.Underlying(x).(type) {
		case *types.Struct, *types.Array:
			return fr.boxed(s, x)
		case *types.Slice, *types.Map, *types.Pointer: // of a pointer: an element without its &
			return addressOf(fr.literal(s, x)).from(x)
		}
		fr.literal(s, x) // of a type parameter, or of a type that is not known
		return openValue
	case *ast.FuncLit:
		for _, v := range fr.f.captured[x] {
			put(&s.exposed, fr.f.objects.variable(v).object, true)
		}
		return fr.f.functionValue(function{literal: x, in: fr.in})
	case *ast.TypeAssertExpr:
		return fr.eval(s, x.X)
	}
	return openValue
}

func (fr *frame) isGeneric(x *ast.IndexExpr) bool {
	_, ok := fr.f.Underlying(x.X).(*types.Signature)
	return ok
}

// read returns the contents of the place that an expression denotes.
func (fr *frame) read(s *state, e ast.Expr) value {
	if sel, ok := e.(*ast.SelectorExpr); ok {
		if selection := fr.f.Info.Selections[sel]; selection != nil && selection.Kind() == types.MethodVal {
			return fr.method(s, sel, selection)
		}
	}
	if v := fr.functionNamed(e); !v.open {
		return v
	}
	if isStruct(fr.f.Info.TypeOf(e)) {
		return fr.boxed(s, e)
	}
	l := fr.lvalue(s, e)
	fr.access(s, e, l)
	return fr.loadAll(s, l)
}

// address returns the address of the place that an expression denotes.
func (fr *frame) address(s *state, e ast.Expr) value {
	e = ast.Unparen(e)
	if index, ok := e.(*ast.IndexExpr); ok {
		switch u := fr.f.Underlying(index.X).(type) {
		case *types.Slice, *types.Pointer:
			if v, isOthers := fr.elementAddress(s, index, u); isOthers {
				return v
			}
		}
	}
	l := fr.lvalue(s, e)
	out := value{open: l.open}
	for _, p := range l.places {
		out = out.join(addressOf(p))
	}
	if l.through != nil && len(out.atoms) == 1 && len(l.through.atoms) == 1 {
		out.atoms[0].count = l.through.atoms[0].count
	}
	return out
}

// elementAddress returns the address of an element of memory that is not Go's, as one of a
// number of bytes in it.
func (fr *frame) elementAddress(s *state, x *ast.IndexExpr, of types.Type) (value, bool) {
	v := fr.eval(s, x.X)
	for _, a := range v.atoms {
		if !a.isNil() && (a.to.object.kind == variableObject || a.to.object.kind == madeObject && !a.to.object.memory.IsForeign()) {
			return value{}, false
		}
	}
	n, known := fr.integer(x.Index, fr.eval(s, x.Index))
	var element types.Type
	switch u := of.(type) {
	case *types.Slice:
		element = u.Elem()
	case *types.Pointer:
		if a, ok := u.Elem().Underlying().(*types.Array); ok {
			element = a.Elem()
		}
	}
	if known && n == 0 {
		return v, true
	}
	if element == nil || !known || !hasSize(element) {
		return v.moved(unknownOffset), true
	}
	return v.moved(n * fr.f.Sizes.Sizeof(element)), true
}

// hasSize reports whether the size of a type is known.
func hasSize(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return false
	case *types.Basic:
		return t.Kind() != types.Invalid
	case *types.Named:
		return hasSize(t.Underlying())
	case *types.Array:
		return hasSize(t.Elem())
	case *types.Struct:
		return !slices.ContainsFunc(slices.Collect(t.Fields()), func(field *types.Var) bool { return !hasSize(field.Type()) })
	}
	return true
}

func (fr *frame) binary(s *state, x *ast.BinaryExpr) value {
	if x.Op == token.ADD || x.Op == token.SUB {
		if isString(fr.f.Info.TypeOf(x)) {
			var operands [2]value
			for i, e := range []ast.Expr{x.X, x.Y} {
				operands[i] = fr.eval(s, e)
				fr.touch(s, e, operands[i], e)
			}
			return fr.f.concatenated(operands[0], operands[1])
		}
		return fr.shifted(s, x, x.X, x.Y, x.Op)
	}
	dead := s.dead
	var operands [2]value
	for i, e := range []ast.Expr{x.X, x.Y} {
		v := fr.eval(s, e)
		operands[i] = v
		if isString(fr.f.Info.TypeOf(e)) {
			fr.touch(s, e, v, e)
		}
	}
	if x.Op == token.LAND || x.Op == token.LOR { // the right operand may not be evaluated
		s.dead = dead
	}
	return fr.computed(x, x.Op, operands[0], operands[1])
}

func isString(t types.Type) bool {
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// shifted returns the value of x, a sum or difference of integers or of addresses as numbers.
func (fr *frame) shifted(s *state, x, left, right ast.Expr, op token.Token) value {
	v, w := fr.eval(s, left), fr.eval(s, right)
	if sum := fr.computed(x, op, v, w); !sum.open {
		return sum
	}
	add, sub := op == token.ADD, op == token.SUB
	if add && v.isNumber() {
		v, w, right = w, v, left
	}
	if add && !v.mayBeAddress() || add && v.open && !w.open {
		v, right = w, left
	}
	if v.open || v.isNumber() || !v.mayBeAddress() || !add && !sub {
		return openValue
	}
	n, known := fr.f.Constant(right)
	switch {
	case !known:
		n = unknownOffset
	case sub:
		n = -n
	}
	return v.moved(n)
}

// slice returns the value of a slice expression: the same elements or some of them.
func (fr *frame) slice(s *state, x *ast.SliceExpr) value {
	var low, high value
	if x.Max != nil {
		fr.eval(s, x.Max)
	}
	if x.High != nil {
		high = fr.eval(s, x.High)
	}
	if x.Low != nil {
		low = fr.eval(s, x.Low)
	}
	var v value
	switch fr.f.Underlying(x.X).(type) {
	case *types.Array:
		v = fr.address(s, x.X).from(x)
	default:
		v = fr.eval(s, x.X)
	}
	if isString(fr.f.Info.TypeOf(x.X)) {
		if v.isText() {
			return fr.sliced(x, v, low, high)
		}
	} else if fr.textIn(s, v).isText() && x.High != nil { // another text
		return v.moved(unknownOffset)
	}
	if x.Low != nil {
		if n, known := fr.integer(x.Low, low); !known || n != 0 {
			return v.moved(unknownOffset)
		}
	}
	if x.High != nil {
		n, known := fr.integer(x.High, high)
		if !known || n <= 0 {
			n = unknownOffset
		}
		v = v.each(func(a *atom) { a.count = n })
	}
	return v
}

// literal creates the object of a composite literal and returns its place.
func (fr *frame) literal(s *state, x *ast.CompositeLit) place {
	p := fr.f.make(x, 0, fr.in, cgobridge.GoMemory)
	fr.renew(s, p.object)
	fr.forget(s, p)
	s.held.drop(p)
	delete(s.exposed, p.object)
	t := pointed(fr.f.TypeOf(x))
	index, indexed := int64(0), true
	for i, e := range x.Elts {
		key := ast.Expr(nil)
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			key, e = kv.Key, kv.Value
		}
		to, of := place{}, fr.f.Info.TypeOf(e)
		switch u := t.Underlying().(type) {
		case *types.Struct:
			if id, ok := key.(*ast.Ident); ok {
				if f, ok := fr.f.Info.Uses[id].(*types.Var); ok {
					to, of = fr.f.field(p, f), f.Type()
				}
			} else if key == nil && i < u.NumFields() {
				to, of = fr.f.field(p, u.Field(i)), u.Field(i).Type()
			}
		case *types.Slice, *types.Array:
			of = u.(interface{ Elem() types.Type }).Elem()
			if key != nil {
				index, indexed = fr.f.Constant(key)
			}
			step := "[]"
			if indexed {
				step = fmt.Sprintf("[%d]", index)
			}
			to = fr.f.objects.element(p, step)
			index++
		case *types.Map:
			of = u.Elem()
			if key != nil {
				if v := fr.eval(s, key); isPointerLike(fr.f.Info.TypeOf(key)) {
					fr.storeKey(s, addressOf(p), v)
				}
				to = fr.f.objects.element(p, cmp.Or(fr.keyStep(key), "[]"))
			}
		}
		if to.object == nil { // of a type that is not known, or too deep
			fr.escape(s, fr.eval(s, e))
			continue
		}
		if lit, ok := ast.Unparen(e).(*ast.CompositeLit); ok {
			if _, isPointer := fr.f.Underlying(lit).(*types.Pointer); isPointer { // an element without its &
				fr.store(s, []place{to}, false, addressOf(fr.literal(s, lit)).from(lit))
				continue
			}
		}
		fr.prepare(s, to, of, e)()
	}
	if _, ok := t.Underlying().(*types.Slice); ok && indexed && index == int64(len(x.Elts)) {
		put(&s.lengths, p.object, len(x.Elts))
		fr.extends(p.object, index, true)
	}
	return p
}
