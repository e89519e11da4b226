package cgoproto

import "github.com/cudavet/cudavet/cudarules/rule"

var missingExternC = rule.Register(&rule.Info{
	ID:       "missing-extern-c",
	Class:    rule.IllFormed,
	Section:  "cgo: C? Go? Cgo!, calling C functions; C++ language linkage",
	Doc:      "A C function that Go calls must not be defined in the linked .cu file with C++ linkage only.",
	Bad:      "int vec_add(float *a, int n) { add<<<grid(n), 256>>>(a, n); return cudaDeviceSynchronize(); }",
	Good:     "extern \"C\" int vec_add(float *a, int n) { add<<<grid(n), 256>>>(a, n); return cudaDeviceSynchronize(); }",
	Analyzer: "cgoproto",
})

var kernelCalledDirectly = rule.Register(&rule.Info{
	ID:       "kernel-called-directly",
	Class:    rule.Undefined,
	Section:  "CUDA C++ Programming Guide, execution configuration",
	Doc:      "Go must not call an extern \"C\" __global__ function as if it were a host function.",
	Bad:      "C.increment(dev, C.int(n)) // extern \"C\" __global__ void increment(float *x, int n)",
	Good:     "C.launch_increment(dev, C.int(n)) // extern \"C\" void launch_increment(…) { increment<<<grid, block>>>(…); }",
	Analyzer: "cgoproto",
})

var prototypeMismatch = rule.Register(&rule.Info{
	ID:       "prototype-mismatch",
	Class:    rule.Undefined,
	Section:  "C17 6.5.2.2 and 6.7.6.3, function calls and compatible function types",
	Doc:      "The prototype that cgo sees and the extern \"C\" definition in the linked .cu file must agree in the number, size and kind of parameters and in the result.",
	Bad:      "int saxpy(float a, const float *x, float *y, int n); // preamble\nextern \"C\" int saxpy(double a, const float *x, float *y, int n) { … } // .cu",
	Good:     "int saxpy(float a, const float *x, float *y, int n); // preamble\nextern \"C\" int saxpy(float a, const float *x, float *y, int n) { … } // .cu",
	Analyzer: "cgoproto",
})

var linkMissingKernel = rule.Register(&rule.Info{
	ID:       "link-missing-kernel",
	Class:    rule.Advice,
	Section:  "NVIDIA CUDA Compiler Driver, separate compilation",
	Doc:      "A kernel that Go launches should be defined in a source that the build links into the package's library or object.",
	Bad:      "// Makefile: libblur.a: launch.o   (launch.cu: __global__ void blur(float *); … blur<<<g, b>>>(x); blur is defined in blur.cu)",
	Good:     "// Makefile: libblur.a: launch.o blur.o",
	Analyzer: "cgoproto",
})
