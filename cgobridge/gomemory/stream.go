package gomemory

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// An Unordered is an operation in a stream on memory that an earlier operation in another stream may still be working on: nothing orders
// the two, and one of them writes.
type Unordered struct {
	At    ast.Node // the operation, or the call of the helper that has it
	By    string   // the function
	In    string   // the helper; empty if the operation is not in one
	What  string   // the memory, as written
	First *ast.CallExpr
}

// An enqueued is the last operation on an object that a stream orders, on all paths.
type enqueued struct {
	call   *ast.CallExpr
	stream *object
	writes bool
}

type unordered struct {
	at    *ast.CallExpr
	by    string
	what  string
	first *ast.CallExpr
	site  site
}

// An operand is memory that an operation reads or writes.
type operand struct {
	v      value
	writes bool
	text   string
}

// enqueues records an operation in a stream.
func (fr *frame) enqueues(s *state, call *ast.CallExpr, by string, stream value, operands []operand) {
	in := stream.root()
	if in == nil || stream.mayBeNil() && !isParameterOf(in) || !isStream(in) {
		s.enqueued = nil // work in the default stream is ordered with that of blocking streams
		return
	}
	for _, x := range operands {
		o := x.v.root()
		if o == nil {
			continue
		}
		first, ok := s.enqueued[o]
		if ok && first.stream != in && (first.writes || x.writes) && fr.tellsAll() {
			fr.f.unordered = append(fr.f.unordered, unordered{call, by, x.text, first.call, fr.happens()})
		}
		at := call
		if site := fr.happens().call; site != nil {
			at = site
		}
		put(&s.enqueued, o, enqueued{at, in, x.writes || ok && first.stream == in && first.writes})
	}
}

// isStream reports whether an object is a stream that certainly is another one than other such objects: the function makes it, or it is a
// parameter.
func isStream(o *object) bool { return o.kind == madeObject || isParameterOf(o) }

func isParameterOf(o *object) bool {
	return o.kind == pointeeObject && o.of.path == "" && o.of.object.kind == variableObject
}

// enqueuesAPI records a call of CUDA's API as an operation in a stream.
func (fr *frame) enqueuesAPI(s *state, call *ast.CallExpr, api headers.API, args []value) {
	if api.Operation == headers.Wait {
		s.enqueued = nil
		return
	}
	if !api.Async || api.Operation != headers.Copy && api.Operation != headers.Fill && api.Operation != headers.Free {
		return
	}
	var operands []operand
	for _, r := range []headers.Role{headers.Dst, headers.Src, headers.Object} {
		if i, ok := api.Param(r); ok && i < len(args) && i < len(call.Args) {
			operands = append(operands, operand{args[i], r != headers.Src, types.ExprString(unconverted(fr.f.Info, call.Args[i]))})
		}
	}
	fr.enqueues(s, call, api.Spelled(), streamOf(api, args), operands)
}

// enqueues records an operation in a stream by the C function.
func (c *cCall) enqueues(s *state, e *memory.Effect) {
	if e.Kind == memory.Runs && e.API.Operation == headers.Wait {
		s.enqueued = nil
	}
	if !e.Always {
		return
	}
	operandOf := func(v memory.Value, writes bool) operand {
		w := c.value(v.Whole)
		text := c.written(w)
		if i := slices.IndexFunc(c.args, w.equal); i >= 0 && i < len(c.call.Args) {
			text = types.ExprString(unconverted(c.f.Info, c.call.Args[i]))
		}
		return operand{w, writes, text}
	}
	switch {
	case e.Kind == memory.Hands && e.Launch != nil && e.Launch.Kernel != nil && len(e.Held) > heldStream:
		params := e.Launch.Kernel.Type().Params
		if e.Index < len(params) {
			t := params[e.Index]
			writes := t.Elem != nil && !t.Elem.IsConst()
			c.frame.enqueues(s, c.call, calleeName(c.call), c.value(e.Held[heldStream].Whole), []operand{operandOf(e.Value, writes)})
		}
	case e.Kind == memory.Runs && e.API.Async && (e.API.Operation == headers.Copy || e.API.Operation == headers.Fill):
		i, ok := e.API.Param(headers.Stream)
		if !ok || i >= len(e.Args) {
			s.enqueued = nil
			return
		}
		var operands []operand
		for _, r := range []headers.Role{headers.Dst, headers.Src} {
			if j, ok := e.API.Param(r); ok && j < len(e.Args) {
				operands = append(operands, operandOf(e.Args[j], r == headers.Dst))
			}
		}
		c.frame.enqueues(s, c.call, calleeName(c.call), c.value(e.Args[i].Whole), operands)
	}
}

// heldStream is the index of the stream in [memory.Effect.Held] of a launch.
const heldStream = 4

// Unordered returns the operations on memory that are not ordered after those in other streams, each call once.
func (f *Finder) Unordered() []Unordered {
	var list []Unordered
	eachOnce(f.unordered, func(x unordered) (ast.Node, site) { return x.at, x.site }, func(x unordered, at ast.Node, in string) bool {
		list = append(list, Unordered{at, x.by, in, x.what, x.first})
		return true
	})
	return list
}
