// Package suppress interprets the comments that silence findings in CUDA sources and in Go, and finds
// faults in such comments.
package suppress

import (
	"fmt"
	"path"
	"slices"
	"sync"
)

// A File has the suppressing comments of one file. It records the silenced findings. It is safe for
// concurrent use.
type File struct {
	comments []*Comment // in order
	mu       sync.Mutex // guards the silenced findings
}

// A Comment silences rules on some lines.
type Comment struct {
	Start, End int // of the word and its list: bytes into the file

	word    string   // as a person knows it, such as NOLINTNEXTLINE
	rules   []string // as they are written; nil for every rule
	reason  string
	example bool   // it may be one, in prose
	fault   string // why it silences nothing; empty if it may

	syntax      *Syntax
	begins      int             // line
	first, last int             // lines that are silent, from 1; none, first being 0, for a NOLINTBEGIN without an end
	silenced    map[string]bool // ids
}

// Silences reports whether a comment silences a rule on a line. Findings about comments cannot be
// silenced.
func (f *File) Silences(line int, id string) bool {
	if f == nil || id == Unused.ID || id == Reason.ID {
		return false
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	silent := false
	for _, c := range f.comments {
		if c.fault == "" && c.first <= line && line <= c.last && c.means(id) {
			c.silenced[id] = true
			silent = true
		}
	}
	return silent
}

// Hint says why a comment that was to silence a rule on a line does not; empty if there is none.
func (f *File) Hint(line int, id string) string {
	if f == nil {
		return ""
	}
	for _, c := range f.comments {
		switch {
		case c.first == 0 && c.begins < line && c.means(id):
			return c.withoutEnd()
		case c.fault != "" && c.first <= line && line <= c.last && (len(c.rules) == 0 || slices.Contains(c.rules, id)):
			return c.fault
		}
	}
	return ""
}

// withoutEnd describes the fault of a NOLINTBEGIN without an end.
func (c *Comment) withoutEnd() string {
	return fmt.Sprintf("%s in line %d has no NOLINTEND for the same rules and silences nothing", c.word, c.begins)
}

// means reports whether a rule is one of the comment's.
func (c *Comment) means(id string) bool {
	return c.rules == nil || slices.ContainsFunc(c.rules, func(name string) bool { return c.syntax.matches(name, id) })
}

// hasSilenced reports whether something was silenced that a name or pattern of the
// comment's means.
func (c *Comment) hasSilenced(name string) bool {
	for id := range c.silenced {
		if c.syntax.matches(name, id) {
			return true
		}
	}
	return false
}

// matches reports whether a name in a comment means a rule.
func (s *Syntax) matches(name, id string) bool {
	if !s.foreign {
		return name == id
	}
	ok, err := path.Match(name, id)
	return err == nil && ok
}
