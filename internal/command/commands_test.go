package command

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestCommandHelp has help say of every command how it is called and which flags it has, by
// each way to ask.
func TestCommandHelp(t *testing.T) {
	for _, c := range commands {
		_, want, _ := cudavetHere("help", c.name)
		commandtest.Contains(t, "help "+c.name, want, "usage: cudavet "+c.name+" ")
		for _, ask := range []string{"-h", "-help", "--help"} {
			if status, got, stderr := cudavetHere(c.name, ask); status != StatusClean || got != want || stderr != "" {
				t.Errorf("%s %s: status %d, %q, %q", c.name, ask, status, got, stderr)
			}
		}
		status, stdout, stderr := cudavetHere(c.name, "-nonsense")
		if status != StatusFailed || stdout != "" || !strings.Contains(stderr, "'cudavet help "+c.name+"'") || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s -nonsense: status %d, %q, %q", c.name, status, stdout, stderr)
		}
		_, all, _ := cudavetHere("help", "-h")
		commandtest.Contains(t, "help -h", all, "cudavet "+c.name+" ")
	}
	for _, args := range [][]string{{"version", "x"}, {"cflags", "x"}, {"init", "x"}, {"completion"},
		{"completion", "sh"}, {"rules", "nonsense"}} {
		if status, stdout, stderr := cudavetHere(args...); status != StatusFailed || stdout != "" || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: status %d, %q, %q", args, status, stdout, stderr)
		}
	}
}

// TestRules checks that the list of rules agrees with the catalogue and the configuration.
func TestRules(t *testing.T) {
	commandtest.Enter(t, "-- .cudavet.yml --\nenable: raii-resource\n")
	list := func(args ...string) (entries []ruleEntry) {
		_, stdout, stderr := cudavetHere(append([]string{"rules", "-json"}, args...)...)
		if err := json.Unmarshal([]byte(stdout), &entries); err != nil {
			t.Fatalf("%v: %s%s", err, stdout, stderr)
		}
		return entries
	}
	all := list()
	if len(all) != len(rule.All()) {
		t.Errorf("%d rules are listed, there are %d", len(all), len(rule.All()))
	}
	for _, e := range all {
		info := rule.Lookup(e.ID)
		if info == nil || e.Class != info.Class || e.Doc != info.Doc || e.Good != info.Good ||
			e.On != (info.Class != rule.Advice && info.Class != rule.Safety || info.On || e.ID == "raii-resource") {
			t.Errorf("%+v", e)
		}
	}
	if got := list("-disable=launch-config", "launch-config"); len(got) != 1 || got[0].On {
		t.Errorf("launch-config: %+v", got)
	}
	for _, e := range list("advice") {
		if e.Class != rule.Advice {
			t.Errorf("%s is listed as advice", e.ID)
		}
	}
	_, text, _ := cudavetHere("rules", "raii-resource", "launch-config")
	commandtest.Contains(t, "rules", text, "raii-resource (advice, on)\n    ")
	if n := strings.Count(text, ")\n"); n != 2 {
		t.Errorf("%d rules are listed:\n%s", n, text)
	}
}

// TestTimings checks that a run with timings reports phases, rules and, for packages, analyzers, and finds the
// same.
func TestTimings(t *testing.T) {
	commandtest.Enter(t, "-- go.mod --\nmodule m\n\ngo 1.26\n-- k.cu --\n"+faultyKernel+"extern \"C\" void run(int *p) { k<<<1, 1>>>(*p); }\n-- m.go --\npackage m\n\n// void run(int *);\nimport \"C\"\n\nfunc Run() { C.run(nil) }\n")
	line := regexp.MustCompile(`(?m)^ +\d+\.\d{3}  (.*)$`)
	for _, test := range []struct {
		what  string
		parts []string
	}{
		{"k.cu", []string{"preprocessing", "parsing", "kernel-param-reference"}},
		{".", []string{"loading packages", "preprocessing", "cudasource", "kernel-param-reference"}},
	} {
		_, want, _ := cudavetHere(test.what)
		for range 2 { // cached results have no times
			_, got, stderr := cudavetHere("-timings", "-j=1", test.what)
			if got != want || want == "" {
				t.Errorf("%s: found %q, want %q", test.what, got, want)
			}
			var names []string
			for _, found := range line.FindAllStringSubmatch(stderr, -1) {
				names = append(names, found[1])
			}
			for _, part := range test.parts {
				if !slices.Contains(names, part) {
					t.Errorf("%s: no time of %s:\n%s", test.what, part, stderr)
				}
			}
		}
	}
	for _, wrong := range []string{"-j=0", "-j=-1", "-j=all"} {
		if status, _, stderr := cudavetHere(wrong, "k.cu"); status != StatusFailed || !strings.Contains(stderr, "number of cores") {
			t.Errorf("%s: status %d, %q", wrong, status, stderr)
		}
	}
}

// TestInit checks that the written file agrees with the repository, and that the command accepts it.
func TestInit(t *testing.T) {
	commandtest.Enter(t, `
-- go.mod --
module m

go 1.26
-- gpu.go --
//go:build gpu

package m

// void cudaThing(void);
import "C"
-- Makefile --
k.o: k.cu
	nvcc -c k.cu
-- k.cu --
`+faultyKernel+`
-- other.cu --
-- docker/Dockerfile --
FROM --platform=linux/amd64 nvidia/cuda:12.4.1-devel-ubuntu22.04 AS build
-- .gitmodules --
[submodule "lib"]
	path = third/lib
	url = https://example.org/lib
[submodule "docs"]
	path = site
-- third/lib/a.cu --
`+faultyKernel+`
-- site/index.html --
-- .gitattributes --
*.txt text
*_gen.cu linguist-generated
/old/** linguist-vendored=true
/other.cu -linguist-vendored
-- .github/ISSUES.md --
-- b/x_gen.cu --
`+faultyKernel+`
-- old/y/z.cuh --
`+faultyKernel)
	status, stdout, stderr := cudavetHere("init")
	if status != StatusClean || stdout != "" || stderr != "cudavet: .cudavet.yml written\ncudavet: 1 finding written to .cudavet-baseline.json\ncudavet: .github/workflows/cudavet.yml written\n" {
		t.Fatalf("status %d, %q, %q", status, stdout, stderr)
	}
	text := commandtest.Read(t, options.FileName)
	for _, part := range []string{
		"\ncuda: \"12.4\"\n", "\ntags: gpu # cgo files: 1\n", "No build rule is seen for 1 of 2 .cu files, the first \"other.cu\"",
		"path: third/lib\n      reason: a submodule\n", "path: '**/*_gen.cu'\n", "path: old/**\n",
	} {
		commandtest.Contains(t, options.FileName, text, part)
	}
	if strings.Contains(text, "site") || strings.Count(text, "path:") != 3 {
		t.Errorf("what has neither CUDA nor Go is excluded:\n%s", text)
	}
	commandtest.Contains(t, "the recipe", commandtest.Read(t, ".github/workflows/cudavet.yml"), "cudavet -sarif")
	if status, stdout, stderr := cudavetHere("./..."); status != StatusClean || stdout != "" {
		t.Errorf("behind init: status %d, %s%s", status, stdout, stderr)
	}
	_, stdout, stderr = cudavetHere("-baseline=", "k.cu", "b/x_gen.cu", "third/lib/a.cu", "old/y/z.cuh")
	if strings.Count(stdout, "\n") != 1 || !strings.HasPrefix(stdout, "k.cu:") || stderr != "" {
		t.Errorf("with the file: %q, %q", stdout, stderr)
	}
	uncommented := regexp.MustCompile(`(?m)^# ([a-z]+: )`).ReplaceAllString(text, "$1")
	commandtest.Write(t, options.FileName, uncommented)
	if err := new(options.Options).Validate(); err != nil {
		t.Errorf("what stands in comments makes no sense: %v\n%s", err, uncommented)
	}
	if status, _, stderr := cudavetHere("init"); status != StatusFailed ||
		stderr != "cudavet: .cudavet.yml holds here already\n" || commandtest.Read(t, options.FileName) != uncommented {
		t.Errorf("the second time: status %d, %q", status, stderr)
	}
	commandtest.Enter(t, "-- a.txt --\n")
	if status, _, stderr := cudavetHere("init"); status != StatusClean {
		t.Errorf("in a folder with nothing: status %d, %q", status, stderr)
	}
	if err := new(options.Options).Validate(); err != nil {
		t.Error(err)
	}
	for tree, want := range map[string]string{
		"-- .git/config --\n[remote \"origin\"]\n\turl = git@gitlab.example.com:owner/tree.git\n": ".gitlab-ci.yml written\n",
		"-- .gitlab-ci.yml --\n": ".gitlab-ci.yml is there already, and is left as it is\n",
		"-- .git/config --\n[remote \"origin\"]\n\turl = https://github.com/owner/tree\n": "workflows/cudavet.yml written\n",
		"-- k.cu --\n": ".cudavet.yml written\n",
	} {
		commandtest.Enter(t, tree)
		if status, _, stderr := cudavetHere("init"); status != StatusClean || !strings.HasSuffix(stderr, want) {
			t.Errorf("%s: status %d, %q, want %q", tree, status, stderr, want)
		}
	}
}

// TestComplete has the words that a shell hands over completed.
func TestComplete(t *testing.T) {
	commandtest.Enter(t, "")
	for _, test := range []struct {
		words string // separated by blanks
		want  string // the same; ends in " …" if there may be more
	}{
		{"why", "why"},
		{"v", "vet version"},
		{"", "help bridge …"},
		{"./", ""},
		{"-fai", "-fail-on"},
		{"--fai", "--fail-on"},
		{"-fail-on=", "-fail-on=ill-formed -fail-on=undefined -fail-on=conditional -fail-on=advice -fail-on=safety -fail-on=never"},
		{"-fail-on nev", "never"},
		{"-q con", ""},
		{"-enable=advice,launch-conf", "-enable=advice,launch-config"},
		{"-format=sar", "-format=sarif"},
		{"-o=jun", "-o=junit="},
		{"bridge -un", "-unreached"},
		{"bridge x", ""},
		{"why k.cu:1 launch-conf", "launch-config"},
		{"rules -json ill", "ill-formed"},
		{"completion z", "zsh"},
		{"help cflag", "cflags"},
		{"help limit", "limits"},
		{"help launch-conf", "launch-config"},
		{"help cudasour", "cudasource"},
		{`why ""`, rule.All()[0].ID + " …"},
	} {
		status, stdout, stderr := cudavetHere(append([]string{completeWord}, strings.Split(test.words, " ")...)...)
		got := strings.Join(strings.Fields(stdout), " ")
		want, open := strings.CutSuffix(test.want, " …")
		if status != StatusClean || stderr != "" || got != want && !(open && strings.HasPrefix(got, want+" ")) {
			t.Errorf("%q becomes %q, want %q; status %d, %q", test.words, got, test.want, status, stderr)
		}
	}
}

// TestShells completes the command's words in those shells that are installed.
func TestShells(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	folder := t.TempDir()
	program := filepath.Join(folder, "cudavet")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	t.Chdir(folder)
	for shell, script := range map[string]string{
		"bash": `source <(cudavet completion bash)
			ask() { COMP_LINE="$1" COMP_POINT=${#1}; _cudavet; echo "$1: ${COMPREPLY[*]}"; }
			ask "cudavet -fai"; ask "cudavet -fail-on=n"; ask "cudavet why k.cu:1 launch-conf"; ask "cudavet -enable=advice,launch-conf"`,
		"fish": `cudavet completion fish | source
			for line in "cudavet -fai" "cudavet -fail-on=n" "cudavet why k.cu:1 launch-conf" "cudavet -enable=advice,launch-conf"
				echo "$line:" (complete -C $line)
			end`,
		"zsh": `compdef() { :; }; source <(cudavet completion zsh)
			compadd() { print -r -- "$line: $found"; }; _files() { print "$line: files"; }
			for line in "cudavet -fai" "cudavet -fail-on=n" "cudavet why k.cu:1 launch-conf" "cudavet -enable=advice,launch-conf"; do
				words=(${=line}); CURRENT=$#words; _cudavet
			done`,
	} {
		if _, err := exec.LookPath(shell); err != nil {
			t.Logf("%s is not installed", shell)
			continue
		}
		out, err := exec.Command(shell, "-c", script).CombinedOutput()
		want := "cudavet -fai: -fail-on\ncudavet -fail-on=n: -fail-on=never\ncudavet why k.cu:1 launch-conf: launch-config\ncudavet -enable=advice,launch-conf: -enable=advice,launch-config\n"
		if shell == "bash" { // for which = ends a word
			want = strings.NewReplacer(": -fail-on=never", ": never", ": -enable=advice,launch-config", ": advice,launch-config").Replace(want)
		}
		if diff := cmp.Diff(want, string(out)); diff != "" || err != nil {
			t.Errorf("%s: %v (-want +got):\n%s", shell, err, diff)
		}
	}
}
