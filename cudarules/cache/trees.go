package cache

import (
	"crypto/sha256"
	"fmt"

	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Trees keep the trees of texts that one program has parsed. It is safe for concurrent use, also by several processes.
type Trees struct {
	dir  *Dir
	salt string
}

// Texts of less bytes are parsed sooner than a file is read.
const leastKept = 2 << 10

// NewTrees returns the part of a folder that belongs to a program, identified by identity.
func NewTrees(dir *Dir, identity string) *Trees { return &Trees{dir, identity} }

func (t *Trees) key(sum source.Sum) string {
	return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "tree %q %x", t.salt, sum)))
}

// Parse returns the tree of a text of which the sum is given: one that was kept, or else the parser's, which is
// kept then.
func (t *Trees) Parse(text []byte, sum source.Sum, parser *syntax.Parser) (*syntax.Tree, error) {
	if t == nil || len(text) < leastKept {
		return parser.Parse(text)
	}
	key := t.key(sum)
	if data, ok := t.dir.Read(key); ok {
		if tree, err := syntax.Decode(text, data); err == nil {
			return tree, nil
		}
	}
	tree, err := parser.Parse(text)
	if err == nil {
		t.dir.Write(key, tree.Encode(text))
	}
	return tree, err
}
