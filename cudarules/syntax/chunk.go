package syntax

import (
	"sync"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// A long text is cut between declarations into chunks that are parsed side by
// side. Where it is cut depends on nothing but the text.
const (
	minChunk  = 32 << 10 // bytes
	maxChunks = 16
)

// cuts returns the offsets at which chunks begin, 0 first: there, outside of all
// brackets, a declaration begins.
func (l *lowering) cuts() []int32 {
	size := max(minChunk, len(l.out)/maxChunks)
	starts := []int32{0}
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
	parts := make([][]grammar.Node, len(starts))
	errs := make([]error, len(starts))
	var group sync.WaitGroup
	for k, start := range starts {
		end := len(text)
		if k+1 < len(starts) {
			end = int(starts[k+1])
		}
		group.Go(func() { parts[k], errs[k] = language.Parse(text[start:end:end]) })
	}
	group.Wait()
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
