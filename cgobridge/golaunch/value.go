package golaunch

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Value is what a launch gives for a parameter of its kernel.
type Value struct {
	Expr ast.Expr // the value itself; nil if it is not written down
	Kind Kind
}

// A Kind is what is known of a value's bytes in memory.
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
	pointers, ok := f.Given(l)
	if !ok {
		return nil, false
	}
	return f.pointedTo(pointers), true
}

// KernelOf returns the kernel that a launch launches: the only one of the one
// name that is looked up for it.
func (f *Finder) KernelOf(l Launch) *sema.Function {
	if name := f.constantName(l, f.namesFor(l)); name != "" {
		return f.KernelNamed(name)
	}
	return nil
}

// KernelNamed returns the only kernel that a name stands for in a module, or
// nil.
func (f *Finder) KernelNamed(name string) *sema.Function {
	if list := f.KernelsNamed(name); len(list) == 1 {
		return list[0].Func
	}
	return nil
}

// namesFor returns the names under which the kernel of a launch may be looked up.
func (f *Finder) namesFor(l Launch) []ast.Expr {
	if l.Name != nil {
		return []ast.Expr{l.Name}
	}
	return f.kernelNames(l.Kernel)
}

// constantName returns the one constant that all names for the kernel of a
// launch are, or "".
func (f *Finder) constantName(l Launch, names []ast.Expr) string {
	constant := l.Constant
	for _, e := range names {
		name, ok := f.String(e)
		name, _, _ = strings.Cut(name, "\x00")
		if !ok || constant != "" && name != constant {
			return ""
		}
		constant = name
	}
	return constant
}

// kernelNames returns the names under which the kernel that an expression
// stands for, or holds, may be looked up; none if not all of them are known.
func (f *Finder) kernelNames(e ast.Expr) []ast.Expr {
	s := nameSearch{f, f.NewWork()}
	names := s.within(e, maxRoots)
	if s.work.IsSpent() {
		return nil
	}
	return names
}

// A nameSearch looks for the names of one kernel.
type nameSearch struct {
	*Finder
	work *cgobridge.Work
}

func (f nameSearch) within(e ast.Expr, depth int) []ast.Expr {
	if depth--; e == nil || depth < 0 || !f.work.Step() {
		return nil
	}
	switch x := f.Assigned(e).(type) {
	case *ast.ParenExpr:
		return f.within(x.X, depth)
	case *ast.UnaryExpr: // &Kernel{fn}
		return f.within(x.X, depth)
	case *ast.CompositeLit:
		var names []ast.Expr
		for _, elt := range x.Elts {
			if pair, ok := elt.(*ast.KeyValueExpr); ok {
				elt = pair.Value
			}
			if _, isText := f.String(elt); !isText {
				names = append(names, f.within(elt, depth)...)
			}
		}
		return names
	case *ast.CallExpr:
		if f.Info.Types[x.Fun].IsType() && len(x.Args) == 1 {
			return f.within(x.Args[0], depth)
		}
		if name := f.nameGiven(x, 0); name != nil {
			return []ast.Expr{name}
		}
		var names []ast.Expr
		for _, e := range f.Returned(x) {
			names = append(names, f.within(e, depth)...)
		}
		return names
	case *ast.SelectorExpr:
		if names := f.namesOf(f.VariableOf(x), depth); names != nil {
			return names
		}
		return f.within(x.X, depth)
	case *ast.Ident:
		return f.namesOf(f.VariableOf(x), depth)
	}
	return nil
}

// namesOf is kernelNames for a variable or field: what it is looked up by, or
// is given.
func (f nameSearch) namesOf(v *types.Var, depth int) []ast.Expr {
	if v == nil {
		return nil
	}
	names := slices.Clone(f.lookups[v.Origin()])
	for _, r := range f.Results(v) {
		name := f.nameGiven(r.Call, r.Index)
		if name == nil {
			return nil
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		return names
	}
	values, known := f.AssignedTo(v)
	for _, e := range values {
		given := f.within(e, depth)
		if !known || len(given) == 0 {
			return nil
		}
		names = append(names, given...)
	}
	return names
}

// nameGiven returns the name for which a call of a helper yields a kernel as
// its result with the given index, or nil.
func (f *Finder) nameGiven(call *ast.CallExpr, result int) ast.Expr {
	h := f.helperOf(call)
	if h == nil || h.Name < 0 || h.Function != result || h.Name >= len(call.Args) {
		return nil
	}
	return call.Args[h.Name]
}
