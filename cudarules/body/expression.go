package body

import (
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// expr builds an expression as written, in scope s: a glvalue is not read.
func (b *builder) expr(s *sema.Scope, n syntax.Node) *Op {
	for n.Kind() == syntax.ParenthesizedExpression && !n.First().IsZero() {
		if isStatementExpression(n) {
			return b.unknown(s, n, NotSupported)
		}
		n = n.First()
	}
	if n.IsZero() {
		return b.unknown(s, n, SyntaxError)
	}
	return b.within(s, n, b.each)
}

// isStatementExpression recognises ({ ... }), which is taken out of the text.
func isStatementExpression(n syntax.Node) bool {
	first := n.First()
	return first.Kind() == syntax.CompoundStatement || first.Kind() == syntax.Identifier && first.Text() == "{"
}

// value builds an expression and reads it.
func (b *builder) value(s *sema.Scope, n syntax.Node) *Op { return b.load(b.expr(s, n)) }

// load reads a glvalue: arrays and functions decay, and objects of class type remain, since copying
// them takes a constructor. Unknown operations remain as well.
func (b *builder) load(op *Op) *Op {
	if op.Category == sema.PRValue {
		return op
	}
	switch op.Type.Kind {
	case sema.UnknownType, sema.RecordType, sema.TemplateParamType, sema.Auto:
		return op
	case sema.Array, sema.FunctionType:
		return b.insert(Decay, op.scope, op.Node, op.Type.Decay(), op)
	}
	t := op.Type
	if t.IsArithmetic() {
		t = sema.Basic(t.Kind)
	}
	return b.insert(Load, op.scope, op.Node, t.Unqualified(), op)
}

// object makes an object of a prvalue of class type: a temporary one, which ends with the
// full-expression.
func (b *builder) object(op *Op) *Op {
	if op.Category != sema.PRValue || op.Type.Element().Kind != sema.RecordType {
		return op
	}
	return b.materialize(op)
}

func (b *builder) materialize(op *Op) *Op {
	m := b.insert(Materialize, op.scope, op.Node, op.Type, op)
	m.Category = sema.XValue
	b.endsHere(m, op.Type)
	return m
}

// destroy builds the end of an object of type t; nil if its destructor does nothing.
func (b *builder) destroy(s *sema.Scope, n syntax.Node, t *sema.Type) *Op {
	e := t.Element()
	if e.Kind != sema.RecordType || t.TriviallyDestructible() == sema.Yes {
		return nil
	}
	end := b.insert(Destroy, s, n, nil)
	end.Record, end.Special, end.Function = e.Record, sema.Destructor, e.Record.Destructor()
	return end
}

// endsHere has an object that an operation makes end with the full-expression.
func (b *builder) endsHere(made *Op, t *sema.Type) {
	if end := b.destroy(made.scope, made.Node, t); end != nil {
		end.detail = made
		b.temporaries = append(b.temporaries, end)
	}
}

// endsWithBlock has a variable end with its block.
func (b *builder) endsWithBlock(s *sema.Scope, n syntax.Node, v *sema.Variable) {
	if end := b.destroy(s, n, v.Type()); end != nil {
		end.Variable = v
		b.ends = append(b.ends, end)
	}
}

func (b *builder) each(s *sema.Scope, n syntax.Node) *Op {
	v := s.Value(n)
	switch n.Kind() {
	case syntax.NumberLiteral, syntax.CharLiteral, syntax.True, syntax.False, syntax.Null,
		syntax.StringLiteral, syntax.RawStringLiteral, syntax.ConcatenatedString:
		return b.literal(s, n, v)
	case syntax.UserDefinedLiteral:
		return b.literalOperator(s, n, v)
	case syntax.This:
		return b.op(This, s, n, v.Type)
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction, syntax.TypeIdentifier,
		syntax.FieldIdentifier, syntax.OperatorName,
		syntax.TemplateType, syntax.DependentName, syntax.TemplateMethod:
		return b.name(s, n, v)
	case syntax.PointerExpression:
		return b.pointer(s, n, v)
	case syntax.UnaryExpression:
		return b.unary(s, n, v)
	case syntax.UpdateExpression:
		return b.step(s, n, v)
	case syntax.BinaryExpression:
		return b.binary(s, n, v)
	case syntax.AssignmentExpression:
		return b.assignment(s, n, v)
	case syntax.CommaExpression:
		return b.comma(s, n, v)
	case syntax.ConditionalExpression:
		return b.conditional(s, n, v)
	case syntax.SubscriptExpression:
		return b.subscript(s, n, v)
	case syntax.FieldExpression:
		return b.member(s, n, v)
	case syntax.CallExpression:
		return b.call(s, n, v)
	case syntax.CastExpression:
		return b.cast(s, n, s.Type(n.Child(syntax.FieldType)), n.Child(syntax.FieldValue))
	case syntax.CompoundLiteralExpression:
		op := b.initialize(v.Type, s, n.Child(syntax.FieldValue), n, true)
		if op != nil {
			op.Explicit = true
			return op
		}
		return b.insert(Zero, s, n, v.Type)
	case syntax.NewExpression:
		return b.newExpression(s, n, v)
	case syntax.DeleteExpression:
		return b.deleteExpression(s, n)
	case syntax.ThrowExpression:
		return b.throw(s, n)
	case syntax.LambdaExpression:
		return b.lambda(s, n, v)
	case syntax.SizeofExpression, syntax.AlignofExpression, syntax.OffsetofExpression, syntax.TypeidExpression, syntax.RequiresExpression:
		op := b.op(Unevaluated, s, n, v.Type)
		op.Category = v.Category
		if o := n.Child(syntax.FieldValue); n.Kind() == syntax.TypeidExpression && !o.IsZero() {
			if t := s.Value(o.Unparen()); t.Category != sema.PRValue && t.Type.Kind == sema.RecordType && t.Type.Record.IsPolymorphic() == sema.Yes {
				op.Args = []*Op{b.expr(s, o)}
			}
		}
		return op
	case syntax.GnuAsmExpression:
		return b.asm(s, n)
	case syntax.FoldExpression:
		return b.fold(s, n)
	case syntax.ParameterDeclaration:
		return b.parenInitArgument(s, n)
	case syntax.InitializerList:
		return b.unknown(s, n, NoType, b.exprs(s, n)...)
	case syntax.Error, syntax.Missing:
		return b.unknown(s, n, SyntaxError)
	case syntax.ParameterPackExpansion: // of a pack without arguments: others are expanded elsewhere
		return b.unknown(s, n, Dependent, b.exprs(s, n)...)
	}
	return b.unknown(s, n, NotSupported, b.exprs(s, n)...)
}

// exprs builds the children of a node that are expressions.
func (b *builder) exprs(s *sema.Scope, n syntax.Node) []*Op {
	var all []*Op
	for c := range n.Children() {
		switch c.Kind() {
		case syntax.Token, syntax.Comment, syntax.TypeDescriptor, syntax.TemplateArgumentList, syntax.PrimitiveType:
		case syntax.InitializerPair:
			all = append(all, b.expr(s, c.Child(syntax.FieldValue)))
		default:
			all = append(all, b.expr(s, c))
		}
	}
	return all
}

func (b *builder) literal(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if v.Type.Kind == sema.UnknownType {
		return b.unknown(s, n, NotSupported)
	}
	op := b.op(Literal, s, n, v.Type)
	op.Category = v.Category
	return op
}

func (b *builder) literalOperator(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	c := s.Call(n)
	if c == nil {
		return b.name(s, n, v)
	}
	return b.finishCall(s, n, c, v, nil, nil)
}

// name builds the entity that a name denotes.
func (b *builder) name(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	switch e := v.Entity.(type) {
	case *sema.Variable:
		return b.variable(s, n, v, e)
	case *sema.Enumerator:
		return b.op(Literal, s, n, v.Type)
	}
	if fs := v.Functions(); len(fs) > 0 {
		op := b.op(Func, s, n, v.Type)
		op.Category = v.Category
		if len(fs) == 1 {
			op.Function = fs[0]
		} else {
			op.detail = fs
		}
		return op
	}
	if v.Type.Kind != sema.UnknownType {
		return b.literal(s, n, v)
	}
	if found := s.LookupNode(n); len(found) > 0 {
		if _, ok := found[0].(*sema.TypeParam); ok {
			return b.unknown(s, n, Dependent)
		}
		return b.unknown(s, n, NoType)
	}
	if n.Kind() != syntax.Identifier && s.NamesParameter(n) { // T::x
		return b.unknown(s, n, Dependent)
	}
	return b.unknown(s, n, Undeclared)
}

func (b *builder) variable(s *sema.Scope, n syntax.Node, v sema.Value, e *sema.Variable) *Op {
	if e.Member == nil || e.IsStatic() {
		op := b.op(Var, s, n, v.Type)
		op.Variable, op.Category = e, v.Category
		return op
	}
	op := b.op(Member, s, n, v.Type, b.thisObject(s, n))
	op.Variable, op.Category = e, v.Category
	return op
}

// thisObject is *this where it is not written.
func (b *builder) thisObject(s *sema.Scope, n syntax.Node) *Op {
	t := s.This()
	this := b.insert(This, s, n, t)
	if t.Kind != sema.Pointer {
		op := b.insert(Deref, s, n, sema.Basic(sema.UnknownType), this)
		op.Category = sema.LValue
		return op
	}
	op := b.insert(Deref, s, n, t.Elem, this)
	op.Category = sema.LValue
	return op
}

// pointer builds *p and &x.
func (b *builder) pointer(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	arg := n.Child(syntax.FieldArgument)
	if n.Op() == syntax.AddressOf {
		op := b.op(AddressOf, s, n, v.Type, b.expr(s, arg))
		if v.Type.Kind == sema.MemberPointer && op.Args[0].Kind == Member { // &C::m: there is no object
			op.Args[0] = b.op(Var, s, arg, op.Args[0].Type)
			op.Args[0].Variable, _ = s.Value(arg).Entity.(*sema.Variable)
			op.Args[0].Category = sema.LValue
		}
		return op
	}
	operand := b.operand(s, n, arg)
	if operand.Type.Kind == sema.FunctionType {
		return operand
	}
	operand = b.load(operand)
	if operand.Type.Kind != sema.Pointer {
		return b.dependent(s, n, v, operand)
	}
	if operand.Type.Elem.Kind == sema.FunctionType {
		op := b.op(Deref, s, n, operand.Type.Elem, operand)
		op.Category = sema.LValue
		return op
	}
	op := b.op(Deref, s, n, operand.Type.Elem, operand)
	op.Category = sema.LValue
	return op
}

// dependent is an operation on operands whose types are not known.
func (b *builder) dependent(s *sema.Scope, n syntax.Node, v sema.Value, operands ...*Op) *Op {
	why := NoType
	for _, o := range operands {
		switch {
		case o == nil:
		case o.reason == Dependent || o.Type != nil && o.Type.Kind != sema.UnknownType && o.Type.IsDependent():
			why = Dependent
		}
	}
	op := b.unknown(s, n, why, operands...)
	op.Type, op.Category = v.Type, v.Category
	return op
}

// operand builds an operand of a built-in operator: one of class type by way of its
// conversion function.
func (b *builder) operand(s *sema.Scope, n, operand syntax.Node) *Op {
	op := b.expr(s, operand)
	if op.Type.Kind == sema.RecordType {
		if f := s.OperandConversion(n, operand); f != nil {
			return b.convertBy(f, op)
		}
	}
	return op
}

// convertBy calls a conversion function for an object.
func (b *builder) convertBy(f *sema.Function, object *Op) *Op {
	v := f.Result().Of()
	object = b.object(object)
	call := b.insert(Call, object.scope, object.Node, v.Type, object)
	call.Function, call.Category = f, v.Category
	return call
}

func (b *builder) unary(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	if n.Op() == syntax.Not {
		op := b.op(Unary, s, n, sema.Basic(sema.Bool), b.truth(b.expr(s, n.Child(syntax.FieldArgument))))
		op.Operator = syntax.Not
		return op
	}
	operand := b.load(b.operand(s, n, n.Child(syntax.FieldArgument)))
	if v.Type.Kind == sema.UnknownType {
		return b.dependent(s, n, v, operand)
	}
	op := b.op(Unary, s, n, v.Type, b.standard(operand, v.Type))
	op.Operator = n.Op()
	return op
}

func (b *builder) step(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	operand := b.expr(s, n.Child(syntax.FieldArgument))
	if v.Type.Kind == sema.UnknownType {
		return b.dependent(s, n, v, operand)
	}
	op := b.op(Step, s, n, v.Type, operand)
	op.Operator, op.Category = n.Op(), v.Category
	return op
}

func (b *builder) binary(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	if c := s.ComparisonAt(n); c != nil {
		return b.comparison(s, n, c, v)
	}
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	name := n.Op()
	switch name {
	case syntax.LogicalAnd, syntax.LogicalOr:
		k := And
		if name == syntax.LogicalOr {
			k = Or
		}
		op := b.op(k, s, n, sema.Basic(sema.Bool), b.truth(b.expr(s, left)), b.truth(b.expr(s, right)))
		op.Operator = name
		return op
	case syntax.Comma:
		op := b.op(Comma, s, n, v.Type, b.discard(b.expr(s, left)), b.expr(s, right))
		op.Type, op.Category = op.Args[1].Type, op.Args[1].Category
		return op
	}
	l, r := b.operand(s, n, left), b.operand(s, n, right)
	if v.Type.Kind == sema.UnknownType || l.Type.Kind == sema.UnknownType || r.Type.Kind == sema.UnknownType {
		return b.dependent(s, n, v, l, r)
	}
	bit, bits := fieldValue(l), fieldValue(r)
	l, r = b.load(l), b.load(r)
	if l.Type.Kind == sema.RecordType || r.Type.Kind == sema.RecordType {
		return b.dependent(s, n, v, l, r)
	}
	switch name {
	case syntax.ShiftLeft, syntax.ShiftRight:
		l, r = b.standard(l, bit.Promoted()), b.standard(r, bits.Promoted())
	default:
		if common := sema.Usual(bit, bits); common.Kind != sema.UnknownType {
			l, r = b.standard(l, common), b.standard(r, common)
		}
	}
	op := b.op(Binary, s, n, v.Type, l, r)
	op.Operator = name
	return op
}

// fieldValue is the value of an operand, which the promotions of a bit-field ask for.
func fieldValue(op *Op) sema.Value {
	v := sema.Value{Type: op.Type, Category: op.Category}
	if op.Variable != nil {
		v.Entity = op.Variable
	}
	return v
}

// comparison builds a comparison by operator<=>: (a <=> b) < 0.
func (b *builder) comparison(s *sema.Scope, n syntax.Node, c *sema.Comparison, v sema.Value) *Op {
	left, right := b.expr(s, n.Child(syntax.FieldLeft)), b.expr(s, n.Child(syntax.FieldRight))
	call := b.insert(Call, s, n, c.ThreeWay.Result().Of().Type, nil, b.object(left), b.object(right))
	call.Function = c.ThreeWay
	if c.ThreeWay.Class != nil {
		call.Args = call.Args[1:]
	}
	if c.Rewritten == nil {
		call.Inserted, call.Type = false, v.Type
		return call
	}
	zero := b.insert(Literal, s, n, sema.Basic(sema.Int))
	zero.detail = sema.IntConst(0)
	op := b.op(Call, s, n, v.Type, nil, call, zero)
	op.Function = c.Rewritten
	return op
}

func (b *builder) assignment(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	to := b.expr(s, left)
	name := n.Op()
	switch {
	case to.Type.Kind == sema.RecordType && name == syntax.Assign:
		from := b.initialize(sema.Reference(to.Type.Unqualified().With(sema.Const), sema.LValueReference), s, right, right, false)
		op := b.op(Call, s, n, to.Type, b.object(to), from)
		op.Record, op.Special, op.Category = to.Type.Record, sema.CopyAssignment, sema.LValue
		return op
	case to.Type.Kind == sema.UnknownType || to.Type.Kind == sema.RecordType:
		return b.dependent(s, n, v, to, b.expr(s, right))
	}
	var from *Op
	if name == syntax.Assign {
		from = b.initialize(to.Type.Unqualified(), s, right, right, false)
	} else {
		from = b.load(b.operand(s, n, right))
	}
	if from == nil {
		from = b.insert(Zero, s, right, to.Type)
	}
	op := b.op(Assign, s, n, to.Type, to, from)
	op.Operator, op.Category = name, sema.LValue
	return op
}

func (b *builder) comma(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	left := b.discard(b.expr(s, n.Child(syntax.FieldLeft)))
	right := b.expr(s, n.Child(syntax.FieldRight))
	op := b.op(Comma, s, n, right.Type, left, right)
	op.Category = right.Category
	return op
}

func (b *builder) conditional(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	cond := b.truth(b.expr(s, n.Child(syntax.FieldCondition)))
	var branches []*Op
	for _, c := range []syntax.Node{n.Child(syntax.FieldConsequence), n.Child(syntax.FieldAlternative)} {
		if c.IsZero() {
			branches = append(branches, nil)
			continue
		}
		op := b.expr(s, c)
		if f := s.AlternativeConversion(n, c); f != nil {
			op = b.convertBy(f, op)
		}
		switch {
		case v.Type.Kind == sema.UnknownType || op.Is(Throw):
		case v.Category != sema.PRValue:
			op = b.recast(op, v.Type)
		case v.Type.Kind == sema.RecordType:
			op = b.copied(v.Type, s, c, op)
		case op.Type.Kind != sema.UnknownType:
			op = b.standard(b.load(op), v.Type)
		}
		branches = append(branches, op)
	}
	op := b.op(Conditional, s, n, v.Type, append([]*Op{cond}, branches...)...)
	op.Category = v.Category
	if v.Type.Kind == sema.UnknownType {
		b.because(op, b.dependent(s, n, v, branches...).reason)
	}
	return op
}

func (b *builder) subscript(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if c := s.Call(n); c != nil {
		return b.operatorCall(s, n, c, v)
	}
	index := n.Index()
	array, i := b.load(b.operand(s, n, n.Child(syntax.FieldArgument))), b.load(b.operand(s, n, index))
	if array.Type.Kind != sema.Pointer && i.Type.Kind == sema.Pointer {
		array, i = i, array
	}
	if array.Type.Kind != sema.Pointer || !index.Next().IsZero() {
		return b.dependent(s, n, v, array, i)
	}
	op := b.op(Index, s, n, array.Type.Elem, array, i)
	op.Category = sema.LValue
	return op
}

// member builds x.m, p->m, and x.*p.
func (b *builder) member(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	object := b.memberObject(s, n)
	if op := n.Op(); op == syntax.DotStar || op == syntax.ArrowStar {
		op := b.op(MemberByPtr, s, n, v.Type, object, b.value(s, n.Child(syntax.FieldField)))
		op.Category = v.Category
		if v.Type.Kind == sema.UnknownType {
			b.because(op, NoType)
		}
		return op
	}
	switch e := v.Entity.(type) {
	case *sema.Variable:
		if e.IsStatic() {
			op := b.op(Var, s, n, v.Type)
			op.Variable, op.Category = e, v.Category
			return b.behind(s, n, object, op)
		}
		op := b.op(Member, s, n, v.Type, object)
		op.Variable, op.Category = e, v.Category
		return op
	case *sema.Enumerator:
		return b.behind(s, n, object, b.name(s, n, v))
	}
	if fs := v.Functions(); len(fs) > 0 {
		return b.behind(s, n, object, b.name(s, n, v))
	}
	return b.dependent(s, n, v, object)
}

// behind evaluates an object before an operation that does not use it, such as access to a static member.
func (b *builder) behind(s *sema.Scope, n syntax.Node, object, op *Op) *Op {
	both := b.insert(Comma, s, n, op.Type, b.discard(object), op)
	both.Category = op.Category
	return both
}

// memberObject builds the object of a member expression, that of p->m by way of the
// pointer.
func (b *builder) memberObject(s *sema.Scope, n syntax.Node) *Op {
	object := n.Child(syntax.FieldArgument)
	op := b.expr(s, object)
	if !n.Op().ByPointer() {
		return b.object(op)
	}
	for range 8 {
		f := op.Type.Arrow()
		if f == nil {
			break
		}
		v := f.Result().Of()
		call := b.insert(Call, s, n, v.Type, b.object(op))
		call.Function, call.Category = f, v.Category
		op = call
	}
	op = b.load(op)
	if op.Type.Kind != sema.Pointer {
		return op
	}
	d := b.insert(Deref, s, object, op.Type.Elem, op)
	d.Category = sema.LValue
	return d
}

// lambda builds a closure: one initializer a capture.
func (b *builder) lambda(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	l := s.LambdaAt(n)
	op := b.op(Lambda, s, n, v.Type)
	op.detail, op.Record = l, l.Record
	for _, c := range l.Captures() {
		op.Args = append(op.Args, b.capture(s, c))
	}
	return op
}

func (b *builder) capture(s *sema.Scope, c *sema.Capture) *Op {
	switch {
	case c.This && !c.StarThis:
		return b.insert(This, s, c.Node, s.This())
	case c.This:
		object := b.thisObject(s, c.Node)
		return b.copied(object.Type.Unqualified(), s, c.Node, object)
	case c.Variable == nil:
		return b.unknown(s, c.Node, NotSupported)
	case !c.Init.IsZero():
		return b.initialize(c.Variable.Type(), s, c.Init, c.Node, false)
	}
	t := c.Variable.Type()
	op := b.op(Var, s, c.Node, t.NonReference())
	op.Variable, op.Category = c.Variable, sema.LValue
	switch {
	case c.ByReference || t.NonReference().Kind == sema.FunctionType:
		bind := b.insert(Bind, s, c.Node, op.Type, op)
		bind.Category = sema.LValue
		return bind
	case op.Type.Element().Kind == sema.RecordType:
		return b.copied(op.Type.Unqualified(), s, c.Node, op)
	case op.Type.Kind == sema.Array:
		return b.insert(Load, s, c.Node, op.Type, op)
	}
	return b.load(op)
}

func (b *builder) throw(s *sema.Scope, n syntax.Node) *Op {
	op := b.op(Throw, s, n, sema.Basic(sema.Void), nil)
	if e := n.First(); !e.IsZero() {
		t := s.ArgumentValue(e).Type.Decay()
		if t.Kind == sema.UnknownType {
			op.Args[0] = b.expr(s, e)
		} else {
			op.Args[0] = b.initialize(t, s, e, e, false)
		}
	}
	return op
}

// asm builds the operands of an assembler statement.
func (b *builder) asm(s *sema.Scope, n syntax.Node) *Op {
	op := b.op(Asm, s, n, sema.Basic(sema.Void))
	var inputs []*Op
	for c := range n.AllBut(syntax.LambdaExpression) {
		if !c.Is(syntax.GnuAsmOutputOperand, syntax.GnuAsmInputOperand) {
			continue
		}
		operand := c.Child(syntax.FieldValue)
		if operand.IsZero() {
			operand = c.Child(syntax.FieldArguments).First()
		}
		if c.Kind() == syntax.GnuAsmOutputOperand {
			op.Args = append(op.Args, b.expr(s, operand))
		} else {
			inputs = append(inputs, b.value(s, operand))
		}
	}
	op.Outputs = int32(len(op.Args))
	op.Args = append(op.Args, inputs...)
	return op
}

// fold builds a fold expression for the elements of its pack, from the first to the last:
// of a right fold of operators that do not associate, only the operands are right.
func (b *builder) fold(s *sema.Scope, n syntax.Node) *Op {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	name := n.Op()
	var elements []*Op
	expanded := false
	for _, side := range []syntax.Node{left, right} {
		switch {
		case side.IsZero() || side.Text() == "...":
		case s.ExpandFold(n, side, func(in *sema.Scope, p syntax.Node) { elements = append(elements, b.expr(in, p)) }):
			expanded = true
		default:
			elements = append(elements, b.expr(s, side)) // the initial or final operand of the fold
		}
	}
	if !expanded {
		return b.unknown(s, n, Dependent, elements...)
	}
	if len(elements) == 0 {
		op := b.insert(Literal, s, n, sema.Basic(sema.Bool))
		return op
	}
	all := elements[0]
	for _, e := range elements[1:] {
		all = b.folded(s, n, name, all, e)
	}
	return all
}

// folded combines two elements of a fold expression.
func (b *builder) folded(s *sema.Scope, n syntax.Node, name syntax.Op, l, r *Op) *Op {
	var op *Op
	switch name {
	case syntax.Comma:
		op = b.op(Comma, s, n, r.Type, b.discard(l), r)
		op.Category = r.Category
	case syntax.LogicalAnd:
		op = b.op(And, s, n, sema.Basic(sema.Bool), b.truth(l), b.truth(r))
	case syntax.LogicalOr:
		op = b.op(Or, s, n, sema.Basic(sema.Bool), b.truth(l), b.truth(r))
	default:
		common := sema.Usual(fieldValue(l), fieldValue(r))
		if common.Kind == sema.UnknownType {
			return b.unknown(s, n, Undecided, l, r)
		}
		op = b.op(Binary, s, n, common, b.standard(b.load(l), common), b.standard(b.load(r), common))
	}
	op.Operator, op.Inserted = name, true
	return op
}
