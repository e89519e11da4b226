// Package e2e runs the commands that Bazel would run: the actions of its rules for Go with nogo and
// cudavet in it, and those of cudavet's own rule.
package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bazelbuild/buildtools/build"
	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

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

	// nogo reports the same as cudavet alone, in the same words.
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

	// A sandbox has the files that the Go rule names, each of them a link. The CUDA sources are
	// unknown, and there are no findings about them; the functions of headers are known.
	t.Run("sandbox", func(t *testing.T) {
		compare(t, nil, rules.check(t, sandbox(t, rules, example, packages...), nogo))

		tree, wanted := unpack(t, "testdata/driver.txtar")
		output, err := rules.run(t, sandbox(t, rules, tree, "driver"), nogo, target{folder: "driver", path: "example.com/driver"})
		if err != nil {
			t.Fatalf("%v\n%s", err, output)
		}
		compare(t, wanted, lines(output))
	})

	// Comments in files that use cgo count, although nogo receives the cgo tool's output for these.
	t.Run("silence", func(t *testing.T) {
		root := workspace(t)
		path := filepath.Join(root, "saxpy/saxpy.go")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		write(t, path, strings.ReplaceAll(string(text), "// want go-memory-to-kernel",
			"//cudavet:ignore go-memory-to-kernel the memory is pinned"))
		silenced := func(line string) bool { return strings.HasSuffix(line, "[go-memory-to-kernel]") }
		compare(t, slices.DeleteFunc(slices.Clone(wanted), silenced), rules.check(t, root, nogo))
	})

	// If cgo files come from several folders, the sources that cgo read are gone. cudavet says that it
	// cannot check the package, and the example's configuration excludes the files in such a folder.
	t.Run("generated source", func(t *testing.T) {
		pkg := target{folder: "saxpy", path: "example.com/saxpy", generated: []string{"bazel-out/bin/generated/generated.go"}}
		check := func(nogo string) string {
			root := workspace(t)
			if err := os.MkdirAll(filepath.Join(root, "bazel-out/bin/generated"), 0o777); err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(root, pkg.generated[0]), "package saxpy\n\nimport \"C\"\n\nvar Count C.int\n")
			output, err := rules.run(t, root, nogo, pkg)
			if err != nil {
				t.Fatalf("%v\n%s", err, output)
			}
			return output
		}
		if output := check(rules.nogo(t, "", analyzer)); strings.Count(output, "not checked: open ") != 1 {
			t.Errorf("want one line that says why the package is not checked:\n%s", output)
		}
		if output := check(nogo); output != "" {
			t.Errorf("the configuration does not exclude:\n%s", output)
		}
	})

	// The separate analyzers report the same; nogo adds their names.
	t.Run("analyzers", func(t *testing.T) {
		var paths, texts []string
		for _, name := range []string{"cudasource", "kernelarg", "cgoproto", "cgolayout", "launchparams", "cudaerror",
			"devicepointer", "asynccopy", "threadaffinity"} {
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
			output, err := rules.run(t, workspace(t), rules.nogo(t, config(t, test.config), analyzer),
				target{folder: "blur", path: "example.com/blur"})
			if err == nil || !strings.Contains(output, test.complaint) {
				t.Errorf("%s: error %v, want a complaint about %q; output:\n%s", test.config, err, test.complaint, output)
			}
		}
	})
}

// TestFacts checks that nogo's facts about a package's functions reach the packages that import it,
// through the facts file of the first: also for a package in another repository, whose findings are
// not shown.
func TestFacts(t *testing.T) {
	tree, wanted := unpack(t, "../../../analyzers/kernelarg/testdata/across.txtar")
	rules := newRulesGo(t)
	nogo := rules.nogo(t, "", analyzer)
	for _, external := range []bool{false, true} {
		gpu := target{folder: "gpu", path: "archives/across/gpu", external: external}
		caller := target{folder: "caller", path: "archives/across/caller", deps: []target{gpu}}
		root := t.TempDir()
		if err := os.CopyFS(root, os.DirFS(tree)); err != nil {
			t.Fatal(err)
		}
		var output strings.Builder
		for _, pkg := range []target{gpu, caller} {
			text, err := rules.run(t, root, nogo, pkg)
			if err != nil {
				t.Fatalf("%s: %v\n%s", pkg.path, err, text)
			}
			output.WriteString(text)
		}
		compare(t, wanted, lines(output.String()))
	}
}

// unpack unpacks an archive to a folder and returns the findings that it
// wants: "file:line [id]" for each line that ends in "// want id".
func unpack(t *testing.T, name string) (dir string, wanted []string) {
	t.Helper()
	archive, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir = t.TempDir()
	for _, f := range archive.Files {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(f.Name)), 0o777); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, f.Name), string(f.Data))
		number := 0
		for line := range strings.Lines(string(f.Data)) {
			number++
			if _, id, ok := strings.Cut(line, "// want "); ok {
				wanted = append(wanted, fmt.Sprintf("%s:%d [%s]", f.Name, number, strings.TrimSpace(id)))
			}
		}
	}
	return dir, wanted
}

var place = regexp.MustCompile(`^(\S+?:\d+):.* (\[\S+\])$`)

// lines returns nogo's findings in the form of unpack.
func lines(output string) []string {
	found := findings(output)
	for i, line := range found {
		found[i] = place.ReplaceAllString(line, "$1 $2")
	}
	return found
}

// sandbox returns a folder with links to the sources of some packages.
func sandbox(t *testing.T, rules *rulesGo, tree string, pkgs ...string) string {
	t.Helper()
	root := t.TempDir()
	for _, pkg := range pkgs {
		for _, name := range rules.sources(t, tree, pkg) {
			link(t, filepath.Join(tree, name), filepath.Join(root, name))
		}
	}
	return root
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
