package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on captures of extended lambdas: CUDA C++ Programming Guide 5.3.7.4 (12) and 5.3.7.6. The
// closure object is copied to the device.

func init() {
	register(lambdaCapture, rule.Info{
		ID: "lambda-capture", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (12)",
		Doc: "An extended lambda captures nothing by reference, no array of more than seven dimensions, no element of a parameter pack, and no variable of a type that is local to a function or a private or protected member. A __host__ __device__ one has no init-captures, a __device__ one none of an array or a std::initializer_list. It is not constexpr.",
		Bad: `// flags: --extended-lambda
template <typename F> __global__ void fill(F f) { f(threadIdx.x); }
void run(float *p, float k) {
    fill<<<1, 64>>>([&k, p] __device__ (int i) { p[i] *= k; });
}`,
		Good: `// flags: --extended-lambda
template <typename F> __global__ void fill(F f) { f(threadIdx.x); }
void run(float *p, float k) {
    fill<<<1, 64>>>([k, p] __device__ (int i) { p[i] *= k; });
}`,
	})
	register(lambdaCaptureIfConstexpr, rule.Info{
		ID: "lambda-capture-if-constexpr", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (12)",
		Doc: "No variable is first captured, implicitly, inside an if constexpr block of an extended lambda.",
		Bad: `// flags: --extended-lambda
template <bool Scale> void run(float *p, float k) {
    auto f = [=] __host__ __device__ (int i) {
        if constexpr (Scale) p[i] *= k;
    };
    f(0);
}`,
		Good: `// flags: --extended-lambda
template <bool Scale> void run(float *p, float k) {
    auto f = [p, k] __host__ __device__ (int i) {
        if constexpr (Scale) p[i] *= k;
    };
    f(0);
}`,
	})
	register(lambdaThisCapture, rule.Info{
		ID: "lambda-this-capture", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7.6",
		Doc: "An extended lambda that is made in a member function of the host uses no member through this, a pointer to the host's memory; it captures *this, or copies of the members. nvcc accepts it.",
		Bad: `// flags: --extended-lambda
template <typename F> __global__ void store(int *out, F f) { *out = f(); }
struct Model {
    int bias;
    void run(int *out) { store<<<1, 1>>>(out, [=] __device__ { return bias + 1; }); }
};`,
		Good: `// flags: --extended-lambda
template <typename F> __global__ void store(int *out, F f) { *out = f(); }
struct Model {
    int bias;
    void run(int *out) { store<<<1, 1>>>(out, [=, *this] __device__ { return bias + 1; }); }
};`,
	})
	register(lambdaStarThis, rule.Info{
		ID: "lambda-star-this", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.7.6",
		Doc: "Before C++17 only __device__ lambdas, and lambdas in device code, capture *this.",
		Bad: `// flags: -std=c++14 --extended-lambda
struct Model {
    int bias;
    int run() {
        auto f = [=, *this] __host__ __device__ { return bias; };
        return f();
    }
};`,
		Good: `// flags: -std=c++17 --extended-lambda
struct Model {
    int bias;
    int run() {
        auto f = [=, *this] __host__ __device__ { return bias; };
        return f();
    }
};`,
	})
}

// maxCapturedDimensions is that of arrays which an extended lambda may capture.
const maxCapturedDimensions = 7

func lambdaCapture(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.Node.Specifiers().Has(syntax.Constexpr | syntax.Consteval) {
			p.report(l.introducer(), "extended lambda is declared constexpr or consteval")
		}
		if l.Default == '&' && len(l.Captures()) == 0 {
			p.report(l.introducer(), "extended lambda captures by reference")
		}
		for _, c := range l.Captures() {
			if fault := captureFault(l, c); fault != "" {
				p.report(c.Node, "extended lambda captures %s", fault)
			}
		}
	})
	p.eachInstantiatedLambda(func(l *extendedLambda) {
		for _, c := range l.Captures() {
			if c.Variable == nil || captureFault(l, c) != "" {
				continue
			}
			if fault := capturedTypeFault(c.Variable.Type()); fault != "" {
				p.report(c.Node, "extended lambda captures '%s', whose type has %s", c.Variable.Name, fault)
			}
		}
	})
}

// captureFault describes the fault of a capture regardless of its type; "" if there is none.
func captureFault(l *extendedLambda, c *sema.Capture) string {
	isInit := !c.Init.IsZero()
	switch {
	case c.ByReference:
		return captureName(c) + " by reference"
	case isInit && l.onHost():
		return captureName(c) + " by an init-capture, although it is __host__ __device__"
	case isInit && isListInit(l, c):
		return captureName(c) + " by an init-capture of a std::initializer_list"
	case isInit && l.Outer.At(c.Node).Value(initializerOf(c.Init)).Type.Kind == sema.Array:
		return captureName(c) + " by an init-capture of an array"
	case c.Variable != nil && !isInit && c.Variable.IsPack():
		return "an element of parameter pack '" + c.Variable.Name + "'"
	}
	return ""
}

func captureName(c *sema.Capture) string {
	if c.Variable == nil {
		return quoted(c.Node.Text())
	}
	return quoted(c.Variable.Name)
}

// initializerOf returns the expression of an init-capture.
func initializerOf(init syntax.Node) syntax.Node {
	for init.Is(syntax.ArgumentList, syntax.ParenthesizedExpression) {
		init = init.First()
	}
	return init
}

// isListInit reports whether an init-capture makes a std::initializer_list: from one, or from a list
// in braces after =.
func isListInit(l *extendedLambda, c *sema.Capture) bool {
	if c.Init.Kind() == syntax.InitializerList && c.Node.Kind() == syntax.AssignmentExpression {
		return true
	}
	t := l.Outer.At(c.Node).Value(initializerOf(c.Init)).Type.NonReference()
	return t.Kind == sema.RecordType && isStd(t.Record, "initializer_list")
}

// capturedTypeFault names the part of a captured variable's type that the compiler cannot name
// elsewhere; "" if there is none.
func capturedTypeFault(t *sema.Type) string {
	dimensions := 0
	for e := t; e.Kind == sema.Array; e = e.Elem {
		dimensions++
	}
	switch e := elementOf(t); {
	case dimensions > maxCapturedDimensions:
		return "more than seven dimensions"
	case dimensions > 0 && lacks(e, sema.DefaultConstructor):
		return "elements of " + typeName(e) + ", which has no default constructor"
	case dimensions > 0 && lacks(e, sema.CopyAssignment):
		return "elements of " + typeName(e) + ", which cannot be assigned"
	}
	for part := range t.Parts() {
		if fault := unnameable(part); fault != "" {
			return fault
		}
	}
	return ""
}

func elementOf(t *sema.Type) *sema.Type {
	for t.Kind == sema.Array {
		t = t.Elem
	}
	return t
}

// lacks reports whether a class has no special member of a kind that may be used
// anywhere: a closure's array is filled element by element.
func lacks(t *sema.Type, k sema.SpecialKind) bool {
	if t.Kind != sema.RecordType {
		return false
	}
	m := t.Record.Special(k)
	return m.IsUsable() == sema.No || len(m.Functions) > 0 && !slices.ContainsFunc(m.Functions, func(f *sema.Function) bool {
		return f.Class == nil || f.Class.MemberAccess(f.First().Node) == sema.Public
	})
}

func lambdaCaptureIfConstexpr(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		for _, c := range l.Captures() {
			if c.Implicit && c.Variable != nil && !c.ByReference && inConstexprIf(c.Node, l.Node) {
				p.report(c.Node, "'%s' is first captured inside an if constexpr block of an extended lambda", c.Variable.Name)
			}
		}
	})
}

func lambdaThisCapture(p *pass) {
	p.eachExtendedLambda(func(l *extendedLambda) {
		if l.function == nil || l.function.RunsOn(sema.Device) == sema.Yes {
			return
		}
		for _, c := range l.Captures() {
			if c.This && !c.StarThis {
				p.report(c.Node, "extended lambda captures 'this', a pointer to host memory; capture '*this' or copies of members")
			}
		}
	})
}

func lambdaStarThis(p *pass) {
	if p.Options.Std >= 17 || !p.onHost {
		return
	}
	p.eachUnit(func(u *sema.Unit) {
		for n := range u.Tree.Root().All() {
			if n.Kind() != syntax.LambdaExpression {
				continue
			}
			l := p.Global.LambdaAt(n)
			f := l.Outer.EnclosingBody()
			if f == nil || f.RunsOn(sema.Host) != sema.Yes || l.Operator().RunsOn(sema.Host) == sema.Unknown {
				continue
			}
			if w := l.DeclaredSpaces(); w.OnDevice() && (!w.OnHost() || !p.Options.ExtendedLambda) {
				continue
			}
			if i := slices.IndexFunc(l.Captures(), func(c *sema.Capture) bool { return c.StarThis }); i >= 0 {
				p.report(l.Captures()[i].Node, "host lambda captures '*this', which C++%d does not have", p.Options.Std)
			}
		}
	})
}
