package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on which variables may carry a memory space: CUDA C++ Programming
// Guide 5.3.9.4, 5.3.11.2 and 5.3.12.2.

func init() {
	register(localMemorySpace, rule.Info{
		ID: "local-memory-space", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.4.1",
		Doc: "A local variable of a host function has no memory space unless it is extern; one of a device function is __device__, __constant__ or __managed__ only if it is extern or static.",
		Bad: `__global__ void blur(float *x) {
    __constant__ float w = 0.25f;
    x[threadIdx.x] *= w;
}`,
		Good: `__constant__ float w = 0.25f;
__global__ void blur(float *x) {
    x[threadIdx.x] *= w;
}`,
	})
	register(staticMemorySpaceHD, rule.Info{
		ID: "static-memory-space-hd", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.4.4",
		Doc: "In a __host__ __device__ function a local variable, static or __shared__, has a memory space only where __CUDA_ARCH__ is defined.",
		Bad: `__host__ __device__ int next() {
    static __device__ int id = 0;
    return id;
}`,
		Good: `__host__ __device__ int next() {
#ifdef __CUDA_ARCH__
    static __device__ int id = 0;
    return atomicAdd(&id, 1);
#else
    return -1;
#endif
}`,
	})
	register(managedConst, rule.Info{
		ID: "managed-const", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.4.2, 5.3.10.4",
		Doc:  "A __managed__ variable is neither const-qualified nor constexpr; a __shared__ one is not constexpr.",
		Bad:  `__managed__ const int limit = 16;`,
		Good: `__constant__ const int limit = 16;`,
	})
	register(variableTemplateConst, rule.Info{
		ID: "variable-template-const", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.11.2",
		Doc: "With Microsoft's compiler as the host's, a __device__ or __constant__ variable template is not const-qualified.",
		Bad: `template <typename T>
__device__ const T epsilon = T(1e-5);`,
		Good: `template <typename T>
__device__ T epsilon = T(1e-5);`,
	})
	register(structuredBindingSpace, rule.Info{
		ID: "structured-binding-space", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.12.2",
		Doc: "A structured binding carries no memory space specifier.",
		Bad: `struct Range { int lo, hi; };
__device__ auto [first, last] = Range{4, 5};`,
		Good: `struct Range { int lo, hi; };
__device__ Range range = {4, 5};`,
	})
}

func localMemorySpace(p *pass) {
	p.eachVariable(func(v *sema.Variable) {
		f := localOf(v)
		if f != nil && p.onHost && v.DeclaredMemory() != 0 && !v.Specifiers().Has(syntax.Extern) && f.RunsOn(sema.Device) == sema.No {
			p.report(v.NameNode(), "local variable '%s' of host function %s is declared %s", v.Name, bodyName(f), memoryWord(v))
		}
	})
	p.eachDeviceCode(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Host) != sema.No { // static-memory-space-hd
			return
		}
		for v := range locals(b) {
			if v.Node.Kind() != syntax.ForRangeLoop && b.IsPattern() {
				continue // nvcc looks at the instances
			}
			if _, _, conflict := conflictingMemory(v); conflict {
				continue // specifier-conflict
			}
			if v.Node.Kind() == syntax.ForRangeLoop && v.DeclaredMemory() != 0 {
				p.report(v.NameNode(), "range-based for variable '%s' of %s is declared %s", v.Name, bodyName(b.Function), memoryWord(v))
			} else if v.Specifiers().Has(syntax.Register) && v.DeclaredMemory() != 0 {
				p.report(v.NameNode(), "local variable '%s' of %s is declared %s and register", v.Name, bodyName(b.Function), memoryWord(v))
			} else if m := v.DeclaredMemory(); m&^sema.SharedMemory != 0 && m != sema.SharedMemory|sema.DeviceMemory && !v.IsStatic() && !v.Specifiers().Has(syntax.Extern) {
				p.report(v.NameNode(), "local variable '%s' of %s is declared %s, but neither extern nor static", v.Name, bodyName(b.Function), memoryWord(v))
			}
		}
	})
}

func staticMemorySpaceHD(p *pass) {
	if !p.onHost {
		return
	}
	p.eachVariable(func(v *sema.Variable) {
		f := localOf(v)
		if f == nil || v.DeclaredMemory() == 0 || v.Specifiers().Has(syntax.Extern) {
			return
		}
		if f.RunsOn(sema.Host) == sema.Yes && f.RunsOn(sema.Device) == sema.Yes {
			p.report(v.NameNode(), "local variable '%s' of __host__ __device__ function %s is declared %s where __CUDA_ARCH__ is not defined", v.Name, bodyName(f), memoryWord(v))
		}
	})
}

// localOf returns the function in whose body a variable with a name of its own
// is declared, or nil.
func localOf(v *sema.Variable) *sema.Function {
	if !v.IsLocal() || v.Binding {
		return nil
	}
	return v.Scope.EnclosingBody()
}

func bodyName(f *sema.Function) string {
	if f.Lambda != nil {
		return "a lambda"
	}
	return quoted(f.Name)
}

// memoryWord returns the first memory space specifier of a variable.
func memoryWord(v *sema.Variable) string {
	for _, m := range v.Marks() {
		if word, ok := memoryWords[m.Word]; ok {
			return word
		}
	}
	return ""
}

func managedConst(p *pass) {
	p.eachVariable(func(v *sema.Variable) {
		switch memory := v.DeclaredMemory(); {
		case memory&sema.ManagedMemory != 0 && v.IsConstexpr():
			p.report(v.NameNode(), "__managed__ variable '%s' is constexpr", v.Name)
		case memory&sema.ManagedMemory != 0 && v.Type().IsConst():
			p.report(v.NameNode(), "__managed__ variable '%s' is const", v.Name)
		case memory&sema.SharedMemory != 0 && v.IsConstexpr():
			p.report(v.NameNode(), "__shared__ variable '%s' is constexpr", v.Name)
		}
	})
}

func variableTemplateConst(p *pass) {
	if !p.Options.MSVC {
		return
	}
	p.eachVariable(func(v *sema.Variable) {
		if v.IsTemplate() && v.DeclaredMemory()&(sema.DeviceMemory|sema.ConstantMemory) != 0 && v.Type().IsConst() {
			p.report(v.NameNode(), "%s variable template '%s' is const, which Microsoft's compiler rejects", memoryWord(v), v.Name)
		}
	})
}

func structuredBindingSpace(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachVariable(func(v *sema.Variable) {
		if v.Binding && v.DeclaredMemory() != 0 && !seen[v.Declarator] {
			seen[v.Declarator] = true
			p.report(v.Declarator, "structured binding of '%s' is declared %s", v.Name, memoryWord(v))
		}
	})
}
