package golaunch

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"
)

// conversion finds the conversion of an interface value in some code: by a type switch, by package
// reflect, or, if deeper is set, in a function that receives the value.
func (f *Finder) conversion(body ast.Node, subject func(ast.Expr) bool, deeper bool) *Copy {
	found := &Copy{}
	made, set := false, false // by reflect.New and Value.Set
	for n := range ast.Preorder(body) {
		switch x := n.(type) {
		case *ast.TypeSwitchStmt:
			if name, of := switched(x); of != nil && subject(of) {
				return &Copy{Cases: f.cases(x, name)}
			}
		case *ast.CallExpr:
			fn := typeutil.StaticCallee(f.Info, x)
			switch {
			case fn == nil || fn.Pkg() == nil:
			case fn.Pkg().Path() == "reflect":
				made = made || fn.Name() == "New"
				set = set || fn.Name() == "Set"
			case deeper && fn.Pkg() == f.Types && fn.Signature().Recv() == nil:
				if d := f.conversionBy(fn, x, subject); d != nil {
					found = d
				}
			}
		}
	}
	found.Reflects = found.Reflects || made && set
	return found
}

// conversionBy is conversion for a function of the package that a call gives
// the value to.
func (f *Finder) conversionBy(fn *types.Func, call *ast.CallExpr, subject func(ast.Expr) bool) *Copy {
	index := slices.IndexFunc(call.Args, subject)
	if index < 0 || index >= fn.Signature().Params().Len() {
		return nil
	}
	param := fn.Signature().Params().At(index)
	for _, file := range f.Files {
		for _, d := range file.Decls {
			if decl, ok := d.(*ast.FuncDecl); ok && decl.Body != nil && f.Info.Defs[decl.Name] == fn {
				return f.conversion(decl.Body, func(e ast.Expr) bool {
					id, ok := ast.Unparen(e).(*ast.Ident)
					return ok && f.Info.Uses[id] == param
				}, false)
			}
		}
	}
	return nil
}

// switched returns the x and v of a type switch on v, and x := v.(type).
func switched(s *ast.TypeSwitchStmt) (name *ast.Ident, of ast.Expr) {
	var e ast.Expr
	switch a := s.Assign.(type) {
	case *ast.ExprStmt:
		e = a.X
	case *ast.AssignStmt:
		name, _ = a.Lhs[0].(*ast.Ident)
		e = a.Rhs[0]
	}
	if assert, ok := e.(*ast.TypeAssertExpr); ok {
		of = assert.X
	}
	return name, of
}

// cases reads the clauses of a type switch.
func (f *Finder) cases(s *ast.TypeSwitchStmt, name *ast.Ident) []Case {
	var cases []Case
	for _, clause := range s.Body.List {
		clause := clause.(*ast.CaseClause)
		for _, e := range clause.List {
			t := f.Info.TypeOf(e)
			if f.Info.Types[e].IsNil() {
				continue
			}
			found := Case{Type: types.TypeString(t, nil), Interface: types.IsInterface(t)}
			if v := f.Info.Implicits[clause]; v != nil && name != nil && len(clause.List) == 1 && !found.Interface {
				found.Kind = f.stored(clause, v, t)
			}
			cases = append(cases, found)
		}
	}
	return cases
}

// stored returns the kind of the one value that a clause makes of its variable
// v of type t for the kernel: that whose address is taken, or that which is
// stored through a pointer.
func (f *Finder) stored(clause *ast.CaseClause, v types.Object, t types.Type) Kind {
	mentions := func(e ast.Expr) bool {
		for n := range ast.Preorder(e) {
			if id, ok := n.(*ast.Ident); ok && f.Info.Uses[id] == v {
				return true
			}
		}
		return false
	}
	var kinds []Kind
	note := func(made types.Type) {
		k := f.KindOf(made)
		if isInteger(made) && isInteger(t) && k.Size == 8 && f.Sizes.Sizeof(t) < 8 { // a word with room to spare
			k = f.KindOf(t)
		}
		if !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	for _, s := range clause.Body {
		for n := range ast.Preorder(s) {
			switch x := n.(type) {
			case *ast.UnaryExpr:
				id, ok := ast.Unparen(x.X).(*ast.Ident)
				if x.Op != token.AND || !ok {
					continue
				}
				if f.Info.Uses[id] == v {
					note(t)
				} else if local, ok := f.Info.Uses[id].(*types.Var); ok && local.Pos() > clause.Pos() && local.Pos() < clause.End() {
					if from := f.Assigned(id); from != ast.Expr(id) && mentions(from) {
						note(local.Type())
					}
				}
			case *ast.AssignStmt:
				for i, left := range x.Lhs {
					star, ok := ast.Unparen(left).(*ast.StarExpr)
					if ok && len(x.Lhs) == len(x.Rhs) && mentions(x.Rhs[i]) && f.converts(x.Rhs[i], v) {
						note(f.Info.TypeOf(star))
					}
				}
			}
		}
	}
	if len(kinds) != 1 {
		return Kind{}
	}
	return kinds[0]
}

// converts reports whether an expression is a variable, or conversions of it:
// the same number in another type.
func (f *Finder) converts(e ast.Expr, v types.Object) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return f.Info.Uses[x] == v
	case *ast.CallExpr:
		return f.Info.Types[x.Fun].IsType() && len(x.Args) == 1 && f.converts(x.Args[0], v)
	}
	return false
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// copiedValues returns a helper's copies of the values, or of the pointers to them, that it receives.
func (f *Finder) copiedValues(d *Copy, args []ast.Expr) []Value {
	if d.Pointers {
		values := f.pointedTo(args)
		for i := range values {
			values[i].Kind.Copied = d.Word
		}
		return values
	}
	if d.Word > 0 {
		values := make([]Value, len(args))
		for i, arg := range args {
			values[i] = Value{arg, Kind{Type: "a word", Copied: d.Word}}
		}
		return values
	}
	values := make([]Value, len(args))
	for i, arg := range args {
		t := f.Info.TypeOf(arg)
		if t == nil || types.IsInterface(t) || f.Info.Types[arg].IsNil() {
			continue
		}
		values[i].Expr = arg
		if d.Reflects {
			values[i].Kind = f.KindOf(t)
			continue
		}
		for _, one := range d.Cases {
			if one.Interface { // the value may be among those
				break
			}
			if one.Type == types.TypeString(t, nil) {
				values[i].Kind = one.Kind
				break
			}
		}
		if values[i].Kind.Size == 0 { // a value that the helper handles in a way that is not known
			values[i].Expr = nil
		}
	}
	return values
}
