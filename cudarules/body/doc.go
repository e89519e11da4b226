// Package body represents functions as typed trees, one for each function, instance of a template and
// view.
//
// The tree makes explicit what the language adds to the text: the functions that calls and operators
// call, conversions, constructors and destructors, reads of values, bindings of references, and the
// ends of temporary objects and local variables. Branches discarded by "if constexpr" and unevaluated
// operands are removed. An expression that is not understood is an operation of kind [Unknown] with a
// reason; those of its operands that are understood are kept.
//
// The package knows nothing of the order in which operations run beyond their nesting
// ([Op.Args] are evaluated from the first to the last before the operation itself, and
// statements one after the other); cudavet's package flow makes a graph of it.
package body
