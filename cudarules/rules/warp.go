package rules

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// The functions that the lanes of a warp call together: CUDA C++ Guidelines for Robust and
// Safety-Critical Programming, CUDA-2.1 to 2.4.

const warpGuidelines = "CUDA C++ Guidelines for Robust and Safety-Critical Programming, "

func init() {
	registerThreads(warpMaskParticipants, rule.Info{
		ID: "warp-mask-participants", Class: rule.Undefined, Section: warpGuidelines + "CUDA-2.1",
		Doc: "All lanes that the mask of a warp function names call it, also in the last warp of what a bound such as i < n guards: for a count that need not be a multiple of 32 some of its lanes do not.",
		Bad: `__global__ void first(int *v) {
    if (threadIdx.x % 32 < 8) v[threadIdx.x] = __shfl_sync(0xffffffff, v[threadIdx.x], 0);
}`,
		Good: `__global__ void first(int *v) {
    if (threadIdx.x % 32 < 8) v[threadIdx.x] = __shfl_sync(0xff, v[threadIdx.x], 0);
}`,
	})
	registerThreads(warpMaskCaller, rule.Info{
		ID: "warp-mask-caller", Class: rule.Undefined, Section: warpGuidelines + "CUDA-2.3",
		Doc: "A lane that calls a warp function is named by its mask, and so is the lane whose value a shuffle gives it.",
		Bad: `__global__ void all(int *v) {
    v[threadIdx.x] = 1;
    __syncwarp(1);
}`,
		Good: `__global__ void all(int *v) {
    v[threadIdx.x] = 1;
    __syncwarp();
}`,
	})
	registerThreads(shuffleWidth, rule.Info{
		ID: "shuffle-width", Class: rule.Undefined, Section: warpGuidelines + "CUDA-2.2",
		Doc:  "The width of a shuffle is 1, 2, 4, 8, 16 or 32.",
		Bad:  `__global__ void next(int *v) { v[threadIdx.x] += __shfl_down_sync(0xffffffff, v[threadIdx.x], 1, 12); }`,
		Good: `__global__ void next(int *v) { v[threadIdx.x] += __shfl_down_sync(0xffffffff, v[threadIdx.x], 1, 16); }`,
	})
	registerThreads(syncwarpDivergent, rule.Info{
		ID: "syncwarp-divergent", Class: rule.Conditional, Section: warpGuidelines + "CUDA-2.4",
		Doc: "Below sm_70 all lanes that the mask of __syncwarp names come to the same call of it at once.",
		Bad: `__global__ void sides(int *v) { // nvcc -arch=sm_60
    if (threadIdx.x % 2) { v[threadIdx.x] = 1; __syncwarp(); }
    else { v[threadIdx.x] = 2; __syncwarp(); }
}`,
		Good: `__global__ void sides(int *v) { // nvcc -arch=sm_60
    v[threadIdx.x] = threadIdx.x % 2 ? 1 : 2;
    __syncwarp();
}`,
	})
	registerThreads(warpMaskValue, rule.Info{
		ID: "warp-mask-value", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, warp vote, match, reduce and shuffle functions",
		Doc:  "The first argument of a warp function is a mask of lanes: no lane's index, no number of lanes, and not the value.",
		Bad:  `__global__ void first(int *v) { v[threadIdx.x] = __shfl_sync(warpSize, v[threadIdx.x], 0); }`,
		Good: `__global__ void first(int *v) { v[threadIdx.x] = __shfl_sync(0xffffffff, v[threadIdx.x], 0); }`,
	})
}

// eachCollective has visit look at the calls of warp functions by the threads of blocks, those
// first whose shapes are known.
func (p *pass) eachCollective(of func(*threads.Run) []*threads.Collective, visit func(*threadRun, *threads.Run, *threads.Collective)) {
	key := func(c *threads.Collective) any { return c.Op.Node }
	p.eachThreadRun(func(r *threadRun) {
		each(r, of, key, func(run *threads.Run, c *threads.Collective) { visit(r, run, c) })
	})
}

// those returns the calls of a run that a rule is about.
func those(is func(*threads.Run, *threads.Collective) bool) func(*threads.Run) []*threads.Collective {
	return func(run *threads.Run) []*threads.Collective {
		var out []*threads.Collective
		for _, c := range run.Collectives {
			if is(run, c) {
				out = append(out, c)
			}
		}
		return out
	}
}

func warpMaskParticipants(p *pass) {
	seen := map[syntax.Node]bool{}
	is := func(run *threads.Run, c *threads.Collective) bool {
		in, _ := missing(run, c)
		return (in >= 0 || parted(run, c) != nil || c.Loss != nil && c.Loss.Never) && !isNoMask(c)
	}
	p.eachCollective(those(is), func(_ *threadRun, run *threads.Run, c *threads.Collective) {
		in, out := missing(run, c)
		if x := parted(run, c); in < 0 && x != nil {
			r := p.reportOnce(seen, c.Op, "mask of '%s' in thread %s of %s includes thread %s, which does not call it if '%s' differs between them",
				c.Name, threadName(run, x.In), p.blockOf(run, c.Op), threadName(run, x.Out), sourceText(x.Cond))
			if r != nil {
				r.related(p.at(x.Cond.Node), "condition")
			}
			return
		}
		if in < 0 {
			p.reportOnce(seen, c.Op, "'%s' in thread %s of %s reads lane %d, which the block does not have", c.Name, threadName(run, c.Loss.Thread), p.blockOf(run, c.Op), c.Loss.From%32)
			return
		}
		if out < 0 {
			p.reportOnce(seen, c.Op, "mask of '%s' includes lanes that leave the loop before others of the warp", c.Name)
			return
		}
		p.reportOnce(seen, c.Op, "mask of '%s' in thread %s of %s includes thread %s, which does not call it", c.Name, threadName(run, in), p.blockOf(run, c.Op), threadName(run, out))
	})
}

// missing returns a thread that calls a warp function and one that its mask names and that does neither call it
// nor another of the kind with the same mask, which meets it; -1 if there is none. Of a loop that lanes leave one by one, the
// second is not known.
func missing(run *threads.Run, c *threads.Collective) (in, out int) {
	for i := range run.Threads() {
		mask, ok := c.Mask(i)
		if !ok || !c.Here.Has(i) {
			continue
		}
		if c.Uneven && mask == 0xffffffff {
			return i, -1
		}
		for j := i / 32 * 32; j < min(i/32*32+32, run.Threads()); j++ {
			if mask>>(j%32)&1 == 1 && c.Absent.Has(j) && !meets(run, c, j, mask) {
				return i, j
			}
		}
	}
	return -1, -1
}

// parted returns the condition that parts lanes which the mask of a call names; nil if there is none, or the other lanes may call
// it elsewhere.
func parted(run *threads.Run, c *threads.Collective) *threads.Parting {
	if c.Parted == nil || run.Launch == nil {
		return nil
	}
	for _, d := range run.Collectives {
		if d.Name == c.Name && d != c && d.IsBeside(c) {
			return nil
		}
	}
	return c.Parted
}

// meets reports whether a thread may meet those of a call in another one.
func meets(run *threads.Run, c *threads.Collective, thread int, mask uint32) bool {
	for _, d := range run.Collectives {
		if d.Name == c.Name && d.Here.Has(thread) && d != c {
			if m, ok := d.Mask(thread); !ok || m == mask {
				return true
			}
		}
	}
	return false
}

// isNoMask reports whether a mask argument is recognizably no mask.
func isNoMask(c *threads.Collective) bool { return maskFault(c) != "" }

func warpMaskCaller(p *pass) {
	seen := map[syntax.Node]bool{}
	is := func(run *threads.Run, c *threads.Collective) bool {
		return !isNoMask(c) && maskCallerFault(p, run, c) != ""
	}
	p.eachCollective(those(is), func(_ *threadRun, run *threads.Run, c *threads.Collective) {
		p.reportOnce(seen, c.Op, "%s", maskCallerFault(p, run, c))
	})
}

func maskCallerFault(p *pass, run *threads.Run, c *threads.Collective) string {
	for i := range run.Threads() {
		mask, ok := c.Mask(i)
		switch {
		case !ok || !c.Here.Has(i):
			continue
		case mask == 0:
			return fmt.Sprintf("mask of '%s' is empty", c.Name)
		case !c.Certain:
			continue
		case run.Open && mask&(mask+1) == 0: // the block may be as small as the mask
		case mask>>(i%32)&1 == 0:
			return fmt.Sprintf("thread %s of %s calls '%s' with a mask that does not include its own lane, %d", threadName(run, i), p.blockOf(run, c.Op), c.Name, i%32)
		}
		if j, ok := c.Source(i); c.Name == "__shfl_sync" && ok && mask>>(j%32)&1 == 0 {
			return fmt.Sprintf("thread %s of %s reads lane %d with '%s', whose mask does not include it", threadName(run, i), p.blockOf(run, c.Op), j%32, c.Name)
		}
	}
	if l := c.Loss; l != nil && !l.Never && c.Certain && !run.Open {
		why := "whose mask does not include it"
		if l.Left {
			why = "which has left the kernel"
		}
		return fmt.Sprintf("'%s' in thread %s of %s reads lane %d, %s", c.Name, threadName(run, l.Thread), p.blockOf(run, c.Op), l.From%32, why)
	}
	return ""
}

func shuffleWidth(p *pass) {
	seen := map[syntax.Node]bool{}
	is := func(_ *threads.Run, c *threads.Collective) bool {
		w, ok := c.Width()
		return ok && (w < 1 || w > 32 || w&(w-1) != 0)
	}
	p.eachCollective(those(is), func(_ *threadRun, _ *threads.Run, c *threads.Collective) {
		w, _ := c.Width()
		p.reportOnce(seen, c.Op, "width of '%s' is %d; it must be 1, 2, 4, 8, 16 or 32", c.Name, w)
	})
}

func syncwarpDivergent(p *pass) {
	if !p.Options.Knows(nvcc.Architecture) || p.Options.Arch >= 70 {
		return
	}
	seen := map[syntax.Node]bool{}
	is := func(run *threads.Run, c *threads.Collective) bool { return otherSyncwarp(run, c) != nil }
	p.eachCollective(those(is), func(_ *threadRun, run *threads.Run, c *threads.Collective) {
		d := otherSyncwarp(run, c)
		r := p.reportOnce(seen, c.Op, "lanes of this __syncwarp wait at another one, which does not match it below sm_70")
		if r != nil {
			r.related(p.at(d.Op.Node), "other __syncwarp")
		}
	})
}

// otherSyncwarp returns the call to which lanes come that the mask of this one names, while others are here.
func otherSyncwarp(run *threads.Run, c *threads.Collective) *threads.Collective {
	if c.Name != "__syncwarp" || !c.Certain {
		return nil
	}
	for _, d := range run.Collectives {
		if d.Name != c.Name || d == c || !d.Certain {
			continue
		}
		for i := range run.Threads() {
			mask, ok := c.Mask(i)
			if !ok || !c.Here.Has(i) {
				continue
			}
			for j := i / 32 * 32; j < min(i/32*32+32, run.Threads()); j++ {
				if mask>>(j%32)&1 == 1 && c.Absent.Has(j) && d.Here.Has(j) && d.Absent.Has(i) {
					return d
				}
			}
		}
	}
	return nil
}

func warpMaskValue(p *pass) {
	seen := map[syntax.Node]bool{}
	is := func(_ *threads.Run, c *threads.Collective) bool { return isNoMask(c) }
	p.eachCollective(those(is), func(_ *threadRun, _ *threads.Run, c *threads.Collective) {
		p.reportOnce(seen, c.Op, "mask of '%s' is %s", c.Name, maskFault(c))
	})
}

// maskFault describes a mask argument that is no mask of lanes; empty if none is known.
func maskFault(c *threads.Collective) string {
	args := c.Op.Arguments()
	if len(args) == 0 || args[0] == nil || args[0].Inserted && args[0].Kind == body.Literal {
		return ""
	}
	mask := written(args[0])
	constant, isConstant := args[0].Constant()
	switch {
	case mask.Type == nil:
		return ""
	case mask.Type.IsFloating():
		return "a floating-point number"
	case mask.Type.Kind == sema.Bool:
		return "a Boolean"
	case namesWarpSize(mask), isConstant && constant.Int() == 32 && !isLaneFive(c):
		return "the number of lanes"
	case c.IsLane():
		return "the index of the lane"
	}
	if len(args) > 1 && args[1] != nil && !isConstant && !isMaskLike(mask) {
		if v, ok := args[1].Constant(); ok && v.Type.IsInteger() && uint32(v.Int()) == 0xffffffff {
			return "swapped with the value"
		}
	}
	return ""
}

// written returns an operand without inserted conversions, and without reads.
func written(op *body.Op) *body.Op {
	for op.Is(body.Convert) && op.Inserted || op.Is(body.Load) {
		op = op.Args[0]
	}
	return op
}

func namesWarpSize(op *body.Op) bool { return op.Kind == body.Var && op.Variable.Name == "warpSize" }

// isLaneFive reports whether the lanes that call are the one that 32 names.
func isLaneFive(c *threads.Collective) bool {
	for i := range c.Here {
		for b := range 64 {
			if c.Here.Has(i*64+b) && b%32 != 5 {
				return false
			}
		}
	}
	return true
}

// isMaskLike reports whether an expression may be a mask by where it comes from: a function's result, a parameter or
// variable of an integer type, or bits that are put together.
func isMaskLike(op *body.Op) bool {
	switch op.Kind {
	case body.Call:
		return true
	case body.Var:
		return op.Type != nil && op.Type.IsInteger() && op.Type.IsUnsigned()
	case body.Member:
		return op.Type != nil && op.Type.IsUnsigned()
	case body.Binary:
		return op.Operator >= syntax.ShiftLeft && op.Operator <= syntax.BitXor
	}
	return false
}
