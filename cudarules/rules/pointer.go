package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on addresses that cross between host and device: CUDA C++ Programming
// Guide 5.3.9.3.

func init() {
	register(pointerWrongSpace, rule.Info{
		ID: "pointer-wrong-space", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.3",
		Nvcc: []rule.Warning{{Number: 20091, Tag: "device_var_read_in_host"}, {Number: 20092, Tag: "device_var_written_in_host"}},
		Doc:  "Memory is accessed where it lies: the host neither dereferences what cudaMalloc returned nor uses a device variable or the address of a __shared__ one, and a kernel gets no address of the host's stack or heap. nvcc warns of device variables alone.",
		Bad: `int run() {
    int *d = nullptr;
    cudaMalloc(&d, sizeof *d);
    fill<<<1, 1>>>(d);
    return *d;
}`,
		Good: `int run() {
    int *d = nullptr, h = 0;
    cudaMalloc(&d, sizeof *d);
    fill<<<1, 1>>>(d);
    cudaMemcpy(&h, d, sizeof h, cudaMemcpyDeviceToHost);
    return h;
}`,
	})
	register(symbolAddressInDevice, rule.Info{
		ID: "symbol-address-in-device", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.9.3",
		Doc: "An address from cudaGetSymbolAddress is for host code alone; device code names the variable itself. The hardware accepts it.",
		Bad: `__device__ float table[256];
void rescale(float k) {
    float *p = nullptr;
    cudaGetSymbolAddress((void **)&p, table);
    scale<<<1, 256>>>(p, k);
}`,
		Good: `__device__ float table[256];
__global__ void scale(float k) { table[threadIdx.x] *= k; }
void rescale(float k) { scale<<<1, 256>>>(k); }`,
	})
	register(kernelAddressCrossing, rule.Info{
		ID: "kernel-address-crossing", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.3",
		Doc: "The address of a __global__ function is used on the side where it was taken: host and device have different ones. nvcc says nothing.",
		Bad: `__global__ void bump(int *x) { ++*x; }
__global__ void dispatch(void (*task)(int *), int *x) { task<<<1, 1>>>(x); }
void run(int *x) { dispatch<<<1, 1>>>(bump, x); }`,
		Good: `__global__ void bump(int *x) { ++*x; }
__device__ void (*task)(int *) = bump;
__global__ void dispatch(int *x) { task<<<1, 1>>>(x); }
void run(int *x) { dispatch<<<1, 1>>>(x); }`,
	})
}

func pointerWrongSpace(p *pass) {
	p.eachPointerUses(func(uses *pointerUses) {
		for _, access := range uses.accesses {
			if access.origin == deviceMemory || access.origin == symbolAddress {
				p.report(access.at, "host code accesses what %s points to, which is device memory", access.pointer.Text()).unsilenced()
			}
		}
		for _, l := range uses.launches {
			for i, held := range l.args {
				if slices.Contains(held, hostMemory) && p.accesses(l.Kernel, i) {
					p.reportArgument(l.Launch, i, "kernel %s gets %s, an address in the host's memory", l.Callee.Text(), l.Args[i].Text()).unsilenced()
				}
			}
		}
	})
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes {
			return
		}
		for _, u := range b.Uses() {
			switch {
			case p.isDeviceObject(u):
				p.report(u.Node, "%s accesses the device variable %s", describe(b.Function), u.Variable)
			case isSharedAddress(u):
				p.report(u.Node, "%s takes the address of the __shared__ variable %s", describe(b.Function), u.Variable)
			}
		}
	})
}

// accesses reports whether a kernel uses its i-th parameter, so that an address
// in it is followed.
func (p *pass) accesses(k *sema.Function, i int) bool {
	if k == nil {
		return false
	}
	body := p.BodyOf(k)
	if body == nil {
		return false
	}
	for _, u := range body.Uses() {
		if u.Variable == nil || !u.Variable.Parameter || u.Variable.Index != i {
			continue
		}
		if parent := u.Node.Parent(); parent.Kind() != syntax.BinaryExpression || body.BodyScope().ValueAt(parent).Type.Kind != sema.Bool {
			return true // not only compared
		}
	}
	return false
}

// isDeviceObject reports whether a use in host code reads or writes a variable
// in device memory. The value of a constant, but not that of a part of one, is known
// to the host as well, and the argument of a call that is not known may be a symbol.
func (p *pass) isDeviceObject(u sema.Use) bool {
	v := u.Variable
	if v == nil || u.Constant || u.Kind != sema.Reads && u.Kind != sema.Writes || p.Unit(v.Node).Prelude {
		return false
	}
	if v.LiesIn(sema.AnyMemory) != sema.Yes || v.LiesIn(sema.ManagedMemory) == sema.Yes || v.IsConstexpr() || v.Type().IsReference() {
		return false
	}
	if v.Type().IsConst() && !u.Part && v.HasRuntimeInitializer() != sema.Yes || p.LiesInOffloaded(u.Node) {
		return false
	}
	if list := u.Node.Parent(); list.Kind() == syntax.ArgumentList {
		c := u.Scope.CallAt(list.Parent())
		return c != nil && c.Function != nil && !isSymbolArgument(c, u.Node)
	}
	return true
}

// isSharedAddress reports whether a use takes the address of a variable that
// each block has its own of: no host code can name one.
func isSharedAddress(u sema.Use) bool {
	return (u.Kind == sema.TakesAddress || u.Kind == sema.Binds) && !u.Constant && u.Variable != nil &&
		u.Variable.LiesIn(sema.SharedMemory) == sema.Yes && (!u.Variable.IsLocal() || u.Variable.Specifiers().Has(syntax.Extern))
}

// isSymbolArgument reports whether an argument names a device variable for a
// function of the runtime.
func isSymbolArgument(c *sema.Call, arg syntax.Node) bool {
	api, ok := headers.Lookup(c.Function.Name)
	if !ok {
		return false
	}
	i, ok := api.Param(headers.Symbol)
	return ok && i < len(c.Args) && c.Args[i] == arg
}

func symbolAddressInDevice(p *pass) {
	p.eachPointerUses(func(uses *pointerUses) {
		p.reportHanded(uses, symbolAddress, "an address from cudaGetSymbolAddress, which is for host code,")
	})
}

func kernelAddressCrossing(p *pass) {
	p.eachPointerUses(func(uses *pointerUses) {
		for _, l := range uses.launches {
			if l.callee == deviceKernel {
				p.report(l.Node, "host code launches %s, which holds the address of a kernel taken in device code", l.Callee.Text())
			}
		}
		p.reportHanded(uses, hostKernel, "the address of a kernel taken in host code")
	})
}

// reportHanded reports where host code hands an address of the given origin to
// device code: by a launch, a copy, or a store to managed memory.
func (p *pass) reportHanded(uses *pointerUses, o origin, what string) {
	for _, l := range uses.launches {
		for i, held := range l.args {
			if slices.Contains(held, o) {
				p.reportArgument(l.Launch, i, "%s is passed to kernel %s as %s", what, l.Callee.Text(), l.Args[i].Text())
			}
		}
	}
	for _, c := range uses.copies {
		if slices.Contains(c.held, o) {
			p.report(c.call, "%s is copied to %s", what, c.to)
		}
	}
	for _, s := range uses.stores {
		if s.origin == o {
			p.report(s.at, "%s is stored in managed memory, where device code finds it", what)
		}
	}
}
