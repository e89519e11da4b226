// Package e2e runs what Bazel would run, as Bazel would: the actions of its
// rules for Go with nogo and cudavet in it, and those of cudavet's own rule.
package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bazelbuild/buildtools/build"
	"github.com/google/go-cmp/cmp"

	_ "github.com/cudavet/cudavet/plugin/bazel/nogo" // built into nogo with this module's requirements
)

const (
	example  = "../../../testdata/example"
	analyzer = "github.com/cudavet/cudavet/plugin/bazel/nogo"
)

// packages are the example's, in the order of their names.
var packages = []string{"blur", "saxpy"}

// TestNogo builds and checks the example's packages as Bazel's rules for Go
// do.
func TestNogo(t *testing.T) {
	rules := newRulesGo(t)
	wanted := expected(t)
	nogo := rules.nogo(t, "../example/nogo.json", analyzer)

	// What nogo tells is what cudavet tells by itself, in the same words.
	t.Run("whole tree", func(t *testing.T) {
		compare(t, wanted, rules.check(t, workspace(t), nogo))
	})

	// Folders are links to the workspace, as where actions run without a
	// sandbox.
	t.Run("linked folders", func(t *testing.T) {
		root := t.TempDir()
		for _, name := range append(packages, "go.mod") {
			link(t, filepath.Join(example, name), filepath.Join(root, name))
		}
		compare(t, wanted, rules.check(t, root, nogo))
	})

	// In a sandbox lie the files that the Go rule names, each of them a link.
	// Nothing is known of the CUDA sources, and nothing said.
	t.Run("sandbox", func(t *testing.T) {
		root := t.TempDir()
		for _, pkg := range packages {
			for _, name := range rules.sources(t, example, pkg) {
				link(t, filepath.Join(example, name), filepath.Join(root, name))
			}
		}
		compare(t, nil, rules.check(t, root, nogo))
	})

	// The analyzers one by one tell the same; nogo adds their names.
	t.Run("analyzers", func(t *testing.T) {
		var paths, texts []string
		for _, name := range []string{"cudasource", "kernelarg", "cgoproto", "cgolayout", "launchparams"} {
			paths = append(paths, "github.com/cudavet/cudavet/analyzers/"+name)
		}
		for _, line := range wanted {
			text, _, _ := strings.Cut(line, " [")
			texts = append(texts, text)
		}
		compare(t, texts, rules.check(t, workspace(t), rules.nogo(t, "", paths...)))
	})

	t.Run("settings", func(t *testing.T) {
		inBlur := func(line string) bool { return strings.HasPrefix(line, "blur/") }
		compare(t, slices.DeleteFunc(slices.Clone(wanted), inBlur), rules.check(t, workspace(t), rules.nogo(t,
			config(t, `{"cudavet": {
				"analyzer_flags": {"disable": "launch-config"},
				"exclude_files": {"^blur/blur\\.cu$": "checked elsewhere"}
			}}`), analyzer)))
		for _, test := range []struct{ config, complaint string }{
			{`{"cudavet": {"analyzer_flags": {"disable": "kernel-param-referenc"}}}`, "near: kernel-param-reference"},
			{`{"cudavet": {"analyzer_flags": {"nvccfags": "-std=c++17"}}}`, "nvccfags"},
		} {
			output, err := rules.run(t, workspace(t), rules.nogo(t, config(t, test.config), analyzer), "blur")
			if err == nil || !strings.Contains(output, test.complaint) {
				t.Errorf("%s: error %v, want a complaint about %q; output:\n%s", test.config, err, test.complaint, output)
			}
		}
	})
}

// workspace returns a copy of the example.
func workspace(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	if err := os.CopyFS(root, os.DirFS(example)); err != nil {
		t.Fatal(err)
	}
	return root
}

func config(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "nogo.json")
	write(t, path, text)
	return path
}

func compare(t *testing.T, wanted, found []string) {
	t.Helper()
	if diff := cmp.Diff(wanted, found); diff != "" {
		t.Errorf("findings differ (-want +got):\n%s", diff)
	}
}

// expected returns cudavet's own findings in the example, sorted.
func expected(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(example, "expected.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return findings(string(text))
}

// A findings line of cudavet's, or one of nogo's, where the analyzer follows.
var line = regexp.MustCompile(`(?m)^(\S+:\d+:\d+: [^\t(].*?)(?: \([a-z]+\))?$`)

func findings(output string) []string {
	var found []string
	for _, m := range line.FindAllStringSubmatch(output, -1) {
		found = append(found, m[1])
	}
	slices.Sort(found)
	return found
}

// rulesGo is Bazel's rules for Go: their sources, and the program that does
// the work of their actions.
type rulesGo struct {
	dir      string // of the builder's sources
	builder  string
	goroot   string // of the standard library's archives
	sdk      string
	cc       string
	packages string // file that lists the standard library
}

// newRulesGo builds the builder out of the sources that its BUILD file names,
// and lays out the standard library as the rules do.
func newRulesGo(t *testing.T) *rulesGo {
	t.Helper()
	work := t.TempDir()
	r := &rulesGo{
		dir:      filepath.Join(goList(t, "-m", "-f", "{{.Dir}}", "github.com/bazelbuild/rules_go")[0], "go/tools/builders"),
		builder:  filepath.Join(work, "builder"),
		goroot:   filepath.Join(work, "goroot"),
		sdk:      command(t, ".", "go", "env", "GOROOT"),
		packages: filepath.Join(work, "packages.txt"),
	}
	cc, err := exec.LookPath(command(t, ".", "go", "env", "CC"))
	if err != nil {
		t.Fatal(err)
	}
	r.cc = cc
	args := []string{"build", "-ldflags=-X main.rulesGoStdlibPrefix=//stdlib:", "-o", r.builder, filepath.Join(r.dir, "path.go")}
	for _, name := range r.filesOf(t, "builder_srcs") {
		args = append(args, filepath.Join(r.dir, name))
	}
	command(t, ".", "go", args...)

	std := goList(t, "std")
	write(t, r.packages, strings.Join(std, "\n"))
	for _, row := range goList(t, "-deps", "-export", "-f", "{{.ImportPath}} {{.Export}}", "fmt", "image", "unsafe", "runtime/cgo", "syscall") {
		if path, archive, _ := strings.Cut(row, " "); archive != "" {
			link(t, archive, filepath.Join(r.goroot, "pkg", runtime.GOOS+"_"+runtime.GOARCH, path+".a"))
		}
	}
	link(t, filepath.Join(r.sdk, "pkg/include"), filepath.Join(r.goroot, "pkg/include"))
	return r
}

// filesOf returns the sources of a target of the builder's BUILD file.
func (r *rulesGo) filesOf(t *testing.T, target string) []string {
	t.Helper()
	return stringsOf(t, parse(t, filepath.Join(r.dir, "BUILD.bazel")), target, "srcs")
}

// nogo generates the main function of a nogo with the analyzers of some
// packages and compiles it with the sources that its BUILD file names. Those
// use an internal package of golang.org/x/tools: Bazel does not mind, and the
// go command is told a module below that one.
func (r *rulesGo) nogo(t *testing.T, config string, analyzers ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range r.filesOf(t, "nogo_srcs") {
		text, err := os.ReadFile(filepath.Join(r.dir, name))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), string(text))
	}
	args := []string{"gennogomain", "-output", filepath.Join(dir, "generated_main.go")}
	for _, path := range analyzers {
		args = append(args, "-analyzer_importpath", path)
	}
	if config != "" {
		args = append(args, "-config", config)
	}
	command(t, ".", r.builder, args...)

	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), string(text))
	}
	cudavet, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	command(t, dir, "go", "mod", "edit", "-module=golang.org/x/tools/nogo", "-replace=github.com/cudavet/cudavet="+cudavet)
	nogo := filepath.Join(dir, "nogo")
	command(t, dir, "go", "build", "-o", nogo, ".")
	return nogo
}

// sources returns the files that a Go rule names for a package of the example.
func (r *rulesGo) sources(t *testing.T, root, pkg string) []string {
	t.Helper()
	var names []string
	for _, pattern := range []string{"*.go", "*.h"} {
		matches, err := filepath.Glob(filepath.Join(root, pkg, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range matches {
			names = append(names, filepath.Join(pkg, filepath.Base(path)))
		}
	}
	return names
}

// check returns what nogo finds in the example's packages.
func (r *rulesGo) check(t *testing.T, root, nogo string) []string {
	t.Helper()
	var all strings.Builder
	for _, pkg := range packages {
		output, err := r.run(t, root, nogo, pkg)
		if err != nil {
			t.Fatalf("%s: %v\n%s", pkg, err, output)
		}
		all.WriteString(output)
	}
	return findings(all.String())
}

// run builds a package below root as the actions GoCompilePkg, RunNogo and
// ValidateNogo do, and returns what the last of them tells. The error is that
// of the first two.
func (r *rulesGo) run(t *testing.T, root, nogo, pkg string) (string, error) {
	t.Helper()
	bin := filepath.Join("bazel-out/bin", pkg)
	out := func(name string) string { return filepath.Join(bin, name) }
	for _, folder := range []string{out("cgo"), out("diagnostics")} {
		if err := os.MkdirAll(filepath.Join(root, folder), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	path := "example.com/" + pkg
	shared := []string{"-sdk", r.sdk, "-goroot", r.goroot, "-installsuffix", runtime.GOOS + "_" + runtime.GOARCH, "-importpath", path, "-p", path, "-package_list", r.packages}
	for _, name := range r.sources(t, root, pkg) {
		shared = append(shared, "-src", name)
	}
	pack := command(t, ".", "go", "tool", "-n", "pack")
	compile := slices.Concat([]string{"compilepkg"}, shared, []string{"-pack", pack, "-lo", out("x.a"), "-o", out("x.x"), "-imports", out("imports"), "-cgo_go_srcs", out("cgo")})
	if output, err := r.action(root, compile); err != nil {
		return output, err
	}
	cooked, err := os.ReadDir(filepath.Join(root, out("cgo")))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range cooked {
		shared = append(shared, "-ignore_src", filepath.Join(out("cgo"), entry.Name()))
	}
	check := slices.Concat([]string{"nogo"}, shared, []string{"-nogo", nogo, "-out_facts", out("facts"), "-out", out("diagnostics"), "-go_version", strings.TrimPrefix(runtime.Version(), "go")})
	if output, err := r.action(root, check); err != nil {
		return output, err
	}
	output, _ := r.action(root, []string{"nogovalidation", out("validation"), out("diagnostics")})
	return output, nil
}

func (r *rulesGo) action(root string, args []string) (string, error) {
	cmd := exec.Command(r.builder, args...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=1", "CC="+r.cc, "GOOS="+runtime.GOOS, "GOARCH="+runtime.GOARCH)
	output, err := cmd.CombinedOutput()
	return string(output), err
}

func goList(t *testing.T, args ...string) []string {
	t.Helper()
	return strings.Split(command(t, ".", "go", append([]string{"list"}, args...)...), "\n")
}

// command returns the output of a program that must succeed.
func command(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	output, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", cmd, err, output, stderr.Bytes())
	}
	return strings.TrimSpace(string(output))
}

func link(t *testing.T, target, name string) {
	t.Helper()
	target, err := filepath.Abs(target)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(name), 0o777)
	}
	if err == nil {
		err = os.Symlink(target, name)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func parse(t *testing.T, path string) *build.File {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := build.Parse(path, text)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// stringsOf returns the strings in a list attribute of a target, without the
// parts that depend on the platform.
func stringsOf(t *testing.T, file *build.File, target, attribute string) []string {
	t.Helper()
	rule := file.RuleNamed(target)
	if rule == nil {
		t.Fatalf("%s: no target %s", file.Path, target)
	}
	value := rule.Attr(attribute)
	if sum, ok := value.(*build.BinaryExpr); ok {
		value = sum.X
	}
	list := build.Strings(value)
	if len(list) == 0 {
		t.Fatalf("%s: %s of %s is %s", file.Path, attribute, target, fmt.Sprint(value))
	}
	return list
}
