package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// Resources describes the effects of a C function on CUDA memory and handles that its callers have to
// release; parameters are given by index.
type Resources struct {
	Acquires []int // parameters through whose address it returns a resource that it acquired
	Makes    bool  // its result is a resource that it acquired
	Releases []int // that it ends
	Frees    []int // that it frees as memory of the C library's
	Keeps    []int // that it may keep, or return

	// Ends is set if it ends something that is not its own, or waits for the device.
	Ends bool

	// Everything is set if it ends all there is on a device or in a context.
	Everything bool
}

// Resources returns the effects of a C function on resources, direct and through its callees; nil if
// unknown. CUDA's own functions retain nothing.
func (p *Package) Resources(function string) *Resources {
	if known, ok := p.resources[function]; ok {
		return known
	}
	if p.resources == nil {
		p.resources = map[string]*Resources{}
	}
	r := p.findResources(function)
	p.resources[function] = r
	return r
}

func (p *Package) findResources(function string) *Resources {
	if r := builtinResources(function); r != nil {
		return r
	}
	d := p.Definition(function)
	if d == nil {
		if !isHostLibrary(function) {
			return nil
		}
		r := &Resources{}
		if f, ok := headers.LookupC(function); ok && f.Operation == headers.Free {
			r.Frees = []int{0}
		}
		return r
	}
	m := p.cSide.memory.Summary(d.Decl)
	if m == nil {
		return nil
	}
	r := &resourceReading{&reading{decl: d.Decl, memory: m, summary: &Summary{}}, &Resources{}}
	for _, e := range m.Effects {
		r.effect(e)
	}
	r.found.Makes = len(m.Result.Whole.Atoms) > 0 && !m.Result.Whole.Open &&
		!slices.ContainsFunc(m.Result.Whole.Atoms, func(x memory.Atom) bool { return x.Kind != memory.Null && !isMadeByCUDA(x) }) &&
		slices.ContainsFunc(m.Result.Whole.Atoms, isMadeByCUDA)
	return r.found
}

// builtinResources answers for functions of CUDA's and its libraries, nil for others.
func builtinResources(function string) *Resources {
	r := &Resources{}
	api, known := headers.Lookup(function)
	if i, ok := headers.Acquires(function); ok {
		r.Acquires, known = []int{i}, true
	}
	if i, ok := headers.Releases(function); ok {
		r.Ends, known = true, true
		if i == headers.Everything {
			r.Everything = true
			i, ok = api.Param(headers.Object)
		}
		if ok {
			r.Releases = []int{i}
		}
	}
	r.Ends = r.Ends || api.Operation == headers.Synchronize
	if !known && !headers.ReturnsStatus(function) {
		return nil
	}
	return r
}

// A resourceReading translates a function's memory effects into effects on resources.
type resourceReading struct {
	*reading
	found *Resources
}

func (r *resourceReading) effect(e *memory.Effect) {
	switch e.Kind {
	case memory.Runs:
		r.call(e, e.API.Name, func(i int) memory.Value {
			if i < len(e.Args) {
				return e.Args[i]
			}
			return memory.Value{}
		})
	case memory.Passes:
		name := e.Origin().Callee()
		if known := builtinResources(name); known != nil {
			r.call(e, name, func(i int) memory.Value {
				if i+1 == e.Index { // after the callee
					return e.Value
				}
				return memory.Value{}
			})
		} else {
			add(&r.found.Keeps, r.itself(e.Value))
		}
	case memory.Frees:
		add(&r.found.Frees, r.itself(e.Value))
	case memory.Writes:
		add(&r.found.Keeps, r.itself(e.Other))
		if slices.ContainsFunc(e.Other.Whole.Atoms, isMadeByCUDA) {
			add(&r.found.Acquires, r.itself(e.Value))
		}
	case memory.Returns:
		add(&r.found.Keeps, r.itself(e.Value))
	}
}

// call notes a call of one of CUDA's functions.
func (r *resourceReading) call(e *memory.Effect, name string, arg func(int) memory.Value) {
	known := builtinResources(name)
	for _, i := range known.Acquires {
		add(&r.found.Acquires, r.itself(arg(i)))
	}
	for _, i := range known.Releases {
		add(&r.found.Releases, r.itself(arg(i)))
	}
	r.found.Everything = r.found.Everything || known.Everything
	own := len(known.Releases) == 1 && slices.ContainsFunc(arg(known.Releases[0]).Whole.Atoms, isMadeByCUDA)
	r.found.Ends = r.found.Ends || known.Ends && !own
}

// itself returns the parameters that a value may be, as they were given.
func (r *resourceReading) itself(v memory.Value) []int {
	var list []int
	for _, p := range r.pieces(v) {
		if p.level == 0 && p.place.Path == "" {
			list = append(list, p.param)
		}
	}
	return list
}

// isMadeByCUDA reports whether a value is the address of memory that CUDA has allocated.
func isMadeByCUDA(x memory.Atom) bool {
	if x.Kind != memory.Address {
		return false
	}
	switch x.Place.Object.Kind {
	case memory.Pinned, memory.Managed, memory.Device, memory.Array:
		return x.Place.Object.Made != nil
	}
	return false
}

func add(list *[]int, more []int) {
	for _, i := range more {
		if !slices.Contains(*list, i) {
			*list = append(*list, i)
		}
	}
}
