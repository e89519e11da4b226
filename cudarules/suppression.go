package cudarules

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/nolint"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// suppressions reports what is wrong with the comments of an analysis by which
// findings were silenced, or would have been. NOLINT belongs to other tools,
// too: only what surely concerns cudavet is spoken of.
func (c *Checker) suppressions(a *Analysis) []finding.Finding {
	var findings []finding.Finding
	report := func(info *rule.Info, s *nolint.Suppression, format string, args ...any) {
		if c.set.Has(info) {
			findings = append(findings, finding.Finding{Rule: info, Class: info.Class, Span: finding.Span{Pos: s.Pos, End: s.End}, Message: fmt.Sprintf(format, args...)})
		}
	}
	if c.set.Has(nolint.Reason) {
		for _, f := range filesIn(a) {
			for _, s := range c.nolint.In(f) {
				if s.Reason == "" && concerns(s) {
					report(nolint.Reason, s, "%s gives no reason", s.Word)
				}
			}
		}
	}
	if c.set.Has(nolint.Unused) {
		main := a.Host.Source.Main
		known := c.seesAll(a)
		for _, s := range c.nolint.In(main) {
			var unused []string
			for _, name := range s.Rules {
				if near := rule.Misspelt(name); near != "" {
					report(nolint.Unused, s, "there is no rule %s; near: %s", name, near)
				} else if s.First == 0 && rule.Lookup(name) != nil {
					report(nolint.Unused, s, "%s without NOLINTEND silences nothing", s.Word)
				} else if known && c.decides(name) && !s.Used(name) {
					unused = append(unused, name)
				}
			}
			if len(unused) > 0 && source.InText(s.First, s.Last, mainUnits(a)...) {
				report(nolint.Unused, s, "%s silences nothing: no finding of %s here", s.Word, strings.Join(unused, ", "))
			}
		}
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

// concerns reports whether a comment is addressed to cudavet: it names a rule,
// or, naming none, silenced one.
func concerns(s *nolint.Suppression) bool {
	return s.Rules == nil && s.Used("*") || slices.ContainsFunc(s.Rules, func(name string) bool { return rule.Lookup(name) != nil })
}

// seesAll reports whether the analysis has found all that is wrong with its
// main file. Of a header that cannot be said: what is wrong with it may depend
// on who includes it.
func (c *Checker) seesAll(a *Analysis) bool {
	switch strings.ToLower(filepath.Ext(a.Host.Source.Main.Name)) {
	case ".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc":
		return false
	}
	for _, tu := range []*sema.TU{a.Host, a.Device} {
		if tu.Exhausted() || len(tu.Source.Missing) > 0 || tu.Main().Tree.Root().HasError() {
			return false
		}
	}
	return true
}

// decides reports whether the checker alone knows all findings of a rule: it is
// on, depends on no condition and needs no Go code to be seen.
func (c *Checker) decides(id string) bool {
	info := rule.Lookup(id)
	return info != nil && c.set.Has(info) && info.Class != rule.Conditional && info.Analyzer == ""
}

// mainUnits returns what both views have of the main file.
func mainUnits(a *Analysis) []*source.Unit {
	return []*source.Unit{a.Host.Main().Source, a.Device.Main().Source}
}
