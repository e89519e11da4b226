package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on memory and handles after the call that releases them: CUDA Runtime API, memory management, stream
// management.

func init() {
	checks = append(checks, check{info: lifetime.UseAfterFree, run: useAfterFree}, check{info: lifetime.WrongFree, run: wrongFree})
}

// endsLife recognises the functions that free memory or end a handle.
func endsLife(api headers.API) bool {
	return api.Operation == headers.Free || api.Operation == headers.Destroy
}

// freed is the property of freed memory and handles.
func (l *lifeline) freed(found func(held factSet[condition], op *body.Op, e event)) property {
	return property{
		step: func(held factSet[condition], op *body.Op, e event) {
			if e.piece.object != nil && e.piece.object.IsMadeBy(op) {
				held.forget(func(c condition) bool { return c.piece == e.piece && c.by != op })
			}
			if e.action == frees && e.must && e.whole && l.isSingle(e.piece) && endsWhole(e) {
				held[condition{piece: e.piece, action: frees, by: op, name: e.name(), isNull: e.isNull, stream: e.stream, later: e.later, effect: e.effect}] = true
			}
		},
		found: found,
	}
}

// endsWhole reports whether an event frees all of the memory: not with a function for memory by a description or for a range of
// addresses.
func endsWhole(e event) bool {
	return e.effect.Kind == memory.Frees || e.effect.API.To != headers.AnyMemory || e.effect.API.Operation == headers.Destroy
}

func useAfterFree(p *pass) {
	p.eachOwnLifeline(endsLife, func(l *lifeline) {
		twice := map[*body.Op]bool{} // frees that a destructor repeats, which is the fault
		l.track(l.freed(func(held factSet[condition], op *body.Op, e event) {
			for c := range held {
				if op.Kind == body.Destroy && e.action == frees && c.piece == e.piece && !isHandle(e) {
					twice[c.by] = true
				}
			}
		}))
		l.track(l.freed(func(held factSet[condition], op *body.Op, e event) {
			if e.must && (e.action == uses || e.action == writes) {
				held.forget(func(c condition) bool { return twice[c.by] })
				l.reportUse(held, op, e, e.piece)
				if e.effect.Kind == memory.Hands && e.stream.known && !e.stream.legacy {
					l.reportUse(held, op, e, e.stream.piece)
				}
			}
		}))
	})
}

func (l *lifeline) reportUse(held factSet[condition], op *body.Op, e event, at piece) {
	for _, c := range latest(held) {
		if c.piece == at && c.by != op && !l.told[l.pass.line(op.Node)] {
			l.told[l.pass.line(op.Node)] = true
			l.pass.report(op.Node, "%[2]s is used by %[1]s after it is freed by %[3]s", e.name(), l.named(at), c.name).related(l.pass.at(c.by.Node), "freed here")
		}
	}
}

// named names a piece in a message.
func (l *lifeline) named(at piece) string {
	if at.contents && at.object.Variable != nil {
		return "'" + at.object.Variable.Name + at.path + "'"
	}
	if v := l.holder(at); v != "" {
		return v
	}
	switch at.object.Kind {
	case memory.Handle:
		return "a handle"
	case memory.Pinned:
		return "page-locked memory"
	}
	return "memory"
}

// holder names the variable that an object's address was stored in where it was made.
func (l *lifeline) holder(at piece) string {
	made := at.object.Made
	if made == nil || !made.Is(body.Call) {
		return ""
	}
	api, ok := headers.Lookup(sema.LibraryName(made.Function, made.Call()))
	if !ok {
		return ""
	}
	i, _ := api.Param(headers.Result)
	if to := whoseAddress(argumentOf(made, i)); to.Is(body.Var, body.Member) {
		return quoted(to.Node.Text())
	}
	return ""
}

func wrongFree(p *pass) {
	p.eachOwnLifeline(func(api headers.API) bool { return api.Operation == headers.Free || api.Operation == headers.Allocate }, func(l *lifeline) {
		l.track(l.freed(func(held factSet[condition], op *body.Op, e event) {
			if e.action != frees || !e.must {
				return
			}
			if !e.whole {
				l.reportInterior(op, e)
				return
			}
			if what := l.belongsElsewhere(e); what != "" {
				l.reportFree(op, "%s frees %s, which is %s", e.name(), l.named(e.piece), what)
				return
			}
			for _, c := range latest(held) {
				if c.piece == e.piece && !isHandle(e) && !l.isSamePlace(c.by, op) {
					l.reportTwice(c, op, e)
				}
			}
		}))
	})
}

// reportInterior reports a free of memory by an address that is a number of elements behind its beginning.
func (l *lifeline) reportInterior(op *body.Op, e event) {
	i, ok := e.effect.API.Param(headers.Object)
	if e.effect.Inner != nil || !ok || isHandle(e) || len(e.others) > 0 || e.piece.contents || e.piece.object.Made == nil {
		return
	}
	base := l.behindBase(argumentOf(op, i), l.pass.amountsOf(l.Body))
	if base == nil {
		return
	}
	x, ok := certainly(l.Value(base))
	if ok && x.Kind == memory.Address && !x.Moved && x.Place.Path == "" && x.Place.Object == e.piece.object {
		l.reportFree(op, "%s is given an address inside %s, not its beginning", e.name(), l.named(e.piece))
	}
}

// behindBase returns the pointer behind which an address lies by a positive constant; nil if it is another address.
func (l *lifeline) behindBase(op *body.Op, in *amounts) *body.Op {
	for depth := maxReachDepth; op != nil && depth > 0; depth-- {
		op = unconvertedOp(op)
		if op.Is(body.Var) && in.keeps(op.Variable) {
			op = in.values[op.Variable]
			continue
		}
		if op.Is(body.AddressOf) {
			op = op.Args[0]
		}
		_, offset := offsetOf(op)
		if offset == nil || op.Operator != syntax.Add && !op.Is(body.Index) || offset != op.Args[1] {
			return nil
		}
		if n, ok := constantOf(offset); !ok || n <= 0 {
			return nil
		}
		return op.Args[0]
	}
	return nil
}

// isSamePlace reports whether two operations are one call that is written, which a macro has twice.
func (l *lifeline) isSamePlace(a, b *body.Op) bool {
	return a != b && l.pass.Pos(a.Node) == l.pass.Pos(b.Node)
}

func isHandle(e event) bool {
	return e.effect.Kind == memory.Runs && e.effect.API.Operation == headers.Destroy
}

func (l *lifeline) reportFree(op *body.Op, format string, args ...any) *report {
	if l.told[l.pass.line(op.Node)] {
		return &report{}
	}
	l.told[l.pass.line(op.Node)] = true
	return l.pass.report(op.Node, format, args...)
}

// reportTwice reports a double free: one repeated by a destructor at the earlier free, or where its object was copied.
func (l *lifeline) reportTwice(c condition, op *body.Op, e event) {
	if c.by == op { // by two members, or arguments, that hold one address
		at, known := op, l.declarationOf(op.Variable)
		if op.Kind == body.Destroy && known != nil {
			at = known
		}
		l.reportFree(at, "%s frees %s, which is already freed", e.name(), l.named(e.piece))
		return
	}
	at, before := op, c.by
	if op.Kind == body.Destroy {
		at = c.by
		if c.by.Kind == body.Destroy {
			if at = l.copyOf(c.by, op); at == nil {
				return
			}
		}
		before = op
	}
	r := l.reportFree(at, "%s frees %s, which is already freed", e.name(), l.named(e.piece))
	switch {
	case at != op && op.Kind == body.Destroy:
		r.Message = "destructor of " + l.owner(op) + " frees " + l.named(e.piece) + ", which is already freed"
	default:
		r.related(l.pass.at(before.Node), "freed here")
	}
}

// owner names the variable that a destructor ends.
func (l *lifeline) owner(op *body.Op) string {
	if op.Variable != nil {
		return "'" + op.Variable.Name + "'"
	}
	return "the object"
}

// declarationOf returns the declaration of a variable in the body; nil if there is none.
func (l *lifeline) declarationOf(v *sema.Variable) *body.Op {
	for op := range l.Body.Root.All() {
		if op.Kind == body.Declare && op.Variable == v && v != nil {
			return op
		}
	}
	return nil
}

// copyOf returns the operation that makes one of two objects, which end, by copying the other.
func (l *lifeline) copyOf(a, b *body.Op) *body.Op {
	if made := a.Object(); made.Is(body.Construct) { // an argument
		for from := range made.All() {
			if from.Is(body.Var) && from.Variable != nil && from.Variable == b.Variable {
				return made
			}
		}
	}
	for op := range l.Body.Root.All() {
		if op.Kind != body.Declare || op.Variable == nil || op.Variable != a.Variable && op.Variable != b.Variable || len(op.Args) == 0 || op.Args[0] == nil {
			continue
		}
		for from := range op.Args[0].All() {
			if from.Is(body.Var) && from.Variable != nil && from.Variable != op.Variable && (from.Variable == a.Variable || from.Variable == b.Variable) {
				return op
			}
		}
	}
	return nil
}

// belongsElsewhere describes memory that another function frees than the one called; empty if it may be the right one.
func (l *lifeline) belongsElsewhere(e event) string {
	what := ""
	for _, at := range e.pieces() {
		if what = l.misfreed(at, e); what == "" {
			return ""
		}
	}
	return what
}

func (l *lifeline) misfreed(at piece, e event) string {
	o := at.object
	if at.contents || o == nil {
		return ""
	}
	by := e.effect.API
	hostFree := e.effect.Kind == memory.Frees
	if hostFree {
		switch o.Kind {
		case memory.Device:
			return "device memory"
		case memory.Pinned:
			return "page-locked host memory from " + l.maker(o)
		case memory.Managed:
			return "managed memory"
		}
		return ""
	}
	if by.Operation != headers.Free {
		return ""
	}
	switch o.Kind {
	case memory.Device, memory.Managed:
		if by.To == headers.PinnedMemory || by.To == headers.ArrayMemory {
			return "device memory from " + l.maker(o)
		}
	case memory.Pinned:
		if by.To == headers.DeviceMemory || by.To == headers.ArrayMemory {
			return "page-locked host memory from " + l.maker(o)
		}
	case memory.Array:
		if by.To == headers.DeviceMemory || by.To == headers.PinnedMemory {
			return "a CUDA array"
		}
	case memory.Heap:
		if o.Made != nil && (by.To == headers.DeviceMemory || by.To == headers.PinnedMemory) {
			return "host heap memory"
		}
	case memory.Automatic, memory.Static:
		if by.To == headers.DeviceMemory || by.To == headers.PinnedMemory {
			return "a host variable"
		}
	}
	return ""
}

// maker names the function that makes an object.
func (l *lifeline) maker(o *memory.Object) string {
	if o.Made != nil && o.Made.Is(body.Call) {
		if name := sema.LibraryName(o.Made.Function, o.Made.Call()); name != "" {
			return name
		}
	}
	return "CUDA's"
}
