package syntax

// An Op is an operator of an expression: its meaning, not its spelling. "a and b" has the operator of
// a && b, and *p another one than a * b.
type Op uint8

const (
	NoOp Op = iota

	Plus          // +a
	Minus         // -a
	Complement    // ~a
	Not           // !a
	AddressOf     // &a
	Deref         // *a
	PreIncrement  // ++a
	PreDecrement  // --a
	PostIncrement // a++
	PostDecrement // a--

	Add        // a + b
	Sub        // a - b
	Mul        // a * b
	Div        // a / b
	Mod        // a % b
	ShiftLeft  // a << b
	ShiftRight // a >> b
	BitAnd     // a & b
	BitOr      // a | b
	BitXor     // a ^ b

	LogicalAnd // a && b
	LogicalOr  // a || b
	Comma      // a, b

	Equal        // a == b
	NotEqual     // a != b
	Less         // a < b
	Greater      // a > b
	LessEqual    // a <= b
	GreaterEqual // a >= b
	ThreeWay     // a <=> b

	Assign           // a = b
	AddAssign        // a += b; in the order of Add and the operators after it
	SubAssign        // a -= b
	MulAssign        // a *= b
	DivAssign        // a /= b
	ModAssign        // a %= b
	ShiftLeftAssign  // a <<= b
	ShiftRightAssign // a >>= b
	BitAndAssign     // a &= b
	BitOrAssign      // a |= b
	BitXorAssign     // a ^= b

	Dot       // a.b
	Arrow     // a->b
	DotStar   // a.*b
	ArrowStar // a->*b
	Subscript // a[b]
)

// functionNames are the names of the functions that overload the operators.
var functionNames = [...]string{"",
	"operator+", "operator-", "operator~", "operator!", "operator&", "operator*",
	"operator++", "operator--", "operator++", "operator--",
	"operator+", "operator-", "operator*", "operator/", "operator%", "operator<<", "operator>>", "operator&", "operator|", "operator^",
	"operator&&", "operator||", "operator,",
	"operator==", "operator!=", "operator<", "operator>", "operator<=", "operator>=", "operator<=>",
	"operator=", "operator+=", "operator-=", "operator*=", "operator/=", "operator%=", "operator<<=", "operator>>=",
	"operator&=", "operator|=", "operator^=",
	"operator.", "operator->", "operator.*", "operator->*", "operator[]",
}

// String returns the operator's spelling, without operands.
func (o Op) String() string { return o.FunctionName()[min(len("operator"), len(o.FunctionName())):] }

// FunctionName returns the name of the functions that overload the operator,
// such as "operator+"; empty for NoOp.
func (o Op) FunctionName() string { return functionNames[o] }

// Assigns reports whether the operator is = or a compound assignment.
func (o Op) Assigns() bool { return o >= Assign && o <= BitXorAssign }

// Compounds returns the operator that a compound assignment applies, Add for
// +=; NoOp for any other operator.
func (o Op) Compounds() Op {
	if o <= Assign || o > BitXorAssign {
		return NoOp
	}
	return o - AddAssign + Add
}

// Increments reports whether the operator is prefix or postfix ++.
func (o Op) Increments() bool { return o == PreIncrement || o == PostIncrement }

// Decrements reports whether the operator is prefix or postfix --.
func (o Op) Decrements() bool { return o == PreDecrement || o == PostDecrement }

// ByPointer reports whether the operator names a member through a pointer.
func (o Op) ByPointer() bool { return o == Arrow || o == ArrowStar }

// Compares reports whether the operator is one of equality, relation or <=>.
func (o Op) Compares() bool { return o >= Equal && o <= ThreeWay }

// Op returns the operator of an expression; NoOp if it has none. A fold expression has that of its
// operands, a subscript Subscript.
func (n Node) Op() Op {
	switch n.Kind() {
	case BinaryExpression, AssignmentExpression, FoldExpression:
		return binaryOp(n.Child(FieldOperator).Text())
	case FieldExpression:
		return n.memberOp()
	case UnaryExpression, PointerExpression:
		return unaryOp(n.Child(FieldOperator).Text())
	case UpdateExpression:
		op, post := PreIncrement, PostIncrement-PreIncrement
		token := n.First()
		if token.Field() == FieldOperator {
			post = 0
		} else {
			token = n.Child(FieldOperator)
		}
		if token.Text() == "--" {
			op = PreDecrement
		}
		return op + post
	case CommaExpression:
		return Comma
	case SubscriptExpression:
		return Subscript
	}
	return NoOp
}

// memberOp returns the operator of a field expression. The grammar takes x->*p
// for x->p with an unread star.
func (n Node) memberOp() Op {
	token := n.Child(FieldOperator)
	if token.IsZero() {
		return NoOp
	}
	text := token.t.Text[token.Start():min(token.Start()+len("->*"), len(token.t.Text))]
	switch {
	case len(text) > 2 && string(text) == "->*":
		return ArrowStar
	case len(text) > 1 && string(text[:2]) == "->":
		return Arrow
	case len(text) > 1 && string(text[:2]) == ".*":
		return DotStar
	}
	return Dot
}

func unaryOp(text string) Op {
	switch text {
	case "+":
		return Plus
	case "-":
		return Minus
	case "~", "compl":
		return Complement
	case "!", "not":
		return Not
	case "&", "bitand":
		return AddressOf
	case "*":
		return Deref
	}
	return NoOp
}

func binaryOp(text string) Op {
	switch text {
	case "+":
		return Add
	case "-":
		return Sub
	case "*":
		return Mul
	case "/":
		return Div
	case "%":
		return Mod
	case "<<":
		return ShiftLeft
	case ">>":
		return ShiftRight
	case "&", "bitand":
		return BitAnd
	case "|", "bitor":
		return BitOr
	case "^", "xor":
		return BitXor
	case "&&", "and":
		return LogicalAnd
	case "||", "or":
		return LogicalOr
	case ",":
		return Comma
	case "==":
		return Equal
	case "!=", "not_eq":
		return NotEqual
	case "<":
		return Less
	case ">":
		return Greater
	case "<=":
		return LessEqual
	case ">=":
		return GreaterEqual
	case "<=>":
		return ThreeWay
	case "=":
		return Assign
	case "+=":
		return AddAssign
	case "-=":
		return SubAssign
	case "*=":
		return MulAssign
	case "/=":
		return DivAssign
	case "%=":
		return ModAssign
	case "<<=":
		return ShiftLeftAssign
	case ">>=":
		return ShiftRightAssign
	case "&=", "and_eq":
		return BitAndAssign
	case "|=", "or_eq":
		return BitOrAssign
	case "^=", "xor_eq":
		return BitXorAssign
	case ".*":
		return DotStar
	case "->*":
		return ArrowStar
	}
	return NoOp
}
