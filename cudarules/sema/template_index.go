package sema

import (
	"cmp"
	"hash/maphash"
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// manySpecializations is the number of specializations from which on they are found by
// their arguments, rather than each be matched.
const manySpecializations = 16

// A specialIndex finds those specializations of a class template that arguments may fit.
type specialIndex struct {
	list      []*Record
	positions []placeIndex[uint64] // by one argument
}

// fitting returns those specializations of a class template that the arguments may fit.
func (r *Record) fitting(args []Argument) []*Record {
	list := r.specializations()
	if len(list) <= manySpecializations {
		return list
	}
	x := r.TU.specialIndices[r]
	if x == nil || len(x.list) != len(list) || x.list[0] != list[0] {
		x = newSpecialIndex(list)
		if r.TU.specialIndices == nil {
			r.TU.specialIndices = map[*Record]*specialIndex{}
		}
		r.TU.specialIndices[r] = x
	}
	var best []int
	least := len(list)
	for i := range min(len(args), len(x.positions)) {
		hash, ok := args[i].hash()
		if !ok {
			continue
		}
		if keys := []uint64{hash}; x.positions[i].count(keys) < least {
			best = x.positions[i].places(keys...)
			least = len(best)
		}
	}
	if least == len(list) {
		return list
	}
	return atPlaces(list, best)
}

func newSpecialIndex(list []*Record) *specialIndex {
	x := &specialIndex{list: list, positions: make([]placeIndex[uint64], maxPositions)}
	for at, special := range list {
		for i := range x.positions {
			var keys []uint64
			if i < len(special.specArgs) && !special.specArgs[i].isComputed() {
				if hash, ok := special.specArgs[i].hash(); ok {
					keys = append(keys, hash)
				}
			}
			x.positions[i].add(at, keys...)
		}
	}
	return x
}

// hash returns a number that an argument shares with those that it matches: of an integer
// value, or of a type that depends on nothing. There is none for others.
func (a *Argument) hash() (uint64, bool) {
	var h maphash.Hash
	h.SetSeed(nameSeed)
	switch {
	case a.IsPack || a.expands != nil:
		return 0, false
	case a.Type != nil && !a.Type.IsDependent():
		a.Type.hash(&h, func(r *Record) *Record { return cmp.Or(r.templateOf(), r) })
	case a.Type == nil && a.Entity == nil && a.Value != nil && !a.Value.Type.IsFloating():
		maphash.WriteComparable(&h, a.Value.bits)
	default:
		return 0, false
	}
	return h.Sum64(), true
}

// specialDecls returns the explicit specializations of function templates of a name that
// are declared in s, or outside of it as its members, and may be for the given arguments.
func (s *Scope) specialDecls(name string, args []Argument) []*decl {
	outside := specialAmong(s.outsideDecls(functionDecl, name))
	x := s.linked().special[name]
	if x == nil {
		decls := s.named(name)
		special := specialAmong(decls)
		if len(decls) <= manyOverloads {
			return append(special, outside...)
		}
		if x = s.newSpecialDecls(special); x == nil {
			return append(special, outside...)
		}
		l := s.link()
		if l.special == nil {
			l.special = map[string]*specialDecls{}
		}
		l.special[name] = x
	}
	if len(args) > 0 {
		if hash, ok := args[0].hash(); ok {
			return append(atPlaces(x.decls, x.places(hash)), outside...)
		}
	}
	return append(slices.Clip(x.decls), outside...)
}

// specialDecls finds explicit specializations of function templates by the first argument
// that they write.
type specialDecls struct {
	placeIndex[uint64]
	decls []*decl
}

// newSpecialDecls returns nil if the arguments of the specializations are not known yet.
func (s *Scope) newSpecialDecls(decls []*decl) *specialDecls {
	q := &s.TU.inquiry
	at, ok := q.begin()
	x := &specialDecls{decls: decls}
	for i, d := range decls {
		var keys []uint64
		if ok {
			if first := s.firstWritten(d); first != nil {
				if hash, ok := first.hash(); ok {
					keys = append(keys, hash)
				}
			}
		}
		x.add(i, keys...)
	}
	if !q.end(at) || q.tooDeep {
		return nil
	}
	return x
}

// firstWritten returns the first template argument after the name of a declaration; nil if it has
// none.
func (s *Scope) firstWritten(d *decl) *Argument {
	name := s.funcDecl(d, s, d.template).Name()
	if name.Kind() != syntax.TemplateFunction {
		return nil
	}
	written := s.arguments(name.Child(syntax.FieldArguments))
	if len(written) == 0 {
		return nil
	}
	return &written[0]
}

func specialAmong(decls []*decl) []*decl {
	var special []*decl
	for _, d := range decls {
		if d.kind == functionDecl && !d.template.IsZero() && isSpecialization(d.template) {
			special = append(special, d)
		}
	}
	return special
}
