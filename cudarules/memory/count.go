package memory

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// HappensUnlessEmpty reports whether the callee comes to an effect whenever there is something to do: in it, and in the functions by
// which it has the effect, nothing decides but checks of errors, and tests of a count that the operation is given, where the callee
// does nothing if it is 0.
func (e *Effect) HappensUnlessEmpty() bool {
	if e.Inner == nil || e.Inner.Always {
		return true
	}
	return e.callee != nil && e.callee.comesTo(e.Inner) && e.Inner.HappensUnlessEmpty()
}

// comesTo reports whether the function itself comes to the operation with an effect unless a count is 0 or something fails.
func (s *Summary) comesTo(e *Effect) bool {
	if s.Decl == nil {
		return false
	}
	in := body.Of(s.Decl)
	graph := flow.Of(in)
	if graph.Partial {
		return false
	}
	i := slices.IndexFunc(graph.Blocks, func(b *flow.Block) bool { return slices.Contains(b.Ops, e.Op) })
	if i < 0 {
		return false
	}
	block := graph.Blocks[i]
	w := &waiting{status: statusOf(in)}
	for _, by := range graph.ControlDependence()[block] {
		if by.End != flow.Branch || by.Cond == nil || len(by.Succs) != 2 {
			return false
		}
		if failed := w.failure(by.Cond); failed >= 0 {
			if by.Succs[failed].Reaches(block) {
				return false
			}
			continue
		}
		count, empty := emptyTest(by.Cond)
		if count == nil || !isGiven(in, e.Op, count) {
			return false
		}
		none, some := by.Succs[empty], by.Succs[1-empty]
		if none.Reaches(block) || !some.Reaches(block) || !isIdle(graph, none, some) {
			return false
		}
	}
	return true
}

// emptyTest returns the variable of an integer that a condition holds against 0, and the index of the successor for 0; nil if it is another
// condition.
func emptyTest(cond *body.Op) (count *sema.Variable, empty int) {
	for cond.Is(body.Convert, body.Load) && len(cond.Args) == 1 && cond.Type != nil && cond.Type.Kind == sema.Bool {
		cond = cond.Args[0]
	}
	switch {
	case cond.Kind == body.Unary && cond.Operator == syntax.Not && len(cond.Args) == 1:
		count, empty = emptyTest(cond.Args[0])
		return count, 1 - empty
	case isIntegerOf(cond) != nil:
		return isIntegerOf(cond), 1
	case cond.Kind != body.Binary || len(cond.Args) != 2:
		return nil, 0
	}
	operator, left, right := cond.Operator, cond.Args[0], cond.Args[1]
	if _, ok := left.Constant(); ok {
		switch operator {
		case syntax.Less:
			operator = syntax.Greater
		case syntax.LessEqual:
			operator = syntax.GreaterEqual
		case syntax.Greater:
			operator = syntax.Less
		case syntax.GreaterEqual:
			operator = syntax.LessEqual
		}
		left, right = right, left
	}
	c, ok := right.Constant()
	v := isIntegerOf(left)
	if !ok || v == nil || c.Type == nil || !c.Type.IsInteger() {
		return nil, 0
	}
	switch n := c.Int(); {
	case n == 0 && (operator == syntax.Greater || operator == syntax.NotEqual), n == 1 && operator == syntax.GreaterEqual:
		return v, 1
	case n == 0 && (operator == syntax.LessEqual || operator == syntax.Equal), n == 1 && operator == syntax.Less:
		return v, 0
	}
	return nil, 0
}

// isIntegerOf returns the variable or member, no bool, whose value an operation is; nil for others.
func isIntegerOf(op *body.Op) *sema.Variable {
	for op.Is(body.Convert, body.Load) && len(op.Args) == 1 && op.Args[0] != nil {
		op = op.Args[0]
	}
	if !op.Is(body.Var, body.Member) || op.Variable == nil {
		return nil
	}
	if t := op.Variable.Type().NonReference().Unqualified(); !t.IsInteger() || t.Kind == sema.Bool {
		return nil
	}
	return op.Variable
}

// isGiven reports whether an operation of a body is given a variable.
func isGiven(in *body.Body, op *body.Op, v *sema.Variable) bool {
	for at := range in.Root.All() {
		if at.Is(body.Var, body.Member) && at.Variable == v && op.Node.Contains(at.Node) {
			return true
		}
	}
	return false
}

// isIdle reports whether nothing is called in the blocks that one way comes to and another does not.
func isIdle(g *flow.Graph, from, other *flow.Block) bool {
	works := func(op *body.Op) bool { return op.Is(body.Call, body.LaunchKernel, body.New) }
	for _, b := range g.Blocks {
		if from.Reaches(b) && !other.Reaches(b) && slices.ContainsFunc(b.Ops, works) {
			return false
		}
	}
	return true
}
