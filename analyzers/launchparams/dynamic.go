package launchparams

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"
)

// Dynamic is how a helper turns values of interface types into what a kernel
// reads: each into one parameter.
type Dynamic struct {
	Cases    []Case // of its type switch
	Reflects bool   // by package reflect: the bytes are those of the value itself
}

// A Case is what a helper makes of the values of one type.
type Case struct {
	Type      string // with the path of its package
	Interface bool   // values of many types are among it
	Kind      Kind
}

// dynamicParams returns the parameter of a function that holds the values of a
// launch as interfaces: the only slice of interfaces, over which a loop goes that
// fills the table of pointers, one for each value.
func (c *checker) dynamicParams(decl *ast.FuncDecl, l launch) (int, *Dynamic) {
	table := c.rootOf(l.params)
	if table == nil || decl.Body == nil {
		return none, nil
	}
	var loops []*ast.RangeStmt
	index := none
	for n := range ast.Preorder(decl.Body) {
		loop, ok := n.(*ast.RangeStmt)
		if !ok {
			continue
		}
		id, ok := ast.Unparen(loop.X).(*ast.Ident)
		if !ok || !isInterfaces(c.Info.TypeOf(id)) {
			continue
		}
		if i := parameterIndex(c.Info, decl, id); i >= 0 {
			loops, index = append(loops, loop), i
		}
	}
	if len(loops) != 1 || !c.fills(loops[0], table) {
		return none, nil
	}
	loop := loops[0]
	subject := func(e ast.Expr) bool {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			v, ok := loop.Value.(*ast.Ident)
			return ok && c.Info.Uses[x] == c.Info.Defs[v] && c.Info.Uses[x] != nil
		case *ast.IndexExpr:
			return types.ExprString(x.X) == types.ExprString(loop.X)
		}
		return false
	}
	return index, c.conversion(loop.Body, subject, true)
}

func isInterfaces(t types.Type) bool {
	slice, ok := t.Underlying().(*types.Slice)
	return ok && types.IsInterface(slice.Elem()) && !isTypeParam(slice.Elem())
}

func isTypeParam(t types.Type) bool { _, ok := types.Unalias(t).(*types.TypeParam); return ok }

// rootOf returns the variable that holds the memory in which an expression such
// as &table[0] or *(*unsafe.Pointer)(offset(table, i)) lies, or nil.
func (c *checker) rootOf(e ast.Expr) *types.Var {
	for range maxRoots {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.UnaryExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.CallExpr: // a conversion, or a function that moves a pointer
			if len(x.Args) == 0 || !holdsAddress(c.Info.TypeOf(x.Args[0])) {
				return nil
			}
			e = x.Args[0]
		case *ast.Ident:
			v, ok := c.Info.ObjectOf(x).(*types.Var)
			if !ok {
				return nil
			}
			if from := c.Assigned(x); from != ast.Expr(x) {
				if root := c.rootOf(from); root != nil {
					return root
				}
			}
			return v
		default:
			return nil
		}
	}
	return nil
}

// maxRoots bounds how deep rootOf looks.
const maxRoots = 20

// holdsAddress reports whether a value of a type says where memory lies.
func holdsAddress(t types.Type) bool {
	if t == nil {
		return false
	}
	switch t := t.Underlying().(type) {
	case *types.Pointer, *types.Slice:
		return true
	case *types.Basic:
		return t.Kind() == types.UnsafePointer || t.Kind() == types.Uintptr
	}
	return false
}

// fills reports whether each turn of a loop stores in a table once: there is
// one statement that does, and nothing leaves the turn early but a return.
func (c *checker) fills(loop *ast.RangeStmt, table *types.Var) bool {
	stores := 0
	for n := range ast.Preorder(loop.Body) {
		switch x := n.(type) {
		case *ast.BranchStmt:
			if x.Tok != token.BREAK && x.Tok != token.FALLTHROUGH {
				return false
			}
		case *ast.AssignStmt:
			for _, left := range x.Lhs {
				if c.rootOf(left) == table {
					stores++
				}
			}
		case *ast.RangeStmt, *ast.ForStmt:
			return false
		}
	}
	return stores == 1
}

// conversion finds out what becomes of an interface value in some code: by a
// type switch, by package reflect, or, if deeper is set, in a function that it
// is given to.
func (c *checker) conversion(body ast.Node, subject func(ast.Expr) bool, deeper bool) *Dynamic {
	found := &Dynamic{}
	made, set := false, false // by reflect.New and Value.Set
	for n := range ast.Preorder(body) {
		switch x := n.(type) {
		case *ast.TypeSwitchStmt:
			if name, of := switched(x); of != nil && subject(of) {
				return &Dynamic{Cases: c.cases(x, name)}
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
func (c *checker) conversionBy(fn *types.Func, call *ast.CallExpr, subject func(ast.Expr) bool) *Dynamic {
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

// dynamicValues returns what a helper makes of the values that it is given.
func (c *checker) dynamicValues(d *Dynamic, args []ast.Expr) []value {
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
