package gomemory

import (
	"fmt"
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// evalCall returns the value of a call, or of a conversion, as an expression.
func (fr *frame) evalCall(s *state, call *ast.CallExpr) value {
	fun := fr.f.Info.Types[call.Fun]
	switch {
	case fun.IsType():
		return fr.conversion(s, call)
	case fun.IsBuiltin():
		return fr.builtin(s, call)
	}
	p := fr.f.make(call, firstResult, fr.in, 0)
	fr.forget(s, p)
	s.held.drop(p)
	fr.callResults(s, call, []place{p})
	if isStruct(fr.f.Info.TypeOf(call)) {
		return openValue
	}
	v := fr.load(s, p)
	delete(s.held, p.object)
	return v
}

func (fr *frame) conversion(s *state, call *ast.CallExpr) value {
	if len(call.Args) != 1 {
		return openValue
	}
	arg := call.Args[0]
	v := fr.eval(s, arg)
	if fr.f.Info.Types[arg].IsNil() {
		return v
	}
	from, to := fr.f.Info.TypeOf(arg), fr.f.Info.TypeOf(call)
	if from == nil || to == nil {
		fr.escape(s, v)
		return openValue
	}
	_, fromSlice := from.Underlying().(*types.Slice)
	_, toSlice := to.Underlying().(*types.Slice)
	if isString(to) && fromSlice || isString(from) && toSlice { // it is copied
		fr.touch(s, call, v, arg)
		text := fr.textIn(s, v)
		if isString(to) && text.isText() {
			return text
		}
		copied := addressOf(fr.f.make(call, 0, fr.in, cgobridge.GoMemory)).from(call)
		fr.holdsText(s, copied, text)
		return copied
	}
	if _, ok := to.Underlying().(*types.Array); ok && fromSlice {
		fr.touch(s, call, v, arg)
		return openValue
	}
	switch {
	case isInteger(from) && isInteger(to):
		if n, known := v.number(); known && !fr.f.hasInteger(to, n) {
			return openValue
		}
		return v
	case !isPointerLike(from) || !isPointerLike(to):
		fr.escape(s, v)
		return openValue
	case isUnsafePointer(from) && isUintptr(to):
		return fr.numbered(s, call, v)
	case isUintptr(from) && isUnsafePointer(to):
		return fr.pointerAgain(s, arg, v)
	}
	return v
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

func isUnsafePointer(t types.Type) bool { return isBasic(t, types.UnsafePointer) }

func isUintptr(t types.Type) bool { return isBasic(t, types.Uintptr) }

func isBasic(t types.Type, kind types.BasicKind) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == kind
}

// builtin applies a function of the universe or of package unsafe.
func (fr *frame) builtin(s *state, call *ast.CallExpr) value {
	id := cgobridge.CalleeIdent(call.Fun)
	if id == nil || len(call.Args) == 0 {
		return openValue
	}
	args := func() []value {
		var list []value
		for _, arg := range call.Args {
			list = append(list, fr.eval(s, arg))
		}
		return list
	}
	switch id.Name {
	case "new":
		p := fr.f.make(call, 0, fr.in, cgobridge.GoMemory)
		fr.renew(s, p.object)
		fr.forget(s, p)
		s.held.drop(p)
		return addressOf(p).from(call)
	case "make":
		var sizes []value
		for _, arg := range call.Args[1:] {
			sizes = append(sizes, fr.eval(s, arg))
		}
		p := fr.f.make(call, 0, fr.in, cgobridge.GoMemory)
		fr.renew(s, p.object)
		fr.forget(s, p)
		delete(s.lengths, p.object)
		if len(sizes) > 0 {
			if n, known := fr.integer(call.Args[1], sizes[0]); known {
				put(&s.lengths, p.object, int(n))
			}
			n, known := fr.integer(call.Args[len(sizes)], sizes[len(sizes)-1])
			fr.extends(p.object, n, known)
		}
		return addressOf(p).from(call)
	case "append":
		base := fr.eval(s, call.Args[0])
		text := fr.appendedText(s, call, base)
		v := fr.appended(s, call, base)
		fr.holdsText(s, v, text)
		return v
	case "copy":
		list := args()
		if len(list) == 2 {
			fr.accessed(s, call, list[0], call.Args[0])
			fr.touch(s, call, list[1], call.Args[1])
			fr.copyElements(s, list[0], list[1])
		}
	case "clear":
		list := args()
		if _, ok := fr.f.Underlying(call.Args[0]).(*types.Slice); ok {
			fr.accessed(s, call, list[0], call.Args[0])
		}
	case "len":
		if text, ok := args()[0].text(); ok {
			return fr.f.numberOf(int64(len(text)))
		}
	case "Slice", "String":
		list := args()
		if text, ok := list[0].text(); ok && len(list) == 2 {
			if n, known := fr.integer(call.Args[1], list[1]); !known || n != int64(len(text)) {
				return openValue
			}
		}
		return list[0]
	case "SliceData", "StringData":
		return args()[0].from(call)
	case "Add":
		list := args()
		if len(list) != 2 {
			return openValue
		}
		n, known := fr.integer(call.Args[1], list[1])
		if !known {
			n = unknownOffset
		}
		return list[0].moved(n)
	case "Sizeof", "Alignof", "Offsetof":
	default:
		args()
	}
	return openValue
}

// copyElements copies the elements of one slice to another.
func (fr *frame) copyElements(s *state, to, from value) {
	if a, b := to.only(), from.only(); a != nil && b != nil && a != b && len(s.held.of(a)) == 0 && b.kind == madeObject {
		for path, v := range s.held.of(b) {
			if strings.HasPrefix(path, "[") {
				s.held.set(place{a, path}, v)
			}
		}
		if n, known := s.lengths[b]; known {
			put(&s.lengths, a, n)
		}
		return
	}
	v := value{open: from.open}
	for _, a := range from.atoms {
		if !a.isNil() {
			v = v.join(fr.load(s, fr.f.objects.element(a.to, "[]")))
		}
	}
	var places []place
	for _, a := range to.atoms {
		if !a.isNil() {
			places = append(places, fr.f.objects.element(a.to, "[]"))
		}
	}
	fr.store(s, places, to.open, v)
}

// appended returns the slice that append makes. A slice that unsafe.Slice made of foreign memory has
// no spare capacity: append reads all of it.
func (fr *frame) appended(s *state, call *ast.CallExpr, base value) value {
	fr.touch(s, call, base, call.Args[0])
	p := fr.f.make(call, 0, fr.in, cgobridge.GoMemory)
	old := fr.load(s, fr.f.objects.element(p, "[]"))
	into := addressOf(p).from(call)
	element := fr.f.objects.element(p, "[]")
	if element.object == nil {
		return openValue
	}
	if v, ok := fr.appendedTo(s, call, p, base); ok {
		return v
	}
	if slice, ok := fr.f.Underlying(call).(*types.Slice); ok && isStruct(slice.Elem()) {
		if l := fr.behind(base, nil); l.open || len(l.places) > 0 {
			for i, p := range l.places {
				l.places[i] = fr.f.objects.element(p, "[]")
			}
			fr.copyAll(s, lvalue{places: []place{element}}, l, slice.Elem())
		}
	} else {
		fr.copyElements(s, into, base)
		s.held.set(element, fr.load(s, element).join(old))
	}
	delete(s.lengths, p.object)
	of := fr.slotOf(call.Args[0])
	of.elements = of.v != nil
	for i, arg := range call.Args[1:] {
		if call.Ellipsis.IsValid() && i == len(call.Args)-2 {
			v := fr.eval(s, arg)
			fr.touch(s, call, v, arg)
			fr.copyElements(s, into, v)
			continue
		}
		if t := fr.f.Info.TypeOf(arg); isStruct(t) {
			fr.copyAll(s, lvalue{places: []place{element}}, fr.aggregate(s, arg), t)
			continue
		}
		v := fr.eval(s, arg)
		if of.v != nil {
			fr.f.recordIn(of, v)
		}
		s.held.set(element, fr.load(s, element).join(v))
	}
	return into
}

// appendedTo returns the slice that append makes of a slice of known length, element by element.
func (fr *frame) appendedTo(s *state, call *ast.CallExpr, p place, base value) (value, bool) {
	if call.Ellipsis.IsValid() || len(s.held.of(p.object)) > 0 {
		return value{}, false
	}
	length := 0
	if base.open || base.mayBeAddress() {
		o := base.only()
		known, ok := s.lengths[o]
		if o == nil || !ok {
			return value{}, false
		}
		length = known
		for path, v := range s.held.of(o) {
			s.held.set(place{p.object, p.path + path}, v)
		}
	}
	of := fr.slotOf(call.Args[0])
	of.elements = of.v != nil
	for i, arg := range call.Args[1:] {
		element := fr.f.objects.element(p, fmt.Sprintf("[%d]", length+i))
		if t := fr.f.Info.TypeOf(arg); isStruct(t) {
			fr.copyAll(s, lvalue{places: []place{element}}, fr.aggregate(s, arg), t)
			continue
		}
		v := fr.eval(s, arg)
		if of.v != nil {
			fr.f.recordIn(of, v)
		}
		fr.store(s, []place{element}, false, v)
	}
	put(&s.lengths, p.object, length+len(call.Args)-1)
	return addressOf(p).from(call), true
}

// receiver returns the value of a method's receiver: its address, if the method takes that.
func (fr *frame) receiver(s *state, sel *ast.SelectorExpr) value {
	selection := fr.f.Info.Selections[sel]
	fn, ok := selection.Obj().(*types.Func)
	if !ok || fn.Signature().Recv() == nil {
		fr.eval(s, sel.X)
		return openValue
	}
	_, wantsPointer := fn.Signature().Recv().Type().Underlying().(*types.Pointer)
	_, isPointer := fr.f.Underlying(sel.X).(*types.Pointer)
	if len(selection.Index()) == 1 && isPointer {
		return fr.receives(s, sel, fn, fr.eval(s, sel.X))
	}
	l := fr.fields(s, sel.X, selection)
	t := selection.Recv()
	for _, i := range selection.Index()[:len(selection.Index())-1] {
		if st, ok := pointed(t).Underlying().(*types.Struct); ok {
			t = st.Field(i).Type()
		}
	}
	if _, held := t.Underlying().(*types.Pointer); held {
		fr.access(s, sel, l)
		return fr.receives(s, sel, fn, fr.loadAll(s, l))
	}
	if !wantsPointer && !isStruct(t) {
		fr.access(s, sel, l)
		return fr.loadAll(s, l)
	}
	out := value{open: l.open}
	for _, p := range l.places {
		out = out.join(addressOf(p))
	}
	return out
}

// receives returns the receiver that a method gets for a call on a pointer: the pointer itself, which
// also represents structs, or its pointee.
func (fr *frame) receives(s *state, sel *ast.SelectorExpr, fn *types.Func, pointer value) value {
	recv := fn.Signature().Recv().Type()
	if _, ok := recv.Underlying().(*types.Pointer); ok || isStruct(recv) {
		return pointer
	}
	l := fr.behind(pointer, sel.X)
	fr.access(s, sel, l)
	return fr.loadAll(s, l)
}

// callResults applies a call of a function, and stores its results.
func (fr *frame) callResults(s *state, call *ast.CallExpr, to []place) {
	fun := fr.f.Info.Types[call.Fun]
	if fun.IsType() || fun.IsBuiltin() {
		if v := fr.eval(s, call); len(to) > 0 {
			fr.store(s, to[:1], false, v)
		}
		return
	}
	c := fr.callee(s, call)
	for i, v := range fr.apply(s, call, c, fr.arguments(s, call)) {
		if i >= len(to) {
			break
		}
		if v.from.object == nil {
			fr.store(s, to[i:i+1], false, v.value)
			continue
		}
		fr.copyTo(s, lvalue{places: to[i : i+1]}, v.from, v.of)
	}
}

// A callee is the part of a call's function operand that has a value: the receiver of a method, a function value.
type callee struct {
	recv   value
	target value // of a function type, where the call names no function
}

// callee evaluates the function operand of a call.
func (fr *frame) callee(s *state, call *ast.CallExpr) callee {
	fun := ast.Unparen(call.Fun)
	if sel, ok := fun.(*ast.SelectorExpr); ok && fr.f.Info.Selections[sel] != nil {
		switch fr.f.Info.Selections[sel].Kind() {
		case types.FieldVal:
			return callee{target: fr.eval(s, fun)}
		case types.MethodVal:
			return callee{recv: fr.receiver(s, sel)}
		}
		return callee{target: fr.functionNamed(sel)}
	}
	if fr.isHelperOfC(call) || fr.f.Callee(call) != nil {
		return callee{}
	}
	return callee{target: fr.eval(s, fun)}
}

// arguments evaluates the arguments of a call: those that are written down, or the results of another call.
func (fr *frame) arguments(s *state, call *ast.CallExpr) []value {
	if len(call.Args) == 1 {
		if tuple, ok := fr.f.Info.TypeOf(call.Args[0]).(*types.Tuple); ok {
			return fr.spread(s, call.Args[0], tuple)
		}
	}
	var args []value
	for _, arg := range call.Args {
		args = append(args, fr.argument(s, arg))
	}
	return args
}

// spread evaluates a call whose results are the arguments of another.
func (fr *frame) spread(s *state, e ast.Expr, results *types.Tuple) []value {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return nil
	}
	places := make([]place, results.Len())
	for i := range places {
		places[i] = fr.f.make(call, firstResult-i, fr.in, cgobridge.GoMemory)
		fr.forget(s, places[i])
		s.held.drop(places[i])
	}
	fr.callResults(s, call, places)
	args := make([]value, len(places))
	for i, p := range places {
		if isStruct(results.At(i).Type()) {
			args[i] = addressOf(p)
		} else {
			args[i] = fr.load(s, p)
			delete(s.held, p.object)
		}
	}
	return args
}

// argument returns the value of an argument: of a struct the address of a copy.
func (fr *frame) argument(s *state, arg ast.Expr) value {
	if !isStruct(fr.f.Info.TypeOf(arg)) {
		return fr.eval(s, arg)
	}
	p := fr.f.make(arg, asArgument, fr.in, 0)
	fr.prepare(s, p, fr.f.TypeOf(arg), arg)()
	return addressOf(p)
}

// A result is a value that a call yields, or the place of one with its type.
type result struct {
	value value
	from  place
	of    types.Type
}

// isHelperOfC reports whether a call is of one of the cgo tool's own functions, C.GoBytes and its kin.
func (fr *frame) isHelperOfC(call *ast.CallExpr) bool {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	return ok && fr.f.IsC(sel.X)
}

// apply applies a call whose operands have been evaluated, and returns its results.
func (fr *frame) apply(s *state, call *ast.CallExpr, c callee, args []value) []result {
	s.called()
	if fr.isHelperOfC(call) {
		fr.before(s, call)
		results := fr.applyC(s, call, args)
		fr.after(s, call, args)
		return results
	}
	if c.target.open || c.target.mayBeAddress() {
		if lit := fr.f.Literal(call.Fun); lit != nil && !c.target.isFunction() {
			return fr.enter(s, lit, call, value{}, args)
		}
		return fr.dynamic(s, call, c.target, args)
	}
	fn := fr.f.Callee(call)
	if fn == nil {
		return fr.unknown(s, c.recv, args)
	}
	return fr.callNamed(s, call, fn, c.recv, args)
}

// callNamed applies a call of a declared function or method.
func (fr *frame) callNamed(s *state, call *ast.CallExpr, fn *types.Func, recv value, args []value) []result {
	if r := fn.Signature().Recv(); r != nil && types.IsInterface(r.Type()) {
		if held := fr.implementation(fn, recv); held != nil {
			fn = held.Origin()
		}
		fr.f.calling(call, fr.f.node(function{named: fn}))
	}
	if decl := fr.f.Declared(fn); decl != nil {
		fr.recordArguments(call, args)
		if !fr.f.reachesC[fn] && (fr.depth() > maxGoCalls || !fr.f.concerns(fn)) && !fr.isOfInterest(s, append(args, recv)) {
			if fr.f.isHarmless(fn) {
				return openResults()
			}
			return fr.unknown(s, recv, args)
		}
		return fr.enter(s, decl, call, recv, args)
	}
	switch {
	case fn.Pkg() == nil:
		return nil
	case fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()):
		if cgobridge.IsStandard(fn.Pkg().Path()) { // io.Writer and its kin
			fr.standard(s, call, fn, recv, args)
		}
		return fr.unknown(s, recv, args)
	case isRegistration(fn):
		return fr.registersFinalizer(s, call, fn, recv, args)
	case fn.FullName() == "runtime.KeepAlive":
		return nil
	case isPinner(fn):
		fr.pins(s, call, fn, recv, args)
		return nil
	case modelOf(fn) != nil && len(args) == len(call.Args) && (len(args) > 0 || fn.Signature().Recv() != nil):
		return modelOf(fn)(fr, s, call, recv, args)
	case cgobridge.IsStandard(fn.Pkg().Path()):
		return fr.standard(s, call, fn, recv, args)
	}
	fr.before(s, call)
	inFlight := maps.Clone(s.inFlight)
	results := fr.elsewhere(s, call, fn, recv, args)
	if !fr.f.May(goorder.Waits, call) {
		s.inFlight = inFlight
	}
	fr.after(s, call, args)
	return results
}

// unknown applies a call of an unknown function.
func (fr *frame) unknown(s *state, recv value, args []value) []result {
	fr.expose(s, recv)
	fr.keep(s, recv)
	for _, v := range args {
		fr.expose(s, v)
		fr.keep(s, v)
	}
	fr.stray(s)
	s.waits()
	return openResults()
}

// openResults are the results of a call of which nothing is known.
func openResults() []result {
	return []result{{value: openValue}, {value: openValue}, {value: openValue}, {value: openValue}}
}

// isHarmless reports whether a function of the package changes nothing but its own
// variables: it stores in no field, element or pointer's target, and calls nothing but its
// like and the standard library. Of one that is asked about already it is not known.
func (f *Finder) isHarmless(fn *types.Func) bool {
	if harmless, ok := f.harmless[fn]; ok {
		return harmless
	}
	f.harmless[fn] = false
	harmless := true
	ast.Inspect(f.Declared(fn).Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			harmless = harmless && !slices.ContainsFunc(n.Lhs, func(l ast.Expr) bool { return !f.isLocal(l) })
		case *ast.IncDecStmt:
			harmless = harmless && f.isLocal(n.X)
		case *ast.FuncLit, *ast.GoStmt, *ast.SendStmt, *ast.RangeStmt:
			harmless = false
		case *ast.CallExpr:
			harmless = harmless && f.callIsHarmless(n)
		}
		return harmless
	})
	f.harmless[fn] = harmless
	return harmless
}

func (f *Finder) callIsHarmless(call *ast.CallExpr) bool {
	fun := f.Info.Types[call.Fun]
	if fun.IsType() {
		return true
	}
	if fun.IsBuiltin() {
		id := cgobridge.CalleeIdent(call.Fun)
		return id != nil && id.Name != "copy" && id.Name != "clear" && id.Name != "append" && id.Name != "delete"
	}
	fn := f.Callee(call)
	switch {
	case fn == nil:
		return false
	case fn.Pkg() == nil: // error's method
		return true
	case f.Declared(fn) != nil:
		return f.isHarmless(fn)
	}
	return cgobridge.IsStandard(fn.Pkg().Path()) && (fn.Signature().Recv() == nil || !types.IsInterface(fn.Signature().Recv().Type()))
}

// isLocal reports whether an expression names a variable of a function's, or none.
func (f *Finder) isLocal(e ast.Expr) bool {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return false
	}
	v, ok := f.Info.ObjectOf(id).(*types.Var)
	return !ok || v.Parent() != f.Types.Scope()
}

// recordArguments records the arguments for the parameters of a declared function; args are nil if
// they are unknown.
func (fr *frame) recordArguments(call *ast.CallExpr, args []value) {
	fn := fr.f.Callee(call)
	if fn == nil {
		return
	}
	params := fn.Signature().Params()
	for i := range params.Len() {
		v := openValue
		if i < len(args) && !call.Ellipsis.IsValid() && !(fn.Signature().Variadic() && i == params.Len()-1) {
			v = args[i]
		}
		fr.f.recordIn(slot{v: params.At(i).Origin()}, v)
	}
}

// isOfInterest reports whether values may lead to memory of C's.
func (fr *frame) isOfInterest(s *state, values []value) bool {
	seen := map[*object]bool{}
	var leads func(value) bool
	leads = func(v value) bool {
		for _, a := range v.atoms {
			o := a.to.object
			if o == nil || seen[o] {
				continue
			}
			seen[o] = true
			if _, owned := s.owned[o]; owned {
				return true
			}
			if o.kind == pointeeObject || o.kind == someObject || o.kind == functionObject || o.memory.IsForeign() {
				return true
			}
			for _, w := range s.held.of(o) {
				if leads(w) {
					return true
				}
			}
		}
		return false
	}
	return slices.ContainsFunc(values, leads)
}

// maxCalls bounds the calls within each other that are looked into. The arguments of the outermost
// call seldom decide anything deeper.
const maxCalls = 5

// maxGoCalls bounds those of functions that come to no C.
const maxGoCalls = 2

// depth returns how many calls within each other are looked into.
func (fr *frame) depth() int {
	depth := 0
	for ; fr.caller != nil; fr = fr.caller {
		depth++
	}
	return depth
}

// maxRecursion bounds how often a function is looked into that calls itself.
const maxRecursion = 1

// enter applies a call of a function of the package or of a literal by following its body with the
// arguments.
func (fr *frame) enter(s *state, function ast.Node, call *ast.CallExpr, recv value, args []value) []result {
	if fr.depth() >= maxCalls || fr.f.isTooMuch() {
		return fr.unknown(s, recv, args)
	}
	in := fr.f.newFrame(function, fr, call)
	in.tells = fr.tells
	fr.f.finalizers.enters(function)
	entry := s.clone()
	entry.deferred, entry.ended = nil, nil
	if !in.bind(entry, call, recv, args) {
		return fr.unknown(s, recv, args)
	}
	in.entry = in.withoutResults(entry)
	switch itself, alike := in.recursion(); {
	case len(alike) > 1: // the exit state is that of the other rounds: this call alone does not return
		s.dead = true
		return openResults()
	case itself > maxRecursion && len(alike) == 0:
		return fr.unknown(s, recv, args)
	}
	for _, p := range in.results {
		in.forget(entry, p)
		entry.held.set(p, nilValue)
	}
	exit := in.run(entry)
	if in.tooLong || !in.isSettled(exit) {
		return fr.unknown(s, recv, args)
	}
	if exit == nil { // control does not come back
		s.dead = true
		return openResults()
	}
	caller := *s
	in.settle(exit, &caller)
	*s = *exit
	s.deferred, s.ended = caller.deferred, merged(exit.ended, caller.ended)
	if decl, ok := function.(*ast.FuncDecl); ok {
		in.keepCaptured(s, decl)
		s.leave(decl, in.results, caller.held)
	}
	var t *types.Tuple
	if signature, ok := fr.f.Underlying(call.Fun).(*types.Signature); ok {
		t = signature.Results()
	}
	var out []result
	for i, p := range in.results {
		if t != nil && i < t.Len() && isStruct(t.At(i).Type()) {
			out = append(out, result{from: p, of: t.At(i).Type()})
			continue
		}
		out = append(out, result{value: fr.load(s, p)})
		delete(s.held, p.object)
		if own, held := caller.held[p.object]; held && p.object.kind == variableObject { // of a caller that is the same function
			s.held[p.object] = own
		}
	}
	return out
}

// recursion returns how many calls around the frame's are of its function, and which of them began alike.
func (fr *frame) recursion() (itself int, alike []*frame) {
	for at := fr.caller; at != nil; at = at.caller {
		if at.function == fr.function {
			itself++
			if at.entry != nil && at.entry.equal(fr.entry) {
				alike = append(alike, at)
			}
		}
	}
	return itself, alike
}

// withoutResults returns a state without the results of the functions on the call stack.
func (fr *frame) withoutResults(s *state) *state {
	out := s.clone()
	for at := fr; at != nil; at = at.caller {
		for _, p := range at.results {
			delete(out.held, p.object)
		}
	}
	return out
}

// isSettled passes the exit state to the enclosing calls that began in an equal state, and reports whether a nested call left
// the same one. If not, they need another round.
func (fr *frame) isSettled(exit *state) bool {
	var left outcome
	if exit != nil {
		left.exit = fr.withoutResults(exit)
		for _, p := range fr.results {
			left.results = append(left.results, fr.load(exit, p))
		}
	}
	if _, alike := fr.recursion(); len(alike) > 0 {
		alike[0].inner = append(alike[0].inner, left)
	}
	return !slices.ContainsFunc(fr.inner, func(o outcome) bool {
		return !o.exit.equal(left.exit) || !slices.EqualFunc(o.results, left.results, value.equal)
	})
}

// An outcome is the effect of a call on its caller's state.
type outcome struct {
	exit    *state // without the results of the functions on the call stack
	results []value
}

// bind gives the parameters of a frame's function their values.
func (fr *frame) bind(s *state, call *ast.CallExpr, recv value, args []value) bool {
	var params *ast.FieldList
	switch function := fr.function.(type) {
	case *ast.FuncLit:
		params = function.Type.Params
	case *ast.FuncDecl:
		params = function.Type.Params
		if function.Recv != nil && len(function.Recv.List) == 1 && len(function.Recv.List[0].Names) == 1 {
			fr.give(s, function.Recv.List[0].Names[0], recv)
		}
	}
	i := 0
	for _, field := range params.List {
		_, variadic := field.Type.(*ast.Ellipsis)
		for _, name := range field.Names {
			switch {
			case variadic && !call.Ellipsis.IsValid():
				fr.give(s, name, addressOf(fr.variadic(s, call, fr.f.TypeOf(name), args[min(i, len(args)):])))
			case i < len(args):
				fr.give(s, name, args[i])
			default:
				return false
			}
			i++
		}
		if len(field.Names) == 0 {
			i++
		}
	}
	return true
}

// variadic makes the slice of the arguments that a variadic parameter is given.
func (fr *frame) variadic(s *state, call *ast.CallExpr, t types.Type, args []value) place {
	p := fr.f.make(call, asVariadic, fr.in, 0)
	fr.forget(s, p)
	slice, ok := t.Underlying().(*types.Slice)
	for i, v := range args {
		element := fr.f.objects.element(p, fmt.Sprintf("[%d]", i))
		if ok && isStruct(slice.Elem()) {
			fr.copyAll(s, lvalue{places: []place{element}}, fr.behind(v, nil), slice.Elem())
			continue
		}
		s.held.set(element, v)
	}
	put(&s.lengths, p.object, len(args))
	return p
}

// give has a parameter hold a value; a struct is given by the address of a copy.
func (fr *frame) give(s *state, name *ast.Ident, v value) {
	p := fr.variablePlace(name)
	if p.object == nil {
		return
	}
	fr.forget(s, p)
	s.held.drop(p)
	delete(s.exposed, p.object)
	t := fr.f.Info.TypeOf(name)
	if isStruct(t) {
		fr.copyAll(s, lvalue{places: []place{p}}, fr.behind(v, name), t)
		return
	}
	s.held.set(p, v)
}

// standard applies a call of the standard library, which retains no argument and reads and writes
// slice elements and string bytes.
func (fr *frame) standard(s *state, call *ast.CallExpr, fn *types.Func, recv value, args []value) []result {
	results := fr.standardResults(s, call, fn, append(slices.Clone(args), recv))
	callsBack := false
	for i, arg := range call.Args {
		t := fr.f.Info.TypeOf(arg)
		if t == nil {
			continue
		}
		if _, ok := t.Underlying().(*types.Signature); ok {
			callsBack = true
		}
		if readsElements(fr.f, call, fn, i, t) {
			fr.touch(s, arg, args[i], arg)
		}
	}
	if callsBack {
		return fr.unknown(s, value{}, args)
	}
	for _, v := range args {
		if !keepsNothing(fn) {
			fr.escape(s, v)
		}
		for _, a := range v.atoms {
			if !a.isNil() && a.to.object.kind != pointeeObject && a.to.object.kind != someObject && !a.to.object.memory.IsForeign() {
				fr.overwrite(s, a.to.object) // it may write to it
			}
		}
	}
	return results
}

// keepsNothing reports whether a function of the standard library neither retains nor returns its arguments: printing
// functions, and those of package runtime.
func keepsNothing(fn *types.Func) bool {
	switch fn.Pkg().Path() {
	case "fmt", "log", "log/slog", "errors", "testing", "strconv", "runtime":
		return true
	}
	return false
}

// readsElements reports whether a function of the standard library accesses the memory that an
// argument leads to: slice elements, string bytes, the pointee of a pointer whose type the parameter
// has. Packages that work on pointers as such do not, nor does a format that prints them.
func readsElements(f *Finder, call *ast.CallExpr, fn *types.Func, i int, t types.Type) bool {
	switch fn.Pkg().Path() {
	case "runtime", "reflect", "unsafe", "runtime/cgo", "runtime/debug":
		return false
	}
	params := fn.Signature().Params()
	if params.Len() == 0 {
		return false
	}
	param := params.At(min(i, params.Len()-1)).Type()
	if fn.Signature().Variadic() && i >= params.Len()-1 && !call.Ellipsis.IsValid() {
		param = param.Underlying().(*types.Slice).Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Slice:
	case *types.Basic:
		if u.Info()&types.IsString == 0 {
			return false
		}
	case *types.Pointer:
		if _, ok := param.Underlying().(*types.Pointer); !ok {
			return false
		}
	default:
		return false
	}
	if types.IsInterface(param) {
		for _, arg := range call.Args {
			if format, ok := f.String(arg); ok && strings.Contains(format, "%p") {
				return false
			}
		}
	}
	return true
}

// elsewhere applies a call of a function of another package.
func (fr *frame) elsewhere(s *state, call *ast.CallExpr, fn *types.Func, recv value, args []value) []result {
	fr.calls(call)
	fr.noteTexts(s, call, args)
	helps := fr.f.imported(fn)
	if helps != nil && !fr.fits(call, fn) {
		helps = nil
	}
	given := fr.asParameters(s, call, fn, args)
	var known map[int]result
	a := fr.application(s, call, fn, recv, given)
	if helps != nil {
		a.uses(helps)
		fr.usesOwned(s, call, given, func(i int) bool {
			return !slices.Contains(helps.Takes, i) || slices.Contains(helps.Releases, Source{Index: i})
		})
	}
	followed := false
	if helps != nil && (helps.Followed || len(helps.Outs) > 0) {
		followed = helps.Followed
		if !followed {
			a.unknown(helps)
		}
		known = a.outs(fn, helps)
	}
	results := openResults()
	if !followed && known == nil {
		results = a.unknown(helps)
	}
	if helps != nil {
		a.callBack(helps)
		a.finish(helps)
	}
	for i := range results {
		if r, ok := known[i]; ok {
			results[i] = r
			continue
		}
		if kind := fr.f.madeElsewhere(fn, i); kind != cgobridge.UnknownMemory && kind != cgobridge.OpaqueMemory {
			p := fr.f.make(call, 1+i, fr.in, kind)
			fr.renew(s, p.object)
			results[i] = result{value: addressOf(p).from(call)}
		}
	}
	return results
}

// asParameters returns the values of a call's arguments as the parameters of the function have them: those of a variadic one as a
// slice.
func (fr *frame) asParameters(s *state, call *ast.CallExpr, fn *types.Func, args []value) []value {
	params := fn.Signature().Params()
	last := params.Len() - 1
	if !fn.Signature().Variadic() || call.Ellipsis.IsValid() || len(args) < last {
		return args
	}
	return append(slices.Clone(args[:last]), addressOf(fr.variadic(s, call, params.At(last).Type(), args[last:])))
}

// fits reports whether the arguments of a call are of the types that the function takes.
func (fr *frame) fits(call *ast.CallExpr, fn *types.Func) bool {
	params := fn.Signature().Params()
	for i, arg := range call.Args {
		t := fr.f.Info.TypeOf(arg)
		if t == nil || i >= params.Len() && !fn.Signature().Variadic() {
			return false
		}
		generic := fn.Signature().TypeParams().Len()+fn.Signature().RecvTypeParams().Len() > 0
		if !generic && !fn.Signature().Variadic() && !types.AssignableTo(t, params.At(i).Type()) {
			return false
		}
	}
	return true
}
