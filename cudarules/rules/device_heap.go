package rules

import (
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
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

func deviceHeapHostAPI(p *pass) {
	h := &heapRule{
		pass:    p,
		touches: callSearch[bool]{pass: p, finds: touchesHeap, follows: isReached},
		filled:  map[*sema.Function]map[int]bool{},
	}
	p.eachDeviceBody(func(b *sema.Body) {
		h.alignment(b)
		if h.touches.from(b.Function) {
			h.device(b)
		}
	})
	var hosts []*sema.Body
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) != sema.Yes {
			hosts = append(hosts, b)
		}
	})
	given := map[*sema.Function][]effect{}
	p.eachHostEffect(func(e effect) {
		if e.Kind == memory.Hands && e.Launch.Kernel != nil && holds(e.Value, isUnifiedMemory) {
			given[e.Launch.Kernel] = append(given[e.Launch.Kernel], e)
		}
	})
	p.atEnd(func() {
		if !p.onHost {
			return
		}
		for kernel, handed := range given {
			if h.touches.from(kernel) {
				h.kernel(kernel, handed)
			}
		}
		symbols := p.heapSymbols()
		for _, b := range hosts {
			if len(symbols) > 0 || slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Launch != nil && len(h.fills(u.Launch.Kernel)) > 0 }) {
				h.host(b, symbols)
			}
		}
	})
}

// A heapRule looks for memory of one heap that goes to the other.
type heapRule struct {
	pass    *pass
	touches callSearch[bool]
	filled  map[*sema.Function]map[int]bool // the parameters through which a kernel stores addresses of the device's heap
	told    map[syntax.Node]bool
}

// touchesHeap reports whether a body takes memory of the heap or gives it back.
func touchesHeap(b *sema.Body) bool {
	if allocatesHeap(b) || slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return libraryName(u) == "free" }) {
		return true
	}
	for n := range b.Nodes() {
		if n.Kind() == syntax.DeleteExpression {
			return true
		}
	}
	return false
}

// tell reports an operation once.
func (h *heapRule) tell(op *body.Op, format string, args ...any) {
	if h.told == nil {
		h.told = map[syntax.Node]bool{}
	}
	if !h.told[op.Node] {
		h.told[op.Node] = true
		h.pass.report(op.Node, format, args...)
	}
}

// alignment reports calls of __nv_aligned_device_malloc whose alignment is no power of two.
func (h *heapRule) alignment(b *sema.Body) {
	for _, u := range b.Uses() {
		if u.Kind != sema.Calls || u.Call == nil || !isLibraryFunction(u.Function) || u.Function.Name != "__nv_aligned_device_malloc" || len(u.Call.Args) != 2 {
			continue
		}
		n := u.Call.Args[1]
		if c, ok := b.BodyScope().At(n).Constant(n); ok && (c.Int() <= 0 || c.Int()&(c.Int()-1) != 0) {
			h.pass.reportCall(u, "alignment %d of '__nv_aligned_device_malloc' is not a power of two", c.Int())
		}
	}
}

// device reports faults of a device body with memory of the device heap.
func (h *heapRule) device(b *sema.Body) {
	a := h.pass.program.Of(b.FuncDecl)
	if !isUnderstood(a.Graph) {
		return
	}
	d := &deviceHeap{Analysis: a, effects: effectsOf(a), variables: variablesOf(b), makes: map[*body.Op][]memory.Atom{}}
	frees := false
	for op, list := range d.effects {
		for _, e := range list {
			frees = frees || e.Kind == memory.Frees
			if i, ok := handedToRuntime(e, isHeapMemory); ok {
				h.tell(op, "'%s' cannot access '%s', which is memory of the device heap", e.API.Name, giving(a, op, e.Args[i]).Node.Text())
			}
		}
	}
	if !frees {
		return
	}
	entry := factSet[heapFact]{}
	for op := range a.Body.Root.All() {
		if op.Is(body.New, body.Call) || op.Kind == body.Construct && op.Function != nil {
			for _, x := range a.Value(op).All().Atoms {
				if isHeapMemory(x) {
					d.makes[op] = append(d.makes[op], x)
					entry[heapFact{unused, x}], entry[heapFact{single, x}] = true, true
				}
			}
		}
	}
	certainty[heapFact]{graph: a.Graph, entry: entry, op: d.step}.each(func(facts factSet[heapFact], op *body.Op) {
		for _, e := range d.effects[op] {
			if slices.ContainsFunc(d.releases(e), func(f heapFact) bool {
				return facts[f] && (f.kind == dangling || f.of.Kind == memory.Contents || facts[heapFact{single, f.of}])
			}) {
				through := giving(a, op, e.Value).Node.Text()
				if op.Kind == body.Destroy && op.Variable != nil {
					through = "the destructor of '" + op.Variable.Name + "'"
				}
				h.tell(op, "device heap memory is freed twice, by %s", through)
			}
		}
	})
}

// A heapFact is something that is certain of memory, by its address, or of a pointer, by
// the address of its place.
type heapFact struct {
	kind heapFactKind
	of   memory.Atom
}

type heapFactKind uint8

const (
	released  heapFactKind = iota // the memory was given back
	unused                        // of the allocating operation: no piece is in use
	single                        // of the allocating operation: one piece at most is in use
	dangling                      // the pointee was freed
	holdsHeap                     // the pointer, of the host's, points to memory of the device's heap
	filled                        // the memory holds addresses of the device's heap, and nothing else
)

// A deviceHeap follows the frees in a device body.
type deviceHeap struct {
	*memory.Analysis
	effects   map[*body.Op][]*memory.Effect
	variables variablesUse
	makes     map[*body.Op][]memory.Atom // memory of the heap
}

func (d *deviceHeap) step(facts factSet[heapFact], op *body.Op) {
	for f := range facts {
		if f.kind == dangling && d.mayChange(op, f.of.Place.Object) {
			delete(facts, f)
		}
	}
	for _, e := range d.effects[op] {
		for _, f := range d.releases(e) {
			facts[f] = true
			if f.kind == released {
				facts[heapFact{unused, f.of}] = true
			}
		}
	}
	for _, x := range d.makes[op] {
		if !facts[heapFact{unused, x}] {
			delete(facts, heapFact{single, x})
		}
		delete(facts, heapFact{unused, x})
		delete(facts, heapFact{released, x})
	}
}

// mayChange reports whether an operation may store another pointer in an object.
func (d *deviceHeap) mayChange(op *body.Op, o *memory.Object) bool {
	switch op.Kind {
	case body.Assign, body.Step:
		v := d.Value(op.Args[0]).Whole
		return v.Open && o.Kind != memory.Automatic || slices.ContainsFunc(v.Atoms, func(x memory.Atom) bool { return x.Place.Object == o })
	case body.Declare, body.Initialize:
		return op.Variable == o.Variable || op.Kind == body.Initialize
	case body.Call, body.Construct, body.Destroy:
		return o.Kind != memory.Automatic
	}
	return false
}

// releases returns the facts that hold after an effect has freed memory: about the memory, and about
// the pointer, each if it is distinguished from others.
func (d *deviceHeap) releases(e *memory.Effect) []heapFact {
	if e.Kind != memory.Frees || e.Inner != nil && !e.Inner.Always || e.Origin().Kind == body.Delete && isOwnDelete(e.Origin()) {
		return nil
	}
	var out []heapFact
	x, ok := certainly(e.Value)
	switch {
	case ok && isHeapMemory(x) && e.Inner != nil && slices.Contains(e.Inner.Value.Whole.Atoms, x):
		return nil // each call has its own
	case ok && !x.Moved && (isHeapMemory(x) && x.Place.Path == "" || x.Kind == memory.Contents && x.Place.Object.Kind == memory.Automatic && isOne(x.Place)):
		out = append(out, heapFact{released, x})
	}
	pointer := giving(d.Analysis, e.Op, e.Value)
	for pointer.Kind == body.Convert {
		pointer = pointer.Args[0]
	}
	if pointer.Kind == body.Load {
		if at, ok := certainly(d.Value(pointer.Args[0])); ok && at.Kind == memory.Address && !at.Moved && isOne(at.Place) && (at.Place.Object.Kind != memory.Automatic || d.variables.isFollowed(at.Place.Object.Variable)) {
			out = append(out, heapFact{dangling, at})
		}
	}
	return out
}

// isOwnDelete reports whether a delete-expression may return memory to a class's own allocator.
func isOwnDelete(op *body.Op) bool {
	t := op.Args[0].Type
	for t != nil && (t.Kind == sema.Pointer || t.Kind == sema.Array) {
		t = t.Elem
	}
	if t == nil || t.Kind != sema.RecordType {
		return t == nil || t.Kind == sema.UnknownType
	}
	r := t.Record
	return op.Function != nil || r.IsComplete() != sema.Yes || r.HasUnknownBase() || len(r.Find("operator delete")) > 0 || len(r.Find("operator delete[]")) > 0
}

// isOne reports whether a place is a single one: a variable of the body, the pointee of a parameter,
// or a member of one.
func isOne(p memory.Place) bool {
	if strings.Contains(p.Path, "[]") {
		return false
	}
	switch o := p.Object; o.Kind {
	case memory.Automatic:
		return true
	case memory.Pointee:
		return !strings.Contains(o.Of.Path, "[]") && (o.Of.Object.Kind == memory.Automatic || o.Of.Object.Kind == memory.Parameter)
	}
	return false
}

// isHeapMemory recognises memory of malloc and new: in device code of the device's heap.
func isHeapMemory(x memory.Atom) bool { return isObject(x, memory.Heap) }

// giving returns the operand by which an operation passes a value to its callee, or frees it; the
// operation if there is none.
func giving(a *memory.Analysis, op *body.Op, v memory.Value) *body.Op {
	for _, e := range op.Args {
		if e != nil && op.Is(body.Call, body.Construct, body.Delete) && a.Value(e).Whole.Equal(v.Whole) {
			return e
		}
	}
	return op
}

// handedToRuntime returns the argument of a function of the runtime's that memory of some
// kind is given to, and none of the function that calls it for the body.
func handedToRuntime(e *memory.Effect, is func(memory.Atom) bool) (arg int, ok bool) {
	if e.Kind != memory.Runs || e.Inner != nil && !e.Inner.Always {
		return 0, false
	}
	for _, i := range memoryArguments(e.API) {
		if i < len(e.Args) && e.Args[i].Whole.Only(is) && (e.Inner == nil || !e.Inner.Args[i].Whole.Only(is)) {
			return i, true
		}
	}
	return 0, false
}

// memoryArguments returns the arguments of a runtime function that are memory to free, copy, set or
// move.
func memoryArguments(api headers.API) []int {
	var out []int
	switch api.Operation {
	case headers.Free, headers.Copy, headers.Fill, headers.Prefetch:
		for _, role := range []headers.Role{headers.Object, headers.Dst, headers.Src} {
			if i, ok := api.Param(role); ok {
				out = append(out, i)
			}
		}
	}
	return out
}

// kernel reports where a kernel gives back memory of the runtime's that launches hand to it.
func (h *heapRule) kernel(kernel *sema.Function, handed []effect) {
	a := h.pass.program.Of(kernel.Definition())
	if a == nil || !isUnderstood(a.Graph) {
		return
	}
	for _, e := range a.Effects() {
		x, ok := certainly(e.Value)
		if e.Kind != memory.Frees || !ok || x.Kind != memory.Contents || x.Place.Object.Kind != memory.Automatic {
			continue
		}
		if slices.ContainsFunc(handed, func(f effect) bool {
			return f.Index == x.Place.Object.Variable.Index && f.Value.At(x.Place.Path).Only(isUnifiedMemory)
		}) {
			h.tell(e.Op, "device code frees '%s', which was allocated by cudaMalloc on the host", giving(a, e.Op, e.Value).Node.Text())
		}
	}
}

// fills returns the parameters through which a kernel stores addresses of the device's
// heap, and nothing else but null.
func (h *heapRule) fills(kernel *sema.Function) map[int]bool {
	if kernel == nil || !slices.ContainsFunc(kernel.Type().Params, leadsToPointers) || !h.touches.from(kernel) {
		return nil
	}
	if out, ok := h.filled[kernel]; ok {
		return out
	}
	out, other := map[int]bool{}, map[int]bool{}
	for _, e := range h.pass.program.Of(kernel.Definition()).Effects() {
		if e.Kind != memory.Writes && e.Kind != memory.Passes {
			continue
		}
		for _, x := range e.Value.All().Atoms {
			at := x.Place
			if x.Kind == memory.Address && at.Object.Kind == memory.Pointee {
				at = at.Object.Of
			}
			if x.Kind > memory.Contents || at.Object.Kind != memory.Automatic || !at.Object.Variable.Parameter {
				continue
			}
			i := at.Object.Variable.Index
			out[i] = out[i] || storesHeap(e) && at.Path == ""
			other[i] = other[i] || !storesHeap(e) && !storesNull(e)
		}
	}
	for i := range other {
		out[i] = out[i] && !other[i]
	}
	maps.DeleteFunc(out, func(_ int, fills bool) bool { return !fills })
	h.filled[kernel] = out
	return out
}

// leadsToPointers reports whether addresses may be stored where a parameter of a kernel points.
func leadsToPointers(t *sema.Type) bool {
	switch t.Kind {
	case sema.Pointer, sema.Array:
		return !t.Elem.IsArithmetic()
	}
	return !t.IsArithmetic()
}

// storesHeap reports whether an effect stores addresses of the heap, and storesNull whether
// it stores null.
func storesHeap(e *memory.Effect) bool {
	return e.Kind == memory.Writes && e.Other.Whole.Only(isHeapMemory)
}

func storesNull(e *memory.Effect) bool {
	return e.Kind == memory.Writes && isNullValue(e.Other)
}

// heapSymbols returns the names of the variables in device memory that device code assigns device heap
// memory, and nothing else but null.
func (p *pass) heapSymbols() map[string]bool {
	tu := p.deviceTU()
	onDevice := func(b *sema.Body) bool { return b.Function.RunsOn(sema.Device) == sema.Yes }
	if !slices.ContainsFunc(tu.Bodies(), func(b *sema.Body) bool { return onDevice(b) && touchesHeap(b) }) {
		return nil
	}
	heap, other := map[string]bool{}, map[string]bool{}
	for _, b := range tu.Bodies() {
		if b.IsPattern() || !slices.ContainsFunc(b.Uses(), mayChangeSymbol) {
			continue
		}
		for _, e := range p.device.program.Of(b.FuncDecl).Effects() {
			at := e.Value
			if i, ok := e.API.Param(headers.Symbol); ok && e.Kind == memory.Runs && i < len(e.Args) {
				if _, reads := e.API.Param(headers.Dst); reads {
					continue
				}
				at = e.Args[i]
			} else if e.Kind != memory.Writes && e.Kind != memory.Passes {
				continue
			}
			for _, x := range at.Whole.Atoms {
				if x.Kind != memory.Address || !isObject(x, memory.DeviceVariable, memory.ConstantVariable, memory.Managed) || x.Place.Object.Variable == nil {
					continue
				}
				name := x.Place.Object.Variable.String()
				heap[name] = heap[name] || storesHeap(e) && onDevice(b)
				other[name] = other[name] || !storesNull(e) && !(storesHeap(e) && onDevice(b))
			}
		}
	}
	maps.DeleteFunc(heap, func(name string, is bool) bool { return !is || other[name] })
	return heap
}

// mayChangeSymbol recognises uses of pointers in device memory that may change them.
func mayChangeSymbol(u sema.Use) bool {
	return (u.Kind == sema.Writes || u.Kind == sema.TakesAddress || u.Kind == sema.Binds) && u.Variable != nil &&
		u.Variable.Type().Kind == sema.Pointer && u.Variable.LiesIn(sema.AnyMemory) == sema.Yes
}

// host reports faults of host code with device heap memory, whose address it has from a device
// variable, or from memory that a kernel wrote.
func (h *heapRule) host(b *sema.Body, symbols map[string]bool) {
	a := h.pass.hostAnalysis(b)
	f := &hostHeap{h, a, symbols}
	certainty[heapFact]{graph: a.Graph, entry: factSet[heapFact]{}, op: f.step}.each(func(facts factSet[heapFact], op *body.Op) {
		api, ok := apiOf(op)
		if !ok {
			return
		}
		args := op.Arguments()
		for _, i := range memoryArguments(api) {
			if i < len(args) && f.isHeap(facts, args[i]) {
				h.tell(op, "'%s' cannot access '%s', which is memory of the device heap", api.Spelled(), args[i].Node.Text())
			}
		}
	})
}

// A hostHeap follows addresses of the device's heap through a body of the host's.
type hostHeap struct {
	*heapRule
	*memory.Analysis
	symbols map[string]bool
}

// isHeap reports whether a pointer is one to memory of the device's heap.
func (f *hostHeap) isHeap(facts factSet[heapFact], op *body.Op) bool {
	for op.Is(body.Convert) {
		op = op.Args[0]
	}
	if !op.Is(body.Load) {
		return false
	}
	at, ok := certainly(f.Value(op.Args[0]))
	return ok && (facts[heapFact{holdsHeap, at}] || isObject(at, memory.Managed) && f.isSymbol(at))
}

func (f *hostHeap) isSymbol(x memory.Atom) bool {
	return x.Kind == memory.Address && x.Place.Path == "" && x.Place.Object.Variable != nil && f.symbols[x.Place.Object.Variable.String()]
}

func (f *hostHeap) step(facts factSet[heapFact], op *body.Op) {
	change := func(to memory.Value, heap bool) {
		for _, x := range to.Whole.Atoms {
			for old := range facts {
				if old.of.Place.Object == x.Place.Object {
					delete(facts, old)
				}
			}
		}
		if at, ok := certainly(to); ok && heap {
			facts[heapFact{holdsHeap, at}] = true
		}
	}
	switch op.Kind {
	case body.Declare:
		change(f.Address(op.Variable), len(op.Args) > 0 && f.isHeap(facts, op.Args[0]))
	case body.Assign:
		change(f.Value(op.Args[0]), op.Operator == syntax.Assign && f.isHeap(facts, op.Args[1]))
	case body.Step:
		change(f.Value(op.Args[0]), false)
	case body.Call, body.LaunchKernel:
		args, fills := op.Arguments(), map[int]bool{}
		if l := op.Launch(); l != nil {
			fills = f.fills(l.Kernel)
		}
		fetched := f.fetched(facts, op)
		api, _ := apiOf(op)
		src, reads := api.Param(headers.Src)
		for i, arg := range args {
			if arg == nil || reads && i == src {
				continue
			}
			change(f.Value(arg), i == fetched)
			if at, ok := certainly(f.Value(arg)); ok && fills[i] {
				facts[heapFact{filled, at}] = true
			}
		}
	}
}

// fetched returns the argument of a copy that leads to a pointer to which it copies an
// address of the device's heap; -1 if there is none.
func (f *hostHeap) fetched(facts factSet[heapFact], op *body.Op) int {
	api, ok := apiOf(op)
	dst, hasDst := api.Param(headers.Dst)
	if !ok || api.Operation != headers.Copy || !hasDst {
		return -1
	}
	for _, role := range []headers.Role{headers.Src, headers.Symbol} {
		if i, ok := api.Param(role); ok && i < len(op.Arguments()) {
			if from, ok := certainly(f.Value(op.Arguments()[i])); ok && (facts[heapFact{filled, from}] || role == headers.Symbol && f.isSymbol(from)) {
				return dst
			}
		}
	}
	return -1
}

// apiOf returns the description of the function of the runtime's that an operation calls.
func apiOf(op *body.Op) (headers.API, bool) {
	f := op.Function
	if c := op.Call(); f == nil && c != nil && len(c.Candidates) > 0 {
		f = c.Candidates[0]
	}
	if op.Kind != body.Call || f == nil || f.Class != nil || !f.TU.Unit(f.First().Node).Prelude {
		return headers.API{}, false
	}
	return headers.Lookup(f.Name)
}
