package rule

import (
	"fmt"
	"slices"
	"strings"
)

// A Set is the rules that a run reports.
type Set map[string]bool

// NewSet returns the default set (every class but [Advice]) plus the rules
// that enable names minus those that disable names. Both are comma-separated
// lists of rule ids and classes. A name that is neither is an error, which
// tells the names that come near.
func NewSet(enable, disable string) (Set, error) {
	set := Set{}
	for _, r := range All() {
		if r.Class != Advice {
			set[r.ID] = true
		}
	}
	for _, list := range []struct {
		flag, names string
		on          bool
	}{{"enable", enable, true}, {"disable", disable, false}} {
		for name := range strings.SplitSeq(list.names, ",") {
			name = strings.TrimSpace(name)
			if name == "" {
				continue
			}
			ids, err := resolve(name)
			if err != nil {
				return nil, fmt.Errorf("-%s: %w", list.flag, err)
			}
			for _, id := range ids {
				if list.on {
					set[id] = true
				} else {
					delete(set, id)
				}
			}
		}
	}
	return set, nil
}

// resolve returns the ids that a rule id or a class stands for.
func resolve(name string) ([]string, error) {
	if Lookup(name) != nil {
		return []string{name}, nil
	}
	if slices.Contains(Classes, Class(name)) {
		var ids []string
		for _, r := range All() {
			if r.Class == Class(name) {
				ids = append(ids, r.ID)
			}
		}
		return ids, nil
	}
	if near := Near(name); len(near) > 0 {
		return nil, fmt.Errorf("no rule or class %q; near: %s", name, strings.Join(near, ", "))
	}
	return nil, fmt.Errorf("no rule or class %q; 'cudavet help' lists them", name)
}

// Near returns up to three rule ids or classes whose spelling is closest to
// name, the closest first.
func Near(name string) []string {
	type candidate struct {
		name string
		dist int
	}
	var all []candidate
	consider := func(s string) {
		if d := distance(name, s); d <= max(2, len(name)/3) || len(name) > 3 && strings.Contains(s, name) {
			all = append(all, candidate{s, d})
		}
	}
	for _, r := range All() {
		consider(r.ID)
	}
	for _, c := range Classes {
		consider(string(c))
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return a.dist - b.dist })
	var near []string
	for _, c := range all[:min(3, len(all))] {
		near = append(near, c.name)
	}
	return near
}

// Misspelt returns the rule whose id differs from name in one or two letters.
// It is "" if name is itself a rule's or close to none.
func Misspelt(name string) string {
	nearest, least := "", 3
	for _, r := range All() {
		if d := distance(name, r.ID); d < least {
			nearest, least = r.ID, d
		}
	}
	if least == 0 {
		return ""
	}
	return nearest
}

// distance returns the Levenshtein distance of a and b in bytes.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
