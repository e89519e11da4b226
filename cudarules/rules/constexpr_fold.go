package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Constant folding by nvcc where device code reads a host constexpr variable: then the variable itself
// is not needed on the device.

// isEvaluable reports whether the compiler may evaluate the call of the function that contains a use:
// a constexpr one, or a lambda that depends on nothing but constants.
func isEvaluable(u variableUse) bool {
	l := u.in.Function.Lambda
	if l == nil || u.in.Function.IsConstexpr() {
		return u.in.Function.IsConstexpr()
	}
	return l.DeclaredSpaces() == 0 && !u.in.HasRuntimePart(l.Body())
}

// isFolded reports whether the compiler folds a use to a constant: a read of an element or member at a
// constant place, and a comparison of pointers. nvcc folds a subscript in an initializer only, unless
// the array is a data member.
func isFolded(u variableUse) bool {
	path := pathTo(u)
	read, ok := readBy(path)
	if !ok || u.in.HasRuntimePart(path[read].Node) {
		return false
	}
	of := glvalue(path[read])
	if u.Variable.Type().Kind == sema.Array || u.Element || of.Is(body.Member, body.Deref, body.Index, body.AddressOf, body.Binary) {
		return of.Kind != body.Index || u.Variable.Member != nil || isInitializing(u.in, path[:read+1])
	}
	return false
}

// glvalue returns the read of an operation, without conversions.
func glvalue(op *body.Op) *body.Op {
	for op.Is(body.Load, body.Convert, body.Cast, body.Decay) {
		op = op.Args[0]
	}
	return op
}

// pathTo returns the operations around the name of the variable of a use, the outermost
// first and the name last; nil if there is none.
func pathTo(u variableUse) []*body.Op {
	var path []*body.Op
	use := u.Node.Unparen()
	isUse := func(op *body.Op) bool { return op.Node == use }
	var find func(op *body.Op) bool
	find = func(op *body.Op) bool {
		if op == nil {
			return false
		}
		path = append(path, op)
		if op.Variable == u.Variable && op.Is(body.Var, body.Member) && slices.ContainsFunc(path, isUse) || slices.ContainsFunc(op.Args, find) {
			return true
		}
		path = path[:len(path)-1]
		return false
	}
	if member := u.in.Initialized(); member != nil {
		find(body.OfInitializer(member).Root)
	} else {
		find(body.Of(u.in.FuncDecl).Root)
	}
	return path
}

// readBy returns the operation of a path that reads the variable at its end, an element
// or a member of it, or compares its address; false if the address goes elsewhere.
func readBy(path []*body.Op) (read int, ok bool) {
	points := func(i int) bool {
		return path[i].Type != nil && (path[i].Type.Kind == sema.Pointer || path[i].Type.Kind == sema.Array)
	}
	i := len(path) - 1
	for ; i > 0; i-- {
		switch around := path[i-1]; around.Kind {
		case body.Member, body.Index, body.Deref, body.AddressOf, body.Decay, body.Cast:
			if around.Kind == body.Index && around.Args[0] != path[i] {
				return i, !points(i)
			}
		case body.Conditional, body.Comma:
			return i, !points(i) && (path[i].Category == sema.PRValue || isLoaded(path[:i]))
		case body.Bind:
			return i, i > 1 && path[i-2].Kind == body.Construct && path[i-2].Special == sema.CopyConstructor
		case body.Load, body.Convert:
			if !points(i) && path[i].Category == sema.PRValue {
				return i, true
			}
		case body.Unary, body.Binary:
			if points(i) && points(i-1) {
				continue
			}
			if points(i) {
				i--
			}
			return i, true
		default:
			return i, !points(i) && path[i].Category == sema.PRValue && !(around.Kind == body.Call && around.Args[0] == path[i])
		}
	}
	return 0, false
}

// isLoaded reports whether the last operations of a path select a subobject that is read.
func isLoaded(path []*body.Op) bool {
	for len(path) > 1 && path[len(path)-1].Is(body.Conditional, body.Comma) {
		path = path[:len(path)-1]
	}
	return path[len(path)-1].Kind == body.Load
}

// isInitializing reports whether the last operation of a path is part of the initializer
// of a variable or member, is evaluated whenever that is, and is no subscript itself.
func isInitializing(b *sema.Body, path []*body.Op) bool {
	i := len(path) - 1
	for i > 0 && path[i-1].Is(body.Convert, body.Cast, body.Load) {
		i--
	}
	if i > 0 && path[i-1].Kind == body.Index {
		return false
	}
	for ; i > 0; i-- {
		switch around := path[i-1]; around.Kind {
		case body.Declare, body.Initialize: // of a member: a constant as a whole or not at all
			return around.Variable != nil && around.Variable.Member == nil || !b.HasRuntimePart(path[i].Node)
		case body.Conditional, body.Comma:
			if c := around.Args[0]; c != path[i] && b.HasRuntimePart(c.Node) {
				return false
			}
		case body.Full, body.Return, body.Block:
			return false
		}
	}
	return false
}
