package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Possible races of the threads of a launch on shared or global memory, for some input: CUDA C++ Programming Guide, memory
// consistency model.

func init() {
	registerThreads(racePossible, rule.Info{
		ID: "race-possible", Class: rule.Advice, Section: "CUDA C++ Programming Guide, memory consistency model, data races",
		Doc: "There is no input for which two threads use one element of shared or global memory, one of them to write it not atomically, with nothing to order them: neither by a condition on data, nor by an " +
			"index that memory holds, nor by how far parameters of the kernel move an index, nor by a launch of any grid and block. What is so for every input is shared-race or global-race. Nothing is said where all that write it write the same value, as in *changed = 1, " +
			"where what atomic functions give decides who comes, or where a loop waits for other threads. A lock orders what is done with it held if a fence stands behind where it is taken and before where it is " +
			"released, for the block or the device as far as the lock is for more than one.",
		Bad: `__global__ void scatter(const int *to, const float *v, float *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) sum[to[i]] += v[i];
}
void run(const int *to, const float *v, float *sum, int n) { scatter<<<(n + 255) / 256, 256>>>(to, v, sum, n); }`,
		Good: `__global__ void scatter(const int *to, const float *v, float *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&sum[to[i]], v[i]);
}
void run(const int *to, const float *v, float *sum, int n) { scatter<<<(n + 255) / 256, 256>>>(to, v, sum, n); }`,
	})
}

func racePossible(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachPossibleRun(func(r *threadRun) {
		told := map[any]bool{} // objects of the kernel
		runs := r.known
		if r.guessed != nil {
			runs = append(runs[:len(runs):len(runs)], r.guessed)
		}
		for _, run := range runs {
			for _, x := range run.Possible {
				key := any(x.Name)
				if x.Object != nil {
					key = x.Object
				}
				if !told[key] && (x.Doubt.Kind != threads.OnLaunch || !callersDecide(r.launches)) {
					told[key] = true
					p.reportPossible(seen, run, x)
				}
			}
		}
	})
}

// callersDecide reports whether functions with C linkage launch the kernel, and no others, with a grid that is their parameter:
// callers in other languages may well give one block.
func callersDecide(launches *threads.Launches) bool {
	return launches != nil && len(launches.All) > 0 && !slices.ContainsFunc(launches.All, func(l *launchconfig.Launch) bool {
		if !isParameterGrid(l) {
			return true
		}
		f := l.Op.Scope().EnclosingBody()
		return f == nil || !f.HasCLinkage()
	})
}

// isParameterGrid reports whether the grid of a launch is a parameter of the function around it.
func isParameterGrid(l *launchconfig.Launch) bool {
	if l.Op == nil || l.Op.Kind != body.LaunchKernel {
		return false
	}
	grid := l.Op.Args[1]
	for grid.Is(body.Load, body.Convert, body.Construct, body.Materialize) && len(grid.Args) > 0 && grid.Args[0] != nil {
		grid = grid.Args[0]
	}
	return grid.Is(body.Var) && grid.Variable.Parameter
}

// reportPossible reports the second of two accesses that may race, and the assumption.
func (p *pass) reportPossible(seen map[syntax.Node]bool, run *threads.Run, x *threads.Pair) {
	who, what, order := p.threadsOf(run, x, x.Second), accessesOf(x), orderOfPair(x)
	element := "an element of " + quoted(x.Name)
	if !x.Anywhere {
		if element = p.globalElementName(x); !x.Global {
			element = p.elementName(x)
		}
	}
	const race = "possible data race on %s: %s "
	var r *report
	switch x.Doubt.Kind {
	case threads.OnCondition:
		r = p.reportOnce(seen, x.Second, race+"%s it %s if both satisfy '%s'", element, who, what, order, sourceText(x.Doubt.At))
	case threads.OnIndex:
		r = p.reportOnce(seen, x.Second, race+"%s it %s if '%s' is the same for both", element, who, what, order, sourceText(indexOf(x.Doubt.At)))
	case threads.OnOffset:
		r = p.reportOnce(seen, x.Second, race+"%s it %s if '%s' and '%s' are the same for them", element, who, what, order,
			sourceText(threads.PlaceOf(x.FirstAt)), sourceText(threads.PlaceOf(x.SecondAt)))
	case threads.OnAtomic:
		r = p.reportOnce(seen, x.Second, race+"access it %s, one atomically and one not", element, who, order)
	case threads.OnScope:
		r = p.reportOnce(seen, x.Second, race+"access it by atomic functions, one of which is atomic in its block only", element, who)
	case threads.OnLock:
		r = p.reportOnce(seen, x.Second, race+"%s it, one with a lock held and one without", element, who, what)
	case threads.OnFlag:
		r = p.reportOnce(seen, x.Second, race+"%s it %s, one after it has set the flag that the other one waits for", element, who, what, order)
	case threads.OnFence, threads.OnWideFence:
		r = p.reportOnce(seen, x.Second, race+"%s it with a %s, but there is %s", element, who, what, heldOf(x.Doubt), p.lackOf(x.Doubt))
	default:
		r = p.reportOnce(seen, x.Second, race+"%s it %s if a launch has them", element, who, what, order)
	}
	if r == nil {
		return
	}
	if x.FirstAt.Node != x.SecondAt.Node {
		r.related(p.at(x.FirstAt.Node), "other access")
	}
	if at := x.Doubt.At; x.Doubt.Kind == threads.OnCondition {
		r.related(p.at(at.Node), "condition")
	}
}

// heldOf says by what two accesses are thought to be ordered.
func heldOf(d threads.Doubt) string {
	if d.Flag {
		return "flag between them"
	}
	return "lock held"
}

// lackOf says where a fence lacks between an access and a lock.
func (p *pass) lackOf(d threads.Doubt) string {
	what, where := "no fence", "after the lock is taken"
	if d.Kind == threads.OnWideFence {
		what = "no device-wide fence"
	}
	switch {
	case d.Flag:
		where = "before the flag is set"
	case d.Behind:
		where = "before the lock is released"
	}
	return fmt.Sprintf("%s %s at line %d", what, where, p.line(d.At.Node))
}

// indexOf returns the index of the element that an operation accesses; the operation itself if it is none that is written as one.
func indexOf(access *body.Op) *body.Op {
	for op := range access.All() {
		if op.Kind != body.Index {
			continue
		}
		for in := range op.Args[1].All() {
			if in.Kind == body.Load {
				return op.Args[1]
			}
		}
	}
	return access
}

// sourceText is how an operation is written, in one line and not too long.
func sourceText(op *body.Op) string {
	text := strings.Join(strings.Fields(op.Node.Text()), " ")
	if runes := []rune(text); len(runes) > 60 {
		return string(runes[:57]) + "..."
	}
	return text
}
