package fix

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/cudavet/cudavet/internal/report"
)

const digits = "0123456789"

// at returns a finding whose fix replaces bytes of a file that has the digits.
func at(file string, start, end int, text string) report.Finding {
	return in(digits, file, start, end, text)
}

// in returns a finding whose fix replaces bytes of a file that has a text.
func in(old, file string, start, end int, text string) report.Finding {
	edit := report.Edit{File: file, Start: start, End: end, Text: text, Size: len(old)}
	if start <= end && end <= len(old) {
		edit.Old = old[start:end]
	}
	f := report.Finding{Rule: "rule", Fixes: []report.Fix{{Edits: []report.Edit{edit}}}}
	f.Pos.Filename, f.Pos.Line, f.Pos.Column = file, 1, start+1
	return f
}

// TestPlan applies fixes to a file that has the digits.
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
			report.NewEdit("a", digits, 0, 1, "x"), report.NewEdit("../out", "out", 0, 1, "x")}}}}}, "0123456789", "lies outside"},
		{"another text of the same length", []report.Finding{in("0123456z89", "a", 7, 8, "x")}, "0123456789", "has changed since it was read"},
		{"another length", []report.Finding{in("01234567890", "a", 7, 8, "x")}, "0123456789", "has changed since it was read"},
		{"end in front of start", []report.Finding{at("a", 7, 3, "x")}, "0123456789", "has changed since it was read"},
		{"not to be written", []report.Finding{at("locked", 0, 1, "x")}, "0123456789", "locked may not be written"},
		{"hard links", []report.Finding{at("twin", 0, 1, "x")}, "0123456789", "twin has other names"},
		{"link within", []report.Finding{at("inside", 0, 1, "x")}, "x123456789", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, filepath.Join(dir, "out"), "out")
			for _, name := range []string{"a", "locked", "twin"} {
				write(t, filepath.Join(dir, "in", name), digits)
			}
			t.Chdir(filepath.Join(dir, "in"))
			for _, err := range []error{os.Symlink("../out", "link"), os.Symlink("a", "inside"), os.Link("twin", "twin2"),
				os.Chmod("locked", 0o444)} {
				if err != nil {
					t.Fatal(err)
				}
			}
			plan := New(test.findings, []string{"."}, time.Now())
			if _, err := plan.Write(); err != nil {
				t.Fatal(err)
			}
			if text := read(t, "a"); text != test.text {
				t.Errorf("the file has %q, want %q", text, test.text)
			}
			for name, want := range map[string]string{"../out": "out", "locked": digits, "twin": digits, "twin2": digits} {
				if text := read(t, name); text != want {
					t.Errorf("%s has %q", name, text)
				}
			}
			if target, err := os.Readlink("inside"); err != nil || target != "a" {
				t.Errorf("the link leads to %q, %v", target, err)
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
	plan := New([]report.Finding{in("0123", "a", 0, 1, "x")}, []string{"."}, time.Now())
	if plan.Applied != 1 {
		t.Fatalf("nothing is planned: %q", plan.Skipped)
	}
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
		at := in(old, "a.go", strings.Index(old, "g()"), strings.Index(old, "g()"), "if true {\nh()\n}\n")
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
	plan := New([]report.Finding{in("one\ntwo", "sub/a", 4, 7, "zwei")}, []string{"."}, time.Now())
	if err := plan.Diff(&out); err != nil {
		t.Fatal(err)
	}
	const want = "diff --git a/sub/a b/sub/a\n--- a/sub/a\n+++ b/sub/a\n@@ -1,2 +1,2 @@\n one\n-two\n\\ No newline at end of file\n+zwei\n\\ No newline at end of file\n"
	if out.String() != want {
		t.Errorf("the diff is\n%s\nwant\n%s", &out, want)
	}
}

// TestDiffNames spells names as git does, so that they have no other meaning.
func TestDiffNames(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, want := range map[string]string{
		"a b":            "diff --git a/a b b/a b\n--- a/a b\n",
		"a\nb\x1b\"\\":   `diff --git "a/a\012b\033\"\\" "b/a\012b\033\"\\"` + "\n" + `--- "a/a\012b\033\"\\"` + "\n",
		"a\u202e\xff.cu": `diff --git "a/a\342\200\256\377.cu" "b/a\342\200\256\377.cu"` + "\n",
	} {
		write(t, name, digits)
		var out strings.Builder
		if err := New([]report.Finding{at(name, 0, 1, "x")}, []string{"."}, time.Now()).Diff(&out); err != nil ||
			!strings.HasPrefix(out.String(), want) {
			t.Errorf("the diff of %q is\n%s\nwant\n%s, %v", name, &out, want, err)
		}
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
