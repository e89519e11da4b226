package govet

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/report"
)

// directives are line directives that a Go file may have in front of a finding: they name another file, a line or column that
// is not there, or nothing. $S is a file that is no concern of the run.
var directives = []string{
	"", "//line build.sh:3\n", "//line build.sh:3:1\n", "//line x.go:2\n", "//line x.go:2:7\n", "//line :7\n", "//line :7:3\n",
	"//line $S:1\n", "//line $S:1:1\n", "//line ../../secret/s:1:1\n", "//line /proc/self/environ:1:1\n", "//line /dev/zero:1\n",
	"//line x.go:1073741823\n", "//line x.go:1:1073741823\n", "//line \x1b[31m\u202e:3\n", "//line C:\\x.go:3\n", "//line ::error::x:3\n",
	"/*line build.sh:3:1*/", "/*line $S:1:1*/", "//line build.sh:3\n//line $S:1:1\n", "//line $S:1:1\n//line x.go:9\n",
}

const secret = "do not show this"

// directiveFiles returns a module with a package for each directive: with a finding that has a fix, in a file that uses cgo,
// after the directive, which precedes the function or the package clause.
func directiveFiles(t *testing.T) (files map[string]string) {
	t.Helper()
	folder := t.TempDir()
	outside := filepath.Join(folder, "secret", "s")
	commandtest.Write(t, outside, strings.Repeat(secret+"\n", 99))
	t.Chdir(folder)
	if err := os.Mkdir("repository", 0o777); err != nil {
		t.Fatal(err)
	}
	t.Chdir("repository")
	const head = "package p\n\n// typedef enum cudaError { cudaSuccess } cudaError_t;\n// cudaError_t cudaDeviceSynchronize(void);\n" +
		"import \"C\"\n\nimport \"fmt\"\n\n" +
		"func check(code C.cudaError_t) error { return fmt.Errorf(\"%d\", int(code)) }\n\n"
	const body = "func F() error {\n\tC.cudaDeviceSynchronize()\n\treturn nil\n}\n"
	files = map[string]string{"go.mod": "module m\n\ngo 1.26\n", ".git/HEAD": "ref: refs/heads/main\n"}
	for i, directive := range directives {
		directive = strings.ReplaceAll(directive, "$S", outside)
		for where, text := range map[string]string{
			"body":   head + "$D" + body,
			"clause": "$D" + head + body,
		} {
			dir := fmt.Sprintf("%s%02d/", where, i)
			files[dir+"x.go"] = strings.Replace(text, "$D", directive, 1)
			files[dir+"build.sh"] = strings.Repeat("echo this is not Go, and longer than the file of Go\n", 20)
		}
	}
	for name, text := range files {
		commandtest.Write(t, name, text)
	}
	return files
}

// TestLineDirectives: whatever line directives say, findings are reported and shown at their physical place, in every format,
// fixes change the file that the finding is in, and files named by directives are neither opened nor shown nor changed.
func TestLineDirectives(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	files := directiveFiles(t)
	t.Run("shown", func(t *testing.T) { checkShown(t, files) })
	t.Run("fixed", func(t *testing.T) { checkAllFixed(t, files) })
}

// checkShown checks the places in all formats.
func checkShown(t *testing.T, files map[string]string) {
	t.Helper()
	args := []string{"-q", "-enable=unchecked-cuda-error", "-c=0", "-o=o.json", "-o=o.sarif", "-o=codequality=q.json",
		"-o=github=g.txt",
		"-o=junit=j.xml", "-o=checkstyle=c.xml", "./..."}
	status, text, stderr := cudavetHere(args...)
	if status != command.StatusFound || stderr != "" {
		t.Fatalf("status %d, %s", status, stderr)
	}
	for _, dir := range packagesOf(files) {
		if want := dir + "/x.go:"; strings.Count(text, want) != 1 {
			t.Errorf("%s has not one finding at its own place:\n%s", dir, text)
		}
	}
	if shown := strings.Count(text, "\tC.cudaDeviceSynchronize()\n"); shown != len(packagesOf(files)) {
		t.Errorf("%d lines are shown of %d:\n%s", shown, len(packagesOf(files)), text)
	}
	outputs := []string{"o.json", "o.sarif", "q.json", "g.txt", "j.xml", "c.xml"}
	for _, args := range [][]string{{"bridge", "./..."}, {"bridge", "-json", "./..."}, {"why", "body07/x.go:13", "unchecked-cuda-error"},
		{"report", "-html=pages", "-enable=advice", "./..."}} {
		_, out, _ := cudavetHere(args...)
		commandtest.Write(t, args[0]+".txt", out)
		outputs = append(outputs, args[0]+".txt")
	}
	pages, err := filepath.Glob("pages/*.html")
	if err != nil || len(pages) != 1+len(packagesOf(files)) {
		t.Errorf("the pages are %q, %v", pages, err)
	}
	commandtest.Write(t, "text", text)
	vetted, _ := goVet(t, ".", "-json", "-enable=unchecked-cuda-error", "./...")
	commandtest.Write(t, "vet", vetted)
	vetted, _ = goVet(t, ".", "-c=0", "-enable=unchecked-cuda-error", "./...")
	commandtest.Write(t, "vet -c", vetted)
	for _, name := range slices.Concat(outputs, pages, []string{"text", "vet", "vet -c"}) {
		out := commandtest.Read(t, name)
		if shown := strings.Contains(out, secret) || strings.Contains(out, "PATH="); shown {
			t.Errorf("%s shows what line directives name:\n%.3000s", name, out)
		}
		for line := range strings.Lines(out) {
			if !strings.Contains(line, "//line") && !strings.Contains(line, "/*line") &&
				regexp.MustCompile(`build\.sh|secret|/proc/|/dev/`).MatchString(line) {
				t.Errorf("%s speaks of what line directives name: %s", name, line)
			}
		}
	}
}

// packagesOf returns the folders of files, but for the root.
func packagesOf(files map[string]string) []string {
	dirs := map[string]bool{}
	for name := range files {
		if dir := filepath.Dir(name); dir != "." && dir != ".git" {
			dirs[dir] = true
		}
	}
	return slices.Sorted(maps.Keys(dirs))
}

// checkAllFixed checks -fix, the output of -diff and the fixes for other programs.
func checkAllFixed(t *testing.T, files map[string]string) {
	t.Helper()
	args := []string{"-q", "-enable=unchecked-cuda-error", "./..."}
	_, diff, _ := cudavetHere(append([]string{"-fix", "-diff"}, args...)...)
	if changed := strings.Count(diff, "+++ b/"); changed != len(packagesOf(files)) || strings.Contains(diff, "build.sh b/") {
		t.Errorf("the diff changes %d files:\n%s", changed, diff)
	}
	_, stdout, _ := cudavetHere(append([]string{"-json"}, args...)...)
	var tree report.JSONTree
	if err := json.Unmarshal([]byte(stdout), &tree); err != nil {
		t.Fatal(err)
	}
	checkFixed(t, "-json", files, applied(t, files, tree))

	if status, left, stderr := cudavetHere(append([]string{"-fix"}, args...)...); status != command.StatusClean || left != "" {
		t.Errorf("status %d, left is\n%s%s", status, left, stderr)
	}
	after := map[string]string{}
	for name := range files {
		after[name] = commandtest.Read(t, name)
	}
	checkFixed(t, "-fix", files, after)
	for name := range files {
		commandtest.Write(t, name, files[name])
	}
	goVet(t, ".", "-fix", "-enable=unchecked-cuda-error", "./...")
	for name := range files {
		after[name] = commandtest.Read(t, name)
	}
	checkFixed(t, "go vet -fix", files, after)
}

// TestMadeToLookCooked: a file that says, as those of the cgo tool do, which file it was made from has that neither
// read nor shown, nor does a line directive in front of the package clause say in which folder a package lies.
func TestMadeToLookCooked(t *testing.T) {
	outside := t.TempDir()
	commandtest.Write(t, filepath.Join(outside, "x.go"),
		"package p\n\n// typedef enum cudaError { cudaSuccess } cudaError_t; cudaError_t cudaDeviceReset(void);\nimport \"C\"\n\n"+
			"func "+secretName+"() {\n\tC.cudaDeviceReset()\n}\n")
	commandtest.Write(t, filepath.Join(outside, "k.cu"), "__global__ void "+secretName+"(int &x) {}\n")
	directive := "//line " + filepath.Join(outside, "x.go") + ":1:1\n"
	commandtest.Enter(t, strings.ReplaceAll(`-- go.mod --
module m

go 1.26
-- .git/HEAD --
-- a/x.cgo1.go --
// Code generated by cmd/cgo; DO NOT EDIT.

$Dpackage p

func G() {}
-- a/a.go --
package p

// void f(void);
import "C"

func F() { C.f() }
-- b/x.cgo1.go --
// Code generated by cmd/cgo; DO NOT EDIT.

$Dpackage p
-- c/c.go --
$Dpackage p

//go:generate nvcc -c k.cu

func F() {}
-- d/d.go --
$Dpackage p

// void f(void);
import "C"

func F() { C.f() }
`, "$D", directive))
	for _, args := range [][]string{{"-enable=advice", "-c=0", "-v", "./..."}, {"-unlinked", "-c=0", "./..."},
		{"bridge", "-unreached", "./..."}} {
		_, stdout, stderr := cudavetHere(args...)
		if strings.Contains(stdout+stderr, secretName) || strings.Contains(stdout+stderr, outside) {
			t.Errorf("%q tells of what lies elsewhere:\n%s%s", args, stdout, stderr)
		}
		if strings.Contains(stderr, "could not") || strings.Contains(stderr, "not checked") {
			t.Errorf("%q: %s", args, stderr)
		}
	}
}

const secretName = "mustNotBeSeen"

// checkFixed has every Go file have the fix, and no other file be changed.
func checkFixed(t *testing.T, what string, before, after map[string]string) {
	t.Helper()
	for name, text := range before {
		got := after[name]
		if filepath.Ext(name) == ".go" {
			if !strings.Contains(got, "if err := check(C.cudaDeviceSynchronize()); err != nil {\n\t\treturn err\n\t}\n") {
				t.Errorf("%s: %s is not mended:\n%s", what, name, got)
			}
			continue
		}
		if diff := cmp.Diff(text, got); diff != "" {
			t.Errorf("%s changes %s:\n%s", what, name, diff)
		}
	}
}

// applied returns the files after the first fix of each diagnostic.
func applied(t *testing.T, files map[string]string, tree report.JSONTree) map[string]string {
	t.Helper()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	after := maps.Clone(files)
	for _, analyzers := range tree {
		for _, diagnostics := range analyzers {
			for _, d := range diagnostics {
				if len(d.SuggestedFixes) == 0 {
					t.Errorf("%s has no fix", d.Posn)
					continue
				}
				for _, e := range slices.Backward(d.SuggestedFixes[0].Edits) {
					name, err := filepath.Rel(here, e.Filename)
					if text := after[name]; err == nil && e.End <= len(text) {
						after[name] = text[:e.Start] + e.New + text[e.End:]
					} else {
						t.Errorf("an edit of %s, %d to %d", e.Filename, e.Start, e.End)
					}
				}
			}
		}
	}
	return after
}

// TestLineDirectivesOfC: files named by #line in a CUDA source, in a header and in a preamble are neither shown nor
// changed.
func TestLineDirectivesOfC(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	outside := t.TempDir()
	commandtest.Write(t, filepath.Join(outside, "s"), strings.Repeat(secret+"\n", 99))
	const kernel = "__global__ void $N(__grid_constant__ P p) {}\n"
	for _, directive := range []string{"#line 1 \"$S\"", "# 1 \"$S\"", "#line 7", "#line 2147483647 \"$S\"", "#line 0 \"\"",
		"#line 3 \"k.cu\"", "#define L 1 \"$S\"\n#line L"} {
		directive = strings.ReplaceAll(directive, "$S", filepath.Join(outside, "s")) + "\n"
		files := map[string]string{
			".git/HEAD": "", "go.mod": "module m\n\ngo 1.26\n",
			"k.cu": "struct P { int a; };\n#include \"k.cuh\"\n" + directive + strings.Replace(kernel, "$N", "source", 1) +
				"extern \"C\" void go_k(P p) { source<<<1, 1>>>(p); }\n",
			"k.cuh": directive + strings.Replace(kernel, "$N", "header", 1),
			"k.go": "package m\n\n/*\n" + directive + "typedef struct { int a; } P;\nvoid go_k(P p);\n*/\n" +
				"import \"C\"\n\nfunc K() { C.go_k(C.P{}) }\n",
		}
		t.Chdir(t.TempDir())
		for name, text := range files {
			commandtest.Write(t, name, text)
		}
		for _, target := range []string{"k.cu", "./..."} {
			args := []string{"-nvccflags=-arch=sm_70", "-c=0", "-o=o.sarif", target}
			_, stdout, stderr := cudavetHere(args...)
			line := strings.Count(directive, "\n")
			for _, want := range []string{fmt.Sprintf("k.cu:%d:42: ", 3+line), fmt.Sprintf("k.cuh:%d:42: ", 1+line),
				"void source(__grid_constant__ P p)"} {
				if !strings.Contains(stdout, want) {
					t.Errorf("%q, %s: no %q in\n%s%s", directive, target, want, stdout, stderr)
				}
			}
			if _, _, stderr := cudavetHere("report", "-html=pages", "-nvccflags=-arch=sm_70", target); stderr != "" && target == "k.cu" {
				t.Errorf("%q: %s", directive, stderr)
			}
			pages, err := filepath.Glob("pages/*.html")
			if err != nil {
				t.Fatal(err)
			}
			out := stdout + stderr + commandtest.Read(t, "o.sarif")
			for _, page := range pages {
				out += commandtest.Read(t, page)
			}
			if strings.Contains(out, secret) {
				t.Errorf("%q, %s: the file that it names is shown", directive, target)
			}
		}
		cudavetHere("-fix", "-nvccflags=-arch=sm_70", "./...")
		for _, name := range []string{"k.cu", "k.cuh"} {
			if got, want := commandtest.Read(t, name),
				strings.Replace(files[name], "__grid_constant__ P", "__grid_constant__ const P", 1); got != want {
				t.Errorf("%q: after -fix %s is\n%s", directive, name, got)
			}
		}
		if text := commandtest.Read(t, filepath.Join(outside, "s")); text != strings.Repeat(secret+"\n", 99) {
			t.Errorf("%q: the file that it names has changed", directive)
		}
	}
}

// cudavetHere runs the command.
func cudavetHere(args ...string) (status int, stdout, stderr string) {
	return commandtest.Call(command.Run, args...)
}
