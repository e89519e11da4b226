package plugin

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/options"
)

func TestSettings(t *testing.T) {
	for _, test := range []struct {
		name     string
		settings any
		want     options.Options
		problem  string // part of the error
	}{
		{"none", nil, options.Options{}, ""},
		{"all", map[string]any{
			"nvccflags": "-std=c++20", "cuda": "12.4", "enable": "advice", "disable": "undefined", "msvc": true,
		}, options.Options{NVCCFlags: "-std=c++20", CUDA: "12.4", Enable: "advice", Disable: "undefined", MSVC: true}, ""},
		{"unknown setting", map[string]any{"nvccflag": "-std=c++20"}, options.Options{},
			`"nvccflag"; there are cuda, disable, enable, msvc, nvccflags`},
		{"lists and numbers", map[string]any{
			"nvccflags": []any{"-std=c++20", "-arch=sm_90"}, "cuda": 12.4,
			"enable": []any{"advice", "unused-suppression"}, "disable": []any{"undefined"},
		}, options.Options{NVCCFlags: "-std=c++20 -arch=sm_90", CUDA: "12.4", Enable: "advice,unused-suppression", Disable: "undefined"}, ""},
		{"whole number", map[string]any{"cuda": 13}, options.Options{CUDA: "13.0"}, ""},
		{"wrong type", map[string]any{"cuda": true}, options.Options{}, "cuda"},
		{"unknown rule", map[string]any{"enable": "advise"}, options.Options{}, "near: advice"},
		{"unknown toolkit", map[string]any{"cuda": "twelve"}, options.Options{}, "twelve"},
	} {
		t.Run(test.name, func(t *testing.T) {
			built, err := New(test.settings)
			if test.problem != "" {
				if err == nil || !strings.Contains(err.Error(), test.problem) {
					t.Fatalf("error %v, want one that tells of %q", err, test.problem)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.want, *built.(linter).options); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestNamesFollowInputs checks that the analyzers' names, under which
// golangci-lint caches, change with a CUDA source and with nothing else.
func TestNamesFollowInputs(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write(t, "go.mod", "module m\n")
	write(t, "k.cu", "__global__ void k() {}\n")
	before := names(t)
	if before[0] != "cudavet" {
		t.Errorf("the linter is called %s", before[0])
	}
	write(t, "k.cu", "__global__ void k(int) {}\n")
	if cmp.Equal(before, names(t)) {
		t.Error("the names do not change with k.cu")
	}
	write(t, "k.cu", "__global__ void k() {}\n")
	write(t, filepath.Join(dir, "README"), "text\n")
	if diff := cmp.Diff(before, names(t)); diff != "" {
		t.Errorf("the names change without a change of k.cu: %s", diff)
	}
}

func names(t *testing.T) []string {
	t.Helper()
	linter, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	built, err := linter.BuildAnalyzers()
	if err != nil {
		t.Fatal(err)
	}
	if err := analysis.Validate(built); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, a := range built {
		names = append(names, a.Name)
	}
	return names
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
