package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on lambdas that become functions of the other side: CUDA C++ Programming
// Guide 5.3.7 and 5.3.7.4 (17).

func init() {
	register(lambdaFunctionPointer, rule.Info{
		ID: "lambda-function-pointer", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.4 (17)",
		Doc: "Host code does not convert a __device__ extended lambda to a pointer to a function.",
		Bad: `// flags: --extended-lambda
int (*op)(double);
void run() {
    auto one = [] __device__ (double) { return 1; };
    op = one;
}`,
		Good: `// flags: --extended-lambda
int (*op)(double);
void run() {
    auto one = [] __host__ __device__ (double) { return 1; };
    op = one;
}`,
	})
	register(lambdaDefaultArgument, rule.Info{
		ID: "lambda-default-argument", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7",
		Doc: "A lambda as default argument is host code unless annotated: device code does not call a device function with that default. nvcc accepts it.",
		Bad: `__device__ float apply(float v, float (*op)(float) = [](float x) { return 2 * x; }) { return op(v); }
__global__ void scale(float *x) { *x = apply(*x); }`,
		Good: `__device__ float apply(float v, float (*op)(float)) { return op(v); }
__global__ void scale(float *x) { *x = apply(*x, [](float v) { return 2 * v; }); }`,
	})
}

func lambdaFunctionPointer(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		if !p.Options.ExtendedLambda || b.IsPattern() {
			return
		}
		c := conversions{p: p, body: b}
		for n := range b.Nodes() {
			c.look(n)
		}
	})
}

// conversions finds where device lambdas are converted in one body.
type conversions struct {
	p    *pass
	body *sema.Body
}

func (c *conversions) scope(n syntax.Node) *sema.Scope { return c.body.BodyScope().At(n) }

// look checks the conversions of a node.
func (c *conversions) look(n syntax.Node) {
	s := c.scope(n)
	switch n.Kind() {
	case syntax.InitDeclarator:
		for _, e := range s.Find(declaredName(n.Child(syntax.FieldDeclarator)).Text()) {
			if v, ok := e.(*sema.Variable); ok {
				c.initialized(n.Child(syntax.FieldValue), v.Type())
			}
		}
	case syntax.AssignmentExpression:
		c.to(n, n.Child(syntax.FieldRight), s.Value(n.Child(syntax.FieldLeft)).Type)
	case syntax.ReturnStatement:
		if value := n.First(); value.Kind() == syntax.InitializerList {
			c.initialized(value, c.body.Function.Result())
		} else {
			c.to(n, value, c.body.Function.Result())
		}
	case syntax.CompoundLiteralExpression:
		c.initialized(n.Child(syntax.FieldValue), s.Value(n).Type)
	case syntax.UnaryExpression:
		if n.Op() == syntax.Plus {
			c.to(n, n.Child(syntax.FieldArgument), nil)
		}
	case syntax.CastExpression, syntax.CallExpression:
		if cast, ok := s.Cast(n); ok {
			c.to(n, cast.Operand, cast.To)
			return
		}
		call := s.Call(n)
		f := calledOrOnly(call)
		if f == nil || f.Type().Kind != sema.FunctionType {
			return
		}
		for i, t := range f.Type().Params {
			if i < len(call.Args) {
				c.to(n, call.Args[i], t)
			}
		}
	}
}

// calledOrOnly returns the callee of a call: if overload resolution has no result, the only candidate.
func calledOrOnly(c *sema.Call) *sema.Function {
	switch {
	case c == nil:
		return nil
	case c.Function == nil && len(c.Candidates) == 1 && !c.Candidates[0].IsTemplate():
		return c.Candidates[0]
	}
	return c.Function
}

// declaredName returns the name in a declarator.
func declaredName(d syntax.Node) syntax.Node {
	for n := range d.All() {
		if n.Kind() == syntax.Identifier {
			return n
		}
	}
	return syntax.Node{}
}

// initialized checks an initializer, in lists the fields of an aggregate.
func (c *conversions) initialized(init syntax.Node, t *sema.Type) {
	switch {
	case init.Kind() == syntax.InitializerList && t.Kind == sema.RecordType:
		fields := t.Record.Fields()
		i := 0
		for e := range init.Children() {
			if i < len(fields) {
				c.initialized(e, fields[i].Type())
			}
			i++
		}
	case init.Kind() == syntax.InitializerList && t.Kind == sema.Array:
		for e := range init.Children() {
			c.initialized(e, t.Elem)
		}
	default:
		for init.Is(syntax.InitializerList, syntax.ArgumentList) {
			init = init.First()
		}
		c.to(init, init, t)
	}
}

// to reports the conversion of a device lambda to a type, or if that is nil to
// whatever + can be applied to.
func (c *conversions) to(at, value syntax.Node, t *sema.Type) {
	if value.IsZero() || t != nil && (t.NonReference().Kind != sema.Pointer || t.NonReference().Elem.Kind != sema.FunctionType) {
		return
	}
	from := c.scope(value).Value(value).Type.NonReference()
	if isDeviceLambda(from) {
		c.p.report(at, "__device__ lambda is converted to a function pointer in host code")
	}
}

// isDeviceLambda reports whether a type is the closure type of an extended lambda
// of the device alone.
func isDeviceLambda(t *sema.Type) bool {
	return isExtendedLambda(t) && t.Record.Closure.Operator().RunsOn(sema.Host) != sema.Unknown && !t.Record.Closure.DeclaredSpaces().OnHost()
}

func lambdaDefaultArgument(p *pass) {
	type reported struct {
		f *sema.Function
		i int
	}
	seen := map[reported]bool{}
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			given := int(u.Given)
			switch {
			case u.Function == nil || u.Function.RunsOn(sema.Host) != sema.No:
				continue
			case u.Kind == sema.Calls && u.Call != nil:
				given = len(u.Call.Args)
			case u.Kind != sema.Constructs:
				continue
			}
			for i := given; i < len(u.Function.First().Params()); i++ {
				lambda := p.defaultLambda(u.Function, i)
				if key := (reported{u.Function, i}); lambda != nil && !seen[key] {
					seen[key] = true
					p.report(lambda.Node.Child(syntax.FieldCaptures), "host lambda is the default argument of '%s', which device code calls; nvcc accepts it", u.Function.Name)
				}
			}
		}
	})
}

// defaultLambda returns the lambda of the host that a parameter has as its default
// argument, or nil.
func (p *pass) defaultLambda(f *sema.Function, i int) *sema.Lambda {
	for _, d := range f.Decls {
		if i >= len(d.Params()) {
			continue
		}
		v := d.Params()[i]
		value := v.Scope.Uncast(v.Node.Child(syntax.FieldDefaultValue))
		if value.Kind() == syntax.UnaryExpression { // +[] {}
			value = value.Child(syntax.FieldArgument)
		}
		if value.Kind() != syntax.LambdaExpression {
			continue
		}
		l := v.Scope.LambdaAt(value)
		if !l.DeclaredSpaces().OnDevice() && l.Operator().RunsOn(sema.Host) != sema.Unknown {
			return l
		}
	}
	return nil
}
