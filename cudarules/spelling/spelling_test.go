package spelling

import (
	"slices"
	"testing"
)

func TestNear(t *testing.T) {
	names := []string{"shared-race", "shared-vla", "help", "init", "launch-config", "launch-bounds"}
	for word, want := range map[string][]string{
		"shared-rce":   {"shared-race", "shared-vla"},
		"hlep":         {"help"},
		"launch-":      {"launch-config", "launch-bounds"},
		"nothing-like": nil,
		"init":         {"init"},
	} {
		if got := Near(word, names); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "ab", 2}, {"ab", "ba", 1}, {"kitten", "sitting", 3}, {"arch", "acrh", 1}, {"abc", "c", 2}} {
		if got := Distance(test.a, test.b); got != test.want {
			t.Errorf("%q and %q: %d, want %d", test.a, test.b, got, test.want)
		}
	}
}
