// Package spelling finds the names that a misspelt word may be meant for.
package spelling

import (
	"cmp"
	"slices"
	"strings"
)

// maxNear bounds how many names [Near] returns.
const maxNear = 3

// Near returns up to three of the names whose spelling is closest to a word, the closest first: those that differ in at most a
// third of its letters, and those that contain it.
func Near(word string, names []string) []string {
	type candidate struct {
		name     string
		distance int
	}
	var all []candidate
	for _, name := range names {
		if d := Distance(word, name); d <= max(2, len(word)/3) || len(word) > 3 && strings.Contains(name, word) {
			all = append(all, candidate{name, d})
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(a.distance, b.distance) })
	var near []string
	for _, c := range all[:min(maxNear, len(all))] {
		near = append(near, c.name)
	}
	return near
}

// Distance returns how many bytes of a have to be inserted, deleted, replaced or
// exchanged with their neighbours to get b.
func Distance(a, b string) int {
	var before, last, row []int // of the distances between a's and b's beginnings
	for i := range len(a) + 1 {
		before, last, row = last, row, make([]int, len(b)+1)
		for j := range row {
			switch {
			case i == 0 || j == 0:
				row[j] = i + j
			case a[i-1] == b[j-1]:
				row[j] = last[j-1]
			default:
				row[j] = 1 + min(last[j-1], last[j], row[j-1])
			}
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
