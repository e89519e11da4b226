package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on where algorithms of Thrust run: Thrust documentation, Execution Policies.

func init() {
	register(thrustDispatch, rule.Info{
		ID: "thrust-dispatch", Class: rule.Undefined, Section: "Thrust documentation, Execution Policies",
		Doc: "An algorithm of Thrust runs on the side whose memory its iterators point to: a raw pointer to device memory comes with a policy of the device's, and memory of the host's with none or one of the host's.",
		Bad: `int total(int n) {
    int *d = nullptr;
    cudaMalloc(&d, n * sizeof(int));
    cudaMemset(d, 0, n * sizeof(int));
    return thrust::reduce(d, d + n);
}`,
		Good: `int total(int n) {
    int *d = nullptr;
    cudaMalloc(&d, n * sizeof(int));
    cudaMemset(d, 0, n * sizeof(int));
    return thrust::reduce(thrust::device, d, d + n);
}`,
	})
}

func thrustDispatch(p *pass) {
	m := p.memorySources()
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !m.thrust.from(b.Function) {
			return
		}
		a := p.hostAnalyses.get(b, p.hostAnalysis)
		if a == nil {
			return
		}
		for _, e := range a.Effects() {
			if e.Kind == memory.Dispatches {
				p.dispatch(a.Body, e)
			}
		}
	})
}

// callsThrust recognises calls of Thrust's functions, and of members of its classes.
func callsThrust(u sema.Use) bool {
	return u.Kind == sema.Calls && u.Call != nil && strings.HasPrefix(u.Call.QualifiedName(), "thrust::")
}

// dispatch judges a call of an algorithm that a body makes or comes to.
func (p *pass) dispatch(b *body.Body, e *memory.Effect) {
	f, op := frameOf(b, e, p.amountsOf)
	if f == nil || p.LiesInOffloaded(op.Node) || len(e.Args) == 0 {
		return
	}
	args, values := op.Arguments(), e.Args
	side, wrong := headers.HostMemory, isDeviceMemory
	if !isPointerLike(args[0]) && !f.isRawPointer(args[0]) {
		if side = f.policySide(args[0], maxReachDepth); side == headers.NoMemory {
			return // another kind of iterator, or the caller's policy
		}
		args, values = args[1:], values[1:]
	}
	if side == headers.DeviceMemory {
		wrong = isHostMemory
	}
	count := len(args)
	if headers.TakesElement(op.Call().QualifiedName()) {
		count = min(2, count)
	}
	for i, v := range values[:count] {
		isWrong := isPointerLike(args[i]) && v.Whole.Only(wrong)
		if side == headers.DeviceMemory {
			isWrong = isWrong || isHostIterator(args[i])
		} else {
			isWrong = isWrong || f.isRawPointer(args[i]) || p.isDeviceMember(args[i])
		}
		if isWrong {
			p.reportDispatch(b, e, op, args[i], side)
			return
		}
	}
}

func (p *pass) reportDispatch(b *body.Body, e *memory.Effect, op, at *body.Op, side headers.Memory) {
	name := op.Call().QualifiedName()
	r := p.report(op.Node, "'%s' runs on the %s, but '%s' points to %s memory", name, sideOf(side), at.Node.Text(), sideOf(otherSide(side)))
	if e.Op != op {
		r.related(p.at(e.Op.Node), "'%s' is called here", b.Function.Name)
	}
}

func otherSide(m headers.Memory) headers.Memory {
	if m == headers.HostMemory {
		return headers.DeviceMemory
	}
	return headers.HostMemory
}

// isPointerLike reports whether an argument is a pointer or an array.
func isPointerLike(op *body.Op) bool {
	return op != nil && op.Type != nil && slices.Contains([]sema.TypeKind{sema.Pointer, sema.Array}, op.Type.NonReference().Kind)
}

// isRawPointer reports whether an argument whose type is not known is a pointer to device memory that Thrust gave.
func (f *frame) isRawPointer(op *body.Op) bool {
	for depth := maxReachDepth; op != nil && depth > 0; depth-- {
		op = moved(op)
		if op.Kind != body.Var {
			return op.Kind == body.Call && memory.MakesRawPointer(op)
		}
		op, f = f.kept(op.Variable)
	}
	return false
}

// isDeviceMember reports whether an argument is a member for which its class allocates device memory.
func (p *pass) isDeviceMember(op *body.Op) bool {
	op = moved(op)
	if !op.Is(body.Member) {
		return false
	}
	made, ok := p.madeByClass(op.Variable)
	return ok && made.api.To == headers.DeviceMemory
}

// moved returns the pointer to which an expression adds a number.
func moved(op *body.Op) *body.Op {
	for {
		switch {
		case op.Is(body.Load, body.Convert, body.Bind, body.Materialize):
			op = op.Args[0]
		case op.Is(body.Binary, body.Unknown) && isSum(op) && len(op.Args) == 2 && op.Args[0] != nil:
			op = op.Args[0]
		default:
			return op
		}
	}
}

// isHostIterator reports whether an argument is an iterator of a host_vector with the allocator that it has by default.
func isHostIterator(op *body.Op) bool {
	return op != nil && op.Scope() != nil && op.Scope().IsSystemNamed(op.Node, func(x sema.Spelled) bool {
		return x.Name == "thrust::host_vector" && x.Arguments == 1
	})
}

// policySide returns where algorithms with a policy run; NoMemory if the expression is not known to be a policy.
func (f *frame) policySide(op *body.Op, depth int) headers.Memory {
	for ; op != nil && depth > 0; depth-- {
		for op.Is(body.Load, body.Bind, body.Materialize, body.Convert) {
			op = op.Args[0]
		}
		if op.Kind != body.Var {
			break
		}
		op, f = f.kept(op.Variable)
	}
	if op == nil || op.Scope() == nil {
		return headers.NoMemory
	}
	side := headers.NoMemory
	op.Scope().IsSystemNamed(op.Node, func(x sema.Spelled) bool {
		side = headers.PolicySide(x.Name)
		return side != headers.NoMemory
	})
	return side
}
