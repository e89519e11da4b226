// Package gosymbol finds the symbols of C libraries that Go code without cgo binds to Go
// functions, or calls by their addresses: through package purego, syscall and
// golang.org/x/sys/windows.
package gosymbol

import (
	"go/ast"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gotext"
)

// A Binding is a Go function variable bound to a symbol.
type Binding struct {
	Symbol string
	Type   *types.Signature // of the variable
	Var    *types.Var       // nil if it is not known
	At     ast.Node         // the registration, an entry of a table, or the call of a helper
}

// A Call is a call of a symbol by its address, with arguments that are words.
type Call struct {
	Symbol string
	Args   []ast.Expr // of the symbol
	At     *ast.CallExpr
	Status bool // the first result is the symbol's status, or an error made of it
	Others bool // some argument is one of the function that is called, and no constant
	Again  bool // the function that is called has the call of the symbol
}

// A Finder knows the symbols of one package.
type Finder struct {
	*cgobridge.Package
	Bindings []Binding
	Calls    []Call

	helpers map[any]Helper // by *types.Func, or *types.Var that holds a literal
	callers map[*types.Func]caller
	texts   *gotext.Finder
	bound   map[*types.Var]string  // the symbols that function variables always have
	others  map[types.Object]*Fact // of other packages
	storers map[*types.Func]Storer
	stored  map[*types.Var][]ast.Expr // names of the symbols whose addresses are stored through pointers
}

// A Helper binds a symbol for its callers.
type Helper struct {
	Function  Place // the pointer to the function variable, or none
	TypeParam int   // the type of the function, or none
	Name      Place
}

// New returns the analyzer that computes the *[Finder] of a package: nil for one that imports nothing that gives symbols. Bridge is the
// analyzer that knows of cgo.
func New(run *cgobridge.Run, bridge *analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "cudavetsymbols",
		Doc:              "find the symbols of C libraries that Go gets without cgo",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/cgobridge/gosymbol",
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			others := importedFacts(pass)
			if !mayHave(pass.Files) && len(others) == 0 || cgobridge.IsStandard(pass.Pkg.Path()) {
				return (*Finder)(nil), nil
			}
			pkg := pass.ResultOf[bridge].(*cgobridge.Package)
			if pkg == nil {
				pkg = run.WithoutC(pass)
			}
			var f *Finder
			pkg.Ask(func() {
				f = find(pkg, others)
				f.findBound()
				f.export(pass)
			})
			return f, nil
		},
		Requires:   []*analysis.Analyzer{bridge},
		FactTypes:  []analysis.Fact{new(Fact)},
		ResultType: reflect.TypeFor[*Finder](),
	}
}

func find(pkg *cgobridge.Package, others map[types.Object]*Fact) *Finder {
	f := &Finder{
		Package: pkg, helpers: map[any]Helper{}, callers: map[*types.Func]caller{}, storers: map[*types.Func]Storer{},
		texts: gotext.New(pkg), others: others,
	}
	for range maxHelpers {
		known := len(f.helpers) + len(f.callers) + len(f.storers)
		f.stored = map[*types.Var][]ast.Expr{}
		for _, file := range f.Files {
			for n := range ast.Preorder(file) {
				switch n := n.(type) {
				case *ast.AssignStmt:
					f.storeThrough(n)
				case *ast.CallExpr:
					f.storeBy(n)
				}
			}
		}
		f.Bindings, f.Calls = nil, nil
		for _, file := range f.Files {
			for _, decl := range file.Decls {
				f.declaration(decl)
			}
		}
		if len(f.helpers)+len(f.callers)+len(f.storers) == known {
			break
		}
	}
	return f
}

// maxHelpers bounds how many helpers may call each other in a row.
const maxHelpers = 4

// mayHave reports whether files import a package that looks up symbols.
func mayHave(files []*ast.File) bool {
	for _, file := range files {
		for _, spec := range file.Imports {
			if path := strings.Trim(spec.Path.Value, `"`); isPurego(path) || isWindows(path) {
				return true
			}
		}
	}
	return false
}

func isPurego(path string) bool { return path == "purego" || strings.HasSuffix(path, "/purego") }

func isWindows(path string) bool {
	return path == "syscall" || strings.HasSuffix(path, "golang.org/x/sys/windows")
}

// declaration looks at the calls of a declaration.
func (f *Finder) declaration(decl ast.Decl) {
	ast.PreorderStack(decl, nil, func(n ast.Node, stack []ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		r := registration{Finder: f, call: call, stack: stack}
		if !r.bindsEach() {
			if function, name, of, ok := r.binds(); ok {
				r.bind(function, of, name)
			}
		}
		f.called(call, decl)
		return true
	})
}

// isFunc reports whether a call is one of a function of that name of package purego.
func (f *Finder) isFunc(call *ast.CallExpr, name string) bool {
	fn := f.function(call.Fun)
	return fn != nil && fn.Name() == name && fn.Pkg() != nil && isPurego(fn.Pkg().Path()) && fn.Signature().Recv() == nil
}

// function returns the declared function or method that an expression is, looked through variables and parameters that hold nothing else.
func (f *Finder) function(e ast.Expr) *types.Func {
	for range maxSteps {
		id := cgobridge.CalleeIdent(e)
		if id == nil {
			return nil
		}
		switch o := f.Info.Uses[id].(type) {
		case *types.Func:
			return o.Origin()
		case *types.Var:
			values, known := f.AssignedTo(o)
			if args, ok := f.ArgumentsOf(o); ok {
				values, known = args, true
			}
			if !known || len(values) != 1 {
				return nil
			}
			e = values[0]
		default:
			return nil
		}
	}
	return nil
}

// A registration is a call that may bind a symbol, with its context.
type registration struct {
	*Finder
	call  *ast.CallExpr
	stack []ast.Node
}

// binds returns the function variable's address, or its type where a helper makes the
// variable, and the symbol's name, which a call binds to each other.
func (r registration) binds() (function, name ast.Expr, of types.Type, ok bool) {
	args := r.call.Args
	switch {
	case r.call.Ellipsis.IsValid():
	case r.isFunc(r.call, "RegisterLibFunc") && len(args) == 3:
		return args[0], args[2], nil, true
	case r.isFunc(r.call, "RegisterFunc") && len(args) == 2:
		name := r.symbolName(args[1])
		return args[0], name, nil, name != nil
	}
	id := cgobridge.CalleeIdent(r.call.Fun)
	if id == nil || r.call.Ellipsis.IsValid() {
		return nil, nil, nil, false
	}
	h, known := r.helperNamed(id)
	if !known {
		return nil, nil, nil, false
	}
	if name = r.argumentAt(r.call, h.Name); name == nil {
		return nil, nil, nil, false
	}
	if h.TypeParam != none {
		inst, ok := r.Info.Instances[id]
		if !ok || h.TypeParam >= inst.TypeArgs.Len() {
			return nil, nil, nil, false
		}
		return nil, name, inst.TypeArgs.At(h.TypeParam), true
	}
	function = r.argumentAt(r.call, h.Function)
	return function, name, nil, function != nil
}

// helperNamed returns the helper that an identifier names: a function, a method, or a variable that
// holds nothing but a literal or a function that is one.
func (f *Finder) helperNamed(id *ast.Ident) (Helper, bool) {
	switch o := f.Info.Uses[id].(type) {
	case *types.Func:
		if h, ok := f.helpers[o.Origin()]; ok {
			return h, true
		}
		if fact := f.others[o.Origin()]; fact != nil && fact.Helper != nil {
			return *fact.Helper, true
		}
		return Helper{}, false
	case *types.Var:
		if h, ok := f.helpers[o]; ok {
			return h, true
		}
		values, _ := f.AssignedTo(o) // others are for tests
		for _, value := range values {
			if fn := f.function(value); fn != nil {
				if h, ok := f.helpers[fn]; ok {
					return h, true
				}
			}
		}
	}
	return Helper{}, false
}

// bind notes the binding of a function variable, or of one of a type, to the symbol of a name.
func (r registration) bind(function ast.Expr, of types.Type, name ast.Expr) {
	h, owner := r.helperAround(function, of, name)
	if owner != nil && len(h.Name.Fields) > 0 { // the callers know more
		r.helpers[owner] = h
		return
	}
	if symbol, ok := r.text(name); ok {
		if t, v := r.target(function, of); t != nil {
			r.Bindings = append(r.Bindings, Binding{symbol, t, v, r.call})
			return
		}
	}
	if !r.table(function, name) && owner != nil {
		r.helpers[owner] = h
	}
}

// helperAround returns the outermost function around a registration that makes it for its callers, and how.
func (r registration) helperAround(function ast.Expr, of types.Type, name ast.Expr) (h Helper, owner any) {
	for _, n := range r.stack {
		var params *types.Signature
		var key any
		switch n := n.(type) {
		case *ast.FuncDecl:
			if fn, ok := r.Info.Defs[n.Name].(*types.Func); ok {
				params, key = fn.Signature(), fn
			}
		case *ast.FuncLit:
			params, _ = r.Info.TypeOf(n).(*types.Signature)
			if v := r.holder(n); v != nil {
				key = v
			}
		}
		if params == nil || key == nil {
			continue
		}
		found := Helper{r.placeOf(params, function), r.typeParameter(params, function, of), r.placeOf(params, name)}
		if found.Name.isKnown() && (found.Function.isKnown() || found.TypeParam != none) {
			h, owner = found, key
		}
	}
	return h, owner
}

// holder returns the variable that holds a function literal and nothing else.
func (r registration) holder(lit *ast.FuncLit) *types.Var {
	for i := len(r.stack) - 1; i >= 0; i-- {
		if assign, ok := r.stack[i].(*ast.AssignStmt); ok && len(assign.Lhs) == len(assign.Rhs) {
			for j, e := range assign.Rhs {
				if ast.Unparen(e) == lit {
					return r.only(assign.Lhs[j], lit)
				}
			}
		}
		if spec, ok := r.stack[i].(*ast.ValueSpec); ok && len(spec.Names) == len(spec.Values) {
			for j, e := range spec.Values {
				if ast.Unparen(e) == lit {
					return r.only(spec.Names[j], lit)
				}
			}
		}
	}
	return nil
}

func (r registration) only(e ast.Expr, lit *ast.FuncLit) *types.Var {
	v := r.VariableOf(e)
	if v == nil {
		return nil
	}
	if values, known := r.AssignedTo(v); !known || len(values) != 1 || ast.Unparen(values[0]) != lit {
		return nil
	}
	return v
}

// typeParameter returns the index of the type parameter that is the type of the function variable.
func (r registration) typeParameter(sig *types.Signature, function ast.Expr, of types.Type) int {
	if function != nil {
		if p, ok := r.TypeOf(function).Underlying().(*types.Pointer); ok {
			of = p.Elem()
		}
	}
	tp, ok := types.Unalias(of).(*types.TypeParam)
	if of == nil || !ok || r.placeOf(sig, function).isKnown() {
		return none
	}
	for i := range sig.TypeParams().Len() {
		if sig.TypeParams().At(i) == tp {
			return i
		}
	}
	return none
}

// target returns the type of the function variable that an expression is the address of, and the variable.
func (r registration) target(function ast.Expr, of types.Type) (*types.Signature, *types.Var) {
	var v *types.Var
	if function != nil {
		e := r.Assigned(function)
		if _, isField := e.(*ast.SelectorExpr); isField {
			e = r.texts.Value(nil, e)
		}
		if unary, ok := e.(*ast.UnaryExpr); ok {
			v = r.VariableOf(unary.X)
		}
		if p, ok := r.TypeOf(e).Underlying().(*types.Pointer); ok {
			of = p.Elem()
		}
	}
	if of == nil {
		return nil, nil
	}
	sig, _ := of.Underlying().(*types.Signature)
	return sig, v
}

// text returns the constant that a name is.
func (f *Finder) text(e ast.Expr) (string, bool) {
	if e == nil {
		return "", false
	}
	text, ok := f.texts.One(nil, e)
	text, _, _ = strings.Cut(text, "\x00")
	return text, ok && text != ""
}
