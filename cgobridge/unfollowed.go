package cgobridge

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// An Obstacle says why a call of a C function is not followed to a definition.
type Obstacle struct {
	Kind   ObstacleKind
	Places []string // "file:line" or a file: the places that the kind refers to
	Err    error    // of an unread source
}

// An ObstacleKind is the kind of an obstacle.
type ObstacleKind uint8

const (
	OfLibrary   ObstacleKind = iota + 1 // it is CUDA's, the project does not declare it, or a library's header in it does
	CxxLinkage                          // the definition at the places has C++ linkage
	Several                             // it is defined at several places of the linked sources
	Unlinked                            // several sources define it, and nothing ties one of them to the package
	Unread                              // the source that may define it could not be analysed
	Elsewhere                           // C or C++ files that are not compiled with the package define it
	Nowhere                             // the project declares it, at the place, and no source defines it
	CannotBegin                         // the package's C side is not known at all
)

// Obstacle returns why a C function has no definition, and nil if it has one.
func (p *Package) Obstacle(name string) *Obstacle {
	if p.cSide == nil {
		return &Obstacle{Kind: CannotBegin}
	}
	if p.Definition(name) != nil {
		return nil
	}
	if list := p.Definitions(name); len(list) > 0 {
		o := &Obstacle{Kind: Several}
		if !list[0].HasCLinkage() {
			o.Kind = CxxLinkage
		}
		for _, d := range list {
			o.Places = append(o.Places, fileLine(d.Pos()))
		}
		return o
	}
	if paths := p.cSide.ambiguous[name]; len(paths) > 0 {
		return &Obstacle{Kind: Unlinked, Places: paths}
	}
	at := p.declaredAt(name)
	if _, isCUDA := headers.Lookup(name); isCUDA || at == "" {
		return &Obstacle{Kind: OfLibrary}
	}
	for _, s := range p.Sources {
		if s.Err == nil {
			continue
		}
		if text, err := p.run.Overlay.ReadFile(s.Path); err == nil && mayDefine(text, name) {
			return &Obstacle{Kind: Unread, Places: []string{s.Path}, Err: s.Err}
		}
	}
	if paths := p.cSide.module.inHost()[name]; len(paths) > 0 {
		return &Obstacle{Kind: Elsewhere, Places: paths}
	}
	if p.isOfLibrary(at) {
		return &Obstacle{Kind: OfLibrary}
	}
	return &Obstacle{Kind: Nowhere, Places: []string{at}}
}

// isOfLibrary reports whether a header, in which a function is declared at a place, is a library's that the package is linked with or
// that is opened at run time: no source of the repository defines any of its functions.
func (p *Package) isOfLibrary(at string) bool {
	path := at[:max(0, strings.LastIndexByte(at, ':'))]
	if !slices.Contains(headerExtensions, filepath.Ext(path)) || !slices.ContainsFunc(p.CgoFlags.LDFLAGS, bringsLibrary) {
		return false
	}
	text, err := p.run.Overlay.ReadFile(path)
	return err == nil && p.isLibrary(p.cSide.module, declaredFunctions(text))
}

// bringsLibrary reports whether a flag of the linker's names a library other than those of C and the system, or leaves symbols to be
// found at run time.
func bringsLibrary(flag string) bool {
	if strings.Contains(flag, "unresolved-symbols") || strings.Contains(flag, "dynamic_lookup") {
		return true
	}
	name, ok := strings.CutPrefix(flag, "-l")
	return ok && !slices.Contains([]string{"c", "m", "dl", "pthread", "rt", "stdc++", "gcc_s"}, name)
}

// declaredAt returns the place of a declaration of a C function in the package's
// own C code, project headers included; "" if there is none.
func (p *Package) declaredAt(name string) string {
	first := ""
	for tu := range p.cSide.isC {
		for _, e := range declaredIn(tu, name) {
			if f, ok := e.(*sema.Function); ok {
				if at := fileLine(tu.Pos(f.First().Name())); first == "" || at < first {
					first = at
				}
			}
		}
	}
	return first
}

func fileLine(p source.Position) string {
	if p.File == nil {
		return ""
	}
	return fmt.Sprintf("%s:%d", p.File.Name, p.Line)
}
