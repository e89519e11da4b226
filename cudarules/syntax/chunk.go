package syntax

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/internal/parallel"
	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// chunkSize is about how many bytes of text there are in a chunk. A long text
// is cut between declarations into chunks that are parsed side by side: small
// ones, whose trees fit the processors' caches. Where it is cut depends on
// nothing but the text.
const chunkSize = 32 << 10

// cuts returns the offsets at which chunks begin, 0 first: there, outside of all
// brackets, a declaration begins. The first tokens of the chunks go with them.
func (l *lowering) cuts() (starts []int32, tokens []int) {
	starts, tokens = []int32{0}, []int{0}
	count := (len(l.out)/chunkSize + 1) &^ 1 // an even number, for two processors to share
	size := len(l.out) / max(count, 1)
	for i := 0; i < len(l.toks); i++ {
		t := l.toks[i]
		if int(t.start-starts[len(starts)-1]) >= size && len(l.out)-int(t.start) >= size/2 && l.beginsDeclaration(i) {
			starts, tokens = append(starts, t.start), append(tokens, i)
		}
		switch t.kind {
		case '(', '[', '{':
			if t.mate < 0 {
				return starts, tokens
			}
			i = int(t.mate)
		case ')', ']', '}':
			return starts, tokens
		}
	}
	return starts, tokens
}

// beginsDeclaration reports whether it is certain that a declaration begins at
// token i, which stands outside of all brackets.
func (l *lowering) beginsDeclaration(i int) bool {
	switch {
	case l.is(i-1, ';'):
		return true
	case l.is(i-1, '}') && !l.c: // which may end a class whose objects are declared behind it
		return l.isWord(i, "namespace", "template", "using") || l.isWord(i, "extern") && l.is(i+1, literal)
	}
	return false
}

// sharedSize is how long a text may be that is put together from pieces that other texts may have, too. Longer ones a
// program has written, and shares little.
const sharedSize = 1 << 20

// parseChunks parses the chunks of a text and joins their trees.
func parseChunks(p *Parser, language *grammar.Language, l *lowering) ([]grammar.Node, error) {
	text := l.out
	starts, tokens := l.cuts()
	budget := grammar.NewBudget(len(text))
	parse := func(k int, chunk []byte) ([]grammar.Node, error) {
		if p != nil && len(text) <= sharedSize {
			a := &assembly{lowering: l, parser: p, language: language, budget: budget}
			if nodes, err := a.assemble(tokens[k], starts[k], starts[k]+int32(len(chunk))); nodes != nil || err != nil {
				return nodes, err
			}
		}
		nodes, _, err := language.Parse(chunk, budget)
		return nodes, err
	}
	parts := make([][]grammar.Node, len(starts))
	errs := make([]error, len(starts))
	ends := append(slices.Clone(starts[1:]), int32(len(text)))
	parallel.Each(len(starts), func(k int) { parts[k], errs[k] = parse(k, text[starts[k]:ends[k]:ends[k]]) })
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	if len(parts) == 1 {
		return parts[0], nil
	}
	total := 1
	for _, p := range parts {
		total += len(p)
	}
	all := make([]grammar.Node, 1, total)
	root := &all[0]
	*root = grammar.Node{Start: parts[0][0].Start, End: uint32(len(text)), Parent: -1, Kind: uint16(TranslationUnit)}
	for k, part := range parts {
		parts[k] = nil // the memory of which is of use to those behind
		root.Flags |= part[0].Flags
		first := int32(0) // of the nodes to take over: a chunk that is no list of declarations is an error as a whole
		if Kind(part[0].Kind) == TranslationUnit {
			first = 1
		}
		all = graft(all, part, first, 0, starts[k])
	}
	root.After = int32(len(all))
	return all, nil
}

// graft appends the nodes of a tree from first on, which were found so many bytes behind, as
// children of a node.
func graft(to, tree []grammar.Node, first, parent, behind int32) []grammar.Node {
	shift := int32(len(to)) - first
	for _, n := range tree[first:] {
		n.Start += uint32(behind)
		n.End += uint32(behind)
		n.After += shift
		if n.Parent < first {
			n.Parent = parent
		} else {
			n.Parent += shift
		}
		to = append(to, n)
	}
	return to
}
