package htmlreport

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/hostile"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// TestHostileWords writes pages with untrusted names, messages and sources: each has its page, and none has markup or
// a character that controls a browser or its display.
func TestHostileWords(t *testing.T) {
	t.Chdir(t.TempDir())
	r := &Report{Version: "v1", Ways: &bridgemap.Map{}, Texts: sourcetext.New(here)}
	words := hostile.Words() // of which each has two names
	for i, name := range hostile.Names() {
		w := words[i/2]
		if err := os.WriteFile(name, []byte("int a;\n"+w+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		place := report.Place{Message: w}
		place.Pos.Filename, place.Pos.Line, place.Pos.Column = name, 2, 1
		r.Findings = append(r.Findings, report.Finding{Rule: "kernel-param-reference", Class: rule.Undefined, Path: name, Place: place,
			Related: []report.Place{place}})
		r.Looked, r.Missed, r.Unknown = w, append(r.Missed, w), append(r.Unknown, w)
		r.Ways.Routes = append(r.Ways.Routes, bridgemap.Route{Package: w, In: w, Call: name + ":1", Name: w, Definition: name + ":2", Tie: w,
			Kernels: []bridgemap.Kernel{{Name: w, Place: w, Launch: w}}},
			bridgemap.Route{Package: w, In: w, Call: w, Name: w, LooksUp: w + "x", Unfollowed: w + "x"})
		r.Ways.Unreached = append(r.Ways.Unreached, bridgemap.Launch{Place: w, In: w})
	}
	if err := r.Write("out"); err != nil {
		t.Fatal(err)
	}
	pages := texts(t, "out")
	if len(pages) < len(r.Findings)+3 {
		t.Errorf("there are %d files for %d findings", len(pages), len(r.Findings))
	}
	for name, text := range pages {
		if line := hostile.Control(text); line != "" {
			t.Errorf("%s has the line %q", name, line)
		}
		if filepath.Ext(name) == ".html" && (strings.Contains(text, "<script>") || strings.Contains(text, "<x a=")) {
			t.Errorf("%s has markup", name)
		}
	}
}

// TestHostilePlaces writes pages of places that are not there.
func TestHostilePlaces(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("k.cu", []byte("int a;\n\tint é;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	places := hostile.Positions()
	for _, name := range []string{"k.cu", "none.cu", "", "/"} {
		r := &Report{Ways: &bridgemap.Map{}, Texts: sourcetext.New(here)}
		for i, at := range places {
			end := places[(i*7+3)%len(places)]
			at.Filename, end.Filename = name, name
			place := report.Place{Pos: at, End: end}
			r.Findings = append(r.Findings, report.Finding{Rule: "kernel-param-reference", Path: name, Place: place, Related: []report.Place{place}})
			r.Ways.Unreached = append(r.Ways.Unreached, bridgemap.Launch{Place: fmt.Sprintf("%s:%d", name, at.Line)})
		}
		if err := r.Write("out"); err != nil {
			t.Error(err)
		}
	}
}
