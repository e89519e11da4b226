package kernelarg

import "github.com/cudavet/cudavet/cudarules/rule"

var goPointerInArg = rule.Register(&rule.Info{
	ID:       "go-pointer-in-arg",
	Class:    rule.Undefined,
	Section:  "cgo: passing pointers; CUDA C++ Programming Guide, __global__ function parameters",
	Doc:      "Memory or a struct value that a cgo call passes to a kernel launch must not contain Go pointers.",
	Bad:      "type Node struct { X float32; Next *Node }\nC.launch_relax((*C.Node)(unsafe.Pointer(n))) // kernel<<<…>>>(*n)",
	Good:     "type Node struct { X float32; Next unsafe.Pointer /* device memory */ }\nC.launch_relax((*C.Node)(unsafe.Pointer(n)))",
	Analyzer: "kernelarg",
})

var goMemoryToKernel = rule.Register(&rule.Info{
	ID:       "go-memory-to-kernel",
	Class:    rule.Undefined,
	Section:  "CUDA C++ Programming Guide, unified memory: system-allocated memory; cgo: passing pointers",
	Doc:      "A pointer to Go memory must not become a kernel's argument: the wrapper has to copy the memory to the device.",
	Bad:      "C.vec_scale((*C.float)(unsafe.Pointer(&xs[0])), n) // void vec_scale(float *x, int n) { scale<<<g, b>>>(x, n); }",
	Good:     "C.vec_scale((*C.float)(unsafe.Pointer(&xs[0])), n) // cudaMemcpy(d, x, n * sizeof(float), cudaMemcpyHostToDevice); scale<<<g, b>>>(d, n);",
	Analyzer: "kernelarg",
})

var hostMemoryToKernel = rule.Register(&rule.Info{
	ID:       "host-memory-to-kernel",
	Class:    rule.Undefined,
	Section:  "CUDA C++ Programming Guide, unified memory: system-allocated memory; CUDA Runtime API, memory management",
	Doc:      "Pageable C memory on heap or stack must not become a kernel's argument or the device side of a copy; device memory, and page-locked, managed or registered memory can.",
	Bad:      "buf := C.malloc(C.size_t(4 * n))\nC.vec_scale((*C.float)(buf), C.int(n)) // void vec_scale(float *x, int n) { scale<<<g, b>>>(x, n); }",
	Good:     "var buf unsafe.Pointer\nC.cudaMallocHost(&buf, C.size_t(4*n))\nC.vec_scale((*C.float)(buf), C.int(n))",
	Analyzer: "kernelarg",
})

var goHeaderToKernel = rule.Register(&rule.Info{
	ID:       "go-header-to-kernel",
	Class:    rule.Undefined,
	Section:  "cgo: passing pointers; the Go memory layout of slices, strings and interfaces",
	Doc:      "The address of the first element must be passed, not that of a slice, string or interface variable.",
	Bad:      "C.cudaMemcpy(dst, unsafe.Pointer(&data), size, C.cudaMemcpyHostToDevice) // data is a []float32",
	Good:     "C.cudaMemcpy(dst, unsafe.Pointer(&data[0]), size, C.cudaMemcpyHostToDevice)",
	Analyzer: "kernelarg",
})

var argNotTriviallyCopyable = rule.Register(&rule.Info{
	ID:       "arg-not-trivially-copyable",
	Class:    rule.Undefined,
	Section:  "CUDA C++ Programming Guide, __global__ function argument processing",
	Doc:      "A Go value whose bytes are passed to a launch or a device copy must not contain strings, slices, maps, channels, functions, interfaces, or sync or atomic values.",
	Bad:      "type Config struct { Name string; Width int32 }\nC.cudaMemcpy(dst, unsafe.Pointer(&cfg), C.size_t(unsafe.Sizeof(cfg)), C.cudaMemcpyHostToDevice)",
	Good:     "type Config struct { Width, Height int32 }\nC.cudaMemcpy(dst, unsafe.Pointer(&cfg), C.size_t(unsafe.Sizeof(cfg)), C.cudaMemcpyHostToDevice)",
	Analyzer: "kernelarg",
})

var argSize = rule.Register(&rule.Info{
	ID:       "arg-size",
	Class:    rule.IllFormed,
	Section:  "CUDA C++ Programming Guide, __global__ function parameters",
	Doc:      "The parameters of a kernel that is launched from Go must not exceed 32,764 bytes, or 4,096 below sm_70 or CUDA 12.1.",
	Bad:      "C.apply_lut(&table, dev) // lut<<<grid, block>>>(*table, x) with a table of 32,768 bytes",
	Good:     "C.apply_lut(&table, dev) // cudaMemcpyToSymbol(lut, table, sizeof *table); lut<<<grid, block>>>(x)",
	Analyzer: "kernelarg",
})
