package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on kernels that start before those in front of them on their stream are done: CUDA C++
// Programming Guide, programmatic dependent launch.

func init() {
	register(pdlNoSync, rule.Info{
		ID: "pdl-no-sync", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, programmatic dependent launch and synchronization",
		Doc: "A kernel that is launched with programmatic stream serialization waits by cudaGridDependencySynchronize for the kernel in front of it, if both use one piece of memory.",
		Bad: `__global__ void add(int *p) { p[threadIdx.x] += 1; }
void run(int *p, cudaLaunchConfig_t c) {
    cudaLaunchAttribute early;
    early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    early.val.programmaticStreamSerializationAllowed = 1;
    c.attrs = &early;
    c.numAttrs = 1;
    for (int i = 0; i < 9; ++i) cudaLaunchKernelEx(&c, add, p);
}`,
		Good: `__global__ void add(int *p) {
    cudaGridDependencySynchronize();
    p[threadIdx.x] += 1;
}
void run(int *p, cudaLaunchConfig_t c) {
    cudaLaunchAttribute early;
    early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    early.val.programmaticStreamSerializationAllowed = 1;
    c.attrs = &early;
    c.numAttrs = 1;
    for (int i = 0; i < 9; ++i) cudaLaunchKernelEx(&c, add, p);
}`,
	})
}

func pdlNoSync(p *pass) {
	kernels := &kernelUses{pass: p, known: map[*sema.Function]*kernelUse{}}
	p.eachHostBody(func(b *sema.Body) {
		launches := map[*body.Op]*launchconfig.Launch{}
		early := false
		for _, c := range p.configured.get(b, p.configuredLaunches) {
			launches[c.Op] = c
			early = early || c.StartsEarly
		}
		if !early {
			return
		}
		a := p.waiting.Of(b.FuncDecl)
		if a == nil || !a.Complete() {
			return
		}
		effects := effectsOf(a)
		// The fact is the launch that was enqueued last.
		last := certainty[*body.Op]{graph: a.Graph, entry: factSet[*body.Op]{}, op: func(facts factSet[*body.Op], op *body.Op) {
			switch {
			case launches[op] != nil:
				clear(facts)
				facts[op] = true
			case slices.ContainsFunc(effects[op], enqueuesOrWaits):
				clear(facts)
			}
		}}
		told := map[*body.Op]bool{}
		last.each(func(facts factSet[*body.Op], op *body.Op) {
			second := launches[op]
			if second == nil || !second.StartsEarly || told[op] {
				return
			}
			for at := range facts {
				if first := launches[at]; isSameStream(first, second) {
					if what := kernels.conflict(first, effects[at], second, effects[op]); what != "" {
						told[op] = true
						p.report(second.Node, "kernel '%s' may start before kernel '%s', launched at %s, has finished, and %s; it does not call cudaGridDependencySynchronize",
							second.Kernel.Name, first.Kernel.Name, p.where(first.Node, second.Node), what).related(p.at(first.Node), "previous launch")
					}
				}
			}
		})
	})
}

// enqueuesOrWaits reports whether an effect may put other work than the launches of the body into a stream, or
// waits for the work in it.
func enqueuesOrWaits(e *memory.Effect) bool {
	switch e.Kind {
	case memory.Runs:
		return e.API.Async || e.MayWait()
	case memory.Hands, memory.Launches:
		return e.Inner != nil
	}
	return e.MayWait()
}

// isSameStream reports whether two launches are known to be on one stream.
func isSameStream(a, b *launchconfig.Launch) bool {
	return a.HasStream && b.HasStream && isSameExpression(a.Stream, b.Stream)
}

// isSameExpression reports whether two expressions name the same object, or are the same constant. None is 0.
func isSameExpression(a, b *body.Op) bool {
	for a.Is(body.Load, body.Convert) {
		a = a.Args[0]
	}
	for b.Is(body.Load, body.Convert) {
		b = b.Args[0]
	}
	x, isConstant := constantOf(a)
	y, isConstantToo := constantOf(b)
	switch {
	case isConstant || isConstantToo:
		return isConstant && isConstantToo && x == y
	case a.Kind != b.Kind || a.Variable != b.Variable:
		return false
	case a.Is(body.Member, body.Deref):
		return isSameExpression(a.Args[0], b.Args[0])
	case a.Is(body.Binary):
		return a.Operator == b.Operator && isSameExpression(a.Args[0], b.Args[0]) && isSameExpression(a.Args[1], b.Args[1])
	}
	return a.Kind == body.Var || a.Kind == body.This
}

func constantOf(op *body.Op) (int64, bool) {
	if op == nil {
		return 0, true
	}
	c, ok := op.Constant()
	if !ok || c.Type == nil || c.Type.IsFloating() {
		return 0, op.Is(body.Zero)
	}
	return c.Int(), true
}

// kernelUses has the uses of kernel parameters.
type kernelUses struct {
	pass  *pass
	known map[*sema.Function]*kernelUse
}

// A kernelUse is the use by a kernel of its parameters' pointees.
type kernelUse struct {
	reads, writes map[int]bool
	readsLate     map[int]bool // after a cudaTriggerProgrammaticLaunchCompletion
	waits         bool         // it may wait for the kernel in front of it
}

// conflict describes the conflicting accesses of two kernels to one piece of memory for which the second has to
// wait; empty if there are none.
func (u *kernelUses) conflict(first *launchconfig.Launch, given []*memory.Effect, second *launchconfig.Launch, givenToo []*memory.Effect) string {
	x, y := u.of(first.Kernel), u.of(second.Kernel)
	if x == nil || y == nil || y.waits {
		return ""
	}
	for _, e := range given {
		for _, f := range givenToo {
			if e.Kind != memory.Hands || f.Kind != memory.Hands || e.Inner != nil || f.Inner != nil {
				continue
			}
			a, ok := certainly(e.Value)
			b, okToo := certainly(f.Value)
			if !ok || !okToo || a != b || a.Moved {
				continue
			}
			name := second.Kernel.Definition().Params()[f.Index].Name
			switch {
			case x.writes[e.Index] && y.reads[f.Index]:
				return "reads through '" + name + "' memory which that one writes"
			case x.writes[e.Index] && y.writes[f.Index]:
				return "writes through '" + name + "' memory which that one writes, too"
			case x.readsLate[e.Index] && y.writes[f.Index]:
				return "writes through '" + name + "' memory which that one may still read"
			}
		}
	}
	return ""
}

// of returns the use of a kernel; nil if unknown.
func (u *kernelUses) of(f *sema.Function) *kernelUse {
	if f == nil || f.Definition() == nil {
		return nil
	}
	if use, ok := u.known[f]; ok {
		return use
	}
	u.known[f] = nil
	on := u.pass.kernelOnDevice(f)
	if on == nil || on.Definition() == nil {
		return nil
	}
	a := u.pass.device.program.Of(on.Definition())
	if a == nil || !a.Complete() {
		return nil
	}
	use := &kernelUse{reads: map[int]bool{}, writes: map[int]bool{}, readsLate: map[int]bool{}}
	u.known[f] = use
	calls := &gridDependency{seen: map[*body.Body]bool{}}
	calls.look(a.Body)
	use.waits = calls.waits || calls.unknown
	isLate := behind(a.Graph, func(op *body.Op) bool {
		return op.Kind == body.Call && sema.LibraryName(op.Function, op.Call()) == "cudaTriggerProgrammaticLaunchCompletion"
	})
	for _, e := range a.Effects() {
		isAtomic := e.Kind == memory.Passes && strings.HasPrefix(sema.LibraryName(e.Origin().Function, e.Origin().Call()), "atomic")
		for _, x := range e.Value.Whole.Atoms {
			root, level := x.Place.Root()
			i := -1
			if root != nil && root.Variable != nil {
				i = slices.Index(a.Body.Params, root.Variable)
			}
			switch {
			case i < 0:
			case isAtomic && (x.Kind == memory.Contents && level == 0 || x.Kind == memory.Address && level == 1):
				use.reads[i], use.writes[i] = true, true
				use.readsLate[i] = use.readsLate[i] || isLate(e.Op)
			case level == 1 && e.Kind == memory.Reads:
				use.reads[i] = true
				use.readsLate[i] = use.readsLate[i] || isLate(e.Op)
			case level == 1 && e.Modifies():
				use.writes[i] = true
			}
		}
	}
	return use
}

// behind returns a test whether an operation can run after one of a kind.
func behind(g *flow.Graph, is func(*body.Op) bool) func(*body.Op) bool {
	late := map[*body.Op]bool{}
	for _, from := range g.Blocks {
		i := slices.IndexFunc(from.Ops, is)
		if i < 0 {
			continue
		}
		for _, to := range g.Blocks {
			for j, op := range to.Ops {
				if to == from && j > i || to != from && from.Reaches(to) {
					late[op] = true
				}
			}
		}
	}
	return func(op *body.Op) bool { return late[op] }
}

// A gridDependency determines whether a kernel, or a callee, waits for the preceding kernel.
type gridDependency struct {
	seen           map[*body.Body]bool
	waits, unknown bool
}

func (g *gridDependency) look(b *body.Body) {
	if b == nil || g.seen[b] {
		return
	}
	g.seen[b] = true
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Asm:
			g.waits = g.waits || strings.Contains(op.Node.Text(), "griddepcontrol.wait")
		case op.Kind == body.Unknown:
			g.unknown = true
		case op.Kind == body.Call && sema.LibraryName(op.Function, op.Call()) == "cudaGridDependencySynchronize":
			g.waits = true
		case op.Kind == body.Call && op.Function == nil:
			_, isAPI := headers.Lookup(sema.LibraryName(nil, op.Call()))
			g.unknown = g.unknown || !isAPI && op.Special == sema.NoSpecial
		case op.Is(body.Call, body.Construct) && op.Function != nil:
			def := op.Function.Definition()
			if def == nil {
				g.unknown = g.unknown || !op.Function.TU.Unit(op.Function.First().Node).Prelude
				continue
			}
			g.look(body.Of(def))
		}
	}
}
