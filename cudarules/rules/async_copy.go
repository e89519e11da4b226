package rules

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on what cuda::memcpy_async copies: libcu++, the notes of memcpy_async.

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
func (p *pass) isLibcudacxx(c *sema.Call, name string) bool {
	set := c.Candidates
	if c.Function != nil {
		set = []*sema.Function{c.Function}
	}
	for _, f := range set {
		if f.Name != name || f.Class != nil || f.Scope.String() != "cuda" || !p.Unit(f.First().Node).Prelude {
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
				p.reportCall(c.Use, "cuda::memcpy_async copies objects of type %s, which is not trivially copyable", t.Unqualified())
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
			p.reportCall(c.Use, "cuda::aligned_size_t<%d> names an alignment that is no power of two", size.align)
			return
		case size.known && size.bytes%size.align != 0:
			p.reportCall(c.Use, "a cuda::aligned_size_t<%d> of %d bytes is no multiple of %[1]d", size.align, size.bytes)
			return
		}
		addresses := addressesOf(b)
		for _, n := range []syntax.Node{c.dst, c.src} {
			if at, ok := addresses.of(n); ok && addresses.misaligned(at, size.align) {
				p.reportCall(c.Use, "cuda::memcpy_async of cuda::aligned_size_t<%d> gets %s, which is not aligned to %[1]d bytes", size.align, n.Text())
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

// sizeOf returns what is known of the size that an argument gives.
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
	p.eachDeviceBody(func(b *sema.Body) {
		for _, c := range p.asyncCopies(b) {
			if dst, src, ok := copiedPlaces(b, c); ok {
				size, known := sizeOf(b, c.size)
				p.overlap(c.Use, dst, src, size, known)
			}
		}
		for _, u := range b.Uses() {
			if u.Kind == sema.Calls && u.Call != nil && u.Function != nil && !u.Implicit && !u.Function.IsVirtual() && !p.Unit(u.Function.First().Node).Prelude {
				p.overlapThrough(b, u)
			}
		}
	})
}

// copiedPlaces returns the addresses of a copy's destination and source.
func copiedPlaces(b *sema.Body, c asyncCopy) (dst, src address, ok bool) {
	addresses := addressesOf(b)
	if dst, ok = addresses.of(c.dst); ok {
		src, ok = addresses.of(c.src)
	}
	return dst, src, ok
}

// overlap reports a call that copies bytes between places that overlap.
func (p *pass) overlap(u sema.Use, dst, src address, size copySize, known bool) {
	distance, ok := dst.distance(src)
	switch {
	case !ok || !known:
	case distance == 0 && (!size.known || size.bytes > 0):
		p.reportCall(u, "cuda::memcpy_async copies %s onto itself", src.base.Name)
	case size.known && max(distance, -distance) < size.bytes:
		p.reportCall(u, "source and destination of cuda::memcpy_async overlap: they are %d bytes apart, and it copies %d", max(distance, -distance), size.bytes)
	}
}

// overlapThrough reports a call of a function that copies between two places to
// which parameters point, where what they are given overlaps.
func (p *pass) overlapThrough(b *sema.Body, u sema.Use) {
	callee := p.BodyOf(u.Function)
	if callee == nil || callee.Function == b.Function {
		return
	}
	args := u.Call.Args
	for _, c := range p.asyncCopies(callee) {
		dst, src, ok := copiedPlaces(callee, c)
		if !ok || dst.base == src.base {
			continue
		}
		variables := variablesOf(callee)
		given := func(a address) (address, bool) {
			if !a.pointer || !a.base.Parameter || !variables.isSettled(a.base) || len(a.terms) > 0 || a.base.Index >= len(args) {
				return address{}, false
			}
			at, ok := addressesOf(b).of(args[a.base.Index])
			return at.plus(a.offset), ok
		}
		if dst, ok = given(dst); !ok {
			continue
		}
		if src, ok = given(src); !ok {
			continue
		}
		size, known := sizeOf(callee, c.size)
		if v := namedVariable(callee, c.size); v != nil && v.Parameter && variables.isSettled(v) && v.Index < len(args) {
			size, known = sizeOf(b, args[v.Index])
		}
		p.overlap(u, dst, src, size, known)
	}
}
