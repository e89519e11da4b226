package cgobridge

import (
	"bytes"
	"fmt"
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// unpack unpacks an archive to a module, with its folder for $ROOT, and returns the folder.
func unpack(t *testing.T, name string) string {
	t.Helper()
	archive, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	archive.Files = append(archive.Files, txtar.File{Name: "go.mod", Data: []byte("module m\n\ngo 1.26\n")})
	for _, f := range archive.Files {
		path := filepath.Join(root, f.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, bytes.ReplaceAll(f.Data, []byte("$ROOT"), []byte(root)), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// bridge returns the bridge's results for the packages of a module, by ID: the
// path, or "path [path.test]" for the variant with tests.
func bridge(t *testing.T, root string) map[string]*Package {
	t.Helper()
	return bridgeOf(t, testRun(), root)
}

// testRun returns a run of a driver that looks at one package at a time.
func testRun() *Run { return NewRun(testSettings) }

// testSettings are the defaults.
func testSettings() (Settings, error) {
	set, err := rule.NewSet("", "")
	return Settings{Rules: set, Compiler: func(rule nvcc.BuildFlags) (nvcc.Options, error) {
		options := nvcc.Default()
		options.ParseRule(rule)
		return options, nil
	}}, err
}

// bridgeOf is bridge as part of a run.
func bridgeOf(t *testing.T, run *Run, root string) map[string]*Package {
	t.Helper()
	bridge := NewAnalyzer(run)
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: root, Tests: true}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{bridge}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	results := map[string]*Package{}
	for _, action := range graph.Roots {
		if action.Err != nil {
			t.Fatal(action.Err)
		}
		results[action.Package.ID] = action.Result.(*Package)
	}
	return results
}

func TestCalls(t *testing.T) {
	root := unpack(t, "testdata/calls.txtar")
	pkgs := bridge(t, root)
	if pkgs["m/plain"] != nil {
		t.Error("a package without cgo has a result")
	}
	p := pkgs["m/calls"]
	var got []string
	for _, c := range p.Calls {
		pos := p.Fset.Position(c.Expr.Pos())
		in := "package"
		switch f := c.In.(type) {
		case *ast.FuncDecl:
			in = f.Name.Name
		case *ast.FuncLit:
			in = "literal"
		}
		got = append(got, fmt.Sprintf("%s:%d:%d: %s in %s, %d arguments, %s", filepath.Base(pos.Filename), pos.Line,
			pos.Column, c.Name, in, len(c.Expr.Args), c.Signature()))
	}
	want := []string{
		"calls.go:19:9: add in package, 2 arguments, func(p0 m/calls._Ctype_int, p1 m/calls._Ctype_int) (r1 m/calls._Ctype_int)",
		"calls.go:22:10: malloc in All, 1 arguments, func(n m/calls._Ctype_size_t) unsafe.Pointer",
		"calls.go:23:9: free in All, 1 arguments, func(p0 unsafe.Pointer) (r1 m/calls._Ctype_void)",
		"calls.go:24:15: add in All, 2 arguments, func(p0 m/calls._Ctype_int, p1 m/calls._Ctype_int) (r1 m/calls._Ctype_int)",
		"calls.go:26:3: take in literal, 2 arguments, func(p0 m/calls._Ctype_struct___0, p1 *m/calls._Ctype_struct___0) (r1 m/calls._Ctype_void)",
		"calls.go:29:2: take in All, 2 arguments, func(p0 m/calls._Ctype_struct___0, p1 *m/calls._Ctype_struct___0) (r1 m/calls._Ctype_void)",
		"shadow.go:9:41: twice in Twice, 1 arguments, func(p0 m/calls._Ctype_int) (r1 m/calls._Ctype_int)",
		"twice.go:13:28: one in Three, 0 arguments, func() (r1 m/calls._Ctype_int)",
		"twice.go:13:38: two in Three, 0 arguments, func() (r1 m/calls._Ctype_int)",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("calls differ (-want +got):\n%s", diff)
	}
	for name, line := range map[string]int{"twice": 4, "one": 3, "two": 9} { // two is above the second import "C" of its file
		if d := p.Definition(name); d == nil || d.Pos().Line != line {
			t.Errorf("the definition of %s is not that of line %d", name, line)
		}
	}
	flags := CgoFlags{CFLAGS: []string{"-DA=1 2", "-I" + root + "/calls/inc"}, LDFLAGS: []string{"-L" + root + "/calls", "-lm", "-ldl"}}
	if diff := cmp.Diff(flags, p.CgoFlags); diff != "" {
		t.Errorf("flags differ (-want +got):\n%s", diff)
	}
}

// TestOriginals checks a pass that has the original files, as gopls hands
// them over, against one with cooked files: the calls are the same.
func TestOriginals(t *testing.T) {
	root := unpack(t, "testdata/calls.txtar")
	cooked := bridge(t, root)["m/calls"]
	var gotypes *ast.File
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: root}, "./calls")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range pkgs[0].Syntax {
		if declares(f, "_Cgo_ptr") {
			gotypes = f
		}
	}
	pass := &analysis.Pass{
		Analyzer: NewAnalyzer(testRun()), Fset: pkgs[0].Fset, Files: pkgs[0].Syntax, Pkg: pkgs[0].Types,
		TypesInfo: pkgs[0].TypesInfo, TypesSizes: pkgs[0].TypesSizes,
	}
	read := func() *goSide {
		side, err := testRun().readGo(pass) // without ReadFile and Module, as Bazel's nogo
		if err == nil {
			err = side.check(pass)
		}
		if err != nil {
			t.Fatal(err)
		}
		return side
	}
	side := read()
	pass.Files = append(slices.Clone(side.files), gotypes)
	pass.Pkg, pass.TypesInfo = side.pkg, side.info
	originals := read()
	if len(originals.calls()) != len(cooked.Calls) {
		t.Errorf("%d calls in originals, %d in cooked files", len(originals.calls()), len(cooked.Calls))
	}
}

func TestSources(t *testing.T) {
	root := unpack(t, "testdata/sources.txtar")
	var got []string
	for path, p := range bridge(t, root) {
		if p == nil {
			continue // the main package of a test
		}
		for _, s := range p.Sources {
			line := fmt.Sprintf("%s: %s %s", path, strings.TrimPrefix(s.Path, root+"/"), s.Why)
			if s.Owned {
				line += ", owned"
			}
			if s.Err != nil {
				line += ", failed"
			}
			got = append(got, fmt.Sprintf("%s, sm_%d", line, s.Options.Arch))
		}
	}
	slices.Sort(got)
	want := []string{
		"m/a: a/own.cu in the package's folder, owned, sm_75",
		"m/a: kernels/shared.cu by Makefile, owned, sm_61",
		"m/b: kernels/shared.cu by Makefile, sm_61",
		"m/b: other/alone.cu as the only one in the module that defines alone, owned, sm_75",
		"m/c: other/alone.cu as the only one in the module that defines alone, sm_75",
		"m/cmake: cuda/b.cu by CMakeLists.txt, owned, sm_80",
		"m/cmake: cuda/curves.cu by CMakeLists.txt, owned, sm_80",
		"m/ptx [m/ptx.test]: kernels/filter.cu by Makefile, owned, sm_70",
		"m/ptx [m/ptx.test]: kernels/scale.cu as the only one in the module that defines scale, owned, sm_75",
		"m/ptx [m/ptx.test]: other/alone.cu as the only one in the module that defines alone, sm_75",
		"m/ptx [m/ptx.test]: ptx/images/blur.cu beside blur.cubin, owned, sm_75",
		"m/ptx [m/ptx.test]: ptx/testdata/probe.cu as the only one in the module that defines probe, owned, sm_75",
		"m/ptx: kernels/filter.cu by Makefile, owned, sm_70",
		"m/ptx: kernels/scale.cu as the only one in the module that defines scale, owned, sm_75",
		"m/ptx: other/alone.cu as the only one in the module that defines alone, sm_75",
		"m/ptx: ptx/images/blur.cu beside blur.cubin, owned, sm_75",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("sources differ (-want +got):\n%s", diff)
	}
}

// TestTogether checks that packages linked with the same sources examine them once, and that each
// reports the findings.
func TestTogether(t *testing.T) {
	findings := map[string][]string{}
	checkedLists := map[any]bool{}
	for path, p := range bridgeOf(t, NewWholeRun(testSettings), unpack(t, "testdata/together.txtar")) {
		if p == nil {
			continue // the main package of a test
		}
		for _, s := range p.Sources {
			for _, f := range s.Findings {
				findings[path] = append(findings[path], fmt.Sprintf("%s:%d %s", filepath.Base(f.Pos.File.Name), f.Pos.Line, f.Rule.ID))
			}
		}
		p.cSide.module.checkedLists.Range(func(_, e any) bool {
			checkedLists[e] = true
			return true
		})
	}
	all := []string{"scale.cuh:1 kernel-return-type", "b.cu:2 kernel-return-type"}
	want := map[string][]string{"m/one": all, "m/one [m/one.test]": all, "m/two": all}
	if diff := cmp.Diff(want, findings); diff != "" {
		t.Errorf("findings differ (-want +got):\n%s", diff)
	}
	if len(checkedLists) != 1 {
		t.Errorf("the sources were examined %d times", len(checkedLists))
	}
}

func TestConditions(t *testing.T) {
	for condition, want := range map[string]bool{
		"linux": true, "darwin": false, "!windows": true, "linux,!cgo2": true, "linux,windows": false, "cuda": true, "!cuda": true,
	} {
		if got := mayHold(condition); got != want && os.Getenv("GOOS") == "" {
			t.Errorf("mayHold(%q) = %v", condition, got)
		}
	}
}

func TestSplitQuoted(t *testing.T) {
	got := splitQuoted(`-DA="1 2" '-I a b' c\ d  -lx` + "\r")
	if diff := cmp.Diff([]string{"-DA=1 2", "-I a b", "c d", "-lx"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestLaunches(t *testing.T) {
	p := bridge(t, unpack(t, "testdata/reach.txtar"))["m/p"]
	var got []string
	for _, r := range p.Routes() {
		line := r.Call.Name + ":"
		for _, l := range r.Launches {
			kernel := "unknown"
			if l.Kernel != nil {
				kernel = l.Kernel.String()
			}
			line += fmt.Sprintf(" %s at %s:%d", kernel, filepath.Base(l.Pos.File.Name), l.Pos.Line)
		}
		got = append(got, line)
	}
	want := []string{
		"member: fill<float> at engine.cuh:12",
		"enclosed: fill<double> at engine.cuh:16",
		"pool: fill<float> at a.cu:19",
		"thread: plain at a.cu:22",
		"override: plain at a.cu:27",
		"instance: fill<float> at b.cu:2",
		"outside: save_kernel at b.cu:6 save_kernel at b.cu:7",
		"nested: plain at a.cu:35",
		"destroyed: plain at a.cu:39",
		"overloaded: plain at a.cu:43",
		"device: plain at a.cu:46 parent at a.cu:48",
		"none:",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("routes differ (-want +got):\n%s", diff)
	}
}

// TestBuilds links packages in all the ways that repositories do.
func TestBuilds(t *testing.T) {
	root := unpack(t, "testdata/builds.txtar")
	var got []string
	for path, p := range bridge(t, root) {
		for _, r := range p.Routes() {
			line := fmt.Sprintf("%s: %s", strings.TrimPrefix(path, "m/"), r.Call.Name)
			if d := r.Definition; d != nil {
				line += fmt.Sprintf(" at %s:%d", strings.TrimPrefix(d.Pos().File.Name, root+"/"), d.Pos().Line)
				if s := d.Source; s != nil {
					line += fmt.Sprintf(" %s, sm_%d", s.Why, s.Options.Arch)
				}
			}
			for _, l := range r.Launches {
				line += ", launches " + l.Kernel.Name
			}
			got = append(got, line)
		}
	}
	slices.Sort(got)
	want := []string{
		"cmake: cmake_run at cmake/native/kernels/run.cu:1 by CMakeLists.txt, sm_72",
		"database: database_run at database/src/run.cu:1 by compile_commands.json, sm_86",
		"elsewhere: elsewhere_run at elsewhere/native/run.cu:1 by Makefile, sm_89",
		"first: shared_one at shared/shared.cu:1 by Makefile, sm_61",
		"generate: generate_run at generate/cuda/run.cu:1 by generate.go, sm_80",
		"header: header_run at header/run.cu:3 in the package's folder, sm_75, launches k",
		"makefile: makefile_run at makefile/cuda/run.cu:1 by rules.mk, sm_70",
		"object: object_more at object/cuda/more.cu:1 by Makefile, sm_87",
		"object: object_run at object/cuda/run.cu:1 by Makefile, sm_87",
		"pasted: pasted_add_double at pasted/ops.cu:3 in the package's folder, sm_75, launches add_double_kernel",
		"pasted: pasted_add_float at pasted/ops.cu:2 in the package's folder, sm_75, launches add_float_kernel",
		"script: script_run at script/kernels/run.cu:1 by build.sh, sm_75",
		"second: shared_two at shared/shared.cu:2 by Makefile, sm_61",
		"sibling/go: sibling_run at sibling/kernels/run.cu:1 in a folder of the package's -L flags, sm_75",
		"twin: twin_here at twin/twin.go:5",
		"twin: twin_run at twin/cuda/run.cu:1 by Makefile, sm_90",
		"unlinked: unlinked_run",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("routes differ (-want +got):\n%s", diff)
	}
}
