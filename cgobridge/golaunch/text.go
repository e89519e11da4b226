package golaunch

import (
	"go/ast"

	"github.com/cudavet/cudavet/cgobridge/gotext"
)

// TextsOf returns the texts that an expression may be, or point at, if all of them are known.
func (f *Finder) TextsOf(e ast.Expr) ([]gotext.Text, bool) { return f.texts.Of(e) }
