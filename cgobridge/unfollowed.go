package cgobridge

import (
	"fmt"

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
	OfLibrary   ObstacleKind = iota + 1 // it is CUDA's, or the project does not declare it
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
	return &Obstacle{Kind: Nowhere, Places: []string{at}}
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
