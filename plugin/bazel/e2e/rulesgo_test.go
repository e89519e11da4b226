package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

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
		dir:      goList(t, "-e", "-f", "{{.Dir}}", "github.com/bazelbuild/rules_go/go/tools/builders")[0],
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
	for _, row := range goList(t, "-deps", "-export", "-f", "{{.ImportPath}} {{.Export}}", "fmt", "image", "unsafe",
		"runtime/cgo", "syscall") {
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

// nogo generates the main function of a nogo with the analyzers of some packages and compiles it with
// the sources that its BUILD file names. Those use an internal package of golang.org/x/tools, which
// Bazel permits; for the go command the module is placed below that one.
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

// check returns nogo's findings in the example's packages.
func (r *rulesGo) check(t *testing.T, root, nogo string) []string {
	t.Helper()
	var all strings.Builder
	for _, pkg := range packages {
		output, err := r.run(t, root, nogo, target{folder: pkg, path: "example.com/" + pkg})
		if err != nil {
			t.Fatalf("%s: %v\n%s", pkg, err, output)
		}
		all.WriteString(output)
	}
	return findings(all.String())
}

// A target is a Go package that is built.
type target struct {
	folder, path string
	deps         []target
	generated    []string // sources elsewhere
	external     bool     // of another repository
}

// out returns a file that is made of the package.
func (p target) out(name string) string { return filepath.Join("bazel-out/bin", p.folder, name) }

// run builds a package below root as the actions GoCompilePkg, RunNogo and ValidateNogo do, and
// returns the output of the last of them. The error is that of the first two.
func (r *rulesGo) run(t *testing.T, root, nogo string, pkg target) (string, error) {
	t.Helper()
	for _, folder := range []string{pkg.out("cgo"), pkg.out("diagnostics")} {
		if err := os.MkdirAll(filepath.Join(root, folder), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	shared := []string{"-sdk", r.sdk, "-goroot", r.goroot, "-installsuffix", runtime.GOOS + "_" + runtime.GOARCH,
		"-importpath", pkg.path, "-p", pkg.path, "-package_list", r.packages}
	for _, name := range append(r.sources(t, root, pkg.folder), pkg.generated...) {
		shared = append(shared, "-src", name)
	}
	for _, dep := range pkg.deps {
		shared = append(shared, "-arc", fmt.Sprintf("%[1]s=%[1]s=%[2]s", dep.path, dep.out("x.x")))
	}
	pack := command(t, ".", "go", "tool", "-n", "pack")
	compile := slices.Concat([]string{"compilepkg"}, shared,
		[]string{"-pack", pack, "-lo", pkg.out("x.a"), "-o", pkg.out("x.x"), "-imports", pkg.out("imports"), "-cgo_go_srcs", pkg.out("cgo")})
	if output, err := r.action(root, compile); err != nil {
		return output, err
	}
	cooked, err := os.ReadDir(filepath.Join(root, pkg.out("cgo")))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range cooked {
		shared = append(shared, "-ignore_src", filepath.Join(pkg.out("cgo"), entry.Name()))
	}
	for _, dep := range pkg.deps {
		shared = append(shared, "-facts", fmt.Sprintf("%[1]s=%[1]s=%[2]s", dep.path, dep.out("facts")))
	}
	check := slices.Concat([]string{"nogo"}, shared,
		[]string{"-nogo", nogo, "-out_facts", pkg.out("facts"), "-out", pkg.out("diagnostics"), "-go_version",
			strings.TrimPrefix(runtime.Version(), "go")})
	if pkg.external {
		check = append(check, "-facts_only")
	}
	if output, err := r.action(root, check); err != nil {
		return output, err
	}
	output, _ := r.action(root, []string{"nogovalidation", pkg.out("validation"), pkg.out("diagnostics")})
	return output, nil
}

func (r *rulesGo) action(root string, args []string) (string, error) {
	cmd := exec.Command(r.builder, args...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=1", "CC="+r.cc, "GOOS="+runtime.GOOS, "GOARCH="+runtime.GOARCH)
	output, err := cmd.CombinedOutput()
	return string(output), err
}
