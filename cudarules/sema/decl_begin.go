package sema

import (
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Begin returns where the declaration of a function begins in its file, with the CUDA words before
// its first token. It is false if a macro writes it, also in part, or may write something before
// it, and if another compilation may see something else there.
func (fd *FuncDecl) Begin() (source.Position, bool) {
	u := fd.scope.TU.Unit(fd.Node).Source
	start := fd.Node.Start()
	for _, m := range fd.Marks() {
		start = min(start, m.Start)
	}
	if !fd.Template.IsZero() {
		start = min(start, fd.Template.Start())
	}
	name := fd.Name()
	if u.IsUndecided(start) || isOfMacro(u, start, name.End()) {
		return source.Position{}, false
	}
	at := u.Origin(start)
	return at, at.File == u.File && at.File.BeginsStatement(at.Offset)
}

// isOfMacro reports whether a macro wrote a byte between two offsets of a unit's text.
func isOfMacro(u *source.Unit, start, end int) bool {
	for i := start; i < end; i++ {
		if _, ok := u.FromMacro(i); ok {
			return true
		}
	}
	return false
}

// Declarators returns the names of all function declarators of the translation unit that spell a name,
// in any scope: those in bodies and of templates included.
func (tu *TU) Declarators(name string) (names []syntax.Node) {
	for _, u := range tu.Units {
		for n := range u.Tree.Root().All() {
			if n.Kind() == syntax.FunctionDeclarator {
				if d, _ := declaratorName(n); d.Text() == name || lastName(d).Text() == name {
					names = append(names, lastName(d))
				}
			}
		}
	}
	return names
}
