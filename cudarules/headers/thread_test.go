package headers

import "testing"

func TestUsesCurrent(t *testing.T) {
	for function, want := range map[string]bool{
		"cudaMalloc": true, "cudaFree": true, "cudaMemcpyAsync": true, "cudaLaunchKernel": true, "cudaDeviceSynchronize": true,
		"cudaStreamCreate": true, "cudaMemGetInfo": true, "cudaDeviceReset": true, "cuCtxPopCurrent_v2": true,
		"cuMemAlloc_v2": true, "cuModuleLoadData": true, "cuCtxSynchronize": true,
		"cublasCreate_v2": true, "cublasSgemm": true, "cudnnCreate": true, "cufftPlan1d": true,
		"ncclCommInitRank": true, "curandCreateGenerator": true,
		"cusparseCreate": true, "cusolverDnCreate": true, "cusolverSpCreate": true, "nvjpegCreateSimple": true,
		"cudaSetDevice": false, "cuCtxSetCurrent": false, "cuCtxCreate_v2": false, "cudaInitDevice": false, "cudaGetDevice": false,
		"cudaGetDeviceCount": false, "cudaGetDeviceProperties": false, "cudaGetErrorString": false, "cudaGetLastError": false,
		"cudaStreamSynchronize": false, "cudaEventQuery": false, "cudaPointerGetAttributes": false,
		"cuInit": false, "cuCtxDestroy_v2": false, "cuDeviceGet": false, "cuDeviceGetName": false, "cuDevicePrimaryCtxRetain": false,
		"ncclGroupStart": false, "ncclGroupEnd": false, "ncclGetUniqueId": false, "ncclGetVersion": false,
		"ncclAllReduce": false, "ncclMemAlloc": true,
		"cublasGetVersion_v2": true, "cudnnGetVersion": false, "cusparseGetProperty": false, "cufftGetVersion": false, "cudnnGetProperty": false,
		"cufftExecC2C": true, "cudnnSetTensor4dDescriptor": true, "curandGenerateUniform": true,
		"nvmlInit_v2": false, "nvrtcCreateProgram": false, "malloc": false, "cudaUnheardOf": false,
	} {
		if UsesCurrent(function) != want {
			t.Errorf("UsesCurrent(%s) is %v", function, !want)
		}
	}
}

func TestEndsDeviceObject(t *testing.T) {
	for function, want := range map[string]bool{
		"cudaFree": true, "cuMemFree_v2": true, "cudaStreamDestroy": true, "cuModuleUnload": true,
		"cudaHostUnregister": true, "cudnnDestroy": true, "cuCtxDestroy": true,
		"cudnnDestroyTensorDescriptor": false, "cuDevicePrimaryCtxRelease": false, "free": false, "cudaMalloc": false,
	} {
		if EndsDeviceObject(function) != want {
			t.Errorf("EndsDeviceObject(%s) is %v", function, !want)
		}
	}
	for function := range libraryDestroys {
		if !ReturnsStatus(function) {
			t.Errorf("%s is not declared", function)
		}
	}
}

func TestSetsCurrent(t *testing.T) {
	for function, want := range map[string]bool{
		"cudaSetDevice": true, "cuCtxSetCurrent": true, "cuCtxPushCurrent_v2": true, "cuCtxCreate_v4": true,
		"cuCtxPopCurrent": false, "cudaGetDevice": false, "cudaDeviceReset": false,
	} {
		if a, _ := Lookup(function); a.SetsCurrent() != want {
			t.Errorf("%s: SetsCurrent is %v", function, !want)
		}
	}
	if a, _ := Lookup("cudaSetDevice"); !a.SetsDefault(0) || a.SetsDefault(1) {
		t.Error("device 0 is not the default")
	}
}
