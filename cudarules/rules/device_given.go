package rules

import (
	"fmt"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// A handed is device memory that a body allocates and passes to a kernel, directly or through callees.
type handed struct {
	call  *body.Op // of the body: the launch, or the call that comes to it
	made  *body.Op
	name  string
	size  int64 // in bytes
	sized bool
	fresh bool // nothing has used it before, and the launch's output may be used

	launch *launchconfig.Launch // as the body and those that it calls configure it
}

// handedMemory has the memory passed to kernels, by the launch, each instance of a template's apart, and the kernel's
// parameter.
type handedMemory map[*body.Op]map[int][]*handed

// gatherHanded collects allocations of host bodies that are passed to kernels: while rules visit the bodies or, if the device
// has another view of them, on demand.
func (p *pass) gatherHanded() {
	if p.view.handed != nil {
		return
	}
	all := handedMemory{}
	p.view.handed = func() handedMemory { return all }
	m := p.memorySources()
	if p.onHost {
		p.eachOwnLifeline(allocatesDeviceMemory, func(l *lifeline) {
			if m.launches.from(l.Body.Function) {
				p.addHanded(all, l)
			}
		})
		return
	}
	p.view.handed = sync.OnceValue(func() handedMemory {
		for _, b := range p.Bodies() {
			if !b.IsUnclosed() && !b.InTemplate() && b.Function.RunsOn(sema.Device) != sema.Yes && m.device(b.Function) && m.launches.from(b.Function) {
				if l := p.lifelineBy(b, &ofBody[*lifeline]{}, p.hostAnalysis); l != nil {
					p.addHanded(all, l)
				}
			}
		}
		return all
	})
}

func allocatesDeviceMemory(api headers.API) bool {
	return api.Operation == headers.Allocate && api.To == headers.DeviceMemory
}

func (p *pass) addHanded(all handedMemory, l *lifeline) {
	given := map[*memory.Effect]*handed{}
	for _, e := range l.Effects() {
		if e.Kind != memory.Hands || e.Origin().Kind != body.LaunchKernel || e.IsCallees() {
			continue
		}
		x, ok := certainly(e.Value)
		if !ok || !isDeviceMemory(x) || x.Moved || x.Place.Path != "" || !x.Place.Object.Made.Is(body.Call) || !l.isOne(x.Place.Object) {
			continue
		}
		h := &handed{call: e.Op, made: x.Place.Object.Made, name: l.named(piece{object: x.Place.Object})}
		h.size, h.sized = bytesAllocated(l.Effects(), x.Place.Object)
		if !h.sized {
			h.size, h.sized = p.bytesByCallee(l.Analysis, x.Place.Object)
		}
		h.launch = p.launchHanding(l, e)
		given[e] = h
		at := e.Origin()
		if all[at] == nil {
			all[at] = map[int][]*handed{}
		}
		all[at][e.Index] = append(all[at][e.Index], h)
	}
	if len(given) == 0 {
		return
	}
	l.track(l.untouched(func(held factSet[condition], op *body.Op, e event) {
		h := given[e.effect]
		for c := range held {
			if h != nil && c.piece == e.piece && l.isObserved(e) {
				h.fresh = true
			}
		}
	}))
}

// launchHanding returns the launch of an effect with the values in the body for its configuration and the kernel's arguments;
// nil if there are none.
func (p *pass) launchHanding(l *lifeline, e *memory.Effect) *launchconfig.Launch {
	origin := e.Origin()
	if len(e.Held) < 4 || origin.Launch() == nil || origin.Launch().Kernel == nil {
		return nil
	}
	c := p.configuredBy(&launchconfig.Launch{Launch: origin.Launch(), Op: origin, Certain: true}, l.Analysis, func(i int) memory.Value { return e.Held[(i+3)%4] })
	c.Arguments = make([]launchconfig.Number, len(launchArguments(origin)))
	for _, other := range l.Effects() {
		if other.Kind != memory.Hands || other.Op != e.Op || other.Origin() != origin || other.Index >= len(c.Arguments) {
			continue
		}
		if n, ok := other.Value.Whole.Integer(); ok && !p.mayBeRuledOut(l.Analysis, n) {
			c.Arguments[other.Index] = launchconfig.Number{Value: n, Known: true}
		}
	}
	return c
}

// bytesAllocated returns how many bytes an object has each time that it is allocated, where that is an integer.
func bytesAllocated(effects []*memory.Effect, o *memory.Object) (n int64, ok bool) {
	for _, e := range effects {
		if e.Kind != memory.Runs || e.API.Operation != headers.Allocate || e.Making(o) == nil {
			continue
		}
		i, has := e.API.Param(headers.Size)
		result, _ := e.API.Param(headers.Result)
		if !has || i != result+1 || i >= len(e.Args) {
			return 0, false
		}
		m, known := e.Args[i].Whole.Integer()
		if !known || ok && m != n {
			return 0, false
		}
		n, ok = m, true
	}
	return n, ok
}

// bytesByCallee returns how many bytes an object has that a callee allocates, whose arguments make the number a constant.
func (p *pass) bytesByCallee(a *memory.Analysis, o *memory.Object) (n int64, ok bool) {
	in := p.frameMaking(a, &frame{amounts: p.amountsOf(a.Body), body: a.Body}, o)
	api, known := headers.Lookup(sema.LibraryName(o.Made.Function, o.Made.Call()))
	size, has := api.Param(headers.Size)
	result, _ := api.Param(headers.Result)
	if in == nil || !known || !has || api.Operation != headers.Allocate || size != result+1 {
		return 0, false
	}
	bytes, ok := in.of(argumentOf(o.Made, size))
	return bytes.constant, ok && len(bytes.factors) == 0
}

// untouched is the property of device memory that nothing has used since it was allocated.
func (l *lifeline) untouched(found func(held factSet[condition], op *body.Op, e event)) property {
	return property{
		step: func(held factSet[condition], op *body.Op, e event) {
			switch e.action {
			case allocates:
				o := l.madeAt(op, e.effect)
				if o != nil && o.Kind == memory.Device && l.isOne(o) && e.must && !isManagedAllocation(e.effect.API) {
					held[condition{piece: piece{object: o}, action: allocates, by: op, name: e.name(), effect: e.effect}] = true
				}
			case begins:
				clear(held)
			case uses, writes, frees, passes:
				held.forget(func(c condition) bool { return c.piece == e.piece })
			}
		},
		found: found,
	}
}

func isManagedAllocation(api headers.API) bool { return api.To == headers.ManagedMemory }

// isObserved reports whether the output of a launch is used: memory passed to it is copied elsewhere.
func (l *lifeline) isObserved(launch event) bool {
	at := map[piece]bool{}
	for _, e := range l.Effects() {
		if e.Kind != memory.Hands || e.Op != launch.effect.Op {
			continue
		}
		for _, s := range parts(e.Value) {
			if x, ok := pieceOf(memory.Value{Whole: s}); ok {
				at[x] = true
			}
		}
	}
	for _, e := range l.Effects() {
		for _, other := range l.eventsBy(e) {
			if at[other.piece] && other.action == uses && e.Kind == memory.Runs && e.API.Operation == headers.Copy {
				return true
			}
		}
	}
	return false
}

// eachHanded calls visit for the uses by kernels of memory allocated in functions that lead to their launches.
func (p *pass) eachHanded(visit func(h *handed, u *threads.GivenUse)) {
	p.gatherHanded()
	wants := func(_ *sema.Body, launches *threads.Launches) bool {
		if launches == nil {
			return false
		}
		for _, l := range launches.All {
			if isHandedTo(p.view.handed(), l) {
				return true
			}
		}
		return false
	}
	p.eachGlobalRun(wants, func(r *threadRun) {
		visitAll := func(run *threads.Run, i int, all []*handed) {
			if u := run.Given[i]; u != nil && u.IsFollowed() {
				for _, h := range all {
					visit(h, u)
				}
			}
		}
		for _, run := range r.known {
			if !run.Complete || run.Launch == nil || run.Launch.Outside != "" {
				continue
			}
			for _, l := range r.launches.All {
				if !isHandedTo(p.view.handed(), l) || !isAlike(l, run.Launch) {
					continue
				}
				for i, all := range p.view.handed()[l.Op] {
					visitAll(run, i, all)
				}
			}
		}
		p.eachHandedRun(r, func(run *threads.Run, i int, h *handed) { visitAll(run, i, []*handed{h}) })
	})
}

// maxHandedRuns bounds the runs of one kernel by launches whose configuration is known through memory only.
const maxHandedRuns = 4

// eachHandedRun calls visit for runs of a kernel by launches whose blocks are known from values at the launch.
func (p *pass) eachHandedRun(r *threadRun, visit func(run *threads.Run, parameter int, h *handed)) {
	type form struct {
		block     [3]int64
		grid      [3]launchconfig.Number
		arguments string
	}
	runs := map[form]*threads.Run{}
	for _, l := range r.launches.All {
		if !isHandedTo(p.view.handed(), l) || isBlockKnown(l.Config.Block) {
			continue
		}
		for i, all := range p.view.handed()[l.Op] {
			for _, h := range all {
				if h.launch == nil || h.launch.Kernel != r.body.Function || !isBlockKnown(h.launch.Config.Block) {
					continue
				}
				f := form{grid: h.launch.Config.Grid, arguments: fmt.Sprint(h.launch.Arguments)}
				for axis, n := range h.launch.Config.Block {
					f.block[axis] = n.Value
				}
				if runs[f] == nil && len(runs) < maxHandedRuns {
					runs[f] = threads.Of(p.TU, r.body.FuncDecl, h.launch, f.block, map[*sema.FuncDecl]bool{}, threads.Asked{Global: true})
				}
				if run := runs[f]; run != nil && run.Complete {
					visit(run, i, h)
				}
			}
		}
	}
}

// isBlockKnown reports whether a block is known, and one that a launch may have.
func isBlockKnown(block [3]launchconfig.Number) bool {
	n := int64(1)
	for _, x := range block {
		if !x.Known || x.Value <= 0 || x.Value > launchconfig.MaxThreads {
			return false
		}
		n *= x.Value
	}
	return n <= launchconfig.MaxThreads
}

// isAlike reports whether two launches of a kernel have one configuration and the same numbers for arguments, so that the
// results of one run hold for the other.
func isAlike(a, b *launchconfig.Launch) bool {
	return a == b || a.Config.Block == b.Config.Block && a.Config.Grid == b.Config.Grid && a.Config.Cluster == b.Config.Cluster && slices.Equal(a.Arguments, b.Arguments)
}

func isHandedTo(all handedMemory, l *launchconfig.Launch) bool {
	return l.Op != nil && all[l.Op] != nil
}
