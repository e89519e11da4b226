package sema

import "slices"

// nonVirtualBases places the pointer to the virtual table and the bases that
// are not virtual.
func (y *layouter) nonVirtualBases() bool {
	r, l := y.record, y.layout
	for _, b := range r.Bases() {
		if b.Type.Kind != RecordType {
			return false
		}
		if _, ok := y.tu.Layout(b.Type.Record, y.device); !ok {
			return false
		}
	}
	dynamic := r.isDynamic()
	if dynamic == Unknown {
		return false
	}
	y.virtual = map[*Record]int64{}
	if dynamic == Yes {
		l.HasVPtr = true
		base, virtual := y.primaryBase()
		switch {
		case base == nil:
			y.bits = 8 * 8
			pointer := int64(8)
			switch {
			case y.layout.packed:
				pointer = 1
			case y.pack > 0:
				pointer = min(pointer, y.pack)
			}
			y.align = max(y.align, pointer)
		case virtual:
			l.primary = base
			y.base(base, true)
		default:
			y.base(base, false)
		}
	}
	for _, b := range r.Bases() {
		if !b.Virtual && !y.isPlaced(b.Type.Record) {
			y.base(b.Type.Record, false)
		}
	}
	return true
}

// isPlaced reports whether a direct base that is not virtual was placed as the
// primary base.
func (y *layouter) isPlaced(base *Record) bool {
	for _, b := range y.layout.Bases {
		if b.Record == base && !b.Virtual {
			return true
		}
	}
	return false
}

// isDynamic answers whether objects of the class have a pointer to a virtual
// table.
func (r *Record) isDynamic() Answer { return r.IsPolymorphic().Or(r.HasVirtualBase()) }

// primaryBase returns the base whose pointer to the virtual table the class
// shares: the first dynamic one that is not virtual, else the first nearly
// empty virtual one that is not the primary base of another base, else the
// first nearly empty virtual one.
func (y *layouter) primaryBase() (base *Record, virtual bool) {
	for _, b := range y.record.Bases() {
		if !b.Virtual && b.Type.Record.isDynamic() == Yes {
			return b.Type.Record, false
		}
	}
	all := y.record.virtualBases()
	taken := map[*Record]bool{}
	for _, b := range y.record.ancestry().classes {
		if l, ok := y.tu.Layout(b, y.device); ok && l.primary != nil {
			taken[l.primary] = true
		}
	}
	var first *Record
	for _, b := range all {
		if !b.isNearlyEmpty() {
			continue
		}
		if !taken[b] {
			return b, true
		}
		if first == nil {
			first = b
		}
	}
	return first, first != nil
}

// isNearlyEmpty reports whether the class has a pointer to a virtual table and
// nothing else.
func (r *Record) isNearlyEmpty() bool {
	return r.ask(isNearlyEmpty, func() Answer {
		if r.isDynamic() != Yes {
			return No
		}
		for _, f := range r.Fields() {
			if w, ok := f.BitWidth(); !f.isPadding() || !ok || w != 0 {
				return No
			}
		}
		dynamic := 0
		for _, b := range r.Bases() {
			switch {
			case b.Virtual || b.Type.Record.IsEmpty() == Yes:
			case b.Type.Record.isNearlyEmpty():
				dynamic++
			default:
				return No
			}
		}
		return answer(dynamic <= 1)
	}) == Yes
}

// virtualBases lists the virtual bases, direct and indirect, in the order of
// the inheritance graph.
func (r *Record) virtualBases() []*Record {
	var list []*Record
	seen := map[*Record]bool{}
	var visit func(*Record)
	visit = func(r *Record) {
		for _, b := range r.Bases() {
			if b.Virtual && !slices.Contains(list, b.Type.Record) {
				list = append(list, b.Type.Record)
			}
			if !seen[b.Type.Record] {
				seen[b.Type.Record] = true
				visit(b.Type.Record)
			}
		}
	}
	visit(r)
	return list
}

// virtualBases places the virtual bases after everything else.
func (y *layouter) virtualBases() bool {
	for _, b := range y.record.virtualBases() {
		if _, placed := y.virtual[b]; !placed {
			y.base(b, true)
		}
	}
	return true
}

// base places the part of a base class that is not virtual.
func (y *layouter) base(b *Record, virtual bool) {
	l, _ := y.tu.Layout(b, y.device)
	align := l.nvAlign
	empty := l.empty
	if y.pack > 0 && !empty {
		align = min(align, y.pack)
	}
	inner := l.empties[:l.own]
	offset := roundUp((y.bits+7)/8, align)
	if empty && !y.conflicts(inner, 0) {
		offset = 0
	}
	for y.conflicts(inner, offset) {
		offset += align
	}
	y.place(inner, offset)
	if !virtual {
		y.layout.parts += 1 + l.parts
	}
	y.layout.Bases = append(y.layout.Bases, BaseLayout{Record: b, Virtual: virtual, Offset: offset})
	if virtual {
		y.virtual[b] = offset
	}
	y.markPrimaries(b, offset)
	if empty {
		y.size = max(y.size, offset+l.Size)
	} else {
		y.bits = 8 * (offset + l.nvSize)
		y.size = max(y.size, offset+l.nvSize)
	}
	y.align = max(y.align, align)
}

// markPrimaries notes the virtual bases that lie in b, placed at offset, as
// primary bases.
func (y *layouter) markPrimaries(b *Record, offset int64) {
	l, _ := y.tu.Layout(b, y.device)
	if l.primary != nil {
		if _, placed := y.virtual[l.primary]; !placed {
			y.virtual[l.primary] = offset
		}
	}
	for _, inner := range l.Bases {
		if !inner.Virtual || inner.Record == l.primary {
			y.markPrimaries(inner.Record, offset+inner.Offset)
		}
	}
}
