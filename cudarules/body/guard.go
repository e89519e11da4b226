package body

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// UnderUnseenGuard returns the operations that stand in a block with an object whose type is
// not seen and that nothing names again: it is there for what its constructor and its
// destructor do, and what that is is not known.
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
