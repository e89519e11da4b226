package memory

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Freed returns the pointer to the memory that an effect frees, the kind of memory that the function frees, and its name; ok is
// false if it frees nothing.
func (e *Effect) Freed() (pointer Set, takes headers.Memory, by string, ok bool) {
	switch {
	case e.Kind == Frees:
		return e.Value.Whole, headers.HostMemory, "free", true
	case e.Kind == Runs && e.API.Operation == headers.Free && e.API.To != headers.AnyMemory:
		i, ok := e.API.Param(headers.Object)
		if !ok || i >= len(e.Args) {
			return Set{}, 0, "", false
		}
		return e.Args[i].Whole, e.API.To, e.API.Name, true
	}
	return Set{}, 0, "", false
}

// FreesUnlessNull reports whether an effect frees something whenever there is something to free: nothing decides whether it happens, in the
// function and in those by which it has it, but comparisons with null of the pointer and of those that lead to it.
func (s *Summary) FreesUnlessNull(e *Effect) bool {
	frees, known := s.guarded[e]
	if !known {
		pointer, _, _, ok := e.Freed()
		a := s.Analysis()
		frees = ok && a != nil && a.happensUnlessNull(e.Op, pointer) && (e.Inner == nil || e.CalleeFreesUnlessNull())
		if s.guarded == nil {
			s.guarded = map[*Effect]bool{}
		}
		s.guarded[e] = frees
	}
	return frees
}

// CalleeFreesUnlessNull is [Summary.FreesUnlessNull] of the function that has the effect for the body.
func (e *Effect) CalleeFreesUnlessNull() bool {
	return e.callee != nil && e.callee.FreesUnlessNull(e.Inner)
}

// happensUnlessNull reports whether the body comes to an operation unless a pointer, or one that leads to it, is null.
func (a *Analysis) happensUnlessNull(op *body.Op, pointer Set) bool {
	i := slices.IndexFunc(a.Graph.Blocks, func(b *flow.Block) bool { return slices.Contains(b.Ops, op) })
	if i < 0 {
		return false
	}
	block := a.Graph.Blocks[i]
	for _, by := range a.Graph.ControlDependence()[block] {
		if by.End != flow.Branch {
			return false
		}
		tested, isNull := NullTest(by.Cond)
		if tested == nil || !pointer.isReachedBy(a.Value(tested).Whole) {
			return false
		}
		null, other := by.Succs[1], by.Succs[0]
		if isNull {
			null, other = other, null
		}
		if !other.Reaches(block) || null.Reaches(block) {
			return false
		}
	}
	return true
}

// isReachedBy reports whether each pointer of the set is one of from, or can be had by going through those.
func (s Set) isReachedBy(from Set) bool {
	reached := func(to Atom) bool {
		if slices.Contains(from.Atoms, to) {
			return true
		}
		for o := to.Place.Object; o != nil && o.Kind == Pointee; o = o.Of.Object {
			if slices.Contains(from.Atoms, Atom{Kind: Contents, Place: o.Of}) {
				return true
			}
		}
		return false
	}
	return s.IsKnown() && !slices.ContainsFunc(s.Atoms, func(a Atom) bool { return a.Kind != Null && !reached(a) })
}

// NullTest returns the pointer that a condition compares with null, and whether the condition is true if it is null; nil if it is
// none.
func NullTest(op *body.Op) (pointer *body.Op, isNull bool) {
	switch {
	case op == nil || op.Type == nil:
		return nil, false
	case op.Type.Kind == sema.Pointer:
		return op, false
	case op.Is(body.Convert, body.Load) && len(op.Args) == 1:
		return NullTest(op.Args[0])
	case op.Kind == body.Unary && op.Operator == syntax.Not && len(op.Args) == 1:
		pointer, isNull = NullTest(op.Args[0])
		return pointer, !isNull
	case op.Kind == body.Binary && (op.Operator == syntax.Equal || op.Operator == syntax.NotEqual):
		isNull = op.Operator == syntax.Equal
		switch {
		case isPointer(op.Args[0]) && isNullConstant(op.Args[1]):
			return op.Args[0], isNull
		case isPointer(op.Args[1]) && isNullConstant(op.Args[0]):
			return op.Args[1], isNull
		}
	}
	return nil, false
}

func isPointer(op *body.Op) bool { return op.Type != nil && op.Type.Kind == sema.Pointer }

// isNullConstant reports whether an operand is a null pointer constant.
func isNullConstant(op *body.Op) bool {
	for op.Is(body.Convert, body.Cast) && len(op.Args) == 1 {
		op = op.Args[0]
	}
	if op.Type != nil && op.Type.Kind == sema.NullPtr {
		return true
	}
	c, ok := op.Constant()
	return ok && c.Int() == 0
}
