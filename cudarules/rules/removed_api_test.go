package rules_test

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestRemovedAPI checks the removals of several releases and architectures.
func TestRemovedAPI(t *testing.T) {
	const text = `texture<float> t;
__global__ void k(int *p) { *p = __shfl(*p, 0); }
void wait() { cudaThreadSynchronize(); }
int rate(cudaDeviceProp &p) { return p.clockRate; }
`
	set, err := rule.NewSet("removed-api", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		toolkit, arch string
		lines         string
	}{
		{"11.8", "sm_60", ""},
		{"11.8", "sm_70", "2"},
		{"12.0", "sm_60", "1"},
		{"12.9", "sm_80", "1 2"},
		{"13.0", "sm_75", "1 2 3 4"},
	} {
		options := nvcc.Default()
		if options.Toolkit, err = nvcc.ParseVersion(test.toolkit); err != nil {
			t.Fatal(err)
		}
		if err := options.Parse([]string{"-arch=" + test.arch}); err != nil {
			t.Fatal(err)
		}
		read := func(string) ([]byte, error) { return []byte(text), nil }
		analysis, err := cudarules.NewCheckerReading(set, read).Check("a.cu", options)
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for _, f := range analysis.Findings {
			if f.Rule.ID == "removed-api" {
				lines = append(lines, fmt.Sprint(f.Pos.Line))
			}
		}
		if got := strings.Join(lines, " "); got != test.lines {
			t.Errorf("%s, %s: findings in lines %q, want %q", test.toolkit, test.arch, got, test.lines)
		}
	}
}

// TestRemovals holds each row of the table to its form: a release that cudavet knows or an
// architecture, and a source.
func TestRemovals(t *testing.T) {
	for _, r := range headers.Removals() {
		_, err := nvcc.ParseVersion(cmp.Or(r.Release, r.Deprecated))
		if err != nil && !strings.HasPrefix(r.Release, "sm_") || r.Source == "" || r.Name == "" {
			t.Errorf("%+v: %v", r, err)
		}
	}
	if len(headers.Removals()) == 0 {
		t.Error("the table is empty")
	}
}

// TestRemovedArchitectures checks that the table agrees with nvcc's removal of architectures.
func TestRemovedArchitectures(t *testing.T) {
	toolkits := []string{"9.2", "10.2", "11.0", "11.8", "12.0", "12.8", "12.9", "13.0"}
	tabled := 0
	for _, r := range headers.Removals() {
		if r.Kind != headers.RemovedArchitecture {
			continue
		}
		tabled++
		var arch int
		if _, err := fmt.Sscanf(r.Name, "sm_%d", &arch); err != nil {
			t.Errorf("%s is no architecture: %v", r.Name, err)
		}
		known := false
		for _, name := range toolkits {
			toolkit, err := nvcc.ParseVersion(name)
			if err != nil {
				t.Fatal(err)
			}
			has := slices.Contains(toolkit.Architectures(), arch)
			known = known || has
			if has && r.IsGone(toolkit, 0) || !has && known && !r.IsGone(toolkit, 0) {
				t.Errorf("%s: nvcc %s compiles for it: %v; the table says it went with %s", r.Name, name, has, r.Release)
			}
		}
		if !known {
			t.Errorf("%s is none that nvcc compiles for in any release", r.Name)
		}
	}
	if tabled == 0 {
		t.Error("no architecture is tabled")
	}
}

// TestRemovedFixes applies the fixes and has nothing left to find.
func TestRemovedFixes(t *testing.T) {
	const text = `#include <nvToolsExt.h>
#include "nvToolsExtCuda.h"
#define CHECK(call) if ((call) != cudaSuccess) return
typedef cudaError_t (*Wait)();
Wait wait = &cudaThreadSynchronize;
void all() {
    size_t n;
    enum cudaFuncCache cache;
    CHECK(cudaThreadGetLimit(&n, cudaLimitStackSize));
    CHECK(::cudaThreadSetLimit(cudaLimitStackSize, n));
    cudaThreadGetCacheConfig(&cache), cudaThreadSetCacheConfig(cache);
    (cudaThreadSynchronize)();
    [] { cudaThreadExit(); }();
}
`
	const want = `#include <nvtx3/nvToolsExt.h>
#include "nvtx3/nvToolsExtCuda.h"
#define CHECK(call) if ((call) != cudaSuccess) return
typedef cudaError_t (*Wait)();
Wait wait = &cudaDeviceSynchronize;
void all() {
    size_t n;
    enum cudaFuncCache cache;
    CHECK(cudaDeviceGetLimit(&n, cudaLimitStackSize));
    CHECK(::cudaDeviceSetLimit(cudaLimitStackSize, n));
    cudaDeviceGetCacheConfig(&cache), cudaDeviceSetCacheConfig(cache);
    (cudaDeviceSynchronize)();
    [] { cudaDeviceReset(); }();
}
`
	mended, found := mendRemoved(t, text)
	if mended != want || found != 9 {
		t.Errorf("%d findings, mended:\n%s", found, mended)
	}
	if again, found := mendRemoved(t, mended); found > 0 {
		t.Errorf("%d findings after the fixes:\n%s", found, again)
	}
}

// mendRemoved applies the fixes of removed-api, and returns how many findings there were.
func mendRemoved(t *testing.T, text string) (mended string, found int) {
	t.Helper()
	set, err := rule.NewSet("removed-api", "ill-formed,undefined,conditional")
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) ([]byte, error) {
		if name != "a.cu" {
			return nil, fs.ErrNotExist
		}
		return []byte(text), nil
	}
	analysis, err := cudarules.NewCheckerReading(set, read).Check("a.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	var edits []finding.Edit
	for _, f := range analysis.Findings {
		for _, fix := range f.Fixes {
			edits = append(edits, fix.Edits...)
		}
	}
	slices.SortFunc(edits, func(a, b finding.Edit) int { return cmp.Compare(b.Pos.Offset, a.Pos.Offset) })
	for _, e := range edits {
		text = text[:e.Pos.Offset] + e.New + text[e.End.Offset:]
	}
	return text, len(analysis.Findings)
}
