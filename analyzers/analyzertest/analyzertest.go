// Package analyzertest runs analyzers over small cgo packages that are kept
// in txtar archives. It needs the go command and a C compiler, as cgo does.
package analyzertest

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/cases"
)

// Options has rules of every class reported.
func Options() *options.Options { return &options.Options{Enable: rule.ClassList()} }

// Base returns a base for analyzers that report rules of every class.
func Base() *report.Base {
	options := Options()
	return report.NewBase(options, cgobridge.NewRun(options.Bridge))
}

// Run unpacks every archive that matches the pattern to a folder of one
// module and runs the analyzers over its packages. Every line must get the findings
// that it wants, as package cases has it, and no others.
func Run(t *testing.T, pattern string, analyzers ...*analysis.Analyzer) {
	t.Helper()
	archives, err := filepath.Glob(pattern)
	if err != nil || len(archives) == 0 {
		t.Fatalf("no archives match %s: %v", pattern, err)
	}
	root := t.TempDir()
	if root, err = filepath.EvalSymlinks(root); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(root, "go.mod"), "module archives\n\ngo 1.26\n")
	var wanted []cases.Want
	for _, name := range archives {
		archive, err := cases.Read(name)
		if err == nil {
			err = archive.Write(root)
		}
		if err != nil {
			t.Fatal(err)
		}
		wanted = append(wanted, archive.Wants()...)
	}
	for _, d := range cases.Compare(wanted, analyze(t, root, analyzers)) {
		t.Errorf("%s %s", d.What, d.Place)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// analyze returns the findings in a module.
func analyze(t *testing.T, root string, analyzers []*analysis.Analyzer) []cases.Finding {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: root, Tests: true}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkgs {
		for _, e := range p.Errors {
			t.Errorf("%s: %v", p.ID, e)
		}
	}
	graph, err := checker.Analyze(analyzers, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	var found []cases.Finding
	for _, action := range graph.Roots {
		if action.Err != nil {
			t.Errorf("%s: %v", action.Package.ID, action.Err)
		}
		for _, d := range action.Diagnostics {
			pos := action.Package.Fset.PositionFor(d.Pos, false)
			rel, err := filepath.Rel(root, pos.Filename)
			if err != nil {
				t.Fatal(err)
			}
			place := cases.Place{File: filepath.ToSlash(rel), Line: pos.Line, Rule: d.Category}
			found = append(found, cases.Finding{Place: place, Message: d.Message})
			if testing.Verbose() {
				t.Logf("%s:%d: %s [%s]", rel, pos.Line, d.Message, d.Category)
			}
		}
	}
	return found
}
