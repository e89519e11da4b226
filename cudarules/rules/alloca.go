package rules

import (
	"maps"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on alloca in device code: CUDA C++ Programming Guide 5.3.6.5.

func init() {
	register(allocaWindows, rule.Info{
		ID: "alloca-windows", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.6.5",
		Doc: "alloca in device code has a bound, for the stack of a thread is small; with Microsoft's compiler as the host's it needs <malloc.h>.",
		Bad: `#include <malloc.h>
__device__ int last(const int *v, int n) {
    int *t = static_cast<int *>(alloca(n * sizeof(int)));
    for (int i = 0; i < n; ++i) t[i] = v[i];
    return t[n - 1];
}`,
		Good: `#include <malloc.h>
__device__ int last(const int *v, int n) {
    n = max(1, min(n, 32));
    int *t = static_cast<int *>(alloca(n * sizeof(int)));
    for (int i = 0; i < n; ++i) t[i] = v[i];
    return t[n - 1];
}`,
	})
}

func allocaWindows(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		sizes := map[syntax.Node]syntax.Node{} // by call
		for _, u := range b.Uses() {
			if isAlloca(u) {
				sizes[u.Node] = u.Call.Args[0]
			}
		}
		if len(sizes) == 0 {
			return
		}
		for call := range sizes {
			if p.Options.MSVC && !p.includes("malloc.h", "windows.h", "Windows.h") {
				delete(sizes, call)
				p.report(call, "Microsoft's compiler declares 'alloca' in <malloc.h>, which is not included")
			}
		}
		x := &boundedness{graph: flow.Of(body.Of(b.FuncDecl)), variables: variablesOf(b), repeated: map[*body.Op]bool{}}
		x.each(func(bounded factSet[*sema.Variable], op *body.Op) {
			if size, ok := sizes[op.Node]; ok && op.Kind == body.Call && !op.Inserted && x.bound(bounded, op.Arguments()[0], 0) == sema.No {
				delete(sizes, op.Node)
				p.report(op.Node, "size of 'alloca' has no upper bound: '%s' may exceed the thread's stack", size.Text())
			}
		})
	})
}

// isAlloca recognises calls that take memory of the stack.
func isAlloca(u sema.Use) bool {
	if u.Kind != sema.Calls || u.Call == nil || len(u.Call.Args) != 1 {
		return false
	}
	switch fun := u.Call.Node.Child(syntax.FieldFunction); {
	case u.Function != nil:
		return isLibraryFunction(u.Function) && (u.Function.Name == "alloca" || u.Function.Name == "__builtin_alloca" || u.Function.Name == "_alloca")
	case fun.Text() == "__builtin_alloca", fun.Text() == "_alloca":
		return len(u.Call.Candidates) == 0
	}
	return false
}

// includes reports whether the translation unit includes one of several headers, or
// one that was not found and may do so.
func (p *pass) includes(names ...string) bool {
	for _, u := range p.Units {
		for _, i := range u.Source.Includes {
			if i.Kind == source.Missing {
				return true
			}
			for _, name := range names {
				if i.Name == name {
					return true
				}
			}
		}
	}
	return false
}

// boundedness says which variables of a body are known to be at most some constant.
type boundedness struct {
	graph     *flow.Graph
	variables variablesUse
	repeated  map[*body.Op]bool // operations in loops
}

// each visits the operations of a body with the variables that are bounded right before. A construct
// that is not understood may be a bound: then it visits none.
func (x *boundedness) each(visit func(factSet[*sema.Variable], *body.Op)) {
	for _, block := range x.graph.Blocks {
		for _, op := range block.Ops {
			if op.Kind == body.Unknown {
				return
			}
			x.repeated[op] = block.Loop != nil
		}
	}
	certainty[*sema.Variable]{graph: x.graph, entry: factSet[*sema.Variable]{}, op: x.step, edge: func(bounded factSet[*sema.Variable], from *flow.Block, successor int) {
		if from.End == flow.Branch && from.Cond != nil {
			x.assume(bounded, from.Cond, successor == 0)
		}
	}}.each(visit)
}

func (x *boundedness) step(bounded factSet[*sema.Variable], op *body.Op) {
	set := func(v *sema.Variable, is bool) {
		if delete(bounded, v); is && x.variables.isFollowed(v) {
			bounded[v] = true
		}
	}
	switch op.Kind {
	case body.Declare:
		set(op.Variable, len(op.Args) > 0 && op.Args[0] != nil && x.bound(bounded, op.Args[0], 0) != sema.No)
	case body.Assign:
		v := op.Args[0].Variable
		if op.Args[0].Kind != body.Var {
			return
		}
		isBounded := x.bound(bounded, op.Args[1], 0) != sema.No
		switch op.Operator {
		case syntax.Assign:
			set(v, isBounded)
		case syntax.BitAndAssign, syntax.ModAssign:
			set(v, bounded[v] || isBounded)
		case syntax.DivAssign, syntax.ShiftRightAssign, syntax.SubAssign:
		default:
			set(v, bounded[v] && isBounded && !x.repeated[op])
		}
	case body.Step:
		if v := op.Args[0].Variable; op.Args[0].Kind == body.Var && x.repeated[op] && op.Operator.Increments() {
			set(v, false)
		}
	}
}

// assume adds the consequences of a condition for its variables where it holds, or does not.
func (x *boundedness) assume(bounded factSet[*sema.Variable], cond *body.Op, holds bool) {
	if cond.Kind != body.Binary {
		return
	}
	var less, equal, greater bool
	switch cond.Operator {
	case syntax.Less, syntax.LessEqual:
		less, greater = holds, !holds
	case syntax.Greater, syntax.GreaterEqual:
		less, greater = !holds, holds
	case syntax.Equal:
		equal = holds
	case syntax.NotEqual:
		equal = !holds
	}
	left, right := read(cond.Args[0]), read(cond.Args[1])
	if left != nil && (less || equal) && x.bound(bounded, cond.Args[1], 0) == sema.Yes {
		bounded[left] = true
	}
	if right != nil && (greater || equal) && x.bound(bounded, cond.Args[0], 0) == sema.Yes {
		bounded[right] = true
	}
}

// read returns the variable whose value an operation is, whatever it is converted to; nil
// for others.
func read(op *body.Op) *sema.Variable {
	for op.Is(body.Convert, body.Load) {
		op = op.Args[0]
	}
	return op.Variable
}

// bound answers whether an expression is at most some constant, as far as the body shows: No for
// values of parameters, memory and the size of the grid.
func (x *boundedness) bound(bounded factSet[*sema.Variable], op *body.Op, depth int) sema.Answer {
	if op == nil || op.Type == nil || !x.graph.Body.Scope.TU.Allows(limit.ValueDepth, depth) {
		return sema.Unknown
	}
	if _, ok := op.Constant(); ok {
		return sema.Yes
	}
	switch op.Type.Kind {
	case sema.Bool, sema.Char, sema.SChar, sema.UChar, sema.EnumType:
		return sema.Yes
	case sema.UnknownType:
		return sema.Unknown
	}
	sub := func(i int) sema.Answer { return x.bound(bounded, op.Args[i], depth+1) }
	switch op.Kind {
	case body.Unevaluated:
		return sema.Yes
	case body.Convert, body.Cast, body.Load, body.Bind, body.Materialize:
		return sub(0)
	case body.Conditional:
		if op.Args[1] == nil {
			return sema.Unknown
		}
		yes, no := maps.Clone(bounded), maps.Clone(bounded)
		x.assume(yes, op.Args[0], true)
		x.assume(no, op.Args[0], false)
		return x.bound(yes, op.Args[1], depth+1).And(x.bound(no, op.Args[2], depth+1))
	case body.Binary:
		switch op.Operator {
		case syntax.BitAnd, syntax.Mod:
			return sub(0).Or(sub(1))
		case syntax.Div, syntax.ShiftRight, syntax.Sub:
			return sub(0)
		}
		return sub(0).And(sub(1))
	case body.Call:
		if f := op.Function; f == nil || !f.TU.Unit(f.First().Node).Prelude || len(op.Args) < 3 {
			return sema.Unknown
		}
		switch op.Function.Name {
		case "min", "umin":
			return sub(1).Or(sub(2))
		case "max", "umax":
			return sub(1).And(sub(2))
		case "clamp":
			if len(op.Args) == 4 {
				return sub(3)
			}
		}
	case body.Member:
		if v := op.Args[0].Variable; v != nil && v.TU.Unit(v.Node).Prelude && (v.Name == "threadIdx" || v.Name == "blockDim") {
			return sema.Yes
		}
		return sema.No
	case body.Index, body.Deref:
		return sema.No
	case body.Var:
		switch v := op.Variable; {
		case bounded[v], v.Name == "warpSize" && v.TU.Unit(v.Node).Prelude:
			return sema.Yes
		case x.variables.isFollowed(v) || v.LiesIn(sema.AnyMemory) == sema.Yes:
			return sema.No
		}
	}
	return sema.Unknown
}
