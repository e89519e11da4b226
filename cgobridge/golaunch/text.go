package golaunch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// A Text is one that Go code has when it is compiled: of constants, or of a file that it
// embeds.
type Text struct {
	Content  string
	Embedded *types.Var // the variable that the file is embedded in; nil for constants
	File     string     // its path
	pieces   []piece    // the literals in order; none where the text is not followed to them
}

// A piece is a literal within a text.
type piece struct {
	start int // in the text
	lit   *ast.BasicLit
}

// Name names the text for people.
func (t Text) Name() string {
	if t.File != "" {
		return filepath.Base(t.File)
	}
	return "the PTX text"
}

// Pos returns the place in Go of a byte of the text, if that is written there: exact in a
// raw literal, else that of the literal.
func (t Text) Pos(offset int) (token.Pos, bool) {
	if t.Embedded != nil {
		return t.Embedded.Pos(), true
	}
	for _, p := range slices.Backward(t.pieces) {
		if offset < p.start {
			continue
		}
		if strings.HasPrefix(p.lit.Value, "`") && !strings.Contains(p.lit.Value, "\r") {
			return p.lit.Pos() + token.Pos(1+offset-p.start), true
		}
		return p.lit.Pos(), true
	}
	return token.NoPos, false
}

// TextsOf returns the texts that an expression may be, or point at, if all of them are known.
func (f *Finder) TextsOf(e ast.Expr) ([]Text, bool) {
	s := textSearch{f, f.NewWork()}
	texts, ok := s.within(e, maxRoots)
	return texts, ok && len(texts) > 0 && !s.work.IsSpent()
}

// A textSearch follows one text to where it is written.
type textSearch struct {
	*Finder
	work *cgobridge.Work
}

func (f textSearch) within(e ast.Expr, depth int) ([]Text, bool) {
	if depth--; e == nil || depth < 0 || !f.work.Step() {
		return nil, false
	}
	if content, ok := f.Package.String(e); ok && f.Info.Types[e].Value != nil {
		t := Text{Content: content}
		t.pieces, _ = f.pieces(e, 0, depth)
		return []Text{t}, true
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr: // &text[0]
		if index, ok := ast.Unparen(x.X).(*ast.IndexExpr); ok && x.Op == token.AND && f.isZero(index.Index) {
			return f.within(index.X, depth)
		}
	case *ast.SliceExpr:
		if x.Low == nil && x.High == nil {
			return f.within(x.X, depth)
		}
	case *ast.BinaryExpr:
		if x.Op == token.ADD {
			return f.joined(x.X, x.Y, depth)
		}
	case *ast.CallExpr:
		return f.call(x, depth)
	case *ast.Ident, *ast.SelectorExpr:
		return f.variable(f.VariableOf(x), depth)
	}
	return nil, false
}

// joined is within for two texts in a row, each of which is one.
func (f textSearch) joined(left, right ast.Expr, depth int) ([]Text, bool) {
	a, ok := f.within(left, depth)
	b, isKnown := f.within(right, depth)
	if !ok || !isKnown || len(a) != 1 || len(b) != 1 {
		return nil, false
	}
	t := a[0]
	if b[0].Content == "\x00" {
		return a, true
	}
	if t.Embedded != nil || b[0].Embedded != nil {
		return nil, false
	}
	t.pieces = slices.Clone(t.pieces)
	for _, p := range b[0].pieces {
		t.pieces = append(t.pieces, piece{p.start + len(t.Content), p.lit})
	}
	t.Content += b[0].Content
	return []Text{t}, true
}

func (f textSearch) call(call *ast.CallExpr, depth int) ([]Text, bool) {
	if f.Info.Types[call.Fun].IsType() && len(call.Args) == 1 {
		return f.within(call.Args[0], depth)
	}
	if name := cgobridge.CalleeIdent(call.Fun); name != nil {
		sel, isSelector := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		builtin, _ := f.Info.Uses[name].(*types.Builtin)
		switch {
		case isSelector && f.IsC(sel.X) && (name.Name == "CString" || name.Name == "CBytes") && len(call.Args) == 1:
			return f.within(call.Args[0], depth)
		case builtin != nil && builtin.Name() == "append" && len(call.Args) == 2 && f.isZero(call.Args[1]):
			return f.within(call.Args[0], depth)
		case builtin != nil && (builtin.Name() == "SliceData" || builtin.Name() == "StringData"):
			return f.within(call.Args[0], depth)
		case builtin != nil:
			return nil, false
		}
	}
	return f.all(f.Returned(call), depth)
}

// all is within for several expressions each of which may be the text.
func (f textSearch) all(list []ast.Expr, depth int) ([]Text, bool) {
	var texts []Text
	for _, e := range list {
		found, ok := f.within(e, depth)
		if !ok {
			return nil, false
		}
		for _, t := range found {
			if !slices.ContainsFunc(texts, func(other Text) bool { return other.Content == t.Content }) {
				texts = append(texts, t)
			}
		}
	}
	return texts, len(texts) > 0
}

func (f textSearch) variable(v *types.Var, depth int) ([]Text, bool) {
	if v == nil || len(f.elementStores()[v.Origin()]) > 0 || f.isCopiedInto(v) {
		return nil, false
	}
	values, known := f.AssignedTo(v)
	values = slices.DeleteFunc(slices.Clone(values), func(e ast.Expr) bool { return f.endsItself(v, e) })
	if t, ok := f.embedded(v); ok {
		return []Text{t}, known && len(values) == 0
	}
	if args, ok := f.ArgumentsOf(v); ok {
		return f.all(args, depth)
	}
	if !known {
		return nil, false
	}
	return f.all(values, depth)
}

// isCopiedInto reports whether some copy of the package has a variable, or a part of it, as its destination.
func (f *Finder) isCopiedInto(v *types.Var) bool {
	if f.copied == nil {
		f.copied = map[*types.Var]bool{}
		for _, file := range f.Files {
			for n := range ast.Preorder(file) {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) != 2 {
					continue
				}
				if name, ok := ast.Unparen(call.Fun).(*ast.Ident); !ok || f.Info.Uses[name] != types.Universe.Lookup("copy") {
					continue
				}
				to := ast.Unparen(call.Args[0])
				if part, ok := to.(*ast.SliceExpr); ok {
					to = part.X
				}
				if v := f.VariableOf(to); v != nil {
					f.copied[v.Origin()] = true
				}
			}
		}
	}
	return f.copied[v.Origin()]
}

// endsItself reports whether what a variable is given is its own value with the character 0 behind it.
func (f textSearch) endsItself(v *types.Var, e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		name, ok := ast.Unparen(x.Fun).(*ast.Ident)
		if !ok || len(x.Args) != 2 {
			return false
		}
		b, ok := f.Info.Uses[name].(*types.Builtin)
		return ok && b.Name() == "append" && f.VariableOf(x.Args[0]) == v && f.isZero(x.Args[1])
	case *ast.BinaryExpr:
		return x.Op == token.ADD && f.VariableOf(x.X) == v && f.isZero(x.Y)
	}
	return false
}

// pieces returns the literals of a constant, of which the first begins at a place of a text,
// and how long the constant is.
func (f textSearch) pieces(e ast.Expr, start, depth int) ([]piece, int) {
	content, ok := f.Package.String(e)
	if depth--; !ok || depth < 0 || !f.work.Step() {
		return nil, 0
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.BasicLit:
		return []piece{{start, x}}, len(content)
	case *ast.BinaryExpr:
		left, n := f.pieces(x.X, start, depth)
		right, _ := f.pieces(x.Y, start+n, depth)
		return append(left, right...), len(content)
	case *ast.CallExpr:
		if len(x.Args) == 1 {
			list, _ := f.pieces(x.Args[0], start, depth)
			return list, len(content)
		}
	case *ast.Ident:
		if c, ok := f.Info.Uses[x].(*types.Const); ok {
			if value := f.valueOf(c); value != nil {
				list, _ := f.pieces(value, start, depth)
				return list, len(content)
			}
		}
	}
	return nil, len(content)
}

// valueOf returns the expression that a constant of the package is declared with.
func (f textSearch) valueOf(c *types.Const) ast.Expr {
	for _, file := range f.Files {
		if c.Pos() < file.FileStart || c.Pos() >= file.FileEnd {
			continue
		}
		for n := range ast.Preorder(file) {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				continue
			}
			for i, name := range spec.Names {
				if f.Info.Defs[name] == c && i < len(spec.Values) {
					return spec.Values[i]
				}
			}
		}
	}
	return nil
}

// embedded returns the text of the one file that a go:embed line puts into a variable, of
// this package or of another.
func (f *Finder) embedded(v *types.Var) (Text, bool) {
	if v.IsField() || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() || !holdsText(v.Type()) {
		return Text{}, false
	}
	path, known := f.embeds[v]
	if !known {
		if f.embeds == nil {
			f.embeds = map[*types.Var]string{}
		}
		path = f.embeddedFile(v)
		f.embeds[v] = path
	}
	if path == "" {
		return Text{}, false
	}
	content, err := f.ReadFile(path)
	return Text{Content: string(content), Embedded: v, File: path}, err == nil && len(content) > 0
}

func holdsText(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Kind() == types.String
	case *types.Slice:
		b, ok := t.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	}
	return false
}

// embeddedFile returns the path of the file that is embedded in a variable, "" if there is none.
func (f *Finder) embeddedFile(v *types.Var) string {
	name := f.Fset.PositionFor(v.Pos(), false).Filename
	for _, file := range f.Files {
		if v.Pkg() == f.Types && file.FileStart <= v.Pos() && v.Pos() < file.FileEnd {
			return embeddedIn(file, f.Fset.PositionFor(file.FileStart, false).Filename, v.Name())
		}
	}
	if v.Pkg() == f.Types || name == "" {
		return ""
	}
	text, err := f.ReadFile(name)
	if err != nil {
		return ""
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return ""
	}
	return embeddedIn(file, name, v.Name())
}

// embeddedIn returns the path of the one file that a Go file's go:embed line names for a variable.
func embeddedIn(file *ast.File, path, variable string) string {
	for _, d := range file.Decls {
		decl, ok := d.(*ast.GenDecl)
		if !ok || decl.Tok != token.VAR {
			continue
		}
		for _, s := range decl.Specs {
			spec := s.(*ast.ValueSpec)
			if len(spec.Names) != 1 || spec.Names[0].Name != variable {
				continue
			}
			doc := spec.Doc
			if doc == nil && len(decl.Specs) == 1 {
				doc = decl.Doc
			}
			return embeddedBy(doc, filepath.Dir(path))
		}
	}
	return ""
}

// embeddedBy returns the path of the one file that the go:embed line of a comment names.
func embeddedBy(doc *ast.CommentGroup, dir string) string {
	if doc == nil {
		return ""
	}
	for _, c := range doc.List {
		patterns, ok := strings.CutPrefix(c.Text, "//go:embed ")
		if !ok {
			continue
		}
		pattern := strings.TrimSpace(patterns)
		if unquoted, err := strconv.Unquote(pattern); err == nil {
			pattern = unquoted
		}
		found, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(pattern, "all:"))))
		if err != nil || len(found) != 1 {
			return ""
		}
		return found[0]
	}
	return ""
}
