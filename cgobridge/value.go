package cgobridge

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Value is what an argument of a cgo call comes down to when conversions,
// single assignments and helper variables are looked through.
type Value struct {
	Kind ValueKind
	Expr ast.Expr   // where the value comes from: &x, &s[0], x
	Type types.Type // the Go type of the bytes: of the value, or of what the pointer points to

	// Go answers whether the memory that a pointer points to is Go's, and
	// not C's or the device's.
	Go sema.Answer
}

// A ValueKind says how a value was made.
type ValueKind uint8

const (
	UnknownValue ValueKind = iota
	Bytes                  // a value that is no pointer, or whose bytes are passed on
	Address                // &x: Type is the variable's
	Element                // &s[i], unsafe.SliceData(s), unsafe.StringData(s): Type is the element's
	Pointer                // a pointer that was found ready made: Type is what it points to, if its type says so
	Nil
)

// IsPointer reports whether the value is an address.
func (v Value) IsPointer() bool { return v.Kind == Address || v.Kind == Element || v.Kind == Pointer }

// maxTrace bounds how far a value is traced through variables and functions.
const maxTrace = 20

// Value traces an expression to where its bytes come from. A type that
// depends on type parameters is not known: it is left out.
func (p *Package) Value(e ast.Expr) Value {
	v := p.trace(e, maxTrace)
	if v.Type != nil && isParameterized(v.Type, map[types.Type]bool{}) {
		v.Type = nil
	}
	return v
}

// isParameterized reports whether the layout of a type depends on type
// parameters.
func isParameterized(t types.Type, seen map[types.Type]bool) bool {
	if seen[t] {
		return false
	}
	seen[t] = true
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return true
	case *types.Array:
		return isParameterized(t.Elem(), seen)
	case *types.Named:
		return isParameterized(t.Underlying(), seen)
	case *types.Struct:
		for f := range t.Fields() {
			if isParameterized(f.Type(), seen) {
				return true
			}
		}
	}
	return false
}

func (p *Package) trace(e ast.Expr, depth int) Value {
	tv := p.Info.Types[e]
	if depth == 0 || tv.Type == nil && !isIdent(e) {
		return Value{Expr: e, Type: tv.Type}
	}
	depth--
	if tv.IsNil() {
		return Value{Kind: Nil, Expr: e}
	}
	switch x := e.(type) {
	case *ast.ParenExpr:
		return p.trace(x.X, depth)
	case *ast.UnaryExpr:
		if x.Op == token.AND {
			return p.traceAddress(x, depth)
		}
	case *ast.StarExpr: // *(*T)(unsafe.Pointer(&v)): the bytes of v
		v := p.trace(x.X, depth)
		switch unary, ok := v.Expr.(*ast.UnaryExpr); {
		case v.Kind == Address && ok && isAddress(tv.Type):
			return p.trace(unary.X, depth)
		case v.IsPointer() && v.Type != nil && !isNumberOrString(tv.Type):
			return Value{Kind: Bytes, Expr: v.Expr, Type: v.Type}
		}
	case *ast.CallExpr:
		if v, ok := p.traceCall(x, depth); ok {
			return v
		}
	case *ast.BinaryExpr: // uintptr(p) + n
		if v := p.trace(x.X, depth); v.IsPointer() && (x.Op == token.ADD || x.Op == token.SUB) {
			return v
		}
	case *ast.Ident:
		if v, ok := p.Info.ObjectOf(x).(*types.Var); ok {
			return p.traceVariable(x, v, depth)
		}
	case *ast.SelectorExpr:
		if data := p.headerData(x); data != nil {
			return p.traceElement(x, data, depth)
		}
	}
	return p.readyMade(e)
}

func isIdent(e ast.Expr) bool { _, ok := e.(*ast.Ident); return ok }

func isNumberOrString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() != types.UnsafePointer
}

// readyMade is the value of an expression that is not looked into.
func (p *Package) readyMade(e ast.Expr) Value {
	t := p.Info.TypeOf(e)
	if t == nil {
		return Value{Expr: e}
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return Value{Kind: Pointer, Expr: e, Type: u.Elem()}
	case *types.Basic:
		if u.Kind() == types.UnsafePointer {
			return Value{Kind: Pointer, Expr: e}
		}
		if u.Kind() == types.Uintptr {
			return Value{Expr: e, Type: t}
		}
	}
	return Value{Kind: Bytes, Expr: e, Type: t}
}

// traceAddress traces &x.
func (p *Package) traceAddress(x *ast.UnaryExpr, depth int) Value {
	operand := ast.Unparen(x.X)
	if index, ok := operand.(*ast.IndexExpr); ok {
		return p.traceElement(x, index.X, depth)
	}
	if star, ok := operand.(*ast.StarExpr); ok {
		return p.trace(star.X, depth)
	}
	return Value{Kind: Address, Expr: x, Type: p.Info.TypeOf(operand), Go: p.variableMemory(operand, depth)}
}

// traceElement is the address of an element of the given slice, array,
// pointer to array, or string.
func (p *Package) traceElement(e ast.Expr, of ast.Expr, depth int) Value {
	v := Value{Kind: Element, Expr: e}
	switch t := p.Info.TypeOf(of).Underlying().(type) {
	case *types.Slice:
		v.Type, v.Go = t.Elem(), p.sliceMemory(of, depth)
	case *types.Array:
		v.Type, v.Go = t.Elem(), p.variableMemory(of, depth)
	case *types.Pointer:
		if a, ok := t.Elem().Underlying().(*types.Array); ok {
			v.Type, v.Go = a.Elem(), p.pointerMemory(of, depth)
		}
	case *types.Basic:
		if t.Info()&types.IsString != 0 {
			v.Type, v.Go = types.Typ[types.Byte], sema.Yes
		}
	}
	return v
}

// traceCall traces conversions and the functions of package unsafe.
func (p *Package) traceCall(call *ast.CallExpr, depth int) (Value, bool) {
	fun := p.Info.Types[call.Fun]
	switch {
	case fun.IsType() && len(call.Args) == 1:
		arg := p.Info.TypeOf(call.Args[0])
		if arg != nil && isAddress(arg) && (isAddress(fun.Type) || isWordType(fun.Type)) {
			v := p.trace(call.Args[0], depth)
			if v.Kind == Pointer && v.Type == nil {
				if ptr, ok := fun.Type.Underlying().(*types.Pointer); ok {
					v.Type = ptr.Elem()
				}
			}
			return v, true
		}
		if arg != nil && types.Identical(fun.Type.Underlying(), arg.Underlying()) {
			return p.trace(call.Args[0], depth), true
		}
	case p.isBuiltin(call.Fun, "SliceData") || p.isBuiltin(call.Fun, "StringData"):
		return p.traceElement(call, call.Args[0], depth), true
	case p.isBuiltin(call.Fun, "Add"):
		return p.trace(call.Args[0], depth), true
	case p.isBuiltin(call.Fun, "new"):
		return Value{Kind: Address, Expr: call, Type: p.Info.TypeOf(call.Args[0]), Go: sema.Yes}, true
	case p.side.cFunction(call.Fun) != nil:
		v := p.readyMade(call)
		v.Go = sema.No
		return v, true
	}
	if returned := p.returned(call); len(returned) > 0 {
		if v, ok := p.common(returned, depth); ok {
			return p.atCall(v, call, depth), true
		}
	}
	return Value{}, false
}

// isAddress reports whether a type can hold an address through conversions.
func isAddress(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return true
	case *types.Basic:
		return u.Kind() == types.UnsafePointer || u.Kind() == types.Uintptr
	}
	return false
}

// isWordType reports whether a type is an integer with room for an address.
func isWordType(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && (b.Kind() == types.Int64 || b.Kind() == types.Uint64)
}

// isBuiltin reports whether e names a built-in function, of package unsafe or
// of the universe.
func (p *Package) isBuiltin(e ast.Expr, name string) bool {
	var id *ast.Ident
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	default:
		return false
	}
	b, ok := p.Info.Uses[id].(*types.Builtin)
	return ok && b.Name() == name
}

// headerData returns s for (*reflect.SliceHeader)(unsafe.Pointer(&s)).Data,
// and nil for anything else.
func (p *Package) headerData(sel *ast.SelectorExpr) ast.Expr {
	if sel.Sel.Name != "Data" {
		return nil
	}
	t, ok := types.Unalias(deref(p.Info.TypeOf(sel.X))).(*types.Named)
	if !ok || t.Obj().Pkg() == nil || t.Obj().Pkg().Path() != "reflect" {
		return nil
	}
	v := p.Value(sel.X)
	if unary, ok := v.Expr.(*ast.UnaryExpr); ok && v.Kind == Address {
		return unary.X
	}
	return nil
}

func deref(t types.Type) types.Type {
	if t == nil {
		return types.Typ[types.Invalid]
	}
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		return ptr.Elem()
	}
	return t
}

// traceVariable traces a variable to the one value that is assigned to it.
func (p *Package) traceVariable(id *ast.Ident, v *types.Var, depth int) Value {
	if assigned, ok := p.assignments().of(v); ok && !p.assignments().addressed[v] {
		if value, ok := p.common(assigned, depth); ok {
			return value
		}
	}
	return p.readyMade(id)
}

// common traces several expressions. They must come to the same kind and
// type, nil apart.
func (p *Package) common(list []ast.Expr, depth int) (Value, bool) {
	var result Value
	for _, e := range list {
		v := p.trace(e, depth)
		switch {
		case v.Kind == Nil:
			continue
		case result.Kind == UnknownValue && result.Expr == nil:
			result = v
		case v.Kind != result.Kind || v.Type == nil || result.Type == nil || !types.Identical(v.Type, result.Type):
			return Value{}, false
		default:
			result.Go = result.Go.And(v.Go)
		}
	}
	return result, result.Expr != nil
}

// variableMemory answers whether a variable lies in Go memory.
func (p *Package) variableMemory(e ast.Expr, depth int) sema.Answer {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v, ok := p.Info.ObjectOf(x).(*types.Var); ok && !p.isCVariable(v) {
			return sema.Yes
		}
	case *ast.CompositeLit:
		return sema.Yes
	case *ast.SelectorExpr:
		if p.IsC(x.X) {
			return sema.No // a C variable
		}
		if _, ok := p.Info.Uses[x.Sel].(*types.Var); ok && p.Info.Selections[x] == nil {
			return sema.Yes // a variable of another package
		}
		if _, ok := p.Info.TypeOf(x.X).Underlying().(*types.Pointer); ok {
			return p.pointerMemory(x.X, depth)
		}
		return p.variableMemory(x.X, depth)
	case *ast.IndexExpr:
		return p.elementsMemory(x.X, depth)
	case *ast.StarExpr:
		return p.pointerMemory(x.X, depth)
	}
	return sema.Unknown
}

// isCVariable reports whether a variable is cgo's stand-in for one of C's.
func (p *Package) isCVariable(v *types.Var) bool {
	return v.Pkg() == p.Types && v.Parent() == p.Types.Scope() && len(v.Name()) > 5 && v.Name()[:2] == "_C"
}

// pointerMemory answers whether a pointer points to Go memory. A pointer to a
// type that is declared in Go is taken to: C code does not make such values.
func (p *Package) pointerMemory(e ast.Expr, depth int) sema.Answer {
	if depth == 0 {
		return sema.Unknown
	}
	v := p.trace(e, depth-1)
	if v.Go != sema.Unknown || v.Kind != Pointer {
		return v.Go
	}
	if named, ok := types.Unalias(deref(p.Info.TypeOf(e))).(*types.Named); ok && !isCType(named) {
		if _, ok := named.Underlying().(*types.Struct); ok {
			return sema.Yes
		}
	}
	return sema.Unknown
}

// elementsMemory answers whether the elements of a slice, an array or what a
// pointer to an array points to lie in Go memory.
func (p *Package) elementsMemory(e ast.Expr, depth int) sema.Answer {
	switch p.Info.TypeOf(e).Underlying().(type) {
	case *types.Slice:
		return p.sliceMemory(e, depth)
	case *types.Array:
		return p.variableMemory(e, depth)
	case *types.Pointer:
		return p.pointerMemory(e, depth)
	}
	return sema.Unknown
}

// isCType reports whether a named type is one of cgo's.
func isCType(t *types.Named) bool {
	name := t.Obj().Name()
	return len(name) > 7 && name[:7] == "_Ctype_"
}

// sliceMemory answers whether the elements of a slice lie in Go memory. A
// parameter is taken to be an ordinary slice.
func (p *Package) sliceMemory(e ast.Expr, depth int) sema.Answer {
	if depth == 0 {
		return sema.Unknown
	}
	depth--
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return sema.Yes
	case *ast.SliceExpr:
		return p.elementsMemory(x.X, depth)
	case *ast.CallExpr:
		return p.sliceCallMemory(x, depth)
	case *ast.Ident:
		v, ok := p.Info.ObjectOf(x).(*types.Var)
		if !ok {
			return sema.Unknown
		}
		return p.sliceVariableMemory(v, depth)
	case *ast.SelectorExpr:
		if v, ok := p.Info.Uses[x.Sel].(*types.Var); ok {
			return p.sliceVariableMemory(v, depth)
		}
	case *ast.IndexExpr: // an element of a slice of slices
		if _, ok := p.Info.TypeOf(x.X).Underlying().(*types.Slice); ok {
			return p.sliceMemory(x.X, depth)
		}
	}
	return sema.Unknown
}

// sliceVariableMemory answers for the elements of a variable or field: all
// that is assigned to it must agree. What is written through its address, by
// decoders and the like, is taken to be an ordinary slice, and so is a
// parameter unless a caller in the package, or one elsewhere in the module as
// far as its text tells, gives it another.
func (p *Package) sliceVariableMemory(v *types.Var, depth int) sema.Answer {
	assigned, known := p.assignments().of(v)
	if known && len(assigned) == 0 && p.assignments().parameters[v] {
		for _, arg := range p.arguments(v) {
			if p.sliceMemory(arg, depth) == sema.No {
				return sema.Unknown
			}
		}
		if p.getsForeignSlice(v) {
			return sema.Unknown
		}
		return sema.Yes
	}
	if !known || len(assigned) == 0 {
		return sema.Unknown
	}
	answer := sema.Yes
	for _, e := range assigned {
		if !p.Info.Types[e].IsNil() {
			answer = answer.And(p.sliceMemory(e, depth))
		}
	}
	return answer
}

func (p *Package) sliceCallMemory(call *ast.CallExpr, depth int) sema.Answer {
	fun := p.Info.Types[call.Fun]
	switch {
	case p.isBuiltin(call.Fun, "make"):
		return sema.Yes
	case p.isBuiltin(call.Fun, "append"):
		return p.sliceMemory(call.Args[0], depth)
	case p.isBuiltin(call.Fun, "Slice"):
		return p.pointerMemory(call.Args[0], depth)
	case fun.IsType() && len(call.Args) == 1:
		if t := p.Info.TypeOf(call.Args[0]); t != nil && isString(t) {
			return sema.Yes
		}
		if p.Info.Types[call.Args[0]].IsNil() {
			return sema.Yes
		}
		return p.sliceMemory(call.Args[0], depth)
	}
	if returned := p.returned(call); len(returned) > 0 {
		answer := sema.Yes
		for _, e := range returned {
			if !p.Info.Types[e].IsNil() {
				answer = answer.And(p.sliceMemory(e, depth))
			}
		}
		return answer
	}
	if id := calleeIdent(call.Fun); id != nil {
		if fn, ok := p.Info.Uses[id].(*types.Func); ok && fn.Pkg() != nil && isStandard(fn.Pkg().Path()) {
			return sema.Yes
		}
	}
	return sema.Unknown
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// isStandard reports whether an import path is the standard library's: those
// of other modules begin with a domain.
func isStandard(path string) bool {
	for i := range len(path) {
		switch path[i] {
		case '.':
			return false
		case '/':
			return true
		}
	}
	return true
}

// calleeIdent returns the name of a called function or method.
func calleeIdent(fun ast.Expr) *ast.Ident {
	switch x := ast.Unparen(fun).(type) {
	case *ast.Ident:
		return x
	case *ast.SelectorExpr:
		return x.Sel
	case *ast.IndexExpr:
		return calleeIdent(x.X)
	case *ast.IndexListExpr:
		return calleeIdent(x.X)
	}
	return nil
}

// Constant returns the integer value of an expression that is constant, or a
// variable that is given a constant once and never again.
func (p *Package) Constant(e ast.Expr) (int64, bool) {
	if v := p.constant(e, maxTrace); v != nil {
		return constant.Int64Val(constant.ToInt(v))
	}
	return 0, false
}

// String is [Package.Constant] for strings. The C string that C.CString makes
// of a constant is one.
func (p *Package) String(e ast.Expr) (string, bool) {
	v := p.constant(e, maxTrace)
	if v == nil || v.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(v), true
}

func (p *Package) constant(e ast.Expr, depth int) constant.Value {
	if tv := p.Info.Types[e]; tv.Value != nil || depth == 0 {
		return tv.Value
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		fn := p.side.cFunction(x.Fun)
		if len(x.Args) == 1 && (p.Info.Types[x.Fun].IsType() || fn != nil && fn.Name() == "_Cfunc_CString") {
			return p.constant(x.Args[0], depth-1)
		}
	case *ast.Ident:
		v, ok := p.Info.ObjectOf(x).(*types.Var)
		if !ok || p.assignments().addressed[v] {
			return nil
		}
		if assigned, ok := p.assignments().of(v); ok && len(assigned) == 1 {
			return p.constant(assigned[0], depth-1)
		}
	}
	return nil
}

// AssignedTo returns what the package gives a variable or field by its name,
// zero values apart, and whether that is all.
func (p *Package) AssignedTo(v *types.Var) ([]ast.Expr, bool) { return p.assignments().of(v) }

// Assigned returns the only expression that a local variable is given, looked
// through from variable to variable; other expressions come back as they are.
func (p *Package) Assigned(e ast.Expr) ast.Expr {
	for range maxTrace {
		id, ok := ast.Unparen(e).(*ast.Ident)
		if !ok {
			break
		}
		v, ok := p.Info.ObjectOf(id).(*types.Var)
		if !ok {
			break
		}
		assigned, ok := p.assignments().of(v)
		if !ok || len(assigned) != 1 {
			break
		}
		e = assigned[0]
	}
	return ast.Unparen(e)
}
