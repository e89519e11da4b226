package headers

import (
	"io/fs"
	"strings"
	"testing"
)

// TestHIP compares what is known of HIP's functions with their prototypes.
func TestHIP(t *testing.T) {
	declared := map[string]int{}
	text, err := fs.ReadFile(C(), "hip/hip_runtime_api.h")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if f, ok := parseDeclaration(line); ok {
			declared[f.name] = strings.Count(f.params, ",") + 1
		}
	}
	for name, params := range declared {
		api, ok := Lookup(name)
		if !ok {
			continue
		}
		if api.Called != name || api.Spelled() != name {
			t.Errorf("%s is called %s", name, api.Called)
		}
		for role := range roles {
			if i, ok := api.Param(role); ok && i >= params {
				t.Errorf("%s has %d parameters, not one at %d, as %s has", name, params, i, api.Name)
			}
		}
	}
	for _, rest := range ofDriver {
		if _, ok := declared["hip"+rest]; !ok && !strings.HasSuffix(rest, "D16Async") {
			t.Errorf("hip%s is not declared", rest)
		}
	}
	for name, want := range renamed {
		if api, ok := Lookup(name); !ok || api.Name != want {
			t.Errorf("%s stands for %q, want %q", name, api.Name, want)
		}
	}
	if IsHIP("cudaMalloc") || !IsHIP("hipMalloc") || IsHIP("hipNothing") {
		t.Error("functions of HIP's are not told apart")
	}
}
