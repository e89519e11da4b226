package suppress

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
)

const text = `int a; // NOLINT
int b; // NOLINT(one-rule, device-*)
// NOLINTNEXTLINE(one-rule): the vendor wants it so
int c;
int d; /* NOLINT(one-rule) */ int e;
// NOLINTBEGIN(one-rule)
int f;
// NOLINTBEGIN
int g;
// NOLINTEND
// NOLINTEND(one-rule)
int h;
const char *s = "// NOLINT";
// NOLINTBEGIN
int i;
`

func TestSilences(t *testing.T) {
	loader := source.NewLoader(func(name string) ([]byte, error) {
		if name == "a.cu" {
			return []byte(text), nil
		}
		return nil, errors.New("no such file")
	})
	tu, _, err := loader.Load("a.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	var comments Sources
	for _, test := range []struct {
		line int
		id   string
		want bool
	}{
		{1, "any-rule", true},
		{2, "one-rule", true},
		{2, "device-rtti", true},
		{2, "other-rule", false},
		{3, "one-rule", false},
		{4, "one-rule", true},
		{4, "other-rule", false},
		{5, "one-rule", true},
		{7, "one-rule", true},
		{7, "other-rule", false},
		{9, "other-rule", true},
		{12, "one-rule", false},
		{13, "one-rule", false},
		{15, "one-rule", false},
	} {
		if got := comments.In(tu.Main).Silences(test.line, test.id); got != test.want {
			t.Errorf("line %d, %s: silenced %v, want %v", test.line, test.id, got, test.want)
		}
	}
}

// TestHint checks that comments without effect explain why, and only to findings that they were meant to silence.
func TestHint(t *testing.T) {
	for _, test := range []struct {
		syntax *Syntax
		text   string
		code   bool // beside the comment
		lines  []int
		hint   string
	}{
		{Ignore, "// cudavet:ignore one-rule because", true, []int{1}, "// cudavet:ignore has a blank too many"},
		{Ignore, "// cudavet:ignore one-rule", false, []int{2}, "a blank too many"},
		{Ignore, "//cudavet: ignore other-rule,one-rule", true, []int{1}, "a blank too many"},
		{Ignore, "//\tcudavet:ignore", true, []int{1}, "a blank too many"},
		{Ignore, "// cudavet:ignore other-rule", true, nil, ""},
		{Ignore, "// cudavet:ignored one-rule", true, nil, ""},
		{Ignore, "//cudavet:ignore one-rule", true, nil, ""},
		{Ignore, "/*\nvoid f(int); // cudavet:ignore one-rule\n*/", false, []int{2}, "a blank too many"},
		{NOLINT, "//cudavet:ignore one-rule because", true, []int{1}, "//cudavet:ignore is for Go alone; NOLINT is for"},
		{NOLINT, "// cudavet:ignore one-rule", false, []int{2}, "for Go alone"},
		{NOLINT, "//cudavet:ignore other-rule", true, nil, ""},
		{NOLINT, "// NOLINTBEGIN(one-rule)", false, []int{2, 3, 4}, "NOLINTBEGIN in line 1 has no NOLINTEND"},
		{NOLINT, "// NOLINTBEGIN(one-*)\n// NOLINTEND(two-*)", false, []int{2, 3, 4}, "has no NOLINTEND"},
		{NOLINT, "// NOLINTBEGIN(other-rule)", false, nil, ""},
		{NOLINT, "// NOLINT(one-rule)", true, nil, ""},
	} {
		line := func(offset int) int { return 1 + strings.Count(test.text[:offset], "\n") }
		file := Read([]Text{{Text: test.text, Code: func() bool { return test.code }}}, test.syntax, line)
		var lines []int
		for line := range 5 {
			hint := file.Hint(line, "one-rule")
			if hint == "" {
				continue
			}
			lines = append(lines, line)
			if !strings.Contains(hint, test.hint) || file.Silences(line, "one-rule") {
				t.Errorf("%q: line %d: hint %q, want %q", test.text, line, hint, test.hint)
			}
		}
		if !slices.Equal(lines, test.lines) {
			t.Errorf("%q gives hints in lines %d, want %d", test.text, lines, test.lines)
		}
	}
}

// TestIgnore reads suppressing comments in Go code.
func TestIgnore(t *testing.T) {
	for _, test := range []struct {
		text   string
		code   bool // beside the comment
		silent []int
		reason string
	}{
		{"//cudavet:ignore one-rule because", true, []int{1}, "because"},
		{"//cudavet:ignore one-rule", false, []int{2}, ""},
		{"//cudavet:ignore other-rule,one-rule  of two ", true, []int{1}, "of two"},
		{"//cudavet:ignore other-rule", true, nil, ""},
		{"//cudavet:ignore one-*", true, nil, ""},
		{"//cudavet:ignore", true, nil, ""},
		{"//cudavet:ignored one-rule", true, nil, ""},
		{"// cudavet:ignore one-rule", true, nil, ""},
		{"/*\nvoid f(int); //cudavet:ignore one-rule in the preamble\n*/", false, []int{2}, "in the preamble"},
		{"/*\n//cudavet:ignore one-rule\nvoid f(int);\n*/", false, []int{3}, ""},
		{"/* //cudavet:ignore one-rule */", true, []int{1}, ""},
	} {
		line := func(offset int) int { return 1 + strings.Count(test.text[:offset], "\n") }
		file := Read([]Text{{Text: test.text, Code: func() bool { return test.code }}}, Ignore, line)
		var silent []int
		for line := range 5 {
			if file.Silences(line, "one-rule") {
				silent = append(silent, line)
			}
		}
		if !slices.Equal(silent, test.silent) {
			t.Errorf("%q silences lines %d, want %d", test.text, silent, test.silent)
		}
		if len(silent) > 0 && file.comments[0].reason != test.reason {
			t.Errorf("%q gives the reason %q, want %q", test.text, file.comments[0].reason, test.reason)
		}
	}
}
