package cgoproto

import (
	"cmp"
	"go/token"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// linkage returns the change that gives a function C linkage in all its declarations. There is none
// unless all files that mention the function are known: a declaration that keeps its C++ linkage
// conflicts with the others, or refers to a function that is no longer defined ([dcl.link]).
func linkage(pkg *cgobridge.Package, reporter *report.Reporter, d *cgobridge.Definition) []analysis.SuggestedFix {
	if len(pkg.Definitions(d.Func.Name)) != 1 || d.Func.IsKernel() ||
		d.Decl.Specifiers().Has(syntax.Inline|syntax.Constexpr|syntax.Consteval) {
		return nil
	}
	files := pkg.FilesOf()
	inC := pkg.ReadAsC()
	tus := []*sema.TU{d.Func.TU}
	for _, path := range pkg.FilesNaming(d.Func.Name) {
		if len(files[path]) == 0 && !inC[path] {
			return nil
		}
		for _, tu := range files[path] {
			if !slices.Contains(tus, tu) {
				tus = append(tus, tu)
			}
		}
	}
	edits := edits{reporter: reporter, seen: map[string]bool{}}
	for _, tu := range tus {
		if !edits.declarations(tu, d.Func) {
			return nil
		}
	}
	return []analysis.SuggestedFix{{Message: "give '" + d.Func.Name + "' C linkage", TextEdits: edits.list}}
}

// edits are those that give declarations C linkage, each once.
type edits struct {
	reporter *report.Reporter
	list     []analysis.TextEdit
	seen     map[string]bool // places
}

// declarations adds the edits for a translation unit's declarations of a function. It is false if the
// translation unit may declare it, or another function of its name, elsewhere.
func (e *edits) declarations(tu *sema.TU, f *sema.Function) bool {
	if len(tu.Source.Missing) > 0 || !isInText(tu, f.Name) {
		return false
	}
	var found *sema.Function
	named := map[syntax.Node]bool{}
	for _, u := range tu.Units {
		for fd := range tu.FuncDecls(u) {
			if fd.Function.Name == f.Name {
				if found != nil && found != fd.Function || !fd.Function.SameSignature(f) || fd.Function.Scope != tu.Global {
					return false
				}
				found = fd.Function
			}
		}
	}
	if found != nil {
		for _, fd := range found.Decls {
			named[fd.Name()] = true
			if !e.add(tu, fd) {
				return false
			}
		}
	}
	return !slices.ContainsFunc(tu.Declarators(f.Name), func(name syntax.Node) bool { return !named[name] })
}

// isInText reports whether each line that has a word is compiled, comments and directives apart, and can be read.
func isInText(tu *sema.TU, word string) bool {
	byFile := map[*source.File][]*source.Unit{}
	for _, u := range tu.Units {
		if !u.Prelude && !tu.IsSystem(u.Source.File) {
			byFile[u.Source.File] = append(byFile[u.Source.File], u.Source)
		}
	}
	for file, units := range byFile {
		for _, line := range cgobridge.LinesWith(file.Text, word) {
			if !source.InText(line, line, units...) {
				return false
			}
		}
	}
	return !slices.ContainsFunc(tu.Broken(), func(n syntax.Node) bool { return len(cgobridge.LinesWith([]byte(n.Text()), word)) > 0 })
}

// add adds the edit for a declaration. It is false if there is no place for one.
func (e *edits) add(tu *sema.TU, fd *sema.FuncDecl) bool {
	at, ok := fd.Begin()
	if !ok || fd.Friend || fd.FunctionDeclarator().IsZero() || !fd.Node.Parent().Parent().IsZero() {
		return false
	}
	if e.seen[at.String()] {
		return true
	}
	e.seen[at.String()] = true
	text := `extern "C" `
	if !buildfile.IsCUDA(filepath.Base(at.File.Name)) { // C may include it as well
		if !at.File.BeginsLine(at.Offset) {
			return false
		}
		at = at.File.Position(at.Offset - (at.Column - 1))
		text = "#ifdef __cplusplus\nextern \"C\"\n#endif\n"
	}
	pos := e.reporter.Pos(at)
	i, _ := slices.BinarySearchFunc(e.list, pos, func(t analysis.TextEdit, pos token.Pos) int { return cmp.Compare(t.Pos, pos) })
	e.list = slices.Insert(e.list, i, analysis.TextEdit{Pos: pos, End: pos, NewText: []byte(text)})
	return true
}
