package body

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// UnderUnseenGuard returns the operations in a block with an object of an unknown type that is not
// named again: it exists for the effects of its constructor and its destructor, which are unknown.
func (b *Body) UnderUnseenGuard() map[*Op]bool {
	named := map[*sema.Variable]bool{}
	for op := range b.Root.All() {
		if op.Is(Var) {
			named[op.Variable] = true
		}
	}
	isGuard := func(op *Op) bool {
		return op.Is(Declare) && op.Variable != nil && !named[op.Variable] && op.Variable.Type().Kind == sema.UnknownType
	}
	under := map[*Op]bool{}
	for block := range b.Root.All() {
		if block.Is(Block) && slices.ContainsFunc(block.Args, isGuard) {
			for op := range block.All() {
				under[op] = true
			}
		}
	}
	return under
}
