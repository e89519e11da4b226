package gosymbol

import (
	"go/ast"
	"go/types"
	"regexp"

	"github.com/cudavet/cudavet/cgobridge"
)

// A caller is a function that calls a symbol for its callers, with the arguments that these give. Indices are those of parameters.
type caller struct {
	name   int       // of the symbol, or none
	fixed  string    // the symbol, if it is always the same
	symbol int       // its address or procedure, or none
	args   []callArg // of the symbol
	rest   bool      // the variadic parameter has the arguments behind these
	status bool      // its first result is the symbol's status, or an error made of it
	others bool      // some argument is its own, and no constant
}

// A callArg is an argument that a caller hands on: a parameter's, or one of its own.
type callArg struct {
	param int // none for its own
	own   ast.Expr
}

// called notes a call, within a declaration, of a symbol by its address, if that is one.
func (f *Finder) called(call *ast.CallExpr, in ast.Decl) {
	var name, address ast.Expr
	args := call.Args
	sel, _ := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	fn := f.function(call.Fun)
	by, known := f.callers[fn]
	if fact := f.others[fn]; fn != nil && !known && fact != nil && fact.Caller != nil {
		by, known = f.callerOf(call, fact.Caller), true
	}
	if fn == nil || !known {
		by = caller{status: true}
	}
	switch {
	case known && fn != nil:
		var ok bool
		if name, address, args, ok = by.at(call); !ok {
			return
		}
	case f.isFunc(call, "SyscallN") && len(args) > 0:
		address, args = args[0], args[1:]
	case sel != nil && sel.Sel.Name == "Call" && fn != nil && f.isProcedureMethod(fn):
		address = sel.X
	case f.isSyscall(call):
		address, args = args[0], f.counted(call)
	default:
		return
	}
	if name == nil {
		name = f.symbolName(address)
	}
	symbol, ok := f.text(name)
	if by.fixed != "" {
		symbol, ok = by.fixed, true
	}
	if ok && !call.Ellipsis.IsValid() {
		f.Calls = append(f.Calls, Call{symbol, args, call, by.status, by.others, by.fixed != ""})
	}
	f.callsFor(in, callee{name, address, symbol, by.others}, call, args)
}

// A callee is the symbol that a call calls, as far as it is known.
type callee struct {
	name, address ast.Expr
	symbol        string
	others        bool // see [Call]
}

// isSyscall reports whether a call is one of syscall.SyscallN, Syscall, Syscall6 … of Windows.
func (f *Finder) isSyscall(call *ast.CallExpr) bool {
	fn := f.function(call.Fun)
	if fn == nil || fn.Pkg() == nil || !isWindows(fn.Pkg().Path()) || len(call.Args) == 0 || fn.Signature().Recv() != nil {
		return false
	}
	return syscallNames.MatchString(fn.Name())
}

var syscallNames = regexp.MustCompile(`^Syscall(N|3|6|9|12|15|18)?$`)

// counted returns the arguments of a call of package syscall: as many as it says are the symbol's.
func (f *Finder) counted(call *ast.CallExpr) []ast.Expr {
	if fn := f.function(call.Fun); fn.Name() == "SyscallN" {
		return call.Args[1:]
	}
	if len(call.Args) > 1 {
		if n, ok := f.Constant(call.Args[1]); ok && 0 <= n && n <= int64(len(call.Args)-2) {
			return call.Args[2 : 2+n]
		}
	}
	return nil
}

// at returns the name or the address of the symbol that a call of the caller calls, and the arguments.
func (c caller) at(call *ast.CallExpr) (name, address ast.Expr, args []ast.Expr, ok bool) {
	if max(c.name, c.symbol) >= len(call.Args) || call.Ellipsis.IsValid() {
		return nil, nil, nil, false
	}
	switch {
	case c.name != none:
		name = call.Args[c.name]
	case c.symbol != none:
		address = call.Args[c.symbol]
	}
	last := max(c.name, c.symbol)
	for _, arg := range c.args {
		switch {
		case arg.param == none:
			args = append(args, arg.own)
		case arg.param >= len(call.Args):
			return nil, nil, nil, false
		default:
			args = append(args, call.Args[arg.param])
			last = max(last, arg.param)
		}
	}
	if c.rest {
		args = append(args, call.Args[last+1:]...)
	}
	return name, address, args, true
}

// callsFor notes that the function around a call calls a symbol for its callers: one that they name, or always the same, with their
// arguments and with nothing else that it does.
func (f *Finder) callsFor(in ast.Decl, of callee, call *ast.CallExpr, args []ast.Expr) {
	decl, ok := in.(*ast.FuncDecl)
	if !ok || of.symbol != "" && !f.onlyCalls(decl, call) {
		return
	}
	fn, ok := f.Info.Defs[decl.Name].(*types.Func)
	if !ok {
		return
	}
	params := fn.Signature().Params()
	index := func(e ast.Expr) int {
		if e == nil {
			return none
		}
		v := f.VariableOf(f.Assigned(e))
		for i := range params.Len() {
			if v != nil && params.At(i) == v && f.IsParameter(v) {
				return i
			}
		}
		return none
	}
	by := caller{name: index(of.name), symbol: index(of.address), fixed: of.symbol, status: tellsStatus(fn, decl), others: of.others}
	if by.name == none && by.symbol == none && by.fixed == "" {
		return
	}
	if call.Ellipsis.IsValid() {
		if len(args) == 0 || !fn.Signature().Variadic() || index(args[len(args)-1]) != params.Len()-1 {
			return
		}
		args, by.rest = args[:len(args)-1], true
	}
	for _, arg := range args {
		a := callArg{index(f.unconverted(arg)), arg}
		by.args = append(by.args, a)
		by.others = by.others || a.param == none && f.Info.Types[arg].Value == nil
	}
	f.callers[fn] = by
}

// onlyCalls reports whether a function does nothing but to make a call, and an error of its result.
func (f *Finder) onlyCalls(decl *ast.FuncDecl, only *ast.CallExpr) bool {
	for n := range ast.Preorder(decl.Body) {
		switch n := n.(type) {
		case *ast.CallExpr:
			fun := f.Info.Types[n.Fun]
			if n == only || fun.IsType() || fun.IsBuiltin() {
				continue
			}
			fn := f.function(n.Fun)
			if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "fmt" && fn.Pkg().Path() != "errors" {
				return false
			}
		case *ast.FuncLit, *ast.ForStmt, *ast.RangeStmt, *ast.GoStmt, *ast.DeferStmt, *ast.SendStmt:
			return false
		}
	}
	return true
}

// tellsStatus reports whether the first result of a wrapper depends on the status of the symbol: it is an error, or depends on nothing else.
func tellsStatus(fn *types.Func, decl *ast.FuncDecl) bool {
	results := fn.Signature().Results()
	if results.Len() == 0 {
		return false
	}
	if types.Identical(results.At(0).Type(), types.Universe.Lookup("error").Type()) {
		return true
	}
	for n := range ast.Preorder(decl.Body) {
		switch n.(type) {
		case *ast.IfStmt, *ast.SwitchStmt:
			return false
		}
	}
	return true
}

// unconverted returns what an expression converts.
func (f *Finder) unconverted(e ast.Expr) ast.Expr {
	for {
		call, ok := ast.Unparen(e).(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !f.Info.Types[call.Fun].IsType() {
			return e
		}
		e = call.Args[0]
	}
}

// isProcedureMethod reports whether a function is a method of LazyProc or Proc of a library of Windows.
func (f *Finder) isProcedureMethod(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	return recv != nil && isProcedure(recv.Type())
}

// isProcedure reports whether a type is a LazyProc or Proc of a library of Windows.
func isProcedure(t types.Type) bool {
	named, ok := types.Unalias(deref(t)).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || !isWindows(named.Obj().Pkg().Path()) {
		return false
	}
	return named.Obj().Name() == "LazyProc" || named.Obj().Name() == "Proc"
}

// symbolName returns the name of the one symbol whose address, or procedure, an expression
// is; nil where there may be several.
func (f *Finder) symbolName(e ast.Expr) ast.Expr { return f.nameWithin(e, maxSteps) }

// maxSteps bounds how far the address of a symbol is followed.
const maxSteps = 8

func (f *Finder) nameWithin(e ast.Expr, depth int) ast.Expr {
	if depth--; depth < 0 {
		return nil
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		return f.nameIn(x, depth)
	case *ast.IndexExpr:
		if element := f.texts.Value(nil, x); element != ast.Expr(x) {
			return f.nameWithin(element, depth)
		}
		return f.storedUnder(x, depth)
	case *ast.UnaryExpr:
		return f.nameWithin(x.X, depth)
	case *ast.CompositeLit: // a structure around it
		if _, ok := deref(f.TypeOf(x)).Underlying().(*types.Struct); ok && len(x.Elts) == 1 {
			e := x.Elts[0]
			if pair, ok := e.(*ast.KeyValueExpr); ok {
				e = pair.Value
			}
			return f.nameWithin(e, depth)
		}
	case *ast.Ident, *ast.SelectorExpr:
		v := f.VariableOf(x)
		if v == nil {
			return nil
		}
		if fact := f.others[v.Origin()]; fact != nil && fact.Address != "" {
			return f.constantText(x, fact.Address)
		}
		if stored := f.stored[v.Origin()]; len(stored) == 1 {
			return stored[0]
		}
		results := f.Results(v)
		values, known := f.AssignedTo(v)
		switch {
		case len(results) == 1 && len(values) == 0 && results[0].Index == 0:
			return f.nameIn(results[0].Call, depth)
		case len(results) == 0 && known && len(values) == 1:
			return f.nameWithin(values[0], depth)
		}
	}
	return nil
}

// nameIn returns the name that a call looks up.
func (f *Finder) nameIn(call *ast.CallExpr, depth int) ast.Expr {
	if f.Info.Types[call.Fun].IsType() && len(call.Args) == 1 {
		return f.nameWithin(call.Args[0], depth)
	}
	if f.isFunc(call, "Dlsym") && len(call.Args) == 2 {
		return call.Args[1]
	}
	id := cgobridge.CalleeIdent(call.Fun)
	if id == nil {
		return nil
	}
	fn, ok := f.Info.Uses[id].(*types.Func)
	if !ok || fn.Pkg() == nil {
		return nil
	}
	if fn.Pkg() == f.Types {
		return f.nameBy(call, depth)
	}
	if fact := f.others[fn.Origin()]; fact != nil && fact.LooksUp != nil {
		return f.argumentAt(call, *fact.LooksUp)
	}
	sel, isSelector := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	switch fn.Name() {
	case "NewProc", "FindProc", "MustFindProc":
		if isWindows(fn.Pkg().Path()) && fn.Signature().Recv() != nil && len(call.Args) == 1 {
			return call.Args[0]
		}
	case "GetProcAddress":
		if isWindows(fn.Pkg().Path()) && len(call.Args) == 2 {
			return call.Args[1]
		}
	case "Addr":
		if isSelector && isWindows(fn.Pkg().Path()) {
			return f.nameWithin(sel.X, depth)
		}
	}
	return nil
}

// nameBy returns the name of the one symbol that a function of the package looks up for a call of it.
func (f *Finder) nameBy(call *ast.CallExpr, depth int) ast.Expr {
	sig, _ := f.SignatureOf(call)
	name := f.nameYielded(call, depth)
	if name == nil || sig == nil {
		return nil
	}
	if p := f.placeOf(sig, name); p.isKnown() {
		return f.argumentAt(call, p)
	}
	return name
}

// nameYielded returns the name of the one symbol whose address a function of the package returns, as the function has it.
func (f *Finder) nameYielded(call *ast.CallExpr, depth int) ast.Expr {
	yields, known := f.Yields(call, 0)
	if !known {
		return nil
	}
	var name ast.Expr
	for _, y := range yields {
		var found ast.Expr
		switch inner, isCall := y.Expr.(*ast.CallExpr); {
		case f.Info.Types[y.Expr].IsNil(), f.Info.Types[y.Expr].Value != nil: // with an error
			continue
		case y.Index == 0 && isCall:
			found = f.nameIn(inner, depth)
		case y.Index < 0:
			found = f.nameWithin(y.Expr, depth)
		}
		if found == nil || name != nil {
			return nil
		}
		name = found
	}
	return name
}
