package command

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// stampedRepository has main packages, one with cgo, which the go command stamps with the state of their
// repository.
const stampedRepository = `
-- go.mod --
module m

go 1.26
-- main.go --
package main

// void run(int *x);
import "C"

func main() { C.run(nil) }
-- k.cu --
__global__ void k(int &x) {}
extern "C" void run(int *x) { k<<<1, 1>>>(*x); }
-- cmd/plain/main.go --
package main

func main() {}
-- cmd/plain/main_test.go --
package main

import "testing"

func TestMain(m *testing.M) { m.Run() }
`

// versionControl are the version control programs that the go command runs (cmd/go, vcs.go), each with the file that
// identifies its repositories.
var versionControl = map[string]string{
	"git": ".git/HEAD", "hg": ".hg/requires", "bzr": ".bzr/branch-format", "svn": ".svn/wc.db", "fossil": ".fslckout",
}

// stand puts replacements of version control programs in PATH. Each records its runs in the file that is returned.
func stand(t *testing.T) (ran string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the programs are scripts")
	}
	dir := t.TempDir()
	ran = filepath.Join(dir, "ran")
	for name := range versionControl {
		program := filepath.Join(dir, name)
		commandtest.Write(t, program, fmt.Sprintf("#!/bin/sh\necho \"%s $*\" >>'%s'\nexit 1\n", name, ran))
		if err := os.Chmod(program, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
	t.Setenv("GOENV", "off")
	t.Setenv("GOFLAGS", "")
	return ran
}

// TestStartsNoVersionControl has repositories of each kind, in which the configuration names programs: nothing is started that reads it,
// whatever the user's GOFLAGS say.
func TestStartsNoVersionControl(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	ran := stand(t)
	for name, file := range versionControl {
		t.Run(name, func(t *testing.T) {
			commandtest.Enter(t, stampedRepository)
			commandtest.Write(t, file, "")
			for _, args := range [][]string{{"./..."}, {"-no-cache", "./..."}, {"bridge", "./..."},
				{"why", "k.cu:1", "kernel-param-reference"}, {"report", "-json=r", "./..."}} {
				for _, flags := range []string{"", "-buildvcs=true"} {
					t.Setenv("GOFLAGS", flags)
					_, stdout, stderr := cudavetHere(args...)
					if text, err := os.ReadFile(ran); err == nil {
						t.Fatalf("%q with GOFLAGS=%s starts\n%s\n%s%s", args, flags, text, stdout, stderr)
					}
				}
			}
			if status, stdout, stderr := cudavetHere("./..."); status != StatusFound || !strings.Contains(stdout, "[kernel-param-reference]") {
				t.Errorf("status %d: %s%s", status, stdout, stderr)
			}
		})
	}
	commandtest.Enter(t, stampedRepository)
	commandtest.Write(t, versionControl["git"], "")
	_ = exec.Command("go", "list", "-export", "./...").Run()
	if _, err := os.Stat(ran); err != nil {
		t.Errorf("go list by itself starts none, so that this test shows nothing: %v", err)
	}
}

// TestKeepsFlags has flags of the user's for the go command hold beside those of cudavet's.
func TestKeepsFlags(t *testing.T) {
	t.Setenv("GOENV", "off")
	t.Setenv("GOFLAGS", "-tags=gpu")
	status, stdout, stderr := cudavet(t, strings.Replace(stampedRepository, "package main\n\n// void",
		"//go:build gpu\n\npackage main\n\n// void", 1), "./...")
	if status != StatusFound || stderr != "" || !strings.Contains(stdout, "k.cu") {
		t.Errorf("status %d, output %q, %q", status, stdout, stderr)
	}
}

// TestStarted traces a run and requires every program that is started, by whatever program, to be one of the toolchains'.
func TestStarted(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	trace := filepath.Join(t.TempDir(), "trace")
	strace := func(args ...string) *exec.Cmd {
		return exec.Command("strace", append([]string{"-f", "-qq", "-s", "4096", "-e", "trace=execve,execveat", "-o", trace}, args...)...)
	}
	if err := strace("true").Run(); err != nil {
		t.Skip("no strace: ", err)
	}
	t.Setenv("GOENV", "off")
	t.Setenv("GOFLAGS", "")
	t.Setenv("GIT_CONFIG_GLOBAL", os.DevNull)
	enterRepository(t, stampedRepository)
	here := mustGetwd(t)
	for _, program := range []string{"go", "gcc", "cc", "git", "sh", "ld", "program"} {
		commandtest.Write(t, program, "#!/bin/sh\n")
		if err := os.Chmod(program, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	gitHere(t, "config", "core.fsmonitor", filepath.Join(here, "program"))
	t.Setenv("PATH", os.Getenv("PATH")+string(filepath.ListSeparator)+".")
	t.Setenv(commandtest.AsCommand, "1")
	command := strace(os.Args[0], "-no-cache", "./...")
	out, _ := command.CombinedOutput() // the status says that there are findings
	text := commandtest.Read(t, trace)
	started := map[string]bool{}
	for _, call := range regexp.MustCompile(`(?m)execve(?:at)?\("([^"]+)", .* = 0$|execve(?:at)?\("([^"]+)", .*<unfinished`).FindAllStringSubmatch(text, -1) {
		path := call[1] + call[2]
		started[filepath.Base(path)] = true
		if _, isKeeper := versionControl[filepath.Base(path)]; isKeeper || !filepath.IsAbs(path) || strings.HasPrefix(path, here) {
			t.Errorf("%s is started", path)
		}
	}
	if !started["go"] || !started["cgo"] || !strings.Contains(string(out), "[kernel-param-reference]") {
		t.Errorf("started are %v: %s", started, out)
	}
}
