// Package analyzers lists cudavet's analyzers. Each has a package of its own
// below this one, whose comment is its documentation.
package analyzers

import "golang.org/x/tools/go/analysis"

// All returns every analyzer, in the order in which their findings are told.
func All() []*analysis.Analyzer { return nil }
