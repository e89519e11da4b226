package launchparams

import (
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
)

var launchKernelName = rule.Register(&rule.Info{
	ID:       "launch-kernel-name",
	Class:    rule.Undefined,
	Section:  "CUDA Driver API, cuModuleGetFunction; C++ language linkage",
	Doc:      "The name passed to cuModuleGetFunction must be that of a kernel with C linkage in the linked sources.",
	Bad:      "C.cuModuleGetFunction(&fn, mod, C.CString(\"vectorAdd\")) // extern \"C\" __global__ void vector_add(…)",
	Good:     "C.cuModuleGetFunction(&fn, mod, C.CString(\"vector_add\"))",
	Analyzer: "launchparams",
})

var launchParamsSignature = launchconfig.Params

var launchParamsGoMemory = rule.Register(&rule.Info{
	ID:       "launch-params-go-memory",
	Class:    rule.Undefined,
	Section:  "cgo: passing pointers; CUDA Driver API, cuLaunchKernel",
	Doc:      "The array of pointers to a kernel's parameter values must not hold Go pointers that are not pinned.",
	Bad:      "params := []unsafe.Pointer{unsafe.Pointer(&x), unsafe.Pointer(&n)}\nC.cuLaunchKernel(fn, 1, 1, 1, 64, 1, 1, 0, nil, &params[0], nil)",
	Good:     "var pin runtime.Pinner\ndefer pin.Unpin()\npin.Pin(&x)\npin.Pin(&n)\nparams := []unsafe.Pointer{unsafe.Pointer(&x), unsafe.Pointer(&n)}\nC.cuLaunchKernel(fn, 1, 1, 1, 64, 1, 1, 0, nil, &params[0], nil)",
	Analyzer: "launchparams",
})

var ptxSignature = rule.Register(&rule.Info{
	ID:       "ptx-signature",
	Class:    rule.Undefined,
	Section:  "PTX ISA, kernel function parameters; CUDA Driver API, cuModuleGetFunction, cuLaunchKernel",
	Doc:      "A launch, and the CUDA source of the PTX, must agree in number and sizes of parameters with the .entry of that name in the Go code's PTX.",
	Bad:      "//go:embed saxpy.ptx\nvar image string // .entry saxpy(.param .f32 a, .param .u64 x, .param .u64 y, .param .u32 n)\n\nparams := []unsafe.Pointer{unsafe.Pointer(&a), unsafe.Pointer(&x), unsafe.Pointer(&y)}\nC.cuLaunchKernel(fn, 64, 1, 1, 256, 1, 1, 0, nil, &params[0], nil)",
	Good:     "params := []unsafe.Pointer{unsafe.Pointer(&a), unsafe.Pointer(&x), unsafe.Pointer(&y), unsafe.Pointer(&n)}\nC.cuLaunchKernel(fn, 64, 1, 1, 256, 1, 1, 0, nil, &params[0], nil)",
	Analyzer: "launchparams",
})

var puregoSignature = rule.Register(&rule.Info{
	ID:       "purego-signature",
	Class:    rule.Undefined,
	Section:  "CUDA Driver API and CUDA Runtime API, functions; purego, RegisterLibFunc",
	Doc:      "A Go function that purego binds to a CUDA symbol, a call by a symbol's address, and a callback must match the C prototype; symbols without _v2 may have 32-bit sizes.",
	Bad:      "var cuMemAlloc func(dptr *uint64, bytesize uint64) int32\n\npurego.RegisterLibFunc(&cuMemAlloc, lib, \"cuMemAlloc\") // of CUDA 3.1, with 32-bit sizes",
	Good:     "purego.RegisterLibFunc(&cuMemAlloc, lib, \"cuMemAlloc_v2\")",
	Analyzer: "launchparams",
})

var nvrtcKernelName = rule.Register(&rule.Info{
	ID:       "nvrtc-kernel-name",
	Class:    rule.Undefined,
	Section:  "NVRTC, accessing lowered names; CUDA Driver API, cuModuleGetFunction",
	Doc:      "The name passed to cuModuleGetFunction must be that of a kernel in the source that NVRTC compiles: that of a kernel with C linkage, or a mangled one.",
	Bad:      "const source = `__global__ void add(float *p) {}`\n\nC.cuModuleGetFunction(&fn, mod, C.CString(\"add\")) // of the module that NVRTC makes of source",
	Good:     "const source = `extern \"C\" __global__ void add(float *p) {}`",
	Analyzer: "launchparams",
})
