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
