package report

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// InContexts calls check for each function of a package that another calls, once for each call by which something more is known of
// its values. What is asked of the package there is answered for that call, at which findings stand that the function has not by
// itself.
func (r *Reporter) InContexts(pkg *gofact.Package, check func(*gomemory.Context)) {
	for _, c := range pkg.Memory.Contexts() {
		r.context = c
		pkg.Memory.Within(c, func() { check(c) })
	}
	r.context = nil
}

// atSite returns the finding as one of the call that the context in hand is of; ok is false if there is one already.
func (r *Reporter) atSite(d analysis.Diagnostic) (moved analysis.Diagnostic, ok bool) {
	site, function := r.context.Site, r.context.Function
	if d.Pos < function.Pos() || function.End() < d.Pos {
		return d, false // of the CUDA source: it was looked at
	}
	for _, pos := range r.reported[d.Category] {
		if pos == d.Pos || site.Pos() <= pos && pos < site.End() {
			return d, false
		}
	}
	d.Related = append(slices.Clone(d.Related), analysis.RelatedInformation{Pos: d.Pos, End: d.End, Message: "by this expression"})
	d.Message = "in '" + types.ExprString(site.Fun) + "': " + d.Message
	d.Pos, d.End, d.SuggestedFixes = site.Pos(), site.End(), nil
	return d, true
}
