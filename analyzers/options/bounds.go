package options

import (
	"fmt"
	"strings"
)

// The bounds of a configuration file, which comes with an untrusted repository. A file beyond one is an error: a part of
// a configuration would be a different one.
const (
	maxFileBytes    = 1 << 20
	maxEntries      = 1000 // of a list
	maxFlags        = 5000 // words of nvccflags
	maxAlternatives = 256  // patterns that the braces of a glob expand to
	maxPatterns     = 2000 // that those of all globs do
)

// checkBounds returns an error if the file exceeds a bound.
func (f *File) checkBounds() error {
	for _, list := range []struct {
		name   string
		length int
	}{
		{"include", len(f.Include)}, {"tags", len(f.Tags)}, {"enable", len(f.Enable)}, {"disable", len(f.Disable)},
		{"folders", len(f.Folders)}, {"exclude", len(f.Exclude)},
	} {
		if list.length > maxEntries {
			return fmt.Errorf("%s: %d entries, want at most %d", list.name, list.length, maxEntries)
		}
	}
	words := 0
	for _, w := range f.NVCCFlags {
		words += max(1, len(strings.Fields(w)))
	}
	if words > maxFlags {
		return fmt.Errorf("nvccflags: %d words, want at most %d", words, maxFlags)
	}
	for _, rules := range f.partRules() {
		if len(rules) > maxEntries {
			return fmt.Errorf("%d rules in one entry, want at most %d", len(rules), maxEntries)
		}
	}
	return nil
}

// partRules returns the lists of rules that parts of the repository have.
func (f *File) partRules() (lists []Words) {
	for _, p := range f.Folders {
		lists = append(lists, p.Enable, p.Disable)
	}
	for _, e := range f.Exclude {
		lists = append(lists, e.Rules)
	}
	return lists
}

// expand returns the brace expansion of a valid glob, up to a number of patterns, so that the time of a match is linear in
// their length. It reports false if there are more.
func expand(glob string, most int) (patterns []string, ok bool) {
	var add func(glob string) bool
	add = func(glob string) bool {
		open, commas, end := braces(glob)
		if open < 0 {
			patterns = append(patterns, glob)
			return len(patterns) <= most
		}
		from := open + 1
		for _, to := range append(commas, end) {
			if !add(glob[:open] + glob[from:to] + glob[end+1:]) {
				return false
			}
			from = to + 1
		}
		return true
	}
	ok = add(glob)
	return patterns, ok
}

// braces returns where the first braces of a glob begin and end, and where the commas between their alternatives are; open is
// negative if it has none.
func braces(glob string) (open int, commas []int, end int) {
	open = -1
	depth := 0
	for i := 0; i < len(glob); i++ {
		switch c := glob[i]; {
		case c == '\\':
			i++
		case c == '[':
			i = endOfClass(glob, i)
		case c == '{':
			if depth++; depth == 1 {
				open = i
			}
		case c == ',' && depth == 1:
			commas = append(commas, i)
		case c == '}' && depth > 0:
			if depth--; depth == 0 {
				return open, commas, i
			}
		}
	}
	return -1, nil, 0
}

// endOfClass returns where the class of characters ends that begins at i.
func endOfClass(glob string, i int) int {
	for i++; i < len(glob) && glob[i] != ']'; i++ {
		if glob[i] == '\\' {
			i++
		}
	}
	return i
}
