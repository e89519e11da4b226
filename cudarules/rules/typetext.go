package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// typeText returns the spelling of a type; of one with more than [maxTypeParts] parts, the name of its class.
func typeText(t *sema.Type) string {
	if parts := maxTypeParts; isWithin(t, &parts) {
		return t.String()
	}
	for t.Record == nil && t.Elem != nil {
		t = t.Elem
	}
	if t.Record == nil {
		return "a large type"
	}
	return t.Record.Name
}

// maxTypeParts bounds the types that are spelled or compared: the arguments of templates can make them double in size with each
// typedef.
const maxTypeParts = 1000

// isWithin reports whether a type has no more parts than are left, and takes these from them.
func isWithin(t *sema.Type, left *int) bool {
	if *left--; *left < 0 {
		return false
	}
	if t.Elem != nil && !isWithin(t.Elem, left) {
		return false
	}
	for _, p := range t.Params {
		if !isWithin(p, left) {
			return false
		}
	}
	if t.Record == nil {
		return true
	}
	return !slices.ContainsFunc(t.Record.Args, func(a sema.Argument) bool {
		return a.Type != nil && !isWithin(a.Type, left) || slices.ContainsFunc(a.Pack, func(b sema.Argument) bool { return b.Type != nil && !isWithin(b.Type, left) })
	})
}
