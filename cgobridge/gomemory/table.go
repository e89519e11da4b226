package gomemory

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// A Passed is a kernel's argument, to which a table of pointers leads.
type Passed struct {
	Type types.Type // nil if it is not known
	Expr ast.Expr   // that denotes it; nil if none does
}

// maxPassed bounds the pointers in a table.
const maxPassed = 4096

// passes records the arguments of a launch to which a table of pointers leads.
func (fr *frame) passes(s *state, call *ast.CallExpr, table value) {
	if !fr.tellsAll() || outermost(fr).function == nil {
		return
	}
	list := fr.passed(s, table)
	if fr.isHelper() {
		if list != nil && fr.isCertain() {
			c := fr.context()
			put(&c.passed, call, joinPassed(c.passed, call, list))
		}
		return
	}
	put(&fr.f.passed, call, joinPassed(fr.f.passed, call, list))
}

// joinPassed returns the arguments that are known of two launches by one call.
func joinPassed(known map[*ast.CallExpr][]Passed, call *ast.CallExpr, list []Passed) []Passed {
	old, ok := known[call]
	switch {
	case !ok:
		return list
	case len(old) != len(list):
		return nil
	}
	list = slices.Clone(list)
	for i, p := range old {
		if p.Type != list[i].Type {
			list[i].Type = nil
		}
		if p.Expr != list[i].Expr {
			list[i].Expr = nil
		}
	}
	return list
}

// passed returns the arguments to which a table leads; nil if it is not known how many there are.
func (fr *frame) passed(s *state, table value) []Passed {
	if table.open || len(table.atoms) != 1 {
		return nil
	}
	a := table.atoms[0]
	if a.isNil() || a.some || a.offset != 0 || a.to.path != "" && !strings.HasSuffix(a.to.path, "[0]") || s.exposed[a.to.object] {
		return nil
	}
	base := place{a.to.object, strings.TrimSuffix(a.to.path, "[0]")}
	n, known := fr.tableLength(s, base)
	switch {
	case a.count < 0 || a.count > 0 && known && a.count > int64(n):
		return nil
	case a.count > 0 && known:
		n = int(a.count)
	}
	if !known || n > maxPassed || s.held.has(place{base.object, base.path + "[]"}) {
		return nil
	}
	list := make([]Passed, n)
	for i := range list {
		v, ok := s.held.get(place{base.object, fmt.Sprintf("%s[%d]", base.path, i)})
		if !ok || len(v.atoms) == 1 && v.atoms[0].isNil() {
			return nil
		}
		list[i] = fr.pointedBy(v)
	}
	return list
}

// tableLength returns how many elements an array or slice has. Of memory of C's it is as many as are stored.
func (fr *frame) tableLength(s *state, base place) (int, bool) {
	if base.path == "" {
		if n, known := s.lengths[base.object]; known {
			return n, true
		}
	}
	if base.object.memory.IsForeign() {
		n := 0
		for path := range s.held.of(base.object) {
			i, err := strconv.Atoi(strings.Trim(strings.TrimPrefix(path, base.path), "[]"))
			if err != nil {
				return 0, false
			}
			n = max(n, i+1)
		}
		return n, n > 0
	}
	if array, ok := underlying(fr.f.typeOf(base)).(*types.Array); ok {
		return int(array.Len()), array.Len() <= maxPassed
	}
	return 0, false
}

// pointedBy returns what a pointer points to.
func (fr *frame) pointedBy(v value) (p Passed) {
	if v.open || len(v.atoms) != 1 || v.atoms[0].isNil() || v.atoms[0].some || v.atoms[0].offset != 0 {
		return Passed{}
	}
	a := v.atoms[0]
	if t := fr.f.typeOf(a.to); t != nil && hasSize(t) && !isSlot(a.to, t) {
		p.Type = t
	}
	if unary, ok := a.from.(*ast.UnaryExpr); ok && unary.Op == token.AND {
		p.Expr = unary.X
	}
	return p
}

// isSlot reports whether a place is one of several words, whose type need not be that of the value stored there.
func isSlot(p place, t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsUnsigned != 0 && strings.HasSuffix(p.path, "]")
}

func underlying(t types.Type) types.Type {
	if t == nil {
		return nil
	}
	return t.Underlying()
}

// fieldAt returns the index of the field that a step of a path names, or -1.
func fieldAt(t *types.Struct, step string) int {
	return slices.IndexFunc(slices.Collect(t.Fields()), func(field *types.Var) bool { return "."+field.Name() == step })
}

// typeOf returns the type of a place in Go's memory, or nil.
func (f *Finder) typeOf(p place) types.Type {
	var t types.Type
	switch o := p.object; {
	case o.kind == variableObject:
		t = o.variable.Type()
	case o.kind == madeObject && f.isMade(o.by) && !o.memory.IsForeign():
		t = f.Info.TypeOf(o.by)
		if _, isLiteral := o.by.(*ast.CompositeLit); !isLiteral && t != nil { // make, new
			t = pointed(t)
		}
	case o.kind == pointeeObject && o.slot.v != nil && !o.slot.elements:
		if pointer, ok := o.slot.v.Type().Underlying().(*types.Pointer); ok {
			t = pointer.Elem()
		}
	}
	for path := p.path; path != "" && t != nil; path = path[len(step(path)):] {
		at := step(path)
		switch u := pointed(t).Underlying().(type) {
		case *types.Struct:
			i := fieldAt(u, at)
			if i < 0 {
				return nil
			}
			t = u.Field(i).Type()
		case *types.Array:
			t = u.Elem()
		case *types.Slice:
			t = u.Elem()
		default:
			return nil
		}
	}
	return t
}

// Passed returns the arguments of a launch by a function of CUDA's API, to which its table of pointers leads; ok is false if it is not known
// how many they are.
func (f *Finder) Passed(launch *ast.CallExpr) (list []Passed, ok bool) {
	for c := f.within; c != nil; c = c.caller {
		if list, ok := c.passed[launch]; ok {
			return list, list != nil
		}
	}
	list = f.passed[launch]
	return list, list != nil
}
