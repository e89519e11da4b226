package report

import (
	"cmp"
	"io"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// writeStats prints the number of violations of each rule, the most frequent first, and for rules
// whose messages have kinds of violations the number of each, and of files.
func writeStats(w io.Writer, findings []Finding) {
	rules, messages := map[string]*tally{}, map[string]map[string]*tally{}
	files := map[string]bool{}
	for _, f := range findings {
		count(rules, f.Rule, f.Path)
		files[f.Path] = true
		if info := rule.Lookup(f.Rule); info != nil && info.ByMessage {
			if messages[f.Rule] == nil {
				messages[f.Rule] = map[string]*tally{}
			}
			count(messages[f.Rule], f.Message, f.Path)
		}
	}
	for _, id := range byCount(rules) {
		plain.Fprintf(w, "%6d %s\n", rules[id].findings, id)
		for _, message := range byCount(messages[id]) {
			t := messages[id][message]
			plain.Fprintf(w, "%13d in %s: %s\n", t.findings, plain.Count(len(t.files), "file"), message)
		}
	}
	plain.Fprintf(w, "%6d in all, in %s\n", len(findings), plain.Count(len(files), "file"))
}

// A tally is how many findings there are, and in which files.
type tally struct {
	findings int
	files    map[string]bool
}

func count(tallies map[string]*tally, key, file string) {
	t := tallies[key]
	if t == nil {
		t = &tally{files: map[string]bool{}}
		tallies[key] = t
	}
	t.findings++
	t.files[file] = true
}

// byCount returns the keys, those of most findings first.
func byCount(tallies map[string]*tally) []string {
	return slices.SortedFunc(maps.Keys(tallies), func(a, b string) int {
		return cmp.Or(cmp.Compare(tallies[b].findings, tallies[a].findings), cmp.Compare(a, b))
	})
}
