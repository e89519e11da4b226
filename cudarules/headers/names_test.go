package headers

import "testing"

func TestIsLibrary(t *testing.T) {
	for name, want := range map[string]string{
		"cuda": "", "cudart_static": "", "cuda-12.6": "12.6", "cublas-11.8": "11.8", "cublasLt": "", "nppif": "",
		"nvidia-ml": "", "nvjpeg2k": "", "nccl": "",
		"curl": "none", "cudawrap": "none", "opencv4": "none", "m": "none", "cuda-": "none", "cuda-12": "none", "": "none",
	} {
		got, ok := IsLibrary(name)
		if !ok {
			got = "none"
		}
		if got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestIsHeader(t *testing.T) {
	for name, want := range map[string]bool{
		"cuda.h": true, "cuda_runtime_api.h": true, "cudnn_frontend.h": true, "nppi.h": true, "NvInferPlugin.h": true,
		"curl.h": false, "cube.h": false, "nvim.h": false, "cuda.hpp": false, "mycuda.h": false,
	} {
		if got := IsHeader(name); got != want {
			t.Errorf("%s: %t, want %t", name, got, want)
		}
	}
}

func TestAllocatesHeap(t *testing.T) {
	for name, want := range map[string]bool{"malloc": true, "strdup": true, "cudaMalloc": false, "alloca": false, "free": false} {
		if got := AllocatesHeap(name); got != want {
			t.Errorf("%s: %t, want %t", name, got, want)
		}
	}
}
