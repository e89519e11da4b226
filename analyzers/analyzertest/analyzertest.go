// Package analyzertest runs analyzers over small cgo packages that are kept
// in txtar archives. It needs the go command and a C compiler, as cgo does.
package analyzertest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// want is the mark of a line on which findings are wanted: // want id id.
var want = regexp.MustCompile(`//\s*want((?:\s+[a-z0-9-]+)+)\s*$`)

// Options has rules of every class reported.
func Options() *options.Options { return &options.Options{Enable: string(rule.Advice)} }

// Base returns what analyzers stand on that report rules of every class.
func Base() *report.Base {
	options := Options()
	return report.NewBase(options, cgobridge.NewRun(options.Bridge))
}

// Run unpacks every archive that matches the pattern to a folder of one
// module and runs the analyzers over its packages. A line that ends in
// "// want id…" must get findings of exactly these rules, every other line
// none. The marks are not in the text that the analyzers see.
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
	var wanted []string
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		folder := strings.TrimSuffix(filepath.Base(name), ".txtar")
		for _, f := range archive.Files {
			path := filepath.Join(folder, f.Name)
			text, marks := unmark(path, string(f.Data))
			wanted = append(wanted, marks...)
			write(t, filepath.Join(root, path), text)
		}
	}
	slices.Sort(wanted)
	if diff := cmp.Diff(wanted, analyze(t, root, analyzers)); diff != "" {
		t.Errorf("findings differ (-want +got):\n%s", diff)
	}
}

// unmark takes the marks out of a file and returns what they want, as
// "file:line: id".
func unmark(path, text string) (string, []string) {
	var marks []string
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		m := want.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for _, id := range strings.Fields(m[1]) {
			marks = append(marks, fmt.Sprintf("%s:%d: %s", path, i+1, id))
		}
		lines[i] = strings.TrimRight(strings.TrimSuffix(line, m[0]), " \t")
	}
	return strings.Join(lines, "\n"), marks
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

// analyze returns the findings in a module as "file:line: id", sorted, each
// once.
func analyze(t *testing.T, root string, analyzers []*analysis.Analyzer) []string {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: root, Tests: true}, "./...")
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
	var found []string
	for _, action := range graph.Roots {
		if action.Err != nil {
			t.Errorf("%s: %v", action.Package.ID, action.Err)
		}
		for _, d := range action.Diagnostics {
			pos := action.Package.Fset.Position(d.Pos)
			rel, err := filepath.Rel(root, pos.Filename)
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, fmt.Sprintf("%s:%d: %s", rel, pos.Line, d.Category))
			if testing.Verbose() {
				t.Logf("%s:%d: %s [%s]", rel, pos.Line, d.Message, d.Category)
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}
