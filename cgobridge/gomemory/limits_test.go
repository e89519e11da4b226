package gomemory_test

import (
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestExceeded has functions that call others many times: those that stay within the limit
// exceed none.
func TestExceeded(t *testing.T) {
	for _, test := range []struct {
		calls   int
		exceeds bool
	}{{limit.GoSteps.Value() / 8, false}, {2 * limit.GoSteps.Value(), true}} {
		t.Run(fmt.Sprint(test.calls), func(t *testing.T) {
			var b strings.Builder
			b.WriteString("package p\n\n// static void take(void *p) {}\nimport \"C\"\n\nimport \"unsafe\"\n\n" +
				"func take(p unsafe.Pointer) { C.take(p) }\n\nfunc all(p unsafe.Pointer) {\n")
			b.WriteString(strings.Repeat("\ttake(p)\n", test.calls))
			b.WriteString("}\n")
			p := bridged(t, b.String())
			gomemory.New(goorder.New(p, nil), func(*types.Func) *gomemory.Helps { return nil }, nil, func(*types.Func) bool { return false })
			if got := p.Limits().Has(limit.GoSteps); got != test.exceeds {
				t.Errorf("exceeded: %v, want %v", got, test.exceeds)
			}
		})
	}
}

// settings are the defaults.
func settings() (cgobridge.Settings, error) {
	set, err := rule.NewSet("", "")
	return cgobridge.Settings{Rules: set, Compiler: func(flags nvcc.BuildFlags) (nvcc.Options, error) {
		options := nvcc.Default()
		options.ParseRule(flags)
		return options, nil
	}}, err
}

func bridged(t *testing.T, text string) *cgobridge.Package {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module m\n\ngo 1.26\n", "p.go": text} {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: root}, ".")
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{cgobridge.NewAnalyzer(cgobridge.NewRun(settings))}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _ := graph.Roots[0].Result.(*cgobridge.Package)
	if p == nil {
		t.Fatal("the package uses cgo")
	}
	return p
}
