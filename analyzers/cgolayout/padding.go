package cgolayout

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge/layout"
)

// A gap is room that a Go struct lacks for the layout that it is taken for.
type gap struct {
	field       int           // index of the field after it; the number of fields for the end
	size        int64         // in bytes
	have, wants int64         // actual and required offset of the field after it
	scalar      layout.Scalar // first scalar of that field in the other layout
}

// gaps returns the padding that gives a Go struct the layout that it is taken
// for; ok is false if padding alone does not mend it.
func gaps(sizes types.Sizes, st *types.Struct, want layout.Layout) (list []gap, ok bool) {
	fields := make([]*types.Var, st.NumFields())
	for i := range fields {
		fields[i] = st.Field(i)
	}
	offsets := sizes.Offsetsof(fields)
	rest := want.Scalars
	var end int64 // of the fields so far, as they will lie
	for i, f := range fields {
		at := alignUp(end, sizes.Alignof(f.Type()))
		if f.Name() != "_" {
			own := layout.OfGo(sizes, f.Type())
			if len(own.Scalars) > len(rest) || len(own.Scalars) == 0 {
				return nil, false
			}
			first := rest[0]
			for k, g := range own.Scalars {
				if w := rest[k]; w.Kind == layout.Opaque || g.Kind == layout.Opaque || g.Size != w.Size ||
					!layout.SameKind(g, w) || w.Offset-first.Offset != g.Offset-own.Scalars[0].Offset {
					return nil, false
				}
			}
			rest = rest[len(own.Scalars):]
			switch {
			case first.Offset < at:
				return nil, false
			case first.Offset > at:
				list = append(list, gap{i, first.Offset - end, offsets[i], first.Offset, first})
				at = first.Offset
			}
		}
		end = at + sizes.Sizeof(f.Type())
	}
	total := alignUp(end, sizes.Alignof(st))
	if len(rest) > 0 || total > want.Size {
		return nil, false
	}
	if total < want.Size {
		list = append(list, gap{field: len(fields), size: want.Size - end, have: sizes.Sizeof(st), wants: want.Size})
	}
	return list, len(list) > 0
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }

// padding returns the edits that put blank fields into the declaration of a struct type of the
// package. There are none for a type whose fields are not on lines of their own or whose literals
// leave out the fields' names.
func (c *checker) padding(t types.Type, list []gap) []analysis.SuggestedFix {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() != c.pkg.Types || named.TypeArgs() != nil {
		return nil
	}
	declaration := c.structOf(named.Obj())
	if declaration == nil || c.hasUnkeyedLiteral(named) {
		return nil
	}
	var starts []token.Pos // of the fields by index; none for one that follows another on its line
	line := func(p token.Pos) int { return c.pkg.Fset.PositionFor(p, false).Line }
	end := declaration.Fields.Opening
	for _, f := range declaration.Fields.List {
		start := f.Pos()
		if f.Doc != nil {
			start = f.Doc.Pos()
		}
		if line(start) == line(end) {
			start = token.NoPos
		}
		end = f.End()
		starts = append(starts, start)
		for range max(0, len(f.Names)-1) {
			starts = append(starts, token.NoPos)
		}
	}
	closing := declaration.Fields.Closing
	if line(closing) == line(end) {
		closing = token.NoPos
	}
	starts = append(starts, closing)
	var edits []analysis.TextEdit
	for _, g := range list {
		at := starts[g.field]
		if at == token.NoPos {
			return nil
		}
		text := fmt.Sprintf("%s[%d]byte\n\t", c.blankName(declaration, at), g.size)
		if g.field == len(starts)-1 {
			text = fmt.Sprintf("\t%s[%d]byte\n", c.blankName(declaration, at), g.size)
		}
		edits = append(edits, analysis.TextEdit{Pos: at, End: at, NewText: []byte(text)})
	}
	return []analysis.SuggestedFix{{Message: "pad '" + named.Obj().Name() + "' to the layout of its C type", TextEdits: edits}}
}

// blankName returns the name of a blank field and the blanks that gofmt puts between it and its type:
// as many as those of the named field on the line before, else of the one that it comes before.
func (c *checker) blankName(declaration *ast.StructType, at token.Pos) string {
	line := c.pkg.Fset.PositionFor(at, false).Line
	width := len("_ ")
	for _, f := range declaration.Fields.List {
		if len(f.Names) == 0 {
			continue
		}
		if first := c.pkg.Fset.PositionFor(f.Pos(), false).Line; first == line-1 || first == line {
			width = int(f.Type.Pos() - f.Pos())
			break
		}
	}
	return "_" + strings.Repeat(" ", max(1, width-1))
}

// structOf returns the struct in the declaration of a type name, or nil.
func (c *checker) structOf(name *types.TypeName) *ast.StructType {
	for _, file := range c.pkg.Files {
		for n := range ast.Preorder(file) {
			if spec, ok := n.(*ast.TypeSpec); ok && c.pkg.Info.Defs[spec.Name] == name {
				st, _ := spec.Type.(*ast.StructType)
				return st
			}
		}
	}
	return nil
}

// hasUnkeyedLiteral reports whether a literal of the type gives the fields by
// their order.
func (c *checker) hasUnkeyedLiteral(t *types.Named) bool {
	for _, file := range c.pkg.Files {
		for n := range ast.Preorder(file) {
			lit, ok := n.(*ast.CompositeLit)
			if !ok || len(lit.Elts) == 0 || !types.Identical(deref(c.pkg.Info.TypeOf(lit)), t) {
				continue
			}
			if !slices.ContainsFunc(lit.Elts, func(e ast.Expr) bool { _, keyed := e.(*ast.KeyValueExpr); return keyed }) {
				return true
			}
		}
	}
	return false
}

func deref(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// describe describes the first gap.
func (c *checker) describe(st *types.Struct, g gap, name string) string {
	if g.field == st.NumFields() {
		return fmt.Sprintf("its size is %d bytes in Go and %d in '%s'", g.have, g.wants, name)
	}
	what := fmt.Sprintf("field '%s' has offset %[2]d in Go and %[4]d in '%[3]s'", st.Field(g.field).Name(), g.have, cmp.Or(name, "C"), g.wants)
	if m := g.scalar.Member; m != nil {
		if _, align, ok := m.TU.SizeAlign(m.Type()); ok && align > c.pkg.Sizes.Alignof(st.Field(g.field).Type()) {
			what += fmt.Sprintf(" ('%s' is aligned to %d)", m.Type(), align)
		}
	}
	return what
}
