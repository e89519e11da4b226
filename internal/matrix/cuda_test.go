package matrix

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/report"
)

const cudaMissedList = "testdata/matrix/cuda-missed.txt"

// TestCUDA asks rules about host code in all spellings of C++, as TestGo does in Go.
func TestCUDA(t *testing.T) {
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	cells := cellsOf(t, cudaSubjects, cudaSpellings)
	dir := *keep
	if dir == "" {
		dir = t.TempDir()
	}
	if dir, err = filepath.Abs(dir); err != nil {
		t.Fatal(err)
	}
	askCUDA(t, dir, writeCUDA(t, dir, cells))
	t.Chdir(root)
	judge(t, cells, cudaMissedList)
}

// writeCUDA writes sources of cells below dir, and returns whose the lines are.
func writeCUDA(t *testing.T, dir string, cells []*cell) map[string]line {
	t.Helper()
	lines := map[string]line{}
	number, files := 0, 0
	for i := range cudaSubjects {
		ofSubject := slices.DeleteFunc(slices.Clone(cells), func(c *cell) bool { return c.subject != &cudaSubjects[i] })
		for group := range slices.Chunk(ofSubject, *perFile) {
			code := &file{name: fmt.Sprintf("c%02d_%d.cu", i, files), lines: lines}
			files++
			code.add(nil, cudaPrelude)
			for _, c := range group {
				code.add(c, fmt.Sprintf("\n// %s, good: %t\n", c.key(), c.good))
				code.add(c, strings.ReplaceAll(c.subject.pre, "$N", strconv.Itoa(number)))
				code.add(c, c.expand(c.spelling.decls, number))
				if c.spelling.body != "" {
					code.add(c, fmt.Sprintf("\nvoid cell%d(int n) {\n%s\n}\n", number, c.expand(c.spelling.body, number)))
				}
				number++
			}
			commandtest.Write(t, filepath.Join(dir, code.name), code.text.String())
		}
	}
	return lines
}

// askCUDA runs the command over the sources in dir, and records its findings in the cells.
func askCUDA(t *testing.T, dir string, lines map[string]line) {
	t.Helper()
	names := map[string]bool{}
	for i := range cudaSubjects {
		names[cudaSubjects[i].rule()] = true
	}
	t.Chdir(dir)
	sources, err := filepath.Glob("*.cu")
	if err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	enabled := "-enable=" + strings.Join(slices.Sorted(maps.Keys(names)), ",")
	command.Run(append([]string{"-json", "-no-cache", "-nvccflags=-std=c++20", enabled}, sources...), &stdout, &stderr)
	t.Logf("%s", &stderr)
	tree := report.JSONTree{}
	if err := json.Unmarshal(stdout.Bytes(), &tree); err != nil {
		t.Fatal(err)
	}
	for _, unit := range tree {
		for _, diagnostics := range unit {
			for _, d := range diagnostics {
				noteCUDA(t, lines, filepath.Base(regexp.MustCompile(`:\d+$`).ReplaceAllString(d.Posn, "")), d.Category, d.Message)
			}
		}
	}
}

// noteCUDA notes a finding: of other rules than the cell's those that are on by default count where the twin is good.
func noteCUDA(t *testing.T, lines map[string]line, at, category, message string) {
	t.Helper()
	l := lines[at]
	c := l.cell
	if c == nil {
		t.Errorf("%s: %s: %s", at, category, message)
		return
	}
	info := rule.Lookup(category)
	own := category == c.subject.rule()
	switch {
	case c.good && (own || info != nil && info.Class != rule.Advice), own && !l.marked && !c.subject.anywhere:
		c.stray[fmt.Sprintf("%s at %s: %s", category, at, message)] = true
	case own:
		c.found = true
	}
}
