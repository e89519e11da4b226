package sema

// A SpecialKind names one of the special member functions of a class.
type SpecialKind uint8

const (
	NoSpecial SpecialKind = iota
	DefaultConstructor
	CopyConstructor
	MoveConstructor
	CopyAssignment
	MoveAssignment
	Destructor
)
