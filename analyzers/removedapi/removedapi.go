// Package removedapi finds uses in Go of functions that a release of the CUDA toolkit no longer has:
// functions, types and enumerators of package C, members of cudaDeviceProp, and architectures and
// flags of nvcc in #cgo and go:generate lines. CUDA sources are checked by the same rule.
//
// Names of the project's own do not count. If the replacement of a function or an architecture can be
// substituted directly, there is a fix.
package removedapi

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.Analyzer("removedapi", "look for what a release of the CUDA toolkit no longer has", base.OnBridge(run))
}

func run(pkg *cgobridge.Package, reporter *report.Reporter) error {
	c := &checker{pkg, reporter, rule.Lookup("removed-api"), map[string]headers.Removal{}}
	if !reporter.Enabled(c.rule) {
		return nil
	}
	toolkit := pkg.Toolkit()
	for _, r := range headers.Removals() {
		if r.IsGone(toolkit, 0) {
			c.removed[r.Name] = r
		}
	}
	for _, file := range pkg.Files {
		for n := range ast.Preorder(file) {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				c.selector(n)
			case *ast.CompositeLit:
				c.literal(n)
			case *ast.CallExpr:
				c.call(n)
			}
		}
		for _, group := range file.Comments {
			for _, comment := range group.List {
				c.comment(comment)
			}
		}
	}
	return nil
}

type checker struct {
	pkg      *cgobridge.Package
	reporter *report.Reporter
	rule     *rule.Info
	removed  map[string]headers.Removal
}

// selector reports C.name and x.member.
func (c *checker) selector(sel *ast.SelectorExpr) {
	if !c.pkg.IsC(sel.X) {
		c.member(c.pkg.Info.TypeOf(sel.X), sel.Sel)
		return
	}
	name := sel.Sel.Name
	for _, tag := range []string{"struct_", "enum_", "union_"} {
		name = strings.TrimPrefix(name, tag)
	}
	r := c.removed[name]
	switch r.Kind {
	case headers.RemovedFunction, headers.RemovedEnumerator, headers.RemovedType:
		if !c.pkg.IsOwn(name) {
			c.tell(r, sel.Sel.Pos(), sel.Sel.Name)
		}
	}
}

// literal reports the members that a composite literal names.
func (c *checker) literal(lit *ast.CompositeLit) {
	for _, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := pair.Key.(*ast.Ident); ok {
				c.member(c.pkg.Info.TypeOf(lit), key)
			}
		}
	}
}

// member reports the name of a member of a structure of CUDA's.
func (c *checker) member(t types.Type, member *ast.Ident) {
	if t == nil {
		return
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	class, ok := cgoname.OfType(t)
	class = strings.TrimPrefix(class, "struct_")
	if r := c.removed[class+"::"+member.Name]; ok && r.Kind == headers.RemovedMember && !c.pkg.IsOwn(class) {
		c.tell(r, member.Pos(), member.Name)
	}
}

// call reports the call of a function in the form that takes the number of a device.
func (c *checker) call(call *ast.CallExpr) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || !c.pkg.IsC(sel.X) || len(call.Args) != 4 {
		return
	}
	r := c.removed[sel.Sel.Name]
	if r.Kind != headers.RemovedOrdinal || c.pkg.IsOwn(r.Name) {
		return
	}
	for _, arg := range call.Args[2:] {
		if name, ok := cgoname.OfType(c.pkg.Info.TypeOf(arg)); ok && (name == "int" || headers.IsDeviceHandle(name)) {
			c.tell(r, sel.Sel.Pos(), sel.Sel.Name)
		}
	}
}

// comment reports architectures that a #cgo line names, and flags that a go:generate line hands to nvcc. An architecture there
// says which releases the project is built with: those that have it.
func (c *checker) comment(comment *ast.Comment) {
	at := comment.Pos()
	for line := range strings.Lines(comment.Text) {
		text := strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(line, "//"), "/*"))
		switch {
		case strings.HasPrefix(text, "#cgo "):
			_, flags, _ := strings.Cut(text, ":")
			c.flags(at, line, strings.Fields(flags), headers.RemovedArchitecture)
		case strings.HasPrefix(line, "//go:generate "):
			if words := strings.Fields(text)[1:]; len(words) > 0 && path.Base(words[0]) == "nvcc" {
				c.flags(at, line, words[1:], headers.RemovedFlag)
			}
		}
		at += token.Pos(len(line))
	}
}

// flags reports removals of some kinds among the flags of a line that begins at a place.
func (c *checker) flags(start token.Pos, line string, words []string, kinds ...headers.RemovalKind) {
	told := map[string]bool{}
	from := 0
	for _, f := range nvcc.Flags(words) {
		for _, w := range f.Words {
			at := from + strings.Index(line[from:], w)
			from = at + len(w)
			for _, kind := range kinds {
				for _, r := range c.removed {
					if r.Kind == kind && r.InFlag(f) && !told[r.Name] {
						told[r.Name] = true
						c.reporter.Report(c.rule, start+token.Pos(at), start+token.Pos(at+len(w)), r.Message())
					}
				}
			}
		}
	}
}

// tell reports a name, with the replacement if it can be substituted directly.
func (c *checker) tell(r headers.Removal, at token.Pos, written string) {
	end := at + token.Pos(len(written))
	var fixes []analysis.SuggestedFix
	if name := r.Direct(); name != "" && written == r.Name {
		fixes = []analysis.SuggestedFix{{Message: "replace with '" + name + "'",
			TextEdits: []analysis.TextEdit{{Pos: at, End: end, NewText: []byte(name)}}}}
	}
	c.reporter.ReportFix(c.rule, at, end, r.Message(), fixes)
}
