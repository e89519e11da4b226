package cudarules

import (
	"cmp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Lacking is what of a file is not known or understood.
type Lacking = cache.Lacking

// LackingOf returns what of a file is not known in its views.
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
	slices.Sort(l.Headers)
	l.Headers = slices.Compact(l.Headers)
	slices.SortFunc(l.Declarations, func(a, b cache.Place) int { return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	l.Declarations = slices.Compact(l.Declarations)
	return l
}
