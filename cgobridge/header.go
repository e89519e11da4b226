package cgobridge

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
)

// leaveHeaders takes out of the sources what is wrong with headers and is told
// by an earlier package, by path, of the module: one that owns a source in
// which the same is found. Sources are analysed for that only if there is
// something to take out.
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

// toldBefore returns what is found in the sources that the module's packages
// before this one own.
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
