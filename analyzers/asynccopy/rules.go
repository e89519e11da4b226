package asynccopy

import "github.com/cudavet/cudavet/cudarules/rule"

var asyncGoMemory = rule.Register(&rule.Info{
	ID:       "async-go-memory",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, API synchronization behavior; cgo: passing pointers",
	Doc:      "Go memory passed to an asynchronous operation must be pinned, or the function must wait for the operation before it returns.",
	Bad:      "C.cudaMemcpyAsync(dst, unsafe.Pointer(&data[0]), n, C.cudaMemcpyHostToDevice, stream)\nreturn nil",
	Good:     "C.cudaMemcpyAsync(dst, unsafe.Pointer(&data[0]), n, C.cudaMemcpyHostToDevice, stream)\nC.cudaStreamSynchronize(stream)\nruntime.KeepAlive(data)",
	Analyzer: "asynccopy",
})

var asyncEarlyFree = rule.Register(&rule.Info{
	ID:       "async-early-free",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, API synchronization behavior",
	Doc:      "Host memory passed to an asynchronous operation must not be freed before the function has waited for the operation.",
	Bad:      "defer C.free(buf)\nreturn check(C.cudaMemcpyAsync(dst, buf, n, C.cudaMemcpyHostToDevice, stream))",
	Good:     "defer C.free(buf)\nC.cudaMemcpyAsync(dst, buf, n, C.cudaMemcpyHostToDevice, stream)\nreturn check(C.cudaStreamSynchronize(stream))",
	Analyzer: "asynccopy",
})

var hostRegisterGoMemory = rule.Register(&rule.Info{
	ID:       "host-register-go-memory",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaHostRegister; cgo: passing pointers",
	Doc:      "Go memory that is registered with CUDA must be pinned by a runtime.Pinner from before the call until it is unregistered.",
	Bad:      "data := make([]byte, n)\nC.cudaHostRegister(unsafe.Pointer(&data[0]), n, 0)",
	Good:     "pin.Pin(&data[0])\nC.cudaHostRegister(unsafe.Pointer(&data[0]), n, 0)\n…\nC.cudaHostUnregister(unsafe.Pointer(&data[0]))\npin.Unpin()",
	Analyzer: "asynccopy",
})
