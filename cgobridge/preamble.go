package cgobridge

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strings"
)

// A Preamble is the C source in the comment above an import "C".
type Preamble struct {
	File *ast.File
	Name string // of the Go file
	Decl *ast.ImportSpec

	// Text is the C source. It has the bytes of the comment with the
	// comment's own marks and the #cgo lines blanked, so that the byte at
	// offset i stands at Pos+i.
	Text []byte
	Pos  token.Pos
}

// newPreamble returns the preamble of a cgo file and the flags in it. A file
// without a comment above its import "C" has an empty preamble.
func newPreamble(fset *token.FileSet, file cgoFile) (*Preamble, CgoFlags) {
	p := &Preamble{File: file.File, Name: file.name}
	var flags CgoFlags
	for _, decl := range file.Decls {
		gen, ok := decl.(*ast.GenDecl)
		if !ok || gen.Tok != token.IMPORT {
			continue
		}
		for _, spec := range gen.Specs {
			spec := spec.(*ast.ImportSpec)
			if spec.Path.Value != `"C"` {
				continue
			}
			p.Decl, p.Pos = spec, spec.Pos()
			doc := spec.Doc
			if doc == nil && len(gen.Specs) == 1 {
				doc = gen.Doc
			}
			if doc == nil {
				continue
			}
			p.Pos = doc.Pos()
			p.Text = commentText(fset, file.text, doc)
			flags.cut(p.Text, filepath.Dir(file.name))
		}
	}
	return p, flags
}

// commentText returns the source of a comment group with the comment marks
// blanked.
func commentText(fset *token.FileSet, source []byte, group *ast.CommentGroup) []byte {
	file := fset.File(group.Pos())
	offset := func(pos token.Pos) int { return min(file.Offset(pos), len(source)) }
	start, end := offset(group.Pos()), offset(group.End())
	text := append([]byte(nil), source[start:end]...)
	for _, c := range group.List {
		from := offset(c.Pos()) - start
		copy(text[from:], "  ")
		if strings.HasPrefix(c.Text, "/*") {
			// The comment's own length may lack carriage returns.
			if n := strings.Index(string(text[from:]), "*/"); n >= 0 {
				copy(text[from+n:], "  ")
			}
		}
	}
	return text
}
