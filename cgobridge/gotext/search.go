package gotext

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// A Finder finds texts in one package.
type Finder struct {
	*cgobridge.Package
	copied   map[*types.Var][]ast.Expr // see copies; nil until that is asked
	embeds   map[*types.Var]string
	elements map[*types.Var][]ElementStore
	loops    map[*types.Var]*ast.RangeStmt // by their variables
	fields   map[*types.Var]bool           // that assignments to x.field give values
}

// New returns a finder for a package.
func New(pkg *cgobridge.Package) *Finder {
	return &Finder{Package: pkg, embeds: map[*types.Var]string{}}
}

// Of returns the texts that an expression may be, or point at, if all of them are known.
func (f *Finder) Of(e ast.Expr) ([]Text, bool) { return f.In(nil, e) }

// In is Of for one round of a loop.
func (f *Finder) In(row *Row, e ast.Expr) ([]Text, bool) {
	s := f.search(row)
	texts, ok := s.within(e, maxDepth)
	isLong := slices.ContainsFunc(texts, func(t Text) bool { return t.isLong })
	return texts, ok && len(texts) > 0 && !isLong && !s.work.IsSpent()
}

// Partly is In where texts may be in part unknown.
func (f *Finder) Partly(row *Row, e ast.Expr) ([]Text, bool) {
	if texts, ok := f.In(row, e); ok {
		return texts, true
	}
	s := f.search(row)
	s.partial = true
	texts, ok := s.within(e, maxDepth)
	isOpen := slices.ContainsFunc(texts, func(t Text) bool { return t.isLong || t.HasOpenLine() })
	return texts, ok && len(texts) > 0 && !isOpen && !s.work.IsSpent()
}

// One returns the content of the one text that an expression is. Arguments of the enclosing function's callers are not
// considered.
func (f *Finder) One(row *Row, e ast.Expr) (string, bool) {
	if row == nil {
		if text, ok := f.String(e); ok {
			return text, true
		}
	}
	s := f.search(row)
	s.local = true
	t, ok := s.single(e, maxDepth)
	return t.Content, ok && len(t.Holes) == 0 && !s.work.IsSpent()
}

// maxDepth bounds how far an expression is followed.
const maxDepth = 32

func (f *Finder) search(row *Row) search {
	s := search{Finder: f, work: f.NewWork(), open: new(*ast.RangeStmt)}
	if row != nil {
		s.scope = &scope{row.values, row.indices}
	}
	return s
}

// A search follows one text to where it is written.
type search struct {
	*Finder
	work  *cgobridge.Work
	scope *scope
	local bool            // parameters have no values but those of the scope
	open  **ast.RangeStmt // set to the first loop whose variable decides the text
	only  bool            // a list has the same elements in all calls

	partial bool // parts of a text may be unknown

	any     *types.Var // a parameter that is any list; nil without
	usesAny *bool      // its elements are among those that were asked
}

// A scope has the values of variables: parameters in one call, loop variables in one iteration.
type scope struct {
	values  map[*types.Var]bound
	indices map[*types.Var]int64
}

// A bound expression is one in the scope that it belongs to.
type bound struct {
	ast.Expr
	in *scope
}

// given returns the value of a variable in the scope.
func (s search) given(v *types.Var) (bound, bool) {
	if s.scope == nil || v == nil {
		return bound{}, false
	}
	b, ok := s.scope.values[v.Origin()]
	return b, ok
}

// inside is within for a bound expression.
func (s search) inside(b bound, depth int) ([]Text, bool) {
	s.scope = b.in
	return s.within(b.Expr, depth)
}

func (s search) within(e ast.Expr, depth int) ([]Text, bool) {
	if depth--; e == nil || depth < 0 || !s.work.Step() {
		return nil, false
	}
	if value := s.Info.Types[e].Value; value != nil && value.Kind() == constant.String {
		return []Text{s.constant(e, depth)}, true
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr: // &text[0]
		if index, ok := ast.Unparen(x.X).(*ast.IndexExpr); ok && x.Op == token.AND && s.isZero(index.Index) {
			return s.within(index.X, depth)
		}
	case *ast.SliceExpr:
		if x.Low == nil && x.High == nil {
			return s.within(x.X, depth)
		}
	case *ast.BinaryExpr:
		if x.Op == token.ADD {
			return s.joined([]ast.Expr{x.X, x.Y}, depth)
		}
	case *ast.CompositeLit:
		return s.bytes(x)
	case *ast.CallExpr:
		return s.call(x, 0, depth)
	case *ast.IndexExpr:
		return s.element(x, depth)
	case *ast.SelectorExpr:
		if b, ok := s.field(x, depth); ok {
			return s.inside(b, depth)
		}
		return s.variable(s.VariableOf(x), x, depth)
	case *ast.Ident:
		return s.variable(s.VariableOf(x), x, depth)
	}
	return nil, false
}

// constant returns the text that a constant is.
func (s search) constant(e ast.Expr, depth int) Text {
	t := Text{Content: constant.StringVal(s.Info.Types[e].Value)}
	t.pieces, _ = s.pieces(e, 0, depth)
	return t
}

// bytes returns the text of a slice of constant bytes.
func (s search) bytes(lit *ast.CompositeLit) ([]Text, bool) {
	if !holdsText(s.Info.TypeOf(lit)) {
		return nil, false
	}
	var content []byte
	for _, e := range lit.Elts {
		value := s.Info.Types[e].Value
		if value == nil || value.Kind() != constant.Int {
			return nil, false
		}
		n, _ := constant.Int64Val(value)
		content = append(content, byte(n))
	}
	return []Text{{Content: string(content)}}, len(content) > 0
}

// joined is within for texts in a row, each of which is one.
func (s search) joined(parts []ast.Expr, depth int) ([]Text, bool) {
	var t Text
	for i, e := range parts {
		part, ok := s.single(e, depth)
		if !ok && s.partial && len(t.Content)+len(parts)-i > 1 && s.isString(e) {
			part, ok = Text{Content: hole, Words: []int{0}}, true
		}
		if !ok {
			return nil, false
		}
		t = t.join(part)
	}
	return []Text{t}, len(t.Words)*len(hole) < len(t.Content)
}

func (s search) isString(e ast.Expr) bool {
	b, ok := s.Underlying(e).(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// single is within for a single text.
func (s search) single(e ast.Expr, depth int) (Text, bool) {
	texts, ok := s.within(e, depth)
	if !ok || len(texts) != 1 || texts[0].isLong {
		return Text{}, false
	}
	return texts[0], true
}

// all is within for several expressions each of which may be the text.
func (s search) all(list []bound, depth int) ([]Text, bool) {
	var texts []Text
	for _, b := range list {
		found, ok := s.inside(b, depth)
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

// bind returns expressions with the scope that they belong to.
func bind(list []ast.Expr, in *scope) []bound {
	all := make([]bound, len(list))
	for i, e := range list {
		all[i] = bound{e, in}
	}
	return all
}

// variable is within for a variable or field, at a use of it.
func (s search) variable(v *types.Var, use ast.Expr, depth int) ([]Text, bool) {
	if v == nil {
		return nil, false
	}
	v = v.Origin()
	if b, ok := s.given(v); ok {
		return s.inside(b, depth)
	}
	if from := s.CopyOf(v); from != nil {
		return s.within(from, depth)
	}
	if len(s.elementStores()[v]) > 0 || s.isCopiedInto(v) {
		return nil, false
	}
	if loop := s.loopOf(v); loop != nil {
		if *s.open == nil {
			*s.open = loop
		}
		return nil, false
	}
	if v.Pkg() != s.Types && !v.IsField() {
		if _, isEmbedded := s.embedded(v); !isEmbedded {
			if values, results, known := s.GivenTo(v); len(values)+len(results) > 0 || !known {
				return nil, false
			}
			t, ok := s.foreign(v, depth)
			return []Text{t}, ok
		}
	}
	values, results, known := s.GivenTo(v)
	values = slices.DeleteFunc(slices.Clone(values), func(e ast.Expr) bool { return s.endsItself(v, e) })
	if t, ok := s.embedded(v); ok {
		return []Text{t}, known && len(values) == 0
	}
	if len(values)+len(results) == 0 && !s.local {
		if args, ok := s.ArgumentsOf(v); ok {
			return s.all(bind(args, s.scope), depth)
		}
	}
	if !known {
		return s.built(v, use, depth)
	}
	texts, ok := s.all(bind(values, s.scope), depth)
	if len(values) > 0 && !ok {
		if t, ok := s.built(v, use, depth); ok {
			return t, true
		}
		return nil, false
	}
	for _, r := range results {
		more, ok := s.call(r.Call, r.Index, depth)
		if !ok {
			return nil, false
		}
		texts = append(texts, more...)
	}
	return texts, len(texts) > 0
}

// isZero reports whether an expression is the constant 0 or "\x00".
func (f *Finder) isZero(e ast.Expr) bool {
	value := f.Info.Types[e].Value
	return value != nil && (value.ExactString() == "0" || value.Kind() == constant.String && constant.StringVal(value) == "\x00")
}

// endsItself reports whether the value assigned to a variable is its own value followed by the character 0.
func (f *Finder) endsItself(v *types.Var, e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		return f.IsBuiltin(x.Fun, "append") && len(x.Args) == 2 && f.VariableOf(x.Args[0]) == v && f.isZero(x.Args[1])
	case *ast.BinaryExpr:
		return x.Op == token.ADD && f.VariableOf(x.X) == v && f.isZero(x.Y)
	}
	return false
}

// pieces returns the literals of a constant, of which the first begins at a place of a text,
// and how long the constant is.
func (s search) pieces(e ast.Expr, start, depth int) ([]piece, int) {
	content, ok := s.Package.String(e)
	if depth--; !ok || depth < 0 || !s.work.Step() {
		return nil, 0
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.BasicLit:
		return []piece{{start: start, lit: x}}, len(content)
	case *ast.BinaryExpr:
		left, n := s.pieces(x.X, start, depth)
		right, _ := s.pieces(x.Y, start+n, depth)
		return append(left, right...), len(content)
	case *ast.CallExpr:
		if len(x.Args) == 1 {
			list, _ := s.pieces(x.Args[0], start, depth)
			return list, len(content)
		}
	case *ast.SelectorExpr:
		return s.piecesOfConstant(x.Sel, start, depth), len(content)
	case *ast.Ident:
		return s.piecesOfConstant(x, start, depth), len(content)
	}
	return nil, len(content)
}

// piecesOfConstant is pieces for a constant that is named.
func (s search) piecesOfConstant(name *ast.Ident, start, depth int) []piece {
	c, ok := s.Info.Uses[name].(*types.Const)
	if !ok {
		return nil
	}
	if value := s.valueOf(c); value != nil {
		list, _ := s.pieces(value, start, depth)
		return list
	}
	if c.Pkg() == s.Types {
		return nil
	}
	t, _ := s.foreign(c, depth)
	list := make([]piece, len(t.pieces))
	for i, p := range t.pieces {
		list[i] = p.moved(start)
	}
	return list
}

// valueOf returns the expression that a constant of the package is declared with.
func (f *Finder) valueOf(c *types.Const) ast.Expr {
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
