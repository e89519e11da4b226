package report

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// InContexts calls check for each function that the package calls, once for each call that provides additional information
// about its values. Within check, queries to the package are answered for that call, and findings that the function does not
// have without it are placed there.
func (r *Reporter) InContexts(pkg *gofact.Package, check func(*gomemory.Context)) {
	for _, c := range pkg.Memory.Contexts() {
		r.context = c
		pkg.Memory.Within(c, func() { check(c) })
	}
	r.context = nil
}

// atSite moves a finding to the call of the current context; ok is false if there is one already.
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
