package main

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A finding is one breach of a rule, wherever it was found.
type finding struct {
	unit     string // what was checked: a package's id or a file as given
	analyzer string
	rule     string
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

// A report is what a check found, and what it could not check: one line each.
type report struct {
	findings []finding
	failures []string
}

func (r *report) add(other report) {
	r.findings = append(r.findings, other.findings...)
	r.failures = append(r.failures, other.failures...)
}

func (r *report) fail(format string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}

// outputFormat is how findings are printed: as text, or as a flag says.
type outputFormat struct{ json, sarif, codeQuality bool }

func (o *outputFormat) register(fs *flag.FlagSet) {
	fs.BoolVar(&o.json, "json", false, "print findings as JSON, in the form of go vet -json")
	fs.BoolVar(&o.sarif, "sarif", false, "print findings as SARIF 2.1.0")
	fs.BoolVar(&o.codeQuality, "codequality", false, "print findings as a code quality report of GitLab's")
}

// write prints the findings, each once: a file may have been seen in several
// packages or variants of one, and by itself under another name.
func (o *outputFormat) write(w io.Writer, findings []finding) error {
	slices.SortStableFunc(findings, func(a, b finding) int {
		return cmp.Or(a.compare(b), cmp.Compare(a.unit, b.unit))
	})
	findings = slices.CompactFunc(findings, func(a, b finding) bool { return a.compare(b) == 0 })
	switch {
	case o.sarif:
		return writeSARIF(w, findings)
	case o.json:
		return writeJSON(w, findings)
	case o.codeQuality:
		return writeCodeQuality(w, findings)
	}
	return writeText(w, findings)
}

// writeText prints a line for each finding and each further place that it
// speaks of. The anchor by which a CUDA source came into a Go package is left
// out: it says nothing about the finding.
func writeText(w io.Writer, findings []finding) error {
	var text strings.Builder
	for _, f := range findings {
		fmt.Fprintf(&text, "%s: %s [%s]\n", relative(f.pos.String()), f.message, f.rule)
		for i, r := range f.related {
			isAnchor := i == 0 && strings.HasSuffix(r.pos.Filename, ".go") && !strings.HasSuffix(f.pos.Filename, ".go")
			if !isAnchor {
				fmt.Fprintf(&text, "%s: \t%s\n", relative(r.pos.String()), r.message)
			}
		}
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// relative returns an absolute path, which a line and column may follow, as
// seen from the current directory if it lies in there. Other paths stay as
// they are.
func relative(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return path
	}
	inside, found := strings.CutPrefix(path, here+string(filepath.Separator))
	if !found {
		return path
	}
	return inside
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
