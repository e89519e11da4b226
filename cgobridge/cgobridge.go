// Package cgobridge is the Go side of the boundary between Go and CUDA. It normalizes every driver's
// view of a cgo package, finds the CUDA sources that the package is linked with, and follows the
// arguments of a call through the C wrapper into the kernel's parameters.
//
// The analyzer of [NewAnalyzer] reports nothing: other analyzers require its result. Nothing of
// the analysed repository is executed. Read are the files of the module and
// the include folders that its build rules name.
package cgobridge

import (
	"go/ast"
	"go/build"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// NewAnalyzer returns the analyzer that computes the *[Package] of a package. It is
// nil for a package in which no file imports "C".
func NewAnalyzer(run *Run) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "cgobridge",
		Doc:              "find the cgo calls of a package and the CUDA sources behind them",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/cgobridge",
		RunDespiteErrors: true,
		Run:              run.bridge,
		ResultType:       reflect.TypeFor[*Package](),
	}
}

// A Package is a package that uses cgo, with its C side.
type Package struct {
	Fset     *token.FileSet
	Dir      string      // folder of the package
	Files    []*ast.File // the files as they were written, those without cgo included
	Types    *types.Package
	Info     *types.Info // of Files
	standsIn bool        // Info is a copy: see StandIn
	Sizes    types.Sizes

	Calls     []*Call     // of C functions, in source order
	Preambles []*Preamble // one a file that imports "C"
	CgoFlags  CgoFlags    // of all files

	// Sources are the CUDA sources that the package can be linked with:
	// those in its folder, those that its build rules name, and those that
	// alone in the module define a function that it calls.
	Sources []*Source

	run         *Run
	side        *goSide
	cSide       *linkage
	assigned    *assignments
	assignOnce  sync.Once
	inspector   func() *inspector.Inspector // of Files
	resolve     Resolver
	holdsOthers func(ast.Expr) bool   // see [Package.ResolveBy]
	asking      sync.Mutex            // held by [Package.Ask]
	limits      limit.Set             // that were exceeded
	resources   map[string]*Resources // of C functions, by name
}

// UsesCgo reports whether a file of the package imports "C".
func (p *Package) UsesCgo() bool { return len(p.Preambles) > 0 }

// Limits returns the limits exceeded by queries to the package.
func (p *Package) Limits() limit.Set { return p.limits }

// Exceed records that a query to the package exceeds a limit.
func (p *Package) Exceed(l limit.Limit) { p.limits.Exceed(l) }

// TypeOf returns the type of an expression of Files, an invalid one if it is not known.
func (p *Package) TypeOf(e ast.Expr) types.Type {
	if t := p.Info.TypeOf(e); t != nil {
		return t
	}
	return types.Typ[types.Invalid]
}

// Underlying returns the underlying type of an expression of Files, an invalid one if it is not known.
func (p *Package) Underlying(e ast.Expr) types.Type { return p.TypeOf(e).Underlying() }

// Ask calls ask, which may query the package. Analyzers of one package run concurrently, and the
// package is not safe for that: all queries but reads of exported fields happen within ask. Ask must
// not be called within ask.
func (p *Package) Ask(ask func()) {
	p.asking.Lock()
	defer p.asking.Unlock()
	ask()
}

// Reports reports whether the run reports findings of one of the rules, so that no work is done for
// disabled rules.
func (p *Package) Reports(ids ...string) (bool, error) {
	settings, err := p.run.settings()
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(ids, func(id string) bool {
		info := rule.Lookup(id)
		return info != nil && settings.Rules.Has(info)
	}), nil
}

func (r *Run) bridge(pass *analysis.Pass) (any, error) {
	if isStandardLibrary(pass) {
		return (*Package)(nil), nil
	}
	side, err := r.readGo(pass)
	if err != nil || side == nil {
		return (*Package)(nil), err
	}
	// The types of the Go side and the meaning of the sources take most of the
	// time; neither needs the other.
	checked := make(chan error, 1)
	go func() { checked <- side.check(pass) }()
	pkg := &Package{
		run:       r,
		Fset:      pass.Fset,
		Dir:       filepath.Dir(side.cgo[0].name),
		Files:     side.files,
		Sizes:     pass.TypesSizes,
		side:      side,
		inspector: inspectorOf(side.files),
	}
	for _, file := range side.cgo {
		preamble, flags := newPreamble(pass.Fset, file)
		pkg.Preambles = append(pkg.Preambles, preamble)
		pkg.CgoFlags.add(flags)
	}
	failed := pkg.readSources()
	if err := <-checked; err != nil {
		return (*Package)(nil), err
	}
	if failed != nil {
		return (*Package)(nil), failed
	}
	pkg.Types, pkg.Info, pkg.Calls = side.pkg, side.info, side.calls()
	pkg.cSide.link()
	return pkg, nil
}

// isStandardLibrary reports whether the package is part of Go itself, which
// analyzers with facts are run on as on any other dependency.
func isStandardLibrary(pass *analysis.Pass) bool {
	if len(pass.Files) == 0 {
		return true
	}
	first, _, _ := strings.Cut(pass.Pkg.Path(), "/")
	if strings.Contains(first, ".") {
		return false
	}
	name := WrittenName(pass.Fset, pass.Files, pass.Files[0])
	return strings.HasPrefix(name, filepath.Join(build.Default.GOROOT, "src")+string(filepath.Separator))
}

// WithoutC returns a package that uses no cgo in the form of one that does, for
// analyzers that know of functions in other packages. It has no calls and no
// sources.
func (r *Run) WithoutC(pass *analysis.Pass) *Package {
	return &Package{
		run:       r,
		Fset:      pass.Fset,
		Files:     pass.Files,
		Types:     pass.Pkg,
		Info:      pass.TypesInfo,
		Sizes:     pass.TypesSizes,
		side:      &goSide{files: pass.Files, pkg: pass.Pkg, info: pass.TypesInfo},
		inspector: inspectorOf(pass.Files),
	}
}

// StandIn sets the type of an expression that represents something for which the source has no expression. The pass's own types
// are left as they are.
func (p *Package) StandIn(e ast.Expr, t types.Type) { p.StandInConstant(e, t, nil) }

// StandInConstant is StandIn for an expression with a constant value.
func (p *Package) StandInConstant(e ast.Expr, t types.Type, value constant.Value) {
	p.ownInfo()
	p.Info.Types[e] = types.TypeAndValue{Type: t, Value: value}
}

// StandFor sets the object that such an identifier denotes.
func (p *Package) StandFor(id *ast.Ident, o types.Object) {
	p.ownInfo()
	p.Info.Uses[id] = o
}

func (p *Package) ownInfo() {
	if !p.standsIn {
		info := *p.Info
		info.Types, info.Uses = maps.Clone(info.Types), maps.Clone(info.Uses)
		p.Info, p.standsIn = &info, true
	}
}

func inspectorOf(files []*ast.File) func() *inspector.Inspector {
	return sync.OnceValue(func() *inspector.Inspector { return inspector.New(files) })
}

// LinkFolder finds the CUDA sources of a package that uses no cgo: those in its
// folder, and those that its go:generate lines compile.
func (p *Package) LinkFolder() error {
	if p.cSide != nil || len(p.Files) == 0 {
		return nil
	}
	p.Dir = filepath.Dir(p.Fset.File(p.Files[0].FileStart).Name())
	if err := p.readSources(); err != nil {
		return err
	}
	p.cSide.link()
	return nil
}

// IsC reports whether an expression names the pseudo package C.
func (p *Package) IsC(e ast.Expr) bool { return p.side.isC(e) }
