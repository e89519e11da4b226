package kernelarg

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/rules"
)

// A product is a number that Go code computes: a constant times numbers that are not known.
type product struct {
	constant int64
	factors  []factor // sorted
}

// A factor is a number that is not known, such as the length of a slice. It has one value where its text is the same.
type factor struct {
	of   types.Object // that it belongs to
	text string
}

func (p product) times(q product) product {
	out := product{p.constant * q.constant, slices.Concat(p.factors, q.factors)}
	slices.SortFunc(out.factors, func(a, b factor) int { return cmp.Or(cmp.Compare(a.text, b.text), cmp.Compare(a.of.Pos(), b.of.Pos())) })
	return out
}

func (p product) String() string {
	var parts []string
	if p.constant != 1 || len(p.factors) == 0 {
		parts = append(parts, fmt.Sprint(p.constant))
	}
	for _, f := range p.factors {
		parts = append(parts, f.text)
	}
	return strings.Join(parts, "*")
}

// copies reports copies of Go memory by a C function whose numbers of bytes are not those that the memory has.
func (c *checker) copies(call *cgobridge.Call, summary *cgobridge.Summary) {
	if !c.reporter.Enabled(lifetime.CopySize) || meantToFail(c.pkg.Package, call.Expr) {
		return
	}
	for i, arg := range call.Expr.Args {
		if i >= len(summary.Params) {
			break
		}
		if c.isTakenOtherwise(call, i) {
			continue
		}
		effects := summary.Params[i].Effects
		for _, f := range effects {
			if f.Bytes == nil || f.Level != 1 || f.Field != "" {
				continue
			}
			if fault := c.copyFault(call.Expr, arg, f.Bytes, effects); fault != "" {
				c.reporter.Report(lifetime.CopySize, call.Expr.Pos(), call.Expr.End(), fmt.Sprintf("'C.%s' copies %s", call.Name, fault), c.where(f)...)
				return
			}
		}
	}
}

// isTakenOtherwise reports whether a function is defined with a parameter that points to something of another size than the argument: the
// fault is in the prototype.
func (c *checker) isTakenOtherwise(call *cgobridge.Call, i int) bool {
	d := c.pkg.Definition(call.Name)
	pointer, ok := c.pkg.Underlying(call.Expr.Args[i]).(*types.Pointer)
	if d == nil || !ok {
		return false
	}
	params := d.Func.Type().Params
	if i >= len(params) || params[i].Elem == nil {
		return false
	}
	size, _, ok := d.Func.TU.SizeAlign(params[i].Elem)
	return ok && size > 1 && size != c.pkg.Sizes.Sizeof(pointer.Elem())
}

// copyFault describes the fault in the number of bytes that a call copies from or to Go memory; empty if none is known.
func (c *checker) copyFault(call *ast.CallExpr, arg ast.Expr, bytes *rules.CopiedBytes, effects []cgobridge.Effect) string {
	m := measure{c, call}
	size := product{constant: bytes.Constant}
	for _, i := range bytes.Params {
		if i >= len(call.Args) {
			return ""
		}
		n, ok := m.argument(call.Args[i])
		if !ok {
			return ""
		}
		size = size.times(n)
	}
	if extent, ok := c.pkg.Memory.Extent(arg); ok && len(size.factors) == 0 {
		if size.constant <= extent {
			return ""
		}
		element, _, name, _ := m.memory(arg)
		if m.hasOtherLayout(arg, element, effects) {
			return ""
		}
		return fmt.Sprintf("%d bytes, but '%s' has %d", size.constant, cmp.Or(name, types.ExprString(arg)), extent)
	}
	element, length, name, ok := m.memory(arg)
	there := product{constant: element}.times(length)
	switch {
	case !ok || size.constant <= 0 || element <= 0 || !slices.Equal(size.factors, there.factors) || m.hasOtherLayout(arg, element, effects):
		return ""
	case size.constant > there.constant:
		return fmt.Sprintf("%s bytes, but '%s' has %s", size, name, there)
	case size.constant == length.constant && element > 1 && len(size.factors) > 0:
		return fmt.Sprintf("%s bytes, the number of elements of '%s', which have %d bytes each", size, name, element)
	}
	return ""
}

// hasOtherLayout reports whether C takes the elements at a pointer for those of another size, which is the fault of their types.
func (m measure) hasOtherLayout(arg ast.Expr, element int64, effects []cgobridge.Effect) bool {
	isOther := func(size int64) bool { return size > 1 && size != element }
	if p, ok := m.pkg.Underlying(arg).(*types.Pointer); ok && isOther(m.pkg.Sizes.Sizeof(p.Elem())) {
		return true
	}
	return slices.ContainsFunc(effects, func(f cgobridge.Effect) bool {
		if f.Level != 1 || f.Type == nil || f.TU == nil {
			return false
		}
		size, _, ok := f.TU.SizeAlign(f.Type)
		return ok && isOther(size)
	})
}

// argument returns the value of an argument.
func (m measure) argument(e ast.Expr) (product, bool) {
	if n, ok := m.pkg.Memory.Number(e); ok {
		return product{constant: n}, true
	}
	return m.number(e, maxNumberSteps)
}

// maxNumberSteps bounds the variables through which a number is followed.
const maxNumberSteps = 6

// A measure measures the arguments of a call.
type measure struct {
	*checker
	call *ast.CallExpr
}

// number returns the value of an expression.
func (m measure) number(e ast.Expr, steps int) (product, bool) {
	e = ast.Unparen(e)
	tv := m.pkg.Info.Types[e]
	if tv.Value != nil {
		n, ok := constant.Int64Val(constant.ToInt(tv.Value))
		return product{constant: n}, ok && constant.ToInt(tv.Value).Kind() == constant.Int
	}
	switch x := e.(type) {
	case *ast.CallExpr:
		switch fun := m.pkg.Info.Types[x.Fun]; {
		case len(x.Args) != 1:
		case fun.IsType() && isInteger(fun.Type) && isInteger(m.pkg.Info.TypeOf(x.Args[0])):
			return m.number(x.Args[0], steps)
		case fun.IsBuiltin() && types.ExprString(x.Fun) == "len":
			return m.length(x.Args[0], steps)
		}
	case *ast.BinaryExpr:
		left, ok := m.number(x.X, steps)
		right, also := m.number(x.Y, steps)
		switch {
		case !ok || !also:
		case x.Op == token.MUL:
			return left.times(right), true
		case x.Op == token.SHL && len(right.factors) == 0 && right.constant >= 0 && right.constant < 32:
			return left.times(product{constant: 1 << right.constant}), true
		}
	case *ast.Ident:
		v := m.pkg.VariableOf(x)
		if v == nil || !isInteger(v.Type()) {
			break
		}
		value, fixed := m.only(v)
		if value != nil && steps > 0 {
			return m.number(value, steps-1)
		}
		return product{1, []factor{{v, v.Name()}}}, fixed
	}
	return product{}, false
}

func isInteger(t types.Type) bool {
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// only returns the one value that is assigned to a local variable, or to a parameter by the current call; fixed reports whether
// the variable never has another one.
func (m measure) only(v *types.Var) (value ast.Expr, fixed bool) {
	if m.pkg.IsParameter(v) {
		fn, i := m.pkg.ParameterOf(v)
		if m.context == nil || fn == nil || fn.Signature().Variadic() {
			return nil, true
		}
		if site := m.context.Site; typeutil.Callee(m.pkg.Info, site) == fn && i < len(site.Args) {
			return site.Args[i], true
		}
		return nil, true
	}
	values, results, known := m.pkg.GivenTo(v)
	if known && len(values) == 1 && len(results) == 0 && v.Pkg() != nil && v.Parent() != v.Pkg().Scope() && !v.IsField() {
		return values[0], true
	}
	return nil, false
}

// length returns how many elements a slice, string or array has.
func (m measure) length(e ast.Expr, steps int) (product, bool) {
	e = ast.Unparen(e)
	if a, ok := m.pkg.Underlying(e).(*types.Array); ok {
		return product{constant: a.Len()}, true
	}
	v := m.pkg.VariableOf(e)
	if v == nil {
		return product{}, false
	}
	text := "len(" + types.ExprString(e) + ")"
	if _, named := e.(*ast.Ident); named {
		value, fixed := m.only(v)
		if made, ok := m.madeLength(value, steps); ok {
			return made, true
		}
		if fixed {
			return product{1, []factor{{v, text}}}, true
		}
	}
	return product{1, []factor{{v, text}}}, m.isGiven(e) && isPath(e)
}

// isGiven reports whether an expression is part of the call, or of the one by which the function around it is called.
func (m measure) isGiven(e ast.Expr) bool {
	within := func(call *ast.CallExpr) bool { return call.Pos() <= e.Pos() && e.End() <= call.End() }
	return within(m.call) || m.context != nil && within(m.context.Site)
}

// isPath reports whether an expression names a variable or a field of one.
func isPath(e ast.Expr) bool {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			return true
		case *ast.SelectorExpr:
			e = x.X
		default:
			return false
		}
	}
}

// madeLength returns how many elements the slice has room for that an expression makes.
func (m measure) madeLength(e ast.Expr, steps int) (product, bool) {
	if e == nil || steps == 0 {
		return product{}, false
	}
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) < 2 || !m.pkg.Info.Types[call.Fun].IsBuiltin() || types.ExprString(call.Fun) != "make" {
		return product{}, false
	}
	return m.number(call.Args[len(call.Args)-1], steps-1)
}

// memory returns the Go memory that a pointer points to, of which the beginning is given: elements of some bytes, and how many.
func (m measure) memory(arg ast.Expr) (element int64, length product, name string, ok bool) {
	value := m.value(arg)
	if value.Type == nil || value.Memory.Kind != cgobridge.GoMemory {
		return 0, product{}, "", false
	}
	element = m.pkg.Sizes.Sizeof(value.Type)
	switch value.Kind {
	case cgobridge.Address:
		x, isAddress := ast.Unparen(value.Expr).(*ast.UnaryExpr)
		switch value.Type.Underlying().(type) {
		case *types.Slice, *types.Interface, *types.Map, *types.Chan:
			return 0, product{}, "", false
		}
		if !isAddress {
			return 0, product{}, "", false
		}
		if _, isVariable := ast.Unparen(x.X).(*ast.Ident); !isVariable { // the memory goes on after a field
			return 0, product{}, "", false
		}
		return element, product{constant: 1}, types.ExprString(x.X), true
	case cgobridge.Element:
		base := elementBase(value.Expr)
		if base == nil {
			return 0, product{}, "", false
		}
		length, ok = m.length(base, maxNumberSteps)
		return element, length, types.ExprString(base), ok
	}
	return 0, product{}, "", false
}

// elementBase returns the slice, string or array to whose first element an expression points; nil for others.
func elementBase(e ast.Expr) ast.Expr {
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		if at, ok := ast.Unparen(x.X).(*ast.IndexExpr); ok {
			if zero, ok := ast.Unparen(at.Index).(*ast.BasicLit); ok && zero.Value == "0" {
				return at.X
			}
		}
	case *ast.CallExpr: // unsafe.SliceData, unsafe.StringData
		if len(x.Args) == 1 {
			return x.Args[0]
		}
	}
	return nil
}
