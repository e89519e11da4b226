package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A table keeps things for the nodes of a span, in pages of neighbours.
type table[T any] struct {
	pages []*page[T]
	low   int // there are no pages before this one
	spare *[]*page[T]
}

// pageLen is how many neighbours share a page. One more than the number of a
// thing among them fits into a byte.
const pageLen = 128

type page[T any] struct {
	slots  [pageLen]uint8 // by node: one more than the number of its thing
	things []T
}

// at returns a pointer to the entry of a node, valid until the next put, or nil.
func (t *table[T]) at(in span, n syntax.Node) *T {
	i := int(n.ID() - in.first)
	if i/pageLen >= len(t.pages) {
		return nil
	}
	p := t.pages[i/pageLen]
	if p == nil || p.slots[i%pageLen] == 0 {
		return nil
	}
	return &p.things[p.slots[i%pageLen]-1]
}

// put keeps a thing for a node, in the place of another one.
func (t *table[T]) put(in span, n syntax.Node, x T) {
	if at := t.at(in, n); at != nil {
		*at = x
		return
	}
	if t.pages == nil {
		t.pages = make([]*page[T], (in.behind-in.first+pageLen-1)/pageLen)
		t.low = len(t.pages)
	}
	i := int(n.ID() - in.first)
	p := t.pages[i/pageLen]
	if p == nil {
		p = t.fresh()
		t.pages[i/pageLen] = p
		t.low = min(t.low, i/pageLen)
	}
	p.things = append(p.things, x)
	p.slots[i%pageLen] = uint8(len(p.things))
}

func (t *table[T]) fresh() *page[T] {
	if t.spare == nil || len(*t.spare) == 0 {
		return &page[T]{things: make([]T, 0, pageLen/8)}
	}
	last := len(*t.spare) - 1
	p := (*t.spare)[last]
	*t.spare = (*t.spare)[:last]
	return p
}

// forget lets go of the pages that begin before a node, by its number in the span.
func (t *table[T]) forget(behind int32) {
	for ; t.low < len(t.pages) && t.low*pageLen < int(behind); t.low++ {
		if p := t.pages[t.low]; p != nil {
			t.pages[t.low] = nil
			clear(p.things)
			*p = page[T]{things: p.things[:0]}
			*t.spare = append(*t.spare, p)
		}
	}
}
