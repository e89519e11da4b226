package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestAt looks names up at a place that is searched from the global scope.
func TestAt(t *testing.T) {
	tu := loadText(t, "namespace a { namespace b { int x = [] { int y = 1; return y; }(); } int z; }")
	for n := range tu.Main().Tree.Root().All() {
		if n.Kind() != syntax.ReturnStatement {
			continue
		}
		at := tu.Global.At(n)
		for _, name := range []string{"x", "y", "z"} {
			if found := at.Lookup(name, n); len(found) != 1 {
				t.Errorf("%s stands for %d entities at %q", name, len(found), n.Text())
			}
		}
		return
	}
	t.Error("there is no return statement")
}
