package report

import (
	"path/filepath"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/ignore"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gosymbol"
)

// A Base is the shared state of the analyzers of one run: the user's settings, and the analyzers that
// others require. Drivers identify analyzers by their addresses, so those of one run are made from one
// base.
type Base struct {
	Bridge *analysis.Analyzer // its result is the [cgobridge.Package]
	Facts  *analysis.Analyzer // its result is the [gofact.Package]

	Symbols *analysis.Analyzer // its result is the [gosymbol.Finder]

	run      *cgobridge.Run
	options  *options.Options
	comments *analysis.Analyzer
}

// NewBase returns the base of a run. The options are read when the first package
// is analysed.
func NewBase(options *options.Options, run *cgobridge.Run) *Base {
	ofCgo := cgobridge.NewAnalyzer(run)
	symbols := gosymbol.New(run, ofCgo)
	bridge := gosymbol.Form(ofCgo, symbols)
	return &Base{Bridge: bridge, Facts: gofact.New(run, bridge), Symbols: symbols, run: run, options: options, comments: ignore.New(bridge)}
}

// Default is the base of the analyzers that their packages export as variables. Programs such as nogo
// import an analyzer by the name of its package, and identify analyzers by their addresses, so that
// all of those variables must share one base. It reports the rules that are on by default and is never
// changed: drivers with settings make a base of their own.
var Default = NewBase(&options.Options{}, cgobridge.NewRun(new(options.Options).Bridge))

// Requires returns the requirements of an analyzer that uses the base.
func (b *Base) Requires(others ...*analysis.Analyzer) []*analysis.Analyzer {
	return append([]*analysis.Analyzer{b.Bridge, b.comments}, others...)
}

// Analyzer returns an analyzer of the run, which lies in the package of its name and requires
// the base's analyzers and others.
func (b *Base) Analyzer(name, doc string, run func(*analysis.Pass) (any, error), others ...*analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             name,
		Doc:              doc,
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/analyzers/" + name,
		RunDespiteErrors: true,
		Run:              run,
		Requires:         b.Requires(others...),
	}
}

// AnalyzerOfClasses returns one whose result is the [Classes] of its findings.
func (b *Base) AnalyzerOfClasses(name, doc string, run func(*Base, *analysis.Pass) (any, error),
	others ...*analysis.Analyzer) *analysis.Analyzer {
	a := b.Analyzer(name, doc, func(pass *analysis.Pass) (any, error) { return run(b, pass) }, others...)
	a.ResultType = reflect.TypeFor[Classes]()
	return a
}

// Package returns the bridge's result for a pass's package, nil if that does not use cgo.
func (b *Base) Package(pass *analysis.Pass) *cgobridge.Package {
	return pass.ResultOf[b.Bridge].(*cgobridge.Package)
}

// WithFacts returns the package of a pass whose analyzer requires [Base.Facts], with the facts of its
// functions and of their callees; nil if it neither uses cgo nor calls a function with a fact.
func (b *Base) WithFacts(pass *analysis.Pass) *gofact.Package {
	return pass.ResultOf[b.Facts].(*gofact.Package)
}

// SymbolsOf returns the symbols that the package of a pass whose analyzer requires [Base.Symbols] looks up without cgo; nil if
// it imports no package for that.
func (b *Base) SymbolsOf(pass *analysis.Pass) *gosymbol.Finder {
	return pass.ResultOf[b.Symbols].(*gosymbol.Finder)
}

// WithHeader returns a pass's package that uses no cgo in the form of one that does, nil if there is no C header in its folder.
func (b *Base) WithHeader(pass *analysis.Pass) *cgobridge.Package {
	if len(pass.Files) == 0 || !slices.ContainsFunc(pass.OtherFiles, func(name string) bool { return filepath.Ext(name) == ".h" }) {
		return nil
	}
	return b.run.WithoutC(pass)
}

// Comments returns the comments by which a pass's package silences findings.
func (b *Base) Comments(pass *analysis.Pass) *ignore.Comments {
	return pass.ResultOf[b.comments].(*ignore.Comments)
}

// OnBridge is the Run of an analyzer that looks at packages that use cgo, and has
// no result.
func (b *Base) OnBridge(check func(*cgobridge.Package, *Reporter) error) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (any, error) {
		pkg := b.Package(pass)
		if pkg == nil {
			return nil, nil
		}
		return nil, b.Ask(pass, pkg, func(reporter *Reporter) error { return check(pkg, reporter) })
	}
}

// Ask calls check with a reporter of the pass. It may ask the package anything.
func (b *Base) Ask(pass *analysis.Pass, pkg *cgobridge.Package, check func(*Reporter) error) error {
	reporter, err := b.New(pass)
	if err != nil {
		return err
	}
	pkg.Ask(func() { err = check(reporter) })
	return err
}
