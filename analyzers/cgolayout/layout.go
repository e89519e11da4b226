package cgolayout

import (
	"fmt"
	"go/types"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// A layout is where the scalars of a type lie.
type layout struct {
	size     int64 // in bytes
	leaves   []leaf
	isStruct bool
}

// A leaf is a scalar in a type. Padding is none.
type leaf struct {
	offset, size int64
	kind         kind
	field        string // "a.b" for the field it is (an element of); empty at top level
	raw          bool   // a byte that may stand for anything

	member *sema.Variable // the outermost member that it is part of; nil but for CUDA's layouts
}

type kind uint8

const (
	integer kind = iota // also a boolean, a character, a pointer
	floating
	unsigned // an integer that may well hold the bits of something else
	opaque   // a union, a blank field, or what cgo cannot express
)

func (l leaf) String() string {
	article := "a"
	if l.size == 8 {
		article = "an"
	}
	switch l.kind {
	case floating:
		return fmt.Sprintf("%s %d-byte floating-point number", article, l.size)
	case opaque:
		return fmt.Sprintf("%d opaque bytes", l.size)
	}
	return fmt.Sprintf("%s %d-byte integer or pointer", article, l.size)
}

// maxLeaves bounds how much of a type is looked at.
const maxLeaves = 10_000

// ofGo returns the layout of a Go type, or of a C type as cgo spells it.
func ofGo(sizes types.Sizes, t types.Type) layout {
	_, isStruct := t.Underlying().(*types.Struct)
	l := layout{size: sizes.Sizeof(t), isStruct: isStruct}
	l.addGo(sizes, t, 0, "")
	return l
}

func (l *layout) addGo(sizes types.Sizes, t types.Type, offset int64, field string) {
	if len(l.leaves) >= maxLeaves {
		return
	}
	add := func(k kind, raw bool) {
		l.leaves = append(l.leaves, leaf{offset: offset, size: sizes.Sizeof(t), kind: k, field: field, raw: raw})
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsFloat != 0:
			add(floating, false)
		case u.Info()&types.IsComplex != 0:
			half := sizes.Sizeof(t) / 2
			l.leaves = append(l.leaves, leaf{offset: offset, size: half, kind: floating, field: field}, leaf{offset: offset + half, size: half, kind: floating, field: field})
		case u.Info()&types.IsString != 0:
			l.addWords(sizes, offset, field, 2)
		case u.Info()&types.IsUnsigned != 0:
			add(unsigned, sizes.Sizeof(t) == 1)
		default:
			add(integer, false)
		}
	case *types.Slice:
		l.addWords(sizes, offset, field, 3)
	case *types.Interface:
		l.addWords(sizes, offset, field, 2)
	case *types.Array:
		if isOpaque(u) {
			add(opaque, false)
			return
		}
		size := sizes.Sizeof(u.Elem())
		for i := int64(0); i < u.Len() && len(l.leaves) < maxLeaves; i++ {
			l.addGo(sizes, u.Elem(), offset+i*size, field)
		}
	case *types.Struct:
		fields := make([]*types.Var, u.NumFields())
		for i := range fields {
			fields[i] = u.Field(i)
		}
		offsets := sizes.Offsetsof(fields)
		for i, f := range fields {
			if f.Name() == "_" { // padding, or a place that Go code leaves alone
				if size := sizes.Sizeof(f.Type()); size > 0 {
					l.leaves = append(l.leaves, leaf{offset: offset + offsets[i], size: size, kind: opaque, field: field})
				}
				continue
			}
			l.addGo(sizes, f.Type(), offset+offsets[i], join(field, f.Name()))
		}
	default: // pointers, maps, channels, functions
		add(integer, false)
	}
}

func (l *layout) addWords(sizes types.Sizes, offset int64, field string, n int64) {
	word := sizes.Sizeof(types.Typ[types.Uintptr])
	for i := range n {
		l.leaves = append(l.leaves, leaf{offset: offset + i*word, size: word, kind: integer, field: field})
	}
}

func join(outer, name string) string {
	if outer == "" {
		return name
	}
	return outer + "." + name
}

// isOpaque reports whether an array is how cgo spells a union: of Go's own
// bytes, where an array of C has elements of a C type.
func isOpaque(a *types.Array) bool {
	b, ok := types.Unalias(a.Elem()).(*types.Basic)
	return ok && b.Kind() == types.Uint8
}

// ofCUDA returns the layout of a type in a CUDA source; ok is false if it is
// not known in full.
func ofCUDA(tu *sema.TU, t *sema.Type) (l layout, ok bool) {
	size, _, ok := tu.SizeAlign(t)
	if !ok {
		return l, false
	}
	l = layout{size: size, isStruct: t.Kind == sema.RecordType}
	return l, l.addCUDA(tu, t, 0, "")
}

func (l *layout) addCUDA(tu *sema.TU, t *sema.Type, offset int64, field string) bool {
	size, _, ok := tu.SizeAlign(t)
	if !ok || len(l.leaves) >= maxLeaves {
		return ok
	}
	switch {
	case t.Kind == sema.Array:
		if t.Len == 0 {
			return true
		}
		for i := range t.Len {
			if !l.addCUDA(tu, t.Elem, offset+i*(size/t.Len), field) {
				return false
			}
		}
	case t.Kind == sema.RecordType && t.Record.IsUnion():
		l.leaves = append(l.leaves, leaf{offset: offset, size: size, kind: opaque, field: field})
	case t.Kind == sema.RecordType:
		return l.addRecord(tu, t.Record, offset, field)
	default:
		k := integer
		if t.IsFloating() {
			k = floating
		} else if t.IsUnsigned() {
			k = unsigned
		}
		raw := t.Kind == sema.Char || t.Kind == sema.UChar || t.Kind == sema.SChar
		l.leaves = append(l.leaves, leaf{offset: offset, size: size, kind: k, field: field, raw: raw})
	}
	return true
}

func (l *layout) addRecord(tu *sema.TU, r *sema.Record, offset int64, field string) bool {
	in, ok := tu.Layout(r, false)
	if !ok || in.HasVPtr {
		return false
	}
	for _, b := range in.Bases {
		if !l.addRecord(tu, b.Record, offset+b.Offset, field) {
			return false
		}
	}
	for _, f := range in.Fields {
		name := join(field, f.Field.Name)
		if f.Width >= 0 {
			l.leaves = append(l.leaves, leaf{offset: offset + f.Offset, size: (f.Bit%8 + f.Width + 7) / 8, kind: opaque, field: name})
			continue
		}
		before := len(l.leaves)
		if !l.addCUDA(tu, f.Field.Type(), offset+f.Offset, name) {
			return false
		}
		for i := before; i < len(l.leaves); i++ {
			l.leaves[i].member = f.Field
		}
	}
	return true
}

// differ returns how the layout of Go memory differs from the one that it is
// taken for, or "", and the scalar of the latter at which they part.
func differ(got, want layout) (string, leaf) {
	at := map[int64]leaf{}
	for _, l := range got.leaves {
		at[l.offset] = l
	}
	for _, w := range want.leaves {
		if w.kind == opaque {
			continue
		}
		g, ok := at[w.offset]
		switch {
		case !ok && covered(got, w.offset):
			continue // inside an array of bytes or the like
		case !ok:
			return fmt.Sprintf("its %s at offset %d has no counterpart in Go", named(w), w.offset), w
		case g.kind == opaque || g.raw || g.kind == unsigned && g.size == 1:
			continue
		case g.size != w.size:
			return fmt.Sprintf("at offset %d Go has %s (%s) where C has %s (%s)", w.offset, named(g), g, named(w), w), w
		case !sameKind(g, w):
			return fmt.Sprintf("at offset %d Go has %s (%s) where C has %s (%s)", w.offset, named(g), g, named(w), w), w
		}
	}
	if got.size != want.size {
		return fmt.Sprintf("it has %d bytes in Go and %d in C", got.size, want.size), leaf{}
	}
	return "", leaf{}
}

// covered reports whether an offset lies inside an opaque part of a layout.
func covered(l layout, offset int64) bool {
	for _, g := range l.leaves {
		if g.kind == opaque && g.offset <= offset && offset < g.offset+g.size {
			return true
		}
	}
	return false
}

func named(l leaf) string {
	if l.field == "" {
		return "an element"
	}
	return "field " + l.field
}

// sameKind reports whether two scalars of one size can be the same. Unsigned
// integers may carry the bits of a floating-point number.
func sameKind(g, w leaf) bool {
	return (g.kind == floating) == (w.kind == floating) || g.kind == unsigned || w.kind == unsigned
}

// uniform returns the scalar that a layout repeats without gaps; ok is false
// if it has several sorts or gaps.
func (l layout) uniform() (leaf, bool) {
	if len(l.leaves) == 0 || len(l.leaves) >= maxLeaves {
		return leaf{}, false
	}
	first := l.leaves[0]
	for i, x := range l.leaves {
		if x.size != first.size || x.kind != first.kind || x.offset != int64(i)*first.size {
			return leaf{}, false
		}
	}
	return first, first.size*int64(len(l.leaves)) == l.size
}

// sameElement reports whether elements of one layout can be taken for those
// of another. Bytes may be taken for anything, and anything for bytes.
func sameElement(from, to leaf) bool {
	if from.raw || to.raw || from.kind == opaque || to.kind == opaque || to.size == 1 {
		return true
	}
	return from.size == to.size && sameKind(from, to)
}
