package plain

import "testing"

func TestLines(t *testing.T) {
	if got, want := Lines("a\n\tb\x1b\r\n\n\u202e"), "a\n\tb\\x1b\\r\n\n\\u202e"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "",
		"takes x\tby reference ä 漢":  "takes x\tby reference ä 漢",
		"a\n::error::b\r":            `a\n::error::b\r`,
		"\x1b[31m\a\x7f":             `\x1b[31m\x07\x7f`,
		"\u009b31m\u0085":            `\u009b31m\u0085`,
		"a\u202eb\u2066\u200f\ufeff": `a\u202eb\u2066\u200f\ufeff`,
		"\u2028\u2029":               `\u2028\u2029`,
		"\xff\xc0a\xe2":              `\xff\xc0a\xe2`,
		"\ufffd":                     "\ufffd",
		"\U000e0001":                 `\U000e0001`,
	} {
		if got := Line(text); got != want {
			t.Errorf("Line(%q) = %q, want %q", text, got, want)
		}
	}
}
