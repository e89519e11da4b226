package sema

import (
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/source"
)

// A silence is the set of nvcc's warnings, by number or tag, that pragmas silence
// from an offset of a unit on.
type silence struct {
	offset int
	which  []string
}

// Silences reports whether pragmas before an offset of a unit silence a warning
// of nvcc's: #pragma nv_diag_suppress, between push and pop or not.
func (tu *TU) Silences(u *Unit, offset int, number int, tag string) bool {
	if tu.silences == nil {
		tu.silences = map[*source.Unit][]silence{}
		w := &silenceWalker{}
		tu.followPragmas(tu.Main().Source, map[*source.Unit]bool{}, func(u *source.Unit, offset int, text string) {
			if text == "" || w.pragma(text) {
				tu.silences[u] = append(tu.silences[u], silence{offset, w.which})
			}
		})
	}
	var which []string
	for _, s := range tu.silences[u.Source] {
		if s.offset <= offset {
			which = s.which
		}
	}
	return slices.Contains(which, strconv.Itoa(number)) || tag != "" && slices.Contains(which, tag)
}

// A silenceWalker follows the pragmas on warnings through a translation unit.
type silenceWalker struct {
	which []string // never changed in place
	stack [][]string
}

// pragma carries out a pragma and reports whether it is one on warnings.
func (w *silenceWalker) pragma(text string) bool {
	word, rest, _ := strings.Cut(text, " ")
	word, isNew := strings.CutPrefix(word, "nv_")
	switch word {
	case "diag_suppress":
		w.which = append(slices.Clip(w.which), warnings(rest)...)
	case "diag_error", "diag_warning", "diag_remark", "diag_default", "diag_once":
		loud := warnings(rest)
		w.which = slices.DeleteFunc(slices.Clone(w.which), func(s string) bool { return slices.Contains(loud, s) })
	case "diagnostic":
		switch {
		case isNew && rest == "push":
			w.stack = append(w.stack, w.which)
		case isNew && rest == "pop" && len(w.stack) > 0:
			w.which = w.stack[len(w.stack)-1]
			w.stack = w.stack[:len(w.stack)-1]
		}
	default:
		return false
	}
	return true
}

// warnings returns the numbers and tags of a list: "20011, 20014", "= 177".
func warnings(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' || r == '=' })
}

// followPragmas visits the pragmas of a unit and, at their places, those of the units that it
// includes, each once. At the beginning of a unit, and after an #include, the text is empty.
func (tu *TU) followPragmas(u *source.Unit, walked map[*source.Unit]bool, visit func(u *source.Unit, offset int, text string)) {
	if walked[u] {
		return
	}
	walked[u] = true
	visit(u, 0, "")
	includes := u.Includes
	includeUpTo := func(offset int) {
		for len(includes) > 0 && includes[0].Offset <= offset {
			if in := tu.unitOf(includes[0].File); in != nil {
				tu.followPragmas(in, walked, visit)
				visit(u, includes[0].Offset, "")
			}
			includes = includes[1:]
		}
	}
	for _, p := range u.Pragmas {
		includeUpTo(p.Offset)
		visit(u, p.Offset, p.Text)
	}
	includeUpTo(len(u.Text))
}
