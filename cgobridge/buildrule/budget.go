package buildrule

// A budget bounds what one build rule may make us do.
type budget struct {
	steps int // commands, lines, calls
	bytes int // of text that expansions make
}

// Of rules as people write them the largest takes a quarter.
const (
	maxSteps = 1_000_000
	maxBytes = 512 << 20
	maxValue = 1 << 20 // bytes of one variable
	maxDepth = 50      // of calls, lists and expansions within each other
)

func newBudget() *budget { return &budget{maxSteps, maxBytes} }

// spend takes a step and some bytes away and reports whether the budget has them.
func (b *budget) spend(bytes int) bool {
	b.steps--
	b.bytes -= bytes
	return !b.over()
}

func (b *budget) over() bool { return b.steps < 0 || b.bytes < 0 }
