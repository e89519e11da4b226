package cgobridge

import (
	"go/ast"
	"go/token"
	"go/types"
)

// A FieldValue is a value assigned to a struct's field.
type FieldValue struct {
	Path string // "a.b"
	Expr ast.Expr
}

// FieldValues returns the values stored in the fields of a value that is a struct or points to one: by
// its composite literal and by assignments to the variable's fields.
func (p *Package) FieldValues(v Value) []FieldValue {
	switch x := ast.Unparen(stripAddressOf(v.Expr)).(type) {
	case *ast.CompositeLit:
		return p.literalFields(x, "")
	case *ast.Ident:
		if variable, ok := p.Info.ObjectOf(x).(*types.Var); ok {
			return p.FieldsOf(variable)
		}
	}
	return nil
}

// FieldsOf returns the values stored in the fields of a variable's struct.
func (p *Package) FieldsOf(v *types.Var) []FieldValue {
	var list []FieldValue
	for _, value := range p.assignments().values[v] {
		if lit, ok := ast.Unparen(stripAddressOf(value)).(*ast.CompositeLit); ok {
			list = append(list, p.literalFields(lit, "")...)
		}
	}
	return append(list, p.assignments().members[v]...)
}

// stripAddressOf returns x for &x, and other expressions as they are.
func stripAddressOf(e ast.Expr) ast.Expr {
	if unary, ok := e.(*ast.UnaryExpr); ok && unary.Op == token.AND {
		return unary.X
	}
	return e
}

func (p *Package) literalFields(lit *ast.CompositeLit, prefix string) []FieldValue {
	st, ok := deref(p.Info.TypeOf(lit)).Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	var list []FieldValue
	for i, e := range lit.Elts {
		name, value := "", e
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			key, ok := kv.Key.(*ast.Ident)
			if !ok {
				continue
			}
			name, value = key.Name, kv.Value
		} else if i < st.NumFields() {
			name = st.Field(i).Name()
		}
		if inner, ok := ast.Unparen(value).(*ast.CompositeLit); ok {
			list = append(list, p.literalFields(inner, prefix+name+".")...)
			continue
		}
		list = append(list, FieldValue{prefix + name, value})
	}
	return list
}
