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
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on work in flight in a stream: CUDA Runtime API, API synchronization behavior; CUDA C++ Programming Guide, streams.

func init() {
	register(streamSourceDies, rule.Info{
		ID: "stream-source-dies", Class: rule.Undefined, Section: "CUDA Runtime API, API synchronization behavior",
		Doc: "Page-locked host memory that an asynchronous copy reads is neither freed nor written before something waits for the copy.",
		Bad: `void send(float *d, size_t n, cudaStream_t s) {
    float *h = nullptr;
    cudaMallocHost(&h, n);
    cudaMemcpyAsync(d, h, n, cudaMemcpyHostToDevice, s);
    cudaFreeHost(h);
}`,
		Good: `void send(float *d, size_t n, cudaStream_t s) {
    float *h = nullptr;
    cudaMallocHost(&h, n);
    cudaMemcpyAsync(d, h, n, cudaMemcpyHostToDevice, s);
    cudaStreamSynchronize(s);
    cudaFreeHost(h);
}`,
	})
	checks = append(checks, check{info: lifetime.StreamUnordered, run: streamUnordered})
	checks = append(checks, check{info: lifetime.CaptureUnsafeCall, run: captureUnsafeCall})
}

// enqueuesCopy recognises the copies that may return before they are done.
func enqueuesCopy(api headers.API) bool { return api.Operation == headers.Copy && api.Async }

func streamSourceDies(p *pass) {
	p.eachEnqueued(isBatch, func(l *lifetimes, b *sema.Body, e *memory.Effect) {
		for _, at := range l.sourcesOf(b, e) {
			for _, op := range operationsOf(e) {
				if l.ends(e, op, at) {
					p.report(op.Node, "lifetime of %s ends before '%s' reads it in stream order; synchronize first", at.name, e.API.Name)
				}
			}
		}
	})
	p.eachLifeline(enqueuesCopy, func(l *lifeline) {
		l.track(property{
			step: func(held factSet[condition], op *body.Op, e event) {
				switch {
				case e.action == waits:
					held.forget(func(condition) bool { return true })
				case e.action == uses && e.must && e.later && l.isStagedSource(e, op):
					held[condition{piece: e.piece, action: enqueues, by: op, name: e.name(), stream: e.stream, effect: e.effect}] = true
				}
			},
			found: l.sourceEnds,
		})
	})
}

// isStagedSource reports whether an event is the read by an asynchronous copy of page-locked memory of the host.
func (l *lifeline) isStagedSource(e event, op *body.Op) bool {
	if e.effect.Kind != memory.Runs || e.effect.API.Operation != headers.Copy || e.piece.contents || !l.isSingle(e.piece) || !l.isPageLocked(e.piece.object, op) {
		return false
	}
	i, ok := e.effect.API.Param(headers.Src)
	if !ok || i >= len(e.effect.Args) {
		return false
	}
	at, ok := pieceOf(e.effect.Args[i])
	return ok && at == e.piece
}

// Of cudaMemcpyBatchAsync: the indices of its sources and of the attributes of its copies, and cudaMemcpySrcAccessOrderStream.
const (
	batchSources     = 1
	batchAttributes  = 4
	inOrderOfStreams = 1
)

// isBatch recognises the enqueuing of a batch of copies.
func isBatch(api headers.API) bool { return api.Name == "cudaMemcpyBatchAsync" }

// sourcesOf returns the storage of the body that a batch of copies reads in the order of its stream.
func (l *lifetimes) sourcesOf(b *sema.Body, e *memory.Effect) (all []*storage) {
	if batchAttributes >= len(e.Held) || !l.readsInOrder(b, e) {
		return nil
	}
	held := e.Held[batchSources]
	for s := range held.Sets() {
		if x, ok := certainly(memory.Value{Whole: s}); ok && x.Kind == memory.Address {
			if at := l.endsInBody(x.Place.Object); at != nil {
				all = append(all, at)
			}
		}
	}
	return all
}

// readsInOrder reports whether a batch of copies reads its sources in the order of the stream, by the one attribute that is given.
func (l *lifetimes) readsInOrder(b *sema.Body, e *memory.Effect) bool {
	f, op := frameOf(body.Of(b.FuncDecl), e, l.pass.amountsOf)
	if f == nil {
		return false
	}
	ordered := false
	flow.ConstantsOf(f.body).Each(func(k *flow.Known, at *body.Op, _ bool) {
		if at == op {
			order, ok := k.Pointee(argumentOf(op, batchAttributes), ".srcAccessOrder")
			ordered = ok && order.Int() == inOrderOfStreams
		}
	})
	return ordered
}

func (l *lifeline) sourceEnds(held factSet[condition], op *body.Op, e event) {
	isWrite := e.action == writes && e.must && e.effect.Kind == memory.Writes
	isFree := e.action == frees && e.must
	if !isWrite && !isFree {
		return
	}
	for _, c := range latest(held) {
		if c.piece != e.piece {
			continue
		}
		at := op
		if op.Kind == body.Destroy {
			at = c.by
		}
		if l.told[l.pass.line(at.Node)] {
			continue
		}
		l.told[l.pass.line(at.Node)] = true
		if isWrite {
			l.pass.report(at.Node, "host writes %s while %s may still be reading it; synchronize first", l.named(e.piece), c.name).related(l.pass.at(c.by.Node), "enqueued here")
			continue
		}
		r := l.pass.report(at.Node, "%s is freed while %s may still be reading it; synchronize first", l.named(e.piece), c.name)
		if at != c.by {
			r.related(l.pass.at(c.by.Node), "enqueued here")
		}
	}
}

func streamUnordered(p *pass) {
	reaches := p.calling(func(api headers.API) bool {
		_, ok := api.Param(headers.Stream)
		return ok || api.Operation == headers.Free || api.Operation == headers.Copy || api.Operation == headers.Fill
	}, isReached)
	inStreams := &callSearch[bool]{pass: p, finds: launchesInStream, follows: isReached}
	p.eachLifelineOf(func(b *sema.Body) bool { return reaches.from(b.Function) || p.launchesSeveral(b) && inStreams.in(b) }, func(l *lifeline) {
		l.track(property{
			step: func(held factSet[condition], op *body.Op, e event) {
				if e.action == waits {
					held.forget(func(c condition) bool { return l.mayWaitForStream(e, c.stream) })
					return
				}
				if e.stream.known && e.stream.legacy {
					held.forget(func(c condition) bool { return c.by != op && !l.isNonBlocking(c.stream) })
				}
				if e.action == frees {
					held.forget(func(c condition) bool { return c.piece == e.piece })
					return
				}
				if e.must && e.stream.known && (e.later || isStillWritten(e)) && l.isShared(e.piece) {
					held[condition{piece: e.piece, action: enqueues, by: op, name: e.name(), stream: e.stream, write: l.mayWrite(e), part: e.part, effect: e.effect}] = true
				}
			},
			found: l.unordered,
		})
	})
}

// mayWaitForStream reports whether a waiting operation may wait for a stream: synchronizing with another one does not, nor does
// a blocking copy with a non-blocking one.
func (l *lifeline) mayWaitForStream(e event, stream streamOrder) bool {
	if e.effect.Kind != memory.Runs || e.effect.Inner != nil {
		return true
	}
	api := e.effect.API
	switch api.Operation {
	case headers.Copy, headers.Fill:
		return !e.stream.known || !e.stream.legacy || !l.isNonBlocking(stream)
	case headers.Synchronize:
		i, ok := api.Param(headers.Object)
		if !ok || l.linked || !strings.HasSuffix(api.Name, "StreamSynchronize") || i >= len(e.effect.Args) {
			return true
		}
		other := orderOf(e.effect.Args[i])
		return !stream.isOther(other) || !l.areApart(stream, other)
	}
	return true
}

// launchesInStream reports whether a body launches a kernel in a stream that it names.
func launchesInStream(b *sema.Body) bool {
	return slices.ContainsFunc(b.Uses(), isLaunch) && slices.ContainsFunc(launchconfig.In(b), func(l *launchconfig.Launch) bool {
		return l.Stream != nil && !isDefaultStream(l.Stream)
	})
}

// launchesSeveral reports whether a body comes to several launches, itself or by functions that it calls.
func (p *pass) launchesSeveral(b *sema.Body) bool {
	m := p.memorySources()
	launches := 0
	for _, u := range b.Uses() {
		if isLaunch(u) || isReached(u) && u.Function != nil && m.launches.from(u.Function) {
			launches++
		}
	}
	return launches > 1
}

// isStillWritten reports whether memory of the device may still be written when a blocking copy or fill returns: by one from
// pageable memory, and by a fill.
func isStillWritten(e event) bool {
	if e.effect.Kind != memory.Runs || e.action != writes || e.piece.contents && e.effect.API.Operation == headers.Fill && e.effect.API.To != headers.DeviceMemory {
		return false
	}
	if e.effect.API.Operation == headers.Fill {
		return !e.effect.API.Driver && !e.effect.API.Async
	}
	i, ok := e.effect.API.Param(headers.Src)
	return e.effect.API.Operation == headers.Copy && e.effect.API.To == headers.DeviceMemory && ok && i < len(e.effect.Args) && e.effect.Args[i].Whole.Only(isHostMemory)
}

// isShared reports whether a piece is one of memory, no handle.
func (l *lifeline) isShared(at piece) bool {
	return at.object != nil && at.object.Kind != memory.Handle && l.isSingle(at) && (at.contents || at.object.Kind == memory.Device || at.object.Kind == memory.Managed || at.object.Kind == memory.Pinned)
}

// mayWrite reports whether an event changes memory, or may.
func (l *lifeline) mayWrite(e event) bool {
	if e.effect.Kind == memory.Hands {
		params, i := e.effect.Launch.Type().Params, e.effect.Index
		if i >= len(params) || params[i].Kind == sema.Pointer && params[i].Elem.IsConst() {
			return false
		}
		if l.kernels.of(e.effect.Launch.Kernel) != nil {
			return len(l.kernels.through(e.effect.Launch.Kernel, i, e.part)) > 0
		}
		return params[i].Kind == sema.Pointer
	}
	return e.action == writes
}

func (l *lifeline) unordered(held factSet[condition], op *body.Op, e event) {
	if e.piece.object == nil || !e.must || l.told[l.pass.line(op.Node)] || e.action == allocates {
		return
	}
	isFree := e.action == frees && e.effect.Kind == memory.Runs && e.effect.API.Operation == headers.Free
	if isFree && !e.later && !isPooled(e.piece) {
		return // it waits
	}
	if !isFree && !e.later {
		return
	}
	for _, c := range latest(held) {
		if c.piece != e.piece || c.by == op {
			continue
		}
		other := c.stream.isOther(e.stream) && l.areApart(c.stream, e.stream) || isFree && !e.later && !c.stream.legacy
		if other && (isFree || l.meet(c, e)) && !l.told[l.pass.line(op.Node)] {
			l.told[l.pass.line(op.Node)] = true
			l.pass.report(op.Node, "%[1]s and %[3]s access %[2]s in different streams without synchronization", e.name(), l.named(e.piece), c.name).related(l.pass.at(c.by.Node), "other access")
		}
	}
}

// meet reports whether two operations on a piece conflict. For a pointer in an object passed to a kernel only writes count:
// reads through it are not known.
func (l *lifeline) meet(c condition, e event) bool {
	if c.part == "" && e.part == "" {
		return c.write || l.mayWrite(e)
	}
	return c.write && l.mayWrite(e)
}

// areApart reports whether two streams do not wait for one another by themselves: the legacy default stream and one that does not
// block do not, nor do two of which neither is that.
func (l *lifeline) areApart(s, t streamOrder) bool {
	switch {
	case s.legacy:
		return l.isNonBlocking(t)
	case t.legacy:
		return l.isNonBlocking(s)
	}
	return true
}

// isNonBlocking reports whether a stream is made by the body as one that does not wait for the legacy default stream.
func (l *lifeline) isNonBlocking(s streamOrder) bool {
	if s.legacy || s.piece.object == nil || s.piece.contents || s.piece.object.Made == nil || !s.piece.object.Made.Is(body.Call) {
		return false
	}
	made := s.piece.object.Made
	name := sema.LibraryName(made.Function, made.Call())
	api, ok := headers.Lookup(name)
	return ok && strings.Contains(name, "StreamCreate") && isNonBlocking(api, made)
}

// isPooled reports whether memory is allocated in the order of a stream.
func isPooled(at piece) bool {
	if at.contents || at.object == nil || at.object.Made == nil || !at.object.Made.Is(body.Call) {
		return false
	}
	api, ok := headers.Lookup(sema.LibraryName(at.object.Made.Function, at.object.Made.Call()))
	return ok && api.Operation == headers.Allocate && api.Async
}

func captureUnsafeCall(p *pass) {
	changing := p.calling(headers.API.ChangesCaptureMode, isReached)
	p.eachLifeline(func(api headers.API) bool { return api.Operation == headers.Capture }, func(l *lifeline) {
		changesMode := changing.from(l.Body.Function) // which mode holds at a point is not followed
		l.track(property{
			step: func(held factSet[condition], op *body.Op, e event) {
				switch {
				case e.action == ends:
					held.forget(func(condition) bool { return true })
				case e.action == begins && e.must && e.stream.known:
					held[condition{action: begins, by: op, stream: e.stream, write: changesMode || isRelaxed(e), effect: e.effect}] = true
				case e.action == uses && e.piece.object != nil && e.effect.API.Operation == headers.Record:
					held.forget(func(c condition) bool { return c.action == enqueues && c.piece == e.piece })
					if isCaptured(held, e.stream) && e.must && l.isSingle(e.piece) {
						held[condition{action: enqueues, piece: e.piece, by: op, stream: e.stream, effect: e.effect}] = true
					}
				}
			},
			found: func(held factSet[condition], op *body.Op, e event) {
				for _, c := range latest(held) {
					if what := l.unsafeIn(c, e); what != "" {
						at := e.effect.Origin()
						if !l.isWritten(at) {
							at = op
						}
						if !l.told[l.pass.line(at.Node)] {
							l.told[l.pass.line(at.Node)] = true
							where := "capture begins here"
							if c.action == enqueues {
								where = "event recorded in the captured stream here"
							}
							l.pass.report(at.Node, "%s %s during stream capture, which invalidates the capture", e.name(), what).
								related(l.pass.at(c.by.Node), "%s", where)
						}
					}
				}
			},
		})
	})
}

// isCaptured reports whether a stream is being captured.
func isCaptured(held factSet[condition], stream streamOrder) bool {
	for c := range held {
		if c.action == begins && stream.known && c.stream == stream {
			return true
		}
	}
	return false
}

// isWritten reports whether an operation is in a file of the project.
func (l *lifeline) isWritten(op *body.Op) bool {
	return !l.pass.Unit(op.Node).Prelude && !l.pass.IsSystem(l.pass.Pos(op.Node).File)
}

// isRelaxed reports whether a capture allows calls that may be unsafe, or may do so.
func isRelaxed(e event) bool {
	args := e.effect.Origin().Arguments()
	if len(args) < 2 || args[1] == nil {
		return true
	}
	c, ok := args[1].Constant()
	return !ok || headers.IsRelaxedCapture(c.Int())
}

// unsafeIn describes the part of an event that a capture forbids; empty if there is none.
func (l *lifeline) unsafeIn(c condition, e event) string {
	if !e.must || e.effect.Kind != memory.Runs && e.effect.Kind != memory.Hands {
		return ""
	}
	api := e.effect.API
	if c.action == enqueues {
		if e.effect.Kind == memory.Runs && e.piece == c.piece && (api.Operation == headers.Synchronize || api.Operation == headers.QueryReady) {
			return "waits"
		}
		return ""
	}
	legacy := e.stream.known && e.stream.legacy && !l.isNonBlocking(c.stream)
	if e.effect.Kind == memory.Hands {
		if legacy {
			return "runs in the legacy default stream"
		}
		return ""
	}
	switch api.Operation {
	case headers.Synchronize, headers.QueryReady:
		if i, ok := api.Param(headers.Object); ok {
			if i < len(e.effect.Args) && c.stream.isOther(orderOf(e.effect.Args[i])) || strings.Contains(api.Name, "Event") {
				return ""
			}
			if s := orderOf(e.effect.Args[i]); !s.known || s != c.stream {
				return ""
			}
		}
		return "waits"
	case headers.Copy, headers.Fill:
		if legacy {
			return "runs in the legacy default stream"
		}
	case headers.Allocate, headers.Free:
		if !c.write && api.IsUnsafeInCapture() {
			if api.Operation == headers.Allocate {
				return "allocates memory"
			}
			return "frees memory"
		}
	}
	return ""
}
