package gomemory

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// A LateUse is a use by a C function of memory or a handle that is freed already.
type LateUse struct {
	At      ast.Node      // the call, or the call of the helper that has it
	Pointer string        // as it is written
	By      string        // the function that uses it
	In      string        // the helper; empty if the use is not in one
	Freed   *ast.CallExpr // that has freed it
	FreedBy string        // its function
}

// A lateUse is a use of memory that is freed, or of a parameter's.
type lateUse struct {
	at      *ast.CallExpr
	what    value
	pointer string
	by      string
	mark    mark // whose call is nil if the memory is not known to be freed
	site    site
}

// usesFreed records the uses of freed memory and handles by a call of a function of CUDA's, its libraries' or C's.
func (fr *frame) usesFreed(s *state, call *ast.CallExpr, name string, r *cgobridge.Resources, args []value) {
	api, isAPI := headers.Lookup(name)
	if r == nil || api.Operation == headers.Inquire || !isAPI && !headers.ReturnsStatus(name) {
		return
	}
	for i, v := range args {
		if !endsArgument(r, i) && i < len(call.Args) {
			fr.usesLate(s, call, v, streamOf(api, args), name, types.ExprString(call.Args[i]))
		}
	}
	if i, ok := api.Param(headers.Args); ok && i < len(args) {
		fr.usesParameters(s, call, args[i], streamOf(api, args), name)
	}
}

// usesParameters records the uses of freed memory by a kernel whose parameters an array leads to.
func (fr *frame) usesParameters(s *state, call *ast.CallExpr, array, stream value, by string) {
	o := array.root()
	if o == nil {
		return
	}
	for _, entry := range s.held.of(o) {
		if param := entry.root(); param != nil && !param.memory.IsForeign() {
			for _, a := range entry.atoms {
				if !a.isNil() {
					fr.usesLate(s, call, fr.load(s, a.to), stream, by, fr.f.named(a.to, call))
				}
			}
		}
	}
}

// named returns the variable that a place is or is part of, or the text of a call.
func (f *Finder) named(p place, call *ast.CallExpr) string {
	if p.object.kind == variableObject {
		return p.object.variable.Name() + p.path
	}
	return types.ExprString(call.Fun)
}

// streamOf returns the stream of an operation; the null stream's value is nil.
func streamOf(api headers.API, args []value) value {
	if i, ok := api.Param(headers.Stream); ok && i < len(args) {
		return args[i]
	}
	return value{}
}

// usesLate records a use of the memory or the handle that a value leads to. Uses in another stream than that of an
// asynchronous free are not in its order; those within the C function that frees are found in its source.
func (fr *frame) usesLate(s *state, call *ast.CallExpr, v, stream value, by, pointer string) {
	o := v.root()
	if o == nil || !fr.tellsAll() {
		return
	}
	m := s.freed[o]
	if !m.always || m.among != 1 || m.call == nil || m.call == call || m.stream != nil && !isSameStream(*m.stream, stream) {
		m = mark{}
	}
	if variable, _ := v.parameter(); m.call == nil && variable == nil {
		return
	}
	fr.f.lateUses = append(fr.f.lateUses, lateUse{at: call, what: v, pointer: pointer, by: by, mark: m, site: fr.happens()})
}

// isSameStream reports whether two values certainly are one stream.
func isSameStream(a, b value) bool { return !a.open && len(a.atoms) == 1 && a.equal(b) }

// destroyed returns the parameter of a function whose handle the function destroys.
func destroyed(function string) (index int, ok bool) {
	if api, isAPI := headers.Lookup(function); isAPI && api.Operation != headers.Destroy && api.Operation != headers.Unload {
		return 0, false
	}
	index, ok = headers.Releases(function)
	return index, ok && index != headers.Everything
}

// isHandle reports whether a value can only be a handle of CUDA's or of its libraries', or one of the caller's.
func isHandle(v value) bool {
	o := v.only()
	return o != nil && (o.memory == cgobridge.HandleMemory || o.kind == pointeeObject)
}

// destroys applies the destruction of a handle by the C function.
func (c *cCall) destroys(s *state, e *memory.Effect) {
	if e.Kind != memory.Runs || !e.Always {
		return
	}
	if i, ok := destroyed(e.API.Name); ok && i < len(e.Args) {
		if v := c.value(e.Args[i].Whole); isHandle(v) {
			c.marksFreed(s, c.call, v, nil)
		}
	}
}

// usesFreed records a use of freed memory by an effect of the C function.
func (c *cCall) usesFreed(s *state, e *memory.Effect) {
	if !e.Always {
		return
	}
	use := func(v memory.Value) { // in a stream that is not known
		if w := c.value(v.Whole); w.only() != nil {
			c.usesLate(s, c.call, w, value{}, calleeName(c.call), c.written(w))
		}
	}
	switch e.Kind {
	case memory.Hands, memory.Reads, memory.Writes:
		use(e.Value)
	case memory.Runs:
		if e.API.Operation == headers.Free || e.API.Operation == headers.Destroy || e.API.Operation == headers.Inquire {
			return
		}
		for _, arg := range e.Args {
			use(arg)
		}
	}
}

// calleeName returns the name of the function that a call calls, of a C function without "C.".
func calleeName(call *ast.CallExpr) string {
	if id := cgobridge.CalleeIdent(call.Fun); id != nil {
		return id.Name
	}
	return types.ExprString(call.Fun)
}

// written returns the argument of the call that has a value, or the function if none has.
func (c *cCall) written(v value) string {
	if i := slices.IndexFunc(c.args, v.equal); i >= 0 && i < len(c.call.Args) {
		return types.ExprString(c.call.Args[i])
	}
	return types.ExprString(c.call.Fun)
}

// LateUses returns the uses of memory and handles that are freed on all paths to them, each call once.
func (f *Finder) LateUses() []LateUse {
	var list []LateUse
	eachOnce(f.lateUses, func(x lateUse) (ast.Node, site) { return x.at, x.site }, func(x lateUse, at ast.Node, in string) bool {
		if x.mark.call != nil {
			list = append(list, LateUse{At: at, Pointer: x.pointer, By: x.by, In: in, Freed: x.mark.call, FreedBy: calleeName(x.mark.call)})
		}
		return x.mark.call != nil
	})
	return list
}
