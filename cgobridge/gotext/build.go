package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// A building is a text that a function puts together in statements of one block.
type building struct {
	search
	variable *types.Var
	until    token.Pos // of the use
	text     Text
	depth    int
}

// written returns the content of a strings.Builder or bytes.Buffer when a call reads it.
func (s search) written(builder ast.Expr, read *ast.CallExpr, depth int) (Text, bool) {
	e := ast.Unparen(builder)
	if unary, ok := e.(*ast.UnaryExpr); ok && unary.Op == token.AND {
		e = unary.X
	}
	return s.build(s.VariableOf(e), read.Pos(), depth)
}

// built is within for a local variable of a text to which statements add.
func (s search) built(v *types.Var, use ast.Expr, depth int) ([]Text, bool) {
	if !holdsText(v.Type()) {
		return nil, false
	}
	t, ok := s.build(v, use.Pos(), depth)
	return []Text{t}, ok
}

func (s search) build(v *types.Var, until token.Pos, depth int) (Text, bool) {
	if v == nil || v.IsField() || v.Parent() == nil || v.Parent() == v.Pkg().Scope() || s.IsParameter(v) {
		return Text{}, false
	}
	block := s.blockOf(v, until)
	if block == nil {
		return Text{}, false
	}
	b := &building{search: s, variable: v, until: until, depth: depth}
	ok := b.run(block.List)
	return b.text, ok && b.text.Content != ""
}

// blockOf returns the innermost block with both the declaration of a variable and a use of it; nil if a function literal or loop lies
// between them.
func (f *Finder) blockOf(v *types.Var, until token.Pos) (found *ast.BlockStmt) {
	for _, file := range f.Files {
		if v.Pos() < file.FileStart || v.Pos() >= file.FileEnd {
			continue
		}
		for n := range ast.Preorder(file) {
			contains := n.Pos() <= until && until < n.End()
			switch x := n.(type) {
			case *ast.BlockStmt:
				if contains && x.Pos() <= v.Pos() && v.Pos() < x.End() {
					found = x
				}
			case *ast.FuncLit, *ast.ForStmt, *ast.RangeStmt:
				if contains && found != nil && !(x.Pos() <= v.Pos() && v.Pos() < x.End()) {
					return nil
				}
			}
		}
	}
	return found
}

// run follows statements up to the use; it reports whether all that is done to the text is known.
func (b *building) run(list []ast.Stmt) bool {
	for _, stmt := range list {
		if stmt.Pos() <= b.until && b.until < stmt.End() {
			return true
		}
		if b.Mentions(stmt, b.variable) && !b.step(stmt) {
			return false
		}
	}
	return true
}

func (b *building) step(stmt ast.Stmt) bool {
	switch x := stmt.(type) {
	case *ast.DeclStmt:
		return b.declared(x)
	case *ast.ExprStmt:
		call, ok := x.X.(*ast.CallExpr)
		return ok && (b.write(call) || b.inlined(call))
	case *ast.AssignStmt:
		return b.assigned(x)
	case *ast.IfStmt: // if _, err := b.WriteString(text); err != nil { … }
		init, ok := x.Init.(*ast.AssignStmt)
		return ok && b.assigned(init) && !b.Mentions(x.Body, b.variable) && x.Else == nil
	case *ast.RangeStmt:
		return b.repeated(x)
	}
	return false
}

func (b *building) declared(decl *ast.DeclStmt) bool {
	gen, ok := decl.Decl.(*ast.GenDecl)
	if !ok || len(gen.Specs) != 1 {
		return false
	}
	spec, ok := gen.Specs[0].(*ast.ValueSpec)
	if !ok || len(spec.Names) != 1 {
		return false
	}
	return len(spec.Values) == 0 || len(spec.Values) == 1 && b.begin(spec.Values[0])
}

// begin gives the variable its first value.
func (b *building) begin(e ast.Expr) bool {
	b.text = Text{}
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		if !holdsText(b.variable.Type()) {
			return len(x.Elts) == 0
		}
	case *ast.UnaryExpr:
		lit, ok := x.X.(*ast.CompositeLit)
		return ok && x.Op == token.AND && len(lit.Elts) == 0
	case *ast.CallExpr:
		switch {
		case b.IsBuiltin(x.Fun, "new"):
			return true
		case b.IsBuiltin(x.Fun, "make"):
			n, ok := b.Constant(x.Args[1])
			return ok && n == 0
		case isFunc(b.Info, x, "bytes", "NewBufferString") || isFunc(b.Info, x, "bytes", "NewBuffer"):
			return b.isEmpty(x.Args[0]) || b.add(x.Args[0])
		}
	}
	return b.isEmpty(e) || b.add(e)
}

func (b *building) add(e ast.Expr) bool {
	t, ok := b.single(e, b.depth)
	b.text = b.text.join(t)
	return ok
}

func (b *building) assigned(x *ast.AssignStmt) bool {
	if len(x.Rhs) != 1 {
		return false
	}
	if b.VariableOf(x.Lhs[0]) != b.variable {
		call, ok := ast.Unparen(x.Rhs[0]).(*ast.CallExpr)
		return ok && b.write(call)
	}
	if len(x.Lhs) != 1 {
		return false
	}
	value := ast.Unparen(x.Rhs[0])
	switch x.Tok {
	case token.ADD_ASSIGN:
		return b.add(value)
	case token.ASSIGN, token.DEFINE:
		if sum, ok := value.(*ast.BinaryExpr); ok && sum.Op == token.ADD && b.VariableOf(sum.X) == b.variable {
			return b.add(sum.Y)
		}
		if call, ok := value.(*ast.CallExpr); ok && b.IsBuiltin(call.Fun, "append") && b.VariableOf(call.Args[0]) == b.variable {
			return b.append(call)
		}
		return !b.Mentions(value, b.variable) && b.begin(value)
	}
	return false
}

func (b *building) append(call *ast.CallExpr) bool {
	if call.Ellipsis.IsValid() && len(call.Args) == 2 {
		return b.add(call.Args[1])
	}
	for _, e := range call.Args[1:] {
		n, ok := b.Constant(e)
		if !ok || n < 0 || n > 255 {
			return false
		}
		b.text = b.text.join(Text{Content: string([]byte{byte(n)})})
	}
	return true
}

// write follows a call that writes to the builder.
func (b *building) write(call *ast.CallExpr) bool {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && b.VariableOf(sel.X) == b.variable {
		switch sel.Sel.Name {
		case "WriteString", "Write":
			return len(call.Args) == 1 && b.add(call.Args[0])
		case "WriteByte", "WriteRune":
			n, ok := b.Constant(call.Args[0])
			b.text = b.text.join(Text{Content: string(rune(n))})
			return ok
		case "Grow":
			return true
		case "Reset":
			b.text = Text{}
			return true
		}
		return false
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && sel.Sel.Name == "Execute" && isTemplate(b.TypeOf(sel.X)) {
		t, ok := b.executed(call, b.depth)
		b.text = b.text.join(t)
		return ok && b.isBuilder(call.Args[0])
	}
	printer := func(name string) bool { return isFunc(b.Info, call, "fmt", name) }
	if len(call.Args) == 0 || !slices.ContainsFunc([]string{"Fprintf", "Fprint", "Fprintln"}, printer) {
		if isFunc(b.Info, call, "io", "WriteString") && b.isBuilder(call.Args[0]) {
			return b.add(call.Args[1])
		}
		return false
	}
	if !b.isBuilder(call.Args[0]) || call.Ellipsis.IsValid() || len(call.Args) == 1 {
		return false
	}
	var t Text
	var ok bool
	if name := call.Fun.(*ast.SelectorExpr).Sel.Name; name == "Fprintf" {
		t, ok = b.format(call.Args[1:], b.depth)
	} else {
		t, ok = b.printed(call.Args[1:], name == "Fprintln", b.depth)
	}
	b.text = b.text.join(t)
	return ok
}

func (b *building) isBuilder(e ast.Expr) bool {
	e = ast.Unparen(e)
	if unary, ok := e.(*ast.UnaryExpr); ok && unary.Op == token.AND {
		e = unary.X
	}
	return b.VariableOf(e) == b.variable
}

// repeated follows a loop over a literal.
func (b *building) repeated(loop *ast.RangeStmt) bool {
	if _, isMap := b.Info.TypeOf(loop.X).Underlying().(*types.Map); isMap { // in any order
		return false
	}
	rows := b.rowsOf(loop)
	for _, row := range rows {
		if b.text.isLong || b.work.IsSpent() {
			return false
		}
		round := *b
		round.scope = &scope{row.values, row.indices}
		if b.scope != nil {
			for v, given := range b.scope.values {
				round.scope.values[v] = given
			}
		}
		if !round.run(loop.Body.List) {
			return false
		}
		b.text = round.text
	}
	return len(rows) > 0
}

// inlined follows a call of a function of the package that gets the builder.
func (b *building) inlined(call *ast.CallExpr) bool {
	sig, _ := b.SignatureOf(call)
	if sig == nil || sig.Variadic() || sig.Params().Len() != len(call.Args) || b.depth <= 0 {
		return false
	}
	for i, arg := range call.Args {
		if !b.isBuilder(arg) {
			continue
		}
		param := sig.Params().At(i)
		fn, _ := b.ParameterOf(param)
		body := b.bodyOf(fn)
		if body == nil || !b.IsParameter(param) {
			return false
		}
		inner := *b
		inner.scope, inner.variable, inner.until, inner.depth = b.calling(call), param, body.End(), b.depth-1
		if !inner.run(body.List) {
			return false
		}
		b.text = inner.text
		return true
	}
	return false
}

// bodyOf returns the body of a function of the package.
func (f *Finder) bodyOf(fn *types.Func) *ast.BlockStmt {
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok && fn != nil && f.Info.Defs[decl.Name] == types.Object(fn) {
				return decl.Body
			}
		}
	}
	return nil
}

// isFunc reports whether a call is one of a function of the standard library.
func isFunc(info *types.Info, call *ast.CallExpr, path, name string) bool {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != name {
		return false
	}
	fn, ok := info.Uses[sel.Sel].(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg().Path() == path && !strings.Contains(fn.FullName(), "(")
}
