package nolint

import (
	"errors"
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
	var comments Comments
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
		if got := comments.Silences(tu.Main, test.line, test.id); got != test.want {
			t.Errorf("line %d, %s: silenced %v, want %v", test.line, test.id, got, test.want)
		}
	}
}
