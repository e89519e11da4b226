package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on launches within launches: CUDA C++ Guidelines, CUDASafety-3.1.

func init() {
	register(launchInLaunchConfig, rule.Info{
		ID: "launch-in-launch-config", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-3.1",
		Doc: "No expression in the configuration of a launch launches a kernel itself, be it in a function that it calls: the runtime keeps one configuration a thread.",
		Bad: `__global__ void count(int *n);
__global__ void work(float *x);
int blocks(int *n) {
    count<<<1, 1>>>(n);
    return 8;
}
void run(float *x, int *n) { work<<<blocks(n), 256>>>(x); }`,
		Good: `__global__ void count(int *n);
__global__ void work(float *x);
int blocks(int *n) {
    count<<<1, 1>>>(n);
    return 8;
}
void run(float *x, int *n) {
    int b = blocks(n);
    work<<<b, 256>>>(x);
}`,
	})
}

func launchInLaunchConfig(p *pass) {
	launches := callSearch[bool]{
		pass:  p,
		finds: hasUse(isLaunch),
		follows: func(u sema.Use) bool {
			return !u.Constant && u.Kind != sema.Launches && u.Kind != sema.Refers && u.Kind != sema.TakesAddress
		},
	}
	p.eachRunningBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), isLaunch) {
			return
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if op.Kind == body.LaunchKernel && slices.ContainsFunc(configurationOf(op), func(e *body.Op) bool { return p.launchesIn(e, &launches) }) {
				p.report(op.Node, "launch configuration launches a kernel itself")
			}
		}
	})
}

// configurationOf returns grid, block, shared bytes and stream of a launch, as far as they
// are given.
func configurationOf(launch *body.Op) (config []*body.Op) {
	for _, e := range launch.Args[1:min(5, len(launch.Args))] {
		if e != nil {
			config = append(config, e)
		}
	}
	return config
}

// launchesIn reports whether the evaluation of an expression launches a kernel.
func (p *pass) launchesIn(e *body.Op, launches *callSearch[bool]) bool {
	for op := range e.All() {
		switch {
		case op.Launch() != nil:
			return true
		case op.Is(body.Call, body.Construct, body.Destroy) && op.Function != nil && launches.from(op.Function):
			return true
		}
	}
	return false
}
