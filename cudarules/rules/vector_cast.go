package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// The rule on pointers that are cast to vectors: CUDA C++ Programming Guide, device memory
// accesses.

func init() {
	registerThreads(vectorCastAlignment, rule.Info{
		ID: "vector-cast-alignment", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, device memory accesses, size and alignment requirement",
		Doc: "Device code reads and writes a vector, or another type of larger alignment, through a pointer that is cast to it at a multiple of its alignment alone.",
		Bad: `__global__ void second(float4 *out) {
    alignas(16) __shared__ float s[8];
    *out = *reinterpret_cast<float4 *>(&s[1]);
}`,
		Good: `__global__ void second(float4 *out) {
    alignas(16) __shared__ float s[8];
    *out = *reinterpret_cast<float4 *>(&s[4]);
}`,
	})
}

func vectorCastAlignment(p *pass) {
	p.misalignedThreads()
	casts := &castAccesses{pass: p, needs: map[*sema.Function][]alignmentNeed{}}
	p.eachDeviceBody(func(b *sema.Body) {
		at := addressesOf(b)
		for _, access := range casts.in(b) {
			if a, ok := at.of(access.pointer.Node); ok && at.misses(a, 0, access.align) {
				p.report(access.op.Node, "'%s' is accessed at an address that is not a multiple of %d", access.of, access.align)
			}
		}
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Call == nil || u.Function == nil || u.Function.IsKernel() {
				continue
			}
			for _, need := range casts.neededBy(u.Function) {
				if need.param >= len(u.Call.Args) {
					continue
				}
				if a, ok := at.of(u.Call.Args[need.param]); ok && at.misses(a, need.offset, need.align) {
					p.report(u.Node, "'%s' accesses '%s' at an address that is not a multiple of %d", u.Function.Name, need.of, need.align)
				}
			}
		}
	})
}

// misalignedThreads reports accesses by the threads of launches at addresses that differ by no multiple of the alignment.
func (p *pass) misalignedThreads() {
	seen := map[syntax.Node]bool{}
	casts := map[*sema.Function]bool{}
	wants := func(kernel *sema.Body, _ *threads.Launches) bool { return p.comesToCast(kernel, casts) }
	p.eachGlobalRun(wants, func(r *threadRun) {
		for _, run := range r.known {
			for _, x := range run.Misaligned {
				p.reportOnce(seen, x.At, "'%s' is not aligned to %d bytes in thread %s or %s of %s: the distance of their addresses is %d",
					x.Type.Unqualified(), x.Align, threadName(run, x.Threads[0]), threadName(run, x.Threads[1]), p.blockOf(run, x.At), x.Distance)
			}
		}
	})
}

// comesToCast reports whether a body, or one that it calls, casts pointers.
func (v *view) comesToCast(b *sema.Body, known map[*sema.Function]bool) bool {
	if casts, ok := known[b.Function]; ok {
		return casts
	}
	known[b.Function] = castsPointers(b)
	for _, u := range b.Uses() {
		if known[b.Function] {
			break
		}
		if u.Function != nil {
			if callee := v.BodyOf(u.Function); callee != nil {
				known[b.Function] = v.comesToCast(callee, known)
			}
		}
	}
	return known[b.Function]
}

// isLocalOfVectors reports whether a variable is an array in a thread's own memory whose elements are aligned as their class says, which
// nothing else aligns further: vectors of 8 bytes and more, which no compiler keeps several of in one register.
func (a *addressing) isLocalOfVectors(v *sema.Variable) bool {
	t := v.Type()
	for t.Kind == sema.Array {
		t = t.Elem
	}
	if _, align, ok := a.tu().SizeAlignOn(t, true); !ok || align < 8 {
		return false
	}
	return v.IsLocal() && !v.Parameter && !v.IsStatic() && !v.IsExtern() && v.LiesIn(sema.AnyMemory) == sema.No && v.Type().Kind == sema.Array && t.Kind == sema.RecordType && t.Record.IsBuiltIn()
}

// misses reports whether the place some bytes after an address is certainly not aligned, although the
// object at the address is.
func (a *addressing) misses(at address, offset, align int64) bool {
	var base int64
	var ok bool
	if at.pointer {
		_, base, ok = a.tu().SizeAlignOn(at.elem, true)
	} else {
		base, ok = a.tu().VariableAlign(at.base)
	}
	if ok && base < align && !at.pointer && a.isLocalOfVectors(at.base) {
		return true
	}
	if !ok || base < align {
		return false
	}
	for _, n := range at.terms {
		if n%align != 0 {
			return false
		}
	}
	return (at.offset+offset)%align != 0
}

// A castAccess is a read or write through a pointer that was cast.
type castAccess struct {
	op, pointer *body.Op
	of          *sema.Type
	align       int64 // of the type, in bytes
}

// An alignmentNeed says that a function always accesses some bytes after the target of one of its
// parameters.
type alignmentNeed struct {
	param  int
	offset int64
	align  int64
	of     *sema.Type
}

type castAccesses struct {
	pass  *pass
	needs map[*sema.Function][]alignmentNeed
}

// in lists the accesses of a body.
func (c *castAccesses) in(b *sema.Body) (all []castAccess) {
	if !castsPointers(b) {
		return nil
	}
	of := body.Of(b.FuncDecl)
	values := pointerValues(of)
	for op := range of.Root.All() {
		for _, glvalue := range accessedBy(op) {
			pointer := dereferenced(glvalue)
			if pointer == nil || pointer.Type == nil || pointer.Type.Kind != sema.Pointer || !isCast(pointer, values, 4) {
				continue
			}
			if _, align, ok := c.pass.SizeAlignOn(pointer.Type.Elem, true); ok && align > 1 {
				all = append(all, castAccess{op, pointer, pointer.Type.Elem.Unqualified(), align})
			}
		}
	}
	return all
}

func castsPointers(b *sema.Body) bool {
	for n := range b.Nodes() {
		if isPointerCast(n) {
			return true
		}
	}
	return false
}

// accessedBy returns the glvalues that an operation reads or writes.
func accessedBy(op *body.Op) []*body.Op {
	switch {
	case op.Is(body.Load, body.Step):
		return op.Args[:1]
	case op.Kind == body.Assign:
		return op.Args[:1]
	case op.Kind == body.Call && op.Function == nil && (op.Special == sema.CopyAssignment || op.Special == sema.MoveAssignment),
		op.Kind == body.Construct && (op.Special == sema.CopyConstructor || op.Special == sema.MoveConstructor):
		return op.Args
	}
	return nil
}

// dereferenced returns the pointer through which a glvalue is reached; nil if it is a variable.
func dereferenced(op *body.Op) *body.Op {
	for op.Is(body.Bind, body.Cast, body.Member) && len(op.Args) > 0 {
		op = op.Args[0]
	}
	if op.Is(body.Deref) || op.Is(body.Index) && !op.Args[0].Is(body.Decay) {
		return op.Args[0]
	}
	return nil
}

// pointerValues returns the initializers of the pointers that a body declares.
func pointerValues(b *body.Body) map[*sema.Variable]*body.Op {
	values := map[*sema.Variable]*body.Op{}
	for op := range b.Root.All() {
		if op.Kind == body.Declare && op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil && op.Variable.Type().Kind == sema.Pointer {
			values[op.Variable] = op.Args[0]
		}
	}
	return values
}

// isCast reports whether a pointer is the result of a cast, or the value of a variable that is.
func isCast(op *body.Op, values map[*sema.Variable]*body.Op, depth int) bool {
	switch {
	case depth == 0 || op == nil:
		return false
	case op.Kind == body.Convert:
		return op.Explicit && op.Args[0].Type != nil && op.Args[0].Type.Kind == sema.Pointer || isCast(op.Args[0], values, depth)
	case op.Kind == body.Binary:
		return isCast(op.Args[0], values, depth)
	case op.Kind == body.AddressOf && op.Args[0].Is(body.Index, body.Deref):
		return isCast(op.Args[0].Args[0], values, depth)
	case op.Kind == body.Load && op.Args[0].Kind == body.Var:
		return isCast(values[op.Args[0].Variable], values, depth-1)
	}
	return false
}

// neededBy lists the accesses that a function always makes through its parameters.
func (c *castAccesses) neededBy(f *sema.Function) []alignmentNeed {
	if needs, known := c.needs[f]; known {
		return needs
	}
	c.needs[f] = nil // while it is being found out
	if !slices.ContainsFunc(f.Type().Params, func(t *sema.Type) bool { return t.Kind == sema.Pointer }) {
		return nil
	}
	b := c.pass.BodyOf(f)
	if b == nil || c.pass.Unit(b.Node).Prelude {
		return nil
	}
	accesses := c.in(b)
	calls := slices.ContainsFunc(b.Uses(), func(u sema.Use) bool {
		return u.Kind == sema.Calls && u.Call != nil && u.Function != nil && len(c.neededBy(u.Function)) > 0
	})
	if len(accesses) == 0 && !calls {
		return nil
	}
	at := addressesOf(b)
	add := func(n alignmentNeed, pointer address, ok bool) {
		i := slices.Index(b.FuncDecl.Params(), pointer.base)
		if !ok || !pointer.pointer || i < 0 || at.variables.written[pointer.base] || at.misses(pointer, n.offset, n.align) { // which is reported there
			return
		}
		for _, bytes := range pointer.terms {
			if bytes%n.align != 0 {
				return
			}
		}
		n.param, n.offset = i, n.offset+pointer.offset
		c.needs[f] = append(c.needs[f], n)
	}
	always := alwaysRuns(flow.Of(body.Of(b.FuncDecl)))
	for _, access := range accesses {
		if always[access.op] {
			a, ok := at.of(access.pointer.Node)
			add(alignmentNeed{align: access.align, of: access.of}, a, ok)
		}
	}
	for op := range body.Of(b.FuncDecl).Root.All() {
		if !always[op] || op.Kind != body.Call || op.Function == nil || op.Call() == nil {
			continue
		}
		for _, need := range c.neededBy(op.Function) {
			if args := op.Call().Args; need.param < len(args) {
				a, ok := at.of(args[need.param])
				add(need, a, ok)
			}
		}
	}
	return c.needs[f]
}

// alwaysRuns returns the operations that each way through a body comes by.
func alwaysRuns(g *flow.Graph) map[*body.Op]bool {
	always := map[*body.Op]bool{}
	for _, b := range g.Blocks {
		if !g.Partial && g.Exit.Index >= 0 && b.PostDominates(g.Entry()) {
			for _, op := range b.Ops {
				always[op] = true
			}
		}
	}
	return always
}

// isPointerCast recognizes casts to a possible pointer type: not those to T(x), nor to a type spelled
// as a number's.
func isPointerCast(n syntax.Node) bool {
	c, ok := n.Cast()
	return ok && c.Kind != syntax.FunctionalCast && (strings.Contains(c.Type.Text(), "*") || c.Type.First().Kind() != syntax.PrimitiveType)
}
