package conformance

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/cases"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestPrograms builds and runs the programs of testdata/programs, compares the outcome with that of
// their archives, and checks that cudavet finds the faulty lines.
func TestPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	names, err := filepath.Glob("testdata/programs/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, name := range names {
		archive, err := cases.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(archive.Rule, func(t *testing.T) {
			root := t.TempDir()
			if err := archive.Write(root); err != nil {
				t.Fatal(err)
			}
			dir := filepath.Join(root, archive.Rule)
			commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/program\n\ngo 1.24\n")
			outcomeOf(t, dir)

			rule := strings.ReplaceAll(archive.Rule, "_", "-")
			t.Chdir(dir)
			found := slices.DeleteFunc(runOver(t, root, []string{"-enable=" + rule, "./..."}), func(f located) bool { return f.Rule != rule })
			judge(t, []cases.Archive{archive}, found, nil, map[string]bool{})
		})
	}
}

// outcomeOf builds and runs a program, and checks the outcome in its file outcome: arguments of go
// build and variables of the environment, a line each, the exit status if it is not 0, and lines of
// its output, in their order.
func outcomeOf(t *testing.T, dir string) {
	t.Helper()
	arguments, environment, status, next := []string{"build", "-o=program"}, os.Environ(), 0, 0
	var printed []string
	for line := range strings.Lines(commandtest.Read(t, filepath.Join(dir, "outcome"))) {
		line = strings.TrimSpace(line)
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "arguments":
			arguments = append(arguments, strings.Fields(rest)...)
		case "environment":
			environment = append(environment, strings.Fields(rest)...)
		case "status":
			n, err := strconv.Atoi(rest)
			if err != nil {
				t.Fatal(err)
			}
			status = n
		default:
			printed = append(printed, line)
		}
	}
	build := exec.Command("go", append(arguments, ".")...)
	build.Dir, build.Env = dir, environment
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	program := exec.Command(filepath.Join(dir, "program"))
	program.Dir = dir
	out, err := program.CombinedOutput()
	if program.ProcessState == nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		if next < len(printed) && strings.TrimSpace(line) == printed[next] {
			next++
		}
	}
	if next < len(printed) || program.ProcessState.ExitCode() != status {
		t.Errorf("the program ends with status %d, want %d, and the lines %q in what it prints:\n%s",
			program.ProcessState.ExitCode(), status, printed, out)
	}
}
