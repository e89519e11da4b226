package sema

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A TypeKind says which form a type has.
type TypeKind uint8

const (
	UnknownType TypeKind = iota
	Void
	Bool
	Char
	SChar
	UChar
	WChar
	Char8
	Char16
	Char32
	Short
	UShort
	Int
	UInt
	Long
	ULong
	LongLong
	ULongLong
	Int128
	UInt128
	Half // __half, _Float16, __fp16 as built-in types of the compiler
	Float
	Double
	LongDouble
	Float128
	NullPtr
	VaList
	Pointer
	LValueReference
	RValueReference
	Array
	FunctionType
	MemberPointer
	RecordType
	EnumType
	TemplateParamType // a template parameter without an argument
	Auto              // a placeholder that nothing was deduced for
)

// A Qual is a set of cv-qualifiers.
type Qual uint8

const (
	Const Qual = 1 << iota
	Volatile
	Restrict

	// The ref-qualifiers of a member function's type.
	OnLValue
	OnRValue
)

// A Type is a C++ type. Types are immutable; compare them with [Equal].
type Type struct {
	Kind     TypeKind
	Qual     Qual
	Method   Qual       // the cv- and ref-qualifiers of a member function's type
	Unbound  bool       // an array of unknown bound: T[]
	Variadic bool       // a function with a C ellipsis
	exact    bool       // of a placeholder: decltype(auto)
	pack     bool       // of a function: the last parameter represents those of an unbound pack
	parts    int32      // of a function: the types that it is made of
	Elem     *Type      // of pointers, references, arrays and member pointers; the result of a function
	Len      int64      // of an array; -1 where it is not given or not known
	Params   []*Type    // of a function
	Record   *Record    // of a record; the class of a member pointer
	Enum     *Enum      // of an enumeration
	Param    *TypeParam // of a template parameter; of an unknown type the template template parameter that makes it, or nil

	applied  []Argument // that Param is given, of an unknown type
	lenParam *TypeParam // the template parameter that gives an array's length
	align    int64      // that a typedef gives, in bytes: 0 if it gives none, -1 if the size is not known either
	vector   bool       // a typedef makes it a vector of GCC's, vector_size
}

var unknown = &Type{Kind: UnknownType}

var basic = func() (b [Auto + 1]*Type) {
	for k := range b {
		b[k] = &Type{Kind: TypeKind(k)}
	}
	b[UnknownType] = unknown
	return b
}()

// Basic returns the unqualified type of a kind that needs nothing else.
func Basic(k TypeKind) *Type { return basic[k] }

// With returns the type with more qualifiers. Those of an array belong to its
// elements; a reference or function takes none.
func (t *Type) With(q Qual) *Type {
	if q&^t.Qual == 0 || t.Kind == UnknownType {
		return t
	}
	switch t.Kind {
	case LValueReference, RValueReference, FunctionType:
		return t
	case Array:
		a := *t
		a.Elem = t.Elem.With(q)
		return &a
	}
	c := *t
	c.Qual |= q
	return &c
}

// Unqualified returns the type without its own qualifiers.
func (t *Type) Unqualified() *Type {
	if t.Kind == Array {
		if e := t.Elem.Unqualified(); e != t.Elem {
			a := *t
			a.Elem = e
			return &a
		}
		return t
	}
	switch {
	case t.Qual == 0:
		return t
	case t.align != 0:
	case t.Kind < Pointer:
		return basic[t.Kind]
	case t.Kind == RecordType:
		return t.Record.Type()
	}
	c := *t
	c.Qual = 0
	return &c
}

// IsConst reports whether the type, or the elements of an array, are const.
func (t *Type) IsConst() bool {
	for t.Kind == Array {
		t = t.Elem
	}
	return t.Qual&Const != 0
}

// IsVolatile reports whether the type, or the elements of an array, are volatile.
func (t *Type) IsVolatile() bool {
	for t.Kind == Array {
		t = t.Elem
	}
	return t.Qual&Volatile != 0
}

// count returns the number of parts of a type.
func (t *Type) count() int32 {
	n := int32(1)
	for ; t.Elem != nil && t.Kind != FunctionType; t = t.Elem {
		n++
	}
	return n + t.parts
}

// limited returns the type of a function, or unknown if it has too many parts:
// typedefs may double them over and over.
func (t *Type) limited(limits *limit.Set) *Type {
	t.parts = t.Elem.count()
	for _, p := range t.Params {
		if t.parts += p.count(); !limits.Allows(limit.TypeParts, int(t.parts)) {
			return unknown
		}
	}
	return t
}

func pointerTo(t *Type) *Type { return &Type{Kind: Pointer, Elem: t} }

// reference collapses references to references as C++ does.
func reference(t *Type, kind TypeKind) *Type {
	switch t.Kind {
	case LValueReference:
		return t
	case RValueReference:
		if kind == LValueReference {
			return &Type{Kind: LValueReference, Elem: t.Elem}
		}
		return t
	case UnknownType, Void:
		if t.Kind == Void {
			return unknown
		}
	}
	return &Type{Kind: kind, Elem: t}
}

// IsReference reports whether t is an lvalue or rvalue reference.
func (t *Type) IsReference() bool { return t.Kind == LValueReference || t.Kind == RValueReference }

// NonReference returns the referent of a reference type, and other types unchanged.
func (t *Type) NonReference() *Type {
	if t.IsReference() {
		return t.Elem
	}
	return t
}

// element returns the type of the elements of an array of any dimension, and
// other types as they are.
func (t *Type) element() *Type {
	for t.Kind == Array {
		t = t.Elem
	}
	return t
}

// Decay returns the type of a value of type t that is passed on: no
// reference, no qualifiers, arrays and functions as pointers.
func (t *Type) Decay() *Type { return adjusted(t.NonReference()) }

// IsInteger reports whether t is an integer type, bool and characters included.
func (t *Type) IsInteger() bool { return t.Kind >= Bool && t.Kind <= UInt128 }

// IsFloating reports whether t is a floating-point type.
func (t *Type) IsFloating() bool { return t.Kind >= Half && t.Kind <= Float128 }

// IsArithmetic reports whether t is an integer or floating-point type.
func (t *Type) IsArithmetic() bool { return t.IsInteger() || t.IsFloating() }

// IsUnsigned reports whether t is an unsigned integer type.
func (t *Type) IsUnsigned() bool {
	switch t.Kind {
	case Bool, UChar, Char8, Char16, Char32, UShort, UInt, ULong, ULongLong, UInt128:
		return true
	}
	return false
}

// IsScalar answers whether t is an arithmetic, enumeration, pointer, member
// pointer or null pointer type.
func (t *Type) IsScalar() Answer {
	switch t.Kind {
	case UnknownType, TemplateParamType, Auto:
		return Unknown
	case Pointer, MemberPointer, NullPtr, EnumType:
		return Yes
	}
	return answer(t.IsArithmetic())
}

// IsDependent reports whether t is unknown, or mentions a type that is unknown
// or a template parameter.
func (t *Type) IsDependent() bool {
	switch t.Kind {
	case UnknownType, TemplateParamType, Auto:
		return true
	case Pointer, LValueReference, RValueReference, Array, MemberPointer, FunctionType:
		if t.Kind == Array && t.Len < 0 && !t.Unbound {
			return true
		}
		for _, p := range t.Params {
			if p.IsDependent() {
				return true
			}
		}
		return t.Elem.IsDependent() || t.Kind == MemberPointer && t.Record == nil
	case RecordType:
		return t.Record.dependent
	}
	return false
}

// Equal reports whether two types are known and the same.
func Equal(a, b *Type) bool {
	if a.Kind != b.Kind || a.Qual != b.Qual || a.Kind == UnknownType || a.Kind == Auto {
		return false
	}
	if a == b {
		return true
	}
	switch a.Kind {
	case Pointer, LValueReference, RValueReference:
		return Equal(a.Elem, b.Elem)
	case Array:
		return a.Len == b.Len && a.Unbound == b.Unbound && Equal(a.Elem, b.Elem)
	case MemberPointer:
		return a.Record == b.Record && Equal(a.Elem, b.Elem)
	case FunctionType:
		return a.Variadic == b.Variadic && a.Method == b.Method && Equal(a.Elem, b.Elem) && equalParams(a.Params, b.Params)
	case RecordType:
		return a.Record == b.Record
	case EnumType:
		return a.Enum == b.Enum
	case TemplateParamType:
		return a.Param.Depth == b.Param.Depth && a.Param.Index == b.Param.Index
	}
	return true
}

func equalParams(a, b []*Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !Equal(a[i], b[i]) {
			return false
		}
	}
	return true
}

var kindNames = [...]string{
	Void: "void", Bool: "bool", Char: "char", SChar: "signed char", UChar: "unsigned char", WChar: "wchar_t",
	Char8: "char8_t", Char16: "char16_t", Char32: "char32_t", Short: "short", UShort: "unsigned short",
	Int: "int", UInt: "unsigned int", Long: "long", ULong: "unsigned long", LongLong: "long long",
	ULongLong: "unsigned long long", Int128: "__int128", UInt128: "unsigned __int128", Half: "_Float16",
	Float: "float", Double: "double", LongDouble: "long double", Float128: "__float128",
	NullPtr: "std::nullptr_t", VaList: "va_list", Auto: "auto",
}

func (q Qual) String() string {
	var words []string
	for i, w := range []string{"const", "volatile", "__restrict__"} {
		if q&(1<<i) != 0 {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

// String returns the type as C++ spells it.
func (t *Type) String() string { return t.declare("") }

// declare spells a declaration of name with type t.
func (t *Type) declare(name string) string {
	prefix := func(s string) string {
		if q := t.Qual.String(); q != "" {
			s = q + " " + s
		}
		if name != "" {
			s += " " + name
		}
		return s
	}
	switch t.Kind {
	case UnknownType:
		return prefix("?")
	case Pointer, LValueReference, RValueReference:
		s := map[TypeKind]string{Pointer: "*", LValueReference: "&", RValueReference: "&&"}[t.Kind]
		if q := t.Qual.String(); q != "" {
			s += q
			if name != "" {
				s += " "
			}
		}
		s += name
		if t.Elem.Kind == Array || t.Elem.Kind == FunctionType {
			s = "(" + s + ")"
		}
		return t.Elem.declare(s)
	case Array:
		if t.Len < 0 {
			return t.Elem.declare(name + "[]")
		}
		return t.Elem.declare(fmt.Sprintf("%s[%d]", name, t.Len))
	case FunctionType:
		var params []string
		for _, p := range t.Params {
			params = append(params, p.String())
		}
		if t.Variadic {
			params = append(params, "...")
		}
		return t.Elem.declare(name + "(" + strings.Join(params, ", ") + ")")
	case MemberPointer:
		class := "?"
		if t.Record != nil {
			class = t.Record.String()
		}
		return t.Elem.declare(class + "::*" + name)
	case RecordType:
		return prefix(t.Record.String())
	case EnumType:
		return prefix(t.Enum.String())
	case TemplateParamType:
		return prefix(t.Param.Name)
	}
	return prefix(kindNames[t.Kind])
}
