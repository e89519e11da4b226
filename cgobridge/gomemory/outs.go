package gomemory

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// An Out is an address that a function leaves where its caller finds it. The fields are exported to be a fact's.
type Out struct {
	At   Spot
	What Source
}

// A Spot is a place that function and caller share: a result, the pointee of a parameter, or an object that the function
// creates, and a part of it in the notation of [place].
type Spot struct {
	In    SpotKind
	Index int // of the result, the parameter (Receiver for that), the object
	Path  string
}

// A SpotKind says which list the index of a spot refers to.
type SpotKind uint8

const (
	InResult SpotKind = iota
	InParameter
	InObject
)

// Receiver is the index of the receiver among the parameters.
const Receiver = -1

// A Source is an address: of an object that the function creates, of a parameter or, with a path, of the contents
// there.
type Source struct {
	Made   cgobridge.MemoryKind // UnknownMemory for a parameter's
	Index  int                  // of the object or parameter
	Path   string
	Behind bool // the pointee of the parameter holds it; the path is empty
	Moved  bool // it has an unknown offset
	Some   bool // it is one of several, as of those that a loop makes
	Owned  bool // it is a resource that the caller has to release

	Integer int64 // it is that, and no memory; 0 for others
	IsText  bool  // it is the string Text
	Text    string

	// Type is the struct of the function's package that lies there: "*T", or "T" where an interface holds it itself. It is empty
	// if that is not known.
	Type string

	Unknown bool
}

// A Callback is a call of a function that a parameter is or holds.
type Callback struct {
	Of     Source
	Args   []Source
	Always bool // on all paths
}

// callback notes a call of a value of a function type that is not known, of those that callers know.
func (fr *frame) callback(target value, args []value) {
	first := outermost(fr)
	if first.fn == nil || !first.fn.Exported() || !fr.tellsAll() {
		return
	}
	of, ok := first.source(target)
	if !ok {
		return
	}
	c := Callback{Of: of, Always: fr.happens().always}
	for _, v := range args {
		source, ok := first.source(v)
		if !ok {
			source = Source{Unknown: true}
		}
		c.Args = append(c.Args, source)
	}
	fr.f.callbacks[first.fn] = append(fr.f.callbacks[first.fn], c)
}

// source returns the part of the frame's parameters that a value is.
func (fr *frame) source(v value) (Source, bool) {
	if v.open || len(v.atoms) != 1 || v.atoms[0].isNil() || v.atoms[0].to.object.kind != pointeeObject || v.atoms[0].to.path != "" {
		return Source{}, false
	}
	of := v.atoms[0].to.object.of
	index, path, ok := (&outing{frame: fr}).parameter(of)
	if !ok && of.path == "" && of.object.kind == pointeeObject {
		index, path, ok = (&outing{frame: fr}).parameter(of.object.of)
		return Source{Index: index, Path: path, Behind: true}, ok && path == ""
	}
	return Source{Index: index, Path: path}, ok
}

// callBack applies the calls that a function in another package makes of functions that it is given.
func (a *application) callBack(helps *Helps) {
	for _, c := range helps.Callbacks {
		target := a.valueOf(c.Of)
		if !target.isFunction() {
			continue
		}
		var given []value
		for _, source := range c.Args {
			given = append(given, a.valueOf(source))
		}
		perhaps := *a.frame
		perhaps.perhaps = a.perhaps || !c.Always
		perhaps.dynamic(a.s, a.call, target, given)
		a.s.dead = false
	}
}

// maxOuts bounds the summary of a function.
const maxOuts = 64

// outs returns the stores of a function that are visible after it returns in a state, and whether they are complete.
func (fr *frame) outs(s *state) (list []Out, all bool) {
	o := &outing{frame: fr, s: s, objects: map[*object]int{}}
	for i, p := range fr.results {
		o.parts(p, Spot{In: InResult, Index: i}, fr.fn.Signature().Results().At(i).Type())
	}
	params := fr.fn.Signature().Params()
	for i := range params.Len() {
		o.pointee(params.At(i), i)
	}
	if recv := fr.fn.Signature().Recv(); recv != nil {
		o.pointee(recv, Receiver)
	}
	all = !s.strayed && !o.partial
	for x := range s.exposed {
		all = all && (x.kind == madeObject || x.kind == functionObject || x.kind == variableObject && fr.f.isLocalVariable(x.variable))
	}
	for x := range s.held {
		all = all && (x.kind == madeObject || x.kind == functionObject || x.kind == variableObject && fr.f.isLocalVariable(x.variable) || o.told[x])
	}
	if len(o.list) > maxOuts {
		return nil, false
	}
	return o.list, all
}

// An outing gathers outs.
type outing struct {
	*frame
	s       *state
	list    []Out
	objects map[*object]int
	told    map[*object]bool // pointees of parameters
	partial bool             // the summary is incomplete
}

// pointee collects the contents of a parameter's pointee.
func (o *outing) pointee(v *types.Var, index int) {
	if o.told == nil {
		o.told = map[*object]bool{}
	}
	of, ok := o.f.objects.pointees[o.f.objects.variable(v)]
	if !ok {
		return
	}
	o.told[of] = true
	for _, path := range slices.Sorted(maps.Keys(o.s.held.of(of))) {
		o.out(Spot{InParameter, index, path}, o.s.held.of(of)[path])
	}
}

// parts collects the contents of a place.
func (o *outing) parts(p place, at Spot, t types.Type) {
	if !isStruct(t) {
		o.out(at, o.load(o.s, p))
		return
	}
	for _, path := range slices.Sorted(maps.Keys(o.s.held.of(p.object))) {
		if rest, ok := strings.CutPrefix(path, p.path); ok && rest != "" {
			at.Path = rest
			o.out(at, o.s.held.of(p.object)[path])
		}
	}
}

// out adds an address to the summary.
func (o *outing) out(at Spot, v value) {
	var found *atom
	for _, a := range v.atoms {
		if a.isNil() {
			continue
		}
		if found != nil {
			o.partial = true
			return
		}
		found = &a
	}
	if v.open {
		o.partial = true
		return
	}
	if found == nil || len(o.list) > maxOuts {
		return
	}
	x := found.to.object
	if x.kind == numberObject {
		n, known := v.number()
		if o.partial = o.partial || !known; known {
			o.list = append(o.list, Out{at, Source{Integer: n}})
		}
		return
	}
	if x.kind == textObject {
		text, known := v.text()
		if o.partial = o.partial || !known; known {
			o.list = append(o.list, Out{at, Source{IsText: true, Text: text}})
		}
		return
	}
	what := Source{Moved: found.offset != 0, Some: found.some}
	switch {
	case x.kind == pointeeObject:
		if index, path, ok := o.parameter(x.of); ok && found.to.path == "" {
			what.Index, what.Path = index, path
			o.list = append(o.list, Out{at, what})
			return
		}
	case x.kind == madeObject && x.memory != cgobridge.UnknownMemory && found.to.path == "":
		index, known := o.objects[x]
		if !known {
			index = len(o.objects)
			o.objects[x] = index
		}
		what.Made, what.Index, what.Type = x.memory, index, o.typeName(*found)
		_, what.Owned = o.s.owned[x]
		o.list = append(o.list, Out{at, what})
		if !known {
			for _, path := range slices.Sorted(maps.Keys(o.s.held.of(x))) {
				if path != "" {
					o.out(Spot{InObject, index, path}, o.s.held.of(x)[path])
				}
			}
		}
		return
	case x.kind == madeObject && x.memory == cgobridge.GoMemory, x.kind == variableObject && o.f.isLocalVariable(x.variable) && !o.isParameter(x.variable):
		what.Made, what.Index = cgobridge.GoMemory, len(o.objects)
		o.list = append(o.list, Out{at, what})
		o.objects[&object{}] = len(o.objects)
		return
	}
	o.partial = true
}

// typeName returns the type of the object at an address, in the notation of a source.
func (o *outing) typeName(a atom) string {
	t, star := a.to.object.boxed, ""
	if t == nil {
		t, star = o.typeAt(a), "*"
	}
	if named, ok := types.Unalias(t).(*types.Named); ok && named.TypeArgs() == nil && named.Obj().Parent() == o.f.Types.Scope() {
		return star + named.Obj().Name()
	}
	return ""
}

// parameter returns the parameter that contains a place, or whose pointee does.
func (o *outing) parameter(p place) (index int, path string, ok bool) {
	of := p.object
	if of.kind == pointeeObject && of.of.path == "" {
		of = of.of.object
	}
	if of.kind != variableObject {
		return 0, "", false
	}
	if recv := o.fn.Signature().Recv(); recv != nil && of.variable == recv.Origin() {
		return Receiver, p.path, true
	}
	params := o.fn.Signature().Params()
	for i := range params.Len() {
		if params.At(i).Origin() == of.variable {
			return i, p.path, p.path != "" || p.object == of
		}
	}
	return 0, "", false
}

// An application applies the summary of a function in another package at a call.
type application struct {
	*frame
	of      *types.Func
	call    *ast.CallExpr
	recv    value
	args    []value
	s       *state
	before  *state
	objects map[int]place // that the function makes
}

func (fr *frame) application(s *state, call *ast.CallExpr, fn *types.Func, recv value, args []value) *application {
	return &application{frame: fr, of: fn, call: call, recv: recv, args: args, s: s, before: s.clone(), objects: map[int]place{}}
}

// given returns a parameter's value.
func (a *application) given(index int) value {
	switch {
	case index == Receiver:
		return a.recv
	case index < len(a.args):
		return a.args[index]
	}
	return openValue
}

// behindAt returns the places that a path leads to from where a value points.
func (a *application) behindAt(v value, path string) []place {
	var list []place
	for _, x := range v.atoms {
		if !x.isNil() {
			list = append(list, a.partAt(x.to, path))
		}
	}
	return list
}

// valueOf returns the address that a source is.
func (a *application) valueOf(w Source) value {
	v := a.begin(w)
	if w.Moved {
		v = v.moved(unknownOffset)
	}
	if w.Some {
		v = v.anyOf()
	}
	return v
}

// begin returns the address that the address of a source is based on.
func (a *application) begin(w Source) value {
	switch {
	case w.Unknown:
		return openValue
	case w.IsText:
		return a.f.textOf(w.Text)
	case w.Integer != 0:
		return a.f.numberOf(w.Integer)
	case w.Made != cgobridge.UnknownMemory:
		p, known := a.objects[w.Index]
		if !known {
			p = a.f.make(elsewhere{a.call, a.of}, w.Index, a.in, w.Made)
			p.object.by = a.call
			a.renew(a.s, p.object)
			a.forget(a.s, p)
			a.s.held.drop(p)
			a.objects[w.Index] = p
			a.typed(p.object, w.Type)
		}
		return addressOf(p)
	case w.Path == "" && !w.Behind:
		return a.given(w.Index)
	}
	v := a.given(w.Index)
	out := value{open: v.open}
	for _, p := range a.behindAt(v, w.Path) {
		out = out.join(a.load(a.before, p))
	}
	return out
}

// typed sets the type of an object that the function creates, as far as a source has it.
func (a *application) typed(o *object, name string) {
	name, pointer := strings.CutPrefix(name, "*")
	tn, ok := a.of.Pkg().Scope().Lookup(name).(*types.TypeName)
	switch {
	case !ok:
	case pointer:
		o.typ = tn.Type()
	default:
		o.boxed = tn.Type()
	}
}

// uses applies the reads, writes and frees of the function.
func (a *application) uses(helps *Helps) {
	for _, source := range helps.Accesses {
		if a.tellsAll() {
			at := a.happens()
			if at.call == nil {
				at.call, at.certain = a.call, true
			}
			a.f.accesses = append(a.f.accesses, access{at: a.call, through: a.valueOf(source), pointer: a.text(source), site: at})
		}
	}
	a.handedFor(helps)
	for _, source := range helps.Uses {
		a.usesLate(a.s, a.call, a.valueOf(source), value{}, types.ExprString(a.call.Fun), a.text(source))
	}
	for _, x := range helps.Frees {
		a.free(a.s, a.call, a.valueOf(x.Of), freeing{as: x.As, by: types.ExprString(a.call.Fun), pointer: a.text(x.Of)})
	}
}

// text returns a parameter or its pointee in the caller's spelling.
func (a *application) text(source Source) string {
	e := a.call.Fun
	if sel, ok := ast.Unparen(e).(*ast.SelectorExpr); ok {
		e = sel.X
	}
	if source.Index != Receiver && len(a.call.Args) > 0 {
		e = a.call.Args[min(source.Index, len(a.call.Args)-1)]
	}
	return types.ExprString(e) + source.Path
}

// outs applies the stores of the function, and returns its results as far as they are known.
func (a *application) outs(fn *types.Func, helps *Helps) map[int]result {
	s, call := a.s, a.call
	results := map[int]result{}
	for _, out := range helps.Outs {
		v := a.valueOf(out.What)
		if out.What.Owned {
			for _, x := range v.atoms {
				a.acquire(s, call, x.to.object)
				a.f.making[call] = true
			}
		}
		switch out.At.In {
		case InResult:
			t := fn.Signature().Results().At(out.At.Index).Type()
			if out.At.Path == "" {
				if out.What.Made != cgobridge.UnknownMemory && fn.Signature().Results().Len() == 1 {
					v = v.from(call)
				}
				results[out.At.Index] = result{value: v}
				continue
			}
			p := a.f.make(call, structElsewhere-out.At.Index, a.in, cgobridge.GoMemory)
			if _, known := results[out.At.Index]; !known {
				a.forget(s, p)
				s.held.set(p, openValue)
				results[out.At.Index] = result{from: p, of: t}
			}
			a.store(s, []place{a.partAt(p, out.At.Path)}, false, v)
		case InParameter:
			to := a.given(out.At.Index)
			a.store(s, a.behindAt(to, out.At.Path), to.open, v)
		case InObject:
			if p, known := a.objects[out.At.Index]; known {
				a.store(s, []place{a.partAt(p, out.At.Path)}, false, v)
			}
		}
	}
	return results
}

// An elsewhere is a call of a function in another package, as the creator of objects.
type elsewhere struct {
	call *ast.CallExpr
	of   *types.Func
}

// structElsewhere is the first of the indices, downwards, of the structs that such a call returns.
const structElsewhere = -1000

// partAt returns the part of a place that a path leads to.
func (fr *frame) partAt(p place, path string) place {
	for path != "" && p.object != nil {
		next := step(path)
		if strings.HasPrefix(next, "[") {
			p = fr.f.objects.element(p, next)
		} else {
			p = p.part(next)
		}
		path = path[len(next):]
	}
	return p
}
