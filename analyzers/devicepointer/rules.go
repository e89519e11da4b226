package devicepointer

import (
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/rule"
)

var pointerAsUintptr = rule.Register(&rule.Info{
	ID:       "pointer-as-uintptr",
	Class:    rule.Undefined,
	Section:  "package unsafe, Pointer; CUDA Driver API, CUdeviceptr",
	Doc:      "The address of Go memory must not become an integer that is used as a device pointer, that is stored and converted back to a pointer after a call, or that comes from a reflect.SliceHeader.",
	Bad:      "C.cuMemcpyDtoD(dst, C.CUdeviceptr(uintptr(unsafe.Pointer(&xs[0]))), n)",
	Good:     "C.cuMemcpyHtoD(dst, unsafe.Pointer(&xs[0]), n)",
	Analyzer: "devicepointer",
})

var handleAddress = rule.Register(&rule.Info{
	ID:       "handle-address",
	Class:    rule.Undefined,
	Section:  "runtime/cgo.Handle; CUDA Runtime API, cudaLaunchHostFunc",
	Doc:      "A callback that CUDA calls later must receive the value of a cgo.Handle, not its address in Go memory.",
	Bad:      "C.cudaLaunchHostFunc(s, fn, unsafe.Pointer(&h)) // h is a cgo.Handle",
	Good:     "C.launch_notify(s, C.uintptr_t(h)) // cudaLaunchHostFunc(s, fn, (void *)h)",
	Analyzer: "devicepointer",
})

var goPointerStoredInC = rule.Register(&rule.Info{
	ID:       "go-pointer-stored-in-c",
	Class:    rule.Undefined,
	Section:  "cgo: passing pointers",
	Doc:      "A pointer to unpinned Go memory must not be stored in C memory that outlives the function.",
	Bad:      "job := (*C.job_t)(C.malloc(C.sizeof_job_t))\njob.host = (*C.float)(unsafe.Pointer(&xs[0]))",
	Good:     "pinner.Pin(&xs[0]) // until job is freed\njob.host = (*C.float)(unsafe.Pointer(&xs[0]))",
	Analyzer: "devicepointer",
})

var devicePointerDeref = rule.Register(&rule.Info{
	ID:       "device-pointer-deref",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaMalloc; CUDA Driver API, cuMemAlloc",
	Doc:      "Go code must not read or write memory allocated by cudaMalloc or cuMemAlloc, which is on the device.",
	Bad:      "C.cudaMalloc(&p, n)\nv := *(*float32)(p)",
	Good:     "C.cudaMalloc(&p, n)\nC.cudaMemcpy(unsafe.Pointer(&v), p, 4, C.cudaMemcpyDeviceToHost)",
	Analyzer: "devicepointer",
})

// wrongFree is shared with the rule of CUDA C++.
var wrongFree = lifetime.WrongFree

// useAfterFree is shared with the rule of CUDA C++.
var useAfterFree = lifetime.UseAfterFree

var deferArgumentFrees = rule.Register(&rule.Info{
	ID:       "defer-argument-frees",
	Class:    rule.Undefined,
	Section:  "The Go Programming Language Specification, Defer statements; CUDA Runtime API, cudaFree",
	Doc:      "A call that frees, destroys, unregisters or synchronizes must not be an argument of a deferred call: arguments are evaluated at the defer statement, not at the function's end.",
	Bad:      "defer check(C.cudaFree(p))",
	Good:     "defer func() { check(C.cudaFree(p)) }()",
	Analyzer: "devicepointer",
})

var keepaliveDeviceOwner = rule.Register(&rule.Info{
	ID:       "keepalive-device-owner",
	Class:    rule.Undefined,
	Section:  "package runtime, KeepAlive, SetFinalizer and AddCleanup",
	Doc:      "An object whose finalizer or cleanup releases a handle or memory must be kept alive until the C function that uses it has returned.",
	Bad:      "func (b *Buf) Zero() error { return check(C.cudaMemset(b.p, 0, b.n)) } // a finalizer frees b.p",
	Good:     "err := check(C.cudaMemset(b.p, 0, b.n))\nruntime.KeepAlive(b)\nreturn err",
	Analyzer: "devicepointer",
})

// deviceLeakOnReturn is shared with the rule of CUDA C++.
var deviceLeakOnReturn = lifetime.DeviceLeak
