package cudarules

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/suppress"
)

// suppressions returns the faults of comments in an analysis that have silenced findings, or would
// have: unused ones of its main file, and those without a reason in any file that is checked here
// first.
func (c *Checker) suppressions(a *Analysis) []finding.Finding {
	var findings []finding.Finding
	add := func(f *source.File, problems []suppress.Problem) {
		for _, p := range problems {
			span := finding.Span{Pos: f.Position(p.Comment.Start), End: f.Position(p.Comment.End)}
			findings = append(findings, finding.Finding{Rule: p.Rule, Class: p.Rule.Class, Span: span, Message: p.Message})
		}
	}
	for _, f := range filesIn(a) {
		if c.set.In(f.Name).Has(suppress.Reason) {
			add(f, c.comments.In(f).WithoutReason())
		}
	}
	main := a.Host.Source.Main
	if set := c.set.In(main.Name); set.Has(suppress.Unused) {
		seesAll := seesAll(a)
		add(main, c.comments.In(main).Unused(func(info *rule.Info, first, last int) bool {
			return seesAll && set.Has(info) && info.Analyzer == "" && source.InText(first, last, mainUnits(a)...)
		}))
	}
	return findings
}

// filesIn returns the files that the analysis is the first to check.
func filesIn(a *Analysis) []*source.File {
	var files []*source.File
	for _, tu := range []*sema.TU{a.Host, a.Device} {
		for _, u := range tu.Focus {
			if f := u.Source.File; !slices.Contains(files, f) {
				files = append(files, f)
			}
		}
	}
	return files
}

// seesAll reports whether the analysis has all findings in its main file. For a header that is
// unknown: its findings may depend on its includers.
func seesAll(a *Analysis) bool {
	switch strings.ToLower(filepath.Ext(a.Host.Source.Main.Name)) {
	case ".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc":
		return false
	}
	for _, tu := range []*sema.TU{a.Host, a.Device} {
		if tu.Limits().Has(limit.TemplateInstances) || len(tu.Source.Missing) > 0 || tu.Main().Tree.Root().HasError() {
			return false
		}
	}
	return true
}

// mainUnits returns the main file's units in both views.
func mainUnits(a *Analysis) []*source.Unit {
	return []*source.Unit{a.Host.Main().Source, a.Device.Main().Source}
}
