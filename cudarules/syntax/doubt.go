package syntax

import (
	"bytes"
	"slices"
)

// Doubt says that undecided macros made the spans of the text, which are in order: other definitions
// may hold, or none. A node that the tree takes for a word there is a Macro, and so is one that
// consists of specifiers only; a type or a name stays as it is. No one else may use the tree yet.
func (t *Tree) Doubt(spans []Span) {
	var added []Mark
	for _, s := range spans {
		marks := t.MarksIn(s.Start, s.End)
		for i := range marks {
			marks[i].Word = Macro
		}
		if len(marks) == 0 && onlySpecifies(t.lowered.cut(s.Start, s.End)) {
			added = append(added, Mark{Word: Macro, Start: s.Start, End: s.End})
		}
	}
	if len(added) > 0 {
		t.Marks = append(t.Marks, added...)
		slices.SortStableFunc(t.Marks, func(a, b Mark) int { return a.Start - b.Start })
	}
}

// onlySpecifies reports whether a text consists of specifiers that CUDA's words may accompany.
func onlySpecifies(text []byte) bool {
	for _, w := range bytes.Fields(text) {
		switch string(w) {
		case "inline", "static", "extern", `"C"`, "constexpr", "consteval", "virtual", "explicit", "friend":
		default:
			return false
		}
	}
	return true
}
