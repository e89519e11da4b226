// Package placement decides where a finding is shown. Analyzers report a finding at its place in a
// CUDA source, with a place in a Go file as the first piece of related information: the cgo call or
// the #include line that links the source with the package, called its anchor here. Drivers that show
// every file keep that; drivers that only show Go files move the finding there, or close by ([AtGo]).
package placement

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/crash"
	"github.com/cudavet/cudavet/analyzers/position"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// An Edit turns the diagnostics of one package into those for the driver. A diagnostic without a
// category explains why something was not checked.
type Edit func(*analysis.Pass, []analysis.Diagnostic) []analysis.Diagnostic

// Each returns copies of the analyzers that differ in two ways: their diagnostics pass through edit,
// and an error or panic is a diagnostic like the others, because drivers drop the diagnostics of an
// analyzer that fails.
func Each(analyzers []*analysis.Analyzer, edit Edit) []*analysis.Analyzer {
	c := copier{copies: map[*analysis.Analyzer]*analysis.Analyzer{}, seats: make(chan struct{}, runtime.GOMAXPROCS(0))}
	var told sync.Map // packages with their reported failures
	var edited []*analysis.Analyzer
	for _, a := range analyzers {
		b := c.copy(a)
		gather := b.Run
		b.Run = func(pass *analysis.Pass) (any, error) {
			result, err := gather(pass)
			o := result.(*analyzerResult)
			diagnostics := o.diagnostics
			if _, known := told.LoadOrStore(fmt.Sprint(pass.Pkg.Path(), o.err), true); !known {
				diagnostics = append(diagnostics, failures(pass, o.err)...)
			}
			for _, d := range edit(pass, diagnostics) {
				pass.Report(d)
			}
			return o, err
		}
		edited = append(edited, b)
	}
	return edited
}

// Merge returns one analyzer with the diagnostics of all the given ones, after edit has seen those of
// a package together. The salt becomes part of the names of the merged analyzers, so that a driver
// which stores facts under an analyzer's name separates them by salt. As in [Each], errors become
// diagnostics.
func Merge(name, doc string, analyzers []*analysis.Analyzer, salt string, edit Edit) *analysis.Analyzer {
	c := copier{salt: salt, copies: map[*analysis.Analyzer]*analysis.Analyzer{}}
	merged := &analysis.Analyzer{Name: name, Doc: doc, RunDespiteErrors: true}
	for _, a := range analyzers {
		merged.Requires = append(merged.Requires, c.copy(a))
	}
	merged.Run = func(pass *analysis.Pass) (any, error) {
		var all []analysis.Diagnostic
		var told []error
		for _, a := range merged.Requires {
			o := pass.ResultOf[a].(*analyzerResult)
			all = append(all, o.diagnostics...)
			if !slices.Contains(told, o.err) {
				all = append(all, failures(pass, o.err)...)
				told = append(told, o.err)
			}
		}
		for _, d := range edit(pass, all) {
			pass.Report(d)
		}
		return nil, nil
	}
	return merged
}

// A copier makes analyzers that run others and keep all that comes of it in
// their results.
type copier struct {
	salt   string // ends the copies' names
	copies map[*analysis.Analyzer]*analysis.Analyzer
	seats  chan struct{} // bound how many run at once; nil: the driver does
}

// An analyzerResult is the result of a copy.
type analyzerResult struct {
	result      any
	diagnostics []analysis.Diagnostic
	err         error // also of an analyzer that it requires
}

// Result returns the result of the analyzer whose copy has the given result.
func Result(ofCopy any) any { return ofCopy.(*analyzerResult).result }

// copy returns the copy of a. Whatever a requires is copied too: the copies
// may hold facts, and a type of fact belongs to one analyzer.
func (c *copier) copy(a *analysis.Analyzer) *analysis.Analyzer {
	if b := c.copies[a]; b != nil {
		return b
	}
	b := *a
	b.Name += c.salt
	b.ResultType = reflect.TypeFor[*analyzerResult]()
	b.Requires = nil
	for _, required := range a.Requires {
		b.Requires = append(b.Requires, c.copy(required))
	}
	b.Run = func(pass *analysis.Pass) (any, error) {
		original := *pass
		original.Analyzer = a
		original.ResultOf = map[*analysis.Analyzer]any{}
		for _, required := range a.Requires {
			o := pass.ResultOf[c.copies[required]].(*analyzerResult)
			if o.err != nil {
				return &analyzerResult{err: o.err}, nil
			}
			original.ResultOf[required] = o.result
		}
		o := &analyzerResult{}
		original.Report = func(d analysis.Diagnostic) { o.diagnostics = append(o.diagnostics, d) }
		c.seated(func() { o.result, o.err = run(a, &original) })
		return o, nil
	}
	c.copies[a] = &b
	return &b
}

// seated does something as one of the copies that run at once.
func (c *copier) seated(do func()) {
	if c.seats != nil {
		c.seats <- struct{}{}
		defer func() { <-c.seats }()
	}
	do()
}

func run(a *analysis.Analyzer, pass *analysis.Pass) (result any, err error) {
	defer crash.Recover(&err, a.Name)
	return a.Run(pass)
}

// failures makes an error a diagnostic at the package clause, one for each line
// that is new.
func failures(pass *analysis.Pass, err error) []analysis.Diagnostic {
	if err == nil {
		return nil
	}
	clause := packageClause(pass)
	if clause == nil {
		return nil
	}
	places := position.New(pass.Fset)
	var diagnostics []analysis.Diagnostic
	told := map[string]bool{}
	for line := range strings.Lines(err.Error()) {
		if line = strings.TrimSpace(line); told[line] {
			continue
		}
		told[line] = true
		diagnostics = append(diagnostics, places.Physical(analysis.Diagnostic{Pos: clause.Pos(), End: clause.End(),
			Message: "not checked: " + line}))
	}
	return diagnostics
}

// InPlace is an [Edit] that leaves diagnostics as they are.
func InPlace(_ *analysis.Pass, diagnostics []analysis.Diagnostic) []analysis.Diagnostic {
	return diagnostics
}

// WithID is an [Edit] that ends every message with the rule's id in brackets,
// for drivers that print the message alone.
func WithID(_ *analysis.Pass, diagnostics []analysis.Diagnostic) []analysis.Diagnostic {
	for i, d := range diagnostics {
		if d.Category != "" {
			diagnostics[i].Message = d.Message + " [" + d.Category + "]"
		}
	}
	return diagnostics
}

// Anchor splits the related information of a diagnostic into its anchor, nil if it
// has none, and the others. A diagnostic of a Go file needs none.
func Anchor(fset *token.FileSet, d analysis.Diagnostic) (anchor *analysis.RelatedInformation, others []analysis.RelatedInformation) {
	if len(d.Related) == 0 || inGo(fset, d.Pos) || !inGo(fset, d.Related[0].Pos) {
		return nil, d.Related
	}
	return &d.Related[0], d.Related[1:]
}

// packageClause returns the package's name in its first file that a person wrote, or nil if there is none.
func packageClause(pass *analysis.Pass) *ast.Ident {
	for _, file := range pass.Files {
		if name := written(pass, file); name != "" {
			return clauseOf(pass.Fset, name, file)
		}
	}
	return nil
}

// written returns the name of a package's file as written; "" for declarations of cgo.
func written(pass *analysis.Pass, file *ast.File) string {
	name := cgobridge.WrittenName(pass.Fset, pass.Files, file)
	if !strings.HasSuffix(name, ".go") || strings.HasPrefix(filepath.Base(name), "_cgo_") {
		return ""
	}
	return name
}

// clauseOf returns the package's name in the source file that parsed is, or was made from. If that is gone, it is at its
// beginning.
func clauseOf(fset *token.FileSet, name string, parsed *ast.File) *ast.Ident {
	if fset.File(parsed.FileStart).Name() == name {
		return parsed.Name
	}
	if text, err := regular.ReadFile(name); err == nil {
		if original, err := parser.ParseFile(fset, name, text, parser.PackageClauseOnly); err == nil {
			return original.Name
		}
	}
	gone := fset.AddFile(name, -1, len(parsed.Name.Name))
	return &ast.Ident{NamePos: gone.Pos(0), Name: parsed.Name.Name}
}

func inGo(fset *token.FileSet, pos token.Pos) bool {
	return pos.IsValid() && strings.HasSuffix(fset.PositionFor(pos, false).Filename, ".go")
}
