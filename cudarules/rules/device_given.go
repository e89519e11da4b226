package rules

import (
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// A handed is device memory that a body allocates and gives a kernel, by itself or by functions that it calls.
type handed struct {
	call  *body.Op // of the body: the launch, or the call that comes to it
	made  *body.Op
	name  string
	size  int64 // in bytes
	sized bool
	fresh bool // nothing has used it before, and something may use what the launch writes
}

// handedMemory is what is handed to kernels, by the launch, each instance of a template's apart, and the kernel's parameter.
type handedMemory map[*body.Op]map[int][]*handed

// gatherHanded has what bodies of the host's allocate and hand to kernels gathered: while rules look at them, or, if the device's
// view of them is another one, when that is asked for.
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
		h.size, h.sized = bytesAllocated(l.Effects(), x.Place.Object.Made)
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

// bytesAllocated returns how many bytes the allocation by a call has each time, where that is an integer.
func bytesAllocated(effects []*memory.Effect, made *body.Op) (n int64, ok bool) {
	for _, e := range effects {
		if e.Kind != memory.Runs || e.API.Operation != headers.Allocate || e.Origin() != made {
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

// untouched is the property of device memory that nothing has used since it was allocated.
func (l *lifeline) untouched(found func(held factSet[condition], op *body.Op, e event)) property {
	return property{
		step: func(held factSet[condition], op *body.Op, e event) {
			switch e.action {
			case allocates:
				o := l.madeAt(e.effect.Origin())
				if o != nil && o.Kind == memory.Device && l.isOne(o) && e.must && !isManagedAllocation(e.effect.API) {
					held[condition{piece: piece{object: o}, action: allocates, by: op, name: e.name()}] = true
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

// isObserved reports whether something uses what a launch writes: memory that it is given is copied elsewhere.
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
		if e.Op == launch.effect.Op {
			continue
		}
		for _, other := range l.eventsBy(e) {
			if at[other.piece] && other.action == uses && e.Kind == memory.Runs && e.API.Operation == headers.Copy {
				return true
			}
		}
	}
	return false
}

// eachHanded has visit look at what kernels do to memory that the functions which come to their launches have allocated.
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
		for _, run := range r.known {
			if !run.Complete || run.Launch == nil || run.Launch.Outside != "" {
				continue
			}
			for _, l := range r.launches.All {
				if !isHandedTo(p.view.handed(), l) || !isAlike(l, run.Launch) {
					continue
				}
				for i, all := range p.view.handed()[l.Op] {
					if u := run.Given[i]; u != nil && u.IsFollowed() {
						for _, h := range all {
							visit(h, u)
						}
					}
				}
			}
		}
	})
}

// isAlike reports whether two launches of a kernel have one configuration and the same numbers for arguments: what holds of a run
// of one holds of the other.
func isAlike(a, b *launchconfig.Launch) bool {
	return a == b || a.Config.Block == b.Config.Block && a.Config.Grid == b.Config.Grid && a.Config.Cluster == b.Config.Cluster && slices.Equal(a.Arguments, b.Arguments)
}

func isHandedTo(all handedMemory, l *launchconfig.Launch) bool {
	return l.Op != nil && all[l.Op] != nil
}
