package gomemory

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// The integer n, if not 0, is n bytes from numbers.zero: values that may be several integers have an unknown offset from it.
// Zero is nil.

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
		if t == nil || !isInteger(t) || isPointerLike(t) {
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

// launches reports whether a package launches kernels with numbers that it gives to C.
func launches(pkg *cgobridge.Package) bool {
	return slices.ContainsFunc(pkg.Calls, func(call *cgobridge.Call) bool {
		api, ok := headers.Lookup(call.Name)
		_, hasGrid := api.Param(headers.Grid)
		return ok && hasGrid
	})
}

// returnsInteger reports whether a function returns an integer, or a struct that has one.
func returnsInteger(signature *types.Signature) bool {
	return slices.ContainsFunc(slices.Collect(signature.Results().Variables()), func(v *types.Var) bool { return hasIntegers(v.Type(), 0) })
}

func hasIntegers(t types.Type, depth int) bool {
	if st, ok := pointed(t).Underlying().(*types.Struct); ok && depth < maxTypeDepth {
		return slices.ContainsFunc(slices.Collect(st.Fields()), func(field *types.Var) bool { return hasIntegers(field.Type(), depth+1) })
	}
	return isInteger(t)
}
