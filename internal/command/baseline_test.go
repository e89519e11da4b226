package command

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestBaseline checks that a baseline recognizes its findings after moved lines, in other folders and
// in packages, and no others.
func TestBaseline(t *testing.T) {
	const old = "__global__ void k(int &x) {}\n__global__ void k(int &x);\n"
	commandtest.Enter(t, "-- a/k.cu --\n"+old+"-- b/k.cu --\n"+old)
	status, stdout, stderr := cudavetHere("-write-baseline=known.json", "a/k.cu")
	if status != StatusClean || stdout != "" || stderr != "cudavet: 2 findings written to known.json\n" {
		t.Fatalf("status %d, standard output %q, standard error %q", status, stdout, stderr)
	}
	if first := commandtest.Read(t, "known.json"); strings.Count(first, "\n") != 4 {
		t.Errorf("the baseline has not an entry a line:\n%s", first)
	}
	for _, test := range []struct {
		what, text string
		file       string
		want       string // lines with findings
		stale      int    // entries that are reported as stale
	}{
		{"unchanged", old, "a/k.cu", "", 0},
		{"shifted and indented", "int x;\n\n  " + old, "a/k.cu", "", 0},
		{"one more on an equal line", old + "__global__ void k(int &x);\n", "a/k.cu", "3", 0},
		{"one gone, one new", "__global__ void k(int &x);\n__global__ void n(int &x);\n", "a/k.cu", "2", 1},
		{"another rule on the line", "__global__ int k(int &x) {}\n", "a/k.cu", "1 1", 2},
		{"mended elsewhere", "#if 0\n" + old + "#endif\n", "a/k.cu", "", 2},
		{"another file", old, "b/k.cu", "1 2", 0},
	} {
		commandtest.Write(t, test.file, test.text)
		status, stdout, stderr := cudavetHere("-baseline=known.json", test.file)
		var lines []string
		for line := range strings.Lines(stdout) {
			lines = append(lines, strings.Split(line, ":")[1])
		}
		if diff := cmp.Diff(test.want, strings.Join(lines, " ")); diff != "" ||
			strings.Count(stderr, "\n") != test.stale ||
			test.stale > 0 && !strings.Contains(stderr,
				"known.json: not found any more: 1 of kernel-param-reference in a/k.cu") || (status == StatusFound) != (test.want != "") {
			t.Errorf("%s: status %d (-want +got):\n%s%s%s", test.what, status, diff, stdout, stderr)
		}
	}

	commandtest.Write(t, "a/k.cu", old)
	t.Chdir("a")
	if status, stdout, stderr := cudavetHere("-baseline=../known.json", "k.cu"); status != StatusClean || stdout+stderr != "" {
		t.Errorf("in another folder: status %d, %q, %q", status, stdout, stderr)
	}
	if _, stdout, stderr := cudavetHere("-baseline="+filepath.Join("..", "known.json"), "-stats", "-json",
		"../b/k.cu"); !strings.Contains(stdout, "b/k.cu:1:") || !strings.Contains(stderr, "2 in all") {
		t.Errorf("-json and -stats tell %q, %q", stdout, stderr)
	}
}

func TestBaselineErrors(t *testing.T) {
	commandtest.Enter(t, "-- k.cu --\n"+faultyKernel+"-- text.json --\nnone\n-- other.json --\n{\"version\": 2}\n")
	for _, test := range []struct{ flag, complaint string }{
		{"-baseline=missing.json", "-baseline: open missing.json"},
		{"-baseline=text.json", "-baseline: text.json is not a baseline"},
		{"-baseline=other.json", "-baseline: other.json is not a baseline of version 1"},
		{"-write-baseline=missing/known.json", "-write-baseline: open missing/known.json"},
	} {
		status, stdout, stderr := cudavetHere(test.flag, "k.cu")
		if status != StatusFailed || stdout != "" || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: status %d, standard output %q", test.flag, status, stdout)
		}
		commandtest.Contains(t, "standard error", stderr, test.complaint)
	}
	_, _, stderr := cudavetHere("-baseline=a", "-write-baseline=b", "k.cu")
	commandtest.Contains(t, "standard error", stderr, "exclude each other")
	if status, _, stderr := cudavetHere("-write-baseline=known.json", "k.cu", "missing.cu"); status != StatusFailed ||
		!strings.Contains(stderr, "missing.cu") {
		t.Errorf("with a missing file: status %d, standard error %q", status, stderr)
	}
	if _, err := os.Stat("known.json"); err != nil {
		t.Error(err)
	}
}

// TestBaselineElsewhere: a name in a baseline that leads out of the repository opens nothing. The report is the same
// whether there is such a line, another one, or no file.
func TestBaselineElsewhere(t *testing.T) {
	outside := t.TempDir()
	commandtest.Write(t, filepath.Join(outside, "secret"), "do not show this\n")
	commandtest.Enter(t, "-- .git/HEAD --\n-- sub/k.cu --\n"+faultyKernel+"-- sub/gone.cu --\n")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	relative, err := filepath.Rel(filepath.Join(here, "sub"), outside)
	if err != nil {
		t.Fatal(err)
	}
	for link, target := range map[string]string{"sub/link": filepath.Join(outside, "secret"), "sub/folder": outside,
		"sub/nowhere": filepath.Join(outside, "none")} {
		if err := os.Symlink(target, link); err != nil {
			t.Fatal(err)
		}
	}
	const known = `{"version": 1, "findings": [{"rule": "kernel-param-reference", "file": %q, "line": %q, "count": 1}]}`
	hash := func(line string) string {
		sum := sha256.Sum256([]byte(line))
		return hex.EncodeToString(sum[:8])
	}
	for _, group := range [][]string{
		{relative + "/secret", relative + "/none", relative + "/secret/none"},
		{outside + "/secret", outside + "/none", "/etc/passwd"}, // from the baseline's folder
		{"../../../../../../../../../../../etc/passwd", "../../../../../../../../../../../etc/none"},
		{"link", "nowhere"},
		{"folder/secret", "folder/none"},
	} {
		told := map[string]bool{}
		for _, name := range group {
			for _, line := range []string{"do not show this", "no such line", "root:x:0:0:root:/root:/bin/bash", ""} {
				commandtest.Write(t, "sub/known.json", fmt.Sprintf(known, name, hash(line)))
				status, stdout, stderr := cudavetHere("-baseline=sub/known.json", "sub/k.cu")
				if status != StatusFound || !strings.HasPrefix(stdout, "sub/k.cu:1:") || strings.Count(stderr, "\n") != 1 {
					t.Errorf("%s: status %d, %q, %q", name, status, stdout, stderr)
				}
				told[strings.ReplaceAll(stderr, name, "NAME")] = true
			}
		}
		if len(told) != 1 {
			t.Errorf("%q: what is there shows: %v", group, told)
		}
	}
	// In the repository it is looked for as always, also where nothing is any more.
	for name, want := range map[string]string{"gone.cu": "not found any more: 1 of kernel-param-reference in gone.cu",
		"none.cu": "not found any more: 1 of kernel-param-reference in none.cu", "k.cu": ""} {
		commandtest.Write(t, "sub/known.json", fmt.Sprintf(known, name, hash(strings.TrimSpace(faultyKernel))))
		_, _, stderr := cudavetHere("-baseline=sub/known.json", "sub/k.cu")
		commandtest.Contains(t, name, stderr, want)
	}
}

// TestConfiguredRuns sets flags of the command in the configuration file, and checks that flags take precedence.
func TestConfiguredRuns(t *testing.T) {
	const tree = `
-- .git/HEAD --
-- go.mod --
module m

go 1.26
-- m.go --
package m
-- k.cu --
` + faultyKernel + `
-- .cudavet.yaml --
`
	for _, test := range []struct {
		config string
		args   []string
		status int
		stderr string
	}{
		{"", nil, StatusFound, ""},
		{"unlinked: false", nil, StatusFailed, "found 1 .cu file"},
		{"unlinked: false", []string{"-unlinked"}, StatusFound, ""},
		{"fail-on: ill-formed", nil, StatusClean, ""},
		{"fail-on: never", []string{"-fail-on=advice"}, StatusFound, ""},
		{"fail-on: sometimes", nil, StatusFailed, ".cudavet.yaml: fail-on: sometimes: want one of the classes"},
		{"baseline: known.json", nil, StatusFailed, "known.json"},
		{"baseline: known.json", []string{"-write-baseline=known.json"}, StatusClean, "1 finding written to known.json"},
		{"baseline: ../known.json", nil, StatusFailed, "known.json"},
		{"tests: no", nil, StatusFound, ""},
		{"testss: false", nil, StatusFailed, `.cudavet.yaml: line 1: no setting "testss"; near: tests`},
		{"exclud: []", nil, StatusFailed, `no setting "exclud"; near: exclude`},
	} {
		status, _, stderr := cudavet(t, tree+test.config+"\n", append([]string{"./..."}, test.args...)...)
		if status != test.status {
			t.Errorf("%s with %q: status %d, want %d: %s", test.config, test.args, status, test.status, stderr)
		}
		commandtest.Contains(t, test.config, stderr, test.stderr)
	}
	commandtest.Enter(t, tree+"baseline: known.json\n")
	if status, _, stderr := cudavetHere("-write-baseline=known.json"); status != StatusClean {
		t.Fatalf("status %d, %s", status, stderr)
	}
	if status, stdout, stderr := cudavetHere("./..."); status != StatusClean || stdout != "" {
		t.Errorf("status %d, %s%s", status, stdout, stderr)
	}
}
