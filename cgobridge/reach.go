package cgobridge

import (
	"cmp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Launch is a kernel launch.
type Launch struct {
	Kernel *sema.Function // an instance where its arguments are known; nil if it is not known which kernel
	Call   syntax.Node
	TU     *sema.TU
	Pos    source.Position
}

// Launches returns the launches that a C function makes, directly or through reached functions; none
// if its definition is unknown. A function is reached where it is called, where its address is taken,
// as for a new thread, or where it overrides one that is; a lambda where it is written.
func (p *Package) Launches(name string) []*Launch {
	d := p.Definition(name)
	if d == nil {
		return nil
	}
	l := p.cSide
	if list, ok := l.launches[d.Decl]; ok {
		return list
	}
	r := reach{l: l, seen: map[*sema.Function]bool{}}
	r.function(d.Func)
	for len(r.pending) > 0 {
		b := r.pending[len(r.pending)-1]
		r.pending = r.pending[:len(r.pending)-1]
		r.body(b)
	}
	slices.SortStableFunc(r.found, func(a, b *Launch) int {
		return cmp.Or(cmp.Compare(a.Pos.File.Name, b.Pos.File.Name), cmp.Compare(a.Pos.Offset, b.Pos.Offset))
	})
	l.launches[d.Decl] = r.found
	return r.found
}

// A reach is the search for the functions reachable from a function, over all sources.
type reach struct {
	l       *linkage
	seen    map[*sema.Function]bool
	pending []*sema.Body
	found   []*Launch
	quota   sema.Quota
}

// function adds the body that runs when f is called.
func (r *reach) function(f *sema.Function) {
	if f == nil || r.seen[f] || f.RunsOn(sema.Host) == sema.No && !f.TU.Options.RDC { // device code launches in relocatable code alone
		return
	}
	r.seen[f] = true
	if body := r.quota.BodyOf(f); body != nil {
		r.pending = append(r.pending, body)
	} else if d := f.Definition(); d != nil && f.Pattern != nil {
		r.function(f.Pattern) // one instance too many to be looked at
	} else if d == nil {
		if d := r.l.elsewhere(f); d != nil {
			r.function(d.Func)
		}
	}
	if f.IsVirtual() {
		for _, g := range f.Overriders() {
			r.function(g)
		}
	}
}

// body adds the functions reached by a body.
func (r *reach) body(b *sema.Body) {
	for _, u := range b.Uses() {
		switch {
		case u.Constant:
		case u.Kind == sema.Launches:
			r.launch(u.Launch)
			r.function(u.Launch.Kernel)
		case u.Function != nil:
			r.function(u.Function)
		case u.Call != nil && len(u.Call.Candidates) == 1:
			r.function(u.Call.Candidates[0])
		}
	}
	for _, l := range b.Lambdas() {
		r.function(l.Operator())
	}
}

// launch adds a launch, once for each kernel and place.
func (r *reach) launch(s *sema.Launch) {
	tu := s.Scope.TU
	l := &Launch{Kernel: s.Kernel, Call: s.Node, TU: tu, Pos: tu.Pos(s.Node)}
	if l.Kernel == nil && len(s.Candidates) == 1 {
		l.Kernel = s.Candidates[0]
	}
	for i, old := range r.found {
		switch {
		case old.Pos != l.Pos:
		case old.Kernel == nil:
			r.found[i] = l
			return
		case l.Kernel == nil || l.Kernel == old.Kernel || l.Kernel == old.Kernel.Pattern:
			return
		}
	}
	r.found = append(r.found, l)
}

// elsewhere returns the definition of a function that its own translation unit
// only declares, or nil.
func (l *linkage) elsewhere(f *sema.Function) *Definition {
	if f.HasCLinkage() || l.isC[f.TU] {
		return l.pkg.Definition(f.Name)
	}
	return l.pkg.cxxDefinition(f)
}
