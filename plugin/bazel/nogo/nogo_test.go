package nogo

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
)

const example = "../../../testdata/example"

// TestBarePass runs the analyzers on the example in passes without the fields that nogo omits: they
// find the same.
func TestBarePass(t *testing.T) {
	root, err := filepath.Abs(example)
	if err != nil {
		t.Fatal(err)
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: root}, "./...")
	if err != nil || len(pkgs) == 0 || packages.PrintErrors(pkgs) > 0 {
		t.Fatalf("the example does not load: %v", err)
	}
	settings := &options.Options{}
	all := analyzers.New(settings, cgobridge.NewRun(settings.Bridge)).All
	strip(t, append(all, Analyzer))

	withID, without := expected(t)
	for _, test := range []struct {
		name      string
		analyzers []*analysis.Analyzer
		want      []string
	}{
		{"all in one", []*analysis.Analyzer{Analyzer}, withID},
		{"one by one", all, without},
	} {
		graph, err := checker.Analyze(test.analyzers, pkgs, nil)
		if err != nil {
			t.Fatal(err)
		}
		var found []string
		for _, action := range graph.Roots {
			if action.Err != nil {
				t.Errorf("%s: %s: %v", test.name, action, action.Err)
			}
			for _, d := range action.Diagnostics {
				pos := action.Package.Fset.Position(d.Pos)
				found = append(found, fmt.Sprintf("%s: %s", strings.TrimPrefix(pos.String(), root+"/"), d.Message))
			}
		}
		slices.Sort(found)
		if diff := cmp.Diff(test.want, found); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.name, diff)
		}
	}
}

// strip makes the analyzers, and those that they require, run in passes
// without the fields that nogo leaves out.
func strip(t *testing.T, list []*analysis.Analyzer) {
	seen := map[*analysis.Analyzer]bool{}
	var visit func([]*analysis.Analyzer)
	visit = func(list []*analysis.Analyzer) {
		for _, a := range list {
			if seen[a] {
				continue
			}
			seen[a] = true
			run := a.Run
			a.Run = func(pass *analysis.Pass) (any, error) {
				bare := *pass
				bare.ReadFile, bare.OtherFiles, bare.IgnoredFiles, bare.Module = nil, nil, nil, nil
				return run(&bare)
			}
			t.Cleanup(func() { a.Run = run })
			visit(a.Requires)
		}
	}
	visit(list)
}

// expected returns cudavet's own findings in the example, sorted, with the
// rules' ids and without.
func expected(t *testing.T) (withID, without []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(example, "expected.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, ": \t") {
			continue // further information
		}
		line = strings.TrimSpace(line)
		message, _, _ := strings.Cut(line, " [")
		withID, without = append(withID, line), append(without, message)
	}
	slices.Sort(withID)
	slices.Sort(without)
	return withID, without
}
