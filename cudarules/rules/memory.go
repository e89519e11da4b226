package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An effect is an effect of a body on memory, at its operation: of the body, or of a lambda within it.
type effect struct {
	*memory.Effect          // in terms of the body
	op             *body.Op // where it is written
	memory         *memory.Analysis
	called         bool // op calls a function that does it
}

// eachHostEffect calls visit for the memory effects of each body that runs on the host only, if it or a callee uses
// the device. Effects that a callee has on some of its paths only, or regardless of its arguments, are left out, and
// so is code that a directive offloads to a device.
func (p *pass) eachHostEffect(visit func(effect)) {
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes {
			return
		}
		for _, e := range p.effects.get(b, p.hostEffects) {
			visit(e)
		}
	})
}

func (p *pass) hostEffects(b *sema.Body) []effect {
	if !p.mayMixMemories(b) {
		return nil
	}
	return p.effectsIn(b)
}

// effectsIn returns the memory effects of a host body, as [pass.eachHostEffect] visits them.
func (p *pass) effectsIn(b *sema.Body) []effect {
	a := p.hostAnalyses.get(b, p.hostAnalysis)
	if a == nil {
		return nil
	}
	var out []effect
	for _, e := range slices.Concat(a.Effects(), a.LambdaEffects()) {
		at := e
		for at.Inner != nil && b.Node.Contains(at.Inner.Op.Node) {
			at = at.Inner
		}
		certain := at.Inner == nil || at.Inner.Always || at.Kind == memory.Hands && at.HappensUnlessEmpty()
		if called := at.Inner != nil; (!called || certain && !at.IsCallees()) && !p.LiesInOffloaded(at.Op.Node) {
			out = append(out, effect{e, at.Op, a, called})
		}
	}
	return out
}

// hostAnalysis returns the memory analysis of a host body.
func (p *pass) hostAnalysis(b *sema.Body) *memory.Analysis {
	m := p.memorySources()
	return p.program.Sparse(b.FuncDecl, &memory.Interest{
		Makes: func(f *sema.Function) bool {
			return m.device(f) || m.heap.from(f) || m.symbols.from(f) || m.thrust.from(f)
		},
		Hands: func(f *sema.Function) bool {
			return m.launching.from(f) || m.copiesMemory(f) || m.thrust.from(f)
		},
	})
}

// memorySources finds the functions that create, directly or through callees, values that must not be
// on the other side.
type memorySources struct {
	onDevice, heap, launches callSearch[bool]
	copying                  callSearch[bool]
	symbols                  callSearch[bool] // those that take addresses of the device's variables
	launching                callSearch[bool] // those that launch themselves
	thrust                   callSearch[bool] // those that call Thrust
}

// device reports whether a function asks CUDA's API for addresses of memory.
func (m *memorySources) device(f *sema.Function) bool { return m.onDevice.from(f) }

// copiesMemory reports whether a function has CUDA's API copy or fill memory.
func (m *memorySources) copiesMemory(f *sema.Function) bool { return m.copying.from(f) }

// mayMixMemories reports whether a body has to do with memory of the device or with
// addresses of kernels, or with addresses of the host's and with launches.
func (p *pass) mayMixMemories(b *sema.Body) bool {
	m := p.memorySources()
	f := b.Function
	uses := func(is func(sema.Use) bool) bool { return slices.ContainsFunc(b.Uses(), is) }
	switch {
	case m.device(f), uses(launchesByAddress), m.symbols.from(f), uses(takesKernelAddress) && uses(mayUseKernelAddress):
		return true
	case uses(takesHostAddress):
		return uses(func(u sema.Use) bool {
			return isLaunch(u) || u.Kind == sema.Calls && u.Function != nil && m.launching.from(u.Function)
		})
	}
	return m.launches.from(f) && m.heap.from(f)
}

func (p *pass) memorySources() *memorySources {
	m := p.sources
	if m == nil {
		m = &memorySources{
			onDevice: p.calling(makesAddress, isReached),
			heap:     callSearch[bool]{pass: p, finds: allocatesHeap, follows: isReached},
			copying:  p.calling(copiesOrFills, isReached),
			symbols:  callSearch[bool]{pass: p, finds: hasUse(takesDeviceAddress), follows: isReached},
			thrust:   callSearch[bool]{pass: p, finds: hasUse(callsThrust), follows: isReached},
			launches: callSearch[bool]{pass: p, finds: hasUse(isLaunch), follows: isReached},
		}
		m.launching = m.launches
		m.launching.follows = func(sema.Use) bool { return false }
		p.sources = m
	}
	return m
}

// makesAddress recognises the functions of CUDA's API for addresses of memory.
func makesAddress(api headers.API) bool {
	return api.Operation == headers.Allocate || api.Operation == headers.Address
}

func copiesOrFills(api headers.API) bool {
	return api.Operation == headers.Copy || api.Operation == headers.Fill
}

// takesKernelAddress recognises kernels that are named to take their address.
func takesKernelAddress(u sema.Use) bool {
	return (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil && u.Function.IsKernel() && !isAPIArgument(u)
}

// mayUseKernelAddress recognizes launches, copies, stores in managed memory, and calls without a
// function name.
func mayUseKernelAddress(u sema.Use) bool {
	switch {
	case u.Launch != nil, u.Kind == sema.Writes && u.Variable != nil && u.Variable.LiesIn(sema.AnyMemory) == sema.Yes:
		return true
	case u.Kind != sema.Calls:
		return false
	case u.Function == nil || u.Function.Name == "operator()" || u.Function.Name == "invoke":
		return true
	}
	api, ok := headers.Lookup(libraryName(u))
	return ok && api.Operation == headers.Copy
}

// allocatesHeap reports whether a new-expression is written in a body, or it calls a
// function of C's that does the like.
func allocatesHeap(b *sema.Body) bool {
	for n := range b.Nodes() {
		if n.Kind() == syntax.NewExpression {
			return true
		}
	}
	return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return headers.AllocatesHeap(libraryName(u)) })
}

func isLaunch(u sema.Use) bool { return u.Launch != nil }

// launchesByAddress recognizes launches without a function name.
func launchesByAddress(u sema.Use) bool {
	return u.Launch != nil && u.Launch.Kernel == nil && len(u.Launch.Candidates) == 0 && !u.Launch.IsDependent()
}

// takesHostAddress recognizes operations that create an address of host memory, other than for CUDA's
// API alone.
func takesHostAddress(u sema.Use) bool {
	switch u.Kind {
	case sema.TakesAddress:
		return u.Variable != nil && u.Variable.LiesIn(sema.AnyMemory) == sema.No && !isAPIArgument(u)
	case sema.Calls:
		return u.Function != nil && u.Function.Class != nil && u.Function.TU.Unit(u.Function.First().Node).Prelude
	}
	return false
}

// takesDeviceAddress recognizes operations that create an address of a variable in device memory, other than as a
// symbol.
func takesDeviceAddress(u sema.Use) bool {
	if u.Kind != sema.TakesAddress && u.Kind != sema.Binds || u.Constant || u.Variable == nil || !isSymbol(u.Variable) || u.Variable.LiesIn(sema.ManagedMemory) == sema.Yes {
		return false
	}
	at := u.Node
	if parent := at.Parent(); parent.Kind() == syntax.PointerExpression {
		at = parent
	}
	list := at.Parent()
	if list.Kind() != syntax.ArgumentList {
		return true
	}
	c := u.Scope.CallAt(list.Parent())
	return c == nil || c.Function == nil || !isSymbolArgument(c, at)
}

// libraryName is [sema.LibraryName] of a use's callee; empty if it calls nothing.
func libraryName(u sema.Use) string {
	if u.Kind != sema.Calls {
		return ""
	}
	return sema.LibraryName(u.Function, u.Call)
}

// isAPIArgument reports whether a use is in an argument of a function of CUDA's API.
func isAPIArgument(u sema.Use) bool { return isPassedToCUDA(u.Node) }

// isKernel, isHostFunction, isDeviceMemory, … classify an atom.
func isKernel(x memory.Atom) bool {
	return isObject(x, memory.Code) && x.Place.Object.Function.IsKernel()
}

func isHostFunction(x memory.Atom) bool {
	return isObject(x, memory.Code) && !x.Place.Object.Function.IsKernel() && x.Place.Object.Function.RunsOn(sema.Host) != sema.Unknown
}

func isDeviceMemory(x memory.Atom) bool { return isObject(x, memory.Device) }

func isUnifiedMemory(x memory.Atom) bool { return isObject(x, memory.Device, memory.Managed) }

// isSymbolAddress recognizes results of cudaGetSymbolAddress.
func isSymbolAddress(x memory.Atom) bool {
	if !isObject(x, memory.Mapped) {
		return false
	}
	switch x.Place.Object.Of.Object.Kind {
	case memory.DeviceVariable, memory.ConstantVariable, memory.SharedVariable:
		return true
	}
	return false
}

// isHostMemory recognises pageable memory of the host.
func isHostMemory(x memory.Atom) bool {
	if !isObject(x, memory.Automatic, memory.Temporary, memory.Static, memory.Literal, memory.Heap) {
		return false
	}
	v := x.Place.Object.Variable
	return v == nil || !v.Specifiers().Has(syntax.Extern) && !v.TU.Unit(v.Node).Prelude // an array in managed memory, perhaps
}

func isObject(x memory.Atom, kinds ...memory.Kind) bool {
	return x.Kind == memory.Address && slices.Contains(kinds, x.Place.Object.Kind)
}

// holds reports whether a value, or a part of it, is such an address for certain.
func holds(v memory.Value, is func(memory.Atom) bool) bool {
	for s := range v.Sets() {
		if s.Only(is) {
			return true
		}
	}
	return false
}

// argument returns the argument of a call whose value leads to the memory that an effect
// is about; nil if there is none, or it is no call.
func (e effect) argument() *body.Op {
	if e.op.Kind != body.Call {
		return nil
	}
	for _, arg := range e.op.Args[1:] {
		if arg == nil {
			continue
		}
		for _, x := range e.memory.Value(arg).All().Atoms {
			if slices.ContainsFunc(e.Value.Whole.Atoms, func(y memory.Atom) bool { return x.Place.Object == y.Place.Object }) {
				return arg
			}
		}
	}
	return nil
}

// accessed returns the expression through which an operation reads or writes the pointee of a pointer,
// and the pointer; for another glvalue the expression itself and nil.
func accessed(op *body.Op) (at, pointer *body.Op) {
	at = op
	if len(op.Args) > 0 && op.Args[0] != nil && op.Is(body.Load, body.Assign, body.Step, body.Construct, body.Call) {
		at = op.Args[0]
	}
	for within := at; within != nil; {
		switch {
		case within.Kind == body.Deref:
			return within, within.Args[0]
		case within.Kind == body.Index && !within.Args[0].Is(body.Decay):
			return within, within.Args[0]
		case within.Is(body.Member, body.Index, body.Decay, body.Cast, body.Bind, body.Convert, body.Materialize, body.Load) && within.Args[0] != nil && !within.Args[0].Is(body.Var):
			within = within.Args[0]
		default:
			return at, nil
		}
	}
	return at, nil
}

// taken returns the value of a kernel argument. Captures by reference, and of this, are the subject of
// other rules.
func (e effect) taken() memory.Value {
	l := e.closure()
	if l == nil {
		return e.Value
	}
	v := e.Value
	for _, c := range l.Captures() {
		switch {
		case c.This:
			v = v.Without(".this")
		case c.Variable != nil && (c.ByReference || c.Variable.Type().Kind == sema.Array || l.Outer.ValueAt(initializerOf(c.Init)).Type.Kind == sema.Array):
			v = v.Without("." + c.Variable.Name)
		}
	}
	return v
}

// closure returns the lambda whose closure is handed to a kernel; nil if it is another
// thing.
func (e effect) closure() *sema.Lambda {
	var t *sema.Type
	if params := e.Launch.Type().Params; e.Index < len(params) {
		t = params[e.Index]
	}
	if args := e.Origin().Args; e.Origin().Kind == body.LaunchKernel && 5+e.Index < len(args) && args[5+e.Index] != nil {
		t = args[5+e.Index].Type
	}
	if t == nil || t.Kind != sema.RecordType {
		return nil
	}
	return t.Record.Closure
}
