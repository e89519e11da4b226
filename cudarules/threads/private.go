package threads

import (
	"cmp"
	"slices"
)

// Contents of private memory: values by their offset in bytes, in that order. They are not changed once they are made.
type content struct {
	cells  []cell
	origin string // contents that are not in cells are a symbol of this name; unknown if it is empty
	from   source // of these symbols
}

type cell struct {
	off   int64
	value *value
}

// nothing is the contents of unknown memory.
var nothing = &content{}

// contentOf returns contents of values of 4 bytes each, or of one.
func contentOf(values ...value) *content {
	c := &content{cells: make([]cell, len(values))}
	for i := range values {
		c.cells[i] = cell{int64(4 * i), &values[i]}
	}
	return c
}

// whole returns the contents of an object that has a value.
func (v *value) whole() *content {
	if v.kind == aggregate {
		return v.parts
	}
	return nothing.with(0, *v, 0)
}

// find returns where the cells from an offset on begin.
func (c *content) find(off int64) int {
	if n := len(c.cells); n == 0 || c.cells[n-1].off < off {
		return n
	}
	i, _ := slices.BinarySearchFunc(c.cells, off, func(x cell, off int64) int { return cmp.Compare(x.off, off) })
	return i
}

// at returns the value at an offset; nil if it is in no cell.
func (c *content) at(off int64) *value {
	if i := c.find(off); i < len(c.cells) && c.cells[i].off == off {
		return c.cells[i].value
	}
	return nil
}

// within returns the cells of some bytes.
func (c *content) within(off, size int64) []cell {
	i := c.find(off)
	return c.cells[i:max(i, c.find(off+size))]
}

// with returns the contents with another value at an offset, which has a size if it is of class type.
func (c *content) with(off int64, v value, size int64) *content {
	if c == nil {
		c = nothing
	}
	out := &content{origin: c.origin, from: c.from}
	i := c.find(off)
	if v.kind != aggregate {
		j := i
		if j < len(c.cells) && c.cells[j].off == off {
			j++
		}
		held := v
		out.cells = append(append(append(make([]cell, 0, len(c.cells)+1-(j-i)), c.cells[:i]...), cell{off, &held}), c.cells[j:]...)
		return out
	}
	over := v.parts.cells
	keep := func(x cell) {
		for ; len(over) > 0 && off+over[0].off <= x.off; over = over[1:] {
			out.cells = append(out.cells, cell{off + over[0].off, over[0].value})
		}
		if n := len(out.cells); n == 0 || out.cells[n-1].off != x.off {
			out.cells = append(out.cells, x)
		}
	}
	out.cells = make([]cell, 0, i+len(over))
	for _, x := range c.cells[:i] {
		keep(x)
	}
	for _, x := range c.cells[max(i, c.find(off+size)):] {
		keep(x)
	}
	for _, x := range over {
		out.cells = append(out.cells, cell{off + x.off, x.value})
	}
	return out
}

// A privateMemory holds the contents of thread-private objects, in blocks by their numbers. Copies share unchanged
// blocks, which makes both copying and comparison cheap.
type privateMemory struct {
	blocks []*privateBlock
	own    *int // identifies blocks that no copy shares, and that may be modified in place
}

type privateBlock struct {
	own      *int
	contents [privateBlockSize]*content
}

const privateBlockSize = 16

// of returns the contents of an object; nil if there are none.
func (p *privateMemory) of(o *object) *content { return p.numbered(o.id) }

// numbered returns the contents of the object with a number; nil if there are none.
func (p *privateMemory) numbered(id int) *content {
	if i := id / privateBlockSize; i < len(p.blocks) && p.blocks[i] != nil {
		return p.blocks[i].contents[id%privateBlockSize]
	}
	return nil
}

// differences yields the numbers of objects of which two memories hold different contents.
func (p *privateMemory) differences(q *privateMemory, yield func(id int)) {
	for i, b := range q.blocks {
		if i < len(p.blocks) && p.blocks[i] == b || b == nil {
			continue
		}
		for j, c := range b.contents {
			if id := i*privateBlockSize + j; p.numbered(id) != c {
				yield(id)
			}
		}
	}
}

// set gives an object contents; nil takes them from it.
func (p *privateMemory) set(o *object, c *content) { p.setNumbered(o.id, c) }

// setNumbered is set for the object with a number.
func (p *privateMemory) setNumbered(id int, c *content) {
	i := id / privateBlockSize
	if p.own == nil {
		p.own = new(int)
		p.blocks = append(make([]*privateBlock, 0, max(len(p.blocks), i+1)+4), p.blocks...)
	}
	for len(p.blocks) <= i {
		p.blocks = append(p.blocks, nil)
	}
	b := p.blocks[i]
	switch {
	case b == nil:
		b = &privateBlock{own: p.own}
	case b.own != p.own:
		b = &privateBlock{p.own, b.contents}
	}
	b.contents[id%privateBlockSize] = c
	p.blocks[i] = b
}

// clone returns a copy.
func (p *privateMemory) clone() privateMemory {
	p.own = nil
	return *p
}

// joined returns the common contents of two memories, and of's result where they differ.
func (p *privateMemory) joined(q *privateMemory, of func(c, d *content) *content) privateMemory {
	p.own, q.own = nil, nil
	out := privateMemory{blocks: make([]*privateBlock, min(len(p.blocks), len(q.blocks)))}
	for i := range out.blocks {
		a, b := p.blocks[i], q.blocks[i]
		if a == b {
			out.blocks[i] = a
			continue
		}
		if a == nil || b == nil {
			continue
		}
		both := &privateBlock{}
		for j, c := range a.contents {
			if d := b.contents[j]; c == d {
				both.contents[j] = c
			} else if c != nil && d != nil {
				both.contents[j] = of(c, d)
			}
		}
		out.blocks[i] = both
	}
	return out
}
