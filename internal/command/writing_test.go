package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const writingModule = `-- go.mod --
module m

go 1.26
-- .git/HEAD --
-- k.go --
package m

// void go_k(int *);
import "C"

func K() { C.go_k(nil) }
-- k.cu --
__global__ void k(int &x) {}
extern "C" void go_k(int *x) { k<<<1, 1>>>(*x); }
`

// TestWritesNoLinks: whatever writes a file replaces a link in the way, in the repository or in an earlier report, and its
// target is unchanged.
func TestWritesNoLinks(t *testing.T) {
	for _, test := range []struct {
		name  string
		args  []string
		files []string // that are written
	}{
		{"-o", []string{"-o=o.sarif", "-o=text=o.txt", "-o=json=o.json", "-o=codequality=q", "-o=github=g", "-o=checkstyle=c", "-o=junit=j",
			"k.cu"}, []string{"o.sarif", "o.txt", "o.json", "q", "g", "c", "j"}},
		{"-summary", []string{"-summary=s.json", "./..."}, []string{"s.json"}},
		{"-write-baseline", []string{"-write-baseline=b.json", "k.cu"}, []string{"b.json"}},
		{"report", []string{"report", "-html=pages", "./..."}, []string{"pages/index.html", "pages/style.css", "pages/script.js",
			"pages/source-1.html", "pages/source-2.html"}},
		{"init", []string{"init"}, []string{".cudavet.yml"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			outside := t.TempDir()
			commandtest.Enter(t, writingModule)
			for i, name := range test.files {
				victim := filepath.Join(outside, filepath.Base(name))
				commandtest.Write(t, victim, "victim")
				if test.name == "report" && i == 0 { // by which a report is known
					commandtest.Write(t, name, `<meta name="generator" content="cudavet">`)
					continue
				}
				if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.Symlink(victim, name); err != nil {
					t.Fatal(err)
				}
			}
			status, stdout, stderr := cudavetHere(test.args...)
			if test.name == "init" {
				if status != StatusFailed || strings.Count(stderr, "\n") != 1 {
					t.Errorf("status %d, %q, %q", status, stdout, stderr)
				}
			} else if status == StatusFailed {
				t.Errorf("status %d, %q, %q", status, stdout, stderr)
			}
			for _, name := range test.files {
				if text := commandtest.Read(t, filepath.Join(outside, filepath.Base(name))); text != "victim" {
					t.Errorf("%s is written through a link: %.200q", name, text)
				}
				if info, err := os.Lstat(name); test.name != "init" && (err != nil || !info.Mode().IsRegular()) {
					t.Errorf("%s: %v, %v", name, info, err)
				}
			}
		})
	}
}

// TestReportByLink: a first page that is a link is no earlier report, and a folder by a link out of the repository is none to write to.
func TestReportByLink(t *testing.T) {
	outside := t.TempDir()
	commandtest.Enter(t, writingModule)
	commandtest.Write(t, filepath.Join(outside, "index.html"), `<meta name="generator" content="cudavet">`)
	commandtest.Write(t, filepath.Join(outside, "source-1.html"), "victim")
	if err := os.Mkdir("pages", 0o777); err != nil {
		t.Fatal(err)
	}
	for link, target := range map[string]string{"pages/index.html": filepath.Join(outside, "index.html"),
		"pages/source-1.html": filepath.Join(outside, "source-1.html"), "folder": outside} {
		if err := os.Symlink(target, link); err != nil {
			t.Fatal(err)
		}
	}
	for _, dir := range []string{"pages", "folder", "folder/new"} {
		status, _, stderr := cudavetHere("report", "-html="+dir, "k.cu")
		if status != StatusFailed || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: status %d, %q", dir, status, stderr)
		}
	}
	if text := commandtest.Read(t, filepath.Join(outside, "source-1.html")); text != "victim" {
		t.Errorf("a page elsewhere has %q", text)
	}
	if entries, err := os.ReadDir(outside); err != nil || len(entries) != 2 {
		t.Errorf("elsewhere lie %v, %v", entries, err)
	}
}

// TestFixKeeps: -fix leaves files alone that may not be written or have several names, and says so in a line each.
func TestFixKeeps(t *testing.T) {
	const text = "struct P { int a; };\n__global__ void k(__grid_constant__ P p) {}\n"
	commandtest.Enter(t, "-- .git/HEAD --\n-- locked.cu --\n"+text+"-- twin.cu --\n"+text+"-- free.cu --\n"+text)
	if err := os.Chmod("locked.cu", 0o444); err != nil {
		t.Fatal(err)
	}
	if err := os.Link("twin.cu", "other.cu"); err != nil {
		t.Fatal(err)
	}
	args := []string{"-fix", "-nvccflags=-arch=sm_70", "locked.cu", "twin.cu", "free.cu"}
	status, stdout, stderr := cudavetHere(args...)
	if status != StatusFound || strings.Count(stdout, "\n") != 2 {
		t.Errorf("status %d:\n%s", status, stdout)
	}
	commandtest.Contains(t, "standard error", stderr, "locked.cu:2:37: grid-constant-const is not mended: locked.cu may not be written\n")
	commandtest.Contains(t, "standard error", stderr,
		"twin.cu:2:37: grid-constant-const is not mended: twin.cu has other names, hard links, that would be left with the old text\n")
	for name, want := range map[string]string{"locked.cu": text, "twin.cu": text, "other.cu": text,
		"free.cu": strings.Replace(text, "__grid_constant__ P", "__grid_constant__ const P", 1)} {
		if got := commandtest.Read(t, name); got != want {
			t.Errorf("%s has\n%s", name, got)
		}
	}
	one, err := os.Stat("twin.cu")
	if err != nil {
		t.Fatal(err)
	}
	if two, err := os.Stat("other.cu"); err != nil || !os.SameFile(one, two) {
		t.Errorf("the links are parted: %v", err)
	}
}
