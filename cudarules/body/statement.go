package body

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// function builds the body of a function.
func (b *builder) function(fd *sema.FuncDecl) {
	b.body.Root = b.block(b.root, fd.Body(), func() []*Op {
		var all []*Op
		f := fd.Function
		isMember := f.Class != nil && f.Lambda == nil
		if m := fd.Initialized(); m != nil {
			return []*Op{b.memberInitializer(f.Class, m)}
		}
		if isMember && f.Name == f.Class.Name && f.Class.Name != "" {
			all = b.constructorInitializers(fd)
		}
		if fd.Body().Kind() == syntax.TryStatement || fd.Body().Kind() == syntax.CompoundStatement {
			all = append(all, b.statement(b.root, fd.Body()))
		} else {
			all = append(all, b.unknown(b.root, fd.Body(), SyntaxError))
		}
		if isMember && f.IsDestructor() {
			all = append(all, b.memberEnds(fd)...)
		}
		return all
	})
}

// block builds a Block of statements, followed by the ends of its variables.
func (b *builder) block(s *sema.Scope, n syntax.Node, statements func() []*Op) *Op {
	outer := b.ends
	b.ends = nil
	all := statements()
	slices.Reverse(b.ends)
	op := b.op(Block, s, n, nil, append(all, b.ends...)...)
	b.ends = outer
	return op
}

// scoped builds a statement that may declare variables of its own: it lies in a Block
// if these have destructors.
func (b *builder) scoped(s *sema.Scope, n syntax.Node, statement func() *Op) *Op {
	outer := b.ends
	b.ends = nil
	op := statement()
	if len(b.ends) > 0 {
		slices.Reverse(b.ends)
		op = b.op(Block, s, n, nil, append([]*Op{op}, b.ends...)...)
		op.Inserted = true
	}
	b.ends = outer
	return op
}

// full builds an operation whose operands are followed by the ends of the temporary objects that they
// make.
func (b *builder) full(op func() *Op) *Op {
	outer := b.temporaries
	b.temporaries = nil
	made := op()
	slices.Reverse(b.temporaries)
	made.Args = append(made.Args, b.temporaries...)
	b.temporaries = outer
	return made
}

// fullExpression is full for an expression whose value is not used.
func (b *builder) fullExpression(s *sema.Scope, n syntax.Node) *Op {
	return b.full(func() *Op { return b.op(Full, s, n, nil, b.discard(b.expr(s, n))) })
}

// discard turns an operation into one whose value is not used.
func (b *builder) discard(op *Op) *Op {
	switch {
	case op == nil:
		return nil
	case op.Category == sema.PRValue:
		return b.object(op)
	case op.Type.IsVolatile() && op.Type.IsScalar() == sema.Yes && !op.Is(Assign, Step, Call): // [expr.context]
		return b.load(op)
	}
	return op
}

// statements builds the statements of a node: none for most declarations, and one for each variable of
// a declaration.
func (b *builder) statements(s *sema.Scope, n syntax.Node) []*Op {
	switch n.Kind() {
	case syntax.Declaration:
		return b.declaration(s, n)
	case syntax.Comment, syntax.TypeDefinition, syntax.AliasDeclaration, syntax.UsingDeclaration,
		syntax.StructSpecifier, syntax.ClassSpecifier,
		syntax.UnionSpecifier, syntax.EnumSpecifier, syntax.NamespaceAliasDefinition, syntax.AttributeDeclaration,
		syntax.AttributeSpecifier, syntax.Token,
		syntax.FunctionDefinition:
		return nil
	case syntax.StaticAssertDeclaration:
		b.constant(s, n.First())
		return nil
	case syntax.ExpressionStatement:
		if n.First().IsZero() {
			return nil
		}
	}
	return []*Op{b.statement(s, n)}
}

// constant builds a constant expression that the compiler evaluates.
func (b *builder) constant(s *sema.Scope, n syntax.Node) *Op {
	if n.IsZero() {
		return nil
	}
	outer := b.temporaries
	op := b.value(s, n)
	b.temporaries = outer
	b.body.Constants = append(b.body.Constants, op)
	return op
}

// statement builds one statement in scope s; nil for an empty one.
func (b *builder) statement(s *sema.Scope, n syntax.Node) *Op {
	if n.IsZero() {
		return nil
	}
	return b.within(s, n, b.eachStatement)
}

func (b *builder) eachStatement(s *sema.Scope, n syntax.Node) *Op {
	switch n.Kind() {
	case syntax.CompoundStatement:
		in := b.inside(s, n)
		return b.block(in, n, func() []*Op { return b.list(in, n.First()) })
	case syntax.ExpressionStatement:
		if n.First().IsZero() {
			return nil
		}
		return b.fullExpression(s, n.First())
	case syntax.IfStatement:
		return b.ifStatement(s, n)
	case syntax.ElseClause:
		return b.statement(s, n.First())
	case syntax.WhileStatement:
		return b.whileStatement(s, n)
	case syntax.DoStatement:
		return b.op(Do, s, n, nil, b.statement(s, n.Child(syntax.FieldBody)), b.condition(s, n.Child(syntax.FieldCondition)))
	case syntax.ForStatement:
		return b.forStatement(s, n)
	case syntax.ForRangeLoop:
		return b.rangeLoop(s, n)
	case syntax.SwitchStatement:
		return b.switchStatement(s, n)
	case syntax.CaseStatement:
		return b.caseStatement(s, n)
	case syntax.LabeledStatement:
		op := b.op(Label, s, n, nil)
		op.detail = n.Child(syntax.FieldLabel).Text()
		for c := range n.Children() {
			if c.Field() != syntax.FieldLabel {
				op.Args = append(op.Args, b.oneOf(s, n, b.statements(s, c)))
				break
			}
		}
		if len(op.Args) == 0 {
			op.Args = []*Op{nil}
		}
		return op
	case syntax.GotoStatement:
		op := b.op(Goto, s, n, nil)
		op.detail = n.Child(syntax.FieldLabel).Text()
		return op
	case syntax.BreakStatement:
		return b.op(Break, s, n, nil)
	case syntax.ContinueStatement:
		return b.op(Continue, s, n, nil)
	case syntax.ReturnStatement:
		return b.returnStatement(s, n)
	case syntax.ThrowStatement:
		return b.full(func() *Op { return b.op(Full, s, n, nil, b.throw(s, n)) })
	case syntax.TryStatement:
		return b.tryStatement(s, n)
	case syntax.AttributedStatement:
		return b.statement(s, n.Last())
	case syntax.Declaration:
		return b.oneOf(s, n, b.declaration(s, n))
	case syntax.Error, syntax.Missing:
		return b.unknown(s, n, SyntaxError)
	case syntax.GnuAsmExpression:
		return b.full(func() *Op { return b.op(Full, s, n, nil, b.asm(s, n)) })
	case syntax.InitStatement:
		return b.oneOf(s, n, b.statements(s, n.First()))
	}
	return b.fullExpression(s, n)
}

// inside returns the scope that a node right in s opens.
func (b *builder) inside(s *sema.Scope, n syntax.Node) *sema.Scope {
	if first := n.First(); !first.IsZero() {
		return s.At(first)
	}
	return s
}

// list builds a statement and its successors.
func (b *builder) list(s *sema.Scope, n syntax.Node) []*Op {
	var all []*Op
	for ; !n.IsZero(); n = n.Next() {
		all = append(all, b.statements(s, n)...)
	}
	return all
}

// oneOf makes one operation of those that a declaration is made of.
func (b *builder) oneOf(s *sema.Scope, n syntax.Node, all []*Op) *Op {
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return b.insert(Block, s, n, nil, all...)
}

// substatement builds a statement that is a scope even without braces.
func (b *builder) substatement(s *sema.Scope, n syntax.Node) *Op {
	if n.Kind() == syntax.ElseClause {
		n = n.First()
	}
	return b.scoped(s, n, func() *Op { return b.statement(s, n) })
}

// ifStatement leaves out the branch that "if constexpr" discards, and with it the
// condition.
func (b *builder) ifStatement(s *sema.Scope, n syntax.Node) *Op {
	in := b.inside(s, n)
	clause := n.Child(syntax.FieldCondition)
	then, otherwise := n.Child(syntax.FieldConsequence), n.Child(syntax.FieldAlternative)
	return b.scoped(s, n, func() *Op {
		before := b.beforeCondition(in, clause)
		if sema.IsConstexprIf(n) {
			value := clause.Child(syntax.FieldValue)
			b.constant(in, value)
			c, ok := in.Constant(value)
			switch {
			case !ok:
				undecided := b.unknown(in, value, Dependent)
				return b.op(If, s, n, nil, before, undecided, b.substatement(in, then), b.substatement(in, otherwise))
			case c.Bool():
				return b.chosen(in, n, before, then)
			}
			return b.chosen(in, n, before, otherwise)
		}
		return b.op(If, s, n, nil, before, b.condition(in, clause), b.substatement(in, then), b.substatement(in, otherwise))
	})
}

// chosen builds the taken branch of an "if constexpr".
func (b *builder) chosen(s *sema.Scope, n syntax.Node, before *Op, branch syntax.Node) *Op {
	var all []*Op
	for _, op := range []*Op{before, b.substatement(s, branch)} {
		if op != nil {
			all = append(all, op)
		}
	}
	return b.op(Block, s, n, nil, all...)
}

// beforeCondition builds the initialization of an if or switch statement.
func (b *builder) beforeCondition(s *sema.Scope, clause syntax.Node) *Op {
	init := clause.Child(syntax.FieldInitializer)
	if init.IsZero() {
		return nil
	}
	return b.statement(s, init)
}

// condition builds the condition of a statement, as a bool.
func (b *builder) condition(s *sema.Scope, n syntax.Node) *Op {
	return b.tested(s, n, func(op *Op, direct bool) *Op { return b.truth(op) })
}

// tested builds a condition, converted to the required type by convert.
func (b *builder) tested(s *sema.Scope, n syntax.Node, convert func(op *Op, direct bool) *Op) *Op {
	n = testedNode(n)
	if n.IsZero() {
		return nil
	}
	if n.Kind() != syntax.Declaration {
		return b.test(func() *Op { return convert(b.expr(s, n), true) })
	}
	all := b.declaration(s, n)
	if len(all) != 1 || all[0].Kind != Declare {
		return b.unknown(s, n, SyntaxError, all...)
	}
	v := b.insert(Var, s, n.Child(syntax.FieldDeclarator), all[0].Variable.Type().NonReference())
	v.Variable, v.Category = all[0].Variable, sema.LValue
	value := b.test(func() *Op { return convert(v, true) })
	return b.op(Declared, s, n, value.Type, all[0], value)
}

// test builds a full-expression that yields a value: it lies in a Full if temporary
// objects end with it.
func (b *builder) test(value func() *Op) *Op {
	outer := b.temporaries
	b.temporaries = nil
	op := value()
	if len(b.temporaries) > 0 {
		slices.Reverse(b.temporaries)
		full := b.op(Full, op.scope, op.Node, op.Type, append([]*Op{op}, b.temporaries...)...)
		full.Inserted = true
		op = full
	}
	b.temporaries = outer
	return op
}

func testedNode(n syntax.Node) syntax.Node {
	for n.Kind() == syntax.ConditionClause || n.Kind() == syntax.ParenthesizedExpression {
		if v := n.Child(syntax.FieldValue); !v.IsZero() {
			n = v
		} else {
			n = n.First()
		}
	}
	return n
}

// whileStatement builds a loop. Where its condition declares an object that a destructor
// ends, each turn begins and ends it: "while (T x = e) s" is "for (;;) { T x = e; if (x) s
// else break; }" ([stmt.while]).
func (b *builder) whileStatement(s *sema.Scope, n syntax.Node) *Op {
	in := b.inside(s, n)
	outer := b.ends
	b.ends = nil
	condition := b.condition(in, n.Child(syntax.FieldCondition))
	ends := b.ends
	b.ends = outer
	statement := b.substatement(in, n.Child(syntax.FieldBody))
	if len(ends) == 0 || !condition.Is(Declared) {
		return b.op(While, s, n, nil, condition, statement)
	}
	test := b.insert(If, in, condition.Node, nil, nil, condition.Args[1], statement, b.insert(Break, in, n, nil))
	turn := b.insert(Block, in, n, nil, append([]*Op{condition.Args[0], test}, ends...)...)
	return b.op(For, s, n, nil, nil, nil, nil, turn)
}

func (b *builder) forStatement(s *sema.Scope, n syntax.Node) *Op {
	in := b.inside(s, n)
	return b.scoped(s, n, func() *Op {
		var init, step *Op
		if i := n.Child(syntax.FieldInitializer); !i.IsZero() {
			init = b.oneOf(in, i, b.statements(in, i))
		}
		condition := b.condition(in, n.Child(syntax.FieldCondition))
		if u := n.Child(syntax.FieldUpdate); !u.IsZero() {
			step = b.fullExpression(in, u)
		}
		return b.op(For, s, n, nil, init, condition, step, b.substatement(in, n.Child(syntax.FieldBody)))
	})
}

func (b *builder) switchStatement(s *sema.Scope, n syntax.Node) *Op {
	in := b.inside(s, n)
	clause := n.Child(syntax.FieldCondition)
	return b.scoped(s, n, func() *Op {
		before := b.beforeCondition(in, clause)
		value := b.tested(in, clause, func(op *Op, _ bool) *Op { return b.selector(op) })
		return b.op(Switch, s, n, nil, before, value, b.substatement(in, n.Child(syntax.FieldBody)))
	})
}

func (b *builder) caseStatement(s *sema.Scope, n syntax.Node) *Op {
	op := b.op(Case, s, n, nil)
	value := n.Child(syntax.FieldValue)
	if !value.IsZero() {
		outer := b.temporaries
		op.detail = b.value(s, value)
		b.temporaries = outer
	}
	for c := range n.Children() {
		if c != value {
			op.Args = append(op.Args, b.statements(s, c)...)
		}
	}
	return op
}

func (b *builder) returnStatement(s *sema.Scope, n syntax.Node) *Op {
	e := n.First()
	if e.IsZero() {
		return b.op(Return, s, n, nil, nil)
	}
	return b.full(func() *Op {
		if b.result.Kind == sema.Void {
			return b.op(Return, s, n, nil, b.discard(b.expr(s, e)))
		}
		return b.op(Return, s, n, nil, b.initialize(b.result, s, e, e, false))
	})
}

func (b *builder) tryStatement(s *sema.Scope, n syntax.Node) *Op {
	op := b.op(Try, s, n, nil)
	for c := range n.Children() {
		if c.Kind() != syntax.CatchClause {
			op.Args = append(op.Args, b.statement(s, c))
			continue
		}
		in := b.inside(s, c)
		var declared *Op
		if p := c.Child(syntax.FieldParameters).ChildOf(syntax.ParameterDeclaration); !p.IsZero() {
			if v := in.LocalAt(p.Child(syntax.FieldDeclarator)); v != nil {
				declared = b.op(Declare, in, p, nil, nil)
				declared.Variable = v
			}
		}
		op.Args = append(op.Args, b.op(Catch, s, c, nil, declared, b.statement(in, c.Child(syntax.FieldBody))))
	}
	return op
}

// declaration builds the variables of a declaration.
func (b *builder) declaration(s *sema.Scope, n syntax.Node) []*Op {
	var all []*Op
	b.templateArguments(s, n.Child(syntax.FieldType))
	for d := range n.Children() {
		if d.Kind() == syntax.Error {
			all = append(all, b.unknown(s, d, SyntaxError))
		}
		if d.Field() != syntax.FieldDeclarator {
			continue
		}
		for _, size := range sema.Bounds(d) {
			if op := b.constant(s, size); op.reason == 0 && !s.InPattern() {
				if _, ok := op.Constant(); !ok { // computed when the array is made
					b.body.Constants = b.body.Constants[:len(b.body.Constants)-1]
					all = append(all, b.op(Full, s, size, nil, op))
				}
			}
		}
		if names, _ := sema.BindingNames(d); names != nil {
			all = append(all, b.binding(s, d)...)
			continue
		}
		v := s.LocalAt(d)
		if v == nil || v.Specifiers().Has(syntax.Extern) {
			continue
		}
		all = append(all, b.declareVariable(s, d, v))
	}
	return all
}

// templateArguments builds the calls that are template arguments of the type of a declaration.
func (b *builder) templateArguments(s *sema.Scope, t syntax.Node) {
	if !t.Is(syntax.TemplateType, syntax.QualifiedIdentifier, syntax.DependentType) {
		return
	}
	t.Walk(func(n syntax.Node) bool {
		if n.Kind() == syntax.CallExpression {
			b.constant(s, n)
			return false
		}
		return !n.Is(syntax.Decltype, syntax.LambdaExpression)
	})
}

// declareVariable builds the declaration of a variable, and has its block end it.
func (b *builder) declareVariable(s *sema.Scope, d syntax.Node, v *sema.Variable) *Op {
	var bound *Op
	op := b.full(func() *Op {
		op := b.op(Declare, s, d, nil, b.variableInitializer(s, d, v))
		op.Variable = v
		bound = b.extend(op.Args[0])
		return op
	})
	_, unseen := v.Mark(syntax.Macro)
	automatic := !v.IsStatic() && v.DeclaredMemory() == 0 && !unseen && v.Scope.Kind != sema.NamespaceScope && v.Member == nil
	switch {
	case bound != nil:
		b.ends = append(b.ends, bound)
	case automatic:
		b.endsWithBlock(s, d, v)
	}
	return op
}

// variableInitializer builds the initializer of a variable: none for one in the memory of
// a device, for which no constructor runs but an empty one.
func (b *builder) variableInitializer(s *sema.Scope, d syntax.Node, v *sema.Variable) *Op {
	_, unseen := v.Mark(syntax.Macro)
	init := v.Initializer()
	switch {
	case v.IsParenInit():
		return b.parenInit(s, d, v)
	case v.Specifiers().Has(syntax.Extern) && init.IsZero():
		return nil
	case (v.DeclaredMemory() != 0 || unseen) && init.IsZero():
		return nil
	}
	return b.initialize(v.Type(), s, init, d, v.IsDirect())
}

// extend takes the end of the temporary object that a reference is bound to, or to a part
// of, out of those that end with the full-expression; nil if there is none.
func (b *builder) extend(op *Op) *Op {
	if !op.Is(Bind) {
		return nil
	}
	for op = op.Args[0]; op.Is(Member, Cast); {
		op = op.Args[0]
	}
	if !op.Is(Materialize) {
		return nil
	}
	for i, end := range b.temporaries {
		if end.Object() == op {
			b.temporaries = slices.Delete(b.temporaries, i, i+1)
			return end
		}
	}
	return nil
}
