package htmlreport

import (
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// marked is a report on names that are markup and more.
func marked(t *testing.T) *Report {
	t.Helper()
	t.Chdir(t.TempDir())
	const name = "a&b<i>.cu"
	text := "// <script>alert(1)</script>\n\n\n\n\n\n\n\n\n\n\n\n\n\n__global__ void k(int &n) {} // \x1b[31m\u202e\n"
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	place := func(line, from, to int, message string) report.Place {
		return report.Place{Pos: token.Position{Filename: name, Line: line, Column: from},
			End: token.Position{Filename: name, Line: line, Column: to}, Message: message}
	}
	finding := report.Finding{Rule: "kernel-param-reference", Class: rule.Undefined, Path: name, Place: place(15, 19, 25, `<b onclick="x">`)}
	finding.Related = []report.Place{place(1, 1, 3, "here"), {Pos: token.Position{Filename: "gone.cu", Line: 3}, Message: "no longer there"}}
	outside := report.Finding{Rule: "kernel-param-reference", Class: rule.Undefined, Path: name, Place: place(99, 1, 1, "behind the end")}
	return &Report{
		Version: "v1", Findings: []report.Finding{finding, outside}, Looked: "2 <packages>", Texts: sourcetext.New(here),
		Missed: []string{"</li>\x1b"}, Unknown: []string{"\u202e"},
		Ways: &bridgemap.Map{
			Routes: []bridgemap.Route{
				{Package: "m/p", In: "F<T>", Call: "p.go:3", Name: "C.f", Definition: name + ":15",
					Kernels: []bridgemap.Kernel{{Name: "k<int>", Place: name + ":15", Launch: name + ":1"}, {Launch: name + ":2"}}},
				{Package: "m/p", In: "G", Call: "p.go:5", Name: "C.g", Unfollowed: "declared at <x>"},
				{Package: "m/p", In: "G", Call: "p.go:6", Name: "C.cudaFree", Unfollowed: bridgemap.OfLibrary},
				{Package: "m/q", In: strings.Repeat("long", 40), Call: "q.go:7", Name: "LookUp", LooksUp: "k"},
			},
			Unreached: []bridgemap.Launch{{Place: name + ":4", In: "nobody"}},
		},
	}
}

// here is the current folder.
func here() *regular.Folders {
	f := &regular.Folders{}
	f.Allow(".")
	return f
}

// TestWrite: every link leads somewhere, nothing of the repository is markup, and the same report has the same bytes.
func TestWrite(t *testing.T) {
	r := marked(t)
	if err := r.Write("out"); err != nil {
		t.Fatal(err)
	}
	first := texts(t, "out")
	for name, text := range first {
		if filepath.Ext(name) != ".html" {
			continue
		}
		for _, markup := range []string{"<script>alert", "<b onclick", "<i>", "<int>", "<T>", "<x>", "<packages>",
			"</li>\x1b", "\x1b", "\u202e"} {
			if strings.Contains(text, markup) {
				t.Errorf("%s has %q", name, markup)
			}
		}
		for _, link := range regexp.MustCompile(`(?:href|src)="([^"]*)"`).FindAllStringSubmatch(text, -1) {
			target, anchor, _ := strings.Cut(link[1], "#")
			if strings.HasPrefix(target, "https://") {
				continue
			}
			if target == "" {
				target = name
			}
			if page, ok := first[target]; !ok || anchor != "" && !strings.Contains(page, `id="`+anchor+`"`) {
				t.Errorf("%s: %s leads nowhere", name, link[1])
			}
		}
	}
	index := first[indexName]
	for _, want := range []string{"2 findings", "not followed: declared at &lt;x&gt;", "unknown kernel",
		"1 more call of C", "in nobody", "2 &lt;packages&gt;"} {
		if !strings.Contains(index, want) {
			t.Errorf("the first page lacks %q", want)
		}
	}
	if source := first["source-1.html"]; !strings.Contains(source, "<mark>int &amp;n</mark>") ||
		!strings.Contains(source, "gone.cu:3: no longer there") && !strings.Contains(source, "gone.cu:3</a>: no longer there") {
		t.Errorf("the source's page:\n%s", source)
	}
	if err := r.Write("out"); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(first, texts(t, "out")); diff != "" {
		t.Errorf("a second time:\n%s", diff)
	}
}

// TestFolder: an earlier report is replaced, and anything else is left alone.
func TestFolder(t *testing.T) {
	r := marked(t)
	if err := r.Write("out/of/many"); err != nil {
		t.Fatal(err)
	}
	if err := (&Report{}).Write("out/of/many"); err != nil {
		t.Fatal(err)
	}
	if after := texts(t, "out/of/many"); len(after) != 3 {
		t.Errorf("a report on nothing has %d files", len(after))
	}
	if err := r.Write("out"); err == nil {
		t.Error("a folder with a folder in it is taken for a report")
	}
	if err := r.Write("a&b<i>.cu"); err == nil {
		t.Error("a file is taken for a folder")
	}
}

func texts(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[entry.Name()] = string(text)
	}
	return all
}
