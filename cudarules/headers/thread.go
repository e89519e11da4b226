package headers

// SetsCurrent reports whether a function chooses the device or context that is current for
// the calling thread: cudaSetDevice, cuCtxSetCurrent, cuCtxPushCurrent, cuCtxCreate.
func (a API) SetsCurrent() bool { return a.Operation == SetCurrent }

// SetsDefault reports whether a function chooses the device with the given ordinal, where
// that is the one which every thread of a program begins with: device 0 of the runtime API
// (CUDA Runtime API, cudaSetDevice).
func (a API) SetsDefault(ordinal int64) bool {
	return a.Name == "cudaSetDevice" && ordinal == 0
}

// UsesCurrent reports whether the effect of a CUDA function depends on the device or context that is
// current for the calling thread. Functions of the libraries on top of CUDA do, as their handles
// belong to the device that was current at creation; unknown functions do not.
func UsesCurrent(function string) bool {
	if a, ok := Lookup(function); ok {
		return a.usesCurrent()
	}
	return statuses().ofLibraries[function]
}

func (a API) usesCurrent() bool {
	_, hasObject := a.Param(Object)
	_, hasDevice := a.Param(Device)
	switch a.Operation {
	case SetCurrent, GetVersion, LastError, DescribeError, Enumerate:
		return false
	case GetCurrent: // mostly queried in order to restore it
		return false
	case Destroy: // contexts end whatever is current
		return a.Name != "cuCtxDestroy" && !hasDevice
	case Synchronize, QueryReady: // streams and events know their device
		return !hasObject
	case Inquire: // so do pointers
		return !hasObject && !hasDevice
	}
	return !hasDevice
}

// EndsDeviceObject reports whether a function frees memory, or ends an object, that belongs
// to a device or context: Free, Destroy, Unload and Unregister, but for those that name the
// device, and the like for the handles of libraries. Their descriptors are the host's alone.
func EndsDeviceObject(function string) bool {
	if a, ok := Lookup(function); ok {
		switch a.Operation {
		case Free, Destroy, Unload, Unregister:
			_, hasDevice := a.Param(Device)
			return !hasDevice
		}
		return false
	}
	return libraryDestroys[function]
}

// libraryDestroys are the functions of libraries that end handles which hold memory and
// streams of a device.
var libraryDestroys = map[string]bool{
	"cublasDestroy":          true,
	"cublasDestroy_v2":       true,
	"cublasLtDestroy":        true,
	"cublasXtDestroy":        true,
	"cudnnDestroy":           true,
	"cufftDestroy":           true,
	"curandDestroyGenerator": true,
	"cusolverDnDestroy":      true,
	"cusolverMgDestroy":      true,
	"cusolverRfDestroy":      true,
	"cusolverSpDestroy":      true,
	"cusparseDestroy":        true,
	"ncclCommAbort":          true,
	"ncclCommDestroy":        true,
	"nvjpegDestroy":          true,
}
