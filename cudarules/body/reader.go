package body

import (
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Reader reads code for package sema. For many bodies only the uses are needed: except for those that a translation
// unit keeps anyway, their trees are dropped, and their memory is reused, also for other translation units with the same
// reader. It is safe for use by several of them at once.
type Reader struct {
	rooms sync.Pool // of *room
}

// mostKept is about how many operations a translation unit keeps before they are used: rules use every second body, which
// would otherwise be built again. They take 5 MB.
const mostKept = 1 << 15

// NewReader returns a reader.
func NewReader() *Reader {
	return &Reader{rooms: sync.Pool{New: func() any { return &room{trees: newScratch()} }}}
}

// A room is where one tree is built, and its uses are gathered.
type room struct {
	trees *store
	uses  []sema.Use
}

// Uses implements [sema.Reader].
func (r *Reader) Uses(fd *sema.FuncDecl) []sema.Use {
	if fd.Body().IsZero() {
		return nil
	}
	tu := fd.Function.TU
	p := programOf(tu)
	switch {
	case p.functions[fd] != nil, p.kept.made < mostKept && !tu.IsAsking(),
		tu.View == source.Host && len(fd.Body().Launches()) > 0: // rules follow kernel arguments
		in := r.rooms.Get().(*room)
		defer r.rooms.Put(in)
		return in.usesOf(Of(fd))
	}
	return r.glance(func(in *store) *Body { return buildFunction(fd, in) })
}

// InitializerUses implements [sema.Reader].
func (r *Reader) InitializerUses(v *sema.Variable) []sema.Use {
	return r.glance(func(in *store) *Body { return buildInitializer(v, in) })
}

// glance returns the uses of a body that is built for them alone.
func (r *Reader) glance(build func(*store) *Body) []sema.Use {
	in := r.rooms.Get().(*room)
	list := in.usesOf(build(in.trees))
	in.trees.reset()
	r.rooms.Put(in)
	return list
}

// usesOf returns the uses of a body.
func (in *room) usesOf(b *Body) []sema.Use {
	in.uses = uses(b, in.uses)
	list := slices.Clone(in.uses)
	clear(in.uses)
	return list
}
