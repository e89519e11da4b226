package launchparams

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"
)

// conversion finds out what becomes of an interface value in some code: by a
// type switch, by package reflect, or, if deeper is set, in a function that it
// is given to.
func (c *checker) conversion(body ast.Node, subject func(ast.Expr) bool, deeper bool) *Copy {
	found := &Copy{}
	made, set := false, false // by reflect.New and Value.Set
	for n := range ast.Preorder(body) {
		switch x := n.(type) {
		case *ast.TypeSwitchStmt:
			if name, of := switched(x); of != nil && subject(of) {
				return &Copy{Cases: c.cases(x, name)}
			}
		case *ast.CallExpr:
			fn := typeutil.StaticCallee(c.Info, x)
			switch {
			case fn == nil || fn.Pkg() == nil:
			case fn.Pkg().Path() == "reflect":
				made = made || fn.Name() == "New"
				set = set || fn.Name() == "Set"
			case deeper && fn.Pkg() == c.Types && fn.Signature().Recv() == nil:
				if d := c.conversionBy(fn, x, subject); d != nil {
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
func (c *checker) conversionBy(fn *types.Func, call *ast.CallExpr, subject func(ast.Expr) bool) *Copy {
	index := slices.IndexFunc(call.Args, subject)
	if index < 0 || index >= fn.Signature().Params().Len() {
		return nil
	}
	param := fn.Signature().Params().At(index)
	for _, file := range c.Files {
		for _, d := range file.Decls {
			if decl, ok := d.(*ast.FuncDecl); ok && decl.Body != nil && c.Info.Defs[decl.Name] == fn {
				return c.conversion(decl.Body, func(e ast.Expr) bool {
					id, ok := ast.Unparen(e).(*ast.Ident)
					return ok && c.Info.Uses[id] == param
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
func (c *checker) cases(s *ast.TypeSwitchStmt, name *ast.Ident) []Case {
	var cases []Case
	for _, clause := range s.Body.List {
		clause := clause.(*ast.CaseClause)
		for _, e := range clause.List {
			t := c.Info.TypeOf(e)
			if c.Info.Types[e].IsNil() {
				continue
			}
			found := Case{Type: types.TypeString(t, nil), Interface: types.IsInterface(t)}
			if v := c.Info.Implicits[clause]; v != nil && name != nil && len(clause.List) == 1 && !found.Interface {
				found.Kind = c.stored(clause, v, t)
			}
			cases = append(cases, found)
		}
	}
	return cases
}

// stored returns the kind of the one value that a clause makes of its variable
// v of type t for the kernel: that whose address is taken, or that which is
// stored through a pointer.
func (c *checker) stored(clause *ast.CaseClause, v types.Object, t types.Type) Kind {
	mentions := func(e ast.Expr) bool {
		for n := range ast.Preorder(e) {
			if id, ok := n.(*ast.Ident); ok && c.Info.Uses[id] == v {
				return true
			}
		}
		return false
	}
	var kinds []Kind
	note := func(made types.Type) {
		k := c.kindOf(made)
		if isInteger(made) && isInteger(t) && k.Size == 8 && c.Sizes.Sizeof(t) < 8 { // a word with room to spare
			k = c.kindOf(t)
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
				if c.Info.Uses[id] == v {
					note(t)
				} else if local, ok := c.Info.Uses[id].(*types.Var); ok && local.Pos() > clause.Pos() && local.Pos() < clause.End() {
					if from := c.Assigned(id); from != ast.Expr(id) && mentions(from) {
						note(local.Type())
					}
				}
			case *ast.AssignStmt:
				for i, left := range x.Lhs {
					star, ok := ast.Unparen(left).(*ast.StarExpr)
					if ok && len(x.Lhs) == len(x.Rhs) && mentions(x.Rhs[i]) && c.converts(x.Rhs[i], v) {
						note(c.Info.TypeOf(star))
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
func (c *checker) converts(e ast.Expr, v types.Object) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return c.Info.Uses[x] == v
	case *ast.CallExpr:
		return c.Info.Types[x.Fun].IsType() && len(x.Args) == 1 && c.converts(x.Args[0], v)
	}
	return false
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// copiedValues returns what a helper makes of the values, or the pointers to
// them, that it is given.
func (c *checker) copiedValues(d *Copy, args []ast.Expr) []value {
	if d.Pointers {
		values := c.pointedTo(args)
		for i := range values {
			values[i].kind.Copied = d.Word
		}
		return values
	}
	if d.Word > 0 {
		values := make([]value, len(args))
		for i, arg := range args {
			values[i] = value{arg, Kind{Type: "a word", Copied: d.Word}}
		}
		return values
	}
	values := make([]value, len(args))
	for i, arg := range args {
		t := c.Info.TypeOf(arg)
		if t == nil || types.IsInterface(t) || c.Info.Types[arg].IsNil() {
			continue
		}
		values[i].expr = arg
		if d.Reflects {
			values[i].kind = c.kindOf(t)
			continue
		}
		for _, one := range d.Cases {
			if one.Interface { // the value may be among those
				break
			}
			if one.Type == types.TypeString(t, nil) {
				values[i].kind = one.Kind
				break
			}
		}
		if values[i].kind.Size == 0 { // a value that the helper handles in a way that is not known
			values[i].expr = nil
		}
	}
	return values
}
