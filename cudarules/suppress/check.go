package suppress

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
)

// A Problem is a fault of a comment.
type Problem struct {
	Rule    *rule.Info
	Comment *Comment
	Message string
}

// WithoutReason returns the comments that concern cudavet and do not say why. It is
// for when all that the comments may silence was found.
func (f *File) WithoutReason() []Problem {
	f.mu.Lock()
	defer f.mu.Unlock()
	var problems []Problem
	for _, c := range f.comments {
		if c.reason == "" && c.fault == "" && c.concerns() && !c.example {
			problems = append(problems, Problem{Reason, c, c.word + " gives no reason"})
		}
	}
	return problems
}

// concerns reports whether a comment is addressed to cudavet: no other tool has its
// word, it names a rule, or, naming none, silenced one.
func (c *Comment) concerns() bool {
	return !c.syntax.foreign || c.rules == nil && len(c.silenced) > 0 ||
		slices.ContainsFunc(c.rules, func(name string) bool { return rule.Lookup(name) != nil })
}

// Unused returns the comments that silence no finding, and those that name no rule. Decided reports
// whether all findings of a rule in the file are known by now, and everything on its lines was
// checked. A comment whose use cannot be known is not reported.
func (f *File) Unused(decided func(info *rule.Info, first, last int) bool) []Problem {
	f.mu.Lock()
	defer f.mu.Unlock()
	var problems []Problem
	for _, c := range f.comments {
		if c.example {
			continue
		}
		for _, message := range c.uselessness(decided) {
			problems = append(problems, Problem{Unused, c, message})
		}
	}
	return problems
}

func (c *Comment) uselessness(decided func(info *rule.Info, first, last int) bool) (messages []string) {
	if c.fault != "" {
		if slices.ContainsFunc(c.rules, func(name string) bool { return rule.Lookup(name) != nil }) {
			return []string{c.fault}
		}
		return nil
	}
	if c.rules != nil && len(c.rules) == 0 {
		return []string{c.word + " names no rule"}
	}
	var unused []string
	for _, name := range c.rules {
		info := rule.Lookup(name)
		switch {
		case info == nil:
			if message := c.syntax.unknown(name); message != "" {
				messages = append(messages, message)
			}
		case c.first == 0:
			messages = append(messages, c.word+" without NOLINTEND silences nothing")
		case info.Class != rule.Conditional && decided(info, c.first, c.last) && !c.hasSilenced(name):
			unused = append(unused, name)
		}
	}
	if len(unused) > 0 {
		messages = append(messages, fmt.Sprintf("%s silences nothing: no finding of %s here", c.word, strings.Join(unused, ", ")))
	}
	return messages
}

// unknown says that there is no rule of a name; nothing if the name may be that of
// another tool's.
func (s *Syntax) unknown(name string) string {
	near := rule.Near(name)
	if s.foreign {
		misspelt := rule.Misspelt(name)
		if misspelt == "" {
			return ""
		}
		near = []string{misspelt}
	}
	if len(near) == 0 {
		return "there is no rule " + name
	}
	return fmt.Sprintf("there is no rule %s; near: %s", name, strings.Join(near, ", "))
}
