// Package flow provides control flow graphs: basic blocks of operations in execution order,
// dominators, loops, a data-flow solver, and constant propagation.
//
// Every evaluated operation is in exactly one block, after its operands. Short-circuit operators,
// conditional expressions and conditions make blocks of their own; a condition that is a constant has
// the one way out that it leads to. Objects of a block end on every path that leaves it, so the
// Destroy of one object can be in several blocks.
package flow
