package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on addresses that the host alone has: CUDA C++ Programming Guide 5.3.9.3.

func init() {
	register(hostAddressInDevice, rule.Info{
		ID: "host-address-in-device", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.3",
		Doc: "Device code and the initializers of device variables use no address of a host function or of a host variable, and call no function that needs one of a constexpr object of the host.",
		Bad: `float fade(float t) { return t * t; }
__device__ float (*curve)(float) = fade;`,
		Good: `__device__ float fade(float t) { return t * t; }
__device__ float (*curve)(float) = fade;`,
	})
}

func hostAddressInDevice(p *pass) {
	if !p.onDevice() {
		return
	}
	reached := p.ReachedOnDevice()
	var targets ofBody[nodesOfBody]
	p.eachDeviceBody(func(b *sema.Body) {
		if b.IsPattern() {
			return
		}
		for _, u := range b.Uses() {
			f := p.hostFunctionAddressed(u)
			if f != nil && b.Function.RunsOn(sema.Host) == sema.No && reached(b.Function) && !targets.get(b, nvstdTargets).contain(b, u.Node) {
				p.report(u.Node, "%s takes the address of host function '%s'", describe(b.Function), f)
			}
		}
		for _, u := range p.hostVariables.get(b, p.usedHostVariables) {
			if f := calledOnConstant(u); f != nil {
				p.report(u.Node, "%s calls '%s' on host variable '%s', which needs its address", describe(b.Function), f.Name, u.Variable)
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if v.DeclaredMemory()&(sema.DeviceMemory|sema.ConstantMemory|sema.ManagedMemory) == 0 || v.Initializer().IsZero() && !v.IsParenInit() {
			return
		}
		if v.Member != nil || v.IsTemplate() || v.IsLocal() || v.Binding || !mayHoldAddress(v.Type()) {
			return
		}
		for _, u := range p.InitializerUses(v) {
			if u.Kind == sema.Binds && !v.Type().IsReference() {
				continue // as the object of a constexpr call does
			}
			if f := p.hostFunctionAddressed(u); f != nil {
				p.report(u.Node, "initializer of device variable '%s' takes the address of host function '%s'", v.Name, f)
			} else if p.isHostObjectAddressed(u) {
				p.report(u.Node, "initializer of device variable '%s' takes the address of host variable '%s'", v.Name, u.Variable)
			}
		}
	})
}

// hostFunctionAddressed returns the function of the host alone whose address a use takes; nil if it is none.
func (p *pass) hostFunctionAddressed(u sema.Use) *sema.Function {
	f := p.addressed(u)
	if f == nil || !isNamed(u.Node, f) || f.RunsOn(sema.Device) != sema.No || f.IsKernel() || f.IsConstexpr() && p.Options.MayRelaxConstexpr() ||
		f.Lambda != nil || f.Scope.Kind == sema.BlockScope || f.IsVirtual() || p.Unit(f.First().Node).Prelude {
		return nil
	}
	return f
}

// isNamed reports whether an expression names a function itself, not a template parameter that is bound to it.
func isNamed(n syntax.Node, f *sema.Function) bool {
	for {
		switch n = n.Unparen(); n.Kind() {
		case syntax.PointerExpression:
			n = n.Child(syntax.FieldArgument)
		case syntax.QualifiedIdentifier, syntax.TemplateFunction:
			n = n.Child(syntax.FieldName)
		case syntax.Identifier:
			return n.Text() == f.Name && templateParameter(n).IsZero()
		default:
			return true
		}
	}
}

// nodesOfBody are expressions of a body.
type nodesOfBody []syntax.Node

// nvstdTargets returns the expressions that a body makes targets of nvstd::function: nvstd-function-host-target speaks of them.
func nvstdTargets(b *sema.Body) (targets nodesOfBody) {
	for _, u := range b.Uses() {
		if target, ok := nvstdTarget(u); ok {
			targets = append(targets, target)
		}
	}
	return targets
}

// contain reports whether an expression of the body is part of one of them, or is assigned to an nvstd::function.
func (targets nodesOfBody) contain(b *sema.Body, n syntax.Node) bool {
	for at := n; !at.IsZero() && at != b.Node; at = at.Parent() {
		if slices.Contains(targets, at) || assignedTarget(b.BodyScope(), at.Parent()) == at {
			return true
		}
	}
	return false
}

// mayHoldAddress reports whether an object of a type may hold an address: a number does not.
func mayHoldAddress(t *sema.Type) bool {
	t = t.Element()
	return !t.IsArithmetic() && t.Kind != sema.EnumType
}

// isHostObjectAddressed reports whether a use takes the address of a host variable, or binds a reference to it.
func (p *pass) isHostObjectAddressed(u sema.Use) bool {
	return (u.Kind == sema.TakesAddress || u.Kind == sema.Binds) && p.isHostVariable(&u) &&
		(!u.Variable.Type().IsReference() || refersToHost(u.Variable))
}

// calledOnConstant returns the member function that is called with a constexpr variable as its object and is not constexpr
// itself: a call that is a constant needs no object; nil if there is none.
func calledOnConstant(u variableUse) *sema.Function {
	if !u.Variable.IsConstexpr() || u.Variable.Type().NonReference().Element().Kind != sema.RecordType {
		return nil
	}
	path := pathTo(u)
	for i := len(path) - 1; i > 0; i-- {
		around, of := path[i-1], path[i]
		switch {
		case around.Is(body.Cast, body.Member, body.Decay), around.Is(body.Index) && around.Args[0] == of:
		case around.Is(body.Call) && around.Args[0] == of && around.Function != nil:
			if around.Function.Class == nil || around.Function.IsStatic() || around.Function.IsConstexpr() || around.Function.RunsOn(sema.Device) != sema.Yes {
				return nil // device-call-host
			}
			return around.Function
		default:
			return nil
		}
	}
	return nil
}
