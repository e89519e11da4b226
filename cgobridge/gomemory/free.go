package gomemory

import (
	"go/ast"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A Free is an invalid free.
type Free struct {
	At      ast.Node // the call, or the call of the helper that has it
	Call    *ast.CallExpr
	Pointer string               // as it is written
	By      string               // the function that frees
	Is      cgobridge.MemoryKind // the memory
	In      string               // the helper
	Reason  Reason
}

// A Reason says why a free is invalid.
type Reason uint8

const (
	OtherKind Reason = iota // the memory is of a kind that another function frees
	Twice                   // it is free
	Interior                // the address is not that of the memory's begin
)

type free struct {
	at      *ast.CallExpr
	what    value
	wants   headers.Memory
	by      string
	pointer string
	twice   bool
	site    site
}

// A freeing describes how a call frees memory.
type freeing struct {
	as      headers.Memory // the kind of memory that the function frees
	by      string         // the function
	pointer string         // as it is written
	stream  *value         // in whose order; nil if it frees at once
}

// free applies a free of the memory that a value points to.
func (fr *frame) free(s *state, call *ast.CallExpr, v value, how freeing) {
	o, all := v.only(), v.all()
	block := outermost(fr).block
	twice := len(all) > 1
	for _, one := range all {
		m := s.freed[one]
		twice = twice && m.always && m.among == len(all) && m.call == s.freed[all[0]].call
	}
	if o != nil {
		m, freed := s.freed[o]
		twice = freed && m.always && m.among == 1
		for _, b := range m.by {
			if !twice && m.among == 1 && !v.mayBeNil() && b != block && fr.caller == nil && fr.isAlwaysAfter(b) {
				twice = true
			}
		}
	}
	if fr.tellsAll() {
		fr.f.frees = append(fr.f.frees, free{
			at: call, what: v, wants: how.as, by: how.by, pointer: how.pointer, twice: twice, site: fr.happens(),
		})
	}
	fr.endsInFlight(s, all, call, how.pointer)
	fr.release(s, call, v)
	fr.marksFreed(s, call, v, how.stream)
}

// marksFreed notes that a call has freed the memory that a value points to, or destroyed the handle that it is; stream orders it
// after work that is enqueued, nil if nothing does.
func (fr *frame) marksFreed(s *state, call *ast.CallExpr, v value, stream *value) {
	all, block := v.all(), outermost(fr).block
	for _, one := range all {
		if m := s.freed[one]; !isMany(place{object: one, path: one.of.path}) && (len(all) == 1 || m.by == nil) {
			fr.affects(call, effect{one, freed})
			put(&s.freed, one, mark{true, union(m.by, []*cfg.Block{block}), call, len(all), stream})
		}
	}
}

// Frees returns those that are wrong, each once.
func (f *Finder) Frees() []Free {
	var list []Free
	eachOnce(f.frees, func(x free) (ast.Node, site) { return x.at, x.site }, func(x free, at ast.Node, in string) bool {
		found := Free{At: at, Call: x.at, Pointer: x.pointer, By: x.by, In: in}
		kind, known := f.kindOf(x.what, f.directly)
		switch {
		case known && !frees(x.wants, kind):
			found.Reason, found.Is = OtherKind, kind
		case x.twice:
			found.Reason = Twice
		case known && kind != cgobridge.UnknownMemory && isInterior(x.what):
			found.Reason = Interior
		default:
			return false
		}
		list = append(list, found)
		return true
	})
	return list
}

// isInterior reports whether a value is certainly no address of an object's begin.
func isInterior(v value) bool {
	for _, a := range v.atoms {
		if !a.isNil() && (a.offset == 0 || a.offset == unknownOffset || a.to.path != "") {
			return false
		}
	}
	return !v.open && v.mayBeAddress() && !v.mayBeNil()
}

// frees reports whether a function that frees memory as wants says may free memory of a kind:
// CUDA Runtime API and Driver API, memory management; the C library's free. Memory of
// unknown kind it may.
func frees(wants headers.Memory, kind cgobridge.MemoryKind) bool {
	switch kind {
	case cgobridge.DeviceMemory, cgobridge.ManagedMemory:
		return wants == headers.DeviceMemory
	case cgobridge.PinnedMemory:
		return wants == headers.PinnedMemory
	case cgobridge.ArrayMemory:
		return wants == headers.ArrayMemory
	case cgobridge.HostMemory, cgobridge.GoMemory:
		return wants == headers.HostMemory
	}
	return true
}
