package source

import "testing"

func TestLeftOut(t *testing.T) {
	for text, want := range map[string]string{
		"// text\n#ifdef USE_CUDA\nint x;\n#endif\n":           "USE_CUDA",
		"#if defined(A) && defined(B)\nint x;\n#endif\n":       "A",
		"#  if defined A\nint x;\n#endif\n":                    "A",
		"#if A > 2\nint x;\n#endif\n":                          "A",
		"#ifndef X_H\n#define X_H\n#if WITH\n#endif\n#endif\n": "WITH",
		"#if 0\nint x;\n#endif\n":                              "",
		"// no code\n":                                         "",
	} {
		u := &Unit{File: &File{Text: []byte(text)}}
		if got := u.LeftOut(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
