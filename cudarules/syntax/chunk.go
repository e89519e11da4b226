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

// beginsDeclaration reports whether it is certain that a declaration begins at token i, which is
// outside of all brackets.
func (l *lowering) beginsDeclaration(i int) bool {
	switch {
	case l.is(i-1, ';'):
		return true
	case l.is(i-1, '}') && !l.c: // which may end a class with declarators after it
		return l.isWord(i, "namespace", "template", "using") || l.isWord(i, "extern") && l.is(i+1, literal)
	}
	return false
}

// sharedSize bounds the length of a text that is assembled from pieces shared with other texts. Longer ones are
// generated, and share little.
const sharedSize = 1 << 20

// parseChunks parses the chunks of a text and joins their trees.
func parseChunks(p *Parser, language *grammar.Language, l *lowering) ([]grammar.Node, error) {
	starts, tokens := l.cuts()
	ends := append(slices.Clone(starts[1:]), int32(len(l.out)))
	budget := grammar.NewBudget(len(l.out))
	parts := make([]*assembly, len(starts))
	errs := make([]error, len(starts))
	parallel.Each(len(starts), func(k int) {
		parts[k] = newAssembly(p, language, l, budget)
		errs[k] = parts[k].parseChunk(tokens[k], starts[k], ends[k])
	})
	defer func() {
		for _, part := range parts {
			part.release()
		}
	}()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	if len(parts) == 1 {
		return slices.Clone(parts[0].nodes), nil
	}
	total := 1
	for _, part := range parts {
		total += len(part.nodes)
	}
	all := make([]grammar.Node, 1, total)
	root := &all[0]
	*root = grammar.Node{Start: parts[0].nodes[0].Start, End: uint32(len(l.out)), Parent: -1, Kind: uint16(TranslationUnit)}
	for k, part := range parts {
		root.Flags |= part.nodes[0].Flags
		first := int32(0) // of the nodes to take over: a chunk that is no list of declarations is an error as a whole
		if Kind(part.nodes[0].Kind) == TranslationUnit {
			first = 1
		}
		all = graft(all, part.nodes, first, 0, starts[k])
	}
	root.After = int32(len(all))
	return all, nil
}

// graft appends the nodes of a tree from first on, shifted by so many bytes, as children of a node.
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
