package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// List returns the texts of a list of texts, or of C strings, that an expression is or points at the first of, if all of them are known.
func (f *Finder) List(e ast.Expr) ([]Text, bool) {
	s := f.search(nil)
	s.only = true
	texts, ok := s.list(e, maxDepth)
	return texts, ok && !s.work.IsSpent()
}

// Among returns the texts that may be in a list.
func (f *Finder) Among(e ast.Expr) ([]Text, bool) {
	s := f.search(nil)
	texts, ok := s.list(e, maxDepth)
	return texts, ok && !s.work.IsSpent()
}

// ListWith is List where a parameter is any list: it returns the other texts, and whether the parameter's are among them.
func (f *Finder) ListWith(e ast.Expr, parameter *types.Var) (texts []Text, uses, ok bool) {
	s := f.search(nil)
	s.only, s.any, s.usesAny = true, parameter, new(bool)
	texts, ok = s.list(e, maxDepth)
	return texts, *s.usesAny, ok && !s.work.IsSpent()
}

// ListOf returns the texts of expressions, if all of them are known.
func (f *Finder) ListOf(list []ast.Expr) ([]Text, bool) {
	var texts []Text
	for _, e := range list {
		s := f.search(nil)
		t, ok := s.single(e, maxDepth)
		if !ok {
			return nil, false
		}
		texts = append(texts, t)
	}
	return texts, true
}

func (s search) list(e ast.Expr, depth int) ([]Text, bool) {
	list, view := s.pointed(e)
	elements, ok := []element(nil), false
	if view != nil {
		elements, ok = s.elementsIn(view, depth)
	} else {
		elements, ok = s.elements(list, depth)
	}
	if !ok {
		return nil, false
	}
	var texts []Text
	for _, el := range elements {
		more, ok := s.rounds(el.value, depth)
		if !ok {
			return nil, false
		}
		for i := range more {
			more[i].IsPossible = more[i].IsPossible || el.isPossible
		}
		texts = append(texts, more...)
	}
	return texts, len(texts) > 0 || s.usesAny != nil && *s.usesAny
}

// rounds returns the text of an expression, or its texts in the rounds of the loop that decides it.
func (s search) rounds(b bound, depth int) ([]Text, bool) {
	s.scope, s.open = b.in, new(*ast.RangeStmt)
	if t, ok := s.single(b.Expr, depth); ok {
		return []Text{t}, true
	}
	loop := *s.open
	if depth--; loop == nil || depth < 0 {
		t, ok := s.begun(b.Expr, depth)
		return []Text{t}, ok
	}
	rows, ok := s.loopRows(loop, depth)
	if !ok {
		return nil, false
	}
	var texts []Text
	for _, row := range rows {
		round := s
		round.scope = &scope{row.values, row.indices}
		if s.scope != nil {
			for v, given := range s.scope.values {
				if _, ok := round.scope.values[v]; !ok {
					round.scope.values[v] = given
				}
			}
		}
		t, ok := round.single(b.Expr, depth)
		if !ok {
			if t, ok = round.begun(b.Expr, depth); !ok {
				return nil, false
			}
		}
		t.IsPossible = row.element.isPossible
		texts = append(texts, t)
	}
	return texts, true
}

// begun returns the text of an option whose name alone is known, with a hole for its value: "--gpu-architecture=" + arch.
func (s search) begun(e ast.Expr, depth int) (Text, bool) {
	for ; depth > 0; depth-- {
		x := s.Assigned(e)
		if b, ok := s.given(s.VariableOf(x)); ok {
			e, s.scope = b.Expr, b.in
			continue
		}
		if call, ok := x.(*ast.CallExpr); ok {
			sel, isSelector := ast.Unparen(call.Fun).(*ast.SelectorExpr)
			if len(call.Args) == 1 && (s.Info.Types[call.Fun].IsType() || isSelector && s.IsC(sel.X)) {
				e = call.Args[0]
				continue
			}
			if isFunc(s.Info, call, "fmt", "Sprintf") {
				format, ok := s.String(call.Args[0])
				name, _, isValue := strings.Cut(format, "=")
				return Text{Content: name + "=0", Holes: []int{len(name) + 1}}, ok && isValue && !strings.Contains(name, "%")
			}
			return Text{}, false
		}
		sum, ok := x.(*ast.BinaryExpr)
		if !ok || sum.Op != token.ADD {
			return Text{}, false
		}
		name, ok := s.String(sum.X)
		if !ok {
			e = sum.X
			continue
		}
		name, _, isValue := strings.Cut(name, "=")
		return Text{Content: name + "=0", Holes: []int{len(name) + 1}}, isValue
	}
	return Text{}, false
}

// pointed returns the list at whose first element an expression points, or the variable that is a slice of the memory there; the
// expression itself if it does not point at an element.
func (s search) pointed(e ast.Expr) (ast.Expr, *types.Var) {
	for range maxDepth {
		switch x := ast.Unparen(e).(type) {
		case *ast.UnaryExpr:
			index, ok := ast.Unparen(x.X).(*ast.IndexExpr)
			if x.Op != token.AND || !ok || !s.isZero(index.Index) {
				return e, nil
			}
			return index.X, nil
		case *ast.CallExpr:
			isConversion := s.Info.Types[x.Fun].IsType() && len(x.Args) == 1
			if !isConversion && !s.IsBuiltin(x.Fun, "SliceData") {
				return e, nil
			}
			e = x.Args[0]
		case *ast.Ident:
			v := s.VariableOf(x)
			if v == nil {
				return e, nil
			}
			if view := s.viewOf(v); view != nil {
				return e, view
			}
			if s.isPointer(v) && len(s.ElementStores(v)) > 0 {
				return e, v
			}
			values, known := s.AssignedTo(v)
			if !known || len(values) != 1 || !s.isPointer(v) {
				return e, nil
			}
			e = values[0]
		default:
			return e, nil
		}
	}
	return e, nil
}

func (s search) isPointer(v *types.Var) bool {
	_, isPointer := v.Type().Underlying().(*types.Pointer)
	b, isBasic := v.Type().Underlying().(*types.Basic)
	return isPointer || isBasic && b.Kind() == types.UnsafePointer
}

// viewOf returns the only variable that is a slice of the memory to which another points, and whose elements are stored; nil if there
// is none.
func (s search) viewOf(v *types.Var) (found *types.Var) {
	for view := range s.elementStores() {
		values, known := s.AssignedTo(view)
		if !known || len(values) != 1 || !s.isView(values[0], v) {
			continue
		}
		if found != nil {
			return nil
		}
		found = view
	}
	return found
}

// isView reports whether an expression is a slice of the memory to which a variable points: unsafe.Slice(v, n), (*[1 << 20]T)(v)[:n].
func (s search) isView(e ast.Expr, v *types.Var) bool {
	e = ast.Unparen(e)
	if slice, ok := e.(*ast.SliceExpr); ok {
		e = ast.Unparen(slice.X)
	}
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 || !s.IsBuiltin(call.Fun, "Slice") && !s.Info.Types[call.Fun].IsType() {
		return false
	}
	of := call.Args[0]
	for {
		inner, ok := ast.Unparen(of).(*ast.CallExpr)
		if !ok || len(inner.Args) != 1 || !s.Info.Types[inner.Fun].IsType() {
			break
		}
		of = inner.Args[0]
	}
	return s.VariableOf(of) == v
}
