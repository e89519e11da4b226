package sema

// A Reader finds the uses of functions, classes and variables by code: package body's does, which
// knows the operations that the language inserts. It queries package sema for names, types and values,
// and nothing that takes a Reader, so that no query depends on itself through it.
type Reader interface {
	// Uses returns the uses by the definition of a function, conversions, default arguments, temporary
	// objects and destructors included; lambdas in it are bodies of their own. There is none for a
	// declaration.
	Uses(*FuncDecl) []Use

	// InitializerUses returns the uses by the declaration of a variable outside of any function at
	// program start. The result is not cached: a query about the same variable may be active.
	InitializerUses(*Variable) []Use
}
