package sema

import "github.com/cudavet/cudavet/cudarules/limit"

// Exceed notes that something of the translation unit is not looked at, because it lies
// beyond a limit.
func (tu *TU) Exceed(l limit.Limit) { tu.limits.Exceed(l) }

// Allows reports whether n is within a limit, and notes the limit if it is not.
func (tu *TU) Allows(l limit.Limit, n int) bool { return tu.limits.Allows(l, n) }

// declarationSteps is the cost of a variable or function in [limit.Steps], which has memory for a million.
const declarationSteps = 32

// Spend takes steps from those that the compilation has, and reports whether there were as many. If none are left, the file
// is given up, and callers may return any result.
func (tu *TU) Spend(steps int) bool {
	tu.steps += steps
	return tu.limits.Allows(limit.Steps, tu.steps)
}

// IsSpent reports whether more steps were spent than there are.
func (tu *TU) IsSpent() bool { return tu.limits.Has(limit.Steps) }

// allowsDepth reports whether n, the nesting depth of queries, is within a limit. Results beyond it
// are not cached.
func (tu *TU) allowsDepth(l limit.Limit, n int) bool {
	if tu.limits.Allows(l, n) {
		return true
	}
	tu.inquiry.beyond()
	return false
}

// Limits returns the limits exceeded by queries to the translation unit.
func (tu *TU) Limits() limit.Set { return tu.limits.Union(tu.inquiry.limits) }

// Limits returns those that the text of the unit exceeds.
func (u *Unit) Limits() limit.Set { return u.Source.Limits.Union(u.Tree.Limits) }
