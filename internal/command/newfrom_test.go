package command

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// gitHere runs git in the current directory.
func gitHere(t *testing.T, args ...string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-c", "user.name=n", "-c", "user.email=n@example.com"}, args...)...)
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, text)
	}
}

// enterRepository changes to a fresh git repository that has one commit.
func enterRepository(t *testing.T, files string) {
	t.Helper()
	t.Setenv("GIT_CONFIG_GLOBAL", os.DevNull)
	t.Setenv("GIT_CONFIG_SYSTEM", os.DevNull)
	commandtest.Enter(t, files)
	gitHere(t, "init", "-q")
	gitHere(t, "add", ".")
	gitHere(t, "commit", "-q", "-m", "first")
}

const oldRepository = `
-- go.mod --
module m

go 1.26
-- .gitignore --
ignored.cu
-- a/a.cu --
__global__ void old(int &x) {}
// This line and those that follow make the file known again by another name.
__device__ int first() { return 1; }
__device__ int second() { return 2; }
extern "C" void run(int *x) { old<<<1, 1>>>(*x); }
-- a/a.go --
package a

// void run(int *x);
import "C"

func Run() { C.run(nil) }
-- b/moved.cu --
__global__ void moved(int &x) {}
// This line and those that follow make the file known again by another name.
__device__ int first() { return 1; }
__device__ int second() { return 2; }
`

// TestNewFrom checks that only findings on changed lines are reported, whatever the kind of change in
// git.
func TestNewFrom(t *testing.T) {
	enterRepository(t, oldRepository)
	added := func(name string) string { return "__global__ void " + name + "(int &x) {}\n" }
	prepend := func(path, text string) { commandtest.Write(t, path, text+commandtest.Read(t, path)) }
	check := func(what string, want string, args ...string) {
		t.Helper()
		status, stdout, stderr := cudavetHere(args...)
		var told []string
		for line := range strings.Lines(stdout) {
			place, rest, _ := strings.Cut(line, ": __global__ function ")
			name, _, _ := strings.Cut(strings.TrimPrefix(rest, "'"), "'")
			told = append(told, place[:strings.LastIndexByte(place, ':')]+" "+name)
		}
		if diff := cmp.Diff(want, strings.Join(told, ", ")); diff != "" || stderr != "" {
			t.Errorf("%s (-want +got):\n%s%s%s", what, diff, stdout, stderr)
		}
		if found := status == StatusFound; found != (want != "") {
			t.Errorf("%s: status %d", what, status)
		}
	}
	all := []string{"-new-from=HEAD", "a/a.cu", "b/moved.cu"}
	check("nothing changed", "", all...)

	gitHere(t, "config", "diff.renames", "false")
	prepend("a/a.cu", added("changed"))
	check("changed file", "a/a.cu:1 changed", all...)
	check("changed file of a package", "a/a.cu:1 changed", "-new-from=HEAD", "./...")
	gitHere(t, "add", ".")
	check("staged", "a/a.cu:1 changed", all...)
	gitHere(t, "commit", "-q", "-m", "second")
	check("committed", "", all...)
	check("committed since", "a/a.cu:1 changed", "-new-from=HEAD~1", "a/a.cu", "b/moved.cu")

	prepend("a/a.cu", "\n\n")
	check("moved lines", "", all...)
	gitHere(t, "mv", "b/moved.cu", "b/é name.cu")
	prepend("b/é name.cu", added("renamed"))
	check("renamed", "b/é name.cu:1 renamed", "-new-from=HEAD", "b/é name.cu")
	commandtest.Write(t, "b/new.cu", added("new"))
	commandtest.Write(t, "b/ignored.cu", added("ignored"))
	check("untracked", "b/new.cu:1 new", "-new-from=HEAD", "b/new.cu", "b/ignored.cu")

	gitHere(t, "config", "diff.noprefix", "true")
	gitHere(t, "config", "color.diff", "always")
	gitHere(t, "config", "core.quotePath", "true")
	t.Chdir("b")
	check("in a folder, with settings", "new.cu:1 new, é name.cu:1 renamed", "-new-from=HEAD", "é name.cu", "new.cu", "../a/a.cu")
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(filepath.Dir(mustGetwd(t)), link); err != nil {
		t.Fatal(err)
	}
	t.Chdir(link)
	check("by a link", "b/new.cu:1 new", "-new-from=HEAD", "b/new.cu", "a/a.cu")
}

func mustGetwd(t *testing.T) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestNewFromErrors(t *testing.T) {
	enterRepository(t, oldRepository)
	for _, test := range []struct{ revision, complaint string }{
		{"nowhere", `has no revision "nowhere"`},
		{"--output=x", `has no revision "--output=x"`},
		{"HEAD:a", `has no revision "HEAD:a"`},
	} {
		status, stdout, stderr := cudavetHere("-new-from="+test.revision, "a/a.cu")
		if status != StatusFailed || stdout != "" || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: status %d, output %q, %q", test.revision, status, stdout, stderr)
		}
		commandtest.Contains(t, "standard error", stderr, test.complaint)
	}
	t.Setenv("GIT_CEILING_DIRECTORIES", filepath.Dir(mustGetwd(t)))
	if err := os.RemoveAll(".git"); err != nil {
		t.Fatal(err)
	}
	_, _, stderr := cudavetHere("-new-from=HEAD", "a/a.cu")
	commandtest.Contains(t, "standard error", stderr, "-new-from: git: not a git repository")
	t.Setenv("PATH", "")
	_, _, stderr = cudavetHere("-new-from=HEAD", "a/a.cu")
	commandtest.Contains(t, "standard error", stderr, `-new-from: exec: "git"`)
}

// TestNewFromRunsNothing has a repository name programs wherever git would run
// them for a diff. Each of them notes that it ran.
func TestNewFromRunsNothing(t *testing.T) {
	enterRepository(t, oldRepository)
	dir := mustGetwd(t)
	program := filepath.Join(dir, ".git", "program")
	commandtest.Write(t, program, "#!/bin/sh\necho ran >>'"+dir+"/.git/ran'\ncat\n")
	commandtest.Write(t, ".git/hooks/post-index-change", commandtest.Read(t, program))
	for _, name := range []string{program, ".git/hooks/post-index-change"} {
		if err := os.Chmod(name, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	commandtest.Write(t, ".gitattributes", "*.cu filter=a=b diff=c\n")
	for _, key := range []string{"filter.a=b.clean", "filter.a=b.process", "diff.external", "diff.c.textconv",
		"diff.c.command", "core.fsmonitor", "core.pager"} {
		gitHere(t, "config", key, program)
	}
	gitHere(t, "config", "filter.a=b.required", "true")
	commandtest.Write(t, "a/a.cu", "__global__ void changed(int &x) {}\n"+commandtest.Read(t, "a/a.cu"))

	_, stdout, stderr := cudavetHere("-new-from=HEAD", "a/a.cu")
	if want := "a/a.cu:1:25: __global__ function 'changed' takes 'x' by reference [kernel-param-reference]\n"; stdout != want || stderr != "" {
		t.Errorf("standard output %q, want %q; standard error %q", stdout, want, stderr)
	}
	if _, err := os.Stat(".git/ran"); err == nil {
		t.Error("git ran a program that the repository names")
	}
	_ = exec.Command("git", "diff").Run()
	if _, err := os.Stat(".git/ran"); err != nil {
		t.Errorf("git diff by itself runs none, so that this test shows nothing: %v", err)
	}
}

// TestNewFromWay has an edit of a CUDA source make a finding of a Go line that has not changed.
func TestNewFromWay(t *testing.T) {
	enterRepository(t, `
-- go.mod --
module m

go 1.26
-- m.go --
package m

// void run(float *x, int n);
import "C"

func Run(x []float32) { C.run((*C.float)(&x[0]), C.int(len(x))) }
-- k.cu --
__global__ void scale(float *x, int n) { if (threadIdx.x < n) x[threadIdx.x] *= 2; }
extern "C" void run(float *x, int n) {
    for (int i = 0; i < n; ++i) x[i] *= 2;
}
`)
	if _, stdout, _ := cudavetHere("-new-from=HEAD", "./..."); stdout != "" {
		t.Errorf("nothing has changed, and told is %q", stdout)
	}
	commandtest.Write(t, "k.cu", strings.Replace(commandtest.Read(t, "k.cu"),
		"for (int i = 0; i < n; ++i) x[i] *= 2;", "scale<<<1, 256>>>(x, n);", 1))
	if _, stdout, _ := cudavetHere("-new-from=HEAD", "./..."); !strings.HasPrefix(stdout, "m.go:6:31: ") ||
		!strings.Contains(stdout, "[go-memory-to-kernel]") {
		t.Errorf("the wrapper has changed, and told is %q", stdout)
	}
}

// TestNewFromBefore has edits make findings at lines that have not changed, of which no further place has changed either.
func TestNewFromBefore(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const repository = `
-- go.mod --
module m

go 1.26
-- m.go --
package m

// #include "k.h"
import "C"

func Run(p *C.float) C.int { return C.run(p, 4) }
-- k.h --
#define THREADS 256
int run(float *p, int n);
-- k.cu --
extern "C" {
#include "k.h"
}
__global__ void known(float &x) {}
__global__ void fill(float *p, int n) { p[threadIdx.x] = n; }
extern "C" int run(float *p, int n)
{
    fill<<<1, THREADS>>>(p, n);
    return cudaDeviceSynchronize();
}
-- other/o.go --
package other
`
	wide := func(t *testing.T) {
		commandtest.Write(t, "k.h", strings.Replace(commandtest.Read(t, "k.h"), "256", "2048", 1))
	}
	for _, test := range []struct {
		name   string
		edit   func(*testing.T)
		args   []string
		want   []string // rules
		excuse string   // on standard error
	}{
		{name: "nothing", edit: func(*testing.T) {}},
		{name: "macro", edit: wide, want: []string{"launch-config"}},
		{name: "macro, of the file alone", edit: wide, args: []string{"k.cu"}, want: []string{"launch-config"}},
		{name: "moved lines", edit: func(t *testing.T) {
			wide(t)
			commandtest.Write(t, "k.cu", "\n\n"+strings.Replace(commandtest.Read(t, "k.cu"), "__global__ void fill", "\n__global__ void fill", 1))
		}, want: []string{"launch-config"}},
		{name: "renamed", edit: func(t *testing.T) { gitHere(t, "mv", "k.cu", "kernels.cu") }},
		{name: "renamed with its header", edit: func(t *testing.T) {
			gitHere(t, "mv", "k.h", "kernels.h")
			for _, name := range []string{"k.cu", "m.go"} {
				commandtest.Write(t, name, strings.Replace(commandtest.Read(t, name), `"k.h"`, `"kernels.h"`, 1))
			}
		}},
		{name: "renamed and wide", edit: func(t *testing.T) {
			wide(t)
			gitHere(t, "mv", "k.cu", "kernels.cu")
		}, want: []string{"launch-config"}},
		{name: "what no build reads", edit: func(t *testing.T) { commandtest.Write(t, "README", "text\n") }},
		{name: "new file", edit: func(t *testing.T) {
			commandtest.Write(t, "more.go", "package m\n\nfunc More() {}\n")
			commandtest.Write(t, "new/n.go", "package new\n")
			wide(t)
		}, want: []string{"launch-config"}},
		{name: "removed file", edit: func(t *testing.T) {
			if err := os.RemoveAll("other"); err != nil {
				t.Fatal(err)
			}
		}},
		{name: "did not compile", edit: func(t *testing.T) {
			commandtest.Write(t, "m.go", commandtest.Read(t, "m.go")+"\nvar broken int = \"text\"\n")
			gitHere(t, "commit", "-q", "-a", "-m", "broken")
			gitHere(t, "revert", "--no-edit", "HEAD", "-n")
			wide(t)
		}, excuse: "2 findings at lines that have not changed since HEAD are not told, new or not: at the revision: "},
		{name: "not committed", edit: func(t *testing.T) {
			wide(t)
			gitHere(t, "add", ".")
		}, want: []string{"launch-config"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			enterRepository(t, repository)
			test.edit(t)
			args := test.args
			if args == nil {
				args = []string{"./..."}
			}
			_, stdout, stderr := cudavetHere(append([]string{"-q", "-new-from=HEAD"}, args...)...)
			var rules []string
			for line := range strings.Lines(stdout) {
				if line = strings.TrimSpace(line); strings.HasSuffix(line, "]") {
					rules = append(rules, line[strings.LastIndexByte(line, '[')+1:len(line)-1])
				}
			}
			if diff := cmp.Diff(test.want, rules); diff != "" || !strings.Contains(stderr, test.excuse) || test.excuse == "" && stderr != "" {
				t.Errorf("-want +got:\n%s%s%s", diff, stdout, stderr)
			}
		})
	}
}
