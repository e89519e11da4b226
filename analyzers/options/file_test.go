package options

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// enter writes the files of an archive into a git repository and makes it the current folder.
func enter(t *testing.T, archive string) (root string) {
	t.Helper()
	root = t.TempDir()
	for _, f := range append(txtar.Parse([]byte(archive)).Files, txtar.File{Name: ".git/HEAD"}) {
		path := filepath.Join(root, f.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(root)
	return root
}

// TestFile looks for findings of rules that a file, its folders, its exclusions and flags are
// about.
func TestFile(t *testing.T) {
	root := enter(t, `
-- .cudavet.yml --
cuda: 12.4
nvccflags: [-std=c++20, "-DA=1 -DB"]
include: [headers]
tags: [gpu, cuda]
enable: advice
disable: [removed-api, kernel-param-reference]
severity: {advice: warning}
folders:
  - path: old
    enable: removed-api
    disable: undefined
exclude:
  - path: "third_party/*/src"
    reason: not ours
  - path: "**/*_gen.cu"
    rules: launch-config
    reason: generated
-- headers/x.h --
-- sub/k.cu --
`)
	lookup := func(id string) *rule.Info {
		info := rule.Lookup(id)
		if info == nil {
			t.Fatalf("no rule %s", id)
		}
		return info
	}
	for _, test := range []struct {
		options Options
		path    string
		id      string
		want    bool
	}{
		{Options{}, "k.cu", "launch-config", true},
		{Options{}, "k.cu", "raii-resource", true}, // advice
		{Options{}, "k.cu", "kernel-param-reference", false},
		{Options{}, "k.cu", "removed-api", false},
		{Options{Enable: "removed-api"}, "k.cu", "removed-api", true},
		{Options{Enable: "undefined"}, "k.cu", "kernel-param-reference", false}, // a name beats its class
		{Options{Disable: "advice"}, "k.cu", "raii-resource", false},
		{Options{Config: NoFile}, "k.cu", "kernel-param-reference", true},
		{Options{}, "old/a/k.cu", "removed-api", true},
		{Options{}, "older/k.cu", "removed-api", false},
		{Options{}, "old/a/k.cu", "launch-config", lookup("launch-config").Class != rule.Undefined},
		{Options{}, "third_party/x/src/a/k.cu", "launch-config", false},
		{Options{Enable: "launch-config"}, "third_party/x/src/k.cu", "launch-config", false},
		{Options{}, "third_party/x/k.cu", "launch-config", true},
		{Options{}, "a/b/k_gen.cu", "launch-config", false},
		{Options{}, "a/b/k_gen.cu", "raii-resource", true},
		{Options{}, "../elsewhere/k_gen.cu", "launch-config", true},
	} {
		for _, dir := range []string{root, filepath.Join(root, "sub")} {
			t.Chdir(dir)
			set, err := test.options.Rules()
			if err != nil {
				t.Fatal(err)
			}
			info := lookup(test.id)
			if got := set.In(filepath.Join(root, test.path)).Reports(info, info.Class); got != test.want {
				t.Errorf("%+v: %s in %s is reported: %v", test.options, test.id, test.path, got)
			}
		}
	}

	options := Options{NVCCFlags: "-std=c++17"}
	got, err := options.Compiler(nvcc.BuildFlags{Flags: []string{"-std=c++14", "-DA=0"}})
	if err != nil {
		t.Fatal(err)
	}
	want := nvcc.Default()
	if err := want.Parse([]string{"-std=c++14", "-DA=0", "-std=c++20", "-DA=1", "-DB",
		"-I" + filepath.Join(root, "headers"), "-std=c++17"}); err != nil {
		t.Fatal(err)
	}
	want.Toolkit = nvcc.Version{Major: 12, Minor: 4}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("compiler (-want +got):\n%s", diff)
	}
	if tags, err := options.Tags(); tags != "gpu,cuda" || err != nil {
		t.Errorf("tags %q, error %v", tags, err)
	}
	if severity := options.Severity(rule.Advice); severity != "warning" {
		t.Errorf("advice weighs as %q", severity)
	}
}

// TestWrongFile checks that each fault of a file is reported with its name.
func TestWrongFile(t *testing.T) {
	root := enter(t, "-- in/x.h --\n")
	if err := os.Symlink(os.TempDir(), filepath.Join(root, "link")); err != nil {
		t.Skip(err)
	}
	entries := func(n int, entry string) string { return strings.Repeat(entry+", ", n) + entry }
	for text, want := range map[string]string{
		"# " + strings.Repeat("x", 1<<20):                                                    "bytes",
		"include: [" + entries(1000, "in") + "]":                                             "include: 1001 entries",
		"folders: [" + entries(1000, "{path: a}") + "]":                                      "folders: 1001 entries",
		"exclude: [" + entries(1000, "{path: a, reason: r}") + "]":                           "exclude: 1001 entries",
		"exclude: [{path: a, rules: [" + entries(1000, "advice") + "], reason: r}]":          "1001 rules",
		"nvccflags: [" + entries(2500, "-DA -DB") + "]":                                      "words",
		"nvccflags: '" + strings.Repeat("-DA\t", 5001) + "'":                                 "words",
		"folders: [{path: 'a" + strings.Repeat("{a,b}", 9) + "'}]":                           "braces",
		"folders: [{path: '" + strings.Repeat("{a,", 300) + strings.Repeat("}", 300) + "'}]": "braces",
		"folders: [" + entries(20, "{path: '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}'}") + "]":    "braces",
		"enabel: advice":                        `line 1: no setting "enabel"`,
		"\nexclude: [{paht: a}]":                `line 2: no setting "paht"`,
		"enable: [advise]":                      "near: advice",
		"folders: [{path: a, disable: advise}]": "near: advice",
		"exclude: [{path: a}]":                  "no reason",
		"exclude: [{path: '[', reason: r}]":     "no glob",
		"folders: [{disable: advice}]":          "no glob",
		"cuda: twelve":                          "twelve",
		"nvccflags: -std=c++99":                 "c++99",
		"nvccflags: '\"'":                       "nvccflags",
		"severity: {advice: high}":              "high",
		"severity: {warnings: error}":           "warnings",
		"msvc: perhaps":                         "want true or false",
		"enable: {a: b}":                        "want a list",
		"folders: a":                            "want a list",
		"- a":                                   "want settings with names",
		"a: [":                                  "line 1",
		"enable: advice\nenable: launch-config": "already",
		"include: [link]":                       "outside of the repository",
		"include: [../..]":                      "outside of the repository",
		"nvccflags: -I/":                        "outside of the repository",
		"nvccflags: '-Xcompiler -I/'":           "outside of the repository",
		"nvccflags: '-include /etc/passwd'":     "outside of the repository",
		"nvccflags: -isystem=link":              "outside of the repository",
	} {
		if err := os.WriteFile(FileName, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		err := new(Options).Validate()
		if err == nil || !strings.HasPrefix(err.Error(), FileName+": ") || !strings.Contains(err.Error(), want) ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: error %v, want one that has %q", text, err, want)
		}
	}
	for _, text := range []string{"", "# nothing\n", "include: [in, not/there]", "enable: []"} {
		if err := os.WriteFile(FileName, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := new(Options).Validate(); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if err := (&Options{Config: "not-there.yml"}).Validate(); err == nil {
		t.Error("a file that is not there is no error")
	}
}

// TestExpand compares brace expansion with package doublestar's.
func TestExpand(t *testing.T) {
	for glob, want := range map[string][]string{
		"a":               {"a"},
		"{a,b}/c":         {"a/c", "b/c"},
		"{a,b{c,d}}*":     {"a*", "bc*", "bd*"},
		"{,x}y":           {"y", "xy"},
		"{a}":             {"a"},
		"[{,}]{a,[}]}":    {"[{,}]a", "[{,}][}]"},
		`\{a,b\}{c\,d,e}`: {`\{a,b\}c\,d`, `\{a,b\}e`},
		"a,b{c,d}":        {"a,bc", "a,bd"},
	} {
		got, ok := expand(glob, 10)
		if !ok || !cmp.Equal(got, want) {
			t.Errorf("%s: %q, want %q", glob, got, want)
		}
		for _, name := range []string{"a", "b", "ac", "a/c", "b/c", "bcx", "y", "xy", "{a", "}}", ",a", "{a,b}c,d", "{a,b}e", "a,bd", "d"} {
			matches := func(glob string) bool { return doublestar.MatchUnvalidated(glob, name) }
			if slices.ContainsFunc(got, matches) != matches(glob) {
				t.Errorf("%s: not the same for %q", glob, name)
			}
		}
	}
}
