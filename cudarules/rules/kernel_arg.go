package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on the arguments of launches: CUDA C++ Programming Guide 5.3.7.1 and
// 5.3.9.5.5.

func init() {
	register(kernelArgCopyConstructor, rule.Info{
		ID: "kernel-arg-copy-ctor", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.5",
		Doc: "No argument that the host passes to a __global__ function has a user-provided copy or move constructor, in itself, a member or a base: the bytes are copied to the device, the constructor does not run for that copy. nvcc accepts it.",
		Bad: `struct Window {
    float weight;
    float *current;
    Window(const Window &o) : weight(o.weight), current(&weight) {}
};
__global__ void blur(Window w, float *img);
void run(const Window &w, float *img) { blur<<<1, 32>>>(w, img); }`,
		Good: `struct Window {
    float weight;
};
__global__ void blur(Window w, float *img);
void run(const Window &w, float *img) { blur<<<1, 32>>>(w, img); }`,
	})
	register(kernelArgDestructor, rule.Info{
		ID: "kernel-arg-dtor", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.5",
		Doc: "No argument that the host passes to a __global__ function has a destructor that does something: it may run before the kernel ends. nvcc accepts it.",
		Bad: `struct Buffer {
    float *p;
    ~Buffer() { cudaFree(p); }
};
__global__ void zero(Buffer b);
void run(const Buffer &b) { zero<<<1, 32>>>(b); }`,
		Good: `struct Buffer {
    float *p;
    ~Buffer() { cudaFree(p); }
};
__global__ void zero(float *p);
void run(const Buffer &b) { zero<<<1, 32>>>(b.p); }`,
	})
	register(kernelArgDeviceLaunch, rule.Info{
		ID: "kernel-arg-device-launch", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.5, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-3.2",
		Doc: "Every argument that device code passes to a __global__ function is trivially copyable and trivially destructible. nvcc accepts a class whose assignment alone is not trivial.",
		Bad: `struct Token {
    int *owner;
    __device__ ~Token() { *owner = -1; }
};
__global__ void child(Token t);
__global__ void parent(Token *t) { child<<<1, 1>>>(*t); }`,
		Good: `struct Token {
    int *owner;
};
__global__ void child(Token t);
__global__ void parent(Token *t) { child<<<1, 1>>>(*t); }`,
	})
	register(kernelParamClosure, rule.Info{
		ID: "kernel-param-closure", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.1",
		Doc: "A lambda that is passed to a __global__ function by the host is defined in a function and runs on the device: an extended lambda.",
		Bad: `template <typename F>
__global__ void map(float *x, F f) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) { map<<<1, 32>>>(x, [](float v) { return 2 * v; }); }`,
		Good: `template <typename F>
__global__ void map(float *x, F f) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) { map<<<1, 32>>>(x, [] __device__ (float v) { return 2 * v; }); }`,
	})
}

func kernelArgCopyConstructor(p *pass) {
	p.eachHostLaunch(func(l *sema.Launch) {
		for i, t := range l.Type().Params {
			for r := range t.Subobjects() {
				if r.Special(sema.CopyConstructor).UserProvided == sema.Yes || r.Special(sema.MoveConstructor).UserProvided == sema.Yes {
					p.reportArgument(l, i, "launch of '%s' copies '%s'%s bytewise, without its copy or move constructor", kernelName(l), t, partName(t, r))
					break
				}
			}
		}
	})
}

func kernelArgDestructor(p *pass) {
	p.eachHostLaunch(func(l *sema.Launch) {
		if l.ByAddress {
			return
		}
		for i, t := range l.Type().Params {
			for r := range t.Subobjects() {
				if r.Special(sema.Destructor).Trivial == sema.No {
					p.reportArgument(l, i, "launch of '%s' passes '%s'%s by value; its destructor may run before the kernel ends", kernelName(l), t, partName(t, r))
					break
				}
			}
		}
	})
}

// partName distinguishes the class r from t, of which it is a part.
func partName(t *sema.Type, r *sema.Record) string {
	if t.Kind == sema.RecordType && t.Record == r {
		return ""
	}
	return " (in '" + r.String() + "')"
}

func kernelArgDeviceLaunch(p *pass) {
	p.eachDeviceLaunch(func(l *sema.Launch) {
		for i, t := range l.Type().Params {
			switch {
			case t.Kind != sema.RecordType:
			case t.TriviallyDestructible() == sema.No:
				p.reportArgument(l, i, "launch of '%s' from device code passes '%s', which is not trivially destructible", kernelName(l), t)
			case t.TriviallyCopyable() == sema.No:
				r := p.reportArgument(l, i, "launch of '%s' from device code passes '%s', which is not trivially copyable", kernelName(l), t)
				copies, moves := t.Record.Special(sema.CopyConstructor), t.Record.Special(sema.MoveConstructor)
				if copies.Trivial == sema.Yes && (moves.Trivial == sema.Yes || moves.Declared == sema.No) {
					r.accepted() // the assignment alone is not trivial
				}
			}
		}
	})
}

func kernelParamClosure(p *pass) {
	p.eachHostLaunch(func(l *sema.Launch) {
		for i, t := range l.Type().Params {
			if !isClosure(t) {
				continue
			}
			closure := t.Record.Closure
			switch {
			case closure.Outer.EnclosingBody() == nil:
				p.reportArgument(l, i, "launch of '%s' passes a lambda that is not defined inside a function", kernelName(l))
			case closure.Operator().RunsOn(sema.Device) == sema.No:
				p.reportArgument(l, i, "launch of '%s' passes a host lambda", kernelName(l))
			}
		}
	})
}

func kernelName(l *sema.Launch) string {
	if l.Kernel != nil {
		return l.Kernel.Name
	}
	return l.Callee.Text()
}
