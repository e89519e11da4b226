package sema

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Constraints of function templates: a type, in a template parameter, a parameter or the result, that
// exists for some arguments only, or a requires-clause.

// sameConstraints reports whether two declarations of function templates with the same parameters
// spell their constraints alike, except for the names of the templates' parameters. If not, they
// declare two templates.
func (fd *FuncDecl) sameConstraints(o *FuncDecl) bool {
	if fd.Template.IsZero() || o.Template.IsZero() {
		return true
	}
	a, b := fd.constraints(), o.constraints()
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if fd.spelling(a[i]) != o.spelling(b[i]) {
			return false
		}
	}
	return true
}

// constraints lists the types of value parameters, the requires-clause and a
// computed result.
func (fd *FuncDecl) constraints() []syntax.Node {
	var list []syntax.Node
	for _, p := range fd.scope.Parent.templateParams(fd.Template) {
		if p.Value {
			list = append(list, p.Node.Child(syntax.FieldType))
			if d := p.Node.Child(syntax.FieldDeclarator); d.Kind() == syntax.AbstractFunctionDeclarator {
				list = append(list, d) // the arguments of a macro without a visible definition
			}
		}
	}
	if c := fd.Template.ChildOf(syntax.RequiresClause); !c.IsZero() {
		list = append(list, c)
	}
	if fd.Result().isComputed() && !fd.HasDeducedResult() {
		list = append(list, fd.Node.Child(syntax.FieldType))
	}
	if c := fd.FunctionDeclarator().ChildOf(syntax.TrailingReturnType); !c.IsZero() {
		list = append(list, c)
	}
	return list
}

// spelling returns the text of a node without blanks, and with the template's
// parameters by number.
func (fd *FuncDecl) spelling(n syntax.Node) string {
	numbers := map[string]string{}
	for i, p := range fd.scope.Parent.templateParams(fd.Template) {
		numbers[p.Name] = fmt.Sprintf("#%d", i)
	}
	var b strings.Builder
	text := n.Text()
	for len(text) > 0 {
		end := strings.IndexFunc(text, func(c rune) bool { return !isNamePart(c) })
		if end < 0 {
			end = len(text)
		}
		word := text[:end]
		if number, ok := numbers[word]; ok {
			word = number
		}
		b.WriteString(word)
		if text = text[end:]; len(text) > 0 {
			if !strings.ContainsRune(" \t\r\n", rune(text[0])) {
				b.WriteByte(text[0])
			}
			text = text[1:]
		}
	}
	return b.String()
}

func isNamePart(c rune) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= 0x80
}

// isEnabled answers whether the arguments of an instance are known to enable
// it: unknown where a type that they have to give is not known.
func (f *Function) isEnabled() Answer {
	if f.Pattern == nil {
		return Yes
	}
	t := f.Type()
	constructs := f.Class != nil && f.Name == f.Class.Name // has no result
	if t.Kind != FunctionType || t.Elem.isComputed() && !containsAuto(t.Elem) && !constructs {
		return Unknown
	}
	for _, p := range t.Params {
		if p.isComputed() {
			return Unknown
		}
	}
	fd := f.First()
	for i, p := range fd.scope.Parent.templateParams(fd.Template) {
		if i < len(f.Args) && f.Args[i].isComputed() {
			return Unknown
		}
		if p.Value && !p.Pack && fd.scope.DeclaredType(p.Node, p.Node.Child(syntax.FieldDeclarator)).isComputed() {
			return Unknown
		}
	}
	return f.satisfies()
}

// satisfies answers whether the arguments of an instance satisfy the
// requires-clauses of its template.
func (f *Function) satisfies() Answer {
	fd := f.First()
	a := Yes
	for _, clause := range []syntax.Node{
		fd.Template.ChildOf(syntax.RequiresClause),
		fd.FunctionDeclarator().ChildOf(syntax.RequiresClause),
		fd.Node.ChildOf(syntax.RequiresClause),
	} {
		if clause.IsZero() {
			continue
		}
		holds := Unknown
		for c := range clause.Children() {
			if c.Kind() == syntax.Token {
				continue
			}
			if v, ok := fd.scope.Constant(c); ok {
				holds = answer(v.Bool())
			}
		}
		a = a.And(holds)
	}
	return a
}

// sameParameters reports whether two function templates take parameters of the
// same types, so that neither is more specialized.
func (f *Function) sameParameters(g *Function) bool {
	if f.Pattern == nil || g.Pattern == nil {
		return false
	}
	a, b := f.Pattern.Type(), g.Pattern.Type()
	if a.Kind != FunctionType || b.Kind != FunctionType || len(a.Params) != len(b.Params) {
		return false
	}
	for i := range a.Params {
		if !Equal(a.Params[i], b.Params[i]) {
			return false
		}
	}
	return true
}
