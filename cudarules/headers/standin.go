package headers

import "strings"

// Macros of libraries that CUDA sources include and that are seldom there. They express the relevant parts: the execution
// spaces of functions, and that a failing check does not return.

// libraryMacros are directives, for the headers whose names begin with certain words.
var libraryMacros = []struct {
	headers    []string
	directives string
}{{
	[]string{"torch/", "ATen/", "c10/"}, `
#define C10_HOST_DEVICE __host__ __device__
#define C10_HOST __host__
#define C10_DEVICE __device__
#define C10_LIKELY(x) (x)
#define C10_UNLIKELY(x) (x)
#define TORCH_CHECK(condition, ...) do { if (!(condition)) __builtin_trap(); } while (0)
#define TORCH_INTERNAL_ASSERT(condition, ...) do { if (!(condition)) __builtin_trap(); } while (0)
#define AT_ASSERTM(condition, ...) do { if (!(condition)) __builtin_trap(); } while (0)
#define CUDA_KERNEL_ASSERT(condition) do { if (!(condition)) __builtin_trap(); } while (0)
#define C10_CUDA_CHECK(call) do { const cudaError_t __c10_status = (call); if (__c10_status != cudaSuccess) __builtin_trap(); } while (0)
#define AT_CUDA_CHECK(call) C10_CUDA_CHECK(call)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())
`}}

// LibraryMacros returns the directives that replace a missing library header; empty if there are none.
func LibraryMacros(header string) string {
	for _, l := range libraryMacros {
		for _, prefix := range l.headers {
			if strings.HasPrefix(header, prefix) {
				return l.directives
			}
		}
	}
	return ""
}
