package headers

import "testing"

func TestResources(t *testing.T) {
	for name, want := range map[string]int{
		"cudaMalloc": 0, "cuMemAlloc_v2": 0, "cudaStreamCreate": 0, "cuModuleLoadData": 0, "cuCtxCreate_v2": 0, "cuLinkCreate": 3,
		"cublasCreate_v2": 0, "cudnnCreate": 0, "cudnnCreateTensorDescriptor": 0, "cufftPlan1d": 0, "cufftCreate": 0, "curandCreateGenerator": 0,
		"cusolverDnCreate": 0, "cusparseCreateDnVec": 0, "ncclCommInitRank": 0, "ncclMemAlloc": 0,
		"nvrtcCreateProgram": 0, "nvjpegJpegStateCreate": 1,
	} {
		if got, ok := Acquires(name); !ok || got != want {
			t.Errorf("Acquires(%s) = %d, %v, want %d", name, got, ok, want)
		}
	}
	for name, want := range map[string]int{
		"cudaFree": 0, "cuMemFree_v2": 0, "cudaEventDestroy": 0, "cuModuleUnload": 0, "cudaHostUnregister": 0, "cudaDeviceReset": Everything,
		"cublasDestroy_v2": 0, "cudnnDestroy": 0, "cufftDestroy": 0, "curandDestroyGenerator": 0,
		"cusparseDestroyDnVec": 0, "ncclCommDestroy": 0, "nvrtcDestroyProgram": 0,
	} {
		if got, ok := Releases(name); !ok || got != want {
			t.Errorf("Releases(%s) = %d, %v, want %d", name, got, ok, want)
		}
	}
	for _, name := range []string{"cudaMemset", "cudaGetLastError", "cuDevicePrimaryCtxRetain", "cudaHostRegister",
		"cublasSetStream_v2", "cufftMakePlan1d", "cudnnGetStream", "cuCtxPopCurrent", "free", ""} {
		if _, ok := Acquires(name); ok {
			t.Errorf("%s acquires", name)
		}
		if _, ok := Releases(name); ok {
			t.Errorf("%s releases", name)
		}
	}
}
