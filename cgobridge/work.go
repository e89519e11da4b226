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

// Step reports whether one more expression may be looked at, and notes the limit if not.
func (w *Work) Step() bool {
	if w.left--; w.left < 0 {
		w.pkg.Exceed(limit.GoPaths)
	}
	return w.left >= 0
}

// IsSpent reports whether the question took too much: its answer is unknown.
func (w *Work) IsSpent() bool { return w.left < 0 }
