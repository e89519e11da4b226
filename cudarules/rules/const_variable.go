package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on const and constexpr variables of the host in device code: CUDA C++
// Programming Guide 5.3.9.4.2 and 5.3.10.4, CUDA C++ Guidelines, CUDASafety-1.6.

func init() {
	register(deviceConstHostVariable, rule.Info{
		ID: "device-const-host-variable", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.4.2",
		Doc: "Of a const variable of the host, device code uses the value alone, and only if the type is a built-in integral or floating-point one, not volatile, and the initializer a constant; nvcc accepts members of const class objects.",
		Bad: `const int dx[4] = {1, 0, -1, 0};
__global__ void k(const int *in, int *out) { *out = in[dx[threadIdx.x & 3]]; }`,
		Good: `__constant__ const int dx[4] = {1, 0, -1, 0};
__global__ void k(const int *in, int *out) { *out = in[dx[threadIdx.x & 3]]; }`,
	})
	register(constexprHostAddress, rule.Info{
		ID: "constexpr-host-address", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.10.4, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-1.6",
		Doc: "Device code neither takes the address of a constexpr variable of the host nor binds a reference to it.",
		Bad: `constexpr float low = 0.05f;
__device__ float larger(const float &a, const float &b) { return a > b ? a : b; }
__global__ void k(float *x) { *x = larger(*x, low); }`,
		Good: `constexpr float low = 0.05f;
__device__ float larger(float a, float b) { return a > b ? a : b; }
__global__ void k(float *x) { *x = larger(*x, low); }`,
	})
	register(constexprHostAccess, rule.Info{
		ID: "constexpr-host-access", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.10.4, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-1.6",
		Doc: "Device code uses no array element of a constexpr variable of the host, unless a constexpr function does in a constant expression, and no volatile or long double one and no reference; nvcc accepts long double, and warns of references.",
		Bad: `constexpr float taps[3] = {0.25f, 0.5f, 0.25f};
__global__ void k(float *x) { x[threadIdx.x] *= taps[threadIdx.x % 3]; }`,
		Good: `__constant__ float taps[3] = {0.25f, 0.5f, 0.25f};
__global__ void k(float *x) { x[threadIdx.x] *= taps[threadIdx.x % 3]; }`,
	})
}

func deviceConstHostVariable(p *pass) {
	emitted := p.emitted()
	p.eachHostVariable(func(u variableUse) {
		v := u.Variable
		if v.IsConstexpr() || !v.Type().IsConst() {
			return
		}
		what := describe(u.in.Function)
		switch u.Kind {
		case sema.TakesAddress:
			if emitted(u) {
				p.report(u.Node, "%s takes the address of host const variable '%s'", what, v)
			}
		case sema.Binds:
			if emitted(u) {
				p.report(u.Node, "%s binds a reference to host const variable '%s'", what, v)
			}
		case sema.Reads:
			if why := p.unusableConst(u.in, u.Use); why != "" && emitted(u) {
				p.report(u.Node, "%s uses host const variable '%s' %s", what, v, why)
			}
		}
	})
}

// emitted returns a test for a use that is a violation otherwise: whether something in the translation
// unit needs the function that contains it, including on the host. nvcc emits no code for the others.
func (p *pass) emitted() func(variableUse) bool {
	reached := p.Reached((*sema.Function).IsEmitted)
	return func(u variableUse) bool { return reached(u.in.Function) }
}

// unusableConst says why device code cannot use the value of a const variable
// of the host; empty if it can or that is not known. Enumerations are not
// among the types that the documents list, and work.
func (p *pass) unusableConst(b *sema.Body, u sema.Use) string {
	v := u.Variable
	t := v.Type()
	switch {
	case t.IsVolatile():
		return "which is volatile"
	case t.Kind == sema.EnumType || t.IsDependent() || t.Kind == sema.RecordType && copiesNothing(t.Record):
		return ""
	case !t.IsInteger() && !t.IsFloating():
		return "which is neither integral nor floating-point"
	case t.IsFloating() && p.Options.MSVC:
		return "of floating-point type, which Microsoft's compiler does not allow"
	case v.HasRuntimeInitializer() == sema.Yes && !p.mayBeInitializedElsewhere(v):
		return "which is not initialized by a constant expression"
	case isInitializedBehind(v, u.Node) && !b.IsPattern() && !b.Instance:
		return "before it is initialized"
	}
	return ""
}

// copiesNothing reports whether a copy of an object of the class may need nothing
// of the object: tags are used in this way.
func copiesNothing(r *sema.Record) bool {
	return r.IsEmpty() != sema.No && r.Special(sema.CopyConstructor).Trivial != sema.No
}

// isInitializedBehind reports whether the initializer of a variable is in a further declaration of it,
// after the use in the same file.
func isInitializedBehind(v *sema.Variable, use syntax.Node) bool {
	init := v.InitializingDeclaration()
	return init != v && init.Node.Tree() == use.Tree() && use.Start() < init.Node.Start() &&
		!v.IsTemplate() && (v.Member == nil || v.Member.Pattern == nil)
}

// mayBeInitializedElsewhere reports whether the initializer of a variable may be in a missing header,
// or in an instance of a template.
func (p *pass) mayBeInitializedElsewhere(v *sema.Variable) bool {
	return v.Initializer().IsZero() && (len(p.Source.Missing) > 0 || v.Member != nil && v.Member.Pattern != nil) || v.IsTemplate()
}

func constexprHostAddress(p *pass) {
	emitted := p.emitted()
	p.eachHostVariable(func(u variableUse) {
		if !u.Variable.IsConstexpr() || isEvaluable(u) || isFolded(u) {
			return
		}
		switch {
		case u.Kind == sema.TakesAddress && emitted(u):
			p.report(u.Node, "%s takes the address of host constexpr variable '%s'", describe(u.in.Function), u.Variable)
		case u.Kind == sema.Binds && !isObjectOfCall(u.Use) && emitted(u):
			p.report(u.Node, "%s binds a reference to host constexpr variable '%s'", describe(u.in.Function), u.Variable)
		}
	})
}

// isObjectOfCall reports whether a use is that of an object whose member
// function is called: a constexpr one needs no address.
func isObjectOfCall(u sema.Use) bool {
	parent := u.Node.Parent()
	return parent.Is(syntax.FieldExpression, syntax.SubscriptExpression) && u.Node.Field() == syntax.FieldArgument
}

func constexprHostAccess(p *pass) {
	emitted := p.emitted()
	p.eachHostVariable(func(u variableUse) {
		reference := u.Variable.Type().IsReference()
		if !u.Variable.IsConstexpr() || isEvaluable(u) || !reference && isFolded(u) {
			return
		}
		if why := unusableConstexpr(u.Use); why != "" && emitted(u) {
			r := p.report(u.Node, "%s uses '%s', %s host constexpr variable", describe(u.in.Function), u.Variable, why)
			if t := u.Variable.Type(); reference && !refersToHost(u.Variable) && !u.Element || t.Kind == sema.LongDouble && !t.IsVolatile() {
				r.accepted()
			}
		}
	})
	mayCompile := func(f *sema.Function) bool { return f.RunsOn(sema.Device) == sema.Yes && f.IsConstexpr() }
	arrays := callSearch[*sema.Variable]{pass: p, finds: p.usedHostArray, follows: func(u sema.Use) bool {
		return u.Kind == sema.Calls && !u.Constant && mayCompile(u.Function)
	}}
	p.eachDeviceBody(func(b *sema.Body) {
		if b.Function.IsConstexpr() {
			return
		}
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Constant || u.Function == nil || !mayCompile(u.Function) || u.Call == nil {
				continue
			}
			if v := arrays.from(u.Function); v != nil && b.HasRuntimePart(u.Call.Node) {
				p.reportCall(u, "%s calls '%s', which uses host constexpr variable '%s', and the call is not a constant expression", describe(b.Function), u.Function, v)
			}
		}
	})
}

// usedHostArray returns a host constexpr variable that a body uses in a way that only the compiler can
// evaluate.
func (p *pass) usedHostArray(b *sema.Body) *sema.Variable {
	for _, u := range b.Uses() {
		if p.isHostVariable(&u) && u.Variable.IsConstexpr() && unusableConstexpr(u) != "" {
			return u.Variable
		}
	}
	return nil
}

// unusableConstexpr says, before "constexpr variable", why a host constexpr variable cannot be read in
// device code; empty if it can.
func unusableConstexpr(u sema.Use) string {
	if u.Kind != sema.Reads {
		return ""
	}
	t := u.Variable.Type()
	switch {
	case t.IsVolatile():
		return "a volatile"
	case t.Kind == sema.Array || u.Element:
		return "an array that is a"
	case t.Kind == sema.LongDouble:
		return "a long double"
	case t.IsReference() && u.Variable.Member == nil:
		return "a reference that is a" // nvcc warns, although it may know the referent
	}
	return ""
}
