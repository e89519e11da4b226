package threadaffinity

import "github.com/cudavet/cudavet/cudarules/rule"

var deviceUnlockedThread = rule.Register(&rule.Info{
	ID:       "device-unlocked-thread",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaSetDevice; CUDA Driver API, context management; package runtime, LockOSThread",
	Doc:      "A goroutine that selects the device or context of its thread must be locked to that thread until the CUDA calls that depend on it are done.",
	Bad:      "C.cudaSetDevice(C.int(device))\nC.cudaMalloc(&p, n)",
	Good:     "runtime.LockOSThread()\ndefer runtime.UnlockOSThread()\nC.cudaSetDevice(C.int(device))\nC.cudaMalloc(&p, n)",
	Analyzer: "threadaffinity",
})

var deviceFinalizer = rule.Register(&rule.Info{
	ID:       "device-finalizer",
	Class:    rule.Undefined,
	Section:  "package runtime, SetFinalizer and AddCleanup; CUDA Driver API, context management",
	Doc:      "A finalizer or cleanup, which runs on an arbitrary thread, must not free device memory or destroy another object of a device unless it locks the thread and selects the device.",
	Bad:      "runtime.SetFinalizer(b, func(b *Buf) { C.cudaFree(b.p) })",
	Good:     "runtime.SetFinalizer(b, func(b *Buf) { owner.dead <- b.p })",
	Analyzer: "threadaffinity",
})
