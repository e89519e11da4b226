package memory

import (
	"iter"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// An Atom is one thing that an expression may be.
type Atom struct {
	Kind  AtomKind
	Place Place
	Moved bool  // an address: in the same object, but a number of elements away
	N     int64 // of an Integer
}

// An AtomKind is the kind of an atom.
type AtomKind uint8

const (
	Address  AtomKind = iota // of the place
	Contents                 // the initial contents of the place, unchanged
	Null                     // a null pointer
	Number                   // computed: no address; of an Amount where it is made of a product of 32 bits or of a pitch
	Integer                  // a number that is known: N
)

// A Set is the set of an expression's possible values: its atoms and, if Open, unknown ones. The empty
// set that is not open is an uninitialized value.
type Set struct {
	Atoms []Atom
	Open  bool
}

var open = Set{Open: true}

func setOf(a Atom) Set { return Set{Atoms: []Atom{a}} }

var number = setOf(Atom{Kind: Number})
var null = setOf(Atom{Kind: Null})

// IsKnown reports whether the set says something, and all there is to say.
func (s Set) IsKnown() bool { return !s.Open && len(s.Atoms) > 0 }

// Only reports whether all that the set says, and all there is to say, are atoms of one
// kind, null pointers apart; and that there is one.
func (s Set) Only(is func(Atom) bool) bool {
	found := false
	for _, x := range s.Atoms {
		switch {
		case x.Kind == Null:
		case is(x):
			found = true
		default:
			return false
		}
	}
	return found && !s.Open
}

// Pointers yields the atoms that are addresses or contents.
func (s Set) pointers() []Atom {
	return slices.DeleteFunc(slices.Clone(s.Atoms), func(a Atom) bool { return a.Kind > Contents })
}

// join returns the union.
func (s Set) join(t Set) Set {
	s.Atoms = slices.Clip(s.Atoms)
	return s.adding(t)
}

// adding is join for a set with unshared atoms.
func (s Set) adding(t Set) Set {
	s.Open = s.Open || t.Open
	if len(s.Atoms) == 0 {
		s.Atoms = slices.Clip(t.Atoms)
		return s
	}
	for _, a := range t.Atoms {
		if !slices.Contains(s.Atoms, a) {
			s.Atoms = append(s.Atoms, a)
		}
	}
	s = s.absorbed()
	if len(s.Atoms) > maxSet {
		return open
	}
	return s
}

// maxIntegers bounds the integers that are distinguished in a set.
const maxIntegers = 4

// absorbed returns a set without integers where it has another number, or too many of them.
func (s Set) absorbed() Set {
	integers, others := 0, false
	for _, a := range s.Atoms {
		switch a.Kind {
		case Integer:
			integers++
		case Number:
			others = true
		}
	}
	if integers == 0 || integers <= maxIntegers && !others {
		return s
	}
	s.Atoms = slices.DeleteFunc(slices.Clone(s.Atoms), func(a Atom) bool { return a.Kind == Integer })
	if !others {
		s.Atoms = append(s.Atoms, Atom{Kind: Number})
	}
	return s
}

// Integer returns the integer that an expression is; false if it may be another, or none. Null is 0.
func (s Set) Integer() (n int64, ok bool) {
	if len(s.Atoms) != 1 || s.Open {
		return 0, false
	}
	a := s.Atoms[0]
	return a.N, a.Kind == Integer || a.Kind == Null
}

// integer returns the value of an integer constant; a number for others.
func integer(c sema.Constant) Set {
	if c.Type == nil || !c.Type.IsInteger() {
		return number
	}
	return setOf(Atom{Kind: Integer, N: c.Int()})
}

// converted returns integers as a type has them.
func (s Set) converted(t *sema.Type) Set {
	if !slices.ContainsFunc(s.Atoms, func(a Atom) bool { return a.Kind == Integer }) {
		return s
	}
	return s.mapped(func(a Atom) Set {
		if a.Kind != Integer {
			return setOf(a)
		}
		if c, ok := sema.IntConst(a.N).Convert(t); ok {
			return integer(c)
		}
		return number
	})
}

// Equal reports whether two sets say the same.
func (s Set) Equal(t Set) bool {
	return s.Open == t.Open && len(s.Atoms) == len(t.Atoms) &&
		!slices.ContainsFunc(s.Atoms, func(a Atom) bool { return !slices.Contains(t.Atoms, a) })
}

// isSame reports whether two sets say the same in the same order.
func (s Set) isSame(t Set) bool { return s.Open == t.Open && slices.Equal(s.Atoms, t.Atoms) }

// mapped returns the union of f's results for the atoms.
func (s Set) mapped(f func(Atom) Set) Set {
	out := Set{Open: s.Open}
	for _, a := range s.Atoms {
		out = out.adding(f(a))
	}
	return out
}

// A Value is the possible values of an object or an expression: as a whole, and of parts that were
// assigned since.
type Value struct {
	Whole Set
	Parts []Part // by path; never changed
}

// A Part is the possible values of a part of an object.
type Part struct {
	Path string // as of a [Place]
	Set  Set
}

// part returns the value assigned to a part, by exactly its path.
func (v Value) part(path string) (Set, bool) {
	if i, ok := slices.BinarySearchFunc(v.Parts, path, Part.compare); ok {
		return v.Parts[i].Set, true
	}
	return Set{}, false
}

func (p Part) compare(path string) int { return strings.Compare(p.Path, path) }

// sorted returns a value with parts in any order.
func sorted(whole Set, parts []Part) Value {
	slices.SortFunc(parts, func(p, q Part) int { return p.compare(q.Path) })
	return Value{whole, parts}
}

// At returns the value of a part, by its path.
func (v Value) At(path string) Set {
	if path == "" {
		return v.Whole
	}
	if len(v.Parts) > 0 {
		for at := path; at != ""; at = cutPath(at) {
			if s, ok := v.part(at); ok {
				return project(s, path[len(at):])
			}
		}
	}
	return project(v.Whole, path)
}

// cutPath returns a path without its last step.
func cutPath(path string) string {
	if rest, ok := strings.CutSuffix(path, "[]"); ok {
		return rest
	}
	return path[:strings.LastIndexByte(path, '.')]
}

// project returns the value of a part of a set.
func project(s Set, path string) Set {
	if path == "" {
		return s
	}
	return s.mapped(func(a Atom) Set {
		switch a.Kind {
		case Contents:
			if p := a.Place.part(path); !p.IsZero() {
				return setOf(Atom{Kind: Contents, Place: p})
			}
		case Number, Null: // of an object that is zero
			return setOf(a)
		case Integer:
			return number
		}
		return open
	})
}

// From returns the value of a part, with its parts.
func (v Value) From(path string) Value {
	if path == "" {
		return v
	}
	out := Value{Whole: v.At(path)}
	for _, p := range v.Parts {
		if rest, ok := strings.CutPrefix(p.Path, path); ok && rest != "" && (rest[0] == '.' || rest[0] == '[') {
			out.Parts = append(out.Parts, Part{rest, p.Set})
		}
	}
	return out
}

// With returns v with another value in a part. Where it is not known which element of an
// array that is, both stay possible.
func (v Value) With(path string, part Value, weak bool) Value {
	weak = weak || strings.Contains(path, "[]")
	if weak {
		part = part.join(v.From(path))
	}
	if path == "" {
		return part
	}
	parts := make([]Part, 0, len(v.Parts)+1+len(part.Parts))
	for _, p := range v.Parts {
		if !isWithin(p.Path, path) {
			parts = append(parts, p)
		}
	}
	parts = append(parts, Part{path, part.Whole})
	for _, p := range part.Parts {
		parts = append(parts, Part{path + p.Path, p.Set})
	}
	if len(parts) > maxParts {
		return openValue
	}
	return sorted(v.Whole, parts)
}

// isWithin reports whether a path is that of a part, or of a part of it.
func isWithin(path, part string) bool {
	rest, ok := strings.CutPrefix(path, part)
	return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
}

// maxParts bounds the parts that are distinguished in a value.
const maxParts = 64

// join returns the union.
func (v Value) join(w Value) Value {
	switch {
	case w.isEmpty():
		return v
	case v.isEmpty():
		return w
	}
	out := Value{Whole: v.Whole.join(w.Whole)}
	if len(v.Parts)+len(w.Parts) == 0 {
		return out
	}
	out.Parts = make([]Part, 0, max(len(v.Parts), len(w.Parts)))
	for i, j := 0, 0; i < len(v.Parts) || j < len(w.Parts); {
		var path string
		switch {
		case j == len(w.Parts) || i < len(v.Parts) && v.Parts[i].Path < w.Parts[j].Path:
			path = v.Parts[i].Path
			i++
		case i == len(v.Parts) || w.Parts[j].Path < v.Parts[i].Path:
			path = w.Parts[j].Path
			j++
		default:
			path = v.Parts[i].Path
			i++
			j++
		}
		out.Parts = append(out.Parts, Part{path, v.At(path).join(w.At(path))})
	}
	return out
}

func (v Value) isEmpty() bool { return len(v.Whole.Atoms) == 0 && !v.Whole.Open && len(v.Parts) == 0 }

// isOpen reports whether the value, and each part of it, may be something that is not known.
func (v Value) isOpen() bool {
	return v.Whole.Open && !slices.ContainsFunc(v.Parts, func(p Part) bool { return !p.Set.Open })
}

// isSame reports whether two values say the same in the same order.
func (v Value) isSame(w Value) bool {
	return v.Whole.isSame(w.Whole) && slices.EqualFunc(v.Parts, w.Parts, func(p,
		q Part) bool {
		return p.Path == q.Path && p.Set.isSame(q.Set)
	})
}

func (v Value) equal(w Value) bool {
	return v.Whole.Equal(w.Whole) && slices.EqualFunc(v.Parts, w.Parts, func(p, q Part) bool { return p.Path == q.Path && p.Set.Equal(q.Set) })
}

// All returns all that the value or a part of it may be.
func (v Value) All() Set {
	out := v.Whole
	for _, p := range v.Parts {
		out = out.join(p.Set)
	}
	return out
}

// Sets yields the possible values of the whole, and of each part that was assigned.
func (v Value) Sets() iter.Seq[Set] {
	return func(yield func(Set) bool) {
		if !yield(v.Whole) {
			return
		}
		for _, p := range v.Parts {
			if !yield(p.Set) {
				return
			}
		}
	}
}

// Without returns v without a part and all parts of that.
func (v Value) Without(path string) Value {
	return Value{v.Whole, slices.DeleteFunc(slices.Clone(v.Parts), func(p Part) bool { return isWithin(p.Path, path) })}
}

var (
	noValue     = Value{}
	openValue   = Value{Whole: open}
	numberValue = Value{Whole: number}
)

func valueOf(s Set) Value { return Value{Whole: s} }
