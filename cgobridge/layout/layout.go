// Package layout compares the layouts of scalars in Go, C and CUDA types: one language stores by its
// own type, another reads by that of its own.
package layout

import (
	"fmt"
	"go/types"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Layout is where the scalars of a type lie.
type Layout struct {
	Size     int64 // in bytes
	Scalars  []Scalar
	IsStruct bool
}

// A Scalar is one in a type. Padding is none.
type Scalar struct {
	Offset, Size int64 // in bytes
	Kind         Kind
	Field        string // "a.b" for the field it is (an element of); empty at top level
	Raw          bool   // a byte of any type

	Member *sema.Variable // the outermost member that it is part of; nil but for CUDA's layouts
}

// A Kind is the kind of a scalar.
type Kind uint8

const (
	Integer Kind = iota // also a boolean, a character, a pointer
	Floating
	Unsigned // an integer that may well hold the bits of something else
	Opaque   // a union, a blank field, or a type that cgo cannot express
)

func (l Scalar) String() string {
	article := "a"
	if l.Size == 8 {
		article = "an"
	}
	switch l.Kind {
	case Floating:
		return fmt.Sprintf("%s %d-byte floating-point number", article, l.Size)
	case Opaque:
		return fmt.Sprintf("%d opaque bytes", l.Size)
	}
	return fmt.Sprintf("%s %d-byte integer or pointer", article, l.Size)
}

// maxLeaves bounds how much of a type is looked at.
const maxLeaves = 10_000

// OfGo returns the layout of a Go type, or of a C type as cgo spells it.
func OfGo(sizes types.Sizes, t types.Type) Layout {
	_, isStruct := t.Underlying().(*types.Struct)
	l := Layout{Size: sizes.Sizeof(t), IsStruct: isStruct}
	l.addGo(sizes, t, 0, "")
	return l
}

func (l *Layout) addGo(sizes types.Sizes, t types.Type, offset int64, field string) {
	if len(l.Scalars) >= maxLeaves {
		return
	}
	add := func(k Kind, raw bool) {
		l.Scalars = append(l.Scalars, Scalar{Offset: offset, Size: sizes.Sizeof(t), Kind: k, Field: field, Raw: raw})
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsFloat != 0:
			add(Floating, false)
		case u.Info()&types.IsComplex != 0:
			half := sizes.Sizeof(t) / 2
			l.Scalars = append(l.Scalars, Scalar{Offset: offset, Size: half, Kind: Floating, Field: field},
				Scalar{Offset: offset + half, Size: half, Kind: Floating, Field: field})
		case u.Info()&types.IsString != 0:
			l.addWords(sizes, offset, field, 2)
		case u.Info()&types.IsUnsigned != 0:
			add(Unsigned, sizes.Sizeof(t) == 1)
		default:
			add(Integer, false)
		}
	case *types.Slice:
		l.addWords(sizes, offset, field, 3)
	case *types.Interface:
		l.addWords(sizes, offset, field, 2)
	case *types.Array:
		if isOpaque(u) {
			add(Opaque, false)
			return
		}
		size := sizes.Sizeof(u.Elem())
		for i := int64(0); i < u.Len() && len(l.Scalars) < maxLeaves; i++ {
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
					l.Scalars = append(l.Scalars, Scalar{Offset: offset + offsets[i], Size: size, Kind: Opaque, Field: field})
				}
				continue
			}
			l.addGo(sizes, f.Type(), offset+offsets[i], join(field, f.Name()))
		}
	default: // pointers, maps, channels, functions
		add(Integer, false)
	}
}

func (l *Layout) addWords(sizes types.Sizes, offset int64, field string, n int64) {
	word := sizes.Sizeof(types.Typ[types.Uintptr])
	for i := range n {
		l.Scalars = append(l.Scalars, Scalar{Offset: offset + i*word, Size: word, Kind: Integer, Field: field})
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

// OfCUDA returns the layout of a type in a CUDA source; ok is false if it is
// not known in full.
func OfCUDA(tu *sema.TU, t *sema.Type) (l Layout, ok bool) {
	size, _, ok := tu.SizeAlign(t)
	if !ok {
		return l, false
	}
	l = Layout{Size: size, IsStruct: t.Kind == sema.RecordType}
	return l, l.addCUDA(tu, t, 0, "")
}

func (l *Layout) addCUDA(tu *sema.TU, t *sema.Type, offset int64, field string) bool {
	size, _, ok := tu.SizeAlign(t)
	if !ok || len(l.Scalars) >= maxLeaves {
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
		l.Scalars = append(l.Scalars, Scalar{Offset: offset, Size: size, Kind: Opaque, Field: field})
	case t.Kind == sema.RecordType:
		return l.addRecord(tu, t.Record, offset, field)
	default:
		k := Integer
		if t.IsFloating() {
			k = Floating
		} else if t.IsUnsigned() {
			k = Unsigned
		}
		raw := t.Kind == sema.Char || t.Kind == sema.UChar || t.Kind == sema.SChar
		l.Scalars = append(l.Scalars, Scalar{Offset: offset, Size: size, Kind: k, Field: field, Raw: raw})
	}
	return true
}

func (l *Layout) addRecord(tu *sema.TU, r *sema.Record, offset int64, field string) bool {
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
			l.Scalars = append(l.Scalars, Scalar{Offset: offset + f.Offset, Size: (f.Bit%8 + f.Width + 7) / 8, Kind: Opaque, Field: name})
			continue
		}
		before := len(l.Scalars)
		if !l.addCUDA(tu, f.Field.Type(), offset+f.Offset, name) {
			return false
		}
		for i := before; i < len(l.Scalars); i++ {
			l.Scalars[i].Member = f.Field
		}
	}
	return true
}

// Differ returns how the layout of Go memory differs from the one that it is
// taken for, or "", and the scalar of the latter at which they part.
func Differ(got, want Layout) (string, Scalar) {
	at := map[int64]Scalar{}
	for _, l := range got.Scalars {
		at[l.Offset] = l
	}
	for _, w := range want.Scalars {
		if w.Kind == Opaque {
			continue
		}
		g, ok := at[w.Offset]
		switch {
		case !ok && covered(got, w.Offset):
			continue // inside an array of bytes or the like
		case !ok:
			return fmt.Sprintf("its %s at offset %d has no counterpart in Go", named(w), w.Offset), w
		case g.Kind == Opaque || g.Raw || g.Kind == Unsigned && g.Size == 1:
			continue
		case g.Size != w.Size:
			return fmt.Sprintf("at offset %d Go has %s (%s) where C has %s (%s)", w.Offset, named(g), g, named(w), w), w
		case !SameKind(g, w):
			return fmt.Sprintf("at offset %d Go has %s (%s) where C has %s (%s)", w.Offset, named(g), g, named(w), w), w
		}
	}
	if got.Size != want.Size {
		return fmt.Sprintf("it has %d bytes in Go and %d in C", got.Size, want.Size), Scalar{}
	}
	return "", Scalar{}
}

// covered reports whether an offset lies inside an opaque part of a layout.
func covered(l Layout, offset int64) bool {
	for _, g := range l.Scalars {
		if g.Kind == Opaque && g.Offset <= offset && offset < g.Offset+g.Size {
			return true
		}
	}
	return false
}

func named(l Scalar) string {
	if l.Field == "" {
		return "an element"
	}
	return "field '" + l.Field + "'"
}

// SameKind reports whether two scalars of one size can be the same. Unsigned
// integers may carry the bits of a floating-point number.
func SameKind(g, w Scalar) bool {
	return (g.Kind == Floating) == (w.Kind == Floating) || g.Kind == Unsigned || w.Kind == Unsigned
}

// Uniform returns the scalar that a layout repeats without gaps; ok is false
// if it has several sorts or gaps.
func (l Layout) Uniform() (Scalar, bool) {
	if len(l.Scalars) == 0 || len(l.Scalars) >= maxLeaves {
		return Scalar{}, false
	}
	first := l.Scalars[0]
	for i, x := range l.Scalars {
		if x.Size != first.Size || x.Kind != first.Kind || x.Offset != int64(i)*first.Size {
			return Scalar{}, false
		}
	}
	return first, first.Size*int64(len(l.Scalars)) == l.Size
}

// SameElement reports whether elements of one layout can be taken for those
// of another. Bytes may be taken for anything, and anything for bytes.
func SameElement(from, to Scalar) bool {
	if from.Raw || to.Raw || from.Kind == Opaque || to.Kind == Opaque || to.Size == 1 {
		return true
	}
	return from.Size == to.Size && SameKind(from, to)
}
