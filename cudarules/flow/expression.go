package flow

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// expression adds an expression.
func (w *builder) expression(op *body.Op) {
	if op == nil || w.at == nil {
		return
	}
	switch op.Kind {
	case body.And, body.Or:
		behind := newBlock()
		right := newBlock()
		if op.Kind == body.And {
			w.condition(op.Args[0], right, behind)
		} else {
			w.condition(op.Args[0], behind, right)
		}
		w.at = reachable(right)
		w.expression(op.Args[1])
		w.begin(behind)
		w.at = reachable(behind)
		w.add(op)
	case body.Conditional:
		then, otherwise, behind := newBlock(), newBlock(), newBlock()
		w.condition(op.Args[0], then, otherwise)
		w.at = reachable(then)
		w.expression(op.Args[1])
		w.goTo(behind)
		w.at = reachable(otherwise)
		w.expression(op.Args[2])
		w.goTo(behind)
		w.at = reachable(behind)
		w.add(op)
	case body.Assign:
		w.expression(op.Args[1]) // [expr.ass]: the right operand is sequenced first
		w.expression(op.Args[0])
		w.add(op)
	case body.StatementOf:
		w.statement(op.Args[0])
		w.add(op)
	case body.Declared:
		w.statement(op.Args[0])
		w.expression(op.Args[1])
		w.add(op)
	case body.Unevaluated:
		w.add(op)
	case body.Call:
		if isAssert(op) {
			holds, fails := newBlock(), newBlock()
			fails.End = NoReturn
			w.condition(op.Args[1], holds, fails)
			w.at = reachable(holds)
			w.add(op)
			return
		}
		w.operands(op)
		w.add(op)
		w.noReturn(op)
	default:
		w.operands(op)
		w.add(op)
		w.noReturn(op)
	}
}

// operands adds the operands of an operation; a lambda's body is none of them.
func (w *builder) operands(op *body.Op) {
	for _, a := range op.Args {
		w.expression(a)
	}
}

// noReturn ends the block after an operation that does not return, and links one that may throw to the
// enclosing handlers.
func (w *builder) noReturn(op *body.Op) {
	if w.at == nil {
		return
	}
	switch {
	case op.Kind == body.Throw:
		w.at.End = Throws
		w.throw()
		w.at = nil
	case op.Kind == body.Call && op.Function != nil && op.Function.DoesNotReturn():
		w.at.End = NoReturn
		w.at = nil
	case len(w.handlers) > 0 && op.Is(body.Call, body.Construct, body.New):
		from := w.at
		w.throw()
		next := newBlock()
		w.at = from
		w.begin(next)
	}
}

// throw links the current block to the handlers of all enclosing try statements: it is not known which
// of them catches.
func (w *builder) throw() {
	for _, handlers := range w.handlers {
		for _, h := range handlers {
			w.link(w.at, h)
		}
	}
}

// isAssert reports whether a call is of the library's assert: its argument holds afterwards.
func isAssert(op *body.Op) bool {
	f := op.Function
	return f != nil && f.Name == "assert" && f.Class == nil && len(op.Args) == 2 && f.TU.Unit(f.First().Node).Prelude
}

// condition adds a condition that leads to one of two blocks.
func (w *builder) condition(op *body.Op, yes, no *Block) {
	if w.at == nil {
		return
	}
	switch {
	case op == nil: // for (;;)
		w.goTo(yes)
		return
	case op.Kind == body.And:
		right := newBlock()
		w.condition(op.Args[0], right, no)
		w.at = reachable(right)
		w.condition(op.Args[1], yes, no)
		return
	case op.Kind == body.Or:
		right := newBlock()
		w.condition(op.Args[0], yes, right)
		w.at = reachable(right)
		w.condition(op.Args[1], yes, no)
		return
	case op.Kind == body.Unary && op.Operator == syntax.Not:
		w.condition(op.Args[0], no, yes)
		return
	}
	if c, ok := op.Constant(); ok {
		w.expression(op)
		if c.Bool() {
			w.goTo(yes)
		} else {
			w.goTo(no)
		}
		return
	}
	w.expression(op)
	if w.at == nil {
		return
	}
	w.at.End, w.at.Cond = Branch, op
	w.link(w.at, yes)
	w.link(w.at, no)
	w.at = nil
}

// try adds a try statement: operations in it that may throw lead to its handlers.
func (w *builder) try(op *body.Op) {
	behind := newBlock()
	var handlers []*Block
	for range op.Args[1:] {
		handlers = append(handlers, newBlock())
	}
	w.handlers = append(w.handlers, handlers)
	w.statement(op.Args[0])
	w.handlers = w.handlers[:len(w.handlers)-1]
	w.goTo(behind)
	for i, h := range handlers {
		w.at = reachable(h)
		w.statement(op.Args[1+i])
		w.goTo(behind)
	}
	w.at = reachable(behind)
}
