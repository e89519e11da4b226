package prototype

import (
	"fmt"
	"strings"
	"testing"
)

// spell writes a value as its kind, size and pointee.
func spell(v Value) string {
	text := fmt.Sprintf("%c%d", " viFps"[min(int(v.Kind), 5)], v.Size)
	if v.Kind == Unknown {
		return "?"
	}
	if v.Call != nil {
		var list []string
		for _, p := range v.Call.Params {
			list = append(list, spell(p))
		}
		return "(" + strings.Join(list, " ") + ")"
	}
	if v.Elem != nil {
		return "*" + spell(*v.Elem)
	}
	return strings.ToLower(text)
}

func TestOf(t *testing.T) {
	for symbol, want := range map[string]string{
		"cuInit":                     "i4",
		"cuMemAlloc_v2":              "*i8 i8",
		"cuMemAlloc":                 "*i4 i4",
		"cuMemFree":                  "i4",
		"cuMemcpyHtoD":               "i4 *v0 i4",
		"cuMemcpyHtoD_v2":            "i8 *v0 i8",
		"cuMemcpyHtoDAsync_v2_ptsz":  "i8 *v0 i8 *s0",
		"cuMemsetD8Async":            "i8 i1 i8 *s0",
		"cuDeviceTotalMem":           "*i4 i4",
		"cuCtxCreate_v2":             "**s0 i4 i4",
		"cuEventElapsedTime":         "*f4 *s0 *s0",
		"cudaMemset":                 "*v0 i4 i8",
		"cudaGetDevice":              "*i4",
		"cudaIpcOpenMemHandle":       "**v0 s64 i4",
		"cudaMemcpy":                 "*v0 *v0 i8 i4",
		"cublasSgemm_v2":             "*s0 i4 i4 i4 i4 i4 *f4 *f4 i4 *f4 i4 *f4 *f4 i4",
		"nvrtcGetPTXSize":            "*s0 *i8",
		"cuDeviceGetName":            "*i1 i4 i4",
		"cudaLaunchHostFunc":         "*s0 (*v0) *v0",
		"cuStreamAddCallback":        "*s0 (*s0 i4 *v0) *v0 i4",
		"cudnnCreate":                "**s0",
		"cudnnSetTensor4dDescriptor": "*s0 i4 i4 i4 i4 i4 i4",
	} {
		p, ok := Of(symbol)
		if !ok {
			t.Errorf("%s: none", symbol)
			continue
		}
		var list []string
		for _, v := range p.Params {
			list = append(list, spell(v))
		}
		if got := strings.Join(list, " "); got != want {
			t.Errorf("%s: %s, want %s", symbol, got, want)
		}
	}
	for _, symbol := range []string{"cudaGraphInstantiate", "cuCtxCreate", "curl_easy_init", "cuttingPlane",
		"cublas_gemm_wrapper", "cuNothing", "cublasSgemm", "cublasCreate", "malloc", "printf"} {
		if p, ok := Of(symbol); ok {
			t.Errorf("%s: %+v", symbol, p)
		}
	}
}
