// Package launchparams checks the kernel launches that Go makes through the
// driver or runtime API.
//
//   - launch-config: a constant grid, block or amount of dynamic shared memory
//     that no device accepts; those of the linked CUDA sources are checked with
//     their other rules;
//   - launch-kernel-name: the name under which Go looks up a kernel is no kernel
//     of the linked sources, or one with C++ linkage;
//   - launch-params-signature: the values given for a kernel's parameters are not
//     what its parameter list wants, in number, size or kind;
//   - launch-params-go-memory: the array of pointers to the values holds Go
//     pointers that are not pinned.
//
// A Go helper that takes the kernel, its name or the values from its caller is
// checked where it is called, in other packages as well.
package launchparams

import (
	"go/ast"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// New returns the analyzer.
func New(base *report.Base) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "launchparams",
		Doc:              "check the configuration, the kernel and the parameters of kernel launches",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/analyzers/launchparams",
		RunDespiteErrors: true,
		Run:              func(pass *analysis.Pass) (any, error) { return run(base, pass) },
		Requires:         base.Requires(),

		FactTypes:  []analysis.Fact{new(Helps)},
		ResultType: reflect.TypeFor[*Found](),
	}
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	pkg := base.WithHelpers(pass)
	if pkg == nil {
		return (*Found)(nil), nil
	}
	found := &Found{Package: pkg}
	return found, base.Ask(pass, pkg, func(reporter *report.Reporter) error {
		found.classes = reporter.Classes()
		c := &checker{Package: pkg, pass: pass, reporter: reporter, found: found}
		return c.check()
	})
}

// check checks the package's own launches and its calls of helpers.
func (c *checker) check() error {
	c.findHelpers()
	if len(c.calls) > 0 {
		if err := c.LinkFolder(); err != nil {
			return err
		}
	}
	for _, call := range c.Calls {
		api, ok := headers.Lookup(call.Name)
		if !ok {
			continue
		}
		switch api.Operation {
		case headers.LookUp:
			c.lookup(call.Expr, api)
		case headers.Launch:
			l := c.launchOf(call.Expr, api)
			c.config(l)
			c.memory(l)
			c.signature(l)
		}
	}
	c.helperCalls()
	c.cSide()
	c.exportFacts()
	return nil
}

// Found is what a package does with kernels, itself or through helpers.
type Found struct {
	Package  *cgobridge.Package
	LookUps  []LookUp // by constant names
	Launches []Launched
	classes  report.Classes
}

// ClassesOf returns the classes of what was reported.
func (f *Found) ClassesOf() report.Classes {
	if f == nil {
		return nil
	}
	return f.classes
}

// A LookUp is a call that looks up the kernel of a name.
type LookUp struct {
	Call *ast.CallExpr
	Name string
}

// A Launched is a call that launches a kernel with values that are written down.
type Launched struct {
	Call   *ast.CallExpr
	Kernel *sema.Function // nil if it is not known
	Values []ast.Expr     // one for each parameter; nil where the value is not known
}

func newLaunched(l launch, kernel *sema.Function, values []value) Launched {
	launched := Launched{Call: l.call, Kernel: kernel}
	for _, v := range values {
		launched.Values = append(launched.Values, v.expr)
	}
	return launched
}

type checker struct {
	*cgobridge.Package
	pass     *analysis.Pass
	reporter *report.Reporter
	found    *Found
	helpers  map[*types.Func]*helper
	calls    []helperCall              // of helpers, in this package
	lookups  map[*types.Var][]ast.Expr // names under which a kernel variable is looked up
	tuned    *bool                     // see optsIn
	elements map[*types.Var][]elementStore
}

// A launch is a call of Go that launches a kernel. Expressions that the call
// does not have are nil.
type launch struct {
	call        *ast.CallExpr
	kernel      ast.Expr
	grid, block []ast.Expr // three each, or one dim3
	shared      ast.Expr
	params      ast.Expr   // array of pointers to the values
	pointers    []ast.Expr // the pointers themselves, where a helper takes them one by one
	values      []value    // where a helper takes the values themselves
	name        ast.Expr   // the kernel's, where a helper takes that
	constant    string     // the kernel's name, where a helper always launches the same
	copy        *Copy      // how a helper copies the values that params holds or points to, if it does
	pinned      bool       // a helper pins what it is given
}

func (c *checker) launchOf(call *ast.CallExpr, api headers.API) launch {
	arg := func(r headers.Role, offset int) ast.Expr {
		if i, ok := api.Param(r); ok && i+offset < len(call.Args) {
			return call.Args[i+offset]
		}
		return nil
	}
	l := launch{call: call, kernel: arg(headers.Function, 0), shared: arg(headers.Shared, 0), params: arg(headers.Args, 0)}
	dimensions := func(r headers.Role) []ast.Expr {
		if !api.Driver {
			return []ast.Expr{arg(r, 0)}
		}
		return []ast.Expr{arg(r, 0), arg(r, 1), arg(r, 2)}
	}
	if _, ok := api.Param(headers.Grid); ok {
		l.grid, l.block = dimensions(headers.Grid), dimensions(headers.Block)
	}
	return l
}
