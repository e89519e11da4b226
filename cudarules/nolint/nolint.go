// Package nolint reads the comments by which a CUDA source silences findings.
// They mean what they mean to clang-tidy:
//
//	x = 1; // NOLINT                      nothing on this line
//	x = 1; // NOLINT(rule-id, device-*)   none of these rules on this line
//	// NOLINTNEXTLINE(rule-id)            the same for the next line
//	// NOLINTBEGIN(rule-id)               the same for all lines up to the
//	// NOLINTEND(rule-id)                 comment that names the same rules
//
// What follows in the comment is the reason.
package nolint

import (
	"path"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/cudavet/cudavet/cudarules/source"
)

// Comments are those of the files of a run. They remember which of them
// silenced something. The zero value is ready for use, by several goroutines.
type Comments struct {
	mu    sync.Mutex
	files map[*source.File][]*Suppression
}

// Silences reports whether a comment in the file silences a rule on a line.
func (c *Comments) Silences(f *source.File, line int, id string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	silent := false
	for _, s := range c.read(f) {
		if s.First <= line && line <= s.Last && s.silences(id) {
			silent = true
		}
	}
	return silent
}

// In returns the suppressions in a file, in order.
func (c *Comments) In(f *source.File) []*Suppression {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.read(f)
}

func (c *Comments) read(f *source.File) []*Suppression {
	list, ok := c.files[f]
	if !ok {
		list = read(f)
		if c.files == nil {
			c.files = map[*source.File][]*Suppression{}
		}
		c.files[f] = list
	}
	return list
}

// A Suppression is a comment that silences rules on some lines.
type Suppression struct {
	Word        string          // NOLINT, NOLINTNEXTLINE or NOLINTBEGIN
	Pos, End    source.Position // of the word and its list
	First, Last int             // lines; none, First being 0, for a NOLINTBEGIN without an end
	Rules       []string        // patterns as of [path.Match]; nil for every rule
	Reason      string

	used map[string]bool // ids, as they were silenced
}

// Used reports whether something was silenced that the pattern matches, one of
// the suppression's.
func (s *Suppression) Used(pattern string) bool {
	for id := range s.used {
		if matches(pattern, id) {
			return true
		}
	}
	return false
}

// silences reports whether the suppression means a rule, and notes it.
func (s *Suppression) silences(id string) bool {
	means := s.Rules == nil || slices.ContainsFunc(s.Rules, func(pattern string) bool { return matches(pattern, id) })
	if means {
		if s.used == nil {
			s.used = map[string]bool{}
		}
		s.used[id] = true
	}
	return means
}

func matches(pattern, id string) bool {
	ok, err := path.Match(pattern, id)
	return err == nil && ok
}

// read finds the suppressions that a file's comments make.
func read(f *source.File) []*Suppression {
	var out, open []*Suppression
	for _, c := range f.Comments() {
		comment := strings.TrimSuffix(string(f.Text[c.Start:c.End]), "*/")
		at := strings.Index(comment, word)
		for at >= 0 {
			next := len(comment)
			if i := strings.Index(comment[at+len(word):], word); i >= 0 {
				next = at + len(word) + i
			}
			kind, text := cutKind(comment[at+len(word) : next])
			rules, reason := cutList(text)
			s := &Suppression{
				Word: word + kind, Rules: rules, Reason: strings.TrimFunc(reason, notInWord),
				Pos: f.Position(c.Start + at), End: f.Position(c.Start + next - len(reason)),
			}
			switch line := s.Pos.Line; kind {
			case "":
				s.First, s.Last = line, line
			case "NEXTLINE":
				s.First, s.Last = line+1, line+1
			case "BEGIN":
				open = append(open, s)
			case "END":
				for i := len(open) - 1; i >= 0; i-- {
					if slices.Equal(open[i].Rules, rules) {
						open[i].First, open[i].Last = open[i].Pos.Line, line
						open = slices.Delete(open, i, i+1)
						break
					}
				}
			}
			if kind != "END" {
				out = append(out, s)
			}
			if at = next; next == len(comment) {
				at = -1
			}
		}
	}
	return out
}

const word = "NOLINT"

func cutKind(text string) (kind, rest string) {
	for _, kind := range []string{"NEXTLINE", "BEGIN", "END"} {
		if rest, ok := strings.CutPrefix(text, kind); ok {
			return kind, rest
		}
	}
	return "", text
}

// cutList cuts the parenthesised list of rules that follows a word; it is nil
// if there is none.
func cutList(text string) (rules []string, rest string) {
	if !strings.HasPrefix(text, "(") {
		return nil, text
	}
	inner, rest, ok := strings.Cut(text[1:], ")")
	if !ok {
		return nil, text
	}
	rules = []string{}
	for name := range strings.SplitSeq(inner, ",") {
		rules = append(rules, strings.TrimSpace(name))
	}
	return rules, rest
}

func notInWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
