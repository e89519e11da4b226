package check

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/internal/relative"
)

// Unknown has the unknown parts of CUDA sources, with reasons and sources. Findings that depend on
// them are not reported.
type Unknown struct {
	causes    map[unknownCause][]string
	functions functions
}

type unknownCause struct{ what, reason string }

// addFlags notes a source that is compiled with some options, if any of them is unknown.
func (u *Unknown) addFlags(path string, o nvcc.Options) {
	if o.Unknown != 0 {
		u.note(path, unknownCause{o.Unknown.String(), o.Reason})
	}
}

// addSource records the unknown parts of a source, in one or two views.
func (u *Unknown) addSource(path string, o nvcc.Options, views ...*sema.TU) {
	u.addFlags(path, o)
	u.functions = functions{}
	for i, tu := range views {
		if i == 0 || tu != views[0] {
			u.addText(path, tu)
			u.functions.add(tu)
		}
	}
}

// addText records the parts of a source's translation unit that could not be read.
func (u *Unknown) addText(path string, tu *sema.TU) {
	for _, include := range tu.Source.Missing {
		u.note(path, unknownCause{"what " + include.Name + " declares", "header not found"})
	}
	broken := map[string][]int{} // lines by file
	for _, n := range tu.Broken() {
		if n.Parent().IsZero() {
			u.note(tu.Unit(n).Source.File.Name, unknownCause{"what is declared", "syntax error"})
			continue
		}
		at := tu.Unit(n).Source.Origin(n.Start())
		broken[at.File.Name] = append(broken[at.File.Name], at.Line)
	}
	for name, lines := range broken {
		what := fmt.Sprintf("the declaration in line %d", slices.Min(lines))
		if len(lines) > 1 {
			what = fmt.Sprintf("%d declarations, the first in line %d", len(lines), slices.Min(lines))
		}
		u.note(name, unknownCause{what, "syntax error"})
	}
}

func (u *Unknown) note(path string, cause unknownCause) {
	if u.causes == nil {
		u.causes = map[unknownCause][]string{}
	}
	u.causes[cause] = append(u.causes[cause], path)
}

// A sampled is a cause with the files that it holds for, as it is kept.
type sampled struct {
	What, Reason string
	Paths        []string
}

// sampled returns the causes, sorted.
func (u Unknown) sampled() []sampled {
	var all []sampled
	for cause, paths := range u.causes {
		all = append(all, sampled{cause.what, cause.reason, paths})
	}
	slices.SortFunc(all, func(a, b sampled) int { return cmp.Or(cmp.Compare(a.What, b.What), cmp.Compare(a.Reason, b.Reason)) })
	return all
}

// addAll adds the unknown parts found by another part of the run.
func (u *Unknown) addAll(other Unknown) {
	for cause, paths := range other.causes {
		for _, path := range paths {
			u.note(path, cause)
		}
	}
	if u.functions == nil {
		u.functions = functions{}
	}
	for at, f := range other.functions {
		u.functions.merge(at, f)
	}
}

// mostNamed is how many sources a line names.
const mostNamed = 3

// Write reports the unknown parts, one line a cause, with a total if sum is set.
func (u Unknown) Write(w io.Writer, sum bool) {
	var lines []string
	for cause, paths := range u.causes {
		slices.Sort(paths)
		paths = slices.Compact(paths)
		var named []string
		for _, path := range paths[:min(mostNamed, len(paths))] {
			named = append(named, relative.Path(path))
		}
		names := strings.Join(named, ", ")
		if more := len(paths) - len(named); more > 0 {
			names += fmt.Sprintf(" and %d more", more)
		}
		lines = append(lines, fmt.Sprintf("cudavet: not known of %s: %s (%s)", names, cause.what, cause.reason))
	}
	slices.Sort(lines)
	lines = append(lines, u.functions.causes()...)
	if line := u.functions.line(); sum && line != "" {
		lines = append(lines, line)
	}
	for _, line := range lines {
		plain.Fprintln(w, line)
	}
}
