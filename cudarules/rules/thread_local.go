package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on thread storage duration: CUDA C++ Guidelines 1.13.

func init() {
	register(deviceThreadLocal, rule.Info{
		ID: "device-thread-local", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.13",
		Doc: "A variable in a memory space or in device code is not thread_local, nor __thread, which nvcc accepts there.",
		Bad: `__device__ int attempts() {
    thread_local int n = 0;
    return ++n;
}`,
		Good: `__global__ void retry(int *x) {
    int attempts = 0;
    while (atomicCAS(x, 0, 1) != 0) ++attempts;
}`,
	})
}

func deviceThreadLocal(p *pass) {
	check := func(v *sema.Variable, what string) {
		switch {
		case v.Specifiers().Has(syntax.ThreadLocal):
			p.report(v.NameNode(), "%s '%s' is thread_local", what, v.Name)
		case v.Specifiers().Has(syntax.GNUThread):
			p.report(v.NameNode(), "%s '%s' is __thread", what, v.Name).accepted()
		}
	}
	p.eachVariable(func(v *sema.Variable) {
		if !v.IsLocal() && v.DeclaredMemory() != 0 {
			check(v, memoryWord(v)+" variable")
		}
	})
	p.eachDeviceBody(func(b *sema.Body) {
		if b.IsPattern() {
			return
		}
		for v := range locals(b) {
			check(v, "local variable")
		}
	})
}
