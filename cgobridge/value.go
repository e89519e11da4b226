package cgobridge

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/limit"
)

// A Value is the origin of an argument of a cgo call, after conversions, single assignments and helper
// variables.
type Value struct {
	Kind ValueKind
	Expr ast.Expr   // where the value comes from: &x, &s[0], x
	Type types.Type // the Go type of the bytes: of the value, or of its pointee

	Memory Memory // that a pointer points to
}

// A ValueKind says how a value was made.
type ValueKind uint8

const (
	UnknownValue ValueKind = iota
	Bytes                  // a value that is no pointer, or whose bytes are passed on
	Address                // &x: Type is the variable's
	Element                // &s[i], unsafe.SliceData(s), unsafe.StringData(s): Type is the element's
	Pointer                // an existing pointer: Type is the pointee's, if the pointer's type has one
	Nil
)

// IsPointer reports whether the value is an address.
func (v Value) IsPointer() bool { return v.Kind == Address || v.Kind == Element || v.Kind == Pointer }

// goesOn reports whether a value may be traced further, and notes that it may not.
func (p *Package) goesOn(depth int) bool {
	if depth <= 0 {
		p.limits.Exceed(limit.GoDepth)
	}
	return depth > 0
}

// Value traces an expression to where its bytes come from. A type that
// depends on type parameters is not known: it is left out.
func (p *Package) Value(e ast.Expr) Value { return p.ValueKnowing(nil, e) }

// ValueKnowing is [Package.Value] for a caller that knows something of functions
// in other packages.
func (p *Package) ValueKnowing(imported Made, e ast.Expr) Value {
	t := p.newTracer(imported)
	v := t.trace(e, limit.GoDepth.Value())
	if t.work.IsSpent() {
		return Value{Expr: e, Type: p.Info.TypeOf(e)}
	}
	if v.Type != nil && isParameterized(v.Type, map[types.Type]bool{}) {
		v.Type = nil
	}
	return v
}

// A tracer follows values through the package's variables and functions.
type tracer struct {
	*Package
	imported Made    // nil if nothing is known of other packages
	active   *active // the questions that are being answered
	work     *Work
}

func (p *Package) newTracer(imported Made) tracer {
	return tracer{Package: p, imported: imported, work: p.NewWork()}
}

// An active question is about a variable's value or memory, or a function's result. It leads
// back to itself where the variable is assigned its own value, or the function calls itself:
// that adds nothing to the other answers.
type active struct {
	subject any // *types.Var, *types.Func or *ast.FuncLit
	index   int // of the result
	asker   *active
}

// enters returns a tracer that answers a question, and whether it is a new one.
func (p tracer) enters(subject any, index int) (tracer, bool) {
	for a := p.active; a != nil; a = a.asker {
		if a.subject == subject && a.index == index {
			return p, false
		}
	}
	p.active = &active{subject, index, p.active}
	return p, true
}

// itself is the value of a variable or result that leads back to itself: it is compatible with
// all others.
func itself(e ast.Expr) Value { return Value{Kind: Nil, Expr: e} }

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

func (p tracer) trace(e ast.Expr, depth int) Value {
	tv := p.Info.Types[e]
	if !p.goesOn(depth) || !p.work.Step() || tv.Type == nil && !isIdent(e) {
		return Value{Expr: e, Type: tv.Type}
	}
	depth--
	if tv.IsNil() {
		return Value{Kind: Nil, Expr: e}
	}
	if v, ok := p.resolved(e, depth); ok {
		return v
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
		case v.IsPointer() && v.Type != nil && !isNumberOrString(tv.Type) && !isAddress(tv.Type):
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
		if data := p.headerData(x, depth); data != nil {
			return p.traceElement(x, data, depth)
		}
		v := p.readyMade(x)
		v.Memory = p.fieldMemory(x, depth)
		return v
	}
	return p.readyMade(e)
}

func isIdent(e ast.Expr) bool { _, ok := e.(*ast.Ident); return ok }

func isNumberOrString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() != types.UnsafePointer
}

// readyMade is the value of an expression that is not looked into.
func (p *Package) readyMade(e ast.Expr) Value { return ofType(e, p.Info.TypeOf(e)) }

// readyResult is one of the results of a call, by index, that is not looked into.
func (p *Package) readyResult(call *ast.CallExpr, result int) Value {
	t := p.Info.TypeOf(call)
	if tuple, ok := t.(*types.Tuple); ok {
		if result >= tuple.Len() {
			return Value{Expr: call}
		}
		t = tuple.At(result).Type()
	}
	return ofType(call, t)
}

// ofType is a value of which the type alone is known.
func ofType(e ast.Expr, t types.Type) Value {
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
func (p tracer) traceAddress(x *ast.UnaryExpr, depth int) Value {
	operand := ast.Unparen(x.X)
	if index, ok := operand.(*ast.IndexExpr); ok {
		return p.traceElement(x, index.X, depth)
	}
	if star, ok := operand.(*ast.StarExpr); ok {
		return p.trace(star.X, depth)
	}
	return Value{Kind: Address, Expr: x, Type: p.Info.TypeOf(operand), Memory: p.variableMemory(operand, depth)}
}

// traceElement is the address of an element of the given slice, array,
// pointer to array, or string.
func (p tracer) traceElement(e ast.Expr, of ast.Expr, depth int) Value {
	v := Value{Kind: Element, Expr: e}
	switch t := p.Underlying(of).(type) {
	case *types.Slice:
		v.Type, v.Memory = t.Elem(), p.sliceMemory(of, depth)
	case *types.Array:
		v.Type, v.Memory = t.Elem(), p.variableMemory(of, depth)
	case *types.Pointer:
		if a, ok := t.Elem().Underlying().(*types.Array); ok {
			v.Type, v.Memory = a.Elem(), p.pointerMemory(of, depth)
		}
	case *types.Basic:
		if t.Info()&types.IsString != 0 {
			v.Type, v.Memory = types.Typ[types.Byte], goMemory
		}
	}
	return v
}

// traceCall traces conversions and the functions of package unsafe.
func (p tracer) traceCall(call *ast.CallExpr, depth int) (Value, bool) {
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
	case p.IsBuiltin(call.Fun, "SliceData") || p.IsBuiltin(call.Fun, "StringData"):
		return p.traceElement(call, call.Args[0], depth), true
	case p.IsBuiltin(call.Fun, "Add"):
		return p.trace(call.Args[0], depth), true
	case p.IsBuiltin(call.Fun, "new"):
		return Value{Kind: Address, Expr: call, Type: p.Info.TypeOf(call.Args[0]), Memory: goMemory}, true
	}
	return p.traceResult(call, 0, depth)
}

// traceResult traces a result of a call, by index.
func (p tracer) traceResult(call *ast.CallExpr, result, depth int) (Value, bool) {
	if p.side.cFunction(call.Fun) != nil {
		v := p.readyResult(call, result)
		v.Memory = p.madeByC(call)
		return v, result == 0
	}
	if function, returned := p.returned(call, result); len(returned) > 0 {
		inner, isNew := p.enters(function, result)
		if !isNew {
			return itself(call), true
		}
		if v, ok := p.common(inner.traceAll(returned, depth)); ok {
			return p.atCall(v, call, depth), true
		}
	}
	if memory := p.madeElsewhere(call, result); memory.Kind != UnknownMemory {
		v := p.readyResult(call, result)
		v.Memory = memory
		return v, true
	}
	return Value{}, false
}

func (p tracer) traceAll(list []ast.Expr, depth int) []Value {
	values := make([]Value, len(list))
	for i, e := range list {
		values[i] = p.trace(e, depth)
	}
	return values
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

// IsBuiltin reports whether e names a built-in function, of package unsafe or
// of the universe.
func (p *Package) IsBuiltin(e ast.Expr, name string) bool {
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
func (p tracer) headerData(sel *ast.SelectorExpr, depth int) ast.Expr {
	if sel.Sel.Name != "Data" {
		return nil
	}
	t, ok := types.Unalias(deref(p.Info.TypeOf(sel.X))).(*types.Named)
	if !ok || t.Obj().Pkg() == nil || t.Obj().Pkg().Path() != "reflect" {
		return nil
	}
	v := p.trace(sel.X, depth)
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
func (p tracer) traceVariable(id *ast.Ident, v *types.Var, depth int) Value {
	assigned, results, ok := p.assignments().sources(v)
	if !ok || p.assignments().addressed[v] {
		return p.readyMade(id)
	}
	p, isNew := p.enters(v, 0)
	if !isNew {
		return itself(id)
	}
	values := p.traceAll(assigned, depth)
	for _, r := range results {
		value, ok := p.traceResult(r.Call, r.Index, depth)
		if !ok {
			return p.readyMade(id)
		}
		values = append(values, value)
	}
	if value, ok := p.common(values); ok {
		return value
	}
	return p.readyMade(id)
}

// common returns the common value of several: they must be of the same kind and type, ignoring nil, or
// all point to C memory.
func (p tracer) common(list []Value) (Value, bool) {
	var result Value
	for _, v := range list {
		switch {
		case v.Kind == Nil:
			continue
		case result.Kind == UnknownValue && result.Expr == nil:
			result = v
		case v.Kind != result.Kind || !sameType(v.Type, result.Type) && !(v.Memory.Kind == HostMemory && result.Memory.Kind == HostMemory):
			return Value{}, false
		default:
			result.Memory = result.Memory.or(v.Memory)
		}
	}
	return result, result.Expr != nil
}

// CalleeIdent returns the name of a called function or method; nil if it has none.
func CalleeIdent(fun ast.Expr) *ast.Ident {
	switch x := ast.Unparen(fun).(type) {
	case *ast.Ident:
		return x
	case *ast.SelectorExpr:
		return x.Sel
	case *ast.IndexExpr:
		return CalleeIdent(x.X)
	case *ast.IndexListExpr:
		return CalleeIdent(x.X)
	}
	return nil
}

func sameType(a, b types.Type) bool { return a != nil && b != nil && types.Identical(a, b) }

// Constant returns the integer value of an expression that is constant, or a
// variable that is given a constant once and never again.
func (p *Package) Constant(e ast.Expr) (int64, bool) {
	if v := p.constant(e, limit.GoDepth.Value()); v != nil {
		return constant.Int64Val(constant.ToInt(v))
	}
	return 0, false
}

// String is [Package.Constant] for strings. The C string that C.CString makes
// of a constant is one.
func (p *Package) String(e ast.Expr) (string, bool) {
	v := p.constant(e, limit.GoDepth.Value())
	if v == nil || v.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(v), true
}

func (p *Package) constant(e ast.Expr, depth int) constant.Value {
	if tv := p.Info.Types[e]; tv.Value != nil || !p.goesOn(depth) {
		return tv.Value
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		fn := p.side.cFunction(x.Fun)
		if len(x.Args) == 1 && (p.Info.Types[x.Fun].IsType() || fn != nil && fn.Name() == cgoname.Func("CString")) {
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

// AssignedTo returns the values that the package assigns to a variable or field by its name, without
// zero values, and whether they are complete.
func (p *Package) AssignedTo(v *types.Var) ([]ast.Expr, bool) { return p.assignments().of(v) }

// Assigned returns the only expression that a local variable is given, looked
// through from variable to variable; other expressions come back as they are.
func (p *Package) Assigned(e ast.Expr) ast.Expr {
	for depth := limit.GoDepth.Value(); p.goesOn(depth); depth-- {
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
