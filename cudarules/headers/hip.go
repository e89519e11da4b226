package headers

import (
	"slices"
	"strings"
)

// ofDriver are the functions of HIP's that have the parameters of the driver's function of the same name, without "hip". The others have
// those of the runtime's, if there is one (HIP, porting from CUDA).
var ofDriver = strings.Fields(`
	Array3DCreate ArrayCreate ArrayDestroy CtxCreate CtxDestroy CtxDisablePeerAccess CtxEnablePeerAccess CtxGetApiVersion CtxGetCurrent
	CtxGetDevice CtxGetFlags CtxPopCurrent CtxPushCurrent CtxSetCurrent CtxSynchronize DeviceComputeCapability DeviceGet DeviceGetName
	DevicePrimaryCtxRelease DevicePrimaryCtxReset DevicePrimaryCtxRetain DeviceTotalMem Init MemAllocHost MemAllocPitch MemGetAddressRange
	MemcpyAtoH MemcpyDtoD MemcpyDtoDAsync MemcpyDtoH MemcpyDtoHAsync MemcpyHtoA MemcpyHtoD MemcpyHtoDAsync MemsetD16 MemsetD16Async
	MemsetD32 MemsetD32Async MemsetD8 MemsetD8Async ModuleGetFunction ModuleGetGlobal ModuleLoad ModuleLoadData ModuleLoadDataEx ModuleUnload`)

// renamed are the functions of HIP's that have another name than CUDA's.
var renamed = map[string]string{
	"hipExtMallocWithFlags":            "cudaMalloc",
	"hipHostFree":                      "cudaFreeHost",
	"hipHostMalloc":                    "cudaHostAlloc",
	"hipMemcpyParam2D":                 "cuMemcpy2D",
	"hipMemcpyParam2DAsync":            "cuMemcpy2DAsync",
	"hipModuleLaunchCooperativeKernel": "cuLaunchCooperativeKernel",
	"hipModuleLaunchKernel":            "cuLaunchKernel",
}

// IsOfHIP reports whether there is a header of HIP's of that name.
func IsOfHIP(header string) bool { return strings.HasPrefix(header, "hip/") && HasC(header) }

// IsHIP reports whether a function is one of HIP's.
func IsHIP(function string) bool {
	_, known := Lookup(function)
	return known && strings.HasPrefix(function, "hip")
}

// lookupHIP is [Lookup] for functions of HIP's.
func lookupHIP(name string) (API, bool) {
	rest := strings.TrimPrefix(name, "hip")
	cuda := renamed[name]
	switch {
	case cuda != "":
	case slices.Contains(ofDriver, rest):
		cuda = "cu" + rest
	default:
		cuda = "cuda" + rest
	}
	a, ok := apiTable()[cuda]
	a.Called = name
	return a, ok
}
