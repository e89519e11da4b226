// Package lifetime names the rules on memory that CUDA uses, its life and its size, which hold of CUDA C++ and of Go.
package lifetime

import "github.com/cudavet/cudavet/cudarules/rule"

// WrongFree is the rule that memory is freed by the right function, and once.
var WrongFree = rule.Register(&rule.Info{
	ID:       "wrong-free",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaFree, cudaFreeHost; CUDA Driver API, cuMemFree, cuMemFreeHost; C17 7.22.3.3",
	Doc:      "Memory is freed by the function that belongs to the one that allocated it, and once.",
	Bad:      "C.cudaMalloc(&p, n)\nC.free(p)",
	Good:     "C.cudaMalloc(&p, n)\nC.cudaFree(p)",
	Analyzer: "devicepointer, cudasource",
})

// UseAfterFree is the rule that memory and handles are not used after the call that ends their life.
var UseAfterFree = rule.Register(&rule.Info{
	ID:      "use-after-free",
	Class:   rule.Undefined,
	Section: "CUDA Runtime API, memory management, stream management",
	Doc:     "Memory, a stream, an event and other handles are not used after the call that frees or destroys them.",
	Bad: `void run(float *x, int n) {
    cudaStream_t s;
    cudaStreamCreate(&s);
    cudaStreamDestroy(s);
    scale<<<1, 256, 0, s>>>(x, n);
}`,
	Good: `void run(float *x, int n) {
    cudaStream_t s;
    cudaStreamCreate(&s);
    scale<<<1, 256, 0, s>>>(x, n);
    cudaStreamDestroy(s);
}`,
	Analyzer: "devicepointer, cudasource",
})

// DeviceLeak is the rule that what a function acquires is released where it returns.
var DeviceLeak = rule.Register(&rule.Info{
	ID:       "device-leak-on-return",
	Class:    rule.Advice,
	Section:  "CUDA Runtime API, memory management; CUDA Driver API; cuBLAS, cuDNN, cuFFT",
	Doc:      "A function should release each resource of CUDA or its libraries that it acquires, and that does not escape, on all paths on which it returns.",
	Bad:      "C.cudaMalloc(&a, n)\nif err := check(C.cudaMalloc(&b, n)); err != nil { return err }",
	Good:     "C.cudaMalloc(&a, n)\ndefer func() { C.cudaFree(a) }()\nif err := check(C.cudaMalloc(&b, n)); err != nil { return err }",
	Analyzer: "devicepointer, cudasource",
})

// CaptureUnsafeCall is the rule on calls that end the capture of a stream with an error.
var CaptureUnsafeCall = rule.Register(&rule.Info{
	ID:      "capture-unsafe-call",
	Class:   rule.Undefined,
	Section: "CUDA C++ Programming Guide, CUDA graphs, prohibited and unhandled operations",
	Doc:     "While a stream is captured, nothing waits for it, nothing is done in the legacy default stream, and no memory is allocated or freed but in the order of a stream.",
	Bad: `cudaGraph_t record(float *x, cudaStream_t s) {
    cudaGraph_t g;
    cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
    scale<<<1, 256, 0, s>>>(x);
    cudaStreamSynchronize(s);
    cudaStreamEndCapture(s, &g);
    return g;
}`,
	Good: `cudaGraph_t record(float *x, cudaStream_t s) {
    cudaGraph_t g;
    cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
    scale<<<1, 256, 0, s>>>(x);
    cudaStreamEndCapture(s, &g);
    cudaStreamSynchronize(s);
    return g;
}`,
	Analyzer: "asynccopy, cudasource",
})

// CopySize is the rule on the number of bytes of copies and fills.
var CopySize = rule.Register(&rule.Info{
	ID: "copy-size", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMemcpy and cudaMemset",
	Doc: "A copy or fill is given a number of bytes, no more than there are at either end: not the number of elements, not the size of a pointer.",
	Bad: `float *zeros(size_t n) {
    float *d = nullptr;
    if (cudaMalloc(&d, n * sizeof(float)) == cudaSuccess) cudaMemset(d, 0, n);
    return d;
}`,
	Good: `float *zeros(size_t n) {
    float *d = nullptr;
    if (cudaMalloc(&d, n * sizeof(float)) == cudaSuccess) cudaMemset(d, 0, n * sizeof(float));
    return d;
}`,
	Analyzer: "kernelarg, cudasource",
})

// AsyncReadBeforeSync is the rule on host reads of memory that the device may still be writing.
var AsyncReadBeforeSync = rule.Register(&rule.Info{
	ID: "async-read-before-sync", Class: rule.Undefined,
	Section: "CUDA Runtime API, API synchronization behavior; CUDA C++ Programming Guide, unified memory",
	Doc:     "The host waits for an asynchronous copy or a kernel before it reads the page-locked or managed memory that this writes, or has MPI send it or memory of the device. A stream that does not block is waited for neither by work in the default stream nor by who synchronizes with that, and another device not by who waits for the current one.",
	Bad: `float first(const float *d, cudaStream_t s) {
    float *h;
    cudaMallocHost(&h, 16);
    cudaMemcpyAsync(h, d, 16, cudaMemcpyDeviceToHost, s);
    return h[0];
}`,
	Good: `float first(const float *d, cudaStream_t s) {
    float *h;
    cudaMallocHost(&h, 16);
    cudaMemcpyAsync(h, d, 16, cudaMemcpyDeviceToHost, s);
    cudaStreamSynchronize(s);
    return h[0];
}`,
	Analyzer: "asynccopy, cudasource",
})

// CopyDirection is the rule on the cudaMemcpyKind of copies.
var CopyDirection = rule.Register(&rule.Info{
	ID: "copy-direction", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMemcpy",
	Doc: "The cudaMemcpyKind of a copy fits the memory that its pointers point to.",
	Bad: `void upload(float *d, size_t n) {
    float *h = new float[n]();
    cudaMemcpy(d, h, n * sizeof(float), cudaMemcpyDeviceToHost);
    delete[] h;
}`,
	Good: `void upload(float *d, size_t n) {
    float *h = new float[n]();
    cudaMemcpy(d, h, n * sizeof(float), cudaMemcpyHostToDevice);
    delete[] h;
}`,
	Analyzer: "kernelarg, cudasource",
})

// StreamUnordered is the rule on operations in different streams on the same memory.
var StreamUnordered = rule.Register(&rule.Info{
	ID: "stream-unordered", Class: rule.Advice, Section: "CUDA C++ Programming Guide, streams, events, stream-ordered memory allocator",
	Doc: "Operations in different streams that work on the same memory, one of which writes or frees it, are ordered by an event or a wait.",
	Bad: `void run(float *d, const float *h, cudaStream_t a, cudaStream_t b) {
    cudaMemcpyAsync(d, h, 1024, cudaMemcpyHostToDevice, a);
    scale<<<1, 256, 0, b>>>(d);
}`,
	Good: `void run(float *d, const float *h, cudaStream_t a) {
    cudaMemcpyAsync(d, h, 1024, cudaMemcpyHostToDevice, a);
    scale<<<1, 256, 0, a>>>(d);
}`,
	Analyzer: "asynccopy, cudasource",
})
