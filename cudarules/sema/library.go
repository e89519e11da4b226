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
// up. It is safe for concurrent use once all declarations are added.
type Library struct{ global *librarySpace }

// A librarySpace is a namespace as a library declares it.
type librarySpace struct {
	name  string
	outer *librarySpace // nil: this is the global namespace
	inner map[string]*librarySpace
	decls map[string][]*libraryDecl
}

// A libraryDecl is a declaration of a library's.
type libraryDecl struct {
	space *librarySpace
	read  func() *Unit
	once  sync.Once
	unit  *Unit
}

// A level is a namespace around a declaration of a library's and the region
// that it has in the declaration's unit.
type level struct {
	space  *librarySpace
	region *region
}

// NewLibrary returns a library without declarations.
func NewLibrary() *Library { return &Library{newLibrarySpace("", nil)} }

func newLibrarySpace(name string, outer *librarySpace) *librarySpace {
	return &librarySpace{name: name, outer: outer, inner: map[string]*librarySpace{}, decls: map[string][]*libraryDecl{}}
}

// Add adds a declaration that declares the names in a namespace, which is given
// by its qualified name and is neither inline nor unnamed. The unit that read
// returns has the declaration in this namespace and nothing else.
func (l *Library) Add(namespace string, names iter.Seq[string], read func() *Unit) {
	space := l.global
	for name := range strings.SplitSeq(namespace, "::") {
		if name == "" {
			break // the global namespace
		}
		in := space.inner[name]
		if in == nil {
			in = newLibrarySpace(name, space)
			space.inner[name] = in
		}
		space = in
	}
	d := &libraryDecl{space: space, read: read}
	for name := range names {
		space.decls[name] = append(space.decls[name], d)
	}
}

// load reads the declaration, once.
func (d *libraryDecl) load() *Unit {
	d.once.Do(func() {
		d.unit = d.read()
		d.unit.Prelude = true
		d.unit.levels = d.space.levelsIn(d.unit)
	})
	return d.unit
}

// levelsIn returns the namespaces around what a unit declares, s the innermost.
func (s *librarySpace) levelsIn(u *Unit) []level {
	if s.outer == nil {
		return []level{{s, u.root}}
	}
	levels := s.outer.levelsIn(u)
	return append(levels, level{s, levels[len(levels)-1].region.names[s.name][0].body})
}

// named returns the declarations of a name right in s, those in libraries
// first.
func (s *Scope) named(name string) []*decl {
	if len(s.libraries) == 0 && len(s.regions) == 1 {
		return s.regions[0].names[name]
	}
	var decls []*decl
	for _, space := range s.libraries {
		if space.inner[name] != nil {
			decls = append(decls, &decl{kind: namespaceDecl, name: name})
		}
		for _, d := range space.decls[name] {
			decls = append(decls, s.TU.regionOf(d).names[name]...)
		}
	}
	for _, r := range s.regions {
		decls = append(decls, r.names[name]...)
	}
	return decls
}

// regionOf returns the region of what a declaration of a library's declares.
func (tu *TU) regionOf(d *libraryDecl) *region {
	u := d.load()
	if tu.units[u.Tree] == nil {
		tu.join(u)
	}
	return u.levels[len(u.levels)-1].region
}

// around returns the regions right in s that a node can lie in.
func (s *Scope) around(n syntax.Node) []*region {
	if u := s.TU.Unit(n); u != nil && len(s.libraries) > 0 {
		for _, in := range u.levels {
			if slices.Contains(s.libraries, in.space) {
				return []*region{in.region}
			}
		}
	}
	return s.regions
}
