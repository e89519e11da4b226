package cudarules

import (
	"io/fs"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// places returns where an analysis finds which rules broken.
func places(a *Analysis) []string {
	var places []string
	for _, f := range a.Findings {
		places = append(places, f.Pos.String()+" "+f.Rule.ID)
	}
	return places
}

// TestLibraryFolder has a libcu++ of the project's own, which may add to the
// reserved namespaces; other headers may not.
func TestLibraryFolder(t *testing.T) {
	files := map[string]string{
		"third_party/include/cuda/std/detail/__config": "#pragma once\n#define _CCCL_VERSION 3\n",
		"third_party/include/cuda/std/span":            "#pragma once\n#include <cuda/std/detail/__config>\nnamespace cuda { namespace std { struct span {}; } }\n",
		"include/cuda/tools.h":                         "#pragma once\nnamespace cuda { struct tool {}; }\n",
		"k.cu":                                         "#include <cuda/std/span>\n#include <cuda/tools.h>\nnamespace cuda { struct extra {}; }\n",
	}
	checker := NewCheckerReading(allRules(t), func(path string) ([]byte, error) {
		if text, ok := files[path]; ok {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	})
	options := nvcc.Default()
	options.Include = []string{"third_party/include", "include"}
	a, err := checker.Check("k.cu", options)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"include/cuda/tools.h:2:25 namespace-reserved", "k.cu:3:25 namespace-reserved"}, places(a)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestSystemHeaders has headers that are not the user's: found by -isystem, or marked as such
// themselves. Their templates are instantiated, but faults in them are not reported.
func TestSystemHeaders(t *testing.T) {
	const wrong = "__global__ int wrong();\ntemplate <class T> __global__ void keep(T x) { static T kept = x; }\n"
	files := map[string]string{
		"vendor/a.h":  "#include \"b.h\"\n" + wrong,
		"vendor/b.h":  "namespace b {\n" + wrong + "}\n",
		"include/c.h": "namespace c {\n" + wrong + "}\n",
		"include/d.h": "#ifdef __GNUC__\n#pragma GCC system_header\n#endif\nnamespace d {\n" + wrong + "}\n",
		"k.cu":        "#pragma GCC system_header\n#include <a.h>\n#include <c.h>\n#include \"include/d.h\"\nvoid f(int n) { keep<<<1, 1>>>(n); b::keep<<<1, 1>>>(n); c::keep<<<1, 1>>>(n); d::keep<<<1, 1>>>(n); }\nnamespace k {\n" + wrong + "void g(int n) { keep<<<1, 1>>>(n); }\n}\n",
	}
	checker := NewCheckerReading(allRules(t), func(path string) ([]byte, error) {
		if text, ok := files[path]; ok {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	})
	options := nvcc.Default()
	options.Include, options.SystemInclude = []string{"include"}, []string{"./vendor"}
	a, err := checker.Check("k.cu", options)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{
		"include/c.h:2:16 kernel-return-type", "include/c.h:3:57 static-dynamic-init",
		"k.cu:7:16 kernel-return-type", "k.cu:8:57 static-dynamic-init",
	}, places(a)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNumericLimits has the functions of numeric_limits under the name that users know, unless the
// argument's kind determines which they are.
func TestNumericLimits(t *testing.T) {
	const text = `#include <limits>
__global__ void k(int *x) {
	x[0] = std::numeric_limits<int>::max();
	x[1] = std::numeric_limits<unseen>::max();
}
`
	for _, test := range []struct {
		options nvcc.Options
		want    []string
	}{
		{nvcc.Default(), nil}, // the build may have --expt-relaxed-constexpr
		{nvcc.Options{Std: 17, Given: true}, []string{"__global__ function 'k' calls constexpr host function 'std::numeric_limits<int>::max', which needs --expt-relaxed-constexpr"}},
		{nvcc.Options{Std: 17, Given: true, RelaxedConstexpr: true}, nil},
	} {
		checker := NewCheckerReading(allRules(t), func(path string) ([]byte, error) { return []byte(text), nil })
		a, err := checker.Check("k.cu", test.options)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range a.Findings {
			if f.Rule.ID == "device-call-host" {
				got = append(got, f.Message)
			}
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", test.options, diff)
		}
	}
}
