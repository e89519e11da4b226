// Package flow gives the control flow of a body: basic blocks of operations in the
// order in which they run, what dominates what, loops, a solver for questions on all ways
// through a body, and the constants that variables hold.
//
// Every operation that is evaluated stands in exactly one block, behind its operands.
// Short-circuit operators, conditional expressions and conditions make blocks of their
// own; a condition that is a constant has the one way out that it leads to. Objects of
// a block end on every way that leaves it, so the Destroy of one object can stand in
// several blocks.
package flow
