package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on the declaration of __global__ functions: CUDA C++ Programming Guide 5.3.9.6.3, 5.3.10.3 and
// 5.3.11.1.

func init() {
	register(kernelReturnType, rule.Info{
		ID: "kernel-return-type", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.11.1",
		Doc: "A __global__ function returns void and says so: its return type is not deduced.",
		Bad: `__global__ auto scale(float *x, float a) {
    x[threadIdx.x] *= a;
}`,
		Good: `__global__ void scale(float *x, float a) {
    x[threadIdx.x] *= a;
}`,
	})
	register(kernelMember, rule.Info{
		ID: "kernel-member", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.6.3",
		Doc: "A __global__ function is no member of a struct, class or union, not even a static one.",
		Bad: `struct Image {
    static __global__ void clear(float *px) { px[threadIdx.x] = 0; }
};`,
		Good: `__global__ void clear(float *px) { px[threadIdx.x] = 0; }
struct Image {
    void reset(float *px) { clear<<<1, 256>>>(px); }
};`,
	})
	register(kernelConstexpr, rule.Info{
		ID: "kernel-constexpr", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.10.3",
		Doc:  "A __global__ function is neither constexpr nor consteval.",
		Bad:  `constexpr __global__ void fill(int *x) { x[threadIdx.x] = 1; }`,
		Good: `__global__ void fill(int *x) { x[threadIdx.x] = 1; }`,
	})
	register(kernelFriendDefinition, rule.Info{
		ID: "kernel-friend-definition", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.6.3",
		Doc: "A __global__ function is not defined in a friend declaration.",
		Bad: `struct Particles {
    float *x;
    friend __global__ void advance(Particles p, float dt) { p.x[threadIdx.x] += dt; }
};`,
		Good: `struct Particles {
    float *x;
    friend __global__ void advance(Particles p, float dt);
};
__global__ void advance(Particles p, float dt) { p.x[threadIdx.x] += dt; }`,
	})
	register(kernelTemplatePack, rule.Info{
		ID: "kernel-template-pack", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.10.5",
		Doc: "A __global__ function template has at most one parameter pack, and it is the last template parameter.",
		Bad: `template <typename... Ts, typename Out>
__global__ void sum(Out *out, Ts... xs) { *out = (Out(0) + ... + Out(xs)); }`,
		Good: `template <typename Out, typename... Ts>
__global__ void sum(Out *out, Ts... xs) { *out = (Out(0) + ... + Out(xs)); }`,
	})
}

func kernelReturnType(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if isMain(k.Function) {
			return
		}
		t := k.Result()
		for _, in := range k.Instances() {
			if t.IsDependent() {
				t = in.Result()
			}
		}
		var r *report
		switch {
		case k.HasDeducedResult():
			r = p.report(k.Name(), "__global__ function '%s' has a deduced return type", k.Function.Name)
		case t.Kind != sema.Void && !t.IsDependent():
			r = p.report(k.Name(), "__global__ function '%s' returns '%s'; it must return void", k.Function.Name, t)
		default:
			return
		}
		p.suggestVoid(r, k.Function)
	})
}

func kernelMember(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if c := k.Function.Class; c != nil {
			p.report(k.Name(), "__global__ function '%s' is a member of %s '%s'", k.Function.Name, c.Key(), c.Name)
		}
	})
}

func kernelConstexpr(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if s := k.Specifiers(); s.Has(syntax.Constexpr | syntax.Consteval) {
			p.report(k.Name(), "__global__ function '%s' is declared %v", k.Function.Name, s&(syntax.Constexpr|syntax.Consteval))
		}
	})
}

func kernelFriendDefinition(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if k.Friend && !k.Body().IsZero() {
			p.report(k.Name(), "__global__ function '%s' is defined in a friend declaration", k.Function.Name)
		}
	})
}

func kernelTemplatePack(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		packs, last := 0, false
		for _, param := range k.TemplateParams() {
			if last = param.Pack; last {
				packs++
			}
		}
		switch {
		case packs > 1:
			p.report(k.Name(), "__global__ function template '%s' has %d parameter packs; one is allowed", k.Function.Name, packs)
		case packs == 1 && !last:
			p.report(k.Name(), "parameter pack of __global__ function template '%s' is not its last template parameter", k.Function.Name)
		}
	})
}
