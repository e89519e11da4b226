package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on host reads of memory that the device may still be writing: CUDA Runtime API, API
// synchronization behavior; CUDA C++ Programming Guide, unified memory programming.

func init() {
	checks = append(checks, check{info: lifetime.AsyncReadBeforeSync, run: asyncReadBeforeSync})
}

func asyncReadBeforeSync(p *pass) {
	shares := p.calling(allocatesShared, isReached)
	if p.hasMark(syntax.Managed) {
		shares = callSearch[bool]{pass: p, finds: sharesMemory, follows: isReached}
	}
	kernels := &writtenByKernels{pass: p, known: map[*sema.Function]*kernelWrites{}}
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !p.enqueuesWrites(b) {
			return
		}
		sends := sendsMessages(b)
		if !sends && !shares.from(b.Function) {
			return
		}
		a := p.waiting.Of(b.FuncDecl)
		if a == nil || !a.Complete() || !isUnderstood(a.Graph) {
			return
		}
		r := &hostReads{pass: p, queue: newQueue(a), kernels: kernels, told: map[int]bool{}, sends: sends}
		r.findEvents()
		r.findManaged()
		for _, e := range a.Effects() {
			for _, op := range operationsOf(e) {
				for _, w := range r.writesOf(e, op) {
					r.follow(w)
				}
			}
		}
		for _, l := range launchconfig.In(b) {
			r.followNamed(l.Kernel, l.Op, l.Stream)
		}
		for _, block := range a.Graph.Blocks {
			for _, op := range block.Ops {
				if op.Is(body.Call, body.Construct) && op.Function != nil && !slices.ContainsFunc(r.effects[op], mayBeDone) {
					for _, kernel := range kernelsOf(op.Function.Definition(), map[*sema.FuncDecl]bool{}) {
						r.followNamed(kernel, op, nil)
					}
				}
			}
		}
	})
}

// sharesMemory reports whether a body makes memory that both the host and the device reach, or names a
// variable in it.
func sharesMemory(b *sema.Body) bool {
	return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool {
		if u.Variable != nil && u.Variable.LiesIn(sema.ManagedMemory) == sema.Yes {
			return true
		}
		api, ok := headers.Lookup(libraryName(u))
		return ok && allocatesShared(api)
	})
}

// allocatesShared recognises the functions of CUDA's API for memory that both sides reach.
func allocatesShared(api headers.API) bool {
	return api.Operation == headers.Register || api.Operation == headers.Allocate && (api.To == headers.PinnedMemory || api.To == headers.ManagedMemory)
}

// enqueuesWrites reports whether a body, or a function that it calls, has copies run later, or kernels;
// and nothing in it is recorded to run later still.
func (p *pass) enqueuesWrites(b *sema.Body) bool {
	m := p.memorySources()
	captures := slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return strings.Contains(libraryName(u), "StreamBeginCapture") })
	return !captures && (m.copiesMemory(b.Function) || m.launches.from(b.Function))
}

// A pendingWrite is a write that an enqueued operation will make.
type pendingWrite struct {
	op      *body.Op // of the body
	stream  *body.Op // nil if it is not known
	legacy  bool     // it is the default one
	device  *int64   // that is the current one; nil if it is not known
	name    string   // of the function or kernel
	object  *memory.Object
	members [][]string // names of members, from the outermost; an empty list is all of the object
	size    *body.Op   // in bytes from the beginning of the object; nil if its members say it
}

// hostReads looks for reads by a host body of the destinations of pending operations.
type hostReads struct {
	pass *pass
	*queue
	kernels *writtenByKernels
	records []*memory.Effect // of events
	hidden  bool             // callees record events as well
	managed []*memory.Object // variables that the body reads
	told    map[int]bool     // by line
	sends   bool             // the body sends messages, whose buffers may be device memory
}

// sendsMessages reports whether a body calls MPI functions that read their buffers.
func sendsMessages(b *sema.Body) bool {
	return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return headers.SendsFirst(libraryName(u)) })
}

// sent returns the effects of sending by MPI.
func (r *hostReads) sent(op *body.Op) []*memory.Effect {
	if !r.sends || op.Kind != body.Call || len(op.Arguments()) == 0 || !headers.SendsFirst(sema.LibraryName(op.Function, op.Call())) {
		return nil
	}
	return []*memory.Effect{{Kind: memory.Reads, Op: op, Value: r.Value(op.Arguments()[0])}}
}

// mayBeDone reports whether work enqueued by a function may be complete when it returns, by an effect
// of the function.
func mayBeDone(e *memory.Effect) bool { return e.MayWait() && !isRecord(e) }

// isRecord reports whether an effect records an event: that others can wait for it is no wait.
func isRecord(e *memory.Effect) bool {
	return e.Kind == memory.Runs && e.API.Operation == headers.Record
}

// writesOf returns the device writes that an effect of an operation enqueues to memory that the host
// can access as well.
func (r *hostReads) writesOf(e *memory.Effect, op *body.Op) []pendingWrite {
	if e.Inner != nil && !e.Inner.Pending {
		return nil
	}
	switch e.Kind {
	case memory.Runs:
		return r.copied(e, op)
	case memory.Hands:
		return r.handed(e, op)
	}
	return nil
}

// copied returns the destination of an asynchronous copy from the device.
func (r *hostReads) copied(e *memory.Effect, op *body.Op) []pendingWrite {
	if e.API.Operation != headers.Copy || !e.API.Async {
		return nil
	}
	i, ok := e.API.Param(headers.Dst)
	if !ok || i >= len(e.Args) {
		return nil
	}
	to, ok := certainly(e.Args[i])
	if !ok || to.Kind != memory.Address || to.Moved || to.Place.Path != "" || !r.isOne(to.Place.Object) || !r.isPageLocked(to.Place.Object, op) || !r.isFromDevice(e) {
		return nil
	}
	w := pendingWrite{op: op, name: e.API.Name, object: to.Place.Object, members: [][]string{nil}}
	if e.Inner == nil {
		if j, ok := e.API.Param(headers.Size); ok {
			w.size = argumentOf(e.Op, j)
		}
		if j, ok := e.API.Param(headers.Stream); ok {
			w.stream = argumentOf(e.Op, j)
			w.legacy = isDefaultStream(w.stream)
		}
	}
	return []pendingWrite{w}
}

func (r *hostReads) isFromDevice(e *memory.Effect) bool {
	if e.API.From != headers.AnyMemory {
		return e.API.From == headers.DeviceMemory
	}
	i, ok := e.API.Param(headers.Src)
	return ok && i < len(e.Args) && e.Args[i].Whole.Only(isDeviceMemory)
}

// isPageLocked reports whether memory was allocated as page-locked, or was registered before an
// operation.
func (r *hostReads) isPageLocked(o *memory.Object, before *body.Op) bool {
	if o.Kind == memory.Pinned {
		return true
	}
	return slices.ContainsFunc(r.Effects(), func(e *memory.Effect) bool {
		if e.Kind != memory.Runs || e.API.Operation != headers.Register || e.Inner != nil || !r.runsBefore(e.Op, before) {
			return false
		}
		i, ok := e.API.Param(headers.Object)
		if !ok || i >= len(e.Args) {
			return false
		}
		x, ok := certainly(e.Args[i])
		return ok && x.Kind == memory.Address && x.Place.Object == o
	})
}

// handed returns the managed memory that a kernel writes by a parameter.
func (r *hostReads) handed(e *memory.Effect, op *body.Op) []pendingWrite {
	if e.Launch == nil || e.Launch.Kernel == nil {
		return nil
	}
	var all []pendingWrite
	for path, s := range parts(e.Value) {
		x, ok := certainly(memory.Value{Whole: s})
		if !ok || x.Kind != memory.Address || x.Moved || !r.isReached(x.Place.Object) || !r.isOne(x.Place.Object) {
			continue
		}
		w := pendingWrite{op: op, name: e.Launch.Kernel.Name, object: x.Place.Object}
		if _, stream, ok := streamOf(e.Op); ok && e.Inner == nil {
			w.stream, w.legacy = stream, isDefaultStream(stream)
		}
		for _, written := range r.kernels.through(e.Launch.Kernel, e.Index, path) {
			w.members = append(w.members, slices.Concat(membersOf(x.Place.Path), written))
		}
		if len(w.members) > 0 {
			all = append(all, w)
		}
	}
	return all
}

// isReached reports whether the host may read an object: directly, or by MPI.
func (r *hostReads) isReached(o *memory.Object) bool {
	return o.Kind == memory.Managed || r.sends && o.Kind == memory.Device
}

// isOne reports whether an object is one piece of memory: an object made by an operation that runs several
// times, and the pointee of an array's elements, are many.
func (r *hostReads) isOne(o *memory.Object) bool {
	switch {
	case o.Kind == memory.Pointee:
		of := o.Of.Object
		return !strings.Contains(o.Of.Path, "[]") && (of.Kind != memory.Pointee || of.Of.Object.Kind == memory.Parameter)
	case o.Made == nil:
		return true
	}
	if b := blockOf(r.Graph, o.Made); b != nil {
		return b.Loop == nil
	}
	found := false
	for _, e := range r.Effects() {
		if e.Kind != memory.Runs {
			continue
		}
		if e = e.Making(o); e == nil {
			continue
		}
		if b := blockOf(r.Graph, e.Op); found || len(e.Again) > 0 || b == nil || b.Loop != nil {
			return false
		}
		found = true
		for ; e.Inner != nil; e = e.Inner {
			if e.Op.Function == nil && e.Op.Is(body.Construct, body.List) { // the initializer of a member runs once
				continue
			}
			if _, b := blockIn(e.Callee(), e.Inner.Op); b == nil || b.Loop != nil || len(e.Inner.Again) > 0 {
				return false
			}
		}
	}
	return found
}

// blockOf returns the block of a graph in which an operation runs; nil if there is none.
func blockOf(g *flow.Graph, op *body.Op) *flow.Block {
	if i := slices.IndexFunc(g.Blocks, func(b *flow.Block) bool { return slices.Contains(b.Ops, op) }); i >= 0 {
		return g.Blocks[i]
	}
	return nil
}

// blockIn returns the graph of a function's body, and blockOf there.
func blockIn(fd *sema.FuncDecl, op *body.Op) (*flow.Graph, *flow.Block) {
	if fd == nil {
		return nil, nil
	}
	b := body.Of(fd)
	if b == nil {
		return nil, nil
	}
	g := flow.Of(b)
	return g, blockOf(g, op)
}

// kernelsOf returns the kernels that a function launches whenever it is called.
func kernelsOf(fd *sema.FuncDecl, seen map[*sema.FuncDecl]bool) []*sema.Function {
	if fd == nil || seen[fd] || fd.Function.IsKernel() {
		return nil
	}
	seen[fd] = true
	b := body.Of(fd)
	if b == nil {
		return nil
	}
	var kernels []*sema.Function
	g := flow.Of(b)
	for _, block := range g.Blocks {
		if g.Exit.Index < 0 || !block.PostDominates(g.Entry()) {
			continue
		}
		for _, op := range block.Ops {
			switch l := op.Launch(); {
			case l != nil && l.Kernel != nil:
				kernels = append(kernels, l.Kernel)
			case op.Kind == body.Call && op.Function != nil:
				kernels = append(kernels, kernelsOf(op.Function.Definition(), seen)...)
			}
		}
	}
	return kernels
}

// followNamed follows the managed variables that a kernel writes by their names.
func (r *hostReads) followNamed(kernel *sema.Function, op, stream *body.Op) {
	for _, w := range r.named(kernel, op, stream) {
		r.follow(w)
	}
}

func (r *hostReads) named(kernel *sema.Function, op, stream *body.Op) []pendingWrite {
	if len(r.managed) == 0 {
		return nil
	}
	writes := r.kernels.of(kernel)
	if writes == nil {
		return nil
	}
	var all []pendingWrite
	for _, o := range r.managed {
		if members := writes.variables[o.Variable.String()]; len(members) > 0 {
			all = append(all, pendingWrite{op: op, stream: stream, name: kernel.Name, object: o, members: members})
		}
	}
	return all
}

// findManaged finds the managed variables that the body reads.
func (r *hostReads) findManaged() {
	for _, e := range r.Effects() {
		for _, x := range e.Value.Whole.Atoms {
			o := x.Place.Object
			if e.Kind == memory.Reads && isObject(x, memory.Managed) && o.Variable != nil && !slices.Contains(r.managed, o) {
				r.managed = append(r.managed, o)
			}
		}
	}
}

// parts yields the value of the whole, and of its parts by their paths.
func parts(v memory.Value) func(yield func(string, memory.Set) bool) {
	return func(yield func(string, memory.Set) bool) {
		if !yield("", v.Whole) {
			return
		}
		for _, part := range v.Parts {
			if !yield(part.Path, part.Set) {
				return
			}
		}
	}
}

// membersOf returns the names of the members on a path; elements of arrays are not distinguished.
func membersOf(path string) []string {
	var names []string
	for name := range strings.SplitSeq(strings.ReplaceAll(path, "[]", ""), ".") {
		if name != "" {
			names = append(names, name)
		}
	}
	return names
}

// overlap reports whether one of two parts of an object is in the other.
func overlap(a, b []string) bool {
	n := min(len(a), len(b))
	return slices.Equal(a[:n], b[:n])
}

// follow reports the reads to which ways lead from a pending write, on none of which anything may have
// waited for it.
func (r *hostReads) follow(w pendingWrite) {
	w.device = r.deviceOf(w.op)
	start, ways := r.ways(w)
	for _, b := range r.Graph.Blocks {
		at := ways[b]
		for _, op := range b.Ops {
			at = r.step(at, op, w)
			// Ways with conditions of their own may never be one.
			if at&^(ordered|elsewhere) != pending || op == w.op || !start.Dominates(b) && !b.PostDominates(start) || r.told[r.pass.line(op.Node)] {
				continue
			}
			if slices.ContainsFunc(r.readsOf(op), func(e *memory.Effect) bool { return r.reads(e, w) }) {
				r.told[r.pass.line(op.Node)] = true
				r.pass.report(op.Node, "host reads memory that '%s' at line %d may still be writing; synchronize first", w.name, r.pass.line(w.op.Node)).
					related(r.pass.at(w.op.Node), "enqueued here")
			}
		}
	}
}

// deviceOf returns the device that is the current one where an operation runs, if the block of the graph says it.
func (r *hostReads) deviceOf(op *body.Op) (device *int64) {
	b := blockOf(r.Graph, op)
	if b == nil {
		return nil
	}
	for _, before := range b.Ops {
		if before == op {
			break
		}
		if d, sets := deviceSetBy(before); sets {
			device = d
		}
	}
	return device
}

// deviceSetBy returns the device that an operation makes the current one, if it does; nil if it is not known.
func deviceSetBy(op *body.Op) (device *int64, sets bool) {
	if op.Kind != body.Call || sema.LibraryName(op.Function, op.Call()) != "cudaSetDevice" || len(op.Arguments()) != 1 {
		return nil, false
	}
	if d, ok := constantOf(op.Arguments()[0]); ok {
		return &d, true
	}
	return nil, true
}

// A progress says which ways lead to a point from where an operation was enqueued.
type progress uint8

const (
	pending   progress = 1 << iota // one on which nothing may wait for it
	waited                         // one on which something may
	ordered                        // one after which the default stream has received work, so that later work in other streams waits for it
	elsewhere                      // one on which another device has been made the current one
)

// ways returns the block that enqueues an operation, and the progress at the beginning of blocks.
// Paths on which a CUDA function has failed are left out.
func (r *hostReads) ways(w pendingWrite) (start *flow.Block, at map[*flow.Block]progress) {
	at = map[*flow.Block]progress{}
	var todo []*flow.Block
	for _, b := range r.Graph.Blocks {
		if slices.Contains(b.Ops, w.op) {
			start, todo = b, append(todo, b)
		}
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		end := at[b]
		for _, op := range b.Ops {
			end = r.step(end, op, w)
		}
		for i, next := range b.Succs {
			if b.End == flow.Branch && b.Cond != nil && len(b.Succs) == 2 && r.failure(b.Cond) == i {
				continue
			}
			if at[next]|end != at[next] {
				at[next] |= end
				todo = append(todo, next)
			}
		}
	}
	return start, at
}

// step returns the progress after an operation.
func (r *hostReads) step(at progress, op *body.Op, w pendingWrite) progress {
	switch {
	case op == w.op:
		return pending
	case at&pending != 0 && r.mayWaitFor(op, w, at):
		return waited
	case at&pending != 0 && entersDefaultStream(op) && !r.blocksNot(w.stream):
		return at | ordered
	}
	if device, sets := deviceSetBy(op); sets && at&pending != 0 {
		if at &^= elsewhere; device != nil && w.device != nil && *device != *w.device {
			at |= elsewhere
		}
	}
	return at
}

// mayWaitFor reports whether an operation may wait for a pending write; waiting for any stream counts if the default
// stream has ordered them. Waiting for another device does not.
func (r *hostReads) mayWaitFor(op *body.Op, w pendingWrite, at progress) bool {
	// A read of memory that may change at any time may be polling for completion by the device.
	if _, class, _ := libraryMember(op); strings.HasPrefix(class, "atomic") {
		return true
	}
	for _, e := range r.effects[op] {
		switch {
		case isRecord(e):
		case e.Kind == memory.Asks, e.Kind == memory.Reads && e.Volatile:
			return true
		case e.Kind == memory.Runs && e.API.Operation == headers.Copy && e.API.Async:
			// To pageable memory it is done when it returns.
			if i, ok := e.API.Param(headers.Dst); (e.API.To == headers.HostMemory || e.API.To == headers.AnyMemory) && (!ok || i >= len(e.Args) || !r.isLocked(e.Args[i], op)) {
				return true
			}
		case at&elsewhere != 0 && e.Inner == nil && e.Kind == memory.Runs && e.API.Name == "cudaDeviceSynchronize":
		case r.blocksNot(w.stream) && isInLegacyStream(e):
		case e.MayWait() && (at&ordered != 0 || !r.waitsElsewhere(e, w) && !r.isForEarlierWork(e, w)):
			return true
		}
	}
	return false
}

// isInLegacyStream reports whether an effect is a copy or fill of the runtime's that waits for the legacy default stream.
func isInLegacyStream(e *memory.Effect) bool {
	isCopy := e.API.Operation == headers.Copy || e.API.Operation == headers.Fill
	return e.Kind == memory.Runs && isCopy && !e.API.Driver && !e.API.Async
}

// waitsElsewhere reports whether a wait is for work of another stream only.
func (r *hostReads) waitsElsewhere(e *memory.Effect, w pendingWrite) bool {
	if !w.legacy {
		return r.waitsForOther(e, w.stream)
	}
	if e.Inner != nil || e.Kind != memory.Runs || e.API.Operation != headers.Synchronize || r.linked {
		return false
	}
	i, ok := e.API.Param(headers.Object)
	return ok && r.blocksNot(argumentOf(e.Op, i))
}

func (r *hostReads) isLocked(v memory.Value, at *body.Op) bool {
	x, ok := certainly(v)
	return ok && x.Kind == memory.Address && r.isPageLocked(x.Place.Object, at)
}

func (r *hostReads) findEvents() {
	for _, e := range r.Effects() {
		if isRecord(e) {
			r.records = append(r.records, e)
			r.hidden = r.hidden || e.Inner != nil
		}
	}
}

// isForEarlierWork reports whether a wait is for an event that the body records before it enqueues
// an operation, or in another stream, alone.
func (r *hostReads) isForEarlierWork(e *memory.Effect, w pendingWrite) bool {
	i, ok := e.API.Param(headers.Object)
	if e.Inner != nil || e.Kind != memory.Runs || e.API.Operation != headers.Synchronize || !ok || r.linked || r.hidden {
		return false
	}
	event := argumentOf(e.Op, i)
	found := false
	for _, record := range r.records {
		i, ok := record.API.Param(headers.Object)
		if !ok || !isSameExpression(argumentOf(record.Op, i), event) {
			continue
		}
		found = true
		j, ok := record.API.Param(headers.Stream)
		elsewhere := ok && w.stream != nil && r.areDifferentStreams(argumentOf(record.Op, j), w.stream)
		if !elsewhere && r.runsBefore(w.op, record.Op) {
			return false
		}
	}
	return found
}

// runsBefore reports whether some way leads from an operation to another.
func (r *hostReads) runsBefore(first, second *body.Op) bool {
	return behind(r.Graph, func(op *body.Op) bool { return op == first })(second)
}

// readsOf returns the reads of an operation: for algorithms of C++'s library, those of memory that they do
// not write, and including numbers and characters passed to library functions by address.
func (r *hostReads) readsOf(op *body.Op) []*memory.Effect {
	effects := append(slices.Clip(r.effects[op]), r.sent(op)...)
	if op.Kind != body.Call || op.Function == nil || op.Function.Class != nil || !r.pass.Unit(op.Function.First().Node).Prelude {
		return effects
	}
	args := op.Arguments()
	if headers.Traverses(op.Function.Name) {
		written := headers.OnlyWrites(op.Function.Name, pointersIn(args))
		return slices.DeleteFunc(slices.Clone(effects), func(e *memory.Effect) bool {
			return e.Kind == memory.Reads && e.Inner == nil && slices.ContainsFunc(written, func(i int) bool { return r.Value(args[i]).Whole.Equal(e.Value.Whole) })
		})
	}
	c, _ := headers.LookupC(sema.LibraryName(op.Function, op.Call()))
	format, prints := c.Param(headers.Format)
	for i, x := range args {
		if x == nil || x.Type == nil {
			continue
		}
		isNumber := x.Is(body.Bind) && x.Type.IsArithmetic() && x.Type.IsConst()
		isText := prints && i > format && x.Type.Kind == sema.Pointer && x.Type.Elem.Kind == sema.Char && !strings.Contains(args[format].Node.Text(), "%p")
		if isNumber || isText {
			effects = append(effects, &memory.Effect{Kind: memory.Reads, Op: op, Value: r.Value(x)})
		}
	}
	return effects
}

// pointersIn returns which arguments are pointers.
func pointersIn(args []*body.Op) (indices []int) {
	for i, x := range args {
		if x != nil && x.Type != nil && x.Type.Kind == sema.Pointer {
			indices = append(indices, i)
		}
	}
	return indices
}

// readsWhenCalled reports whether the function that is called reads something unless its loops do not
// run.
func readsWhenCalled(e *memory.Effect) bool {
	for ; e.Inner != nil; e = e.Inner {
		g, b := blockIn(e.Callee(), e.Inner.Op)
		if b == nil || slices.ContainsFunc(g.ControlDependence()[b], func(by *flow.Block) bool { return by.Loop == nil || by.Loop.Head != by }) {
			return false
		}
	}
	return true
}

// reads reports whether an effect reads memory that a pending operation writes.
func (r *hostReads) reads(e *memory.Effect, w pendingWrite) bool {
	if w.object.Kind == memory.Device && (e.Op.Kind != body.Call || !headers.IsMessaging(sema.LibraryName(e.Op.Function, e.Op.Call()))) {
		return false
	}
	if e.Kind != memory.Reads || e.Inner != nil && !e.Inner.Always && !readsWhenCalled(e) || !e.Value.Whole.IsKnown() {
		return false
	}
	moved := true
	for _, x := range e.Value.Whole.Atoms {
		switch {
		case x.Kind == memory.Null:
			continue
		case x.Kind != memory.Address || x.Place.Object != w.object:
			return false
		case !slices.ContainsFunc(w.members, func(written []string) bool { return overlap(written, membersOf(x.Place.Path)) }):
			return false
		}
		moved = moved && (x.Moved || strings.Contains(x.Place.Path, "[]"))
	}
	return !moved || w.size == nil || r.covers(w, e)
}

// covers reports whether a copy to the beginning of an object writes an element that is read: all of
// the object are written, or the element's place is known.
func (r *hostReads) covers(w pendingWrite, e *memory.Effect) bool {
	if made := w.object.Made; made != nil && r.isWhole(made, w.size) {
		return true
	}
	size, ok := constantOf(w.size)
	if !ok || e.Inner != nil || e.Op.Kind != body.Load {
		return false
	}
	at := e.Op.Args[0]
	if !at.Is(body.Index) {
		return false
	}
	bytes, _, known := r.pass.SizeAlign(e.Op.Type)
	i, constant := constantOf(at.Args[1])
	return known && constant && i >= 0 && (i+1)*bytes <= size
}

// isWhole reports whether a copy has the size that was allocated.
func (r *hostReads) isWhole(made, size *body.Op) bool {
	if made.Kind != body.Call {
		return false
	}
	name := sema.LibraryName(made.Function, made.Call())
	if api, ok := headers.Lookup(name); ok {
		i, ok := api.Param(headers.Size)
		if !ok {
			i = 1 // of cudaMallocHost and its kin
		}
		return isSameExpression(argumentOf(made, i), size)
	}
	if c, ok := headers.LookupC(name); ok && c.Operation == headers.Allocate {
		i, ok := c.Param(headers.Size)
		return ok && isSameExpression(argumentOf(made, i), size)
	}
	return false
}

// writtenByKernels caches the writes of kernels.
type writtenByKernels struct {
	pass  *pass
	known map[*sema.Function]*kernelWrites
}

// kernelWrites is the memory that a kernel may write to: pointees of parameters, or of parts of them,
// and managed variables.
type kernelWrites struct {
	parameters []parameterWrite
	variables  map[string][][]string // members, by the names of the variables
}

type parameterWrite struct {
	index   int
	path    string   // of the pointer in the parameter
	members []string // of the pointee
}

// through returns the members that a kernel writes through a pointer in an argument.
func (k *writtenByKernels) through(kernel *sema.Function, index int, path string) [][]string {
	writes := k.of(kernel)
	if writes == nil {
		if params := kernel.Type().Params; kernel.Definition() == nil && path == "" && index < len(params) && params[index].Kind == sema.Pointer && !params[index].Elem.IsConst() {
			return [][]string{nil} // defined elsewhere, and given the memory to be written
		}
		return nil
	}
	var all [][]string
	for _, w := range writes.parameters {
		if w.index == index && w.path == path {
			all = append(all, w.members)
		}
	}
	return all
}

// of returns the writes of a kernel; nil if unknown.
func (k *writtenByKernels) of(f *sema.Function) *kernelWrites {
	if f == nil {
		return nil
	}
	if known, ok := k.known[f]; ok {
		return known
	}
	k.known[f] = nil
	on := k.pass.kernelOnDevice(f)
	if on == nil || on.Definition() == nil {
		return nil
	}
	a := k.pass.device.program.Of(on.Definition())
	if a == nil || !a.Complete() {
		return nil
	}
	w := &kernelWrites{variables: map[string][][]string{}}
	k.known[f] = w
	for _, e := range a.Effects() {
		if e.Modifies() {
			for _, x := range e.Value.Whole.Atoms {
				w.add(a.Body.Params, x)
			}
		}
	}
	return w
}

// add notes that a kernel with some parameters writes where an address leads to.
func (w *kernelWrites) add(params []*sema.Variable, x memory.Atom) {
	if x.Kind > memory.Contents {
		return
	}
	root, level := x.Place.Root()
	o := x.Place.Object
	index := slices.Index(params, root.Variable)
	switch {
	case index >= 0 && x.Kind == memory.Contents && level == 0: // the pointer as it was given, as to an atomic function
		w.parameters = append(w.parameters, parameterWrite{index, x.Place.Path, nil})
	case index >= 0 && x.Kind == memory.Address && level == 1:
		w.parameters = append(w.parameters, parameterWrite{index, o.Of.Path, membersOf(x.Place.Path)})
	case x.Kind == memory.Address && o.Kind == memory.Managed && o.Variable != nil:
		w.variables[o.Variable.String()] = append(w.variables[o.Variable.String()], membersOf(x.Place.Path))
	}
}
