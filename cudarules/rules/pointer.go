package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
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
	p.eachHostEffect(func(e effect) {
		switch e.Kind {
		case memory.Reads, memory.Writes:
			if e.Value.Whole.Only(func(x memory.Atom) bool { return isDeviceMemory(x) || isSymbolAddress(x) }) {
				p.reportAccess(e)
			}
		case memory.Hands:
			if !e.Registered && holds(e.taken(), isHostMemory) && p.accesses(e.Launch.Kernel, e.Index) {
				p.reportGiven(e, "an address in host memory")
			} else if v := variableOfDevice(e.Value.Whole); v != nil {
				p.reportGiven(e, "the host address of device variable '"+v.Name+"'")
			}
		case memory.Runs:
			p.reportSymbolAddress(e)
		}
	})
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes {
			return
		}
		for _, u := range b.Uses() {
			switch {
			case p.isDeviceObject(u):
				p.report(u.Node, "%s accesses device variable '%s'", describe(b.Function), u.Variable)
			case isSharedAddress(u):
				p.report(u.Node, "%s takes the address of __shared__ variable '%s'", describe(b.Function), u.Variable)
			}
		}
	})
}

// reportSymbolAddress reports a copy or fill that is given the address of a variable of the device's as the host knows it.
func (p *pass) reportSymbolAddress(e effect) {
	if e.API.Operation != headers.Copy && e.API.Operation != headers.Fill {
		return
	}
	for _, r := range []headers.Role{headers.Dst, headers.Src} {
		i, ok := e.API.Param(r)
		if !ok || i >= len(e.Args) {
			continue
		}
		if v := variableOfDevice(e.Args[i].Whole); v != nil {
			p.report(e.op.Node, "'%s' is called with the host address of device variable '%s'", e.API.Name, v.Name).unsilenced()
			return
		}
	}
}

// variableOfDevice returns the __device__ or __constant__ variable that addresses lead to for certain, as the host names it; nil
// for others.
func variableOfDevice(s memory.Set) *sema.Variable {
	if !s.Only(func(x memory.Atom) bool { return isObject(x, memory.DeviceVariable, memory.ConstantVariable) }) {
		return nil
	}
	v := s.Atoms[0].Place.Object.Variable
	if v == nil || v.Parameter || v.TU.Unit(v.Node).Prelude {
		return nil
	}
	return v
}

// reportAccess reports where host code accesses memory of the device.
func (p *pass) reportAccess(e effect) {
	at, pointer := accessed(e.op)
	if arg := e.argument(); arg != nil {
		at, pointer = e.op, arg
	}
	switch {
	case pointer != nil && pointer.Type != nil && pointer.Type.Kind == sema.Pointer:
		p.report(at.Node, "host code accesses device memory through '%s'", pointer.Node.Text()).unsilenced()
	case e.called:
		p.report(e.op.Node, "'%s' accesses device memory in host code", e.Origin().Node.Text()).unsilenced()
	default:
		p.report(at.Node, "host code accesses '%s', which is in device memory", at.Node.Text()).unsilenced()
	}
}

// reportGiven reports a kernel argument that is not permitted.
func (p *pass) reportGiven(e effect, what string) {
	l := e.op.Launch()
	if l == nil || e.called || e.Index >= len(l.Args) {
		p.report(e.op.Node, "kernel '%s' is passed %s", e.Launch.Callee.Text(), what).unsilenced()
		return
	}
	p.reportArgument(l, e.Index, "kernel '%s' is passed '%s', %s", l.Callee.Text(), l.Args[e.Index].Text(), what).unsilenced()
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
	if v == nil || v.Parameter || u.Constant || u.Kind != sema.Reads && u.Kind != sema.Writes || p.Unit(v.Node).Prelude {
		return false
	}
	if v.LiesIn(sema.AnyMemory) != sema.Yes || v.LiesIn(sema.ManagedMemory) == sema.Yes || v.IsConstexpr() || v.Type().IsReference() {
		return false
	}
	if v.Type().IsConst() && !u.Part && v.HasRuntimeInitializer() != sema.Yes || p.LiesInOffloaded(u.Node) {
		return false
	}
	if list := u.Node.Parent(); list.Kind() == syntax.ArgumentList {
		if _, isCast := u.Scope.CastAt(list.Parent()); isCast {
			return true
		}
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
	p.eachHostEffect(func(e effect) {
		p.reportHanded(e, isSymbolAddress, "an address from cudaGetSymbolAddress")
	})
}

func kernelAddressCrossing(p *pass) {
	p.eachHostEffect(func(e effect) {
		if e.Kind == memory.Launches && !e.called && e.Value.Whole.Only(p.holdsDevicesKernel) {
			p.report(e.op.Node, "host code launches '%s', which holds a kernel address taken in device code", e.Launch.Callee.Text())
		}
		p.reportHanded(e, isKernel, "a kernel address taken in host code")
	})
}

// holdsDevicesKernel recognizes the initial contents of a device variable that is initialized with the
// address of a kernel, or to which device code assigns one.
func (p *pass) holdsDevicesKernel(x memory.Atom) bool {
	o := x.Place.Object
	if x.Kind != memory.Contents || o.Kind != memory.DeviceVariable && o.Kind != memory.ConstantVariable {
		return false
	}
	kernel := p.storesKernel(o.Variable)
	for _, u := range p.InitializerUses(o.Variable) {
		if u.Kind == sema.TakesAddress || u.Kind == sema.Refers {
			if u.Function == nil || !u.Function.IsKernel() {
				return false
			}
			kernel = true
		}
	}
	return kernel
}

// storesKernel reports whether device code assigns the address of a kernel to a
// variable, or to an element of it.
func (p *pass) storesKernel(v *sema.Variable) bool {
	for _, b := range p.deviceTU().Bodies() {
		if b.Function.RunsOn(sema.Host) != sema.No || !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Function != nil && u.Function.IsKernel() }) {
			continue
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if op.Kind == body.Assign && assigns(op, v) {
				return true
			}
		}
	}
	return false
}

// assigns reports whether an assignment gives a variable, or an element of it, the
// address of a kernel.
func assigns(op *body.Op, v *sema.Variable) bool {
	to := op.Args[0]
	for to.Is(body.Index, body.Decay, body.Member) {
		to = to.Args[0]
	}
	if to.Kind != body.Var || to.Variable.LiesIn(sema.AnyMemory) != sema.Yes || to.Variable.String() != v.String() {
		return false
	}
	value := op.Args[1]
	for value.Is(body.Decay, body.AddressOf, body.Convert) {
		value = value.Args[0]
	}
	return value.Kind == body.Func && value.Function != nil && value.Function.IsKernel()
}

// reportHanded reports where host code hands such an address to device code: by a launch, a
// copy, or a store to managed memory.
func (p *pass) reportHanded(e effect, is func(memory.Atom) bool, what string) {
	switch e.Kind {
	case memory.Hands:
		l := e.op.Launch()
		switch {
		case !holds(e.Value, is):
		case l == nil || e.called || e.Index >= len(l.Args):
			p.report(e.op.Node, "%s is passed to kernel '%s'", what, e.Launch.Callee.Text())
		default:
			p.reportArgument(l, e.Index, "%s is passed to kernel '%s' as '%s'", what, l.Callee.Text(), l.Args[e.Index].Text())
		}
	case memory.Runs:
		if to, held := e.toDevice(); to != "" && holds(held, is) {
			p.report(e.op.Node, "%s is copied to %s", what, to)
		}
	case memory.Writes:
		if holds(e.Other, is) && e.Value.Whole.Only(func(x memory.Atom) bool { return isObject(x, memory.Managed) }) {
			p.report(e.op.Node, "%s is stored in managed memory, which device code can read", what)
		}
	}
}

// toDevice returns the destination of a copy to device memory, as written, and the copied value.
func (e effect) toDevice() (to string, held memory.Value) {
	src, ok := e.API.Param(headers.Src)
	if e.API.Operation != headers.Copy || !ok || src >= len(e.Held) {
		return "", held
	}
	dst, ok := e.API.Param(headers.Dst)
	if !ok {
		if dst, ok = e.API.Param(headers.Symbol); !ok {
			return "", held
		}
	} else if e.API.To != headers.DeviceMemory && !e.Args[dst].Whole.Only(isDeviceMemory) {
		return "", held
	}
	if e.called || e.op.Kind != body.Call || dst+1 >= len(e.op.Args) {
		return "device memory", e.Held[src]
	}
	return e.op.Args[dst+1].Node.Text(), e.Held[src]
}
