// Package htmlreport writes the findings of a run as self-contained pages for a browser.
package htmlreport

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// A Report is the content of the pages.
type Report struct {
	Version  string // of the program
	Findings []report.Finding
	Looked   string             // the summary, in a sentence
	Missed   []string           // failures to check, a line each
	Unknown  []string           // unknown parts of sources, with reasons, a line each
	Ways     *bridgemap.Map     // from Go to kernels; nil where no packages were checked
	Texts    *sourcetext.Reader // of the sources that the pages show; nil: none
}

const (
	indexName  = "index.html"
	styleName  = "style.css"
	scriptName = "script.js"

	// The tag of a report's first page, by which its folder is recognized.
	generator = `<meta name="generator" content="cudavet">`
)

//go:embed index.html source.html style.css script.js
var assets embed.FS

var templates = template.Must(template.New("").Funcs(template.FuncMap{"plain": plain.Line}).ParseFS(assets, "*.html"))

// Write writes the report to a folder, which it makes if there is none. A folder that holds something
// is refused unless it is an earlier report, whose pages are replaced.
func (r *Report) Write(dir string) error {
	if err := clear(dir); err != nil {
		return err
	}
	if r.Texts == nil {
		r.Texts = sourcetext.None()
	}
	pages := r.pages()
	index, err := r.index(pages)
	if err != nil {
		return err
	}
	if err := render(dir, indexName, index); err != nil {
		return err
	}
	for _, p := range pages {
		if err := render(dir, p.Href, p); err != nil {
			return err
		}
	}
	for _, name := range []string{styleName, scriptName} {
		text, err := assets.ReadFile(name)
		if err != nil {
			return err
		}
		if err := output.WriteFile(filepath.Join(dir, name), text); err != nil {
			return err
		}
	}
	return nil
}

// clear makes a folder without pages of one that is not there or holds an earlier report.
func clear(dir string) error {
	if err := output.MkdirAll(dir); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) == 0 {
		return err
	}
	if !isReport(dir) {
		return fmt.Errorf("%s holds something else than a report", dir)
	}
	for _, entry := range entries {
		if isPage(entry.Name()) {
			if err := os.Remove(filepath.Join(dir, entry.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// isReport reports whether a folder holds a report: its first page is a file of its own.
func isReport(dir string) bool {
	name := filepath.Join(dir, indexName)
	info, err := os.Lstat(name)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	index, err := regular.ReadFile(name)
	return err == nil && bytes.Contains(index, []byte(generator))
}

// isPage reports whether a file is one that Write makes beside those whose names never change.
func isPage(name string) bool {
	return strings.HasPrefix(name, pagePrefix) && strings.HasSuffix(name, ".html")
}

// render writes a page by the template of its kind, made plain whatever the template shows.
func render(dir, name string, data any) error {
	kind := indexName
	if isPage(name) {
		kind = "source.html"
	}
	var text bytes.Buffer
	if err := templates.ExecuteTemplate(&text, kind, data); err != nil {
		return err
	}
	return output.WriteFile(filepath.Join(dir, name), []byte(plain.Lines(text.String())))
}

// An index is the first page.
type index struct {
	*Report
	Classes []classCount
	Rules   []string // that something was found by
	Files   []*page  // with findings
	Graphs  []graph
	Other   int // calls of C that lead to no kernel
	Stray   []stop
}

// A classCount says how many findings are of a class.
type classCount struct {
	Class   rule.Class
	Meaning string
	Count   int
}

func (r *Report) index(pages []*page) (*index, error) {
	x := &index{Report: r}
	for _, class := range rule.Classes {
		count := classCount{Class: class, Meaning: class.Meaning()}
		for _, f := range r.Findings {
			if f.Class == class {
				count.Count++
			}
		}
		x.Classes = append(x.Classes, count)
	}
	x.Rules = rulesOf(r.Findings)
	for _, p := range pages {
		if len(p.Findings) > 0 {
			x.Files = append(x.Files, p)
		}
	}
	if r.Ways != nil {
		links := linksTo(pages)
		x.Graphs, x.Other = graphsOf(r.Ways, links)
		for _, l := range r.Ways.Unreached {
			x.Stray = append(x.Stray, stop{Label: l.In, Place: l.Place, Href: links.at(l.Place)})
		}
	}
	return x, nil
}
