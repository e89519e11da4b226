package cgobridge

import (
	"go/ast"
	"go/token"
	"go/types"
)

// assignments are all places of a package that give a variable or a field a
// value.
type assignments struct {
	values     map[*types.Var][]ast.Expr // what is assigned; zero values are left out
	unknown    map[*types.Var]bool       // also gets values that are no expression of their own
	addressed  map[*types.Var]bool       // someone may write through the variable's address
	parameters map[*types.Var]bool       // parameters and receivers
	returns    map[*types.Func][]*ast.ReturnStmt
	members    map[*types.Var][]FieldValue // assigned to fields of a variable's struct
	results    map[*types.Var][]Result     // of calls with several results
	arguments  map[*types.Var][]ast.Expr   // given for parameters
}

// A Result is one of several results of a call.
type Result struct {
	Call  *ast.CallExpr
	Index int
}

// Results returns the calls with several results one of which is assigned to
// a variable or field.
func (p *Package) Results(v *types.Var) []Result { return p.assignments().results[v.Origin()] }

// of returns what is assigned to a variable by name, and whether that is all.
func (a *assignments) of(v *types.Var) ([]ast.Expr, bool) {
	v = v.Origin()
	if a.parameters[v] && len(a.values[v]) > 0 {
		return nil, false
	}
	return a.values[v], !a.unknown[v]
}

// assignments gathers the package's assignments when first asked.
func (p *Package) assignments() *assignments {
	p.assignOnce.Do(func() { p.assigned = newAssignments(p.Info, p.Files) })
	return p.assigned
}

func newAssignments(info *types.Info, files []*ast.File) *assignments {
	a := &assignments{
		values:     map[*types.Var][]ast.Expr{},
		unknown:    map[*types.Var]bool{},
		addressed:  map[*types.Var]bool{},
		parameters: map[*types.Var]bool{},
		returns:    map[*types.Func][]*ast.ReturnStmt{},
		members:    map[*types.Var][]FieldValue{},
		results:    map[*types.Var][]Result{},
		arguments:  map[*types.Var][]ast.Expr{},
	}
	variable := func(e ast.Expr) *types.Var {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			v, _ := info.ObjectOf(x).(*types.Var)
			return v
		case *ast.SelectorExpr:
			v, _ := info.Uses[x.Sel].(*types.Var)
			return v
		}
		return nil
	}
	set := func(left ast.Expr, value ast.Expr) {
		v := variable(left)
		switch {
		case v == nil:
		case value == nil:
			a.unknown[v.Origin()] = true
		default:
			a.values[v.Origin()] = append(a.values[v.Origin()], value)
		}
	}
	pairs := func(left, right []ast.Expr) {
		for i, l := range left {
			if len(left) == len(right) {
				set(l, right[i])
				if v, path := memberPath(info, l); v != nil {
					a.members[v] = append(a.members[v], FieldValue{path, right[i]})
				}
				continue
			}
			set(l, nil)
			if call, ok := ast.Unparen(right[0]).(*ast.CallExpr); ok {
				if v := variable(l); v != nil {
					a.results[v.Origin()] = append(a.results[v.Origin()], Result{call, i})
				}
			}
		}
	}
	fields := func(list *ast.FieldList) {
		if list == nil {
			return
		}
		for _, f := range list.List {
			for _, name := range f.Names {
				if v, ok := info.Defs[name].(*types.Var); ok {
					a.parameters[v] = true
				}
			}
		}
	}
	for _, file := range files {
		var function *types.Func
		for n := range ast.Preorder(file) {
			switch x := n.(type) {
			case *ast.FuncDecl:
				function, _ = info.Defs[x.Name].(*types.Func)
				fields(x.Recv)
				if x.Type.Results != nil {
					for _, f := range x.Type.Results.List {
						for _, name := range f.Names {
							set(name, nil)
						}
					}
				}
				if x.Body != nil {
					ast.Inspect(x.Body, func(n ast.Node) bool {
						if r, ok := n.(*ast.ReturnStmt); ok && function != nil {
							a.returns[function] = append(a.returns[function], r)
						}
						_, literal := n.(*ast.FuncLit)
						return !literal
					})
				}
			case *ast.FuncType:
				fields(x.Params)
			case *ast.AssignStmt:
				if x.Tok == token.ASSIGN || x.Tok == token.DEFINE {
					pairs(x.Lhs, x.Rhs)
				} else {
					set(x.Lhs[0], nil)
				}
			case *ast.ValueSpec:
				if len(x.Values) > 0 {
					left := make([]ast.Expr, len(x.Names))
					for i, name := range x.Names {
						left[i] = name
					}
					pairs(left, x.Values)
				}
			case *ast.RangeStmt:
				for _, e := range []ast.Expr{x.Key, x.Value} {
					if e != nil {
						set(e, nil)
					}
				}
			case *ast.IncDecStmt:
				set(x.X, nil)
			case *ast.UnaryExpr:
				if v := variable(x.X); x.Op == token.AND && v != nil && !v.IsField() {
					a.addressed[v] = true
				}
			case *ast.CompositeLit:
				a.literal(info, x)
			case *ast.CallExpr:
				a.call(info, x)
			}
		}
	}
	return a
}

// call records what a call gives for the parameters of a declared function.
func (a *assignments) call(info *types.Info, call *ast.CallExpr) {
	id := calleeIdent(call.Fun)
	if id == nil || call.Ellipsis.IsValid() {
		return
	}
	fn, ok := info.Uses[id].(*types.Func)
	if !ok {
		return
	}
	params := fn.Origin().Signature().Params()
	for i := 0; i < params.Len() && i < len(call.Args) && len(call.Args) == params.Len(); i++ {
		a.arguments[params.At(i)] = append(a.arguments[params.At(i)], call.Args[i])
	}
}

// arguments returns what calls in the package give for a parameter.
func (p *Package) arguments(v *types.Var) []ast.Expr { return p.assignments().arguments[v] }

// literal records the fields that a struct literal sets.
func (a *assignments) literal(info *types.Info, lit *ast.CompositeLit) {
	t := info.TypeOf(lit)
	if t == nil {
		return
	}
	st, ok := deref(t).Underlying().(*types.Struct)
	if !ok {
		return
	}
	for i, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok {
				if v, ok := info.Uses[key].(*types.Var); ok {
					a.values[v.Origin()] = append(a.values[v.Origin()], kv.Value)
				}
			}
			continue
		}
		if i < st.NumFields() {
			v := st.Field(i).Origin()
			a.values[v] = append(a.values[v], e)
		}
	}
}

// returned returns the expressions that a call of a function of this package
// can yield as its only result, and nil where that is not known.
func (p *Package) returned(call *ast.CallExpr) []ast.Expr {
	id := calleeIdent(call.Fun)
	if id == nil {
		return nil
	}
	fn, ok := p.Info.Uses[id].(*types.Func)
	if !ok || fn.Signature().Results().Len() != 1 {
		return nil
	}
	var list []ast.Expr
	for _, r := range p.assignments().returns[fn.Origin()] {
		if len(r.Results) != 1 {
			return nil
		}
		list = append(list, r.Results[0])
	}
	return list
}

// A FieldValue is what a struct's field is given.
type FieldValue struct {
	Path string // "a.b"
	Expr ast.Expr
}

// FieldValues returns what is stored in the fields of the struct that a value
// is, or points to: by the literal that it is made from and by assignments to
// the variable's fields.
func (p *Package) FieldValues(v Value) []FieldValue {
	e := v.Expr
	if unary, ok := e.(*ast.UnaryExpr); ok && unary.Op == token.AND {
		e = unary.X
	}
	var list []FieldValue
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		list = p.literalFields(x, "")
	case *ast.Ident:
		variable, ok := p.Info.ObjectOf(x).(*types.Var)
		if !ok {
			return nil
		}
		for _, value := range p.assignments().values[variable] {
			if unary, ok := ast.Unparen(value).(*ast.UnaryExpr); ok && unary.Op == token.AND {
				value = unary.X
			}
			if lit, ok := ast.Unparen(value).(*ast.CompositeLit); ok {
				list = append(list, p.literalFields(lit, "")...)
			}
		}
		list = append(list, p.assignments().members[variable]...)
	}
	return list
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

// memberPath returns v and "a.b" for an expression v.a.b.
func memberPath(info *types.Info, e ast.Expr) (*types.Var, string) {
	sel, ok := ast.Unparen(e).(*ast.SelectorExpr)
	if !ok {
		return nil, ""
	}
	if id, ok := ast.Unparen(sel.X).(*ast.Ident); ok {
		v, _ := info.ObjectOf(id).(*types.Var)
		return v, sel.Sel.Name
	}
	v, path := memberPath(info, sel.X)
	return v, path + "." + sel.Sel.Name
}
