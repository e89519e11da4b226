package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Look is a set of kinds of things that rules look at.
type Look uint16

// Inputs of rules. For a rule on files nothing more specific is known.
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

// LooksAt returns the inputs of the rules of a set in the views of a translation unit.
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

// looksAt records an input of a rule, unless it follows from another input that is registered meanwhile.
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
