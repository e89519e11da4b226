package syntax

// Unparen returns n without the parentheses around it.
func (n Node) Unparen() Node {
	for n.Kind() == ParenthesizedExpression {
		inner := n.First()
		if inner.IsZero() { // a syntax error
			return n
		}
		n = inner
	}
	return n
}

// Parenthesized returns n with the parentheses around it: the outermost
// expression that is n in parentheses, n if there are none.
func (n Node) Parenthesized() Node {
	for n.Parent().Kind() == ParenthesizedExpression {
		n = n.Parent()
	}
	return n
}

// Uncast returns n without the casts and parentheses around it, as far as syntax identifies casts.
func (n Node) Uncast() Node {
	for {
		n = n.Unparen()
		c, ok := n.Cast()
		if !ok {
			return n
		}
		n = c.Operand
	}
}

// A CastKind is a way to write a cast.
type CastKind uint8

const (
	CCast           CastKind = iota // (T) x
	FunctionalCast                  // T(x)
	StaticCast                      // static_cast<T>(x)
	ConstCast                       // const_cast<T>(x)
	ReinterpretCast                 // reinterpret_cast<T>(x)
	DynamicCast                     // dynamic_cast<T>(x)
)

var castNames = [...]string{"cast", "cast", "static_cast", "const_cast", "reinterpret_cast", "dynamic_cast"}

// String returns the keyword of a named cast, "cast" for the others.
func (k CastKind) String() string { return castNames[k] }

// IsNamed reports whether the cast has a keyword.
func (k CastKind) IsNamed() bool { return k >= StaticCast }

// A Cast is an explicit conversion of one operand.
type Cast struct {
	Kind    CastKind
	Type    Node // a type, or for one whose meaning decided the cast its name
	Operand Node
}

// Cast returns the cast that n is; false if it is none as far as syntax shows. The grammar takes T(x)
// and (T)(x) for calls of T unless T is the name of a fundamental type, decltype or typename A::T.
func (n Node) Cast() (Cast, bool) {
	switch n.Kind() {
	case CastExpression:
		return Cast{CCast, n.Child(FieldType), n.Child(FieldValue)}, true
	case CallExpression:
		return n.callCast()
	case CompoundLiteralExpression: // int{x}
		if to := n.Child(FieldType); to.isSimpleType() {
			return n.castOf(FunctionalCast, to, n.Child(FieldValue))
		}
	}
	return Cast{}, false
}

// callCast returns the cast that reads like a call.
func (n Node) callCast() (Cast, bool) {
	fun := n.Child(FieldFunction)
	kind := FunctionalCast
	if fun.Kind() == ParenthesizedExpression {
		fun, kind = fun.Unparen(), CCast
	}
	switch {
	case fun.isSimpleType():
		return n.castOf(kind, fun, n.Child(FieldArguments))
	case kind == FunctionalCast && fun.Kind() == TemplateFunction:
		switch fun.Child(FieldName).Text() {
		case "static_cast":
			kind = StaticCast
		case "const_cast":
			kind = ConstCast
		case "reinterpret_cast":
			kind = ReinterpretCast
		case "dynamic_cast":
			kind = DynamicCast
		default:
			return Cast{}, false
		}
		return n.castOf(kind, fun.Child(FieldArguments).First(), n.Child(FieldArguments))
	}
	return Cast{}, false
}

// castOf returns the cast of the only argument in a list.
func (n Node) castOf(kind CastKind, to, args Node) (Cast, bool) {
	operand := args.First()
	if operand.IsZero() || !operand.Next().IsZero() {
		return Cast{}, false
	}
	return Cast{kind, to, operand}, true
}

// isSimpleType reports whether n can be nothing but a type in an expression.
func (n Node) isSimpleType() bool {
	return n.Is(PrimitiveType, SizedTypeSpecifier, DependentType, Decltype, PlaceholderTypeSpecifier)
}
