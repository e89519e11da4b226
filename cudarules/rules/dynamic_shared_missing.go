package rules

import (
	"fmt"
	"math"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Launches that give their kernels too little dynamic shared memory: CUDA C++ Programming Guide,
// __shared__ and execution configuration.

func init() {
	register(dynamicSharedMissing, rule.Info{
		ID: "dynamic-shared-missing", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, __shared__; execution configuration",
		Doc: "A launch gives its kernel as much dynamic shared memory as it certainly uses; with the static one that is at most 48 KiB unless code raises the limit of the kernel.",
		Bad: `__global__ void reverse(int *v) {
    extern __shared__ int s[];
    s[threadIdx.x] = v[threadIdx.x];
    __syncthreads();
    v[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
void run(int *v) { reverse<<<1, 128>>>(v); }`,
		Good: `__global__ void reverse(int *v) {
    extern __shared__ int s[];
    s[threadIdx.x] = v[threadIdx.x];
    __syncthreads();
    v[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
void run(int *v) { reverse<<<1, 128, 128 * sizeof(int)>>>(v); }`,
	})
}

func dynamicSharedMissing(p *pass) {
	d := missingShared{pass: p, optIns: optIns{pass: p}, runs: map[launchForm]*threads.Run{}}
	p.eachConfiguredLaunch(d.look)
}

// missingShared compares the dynamic shared memory of launches with the use by the first block of their grids.
type missingShared struct {
	pass   *pass
	optIns optIns
	arrays *dynamicShared // of the device's view; nil until computed
	runs   map[launchForm]*threads.Run
	raised map[*sema.Function]int64 // the greater amounts that kernels are allowed beyond the default; nil until computed
}

// A launchForm has the inputs of a run of a kernel.
type launchForm struct {
	kernel *sema.Function
	block  [3]int64 // zero if it is not known
}

func (d *missingShared) look(c *launchconfig.Launch) {
	config := c.Config
	if c.Kernel == nil || !config.Shared.Known {
		return
	}
	if config.Violation() != "" {
		if config.OptedIn = d.optIns.mayHave(c.Launch); config.Violation() != "" {
			return
		}
	}
	k := d.pass.kernelOnDevice(c.Kernel)
	if k == nil || k.Definition() == nil {
		return
	}
	given := config.Shared.Value
	uses := len(d.arraysOf(k)) > 0
	limit := d.limitOf(c.Kernel)
	mayFail := given > 0 && !d.pass.mayBeHIP() && limit < unlimited
	if !uses && !mayFail {
		return
	}
	run := d.run(k, config)
	if u := run.Dynamic; uses && u != nil && (given == 0 || u.End > given) && !d.isUndecided(k.TU, u) {
		where := lineOf(k.TU.Pos(u.At.Node), d.pass.Pos(c.Node))
		if given == 0 {
			d.pass.report(c.Node, "launch of '%s' has no dynamic shared memory, but the kernel uses '%s' at %s", k.Name, u.Name, where)
		} else {
			d.pass.report(c.Node, "launch of '%s' has %d bytes of dynamic shared memory, but thread %s of a block uses '%s' up to byte %d at %s",
				k.Name, given, threadName(run, u.Thread), u.Name, u.End, where)
		}
		return
	}
	static := run.Static()
	if !mayFail || static+given <= launchconfig.MaxShared || static > launchconfig.MaxShared {
		return
	}
	what := fmt.Sprintf("%d bytes of dynamic shared memory", given)
	switch {
	case limit > 0 && given > limit:
		d.pass.report(c.Node, "launch fails: %s exceed the %d that cudaFuncAttributeMaxDynamicSharedMemorySize of '%s' allows", what, limit, k.Name)
		return
	case limit > 0:
		return
	}
	if static > 0 {
		what += fmt.Sprintf(" and at least %d of static shared memory of '%s'", static, k.Name)
	}
	d.pass.report(c.Node, "launch fails: %s exceed the %d that a kernel has unless cudaFuncAttributeMaxDynamicSharedMemorySize is raised", what, launchconfig.MaxShared)
}

// run runs the first block of a launch of a kernel.
func (d *missingShared) run(k *sema.Function, config launchconfig.Config) *threads.Run {
	form := launchForm{kernel: k}
	if n, ok := config.Threads(); ok && n <= launchconfig.MaxThreads {
		for i, b := range config.Block {
			form.block[i] = b.Value
		}
	}
	if d.runs[form] == nil {
		d.runs[form] = threads.First(k.TU, k.Definition(), nil, form.block)
	}
	return d.runs[form]
}

// arraysOf returns the extern __shared__ arrays that a kernel of the device's view and its callees use.
func (d *missingShared) arraysOf(k *sema.Function) []externalName {
	if d.arrays == nil {
		device := *d.pass
		device.view = d.pass.device
		d.arrays = &dynamicShared{pass: &device}
	}
	b := k.TU.BodyOf(k)
	if b == nil {
		return nil
	}
	return d.arrays.from(b)
}

// isUndecided reports whether a use is in code that is compiled under unknown conditions.
func (d *missingShared) isUndecided(tu *sema.TU, u *threads.DynamicUse) bool {
	return slices.ContainsFunc(u.Stack, func(op *body.Op) bool { return tu.Unit(op.Node).Source.IsUndecided(op.Node.Start()) })
}

// unlimited is the limit of a kernel that may be given any.
const unlimited = math.MaxInt64

// limitOf returns to how many bytes some code may raise the limit of a kernel, an instance where that is a template: code of
// this translation unit that gives it to whoever may do so, or other code, which has it from a header. It is 0 if none does.
func (d *missingShared) limitOf(k *sema.Function) int64 {
	if d.raised == nil {
		d.raised = map[*sema.Function]int64{}
		for _, b := range d.pass.Bodies() {
			if !b.IsUnclosed() && !b.InTemplate() && slices.ContainsFunc(b.Uses(), namesKernel) {
				d.raise(body.Of(b.FuncDecl))
			}
		}
	}
	if slices.ContainsFunc(k.Decls, func(fd *sema.FuncDecl) bool { return d.pass.Unit(fd.Node) != d.pass.Main() }) {
		return unlimited
	}
	return d.raised[k]
}

func namesKernel(u sema.Use) bool {
	return (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil && u.Function.IsKernel()
}

// raise records the kernels that a body names, other than to launch them or for CUDA functions that raise no limit, and the
// limits to which it raises them. A local pointer that is used only for that is another name of the kernel.
func (d *missingShared) raise(b *body.Body) {
	in := d.pass.amountsOf(b)
	harmless := map[*body.Op]bool{}
	pointers := map[*sema.Variable]*body.Op{}
	for op := range b.Root.All() {
		switch op.Kind {
		case body.Declare:
			if op.Variable != nil && len(op.Args) > 0 && in.keeps(op.Variable) {
				if f := functionNamed(op.Args[0]); f != nil {
					pointers[op.Variable], harmless[f] = f, true
				}
			}
		case body.LaunchKernel:
			harmless[nameOf(op.Args[0])] = true
		case body.Call:
			api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
			if !ok {
				continue
			}
			limit, isRaise := d.raisedTo(api, op, in)
			for _, a := range op.Arguments() {
				name := nameOf(a)
				harmless[name] = true
				if isRaise {
					d.allow(functionBy(name, pointers), limit)
				}
			}
		case body.Func:
			if !harmless[op] {
				d.allow(op, unlimited)
			}
		case body.Var:
			if !harmless[op] && pointers[op.Variable] != nil {
				d.allow(pointers[op.Variable], unlimited)
			}
		}
	}
}

func functionBy(name *body.Op, pointers map[*sema.Variable]*body.Op) *body.Op {
	if name.Is(body.Var) {
		return pointers[name.Variable]
	}
	return name
}

// allow notes that the limit of the kernel that an operation names may be raised.
func (d *missingShared) allow(name *body.Op, limit int64) {
	if name.Is(body.Func) && name.Function != nil {
		d.raised[name.Function] = max(d.raised[name.Function], limit)
	}
}

// raisedTo returns how much a call of CUDA's allows a kernel; false if it raises no limit.
func (d *missingShared) raisedTo(api headers.API, op *body.Op, in *amounts) (int64, bool) {
	if !mayRaise(api, op) {
		return 0, false
	}
	args := op.Arguments()
	if _, ok := args[1].Constant(); ok {
		if n, ok := in.of(args[2]); ok && len(n.factors) == 0 {
			return n.constant, true
		}
	}
	return unlimited, true
}

// mayRaise reports whether a call of CUDA's may raise the limit of a kernel.
func mayRaise(api headers.API, op *body.Op) bool {
	const maxDynamicSharedMemorySize = 8 // of cudaFuncAttribute and of CUfunction_attribute
	if _, isAttribute := api.Param(headers.Value); api.Operation != headers.Configure || !isAttribute {
		return false
	}
	args := op.Arguments()
	if len(args) != 3 || args[1] == nil {
		return false
	}
	c, known := args[1].Constant()
	return !known || c.Int() == maxDynamicSharedMemorySize
}

// functionNamed returns the operation that names the function of which an expression is the address.
func functionNamed(op *body.Op) *body.Op {
	if op = nameOf(op); op.Is(body.Func) {
		return op
	}
	return nil
}

// nameOf returns the operation that names the function of which an expression is the address, or the variable that holds that.
func nameOf(op *body.Op) *body.Op {
	for op.Is(body.Convert, body.Cast, body.Decay, body.AddressOf, body.Bind, body.Load) {
		op = op.Args[0]
	}
	return op
}
