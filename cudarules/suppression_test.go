package cudarules

import (
	"fmt"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestSuppressions has a comment reported where it is surely without use or
// reason, and nowhere else.
func TestSuppressions(t *testing.T) {
	files := map[string]string{
		"used.cu": `__global__ void a(int &x) {} // NOLINT(kernel-param-reference): managed memory
__global__ void b(int &x) {} // NOLINT(kernel-param-reference)
__global__ void c(int &x) {} // NOLINT
// NOLINTNEXTLINE(kernel-param-*): managed memory
__global__ void d(int &x) {}
/* NOLINTBEGIN(kernel-param-reference) - managed memory */
__global__ void e(int &x) {}
/* NOLINTEND(kernel-param-reference) */
#define R(T) T &
__global__ void f(R(int) x) {} // NOLINT(kernel-param-reference): managed memory
`,
		"unused.cu": `__global__ void a(int x) {} // NOLINT(kernel-param-reference): managed memory
__global__ void b(int x) {} // NOLINT
__global__ void c(int &x) {} // NOLINT(kernel-param-reference,kernel-return-type,bugprone-use): managed memory
__global__ void d(int x) {} // NOLINT(kernel-param-referenc): managed memory
__global__ void e(int x) {} // NOLINT(kernel-param-*, bugprone-easily-swappable-parameters, *): clang-tidy's
// NOLINTBEGIN(kernel-param-reference): managed memory
const char *s = "// NOLINT(kernel-param-reference)";
`,
		"unknown.cu": `#if __CUDA_ARCH__ >= 900
__global__ void a(int x) {} // NOLINT(kernel-param-reference): of another architecture
#endif
#define DROP(x)
DROP(
__global__ void b(int &x) {} // NOLINT(kernel-param-reference): dropped
)
int c; // NOLINT(trigraph-digraph): conditional
int d; // NOLINT(missing-extern-c): Go's
int e; // NOLINT(kernel-member): not on
#if __CUDA_ARCH__
__global__ void f(int &x) {} // NOLINT(kernel-param-reference): the device's
#else
__global__ void f(int &x) {} // NOLINT(kernel-param-reference): the host's
#endif
`,
		"header.cu": `#include "header.cuh"
`,
		"header.cuh": `#pragma once
template <class T> struct S { int x; }; // NOLINT(kernel-param-reference): unknown
__global__ void a(int &x) {} // NOLINT(kernel-param-reference)
`,
		"missing.cu": `#include "nowhere.h"
__global__ void a(T x) {} // NOLINT(kernel-param-reference): unknown
`,
		"broken.cu": `__global__ void a(int x) {} // NOLINT(kernel-param-reference): unknown
void b() { ((( }
`,
	}
	if rule.Lookup("missing-extern-c") == nil { // an analyzer's
		rule.Register(&rule.Info{ID: "missing-extern-c", Class: rule.IllFormed, Section: "of Go", Doc: "d", Bad: "b", Good: "g", Analyzer: "cgoproto"})
	}
	set, err := rule.NewSet("unused-suppression,suppression-reason", "kernel-member,arch-guarded-declaration")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][]string{
		"used.cu": {
			"used.cu:2:33 NOLINT gives no reason [suppression-reason]",
			"used.cu:3:33 NOLINT gives no reason [suppression-reason]",
		},
		"unused.cu": {
			"unused.cu:1:32 NOLINT silences nothing: no finding of kernel-param-reference here [unused-suppression]",
			"unused.cu:3:33 NOLINT silences nothing: no finding of kernel-return-type here [unused-suppression]",
			"unused.cu:4:32 there is no rule kernel-param-referenc; near: kernel-param-reference [unused-suppression]",
			"unused.cu:6:4 NOLINTBEGIN without NOLINTEND silences nothing [unused-suppression]",
		},
		"unknown.cu": nil,
		"header.cu":  {"header.cuh:3:33 NOLINT gives no reason [suppression-reason]"},
		"missing.cu": nil,
		"broken.cu":  nil,
	} {
		t.Run(name, func(t *testing.T) {
			checker := NewCheckerReading(set, func(name string) ([]byte, error) {
				if text, ok := files[name]; ok {
					return []byte(text), nil
				}
				return nil, os.ErrNotExist
			})
			a, err := checker.Check(name, nvcc.Default())
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, f := range a.Findings {
				got = append(got, fmt.Sprintf("%v %s [%s]", f.Pos, f.Message, f.Rule.ID))
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
