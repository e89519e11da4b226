package threads

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Barriers of the grid: all threads of all blocks come to one, so that it is a barrier of each block, too (CUDA C++ Programming
// Guide, grid synchronization).

// syncGrid applies a barrier of the grid.
func (m *machine) syncGrid(op *body.Op, s *state) {
	m.trace(op, s, "barrier of the grid")
	if d := m.divergence(op, s); d.At != nil {
		m.gridArrivals = append(m.gridArrivals, arrival{op, d})
	} else if d := m.divergenceOfBlocks(op, s); d != nil {
		m.gridArrivals = append(m.gridArrivals, arrival{op, d})
	}
	m.waitForGrid(s)
}

// waitForGrid notes that what any thread of the grid has done is done.
func (m *machine) waitForGrid(s *state) {
	m.made++
	s.period = m.made
	m.mayOrder(s)
}

// maxBlocksAsked bounds the blocks of the grid for which a condition is asked.
const maxBlocksAsked = 64

// divergenceOfBlocks returns a condition by which one block of the grid comes to a barrier and another one does not; nil if none is
// known to.
func (m *machine) divergenceOfBlocks(op *body.Op, s *state) *Divergence {
	for x := s.splits; x != nil; x = x.outer {
		if x.kind != assumed || x.loose || x.number == nil || x.number.sources()&ofBlock == 0 {
			continue
		}
		in, out := int64(-1), int64(-1)
		for b := range min(m.blocks[0], maxBlocksAsked) {
			n, ok := x.number.inBlock(&[3]int64{b})
			if !ok || !n.isConstant() {
				in = -1
				break
			}
			if yes, _ := arithmetic(x.operator, n.of(s.here.First()), 0); yes != 0 {
				in = b
			} else if out < 0 {
				out = b
			}
		}
		if in >= 0 && out >= 0 {
			return &Divergence{At: m.topAt(op, x.depth), Cond: x.cond, In: int(in), Out: int(out), Apart: true}
		}
	}
	return nil
}

// gridFunction applies a function of the group of all threads of the grid; false if it is none that is known.
func (m *machine) gridFunction(op *body.Op, method string, s *state) (value, bool) {
	switch method {
	case "sync", "barrier_arrive":
		m.syncGrid(op, s)
		return value{}, true
	case "barrier_wait":
		m.waitForGrid(s)
		return value{}, true
	case "block_rank":
		return m.blockInGrid(), true
	case "num_blocks":
		return m.sizeOfGrid(), true
	case "thread_rank":
		return m.computed(syntax.Add, m.computed(syntax.Mul, m.blockInGrid(), known(int64(m.threads)), nil), m.rank(), nil), true
	case "size", "num_threads":
		return m.computed(syntax.Mul, m.sizeOfGrid(), known(int64(m.threads)), nil), true
	case "block_index":
		m.asked = [3]bool{true, true, true}
		return m.builtin("blockIdx", s), true
	case "dim_blocks", "group_dim":
		return m.builtin("gridDim", s), true
	}
	return value{}, false
}

// builtin returns what one of CUDA's built-in variables holds.
func (m *machine) builtin(name string, s *state) value {
	return value{kind: aggregate, parts: s.private.of(m.run.builtin[name])}
}

// blockInGrid returns the number of the block among those of the grid.
func (m *machine) blockInGrid() value {
	m.asked[0] = true
	switch {
	case m.mode.firstBlock || m.mode.zeroBlock || m.blocks == [3]int64{1, 1, 1}:
		return known(0)
	case m.mode.lastBlock:
		return known(m.blocks[0]*m.blocks[1]*m.blocks[2] - 1)
	case m.cluster.rank < 0 && m.blocks[1] == 1 && m.blocks[2] == 1:
		return ofSymbol(m.blockSymbol(0))
	}
	return m.symbolic("rank in the grid", ofBlock)
}

// sizeOfGrid returns the number of blocks of the grid.
func (m *machine) sizeOfGrid() value {
	if n := m.blocks[0] * m.blocks[1] * m.blocks[2]; n > 0 {
		return known(n)
	}
	return m.symbolic("number of blocks of the grid", 0)
}
