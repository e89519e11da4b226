package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	sitter "github.com/smacker/go-tree-sitter"
	"github.com/smacker/go-tree-sitter/cpp"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/passes/appends"
	"golang.org/x/tools/go/analysis/passes/asmdecl"
	"golang.org/x/tools/go/analysis/passes/assign"
	"golang.org/x/tools/go/analysis/passes/atomic"
	"golang.org/x/tools/go/analysis/passes/bools"
	"golang.org/x/tools/go/analysis/passes/buildtag"
	"golang.org/x/tools/go/analysis/passes/cgocall"
	"golang.org/x/tools/go/analysis/passes/composite"
	"golang.org/x/tools/go/analysis/passes/copylock"
	"golang.org/x/tools/go/analysis/passes/defers"
	"golang.org/x/tools/go/analysis/passes/directive"
	"golang.org/x/tools/go/analysis/passes/errorsas"
	"golang.org/x/tools/go/analysis/passes/framepointer"
	"golang.org/x/tools/go/analysis/passes/hostport"
	"golang.org/x/tools/go/analysis/passes/httpresponse"
	"golang.org/x/tools/go/analysis/passes/ifaceassert"
	"golang.org/x/tools/go/analysis/passes/loopclosure"
	"golang.org/x/tools/go/analysis/passes/lostcancel"
	"golang.org/x/tools/go/analysis/passes/nilfunc"
	"golang.org/x/tools/go/analysis/passes/printf"
	"golang.org/x/tools/go/analysis/passes/shift"
	"golang.org/x/tools/go/analysis/passes/sigchanyzer"
	"golang.org/x/tools/go/analysis/passes/slog"
	"golang.org/x/tools/go/analysis/passes/stdmethods"
	"golang.org/x/tools/go/analysis/passes/stdversion"
	"golang.org/x/tools/go/analysis/passes/stringintconv"
	"golang.org/x/tools/go/analysis/passes/structtag"
	"golang.org/x/tools/go/analysis/passes/testinggoroutine"
	"golang.org/x/tools/go/analysis/passes/tests"
	"golang.org/x/tools/go/analysis/passes/timeformat"
	"golang.org/x/tools/go/analysis/passes/unmarshal"
	"golang.org/x/tools/go/analysis/passes/unreachable"
	"golang.org/x/tools/go/analysis/passes/unsafeptr"
	"golang.org/x/tools/go/analysis/passes/unusedresult"
	"golang.org/x/tools/go/analysis/passes/waitgroup"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/cgobridge"
)

// BenchmarkVet reports how much longer cudavet takes for packages than go
// vet's own analyzers do, a bare parse of the packages' CUDA sources added:
// both tools are run on what the go command hands to them. CUDAVET_BENCH names
// the folder of a package to take instead of those of the example.
func BenchmarkVet(b *testing.B) {
	dir, pattern := benchmarked()
	cudavet := filepath.Join(b.TempDir(), "cudavet")
	goRun(b, ".", "build", "-o", cudavet, ".")
	vet := strings.TrimSpace(goRun(b, ".", "tool", "-n", "vet"))
	own, ours := vetUnits(b, vet, dir, pattern), vetUnits(b, cudavet, dir, pattern)
	if len(own) != len(ours) || len(own) == 0 {
		b.Fatalf("go vet checks %d packages with its own tool and %d with cudavet", len(own), len(ours))
	}
	b.Chdir(dir)
	pkgs, _ := loadPackages([]string{pattern}, loadConfig{})
	sources := linkedTexts(b, pkgs)
	var theirs, parse, mine time.Duration
	for b.Loop() {
		b.StopTimer()
		start := time.Now()
		for _, unit := range own {
			unit.run(vet)
		}
		theirs += time.Since(start)
		start = time.Now()
		bareParse(b, sources)
		parse += time.Since(start)
		b.StartTimer()
		start = time.Now()
		for _, unit := range ours {
			unit.run(cudavet)
		}
		mine += time.Since(start)
	}
	n := float64(b.N) * float64(len(ours))
	b.ReportMetric(float64(mine)/float64(theirs+parse), "x-vet")
	b.ReportMetric(float64(theirs.Milliseconds())/n, "vet-ms/package")
	b.ReportMetric(float64(parse.Microseconds())/1000/n, "parse-ms/package")
}

// BenchmarkAnalyze compares the analyzers in one process, as cudavet runs by
// itself: what it takes to load packages and analyse them with cudavet's
// analyzers against loading, analysing with go vet's, and a bare parse of the
// CUDA sources. CUDAVET_BENCH is as for BenchmarkVet.
func BenchmarkAnalyze(b *testing.B) {
	dir, pattern := benchmarked()
	b.Chdir(dir)
	var load, theirs, parse, mine time.Duration
	measure := func(d *time.Duration, f func()) {
		start := time.Now()
		f()
		*d += time.Since(start)
	}
	for b.Loop() {
		var pkgs []*packages.Package
		measure(&load, func() { pkgs, _ = loadPackages([]string{pattern}, loadConfig{}) })
		texts := linkedTexts(b, pkgs)
		analyse := func(list []*analysis.Analyzer) {
			if _, err := checker.Analyze(list, pkgs, nil); err != nil {
				b.Fatal(err)
			}
		}
		measure(&parse, func() { bareParse(b, texts) })
		measure(&theirs, func() { analyse(vetAnalyzers) })
		measure(&mine, func() {
			defer cgobridge.Together()() // as run has it
			analyse(analyzers.All())
		})
	}
	b.ReportMetric(float64(load+mine)/float64(load+theirs+parse), "x-vet")
	b.ReportMetric(float64(mine)/float64(theirs+parse), "x-vet-loaded")
	b.ReportMetric(float64(load.Milliseconds())/float64(b.N), "load-ms")
	b.ReportMetric(float64(theirs.Milliseconds())/float64(b.N), "vet-ms")
	b.ReportMetric(float64(parse.Milliseconds())/float64(b.N), "parse-ms")
	b.ReportMetric(float64(mine.Milliseconds())/float64(b.N), "cudavet-ms")
}

// vetAnalyzers are those of go vet.
var vetAnalyzers = []*analysis.Analyzer{
	appends.Analyzer, asmdecl.Analyzer, assign.Analyzer, atomic.Analyzer, bools.Analyzer, buildtag.Analyzer, cgocall.Analyzer,
	composite.Analyzer, copylock.Analyzer, defers.Analyzer, directive.Analyzer, errorsas.Analyzer, framepointer.Analyzer,
	hostport.Analyzer, httpresponse.Analyzer, ifaceassert.Analyzer, loopclosure.Analyzer, lostcancel.Analyzer, nilfunc.Analyzer,
	printf.Analyzer, shift.Analyzer, sigchanyzer.Analyzer, slog.Analyzer, stdmethods.Analyzer, stdversion.Analyzer,
	stringintconv.Analyzer, structtag.Analyzer, testinggoroutine.Analyzer, tests.Analyzer, timeformat.Analyzer,
	unmarshal.Analyzer, unreachable.Analyzer, unsafeptr.Analyzer, unusedresult.Analyzer, waitgroup.Analyzer,
}

// benchmarked returns the folder that CUDAVET_BENCH names and the pattern of
// its package, or else those of the example.
func benchmarked() (dir, pattern string) {
	if dir := os.Getenv("CUDAVET_BENCH"); dir != "" {
		return dir, "."
	}
	return "testdata/example", "./..."
}

// linkedTexts returns the CUDA sources that packages are linked with, and the
// headers of the module that those include.
func linkedTexts(b *testing.B, pkgs []*packages.Package) [][]byte {
	graph, err := checker.Analyze([]*analysis.Analyzer{cgobridge.Analyzer}, pkgs, nil)
	if err != nil {
		b.Fatal(err)
	}
	texts := map[string][]byte{}
	for _, action := range graph.Roots {
		pkg, _ := action.Result.(*cgobridge.Package)
		if pkg == nil {
			continue
		}
		for _, s := range pkg.Sources {
			if s.Err != nil {
				b.Fatal(s.Err)
			}
			for _, u := range s.TU.Units {
				texts[u.Source.File.Name] = u.Source.File.Text
			}
		}
	}
	return slices.Collect(maps.Values(texts))
}

// bareParse has tree-sitter alone parse texts.
func bareParse(b *testing.B, texts [][]byte) {
	parser := sitter.NewParser()
	parser.SetLanguage(cpp.GetLanguage())
	for _, text := range texts {
		tree, err := parser.ParseCtx(context.Background(), nil, text)
		if err != nil {
			b.Fatal(err)
		}
		tree.Close()
	}
}

// A vetUnit is a package as the go command hands it to a vet tool.
type vetUnit struct{ dir, config string }

// run has a tool check the package. Findings make it fail.
func (u vetUnit) run(tool string) {
	cmd := exec.Command(tool, u.config)
	cmd.Dir = u.dir
	_ = cmd.Run()
}

// vetUnits returns the packages that a pattern names as the go command hands
// them to a tool. The tool gets a new version, so that go vet runs it, and go
// vet keeps its files.
func vetUnits(b *testing.B, tool, dir, pattern string) []vetUnit {
	work := b.TempDir()
	script, list := filepath.Join(work, "tool"), filepath.Join(work, "list")
	writeExecutable(b, script, fmt.Sprintf(`#!/bin/sh
for last; do :; done
case "$last" in
-V=full) echo "tool version devel buildID=%d"; exit;;
*.cfg) echo "$last" >> %s;;
esac
exec %s "$@"
`, time.Now().UnixNano(), list, tool))
	cmd := exec.Command("go", "vet", "-work", "-vettool="+script, pattern)
	cmd.Dir = dir
	flags, err := cgoFlags() // where there is no CUDA toolkit
	if err != nil {
		b.Fatal(err)
	}
	cmd.Env = append(os.Environ(), "GOTMPDIR="+work, "CGO_CFLAGS="+flags)
	output, _ := cmd.CombinedOutput()
	names, err := os.ReadFile(list)
	if err != nil {
		b.Fatalf("go vet runs no tool: %v\n%s", err, output)
	}
	var units []vetUnit
	for name := range strings.Lines(string(names)) {
		name = strings.TrimSpace(name)
		text, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		var config struct {
			Dir      string
			VetxOnly bool
		}
		if err := json.NewDecoder(bytes.NewReader(text)).Decode(&config); err != nil {
			b.Fatal(err)
		}
		if !config.VetxOnly {
			units = append(units, vetUnit{config.Dir, name})
		}
	}
	return units
}

func goRun(b *testing.B, dir string, args ...string) string {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	output, err := cmd.CombinedOutput()
	if err != nil {
		b.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, output)
	}
	return string(output)
}

func writeExecutable(b *testing.B, name, text string) {
	if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
		b.Fatal(err)
	}
}
