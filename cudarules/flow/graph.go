package flow

import "github.com/cudavet/cudavet/cudarules/body"

// A Graph is the control flow of a body. It is not changed once it is built.
type Graph struct {
	Body   *body.Body
	Blocks []*Block // those that can be reached, in reverse postorder: the entry is the first
	Exit   *Block   // where the body returns; not among Blocks if it never does

	// Partial is set if the body jumps in ways that the graph does not show: to a
	// label that is not seen, to an address, or by a statement that is not understood.
	Partial bool
}

// IsAcyclic reports whether no way comes through a block twice.
func (g *Graph) IsAcyclic() bool {
	for _, b := range g.Blocks {
		for _, to := range b.Succs {
			if to.Index >= 0 && to.Index <= b.Index {
				return false
			}
		}
	}
	return true
}

// Entry returns the block in which the body begins.
func (g *Graph) Entry() *Block { return g.Blocks[0] }

// A Block is a run of operations without a jump into or out of it.
type Block struct {
	Index int        // in Graph.Blocks; -1 if the block cannot be reached
	Ops   []*body.Op // in the order in which they run
	End   End
	Cond  *body.Op // of Branch and Select: the condition, or the value that is compared; nil for a RangeFor's without one of its own
	Succs []*Block // of Branch: where it is true, then where it is false
	Cases []*body.Op
	Preds []*Block

	// Ends are the compound statements that end in the block: their objects are gone afterwards.
	Ends []*body.Op

	Loop *Loop // the innermost around the block, or nil

	dominator, postDominator *Block
	depth, postDepth         int // in the trees of dominators
}

// An End says how a block ends.
type End uint8

const (
	Jump     End = iota // to the one successor
	Branch              // by a condition, to one of two successors
	Select              // by the value of a switch; Cases[i], nil for default and for no label at all, leads to Succs[i]
	Returns             // to Graph.Exit
	Throws              // to the handlers around it, and out of the body
	NoReturn            // by a call that does not come back
)

// A Loop is a natural loop: the blocks from which its head can be reached without
// leaving it again, all dominated by it.
type Loop struct {
	Head   *Block
	Parent *Loop
	Blocks []*Block // those of inner loops included
	Depth  int      // 1 for a loop that lies in no other
}

// Contains reports whether a block lies in the loop.
func (l *Loop) Contains(b *Block) bool {
	for in := b.Loop; in != nil; in = in.Parent {
		if in == l {
			return true
		}
	}
	return false
}

// newBlock returns a block that no way leads to yet.
func newBlock() *Block { return &Block{Index: -1} }
