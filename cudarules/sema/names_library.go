package sema

import (
	"iter"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Library is built-in knowledge that translation units share: declarations
// in namespaces, each of which is read when one of its names is first looked
// up. It is safe for concurrent use once all names are added.
type Library struct {
	decls  []libraryDecl
	read   func(declaration int) *Unit
	global *librarySpace
	spaces map[string]*librarySpace // by qualified name
}

// A librarySpace is a namespace as a library declares it.
type librarySpace struct {
	name  string
	outer *librarySpace // nil: this is the global namespace
	inner map[string]*librarySpace
	decls map[string]numbers // of declarations, by name
	lib   *Library
}

// numbers are one or more.
type numbers struct {
	first int
	more  []int
}

// A libraryDecl is a declaration of a library's.
type libraryDecl struct {
	once sync.Once
	unit *Unit // once it was read
}

// A level is a namespace around a declaration of a library's and the region
// that it has in the declaration's unit.
type level struct {
	space  *librarySpace
	region *region
}

// NewLibrary returns a library of n declarations without names. A declaration
// is read once, into a unit of its own.
func NewLibrary(n int, read func(declaration int) *Unit) *Library {
	l := &Library{decls: make([]libraryDecl, n), read: read, spaces: map[string]*librarySpace{}}
	l.global = l.newSpace("", nil)
	l.global.decls = make(map[string]numbers, n)
	return l
}

func (l *Library) newSpace(name string, outer *librarySpace) *librarySpace {
	return &librarySpace{name: name, outer: outer, inner: map[string]*librarySpace{}, decls: map[string]numbers{}, lib: l}
}

// space returns a namespace by its qualified name.
func (l *Library) space(qualified string) *librarySpace {
	if qualified == "" {
		return l.global
	}
	if s := l.spaces[qualified]; s != nil {
		return s
	}
	outer, name := l.global, qualified
	if i := strings.LastIndex(qualified, "::"); i >= 0 {
		outer, name = l.space(qualified[:i]), qualified[i+2:]
	}
	s := l.newSpace(name, outer)
	outer.inner[name], l.spaces[qualified] = s, s
	return s
}

// Add says that a declaration, given by its number, declares a name in a namespace, given by its
// qualified name. The declarations of a name are added in their order. A namespace is neither inline
// nor unnamed, and a declaration belongs to one namespace only.
func (l *Library) Add(namespace, name string, declaration int) {
	s := l.space(namespace)
	known, ok := s.decls[name]
	if !ok {
		known.first = declaration
	} else {
		known.more = append(known.more, declaration)
	}
	s.decls[name] = known
}

// declarations returns those of a name in the namespace as the units that have
// them.
func (s *librarySpace) declarations(name string) []*Unit {
	found, ok := s.decls[name]
	if !ok {
		return nil
	}
	units := []*Unit{s.load(found.first)}
	for _, i := range found.more {
		units = append(units, s.load(i))
	}
	return units
}

// load reads a declaration in the namespace, once.
func (s *librarySpace) load(declaration int) *Unit {
	d := &s.lib.decls[declaration]
	d.once.Do(func() {
		d.unit = s.lib.read(declaration)
		d.unit.Prelude = true
		d.unit.levels = s.levelsIn(d.unit)
	})
	return d.unit
}

// levelsIn returns the namespaces around a unit's declarations, s the innermost.
func (s *librarySpace) levelsIn(u *Unit) []level {
	if s.outer == nil {
		return []level{{s, u.root}}
	}
	levels := s.outer.levelsIn(u)
	return append(levels, level{s, levels[len(levels)-1].region.named(s.name)[0].body})
}

// named returns the declarations of a name right in s, those in libraries
// first.
func (s *Scope) named(name string) []*decl {
	if len(s.linked().libraries) == 0 && len(s.regions) == 1 {
		return s.regions[0].named(name)
	}
	var decls []*decl
	for _, space := range s.linked().libraries {
		if space.inner[name] != nil {
			decls = append(decls, &decl{kind: namespaceDecl, name: name})
		}
		for _, u := range space.declarations(name) {
			if s.TU.units[u.Tree] == nil {
				s.TU.join(u)
			}
			decls = append(decls, u.levels[len(u.levels)-1].region.named(name)...)
		}
	}
	for _, more := range s.inRegions(name) {
		if decls == nil {
			decls = more[:len(more):len(more)] // of many, a copy for each look-up would take long
		} else {
			decls = append(decls, more...)
		}
	}
	return decls
}

// inRegions yields the declarations of a name right in the regions of s, in their order.
func (s *Scope) inRegions(name string) iter.Seq2[int, []*decl] {
	return func(yield func(int, []*decl) bool) {
		if len(s.regions) > few {
			yield(0, s.merge()[name])
			return
		}
		hash := hashName(name)
		for i, r := range s.regions {
			if r.filter.mayHave(hash) && !yield(i, r.named(name)) {
				return
			}
		}
	}
}

// merge returns the visible declarations of all regions by name.
func (s *Scope) merge() map[string][]*decl {
	l := s.link()
	if l.mergedOf != len(s.regions) {
		l.merged, l.mergedOf = map[string][]*decl{}, len(s.regions)
		for _, r := range s.regions {
			for _, d := range r.order {
				if !d.hidden {
					l.merged[d.name] = append(l.merged[d.name], d)
				}
			}
		}
	}
	return l.merged
}

// around returns the regions right in s that a node can lie in.
func (s *Scope) around(n syntax.Node) []*region {
	if u := s.TU.Unit(n); u != nil && len(s.linked().libraries) > 0 {
		for _, in := range u.levels {
			if slices.Contains(s.linked().libraries, in.space) {
				return []*region{in.region}
			}
		}
	}
	return s.regions
}
