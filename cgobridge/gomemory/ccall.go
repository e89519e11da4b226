package gomemory

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// applyC applies a call of a C function.
func (fr *frame) applyC(s *state, call *ast.CallExpr, args []value) []result {
	fr.calls(call)
	fr.hands(call, args)
	fr.noteNumbers(call, args)
	fr.noteTexts(s, call, args)
	name := ast.Unparen(call.Fun).(*ast.SelectorExpr).Sel.Name
	r := fr.f.Resources(name)
	if r == nil && fr.f.C(call) != nil {
		for _, v := range args {
			fr.escape(s, v)
		}
	}
	fr.usesOwned(s, call, args, func(i int) bool { return endsArgument(r, i) })
	fr.usesFreed(s, call, name, r, args)
	results := fr.applyNamed(s, call, name, args)
	if r != nil {
		fr.resources(s, call, r, args, results)
	}
	return results
}

// applyNamed applies a call of a C function, or of one of the cgo tool's own, as far as it does something to memory.
func (fr *frame) applyNamed(s *state, call *ast.CallExpr, name string, args []value) []result {
	if api, ok := headers.Lookup(name); ok {
		return fr.applyAPI(s, call, api, args)
	}
	switch name {
	case "CString", "CBytes":
		results := fr.madeBy(s, call, cgobridge.HostMemory)
		if len(args) == 1 {
			fr.holdsText(s, results[0].value, fr.textIn(s, args[0]))
		}
		return results
	case "GoString", "GoStringN", "GoBytes": // which read their argument, in Go
		if len(args) > 0 {
			fr.touch(s, call, args[0], call.Args[0])
			if text := fr.textIn(s, args[0]); name == "GoString" && text.isText() {
				return []result{{value: text}}
			}
		}
		return fr.madeBy(s, call, cgobridge.GoMemory)
	}
	if m := fr.f.MemorySummary(name); m != nil && len(m.Decl.Params()) == len(args) {
		return fr.follow(s, call, m, args)
	}
	if fr.f.Definition(name) == nil {
		if c, ok := headers.LookupC(name); ok {
			return fr.applyLibrary(s, call, name, c, args)
		}
	}
	fr.handOver(s, args, fr.f.Resources(name) != nil) // CUDA's functions keep nothing
	return nil
}

// madeBy returns memory that a call makes.
func (fr *frame) madeBy(s *state, call *ast.CallExpr, kind cgobridge.MemoryKind) []result {
	p := fr.f.make(call, 0, fr.f.context(fr.in, call), kind)
	fr.renew(s, p.object)
	return []result{{value: addressOf(p).from(call)}}
}

// handOver applies a call of an unknown C function: it may change the memory whose address it
// receives, and unless it only borrows the memory, do so later.
func (fr *frame) handOver(s *state, args []value, borrows bool) {
	for _, v := range args {
		if !borrows {
			fr.expose(s, v)
		}
		for _, a := range v.atoms {
			if a.isNil() {
				continue
			}
			for path, w := range s.held.of(a.to.object) {
				fr.escape(s, w)
				s.held.set(place{a.to.object, path}, openValue)
			}
			if a.to.object.kind != madeObject || !a.to.object.memory.IsForeign() {
				fr.f.record(a.to, openValue)
				s.held.set(a.to, openValue)
			}
		}
	}
}

// applyAPI applies a function of CUDA's API.
func (fr *frame) applyAPI(s *state, call *ast.CallExpr, api headers.API, args []value) []result {
	param := func(r headers.Role) (int, bool) {
		i, ok := api.Param(r)
		return i, ok && i < len(args)
	}
	object, hasObject := param(headers.Object)
	switch api.Operation {
	case headers.Free:
		if hasObject && api.To != headers.AnyMemory {
			how := freeing{as: api.To, by: api.Spelled(), pointer: types.ExprString(call.Args[object])}
			if api.Async {
				stream := streamOf(api, args)
				how.stream = &stream
			}
			fr.free(s, call, args[object], how)
		}
	case headers.Launch:
		if i, ok := param(headers.Args); ok {
			fr.notePassed(s, args[i])
			fr.passes(s, call, args[i])
		}
	case headers.Register, headers.Inquire, headers.Address:
		if hasObject {
			if api.Operation == headers.Register {
				fr.registers(s, call, call.Args[object], args[object])
			}
			fr.ask(s, args[object])
		}
	}
	fr.copies(call, api, args)
	fr.enqueuesAPI(s, call, api, args)
	if i, ok := param(headers.Result); ok {
		v := openValue
		if kind := kindOfMemory(api.To); api.Operation == headers.Allocate && kind != cgobridge.UnknownMemory {
			v = fr.madeBy(s, call, kind)[0].value
		}
		if api.Operation == headers.LookUp {
			v = fr.looksUp(s, call, api, args)
		}
		fr.storeBehind(s, args[i], v)
	}
	if i, ok := param(headers.Dst); ok {
		fr.storeBehind(s, args[i], openValue)
	}
	return []result{{value: openValue}}
}

// notePassed records the contents of the variables whose addresses a table holds when a launch reads it.
func (fr *frame) notePassed(s *state, table value) {
	for _, a := range table.atoms {
		if a.isNil() {
			continue
		}
		for _, pointer := range s.held.of(a.to.object) {
			for _, b := range pointer.atoms {
				if unary, ok := b.from.(*ast.UnaryExpr); ok && unary.Op == token.AND && !b.isNil() {
					fr.note(ast.Unparen(unary.X), fr.load(s, b.to))
				}
			}
		}
	}
}

// ask notes that memory is made known to the device, or asked about.
func (fr *frame) ask(s *state, v value) {
	for _, a := range v.atoms {
		if !a.isNil() {
			put(&s.asked, a.to.object, true)
			fr.f.asked[a.to.object] = true
		}
	}
}

// storeBehind stores a value where a pointer points.
func (fr *frame) storeBehind(s *state, pointer, v value) {
	fr.store(s, fr.scalarsBehind(pointer), pointer.open, v)
}

// scalarsBehind returns where a pointer to a scalar points: of a struct, whose address is that of its first field, in that field.
func (fr *frame) scalarsBehind(pointer value) (places []place) {
	for _, a := range pointer.atoms {
		if a.isNil() {
			continue
		}
		p, t := a.to, fr.typeAt(a)
		for depth := 0; t != nil && depth < maxPath; depth++ {
			u, ok := t.Underlying().(*types.Struct)
			if !ok || u.NumFields() == 0 {
				break
			}
			p, t = fr.f.field(p, u.Field(0)), u.Field(0).Type()
		}
		places = append(places, p)
	}
	return places
}

func kindOfMemory(m headers.Memory) cgobridge.MemoryKind {
	switch m {
	case headers.DeviceMemory:
		return cgobridge.DeviceMemory
	case headers.ManagedMemory:
		return cgobridge.ManagedMemory
	case headers.PinnedMemory:
		return cgobridge.PinnedMemory
	case headers.ArrayMemory:
		return cgobridge.ArrayMemory
	case headers.HostMemory:
		return cgobridge.HostMemory
	}
	return cgobridge.UnknownMemory
}

// applyLibrary applies a function of the C library.
func (fr *frame) applyLibrary(s *state, call *ast.CallExpr, name string, c headers.CFunction, args []value) []result {
	param := func(r headers.Role) (int, bool) {
		i, ok := c.Param(r)
		return i, ok && i < len(args)
	}
	switch c.Operation {
	case headers.Allocate:
		return fr.madeBy(s, call, cgobridge.HostMemory)
	case headers.Reallocate:
		if i, ok := param(headers.Object); ok {
			fr.free(s, call, args[i], freeing{as: headers.HostMemory, by: name, pointer: types.ExprString(call.Args[i])})
		}
		return fr.madeBy(s, call, cgobridge.HostMemory)
	case headers.Free:
		if i, ok := param(headers.Object); ok {
			fr.free(s, call, args[i], freeing{as: headers.HostMemory, by: name, pointer: types.ExprString(call.Args[i])})
		}
	case headers.Copy, headers.Fill:
		if i, ok := param(headers.Src); ok && i < len(call.Args) {
			fr.reads(s, call, args[i], call.Args[i])
		}
		if i, ok := param(headers.Dst); ok {
			fr.storeBehind(s, args[i], openValue)
			return []result{{value: args[i]}}
		}
	}
	return []result{{value: openValue}}
}

// follow applies a C function of the package's sources by its summary.
func (fr *frame) follow(s *state, call *ast.CallExpr, m *memory.Summary, args []value) []result {
	c := &cCall{
		frame: fr, call: call, summary: m, args: args, state: s, before: s.clone(), in: fr.f.context(fr.in, call), made: map[*object]bool{},
	}
	for _, e := range m.Effects {
		c.effect(s, e)
	}
	for _, o := range m.Registered() {
		c.ask(s, c.object(o))
	}
	type store struct{ to, v value }
	var stores []store
	for p, v := range m.Stored() {
		if c.param(p.Object) < 0 {
			stores = append(stores, store{c.address(p), c.value(v)})
		}
	}
	for _, st := range stores {
		fr.storeBehind(s, st.to, st.v)
	}
	for _, o := range m.Escaped() {
		fr.handOver(s, []value{c.object(o)}, false)
	}
	if !m.Returns() {
		return nil
	}
	return []result{{value: c.value(m.Result.Whole)}, {value: openValue}}
}

// A cCall translates the summary of a C function into Go's terms.
type cCall struct {
	*frame
	call    *ast.CallExpr
	summary *memory.Summary
	args    []value
	state   *state
	before  *state
	in      *context
	made    map[*object]bool // by this call
}

// param returns the index of the parameter that an object is, or -1.
func (c *cCall) param(o *memory.Object) int {
	if o.Kind != memory.Automatic {
		return -1
	}
	return slices.Index(c.summary.Decl.Params(), o.Variable)
}

// value returns the possible values of a set of the function.
func (c *cCall) value(set memory.Set) value {
	out := value{open: set.Open}
	for _, x := range set.Atoms {
		v := openValue
		switch x.Kind {
		case memory.Null:
			v = nilValue
		case memory.Contents:
			v = c.contents(x.Place)
		case memory.Address:
			v = c.address(x.Place)
		}
		if x.Moved {
			v = v.moved(unknownOffset)
		}
		out = out.join(v)
	}
	return out
}

// contents returns the value that a place of the function held at the call.
func (c *cCall) contents(p memory.Place) value {
	if i := c.param(p.Object); i >= 0 {
		if p.Path == "" {
			return c.args[i]
		}
		var v value
		for _, a := range c.args[i].atoms { // a struct is given by the address of a copy
			v = v.join(c.load(c.before, c.part(a.to, p.Path)))
		}
		return v
	}
	at := c.address(p)
	v := value{open: at.open}
	for _, a := range at.atoms {
		if !a.isNil() {
			v = v.join(c.load(c.before, a.to))
		}
	}
	return v
}

// address returns the address of a place of the function's.
func (c *cCall) address(p memory.Place) value {
	return c.object(p.Object).each(func(a *atom) { a.to = c.part(a.to, p.Path) }).settled()
}

// settled returns the value without the places that are beyond the bound.
func (v value) settled() value {
	n := len(v.atoms)
	out := value{atoms: slices.DeleteFunc(slices.Clone(v.atoms), func(a atom) bool { return a.isNil() }), open: v.open}
	out.open = out.open || len(out.atoms) < n
	return out
}

// part returns a part of a place by the path that package memory has for it.
func (c *cCall) part(p place, path string) place {
	for path != "" && p.object != nil {
		step := path
		if strings.HasPrefix(path, "[") {
			step = path[:strings.IndexByte(path, ']')+1]
		} else if i := strings.IndexAny(path[1:], ".["); i >= 0 {
			step = path[:i+1]
		}
		path = path[len(step):]
		if strings.HasPrefix(step, "[") {
			p = c.f.objects.element(p, step)
		} else {
			p = p.part(step)
		}
	}
	return p
}

// object returns the address of the Go object that an object of the function corresponds to.
func (c *cCall) object(o *memory.Object) value {
	kind := cgobridge.UnknownMemory
	switch o.Kind {
	case memory.Pointee:
		return c.contents(o.Of)
	case memory.Heap:
		kind = cgobridge.HostMemory
	case memory.Pinned:
		kind = cgobridge.PinnedMemory
	case memory.Managed:
		kind = cgobridge.ManagedMemory
	case memory.Device:
		kind = cgobridge.DeviceMemory
	case memory.Array:
		kind = cgobridge.ArrayMemory
	}
	if kind == cgobridge.UnknownMemory || o.Made == nil {
		return openValue
	}
	p := c.f.make(o, 0, c.in, kind)
	p.object.by = c.call
	if !c.made[p.object] {
		c.made[p.object] = true
		c.renew(c.state, p.object)
	}
	return addressOf(p).from(c.call)
}

// effect applies one effect of the function's: those that free memory, destroy a handle, or use either.
func (c *cCall) effect(s *state, e *memory.Effect) {
	freed, wants, by, ok := e.Freed()
	if !ok {
		c.usesFreed(s, e)
		c.copies(e)
		c.enqueues(s, e)
		c.destroys(s, e)
		c.registered(s, e)
		return
	}
	v := c.value(freed)
	if !e.Always {
		if !c.summary.FreesUnlessNull(e) {
			return
		}
		if o := v.only(); o != nil {
			delete(s.inFlight, o) // it is not known whether the memory is freed
		}
	}
	arg := slices.IndexFunc(c.args, func(w value) bool { return w.equal(v) })
	pointer := ast.Expr(c.call)
	if arg >= 0 {
		pointer = c.call.Args[arg]
	}
	how := freeing{as: wants, by: by, pointer: types.ExprString(pointer)}
	if e.API.Async {
		how.stream = &openValue
	}
	c.free(s, c.call, v, how)
}

// registered applies a registration of an argument by the C function.
func (c *cCall) registered(s *state, e *memory.Effect) {
	i, ok := e.API.Param(headers.Object)
	if !ok || !e.Always || e.Kind != memory.Runs || e.API.Operation != headers.Register || i >= len(e.Args) {
		return
	}
	v := c.value(e.Args[i].Whole)
	if arg := slices.IndexFunc(c.args, v.equal); arg >= 0 && arg < len(c.call.Args) {
		c.registers(s, c.call, c.call.Args[arg], v)
	}
}
