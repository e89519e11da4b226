package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on calls between the host and the device: CUDA C++ Programming Guide
// 5.3.7.1, 5.3.9.6.4 and 5.3.10.3.

func init() {
	register(deviceCallHost, rule.Info{
		ID: "device-call-host", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.1, 5.3.10.3, 5.3.9.6.4",
		Nvcc: []rule.Warning{{Number: 20011, Tag: "h_hd_illegal_call"}, {Number: 20014, Tag: "h_hd_illegal_call_generic"}},
		Doc:  "Device code calls no function that is __host__ alone; a constexpr one only with --expt-relaxed-constexpr, in a constant expression as well.",
		Bad: `float falloff(float r) { return 1 / (1 + r * r); }
__global__ void light(float *img) { img[threadIdx.x] *= falloff(img[threadIdx.x]); }`,
		Good: `__host__ __device__ float falloff(float r) { return 1 / (1 + r * r); }
__global__ void light(float *img) { img[threadIdx.x] *= falloff(img[threadIdx.x]); }`,
	})
	register(hostCallDevice, rule.Info{
		ID: "host-call-device", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.10.3",
		Doc: "Host code calls no function that is __device__ alone.",
		Bad: `__device__ float gain(float x) { return 2 * x; }
float on_cpu(float x) { return gain(x); }`,
		Good: `__host__ __device__ float gain(float x) { return 2 * x; }
float on_cpu(float x) { return gain(x); }`,
	})
}

func deviceCallHost(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if f := p.calledOnDevice(u, false); f != nil && b.Function.RunsOn(sema.Device) != sema.Yes {
				p.report(u.Node, "device code of '%s' calls host function '%s'", u.Call.UnseenName(), f)
			}
		}
	})
	if !p.onDevice() {
		return
	}
	emitted := p.ReachedOnDevice()
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			callee := p.foreign(u, sema.Device)
			if callee == nil {
				callee = p.calledOnDevice(u, true)
			}
			if callee == nil {
				callee = calledInConstant(u, b)
			}
			if callee == nil || (callee.IsConstexpr() || callee.Lambda != nil) && p.Options.MayRelaxConstexpr() {
				continue // a lambda is constexpr if it can be
			}
			onHost := b.Function.RunsOn(sema.Host) != sema.No
			if onHost && b.Function.MayCallHost() || !p.isJudgedAtOnce(u, b) && !emitted(b.Function) {
				continue
			}
			format := "%s calls host function '%s'"
			if callee.IsConstexpr() {
				format = "%s calls constexpr host function '%s', which needs --expt-relaxed-constexpr"
			}
			r := p.reportCalledBy(u, format, describe(b.Function), callee)
			if !onHost {
				r.unsilenced()
			}
		}
	})
}

// reportCalledBy is reportCall, but for a call in a default argument it reports that, as nvcc does.
func (p *pass) reportCalledBy(u sema.Use, format string, args ...any) *report {
	if u.Default.IsZero() || p.Unit(u.Default).Prelude {
		return p.reportCall(u, format, args...)
	}
	r := p.report(u.Default, format, args...)
	r.related(p.at(u.Node), "call that uses the default argument")
	return r
}

// calledInConstant returns the constexpr function of the host that a constant expression in a function for the device alone calls:
// nvcc does not ask whether the call is evaluated there; nil if there is none.
func calledInConstant(u sema.Use, b *sema.Body) *sema.Function {
	if f := u.Function; !u.Constant || f == nil || f.IsImmediate() || f.Lambda != nil || u.MayBeHidden() || b.Function.RunsOn(sema.Host) != sema.No {
		return nil
	}
	if u.Kind != sema.Calls && u.Kind != sema.Constructs {
		return nil
	}
	if f := foreignMember(u, sema.Device, map[implied]bool{}); f != nil && f.IsConstexpr() {
		return f
	}
	return nil
}

// isJudgedAtOnce reports whether nvcc judges a call where it is written, and not where code is emitted
// for the enclosing function: that of a constexpr function in a device-only function, or in a lambda of
// a virtual one, and that of a constructor which it evaluates.
func (p *pass) isJudgedAtOnce(u sema.Use, b *sema.Body) bool {
	f := u.Function
	if f == nil || b.Function.RunsOn(sema.Host) != sema.No {
		return false
	}
	return u.Folded || u.Kind == sema.Calls && (f.IsConstexpr() || p.isConstexprUnsaid(f) || b.Function.Lambda != nil && f.IsVirtual())
}

// isConstexprUnsaid reports whether a function is that of a lambda with a body that a constexpr function may have: it is one then
// ([expr.prim.lambda.closure]).
func (p *pass) isConstexprUnsaid(f *sema.Function) bool {
	if f.Lambda == nil || f.IsTemplate() || p.Options.Std < 17 || f.Definition() == nil {
		return false
	}
	lowered := body.Of(f.Definition())
	if lowered == nil {
		return false
	}
	for op := range lowered.Root.All() {
		switch op.Kind {
		case body.Unknown, body.Asm, body.Goto, body.Label, body.Try:
			return false
		case body.Declare:
			v := op.Variable
			if v == nil || v.IsStatic() || v.Specifiers().Has(syntax.ThreadLocal) || len(op.Args) == 0 || op.Args[0] == nil || v.Type().IsScalar() != sema.Yes {
				return false
			}
		}
	}
	return true
}

// foreign returns the function that a use calls if it does not run on the
// caller's side, or that an implicit member calls for a base or member; nil if
// all is well or that is not known.
func (p *pass) foreign(u sema.Use, side sema.Side) *sema.Function {
	if u.Constant || u.Kind != sema.Calls && u.Kind != sema.Constructs && u.Kind != sema.Destroys || u.Kind == sema.Calls && u.MayBeHidden() {
		return nil
	}
	return foreignMember(u, side, map[implied]bool{})
}

// implied names a special member that the compiler writes.
type implied struct {
	class  *sema.Record
	member sema.SpecialKind
}

// foreignMember is foreign for a function that may be a member the compiler
// writes: the first function that it calls, or that one it calls does. seen
// holds those that call none.
func foreignMember(u sema.Use, side sema.Side, seen map[implied]bool) *sema.Function {
	f := u.Function
	if f != nil && f.Class != nil && isStd(f.Class, "type_info") {
		return nil // device-rtti
	}
	if f == nil || f.IsImplicitlySpaced() || f.IsDefaultedDestructor() {
		if !u.IsImplicit() || seen[implied{u.Record, u.Special}] {
			return nil
		}
		seen[implied{u.Record, u.Special}] = true
		for _, m := range u.Record.Implied(u.Special, u.Node) {
			if g := foreignMember(m, side, seen); g != nil {
				return g
			}
		}
		return nil
	}
	if f.First().IsDeleted() || f.RunsOn(side) != sema.No || mayFollowCaller(u) {
		return nil // lambdas without spaces belong to the rules on lambdas
	}
	return f
}

// mayFollowCaller reports whether a use calls a lambda that writes no execution
// space, unless it is the value of a variable outside of functions: that one is
// the host's, for nothing around it runs elsewhere.
func mayFollowCaller(u sema.Use) bool {
	l := u.Function.Lambda
	if l == nil || l.DeclaredSpaces() != 0 {
		return false
	}
	if u.Call == nil || l.Outer.EnclosingBody() != nil {
		return true
	}
	v, ok := u.Call.Callee.Entity.(*sema.Variable)
	return !ok || v.Parameter
}

// describe returns a function with its kind: "__global__ function k".
func describe(f *sema.Function) string {
	if f.Lambda != nil {
		return "a " + f.Spaces().String() + " lambda"
	}
	return f.Spaces().String() + " function '" + f.Name + "'"
}
