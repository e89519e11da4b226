package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Look is a set of kinds of things that rules look at.
type Look uint16

// What rules look at. Of one that looks at files nobody knows more than that.
const (
	LooksAtFiles Look = 1 << iota
	LooksAtFunctions
	LooksAtKernels // declarations of them
	LooksAtClasses
	LooksAtVariables
	LooksAtCode
	LooksAtDeviceCode
	LooksAtHostCode
	LooksAtLaunches
)

// LooksAt returns what the rules of a set look at in the views of a translation unit.
func LooksAt(set rule.Set, host, device *sema.TU) (all Look) {
	for _, v := range newViews(set, host, device, nil) {
		v.passes(func(c check) bool {
			if c.directives {
				all |= LooksAtFiles
			}
			return !c.directives
		})
		all |= v.looks
	}
	return all
}

// looksAt notes what a rule wants to see, unless it says so by means of something else that it wants to see.
func (v *view) looksAt(l Look, want func()) {
	if v.looking {
		want()
		return
	}
	v.looks |= l
	v.looking = true
	want()
	v.looking = false
}
