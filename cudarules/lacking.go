package cudarules

import (
	"cmp"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Lacking is the unknown part of a file.
type Lacking = cache.Lacking

// LackingOf returns the unknown part of a file's views.
func LackingOf(views ...*sema.TU) Lacking {
	l := Lacking{All: true}
	empty := len(views) > 0
	for _, tu := range views {
		l.All = l.All && tu.UnderstandsNothing()
		empty = empty && tu.IsEmpty()
		for _, include := range tu.Source.Missing {
			l.Headers = append(l.Headers, include.Name)
		}
		for _, n := range tu.Broken() {
			if u := tu.Unit(n); !u.Prelude {
				at := u.Source.Origin(n.Start())
				l.Declarations = append(l.Declarations, cache.Place{File: at.File.Name, Line: at.Line})
			}
		}
	}
	if empty {
		l.LeftOut = views[0].Main().Source.LeftOut()
	}
	l.Functions = functionsIn(views)
	slices.Sort(l.Headers)
	l.Headers = slices.Compact(l.Headers)
	slices.SortFunc(l.Declarations, func(a, b cache.Place) int { return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	l.Declarations = slices.Compact(l.Declarations)
	return l
}

// functionsIn counts the functions of the units in focus, and those that are fully understood in each view that compiles them.
// Dependence on template parameters counts as understood.
func functionsIn(views []*sema.TU) []cache.FunctionCount {
	type place struct {
		file string
		at   int
	}
	whole := map[place]bool{}
	for i, tu := range views {
		for _, b := range tu.Bodies() {
			if b.Instance || i > 0 && b.Function.RunsOn(sema.Device) == sema.No {
				continue // the host's view has looked at it
			}
			from := tu.Unit(b.Node).Source.Origin(b.Node.Start())
			at := place{from.File.Name, from.Offset}
			before, seen := whole[at]
			whole[at] = (before || !seen) && isWhole(b)
		}
	}
	counts := map[string]*cache.FunctionCount{}
	for at, isWhole := range whole {
		c := counts[at.file]
		if c == nil {
			c = &cache.FunctionCount{File: at.file}
			counts[at.file] = c
		}
		c.All++
		if isWhole {
			c.Whole++
		}
	}
	var list []cache.FunctionCount
	for _, file := range slices.Sorted(maps.Keys(counts)) {
		list = append(list, *counts[file])
	}
	return list
}

// isWhole reports whether all operations of a body are understood.
func isWhole(b *sema.Body) bool {
	of := body.Of(b.FuncDecl)
	if of == nil {
		return false
	}
	for op := range of.Root.All() {
		switch r := op.Reason(); {
		case r == 0 || r == body.Dependent:
		case b.IsPattern() && (r == body.NoType || r == body.Undecided): // of operands that depend on the parameters
		default:
			return false
		}
	}
	return true
}
