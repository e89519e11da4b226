package cudaerror

import "github.com/cudavet/cudavet/cudarules/rule"

var uncheckedCUDAError = rule.Register(&rule.Info{
	ID:       "unchecked-cuda-error",
	Class:    rule.Advice,
	Section:  "CUDA C++ Programming Guide, error checking",
	Doc:      "The status that a CUDA function returns, directly or through a wrapper in C or Go, should be checked; _ = ignores it explicitly.",
	Bad:      "C.cudaMemcpy(dst, src, n, C.cudaMemcpyHostToDevice)",
	Good:     "if err := check(C.cudaMemcpy(dst, src, n, C.cudaMemcpyHostToDevice)); err != nil { return err }",
	Analyzer: "cudaerror",
})

var uncheckedLaunch = rule.Register(&rule.Info{
	ID:       "unchecked-launch",
	Class:    rule.Advice,
	Section:  "CUDA C++ Programming Guide, error checking",
	Doc:      "After a kernel launch, the wrapper or its caller in Go should check for an error: with cudaGetLastError, cudaPeekAtLastError or the result of a call that waits.",
	Bad:      "extern \"C\" void inc(int *x) { inc_kernel<<<1, 256>>>(x); } // C.inc(x), and no more of it",
	Good:     "extern \"C\" int inc(int *x) { inc_kernel<<<1, 256>>>(x); return cudaGetLastError(); }",
	Analyzer: "cudaerror",
})
