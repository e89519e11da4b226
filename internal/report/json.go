package report

import (
	"io"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// A JSONTree is the JSON form of go vet: package or file, analyzer, diagnostics. Places are
// file:line:column.
type JSONTree map[string]map[string][]JSONDiagnostic

// Parts of a [JSONTree].
type (
	JSONDiagnostic struct {
		Category       string        `json:"category,omitempty"`
		Posn           string        `json:"posn"`
		End            string        `json:"end"`
		Message        string        `json:"message"`
		SuggestedFixes []JSONFix     `json:"suggested_fixes,omitempty"`
		Related        []JSONRelated `json:"related,omitempty"`
	}
	JSONFix struct {
		Message string     `json:"message"`
		Edits   []JSONEdit `json:"edits"`
	}
	JSONEdit struct {
		Filename string `json:"filename"`
		Start    int    `json:"start"`
		End      int    `json:"end"`
		New      string `json:"new"`
	}
	JSONRelated struct {
		Posn    string `json:"posn"`
		End     string `json:"end"`
		Message string `json:"message"`
	}
)

func writeJSON(w io.Writer, run Run) error {
	tree := JSONTree{}
	for _, f := range run.all() {
		d := JSONDiagnostic{Category: f.Rule, Posn: f.Pos.String(), End: f.End.String(), Message: f.Message}
		for _, x := range f.Fixes {
			fixed := JSONFix{Message: x.Message}
			for _, e := range x.Edits {
				fixed.Edits = append(fixed.Edits, JSONEdit{e.File, e.Start, e.End, e.Text})
			}
			d.SuggestedFixes = append(d.SuggestedFixes, fixed)
		}
		for _, r := range f.allPlaces() {
			d.Related = append(d.Related, JSONRelated{r.Pos.String(), r.End.String(), r.Message})
		}
		if tree[f.Unit] == nil {
			tree[f.Unit] = map[string][]JSONDiagnostic{}
		}
		tree[f.Unit][f.Analyzer] = append(tree[f.Unit][f.Analyzer], d)
	}
	return plain.EncodeJSON(w, tree, "\t")
}
