package golaunch

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Value is the argument of a launch for a parameter of its kernel.
type Value struct {
	Expr ast.Expr // the value itself; nil if it is not written down
	Kind Kind
}

// A Kind describes the bytes of a value in memory.
type Kind struct {
	Type    string
	Size    int64 // in bytes; 0 if nothing is known
	Float   bool
	Integer bool  // a signed one: floats are passed as unsigned bit patterns on purpose
	Copied  int64 // how many bytes of it a helper copies; 0 for all of them
}

func (f *Finder) KindOf(t types.Type) Kind {
	k := Kind{Type: cgoname.TypeString(t, nil), Size: f.Sizes.Sizeof(t)}
	if b, ok := t.Underlying().(*types.Basic); ok {
		k.Float = b.Info()&types.IsFloat != 0
		k.Integer = b.Info()&types.IsInteger != 0 && b.Info()&types.IsUnsigned == 0
	}
	return k
}

// pointedTo returns the values that pointers point to.
func (f *Finder) pointedTo(pointers []ast.Expr) []Value {
	values := make([]Value, len(pointers))
	for i, e := range pointers {
		v := f.Value(e)
		if v.Kind != cgobridge.Address && v.Kind != cgobridge.Element {
			continue
		}
		if v.Type != nil {
			values[i].Kind = f.KindOf(v.Type)
		}
		if unary, ok := v.Expr.(*ast.UnaryExpr); ok {
			values[i].Expr = unary.X
		}
	}
	return values
}

// ValuesOf returns the values that a launch gives, if it is known how many
// there are.
func (f *Finder) ValuesOf(l Launch) ([]Value, bool) {
	if l.Values != nil {
		return l.Values, true
	}
	if f.values != nil && l.Params != nil && !l.InC && !l.ByHelper {
		if list, ok := f.values.Passed(l.Call); ok {
			return f.completed(f.valuesPassed(list), l), true
		}
	}
	pointers, ok := f.Given(l)
	if !ok {
		return nil, false
	}
	return f.pointedTo(pointers), true
}

// completed adds what is known of values by the pointers to them that are written down: those to fields of structures, in which no other
// type lies.
func (f *Finder) completed(values []Value, l Launch) []Value {
	if !slices.ContainsFunc(values, func(v Value) bool { return v.Kind.Size == 0 }) {
		return values
	}
	pointers, ok := f.Given(l)
	if !ok || len(pointers) != len(values) {
		return values
	}
	for i, v := range f.pointedTo(pointers) {
		if _, isField := ast.Unparen(v.Expr).(*ast.SelectorExpr); isField && values[i].Kind.Size == 0 {
			values[i] = v
		}
	}
	return values
}

// valuesPassed returns the values that arguments are.
func (f *Finder) valuesPassed(list []gomemory.Passed) []Value {
	values := make([]Value, len(list))
	for i, p := range list {
		values[i].Expr = p.Expr
		if p.Type != nil {
			values[i].Kind = f.KindOf(p.Type)
		}
	}
	return values
}

// KernelOf returns the kernel that a launch launches: the only one of the one
// name that is looked up for it.
func (f *Finder) KernelOf(l Launch) *sema.Function {
	name := f.constantName(l, f.lookUpsFor(l))
	if l.Kernel != nil && f.values != nil {
		if text, ok := f.values.Text(l.Kernel); ok {
			name = text
		}
	}
	if name == "" {
		return nil
	}
	return f.KernelNamed(name)
}

// KernelNamed returns the only kernel that a name denotes in a module, or nil.
func (f *Finder) KernelNamed(name string) *sema.Function {
	if list := f.KernelsNamed(name); len(list) == 1 {
		return list[0].Func
	}
	return nil
}

// constantName returns the one constant that all names for the kernel of a
// launch are, or "".
func (f *Finder) constantName(l Launch, from []lookUp) string {
	constant := l.Constant
	for _, one := range from {
		if one.name == nil {
			continue
		}
		name, ok := f.name(one.row, one.name)
		if !ok || constant != "" && name != constant {
			return ""
		}
		constant = name
	}
	return constant
}
