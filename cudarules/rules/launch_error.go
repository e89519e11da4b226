package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on the errors of launches: CUDA C++ Guidelines 1.4.

func init() {
	register(launchErrorUnchecked, rule.Info{
		ID: "launch-error-unchecked", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.4",
		Doc: "Behind a launch the function looks at the result of cudaGetLastError or cudaPeekAtLastError, before it calls another function of CUDA's and on all of its ways. One that waits does not tell of a launch that was rejected.",
		Bad: `__global__ void work(int *p) { *p = 1; }
bool run(int *d) {
    work<<<1, 1>>>(d);
    return cudaDeviceSynchronize() == cudaSuccess;
}`,
		Good: `__global__ void work(int *p) { *p = 1; }
bool run(int *d) {
    work<<<1, 1>>>(d);
    if (cudaGetLastError() != cudaSuccess) return false;
    return cudaDeviceSynchronize() == cudaSuccess;
}`,
	})
}

func launchErrorUnchecked(p *pass) {
	l := &launchErrors{p, map[*sema.FuncDecl]errorEffect{}}
	p.eachHostBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), isLaunch) {
			return
		}
		for _, launch := range l.unchecked(b) {
			p.report(launch.Node, "the error of the launch is not looked at, by cudaGetLastError or cudaPeekAtLastError, before the next use of CUDA")
		}
	})
}

// An errorEffect is what a call does to the error that a launch before it may have left.
type errorEffect uint8

const (
	leavesError errorEffect = iota // nothing: it does not use CUDA
	passesOver                     // it uses CUDA, and does not look at the error before
	asksForIt                      // it may look at the error before it uses CUDA; what is not known may
)

// launchErrors follows the errors of launches.
type launchErrors struct {
	*pass
	effects map[*sema.FuncDecl]errorEffect
}

// unchecked returns the launches of a body behind which it uses CUDA, or ends, without a
// look at their error.
func (l *launchErrors) unchecked(b *sema.Body) []*body.Op {
	lost := lostErrors(b)
	pending := possibility[*body.Op]{graph: flow.Of(body.Of(b.FuncDecl)), op: func(facts factSet[*body.Op], op *body.Op) {
		if l.effect(op, lost) != leavesError {
			clear(facts)
		}
		if op.Kind == body.LaunchKernel {
			facts[op] = true
		}
	}}
	solution := pending.solve()
	if solution == nil || !solution.Complete {
		return nil
	}
	found := factSet[*body.Op]{}
	solution.Each(func(facts factSet[*body.Op], op *body.Op) {
		if l.effect(op, lost) == passesOver {
			for launch := range facts {
				found[launch] = true
			}
		}
	})
	left, _ := solution.At(pending.graph.Exit)
	for launch := range left {
		found[launch] = true
	}
	var out []*body.Op
	for op := range pending.graph.Body.Root.All() {
		if found[op] {
			out = append(out, op)
		}
	}
	return out
}

// effect returns what an operation of a body does to the error of a launch before it.
func (l *launchErrors) effect(op *body.Op, lost map[*body.Op]loss) errorEffect {
	switch op.Kind {
	case body.Unknown:
		return asksForIt
	case body.LaunchKernel:
		return passesOver
	case body.Call:
		name := sema.LibraryName(op.Function, op.Call())
		api, ok := headers.Lookup(name)
		switch {
		case ok && api.Operation == headers.LastError:
			if lost[op] != kept {
				return leavesError
			}
			return asksForIt
		case ok && (api.Operation == headers.DescribeError || api.Operation == headers.GetVersion):
			return leavesError
		case ok, headers.ReturnsStatus(name):
			return passesOver
		case op.Function == nil && op.Record == nil:
			return asksForIt
		}
	case body.Construct, body.Destroy, body.New, body.Delete:
	default:
		return leavesError
	}
	return l.callEffect(op.Function)
}

// callEffect returns what a call of a function does; nil stands for one that the compiler
// defines.
func (l *launchErrors) callEffect(f *sema.Function) errorEffect {
	if f == nil {
		return leavesError
	}
	fd := f.Definition()
	if fd == nil || l.Unit(fd.Node).Prelude {
		if memory.KnowsNoCUDA(f) {
			return leavesError
		}
		return asksForIt
	}
	if known, ok := l.effects[fd]; ok {
		return known
	}
	l.effects[fd] = leavesError // a call of itself adds nothing
	effect := l.bodyEffect(fd)
	l.effects[fd] = effect
	return effect
}

// bodyEffect returns the effect of a function that is defined: if it looks at the error on
// some way, that is what it is for.
func (l *launchErrors) bodyEffect(fd *sema.FuncDecl) errorEffect {
	type before struct{} // nothing was done with CUDA yet
	b := l.BodyOf(fd.Function)
	if b == nil {
		return asksForIt
	}
	lost := lostErrors(b)
	solution := possibility[before]{graph: flow.Of(body.Of(fd)), entry: factSet[before]{{}: true}, op: func(facts factSet[before], op *body.Op) {
		if l.effect(op, lost) != leavesError {
			clear(facts)
		}
	}}.solve()
	if solution == nil || !solution.Complete {
		return asksForIt
	}
	effect := leavesError
	solution.Each(func(facts factSet[before], op *body.Op) {
		if facts[before{}] {
			effect = max(effect, l.effect(op, lost))
		}
	})
	return effect
}
