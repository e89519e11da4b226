package e2e

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bazelbuild/buildtools/build"
	"github.com/google/go-cmp/cmp"
	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"
	"go.starlark.net/syntax"
)

const (
	ruleFile = "../cudavet.bzl"
	binDir   = "bazel-out/k8-fastbuild/bin"
)

// TestRule has the rule plan its actions for sources of the example, and runs
// them where nothing but their inputs lies.
func TestRule(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "cudavet")
	command(t, "../../..", "go", "build", "-o", tool, ".")
	rule := loadRule(t)
	reference := "saxpy/saxpy.cu:6:37: __global__ function 'saxpy_kernel' takes 'a' by reference [kernel-param-reference]"

	for _, test := range []struct {
		name  string
		attrs map[string]starlark.Value
		valid bool   // the validation's result
		want  string // the finding's line, at which the report begins; empty for an empty report
	}{
		{
			name:  "findings",
			attrs: map[string]starlark.Value{"srcs": stringList("norm.cu", "saxpy.cu"), "hdrs": stringList("saxpy.h")},
			want:  reference,
		},
		{
			name:  "nothing found",
			attrs: map[string]starlark.Value{"srcs": stringList("norm.cu"), "hdrs": stringList("saxpy.h")},
			valid: true,
		},
		{
			name:  "not fatal",
			attrs: map[string]starlark.Value{"srcs": stringList("saxpy.cu"), "hdrs": stringList("saxpy.h"), "fatal": starlark.False},
			valid: true, want: reference,
		},
		{
			name: "flags",
			attrs: map[string]starlark.Value{
				"srcs": stringList("saxpy.cu"), "hdrs": stringList("saxpy.h"), "includes": stringList("."),
				"nvccflags": stringList("-std=c++20", "-arch=sm_90"), "cuda": starlark.String("12.4"),
				"enable": stringList("advice"), "disable": stringList("kernel-param-reference", "conditional"),
			},
			valid: true,
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			plan := rule.plan(t, tool, test.attrs)
			report, valid := plan.run(t)
			first, _, _ := strings.Cut(report, "\n")
			if first != test.want || valid != test.valid {
				t.Errorf("valid is %v, want %v; report:\n%swant:\n%s", valid, test.valid, report, test.want)
			}
		})
	}

	t.Run("sarif", func(t *testing.T) {
		plan := rule.plan(t, tool, map[string]starlark.Value{"srcs": stringList("saxpy.cu"),
			"hdrs": stringList("saxpy.h"), "format": starlark.String("sarif"), "fatal": starlark.False})
		report, _ := plan.run(t)
		var log struct {
			Version string
			Runs    []struct{ Results []struct{ RuleID string } }
		}
		if err := json.Unmarshal([]byte(report), &log); err != nil {
			t.Fatal(err)
		}
		if log.Version != "2.1.0" || len(log.Runs) != 1 || len(log.Runs[0].Results) != 1 ||
			log.Runs[0].Results[0].RuleID != "kernel-param-reference" {
			t.Errorf("not the finding in SARIF 2.1.0:\n%s", report)
		}
	})

	for name, senseless := range map[string]starlark.Value{
		"cuda":      starlark.String("twelve"),
		"nvccflags": stringList("-arch=sm_many"),
		"enable":    stringList("advise"),
		"disable":   stringList("kernel-param-referenc"),
	} {
		t.Run("senseless "+name, func(t *testing.T) {
			plan := rule.plan(t, tool, map[string]starlark.Value{"srcs": stringList("saxpy.cu"), name: senseless})
			wrong := textOf(senseless)
			if output, err := plan.actions[0].run(plan.root); err == nil || !strings.Contains(output, wrong) {
				t.Errorf("error %v, want a complaint about %s; output:\n%s", err, wrong, output)
			}
		})
	}
}

// TestFormat holds the files that Bazel reads to buildifier's form.
func TestFormat(t *testing.T) {
	for _, path := range []string{ruleFile, "../BUILD.bazel", "../example/BUILD.bazel",
		"../example/saxpy/BUILD.bazel", "../example/MODULE.bazel"} {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(build.Format(parse(t, path))), string(text)); diff != "" {
			t.Errorf("%s (-buildifier +file):\n%s", path, diff)
		}
	}
}

// TestExample checks that the example's targets exist.
func TestExample(t *testing.T) {
	label := "@com_github_cudavet_cudavet//" + strings.TrimPrefix(analyzer, "github.com/cudavet/cudavet/")
	if deps := stringsOf(t, parse(t, "../example/BUILD.bazel"), "nogo", "deps"); !slices.Equal(deps, []string{label}) {
		t.Errorf("nogo depends on %s, want %s", deps, label)
	}
	file := parse(t, "../example/saxpy/BUILD.bazel")
	for _, list := range []struct{ target, attribute string }{
		{"saxpy", "srcs"}, {"saxpy_cudavet", "srcs"}, {"saxpy_cudavet", "hdrs"},
	} {
		for _, name := range stringsOf(t, file, list.target, list.attribute) {
			if _, err := os.Stat(filepath.Join(example, "saxpy", name)); err != nil {
				t.Errorf("%s of %s: %v", list.attribute, list.target, err)
			}
		}
	}
	known := loadRule(t).defaults
	for _, name := range file.RuleNamed("saxpy_cudavet").AttrKeys() {
		if _, ok := known[name]; !ok && name != "name" {
			t.Errorf("cudavet has no attribute %s", name)
		}
	}
}

// A bzlRule has the arguments of rule in a .bzl file, as far as they are needed here.
type bzlRule struct {
	implementation *starlark.Function
	defaults       map[string]starlark.Value // of the attributes
}

// loadRule evaluates the rule's file with the part of Bazel's language that
// it uses.
func loadRule(t *testing.T) *bzlRule {
	t.Helper()
	var loaded *bzlRule
	attribute := func(zero starlark.Value) *starlark.Builtin {
		return starlark.NewBuiltin("attr", func(_ *starlark.Thread, _ *starlark.Builtin, _ starlark.Tuple,
			kwargs []starlark.Tuple) (starlark.Value, error) {
			for _, pair := range kwargs {
				if pair[0] == starlark.String("default") {
					return pair[1], nil
				}
			}
			return zero, nil
		})
	}
	predeclared := starlark.StringDict{
		"attr": structOf(map[string]starlark.Value{
			"label":       attribute(starlark.None),
			"label_list":  attribute(stringList()),
			"string":      attribute(starlark.String("")),
			"string_list": attribute(stringList()),
			"bool":        attribute(starlark.False),
		}),
		"Label":           starlark.NewBuiltin("Label", first),
		"depset":          starlark.NewBuiltin("depset", first),
		"DefaultInfo":     starlark.NewBuiltin("DefaultInfo", starlarkstruct.Make),
		"OutputGroupInfo": starlark.NewBuiltin("OutputGroupInfo", starlarkstruct.Make),
		"rule": starlark.NewBuiltin("rule", func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple,
			kwargs []starlark.Tuple) (starlark.Value, error) {
			loaded = &bzlRule{defaults: map[string]starlark.Value{}}
			var doc string
			attrs := &starlark.Dict{}
			err := starlark.UnpackArgs("rule", args, kwargs, "implementation", &loaded.implementation, "attrs", &attrs, "doc?", &doc)
			for _, item := range attrs.Items() {
				loaded.defaults[string(item[0].(starlark.String))] = item[1]
			}
			return starlark.None, err
		}),
	}
	if _, err := starlark.ExecFileOptions(&syntax.FileOptions{}, &starlark.Thread{}, ruleFile, nil, predeclared); err != nil {
		t.Fatal(err)
	}
	return loaded
}

// A plan is the rule's actions for a target in the package saxpy.
type plan struct {
	root    string
	outputs []string // the default ones
	actions []action
}

type action struct {
	inputs, outputs, arguments []string
	command                    string
}

// plan calls the rule's implementation for a target with some attributes.
func (r *bzlRule) plan(t *testing.T, tool string, attrs map[string]starlark.Value) *plan {
	t.Helper()
	p := &plan{root: t.TempDir()}
	values := map[string]starlark.Value{}
	files := map[string]starlark.Value{}
	for name, value := range r.defaults {
		if given, ok := attrs[name]; ok {
			value = given
		}
		values[name] = value
		if list, ok := value.(*starlark.List); ok {
			var paths []starlark.Value
			for v := range list.Elements() {
				paths = append(paths, fileOf("saxpy/"+string(v.(starlark.String))))
			}
			files[name] = starlark.NewList(paths)
		}
	}
	for name := range attrs {
		if _, ok := r.defaults[name]; !ok {
			t.Fatalf("the rule has no attribute %s", name)
		}
	}
	ctx := structOf(map[string]starlark.Value{
		"label": structOf(map[string]starlark.Value{
			"name": starlark.String("target"), "package": starlark.String("saxpy"), "workspace_root": starlark.String(""),
		}),
		"attr":       structOf(values),
		"files":      structOf(files),
		"executable": structOf(map[string]starlark.Value{"tool": fileOf(tool)}),
		"bin_dir":    fileOf(binDir),
		"actions": structOf(map[string]starlark.Value{
			"declare_file": starlark.NewBuiltin("declare_file",
				func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
					return fileOf(binDir + "/saxpy/" + string(args[0].(starlark.String))), nil
				}),
			"args":      starlark.NewBuiltin("args", newArgs),
			"run_shell": starlark.NewBuiltin("run_shell", p.runShell),
		}),
	})
	result, err := starlark.Call(&starlark.Thread{}, r.implementation, starlark.Tuple{ctx}, nil)
	if err != nil {
		t.Fatal(err)
	}
	info, err := result.(*starlark.List).Index(0).(*starlarkstruct.Struct).Attr("files")
	if err != nil {
		t.Fatal(err)
	}
	p.outputs = texts(info)
	p.lay(t)
	return p
}

func (p *plan) runShell(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var inputs, outputs, tools, arguments *starlark.List
	var command, mnemonic, progress string
	err := starlark.UnpackArgs(b.Name(), args, kwargs, "inputs", &inputs, "outputs", &outputs, "arguments", &arguments,
		"command", &command, "tools?", &tools, "mnemonic?", &mnemonic, "progress_message?", &progress)
	if err == nil {
		p.actions = append(p.actions, action{texts(inputs), texts(outputs), texts(arguments), command})
	}
	return starlark.None, err
}

// lay links the inputs of the actions into the folder in which they run, and
// makes folders for their outputs.
func (p *plan) lay(t *testing.T) {
	t.Helper()
	for _, a := range p.actions {
		for _, input := range a.inputs {
			if !strings.HasPrefix(input, binDir) {
				link(t, filepath.Join(example, input), filepath.Join(p.root, input))
			}
		}
		for _, output := range a.outputs {
			if err := os.MkdirAll(filepath.Join(p.root, filepath.Dir(output)), 0o777); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// run runs the actions one after another and returns the report and whether
// the validation succeeds, if there is one. The first must succeed.
func (p *plan) run(t *testing.T) (report string, valid bool) {
	t.Helper()
	if output, err := p.actions[0].run(p.root); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	text, err := os.ReadFile(filepath.Join(p.root, p.outputs[0]))
	if err != nil {
		t.Fatal(err)
	}
	valid = true
	for _, a := range p.actions[1:] {
		output, err := a.run(p.root)
		valid = valid && err == nil
		if err != nil && output != string(text) {
			t.Errorf("the validation tells:\n%sreport:\n%s", output, text)
		}
	}
	return string(text), valid
}

// run runs the action as Bazel does: by a shell, with almost no environment.
func (a action) run(root string) (string, error) {
	cmd := exec.Command("/bin/bash", append([]string{"-c", a.command, ""}, a.arguments...)...)
	cmd.Dir = root
	cmd.Env = []string{"PATH=/bin:/usr/bin"}
	output, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		return "", err
	}
	for _, name := range a.outputs {
		if _, missing := os.Stat(filepath.Join(root, name)); err == nil && missing != nil {
			err = missing
		}
	}
	return string(output), err
}

// newArgs returns an object for building a command line: a list with the
// methods that the rule calls on it.
func newArgs(*starlark.Thread, *starlark.Builtin, starlark.Tuple, []starlark.Tuple) (starlark.Value, error) {
	line := starlark.NewList(nil)
	method := func(name string, add func(args starlark.Tuple, kwargs []starlark.Tuple) error) *starlark.Builtin {
		return starlark.NewBuiltin(name, func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple,
			kwargs []starlark.Tuple) (starlark.Value, error) {
			return starlark.None, add(args, kwargs)
		})
	}
	return structOf(map[string]starlark.Value{
		"line": line,
		"add": method("add", func(args starlark.Tuple, _ []starlark.Tuple) error {
			return line.Append(starlark.String(textOf(args[0])))
		}),
		"add_all": method("add_all", func(args starlark.Tuple, _ []starlark.Tuple) error {
			for _, text := range texts(args[0]) {
				if err := line.Append(starlark.String(text)); err != nil {
					return err
				}
			}
			return nil
		}),
		"add_joined": method("add_joined", func(args starlark.Tuple, kwargs []starlark.Tuple) error {
			var values *starlark.List
			var separator, format string
			omit := true
			if err := starlark.UnpackArgs("add_joined", args, kwargs, "values", &values, "join_with", &separator,
				"format_joined?", &format, "omit_if_empty?", &omit); err != nil {
				return err
			}
			if values.Len() == 0 && omit {
				return nil
			}
			return line.Append(starlark.String(strings.Replace(format, "%s", strings.Join(texts(values), separator), 1)))
		}),
	}), nil
}

func first(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
	return args[0], nil
}

func structOf(fields map[string]starlark.Value) *starlarkstruct.Struct {
	return starlarkstruct.FromStringDict(starlarkstruct.Default, starlark.StringDict(fields))
}

func fileOf(path string) starlark.Value {
	return structOf(map[string]starlark.Value{"path": starlark.String(path)})
}

func stringList(list ...string) *starlark.List {
	var values []starlark.Value
	for _, s := range list {
		values = append(values, starlark.String(s))
	}
	return starlark.NewList(values)
}

// texts returns the strings of a list, with files replaced by their paths and command lines by their
// words.
func texts(list starlark.Value) []string {
	var all []string
	for v := range list.(*starlark.List).Elements() {
		if object, ok := v.(*starlarkstruct.Struct); ok {
			if line, err := object.Attr("line"); err == nil {
				all = append(all, texts(line)...)
				continue
			}
		}
		all = append(all, textOf(v))
	}
	return all
}

// textOf returns a string, or the path of a file, or that of a list's only element.
func textOf(v starlark.Value) string {
	if list, ok := v.(*starlark.List); ok {
		return textOf(list.Index(0))
	}
	if text, ok := starlark.AsString(v); ok {
		return text
	}
	path, err := v.(*starlarkstruct.Struct).Attr("path")
	if err != nil {
		panic(err)
	}
	text, _ := starlark.AsString(path)
	return text
}
