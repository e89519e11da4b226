package cgobridge

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
)

// leaveHeaders removes findings in headers that an earlier package of the module reports, by path: one
// that owns a source in which the same is found. Sources are analyzed for that only if there is
// something to remove.
func (l *linkage) leaveHeaders() {
	inHeader := func(s *Source, f finding.Finding) bool { return f.Pos.File.Name != s.Path }
	if l.pkg.run.isWhole() || !slices.ContainsFunc(l.pkg.Sources, func(s *Source) bool {
		return s.Owned && slices.ContainsFunc(s.Findings, func(f finding.Finding) bool { return inHeader(s, f) })
	}) {
		return
	}
	told := l.toldBefore()
	for _, s := range l.pkg.Sources {
		s.Findings = slices.DeleteFunc(s.Findings, func(f finding.Finding) bool { return inHeader(s, f) && told[findingKey(f)] })
	}
}

// toldBefore returns the findings in the sources owned by earlier packages of the module.
func (l *linkage) toldBefore() map[string]bool {
	told := map[string]bool{}
	for _, folder := range l.module.cgo() {
		if folder.path >= l.pkg.Dir {
			break
		}
		checker := cudarules.NewCheckerReading(l.settings.Rules, l.files.ReadFile) // as that package has its own
		checker.LookElsewhere(l.module.headerNear)
		checker.KeepTrees(l.settings.Trees)
		for _, plan := range l.module.plan(folder.path, folder.flags) {
			s := l.analyse(plan, folder.path, folder.flags, checker.Check)
			if owner := l.module.owner(s.Path, s.defines); owner != folder.path && filepath.Dir(s.Path) != folder.path {
				continue
			}
			for _, f := range s.Findings {
				told[findingKey(f)] = true
			}
		}
	}
	return told
}

func findingKey(f finding.Finding) string { return fmt.Sprint(f.Pos, f.Rule.ID, f.Message) }
