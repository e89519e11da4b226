package buildrule

import "github.com/cudavet/cudavet/cudarules/limit"

// A budget bounds what one build rule may make us do.
type budget struct {
	steps  int // commands, lines, calls that are left
	bytes  int // of text that expansions make
	limits limit.Set
}

// maxValue is how many bytes one variable may have; of [limit.BuildBytes].
const maxValue = 1 << 20

func wholeBudget() budget {
	return budget{steps: limit.BuildSteps.Value(), bytes: limit.BuildBytes.Value()}
}

// newBudget returns the budget of one more build rule.
func (r *Rules) newBudget() *budget {
	b := r.budget
	return &b
}

// allows reports whether calls, lists and expansions may lie so deep in each other.
func (b *budget) allows(depth int) bool { return b.limits.Allows(limit.BuildDepth, depth) }

// exceeded returns the limits that were exceeded.
func (b *budget) exceeded() limit.Set {
	all := b.limits
	if b.steps < 0 {
		all.Exceed(limit.BuildSteps)
	}
	if b.bytes < 0 {
		all.Exceed(limit.BuildBytes)
	}
	return all
}

// spend takes a step and some bytes away and reports whether the budget has them.
func (b *budget) spend(bytes int) bool {
	b.steps--
	b.bytes -= bytes
	return !b.over()
}

// spendSteps takes some steps away.
func (b *budget) spendSteps(steps int) { b.steps -= steps }

func (b *budget) over() bool { return b.steps < 0 || b.bytes < 0 }
