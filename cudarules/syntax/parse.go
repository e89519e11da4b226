package syntax

import (
	"fmt"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// MaxSize is the greatest length in bytes of a text that is parsed.
const MaxSize = 32 << 20

var (
	cpp = sync.OnceValue(func() *grammar.Language { return grammar.CPlusPlus(cppTables) })
	c   = sync.OnceValue(func() *grammar.Language { return grammar.PlainC(cTables) })
)

// Parse returns the tree of text, a preprocessed translation unit of CUDA C++.
// What cannot be read becomes an Error node. There is an error only if text
// exceeds a limit: its size, the depth of its brackets or of the tree, or the
// time to parse it. Text must not be changed afterwards.
func Parse(text []byte) (*Tree, error) { return parse(text, false) }

// ParseC is Parse for C: the preamble of a cgo package, a .c file. The kinds
// and fields are those of C++ wherever the two grammars agree.
func ParseC(text []byte) (*Tree, error) { return parse(text, true) }

func parse(text []byte, inC bool) (*Tree, error) {
	if len(text) > MaxSize {
		return nil, fmt.Errorf("%d bytes of source are more than the %d that can be parsed", len(text), MaxSize)
	}
	l, err := lower(text, inC)
	if err != nil {
		return nil, err
	}
	language := cpp
	if inC {
		language = c
	}
	nodes, err := language().Parse(l.out)
	if err != nil {
		return nil, err
	}
	t := &Tree{Text: l.text, Marks: l.marks, lowered: l.out, nodes: nodes}
	t.removeFakes(l.fakes)
	t.amend(l.amends)
	t.findLaunches(l.opens)
	return t, nil
}

// amend gives nodes the kinds that lowering has taken from them.
func (t *Tree) amend(amends []amend) {
	if len(amends) == 0 {
		return
	}
	slices.SortFunc(amends, func(a, b amend) int { return int(a.start - b.start) })
	for id := range t.nodes {
		n := &t.nodes[id]
		i, _ := slices.BinarySearchFunc(amends, int32(n.Start), func(a amend, start int32) int { return int(a.start - start) })
		for ; i < len(amends) && amends[i].start == int32(n.Start); i++ {
			if a := amends[i]; a.end == int32(n.End) && a.from == Kind(n.Kind) {
				n.Kind = uint16(a.to)
			}
		}
	}
}

// removeFakes takes the nodes of placeholders out of the tree.
func (t *Tree) removeFakes(offsets []int32) {
	if len(offsets) == 0 {
		return
	}
	moved := make([]int32, len(t.nodes)+1) // new index, by the old one
	kept := t.nodes[:0]
	for id, n := range t.nodes {
		moved[id] = int32(len(kept))
		if n.End == n.Start+1 && found(offsets, int32(n.Start)) && n.After == int32(id)+1 {
			if parent := &kept[moved[n.Parent]]; abstract[Kind(parent.Kind)] != None {
				parent.Kind = uint16(abstract[Kind(parent.Kind)])
			}
			continue
		}
		kept = append(kept, n)
	}
	moved[len(t.nodes)] = int32(len(kept))
	for id := range kept {
		n := &kept[id]
		n.After = moved[n.After]
		if n.Parent >= 0 {
			n.Parent = moved[n.Parent]
		}
	}
	t.nodes = kept
}

// abstract are the kinds of declarators that lack a name.
var abstract = map[Kind]Kind{
	PointerDeclarator:   AbstractPointerDeclarator,
	ReferenceDeclarator: AbstractReferenceDeclarator,
}

// findLaunches finds the calls whose function's argument list begins at one of
// the offsets of <<<.
func (t *Tree) findLaunches(opens []int32) {
	for id := range t.nodes {
		if len(opens) == 0 {
			return
		}
		n := Node{t, int32(id)}
		if n.Kind() != CallExpression {
			continue
		}
		config := n.Child(FieldFunction).Child(FieldArguments)
		if config.Kind() == ArgumentList && found(opens, int32(config.Start())) {
			t.launches = append(t.launches, n.id)
		}
	}
}

func found(sorted []int32, x int32) bool {
	_, ok := slices.BinarySearch(sorted, x)
	return ok
}
