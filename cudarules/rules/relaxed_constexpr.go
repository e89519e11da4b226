package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on bodies of constexpr functions that are compiled for the other
// side: CUDA C++ Programming Guide 5.3.10.3.

func init() {
	register(constexprRelaxedBody, rule.Info{
		ID: "constexpr-relaxed-body", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.10.3",
		Doc: "With --expt-relaxed-constexpr, a constexpr host function that device code calls uses no variable and no other function of the host, throws nothing and needs no type information; a constexpr device function that the host calls uses nothing of the device. nvcc says nothing.",
		Bad: `// --expt-relaxed-constexpr
constexpr int checked(int i, int n) {
    if (i >= n) throw i;
    return i;
}
__global__ void gather(const float *in, float *out, int n) { *out = in[checked(threadIdx.x, n)]; }`,
		Good: `// --expt-relaxed-constexpr
constexpr int clamped(int i, int n) { return i < n ? i : n - 1; }
__global__ void gather(const float *in, float *out, int n) { *out = in[clamped(threadIdx.x, n)]; }`,
	})
}

func constexprRelaxedBody(p *pass) {
	if !p.Options.RelaxedConstexpr {
		return
	}
	onDevice := p.relaxedSearch(sema.Device, p.hostOnly)
	p.eachDeviceBody(func(b *sema.Body) {
		p.reportRelaxed(b, "device", onDevice, func(*sema.Function) bool { return true })
	})
	onHost := p.relaxedSearch(sema.Host, p.deviceOnly)
	reached := p.Reached(isHostAlone)
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes {
			return
		}
		p.reportRelaxed(b, "host", onHost, func(f *sema.Function) bool { return !f.IsConstexpr() || reached(f) }) // else device code alone may call it
	})
}

// isHostAlone reports whether a function runs on the host whatever the flags.
func isHostAlone(f *sema.Function) bool {
	return f.RunsOn(sema.Host) != sema.No && f.RunsOn(sema.Device) != sema.Yes && !f.IsConstexpr()
}

// relaxedSearch searches the constexpr functions of the other side for constructs that fail on this
// one.
func (p *pass) relaxedSearch(side sema.Side, fails func(*sema.Body) string) *callSearch[string] {
	return &callSearch[string]{pass: p, finds: fails, follows: func(u sema.Use) bool {
		return isCall(u) && u.Function.IsConstexpr() && u.Function.RunsOn(side) == sema.No
	}}
}

// reportRelaxed reports the calls in b of constexpr functions of the other side whose body fails on
// this one, if it runs b.
func (p *pass) reportRelaxed(b *sema.Body, side string, fails *callSearch[string], runs func(*sema.Function) bool) {
	for _, u := range b.Uses() {
		f := u.Function
		if f == nil || f.IsImplicitlySpaced() || !fails.follows(u) {
			continue
		}
		if why := fails.from(f); why != "" && runs(b.Function) {
			p.reportCall(u, "%s calls '%s', whose body then runs on the %s and %s", describe(b.Function), f, side, why)
		}
	}
}

// isCall reports whether a use runs a function when the code runs.
func isCall(u sema.Use) bool {
	return !u.Constant && (u.Kind == sema.Calls || u.Kind == sema.Constructs || u.Kind == sema.Destroys)
}

// hostOnly describes a construct in a host body that no device can execute.
func (p *pass) hostOnly(b *sema.Body) string {
	for n := range b.Nodes() {
		switch n.Kind() {
		case syntax.ThrowStatement, syntax.ThrowExpression:
			return "throws an exception"
		case syntax.TryStatement:
			return "catches exceptions"
		}
		if operator := runtimeTypeOperator(n); operator != "" {
			return "uses " + operator
		}
	}
	for _, u := range b.Uses() {
		switch {
		case p.isHostVariable(&u) && !p.isConstantValue(u):
			return "uses host variable '" + u.Variable.String() + "'"
		case isPlainCall(u) && u.Function.RunsOn(sema.Device) == sema.No && !u.Function.IsImplicitlySpaced():
			return "calls host function '" + u.Function.String() + "'"
		}
	}
	return ""
}

// deviceOnly describes a construct in a device body that the host does not have.
func (p *pass) deviceOnly(b *sema.Body) string {
	for _, u := range b.Uses() {
		v := u.Variable
		switch {
		case v != nil && !u.Constant && v.LiesIn(sema.AnyMemory) == sema.Yes && v.LiesIn(sema.ManagedMemory) != sema.Yes && !v.IsLocal() && !p.isConstantValue(u):
			return "uses device variable '" + v.String() + "'"
		case isPlainCall(u) && u.Function.RunsOn(sema.Host) == sema.No && !u.Function.IsKernel() && !u.Function.IsImplicitlySpaced():
			return "calls device function '" + u.Function.String() + "'"
		}
	}
	return ""
}

// isPlainCall reports whether a use runs a known function that is not
// constexpr.
func isPlainCall(u sema.Use) bool {
	return isCall(u) && u.Function != nil && !u.Function.IsConstexpr() && !u.Function.First().IsDeleted()
}

// isConstantValue reports whether a use needs only the value of a constant, not
// the object.
func (p *pass) isConstantValue(u sema.Use) bool {
	return u.Kind == sema.Reads && (u.Variable.IsConstexpr() || u.Variable.Type().IsConst() && u.Variable.HasRuntimeInitializer() != sema.Yes)
}
