package body

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// Reader reads code for package sema. Of most bodies somebody asks for the uses alone: their
// trees are not kept.
type Reader struct{}

// Uses implements [sema.Reader].
func (Reader) Uses(fd *sema.FuncDecl) []sema.Use {
	if fd.Body().IsZero() {
		return nil
	}
	p := programOf(fd.Function.TU)
	if b := p.functions[fd]; b != nil {
		return uses(b, nil)
	}
	return p.glance(func(in *store) *Body { return buildFunction(fd, in) })
}

// InitializerUses implements [sema.Reader].
func (Reader) InitializerUses(v *sema.Variable) []sema.Use {
	return programOf(v.TU).glance(func(in *store) *Body { return buildInitializer(v, in) })
}

// glance returns the uses of a body that is built for them alone.
func (p *program) glance(build func(*store) *Body) []sema.Use {
	in, room := p.scratch, p.room
	if in == nil {
		in = newScratch()
	}
	p.scratch, p.room = nil, nil // another tree would need its own
	room = uses(build(in), room)
	in.reset()
	p.scratch, p.room = in, room
	return slices.Clone(room)
}
