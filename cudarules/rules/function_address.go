package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on addresses of device functions: CUDA C++ Programming Guide
// 5.3.9.3.

func init() {
	register(deviceFunctionAddress, rule.Info{
		ID: "device-function-address", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.3",
		Doc: "Host code does not take the address of a __device__ function: it is not that of the code on the device. nvcc says nothing.",
		Bad: `__device__ float square(float v) { return v * v; }
__global__ void map(float *x, float (*f)(float)) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) { map<<<1, 32>>>(x, &square); }`,
		Good: `__device__ float square(float v) { return v * v; }
__device__ float (*d_square)(float) = square;
__global__ void map(float *x, float (*f)(float)) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) {
    float (*f)(float);
    cudaMemcpyFromSymbol(&f, d_square, sizeof f);
    map<<<1, 32>>>(x, f);
}`,
	})
}

func deviceFunctionAddress(p *pass) {
	if !p.onHost {
		return
	}
	check := func(uses []sema.Use, where string) {
		for _, u := range uses {
			if f := p.addressed(u); f != nil && f.RunsOn(sema.Host) == sema.No && !f.IsKernel() && !(f.IsConstexpr() && p.Options.MayRelaxConstexpr()) {
				p.report(u.Node, "%s takes the address of device function '%s'", where, f)
			}
		}
	}
	p.eachHostBody(func(b *sema.Body) {
		if !b.Function.MayCallDevice() {
			check(b.Uses(), describe(b.Function))
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if !v.IsLocal() && v.DeclaredMemory() == 0 && !v.Initializer().IsZero() {
			check(p.InitializerUses(v), "initializer of '"+v.Name+"', which runs on the host,")
		}
	})
}

// addressed returns the function whose address a use takes, by & or by naming
// it where no call is; nil if it is one of several of which some run
// elsewhere.
func (p *pass) addressed(u sema.Use) *sema.Function {
	if u.Kind != sema.TakesAddress && u.Kind != sema.Refers || u.Constant || u.Variable != nil || u.MayBeHidden() {
		return nil
	}
	if u.Function != nil {
		return u.Function
	}
	var common *sema.Function
	for _, f := range u.Scope.Value(u.Node).Functions() {
		if common != nil && common.Spaces() != f.Spaces() {
			return nil
		}
		common = f
	}
	return common
}
