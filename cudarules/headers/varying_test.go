package headers

import "testing"

func TestVaries(t *testing.T) {
	for name, want := range map[string]bool{
		"cudaStreamGetCaptureInfo":                 true,
		"cudaDeviceProp":                           true, // has other members
		"cudaFuncAttributes":                       true,
		"CUDA_KERNEL_NODE_PARAMS":                  true, // a typedef
		"cuCtxCreate":                              true, // a macro
		"nppiSegmentWatershedGetBufferSize_8u_C1R": true, // in the packed headers
		"cudaMalloc":                               false,
		"cudaStream_t":                             false, // is a parameter of a varying entity
		"device":                                   false, // is a member of a varying entity
		"cudaGraphEdgeData":                        false,
		"":                                         false,
	} {
		if got := Varies(name); got != want {
			t.Errorf("%s varies: %t, want %t", name, got, want)
		}
	}
}
