package bridgemap

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/hostile"
)

// TestHostileWords prints a map of untrusted names, places and reasons: no format has a character that controls its display,
// each step has its line, and JSON keeps the words.
func TestHostileWords(t *testing.T) {
	m := &Map{Routes: []Route{}}
	for _, w := range hostile.Words() {
		w = strings.ToValidUTF8(w, "\ufffd") // which JSON makes of it
		m.Routes = append(m.Routes,
			Route{Package: w, In: w, Call: w, Name: w, Definition: w, Tie: w,
				Kernels: []Kernel{{Name: w, Place: w, Launch: w, Tie: w}, {Launch: w + "x"}}},
			Route{Package: w, In: w, Call: w, Name: w, LooksUp: w + "x", Unfollowed: w + "x", Kernels: []Kernel{{Name: w, Place: w, Tie: w}}})
		m.Unreached = append(m.Unreached, Launch{Place: w, In: w})
	}
	for name, write := range map[string]func(*strings.Builder) error{
		"text": func(b *strings.Builder) error { return m.WriteText(b) },
		"json": func(b *strings.Builder) error { return m.WriteJSON(b) },
		"dot":  func(b *strings.Builder) error { return m.WriteDot(b) },
	} {
		var text strings.Builder
		if err := write(&text); err != nil {
			t.Fatal(err)
		}
		if line := hostile.Control(text.String()); line != "" {
			t.Errorf("%s has the line %q", name, line)
		}
		switch name {
		case "json":
			var back Map
			if err := json.Unmarshal([]byte(text.String()), &back); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(m, &back); diff != "" {
				t.Errorf("JSON loses words:\n%s", diff)
			}
		case "text":
			want := 8 * len(hostile.Words()) // one for the counts, and no definition where the word is empty
			if lines := strings.Count(text.String(), "\n"); lines != want {
				t.Errorf("text has %d lines, want %d:\n%s", lines, want, text.String())
			}
			for line := range strings.Lines(text.String()) {
				if strings.HasPrefix(strings.TrimSpace(line), "::") {
					t.Errorf("text has the line %q, a command to GitHub Actions", line)
				}
			}
		}
	}
}
