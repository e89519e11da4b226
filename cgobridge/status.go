package cgobridge

import (
	"go/types"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// IsStatus reports whether a Go type represents a status type of CUDA's libraries.
func IsStatus(t types.Type) bool {
	name, ok := cgoname.OfType(t)
	return ok && headers.IsStatus(strings.TrimPrefix(name, "enum_"))
}

// ReturnsStatus reports whether the value of a call is a status of CUDA's libraries: that of a library
// function, or one that the definition of the called function derives from theirs. A function that
// does not return after an error has handled it. Functions that report earlier errors, such as
// cudaGetLastError, do not count.
func (p *Package) ReturnsStatus(call *Call) bool {
	if d := p.Definition(call.Name); d != nil {
		return p.cSide.returnsStatus(d.Decl)
	}
	if api, ok := headers.Lookup(call.Name); ok && tellsOfOthers(api) {
		return false
	}
	results := call.Signature().Results()
	if call.BySymbol != nil {
		return call.BySymbol.Status && results.Len() > 0 && headers.ReturnsStatus(call.Name) && mayBeStatus(results.At(0).Type())
	}
	return results.Len() > 0 && IsStatus(results.At(0).Type())
}

// mayBeStatus reports whether a Go type may have the status of a symbol: a number, or the error that a wrapper makes of it.
func mayBeStatus(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0 || types.Implements(t, errorType)
}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// tellsOfOthers reports whether the status of an API function is that of other work: such a
// function is also called to have an error forgotten, or to keep a queue moving.
func tellsOfOthers(api headers.API) bool {
	return api.Operation == headers.LastError || api.Operation == headers.QueryReady || api.Operation == headers.DescribeError
}

// returnsStatus answers for a definition.
func (l *linkage) returnsStatus(decl *sema.FuncDecl) bool { return l.statuses.Solve(decl) }

func (l *linkage) findReturnsStatus(decl *sema.FuncDecl) bool {
	b := body.Of(decl)
	result := decl.Function.Type().Elem
	if b == nil || result == nil || !result.IsInteger() && result.Kind != sema.EnumType {
		return false
	}
	f := &statusFlow{linkage: l, given: map[*sema.Variable][]*body.Op{}, fatal: map[*sema.Variable]bool{},
		asked: map[*sema.Variable]bool{}, constants: map[int64]bool{}}
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Declare && op.Variable != nil && op.Args[0] != nil:
			f.given[op.Variable] = append(f.given[op.Variable], op.Args[0])
		case op.Kind == body.Assign && op.Args[0].Is(body.Var):
			f.given[op.Args[0].Variable] = append(f.given[op.Args[0].Variable], op.Args[1])
		}
	}
	f.statement(b.Root, nil)
	for _, op := range f.returns {
		f.result(op)
	}
	return f.returned || f.decides && !f.other && len(f.constants) > 1
}

// A statusFlow follows statuses through a body.
type statusFlow struct {
	*linkage
	given map[*sema.Variable][]*body.Op // to local variables, on whatever way
	fatal map[*sema.Variable]bool       // the program ends if the variable holds an error
	asked map[*sema.Variable]bool

	returns   []*body.Op     // the returned values
	returned  bool           // a status is
	decides   bool           // a status decides the returned value
	constants map[int64]bool // that are returned
	other     bool           // something else is returned
}

// statement looks at a statement and those in it. Condition is one around it that
// depends on a status, nil if there is none: it runs for some statuses alone.
func (f *statusFlow) statement(op, condition *body.Op) {
	switch {
	case op == nil:
		return
	case op.Kind == body.Return && op.Args[0] != nil:
		f.returns = append(f.returns, op.Args[0])
		f.decides = f.decides || condition != nil
	case op.Kind == body.Goto:
		f.decides = f.decides || condition != nil
	case op.Is(body.If, body.Switch) && f.isStatus(op.Args[1]):
		condition = op.Args[1]
	case op.Kind == body.Call && condition != nil && op.Function != nil && op.Function.DoesNotReturn():
		for tested := range condition.All() {
			f.fatal[tested.Variable] = true
		}
	}
	for _, operand := range op.Args {
		f.statement(operand, condition)
	}
}

// result records the kind of a returned value.
func (f *statusFlow) result(op *body.Op) {
	if c, ok := op.Constant(); ok {
		f.constants[c.Int()] = true
		return
	}
	if f.isStatus(op) {
		f.returned = true
		return
	}
	for op.Is(body.Convert, body.Load) && len(op.Args) == 1 {
		op = op.Args[0]
	}
	given := f.given[op.Variable]
	if op.Kind != body.Var || len(given) == 0 || f.asked[op.Variable] {
		f.other = true
		return
	}
	f.asked[op.Variable] = true
	for _, value := range given {
		f.result(value)
	}
	delete(f.asked, op.Variable)
}

// isStatus reports whether a value is a status or was made of one, constants apart.
func (f *statusFlow) isStatus(op *body.Op) bool {
	if op == nil {
		return false
	}
	if _, ok := op.Constant(); ok {
		return false
	}
	switch op.Kind {
	case body.Var:
		if f.asked[op.Variable] || f.fatal[op.Variable] {
			return false
		}
		f.asked[op.Variable] = true
		defer delete(f.asked, op.Variable)
		given := f.given[op.Variable]
		for _, value := range given {
			if f.isStatus(value) {
				return true
			}
		}
		return len(given) == 0 && isStatusType(op.Type)
	case body.Call:
		return f.callsForStatus(op)
	case body.Load, body.Convert, body.Cast, body.Unary, body.Binary, body.And, body.Or, body.Conditional, body.Comma,
		body.Declared, body.Declare, body.Assign, body.StatementOf:
		for _, operand := range op.Args {
			if f.isStatus(operand) {
				return true
			}
		}
		return false
	}
	return isStatusType(op.Type)
}

// callsForStatus reports whether a call's value is a status.
func (f *statusFlow) callsForStatus(op *body.Op) bool {
	if op.Function != nil {
		decl := op.Function.Definition()
		if decl == nil {
			if d := f.elsewhere(op.Function); d != nil {
				decl = d.Decl
			}
		}
		if decl != nil {
			return f.returnsStatus(decl)
		}
	}
	return isStatusType(op.Type) || headers.ReturnsStatus(op.Callee())
}

func isStatusType(t *sema.Type) bool {
	return t != nil && t.Kind == sema.EnumType && headers.IsStatus(t.Enum.Name)
}
