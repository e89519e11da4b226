package buildrule

import "github.com/cudavet/cudavet/cudarules/limit"

// A budget bounds the work that one build file causes.
type budget struct {
	steps  int  // commands, lines, calls that are left
	bytes  int  // of text that expansions make
	scan   *int // steps that are left for all build files of the scan
	limits limit.Set
}

// maxValue is the most bytes that one variable may have; of [limit.BuildBytes].
const maxValue = 1 << 20

// bytesPerStep is how many bytes that expansions make count as a step of [limit.ScanSteps].
const bytesPerStep = 256

// itemsPerStep is how many entries of folders, or variables that are copied, count as one.
const itemsPerStep = 8

// stepCost is how many steps of [limit.ScanSteps] a [Step] costs, which is kept: a kilobyte or so.
const stepCost = 100

func wholeBudget() budget {
	return budget{steps: limit.BuildSteps.Value(), bytes: limit.BuildBytes.Value()}
}

// newBudget returns the budget of one more build file.
func (r *Rules) newBudget() *budget {
	b := r.budget
	b.scan = &r.left
	return &b
}

// allows reports whether calls, lists and expansions may lie so deep in each other.
func (b *budget) allows(depth int) bool { return b.limits.Allows(limit.BuildDepth, depth) }

// exceeded returns the limits of one build file that were exceeded.
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
	*b.scan -= 1 + bytes/bytesPerStep
	return !b.over()
}

// spendSteps takes some steps away.
func (b *budget) spendSteps(steps int) {
	b.steps -= steps
	*b.scan -= steps
}

// copies takes the steps away that a copy of some variables costs.
func (b *budget) copies(variables int) { b.spendSteps(variables / itemsPerStep) }

func (b *budget) over() bool { return b.steps < 0 || b.bytes < 0 || *b.scan < 0 }
