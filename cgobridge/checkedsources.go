package cgobridge

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
)

// A checkedSources holds the findings in a list of sources. Several packages of a run may be linked
// with the same ones, as a package and its tests are.
type checkedSources struct {
	once     sync.Once
	checker  *cudarules.Checker
	findings [][]finding.Finding
}

// examine analyses sources, whose findings it has from the package that was the
// first to ask for the same ones. A header is checked with the first of them by name,
// whatever the order in which build rules and folders give them.
func (l *linkage) examine(sources []*Source) {
	sources = slices.SortedStableFunc(slices.Values(sources), func(a, b *Source) int {
		return cmp.Or(strings.Compare(a.Path, b.Path), strings.Compare(fmt.Sprintf("%+v", a.Options), fmt.Sprintf("%+v", b.Options)))
	})
	known, _ := l.module.checkedLists.LoadOrStore(l.describe(sources), &checkedSources{checker: l.checker})
	e := known.(*checkedSources)
	first := false
	e.once.Do(func() {
		first = true
		e.checker.Each(len(sources), func(i int, check cudarules.CheckFunc) { sources[i].analyse(l.withRules(check)) })
		for _, s := range sources {
			e.findings = append(e.findings, slices.Clone(s.Findings))
		}
	})
	if first {
		return
	}
	e.checker.Each(len(sources), func(i int, _ cudarules.CheckFunc) {
		sources[i].analyse(e.checker.Load)
		sources[i].Findings = slices.Clone(e.findings[i])
	})
}

// describe returns a key of sources that has all inputs of their analysis.
func (l *linkage) describe(sources []*Source) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%q\n", l.files.Allowed())
	for _, s := range sources {
		fmt.Fprintf(&b, "%q %+v %v\n", s.Path, s.Options, s.Err)
	}
	return b.String()
}
