package sema

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Constant is the value of a constant expression: an integer, a boolean, a
// floating-point number or, with type std::nullptr_t, the null pointer.
type Constant struct {
	Type  *Type
	bits  int64
	float float64
}

// IntConst returns a constant of type int, or long if it needs that.
func IntConst(v int64) Constant {
	t := Basic(Int)
	if v != int64(int32(v)) {
		t = Basic(Long)
	}
	return Constant{Type: t, bits: v}
}

func boolConst(b bool) Constant {
	c := Constant{Type: Basic(Bool)}
	if b {
		c.bits = 1
	}
	return c
}

func sizeConst(n int64) Constant { return Constant{Type: Basic(ULong), bits: n} }

// Int returns the value as an integer; that of an unsigned long above the
// greatest int64 comes out negative.
func (c Constant) Int() int64 {
	if c.Type != nil && c.Type.IsFloating() {
		return int64(c.float)
	}
	return c.bits
}

// Float returns the value as a floating-point number.
func (c Constant) Float() float64 {
	switch {
	case c.Type.IsFloating():
		return c.float
	case c.Type.Kind == ULong || c.Type.Kind == ULongLong:
		return float64(uint64(c.bits))
	}
	return float64(c.bits)
}

// Bool returns the value converted to bool.
func (c Constant) Bool() bool { return c.Float() != 0 }

// Equal reports whether two constants have the same value.
func (c Constant) Equal(d Constant) bool {
	if c.Type.IsFloating() || d.Type.IsFloating() {
		return c.Float() == d.Float()
	}
	return c.bits == d.bits
}

func (c Constant) String() string {
	if c.Type.IsFloating() {
		return strconv.FormatFloat(c.float, 'g', -1, 64)
	}
	if c.Type.Kind == Bool {
		return strconv.FormatBool(c.bits != 0)
	}
	if c.Type.IsUnsigned() {
		return strconv.FormatUint(uint64(c.bits), 10)
	}
	return fmt.Sprint(c.bits)
}

// Convert returns the value converted to an arithmetic or enumeration type.
func (c Constant) Convert(t *Type) (Constant, bool) {
	t = t.NonReference().Unqualified()
	under := t
	if t.Kind == EnumType {
		under = t.Enum.Underlying()
	}
	switch {
	case t.Kind == Pointer && c.Type.Kind == NullPtr:
		return Constant{Type: t}, true
	case under.Kind == Bool:
		return Constant{Type: t, bits: boolConst(c.Bool()).bits}, true
	case under.IsFloating():
		f := c.Float()
		if under.Kind == Float {
			f = float64(float32(f))
		}
		return Constant{Type: t, float: f}, true
	case under.IsInteger():
		v := c.bits
		if c.Type.IsFloating() {
			v = int64(c.float)
		}
		return Constant{Type: t, bits: truncate(v, under.Kind)}, true
	}
	return c, false
}

func truncate(v int64, k TypeKind) int64 {
	switch k {
	case Char, SChar:
		return int64(int8(v))
	case UChar, Char8:
		return int64(uint8(v))
	case Short:
		return int64(int16(v))
	case UShort, Char16:
		return int64(uint16(v))
	case Int, WChar:
		return int64(int32(v))
	case UInt, Char32:
		return int64(uint32(v))
	}
	return v
}

// A constantResult is the value of a constant expression, if it is known.
type constantResult struct {
	value Constant
	ok    bool
}

// Value returns the enumerator's value: the written one, or one more than that of the previous
// enumerator.
func (e *Enumerator) Value() (Constant, bool) {
	q := &e.Enum.TU.inquiry
	switch {
	case e.value != nil:
		return e.value.value, e.value.ok
	case e.asked != 0:
		q.repeat(e.asked)
		return Constant{}, false
	}
	at, ok := q.begin()
	e.asked = at
	var c Constant
	if ok {
		c, ok = e.findValue()
	}
	e.asked = 0
	if q.end(at) {
		e.value = &constantResult{c, ok}
		if q.tooDeep {
			q.later(func() { e.value = nil })
		}
	}
	return c, ok
}

func (e *Enumerator) findValue() (Constant, bool) {
	if v := e.Node.Child(syntax.FieldValue); !v.IsZero() {
		return e.Enum.scope().Constant(v)
	}
	known := e.before // the nearest one whose value does not follow from another one's
	n := int64(0)
	for ; known != nil && known.value == nil && known.Node.Child(syntax.FieldValue).IsZero(); known = known.before {
		n++
	}
	if known == nil {
		return IntConst(n), true
	}
	c, ok := known.Value()
	return IntConst(c.Int() + n + 1), ok
}

// Constant evaluates a constant expression. It reports false if n is none, or
// none that can be evaluated here.
func (s *Scope) Constant(n syntax.Node) (Constant, bool) {
	tu := s.TU
	if !tu.allowsDepth(limit.ConstantDepth, tu.constantDepth+1) {
		return Constant{}, false
	}
	tu.constantDepth++
	e := evaluator{tu: tu}
	c, ok := e.eval(s, n)
	tu.constantDepth--
	return c, ok
}

// An evaluator computes constant expressions.
type evaluator struct {
	tu    *TU
	steps int                    // that it took
	depth int                    // of calls
	frame map[*Variable]Constant // locals and parameters of the function that is evaluated
}

// step takes one more step, and reports false if it is one too many.
func (e *evaluator) step() bool {
	e.steps++
	return e.tu.limits.Allows(limit.ConstantSteps, e.steps) && e.tu.Spend(1)
}

// isSpent reports whether there are no steps left.
func (e *evaluator) isSpent() bool { return e.steps > limit.ConstantSteps.Value() }

func (e *evaluator) local(v *Variable) (Constant, bool) {
	c, ok := e.frame[v]
	return c, ok
}

func (e *evaluator) eval(s *Scope, n syntax.Node) (c Constant, ok bool) {
	if n.IsZero() || !e.step() || n.HasError() {
		return Constant{}, false
	}
	switch n.Kind() {
	case syntax.NumberLiteral:
		if s.TU.isOfUndecided(n) {
			return Constant{}, false
		}
		return parseNumber(n.Text())
	case syntax.CharLiteral:
		return s.TU.parseChar(n.Text())
	case syntax.True, syntax.False:
		return boolConst(n.Kind() == syntax.True), true
	case syntax.Null:
		return Constant{Type: Basic(NullPtr)}, true
	case syntax.ParenthesizedExpression:
		return e.eval(s, n.First())
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TypeIdentifier, syntax.FieldIdentifier, syntax.TemplateFunction, syntax.TemplateType:
		return e.name(s, n)
	case syntax.ParameterDeclaration: // an argument of "A x(n);"
		if n.Child(syntax.FieldDeclarator).IsZero() {
			return e.eval(s, n.Child(syntax.FieldType))
		}
	case syntax.TypeDescriptor: // a name that the grammar took for a type
		return e.name(s, n.Child(syntax.FieldType))
	case syntax.UnaryExpression:
		return e.unary(s, n)
	case syntax.BinaryExpression:
		return e.binary(s, n)
	case syntax.ConditionalExpression:
		cond, ok := e.eval(s, n.Child(syntax.FieldCondition))
		if !ok {
			return Constant{}, false
		}
		if cond.Bool() {
			return e.eval(s, n.Child(syntax.FieldConsequence))
		}
		return e.eval(s, n.Child(syntax.FieldAlternative))
	case syntax.CastExpression:
		v, ok := e.eval(s, n.Child(syntax.FieldValue))
		if !ok {
			return Constant{}, false
		}
		return v.Convert(s.Type(n.Child(syntax.FieldType)))
	case syntax.SizeofExpression, syntax.AlignofExpression:
		return e.sizeof(s, n)
	case syntax.FoldExpression:
		return e.foldPack(s, n)
	case syntax.OffsetofExpression:
		return s.offsetOf(n.Child(syntax.FieldType), n.Child(syntax.FieldMember))
	case syntax.CallExpression:
		return e.call(s, n)
	case syntax.CompoundLiteralExpression:
		list := n.Child(syntax.FieldValue)
		t := s.initialized(n.Child(syntax.FieldType), list, true)
		if list.First().IsZero() {
			return IntConst(0).Convert(t)
		}
		if list.First().Next().IsZero() {
			if v, ok := e.eval(s, list.First()); ok {
				return v.Convert(t)
			}
		}
	case syntax.InitializerList: // int n{3}
		if first := n.First(); !first.IsZero() && first.Next().IsZero() {
			return e.eval(s, first)
		} else if first.IsZero() {
			return IntConst(0), true
		}
	case syntax.ArgumentList: // int n(3)
		if first := n.First(); !first.IsZero() && first.Next().IsZero() {
			return e.eval(s, first)
		}
	}
	return Constant{}, false
}

func (e *evaluator) name(s *Scope, n syntax.Node) (Constant, bool) {
	if v, ok := s.intrinsic(n); ok {
		return v, true
	}
	found := s.LookupNode(n)
	if len(found) != 1 {
		return Constant{}, false
	}
	switch x := found[0].(type) {
	case *Enumerator:
		v, ok := x.Value()
		if ok && v.Type.Kind != EnumType {
			v.Type = &Type{Kind: EnumType, Enum: x.Enum}
		}
		return v, ok
	case *Argument:
		if x.Value != nil {
			return *x.Value, true
		}
	case *Variable:
		return e.variable(s, x, n)
	}
	return Constant{}, false
}

// variable evaluates a constant variable through its initializer.
func (e *evaluator) variable(s *Scope, v *Variable, n syntax.Node) (Constant, bool) {
	if c, ok := e.local(v); ok {
		return c, true
	}
	if v.TU.isChosenFor(v.Node, n) {
		return Constant{}, false
	}
	if v.IsTemplate() {
		in, dependent := s.variableInstance(v, n)
		if in == nil || dependent {
			return Constant{}, false
		}
		v = in
	}
	if t := v.Type(); t.Kind != UnknownType && (!t.IsConst() || t.IsVolatile() || !t.IsArithmetic() && t.Kind != EnumType) {
		return Constant{}, false
	}
	q := &v.TU.inquiry
	switch {
	case v.constant != nil:
		return v.constant.value, v.constant.ok
	case v.constantAsked != 0:
		q.repeat(v.constantAsked)
		return Constant{}, false
	}
	at, ok := q.begin()
	v.constantAsked = at
	var c Constant
	if ok {
		ok = v.Scope.followed(func() { c, ok = e.initializer(v) }) && ok
	}
	v.constantAsked = 0
	if q.end(at) && (ok || !e.isSpent()) {
		v.constant = &constantResult{c, ok}
		if q.tooDeep {
			q.later(func() { v.constant = nil })
		}
	}
	return c, ok
}

// initializer evaluates the initializer of a variable, or of a declaration of it.
func (e *evaluator) initializer(v *Variable) (Constant, bool) {
	if v.Parameter {
		return Constant{}, false
	}
	init, scope := v.Initializer(), v.Scope
	if d := v.InitializingDeclaration(); d != v {
		init, scope = d.Initializer(), d.Scope
	}
	frame := e.frame
	e.frame = nil
	c, ok := e.eval(scope, init)
	e.frame = frame
	if t := v.Type(); ok && (t.IsArithmetic() || t.Kind == EnumType) {
		return c.Convert(t)
	}
	return c, ok
}

func (e *evaluator) unary(s *Scope, n syntax.Node) (Constant, bool) {
	v, ok := e.eval(s, n.Child(syntax.FieldArgument))
	if !ok {
		return Constant{}, false
	}
	v = promote(v)
	switch n.Op() {
	case syntax.Minus:
		if v.Type.IsFloating() {
			v.float = -v.float
			return v, true
		}
		return Constant{Type: v.Type, bits: truncate(-v.bits, v.Type.Kind)}, true
	case syntax.Plus:
		return v, true
	case syntax.Complement:
		if v.Type.IsInteger() {
			return Constant{Type: v.Type, bits: truncate(^v.bits, v.Type.Kind)}, true
		}
	case syntax.Not:
		return boolConst(!v.Bool()), true
	}
	return Constant{}, false
}

func promote(c Constant) Constant {
	if c.Type.Kind == EnumType {
		c.Type = c.Type.Enum.Underlying()
	}
	if t := promoted(c.Type); t != c.Type {
		c.Type = t
	}
	return c
}

func (e *evaluator) binary(s *Scope, n syntax.Node) (Constant, bool) {
	op := n.Op()
	a, ok := e.eval(s, n.Child(syntax.FieldLeft))
	if !ok {
		return Constant{}, false
	}
	switch op {
	case syntax.LogicalAnd:
		if !a.Bool() {
			return boolConst(false), true
		}
	case syntax.LogicalOr:
		if a.Bool() {
			return boolConst(true), true
		}
	}
	b, ok := e.eval(s, n.Child(syntax.FieldRight))
	if !ok {
		return Constant{}, false
	}
	return Fold(op, a, b)
}

// Fold applies a binary operator to constants.
func Fold(op syntax.Op, a, b Constant) (Constant, bool) {
	switch op {
	case syntax.LogicalAnd, syntax.LogicalOr:
		return boolConst(b.Bool()), true
	}
	a, b = promote(a), promote(b)
	if !a.Type.IsArithmetic() || !b.Type.IsArithmetic() {
		if op == syntax.Equal || op == syntax.NotEqual {
			return boolConst(a.Equal(b) == (op == syntax.Equal)), true
		}
		return Constant{}, false
	}
	if op == syntax.ShiftLeft || op == syntax.ShiftRight {
		if a.Type.IsFloating() || b.Type.IsFloating() || b.bits < 0 || b.bits > 63 {
			return Constant{}, false
		}
		if op == syntax.ShiftLeft {
			return Constant{Type: a.Type, bits: truncate(a.bits<<b.bits, a.Type.Kind)}, true
		}
		if a.Type.IsUnsigned() {
			return Constant{Type: a.Type, bits: int64(uint64(a.bits) >> b.bits)}, true
		}
		return Constant{Type: a.Type, bits: a.bits >> b.bits}, true
	}
	t := usual(a.Type, b.Type)
	a, _ = a.Convert(t)
	b, _ = b.Convert(t)
	if t.IsFloating() {
		return foldFloat(op, t, a.float, b.float)
	}
	unsigned := t.IsUnsigned()
	less := a.bits < b.bits
	if unsigned {
		less = uint64(a.bits) < uint64(b.bits)
	}
	equal := a.bits == b.bits
	var v int64
	switch op {
	case syntax.Add:
		v = a.bits + b.bits
	case syntax.Sub:
		v = a.bits - b.bits
	case syntax.Mul:
		v = a.bits * b.bits
	case syntax.Div, syntax.Mod:
		if b.bits == 0 || a.bits == math.MinInt64 && b.bits == -1 {
			return Constant{}, false
		}
		switch {
		case unsigned && op == syntax.Div:
			v = int64(uint64(a.bits) / uint64(b.bits))
		case unsigned:
			v = int64(uint64(a.bits) % uint64(b.bits))
		case op == syntax.Div:
			v = a.bits / b.bits
		default:
			v = a.bits % b.bits
		}
	case syntax.BitAnd:
		v = a.bits & b.bits
	case syntax.BitOr:
		v = a.bits | b.bits
	case syntax.BitXor:
		v = a.bits ^ b.bits
	case syntax.Less:
		return boolConst(less), true
	case syntax.LessEqual:
		return boolConst(less || equal), true
	case syntax.Greater:
		return boolConst(!less && !equal), true
	case syntax.GreaterEqual:
		return boolConst(!less), true
	case syntax.Equal:
		return boolConst(equal), true
	case syntax.NotEqual:
		return boolConst(!equal), true
	default:
		return Constant{}, false
	}
	return Constant{Type: t, bits: truncate(v, t.Kind)}, true
}

func foldFloat(op syntax.Op, t *Type, a, b float64) (Constant, bool) {
	switch op {
	case syntax.Add:
		a += b
	case syntax.Sub:
		a -= b
	case syntax.Mul:
		a *= b
	case syntax.Div:
		a /= b
	case syntax.Less:
		return boolConst(a < b), true
	case syntax.LessEqual:
		return boolConst(a <= b), true
	case syntax.Greater:
		return boolConst(a > b), true
	case syntax.GreaterEqual:
		return boolConst(a >= b), true
	case syntax.Equal:
		return boolConst(a == b), true
	case syntax.NotEqual:
		return boolConst(a != b), true
	default:
		return Constant{}, false
	}
	if t.Kind == Float {
		a = float64(float32(a))
	}
	return Constant{Type: t, float: a}, true
}

func (e *evaluator) sizeof(s *Scope, n syntax.Node) (Constant, bool) {
	if strings.HasPrefix(n.Text(), "sizeof...") {
		arg := n.Child(syntax.FieldValue)
		packs := map[string]*Argument{}
		s.packsIn(arg, packs)
		for _, p := range packs {
			if p != nil {
				return sizeConst(int64(len(p.Pack))), true
			}
		}
		return Constant{}, false
	}
	size, align, ok := s.TU.SizeAlign(s.SizeofOperand(n))
	if !ok {
		return Constant{}, false
	}
	if n.Kind() == syntax.AlignofExpression {
		return sizeConst(align), true
	}
	return sizeConst(size), true
}

// SizeofOperand returns the type that a sizeof or alignof expression asks about,
// no reference.
func (s *Scope) SizeofOperand(n syntax.Node) *Type {
	if d := n.Child(syntax.FieldType); !d.IsZero() {
		t := s.Type(d)
		if t.Kind == UnknownType && d.Child(syntax.FieldDeclarator).IsZero() && isName(d.Child(syntax.FieldType)) {
			t = s.Value(d.Child(syntax.FieldType)).Type
		}
		return t.NonReference()
	}
	x := n.Child(syntax.FieldValue)
	if x.IsZero() {
		x = n.First()
	}
	x = x.Unparen()
	if t := s.subscriptedType(x); t != nil {
		return t
	}
	found := s.LookupNode(x)
	if _, keyword := primitives[x.Text()]; keyword && len(found) == 0 { // that the grammar takes for a name
		return s.Type(x)
	}
	if isName(x) && len(found) > 0 {
		switch found[0].(type) {
		case *Record, *Alias, *Enum, *Argument:
			if t := s.Type(x); t.Kind != UnknownType {
				return t.NonReference()
			}
		}
	}
	return s.Value(x).Type.NonReference()
}

// subscriptedType returns the array type T[m][n], which the grammar reads as an
// expression where T is a name; nil for other expressions.
func (s *Scope) subscriptedType(n syntax.Node) *Type {
	var indices []syntax.Node // the last dimension first
	for ; n.Kind() == syntax.SubscriptExpression; n = n.Child(syntax.FieldArgument) {
		indices = append(indices, n.Index())
	}
	if len(indices) == 0 || !isName(n) {
		return nil
	}
	t := s.namedArgument(n, n).Type
	if t == nil {
		return nil
	}
	for _, index := range indices {
		c, ok := s.Constant(index)
		if !ok {
			return unknown
		}
		t = &Type{Kind: Array, Elem: t, Len: c.Int()}
	}
	return t
}

// parseNumber reads an integer or floating-point literal. The grammar makes a
// sign in front of it part of the literal.
func parseNumber(text string) (Constant, bool) {
	if text != "" && (text[0] == '-' || text[0] == '+') {
		c, ok := parseNumber(strings.TrimLeft(text[1:], " \t\n"))
		if ok && text[0] == '-' {
			c.float = -c.float
			c.bits = truncate(-c.bits, c.Type.Kind)
		}
		return c, ok
	}
	s := strings.ToLower(strings.ReplaceAll(text, "'", ""))
	hex := strings.HasPrefix(s, "0x")
	if strings.ContainsAny(s, ".p") || !hex && strings.Contains(s, "e") || !hex && strings.HasSuffix(s, "f") {
		t := Basic(Double)
		num := s
		switch {
		case strings.HasSuffix(s, "f") && !(hex && !strings.Contains(s, "p")):
			t, num = Basic(Float), strings.TrimSuffix(s, "f")
		case strings.HasSuffix(s, "l"):
			t, num = Basic(LongDouble), strings.TrimSuffix(s, "l")
		}
		f, err := strconv.ParseFloat(num, 64)
		if err != nil {
			return Constant{}, false
		}
		if t.Kind == Float {
			f = float64(float32(f))
		}
		return Constant{Type: t, float: f}, true
	}
	digits := strings.TrimRight(s, "ulz")
	suffix := s[len(digits):]
	base := 10
	switch {
	case hex:
		base, digits = 16, digits[2:]
	case strings.HasPrefix(digits, "0b"):
		base, digits = 2, digits[2:]
	case len(digits) > 1 && digits[0] == '0':
		base, digits = 8, digits[1:]
	}
	v, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		return Constant{}, false
	}
	unsigned := strings.Contains(suffix, "u")
	longs := strings.Count(suffix, "l") + strings.Count(suffix, "z")
	k := Int
	switch {
	case longs >= 2 && unsigned:
		k = ULongLong
	case longs >= 2:
		k = LongLong
		if v > math.MaxInt64 {
			k = ULongLong
		}
	case longs == 1 && unsigned:
		k = ULong
	case longs == 1:
		k = Long
		if v > math.MaxInt64 {
			k = ULong
		}
	case unsigned && v <= math.MaxUint32:
		k = UInt
	case unsigned:
		k = ULong
	case v <= math.MaxInt32:
	case base != 10 && v <= math.MaxUint32:
		k = UInt
	case v <= math.MaxInt64:
		k = Long
	default:
		k = ULong
	}
	return Constant{Type: Basic(k), bits: int64(v)}, true
}

func (tu *TU) parseChar(text string) (Constant, bool) {
	i := strings.IndexByte(text, '\'')
	k, ok := tu.charType(text[:max(i, 0)])
	if !ok {
		return Constant{}, false
	}
	if i < 0 || len(text) < i+3 {
		return Constant{}, false
	}
	body := text[i+1 : len(text)-1]
	if body == `\0` {
		return Constant{Type: Basic(k)}, true
	}
	r, _, rest, err := strconv.UnquoteChar(body, '\'')
	if err != nil || rest != "" {
		if n, perr := strconv.ParseUint(strings.TrimPrefix(body, `\`), 8, 32); perr == nil {
			return Constant{Type: Basic(k), bits: int64(n)}, true
		}
		return Constant{}, false
	}
	return Constant{Type: Basic(k), bits: truncate(int64(r), k)}, true
}
