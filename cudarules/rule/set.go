package rule

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/spelling"
)

// A Set is the set of rules that a run reports.
type Set struct {
	classes   map[Class]bool
	guideline *bool           // whether the rules of NVIDIA's guidelines are on whatever their class; nil if nothing says so
	named     map[string]bool // rules that are on or off whatever their class
	matched   map[string]bool // the same of rules that patterns match, where they are not named
	parts     []Part
}

// A Part is a part of the files, for which a set is another one.
type Part struct {
	Name            string // identifies a part
	Covers          func(path string) bool
	Off             bool   // only rules in Enable are reported there
	Enable, Disable string // as [NewSet] takes them
}

// NewSet returns the default set (every class but [Advice] and [Safety]) plus the rules that enable names minus those that
// disable names. Both are comma-separated lists of rule ids, patterns of them in which * matches any text, classes and
// [NVIDIAGuideline]. The id of a rule beats a pattern, which beats the guideline, which beats the rule's class. Another name is
// an error, which suggests similar names.
func NewSet(enable, disable string) (Set, error) {
	set := Set{classes: map[Class]bool{IllFormed: true, Undefined: true, Conditional: true}}
	return set.Then(enable, disable)
}

// Then returns the set after a change, which takes precedence: a rule named earlier is changed by
// another that names it, a class by one of the class.
func (s Set) Then(enable, disable string) (Set, error) {
	s.classes, s.named, s.matched = clone(s.classes), clone(s.named), clone(s.matched)
	for _, list := range []struct {
		flag, names string
		on          bool
	}{{"enable", enable, true}, {"disable", disable, false}} {
		for name := range strings.SplitSeq(list.names, ",") {
			name = strings.TrimSpace(name)
			switch {
			case name == "":
			case Lookup(name) != nil:
				s.named[name] = list.on
			case name == NVIDIAGuideline:
				s.guideline = &list.on
			case slices.Contains(Classes, Class(name)):
				s.classes[Class(name)] = list.on
			case strings.Contains(name, "*"):
				ids := matching(name)
				if len(ids) == 0 {
					return Set{}, fmt.Errorf("%s: no rule matches %q", list.flag, name)
				}
				for _, id := range ids {
					s.matched[id] = list.on
				}
			default:
				return Set{}, fmt.Errorf("%s: %w", list.flag, unknown(name))
			}
		}
	}
	return s, nil
}

// matching returns the ids of the rules that a pattern matches.
func matching(pattern string) (ids []string) {
	for _, r := range All() {
		if ok, err := path.Match(pattern, r.ID); ok && err == nil {
			ids = append(ids, r.ID)
		}
	}
	return ids
}

// clone returns a copy of a map that can be written to.
func clone[K comparable](m map[K]bool) map[K]bool {
	c := make(map[K]bool, len(m))
	maps.Copy(c, m)
	return c
}

// With returns the set with parts of the files for which it is another one. Where a file lies
// in several, they follow each other.
func (s Set) With(parts ...Part) (Set, error) {
	for _, part := range parts {
		if _, err := s.Then(part.Enable, part.Disable); err != nil {
			return Set{}, fmt.Errorf("%s: %w", part.Name, err)
		}
	}
	s.parts = slices.Concat(s.parts, parts)
	return s, nil
}

// In returns the set of rules reported in a file.
func (s Set) In(path string) Set {
	if len(s.parts) == 0 {
		return s
	}
	covered := slices.DeleteFunc(slices.Clone(s.parts), func(p Part) bool { return !p.Covers(path) })
	return s.after(covered...)
}

// after returns the set for files that lie in parts.
func (s Set) after(parts ...Part) Set {
	s.parts = nil
	for _, part := range parts {
		if part.Off {
			s = Set{classes: map[Class]bool{}}
			for _, class := range Classes {
				s.classes[class] = false // explicit, so that rules that are on by default are off as well
			}
		}
		s, _ = s.Then(part.Enable, part.Disable) // [Set.With] has seen that the names are known
	}
	return s
}

// unknown says that a name is neither a rule's nor a class's.
func unknown(name string) error {
	if near := Near(name); len(near) > 0 {
		return fmt.Errorf("no rule or class %q; near: %s", name, strings.Join(near, ", "))
	}
	return fmt.Errorf("no rule or class %q; 'cudavet help' lists them", name)
}

// Reports reports whether findings of a rule that are of the class are reported, in files that are in
// no part.
func (s Set) Reports(r *Info, class Class) bool {
	if on, named := s.named[r.ID]; named {
		return on
	}
	if on, matched := s.matched[r.ID]; matched {
		return on
	}
	if s.guideline != nil && len(r.Guidelines()) > 0 {
		return *s.guideline
	}
	on, said := s.classes[class]
	return on || !said && r.On
}

// Has reports whether any finding of a rule may be reported, in any file.
func (s Set) Has(r *Info) bool {
	has := func(s Set) bool { return s.Reports(r, r.Class) || r.Accepted != "" && s.Reports(r, r.Accepted) }
	return has(s) || slices.ContainsFunc(s.parts, func(p Part) bool { return has(s.after(p)) })
}

// String identifies a set.
func (s Set) String() string {
	var text strings.Builder
	for _, r := range All() {
		for _, class := range Classes {
			fmt.Fprintf(&text, " %s %s %v", r.ID, class, s.Reports(r, class))
		}
	}
	for _, part := range s.parts {
		fmt.Fprintf(&text, " %q %v %q %q", part.Name, part.Off, part.Enable, part.Disable)
	}
	return text.String()
}

// AsHost returns the set for C and C++ that is not compiled as CUDA.
func (s Set) AsHost() Set {
	s.named = clone(s.named)
	for _, r := range All() {
		if r.CompiledAsCUDA {
			s.named[r.ID] = false
		}
	}
	return s
}

// Near returns up to three rule ids, classes or names of sets of rules whose spelling is
// closest to name, the closest first.
func Near(name string) []string {
	var names []string
	for _, r := range All() {
		names = append(names, r.ID)
	}
	for _, c := range Classes {
		names = append(names, string(c))
	}
	return spelling.Near(name, append(names, NVIDIAGuideline))
}

// Misspelt returns the rule whose id differs from name in one or two letters.
// It is "" if name is itself a rule's or close to none.
func Misspelt(name string) string {
	nearest, least := "", 3
	for _, r := range All() {
		if d := spelling.Distance(name, r.ID); d < least {
			nearest, least = r.ID, d
		}
	}
	if least == 0 {
		return ""
	}
	return nearest
}
