package sema

// An ABIClass sorts types by how their values look in memory and registers.
type ABIClass uint8

const (
	UnknownABI ABIClass = iota
	VoidABI
	BoolABI
	SignedABI   // integers, characters, enumerations
	UnsignedABI // integers, characters, enumerations
	FloatABI
	PointerABI // also references, and arrays and functions as parameters
	ArrayABI
	RecordABI // classes and unions
	OtherABI  // pointers to members, argument lists
)

// An ABIKind is the property of a type that two spellings must agree in for C, C++ and Go to
// understand the same value: int, int32_t and a plain enumeration's constant type have one kind, and
// so have all object pointers.
type ABIKind struct {
	Class       ABIClass
	Size, Align int64 // in bytes; of void zero
}

// ABIKind returns the kind of a type, in the unit's view; ok is false if it is
// not known.
func (tu *TU) ABIKind(t *Type) (k ABIKind, ok bool) {
	class := t.abiClass()
	switch {
	case class == UnknownABI:
		return ABIKind{}, false
	case class == VoidABI:
		return ABIKind{Class: VoidABI}, true
	case class == PointerABI:
		t = pointerTo(Basic(Void))
	}
	k.Class = class
	k.Size, k.Align, ok = tu.SizeAlign(t)
	return k, ok
}

func (t *Type) abiClass() ABIClass {
	switch t.Kind {
	case UnknownType, TemplateParamType, Auto:
		return UnknownABI
	case Void:
		return VoidABI
	case Bool:
		return BoolABI
	case Pointer, LValueReference, RValueReference, NullPtr, FunctionType:
		return PointerABI
	case Array:
		return ArrayABI
	case RecordType:
		return RecordABI
	case EnumType:
		return t.Enum.Underlying().abiClass()
	}
	switch {
	case t.IsUnsigned():
		return UnsignedABI
	case t.IsInteger():
		return SignedABI
	case t.IsFloating():
		return FloatABI
	}
	return OtherABI
}
