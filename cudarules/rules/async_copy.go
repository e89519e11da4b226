package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Rules on arguments of cuda::memcpy_async: libcu++, the notes of memcpy_async.

func init() {
	register(asyncCopyTriviallyCopyable, rule.Info{
		ID: "memcpy-async-trivially-copyable", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "cuda::memcpy_async copies objects of trivially copyable types alone: it copies bytes.",
		Bad: `#include <cuda/barrier>
struct Lease { int *slot; __device__ ~Lease() { *slot = 0; } };
__device__ void stage(Lease *to, const Lease *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    cuda::memcpy_async(to, from, sizeof(Lease), bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
struct Lease { int *slot; };
__device__ void stage(Lease *to, const Lease *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    cuda::memcpy_async(to, from, sizeof(Lease), bar);
    bar.arrive_and_wait();
}`,
	})
	register(asyncCopyAlignment, rule.Info{
		ID: "memcpy-async-alignment", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes; cuda::aligned_size_t",
		Doc: "Source and destination of a cuda::memcpy_async of cuda::aligned_size_t<N> bytes are aligned to N, a power of two, and the size is a multiple of N.",
		Bad: `#include <cuda/barrier>
__device__ void stage(const float4 *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    alignas(16) __shared__ float tile[64];
    cuda::memcpy_async(tile + 1, from, cuda::aligned_size_t<16>(128), bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
__device__ void stage(const float4 *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    alignas(16) __shared__ float tile[64];
    cuda::memcpy_async(tile + 4, from, cuda::aligned_size_t<16>(128), bar);
    bar.arrive_and_wait();
}`,
	})
	register(asyncCopyOverlap, rule.Info{
		ID: "memcpy-async-overlap", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "Source and destination of a cuda::memcpy_async do not overlap.",
		Bad: `#include <cuda/barrier>
__device__ void shift(float *buf, cuda::barrier<cuda::thread_scope_block> &bar) {
    cuda::memcpy_async(buf + 1, buf, 8 * sizeof(float), bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
__device__ void duplicate(float *buf, cuda::barrier<cuda::thread_scope_block> &bar) {
    cuda::memcpy_async(buf + 8, buf, 8 * sizeof(float), bar);
    bar.arrive_and_wait();
}`,
	})
}

// An asyncCopy is a call of cuda::memcpy_async.
type asyncCopy struct {
	sema.Use
	dst, src, size syntax.Node
}

// asyncCopies returns the calls of cuda::memcpy_async in a body.
func (p *pass) asyncCopies(b *sema.Body) []asyncCopy {
	var out []asyncCopy
	for _, u := range b.Uses() {
		if u.Kind != sema.Calls || u.Call == nil || !p.isLibcudacxx(u.Call, "memcpy_async") {
			continue
		}
		args := u.Call.Args
		for _, a := range args {
			if a.Kind() == syntax.ParameterPackExpansion {
				args = nil
			}
		}
		switch len(args) {
		case 4:
			out = append(out, asyncCopy{u, args[0], args[1], args[2]})
		case 5:
			out = append(out, asyncCopy{u, args[1], args[2], args[3]})
		}
	}
	return out
}

// isLibcudacxx reports whether a call calls the function of a name in namespace cuda
// that libcu++ declares.
func (v *view) isLibcudacxx(c *sema.Call, name string) bool {
	set := c.Candidates
	if c.Function != nil {
		set = []*sema.Function{c.Function}
	}
	for _, f := range set {
		if f.Name != name || f.Class != nil || f.Scope.String() != "cuda" || !v.Unit(f.First().Node).Prelude {
			return false
		}
	}
	return len(set) > 0
}

// eachAsyncCopy has visit look at the calls of cuda::memcpy_async in device code.
func (p *pass) eachAsyncCopy(visit func(*sema.Body, asyncCopy)) {
	p.eachDeviceBody(func(b *sema.Body) {
		for _, c := range p.asyncCopies(b) {
			visit(b, c)
		}
	})
}

func asyncCopyTriviallyCopyable(p *pass) {
	p.eachAsyncCopy(func(b *sema.Body, c asyncCopy) {
		for _, n := range []syntax.Node{c.dst, c.src} {
			t := copiedObject(b, n)
			if t != nil && t.TriviallyCopyable() == sema.No {
				p.reportCall(c.Use, "'cuda::memcpy_async' copies objects of type '%s', which is not trivially copyable", t.Unqualified())
				return
			}
		}
	})
}

// copiedObject returns the type of the objects that an argument of a copy points to,
// or nil.
func copiedObject(b *sema.Body, n syntax.Node) *sema.Type {
	s := b.BodyScope().At(n)
	if t := s.Value(n).Type; t.Kind == sema.RecordType && isAnnotatedPtr(t.Record) {
		if len(t.Record.Args) > 0 {
			return t.Record.Args[0].Type
		}
		return nil
	}
	return pointedTo(s, n)
}

func isAnnotatedPtr(r *sema.Record) bool {
	return r.Name == "annotated_ptr" && r.Outer != nil && r.Outer.String() == "cuda"
}

func asyncCopyAlignment(p *pass) {
	p.eachAsyncCopy(func(b *sema.Body, c asyncCopy) {
		size, ok := sizeOf(b, c.size)
		if !ok || size.align == 0 {
			return
		}
		switch {
		case size.align&(size.align-1) != 0:
			p.reportCall(c.Use, "alignment %d of 'cuda::aligned_size_t' is not a power of two", size.align)
			return
		case size.known && size.bytes%size.align != 0:
			p.reportCall(c.Use, "size of 'cuda::aligned_size_t<%d>' is %d bytes, which is not a multiple of %[1]d", size.align, size.bytes)
			return
		}
		addresses := addressesOf(b)
		for _, n := range []syntax.Node{c.dst, c.src} {
			if at, ok := addresses.of(n); ok && addresses.misaligned(at, size.align) {
				p.reportCall(c.Use, "'cuda::memcpy_async' with 'cuda::aligned_size_t<%d>' copies from or to '%s', which is not aligned to %[1]d bytes", size.align, n.Text())
				return
			}
		}
	})
}

// A copySize is the size of a copy.
type copySize struct {
	bytes int64
	known bool
	align int64 // of a cuda::aligned_size_t; 0 of other sizes
}

// sizeOf returns the known facts about the size passed as an argument.
func sizeOf(b *sema.Body, n syntax.Node) (copySize, bool) {
	s := b.BodyScope()
	variables := variablesOf(b)
	out := copySize{}
	for depth := 0; s.TU.Allows(limit.ValueDepth, depth); depth++ {
		n = n.Unparen()
		if t := s.ValueAt(n).Type; t.Kind == sema.RecordType {
			r := t.Record
			if r.Name != "aligned_size_t" || r.Outer == nil || r.Outer.String() != "cuda" || len(r.Args) != 1 || r.Args[0].Value == nil {
				return copySize{}, false
			}
			out.align = r.Args[0].Value.Int()
		}
		if c, ok := s.At(n).Constant(n); ok && c.Type != nil && c.Type.IsInteger() {
			out.bytes, out.known = c.Int(), true
			return out, true
		}
		next := syntax.Node{}
		switch n.Kind() {
		case syntax.Identifier, syntax.QualifiedIdentifier:
			v, _ := s.ValueAt(n).Entity.(*sema.Variable)
			next = variables.settledValue(v)
		case syntax.CallExpression:
			if c, ok := s.CastAt(n); ok {
				next = c.Operand
			}
		case syntax.CompoundLiteralExpression:
			next = onlyValue(n.Child(syntax.FieldValue))
		}
		if next.IsZero() {
			return out, true
		}
		n = next
	}
	return out, true
}

func asyncCopyOverlap(p *pass) {
	at := func(c *threads.Copy) *body.Op {
		if !c.Overlaps {
			return nil
		}
		op, _ := overlapping(c)
		return op
	}
	p.eachThreadCopy(at, func(c *threads.Copy, at *body.Op) {
		if c.Distance > 0 {
			p.reportThreadCopy(at, "source and destination of 'cuda::memcpy_async' overlap: they are %d bytes apart, and %d bytes are copied", c.Distance, c.Size)
			return
		}
		_, src := overlapping(c)
		p.reportThreadCopy(at, "'cuda::memcpy_async' copies '%s' onto itself", textOf(src))
	})
}

// overlapping returns the call in which source and destination of a copy come together: the copy, or if it has
// them from two parameters, the call with overlapping arguments; and the origin of the source there.
func overlapping(c *threads.Copy) (call, src *body.Op) {
	depth := len(c.Stack) - 1
	args := c.Call().Arguments()
	dst, src := root(args[len(args)-4]), root(args[len(args)-3])
	for ; depth > 0; depth-- {
		to, from := dst.Variable, src.Variable
		if !dst.Is(body.Var) || !src.Is(body.Var) || to == from || !to.Parameter || !from.Parameter {
			break
		}
		given := c.Stack[depth-1].Arguments()
		if to.Index >= len(given) || from.Index >= len(given) || given[to.Index] == nil || given[from.Index] == nil {
			break
		}
		dst, src = root(given[to.Index]), root(given[from.Index])
	}
	return c.Stack[depth], src
}

// root returns the variable, or other operation, that an address is derived from.
func root(op *body.Op) *body.Op {
	for {
		switch {
		case op.Is(body.Binary) && len(op.Args) == 2 && op.Args[0].Type != nil && op.Args[0].Type.Kind != sema.Pointer:
			op = op.Args[1]
		case op.Is(body.Load, body.Convert, body.Cast, body.Decay, body.AddressOf, body.Bind, body.Index, body.Member, body.Deref, body.Binary):
			op = op.Args[0]
		default:
			return op
		}
	}
}
