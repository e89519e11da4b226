package sema

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// call evaluates a call in a constant expression: a conversion written as a
// call, or a constexpr function whose body is made of declarations, ifs, loops
// and returns over arithmetic values.
func (e *evaluator) call(s *Scope, n syntax.Node) (Constant, bool) {
	if v, ok := s.intrinsic(n); ok {
		return v, true
	}
	args := n.Child(syntax.FieldArguments)
	if t := s.conversion(n); t != nil {
		first := args.First()
		if first.IsZero() {
			return IntConst(0).Convert(t)
		}
		if !first.Next().IsZero() {
			return Constant{}, false
		}
		v, ok := e.eval(s, first)
		if !ok {
			return Constant{}, false
		}
		return v.Convert(t)
	}
	c := s.Call(n)
	if c == nil || c.Function == nil || !e.tu.allowsDepth(limit.ConstantCalls, e.depth+1) {
		return Constant{}, false
	}
	def := c.Function.Definition()
	if def == nil || !def.Specifiers().Has(syntax.Constexpr|syntax.Consteval) && !c.Function.IsConstexpr() {
		return Constant{}, false
	}
	frame := map[*Variable]Constant{}
	params := def.Params()
	i := 0
	for a := range args.Children() {
		v, ok := e.eval(s, a)
		if !ok || i >= len(params) {
			return Constant{}, false
		}
		if v, ok = v.Convert(params[i].Type()); !ok {
			return Constant{}, false
		}
		frame[params[i]] = v
		i++
	}
	for ; i < len(params); i++ {
		v, ok := e.eval(def.scope, params[i].Initializer())
		if !ok {
			return Constant{}, false
		}
		if frame[params[i]], ok = v.Convert(params[i].Type()); !ok {
			return Constant{}, false
		}
	}
	saved := e.frame
	e.frame = frame
	e.depth++
	flow, v, ok := e.exec(def.BodyScope(), def.Body())
	e.depth--
	e.frame = saved
	if !ok || flow != returned {
		return Constant{}, false
	}
	if r := def.Result(); r.IsArithmetic() || r.Kind == EnumType {
		return v.Convert(r)
	}
	return v, true
}

// flow says how a statement ended.
type flow uint8

const (
	fellThrough flow = iota
	returned
	broken
	continued
)

// exec runs one statement. root is the function's scope.
func (e *evaluator) exec(root *Scope, n syntax.Node) (flow, Constant, bool) {
	if !e.step() || n.HasError() {
		return 0, Constant{}, false
	}
	fail := func() (flow, Constant, bool) { return 0, Constant{}, false }
	switch n.Kind() {
	case syntax.CompoundStatement:
		for c := range n.Children() {
			if f, v, ok := e.exec(root, c); !ok || f != fellThrough {
				return f, v, ok
			}
		}
		return fellThrough, Constant{}, true
	case syntax.ReturnStatement:
		v, ok := e.eval(root.At(n.First()), n.First())
		return returned, v, ok
	case syntax.Declaration:
		for d := range n.Children() {
			if d.Field() != syntax.FieldDeclarator {
				continue
			}
			name, _ := declaratorName(d)
			scope := root.At(d)
			for _, x := range scope.Find(name.Text()) {
				v, isVar := x.(*Variable)
				if !isVar || v.Declarator != d {
					continue
				}
				init := v.Initializer()
				if init.IsZero() {
					e.frame[v] = IntConst(0)
					continue
				}
				c, ok := e.eval(scope, init)
				if !ok {
					return fail()
				}
				if t := v.Type(); t.IsArithmetic() {
					c, _ = c.Convert(t)
				}
				e.frame[v] = c
			}
		}
		return fellThrough, Constant{}, true
	case syntax.ExpressionStatement:
		return fellThrough, Constant{}, n.First().IsZero() || e.effect(root, n.First())
	case syntax.IfStatement:
		cond := n.Child(syntax.FieldCondition).Child(syntax.FieldValue)
		c, ok := e.eval(root.At(cond), cond)
		if !ok {
			return fail()
		}
		branch := n.Child(syntax.FieldConsequence)
		if !c.Bool() {
			branch = n.Child(syntax.FieldAlternative)
			if branch.Kind() == syntax.ElseClause {
				branch = branch.First()
			}
		}
		if branch.IsZero() {
			return fellThrough, Constant{}, true
		}
		return e.exec(root, branch)
	case syntax.ForStatement, syntax.WhileStatement, syntax.DoStatement:
		return e.loop(root, n)
	case syntax.BreakStatement:
		return broken, Constant{}, true
	case syntax.ContinueStatement:
		return continued, Constant{}, true
	case syntax.Comment, syntax.StaticAssertDeclaration, syntax.AliasDeclaration, syntax.TypeDefinition:
		return fellThrough, Constant{}, true
	}
	return fail()
}

func (e *evaluator) loop(root *Scope, n syntax.Node) (flow, Constant, bool) {
	if init := n.Child(syntax.FieldInitializer); !init.IsZero() {
		if init.Kind() == syntax.Declaration {
			if _, _, ok := e.exec(root, init); !ok {
				return 0, Constant{}, false
			}
		} else if !e.effect(root, init) {
			return 0, Constant{}, false
		}
	}
	cond := n.Child(syntax.FieldCondition)
	if cond.Kind() == syntax.ConditionClause {
		cond = cond.Child(syntax.FieldValue)
	}
	body := n.Child(syntax.FieldBody)
	for first := true; ; first = false {
		if !cond.IsZero() && !(first && n.Kind() == syntax.DoStatement) {
			c, ok := e.eval(root.At(cond), cond)
			if !ok {
				return 0, Constant{}, false
			}
			if !c.Bool() {
				return fellThrough, Constant{}, true
			}
		}
		f, v, ok := e.exec(root, body)
		if !ok || f == returned {
			return f, v, ok
		}
		if f == broken {
			return fellThrough, Constant{}, true
		}
		if u := n.Child(syntax.FieldUpdate); !u.IsZero() && !e.effect(root, u) {
			return 0, Constant{}, false
		}
	}
}

// effect runs an expression for its side effect on a local variable.
func (e *evaluator) effect(root *Scope, n syntax.Node) bool {
	s := root.At(n)
	var target syntax.Node
	var value Constant
	var ok bool
	switch n.Kind() {
	case syntax.CommaExpression:
		return e.effect(root, n.Child(syntax.FieldLeft)) && e.effect(root, n.Child(syntax.FieldRight))
	case syntax.UpdateExpression:
		target = n.Child(syntax.FieldArgument)
		if value, ok = e.eval(s, target); !ok {
			return false
		}
		op := syntax.Add
		if n.Op().Decrements() {
			op = syntax.Sub
		}
		value, ok = Fold(op, value, IntConst(1))
	case syntax.AssignmentExpression:
		target = n.Child(syntax.FieldLeft)
		if value, ok = e.eval(s, n.Child(syntax.FieldRight)); !ok {
			return false
		}
		if op := n.Op(); op != syntax.Assign {
			old, known := e.eval(s, target)
			if !known {
				return false
			}
			value, ok = Fold(op.Compounds(), old, value)
		}
	}
	if !ok || target.Kind() != syntax.Identifier {
		return false
	}
	for _, x := range s.Lookup(target.Text(), target) {
		if v, isVar := x.(*Variable); isVar {
			if _, local := e.frame[v]; local {
				e.frame[v], ok = value.Convert(v.Type())
				return ok
			}
		}
	}
	return false
}
