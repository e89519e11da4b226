package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on functions of the runtime that device code has only through the device runtime library: CUDA Dynamic
// Parallelism.

func init() {
	register(cdpWithoutRDC, rule.Info{
		ID: "cdp-without-rdc", Class: rule.Conditional, Section: "CUDA C++ Programming Guide, CUDA Dynamic Parallelism, toolkit support",
		Doc: "Device code calls functions of the runtime API that the device runtime's library defines only with -rdc=true.",
		Bad: `// flags: -std=c++17
__global__ void watch(int *x) { x[threadIdx.x] = cudaGetLastError(); }`,
		Good: `// flags: -std=c++17 -rdc=true
__global__ void watch(int *x) { x[threadIdx.x] = cudaGetLastError(); }`,
	})
}

// deviceRuntime are the functions that cudadevrt defines for device code; for others that device code may call, the
// compiler itself has code (CUDA C++ Programming Guide, CUDA Dynamic Parallelism, API reference).
var deviceRuntime = map[string]bool{
	"cudaGetLastError": true, "cudaPeekAtLastError": true, "cudaGetErrorString": true, "cudaGetErrorName": true,
	"cudaStreamCreateWithFlags": true, "cudaStreamDestroy": true, "cudaStreamWaitEvent": true,
	"cudaEventCreateWithFlags": true, "cudaEventRecord": true, "cudaEventRecordWithFlags": true, "cudaEventDestroy": true, "cudaFree": true,
	"cudaMemcpyAsync": true, "cudaMemcpy2DAsync": true, "cudaMemcpy3DAsync": true,
	"cudaMemsetAsync": true, "cudaMemset2DAsync": true, "cudaMemset3DAsync": true,
	"cudaGetDeviceCount": true, "cudaDeviceGetLimit": true, "cudaDeviceGetCacheConfig": true,
}

func cdpWithoutRDC(p *pass) {
	if p.Options.MayBeRelocatable() || !p.onDevice() {
		return
	}
	reached := p.Reached((*sema.Function).IsKernel)
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if name := libraryName(u); deviceRuntime[name] && !u.Constant && reached(b.Function) {
				p.reportCall(u, "%s calls '%s', which device code can call with -rdc=true only", describe(b.Function), name)
			}
		}
	})
}
