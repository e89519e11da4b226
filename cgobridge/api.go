package cgobridge

import "strings"

// noTarget is the Arg of a copy whose other end is no argument.
const noTarget = -1

// An apiCopy says which parameters of a function of CUDA's API are the ends
// of a copy. -1 stands for an end that is not on the host, whatever its type.
type apiCopy struct {
	params   int
	to, from int
	device   int // index of the device's end; -1 if both may be either
}

// Copies of the runtime and driver API and of cuBLAS, by name. Names in Async
// are made of these.
var apiCopies = map[string]apiCopy{
	"cudaMemcpy":           {4, 0, 1, -1},
	"cudaMemcpy2D":         {7, 0, 2, -1},
	"cudaMemcpyToSymbol":   {5, -1, 1, 0},
	"cudaMemcpyFromSymbol": {5, 0, -1, 1},
	"cudaMemcpyToArray":    {6, -1, 3, 0},
	"cudaMemcpyFromArray":  {6, 0, -1, 1},
	"cuMemcpyHtoD":         {3, -1, 1, 0},
	"cuMemcpyDtoH":         {3, 0, -1, 1},
	"cuMemcpyHtoA":         {4, -1, 2, 0},
	"cuMemcpyAtoH":         {4, 0, -1, 1},
	"cublasSetVector":      {6, -1, 2, 4},
	"cublasGetVector":      {6, 4, -1, 2},
	"cublasSetMatrix":      {7, -1, 3, 5},
	"cublasGetMatrix":      {7, 5, -1, 3},
}

// builtinSummary returns what a function of CUDA's API does with its
// parameters, or nil for any other function.
func builtinSummary(name string) *Summary {
	base := strings.TrimSuffix(strings.TrimSuffix(name, "_v2"), "_ptsz")
	short := strings.TrimSuffix(base, "Async")
	if c, ok := apiCopies[short]; ok {
		return c.summary(short != base)
	}
	switch base {
	case "cudaHostRegister", "cuMemHostRegister", "cudaPointerGetAttributes", "cuPointerGetAttribute", "cudaHostGetDevicePointer", "cuMemHostGetDevicePointer":
		s := &Summary{Params: make([]Param, 4)}
		for i := range s.Params {
			s.Params[i].Registered = true
		}
		return s
	}
	return nil
}

func (c apiCopy) summary(async bool) *Summary {
	s := &Summary{Params: make([]Param, c.params+b2i(async))}
	target := c.device
	if target < 0 {
		target = c.to
	}
	if c.from >= 0 {
		s.Params[c.from].Fates = []Fate{{Kind: CopiedFrom, Level: 1, Arg: target, Async: async}}
	}
	if c.to >= 0 {
		s.Params[c.to].Fates = []Fate{{Kind: CopiedTo, Level: 1, Arg: noTarget, Async: async}}
	}
	return s
}

// Functions that neither keep nor change what they are given.
var harmless = strings.Fields(`cudaMalloc cudaFree cudaMemset cudaMemsetAsync cudaDeviceSynchronize cudaStreamSynchronize cudaGetLastError
	cudaPeekAtLastError cudaGetErrorString cudaSetDevice cudaGetDevice cudaEventRecord cudaEventSynchronize cudaStreamCreate cudaStreamDestroy
	cudaFuncSetAttribute cudaMallocAsync cudaFreeAsync cudaMallocHost cudaFreeHost cudaMallocManaged
	printf fprintf puts abort exit sizeof dim3 min max assert ceil floor sqrt fabs`)

// isHarmless reports whether a function does nothing with its arguments that
// a caller must know of, except that it may write through addresses.
func isHarmless(name string) bool {
	for _, h := range harmless {
		if h == name {
			return true
		}
	}
	return false
}
