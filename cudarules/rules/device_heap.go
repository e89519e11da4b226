package rules

import (
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the device's heap and the runtime's allocations: CUDA C++ Programming
// Guide 5.3.6.4.

func init() {
	register(deviceHeapHostAPI, rule.Info{
		ID: "device-heap-host-api", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.6.4",
		Doc: "Memory from malloc or new in device code is given neither to the runtime's functions nor back twice, that from cudaMalloc not to free or delete in device code, and __nv_aligned_device_malloc gets a power of two. nvcc accepts it.",
		Bad: `#include <cstdlib>
__global__ void finish(int *work) { free(work); }
void run() {
    int *work;
    cudaMalloc(&work, 256);
    finish<<<1, 1>>>(work);
}`,
		Good: `__global__ void finish(int *work) { work[0] = 0; }
void run() {
    int *work;
    cudaMalloc(&work, 256);
    finish<<<1, 1>>>(work);
    cudaFree(work);
}`,
	})
}

// A heapState is what a pointer of device code is known to point to.
type heapState uint8

const (
	onHeap    heapState = 1 + iota // memory from malloc or new
	released                       // memory that was given back
	allocated                      // memory from cudaMalloc
	filled                         // memory in which a kernel put addresses of the device's heap, and nothing else
)

// A heapFlow maps pointers to what they point to; what is absent is not known.
type heapFlow map[*sema.Variable]heapState

func (s heapFlow) clone() heapFlow { return maps.Clone(s) }

func (s heapFlow) equal(t heapFlow) bool { return maps.Equal(s, t) }

func (s heapFlow) join(t heapFlow) heapFlow {
	out := heapFlow{}
	for v, state := range s {
		if t[v] == state {
			out[v] = state
		}
	}
	return out
}

func deviceHeapHostAPI(p *pass) {
	h := &heapRule{pass: p, releases: map[*sema.Body]map[int]bool{}, filled: map[*sema.Body]map[int]bool{}}
	p.eachDeviceBody(func(b *sema.Body) {
		h.alignment(b)
		if mayTouchHeap(b) {
			h.follow(b, nil)
		}
	})
	var hosts []*sema.Body
	given := map[*sema.Function]map[int]bool{}
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) != sema.Yes {
			hosts = append(hosts, b)
		}
	})
	p.eachHostEffect(func(e effect) {
		if e.Kind != memory.Hands || e.called || e.Launch.Kernel == nil {
			return
		}
		unified := 0
		for s := range e.Value.Sets() {
			if s.Only(isUnifiedMemory) {
				unified++
			}
		}
		if unified == 0 || unified < pointersIn(e.Launch.Type(), e.Index) {
			return
		}
		if given[e.Launch.Kernel] == nil {
			given[e.Launch.Kernel] = map[int]bool{}
		}
		given[e.Launch.Kernel][e.Index] = true
	})
	p.atEnd(func() {
		if !p.onHost {
			return
		}
		for kernel, params := range given {
			if b := p.BodyOf(kernel); b != nil {
				h.follow(b, params)
			}
		}
		symbols := heapSymbols(p.deviceTU())
		for _, b := range hosts {
			h.host(b, symbols)
		}
	})
}

// A heapRule looks for memory of one heap that goes to the other.
type heapRule struct {
	pass     *pass
	releases map[*sema.Body]map[int]bool // the parameters that a body gives back, on every way
	filled   map[*sema.Body]map[int]bool // the parameters through which a kernel stores addresses of the heap
}

// mayTouchHeap reports whether a body gives memory back, or to functions of the
// runtime.
func mayTouchHeap(b *sema.Body) bool {
	for n := range b.Nodes() {
		if n.Is(syntax.DeleteExpression, syntax.CallExpression) {
			return true
		}
	}
	return false
}

// alignment reports calls of __nv_aligned_device_malloc with what is no power of two.
func (h *heapRule) alignment(b *sema.Body) {
	for _, u := range b.Uses() {
		if u.Kind != sema.Calls || u.Call == nil || !isLibraryFunction(u.Function) || u.Function.Name != "__nv_aligned_device_malloc" || len(u.Call.Args) != 2 {
			continue
		}
		n := u.Call.Args[1]
		if c, ok := b.BodyScope().At(n).Constant(n); ok && (c.Int() <= 0 || c.Int()&(c.Int()-1) != 0) {
			h.pass.reportCall(u, "__nv_aligned_device_malloc gets the alignment %d, which is no power of two", c.Int())
		}
	}
}

// allocates returns what the memory that an expression yields is.
func allocates(b *sema.Body, n syntax.Node, state heapFlow) heapState {
	n = b.BodyScope().Uncast(n)
	switch n.Kind() {
	case syntax.NewExpression:
		if n.Child(syntax.FieldPlacement).IsZero() || strings.Contains(n.Child(syntax.FieldPlacement).Text(), "nothrow") {
			if t := b.BodyScope().ValueAt(n).Type; t.Kind == sema.Pointer && !hasOwnAllocation(t.Elem) {
				return onHeap
			}
		}
	case syntax.CallExpression:
		if c := b.BodyScope().CallAt(n); c != nil && isDeviceMalloc(c.Function) {
			return onHeap
		}
	case syntax.Identifier:
		if v, ok := b.BodyScope().ValueAt(n).Entity.(*sema.Variable); ok {
			return state[v]
		}
	}
	return 0
}

// hasOwnAllocation reports whether a class may have an operator new of its own.
func hasOwnAllocation(t *sema.Type) bool {
	for t.Kind == sema.Array {
		t = t.Elem
	}
	if t.Kind != sema.RecordType {
		return t.Kind == sema.UnknownType
	}
	r := t.Record
	return r.IsComplete() != sema.Yes || r.HasUnknownBase() || len(r.Find("operator new")) > 0 || len(r.Find("operator new[]")) > 0 ||
		len(r.Find("operator delete")) > 0 || len(r.Find("operator delete[]")) > 0
}

// isDeviceMalloc reports whether a function is one that gives memory of the device's
// heap, when device code calls it.
func isDeviceMalloc(f *sema.Function) bool {
	return isLibraryFunction(f) && (f.Name == "malloc" || f.Name == "__nv_aligned_device_malloc")
}

// releasedBy returns the pointers that an expression gives back to the device's heap.
func (h *heapRule) releasedBy(b *sema.Body, n syntax.Node, depth int) []syntax.Node {
	switch n.Kind() {
	case syntax.DeleteExpression:
		arg := n.First()
		if t := b.BodyScope().ValueAt(arg).Type; t.Kind == sema.Pointer && !hasOwnAllocation(t.Elem) {
			return []syntax.Node{arg}
		}
	case syntax.CallExpression:
		c := b.BodyScope().CallAt(n)
		if c == nil || c.Function == nil {
			return nil
		}
		if isLibraryFunction(c.Function) {
			if c.Function.Name == "free" && len(c.Args) == 1 {
				return c.Args
			}
			return nil
		}
		var out []syntax.Node
		if h.pass.Allows(limit.CallDepth, depth+1) {
			for i := range h.parameters(c.Function, depth) {
				if i < len(c.Args) {
					out = append(out, c.Args[i])
				}
			}
		}
		return out
	}
	return nil
}

// parameters returns which parameters a function gives back to the device's heap on
// every way.
func (h *heapRule) parameters(f *sema.Function, depth int) map[int]bool {
	if h.pass.Unit(f.First().Node).Prelude || f.IsVirtual() {
		return nil
	}
	b := h.pass.BodyOf(f)
	if b == nil {
		return nil
	}
	if known, ok := h.releases[b]; ok {
		return known
	}
	h.releases[b] = nil // against recursion
	if !mayTouchHeap(b) {
		return nil
	}
	var end heapFlow
	h.run(b, depth+1, nil, func(syntax.Node, string) {}, func(s heapFlow) {
		if end == nil {
			end = s.clone()
		} else {
			end = end.join(s)
		}
	})
	out := map[int]bool{}
	for v, s := range end {
		if v.Parameter && s == released {
			out[v.Index] = true
		}
	}
	h.releases[b] = out
	return out
}

// follow reports what a body does with memory of the wrong heap. Given are the
// parameters that hold memory of cudaMalloc.
func (h *heapRule) follow(b *sema.Body, given map[int]bool) {
	told := map[syntax.Node]bool{}
	h.run(b, 0, given, func(n syntax.Node, what string) {
		if !told[n] {
			told[n] = true
			h.pass.report(n, "%s", what)
		}
	}, nil)
}

// run follows pointers through a body of device code.
func (h *heapRule) run(b *sema.Body, depth int, given map[int]bool, tell func(n syntax.Node, what string), exit func(heapFlow)) {
	variables := variablesOf(b)
	x := &execution[heapFlow]{body: b, state: heapFlow{}}
	for _, v := range b.Params() {
		if given[v.Index] && variables.isFollowed(v) {
			x.state[v] = allocated
		}
	}
	set := func(v *sema.Variable, s heapState) {
		if delete(x.state, v); s != 0 && variables.isFollowed(v) && v.Type().Kind == sema.Pointer {
			x.state[v] = s
		}
	}
	x.declare = func(v *sema.Variable, init syntax.Node) { set(v, allocates(b, onlyValue(init), x.state)) }
	x.assume = func(cond syntax.Node, holds bool) {
		if v, notNull := testedPointer(b, cond); v != nil && notNull != holds {
			delete(x.state, v) // null may be given back as often as one likes
		}
	}
	x.visit = func(n syntax.Node) {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			if v := namedVariable(b, n.Child(syntax.FieldLeft)); v != nil {
				s := heapState(0)
				if n.Op() == syntax.Assign {
					s = allocates(b, n.Child(syntax.FieldRight), x.state)
				}
				set(v, s)
			}
			return
		case syntax.UpdateExpression:
			if v := namedVariable(b, n.Child(syntax.FieldArgument)); v != nil {
				set(v, 0)
			}
			return
		}
		for _, pointer := range h.releasedBy(b, n, depth) {
			v := namedVariable(b, pointer)
			if v == nil {
				if root := memberOf(b, pointer); root != nil && root.Parameter && given[root.Index] && variables.isSettled(root) && root.Type().Kind == sema.RecordType {
					tell(n, pointer.Text()+" holds memory from cudaMalloc, which device code does not give back")
				}
				continue
			}
			switch x.state[v] {
			case released:
				tell(n, "memory of the device's heap is given back twice, through "+pointer.Text())
			case allocated:
				tell(n, pointer.Text()+" holds memory from cudaMalloc, which device code does not give back")
			}
			for w := range x.state {
				if w != v && sameMemory(b, variables, w, v) {
					x.state[w] = released
				}
			}
			set(v, released)
		}
		if n.Kind() == syntax.CallExpression {
			h.runtimeCall(b, n, func(a syntax.Node) bool {
				v := namedVariable(b, a)
				return v != nil && x.state[v] == onHeap
			}, tell)
		}
	}
	if exit != nil {
		x.exit = func() { exit(x.state) }
	}
	x.run()
}

// pointersIn returns how many pointers are members of the class object that a
// function type takes as a parameter, by index; 0 for other types.
func pointersIn(f *sema.Type, i int) int {
	if f.Kind != sema.FunctionType || i >= len(f.Params) || f.Params[i].Kind != sema.RecordType {
		return 0
	}
	count := 0
	for _, field := range f.Params[i].Record.Fields() {
		switch t := field.Type(); t.Kind {
		case sema.Pointer:
			count++
		case sema.RecordType, sema.Array: // of pointers, perhaps
			return math.MaxInt
		}
	}
	return count
}

// memberOf returns the object that an expression names a member of, at any depth; nil
// for what a pointer or another expression leads to.
func memberOf(b *sema.Body, n syntax.Node) *sema.Variable {
	for n = b.BodyScope().Uncast(n); n.Op() == syntax.Dot; {
		n = b.BodyScope().Uncast(n.Child(syntax.FieldArgument))
	}
	return namedVariable(b, n)
}

// fills returns the parameters through which a kernel stores addresses of the device's
// heap, and nothing else but null.
func (h *heapRule) fills(kernel *sema.Function) map[int]bool {
	b := h.pass.BodyOf(kernel)
	if b == nil {
		return nil
	}
	if out, ok := h.filled[b]; ok {
		return out
	}
	out, other := map[int]bool{}, map[int]bool{}
	variables := variablesOf(b)
	for _, v := range b.Params() {
		if !variables.isSettled(v) {
			other[v.Index] = true
		}
	}
	for n := range b.Nodes() {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			left, right := b.BodyScope().Uncast(n.Child(syntax.FieldLeft)), n.Child(syntax.FieldRight)
			v := namedRoot(b, left)
			if v == nil || !v.Parameter || left.Kind() == syntax.Identifier {
				continue
			}
			through := left.Is(syntax.PointerExpression, syntax.SubscriptExpression) && namedVariable(b, left.Child(syntax.FieldArgument)) == v
			switch {
			case through && n.Op() == syntax.Assign && heapValue(b, right):
				out[v.Index] = true
			case !isNullPointer(b, right, nil, 0):
				other[v.Index] = true
			}
		case syntax.CallExpression: // which may store through what it is given
			if c := b.BodyScope().CallAt(n); c != nil {
				for _, a := range c.Args {
					if v := namedRoot(b, a); v != nil && v.Parameter && isAddress(v.Type()) {
						other[v.Index] = true
					}
				}
			}
		}
	}
	for i := range other {
		delete(out, i)
	}
	h.filled[b] = out
	return out
}

// runtimeCall reports a call of the runtime's that gets memory of the device's heap.
func (h *heapRule) runtimeCall(b *sema.Body, n syntax.Node, isHeap func(syntax.Node) bool, tell func(n syntax.Node, what string)) {
	c := b.BodyScope().CallAt(n)
	if c == nil {
		return
	}
	api, ok := h.pass.apiCalled(c)
	if !ok || api.Operation != headers.Free && api.Operation != headers.Copy && api.Operation != headers.Fill && api.Operation != headers.Prefetch {
		return
	}
	for _, role := range []headers.Role{headers.Object, headers.Dst, headers.Src} {
		if i, ok := api.Param(role); ok && i < len(c.Args) {
			if isHeap(c.Args[i]) {
				tell(n, api.Name+" gets "+c.Args[i].Text()+", which is memory of the device's heap")
				return
			}
		}
	}
}

// heapSymbols returns the names of the variables in device memory that device code
// gives memory of its heap, and nothing else but null.
func heapSymbols(tu *sema.TU) map[string]bool {
	symbols := map[string]bool{}
	for _, b := range tu.Bodies() {
		if b.Function.RunsOn(sema.Device) == sema.Yes {
			eachSymbolStore(b, func(v *sema.Variable, n syntax.Node) {
				if isHeapStore(b, n) {
					symbols[v.String()] = true
				}
			})
		}
	}
	if len(symbols) == 0 {
		return nil
	}
	for _, b := range tu.Bodies() {
		eachSymbolStore(b, func(v *sema.Variable, n syntax.Node) {
			if !(b.Function.RunsOn(sema.Device) == sema.Yes && isHeapStore(b, n)) && !isNullPointer(b, n.Child(syntax.FieldRight), nil, 0) {
				delete(symbols, v.String())
			}
		})
		for n := range b.Nodes() {
			if n.Kind() != syntax.CallExpression {
				continue
			}
			if c := b.BodyScope().CallAt(n); c != nil && len(c.Candidates) > 0 && len(c.Args) > 0 && c.Candidates[0].Name == "cudaMemcpyToSymbol" {
				if v := namedRoot(b, c.Args[0]); v != nil {
					delete(symbols, v.String())
				}
			}
		}
	}
	return symbols
}

// isHeapStore reports whether an assignment in device code stores memory of its heap.
func isHeapStore(b *sema.Body, assignment syntax.Node) bool {
	return assignment.Op() == syntax.Assign && heapValue(b, assignment.Child(syntax.FieldRight))
}

// eachSymbolStore calls store with the variables in device memory that a body assigns
// to, and the assignments.
func eachSymbolStore(b *sema.Body, store func(v *sema.Variable, assignment syntax.Node)) {
	for n := range b.Nodes() {
		if n.Kind() != syntax.AssignmentExpression {
			continue
		}
		left := n.Child(syntax.FieldLeft)
		if v := namedRoot(b, left); v != nil && v.LiesIn(sema.AnyMemory) == sema.Yes && namedVariable(b, left) != nil {
			store(v, n)
		}
	}
}

// heapValue reports whether an expression yields memory of the device's heap, itself
// or as the value that a variable keeps.
func heapValue(b *sema.Body, n syntax.Node) bool {
	if v := namedVariable(b, n); v != nil {
		n = variablesOf(b).settledValue(v)
	}
	return !n.IsZero() && allocates(b, n, nil) == onHeap
}

// host reports what host code does with memory of the device's heap, whose address
// it has from a variable of the device's, or from memory that a kernel wrote.
func (h *heapRule) host(b *sema.Body, symbols map[string]bool) {
	if len(symbols) == 0 && !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool {
		return u.Launch != nil && u.Launch.Kernel != nil && len(h.fills(u.Launch.Kernel)) > 0
	}) {
		return
	}
	told := map[syntax.Node]bool{}
	tell := func(n syntax.Node, what string) {
		if !told[n] {
			told[n] = true
			h.pass.report(n, "%s", what)
		}
	}
	x := &execution[heapFlow]{body: b, state: heapFlow{}}
	isHeap := func(n syntax.Node) bool {
		v := namedVariable(b, n)
		return v != nil && (x.state[v] == onHeap || v.LiesIn(sema.ManagedMemory) == sema.Yes && symbols[v.String()])
	}
	set := func(v *sema.Variable, heap bool) {
		if delete(x.state, v); heap {
			x.state[v] = onHeap
		}
	}
	x.declare = func(v *sema.Variable, init syntax.Node) { set(v, !init.IsZero() && isHeap(onlyValue(init))) }
	x.visit = func(n syntax.Node) {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			if v := namedVariable(b, n.Child(syntax.FieldLeft)); v != nil {
				set(v, n.Op() == syntax.Assign && isHeap(n.Child(syntax.FieldRight)))
			}
		case syntax.CallExpression:
			if l := b.BodyScope().At(n).Launch(n); l != nil {
				if l.Kernel != nil {
					fills := h.fills(l.Kernel)
					for i, a := range l.Args {
						if v := namedVariable(b, a); v != nil && v.Type().Kind == sema.Pointer {
							if delete(x.state, v); fills[i] {
								x.state[v] = filled
							}
						}
					}
				}
				return
			}
			h.runtimeCall(b, n, isHeap, tell)
			c := b.BodyScope().CallAt(n)
			if c == nil {
				return
			}
			fetched := h.fetched(b, c, x.state)
			for _, a := range c.Args { // what is changed through an address
				if a = b.BodyScope().Uncast(a); a.Op() == syntax.AddressOf {
					if v := namedVariable(b, a.Child(syntax.FieldArgument)); v != nil {
						delete(x.state, v)
					}
				}
			}
			if fetched != nil {
				set(fetched, true)
			}
			if api, ok := h.pass.apiCalled(c); ok && strings.HasPrefix(api.Name, "cudaMemcpyFromSymbol") && len(c.Args) > 1 {
				to, symbol := b.BodyScope().Uncast(c.Args[0]), namedVariable(b, c.Args[1])
				if symbol != nil && symbols[symbol.String()] && to.Op() == syntax.AddressOf {
					if v := namedVariable(b, to.Child(syntax.FieldArgument)); v != nil && v.Type().Kind == sema.Pointer {
						set(v, true)
					}
				}
			}
		}
	}
	x.run()
}

// fetched returns the pointer to which a call copies an address of the device's heap
// from memory that a kernel filled with such, or nil.
func (h *heapRule) fetched(b *sema.Body, c *sema.Call, state heapFlow) *sema.Variable {
	api, ok := h.pass.apiCalled(c)
	if !ok || api.Operation != headers.Copy {
		return nil
	}
	dst, okDst := api.Param(headers.Dst)
	src, okSrc := api.Param(headers.Src)
	if !okDst || !okSrc || max(dst, src) >= len(c.Args) {
		return nil
	}
	from, to := namedVariable(b, c.Args[src]), b.BodyScope().Uncast(c.Args[dst])
	if from == nil || state[from] != filled || to.Op() != syntax.AddressOf {
		return nil
	}
	if v := namedVariable(b, to.Child(syntax.FieldArgument)); v != nil && v.Type().Kind == sema.Pointer {
		return v
	}
	return nil
}

// sameMemory reports whether two variables hold one address: one is initialized with
// the other, and neither changes.
func sameMemory(b *sema.Body, variables variablesUse, v, w *sema.Variable) bool {
	return variables.isSettled(v) && variables.isSettled(w) &&
		(namedVariable(b, onlyValue(v.Initializer())) == w || namedVariable(b, onlyValue(w.Initializer())) == v)
}
