// Package golaunch finds the kernel launches that Go code makes through the driver or
// runtime API, with the kernel and the values that each gives, and the Go helpers that
// look up and launch kernels for their callers.
package golaunch

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/fixpoint"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/gotext"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/ptx"
)

// A Finder finds the launches of one package. It is used within [cgobridge.Package.Ask].
type Finder struct {
	*cgobridge.Package
	imported func(*types.Func) *Helps
	helpers  map[*types.Func]*helper
	calls    []helperCall // of helpers, in this package
	closures []closureLookUp
	lookups  map[*types.Var][]lookUp // assigned to a kernel variable
	loads    map[*types.Var][]loaded // assigned to a module variable
	texts    *gotext.Finder
	sources  map[sourceKey]*Image                     // that NVRTC compiles; nil for those that are not known
	defines  bool                                     // it gives NVRTC options
	modules  map[string]*ptx.Module                   // of images, by their text; nil for those that are no PTX
	tables   *fixpoint.Solver[*ast.Ident, []ast.Expr] // by their uses
	values   Values
}

// Values answers what the arguments of C functions are.
type Values interface {
	Number(ast.Expr) (int64, bool)                  // an integer
	Text(ast.Expr) (string, bool)                   // a string, or what a string lies behind; the name of a kernel
	Passed(*ast.CallExpr) ([]gomemory.Passed, bool) // by a launch to its kernel
}

// ComputeBy has values answer what the arguments of C functions are.
func (f *Finder) ComputeBy(values Values) { f.values = values }

// New returns a finder for a package. Imported returns the summary of a function of another package,
// nil if it has none.
func New(pkg *cgobridge.Package, imported func(*types.Func) *Helps) *Finder {
	f := &Finder{Package: pkg, imported: imported, texts: gotext.New(pkg)}
	f.tables = fixpoint.New(f.findTable, slices.Equal)
	f.modules, f.sources = map[string]*ptx.Module{}, map[sourceKey]*Image{}
	f.findHelpers()
	return f
}

// CallsHelpers reports whether the package calls any helper.
func (f *Finder) CallsHelpers() bool { return len(f.calls) > 0 }

// Helpers returns the summaries of the package's functions.
func (f *Finder) Helpers() map[*types.Func]*Helps {
	helps := map[*types.Func]*Helps{}
	for fn, h := range f.helpers {
		if h != nil && h.decl != nil {
			h.Pins = h.Pins || f.Pinned(h.decl).Any
			helps[fn] = &h.Helps
		}
	}
	return helps
}

// A LookUp is a call that looks up the kernel of a name, or one round of a loop in which a call does.
type LookUp struct {
	At   ast.Node // the call, or the element that the loop is at
	Call *ast.CallExpr
	Name string
	from lookUp
}

// LookUps returns the calls, of the API or of helpers, that look up kernels by names that
// are constant.
func (f *Finder) LookUps() []LookUp {
	return f.LookUpsAmong(func(*ast.CallExpr) bool { return true })
}

// LookUpsAmong is LookUps for some calls.
func (f *Finder) LookUpsAmong(is func(*ast.CallExpr) bool) []LookUp {
	var list []LookUp
	add := func(call *ast.CallExpr, from lookUp) {
		for _, one := range f.rounds(from) {
			at := ast.Node(call)
			if one.row != nil {
				at = one.row.At
			}
			if text, ok := f.name(one.row, one.name); ok {
				list = append(list, LookUp{at, call, text, one})
			}
		}
	}
	for _, call := range f.Calls {
		if api, ok := headers.Lookup(call.Name); ok && api.Operation == headers.LookUp && is(call.Expr) {
			if from := lookUpOf(call.Expr, api); from.name != nil {
				add(call.Expr, from)
			}
		}
	}
	for _, call := range f.calls {
		if from := call.lookUp(); from.name != nil && is(call.CallExpr) {
			add(call.CallExpr, from)
		}
	}
	for _, c := range f.closures {
		if is(c.call) {
			add(c.call, c.from)
		}
	}
	return list
}

// rounds returns a look-up for each iteration of the loop that determines its operands; itself where none does.
func (f *Finder) rounds(from lookUp) []lookUp {
	rows := f.texts.Rows(from.name, from.image)
	if len(rows) == 0 {
		return []lookUp{from}
	}
	var list []lookUp
	for _, row := range rows {
		from.row = row
		list = append(list, from)
	}
	return list
}

// name returns the one name that an expression is, without the zero that ends it.
func (f *Finder) name(row *gotext.Row, e ast.Expr) (string, bool) {
	text, ok := "", false
	if row == nil && f.values != nil {
		text, ok = f.values.Text(e)
	}
	if !ok {
		text, ok = f.texts.One(row, e)
	}
	text, _, _ = strings.Cut(text, "\x00")
	return text, ok && text != ""
}

// LooksUpKernel reports whether a function looks up a kernel by its name.
func LooksUpKernel(api headers.API) bool {
	return api.Name == "cuModuleGetFunction" || api.Name == "cuLibraryGetKernel"
}

// lookUpOf returns how a call of the API looks up a kernel; it has no name if
// the call looks up something else.
func lookUpOf(call *ast.CallExpr, api headers.API) lookUp {
	i, ok := api.Param(headers.Name)
	if !ok || i >= len(call.Args) || !LooksUpKernel(api) {
		return lookUp{}
	}
	l := lookUp{name: call.Args[i]}
	if i, ok := api.Param(headers.Object); ok && i < len(call.Args) {
		l.module = call.Args[i]
	}
	return l
}

// A Launch is a call of Go that launches a kernel, itself or through a helper.
// Expressions that the call does not have are nil.
type Launch struct {
	Call        *ast.CallExpr
	Kernel      ast.Expr
	Grid, Block []ast.Expr // three each, or one dim3; of a helper's those that it is given

	GridIs, BlockIs [3]launchconfig.Number // those that are constants of a helper's

	Shared   ast.Expr
	Params   ast.Expr   // array of pointers to the values
	Pointers []ast.Expr // the pointers themselves, where a helper takes them one by one
	Values   []Value    // where a helper takes the values themselves
	Name     ast.Expr   // the kernel's, where a helper takes that
	Constant string     // the kernel's name, where a helper always launches the same
	from     lookUp     // how a helper looks up the kernel
	Copy     *Copy      // how a helper copies the values that Params holds or points to, if it does
	Pinned   bool       // a helper pins its argument, or no cgo is used: Go checks no pointers
	ByHelper bool
	Runtime  bool // by the runtime API, which has no names
	InC      bool // a function in C makes it of the kernel that it is given
}

// GivesValues reports whether the values of the kernel's arguments are known in some way.
func (l Launch) GivesValues() bool { return l.Params != nil || l.Pointers != nil || l.Values != nil }

// Launches returns the package's launches: those by the API, then those by helpers.
func (f *Finder) Launches() []Launch {
	var list []Launch
	for _, call := range f.Calls {
		if l, ok := f.launchIn(call); ok {
			l.Pinned = call.BySymbol != nil
			list = append(list, l)
		}
	}
	for _, call := range f.calls {
		if h := call.helper; h.Kernel != none || h.Launched != none || h.Constant != "" {
			list = append(list, f.launchBy(call))
		}
	}
	return list
}

// launchIn returns the launch that a call of a C function makes: of the API, or of one that
// is given the kernel.
func (f *Finder) launchIn(call *cgobridge.Call) (Launch, bool) {
	api, ok := headers.Lookup(call.Name)
	if i, reads := describedBy(call.Name); reads && i < len(call.Expr.Args) {
		l := Launch{Call: call.Expr}
		if ok && api.Operation == headers.Launch {
			l = f.launchOf(call.Expr, api)
		}
		return l, f.describe(&l, call.Expr.Args[i], strings.HasPrefix(call.Name, "cuda"))
	}
	if ok {
		l := f.launchOf(call.Expr, api)
		if headers.IsHIP(call.Name) { // whose limits are others, but for the threads of a block
			l.Grid, l.Shared = nil, nil
		}
		return l, api.Operation == headers.Launch
	}
	summary := f.CallSummary(call)
	if summary == nil || summary.Launch == nil {
		return Launch{}, false
	}
	given := summary.Launch
	arg := func(i int) ast.Expr {
		if i >= 0 && i < len(call.Expr.Args) {
			return call.Expr.Args[i]
		}
		return nil
	}
	l := Launch{Call: call.Expr, Kernel: arg(given.Kernel), Params: arg(given.Params), InC: true}
	for i := range 3 {
		l.Grid, l.Block = append(l.Grid, arg(given.Grid[i])), append(l.Block, arg(given.Block[i]))
	}
	for _, v := range given.Values {
		l.Values = append(l.Values, f.givenValue(arg(v.Param), v.Pointed))
	}
	return l, true
}

// givenValue returns the value that an argument of a C function is, or points to.
func (f *Finder) givenValue(arg ast.Expr, pointed bool) Value {
	switch {
	case arg == nil:
		return Value{}
	case pointed:
		return f.pointedTo([]ast.Expr{arg})[0]
	}
	return Value{Expr: arg, Kind: f.KindOf(f.Info.TypeOf(arg))}
}

func (f *Finder) launchOf(call *ast.CallExpr, api headers.API) Launch {
	arg := func(r headers.Role, offset int) ast.Expr {
		if i, ok := api.Param(r); ok && i+offset < len(call.Args) {
			return call.Args[i+offset]
		}
		return nil
	}
	l := Launch{Call: call, Runtime: !api.Driver, Kernel: arg(headers.Function, 0), Shared: arg(headers.Shared, 0), Params: arg(headers.Args, 0)}
	dimensions := func(r headers.Role) []ast.Expr {
		if !api.Driver {
			return []ast.Expr{arg(r, 0)}
		}
		return []ast.Expr{arg(r, 0), arg(r, 1), arg(r, 2)}
	}
	if _, ok := api.Param(headers.Grid); ok {
		l.Grid, l.Block = dimensions(headers.Grid), dimensions(headers.Block)
	}
	return l
}
