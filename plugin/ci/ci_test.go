// Package ci holds recipes for services and hooks that run cudavet. Its tests run them on the example.
package ci

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rhysd/actionlint"
	"go.yaml.in/yaml/v3"
)

const (
	repository = "../.."
	example    = repository + "/testdata/example"
	install    = "go install github.com/cudavet/cudavet@latest"
)

func TestGitHub(t *testing.T) {
	const name = repository + "/internal/setup/github.yml"
	linter, err := actionlint.NewLinter(io.Discard, &actionlint.LinterOptions{})
	if err != nil {
		t.Fatal(err)
	}
	complaints, err := linter.LintFile(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range complaints {
		t.Errorf("%s:%d:%d: %s", name, c.Line, c.Column, c.Message)
	}

	var workflow struct {
		Jobs map[string]struct {
			Steps []struct {
				Uses, Run string
				With      map[string]string
			}
		}
	}
	parse(t, name, &workflow)
	dir := workspace(t)
	var runs []string
	for _, step := range workflow.Jobs["cudavet"].Steps {
		switch {
		case step.Run != "":
			runs = append(runs, step.Run)
		case strings.HasPrefix(step.Uses, "github/codeql-action/upload-sarif@"):
			script(t, dir, runs)
			var log struct{ Runs []struct{ Results []any } }
			parseJSON(t, filepath.Join(dir, step.With["sarif_file"]), &log)
			if want := len(expected(t)); len(log.Runs) != 1 || len(log.Runs[0].Results) != want {
				t.Errorf("the uploaded file has not the %d findings: %+v", want, log)
			}
			return
		}
	}
	t.Error("nothing is uploaded")
}

// TestAction runs the action's commands, for code scanning and for annotations.
func TestAction(t *testing.T) {
	var action struct {
		Inputs map[string]struct{ Default string }
		Runs   struct{ Steps []struct{ Name, Run string } }
	}
	parse(t, repository+"/action.yml", &action)
	var check string
	for _, step := range action.Runs.Steps {
		if step.Name == "check" {
			check = step.Run
		}
	}
	path := build(t)
	for _, test := range []struct {
		sarif  string
		status int
	}{{"found.sarif", 0}, {"", 3}} {
		dir := workspace(t)
		cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", check) // as GitHub calls it
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+path+string(filepath.ListSeparator)+os.Getenv("PATH"),
			`ARGS=-tests=false -nvccflags="-std=c++17 -DNAME='a b'" `+action.Inputs["args"].Default, "SARIF="+test.sarif)
		output, err := cmd.Output()
		if cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != test.status {
			t.Fatalf("sarif %q: %v, want status %d\n%s", test.sarif, err, test.status, output)
		}
		got := strings.Count(string(output), "::error ") + strings.Count(string(output),
			"::warning ") + strings.Count(string(output), "::notice ")
		if test.sarif != "" {
			var log struct{ Runs []struct{ Results []any } }
			parseJSON(t, filepath.Join(dir, test.sarif), &log)
			got = len(log.Runs[0].Results)
		}
		if want := len(expected(t)); got != want {
			t.Errorf("sarif %q: %d findings, want %d\n%s", test.sarif, got, want, output)
		}
	}
}

func TestGitLab(t *testing.T) {
	var pipeline struct {
		Cudavet struct {
			Script    []string
			Artifacts struct{ Reports struct{ Codequality string } }
		}
	}
	parse(t, repository+"/internal/setup/gitlab-ci.yml", &pipeline)
	dir := workspace(t)
	script(t, dir, pipeline.Cudavet.Script)
	var issues []any
	parseJSON(t, filepath.Join(dir, pipeline.Cudavet.Artifacts.Reports.Codequality), &issues)
	if want := len(expected(t)); len(issues) != want {
		t.Errorf("the report has %d issues, want %d", len(issues), want)
	}
}

func TestPreCommit(t *testing.T) {
	var hooks []struct {
		ID, Entry, Language string
		Args                []string
		PassFilenames       *bool `yaml:"pass_filenames"`
	}
	parse(t, repository+"/.pre-commit-hooks.yaml", &hooks)
	var config struct {
		Repos []struct {
			Repo  string
			Hooks []struct{ ID string }
		}
	}
	parse(t, "pre-commit-config.yaml", &config)

	ids := map[string]bool{}
	path := build(t)
	for _, hook := range hooks {
		ids[hook.ID] = true
		args := hook.Args
		inSources := func(string) bool { return true }
		if hook.PassFilenames == nil {
			args = append(args, "blur/blur.cu", "saxpy/norm.cu", "saxpy/saxpy.cu")
			inSources = isCUDA
		}
		cmd := exec.Command(filepath.Join(path, hook.Entry), args...)
		cmd.Dir = workspace(t)
		output, err := cmd.Output()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || hook.Language != "golang" {
			t.Errorf("%s: error %v, want a status that stops the commit", hook.ID, err)
		}
		want := slices.DeleteFunc(expected(t), func(line string) bool { return !inSources(line) })
		if diff := cmp.Diff(want, findings(string(output))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", hook.ID, diff)
		}
	}
	for _, repo := range config.Repos {
		for _, hook := range repo.Hooks {
			if !ids[hook.ID] || repo.Repo != "https://github.com/cudavet/cudavet" {
				t.Errorf("%s has no hook %s", repo.Repo, hook.ID)
			}
		}
	}
}

// isCUDA reports whether a finding is one of the CUDA rules: the others take
// the Go side to see, or a value's way through a wrapper.
func isCUDA(line string) bool {
	return strings.Contains(line, ".cu:") && !strings.Contains(line, "[missing-extern-c]")
}

// script runs a recipe's commands as the services do, with this repository's
// cudavet in the place of the released one, which they install first.
func script(t *testing.T, dir string, commands []string) {
	t.Helper()
	if len(commands) < 2 || commands[0] != install {
		t.Fatalf("the first of the commands is not %q: %q", install, commands)
	}
	cmd := exec.Command("bash", "-e", "-c", strings.Join(commands[1:], "\n"))
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+build(t)+string(filepath.ListSeparator)+os.Getenv("PATH"))
	if output, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
}

// build builds cudavet and returns the folder that it lies in.
func build(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	cmd := exec.Command("go", "build", "-o", filepath.Join(dir, "cudavet"), ".")
	cmd.Dir = repository
	if output, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, output)
	}
	return dir
}

// workspace returns a copy of the example.
func workspace(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(example)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// expected returns cudavet's findings in the example.
func expected(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(example, "expected.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return findings(string(text))
}

// findings returns the lines of findings, without their further lines.
func findings(output string) []string {
	var found []string
	for line := range strings.Lines(output) {
		if strings.HasSuffix(line, "]\n") {
			found = append(found, line)
		}
	}
	return found
}

func parse(t *testing.T, name string, v any) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err == nil {
		err = yaml.Unmarshal(text, v)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

func parseJSON(t *testing.T, name string, v any) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err == nil {
		err = json.Unmarshal(text, v)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}
