package flow

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Constants through callees: their results, and the objects that constructors make.

// Bounds on the calls that are followed from one body.
const (
	maxCallDepth = 3
	maxCalls     = 128
)

// calls says how the bodies are followed that one calls.
type calls struct {
	left    int // that may still be followed
	within  []*sema.Function
	devices bool // limits of devices count as those of all that CUDA supports
	asked   bool // such a limit was met
}

// ConstantsOnDevices is ConstantsOf where the limits of a device, which the program asks CUDA for, are those that all devices have.
func ConstantsOnDevices(b *body.Body) *Constants {
	c := prepare(b, &calls{left: maxCalls, devices: true})
	c.solve(c.entry())
	return c
}

// AsksDevice reports whether the body asks CUDA for such a limit.
func (c *Constants) AsksDevice() bool { return c.calls.asked }

// ConstantsCalled returns the constants of the body of an operation's callee, for the arguments in state k; nil if nothing is
// known of it.
func (k *Known) ConstantsCalled(op *body.Op) *Constants { return k.follow(op) }

// follow follows constants through the function that an operation calls.
func (k *Known) follow(op *body.Op) *Constants {
	f, in := op.Function, k.of.calls
	if f == nil || in.left == 0 || len(in.within) >= maxCallDepth || f.IsVirtual() {
		return nil
	}
	for _, g := range in.within {
		if g == f {
			return nil
		}
	}
	fd := f.Definition()
	if fd == nil || f.TU.Unit(f.First().Node).Prelude {
		return nil
	}
	b := body.Of(fd)
	if b == nil {
		return nil
	}
	in.left--
	in.within = append(in.within, f)
	defer func() { in.within = in.within[:len(in.within)-1] }()
	c := prepare(b, in)
	entry := c.entry()
	for i, v := range b.Params {
		if args := op.Arguments(); i < len(args) && args[i] != nil && c.follows(v) {
			entry.take(part{v, ""}, k, args[i])
		}
	}
	if op.Kind == body.Call && len(op.Args) > 0 && op.Args[0] != nil && c.follows(nil) {
		if from, ok := partOf(op.Args[0]); ok && !isArrayElement(op.Args[0]) {
			entry.copyFrom(part{nil, own}, k, from)
		}
	}
	if f.Lambda != nil {
		for _, v := range f.Lambda.Captures() {
			if v.Variable != nil && v.Init.IsZero() && k.of.changed[v.Variable] == 0 {
				entry.copyFrom(part{v.Variable, ""}, k, part{v.Variable, ""})
			}
		}
	}
	c.solve(entry)
	return c
}

// take assigns to a part the value of an expression in another state k.
func (k *Known) take(p part, other *Known, value *body.Op) {
	given := other.clone()
	given.set(p, value)
	k.copyFrom(p, given, p)
}

// copyFrom assigns to a part the value of a part in another k.
func (k *Known) copyFrom(p part, other *Known, from part) {
	for q, c := range other.held {
		if rest, ok := strings.CutPrefix(q.path, from.path); ok && q.variable == from.variable && isPath(rest) {
			k.held[part{p.variable, p.path + rest}] = c
		}
	}
	for q, op := range other.given {
		if rest, ok := strings.CutPrefix(q.path, from.path); ok && q.variable == from.variable && isPath(rest) && namesFunction(op) {
			k.give(part{p.variable, p.path + rest}, op)
		}
	}
}

// namesFunction reports whether an expression is the address of a function, which it is in any body.
func namesFunction(op *body.Op) bool {
	for op.Is(body.Convert, body.Cast, body.Decay, body.AddressOf) {
		op = op.Args[0]
	}
	return op.Is(body.Func)
}

// isPath reports whether a text is a continuation of a path.
func isPath(rest string) bool { return rest == "" || rest[0] == '.' || rest[0] == '[' }

// returned assigns the result of a function to a part.
func (k *Known) returned(p part, op *body.Op) {
	if t := op.Type; t == nil || t.Kind != sema.RecordType {
		return
	}
	if result := k.resultOf(op); result != nil {
		k.copyFrom(p, result, part{nil, ""})
	}
}

// result returns the numeric result of a function.
func (k *Known) result(op *body.Op) constants {
	if t := op.Type; t == nil || !t.IsInteger() && t.Kind != sema.EnumType {
		return nil
	}
	if result := k.resultOf(op); result != nil {
		return result.held[part{nil, ""}]
	}
	return nil
}

// resultOf returns the state of a call's value, which is the part without variable and path.
func (k *Known) resultOf(op *body.Op) (result *Known) {
	c := k.follow(op)
	if c == nil {
		return nil
	}
	depth := c.calls.within
	c.calls.within = append(depth, op.Function)
	defer func() { c.calls.within = depth }()
	c.Each(func(at *Known, op *body.Op, _ bool) {
		if op.Kind != body.Return || len(op.Args) == 0 || op.Args[0] == nil {
			return
		}
		given := c.entry()
		given.take(part{nil, ""}, at, op.Args[0])
		if result == nil {
			result = given
		} else {
			result, _ = result.join(given)
		}
	})
	return result
}

// construct assigns to an object the effects of its constructor.
func (k *Known) construct(p part, op *body.Op) {
	f := op.Function
	if f == nil && op.Special == sema.DefaultConstructor ||
		f != nil && f.Definition() != nil && body.Of(f.Definition()) == nil && len(op.Args) == 0 {
		k.initializeMembers(p, op.Record, maxCallDepth)
		return
	}
	if f != nil && f.Class != nil && f.Class.Name == "dim3" && f.TU.Unit(f.First().Node).Prelude {
		if len(op.Args) == 1 && op.Args[0] != nil && op.Args[0].Type.NonReference().Kind == sema.RecordType { // a uint3
			k.set(p, op.Args[0])
			return
		}
		for i, axis := range []string{".x", ".y", ".z"} {
			if i < len(op.Args) && op.Args[i] != nil {
				k.set(part{p.variable, p.path + axis}, op.Args[i])
			}
		}
		return
	}
	c := k.follow(op)
	if c == nil || c.graph.Partial || !c.follows(nil) {
		return
	}
	if end, ok := c.solution.At(c.graph.Exit); ok && !end.never {
		k.copyFrom(p, end, part{nil, own})
	}
}

// initializeMembers assigns the default initializers of an object's members.
func (k *Known) initializeMembers(p part, r *sema.Record, depth int) {
	if r == nil || depth == 0 || r.IsComplete() != sema.Yes || r.IsUnion() {
		return
	}
	for _, m := range r.Fields() {
		at := part{p.variable, p.path + "." + m.Name}
		switch {
		case !m.Initializer().IsZero():
			for op := range body.OfInitializer(m).Root.All() {
				if op.Kind == body.Declare && op.Variable == m && len(op.Args) > 0 && op.Args[0] != nil {
					k.set(at, op.Args[0])
				}
			}
		case m.Type().Kind == sema.RecordType:
			k.initializeMembers(at, m.Type().Record, depth-1)
		}
	}
}

// Limits of the devices that CUDA supports (CUDA C++ Programming Guide, compute capabilities, technical specifications).
const (
	threadsPerBlock     = 1024
	attributeMaxThreads = 1 // cudaDevAttrMaxThreadsPerBlock
)

var blockDimensions = [3]int64{1024, 1024, 64}

// limitOfDevice returns the value of a member of cudaDeviceProp that all devices have in common.
func (k *Known) limitOfDevice(op *body.Op) constants {
	of, index := op, int64(-1)
	if op.Is(body.Index) && op.Args[0].Is(body.Decay) {
		if i, ok := k.Value(op.Args[1]); ok {
			of, index = op.Args[0].Args[0], i.Int()
		}
	}
	if !of.Is(body.Member) || of.Variable == nil || of.Variable.Member == nil || of.Variable.Member.Name != "cudaDeviceProp" {
		return nil
	}
	var limit int64
	switch {
	case of.Variable.Name == "maxThreadsPerBlock" && index < 0:
		limit = threadsPerBlock
	case of.Variable.Name == "maxThreadsDim" && index >= 0 && index < 3:
		limit = blockDimensions[index]
	default:
		return nil
	}
	k.of.calls.asked = true
	if !k.of.calls.devices {
		return nil
	}
	return constants{sema.IntConst(limit)}
}

// attributeResult returns the address at which a call stores an attribute of a device; nil if the operation is another.
func attributeResult(op *body.Op) *body.Op {
	if sema.LibraryName(op.Function, op.Call()) == "cudaDeviceGetAttribute" {
		if args := op.Arguments(); len(args) > 1 && args[0].Is(body.AddressOf) {
			return args[0]
		}
	}
	return nil
}

// askDevice records the result of a call that queries a device attribute.
func (k *Known) askDevice(op *body.Op) {
	at := attributeResult(op)
	if at == nil {
		return
	}
	p, ok := partOf(at.Args[0])
	if !ok {
		return
	}
	k.forget(p)
	if c, ok := k.Value(op.Arguments()[1]); ok && c.Int() == attributeMaxThreads && k.of.follows(p.variable) {
		if k.of.calls.asked = true; k.of.calls.devices {
			k.held[p] = constants{sema.IntConst(threadsPerBlock)}
		}
	}
}
