package rules

import (
	"maps"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// facts are what is known at a point of a body.
type facts[S any] interface {
	clone() S
	join(S) S // what is known where two ways meet
	equal(S) bool
}

// An execution follows a body in the order in which it runs. Loops run twice
// with what the first pass leaves: whatever a hook sees holds on a way that the
// body can take.
type execution[S facts[S]] struct {
	body  *sema.Body
	root  *sema.Scope
	state S
	ended bool // no way leads on from here

	// Hooks; each may be nil.
	visit   func(n syntax.Node)                         // an expression, after its operands
	declare func(v *sema.Variable, init syntax.Node)    // a local variable, after its initializer
	assume  func(cond syntax.Node, holds bool)          // a condition without !, && and ||, or the declaration in one
	exit    func()                                      // a way out of the body
	branch  func(cond syntax.Node, then, otherwise S) S // where the ways of an if statement meet, in place of join

	runsLoops bool // loops count as run at least once
	depth     int  // of the loops around
	targets   []*target[S]
	around    []syntax.Node // the conditions of the if statements around
}

// A target is where break and continue lead.
type target[S facts[S]] struct {
	isSwitch          bool
	breaks, continues []S
}

// run follows the body. It reports false, and follows nothing, if the body has a
// syntax error or jumps in ways that statements do not show.
func (x *execution[S]) run() bool {
	if x.body.FuncDecl.Body().HasError() {
		return false
	}
	for n := range below(x.body.FuncDecl.Body()) {
		if n.Is(syntax.GotoStatement, syntax.LabeledStatement, syntax.TryStatement) {
			return false
		}
	}
	x.root = x.body.BodyScope()
	x.statement(x.body.FuncDecl.Body())
	x.leave()
	return true
}

func (x *execution[S]) leave() {
	if !x.ended && x.exit != nil {
		x.exit()
	}
	x.ended = true
}

// statement follows a statement.
func (x *execution[S]) statement(n syntax.Node) {
	if x.ended && n.Kind() != syntax.CaseStatement {
		return
	}
	switch n.Kind() {
	case syntax.None, syntax.TypeDefinition, syntax.AliasDeclaration, syntax.StaticAssertDeclaration, syntax.UsingDeclaration,
		syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
	case syntax.Declaration:
		x.declaration(n)
	case syntax.IfStatement:
		x.ifStatement(n)
	case syntax.WhileStatement, syntax.ForStatement, syntax.ForRangeLoop, syntax.DoStatement:
		x.loop(n)
	case syntax.SwitchStatement:
		x.switchStatement(n)
	case syntax.ReturnStatement:
		x.children(n)
		x.leave()
	case syntax.BreakStatement, syntax.ContinueStatement:
		x.jump(n.Kind() == syntax.BreakStatement)
	case syntax.CompoundStatement, syntax.ElseClause, syntax.ExpressionStatement, syntax.InitStatement, syntax.CaseStatement,
		syntax.AttributedStatement:
		x.children(n)
	default:
		x.expression(n)
	}
}

func (x *execution[S]) children(n syntax.Node) {
	for c := range n.Children() {
		x.statement(c)
	}
}

func (x *execution[S]) jump(isBreak bool) {
	for i := len(x.targets) - 1; i >= 0; i-- {
		t := x.targets[i]
		switch {
		case isBreak:
			t.breaks = append(t.breaks, x.state.clone())
		case t.isSwitch:
			continue
		default:
			t.continues = append(t.continues, x.state.clone())
		}
		break
	}
	x.ended = true
}

// meet joins the state with others that lead to the same point.
func (x *execution[S]) meet(others ...S) {
	for _, s := range others {
		if x.ended {
			x.state, x.ended = s, false
		} else {
			x.state = x.state.join(s)
		}
	}
}

func (x *execution[S]) declaration(n syntax.Node) {
	scope := x.root.At(n)
	for d := range n.ChildrenIn(syntax.FieldDeclarator) {
		v := scope.LocalAt(d)
		if v == nil {
			x.expression(d.Child(syntax.FieldValue))
			continue
		}
		init := v.Initializer()
		if init.IsZero() {
			init = n.Child(syntax.FieldValue)
		}
		x.expression(init)
		if x.declare != nil {
			x.declare(v, init)
		}
	}
}

// decided returns the value of a condition that the compiler knows.
func (x *execution[S]) decided(cond syntax.Node) (holds, ok bool) {
	if cond.IsZero() || cond.Kind() == syntax.Declaration {
		return false, false
	}
	c, ok := x.root.At(cond).Constant(cond)
	return ok && c.Bool(), ok
}

// condition evaluates a condition and returns the states in which it holds and in
// which it does not.
func (x *execution[S]) condition(n syntax.Node) (yes, no S) {
	switch {
	case n.Kind() == syntax.ParenthesizedExpression:
		return x.condition(n.First())
	case n.Op() == syntax.Not && x.root.CallAt(n) == nil:
		no, yes = x.condition(n.Child(syntax.FieldArgument))
		return yes, no
	case n.Kind() == syntax.BinaryExpression && n.Op() == syntax.LogicalAnd && x.root.CallAt(n) == nil:
		left, failed := x.condition(n.Child(syntax.FieldLeft))
		x.state = left
		yes, no = x.condition(n.Child(syntax.FieldRight))
		return yes, no.join(failed)
	case n.Kind() == syntax.BinaryExpression && n.Op() == syntax.LogicalOr && x.root.CallAt(n) == nil:
		held, right := x.condition(n.Child(syntax.FieldLeft))
		x.state = right
		yes, no = x.condition(n.Child(syntax.FieldRight))
		return yes.join(held), no
	case n.Kind() == syntax.Declaration:
		x.declaration(n)
	default:
		x.expression(n)
	}
	no = x.state.clone()
	if x.assume == nil || n.IsZero() {
		return x.state, no
	}
	x.assume(n, true)
	yes = x.state
	x.state = no
	x.assume(n, false)
	return yes, x.state
}

func (x *execution[S]) ifStatement(n syntax.Node) {
	clause := n.Child(syntax.FieldCondition)
	x.statement(clause.Child(syntax.FieldInitializer))
	cond := clause
	if v := clause.Child(syntax.FieldValue); !v.IsZero() {
		cond = v
	}
	if holds, ok := x.decided(cond); ok {
		if holds {
			x.statement(n.Child(syntax.FieldConsequence))
		} else {
			x.statement(n.Child(syntax.FieldAlternative))
		}
		return
	}
	yes, no := x.condition(cond)
	x.around = append(x.around, cond)
	x.state = yes
	x.statement(n.Child(syntax.FieldConsequence))
	then, thenEnded := x.state, x.ended
	x.state, x.ended = no, false
	x.statement(n.Child(syntax.FieldAlternative))
	x.around = x.around[:len(x.around)-1]
	if !thenEnded {
		if !x.ended && x.branch != nil {
			x.state = x.branch(cond, then, x.state)
			return
		}
		x.meet(then)
	}
}

func (x *execution[S]) loop(n syntax.Node) {
	x.statement(n.Child(syntax.FieldInitializer))
	if n.Kind() == syntax.ForRangeLoop {
		x.expression(n.Child(syntax.FieldRight))
	}
	cond := n.Child(syntax.FieldCondition)
	if v := cond.Child(syntax.FieldValue); cond.Kind() == syntax.ConditionClause && !v.IsZero() {
		cond = v
	}
	holds, known := x.decided(cond)
	endless := known && holds || cond.IsZero() && n.Kind() == syntax.ForStatement
	if known && !holds && n.Kind() != syntax.DoStatement {
		return
	}
	t := &target[S]{}
	x.targets = append(x.targets, t)
	x.depth++
	var out []S
	test := func(counts bool) {
		if x.ended {
			return
		}
		yes, no := x.condition(cond)
		if counts && !endless {
			out = append(out, no)
		}
		x.state = yes.clone()
	}
	if n.Kind() != syntax.DoStatement {
		test(!x.runsLoops)
	}
	once := known && !holds
	for passes := range 2 {
		before := x.state.clone()
		x.statement(n.Child(syntax.FieldBody))
		x.meet(t.continues...)
		t.continues = nil
		if !x.ended {
			x.statement(n.Child(syntax.FieldUpdate))
		}
		test(true)
		if passes == 0 && (once || !x.ended && x.state.equal(before) || !x.body.Function.TU.Allows(limit.LoopDepth, x.depth)) {
			break // another round would show nothing, or cost too much
		}
	}
	x.depth--
	x.targets = x.targets[:len(x.targets)-1]
	x.ended = true // but for what leaves the loop
	x.meet(out...)
	x.meet(t.breaks...)
}

func (x *execution[S]) switchStatement(n syntax.Node) {
	clause := n.Child(syntax.FieldCondition)
	x.statement(clause.Child(syntax.FieldInitializer))
	cond := clause.Child(syntax.FieldValue)
	x.statement(cond)
	t := &target[S]{isSwitch: true}
	x.targets = append(x.targets, t)
	x.around = append(x.around, cond)
	before := x.state.clone()
	x.ended = true
	hasDefault := false
	for c := range n.Child(syntax.FieldBody).Children() {
		if c.Kind() == syntax.CaseStatement {
			hasDefault = hasDefault || c.Child(syntax.FieldValue).IsZero()
			x.meet(before.clone())
		}
		x.statement(c)
	}
	x.around = x.around[:len(x.around)-1]
	x.targets = x.targets[:len(x.targets)-1]
	x.meet(t.breaks...)
	if !hasDefault {
		x.meet(before)
	}
}

// expression follows the evaluation of an expression.
func (x *execution[S]) expression(n syntax.Node) {
	switch n.Kind() {
	case syntax.None, syntax.SizeofExpression, syntax.AlignofExpression, syntax.Decltype, syntax.TypeDescriptor, syntax.Token,
		syntax.TemplateArgumentList, syntax.RequiresExpression, syntax.OffsetofExpression, syntax.TypeidExpression:
		return // nothing is evaluated
	case syntax.CompoundStatement: // a GNU statement expression
		x.statement(n)
		return
	case syntax.LambdaExpression:
	case syntax.BinaryExpression:
		if (n.Op() == syntax.LogicalAnd || n.Op() == syntax.LogicalOr) && x.root.CallAt(n) == nil {
			yes, no := x.condition(n)
			x.state = yes.join(no)
			return
		}
		x.operands(n)
	case syntax.ConditionalExpression:
		yes, no := x.condition(n.Child(syntax.FieldCondition))
		x.around = append(x.around, n.Child(syntax.FieldCondition))
		x.state = yes
		x.expression(n.Child(syntax.FieldConsequence))
		yes = x.state
		x.state = no
		x.expression(n.Child(syntax.FieldAlternative))
		x.around = x.around[:len(x.around)-1]
		x.state = x.state.join(yes)
	case syntax.AssignmentExpression:
		x.expression(n.Child(syntax.FieldRight))
		x.expression(n.Child(syntax.FieldLeft))
	case syntax.CallExpression:
		x.operands(n)
		if c := x.root.CallAt(n); c != nil && isLibraryFunction(c.Function) {
			switch c.Function.Name {
			case "assert":
				if len(c.Args) == 1 {
					x.state, _ = x.condition(c.Args[0])
				}
			case "__trap", "abort", "exit", "__assert_fail":
				x.ended = true
			}
		}
	default:
		x.operands(n)
	}
	if x.visit != nil {
		x.visit(n)
	}
}

func (x *execution[S]) operands(n syntax.Node) {
	for c := range n.Children() {
		x.expression(c)
	}
}

// isLibraryFunction reports whether a function is one of the global namespace that
// built-in knowledge declares.
func isLibraryFunction(f *sema.Function) bool {
	return f != nil && f.Class == nil && f.Scope == f.Scope.TU.Global && f.Scope.TU.Unit(f.First().Node).Prelude
}

// A factSet is a set of facts that hold on every way.
type factSet[K comparable] map[K]bool

func (s factSet[K]) clone() factSet[K] {
	out := make(factSet[K], len(s))
	for k := range s {
		out[k] = true
	}
	return out
}

func (s factSet[K]) equal(t factSet[K]) bool { return maps.Equal(s, t) }

func (s factSet[K]) join(t factSet[K]) factSet[K] {
	out := factSet[K]{}
	for k := range s {
		if t[k] {
			out[k] = true
		}
	}
	return out
}
