package cgobridge

import "github.com/cudavet/cudavet/cudarules/limit"

// Work counts the expressions that one question about a Go value leads to. Depth alone bounds
// no question that branches: variables with two values each double the paths.
type Work struct {
	pkg  *Package
	left int
}

// NewWork returns the work that one question may take.
func (p *Package) NewWork() *Work { return &Work{p, limit.GoPaths.Value()} }

// Do reports whether n more expressions may be looked at, and notes the limit if not.
func (w *Work) Do(n int) bool {
	if w.left -= n; w.left < 0 {
		w.pkg.Exceed(limit.GoPaths)
	}
	return w.left >= 0
}

// IsSpent reports whether the question took too much: its answer is unknown.
func (w *Work) IsSpent() bool { return w.left < 0 }
