package headers

import (
	"strings"
	"testing"
)

// TestIsStatus asks for the types of the libraries' errors, and for enumerations with a
// zero of such a name that no function returns.
func TestIsStatus(t *testing.T) {
	for name := range strings.FieldsSeq(`cudaError cudaError_t CUresult cublasStatus_t cudnnStatus_t ncclResult_t cufftResult cufftResult_t
		curandStatus_t cusparseStatus_t cusolverStatus_t nvrtcResult nvjpegStatus_t NppStatus nvmlReturn_t CUptiResult nvvmResult`) {
		if !IsStatus(name) {
			t.Errorf("IsStatus(%q) = false", name)
		}
	}
	for name := range strings.FieldsSeq(`cudaGraphExecUpdateResult CUgraphInstantiateResult CUdriverProcAddressQueryResult cudaMemcpyKind
		cublasOperation_t int`) {
		if IsStatus(name) {
			t.Errorf("IsStatus(%q) = true", name)
		}
	}
}

// TestReturnsStatus asks for functions of several libraries, the names of a macro's sort among them.
func TestReturnsStatus(t *testing.T) {
	for name := range strings.FieldsSeq(`cudaMalloc cuInit cuMemAlloc_v2 cublasSgemm_v2 ncclAllReduce cufftExecC2C nvmlInit_v2 cudaGetLastError`) {
		if !ReturnsStatus(name) {
			t.Errorf("ReturnsStatus(%q) = false", name)
		}
	}
	for name := range strings.FieldsSeq(`cudaGetErrorString nvmlErrorString make_float4 malloc`) {
		if ReturnsStatus(name) {
			t.Errorf("ReturnsStatus(%q) = true", name)
		}
	}
}
