package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
	"text/template/parse"
)

// executed returns the output of a text/template for a call of Execute: of a template whose text is known and that has fields of the data
// alone. An unknown number or text of the data is a hole.
func (s search) executed(call *ast.CallExpr, depth int) (Text, bool) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || len(call.Args) != 2 {
		return Text{}, false
	}
	text, ok := s.templateText(sel.X, depth)
	if !ok || len(text.Holes)+len(text.Words) > 0 {
		return Text{}, false
	}
	trees, err := parse.Parse("t", text.Content, "", "", map[string]any{"printf": nil})
	if err != nil || trees["t"] == nil {
		return Text{}, false
	}
	var j joiner
	for _, n := range trees["t"].Root.Nodes {
		switch n := n.(type) {
		case *parse.TextNode:
			j.add(text.slice(int(n.Pos), int(n.Pos)+len(n.Text)))
		case *parse.CommentNode:
		case *parse.ActionNode:
			part, ok := s.action(n, call.Args[1], depth)
			if !ok {
				return Text{}, false
			}
			j.add(part)
		default:
			return Text{}, false
		}
	}
	return j.text(), !j.isLong
}

// action returns the output of an action that prints a field of the data, or the data.
func (s search) action(n *parse.ActionNode, data ast.Expr, depth int) (Text, bool) {
	if len(n.Pipe.Cmds) != 1 || len(n.Pipe.Decl) > 0 || len(n.Pipe.Cmds[0].Args) != 1 {
		return Text{}, false
	}
	switch arg := n.Pipe.Cmds[0].Args[0].(type) {
	case *parse.FieldNode:
		return s.fieldOf(data, arg.Ident, depth)
	case *parse.DotNode:
		return s.operand(data, 'v', depth)
	case *parse.StringNode:
		return Text{Content: arg.Text}, true
	case *parse.NumberNode:
		return Text{Content: arg.Text}, true
	}
	return Text{}, false
}

// fieldOf returns what a template prints for a field, or an element by its key, of the data.
func (s search) fieldOf(data ast.Expr, path []string, depth int) (Text, bool) {
	if lit, in, ok := s.literal(data, depth); ok {
		if e := cellNamed(s, lit, path[0]); e != nil {
			s.scope = in
			if len(path) > 1 {
				return s.fieldOf(e, path[1:], depth-1)
			}
			return s.operand(e, 'v', depth)
		}
	}
	t := s.TypeOf(data)
	for _, name := range path {
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		if m, ok := t.Underlying().(*types.Map); ok {
			t = m.Elem()
			continue
		}
		o, _, _ := types.LookupFieldOrMethod(t, true, s.Types, name)
		v, ok := o.(*types.Var)
		if !ok {
			return Text{}, false
		}
		t = v.Type()
	}
	b, ok := t.Underlying().(*types.Basic)
	switch {
	case !ok || prints(t):
	case b.Info()&types.IsInteger != 0:
		return Text{Content: "0", Holes: []int{0}}, true
	case b.Info()&types.IsString != 0 && s.partial:
		return Text{Content: hole, Words: []int{0}}, true
	}
	return Text{}, false
}

// cellNamed returns the value of a field or key in a literal.
func cellNamed(s search, lit *ast.CompositeLit, name string) ast.Expr {
	if st, ok := s.Underlying(lit).(*types.Struct); ok {
		for i := range st.NumFields() {
			if st.Field(i).Name() == name {
				return Cell(s.Info, lit, st.Field(i))
			}
		}
		return nil
	}
	for _, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := s.String(pair.Key); ok && key == name {
				return pair.Value
			}
		}
	}
	return nil
}

// templateText returns the text that a *template.Template was parsed from.
func (s search) templateText(e ast.Expr, depth int) (Text, bool) {
	for ; depth > 0; depth-- {
		e = s.Assigned(e)
		if unary, ok := e.(*ast.UnaryExpr); ok && unary.Op == token.AND {
			e = unary.X
		}
		call, ok := e.(*ast.CallExpr)
		if !ok {
			v := s.VariableOf(e)
			if v == nil {
				return Text{}, false
			}
			values, results, known := s.GivenTo(v)
			switch {
			case known && len(values) == 1 && len(results) == 0:
				e = values[0]
				continue
			case known && len(values) == 0 && len(results) == 1 && results[0].Index == 0:
				call = results[0].Call
			default:
				return Text{}, false
			}
		}
		if isFunc(s.Info, call, "text/template", "Must") && len(call.Args) == 1 {
			e = call.Args[0]
			continue
		}
		sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		if !ok || !isTemplate(s.TypeOf(sel.X)) {
			return Text{}, false
		}
		switch sel.Sel.Name {
		case "Parse":
			return s.single(call.Args[0], depth)
		case "Option":
			e = sel.X
			continue
		}
		return Text{}, false
	}
	return Text{}, false
}

// isTemplate reports whether a type is *template.Template of package text/template.
func isTemplate(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && named.Obj().Name() == "Template" && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "text/template"
}
