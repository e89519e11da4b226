package memory

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// IsGuarded reports whether nothing but comparisons of pointers with null decide whether an
// effect of the function happens, in the function and in those by which it has it: it
// happens whenever there is something to do it to.
func (s *Summary) IsGuarded(e *Effect) bool {
	for at := s; ; {
		a := at.Analysis()
		if a == nil || !a.isGuarded(e.Op) {
			return false
		}
		if e.Inner == nil {
			return true
		}
		callee := a.callee(called(e.Op))
		if callee == nil || !slices.Contains(callee.Effects, e.Inner) {
			return false
		}
		at, e = callee, e.Inner
	}
}

func (a *Analysis) isGuarded(op *body.Op) bool {
	i := slices.IndexFunc(a.Graph.Blocks, func(b *flow.Block) bool { return slices.Contains(b.Ops, op) })
	if i < 0 {
		return false
	}
	return !slices.ContainsFunc(a.Graph.ControlDependence()[a.Graph.Blocks[i]], func(by *flow.Block) bool {
		return by.End != flow.Branch || !isNullTest(by.Cond)
	})
}

// isNullTest reports whether a condition is the comparison of a pointer with null.
func isNullTest(op *body.Op) bool {
	switch {
	case op == nil || op.Type == nil:
		return false
	case op.Type.Kind == sema.Pointer:
		return true
	case op.Kind == body.Unary && op.Operator == syntax.Not, op.Kind == body.Convert, op.Kind == body.Load:
		return len(op.Args) == 1 && isNullTest(op.Args[0])
	case op.Kind == body.Binary && (op.Operator == syntax.Equal || op.Operator == syntax.NotEqual):
		return isPointer(op.Args[0]) && isNull(op.Args[1]) || isPointer(op.Args[1]) && isNull(op.Args[0])
	}
	return false
}

func isPointer(op *body.Op) bool { return op.Type != nil && op.Type.Kind == sema.Pointer }

// isNull reports whether an operand is a null pointer constant.
func isNull(op *body.Op) bool {
	for op.Is(body.Convert, body.Cast) && len(op.Args) == 1 {
		op = op.Args[0]
	}
	if op.Type != nil && op.Type.Kind == sema.NullPtr {
		return true
	}
	c, ok := op.Constant()
	return ok && c.Int() == 0
}
