package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on nvstd::function: CUDA C++ Programming Guide 5.3.8.

func init() {
	register(nvstdFunctionCrossing, rule.Info{
		ID: "nvstd-function-crossing", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.8",
		Doc: "No nvstd::function, in itself or as a part, is passed to a kernel that the host launches or copied between host and device: what it calls is an address of one side. nvcc accepts it.",
		Bad: `#include <nvfunctional>
void upload(void *slot, nvstd::function<float(float)> op) {
    cudaMemcpy(slot, &op, sizeof op, cudaMemcpyHostToDevice);
}`,
		Good: `#include <nvfunctional>
__global__ void map(float *x) {
    nvstd::function<float(float)> op = [](float v) { return 2 * v; };
    x[threadIdx.x] = op(x[threadIdx.x]);
}`,
	})
	register(nvstdFunctionHostTarget, rule.Info{
		ID: "nvstd-function-host-target", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.8",
		Doc: "An nvstd::function in device code does not get the address of a __host__ function or a functor of the host's, nor one in host code what is the device's. nvcc accepts it.",
		Bad: `#include <nvfunctional>
__host__ int rate() { return 3; }
__global__ void report(int *out) {
    nvstd::function<int()> f = rate;
    *out = f();
}`,
		Good: `#include <nvfunctional>
__host__ __device__ int rate() { return 3; }
__global__ void report(int *out) {
    nvstd::function<int()> f = rate;
    *out = f();
}`,
	})
}

func nvstdFunctionCrossing(p *pass) {
	p.eachHostLaunch(func(l *sema.Launch) {
		for i, t := range l.Type().Params {
			if holdsNvstdFunction(t) {
				p.reportArgument(l, i, "launch of '%s' passes '%s', which holds an nvstd::function of host code", kernelName(l), t)
			}
		}
	})
	p.eachCrossingCopy(func(c crossingCopy) {
		for _, t := range c.types {
			if holdsNvstdFunction(t) {
				p.report(c.at, "'%s' copies '%s', which holds an nvstd::function, between host and device", c.function, t.Unqualified())
				break
			}
		}
	})
}

// holdsNvstdFunction reports whether an object of the type is an
// nvstd::function or holds one.
func holdsNvstdFunction(t *sema.Type) bool {
	for r := range t.Subobjects() {
		if isNvstdFunction(r) {
			return true
		}
	}
	return false
}

// nvstdFunctionHostTarget reports each nvstd::function with a target of the other side.
func nvstdFunctionHostTarget(p *pass) {
	check := func(at syntax.Node, f *sema.Function, onHost, onDevice bool, where string) {
		switch {
		case f == nil || f.IsKernel():
		case onDevice && p.onDevice() && f.RunsOn(sema.Device) == sema.No && !(f.IsConstexpr() && p.Options.RelaxedConstexpr):
			p.report(at, "%s initializes an nvstd::function with '%s', which is a host function", where, f)
		case onHost && p.onHost && f.RunsOn(sema.Host) == sema.No:
			p.report(at, "%s initializes an nvstd::function with '%s', which is a device function", where, f)
		}
	}
	p.eachRunningBody(func(b *sema.Body) {
		var variables variablesUse
		known := false
		target := func(at, n syntax.Node) {
			if !known {
				variables, known = variablesOf(b), true
			}
			check(at, p.targetFunction(b.BodyScope(), n, variables, b), b.Function.RunsOn(sema.Host) == sema.Yes, b.Function.RunsOn(sema.Device) == sema.Yes, describe(b.Function))
		}
		for _, u := range b.Uses() {
			if n, ok := nvstdTarget(u); ok && !u.Constant {
				target(u.Node, n)
			}
		}
		for n := range b.Nodes() {
			if right := assignedTarget(b.BodyScope(), n); !right.IsZero() {
				target(n, right)
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if !p.onHost || v.IsLocal() || v.LiesIn(sema.AnyMemory) != sema.No || v.Initializer().IsZero() || !holdsNvstdFunction(v.Type()) {
			return
		}
		for _, u := range p.InitializerUses(v) {
			if n, ok := nvstdTarget(u); ok && !u.Constant {
				check(u.Node, p.targetFunction(u.Scope, n, variablesUse{}, nil), true, false, "initializer of '"+v.Name+"', which runs on the host,")
			}
		}
	})
}

// nvstdTarget returns the expression that a use makes the target of an
// nvstd::function.
func nvstdTarget(u sema.Use) (target syntax.Node, ok bool) {
	switch {
	case u.Scope == nil:
		return syntax.Node{}, false
	case u.Kind == sema.Constructs && u.Record != nil && isNvstdFunction(u.Record):
		target = u.Node
		switch n := u.Node; n.Kind() {
		case syntax.InitDeclarator, syntax.Declaration:
			target = onlyValue(n.Child(syntax.FieldValue))
		case syntax.CallExpression:
			if c := u.Scope.CallAt(n); c != nil && c.Construct != nil && c.Construct.Kind == sema.RecordType && c.Construct.Record == u.Record {
				if len(c.Args) != 1 {
					return syntax.Node{}, false
				}
				target = c.Args[0]
			}
		case syntax.CompoundLiteralExpression:
			if t := u.Scope.At(n).Value(n).Type; t.Kind == sema.RecordType && t.Record == u.Record {
				target = onlyValue(n.Child(syntax.FieldValue))
			}
		default:
			if n.Parent().Kind() == syntax.InitDeclarator && n.Field() == syntax.FieldDeclarator {
				target = onlyValue(n.Parent().Child(syntax.FieldValue))
			}
		}
	}
	return target, !target.IsZero()
}

// assignedTarget returns the right side of an assignment to an nvstd::function; zero
// for other expressions.
func assignedTarget(s *sema.Scope, n syntax.Node) syntax.Node {
	if n.Op() == syntax.Assign {
		if t := s.ValueAt(n.Child(syntax.FieldLeft)).Type; t.Kind == sema.RecordType && isNvstdFunction(t.Record) {
			return n.Child(syntax.FieldRight)
		}
	}
	return syntax.Node{}
}

// targetFunction returns the function that a target calls: itself, or the call
// operator of its class; nil if that is not known or one of several that run
// elsewhere.
func (p *pass) targetFunction(s *sema.Scope, n syntax.Node, variables variablesUse, b *sema.Body) *sema.Function {
	for n = n.Unparen(); n.Op() == syntax.AddressOf; {
		n = n.Child(syntax.FieldArgument).Unparen()
	}
	v := s.At(n).Value(n)
	set := v.Functions()
	if len(set) == 0 && v.Type.Kind == sema.RecordType {
		r := v.Type.Record
		if r.Closure != nil {
			return r.Closure.Operator()
		}
		if isNvstdFunction(r) || r.IsComplete() != sema.Yes || r.HasUnknownBase() {
			return nil
		}
		for _, e := range r.Find("operator()") {
			f, ok := e.(*sema.Function)
			if !ok || p.Unit(f.First().Node).Prelude {
				return nil
			}
			set = append(set, f)
		}
	}
	if len(set) == 0 && b != nil {
		if pointer, ok := v.Entity.(*sema.Variable); ok && v.Type.Kind == sema.Pointer {
			if init := variables.settledValue(pointer); !init.IsZero() {
				return p.targetFunction(s, init, variables, nil)
			}
		}
	}
	for _, f := range set {
		if f.Spaces() != set[0].Spaces() || f.RunsOn(sema.Host) == sema.Unknown {
			return nil
		}
	}
	if len(set) == 0 {
		return nil
	}
	return set[0]
}
