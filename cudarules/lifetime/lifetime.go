// Package lifetime names the rules on how long memory of CUDA's lives that hold of CUDA C++ and of Go.
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
