package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// foldPack evaluates a fold expression: (pack && ...), (0 + ... + pack).
func (e *evaluator) foldPack(s *Scope, n syntax.Node) (Constant, bool) {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	op := n.Op()
	pattern, first, rightwards := left, syntax.Node{}, true // the folded pattern, the first operand, and whether it is a right fold
	switch {
	case left.Kind() == syntax.Token:
		pattern, rightwards = right, false
	case right.Kind() == syntax.Token:
	default:
		packs := map[string]*Argument{}
		if s.packsIn(left, packs); len(packs) > 0 {
			first = right
		} else {
			pattern, first, rightwards = right, left, false
		}
	}
	var values []Constant
	for _, a := range s.expandPattern(pattern, pattern, func(in *Scope, p syntax.Node) Argument {
		if c, ok := e.eval(in, p); ok {
			return Argument{Value: &c}
		}
		return Argument{}
	}) {
		if a.Value == nil {
			return Constant{}, false
		}
		values = append(values, *a.Value)
	}
	if !first.IsZero() {
		c, ok := e.eval(s, first)
		if !ok {
			return Constant{}, false
		}
		if rightwards {
			values = append(values, c)
		} else {
			values = append([]Constant{c}, values...)
		}
	}
	if len(values) == 0 {
		return boolConst(op == syntax.LogicalAnd), op == syntax.LogicalAnd || op == syntax.LogicalOr
	}
	if len(values) == 1 {
		return values[0], true
	}
	return foldValues(op, values, rightwards)
}

// foldValues combines two values at least, from the last or from the first.
func foldValues(op syntax.Op, values []Constant, rightwards bool) (Constant, bool) {
	last := len(values) - 1
	result := values[0]
	if rightwards {
		result = values[last]
	}
	for i := 1; i <= last; i++ {
		a, b := result, values[i]
		if rightwards {
			a, b = values[last-i], result
		}
		ok := true
		switch op {
		case syntax.LogicalAnd:
			result = boolConst(a.Bool() && b.Bool())
		case syntax.LogicalOr:
			result = boolConst(a.Bool() || b.Bool())
		case syntax.Comma:
			result = b
		default:
			result, ok = Fold(op, a, b)
		}
		if !ok {
			return Constant{}, false
		}
	}
	return result, true
}
