package sema

// A Reader tells what code does with functions, classes and variables: package body's does,
// which knows what the language inserts. It asks package sema for names, types and values, and
// for nothing that takes a Reader: no question comes back to itself by way of it.
type Reader interface {
	// Uses returns what the definition of a function does, conversions, default
	// arguments, temporary objects and destructors included; lambdas in it are bodies
	// of their own. There is none for a declaration.
	Uses(*FuncDecl) []Use

	// InitializerUses returns what the declaration of a variable outside of any function
	// does when the program starts. The answer is not kept: who asks may be in the
	// midst of a question about the same variable.
	InitializerUses(*Variable) []Use
}
