package gosymbol

import (
	"go/ast"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/prototype"
)

// Form returns the analyzer whose result is the *[cgobridge.Package] in which calls of symbols of CUDA's libraries have the form of calls
// of C functions. Bridge is the analyzer that knows of cgo, symbols that of [New].
func Form(bridge, symbols *analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "cudavetform",
		Doc:              "bring calls of C functions into one form, whichever way Go makes them",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/cgobridge/gosymbol",
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			pkg := pass.ResultOf[bridge].(*cgobridge.Package)
			f := pass.ResultOf[symbols].(*Finder)
			if f == nil {
				return pkg, nil
			}
			f.Ask(func() {
				if calls := f.ofCUDA(); len(calls) > 0 {
					pkg = f.InOneForm(calls)
				}
			})
			return pkg, nil
		},
		Requires:   []*analysis.Analyzer{bridge, symbols},
		ResultType: reflect.TypeFor[*cgobridge.Package](),
	}
}

// findBound finds out which symbols function variables always have.
func (f *Finder) findBound() {
	f.bound = map[*types.Var]string{}
	for o, fact := range f.others {
		if v, ok := o.(*types.Var); ok && fact.Symbol != "" {
			f.bound[v] = fact.Symbol
		}
	}
	several := map[*types.Var]bool{}
	for _, b := range f.Bindings {
		if b.Var == nil {
			continue
		}
		v := b.Var.Origin()
		known, ok := f.bound[v]
		switch {
		case !ok && !f.isReplaced(v):
			f.bound[v] = b.Symbol
		case ok && unversioned(known) != unversioned(b.Symbol):
			several[v] = true
		case ok && b.Symbol > known: // one with _v2, where there is that
			f.bound[v] = b.Symbol
		}
	}
	for v := range several {
		delete(f.bound, v)
	}
}

func unversioned(symbol string) string {
	symbol = strings.TrimSuffix(strings.TrimSuffix(symbol, "_ptsz"), "_ptds")
	if base, version, ok := strings.Cut(symbol, "_v"); ok && len(version) == 1 {
		return base
	}
	return symbol
}

// isReplaced reports whether a variable that gets a symbol also gets another function, tests apart.
func (f *Finder) isReplaced(v *types.Var) bool {
	values, results, _ := f.GivenTo(v)
	for _, value := range values {
		if !f.Info.Types[value].IsNil() && !f.isOfTest(value) {
			return true
		}
	}
	return len(results) > 0
}

// Replaces reports whether the package gives some variable that has a symbol another function, as tests do: whatever the symbol
// would load or find need not be there.
func (f *Finder) Replaces() bool {
	for v := range f.bound {
		if values, results, _ := f.GivenTo(v); len(results) > 0 || slices.ContainsFunc(values, func(e ast.Expr) bool { return !f.Info.Types[e].IsNil() }) {
			return true
		}
	}
	return false
}

func (f *Finder) isOfTest(n ast.Node) bool {
	file := f.Fset.File(n.Pos())
	return file != nil && strings.HasSuffix(file.Name(), "_test.go")
}

// ofCUDA returns the calls of symbols of CUDA's libraries.
func (f *Finder) ofCUDA() map[*ast.CallExpr]cgobridge.SymbolCall {
	made := map[*ast.CallExpr]string{} // calls that make a function of a symbol
	for _, b := range f.Bindings {
		if call, ok := b.At.(*ast.CallExpr); ok && b.Var == nil {
			made[call] = b.Symbol
		}
	}
	calls := map[*ast.CallExpr]cgobridge.SymbolCall{}
	for _, call := range f.Calls {
		if isOfCUDA(call.Symbol) && !call.Others {
			calls[call.At] = cgobridge.SymbolCall{Symbol: call.Symbol, Args: call.Args, Status: call.Status}
		}
	}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			call, ok := n.(*ast.CallExpr)
			if !ok || call.Ellipsis.IsValid() {
				continue
			}
			if symbol := f.symbolOf(call.Fun, made); symbol != "" && isOfCUDA(symbol) {
				calls[call] = cgobridge.SymbolCall{Symbol: symbol, Args: call.Args, Status: true}
			}
		}
	}
	return calls
}

func isOfCUDA(symbol string) bool {
	if _, ok := headers.Lookup(symbol); ok || headers.ReturnsStatus(symbol) {
		return true
	}
	_, ok := prototype.Of(symbol)
	return ok
}

// symbolOf returns the symbol that a function always is, "" if it is none.
func (f *Finder) symbolOf(fun ast.Expr, made map[*ast.CallExpr]string) string {
	for range maxSteps {
		fun = ast.Unparen(fun)
		if call, ok := fun.(*ast.CallExpr); ok {
			return made[call]
		}
		v := f.VariableOf(fun)
		if v == nil {
			return ""
		}
		if symbol := f.bound[v.Origin()]; symbol != "" {
			return symbol
		}
		values, known := f.AssignedTo(v)
		results := f.Results(v)
		switch {
		case len(results) == 1 && len(values) == 0 && results[0].Index == 0:
			return made[results[0].Call]
		case !known || len(values) != 1:
			return ""
		}
		fun = values[0]
	}
	return ""
}
