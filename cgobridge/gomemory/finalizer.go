package gomemory

import (
	"go/ast"
	"go/types"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A finalization is the effect of the finalizer or cleanup that a call registers, as far as it has been followed.
type finalization struct {
	released []place    // objects, or where they are held
	entered  []ast.Node // the functions that it runs
}

// A queueing is a part of an object that its finalizer puts where others find it.
type queueing struct {
	of   *types.TypeName
	path string // of the part; empty for the object itself
	in   slot
}

// finalizers are the known facts about a package's finalizers and cleanups. Paths are as [ownerPath] has them.
type finalizers struct {
	registers bool // the package registers some
	paths     map[*types.TypeName]map[string]bool
	queued    []queueing
	released  map[slot]bool     // the contents of the slot are released somewhere
	taken     map[slot]bool     // and is taken from a container before
	functions map[ast.Node]bool // that finalizers and cleanups are, and those that they call
	running   *finalization     // that is followed
	ended     map[place]bool    // the objects that functions release which have them from a parameter, or outside their finalizer
	uses      []ownerUse
	entered   map[*ast.FuncLit]bool // literals that are followed from the functions around them
	known     map[knowledge]bool
}

// A knowledge is that others may hold an object: by a literal, if that is not nil, which leads to it.
type knowledge struct {
	of *object
	by *ast.FuncLit
}

// isKnown reports whether others may hold an object otherwise than by a literal.
func (f *finalizers) isKnown(o *object, but *ast.FuncLit) bool {
	for k := range f.known {
		if k.of == o && k.by != but {
			return true
		}
	}
	return false
}

// knows records that the objects reachable from a value may be shared.
func (fr *frame) knows(s *state, v value, by *ast.FuncLit, seen map[*object]bool) {
	if !fr.f.finalizers.registers {
		return
	}
	for _, a := range v.atoms {
		o := a.to.object
		if o == nil || seen[o] {
			continue
		}
		seen[o] = true
		fr.f.finalizers.known[knowledge{o, by}] = true
		literal := by
		if o.kind == functionObject && o.function.literal != nil {
			literal = o.function.literal
		}
		for _, w := range fr.heldBy(s, o) {
			fr.knows(s, w, literal, seen)
		}
	}
}

func newFinalizers() *finalizers {
	return &finalizers{
		paths: map[*types.TypeName]map[string]bool{}, released: map[slot]bool{}, taken: map[slot]bool{}, functions: map[ast.Node]bool{},
		ended: map[place]bool{}, entered: map[*ast.FuncLit]bool{}, known: map[knowledge]bool{},
	}
}

// isRegistration reports whether a function registers a finalizer or cleanup, or takes one away.
func isRegistration(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "runtime" {
		return false
	}
	return slices.Contains([]string{"runtime.SetFinalizer", "runtime.AddCleanup", "(runtime.Cleanup).Stop"}, fn.FullName())
}

// registersFinalizer applies a call of runtime.SetFinalizer, runtime.AddCleanup or the Stop of a cleanup.
func (fr *frame) registersFinalizer(s *state, call *ast.CallExpr, fn *types.Func, recv value, args []value) []result {
	switch {
	case fn.Name() == "Stop":
		s.unguard(recv)
	case len(args) < 2 || len(args) != len(call.Args):
	case fr.f.Info.Types[call.Args[1]].IsNil():
		s.unguard(args[0])
	default:
		given := fr.f.pointee(fr.f.make(call, asArgument, fr.in, 0)) // whatever the object holds then
		if t := pointed(fr.f.TypeOf(call.Args[0])); isStruct(t) {
			given.only().typ = t
		}
		if len(args) > 2 {
			given = args[2]
		}
		fr.finalized(s, call, args[0], args[1], given)
		fr.escape(s, args[0]) // any owner of objects reachable from it
		for _, a := range args[0].atoms {
			if !a.isNil() {
				delete(s.escaped, a.to.object)
				put(&s.guarded, a.to.object, true)
			}
		}
	}
	return openResults()
}

// isGuarded reports whether something leads to an object that has a finalizer or cleanup, on some path.
func (fr *frame) isGuarded(s *state, o *object) bool {
	for owner := range s.guarded {
		if _, leads := fr.leadsTo(s, owner)[o]; leads {
			return true
		}
	}
	return false
}

// unguard notes that an object has no finalizer any more: all of them where it is not known which.
func (s *state) unguard(v value) {
	for o := range s.guarded {
		if v.open {
			put(&s.guarded, o, false)
		}
	}
	for _, a := range v.atoms {
		if !a.isNil() {
			put(&s.guarded, a.to.object, false)
		}
	}
}

// finalized records the objects that a finalizer or cleanup releases, and those that it stores where others find
// them.
func (fr *frame) finalized(s *state, call *ast.CallExpr, object, run, given value) {
	if fr.f.finalizers.running != nil || !run.isFunction() {
		return
	}
	quiet := *fr
	quiet.tells = false
	doing := &finalization{}
	fr.f.finalizers.running = doing
	var after []*state
	for _, a := range run.atoms {
		if !a.isNil() {
			at := s.clone()
			at.strayed = false
			quiet.callFunction(at, call, a.to.object, []value{given})
			after = append(after, at)
		}
	}
	fr.f.finalizers.running = nil
	for _, n := range doing.entered {
		fr.f.finalizers.functions[n] = true
	}
	for _, a := range object.atoms {
		if name := fr.ownerType(a); name != nil && !fr.isDropped(s, call, a.to.object) {
			paths := fr.leadsTo(s, a.to.object)
			if given.only() != nil && given.only().kind == pointeeObject && given.only().of.object.by == call {
				paths[given.only()] = "" // it is the object
			}
			for _, x := range doing.released {
				if path, ok := pathTo(paths, a.to.object, x.object); ok {
					fr.f.finalizers.add(name, path+ownerPath(x.path))
				}
			}
			for _, at := range after {
				fr.queues(s, at, name, a.to.object, paths)
			}
		}
	}
}

// isDropped reports whether nothing uses a new object after a call that registers its finalizer: no user of the type gets one.
func (fr *frame) isDropped(s *state, call *ast.CallExpr, o *object) bool {
	if o.kind != madeObject || s.kept[o] || s.escaped[o] || fr.f.finalizers.isKnown(o, nil) {
		return false
	}
	holders := map[*types.Var]bool{}
	for v, c := range s.held {
		for _, w := range c.parts {
			if !slices.Contains(fr.leads(s, w), o) {
				continue
			}
			if v.kind == variableObject && !fr.isWithin(v.variable) {
				return false
			}
			if v.kind == variableObject {
				holders[v.variable] = true
			}
		}
	}
	for at, c := fr, call; at != nil; c, at = at.call, at.caller {
		if at.apart || at.function == nil || c == nil || fr.f.usesAfter(at.function, c, holders) {
			return false
		}
	}
	return true
}

// isWithin reports whether a variable is a local one of a declaration on the call stack.
func (fr *frame) isWithin(v *types.Var) bool {
	for at := fr; at != nil && at.function != nil; at = at.caller {
		if around := fr.f.around(at.function); around.Pos() <= v.Pos() && v.Pos() < around.End() {
			return true
		}
	}
	return false
}

// usesAfter reports whether some way from a call to the end of its function names a holder, or returns it; deferred calls count.
func (f *Finder) usesAfter(function ast.Node, call *ast.CallExpr, holders map[*types.Var]bool) bool {
	used := f.names(goorder.Body(function), holders, func(id *ast.Ident) bool { return !isDeferred(goorder.Body(function), id) })
	reached := false
	f.ways.After(function, call, func(p goorder.Point) bool {
		reached = true
		within := p.Node.Pos() <= call.Pos() && call.End() <= p.Node.End()
		used = used || f.names(p.Node, holders, func(id *ast.Ident) bool { return within && f.isReadBefore(p.Node, id, call) }) ||
			p.End != nil && f.returnsHolder(p.End, function, holders)
		return !used
	})
	return used || !reached
}

// enters notes that a function is followed where it is called.
func (f *finalizers) enters(function ast.Node) {
	if lit, ok := function.(*ast.FuncLit); ok {
		f.entered[lit] = true
	}
	if f.running != nil {
		f.running.entered = append(f.running.entered, function)
	}
}

func (f *finalizers) add(name *types.TypeName, path string) {
	if f.paths[name] == nil {
		f.paths[name] = map[string]bool{}
	}
	f.paths[name][path] = true
}

// queues records the parts of an object that a finalizer has made reachable from somewhere else.
func (fr *frame) queues(before, after *state, name *types.TypeName, o *object, paths map[*object]string) {
	for in, c := range after.held {
		if before.held[in] == c {
			continue
		}
		for path, v := range c.parts {
			for _, a := range v.atoms {
				if to, ok := pathTo(paths, o, a.to.object); ok && !before.holds(place{in, path}, a) && in != o {
					fr.f.finalizers.queued = append(fr.f.finalizers.queued, queueing{name, to, fr.f.slots[place{in, path}]})
				}
			}
		}
	}
}

func (s *state) holds(p place, a atom) bool {
	v, ok := s.held.get(p)
	return ok && slices.ContainsFunc(v.atoms, func(b atom) bool { return a.to == b.to })
}

// ownerType returns the name of the struct type at an address; nil if it has none.
func (fr *frame) ownerType(a atom) *types.TypeName {
	if a.isNil() || a.to.path != "" {
		return nil
	}
	if named, ok := types.Unalias(fr.typeAt(a)).(*types.Named); ok {
		return named.Origin().Obj()
	}
	return nil
}

// leadsTo returns the objects to which an object that is made leads, with the fields on the way.
func (fr *frame) leadsTo(s *state, o *object) map[*object]string {
	paths := map[*object]string{}
	var follow func(at *object, way string, depth int)
	follow = func(at *object, way string, depth int) {
		for path, v := range s.held.of(at) {
			for _, a := range v.atoms {
				x := a.to.object
				if _, seen := paths[x]; x == nil || seen || x == o || depth > maxDepth {
					continue
				}
				paths[x] = ownerPath(way + path)
				follow(x, way+path, depth+1)
			}
		}
	}
	follow(o, "", 0)
	return paths
}

var anIndex = regexp.MustCompile(`\[[^\]]*\]`)

// ownerPath returns the fields through which an owner leads to something; all elements are one.
func ownerPath(path string) string { return anIndex.ReplaceAllString(path, "[]") }

// pathTo returns the path from an owner to an object, either one that it reaches or the pointee of one of its initial contents.
func pathTo(paths map[*object]string, owner, x *object) (string, bool) {
	behind := ""
	for x != nil {
		if x == owner {
			return ownerPath(behind), true
		}
		if path, ok := paths[x]; ok {
			return path + ownerPath(behind), true
		}
		if x.of.object == nil {
			return "", false
		}
		x, behind = x.of.object, x.of.path+behind
	}
	return "", false
}

// releases records a release for the objects whose finalizers stored the value where it was found, and reports whether a
// finalizer makes it.
func (f *finalizers) releases(s *state, v value) bool {
	for _, a := range v.atoms {
		o := a.to.object
		if o == nil {
			continue
		}
		if f.running != nil {
			f.running.released = append(f.running.released, a.to)
			continue
		}
		if o.slot.v != nil {
			f.released[o.slot] = true
			if o.of.object == nil || o.of.object.kind == pointeeObject && (o.of.object.of.path != "" || strings.Contains(o.of.path, "[")) {
				f.taken[o.slot] = true
			}
		}
		if o.kind == pointeeObject || len(s.guarded) > 0 {
			f.ended[a.to] = true
		}
	}
	return f.running != nil
}

// settle adds the releases of objects that finalizers have stored somewhere.
func (f *finalizers) settle() {
	for _, q := range f.queued {
		if q.path != "" {
			if f.released[q.in] {
				f.add(q.of, q.path)
			}
			continue
		}
		st, _ := q.of.Type().Underlying().(*types.Struct)
		for field := range st.Fields() {
			if f.taken[slot{v: field.Origin()}] {
				f.add(q.of, "."+field.Name())
			}
			if f.taken[slot{field.Origin(), true}] {
				f.add(q.of, "."+field.Name()+"[]")
			}
		}
	}
	f.queued = nil
}

// endsArgument reports whether a C function releases an argument.
func endsArgument(r *cgobridge.Resources, i int) bool {
	return r != nil && (slices.Contains(r.Releases, i) || slices.Contains(r.Frees, i))
}
