// Package nolint reads the comments by which a CUDA source silences findings.
// They mean what they mean to clang-tidy:
//
//	x = 1; // NOLINT                      nothing on this line
//	x = 1; // NOLINT(rule-id, device-*)   none of these rules on this line
//	// NOLINTNEXTLINE(rule-id)            the same for the next line
//	// NOLINTBEGIN(rule-id)               the same for all lines up to the
//	// NOLINTEND(rule-id)                 comment that names the same rules
package nolint

import (
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules/source"
)

// Silences reports whether a comment in the file silences a rule on a line.
func Silences(f *source.File, line int, id string) bool {
	s, ok := files.Load(f)
	if !ok {
		s, _ = files.LoadOrStore(f, read(f))
	}
	for _, r := range s.([]stretch) {
		if r.first <= line && line <= r.last && r.names(id) {
			return true
		}
	}
	return false
}

var files sync.Map // *source.File -> []stretch

// A stretch is lines on which rules are silent.
type stretch struct {
	first, last int
	rules       []string // patterns as of [path.Match]; nil for every rule
}

func (s stretch) names(id string) bool {
	return s.rules == nil || slices.ContainsFunc(s.rules, func(pattern string) bool {
		ok, err := path.Match(pattern, id)
		return err == nil && ok
	})
}

// read finds the stretches that a file's comments make. A NOLINTBEGIN without
// an end silences nothing.
func read(f *source.File) []stretch {
	var out, open []stretch
	for _, c := range f.Comments() {
		text := string(f.Text[c.Start:c.End])
		for {
			i := strings.Index(text, "NOLINT")
			if i < 0 {
				break
			}
			line := f.Position(c.End - len(text) + i).Line
			text = text[i+len("NOLINT"):]
			var word string
			for _, w := range []string{"NEXTLINE", "BEGIN", "END"} {
				if strings.HasPrefix(text, w) {
					word, text = w, text[len(w):]
				}
			}
			s := stretch{first: line, last: line, rules: list(text)}
			switch word {
			case "":
				out = append(out, s)
			case "NEXTLINE":
				s.first, s.last = line+1, line+1
				out = append(out, s)
			case "BEGIN":
				open = append(open, s)
			case "END":
				for i := len(open) - 1; i >= 0; i-- {
					if slices.Equal(open[i].rules, s.rules) {
						open[i].last = line
						out = append(out, open[i])
						open = slices.Delete(open, i, i+1)
						break
					}
				}
			}
		}
	}
	return out
}

// list reads the parenthesised list of rules that follows a word; nil if there
// is none.
func list(text string) []string {
	if !strings.HasPrefix(text, "(") {
		return nil
	}
	inner, _, ok := strings.Cut(text[1:], ")")
	if !ok {
		return nil
	}
	rules := []string{}
	for name := range strings.SplitSeq(inner, ",") {
		rules = append(rules, strings.TrimSpace(name))
	}
	return rules
}
