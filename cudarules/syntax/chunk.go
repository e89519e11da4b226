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
// brackets, a declaration begins.
func (l *lowering) cuts() []int32 {
	starts := []int32{0}
	count := (len(l.out)/chunkSize + 1) &^ 1 // an even number, for two processors to share
	size := len(l.out) / max(count, 1)
	for i := 0; i < len(l.toks); i++ {
		t := l.toks[i]
		if int(t.start-starts[len(starts)-1]) >= size && len(l.out)-int(t.start) >= size/2 && l.beginsDeclaration(i) {
			starts = append(starts, t.start)
		}
		switch t.kind {
		case '(', '[', '{':
			if t.mate < 0 {
				return starts
			}
			i = int(t.mate)
		case ')', ']', '}':
			return starts
		}
	}
	return starts
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

// parseChunks parses the chunks that begin at the given offsets and joins
// their trees.
func parseChunks(language *grammar.Language, text []byte, starts []int32) ([]grammar.Node, error) {
	parts := make([]grammar.Tree, len(starts))
	errs := make([]error, len(starts))
	ends := append(slices.Clone(starts[1:]), int32(len(text)))
	budget := grammar.NewBudget(len(text))
	parallel.Each(len(starts), func(k int) { parts[k], errs[k] = language.Parse(text[starts[k]:ends[k]:ends[k]], budget) })
	defer func() {
		for _, p := range parts {
			p.Close()
		}
	}()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	if len(parts) == 1 {
		return slices.Clone(parts[0].Nodes), nil
	}
	total := 1
	for _, p := range parts {
		total += len(p.Nodes)
	}
	all := make([]grammar.Node, 1, total)
	root := &all[0]
	*root = grammar.Node{Start: parts[0].Nodes[0].Start, End: uint32(len(text)), Parent: -1, Kind: uint16(TranslationUnit)}
	for k := range parts {
		part := parts[k].Nodes
		root.Flags |= part[0].Flags
		first := 0 // of the nodes to take over: a chunk that is no list of declarations is an error as a whole
		if Kind(part[0].Kind) == TranslationUnit {
			first = 1
		}
		shift := int32(len(all) - first)
		for _, n := range part[first:] {
			n.Start += uint32(starts[k])
			n.End += uint32(starts[k])
			n.After += shift
			if n.Parent = n.Parent + shift; n.Parent < shift+int32(first) {
				n.Parent = 0
			}
			all = append(all, n)
		}
	}
	root.After = int32(len(all))
	return all, nil
}
