package headers

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

// prototypes returns the parameter types of every function that a C header
// declares on a line of its own.
func prototypes(t *testing.T, header string) map[string][]string {
	t.Helper()
	text, err := fs.ReadFile(C(), header)
	if err != nil {
		t.Fatal(err)
	}
	functions := map[string][]string{}
	for _, m := range prototype.FindAllStringSubmatch(string(text), -1) {
		var params []string
		if m[2] != "void" {
			params = strings.Split(defaultValue.ReplaceAllString(m[2], ""), ",")
			for i, p := range params {
				params[i] = strings.TrimSpace(p)
			}
		}
		functions[m[1]] = params
	}
	return functions
}

var (
	prototype    = regexp.MustCompile(`(?m)^(?:__host__ __device__ )?(?:cudaError_t|CUresult|const char \*) ?(\w+)\((.*)\);$`)
	defaultValue = regexp.MustCompile(` __dv\([^)]*\)`)
)

// TestAPITable compares the roles of parameters with the prototypes.
func TestAPITable(t *testing.T) {
	runtime, driver := prototypes(t, "cuda_runtime_api.h"), prototypes(t, "cuda.h")
	// Declarations in C++ only.
	runtime["cudaLaunchKernelEx"] = []string{"const cudaLaunchConfig_t *", "const void *"}
	driver["cuptiSubscribe"] = []string{"CUpti_SubscriberHandle *", "CUpti_CallbackFunc", "void *"} // of cupti.h
	allowed := map[Role]string{
		Stream:    `^(cudaStream_t|CUstream)$`,
		Size:      `^(const )?size_t( \*)?$|^struct cudaExtent$|^unsigned int$`,
		Direction: `^enum cudaMemcpyKind$`,
		Result:    `\*$`,
		Name:      `^const char \*$`,
		Grid:      `^(dim3|unsigned int|int)$`,
		Block:     `^(dim3|unsigned int|int)$`,
		Args:      `^void \*\*$`,
		Extra:     `^void \*\*$`,
		Shared:    `^(size_t|unsigned int|CUoccupancyB2DSize)$`,
		Config:    `\*$`,
		Symbol:    `^const void \*$`,
	}
	for name, api := range apiTable() {
		declared := runtime
		if api.Driver {
			declared = driver
		}
		params, ok := declared[name]
		if !ok {
			t.Errorf("%s is not declared", name)
			continue
		}
		for r := range roles {
			i, ok := api.Param(r)
			if !ok {
				continue
			}
			if i >= len(params) {
				t.Errorf("%s has no parameter %d", name, i)
				continue
			}
			if want := allowed[r]; want != "" && !regexp.MustCompile(want).MatchString(params[i]) {
				t.Errorf("%s: parameter %d is a %s, not of role %d", name, i, params[i], r)
			}
		}
		for i, p := range params {
			if j, ok := api.Param(Stream); (p == "cudaStream_t" || p == "CUstream") && !(ok && i == j) {
				if j, ok := api.Param(Object); !(ok && i == j) {
					t.Errorf("%s: parameter %d is a stream without a role", name, i)
				}
			}
		}
		if n := strings.Count(rowOf(name), " "); n != len(params) {
			t.Errorf("%s: %d roles for %d parameters", name, n, len(params))
		}
	}
}

func rowOf(name string) string {
	for _, row := range apiRows {
		for line := range strings.Lines(row.functions) {
			if line = strings.TrimSpace(line); line == name || strings.HasPrefix(line, name+" ") {
				return line
			}
		}
	}
	return ""
}

func TestLookup(t *testing.T) {
	for _, test := range []struct {
		name      string
		operation Operation
		want      string
	}{
		{"cudaMalloc", Allocate, "cudaMalloc"},
		{"cuMemAlloc_v2", Allocate, "cuMemAlloc"},
		{"cudaMemcpyAsync_ptsz", Copy, "cudaMemcpyAsync"},
		{"cuMemcpyHtoD_v2_ptds", Copy, "cuMemcpyHtoD"},
		{"cuCtxCreate_v2", SetCurrent, "cuCtxCreate"},
		{"cuCtxCreate_v3", SetCurrent, "cuCtxCreate_v3"},
		{"cuLaunchKernel", Launch, "cuLaunchKernel"},
		{"cudaPeekAtLastError", LastError, "cudaPeekAtLastError"},
		{"cublasSgemm_v2", 0, ""},
		{"cudaMallocX", 0, ""},
		{"malloc", 0, ""},
		{"", 0, ""},
	} {
		got, ok := Lookup(test.name)
		if got.Operation != test.operation || got.Name != test.want || ok != (test.want != "") {
			t.Errorf("Lookup(%q) = %q, operation %d, %v", test.name, got.Name, got.Operation, ok)
		}
	}
	launch, _ := Lookup("cuLaunchKernel")
	for role, want := range map[Role]int{Function: 0, Grid: 1, Block: 4, Shared: 7, Stream: 8, Args: 9, Extra: 10} {
		if got, ok := launch.Param(role); got != want || !ok {
			t.Errorf("cuLaunchKernel: role %d is parameter %d, %v, want %d", role, got, ok, want)
		}
	}
	if i, ok := launch.Param(Dst); ok {
		t.Errorf("cuLaunchKernel has a destination: %d", i)
	}
}
