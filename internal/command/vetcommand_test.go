package command

import (
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestVetCommand has go vet started with this program, in another folder and without a shell that finds it.
func TestVetCommand(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	t.Setenv(commandtest.AsCommand, "1") // the test is the tool
	commandtest.Enter(t, `
-- m/go.mod --
module m

go 1.26
-- m/m.go --
package m

// void run(int *x);
import "C"

func Run() { C.run(nil) }
-- m/m.cu --
`+faultyKernel+`
extern "C" void run(int *x) { k<<<1, 1>>>(*x); }
`)
	here := mustGetwd(t)
	var stdout, stderr strings.Builder
	if status := Run([]string{"-C", "m", "vet", "./..."}, &stdout, &stderr); status != 1 || stdout.String() != "" ||
		!strings.Contains(stderr.String(), "m.cu:1:") || !strings.Contains(stderr.String(), "[kernel-param-reference]") {
		t.Errorf("status %d, output %q, standard error:\n%s", status, &stdout, &stderr)
	}
	t.Chdir(here)
	stderr.Reset()
	if status := Run([]string{"-C", "m", "vet", "-json", "."}, &stdout, &stderr); status != StatusClean ||
		!strings.Contains(stdout.String()+stderr.String(), `"category": "kernel-param-reference"`) {
		t.Errorf("-json: status %d, output:\n%s%s", status, &stdout, &stderr)
	}
}

// TestCBeforeCommand checks that the folder of -C applies to a command after it.
func TestCBeforeCommand(t *testing.T) {
	commandtest.Enter(t, "-- sub/k.cu --\n"+faultyKernel)
	here := mustGetwd(t)
	for _, args := range [][]string{{"-C", "sub", "why", "k.cu:1", "kernel-param-reference"},
		{"-C=sub", "-q", "k.cu"}, {"-C", "sub", "k.cu"}} {
		t.Chdir(here)
		var stdout, stderr strings.Builder
		if status := Run(args, &stdout, &stderr); status != StatusFound || !strings.Contains(stdout.String(), "k.cu:1:") {
			t.Errorf("%q: status %d, %q, %q", args, status, &stdout, &stderr)
		}
	}
	t.Chdir(here)
	for _, args := range [][]string{{"-C"}, {"-C", "none", "rules"}, {"-C=none"}} {
		var stdout, stderr strings.Builder
		if status := Run(args, &stdout, &stderr); status != StatusFailed || stdout.String() != "" || stderr.String() == "" {
			t.Errorf("%q: status %d, %q, %q", args, status, &stdout, &stderr)
		}
	}
}

// TestFirstCommands has the README begin with the two commands of a clone, and .ci/run call the tests as it says.
func TestFirstCommands(t *testing.T) {
	_, rest, _ := strings.Cut(commandtest.Read(t, "README.md"), "\n```\n")
	block, _, _ := strings.Cut(rest, "```\n")
	if want := "go run . -C testdata/example ./...\ngo test ./...\n"; block != want {
		t.Errorf("the first commands are\n%swant\n%s", block, want)
	}
	if !slices.Contains(strings.Split(commandtest.Read(t, ".ci/run"), "\n"), "go test ./...") {
		t.Error(".ci/run has no line go test ./...")
	}
	for _, name := range []string{"README.md", "docs/command.md", "docs/drivers.md", "internal/command/help.go", "main.go"} {
		if strings.Contains(commandtest.Read(t, name), "$(which") {
			t.Errorf("%s has a command that is another one where a program is not found", name)
		}
	}
}
