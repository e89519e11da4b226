package report

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
)

// writeStats prints how often each rule was broken, the most frequent first.
func writeStats(w io.Writer, findings []Finding) {
	count := map[string]int{}
	files := map[string]bool{}
	for _, f := range findings {
		count[f.Rule]++
		files[f.Path] = true
	}
	byCount := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
	for _, id := range byCount {
		fmt.Fprintf(w, "%6d %s\n", count[id], id)
	}
	fmt.Fprintf(w, "%6d in all, in %d files\n", len(findings), len(files))
}
