package cgobridge

import (
	"bytes"
	"go/ast"
	"go/token"
	"path/filepath"
	"strings"
)

// A Preamble is the C source in the comment above an import "C", or the
// sources above all of them where a file has several.
type Preamble struct {
	File *ast.File
	Name string          // of the Go file
	Decl *ast.ImportSpec // the last one

	// Text is the C source. It has the bytes of the comments and the gaps between them, with
	// everything that is not C and the #cgo lines blanked, so that the byte at offset i has the
	// position Pos+i.
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
			p.Decl = spec
			if p.Text == nil {
				p.Pos = spec.Pos()
			}
			doc := spec.Doc
			if doc == nil && len(gen.Specs) == 1 {
				doc = gen.Doc
			}
			if doc == nil {
				continue
			}
			text := commentText(fset, file.text, doc)
			flags.cut(text, filepath.Dir(file.name))
			if p.Text == nil {
				p.Pos = doc.Pos()
			} else {
				p.Text = append(p.Text, blanked(file.text, int(p.Pos-file.FileStart)+len(p.Text), int(doc.Pos()-file.FileStart))...)
			}
			p.Text = append(p.Text, text...)
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

// blanked returns a part of a text with blanks in the place of everything but
// the ends of lines.
func blanked(text []byte, start, end int) []byte {
	end = min(end, len(text))
	part := bytes.Repeat([]byte{' '}, max(0, end-start))
	for i := range part {
		if text[start+i] == '\n' {
			part[i] = '\n'
		}
	}
	return part
}
