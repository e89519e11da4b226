package syntax

import (
	"encoding/binary"
	"errors"
	"sync"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// Encode returns the tree as bytes, from which [Decode] makes it again with the text that was parsed.
// [Tree.Doubt] must not have been called.
func (t *Tree) Encode(text []byte) []byte {
	var w encoder
	w.changes(newLowered(text, t.Text))
	w.changes(t.lowered)
	w.marks(t.Marks)
	w.out = binary.LittleEndian.AppendUint64(w.out, t.Limits.Bits())
	w.nodes(t.nodes)
	w.number(len(t.launches))
	last := int32(0)
	for _, id := range t.launches {
		w.number(int(id - last))
		last = id
	}
	return w.out
}

// Decode returns the tree of a text that Encode wrote.
func Decode(text, data []byte) (*Tree, error) {
	r := &decoder{in: data}
	t := &Tree{}
	spelled := r.changes(text)
	if t.Text = text; len(spelled.runs) > 0 {
		t.Text = spelled.cut(0, len(text))
	}
	t.lowered = r.changes(t.Text)
	t.Marks = r.marks(len(text))
	t.Limits = limit.SetOf(binary.LittleEndian.Uint64(r.take(8)))
	t.nodes = r.nodes(len(text))
	last := 0
	for range r.count() {
		last += r.number()
		if r.bad = r.bad || last >= len(t.nodes); r.bad {
			break
		}
		t.launches = append(t.launches, int32(last))
	}
	if r.bad || len(r.in) > 0 || len(t.nodes) == 0 {
		return nil, errEncoding
	}
	t.arguments = sync.OnceValue(t.parseArguments)
	return t, nil
}

var errEncoding = errors.New("this is no encoded tree")

// An encoder writes numbers as varints. Most are less than 128, and take a byte.
type encoder struct{ out []byte }

func (w *encoder) number(n int) { w.out = binary.AppendUvarint(w.out, uint64(n)) }

func (w *encoder) signed(n int) { w.out = binary.AppendVarint(w.out, int64(n)) }

// changes writes where a text of the same length differs from another.
func (w *encoder) changes(l lowered) {
	last := 0
	for _, r := range l.runs {
		w.number(int(r.end - r.start))
		w.number(int(r.start) - last)
		w.out = append(w.out, l.bytes[r.at:r.at+r.end-r.start]...)
		last = int(r.end)
	}
	w.number(0)
}

func (w *encoder) marks(marks []Mark) {
	w.number(len(marks))
	last := 0
	for _, m := range marks {
		w.number(int(m.Word))
		w.number(m.Start - last)
		w.number(m.End - m.Start)
		w.signed(m.Args.Start - m.Start)
		w.number(m.Args.End - m.Args.Start)
		last = m.Start
	}
}

// A shape is the common part of frequent nodes in a tree.
type shape struct {
	kind  uint16
	field uint8
	flags uint8
}

// nodes writes nodes without their parents, which follow from the subtree sizes.
func (w *encoder) nodes(nodes []grammar.Node) {
	numbers := map[shape]int{}
	var shapes []shape
	for i := range nodes {
		s := shape{nodes[i].Kind, nodes[i].Field, nodes[i].Flags}
		if _, ok := numbers[s]; !ok {
			numbers[s] = len(shapes)
			shapes = append(shapes, s)
		}
	}
	w.number(len(shapes))
	for _, s := range shapes {
		w.number(int(s.kind))
		w.out = append(w.out, s.field, s.flags)
	}
	w.number(len(nodes))
	last := uint32(0)
	for i := range nodes {
		n := &nodes[i]
		w.number(numbers[shape{n.Kind, n.Field, n.Flags}])
		w.signed(int(n.Start) - int(last))
		w.number(int(n.End - n.Start))
		w.number(int(n.After) - i - 1)
		last = n.Start
	}
}

// A decoder reads what an encoder wrote. Out-of-bounds data is an error, and ends it.
type decoder struct {
	in  []byte
	bad bool
}

func (r *decoder) number() int {
	if len(r.in) > 0 && r.in[0] < 0x80 {
		n := r.in[0]
		r.in = r.in[1:]
		return int(n)
	}
	n, size := binary.Uvarint(r.in)
	if size <= 0 || n > 1<<31-1 {
		r.bad, r.in = true, nil
		return 0
	}
	r.in = r.in[size:]
	return int(n)
}

func (r *decoder) signed() int {
	n := r.number()
	return n>>1 ^ -(n & 1)
}

// count returns how many of something follow, each of which takes at least a byte.
func (r *decoder) count() int {
	n := r.number()
	if n > len(r.in) {
		r.bad, r.in = true, nil
		return 0
	}
	return n
}

// take returns the next n bytes, zeros where there are less.
func (r *decoder) take(n int) []byte {
	if n > len(r.in) {
		r.bad, r.in = true, nil
		return make([]byte, n)
	}
	taken := r.in[:n]
	r.in = r.in[n:]
	return taken
}

// changes returns the changes that encoder.changes wrote for a text.
func (r *decoder) changes(text []byte) lowered {
	l := lowered{text: text}
	at := 0
	for {
		n := r.number()
		if n == 0 {
			return l
		}
		at += r.number()
		if n > len(r.in) || at+n > len(text) {
			r.bad, r.in = true, nil
			return l
		}
		l.change(at, r.take(n))
		at += n
	}
}

func (r *decoder) marks(most int) []Mark {
	n := r.count()
	if n == 0 {
		return nil
	}
	marks := make([]Mark, n)
	last := 0
	for i := range marks {
		m := &marks[i]
		m.Word = Word(r.number())
		m.Start = last + r.number()
		m.End = m.Start + r.number()
		m.Args.Start = m.Start + r.signed()
		m.Args.End = m.Args.Start + r.number()
		if int(m.Word) >= len(wordNames) || m.End > most || m.Args.Start < 0 || m.Args.End > most {
			r.bad = true
			return nil
		}
		last = m.Start
	}
	return marks
}

func (r *decoder) nodes(most int) []grammar.Node {
	shapes := make([]shape, r.count())
	for i := range shapes {
		kind, rest := r.number(), r.take(2)
		if kind >= len(kindNames) || int(rest[0]) >= len(fieldNames) {
			r.bad = true
			return nil
		}
		shapes[i] = shape{uint16(kind), rest[0], rest[1]}
	}
	nodes := make([]grammar.Node, r.count())
	last := 0
	parent := int32(-1)
	around := grammar.Node{End: uint32(most), After: int32(len(nodes))} // the node around the next one
	for i := range nodes {
		for parent >= 0 && int(nodes[parent].After) == i {
			parent = nodes[parent].Parent
		}
		s := r.number()
		last += r.signed()
		end := last + r.number()
		after := i + 1 + r.number()
		if parent >= 0 {
			around = nodes[parent]
		} else if i > 0 {
			r.bad = true
			return nil
		}
		if s >= len(shapes) || last < int(around.Start) || end > int(around.End) || after > int(around.After) {
			r.bad = true
			return nil
		}
		nodes[i] = grammar.Node{
			Start: uint32(last), End: uint32(end), Parent: parent, After: int32(after),
			Kind: shapes[s].kind, Field: shapes[s].field, Flags: shapes[s].flags,
		}
		parent = int32(i)
	}
	return nodes
}
