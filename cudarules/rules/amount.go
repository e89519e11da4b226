package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An amount is a computed product, such as a number of bytes: a constant, and unknown values.
// Variables that are never reassigned represent their initial value.
type amount struct {
	constant int64
	factors  []string // the text of each value that is not known, sorted
	sizes    []sizeof // the sizeofs among the constant's factors
}

// A sizeof is a sizeof expression: of a type, or of an object of that type.
type sizeof struct {
	of       *sema.Type
	variable *sema.Variable // that is its operand; nil for another
	bytes    int64
}

// amounts computes amounts in a body, with the arguments of its caller if these are known.
type amounts struct {
	tu      *sema.TU
	params  []*sema.Variable
	changed map[*sema.Variable]bool
	members map[*sema.Variable]bool // that change
	values  map[*sema.Variable]*body.Op
	outer   *amounts // of the caller; nil if nothing is known of it
	call    *body.Op // by which it calls the body

	changesSelf bool // members of the object that the body works on may change by others that it calls
}

// amountsOf returns the amounts of a body, which are kept.
func (p *pass) amountsOf(b *body.Body) *amounts {
	if p.amountsKept == nil {
		p.view.amountsKept = map[*body.Body]*amounts{}
	}
	a, ok := p.amountsKept[b]
	if !ok {
		a = amountsIn(b)
		p.amountsKept[b] = a
	}
	return a
}

// isSum reports whether an expression is written as a sum or a difference, which changes no operand whatever their types are.
func isSum(op *body.Op) bool {
	return op.Node.Kind() == syntax.BinaryExpression && (op.Node.Op() == syntax.Add || op.Node.Op() == syntax.Sub)
}

// calledBy returns the amounts of a run of the body that a call begins.
func (a *amounts) calledBy(outer *amounts, call *body.Op) *amounts {
	out := *a
	out.outer, out.call = outer, call
	return &out
}

// alone returns the amounts of a run of the body of whose caller nothing is known.
func (a *amounts) alone() *amounts { return a.calledBy(nil, nil) }

func amountsIn(b *body.Body) *amounts {
	a := &amounts{tu: b.Scope.TU, params: b.Params, changed: map[*sema.Variable]bool{}, members: map[*sema.Variable]bool{}, values: map[*sema.Variable]*body.Op{}}
	for op := range b.Root.All() {
		switch op.Kind {
		case body.Declare:
			if op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil {
				a.values[op.Variable] = op.Args[0]
			}
		case body.Assign, body.Step, body.AddressOf:
			a.change(op.Args[0])
		case body.Call:
			if object := op.Args[0]; object != nil && !keepsSize(op.Function) {
				a.change(object)
				a.changesSelf = a.changesSelf || object.Is(body.Deref) && object.Args[0].Is(body.This)
			}
		case body.Bind:
			if !op.Type.IsConst() {
				a.change(op.Args[0])
			}
		case body.Lambda, body.Unknown, body.Asm:
			if isSum(op) {
				break
			}
			for _, operand := range op.Args {
				a.change(operand)
			}
		}
	}
	return a
}

func (a *amounts) change(op *body.Op) {
	for op.Is(body.Member, body.Index, body.Decay, body.Cast, body.Bind) {
		if op.Kind == body.Member && op.Variable != nil && op.Args[0].Type != nil && op.Args[0].Type.Kind == sema.RecordType && !op.Args[0].Type.Record.IsUnion() {
			a.members[op.Variable] = true
			return
		}
		op = op.Args[0]
	}
	if op.Is(body.Var) {
		a.changed[op.Variable] = true
	}
}

// keeps reports whether a variable has one value in the whole body.
func (a *amounts) keeps(v *sema.Variable) bool {
	return v != nil && (v.IsLocal() || v.Parameter) && !v.IsStatic() && !v.Type().IsReference() && !v.Type().IsVolatile() && !a.changed[v]
}

// given returns the caller's argument for a parameter that the body does not change; nil if unknown.
func (a *amounts) given(v *sema.Variable) *body.Op {
	if a.outer == nil || v == nil || !v.Parameter || a.changed[v] || v.Type().IsVolatile() {
		return nil
	}
	if i := slices.Index(a.params, v); i >= 0 {
		if n := len(a.call.Arguments()); a.call.Is(body.Call) && memory.IsInvoke(a.call) && n > len(a.params) {
			i += n - len(a.params)
		}
		return argumentOf(a.call, i)
	}
	return nil
}

// object returns the object for which the caller calls the body; nil if that is not known.
func (a *amounts) object() *body.Op {
	if a.outer == nil || a.call.Kind != body.Call || len(a.call.Args) == 0 {
		return nil
	}
	return a.call.Args[0]
}

// of returns the value of an expression; ok is false if it may differ elsewhere in the body.
func (a *amounts) of(op *body.Op) (out amount, ok bool) { return a.product(op, 8) }

func (a *amounts) product(op *body.Op, depth int) (out amount, ok bool) {
	switch {
	case op == nil || depth == 0:
		return out, false
	case op.Kind == body.Convert && op.Type.IsInteger() && op.Args[0].Type != nil && op.Args[0].Type.IsInteger():
		return a.product(op.Args[0], depth)
	case op.Kind == body.Unevaluated:
		if s, ok := a.sizeof(op); ok {
			return amount{constant: s.bytes, sizes: []sizeof{s}}, true
		}
		return out, false
	case op.Kind == body.Binary && op.Operator == syntax.Mul:
		left, ok := a.product(op.Args[0], depth)
		right, also := a.product(op.Args[1], depth)
		if !ok || !also {
			return out, false
		}
		out = amount{left.constant * right.constant, slices.Concat(left.factors, right.factors), slices.Concat(left.sizes, right.sizes)}
		slices.Sort(out.factors)
		return out, true
	case op.Kind == body.Load && op.Args[0].Kind == body.Var, op.Kind == body.Var && op.Type != nil && op.Type.IsInteger():
		v := op.Variable
		if op.Kind == body.Load {
			v = op.Args[0].Variable
		}
		if arg := a.given(v); arg != nil {
			return a.outer.product(bound(arg), depth-1)
		}
		if value := a.values[v]; value != nil && a.keeps(v) {
			if of, ok := a.product(value, depth-1); ok {
				return of, true
			}
		}
		if of, ok := a.constantOf(v, depth); ok {
			return of, true
		}
	}
	if in, value := a.returned(op); value != nil {
		return in.product(value, depth-1)
	}
	if op.Kind == body.Load && op.Args[0].Kind == body.Member {
		if n, ok := constantMember(a.tu, op.Args[0].Variable); ok {
			return amount{constant: n}, true
		}
	}
	if c, ok := op.Constant(); ok {
		if !c.Type.IsInteger() {
			return out, false
		}
		return amount{constant: c.Int()}, true
	}
	text, ok := a.text(op)
	return amount{constant: 1, factors: []string{text}}, ok
}

// returned returns the expression that a called function returns, and the amounts of that run; nil if the function does more.
func (a *amounts) returned(op *body.Op) (*amounts, *body.Op) {
	if op.Kind != body.Call || op.Function == nil || op.Function.IsVirtual() || isSizeOfContainer(op) {
		return nil, nil
	}
	callee := body.Of(op.Function.Definition())
	if callee == nil {
		return nil, nil
	}
	only := callee.Root
	for only.Kind == body.Block && len(only.Args) == 1 && only.Args[0] != nil {
		only = only.Args[0]
	}
	if only.Kind != body.Return || len(only.Args) != 1 || only.Args[0] == nil || !only.Args[0].Type.IsInteger() {
		return nil, nil
	}
	return amountsIn(callee).calledBy(a, op), only.Args[0]
}

// constantOf returns the expression of a constant outside of functions.
func (a *amounts) constantOf(v *sema.Variable, depth int) (out amount, ok bool) {
	if v.IsLocal() || v.Parameter || !v.Type().IsConst() && !v.IsConstexpr() || v.Initializer().IsZero() || v.MayBeSpecialized() {
		return out, false
	}
	for op := range body.OfInitializer(v).Root.All() {
		if op.Kind == body.Declare && op.Variable == v && len(op.Args) > 0 {
			return a.product(op.Args[0], depth-1)
		}
	}
	return out, false
}

func (a *amounts) sizeof(op *body.Op) (s sizeof, ok bool) {
	if op.Node.Kind() != syntax.SizeofExpression {
		return s, false
	}
	s.of = op.Scope().SizeofOperand(op.Node)
	if s.of == nil {
		return s, false
	}
	s.bytes, _, ok = a.tu.SizeAlign(s.of.NonReference())
	operand := op.Node.Child(syntax.FieldValue)
	if operand.IsZero() {
		operand = op.Node.First()
	}
	if operand = operand.Unparen(); operand.Kind() == syntax.Identifier {
		s.variable, _ = op.Scope().Value(operand).Entity.(*sema.Variable)
	}
	return s, ok
}

// factorOf returns the factor that a variable is which keeps its value.
func factorOf(v *sema.Variable) string { return fmt.Sprintf("%s@%p", v.Name, v) }

// text spells an expression of variables that keep their values.
func (a *amounts) text(op *body.Op) (string, bool) {
	switch {
	case op == nil:
	case op.Is(body.Load, body.Convert, body.Bind):
		return a.text(op.Args[0])
	case op.Kind == body.Var && a.given(op.Variable) != nil:
		return a.outer.text(a.given(op.Variable))
	case op.Kind == body.Var && op.Variable.Parameter && op.Variable.Type().IsReference():
		return factorOf(op.Variable), op.Variable.Type().Elem.IsConst() || op.Variable.Type().Elem.Kind == sema.RecordType && !a.changed[op.Variable]
	case op.Kind == body.Var:
		return factorOf(op.Variable), a.keeps(op.Variable) || op.Variable.Type().IsConst()
	case op.Kind == body.Member && op.Variable != nil:
		of, ok := a.text(op.Args[0])
		return of + "." + op.Variable.Name, ok && !a.members[op.Variable]
	case op.Kind == body.Deref && op.Args[0].Is(body.This):
		if object := a.object(); object != nil {
			return a.outer.text(object)
		}
		return "this", !a.changesSelf
	case isSizeOfContainer(op):
		of, ok := a.text(op.Args[0])
		return "size(" + of + ")", ok
	case op.Kind == body.Literal:
		if c, ok := op.Constant(); ok {
			return c.String(), true
		}
	case op.Kind == body.Binary:
		left, ok := a.text(op.Args[0])
		right, also := a.text(op.Args[1])
		return strings.Join([]string{"(", left, op.Operator.String(), right, ")"}, ""), ok && also
	}
	return "", false
}

// bound returns the value that an argument binds a reference to; another argument unchanged.
func bound(op *body.Op) *body.Op {
	for op.Is(body.Bind, body.Materialize) && op.Args[0] != nil {
		op = op.Args[0]
	}
	return op
}

// isSizeOfContainer recognises calls of the member function size of a container of the library's.
func isSizeOfContainer(op *body.Op) bool {
	f := op.Function
	return op.Kind == body.Call && f != nil && f.Class != nil && f.Name == "size" && f.Class.IsBuiltIn() && len(op.Args) == 1 && op.Args[0] != nil
}

// keepsSize reports whether a member function leaves the number of elements of a container as it is.
func keepsSize(f *sema.Function) bool {
	if f == nil || f.Class == nil || f.IsStatic() || f.Type().Method&sema.Const != 0 || f.Lambda != nil {
		return f != nil
	}
	switch f.Name {
	case "data", "size", "begin", "end", "cbegin", "cend", "rbegin", "rend", "operator[]", "at", "front", "back", "empty", "c_str", "length", "capacity", "reserve", "get":
		return f.Class.IsBuiltIn()
	}
	return false
}
