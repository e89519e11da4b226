package devicepointer

import "github.com/cudavet/cudavet/cudarules/rule"

var pointerAsUintptr = rule.Register(&rule.Info{
	ID:       "pointer-as-uintptr",
	Class:    rule.Undefined,
	Section:  "package unsafe, Pointer; CUDA Driver API, CUdeviceptr",
	Doc:      "The address of Go memory must not become a number that is taken for a device pointer, or that is kept across a call and made a pointer again.",
	Bad:      "C.cuMemcpyDtoD(dst, C.CUdeviceptr(uintptr(unsafe.Pointer(&xs[0]))), n)",
	Good:     "C.cuMemcpyHtoD(dst, unsafe.Pointer(&xs[0]), n)",
	Analyzer: "devicepointer",
})

var handleAddress = rule.Register(&rule.Info{
	ID:       "handle-address",
	Class:    rule.Undefined,
	Section:  "runtime/cgo.Handle; CUDA Runtime API, cudaLaunchHostFunc",
	Doc:      "A callback that CUDA calls later gets the value of a cgo.Handle, not its address in Go memory.",
	Bad:      "C.cudaLaunchHostFunc(s, fn, unsafe.Pointer(&h)) // h is a cgo.Handle",
	Good:     "C.launch_notify(s, C.uintptr_t(h)) // cudaLaunchHostFunc(s, fn, (void *)h)",
	Analyzer: "devicepointer",
})

var goPointerStoredInC = rule.Register(&rule.Info{
	ID:       "go-pointer-stored-in-c",
	Class:    rule.Undefined,
	Section:  "cgo: passing pointers",
	Doc:      "A pointer to Go memory that is not pinned must not be stored in memory of C's that outlives the function.",
	Bad:      "job := (*C.job_t)(C.malloc(C.sizeof_job_t))\njob.host = (*C.float)(unsafe.Pointer(&xs[0]))",
	Good:     "pinner.Pin(&xs[0]) // until job is freed\njob.host = (*C.float)(unsafe.Pointer(&xs[0]))",
	Analyzer: "devicepointer",
})

var devicePointerDeref = rule.Register(&rule.Info{
	ID:       "device-pointer-deref",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaMalloc; CUDA Driver API, cuMemAlloc",
	Doc:      "Go code must not read or write memory of cudaMalloc or cuMemAlloc, which lies on the device.",
	Bad:      "C.cudaMalloc(&p, n)\nv := *(*float32)(p)",
	Good:     "C.cudaMalloc(&p, n)\nC.cudaMemcpy(unsafe.Pointer(&v), p, 4, C.cudaMemcpyDeviceToHost)",
	Analyzer: "devicepointer",
})

var wrongFree = rule.Register(&rule.Info{
	ID:       "wrong-free",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaFree, cudaFreeHost; CUDA Driver API, cuMemFree, cuMemFreeHost; C17 7.22.3.3",
	Doc:      "Memory is freed by the function that belongs to the one that allocated it, and once.",
	Bad:      "C.cudaMalloc(&p, n)\nC.free(p)",
	Good:     "C.cudaMalloc(&p, n)\nC.cudaFree(p)",
	Analyzer: "devicepointer",
})
