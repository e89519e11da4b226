package placement

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/analysis"
)

const goText = `package p

import "C"

func f() {
	C.one()
	C.two()
}
`

// world is a package of one Go file beside a folder with a CUDA source.
type world struct {
	fset *token.FileSet
	file *ast.File
	cuda *token.File
	pass *analysis.Pass
}

func newWorld(t *testing.T) world {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "/m/p/p.go", goText, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	text := []byte("line one\nline two\nline three\n")
	cuda := fset.AddFile("/m/kernels/k.cu", -1, len(text))
	cuda.SetLinesForContent(text)
	generated, err := parser.ParseFile(fset, "/tmp/_cgo_gotypes.go", "package p\n", 0)
	if err != nil {
		t.Fatal(err)
	}
	return world{fset, file, cuda, &analysis.Pass{Fset: fset, Pkg: types.NewPackage("m/p", "p"), Files: []*ast.File{generated, file}}}
}

// line returns the beginning of a line of the Go file.
func (w world) line(n int) token.Pos { return w.fset.File(w.file.Pos()).LineStart(n) }

// shown is the driver's view of a diagnostic.
type shown struct {
	At, Message string
	Related     []string
}

func (w world) show(diagnostics []analysis.Diagnostic) []shown {
	var all []shown
	for _, d := range diagnostics {
		s := shown{At: w.fset.Position(d.Pos).String(), Message: d.Message}
		for _, r := range d.Related {
			s.Related = append(s.Related, w.fset.Position(r.Pos).String())
		}
		all = append(all, s)
	}
	return all
}

type known struct{}

func (*known) AFact() {}

// TestMerge runs merged analyzers as a driver would; one of them reports itself and serves another.
func TestMerge(t *testing.T) {
	w := newWorld(t)
	below := &analysis.Analyzer{
		Name: "below", Doc: "below", ResultType: reflect.TypeFor[string](), FactTypes: []analysis.Fact{new(known)},
		Run: func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Pos: w.line(6), Category: "b", Message: pass.Analyzer.Name})
			return "result", nil
		},
	}
	above := &analysis.Analyzer{
		Name: "above", Doc: "above", Requires: []*analysis.Analyzer{below},
		Run: func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Pos: w.line(7), Category: "a", Message: pass.ResultOf[below].(string)})
			return nil, nil
		},
	}
	failing := &analysis.Analyzer{
		Name: "failing", Doc: "failing", ResultType: reflect.TypeFor[string](),
		Run: func(*analysis.Pass) (any, error) { return nil, errors.New("a.cu: unreadable\nb.cu: unreadable") },
	}
	skipped := &analysis.Analyzer{
		Name: "skipped", Doc: "skipped", Requires: []*analysis.Analyzer{failing},
		Run: func(*analysis.Pass) (any, error) { panic("run in spite of failed prerequisites") },
	}
	merged := Merge("all", "all of them", []*analysis.Analyzer{below, above, failing, skipped}, "_salt", WithID)
	var reported []analysis.Diagnostic
	names := w.drive(t, &reported, merged)
	if diff := cmp.Diff([]string{"below_salt", "above_salt", "failing_salt", "skipped_salt", "all"}, names); diff != "" {
		t.Errorf("analyzers -want +got:\n%s", diff)
	}
	want := []shown{
		{"/m/p/p.go:6:1", "below [b]", nil},
		{"/m/p/p.go:7:1", "result [a]", nil},
		{"/m/p/p.go:1:9", "not checked: a.cu: unreadable", nil},
		{"/m/p/p.go:1:9", "not checked: b.cu: unreadable", nil},
	}
	if diff := cmp.Diff(want, w.show(reported)); diff != "" {
		t.Errorf("diagnostics -want +got:\n%s", diff)
	}
}

func TestEach(t *testing.T) {
	w := newWorld(t)
	base := &analysis.Analyzer{Name: "base", Doc: "base", Run: func(pass *analysis.Pass) (any, error) {
		pass.Report(analysis.Diagnostic{Pos: w.line(6), Category: "rule", Message: "not heard: not asked for"})
		return 7, nil
	}}
	reports := &analysis.Analyzer{Name: "reports", Doc: "reports", Requires: []*analysis.Analyzer{base},
		Run: func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Pos: w.line(6), Category: "rule", Message: fmt.Sprint(pass.ResultOf[base])})
			return nil, errors.New("a.cu: unreadable")
		}}
	panics := &analysis.Analyzer{Name: "panics", Doc: "panics", Run: func(pass *analysis.Pass) (any, error) { panic("reason") }}
	one := &analysis.Analyzer{Name: "one", Doc: "one", Requires: []*analysis.Analyzer{panics}}
	two := &analysis.Analyzer{Name: "two", Doc: "two", Requires: []*analysis.Analyzer{panics}}

	var reported []analysis.Diagnostic
	w.drive(t, &reported, Each([]*analysis.Analyzer{reports, one, two}, WithID)...)
	got := w.show(reported)
	if len(got) == 3 {
		got[2].Message, _, _ = strings.Cut(got[2].Message, " in ")
	}
	want := []shown{
		{"/m/p/p.go:6:1", "7 [rule]", nil},
		{"/m/p/p.go:1:9", "not checked: a.cu: unreadable", nil},
		{"/m/p/p.go:1:9", "not checked: panics: cudavet failed, please report this: reason", nil},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// drive runs analyzers and their requirements, as a driver would. It returns the names of those it
// ran, in order.
func (w world) drive(t *testing.T, reported *[]analysis.Diagnostic, analyzers ...*analysis.Analyzer) []string {
	t.Helper()
	if err := analysis.Validate(analyzers); err != nil {
		t.Fatal(err)
	}
	results := map[*analysis.Analyzer]any{}
	var names []string
	var drive func(a *analysis.Analyzer)
	drive = func(a *analysis.Analyzer) {
		if _, done := results[a]; done {
			return
		}
		for _, required := range a.Requires {
			drive(required)
		}
		pass := *w.pass
		pass.Analyzer, pass.ResultOf = a, results
		pass.Report = func(d analysis.Diagnostic) { *reported = append(*reported, d) }
		result, err := a.Run(&pass)
		if err != nil {
			t.Fatal(err)
		}
		results[a] = result
		names = append(names, a.Name)
	}
	for _, a := range analyzers {
		drive(a)
	}
	return names
}
