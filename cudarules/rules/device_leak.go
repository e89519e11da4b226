package rules

import (
	"cmp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on memory and handles that nothing releases once their last name ends: CUDA Runtime API, memory management.

func init() {
	checks = append(checks, check{info: lifetime.DeviceLeak, run: deviceLeak})
}

func isAcquisition(api headers.API) bool {
	return api.Operation == headers.Allocate || api.Operation == headers.Create
}

func deviceLeak(p *pass) {
	p.eachOwnLifeline(isAcquisition, func(l *lifeline) {
		if f := l.Body.Function; f == nil || f.Name == "main" && f.Class == nil { // the process ends with it
			return
		}
		k := &leakSearch{lifeline: l, tested: memory.Failures(l.Body)}
		for op, effects := range l.effects {
			for _, e := range effects {
				if e.Kind == memory.Runs && isAcquisition(e.API) && (e.Inner == nil || e.Inner.Always) {
					k.add(op, e)
				}
			}
		}
		if len(k.all) > 0 {
			k.find()
		}
	})
}

// A resource is memory or a handle that an operation makes for the body alone.
type resource struct {
	object  *memory.Object
	effect  *memory.Effect
	holders map[*memory.Object]bool // variables of the body that may have its address
}

// A leakSearch follows what a body acquires.
type leakSearch struct {
	*lifeline
	tested func(cond *body.Op) int
	all    map[*body.Op]*resource
	loops  map[*flow.Loop]map[*body.Op]bool // loops that may release what was acquired before them
	blocks map[*body.Op]*flow.Block         // where it is acquired
}

// An owned fact says that the body alone has what an operation acquired, or with a variable that this has its status.
type owned struct {
	by     *body.Op
	status *sema.Variable
}

// add notes what an operation acquires, if it goes to a plain variable of the body.
func (k *leakSearch) add(op *body.Op, e *memory.Effect) {
	o := k.Acquired(op, e)
	if o == nil || k.all[op] != nil || k.Keeps(o) {
		return
	}
	a := &resource{object: o, effect: e, holders: map[*memory.Object]bool{}}
	if !k.isHeldPlainly(a, op) {
		return
	}
	for before := -1; before < len(a.holders); {
		before = len(a.holders)
		for at := range k.Body.Root.All() {
			switch {
			case at.Is(body.Declare) && at.Variable != nil && len(at.Args) > 0 && at.Args[0] != nil && a.isIn(k.Value(at.Args[0])):
				for _, x := range k.Address(at.Variable).Whole.Atoms {
					a.holders[x.Place.Object] = true
				}
			case at.Is(body.Assign) && a.isIn(k.Value(at.Args[1])):
				for _, x := range k.Value(at.Args[0]).Whole.Atoms {
					a.holders[x.Place.Object] = true
				}
			}
		}
	}
	for holder := range a.holders {
		if holder == nil || holder.Kind != memory.Automatic || !isPlain(holder.Variable.Type()) {
			return
		}
	}
	if k.all == nil {
		k.all = map[*body.Op]*resource{}
	}
	k.all[op] = a
}

// isHeldPlainly reports whether the address is stored in variables of the body, none of them an array, or is the value of the call.
func (k *leakSearch) isHeldPlainly(a *resource, op *body.Op) bool {
	if a.effect.Inner != nil && op.Type != nil && op.Type.Kind == sema.Pointer {
		return a.isIn(k.Value(op))
	}
	targets := op.Arguments()
	if a.effect.Inner == nil {
		i, ok := a.effect.API.Param(headers.Result)
		if !ok || i >= len(targets) {
			return false
		}
		targets = targets[i : i+1]
	}
	if a.effect.Inner != nil && !op.Is(body.Call) || op.Function != nil && op.Function.Class != nil {
		return false
	}
	for _, to := range targets {
		if to == nil || to.Type == nil {
			return false
		}
		for _, x := range k.Value(to).Whole.Atoms {
			if x.Kind == memory.Integer || x.Kind == memory.Number || x.Kind == memory.Null {
				continue
			}
			if x.Kind != memory.Address || x.Moved || x.Place.Object.Kind != memory.Automatic || x.Place.Path != "" && !isMemberPath(x.Place.Path) {
				return false
			}
			a.holders[x.Place.Object] = true
		}
	}
	return len(a.holders) > 0
}

// isMemberPath reports whether a path leads through members alone.
func isMemberPath(path string) bool { return path[len(path)-1] != ']' }

// isPlain reports whether nothing runs when an object of a type ends.
func isPlain(t *sema.Type) bool {
	if t.IsReference() || t.Kind == sema.Array {
		return false
	}
	return t.Kind != sema.RecordType || t.Record.IsTriviallyDestructible() == sema.Yes
}

// isIn reports whether a value, or a part of it, may be the address of the resource.
func (a *resource) isIn(v memory.Value) bool {
	return slices.ContainsFunc(v.All().Atoms, func(x memory.Atom) bool { return x.Place.Object == a.object })
}

// isReached reports whether a value leads to what was acquired, or to a variable that has it.
func (a *resource) isReached(v memory.Value) bool {
	return a.isIn(v) || slices.ContainsFunc(v.All().Atoms, func(x memory.Atom) bool { return x.Kind == memory.Address && a.holders[x.Place.Object] })
}

// find reports what the body owns for certain where it returns.
func (k *leakSearch) find() {
	k.findLoops()
	facts := certainty[owned]{graph: k.Graph, entry: factSet[owned]{}, op: k.step, edge: k.onEdge}
	solution := facts.solve()
	if solution == nil || !solution.Complete {
		return
	}
	leaving := map[*body.Op][]*body.Op{}
	for _, b := range k.Graph.Blocks {
		at, ok := solution.At(b)
		if !ok || !slices.Contains(b.Succs, k.Graph.Exit) {
			continue
		}
		held := at[way{}]
		var last *body.Op
		for _, op := range b.Ops {
			k.step(held, op)
			last = op
		}
		for f := range held {
			if f.status == nil {
				leaving[f.by] = append(leaving[f.by], last)
			}
		}
	}
	k.reportLeaks(leaving)
}

// findLoops finds the loops that may release what was acquired before them: on the path past one there was nothing to release.
func (k *leakSearch) findLoops() {
	k.loops, k.blocks = map[*flow.Loop]map[*body.Op]bool{}, map[*body.Op]*flow.Block{}
	for _, b := range k.Graph.Blocks {
		for _, op := range b.Ops {
			if k.all[op] != nil {
				k.blocks[op] = b
			}
		}
	}
	for _, b := range k.Graph.Blocks {
		for _, op := range b.Ops {
			for by, a := range k.all {
				for l := b.Loop; l != nil && k.blocks[by] != nil && !l.Contains(k.blocks[by]) && k.mayRelease(op, a); l = l.Parent {
					if k.loops[l] == nil {
						k.loops[l] = map[*body.Op]bool{}
					}
					k.loops[l][by] = true
				}
			}
		}
	}
}

func (k *leakSearch) reportLeaks(leaving map[*body.Op][]*body.Op) {
	for op := range k.Body.Root.All() {
		a := k.all[op]
		if a == nil || len(leaving[op]) == 0 || k.told[k.pass.line(op.Node)] {
			continue
		}
		k.told[k.pass.line(op.Node)] = true
		name := cmp.Or(k.holder(piece{object: a.object}), "memory")
		for holder := range a.holders {
			if len(a.holders) == 1 {
				name = quoted(holder.Variable.Name)
			}
		}
		found := k.pass.report(op.Node, "%s, acquired by '%s', is not released on every path to a return", name, a.effect.API.Spelled())
		for _, last := range leaving[op] {
			if last != nil && last.Is(body.Return) {
				found.related(k.pass.at(last.Node), "returns here")
			}
		}
	}
}

// step applies an operation to what the body owns.
func (k *leakSearch) step(held factSet[owned], op *body.Op) {
	for f := range held {
		if a := k.all[f.by]; k.mayRelease(op, a) {
			delete(held, f)
		}
	}
	if v, value := stored(op); v != nil {
		held.forget(func(f owned) bool { return f.status == v })
		for at := range value.All() {
			if k.all[at] != nil {
				held[owned{by: at, status: v}] = true
			}
		}
	}
	if k.all[op] != nil {
		held[owned{by: op}] = true
	}
}

// mayRelease reports whether an operation may release what was acquired, or hand it to code that may.
func (k *leakSearch) mayRelease(op *body.Op, a *resource) bool {
	switch {
	case op.Is(body.Throw, body.Lambda) && (op.Is(body.Throw) || a.isReached(k.Value(op))):
		return true
	case op.Type != nil && op.Type.Kind == sema.RecordType && !isPlain(op.Type) && op.Category == sema.PRValue && a.isReached(k.Value(op)):
		return true
	}
	return slices.ContainsFunc(k.effects[op], func(e *memory.Effect) bool { return releases(e, a) })
}

// releases reports whether an effect may release what was acquired.
func releases(e *memory.Effect, a *resource) bool {
	switch e.Kind {
	case memory.Frees:
		return a.isIn(e.Value) || e.Value.Whole.Open
	case memory.Passes:
		return a.isReached(e.Value)
	case memory.Writes:
		return a.isReached(e.Other)
	case memory.Returns:
		return a.isReached(e.Value)
	case memory.Asks, memory.Calls:
		return slices.ContainsFunc(e.Args, a.isReached)
	case memory.Runs:
		return releasesByAPI(e, a)
	}
	return false
}

func releasesByAPI(e *memory.Effect, a *resource) bool {
	switch e.API.Operation {
	case headers.Free, headers.Destroy:
		i, ok := e.API.Param(headers.Object)
		return !ok || i >= len(e.Args) || a.isIn(e.Args[i]) || e.Args[i].Whole.Open
	case headers.Copy: // of a structure that has the address
		return slices.ContainsFunc(e.Held, a.isIn)
	case headers.Create: // of an object that uses it, such as a texture
		result, _ := e.API.Param(headers.Result)
		return slices.ContainsFunc(slices.Concat(e.Args[:min(result, len(e.Args))], e.Args[min(result+1, len(e.Args)):]), a.isReached)
	case headers.Allocate, headers.Fill, headers.Prefetch, headers.Synchronize, headers.QueryReady, headers.Record, headers.Wait,
		headers.Inquire, headers.DescribeError, headers.LastError, headers.GetVersion:
		return false
	case headers.Launch:
		return false
	}
	return len(e.Args) == 0 || slices.ContainsFunc(e.Args, a.isReached) || slices.ContainsFunc(e.Held, a.isReached)
}

// onEdge drops what was not acquired where a condition shows that it failed, and what a loop may release.
func (k *leakSearch) onEdge(held factSet[owned], from *flow.Block, successor int) {
	for l := from.Succs[successor].Loop; l != nil; l = l.Parent {
		held.forget(func(f owned) bool { return k.loops[l][f.by] })
	}
	if from.End != flow.Branch && from.End != flow.Select || from.Cond == nil {
		return
	}
	lost := map[*body.Op]bool{}
	for f := range held {
		lost[f.by] = lost[f.by] || f.status == nil && k.isLost(held, f.by, from, successor)
	}
	held.forget(func(f owned) bool { return lost[f.by] })
}

// isLost reports whether nothing was acquired by an operation, or perhaps nothing, where a branch leads to a successor.
func (k *leakSearch) isLost(held factSet[owned], by *body.Op, from *flow.Block, successor int) bool {
	failed := k.tested(from.Cond)
	for op := range from.Cond.All() {
		isStatus := op == by || op.Is(body.Var) && held[owned{by, op.Variable}] || op.Is(body.Call) && asksLastError(op)
		if isStatus && (failed < 0 || failed == successor) {
			return true
		}
	}
	pointer, isNull := memory.NullTest(from.Cond)
	return pointer != nil && len(from.Succs) == 2 && k.all[by].isIn(k.Value(pointer)) && isNull == (successor == 0)
}

// asksLastError reports whether a call returns the error of an earlier one.
func asksLastError(call *body.Op) bool {
	api, ok := headers.Lookup(sema.LibraryName(call.Function, call.Call()))
	return ok && api.Operation == headers.LastError
}
