package gomemory

import (
	"go/ast"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// noted is the value of an expression in its enclosing functions.
type noted struct {
	v     value
	alone bool // a literal was analyzed without its callers: the values of its captures are unknown
}

// note records the value of an expression. In a helper that is looked into at a call, that depends on the call.
func (fr *frame) note(e ast.Expr, v value) {
	if !fr.tellsAll() || outermost(fr).function == nil {
		return
	}
	switch e.(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr, *ast.StarExpr, *ast.CallExpr, *ast.TypeAssertExpr, *ast.UnaryExpr:
	default:
		return
	}
	if isPointerLike(fr.f.Info.TypeOf(e)) {
		fr.noted(e, v)
	}
}

// noted records the value of an expression, of the innermost function or of the context.
func (fr *frame) noted(e ast.Expr, v value) {
	first := outermost(fr)
	if fr.isHelper() {
		fr.f.noteOthers(e, v)
		_, isNumber := v.number()
		if !v.open && (v.mayBeAddress() || isNumber && isInteger(fr.f.Info.TypeOf(e))) && fr.isCertain() {
			c := fr.context()
			if old, known := c.values[e]; known {
				v = v.join(old)
			}
			c.values[e] = v
		}
		return
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

// noteAggregate notes the addresses in a struct or array: whoever mentions it keeps them alive.
func (fr *frame) noteAggregate(s *state, e ast.Expr, l lvalue) {
	if !fr.tellsAll() || outermost(fr).function == nil || fr.isHelper() {
		return
	}
	v := fr.f.values[e].v
	for _, p := range l.places {
		for path, held := range s.held.of(p.object) {
			if rest, ok := strings.CutPrefix(path, p.path); ok && rest != "" {
				v.atoms = union(v.atoms, held.atoms)
			}
		}
	}
	fr.f.values[e] = noted{v: v}
}

// noteOthers records the value of an expression for a call of its function where it may not be Go memory.
func (f *Finder) noteOthers(e ast.Expr, v value) {
	for _, a := range v.atoms {
		o := a.to.object
		if o != nil && (o.memory.IsForeign() || o.slot.v != nil) && !slices.Contains(f.others[e], o) {
			put(&f.others, e, append(f.others[e], o))
		}
	}
}

// HoldsOthers reports whether an expression holds an address of memory that is not Go's for some call of its function.
func (f *Finder) HoldsOthers(e ast.Expr) bool {
	return slices.ContainsFunc(f.others[ast.Unparen(e)], func(o *object) bool { return f.kindOfObject(o, f.directly).IsForeign() })
}

// Resolve returns the origins of the address that an expression evaluates to, at the place of the expression, and the kind of
// memory. An origin is nil where the expression that makes the address is not in sight. ok is false where something may be held
// that is not known.
func (f *Finder) Resolve(e ast.Expr) (origins []ast.Expr, memory cgobridge.Memory, ok bool) {
	v := f.held(ast.Unparen(e))
	if v.open || !v.mayBeAddress() {
		return nil, cgobridge.Memory{}, false
	}
	for _, a := range v.atoms {
		if a.isNil() {
			continue
		}
		for _, from := range f.origins(a) {
			if !slices.Contains(origins, from) {
				origins = append(origins, from)
			}
		}
		if by := a.to.object.by; by != nil && !slices.Contains(memory.Origins, by) {
			memory.Origins = append(memory.Origins, by)
		}
	}
	if memory.Kind, _ = f.kindOf(v, f.directly); memory.Kind == cgobridge.HandleMemory {
		return nil, cgobridge.Memory{}, false
	}
	if memory.Kind == cgobridge.HostMemory && f.mayBeAsked(v) {
		memory.Kind = cgobridge.ForeignMemory
	}
	return origins, memory, true
}

// origins returns the expressions that create an address; for the contents of a package variable or field, all those assigned
// to it. One is nil if it is not in sight.
func (f *Finder) origins(a atom) []ast.Expr {
	s := a.to.object.slot
	if a.from != nil || s.v == nil || a.to.path != "" || f.kindOfObject(a.to.object, f.directly) == cgobridge.UnknownMemory {
		return []ast.Expr{a.from}
	}
	var list []ast.Expr
	for _, v := range f.stored[s] {
		for _, b := range v.atoms {
			if !b.isNil() && b.to.object.slot != s && !slices.Contains(list, b.from) {
				list = append(list, b.from)
			}
		}
	}
	if slices.Contains(list, nil) || len(list) == 0 {
		return []ast.Expr{nil}
	}
	return list
}

// held returns the value of an expression.
func (f *Finder) held(e ast.Expr) value {
	for c := f.within; c != nil; c = c.caller {
		if v, ok := c.values[e]; ok {
			return v
		}
	}
	if n, ok := f.values[e]; ok {
		return n.v
	}
	return openValue
}

// mayBeAsked reports whether memory that a value points to is made known to the device, or asked about, anywhere. Memory
// held by fields and variables of the package is not followed.
func (f *Finder) mayBeAsked(v value) bool {
	return slices.ContainsFunc(v.atoms, func(a atom) bool {
		return a.to.object != nil && (a.to.object.slot.v != nil || f.asked[a.to.object])
	})
}
