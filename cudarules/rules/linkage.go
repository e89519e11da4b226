package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on definitions in other translation units: CUDA C++ Programming Guide 5.3.9.5.2, 5.3.9.4.5 and
// 5.3.12.1.

func init() {
	register(deviceLinkage, rule.Info{
		ID: "device-linkage", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.9.5.2, 5.3.9.4.5, 5.3.12.1",
		Doc: "Without -rdc=true, device code reaches nothing of another translation unit: no extern or inline variable in a memory space other than __shared__, unless its linkage is internal, no function that is only declared, and no launch of a kernel.",
		Bad: `// flags: -std=c++17
extern __device__ int hits;
__device__ float falloff(float r);
__global__ void light(float *x) { *x = falloff(*x) + hits; }`,
		Good: `// flags: -std=c++17
static __device__ int hits;
__device__ float falloff(float r) { return 1 / (1 + r * r); }
__global__ void light(float *x) { *x = falloff(*x) + hits; }`,
	})
	register(deviceIncompleteType, rule.Info{
		ID: "device-incomplete-type", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.2",
		Doc: "The parameter and return types of a __device__ or __global__ function whose address is taken are complete in the translation unit; nvcc accepts the code and the device linker may not.",
		Bad: `struct S;
__device__ void shade(S s);
__device__ auto *shader = shade;`,
		Good: `struct S { float kd; };
__device__ void shade(S s);
__device__ auto *shader = shade;`,
	})
}

func deviceLinkage(p *pass) {
	if p.Options.MayBeRelocatable() || !p.onDevice() {
		return
	}
	p.eachVariable(func(v *sema.Variable) {
		in := v.DeclaredMemory()
		if in&^sema.SharedMemory == 0 || in == sema.SharedMemory|sema.DeviceMemory || v.Member != nil || v.HasInternalLinkage() {
			return
		}
		switch isInline := v.Specifiers().Has(syntax.Inline); {
		case !isInline && v.IsTemplate():
		case v.IsLocal() && v.IsExtern() && v.IsDefined(): // at namespace scope the host's compiler sees two definitions
		case v.IsExtern():
			p.report(v.NameNode(), "%s variable '%s' is extern, which needs -rdc=true", memoryWord(v), v.Name)
		case isInline:
			p.report(v.NameNode(), "inline %s variable '%s' with external linkage needs -rdc=true", memoryWord(v), v.Name)
		}
	})
	p.eachDeviceLaunch(func(l *sema.Launch) {
		if l.Node.IsLaunch() {
			p.report(l.Node, "device code launches a kernel, which needs -rdc=true")
		}
	})
	emitted := p.Reached((*sema.Function).IsKernel) // functions reached by kernels: whole-program compilation drops the rest
	p.eachDeviceBody(func(b *sema.Body) {
		if b.IsPattern() { // its instances count
			return
		}
		for _, u := range b.Uses() {
			f := p.definedElsewhere(u)
			if f == nil {
				continue
			}
			if emitted(b.Function) {
				p.reportCall(u, "%s calls '%s', which is not defined in this translation unit; that needs -rdc=true", describe(b.Function), f)
			}
		}
	})
}

// definedElsewhere returns the device function that a use calls if it has no definition in the
// translation unit, or nil. The target of a virtual call is unknown, and so are definitions in
// built-in headers.
func (p *pass) definedElsewhere(u sema.Use) *sema.Function {
	f := u.Function
	if f == nil || u.Constant || u.Kind != sema.Calls && u.Kind != sema.Constructs && u.Kind != sema.Destroys {
		return nil
	}
	if f.Lambda != nil || f.IsKernel() || f.RunsOn(sema.Device) != sema.Yes || f.IsVirtual() || p.Unit(f.First().Node).Prelude || f.IsDefined() != sema.No {
		return nil
	}
	return f
}

func deviceIncompleteType(p *pass) {
	reported := map[*sema.Function]bool{}
	addressed := func(uses []sema.Use) {
		for _, u := range uses {
			if u.Kind != sema.TakesAddress && u.Kind != sema.Refers || u.Constant {
				continue
			}
			f := u.Function
			if f == nil || reported[f] || f.RunsOn(sema.Device) != sema.Yes || f.Definition() != nil || f.Pattern != nil || p.Unit(f.First().Node).Prelude {
				continue
			}
			reported[f] = true
			p.reportIncomplete(f)
		}
	}
	p.eachBody(func(b *sema.Body) { addressed(b.Uses()) })
	p.eachVariable(func(v *sema.Variable) {
		if !v.IsLocal() && !v.Initializer().IsZero() {
			addressed(p.InitializerUses(v))
		}
	})
}

// reportIncomplete reports the incomplete types in the first declaration of a
// function.
func (p *pass) reportIncomplete(f *sema.Function) {
	first := f.First()
	if isIncomplete(first.Result()) {
		at := first.Node.Child(syntax.FieldType)
		if at.IsZero() {
			at = first.Name()
		}
		p.report(at, "address of '%s' is taken, but its return type '%s' is incomplete", f, first.Result())
	}
	for _, param := range first.Params() {
		if isIncomplete(param.Type()) {
			p.report(param.Node, "address of '%s' is taken, but its parameter type '%s' is incomplete", f, param.Type())
		}
	}
}

func isIncomplete(t *sema.Type) bool {
	return t.Kind == sema.RecordType && t.Record.IsComplete() == sema.No
}
