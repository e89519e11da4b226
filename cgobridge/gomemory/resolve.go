package gomemory

import (
	"go/ast"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// noted is what an expression holds in the functions around it.
type noted struct {
	v     value
	alone bool // a literal was looked at by itself: what it captures is not known
}

// note records what an expression holds. In a helper that is looked into at a call, that depends on the call.
func (fr *frame) note(e ast.Expr, v value) {
	if !fr.tellsAll() || fr.function == nil {
		return
	}
	switch e.(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr, *ast.StarExpr, *ast.CallExpr, *ast.TypeAssertExpr, *ast.UnaryExpr:
	default:
		return
	}
	if !isPointerLike(fr.f.Info.TypeOf(e)) {
		return
	}
	first := outermost(fr)
	for at := fr; at != first; at = at.caller {
		if at.function.Pos() < first.function.Pos() || at.function.End() > first.function.End() {
			return
		}
	}
	_, declared := first.function.(*ast.FuncDecl)
	old, known := fr.f.values[e]
	switch {
	case !known, old.alone && declared:
		fr.f.values[e] = noted{v, !declared}
	case old.alone == !declared:
		fr.f.values[e] = noted{old.v.join(v), !declared}
	}
}

// Resolve returns where the address that an expression holds comes from, where the expression stands, and what memory that is.
// An origin is nil where the expression that makes the address is not in sight. ok is false where something may be held that is
// not known.
func (f *Finder) Resolve(e ast.Expr) (origins []ast.Expr, memory cgobridge.Memory, ok bool) {
	n, known := f.values[ast.Unparen(e)]
	if !known || n.v.open || !n.v.mayBeAddress() {
		return nil, cgobridge.Memory{}, false
	}
	for _, a := range n.v.atoms {
		if a.isNil() {
			continue
		}
		if !slices.Contains(origins, a.from) {
			origins = append(origins, a.from)
		}
		if by := a.to.object.by; by != nil && !slices.Contains(memory.Origins, by) {
			memory.Origins = append(memory.Origins, by)
		}
	}
	memory.Kind, _ = f.kindOf(n.v, f.directly)
	if memory.Kind == cgobridge.HostMemory && f.mayBeAsked(n.v) {
		memory.Kind = cgobridge.ForeignMemory
	}
	return origins, memory, true
}

// mayBeAsked reports whether memory that a value points to is made known to the device, or asked about, anywhere. What is so
// with memory that a field or variable of the package holds is not followed.
func (f *Finder) mayBeAsked(v value) bool {
	return slices.ContainsFunc(v.atoms, func(a atom) bool {
		return a.to.object != nil && (a.to.object.slot.v != nil || f.asked[a.to.object])
	})
}
