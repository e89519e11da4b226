package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on declarations of one function: CUDA C++ Guidelines 1.7.

func init() {
	register(specifierInconsistent, rule.Info{
		ID: "specifier-inconsistent", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.7",
		Doc: "All declarations of a function write the same execution spaces, none being __host__. nvcc rejects a __global__ function that is not one everywhere and takes others for __host__ __device__.",
		Bad: `struct Ray { float t; __device__ float at(float k) const; };
float Ray::at(float k) const { return t * k; }`,
		Good: `struct Ray { float t; __device__ float at(float k) const; };
__device__ float Ray::at(float k) const { return t * k; }`,
	})
}

func specifierInconsistent(p *pass) {
	check := func(fd *sema.FuncDecl) {
		r, ok := fd.Disagrees()
		if !ok {
			return
		}
		what := "nvcc does not diagnose it"
		if (r.Before|r.Now)&sema.GlobalSpace != 0 {
			what = "all declarations of a kernel are __global__"
		} else if _, warned := fd.Redeclares(); warned {
			what = "nvcc treats it as __host__ __device__"
		}
		p.report(fd.Name(), "'%s' is declared %s here, but %s before; %s", fd.Function.Name, spaceName(r.Now), spaceName(r.Before), what)
	}
	p.eachFunction(check)
	p.eachUnit(func(u *sema.Unit) {
		for fd := range p.Instantiations(u) {
			check(fd)
		}
	})
}

// spaceName names the written spaces of a declaration.
func spaceName(s sema.ExecSpace) string {
	if s == 0 {
		return "without an execution space"
	}
	return s.String()
}
