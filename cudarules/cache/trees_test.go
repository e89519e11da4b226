package cache

import (
	"bytes"
	"crypto/sha256"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestTrees parses a text with a folder, and then another of the same length under the same key: the result is the
// first one's tree as long as the entry is intact.
func TestTrees(t *testing.T) {
	dir := t.TempDir()
	first := bytes.Repeat([]byte("__global__ void k(int *p) { *p = 1; }\n"), 100)
	other := bytes.Repeat([]byte("struct s { int a, b; int f(int); };   \n"), 100)[:len(first)]
	sum := source.Sum(sha256.Sum256(first))
	parse := func(text []byte) *syntax.Tree {
		t.Helper()
		tree, err := NewTrees(NewDir(dir, 1<<20), "test").Parse(text, sum, syntax.NewParser())
		if err != nil {
			t.Fatal(err)
		}
		return tree
	}
	isFirst := func(tree *syntax.Tree) bool { return tree.Root().First().Kind() == syntax.FunctionDefinition }
	if !isFirst(parse(first)) || !isFirst(parse(other)) {
		t.Fatal("the tree is not kept")
	}
	if tree, err := NewTrees(NewDir(dir, 1<<20), "another program").Parse(other, sum, syntax.NewParser()); err != nil || isFirst(tree) {
		t.Fatalf("another program has the tree, or %v", err)
	}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		data[len(data)/2]++
		return os.WriteFile(path, data, 0o666)
	})
	if err != nil {
		t.Fatal(err)
	}
	if isFirst(parse(other)) {
		t.Fatal("a damaged tree is taken")
	}
}
