package rules

import (
	"bytes"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Known facts about launches: their configurations, and the kernels as the device compilation sees
// them.

// eachConfiguredLaunch has visit look once at each launch that some way through a body is certain to lead to.
func (p *pass) eachConfiguredLaunch(visit func(*launchconfig.Launch)) {
	p.eachRunningBody(func(b *sema.Body) {
		for _, c := range p.configured.get(b, p.configuredLaunches) {
			visit(c)
		}
	})
}

// configuredLaunches returns the launches of a body, and those of functions that it calls whose configuration it decides on.
func (p *pass) configuredLaunches(b *sema.Body) []*launchconfig.Launch {
	all := configuredLaunches(b)
	m := p.memorySources()
	if b.Function.RunsOn(sema.Device) == sema.Yes || !m.launches.from(b.Function) {
		return all
	}
	a := (*memory.Analysis)(nil)
	for i, c := range all {
		if c.Op == nil || c.Op.Kind != body.LaunchKernel || len(c.Choices) > 1 || isConfigured(c) || !mayBeConfigured(c) {
			continue
		}
		if a == nil {
			if a = p.hostAnalyses.get(b, p.hostAnalysis); a == nil {
				return all
			}
		}
		all[i] = p.configuredBy(c, a, func(i int) memory.Value {
			if c.Op.Args[i] == nil {
				return memory.Value{}
			}
			return a.Value(c.Op.Args[i])
		})
	}
	return append(all, p.launchesThrough(b)...)
}

// mayBeConfigured reports whether the body may determine the block, the shared memory or the kernel of a launch other than by
// constants and parameters.
func mayBeConfigured(c *launchconfig.Launch) bool {
	b := c.Config.Block
	isOpen := func(i int, known bool) bool { return !known && c.Op.Args[i] != nil && !leadsToParameter(c.Op.Args[i]) }
	return isOpen(2, b[0].Known && b[1].Known && b[2].Known) || isOpen(3, c.Config.Shared.Known) || isOpen(0, c.Kernel != nil)
}

// leadsToParameter reports whether a part of an expression is a parameter by value, or the result of a function without a
// visible definition.
func leadsToParameter(op *body.Op) bool {
	for x := range op.All() {
		switch {
		case x.Is(body.Var) && x.Variable.Parameter && !x.Variable.Type().IsReference() && x.Variable.Type().Kind != sema.Pointer && x.Variable.Type().Kind != sema.RecordType:
			return true
		case x.Is(body.Call) && x.Function != nil && x.Function.Definition() == nil && !x.Function.TU.Unit(x.Function.First().Node).Prelude:
			return true
		}
	}
	return false
}

// isConfigurable reports whether arguments of a function, or its object, may determine the block, the shared memory or the
// kernel of a launch that it reaches.
func (p *pass) isConfigurable(f *sema.Function, depth int) bool {
	if known, ok := p.view.configurable[f]; ok || depth == 0 {
		return known
	}
	if p.view.configurable == nil {
		p.view.configurable = map[*sema.Function]bool{}
	}
	p.view.configurable[f] = false // while it is worked out
	b := body.Of(f.Definition())
	if b == nil {
		return false
	}
	values := p.amountsOf(b).values
	m := p.memorySources()
	found := false
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.LaunchKernel:
			for _, i := range []int{0, 2, 3} {
				found = found || op.Args[i] != nil && comesFromCaller(op.Args[i], values, 3)
			}
		case op.Is(body.Call, body.Construct) && op.Function != nil && op.Function != f && m.launches.from(op.Function):
			found = found || p.isConfigurable(op.Function, depth-1)
		}
	}
	p.view.configurable[f] = found
	return found
}

// comesFromCaller reports whether a part of an expression is a parameter, the object, or a variable that is made of one.
func comesFromCaller(op *body.Op, values map[*sema.Variable]*body.Op, depth int) bool {
	if _, ok := op.Constant(); ok || depth == 0 {
		return false
	}
	for x := range op.All() {
		if x.Is(body.This) || x.Is(body.Var) && (x.Variable.Parameter || comesFromVariable(x.Variable, values, depth)) {
			return true
		}
	}
	return false
}

func comesFromVariable(v *sema.Variable, values map[*sema.Variable]*body.Op, depth int) bool {
	value := values[v]
	return value != nil && comesFromCaller(value, values, depth-1)
}

// isConfigured reports whether the block, the shared memory and the kernel of a launch are known.
func isConfigured(c *launchconfig.Launch) bool {
	return c.Kernel != nil && c.Config.Shared.Known && !slices.ContainsFunc(c.Config.Block[:], func(n launchconfig.Number) bool { return !n.Known })
}

// configuredBy returns a launch with the configuration from values in a body: the grid, the block and the shared memory have
// the indices 1, 2 and 3, the kernel 0.
func (p *pass) configuredBy(c *launchconfig.Launch, a *memory.Analysis, value func(int) memory.Value) *launchconfig.Launch {
	out := *c
	fill := func(to *launchconfig.Number, s memory.Set, shape bool) {
		n, ok := s.Integer()
		if shape {
			n = int64(int32(n))
		}
		if ok && !to.Known && !p.mayBeRuledOut(a, n) {
			*to = launchconfig.Number{Value: n, Known: true}
		}
	}
	for i, axis := range []string{".x", ".y", ".z"} {
		fill(&out.Config.Grid[i], value(1).At(axis), true)
		fill(&out.Config.Block[i], value(2).At(axis), true)
	}
	fill(&out.Config.Shared, value(3).Whole, false)
	if x, ok := certainly(value(0)); ok && out.Kernel == nil && isKernel(x) {
		known := *out.Launch
		known.Kernel = x.Place.Object.Function
		out.Launch = &known
	}
	out.Choices = []launchconfig.Config{out.Config}
	return &out
}

// mayBeRuledOut reports whether a body compares a number with an unknown value: the outcome may exclude the number.
func (p *pass) mayBeRuledOut(a *memory.Analysis, n int64) bool {
	if p.compared.in != a {
		p.compared.in, p.compared.numbers = a, comparedNumbers(a)
	}
	return n != 0 && p.compared.numbers[n]
}

// comparedNumbers returns the numbers that a body compares with unknown values.
func comparedNumbers(a *memory.Analysis) map[int64]bool {
	numbers := map[int64]bool{}
	for op := range a.Body.Root.All() {
		if op.Kind != body.Binary || !op.Operator.Compares() {
			continue
		}
		x, ok := a.Value(op.Args[0]).Whole.Integer()
		y, isKnown := a.Value(op.Args[1]).Whole.Integer()
		switch {
		case ok && !isKnown:
			numbers[x] = true
		case isKnown && !ok:
			numbers[y] = true
		}
	}
	return numbers
}

// launchesThrough returns the launches of a body's callees, each at the call, where arguments of the body determine the
// configuration.
func (p *pass) launchesThrough(b *sema.Body) (all []*launchconfig.Launch) {
	if !p.callsConfigurable(b) {
		return nil
	}
	a := p.hostAnalyses.get(b, p.hostAnalysis)
	if a == nil {
		return nil
	}
	for _, e := range a.Effects() {
		if e.Kind != memory.Hands || e.Inner == nil || !e.Inner.Always || len(e.Held) < 4 || e.Op.Kind != body.Call && e.Op.Kind != body.Construct {
			continue
		}
		origin := e.Origin()
		if origin.Kind != body.LaunchKernel || origin.Launch() == nil || !decides(e) || e.Index > 0 || p.isKnownIn(b, origin) {
			continue
		}
		at := *origin.Launch()
		at.Node = e.Op.Node
		through := &launchconfig.Launch{Launch: &at, Op: origin, Certain: true}
		all = append(all, p.configuredBy(through, a, func(i int) memory.Value { return e.Held[(i+3)%4] }))
	}
	return all
}

// callsConfigurable reports whether a body may come to a launch of another function on whose configuration it decides.
func (p *pass) callsConfigurable(b *sema.Body) bool {
	m := p.memorySources()
	for callee := range p.callees(b, isReached) {
		if m.launches.in(callee) && p.isConfigurable(callee.Function, 3) {
			return true
		}
	}
	return false
}

// isKnownIn reports whether the configuration of a launch in a lambda of a body is known where it is made.
func (p *pass) isKnownIn(b *sema.Body, launch *body.Op) bool {
	if !b.Node.Contains(launch.Node) {
		return false
	}
	for _, inner := range p.Bodies() {
		if inner.Function.Lambda == nil || inner == b || !inner.Node.Contains(launch.Node) {
			continue
		}
		for _, c := range launchconfig.In(inner) {
			if c.Op.Node == launch.Node && isConfigured(c) {
				return true
			}
		}
	}
	return false
}

// decides reports whether the configuration of a function's launch is determined by its caller's arguments.
func decides(e *memory.Effect) bool {
	if x, ok := certainly(e.Held[3]); ok && isKernel(x) && !e.Inner.Held[3].Whole.Only(isKernel) {
		return true
	}
	for i, v := range e.Held {
		for s := range v.Sets() {
			if _, ok := s.Integer(); !ok {
				continue
			}
			if !slices.EqualFunc(slices.Collect(v.Sets()), slices.Collect(e.Inner.Held[i].Sets()), memory.Set.Equal) {
				return true
			}
		}
	}
	return false
}

func configuredLaunches(b *sema.Body) []*launchconfig.Launch {
	return slices.DeleteFunc(launchconfig.In(b), func(c *launchconfig.Launch) bool { return !c.Certain })
}

// kernelOnDevice returns a kernel as the device's compilation sees it; nil if that is not known.
func (p *pass) kernelOnDevice(f *sema.Function) *sema.Function {
	if p.onDevice() {
		return f
	}
	tu := p.deviceTU()
	if p.device.kernels == nil {
		p.device.kernels = map[string]map[string]*sema.Function{}
	}
	named := p.device.kernels[f.Name]
	if named == nil {
		named = map[string]*sema.Function{}
		p.device.kernels[f.Name] = named
		for _, u := range tu.Units {
			if !mayDeclareKernel(u, f.Name) {
				continue
			}
			for fd := range tu.FuncDecls(u) {
				if fd.Function.Name != f.Name || fd.DeclaredSpaces()&sema.GlobalSpace == 0 {
					continue
				}
				for _, d := range append(fd.Instances(), fd) {
					named[d.Function.Key()] = d.Function
				}
			}
		}
	}
	return named[f.Key()]
}

// mayDeclareKernel reports whether a unit may declare a kernel of a name: most headers, of which there are thousands, do
// not, and their declarations are not needed.
func mayDeclareKernel(u *sema.Unit, name string) bool {
	return !u.Prelude && u.HasMark(syntax.Global) && bytes.Contains(u.Tree.Text, []byte(name))
}
