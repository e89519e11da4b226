package report

import (
	"go/token"

	"github.com/cudavet/cudavet/cudarules/rule"
)

// byCause groups findings that have one cause, in the order of their first ones: those of one rule of which one points at the other, or
// both at the same further place, as the accesses of a reduction without barriers do, and the calls of one C function; and those
// which say the same, where a rule's message names the kind of breach.
func byCause(findings []Finding) [][]Finding {
	type sign struct { // that findings share
		rule    string
		at      token.Position
		message string
	}
	groups := make([][]Finding, 0, len(findings))
	first := make([]int, len(findings)) // of each finding the earliest known of its cause
	root := func(i int) int {
		for first[i] != i {
			first[i] = first[first[i]]
			i = first[i]
		}
		return i
	}
	seen := map[sign]int{}
	for i, f := range findings {
		first[i] = i
		signs := []sign{{rule: f.Rule, at: f.Pos}}
		for _, r := range f.Related {
			signs = append(signs, sign{rule: f.Rule, at: r.Pos})
		}
		if info := rule.Lookup(f.Rule); info != nil && info.ByMessage {
			signs = append(signs, sign{rule: f.Rule, message: f.Message})
		}
		for _, s := range signs {
			other, known := seen[s]
			if !known {
				seen[s] = i
				continue
			}
			a, b := root(i), root(other)
			first[max(a, b)] = min(a, b)
		}
	}
	index := map[int]int{}
	for i, f := range findings {
		r := root(i)
		at, known := index[r]
		if !known {
			at = len(groups)
			index[r] = at
			groups = append(groups, nil)
		}
		groups[at] = append(groups[at], f)
	}
	return groups
}
