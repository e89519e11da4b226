// Package body gives what a function does as a typed tree, one for each function,
// instance of a template and view.
//
// The tree says outright what the text leaves to the language: which function a call
// or an operator calls, which conversions, constructors and destructors run, where a
// value is read and where a reference is bound, where temporary objects and local
// variables end. Branches that "if constexpr" discards are gone, and so is what is
// never evaluated. What is not understood is an operation of kind [Unknown] with a
// reason; its operands that are understood are there all the same.
//
// The package knows nothing of the order in which operations run beyond their nesting
// ([Op.Args] are evaluated from the first to the last before the operation itself, and
// statements one after the other); cudavet's package flow makes a graph of it.
package body
