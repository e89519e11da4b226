package rules

import (
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
	g := &groupCopies{p, map[*sema.Body][]groupCopy{}}
	p.eachDeviceBody(func(b *sema.Body) {
		copies := g.of(b)
		if len(copies) == 0 {
			return
		}
		v := variationsOf(b, 0)
		told := map[syntax.Node]bool{}
		for _, c := range copies {
			if told[c.Node] {
				continue
			}
			if n := v.varying(c); !n.IsZero() {
				told[c.Node] = true
				p.reportCall(c.Use, "the threads of the group %s give %s different arguments: %s", c.group, c.callee, n.Text())
			} else if n := v.divergent(c.Node, c.least); !n.IsZero() {
				told[c.Node] = true
				p.reportCall(c.Use, "only some threads of the group %s come to its %s: %s", c.group, c.callee, n.Text())
			}
		}
	})
}

// A groupCopy is a call that copies with a group, at once or in the function that it
// calls.
type groupCopy struct {
	sema.Use
	group  string // as it is written where the copy is
	callee string
	least  variation     // that no argument, and no condition on the way, may reach
	args   []syntax.Node // that the threads of the group give alike
}

// groupCopies finds the cooperative copies of bodies.
type groupCopies struct {
	pass  *pass
	known map[*sema.Body][]groupCopy
}

// of returns the cooperative copies of a body, those of the functions that it calls
// among them.
func (g *groupCopies) of(b *sema.Body) []groupCopy {
	if out, ok := g.known[b]; ok {
		return out
	}
	g.known[b] = nil // against recursion
	var out []groupCopy
	for _, c := range g.pass.asyncCopies(b) {
		if c.group.IsZero() {
			continue
		}
		least := byThread
		switch groupKind(b, c.group) {
		case "thread_block":
			least = byWarp
		case "thread_block_tile":
		default:
			continue // threads that are together by chance, or of several blocks
		}
		out = append(out, groupCopy{c.Use, c.group.Text(), "cuda::memcpy_async", least, []syntax.Node{c.dst, c.src, c.size}})
	}
	for _, u := range b.Uses() {
		if u.Kind != sema.Calls || u.Call == nil || u.Function == nil || u.Implicit || u.Function.IsVirtual() || g.pass.Unit(u.Function.First().Node).Prelude {
			continue
		}
		callee := g.pass.BodyOf(u.Function)
		if callee == nil {
			continue
		}
		for _, c := range g.of(callee) {
			out = append(out, groupCopy{u, c.group, u.Function.Name + ", which copies with it,", c.least, handedOn(callee, c.args, u.Call.Args)})
		}
	}
	g.known[b] = out
	return out
}

// handedOn returns the arguments of a call that a function gives away as they are.
func handedOn(callee *sema.Body, given, args []syntax.Node) []syntax.Node {
	var out []syntax.Node
	variables := variablesOf(callee)
	for _, n := range given {
		if v := namedVariable(callee, n); v != nil && v.Parameter && variables.isSettled(v) && v.Index < len(args) && args[v.Index].Kind() != syntax.ParameterPackExpansion {
			out = append(out, args[v.Index])
		}
	}
	return out
}

// groupKind returns the name of the class of cooperative_groups that a group is of.
func groupKind(b *sema.Body, n syntax.Node) string {
	t := b.BodyScope().ValueAt(n).Type
	if t.Kind != sema.RecordType || t.Record.Outer == nil || t.Record.Outer.String() != "cooperative_groups" {
		return ""
	}
	if t.Record.Name == "thread_block_tile" && (len(t.Record.Args) == 0 || t.Record.Args[0].Value == nil || t.Record.Args[0].Value.Int() <= 1) {
		return ""
	}
	return t.Record.Name
}

// variations says how the values of a body's expressions differ between threads.
type variations struct {
	body      *sema.Body
	variables map[*sema.Variable]variation
	calls     int // through which the body was come to
}

// variationsOf finds how the variables of a body differ: by what they are assigned,
// and by who assigns it.
func variationsOf(b *sema.Body, calls int) *variations {
	v := &variations{b, map[*sema.Variable]variation{}, calls}
	escaped := variablesOf(b)
	for changed := true; changed; {
		changed = false
		raise := func(x *sema.Variable, to variation) {
			if x != nil && v.variables[x] < to && (x.Parameter || x.IsLocal()) && x.LiesIn(sema.AnyMemory) != sema.Yes && !x.IsStatic() && x.Type().Kind != sema.Array &&
				(!escaped.escaped[x] || x.Type().IsReference()) {
				v.variables[x] = to
				changed = true
			}
		}
		for n := range b.Nodes() {
			switch n.Kind() {
			case syntax.AssignmentExpression:
				x := namedVariable(b, n.Child(syntax.FieldLeft))
				raise(x, max(v.of(n.Child(syntax.FieldRight)), v.control(n)))
			case syntax.UpdateExpression:
				raise(namedVariable(b, n.Child(syntax.FieldArgument)), v.control(n))
			case syntax.Declaration:
				for d := range n.ChildrenIn(syntax.FieldDeclarator) {
					if x := b.BodyScope().At(n).LocalAt(d); x != nil && !x.Initializer().IsZero() && x.Type().Kind != sema.RecordType {
						raise(x, v.of(x.Initializer()))
					}
				}
			}
		}
	}
	return v
}

// of returns how an expression differs.
func (v *variations) of(n syntax.Node) variation {
	scope := v.body.BodyScope()
	if n.IsZero() || n.Is(syntax.SizeofExpression, syntax.LambdaExpression, syntax.TypeDescriptor, syntax.Decltype) {
		return sameInBlock
	}
	switch n.Kind() {
	case syntax.Identifier:
		x, ok := scope.ValueAt(n).Entity.(*sema.Variable)
		switch {
		case !ok:
			return sameInBlock
		case x.Name == "threadIdx" && scope.TU.Unit(x.Node).Prelude:
			return byThread
		}
		return v.variables[x]
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		if x, ok := scope.ValueAt(object).Entity.(*sema.Variable); ok && x.Name == "threadIdx" && scope.TU.Unit(x.Node).Prelude {
			if n.Child(syntax.FieldField).Text() == "x" {
				return byThread
			}
			return byWarp // a warp may lie in one row
		}
		if scope.ValueAt(n).Type.Kind == sema.Array {
			return v.of(object) // its address
		}
		return sameInBlock
	case syntax.SubscriptExpression:
		if scope.ValueAt(n).Type.Kind == sema.Array || n.Parent().Op() == syntax.AddressOf {
			return max(v.of(n.Child(syntax.FieldArgument)), v.of(n.Index()))
		}
		return sameInBlock // what lies in memory is not known
	case syntax.PointerExpression:
		if n.Op() == syntax.Deref {
			return sameInBlock
		}
	case syntax.BinaryExpression:
		return v.ofBinary(n)
	case syntax.CallExpression:
		return v.ofCall(n)
	}
	out := sameInBlock
	for c := range n.Children() {
		out = max(out, v.of(c))
	}
	return out
}

func (v *variations) ofBinary(n syntax.Node) variation {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	out := max(v.of(left), v.of(right))
	if out != byThread {
		return out
	}
	c, known := v.body.BodyScope().At(right).Constant(right)
	switch op := n.Op(); op {
	case syntax.Div, syntax.ShiftRight, syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual:
		if (op == syntax.Less || op == syntax.GreaterEqual) && known && c.Int()%32 != 0 && c.Int() < 32 {
			return byThread
		}
		return byWarp
	case syntax.BitAnd:
		if !known || c.Int()&31 == 0 {
			return byWarp
		}
	case syntax.Sub:
		if known || v.of(right) == sameInBlock {
			return out
		}
		return sameInBlock // the difference of two may be one for all
	}
	return out
}

func (v *variations) ofCall(n syntax.Node) variation {
	c := v.body.BodyScope().CallAt(n)
	if c == nil {
		return sameInBlock
	}
	out := sameInBlock
	if c.Construct != nil {
		for _, a := range c.Args {
			out = max(out, v.of(a))
		}
		return out
	}
	if len(c.Candidates) == 0 {
		return sameInBlock
	}
	if !v.body.BodyScope().TU.Unit(c.Candidates[0].First().Node).Prelude {
		return v.ofResult(c.Function)
	}
	f := c.Candidates[0]
	switch {
	case f.Class != nil && f.Class.Outer != nil && f.Class.Outer.String() == "cooperative_groups":
		switch f.Name {
		case "thread_rank", "thread_index":
			return byThread
		case "meta_group_rank":
			return byWarp
		}
	case f.Name == "min" || f.Name == "max":
		for _, a := range c.Args {
			out = max(out, v.of(a))
		}
	}
	return out
}

// ofResult returns how the result of a function of the program differs by what it
// asks itself, whatever its arguments are.
func (v *variations) ofResult(f *sema.Function) variation {
	if f == nil || f.IsVirtual() || v.calls >= 3 {
		return sameInBlock
	}
	callee := v.body.BodyScope().TU.BodyOf(f)
	if callee == nil {
		return sameInBlock
	}
	inner := variationsOf(callee, v.calls+1)
	out := sameInBlock
	for n := range callee.Nodes() {
		if n.Kind() == syntax.ReturnStatement {
			out = max(out, inner.of(n.First()))
		}
	}
	return out
}

// varying returns an argument of a copy that differs by as much as none may; zero if
// none does.
func (v *variations) varying(c groupCopy) syntax.Node {
	for _, n := range c.args {
		if v.of(n) >= c.least {
			return n
		}
	}
	return syntax.Node{}
}

// control returns how much the conditions around a node differ.
func (v *variations) control(n syntax.Node) variation {
	out := sameInBlock
	for _, cond := range v.conditions(n) {
		out = max(out, v.of(cond))
	}
	return out
}

// conditions returns those that decide whether the body comes to a node: of the
// statements around it, and of those before it that leave.
func (v *variations) conditions(n syntax.Node) []syntax.Node {
	var out []syntax.Node
	add := func(cond syntax.Node) {
		if value := cond.Child(syntax.FieldValue); cond.Kind() == syntax.ConditionClause && !value.IsZero() {
			cond = value
		}
		if _, ok := v.body.BodyScope().At(cond).Constant(cond); !ok && !cond.IsZero() {
			out = append(out, cond)
		}
	}
	body := v.body.FuncDecl.Body()
	for at := n; at != body && !at.IsZero(); at = at.Parent() {
		parent := at.Parent()
		switch parent.Kind() {
		case syntax.IfStatement, syntax.ConditionalExpression, syntax.WhileStatement, syntax.ForStatement, syntax.SwitchStatement:
			if cond := parent.Child(syntax.FieldCondition); cond != at && at.Field() != syntax.FieldInitializer {
				add(cond)
			}
		case syntax.BinaryExpression:
			if (parent.Op() == syntax.LogicalAnd || parent.Op() == syntax.LogicalOr) && at.Field() == syntax.FieldRight {
				add(parent.Child(syntax.FieldLeft))
			}
		case syntax.CompoundStatement:
			for s := range parent.Children() {
				if s == at {
					break
				}
				if s.Kind() == syntax.IfStatement && (leavesAlways(s.Child(syntax.FieldConsequence)) || leavesAlways(s.Child(syntax.FieldAlternative))) {
					add(s.Child(syntax.FieldCondition))
				}
			}
		}
	}
	return out
}

// leavesAlways reports whether a statement ends in a jump to elsewhere.
func leavesAlways(n syntax.Node) bool {
	for n.Is(syntax.CompoundStatement, syntax.ElseClause) {
		n = n.Last()
	}
	return n.Is(syntax.ReturnStatement, syntax.ContinueStatement, syntax.BreakStatement)
}

// divergent returns a condition on the way to a node that differs by at least so
// much; zero if none does.
func (v *variations) divergent(n syntax.Node, least variation) syntax.Node {
	for _, cond := range v.conditions(n) {
		if v.of(cond) >= least {
			return cond
		}
	}
	return syntax.Node{}
}
