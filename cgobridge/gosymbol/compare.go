package gosymbol

import (
	"fmt"
	"go/types"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/prototype"
)

// Fault says how a binding contradicts the prototype of its symbol, "" if it does not. It is not of CUDA's if nothing is known of it.
func (f *Finder) Fault(b Binding) (fault string, ofCUDA bool) {
	p, ok := prototype.Of(b.Symbol)
	if !ok || b.Type.Variadic() || f.isFallback(b) {
		return "", ok
	}
	return f.fault(p, b.Type), true
}

// isFallback reports whether a variable is bound to the symbol only where there is none of the same
// name with _v2, which is tried first.
func (f *Finder) isFallback(b Binding) bool {
	for _, other := range f.Bindings {
		if b.Var != nil && other.Var == b.Var && strings.HasPrefix(other.Symbol, b.Symbol+"_v") {
			return true
		}
	}
	return false
}

// CallFault says how a call contradicts the prototype of its symbol: by the number of words, or by a name without _v2.
func (f *Finder) CallFault(call Call) (fault string, ofCUDA bool) {
	p, ok := prototype.Of(call.Symbol)
	switch {
	case !ok:
		return "", false
	case len(call.Args) != len(p.Params):
		return fmt.Sprintf("'%s' is called with %d arguments, but has %d%s", p.Name, len(call.Args), len(p.Params), hint(p)), true
	case p.Old:
		return fmt.Sprintf("'%s' takes 32-bit sizes and device pointers%s", p.Name, hint(p)), true
	}
	return "", true
}

// fault says how a Go type contradicts a prototype; "" if it does not.
func (f *Finder) fault(p *prototype.Prototype, t *types.Signature) string {
	if n := t.Params().Len(); n != len(p.Params) {
		return fmt.Sprintf("Go function has %s, but '%s' has %d%s", plain.Count(n, "parameter"), p.Name, len(p.Params), hint(p))
	}
	for i, want := range p.Params {
		param := t.Params().At(i).Type()
		if why := f.differ(param, want, f.Sizes.Sizeof(param)); why != "" {
			return fmt.Sprintf("parameter %d of '%s' is '%s' in C, but '%s' in Go: %s%s", i+1, p.Name, want.Type, spell(param), why, hint(p))
		}
	}
	if t.Results().Len() == 1 {
		result := t.Results().At(0).Type()
		if isFloat(result) != (p.Result.Kind == prototype.Float) && isNumber(result) && p.Result.Kind != prototype.Unknown && p.Result.Kind != prototype.Void {
			return fmt.Sprintf("result of '%s' is '%s' in C, but '%s' in Go", p.Name, p.Result.Type, spell(result))
		}
	}
	return ""
}

// hint names the symbol that is meant where the one without _v2 is bound.
func hint(p *prototype.Prototype) string {
	if p.Old {
		return "; use '" + p.Name + "_v2', whose sizes and device pointers have 64 bits"
	}
	return ""
}

func spell(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string { return p.Name() })
}

func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0 && b.Kind() != types.Uintptr
}

func isFloat(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}

// differ describes how a Go parameter of a size contradicts the corresponding C parameter; "" if it does not.
func (f *Finder) differ(t types.Type, want prototype.Value, size int64) string {
	switch want.Kind {
	case prototype.Integer:
		switch {
		case isFloat(t):
			return "a floating-point number is passed in another register"
		case isNumber(t) && size < want.Size, want.Narrowed && size > want.Size:
			return fmt.Sprintf("it has %d bytes, not %d", size, want.Size)
		}
	case prototype.Float:
		if isNumber(t) && (!isFloat(t) || size != want.Size) {
			return fmt.Sprintf("a floating-point number of %d bytes is expected", want.Size)
		}
	case prototype.Pointer:
		return f.differPointer(t, want, size)
	case prototype.Struct:
		s, ok := t.Underlying().(*types.Struct)
		if !ok && (want.Size > 16 || isNumber(t) && size < want.Size) {
			return fmt.Sprintf("a structure of %d bytes is passed by value", want.Size)
		}
		if ok && want.Size > 0 && f.Sizes.Sizeof(s) != want.Size {
			return fmt.Sprintf("the structure has %d bytes, not %d", f.Sizes.Sizeof(s), want.Size)
		}
	}
	return ""
}

// differPointer is differ for pointers.
func (f *Finder) differPointer(t types.Type, want prototype.Value, size int64) string {
	elem := want.Elem
	switch u := t.Underlying().(type) {
	case *types.Basic:
		isValue := elem.Kind == prototype.Integer || elem.Kind == prototype.Float || elem.Kind == prototype.Pointer
		switch {
		case isFloat(t), isNumber(t) && size < 8:
			return "a pointer is expected"
		case isNumber(t) && isValue:
			return "a value is passed for a pointer"
		}
	case *types.Pointer:
		return f.differPointee(u.Elem(), *elem, false)
	case *types.Slice:
		return f.differPointee(u.Elem(), *elem, true)
	}
	return ""
}

// differPointee describes how the pointee of a Go pointer contradicts that of the C pointer.
func (f *Finder) differPointee(t types.Type, want prototype.Value, slice bool) string {
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return ""
	}
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Kind() == types.String || b.Info()&types.IsBoolean != 0 {
		return ""
	}
	size := f.Sizes.Sizeof(t)
	if slice && size == 1 || want.Size == 1 || want.Size == 0 { // bytes, whatever they are taken for
		return ""
	}
	switch want.Kind {
	case prototype.Integer, prototype.Float, prototype.Pointer:
		switch {
		case size != want.Size:
			return fmt.Sprintf("what it points to has %d bytes, not %d", size, want.Size)
		case isFloat(t) != (want.Kind == prototype.Float):
			return "what it points to is of another kind"
		}
	}
	return ""
}
