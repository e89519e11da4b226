package rules

import (
	"fmt"
	"maps"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on cuda::memcpy_async for a group of threads: libcu++, the notes of
// memcpy_async.

func init() {
	register(asyncCopyGroupDivergent, rule.Info{
		ID: "memcpy-async-group-divergent", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "All threads of a group call its cuda::memcpy_async, with the same arguments.",
		Bad: `#include <cuda/barrier>
#include <cooperative_groups.h>
__device__ void stage(int *tile, const int *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    auto block = cooperative_groups::this_thread_block();
    if (threadIdx.x < 32) cuda::memcpy_async(block, tile, from, 128, bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
#include <cooperative_groups.h>
__device__ void stage(int *tile, const int *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    auto block = cooperative_groups::this_thread_block();
    cuda::memcpy_async(block, tile, from, 128, bar);
    bar.arrive_and_wait();
}`,
	})
}

// A variation says how a value differs between threads.
type variation uint8

const (
	sameInBlock variation = iota // as far as the body shows
	byWarp                       // between threads of a block, perhaps not between those of a warp
	byThread                     // between threads next to each other
)

func asyncCopyGroupDivergent(p *pass) {
	p.eachCopying(func(c copying) {
		copies := map[*body.Op][]groupCopy{}
		for op, effects := range c.effects {
			for _, e := range effects {
				if g, ok := groupCopyOf(e); ok {
					copies[op] = append(copies[op], g)
				}
			}
		}
		if len(copies) == 0 {
			return
		}
		v := &variations{Graph: c.Graph, variables: variablesOf(c.body), results: map[string]variation{}}
		told := map[*body.Op]bool{}
		v.solve(spread{}).Each(func(vary spread, op *body.Op) {
			for _, g := range copies[op] {
				if told[op] {
					continue
				}
				if n := v.varying(vary, g); n != nil {
					told[op] = true
					p.reportCopy(g.effect, "the threads of the group %s give %s different arguments: %s", g.group, g.callee, n.Written().Node.Text())
				} else if n := v.divergent(v.blocks[op], g.least); n != nil {
					told[op] = true
					p.reportCopy(g.effect, "only some threads of the group %s come to its %s: %s", g.group, g.callee, n.Written().Node.Text())
				}
			}
		})
	})
}

// A groupCopy is a call that copies with a group, at once or in the function that it
// calls.
type groupCopy struct {
	effect *memory.Effect
	group  string // as it is written where the copy is
	callee string
	least  variation  // that no argument, and no condition on the way, may reach
	args   []*body.Op // that the threads of the group give alike
}

// groupCopyOf returns the copy with a group that an effect is.
func groupCopyOf(e *memory.Effect) (groupCopy, bool) {
	if !isCopy(e) || len(e.Args) != 5 {
		return groupCopy{}, false
	}
	group := e.Origin().Arguments()[0]
	g := groupCopy{effect: e, group: group.Node.Text(), callee: "cuda::memcpy_async", least: byThread}
	switch groupKind(group.Type) {
	case "thread_block":
		g.least = byWarp
	case "thread_block_tile":
	default:
		return groupCopy{}, false // threads that are together by chance, or of several blocks
	}
	args := e.Op.Arguments()
	if e.Inner == nil {
		g.args = args[1:4]
		return g, true
	}
	g.callee = "call, which copies with it,"
	if e.Op.Function != nil {
		g.callee = e.Op.Function.Name + ", which copies with it,"
	}
	for _, given := range e.Inner.Args[1:4] { // parameters that are handed on
		if x, ok := certainly(given); ok && x.Kind == memory.Contents && x.Place.Object.Variable != nil && x.Place.Object.Variable.Parameter && x.Place.Object.Variable.Index < len(args) {
			g.args = append(g.args, args[x.Place.Object.Variable.Index])
		}
	}
	return g, true
}

// groupKind returns the name of the class of cooperative_groups that a type is.
func groupKind(t *sema.Type) string {
	if t == nil || t.Kind != sema.RecordType || t.Record.Outer == nil || t.Record.Outer.String() != "cooperative_groups" {
		return ""
	}
	if t.Record.Name == "thread_block_tile" && (len(t.Record.Args) == 0 || t.Record.Args[0].Value == nil || t.Record.Args[0].Value.Int() <= 1) {
		return ""
	}
	return t.Record.Name
}

// A spread says how variables differ; those that are absent do not.
type spread map[*sema.Variable]variation

// variations says how the values of a body's expressions differ between threads: by what
// they are made of, and by who comes to where they are made.
type variations struct {
	*flow.Graph
	variables variablesUse
	results   map[string]variation // of functions with arguments that differ so much

	blocks   map[*body.Op]*flow.Block
	controls map[*flow.Block][]*flow.Block // the branches that decide whether a body comes to a block
	decided  map[*flow.Block]variation     // of the conditions of branches
	result   variation
}

// solve finds how the variables differ at each point, given how the parameters do. What a
// condition decides may be what it depends on itself, in a loop: it is asked again until
// nothing changes.
func (v *variations) solve(params spread) *flow.Solution[spread] {
	v.blocks, v.controls, v.decided = map[*body.Op]*flow.Block{}, v.ControlDependence(), map[*flow.Block]variation{}
	for _, b := range v.Blocks {
		for _, op := range b.Ops {
			v.blocks[op] = b
		}
	}
	for {
		s := flow.Forward(v.Graph, flow.Problem[spread]{Copy: maps.Clone[spread], Join: joinSpreads, Op: v.step}, maps.Clone(params))
		changed := false
		s.Each(func(vary spread, op *body.Op) {
			if b := v.blocks[op]; b.Cond == op {
				if now := max(v.of(vary, op), v.decided[b]); now != v.decided[b] {
					v.decided[b], changed = now, true
				}
			}
			if op.Kind == body.Return && len(op.Args) > 0 {
				v.result = max(v.result, v.of(vary, op.Args[0]), v.control(v.blocks[op]))
			}
		})
		if !changed {
			return s
		}
	}
}

func joinSpreads(into, from spread) (spread, bool) {
	changed := false
	for x, more := range from {
		if into[x] < more {
			into[x], changed = more, true
		}
	}
	return into, changed
}

func (v *variations) step(vary spread, op *body.Op) spread {
	set := func(x *sema.Variable, to variation) {
		if x != nil && (v.variables.isFollowed(x) || x.Type().IsReference()) && x.Type().Kind != sema.Array && x.Type().Kind != sema.RecordType {
			vary[x] = to
		}
	}
	switch op.Kind {
	case body.Declare:
		if len(op.Args) > 0 && op.Args[0] != nil {
			set(op.Variable, v.of(vary, op.Args[0]))
		}
	case body.Assign:
		if x := op.Args[0].Variable; op.Args[0].Kind == body.Var {
			now := max(v.of(vary, op.Args[1]), v.control(v.blocks[op]))
			if op.Operator != syntax.Assign {
				now = max(now, vary[x])
			}
			set(x, now)
		}
	case body.Step:
		if x := op.Args[0].Variable; op.Args[0].Kind == body.Var {
			set(x, max(vary[x], v.control(v.blocks[op])))
		}
	}
	return vary
}

// control returns how much the conditions differ that decide whether a body comes to a block.
func (v *variations) control(b *flow.Block) variation {
	out := sameInBlock
	for _, by := range v.controls[b] {
		out = max(out, v.decided[by])
	}
	return out
}

// of returns how an expression differs: of a glvalue what it holds.
func (v *variations) of(vary spread, op *body.Op) variation {
	if op == nil {
		return sameInBlock
	}
	switch op.Kind {
	case body.Var:
		if isThreadIdx(op) {
			return byThread
		}
		return vary[op.Variable]
	case body.Member:
		switch {
		case isThreadIdx(op.Args[0]) && op.Variable != nil && op.Variable.Name == "x":
			return byThread
		case isThreadIdx(op.Args[0]):
			return byWarp // a warp may lie in one row
		}
		return sameInBlock
	case body.Index, body.Deref, body.Unevaluated, body.Lambda, body.Literal:
		return sameInBlock // what lies in memory is not known
	case body.AddressOf, body.Decay:
		return v.address(vary, op.Args[0])
	case body.Binary:
		return v.ofBinary(vary, op)
	case body.Call:
		return v.ofCall(vary, op)
	}
	return v.most(vary, op.Args)
}

func (v *variations) most(vary spread, ops []*body.Op) variation {
	out := sameInBlock
	for _, op := range ops {
		out = max(out, v.of(vary, op))
	}
	return out
}

// address returns how the address of an object differs.
func (v *variations) address(vary spread, op *body.Op) variation {
	switch op.Kind {
	case body.Index:
		return max(v.of(vary, op.Args[0]), v.of(vary, op.Args[1]))
	case body.Deref:
		return v.of(vary, op.Args[0])
	case body.Member, body.Cast:
		return v.address(vary, op.Args[0])
	}
	return sameInBlock
}

// isThreadIdx recognises the built-in variable threadIdx.
func isThreadIdx(op *body.Op) bool {
	return op.Kind == body.Var && op.Variable.Name == "threadIdx" && op.Variable.TU.Unit(op.Variable.Node).Prelude
}

func (v *variations) ofBinary(vary spread, op *body.Op) variation {
	left, right := op.Args[0], op.Args[1]
	out := v.most(vary, op.Args)
	if out != byThread {
		return out
	}
	c, known := right.Constant()
	switch op.Operator {
	case syntax.Div, syntax.ShiftRight, syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual:
		if (op.Operator == syntax.Less || op.Operator == syntax.GreaterEqual) && known && c.Int()%32 != 0 && c.Int() < 32 {
			return byThread
		}
		return byWarp
	case syntax.BitAnd:
		if !known || c.Int()&31 == 0 {
			return byWarp
		}
	case syntax.Sub:
		if !known && v.of(vary, left) != sameInBlock && v.of(vary, right) != sameInBlock {
			return sameInBlock // the difference of two may be one for all
		}
	}
	return out
}

func (v *variations) ofCall(vary spread, op *body.Op) variation {
	f := op.Function
	switch {
	case f == nil:
		return sameInBlock
	case f.TU.Unit(f.First().Node).Prelude && f.Class != nil && f.Class.Outer != nil && f.Class.Outer.String() == "cooperative_groups":
		switch f.Name {
		case "thread_rank", "thread_index":
			return byThread
		case "meta_group_rank":
			return byWarp
		}
	case f.TU.Unit(f.First().Node).Prelude:
		if f.Name == "min" || f.Name == "max" {
			return v.most(vary, op.Arguments())
		}
	case !f.IsVirtual():
		return v.ofResult(vary, op)
	}
	return sameInBlock
}

// ofResult returns how the result of a function of the program differs.
func (v *variations) ofResult(vary spread, op *body.Op) variation {
	callee := op.Function.TU.BodyOf(op.Function)
	if callee == nil {
		return sameInBlock
	}
	params, args := spread{}, op.Arguments()
	question := fmt.Sprintf("%p", callee)
	for i, x := range callee.Params() {
		if i < len(args) {
			params[x] = v.of(vary, args[i])
			question += fmt.Sprint(" ", params[x])
		}
	}
	if known, ok := v.results[question]; ok {
		return known
	}
	v.results[question] = sameInBlock // against recursion
	inner := &variations{Graph: flow.Of(body.Of(callee.FuncDecl)), variables: variablesOf(callee), results: v.results}
	inner.solve(params)
	v.results[question] = inner.result
	return inner.result
}

// varying returns an argument of a copy that differs by as much as none may; nil if none
// does.
func (v *variations) varying(vary spread, c groupCopy) *body.Op {
	for _, arg := range c.args {
		if v.of(vary, arg) >= c.least {
			return arg
		}
	}
	return nil
}

// divergent returns a condition on the way to a block that differs by at least so much; nil
// if none does.
func (v *variations) divergent(b *flow.Block, least variation) *body.Op {
	for _, by := range v.controls[b] {
		if v.decided[by] >= least {
			return by.Cond
		}
	}
	return nil
}
