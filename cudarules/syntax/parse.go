package syntax

import (
	"sync"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

var (
	cpp = sync.OnceValue(func() *grammar.Language { return grammar.CPlusPlus(cppTables) })
	c   = sync.OnceValue(func() *grammar.Language { return grammar.PlainC(cTables) })
)

// Parse returns the tree of text, a preprocessed translation unit of CUDA C++. Text that cannot be
// read becomes an Error node. There is an error only if text exceeds a limit: its size, the depth of
// its brackets or of the tree, or the time to parse it. Text must not be changed afterwards.
func Parse(text []byte) (*Tree, error) { return parse(nil, text, false) }

// Parse is [Parse].
func (p *Parser) Parse(text []byte) (*Tree, error) { return parse(p, text, false) }

// ParseC is Parse for C: the preamble of a cgo package, a .c file. The kinds
// and fields are those of C++ wherever the two grammars agree.
func ParseC(text []byte) (*Tree, error) { return parse(nil, text, true) }

func parse(p *Parser, text []byte, inC bool) (*Tree, error) {
	if most := limit.TextBytes.Value(); len(text) > most {
		return nil, limit.TextBytes.Errorf("%d bytes of source are more than the %d that can be parsed", len(text), most)
	}
	l, err := lower(text, inC)
	if err != nil {
		return nil, err
	}
	defer l.release()
	language := cpp
	if inC {
		language = c
	}
	nodes, err := parseChunks(p, language(), l)
	if err != nil {
		return nil, err
	}
	t := &Tree{Text: l.text, Marks: l.marks, lowered: newLowered(l.text, l.out), nodes: nodes}
	t.arguments = sync.OnceValue(t.parseArguments)
	t.reshape(l)
	t.findLaunches(l.opens)
	t.Limits = l.limits
	return t, nil
}

// findLaunches finds the calls whose function's argument list begins at one of
// the offsets of <<<.
func (t *Tree) findLaunches(opens []int32) {
	if len(opens) == 0 {
		return
	}
	for id := range t.nodes {
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
