package gomemory

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// numberOf returns the value of an integer: 0 is nil, another n is n bytes from objects.zero. Several integers have an unknown offset
// from that.
func (f *Finder) numberOf(n int64) value {
	if n == 0 {
		return nilValue
	}
	if n == unknownOffset {
		return openValue
	}
	return value{atoms: []atom{{to: place{object: f.objects.zero}, offset: n}}}
}

// number returns the integer that a value is.
func (v value) number() (int64, bool) {
	if v.open || len(v.atoms) != 1 {
		return 0, false
	}
	a := v.atoms[0]
	switch {
	case a.isNil():
		return 0, true
	case a.to.object.kind == numberObject && !a.some && a.offset != unknownOffset:
		return a.offset, true
	}
	return 0, false
}

// isNumber reports whether a value is integers alone, not all of them 0.
func (v value) isNumber() bool {
	return !v.open && v.mayBeAddress() && !slices.ContainsFunc(v.atoms, func(a atom) bool { return !a.isNil() && a.to.object.kind != numberObject })
}

// computed returns the value of an operation on integers.
func (fr *frame) computed(x ast.Expr, op token.Token, v, w value) value {
	a, known := v.number()
	b, also := w.number()
	t := fr.f.Info.TypeOf(x)
	if !known || !also || t == nil || !isInteger(t) {
		return openValue
	}
	left, right := constant.MakeInt64(a), constant.MakeInt64(b)
	switch op {
	case token.ADD, token.SUB, token.MUL, token.AND, token.OR, token.XOR, token.AND_NOT:
		return fr.inType(x, constant.BinaryOp(left, op, right))
	case token.QUO, token.REM:
		if b == 0 {
			return openValue
		}
		if op == token.QUO {
			op = token.QUO_ASSIGN // of integers
		}
		return fr.inType(x, constant.BinaryOp(left, op, right))
	case token.SHL, token.SHR:
		if 0 <= b && b < 64 {
			return fr.inType(x, constant.Shift(left, op, uint(b)))
		}
	}
	return openValue
}

// inType returns an integer as the value of an expression; it is unknown if the type does not have it, and wraps around.
func (fr *frame) inType(x ast.Expr, c constant.Value) value {
	n, exact := constant.Int64Val(c)
	if !exact || !fr.f.hasInteger(fr.f.Info.TypeOf(x), n) {
		return openValue
	}
	return fr.f.numberOf(n)
}

// hasInteger reports whether a value of a type may be an integer.
func (f *Finder) hasInteger(t types.Type, n int64) bool {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsInteger == 0 {
		return false
	}
	if b.Info()&types.IsUntyped != 0 {
		return true
	}
	bits := 8 * f.Sizes.Sizeof(b)
	if b.Info()&types.IsUnsigned != 0 {
		return n >= 0 && (bits >= 63 || n < 1<<bits)
	}
	return bits >= 64 || -1<<(bits-1) <= n && n < 1<<(bits-1)
}

// noteNumbers records the integers that are the arguments of a call of a C function.
func (fr *frame) noteNumbers(call *ast.CallExpr, args []value) {
	if !fr.tellsAll() || outermost(fr).function == nil {
		return
	}
	for i, v := range args {
		if i >= len(call.Args) {
			break
		}
		t := fr.f.Info.TypeOf(call.Args[i])
		if _, known := v.number(); t == nil || !isInteger(t) || isPointerLike(t) && !known {
			continue
		}
		fr.noted(ast.Unparen(call.Args[i]), v)
	}
}

// Number returns the integer that an argument of a C function is, at the place of the expression.
func (f *Finder) Number(e ast.Expr) (int64, bool) { return f.held(ast.Unparen(e)).number() }

// operators are the operators of assignments with one.
var operators = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL, token.QUO_ASSIGN: token.QUO,
	token.REM_ASSIGN: token.REM, token.AND_ASSIGN: token.AND, token.OR_ASSIGN: token.OR, token.XOR_ASSIGN: token.XOR,
	token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR, token.AND_NOT_ASSIGN: token.AND_NOT,
}

// integer returns the integer that an expression with a value is.
func (fr *frame) integer(e ast.Expr, v value) (int64, bool) {
	if n, known := v.number(); known {
		return n, true
	}
	return fr.f.Constant(e)
}

// extends notes how many elements the memory of a slice has.
func (fr *frame) extends(o *object, n int64, known bool) {
	if old, noted := fr.f.extents[o]; !known || n < 0 || noted && old != n {
		n = -1
	}
	put(&fr.f.extents, o, n)
}

// Extent returns the number of bytes from where an argument of a C function points to the end of that piece of Go memory;
// the largest of those that it may be.
func (f *Finder) Extent(e ast.Expr) (bytes int64, ok bool) {
	v := f.held(ast.Unparen(e))
	for _, a := range v.atoms {
		if a.isNil() || a.some || a.offset == unknownOffset {
			return 0, false
		}
		size, known := f.sizeOf(a.to.object)
		before, also := f.offsetOf(a.to)
		if !known || !also {
			return 0, false
		}
		bytes = max(bytes, size-before-a.offset)
	}
	return bytes, !v.open && len(v.atoms) > 0
}

// sizeOf returns the size of an object of Go's in bytes.
func (f *Finder) sizeOf(o *object) (bytes int64, ok bool) {
	var t types.Type
	switch {
	case o.kind == variableObject:
		t = o.variable.Type()
	case o.kind != madeObject || o.memory != cgobridge.GoMemory || !f.isMade(o.by):
		return 0, false
	default:
		t = f.Info.TypeOf(o.by)
	}
	if t == nil {
		return 0, false
	}
	n := int64(1)
	switch u := t.Underlying().(type) {
	case *types.Slice:
		if n, ok = f.extents[o]; !ok || n < 0 || o.kind == variableObject {
			return 0, false
		}
		t = u.Elem()
	case *types.Pointer: // of new, &T{}
		t = u.Elem()
	}
	if !hasSize(t) {
		return 0, false
	}
	return n * f.Sizes.Sizeof(t), true
}

// isMade reports whether an expression makes an object of its type: a literal, make, new.
func (f *Finder) isMade(e ast.Expr) bool {
	switch x := e.(type) {
	case *ast.CompositeLit:
		return true
	case *ast.CallExpr:
		return f.IsBuiltin(x.Fun, "make") || f.IsBuiltin(x.Fun, "new")
	}
	return false
}

// offsetOf returns the number of bytes before a place in its object.
func (f *Finder) offsetOf(p place) (bytes int64, ok bool) {
	var t types.Type
	switch o := p.object; {
	case o.kind == variableObject:
		t = o.variable.Type()
	case o.by != nil:
		t = f.Info.TypeOf(o.by)
	}
	for path := p.path; path != ""; path = path[len(step(path)):] {
		if t == nil {
			return 0, false
		}
		at := step(path)
		switch u := pointed(t).Underlying().(type) {
		case *types.Struct:
			i := fieldAt(u, at)
			if i < 0 || !hasSize(u) {
				return 0, false
			}
			bytes += f.Sizes.Offsetsof(slices.Collect(u.Fields()))[i]
			t = u.Field(i).Type()
		case interface{ Elem() types.Type }: // an array, a slice
			n, err := strconv.ParseInt(strings.Trim(at, "[]"), 10, 64)
			if t = u.Elem(); err != nil || !hasSize(t) {
				return 0, false
			}
			bytes += n * f.Sizes.Sizeof(t)
		default:
			return 0, false
		}
	}
	return bytes, true
}

// counts reports whether a package launches kernels, or copies, with numbers that it gives to C.
func counts(pkg *cgobridge.Package) bool {
	return slices.ContainsFunc(pkg.Calls, func(call *cgobridge.Call) bool {
		api, ok := headers.Lookup(call.Name)
		_, hasGrid := api.Param(headers.Grid)
		return ok && (hasGrid || api.Operation == headers.Copy)
	})
}

// returnsInteger reports whether a function returns an integer, or a struct that has one.
func returnsInteger(signature *types.Signature) bool {
	return slices.ContainsFunc(slices.Collect(signature.Results().Variables()), func(v *types.Var) bool { return hasIntegers(v.Type(), 0) })
}

// passesInteger reports whether a function returns an integer or a struct that has one, or may store one in an argument's pointee.
func passesInteger(signature *types.Signature) bool {
	stores := func(v *types.Var) bool {
		_, ok := v.Type().Underlying().(*types.Pointer)
		return ok && hasIntegers(v.Type(), 0)
	}
	return returnsInteger(signature) || slices.ContainsFunc(slices.Collect(signature.Params().Variables()), stores) ||
		signature.Recv() != nil && stores(signature.Recv())
}

func hasIntegers(t types.Type, depth int) bool {
	if st, ok := pointed(t).Underlying().(*types.Struct); ok && depth < maxTypeDepth {
		return slices.ContainsFunc(slices.Collect(st.Fields()), func(field *types.Var) bool { return hasIntegers(field.Type(), depth+1) })
	}
	return isInteger(t)
}
