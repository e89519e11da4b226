package main

import (
	"context"
	"encoding/json"
	"errors"
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
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"

	"github.com/cudavet/cudavet/internal/load"
)

// BenchmarkVet reports how much longer go vet takes with cudavet as its tool than
// with its own analyzers, a bare parse of the CUDA sources of the packages added:
// x-vet, for the whole command, which has nothing in its cache; x-edit, for the
// command after an edit of the package, when its dependencies are in the cache;
// and x-unit, for the tools alone with the packages as the command hands them over.
// CUDAVET_BENCH names the folder of a package to take instead of those of the
// example.
func BenchmarkVet(b *testing.B) {
	dir, pattern := benchmarked()
	dir, err := filepath.Abs(dir)
	if err != nil {
		b.Fatal(err)
	}
	cudavet := filepath.Join(b.TempDir(), "cudavet")
	goRun(b, ".", "build", "-o", cudavet, ".")
	vet := strings.TrimSpace(goRun(b, ".", "tool", "-n", "vet"))
	first := func(tool string) (*vetCommand, time.Duration) {
		c := newVetCommand(b, tool, dir, pattern)
		return c, c.run(b)
	}
	theirCommand, _ := first(vet)
	myCommand, _ := first(cudavet)
	own, ours := theirCommand.units(b), myCommand.units(b)
	if len(own) != len(ours) || len(own) == 0 {
		b.Fatalf("go vet checks %d packages with its own tool and %d with cudavet", len(own), len(ours))
	}
	b.Chdir(dir)
	pkgs := loadPackages(pattern)
	sources := linkedTexts(b, pkgs)
	var theirs, theirEdits, theirUnits, parse, mine, myEdits, myUnits time.Duration
	for b.Loop() {
		b.StopTimer()
		theirEdits += theirCommand.edit(b, pkgs[0])
		myEdits += myCommand.edit(b, pkgs[0])
		_, took := first(vet)
		theirs += took
		for _, unit := range own {
			measure(&theirUnits, func() { unit.run(vet) })
		}
		measure(&parse, func() { bareParse(b, sources) })
		for _, unit := range ours {
			measure(&myUnits, func() { unit.run(cudavet) })
		}
		b.StartTimer()
		_, took = first(cudavet)
		mine += took
	}
	n := float64(b.N)
	b.ReportMetric(float64(mine)/float64(theirs+parse), "x-vet")
	b.ReportMetric(float64(theirs.Milliseconds())/n, "vet-ms")
	b.ReportMetric(float64(parse.Microseconds())/1000/n, "parse-ms")
	b.ReportMetric(float64(myEdits)/float64(theirEdits+parse), "x-edit")
	b.ReportMetric(float64(theirEdits.Milliseconds())/n, "edits-ms")
	b.ReportMetric(float64(myUnits)/float64(theirUnits+parse), "x-unit")
	b.ReportMetric(float64(theirUnits.Milliseconds())/n, "units-ms")
}

// BenchmarkAnalyze compares the analyzers in one process, as in the cudavet command: the time to load
// packages and analyze them with cudavet's analyzers against loading, analyzing with go vet's, and a
// bare parse of the CUDA sources. CUDAVET_BENCH is as for BenchmarkVet.
func BenchmarkAnalyze(b *testing.B) {
	dir, pattern := benchmarked()
	b.Chdir(dir)
	pkgs := loadPackages(pattern)
	texts := linkedTexts(b, pkgs)
	var loading, theirs, parse, mine time.Duration
	for b.Loop() {
		measure(&loading, func() { pkgs = loadPackages(pattern) })
		analyse := func(list []*analysis.Analyzer) {
			if _, err := checker.Analyze(list, pkgs, nil); err != nil {
				b.Fatal(err)
			}
		}
		measure(&parse, func() { bareParse(b, texts) })
		measure(&theirs, func() { analyse(vetAnalyzers) })
		measure(&mine, func() {
			settings := &options.Options{}
			analyse(analyzers.New(settings, cgobridge.NewWholeRun(settings.Bridge)).All) // as run has it
		})
	}
	b.ReportMetric(float64(loading+mine)/float64(loading+theirs+parse), "x-vet")
	b.ReportMetric(float64(mine)/float64(theirs+parse), "x-vet-loaded")
	b.ReportMetric(float64(loading.Milliseconds())/float64(b.N), "load-ms")
	b.ReportMetric(float64(theirs.Milliseconds())/float64(b.N), "vet-ms")
	b.ReportMetric(float64(parse.Milliseconds())/float64(b.N), "parse-ms")
	b.ReportMetric(float64(mine.Milliseconds())/float64(b.N), "cudavet-ms")
}

func loadPackages(pattern string) []*packages.Package {
	return load.Packages([]string{pattern}, load.Config{Run: cgobridge.NewWholeRun(new(options.Options).Bridge)}).Packages
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
	bridge := cgobridge.NewAnalyzer(cgobridge.NewRun(new(options.Options).Bridge))
	graph, err := checker.Analyze([]*analysis.Analyzer{bridge}, pkgs, nil)
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

// A vetCommand is go vet with a tool of a version that it has not seen: the
// results of others are in its cache.
type vetCommand struct {
	work, dir string // a folder of the benchmark's, and that of the packages
	env, args []string
	list      string // names the configurations of the packages for the tool
}

func newVetCommand(b *testing.B, tool, dir, pattern string) *vetCommand {
	c := &vetCommand{work: b.TempDir(), dir: dir}
	script := filepath.Join(c.work, "tool")
	c.list = filepath.Join(c.work, "list")
	writeExecutable(b, script, fmt.Sprintf(`#!/bin/sh
for last; do :; done
case "$last" in
-V=full) echo "tool version devel buildID=%d"; exit;;
*.cfg) echo "$last" >> %s;;
esac
exec %s "$@"
`, time.Now().UnixNano(), c.list, tool))
	flags, err := load.CgoFlags(0) // where there is no CUDA toolkit
	if err != nil {
		b.Fatal(err)
	}
	c.env = append(os.Environ(), "GOTMPDIR="+c.work, "CGO_CFLAGS="+flags)
	c.args = []string{"-vettool=" + script, pattern}
	return c
}

// run returns how long the command takes. It keeps the configurations.
func (c *vetCommand) run(b *testing.B, flags ...string) (took time.Duration) {
	cmd := exec.Command("go", slices.Concat([]string{"vet", "-work"}, flags, c.args)...)
	cmd.Dir, cmd.Env = c.dir, c.env
	var output []byte
	measure(&took, func() { output, _ = cmd.CombinedOutput() })
	if _, err := os.Stat(c.list); err != nil {
		b.Fatalf("go vet runs no tool: %v\n%s", err, output)
	}
	return took
}

// edit runs the command on the packages with one more file in one of them.
func (c *vetCommand) edit(b *testing.B, pkg *packages.Package) time.Duration {
	added := filepath.Join(c.work, "added.go")
	overlay := filepath.Join(c.work, "overlay.json")
	text := fmt.Sprintf("package %s // %d\n", pkg.Name, time.Now().UnixNano())
	replace, err := json.Marshal(map[string]map[string]string{
		"Replace": {filepath.Join(filepath.Dir(pkg.GoFiles[0]), "cudavet_benchmark.go"): added},
	})
	if err == nil {
		err = errors.Join(os.WriteFile(added, []byte(text), 0o666), os.WriteFile(overlay, replace, 0o666))
	}
	if err != nil {
		b.Fatal(err)
	}
	return c.run(b, "-overlay="+overlay)
}

// units returns the packages that are checked for their own sake, not for the
// facts that others need.
func (c *vetCommand) units(b *testing.B) []vetUnit {
	list, err := os.ReadFile(c.list)
	if err != nil {
		b.Fatal(err)
	}
	var units []vetUnit
	for _, name := range strings.Fields(string(list)) {
		text, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		var config struct {
			Dir      string
			VetxOnly bool
		}
		if err := json.Unmarshal(text, &config); err != nil {
			b.Fatal(err)
		}
		if !config.VetxOnly {
			units = append(units, vetUnit{config.Dir, name})
		}
	}
	return units
}

// measure adds to d how long f takes.
func measure(d *time.Duration, f func()) {
	start := time.Now()
	f()
	*d += time.Since(start)
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
