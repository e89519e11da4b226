// Package constantdrift compares Go constants with the enumerators and macros of libraries' headers whose names they carry: exactly, in
// Go's spelling, or without the library's word where the package has others in that form. Headers are those in the repository whose
// functions no source in it defines; of packages that bind symbols of CUDA's libraries without cgo, also CUDA's own.
package constantdrift

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gosymbol"
	"github.com/cudavet/cudavet/cudarules/prototype"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.Analyzer("constantdrift", "compare constants with those of libraries' headers",
		func(pass *analysis.Pass) (any, error) { return nil, run(base, pass) }, base.Symbols)
}

func run(base *report.Base, pass *analysis.Pass) error {
	pkg, found := base.Package(pass), base.SymbolsOf(pass)
	if pkg == nil && found != nil {
		pkg = found.Package
	}
	if pkg == nil {
		if pkg = base.WithHeader(pass); pkg == nil {
			return nil
		}
	}
	return base.Ask(pass, pkg, func(reporter *report.Reporter) error {
		if reporter.Enabled(drift) {
			c := &checker{Package: pkg, reporter: reporter, symbols: found}
			c.check()
		}
		return nil
	})
}

type checker struct {
	*cgobridge.Package
	reporter *report.Reporter
	symbols  *gosymbol.Finder
	own      []*own
}

// An own constant is one that the package declares.
type own struct {
	name  *ast.Ident
	value constant.Value
	group *ast.GenDecl
}

func (c *checker) check() {
	c.gather()
	if len(c.own) == 0 {
		return
	}
	asked := map[string]bool{}
	for _, o := range c.own {
		asked[cgobridge.FoldName(o.name.Name)] = true
	}
	dir := filepath.Dir(c.Fset.PositionFor(c.Files[0].FileStart, false).Filename)
	c.compare(c.LibraryConstants(dir, asked, c.symbolNames()))
	c.builtIn()
}

// symbolNames returns the symbols that the package looks up without cgo.
func (c *checker) symbolNames() map[string]bool {
	names := map[string]bool{}
	if c.symbols != nil {
		for _, b := range c.symbols.Bindings {
			names[b.Symbol] = true
		}
		for _, call := range c.symbols.Calls {
			names[call.Symbol] = true
		}
	}
	return names
}

// gather finds the integer constants of the package that do not take their value from C.
func (c *checker) gather() {
	for _, file := range c.Files {
		if strings.HasSuffix(c.Fset.PositionFor(file.FileStart, false).Filename, "_test.go") {
			continue
		}
		for _, decl := range file.Decls {
			group, ok := decl.(*ast.GenDecl)
			if !ok || group.Tok != token.CONST {
				continue
			}
			var repeated []ast.Expr
			for _, s := range group.Specs {
				spec := s.(*ast.ValueSpec)
				if len(spec.Values) > 0 {
					repeated = spec.Values
				}
				for i, name := range spec.Names {
					k, ok := c.Info.Defs[name].(*types.Const)
					if !ok || name.Name == "_" || k.Val().Kind() != constant.Int || i < len(repeated) && c.isOfC(repeated[i]) {
						continue
					}
					c.own = append(c.own, &own{name, k.Val(), group})
				}
			}
		}
	}
}

// isOfC reports whether an expression has a name of package C, or of another package, in it.
func (c *checker) isOfC(e ast.Expr) bool {
	for n := range ast.Preorder(e) {
		if sel, ok := n.(*ast.SelectorExpr); ok && c.IsC(sel.X) {
			return true
		}
	}
	return false
}

// A match is an own constant with the constant of a header whose name it carries.
type match struct {
	*own
	of       cgobridge.HeaderConstant
	isShort  bool // without the library's word
	isExact  bool
	isDrift  bool
	inHeader bool // of the repository
}

// compare compares the package's constants with those of headers.
func (c *checker) compare(list []cgobridge.HeaderConstant) {
	whole, short := map[string][]cgobridge.HeaderConstant{}, map[string][]cgobridge.HeaderConstant{}
	for _, h := range list {
		folded := cgobridge.FoldName(h.Name)
		whole[folded] = append(whole[folded], h)
		rest := strings.TrimPrefix(folded, cgobridge.LibraryWord(h.Name))
		short[rest] = append(short[rest], h)
	}
	named := c.NamesOfC()
	var matches []match
	translated := map[*ast.GenDecl]bool{}
	for _, o := range c.own {
		folded := cgobridge.FoldName(o.name.Name)
		isShort := false
		h, ok := one(o.name.Name, whole[folded])
		if !ok && len(whole[folded]) == 0 {
			h, ok = one("", short[folded])
			isShort = true
		}
		if ok && named[h.Name] && !same(o.value, h.Value) {
			translated[o.group] = true
		} else if ok {
			matches = append(matches, match{
				own: o, of: h, isShort: isShort, isExact: h.Name == o.name.Name, isDrift: !same(o.value, h.Value), inHeader: true,
			})
		}
	}
	c.tell(slices.DeleteFunc(matches, func(m match) bool { return translated[m.group] }))
}

// one returns the constant of a name, or else the one whose value all have.
func one(name string, list []cgobridge.HeaderConstant) (cgobridge.HeaderConstant, bool) {
	var exact []cgobridge.HeaderConstant
	for _, h := range list {
		if h.Name == name {
			exact = append(exact, h)
		}
	}
	if len(exact) > 0 {
		list = exact
	}
	if len(list) == 0 {
		return cgobridge.HeaderConstant{}, false
	}
	for _, h := range list[1:] {
		if h.Value != list[0].Value {
			return cgobridge.HeaderConstant{}, false
		}
	}
	return list[0], true
}

// same reports whether a Go constant has the value of one of C, of whatever signedness.
func same(value constant.Value, c int64) bool {
	if n, ok := constant.Int64Val(value); ok {
		return n == c || uint64(n)>>32 == 0 && uint32(n) == uint32(c) && c == int64(int32(c)) || uint64(c)>>32 == 0 && n == int64(int32(c))
	}
	n, ok := constant.Uint64Val(value)
	return ok && n == uint64(c)
}

// tell reports the constants that drift. Names in another spelling than C's only count where those around them agree: else they are an
// enumeration of the package's own.
func (c *checker) tell(matches []match) {
	type count struct{ equal, drift int }
	inGroup := map[*ast.GenDecl]*count{}
	var short count
	for _, m := range matches {
		n := inGroup[m.group]
		if n == nil {
			n = new(count)
			inGroup[m.group] = n
		}
		if m.isDrift {
			n.drift++
		} else {
			n.equal++
		}
		if m.isShort && m.isDrift {
			short.drift++
		} else if m.isShort {
			short.equal++
		}
	}
	for _, m := range matches {
		n := inGroup[m.group]
		switch {
		case !m.isDrift,
			m.isShort && (short.equal < 3 || short.equal < 3*short.drift),
			!m.isShort && !m.isExact && n.drift > 2 && n.drift > 2*n.equal:
			continue
		}
		message := fmt.Sprintf("constant '%s' is %s, but '%s' is %d in %s", m.name.Name, m.value, m.of.Name, m.of.Value, c.header(m))
		if !m.inHeader {
			c.reporter.Report(drift, m.name.Pos(), m.name.End(), message)
			continue
		}
		c.reporter.Report(drift, m.name.Pos(), m.name.End(), message, c.reporter.Related(m.of.At, "'"+m.of.Name+"' is defined here"))
	}
}

func (c *checker) header(m match) string {
	if m.inHeader {
		return "'" + filepath.Base(m.of.At.File.Name) + "'"
	}
	return "CUDA's headers"
}

// builtIn compares constants with the enumerators of those of CUDA's libraries whose symbols the package has without cgo.
func (c *checker) builtIn() {
	words := map[string]bool{}
	for name := range c.symbolNames() {
		if _, ok := prototype.Of(name); ok {
			words[cgobridge.LibraryWord(name)] = true
		}
	}
	if len(words) == 0 {
		return
	}
	var matches []match
	for _, o := range c.own {
		library := cgobridge.LibraryWord(o.name.Name)
		if library == "cuda" && !words[library] { // CUDA_SUCCESS of the driver
			library = "cu"
		}
		if !words[library] {
			continue
		}
		if value, ok := prototype.Constant(o.name.Name); ok {
			of := cgobridge.HeaderConstant{Name: o.name.Name, Value: value}
			matches = append(matches, match{own: o, of: of, isExact: true, isDrift: !same(o.value, value)})
		}
	}
	c.tell(matches)
}
