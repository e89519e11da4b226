package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on the size and class of kernel parameters passed by value: CUDA C++ Programming Guide 5.3.8,
// 5.3.9.5.4 and 5.3.9.6.5.

func init() {
	register(kernelParamSize, rule.Info{
		ID: "kernel-param-size", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.5.4",
		Doc: "The parameters of a __global__ function take no more than 32,764 bytes together, 4,096 below sm_70 or before CUDA 12.1.",
		Bad: `struct Table { float v[9000]; };
__global__ void map(Table t, float *x) { x[threadIdx.x] = t.v[threadIdx.x]; }`,
		Good: `struct Table { float v[9000]; };
__global__ void map(const Table *t, float *x) { x[threadIdx.x] = t->v[threadIdx.x]; }`,
	})
	register(kernelParamPolymorphic, rule.Info{
		ID: "kernel-param-polymorphic", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.4, 5.3.9.6.5",
		Doc: "No parameter of a __global__ function has virtual functions or bases, in itself, a base or a member: the pointer to the virtual table is the host's. nvcc accepts it.",
		Bad: `struct Shape {
    float r;
    __host__ __device__ virtual float area() const { return r * r; }
};
__global__ void measure(Shape s, float *out) { *out = s.area(); }`,
		Good: `struct Shape {
    float r;
    __host__ __device__ float area() const { return r * r; }
};
__global__ void measure(Shape s, float *out) { *out = s.area(); }`,
	})
	register(kernelParamNvstdFunction, rule.Info{
		ID: "kernel-param-nvstd-function", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.8",
		Doc: "The parameters of a __global__ function that the host launches use no nvstd::function, by value, behind a pointer or in a class. nvcc accepts it.",
		Bad: `#include <nvfunctional>
__global__ void map(float *x, nvstd::function<float(float)> f) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x, nvstd::function<float(float)> f) { map<<<1, 32>>>(x, f); }`,
		Good: `struct Twice { __device__ float operator()(float v) const { return 2 * v; } };
template <typename F>
__global__ void map(float *x, F f) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) { map<<<1, 32>>>(x, Twice()); }`,
	})
}

// passed returns the type that a parameter of the given declared type has as it
// is passed: arrays and functions are pointers.
func passed(t *sema.Type) *sema.Type {
	if t.Kind == sema.Array || t.Kind == sema.FunctionType {
		return t.Decay()
	}
	return t
}

func kernelParamSize(p *pass) {
	limit := int64(p.Options.KernelParameterLimit())
	p.eachKernel(func(k *sema.FuncDecl) {
		for _, fd := range append([]*sema.FuncDecl{k}, k.Instances()...) {
			param, size := p.beyond(fd, limit)
			if param != nil {
				p.report(param.Node, "parameters of __global__ function '%s' take %d bytes, more than the limit of %d", k.Function.Name, size, limit)
				break
			}
		}
	})
}

// beyond returns the parameter with which the parameters of a function exceed
// limit bytes, and the size of all of them. Those of unknown size count nothing.
func (p *pass) beyond(fd *sema.FuncDecl, limit int64) (over *sema.Variable, total int64) {
	for _, param := range fd.Params() {
		size, align, ok := p.SizeAlignOn(passed(param.Type()), true)
		if param.Type().IsReference() {
			size, align, ok = 8, 8, true
		}
		if !ok || align <= 0 {
			continue
		}
		total = (total+align-1)/align*align + size
		if over == nil && total > limit {
			over = param
		}
	}
	return over, total
}

func kernelParamPolymorphic(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		eachParamType(k, func(param *sema.Variable, t *sema.Type) bool {
			r := polymorphicPart(passed(t))
			if r != nil {
				p.report(param.Node, "parameter '%s' of __global__ function '%s' has polymorphic type '%s'%s", paramName(param), k.Function.Name, t.Unqualified(), partName(t, r))
			}
			return r != nil
		})
	})
}

// isPolymorphic reports whether objects of a class point to a virtual table.
func isPolymorphic(r *sema.Record) bool {
	return r.IsPolymorphic() == sema.Yes || r.HasVirtualBase() == sema.Yes
}

func kernelParamNvstdFunction(p *pass) {
	launched := map[*sema.Function]bool{}
	p.eachHostLaunch(func(l *sema.Launch) {
		if l.Kernel != nil {
			launched[pattern(l.Kernel)] = true
		}
	})
	p.eachKernel(func(k *sema.FuncDecl) {
		if !launched[pattern(k.Function)] {
			return
		}
		eachParamType(k, func(param *sema.Variable, t *sema.Type) bool {
			if !usesNvstdFunction(t) {
				return false
			}
			p.report(param.Node, "parameter '%s' of __global__ function '%s', which host code launches, uses nvstd::function", paramName(param), k.Function.Name)
			return true
		})
	})
}

// pattern returns the template that a function is an instance of, else the
// function.
func pattern(f *sema.Function) *sema.Function {
	if f.Pattern != nil {
		return f.Pattern
	}
	return f
}

// usesNvstdFunction reports whether a type is nvstd::function, a class that
// holds one or a pointer to one, or a pointer or reference to any of these.
func usesNvstdFunction(t *sema.Type) bool {
	for r := range pointee(t).Subobjects() {
		if isNvstdFunction(r) {
			return true
		}
		for _, f := range r.Fields() {
			if to := pointee(f.Type()); to.Kind == sema.RecordType && isNvstdFunction(to.Record) {
				return true
			}
		}
	}
	return false
}

// pointee follows pointers, references and arrays to their innermost type.
func pointee(t *sema.Type) *sema.Type {
	for t.Kind == sema.Pointer || t.Kind == sema.Array || t.IsReference() {
		t = t.Elem
	}
	return t
}

func isNvstdFunction(r *sema.Record) bool {
	return r.Name == "function" && r.Outer != nil && r.Outer.Kind == sema.NamespaceScope && r.Outer.String() == "nvstd"
}
