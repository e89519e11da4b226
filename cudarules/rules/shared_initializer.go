package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on initializers of shared variables: CUDA C++ Programming Guide,
// __shared__ memory space specifier.

func init() {
	register(sharedInitializer, rule.Info{
		ID: "shared-initializer", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, __shared__",
		Doc: "The declaration of a __shared__ variable has no initializer: the block's threads would all run it, at any time. One of them assigns the first value, before a barrier.",
		Bad: `__global__ void count(const int *v) {
    __shared__ int hits = 0;
    if (v[threadIdx.x] > 0) atomicAdd(&hits, 1);
}`,
		Good: `__global__ void count(const int *v) {
    __shared__ int hits;
    if (threadIdx.x == 0) hits = 0;
    __syncthreads();
    if (v[threadIdx.x] > 0) atomicAdd(&hits, 1);
}`,
	})
}

func sharedInitializer(p *pass) {
	constructed := map[syntax.Node]bool{} // declarators reported by device-var-ctor, in some instance
	check := func(v *sema.Variable) {
		if v.DeclaredMemory()&sema.SharedMemory == 0 || v.Binding || v.IsConstexpr() || v.Specifiers().Has(syntax.Extern) || v.Initializer().IsZero() && !v.IsParenInit() {
			return
		}
		if object, ok := spaced(v); ok && p.runsConstructor(object) {
			constructed[v.Declarator] = true
			return
		}
		p.report(v.NameNode(), "__shared__ variable '%s' has an initializer", v.Name)
	}
	p.eachVariable(func(v *sema.Variable) {
		if v.Scope.Kind == sema.NamespaceScope && !v.IsTemplate() {
			check(v)
		}
	})
	p.eachBody(func(b *sema.Body) { // including those of templates without instances
		if !p.onDevice() || b.Function.RunsOn(sema.Device) != sema.Yes || b.Function.RunsOn(sema.Host) != sema.No {
			return // static-memory-space-hd
		}
		for v := range locals(b) {
			if !v.Type().IsDependent() {
				check(v)
				continue
			}
			p.atEnd(func() {
				if !constructed[v.Declarator] {
					check(v)
				}
			})
		}
	})
}
