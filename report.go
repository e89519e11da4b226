package main

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"go/token"
	"io"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/summary"
)

// A finding is one breach of a rule, wherever it was found.
type finding struct {
	unit     string // what was checked: a package's id or a file as given
	analyzer string
	rule     string
	class    rule.Class
	path     string // of the file, absolute
	place
	related []place
	fixes   []fix
}

// compare orders findings by place, rule and message. It is 0 for those that
// tell the same.
func (f finding) compare(other finding) int {
	return cmp.Or(
		cmp.Compare(f.path, other.path),
		cmp.Compare(f.pos.Offset, other.pos.Offset),
		cmp.Compare(f.rule, other.rule),
		cmp.Compare(f.message, other.message))
}

// A place is a stretch of a file with something to say about it.
type place struct {
	pos, end token.Position
	message  string
}

type fix struct {
	message string
	edits   []edit
}

// An edit replaces the bytes from start to end of a file.
type edit struct {
	file       string
	start, end int
	text       string
}

// A report is what a check found, what it could not check, one line each, and
// what it looked at.
type report struct {
	findings []finding
	failures []string
	summary  summary.Summary
}

func (r *report) add(other report) {
	r.findings = append(r.findings, other.findings...)
	r.failures = append(r.failures, other.failures...)
}

func (r *report) fail(format string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}

// outputFormat is how findings are printed: as text, or as a flag says.
type outputFormat struct {
	json, sarif, codeQuality bool
	text                     textStyle
	colour                   colourMode
	stats                    bool
}

func (o *outputFormat) register(fs *flag.FlagSet) {
	fs.BoolVar(&o.json, "json", false, "print findings as JSON, in the form of go vet -json")
	fs.BoolVar(&o.sarif, "sarif", false, "print findings as SARIF 2.1.0")
	fs.IntVar(&o.text.context, "c", -1, "print the line of each finding with `N` lines of context")
	o.colour = colourAuto
	fs.Var(&o.colour, "color", "`when` to print text in colour: auto, always or never")
	fs.BoolVar(&o.stats, "stats", false, "print to standard error how often each rule was broken")
	fs.BoolVar(&o.codeQuality, "codequality", false, "print findings as a code quality report of GitLab's")
}

// write prints the findings.
func (o *outputFormat) write(w io.Writer, findings []finding) error {
	switch {
	case o.sarif:
		return writeSARIF(w, findings)
	case o.json:
		return writeJSON(w, findings)
	case o.codeQuality:
		return writeCodeQuality(w, findings)
	}
	return writeText(w, findings, o.text)
}

// once sorts findings and drops those that tell the same: a file may have been
// seen in several packages or variants of one, and by itself under another
// name.
func once(findings []finding) []finding {
	slices.SortStableFunc(findings, func(a, b finding) int {
		return cmp.Or(a.compare(b), cmp.Compare(a.unit, b.unit))
	})
	return slices.CompactFunc(findings, func(a, b finding) bool { return a.compare(b) == 0 })
}

// writeStats prints how often each rule was broken, the most frequent first.
func writeStats(w io.Writer, findings []finding) {
	count := map[string]int{}
	files := map[string]bool{}
	for _, f := range findings {
		count[f.rule]++
		files[f.path] = true
	}
	byCount := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
	for _, id := range byCount {
		fmt.Fprintf(w, "%6d %s\n", count[id], id)
	}
	fmt.Fprintf(w, "%6d in all, in %d files\n", len(findings), len(files))
}

// The JSON form of go vet: unit, analyzer, list of diagnostics.
type (
	jsonDiagnostic struct {
		Category       string        `json:"category,omitempty"`
		Posn           string        `json:"posn"`
		End            string        `json:"end"`
		Message        string        `json:"message"`
		SuggestedFixes []jsonFix     `json:"suggested_fixes,omitempty"`
		Related        []jsonRelated `json:"related,omitempty"`
	}
	jsonFix struct {
		Message string     `json:"message"`
		Edits   []jsonEdit `json:"edits"`
	}
	jsonEdit struct {
		Filename string `json:"filename"`
		Start    int    `json:"start"`
		End      int    `json:"end"`
		New      string `json:"new"`
	}
	jsonRelated struct {
		Posn    string `json:"posn"`
		End     string `json:"end"`
		Message string `json:"message"`
	}
)

func writeJSON(w io.Writer, findings []finding) error {
	tree := map[string]map[string][]jsonDiagnostic{}
	for _, f := range findings {
		d := jsonDiagnostic{Category: f.rule, Posn: f.pos.String(), End: f.end.String(), Message: f.message}
		for _, x := range f.fixes {
			fixed := jsonFix{Message: x.message}
			for _, e := range x.edits {
				fixed.Edits = append(fixed.Edits, jsonEdit{e.file, e.start, e.end, e.text})
			}
			d.SuggestedFixes = append(d.SuggestedFixes, fixed)
		}
		for _, r := range f.related {
			d.Related = append(d.Related, jsonRelated{r.pos.String(), r.end.String(), r.message})
		}
		if tree[f.unit] == nil {
			tree[f.unit] = map[string][]jsonDiagnostic{}
		}
		tree[f.unit][f.analyzer] = append(tree[f.unit][f.analyzer], d)
	}
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "\t")
	return encoder.Encode(tree)
}
