package gomemory

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// A Misdirection is a copy by the runtime whose cudaMemcpyKind does not fit the memory at one of its ends.
type Misdirection struct {
	At    ast.Node       // the copy, or the call of the helper that makes it
	Call  *ast.CallExpr  // the copy
	Copy  string         // the function that copies
	In    string         // the helper; empty if the copy is not in one
	End   headers.Role   // headers.Dst or headers.Src
	Lies  headers.Memory // where that end lies: headers.DeviceMemory or headers.HostMemory
	Other bool           // the device's end is memory of C's
}

// A transfer is a copy of known direction.
type transfer struct {
	at       *ast.CallExpr
	by       string
	dst, src value
	to, from headers.Memory
	site     site
}

// An EarlyRead is a read by Go of page-locked memory that an asynchronous copy may still be writing.
type EarlyRead struct {
	At      ast.Node // the read, or the call of the helper that has it
	Pointer string   // as it is written
	In      string   // the helper; empty if the read is not in one
	Copy    *ast.CallExpr
	By      string // the function that copies
}

type earlyRead struct {
	at      ast.Node
	through value
	pointer string
	write   flight
	site    site
}

// transfers records a copy of known direction.
func (fr *frame) transfers(call *ast.CallExpr, by string, api headers.API, dst, src value) {
	isKnown := func(m headers.Memory) bool { return m == headers.HostMemory || m == headers.DeviceMemory }
	if fr.tellsAll() && api.Operation == headers.Copy && !api.Driver && isKnown(api.To) && isKnown(api.From) {
		fr.f.transfers = append(fr.f.transfers, transfer{call, by, dst, src, api.To, api.From, fr.happens()})
	}
}

// copies records a call of a copying function of CUDA's.
func (fr *frame) copies(call *ast.CallExpr, api headers.API, args []value) {
	at := func(r headers.Role) (int, bool) {
		i, ok := api.Param(r)
		return i, ok && i < len(args) && i < len(call.Args)
	}
	dst, hasDst := at(headers.Dst)
	src, hasSrc := at(headers.Src)
	if !hasDst || !hasSrc || dst == src {
		return
	}
	if i, ok := at(headers.Direction); ok {
		if kind, known := fr.integer(call.Args[i], args[i]); known {
			fr.transfers(call, api.Spelled(), api.Directed(kind), args[dst], args[src])
		}
	}
}

// copies records a copy by the C function between addresses that its arguments determine.
func (c *cCall) copies(e *memory.Effect) {
	if !e.Always || e.Kind != memory.Runs {
		return
	}
	dst, hasDst := e.API.Param(headers.Dst)
	src, hasSrc := e.API.Param(headers.Src)
	if _, directed := e.API.Param(headers.Direction); directed && hasDst && hasSrc && dst != src && max(dst, src) < len(e.Args) {
		c.transfers(c.call, calleeName(c.call), e.API, c.value(e.Args[dst].Whole), c.value(e.Args[src].Whole))
	}
}

// Misdirections returns the copies that name a wrong direction, each once. A copy in a C function of memory that the function itself
// decides is not among them.
func (f *Finder) Misdirections() []Misdirection {
	var list []Misdirection
	eachOnce(f.transfers, func(x transfer) (ast.Node, site) { return x.at, x.site }, func(x transfer, at ast.Node, in string) bool {
		m := Misdirection{At: at, Call: x.at, Copy: x.by, In: in}
		for _, end := range []struct {
			role  headers.Role
			v     value
			asked headers.Memory
		}{{headers.Dst, x.dst, x.to}, {headers.Src, x.src, x.from}} {
			kind, known := f.kindOf(end.v, f.directly)
			lies := sideOf(kind)
			if !known || lies == headers.NoMemory || lies == end.asked {
				continue
			}
			m.Other = m.Other || kind == cgobridge.HostMemory
			if m.End == 0 {
				m.End, m.Lies = end.role, lies
			}
		}
		if m.End == 0 {
			return false
		}
		list = append(list, m)
		return true
	})
	return list
}

// sideOf returns the side on which memory of a kind lies; managed and unknown memory lies on none.
func sideOf(kind cgobridge.MemoryKind) headers.Memory {
	switch kind {
	case cgobridge.DeviceMemory:
		return headers.DeviceMemory
	case cgobridge.HostMemory, cgobridge.GoMemory, cgobridge.PinnedMemory:
		return headers.HostMemory
	}
	return headers.NoMemory
}

// reads records a read of memory that a copy may still be writing: on all paths to here nothing has waited for it.
func (fr *frame) reads(s *state, at ast.Node, through value, pointer ast.Expr) {
	o := through.root()
	if o == nil || !fr.tellsAll() {
		return
	}
	if x := s.inFlight[o]; x.call != nil && x.always && x.among == 1 && x.how.Writes {
		fr.f.earlyReads = append(fr.f.earlyReads, earlyRead{at, through, types.ExprString(pointer), x, fr.happens()})
	}
}

// EarlyReads returns the reads of page-locked memory before a copy to it is complete, each once.
func (f *Finder) EarlyReads() []EarlyRead {
	var list []EarlyRead
	eachOnce(f.earlyReads, func(x earlyRead) (ast.Node, site) { return x.at, x.site }, func(x earlyRead, at ast.Node, in string) bool {
		if kind, known := f.kindOf(x.through, f.directly); !known || kind != cgobridge.PinnedMemory {
			return false
		}
		list = append(list, EarlyRead{At: at, Pointer: x.pointer, In: in, Copy: x.write.call, By: x.write.name})
		return true
	})
	return list
}
