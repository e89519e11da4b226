package rules

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on symbol arguments: CUDA Runtime API, cudaMemcpyToSymbol.

func init() {
	register(symbolArgument, rule.Info{
		ID: "symbol-argument", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMemcpyToSymbol",
		Doc: "The symbol that a function of the runtime is given is a __device__ or __constant__ variable: not its name as a string, nor its address as a pointer to another type, nor a variable of the host.",
		Bad: `__constant__ float taps[16];
cudaError_t load(const float *h) { return cudaMemcpyToSymbol("taps", h, 16 * sizeof(float)); }`,
		Good: `__constant__ float taps[16];
cudaError_t load(const float *h) { return cudaMemcpyToSymbol(taps, h, 16 * sizeof(float)); }`,
	})
}

func symbolArgument(p *pass) {
	told := map[*body.Op]bool{}
	p.eachHostRun(takesSymbol, func(e effect) {
		isTold := e.called && (effect{Effect: e.Inner}).isString()
		if e.isString() && !isTold && !told[e.op] {
			told[e.op] = true
			p.report(e.op.Node, "symbol passed to '%s' is a string, not a __device__ or __constant__ variable", e.API.Name)
		}
	})
	p.eachReachedCall(takesSymbol, func(r reached) {
		if told[r.first()] {
			return
		}
		fault := p.symbolFault(r.argument(headers.Symbol), r.at, maxReachDepth)
		if fault == "" {
			return
		}
		if alone, called := r.alone(); called && p.symbolFault(alone.argument(headers.Symbol), alone.at, maxReachDepth) != "" {
			return
		}
		told[r.first()] = true
		p.report(r.first().Node, "symbol passed to '%s' is %s, not a __device__ or __constant__ variable", r.api.Spelled(), fault)
	})
}

// isString reports whether the symbol of a call is a string, however it comes there.
func (e effect) isString() bool {
	i, ok := e.API.Param(headers.Symbol)
	if !ok || i >= len(e.Args) {
		return false
	}
	isLiteral := func(v memory.Value) bool {
		x, ok := certainly(v)
		return ok && x.Kind == memory.Address && x.Place.Object.Kind == memory.Literal
	}
	return isLiteral(e.Args[i]) || i < len(e.Held) && isLiteral(e.Held[i])
}

func takesSymbol(api headers.API) bool {
	_, ok := api.Param(headers.Symbol)
	return ok && !api.Driver && (api.Operation == headers.Copy || api.Operation == headers.Address || api.Operation == headers.Inquire)
}

// symbolFault describes the symbol argument of a call if it is not a device variable; empty if no fault is known.
func (p *pass) symbolFault(op *body.Op, f *frame, depth int) string {
	for isCast := false; op != nil && depth > 0; {
		switch op.Kind {
		case body.Convert, body.Cast:
			isCast = isCast || op.Explicit && op.Type != nil && !isVoidPointer(op.Type)
			op = op.Args[0]
		case body.Bind, body.Materialize, body.Load:
			op = op.Args[0]
		case body.Literal:
			if op.Type != nil && op.Type.Kind == sema.Array {
				return "a string"
			}
			return ""
		case body.Decay:
			if object := op.Args[0]; object.Is(body.Literal) {
				return "a string"
			} else if object.Is(body.Index) && isInDeviceVariable(object) {
				return "the address of an element"
			}
			op = op.Args[0]
		case body.AddressOf:
			object := op.Args[0]
			switch {
			case object.Is(body.Deref):
				op = object.Args[0]
				continue
			case object.Is(body.Index) && isInDeviceVariable(object):
				return "the address of element '" + op.Node.Text() + "'"
			case object.Is(body.Var) && isCast && isSymbol(object.Variable):
				return "the address of '" + object.Variable.Name + "', cast to another type"
			case object.Is(body.Var) && isSymbol(object.Variable):
				return ""
			}
			op = object
		case body.Deref:
			if inner := valueOf(op.Args[0]); inner.Is(body.AddressOf) {
				op = inner.Args[0]
				continue
			}
			return ""
		case body.Call:
			if g := op.Function; g != nil && g.Class != nil && (g.Name == "c_str" || g.Name == "data") && isString(g.Class) {
				return "a string"
			}
			return ""
		case body.Var:
			v := op.Variable
			if next, at := f.kept(v); next != nil && (v.Parameter || v.Type().IsReference() || v.Type().Kind == sema.Pointer) {
				op, f = next, at
				depth--
				continue
			}
			switch {
			case isCast && isSymbol(v):
				return "'" + v.Name + "', cast to a pointer to another type"
			case isHostObject(v):
				return "host variable '" + v.Name + "'"
			}
			return ""
		case body.Index:
			if isInDeviceVariable(op) {
				return "element '" + op.Node.Text() + "'"
			}
			return ""
		default:
			return ""
		}
	}
	return ""
}

// isSymbol reports whether a variable is one of those that symbols are.
func isSymbol(v *sema.Variable) bool {
	return v != nil && v.LiesIn(sema.AnyMemory) == sema.Yes && !v.IsLocal()
}

// isHostObject reports whether a variable is an object in the host's memory, no pointer and no reference.
func isHostObject(v *sema.Variable) bool {
	t := v.Type()
	return v.LiesIn(sema.AnyMemory) == sema.No && !v.Parameter && !t.IsReference() && t.Kind != sema.Pointer && t.Kind != sema.UnknownType && !t.IsDependent() &&
		!v.TU.Unit(v.Node).Prelude && !v.IsExtern()
}

func isInDeviceVariable(op *body.Op) bool {
	for op.Is(body.Index, body.Decay, body.Member) {
		op = op.Args[0]
	}
	return op.Is(body.Var) && isSymbol(op.Variable)
}

func isVoidPointer(t *sema.Type) bool { return t.Kind == sema.Pointer && t.Elem.Kind == sema.Void }

func isString(r *sema.Record) bool {
	name := r.String()
	return r.IsBuiltIn() && (strings.HasPrefix(name, "std::string") || strings.HasPrefix(name, "std::basic_string"))
}
