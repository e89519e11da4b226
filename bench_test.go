package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	sitter "github.com/smacker/go-tree-sitter"
	"github.com/smacker/go-tree-sitter/cpp"
)

// BenchmarkVet reports how much longer cudavet takes for packages than go
// vet's own analyzers do, a bare parse of the packages' CUDA sources added:
// both tools are run on what the go command hands to them. CUDAVET_BENCH names
// the folder of a package to take instead of those of the example.
func BenchmarkVet(b *testing.B) {
	dir := os.Getenv("CUDAVET_BENCH")
	pattern := "."
	if dir == "" {
		dir, pattern = "testdata/example", "./..."
	}
	cudavet := filepath.Join(b.TempDir(), "cudavet")
	goRun(b, ".", "build", "-o", cudavet, ".")
	vet := strings.TrimSpace(goRun(b, ".", "tool", "-n", "vet"))
	own, ours := vetUnits(b, vet, dir, pattern), vetUnits(b, cudavet, dir, pattern)
	if len(own) != len(ours) || len(own) == 0 {
		b.Fatalf("go vet checks %d packages with its own tool and %d with cudavet", len(own), len(ours))
	}
	var texts [][]byte
	for _, unit := range ours {
		sources, _ := filepath.Glob(filepath.Join(unit.dir, "*.cu"))
		for _, name := range sources {
			text, err := os.ReadFile(name)
			if err != nil {
				b.Fatal(err)
			}
			texts = append(texts, text)
		}
	}
	parser := sitter.NewParser()
	parser.SetLanguage(cpp.GetLanguage())
	var theirs, parse, mine time.Duration
	for b.Loop() {
		b.StopTimer()
		start := time.Now()
		for _, unit := range own {
			unit.run(vet)
		}
		theirs += time.Since(start)
		start = time.Now()
		for _, text := range texts {
			tree, err := parser.ParseCtx(context.Background(), nil, text)
			if err != nil {
				b.Fatal(err)
			}
			tree.Close()
		}
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

// A vetUnit is a package as the go command hands it to a vet tool.
type vetUnit struct{ dir, config string }

// run has a tool check the package. Findings make it fail.
func (u vetUnit) run(tool string) {
	cmd := exec.Command(tool, u.config)
	cmd.Dir = u.dir
	cmd.Run()
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
	cmd.Env = append(os.Environ(), "GOTMPDIR="+work)
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
