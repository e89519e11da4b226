package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Sizes of copies in terms of the parameters of a function.

// CopiedBytes is a number of bytes: a constant times the values of some parameters of a function, by their indices.
type CopiedBytes struct {
	Constant int64
	Params   []int
}

// BytesAsGiven returns the number of bytes of a CUDA API copy, which is one of its arguments; nil for copies of rows.
func BytesAsGiven(api headers.API) *CopiedBytes {
	i, ok := api.Param(headers.Size)
	if !ok || !isLinear(api) {
		return nil
	}
	return &CopiedBytes{1, []int{i}}
}

// CopiedBytesOf returns how many bytes a copy has, an effect of a function that has the definition d; ok is false if that is no product
// of a constant and parameters.
func CopiedBytesOf(d *sema.FuncDecl, e *memory.Effect) (n CopiedBytes, ok bool) {
	b := body.Of(d)
	i, hasSize := e.API.Param(headers.Size)
	if b == nil || !hasSize || !isLinear(e.API) || len(e.Again) > 0 {
		return n, false
	}
	f, call := frameOf(b, e, amountsIn)
	if f == nil {
		return n, false
	}
	size, ok := f.of(argumentOf(call, i))
	if !ok || size.constant <= 0 || isSkipped(f, call) {
		return n, false
	}
	n.Constant = size.constant
	for _, factor := range size.factors {
		p := slices.IndexFunc(b.Params, func(v *sema.Variable) bool { return factorOf(v) == factor })
		if p < 0 {
			return n, false
		}
		n.Params = append(n.Params, p)
	}
	return n, true
}

// isSkipped reports whether a condition, other than that a call failed or a pointer is null, may keep a call from being made, in its
// function or in one around it.
func isSkipped(f *frame, call *body.Op) bool {
	for ; f != nil; call, f = f.call, f.outer {
		for n := range f.body.Decl.Node.All() {
			switch condition := n.Child(syntax.FieldCondition); {
			case n.Contains(call.Node):
				if n.Is(conditionals...) && !condition.Contains(call.Node) {
					return true
				}
			case n.Kind() == syntax.IfStatement && n.End() <= call.Node.Start() && mayReturn(n) && !isFailure(condition):
				return true
			}
		}
	}
	return false
}

// conditionals are constructs that execute a part of themselves sometimes, or several times.
var conditionals = []syntax.Kind{
	syntax.IfStatement, syntax.SwitchStatement, syntax.ForStatement, syntax.ForRangeLoop, syntax.WhileStatement, syntax.ConditionalExpression,
}

// mayReturn reports whether a statement may leave the function.
func mayReturn(n syntax.Node) bool {
	for x := range n.All() {
		if x.Is(syntax.ReturnStatement, syntax.ThrowStatement, syntax.GotoStatement) {
			return true
		}
	}
	return false
}

// isFailure reports whether a condition tests the result of a call, or for a null pointer.
func isFailure(condition syntax.Node) bool {
	for x := range condition.All() {
		if x.Is(syntax.CallExpression, syntax.Null) || slices.Contains([]string{"cudaSuccess", "CUDA_SUCCESS", "nullptr", "NULL"}, x.Text()) {
			return true
		}
	}
	return false
}

// constantMember returns the integer that a data member has in all objects: its default member initializer, if nothing in the
// translation unit assigns another value and no other unit knows its class.
func constantMember(tu *sema.TU, v *sema.Variable) (int64, bool) {
	if v == nil || v.Member == nil || v.IsStatic() || v.Initializer().IsZero() ||
		!v.Type().IsInteger() || v.Name == "" || tu.Unit(v.Node) != tu.Main() {
		return 0, false
	}
	var n int64
	known := false
	for op := range body.OfInitializer(v).Root.All() {
		if op.Kind == body.Declare && op.Variable == v && len(op.Args) > 0 && op.Args[0] != nil {
			var c sema.Constant
			if c, known = op.Args[0].Constant(); known {
				n = c.Int()
			}
		}
	}
	return n, known && !givesMember(tu, v)
}

// givesMember reports whether something in a translation unit may give a data member a value, besides its own initializer.
func givesMember(tu *sema.TU, v *sema.Variable) bool {
	for _, b := range tu.Bodies() {
		text := b.Node.Text()
		if b.InTemplate() || !strings.Contains(text, v.Name) && !strings.Contains(text, v.Member.Name) {
			continue
		}
		in := body.Of(b.FuncDecl)
		if in == nil || amountsIn(in).members[v] {
			return true
		}
		for op := range in.Root.All() {
			if op.Kind == body.Initialize && op.Variable == v && !isOwnInitializer(op, v) ||
				op.Kind == body.List && op.Type != nil && op.Type.Kind == sema.RecordType && op.Type.Record == v.Member && len(op.Args) > 0 {
				return true
			}
		}
	}
	return false
}

// isOwnInitializer reports whether a constructor initializes a member by its default member initializer.
func isOwnInitializer(op *body.Op, v *sema.Variable) bool { return v.Initializer().Contains(op.Node) }
