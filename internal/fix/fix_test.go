package fix

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/cudavet/cudavet/internal/report"
)

// at returns a finding whose fix replaces bytes of a file.
func at(file string, start, end int, text string) report.Finding {
	f := report.Finding{Rule: "rule", Fixes: []report.Fix{{Edits: []report.Edit{{File: file, Start: start, End: end, Text: text}}}}}
	f.Pos.Filename, f.Pos.Line, f.Pos.Column = file, 1, start+1
	return f
}

// TestPlan applies fixes to a file that has "0123456789".
func TestPlan(t *testing.T) {
	for _, test := range []struct {
		name     string
		findings []report.Finding
		text     string
		skipped  string // part of the one line; empty for none
	}{
		{"apart, in any order", []report.Finding{at("a", 5, 6, "five"), at("a", 1, 2, "one")}, "0one234five6789", ""},
		{"the same", []report.Finding{at("a", 1, 2, "one"), at("a", 1, 2, "one")}, "0one23456789", ""},
		{"the same insertion", []report.Finding{at("a", 1, 1, "x"), at("a", 1, 1, "x")}, "0x123456789", ""},
		{"side by side", []report.Finding{at("a", 1, 2, "one"), at("a", 2, 3, "two")}, "0onetwo3456789", ""},
		{"overlapping", []report.Finding{at("a", 1, 3, "x"), at("a", 2, 4, "y")}, "0x3456789", "a:1:3: rule is not mended: its fix overlaps"},
		{"inside", []report.Finding{at("a", 1, 4, "x"), at("a", 2, 2, "y")}, "0x456789", "overlaps"},
		{"two insertions at one place", []report.Finding{at("a", 1, 1, "x"), at("a", 1, 1, "y")}, "0x123456789", "overlaps"},
		{"beyond the end", []report.Finding{at("a", 9, 11, "x")}, "0123456789", "has changed since it was read"},
		{"no such file", []report.Finding{at("b", 0, 1, "x")}, "0123456789", "b cannot be read"},
		{"outside", []report.Finding{at("../out", 0, 1, "x")}, "0123456789", "lies outside of the repository"},
		{"link to the outside", []report.Finding{at("link", 0, 1, "x")}, "0123456789", "lies outside of the repository"},
		{"one of two edits outside", []report.Finding{{Fixes: []report.Fix{{Edits: []report.Edit{
			{File: "a", Start: 0, End: 1, Text: "x"}, {File: "../out", Start: 0, End: 1, Text: "x"}}}}}}, "0123456789", "lies outside"},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, filepath.Join(dir, "out"), "out")
			write(t, filepath.Join(dir, "in", "a"), "0123456789")
			if err := os.Symlink("../out", filepath.Join(dir, "in", "link")); err != nil {
				t.Fatal(err)
			}
			t.Chdir(filepath.Join(dir, "in"))
			plan := New(test.findings, []string{"."}, time.Now())
			if _, err := plan.Write(); err != nil {
				t.Fatal(err)
			}
			if text := read(t, "a"); text != test.text {
				t.Errorf("the file has %q, want %q", text, test.text)
			}
			if text := read(t, "../out"); text != "out" {
				t.Errorf("the file outside has %q", text)
			}
			skipped := strings.Join(plan.Skipped, "\n")
			if !strings.Contains(skipped, test.skipped) || (skipped == "") != (test.skipped == "") {
				t.Errorf("skipped are %q, want %q", skipped, test.skipped)
			}
			if len(plan.Left) != len(plan.Skipped) || plan.Applied+len(plan.Left) != len(test.findings) {
				t.Errorf("%d are mended and %d left of %d", plan.Applied, len(plan.Left), len(test.findings))
			}
			if names, err := filepath.Glob(".*"); err != nil || len(names) > 0 {
				t.Errorf("%q are left behind, %v", names, err)
			}
		})
	}
}

// TestChanged changes no file that was written after it was read.
func TestChanged(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "a", "0123")
	if plan := New([]report.Finding{at("a", 0, 1, "x")}, []string{"."}, time.Now().Add(-time.Hour)); len(plan.Skipped) != 1 {
		t.Errorf("a file that is newer than the run is changed: %+v", plan)
	}
	plan := New([]report.Finding{at("a", 0, 1, "x")}, []string{"."}, time.Now())
	write(t, "a", "4567")
	if _, err := plan.Write(); err == nil || read(t, "a") != "4567" {
		t.Errorf("a file that changed at the last moment is overwritten: %v", err)
	}
}

// TestFormat has gofmt's form of Go files that had it, and leaves the others as they are.
func TestFormat(t *testing.T) {
	t.Chdir(t.TempDir())
	clean, ragged := "package a\n\nfunc f() {\n\tg()\n}\n", "package  a\n\nfunc f() {\n\tg()\n}\n"
	for _, old := range []string{clean, ragged} {
		write(t, "a.go", old)
		at := at("a.go", strings.Index(old, "g()"), strings.Index(old, "g()"), "if true {\nh()\n}\n")
		if _, err := New([]report.Finding{at}, []string{"."}, time.Now()).Write(); err != nil {
			t.Fatal(err)
		}
		formatted := strings.Contains(read(t, "a.go"), "\tif true {\n\t\th()\n\t}\n\tg()")
		if formatted != (old == clean) {
			t.Errorf("formatted: %t\n%s", formatted, read(t, "a.go"))
		}
	}
}

// TestDiff ends where a file has no line break at its end.
func TestDiff(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "sub/a", "one\ntwo")
	var out strings.Builder
	plan := New([]report.Finding{at("sub/a", 4, 7, "zwei")}, []string{"."}, time.Now())
	if err := plan.Diff(&out); err != nil {
		t.Fatal(err)
	}
	const want = "diff --git a/sub/a b/sub/a\n--- a/sub/a\n+++ b/sub/a\n@@ -1,2 +1,2 @@\n one\n-two\n\\ No newline at end of file\n+zwei\n\\ No newline at end of file\n"
	if out.String() != want {
		t.Errorf("the diff is\n%s\nwant\n%s", &out, want)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
