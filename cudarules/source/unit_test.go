package source

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// unitOf returns the unit of a file of the translation unit.
func unitOf(t *testing.T, tu *TranslationUnit, name string) *Unit {
	t.Helper()
	for _, u := range tu.Units {
		if u.File.Name == name {
			return u
		}
	}
	t.Fatalf("no unit of %s", name)
	return nil
}

// at returns the offset of the only occurrence of word in the unit's text.
func at(t *testing.T, u *Unit, word string) int {
	t.Helper()
	if n := strings.Count(string(u.Text), word); n != 1 {
		t.Fatalf("%d times %q in\n%s", n, word, u.Text)
	}
	return strings.Index(string(u.Text), word)
}

func archive(text string) map[string]string {
	files := map[string]string{}
	for _, f := range txtar.Parse([]byte(text)).Files {
		files[f.Name] = string(f.Data)
	}
	return files
}

func TestOrigin(t *testing.T) {
	host, _ := load(t, archive(`
-- k.cu --
#include "h.cuh"
#define CHECK(call) do { if (call) fail(); } while (0)
#define TWICE(x) x + x##_twin
#define KERNEL __global__ void
/* first
   second */ KERNEL k(int *p) {
    CHECK(launch(p,
           last));
    int y = TWICE(arg); int after;
#ifdef __CUDA_ARCH__
    device();
#endif
    int table[] = {
#include "table.inc"
    }; int behind;
}
-- h.cuh --
#pragma once
int header;
-- table.inc --
#define ROW(a, b) { a, b }
ROW(one,
    two), plain
`), "k.cu", nvcc.Default())
	u := unitOf(t, host, "k.cu")
	for _, test := range []struct{ word, want, macro string }{
		{"__global__", "k.cu:6:14", "KERNEL"},
		{"void k", "k.cu:6:14", "KERNEL"},
		{"k(int", "k.cu:6:21", ""},
		{"do {", "k.cu:7:5", "CHECK"},
		{"launch", "k.cu:7:11", "CHECK"},
		{"last", "k.cu:8:12", "CHECK"},
		{"fail", "k.cu:7:5", "CHECK"},
		{"arg +", "k.cu:9:19", "TWICE"},
		{"arg_twin", "k.cu:9:13", "TWICE"},
		{"int after", "k.cu:9:25", ""},
		{"one", "table.inc:2:5", "ROW"},
		{"two", "table.inc:3:5", "ROW"},
		{"plain", "table.inc:3:11", ""},
		{"int behind", "k.cu:15:8", ""},
	} {
		offset := at(t, u, test.word)
		name, ok := u.FromMacro(offset)
		if got := u.Origin(offset).String(); got != test.want || name != test.macro || ok != (test.macro != "") {
			t.Errorf("%s: from %s, macro %q; want %s, %q", test.word, got, name, test.want, test.macro)
		}
	}
	header := unitOf(t, host, "h.cuh")
	if got := header.Origin(at(t, header, "header")).String(); got != "h.cuh:2:5" {
		t.Errorf("in the header: %s", got)
	}
	if got := u.Origin(len(u.Text)).String(); got != "k.cu:17:1" {
		t.Errorf("end: %s", got)
	}
}

func TestViews(t *testing.T) {
	l := loader(archive(`
-- same.cu --
#include "plain.h"
int f(int x) { return x + N; }
-- tested.cu --
#include "plain.h"
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
int always;
#endif
-- differs.cu --
#include "plain.h"
#include "config.h"
#include "user.h"
#ifdef FAST
int fast;
#else
int slow;
#endif
-- plain.h --
#ifndef PLAIN_H
#define PLAIN_H
#define N 3
int plain;
#endif
-- config.h --
#pragma once
#if __CUDA_ARCH__ >= 700
#define FAST
#endif
-- user.h --
#pragma once
#include "plain.h"
int user;
`))
	views := map[string][2]*TranslationUnit{}
	for _, name := range []string{"same.cu", "tested.cu", "differs.cu"} {
		host, device, err := l.Load(name, nvcc.Default())
		if err != nil {
			t.Fatal(err)
		}
		views[name] = [2]*TranslationUnit{host, device}
		if (host == device) != (name != "differs.cu") {
			t.Errorf("%s: one translation unit for both views: %v", name, host == device)
		}
	}
	host, device := views["differs.cu"][0], views["differs.cu"][1]
	if got, want := words(host.Units[len(host.Units)-1].Text), "int slow;"; got != want {
		t.Errorf("host: %s", got)
	}
	if got, want := words(device.Units[len(device.Units)-1].Text), "int fast;"; got != want {
		t.Errorf("device: %s", got)
	}
	for _, name := range []string{"plain.h", "user.h"} {
		if unitOf(t, host, name) != unitOf(t, device, name) {
			t.Errorf("%s is not shared between the views", name)
		}
	}
	if unitOf(t, host, "plain.h") != unitOf(t, views["same.cu"][0], "plain.h") {
		t.Error("plain.h is not shared between translation units")
	}
	u := unitOf(t, device, "differs.cu")
	if !u.DependsOnArch(at(t, u, "int fast")) {
		t.Error("a branch that depends on __CUDA_ARCH__ through a macro is not marked")
	}
	u = unitOf(t, views["tested.cu"][0], "tested.cu")
	if !u.DependsOnArch(at(t, u, "int always")) {
		t.Error("a branch that depends on __CUDA_ARCH__ is not marked")
	}
}

func TestRegions(t *testing.T) {
	for _, test := range []struct {
		name, text string
		host       []string // the source of every region
	}{
		{"none", "#if defined(__CUDACC__) || defined(__CUDA_ARCH__)\nint a;\n#endif", nil},
		{"both branches", "#ifdef __CUDA_ARCH__\nint a;\n#else\nint b;\n#endif\nint c;", []string{"\nint a;\n", "\nint b;\n"}},
		{"chain", "#if 0\n#elif defined __CUDA_ARCH__\nint a;\n#elif 1\nint b;\n#endif", []string{"\nint a;\n", "\nint b;\n"}},
		{"macro", "#ifdef __CUDA_ARCH__\n#define A 1\n#else\n#define A 2\n#endif\nint a = A;", []string{"\n#define A 1\n", "\n#define A 2\n", "A"}},
		{"only in the device", "#ifdef __CUDA_ARCH__\n#define A 1\n#endif\n#ifdef A\nint a;\n#endif", []string{"\n#define A 1\n", "\nint a;\n"}},
		{"value", "#define V __CUDA_ARCH__\n#if V > 700\nint a;\n#endif", []string{"\nint a;\n"}},
		{"in arguments", "#define f(x) x\nf(\n#ifdef __CUDA_ARCH__\n1\n#else\n2\n#endif\n)", []string{"\n1\n", "\n2\n", "f(\n#ifdef __CUDA_ARCH__\n1\n#else\n2\n#endif\n)"}},
		{"undefined again", "#ifdef __CUDA_ARCH__\n#define A\n#endif\n#undef A\n#ifdef A\nint a;\n#endif", []string{"\n#define A\n"}},
	} {
		host, _ := load(t, map[string]string{"a.cu": test.text}, "a.cu", nvcc.Default())
		var got []string
		for _, r := range host.Units[0].Regions {
			got = append(got, test.text[r.Source.Start:r.Source.End])
		}
		if diff := cmp.Diff(test.host, got); diff != "" {
			t.Errorf("%s: -want +got\n%s", test.name, diff)
		}
	}
}

func TestConditions(t *testing.T) {
	for _, test := range []struct {
		condition string
		want      bool
	}{
		{"1", true}, {"0", false}, {"UNKNOWN", false}, {"!UNKNOWN", true},
		{"defined A && !defined(B)", true}, {"defined(__CUDACC__) && defined(__NVCC__)", true},
		{"2 + 3 * 4 == 14", true}, {"(2 + 3) * 4 == 20", true}, {"-1 < 0", true}, {"-1 < 0u", false},
		{"1 ? 0 : 1", false}, {"0 ? 0 : 2 ? 3 : 0", true}, {"7 / 2 == 3 && 7 % 4 == 3", true}, {"1 / 0", false},
		{"0x10 == 16 && 010 == 8 && 0b11 == 3 && 1'000 == 1000", true}, {"'A' == 65", true}, {`'\n' == 10 && '\0' == 0`, true},
		{"1 << 4 == 16 && -8 >> 1 == -4", true}, {"~0 == -1", true}, {"(1 | 2) == 3 && (3 & 2) == 2 && (3 ^ 1) == 2", true},
		{"not 0 and 1 or 0", true}, {"true && !false", true},
		{"__cplusplus >= 201703L", true}, {"CUDART_VERSION >= 12000", true}, {"__CUDACC_VER_MAJOR__ > 12", true},
		{"__GNUC__ >= 9 && !defined(_MSC_VER)", true}, {"INT_MAX == 2147483647", true}, {"SIZE_MAX > UINT32_MAX", true},
		{"__has_include(<cstdio>) && __has_include(\"x.h\")", true}, {"__has_include(\"no.h\")", false},
		{"defined(__has_include) && __has_cpp_attribute(nodiscard)", true}, {"UNKNOWN_VERSION(1, 2)", false},
		{"VALUE(3) == 3 && IS_A", true}, {"defined __device__", true}, {"__CUDA_ARCH__", false}, {"18446744073709551615 > 0", true},
	} {
		files := map[string]string{
			"x.h":  "",
			"a.cu": "#define A\n#define VALUE(x) x\n#define IS_A defined(A)\n#if " + test.condition + "\nyes\n#else\nno\n#endif\n",
		}
		host, _ := load(t, files, "a.cu", nvcc.Default())
		if got := words(host.Units[0].Text) == "yes"; got != test.want || len(host.Units[0].Errors) > 0 {
			t.Errorf("%s: got %v, errors %v", test.condition, got, host.Units[0].Errors)
		}
	}
}

func TestIncludes(t *testing.T) {
	files := archive(`
-- k.cu --
#include <cstdio>
#include "own.h"
#include <lib.h>
#include "gone.h"
#define NAME "macro.h"
#include NAME
namespace n {
#include "inner.h"
}
#include "own.h"
int k;
#include <gtest/gtest.h>
-- own.h --
#pragma once
#include "sub/deep.h"
-- sub/deep.h --
#ifndef DEEP
#define DEEP
#include "near.h"
#endif
-- sub/near.h --
int near;
-- lib/lib.h --
int lib;
-- macro.h --
int macro;
-- inner.h --
int inner;
-- pre.h --
#define PRE
`)
	options := nvcc.Default()
	options.Include = []string{"lib"}
	options.ForcedInclude = []string{"pre.h"}
	host, _ := load(t, files, "k.cu", options)
	var units []string
	for _, u := range host.Units {
		units = append(units, u.File.Name)
	}
	if diff := cmp.Diff([]string{"pre.h", "sub/near.h", "sub/deep.h", "own.h", "lib/lib.h", "macro.h", "k.cu"}, units); diff != "" {
		t.Errorf("units: -want +got\n%s", diff)
	}
	var includes []string
	u := unitOf(t, host, "k.cu")
	for _, inc := range u.Includes {
		includes = append(includes, fmt.Sprint(inc.Pos.Line, " ", inc.Name, " ", inc.Kind))
	}
	if diff := cmp.Diff([]string{"1 cstdio 2", "2 own.h 0", "3 lib.h 0", "4 gone.h 3", "6 macro.h 0", "8 inner.h 1", "10 own.h 0", "12 gtest/gtest.h 3"}, includes); diff != "" {
		t.Errorf("includes: -want +got\n%s", diff)
	}
	if got, want := words(u.Text), "namespace n { int inner; } int k;"; got != want {
		t.Errorf("text %s, want %s", got, want)
	}
	if !slices.Equal(host.System, []string{"cstdio"}) || len(host.Missing) != 2 {
		t.Errorf("system %v, missing %v", host.System, host.Missing)
	}
}

// A header whose text is no whole declaration belongs into its includer's.
func TestIncompleteHeader(t *testing.T) {
	host, _ := load(t, archive(`
-- k.cu --
#include "begin.h"
int k;
#include "end.h"
int last;
-- begin.h --
namespace n {
-- end.h --
}
`), "k.cu", nvcc.Default())
	u := unitOf(t, host, "k.cu")
	if got, want := words(u.Text), "namespace n { int k; } int last;"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := u.Origin(at(t, u, "namespace")).String(); got != "begin.h:1:1" {
		t.Errorf("origin %s", got)
	}
}

// The order of headers, and macros between them, change what they make.
func TestHeaderState(t *testing.T) {
	l := loader(archive(`
-- a.cu --
#define T float
#include "list.h"
#undef T
#define T double
#include "list.h"
-- b.cu --
#define T float
#include "list.h"
#define RESULT N
int n = RESULT;
-- list.h --
T value;
#ifndef N
#define N 1
#else
#undef N
#define N 2
#endif
int count = __COUNTER__;
`))
	a, _, err := l.Load("a.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := l.Load("b.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, u := range append(slices.Clone(a.Units), b.Units...) {
		got = append(got, words(u.Text))
	}
	want := []string{"float value; int count = 0;", "double value; int count = 1;", "", "float value; int count = 0;", "int n = 1;"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if a.Units[0] != b.Units[0] {
		t.Error("one macro state, two units")
	}
}

func TestEvents(t *testing.T) {
	host, _ := load(t, archive(`
-- k.cu --
#undef __CUDA_ARCH__
#ifdef __CUDACC__
  #define __launch_bounds__(...)
#else
#define __host__
#endif
#pragma pack( push, 1 )
#define UNROLL _Pragma("unroll 4") for
UNROLL (;;);
#error not  here
`), "k.cu", nvcc.Default())
	u := host.Units[0]
	var got []string
	for _, m := range u.Macros {
		got = append(got, fmt.Sprint(m.Pos, " ", m.Name, " ", m.Undef, " ", m.Function))
	}
	for _, p := range u.Pragmas {
		got = append(got, fmt.Sprint(p.Pos, " ", p.Text))
	}
	for _, e := range u.Errors {
		got = append(got, fmt.Sprint(e.Pos, " ", e.Message))
	}
	want := []string{
		"k.cu:1:8 __CUDA_ARCH__ true false",
		"k.cu:3:11 __launch_bounds__ false true",
		"k.cu:8:9 UNROLL false false",
		"k.cu:7:1 pack( push, 1 )",
		"k.cu:9:1 unroll 4",
		"k.cu:10:1 #error not here",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// A header that includes others is one unit, whichever of them were read before.
func TestHeaderOrder(t *testing.T) {
	l := loader(archive(`
-- a.cu --
#include "x.h"
#include "y.h"
-- b.cu --
#include "y.h"
#include "x.h"
int z = Z;
-- x.h --
#pragma once
#define X 1
int x = X;
-- y.h --
#pragma once
#include "x.h"
#include "z.h"
int y = X + Z;
-- z.h --
#ifndef Z
#define Z 2
#endif
`))
	a, _, err := l.Load("a.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := l.Load("b.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"x.h", "y.h", "z.h"} {
		if unitOf(t, a, name) != unitOf(t, b, name) {
			t.Errorf("%s is not shared", name)
		}
	}
	if got, want := words(unitOf(t, b, "y.h").Text), "int y = 1 + 2;"; got != want {
		t.Errorf("y.h: %s, want %s", got, want)
	}
	if got, want := words(unitOf(t, b, "b.cu").Text), "int z = 2;"; got != want {
		t.Errorf("b.cu: %s, want %s", got, want)
	}
}

// What a header in a branch for one view declares depends on __CUDA_ARCH__.
func TestHeaderUnderArch(t *testing.T) {
	host, device := load(t, archive(`
-- k.cu --
#ifdef __CUDA_ARCH__
#include "x.h"
#endif
#ifdef X
int both;
#endif
-- x.h --
#pragma once
#include "y.h"
#define X
int x;
-- y.h --
int y;
`), "k.cu", nvcc.Default())
	if len(host.Units) != 1 || len(device.Units) != 3 {
		t.Fatalf("%d units for the host, %d for the device", len(host.Units), len(device.Units))
	}
	for _, word := range []string{"x", "y"} {
		u := unitOf(t, device, word+".h")
		if !u.DependsOnArch(at(t, u, word)) {
			t.Errorf("%s.h does not depend on __CUDA_ARCH__", word)
		}
	}
	u := unitOf(t, device, "k.cu")
	if !u.DependsOnArch(at(t, u, "int both")) {
		t.Error("a branch on the header's macro does not depend on __CUDA_ARCH__")
	}
}

func TestPredefined(t *testing.T) {
	text := `__CUDACC_VER_MAJOR__ __CUDACC_VER_MINOR__ CUDART_VERSION __CUDA_ARCH__ __CUDA_ARCH_LIST__ __cplusplus __CUDACC_RDC__ __CUDACC_EXTENDED_LAMBDA__ CUDA_VERSION
#include <cuda.h>
CUDA_VERSION __GNUC__ _MSC_VER NULL __device__ A B C`
	options := nvcc.Default()
	if err := options.Parse(strings.Fields("-std=c++20 -arch=sm_80 -gencode arch=compute_90,code=sm_90 -rdc=true --extended-lambda -DA -DB=b -DC -UC")); err != nil {
		t.Fatal(err)
	}
	msvc := options
	msvc.MSVC, msvc.Toolkit = true, nvcc.Version{Major: 12, Minor: 4}
	for _, test := range []struct {
		name    string
		options nvcc.Options
		want    string // in the device's view
	}{
		{"gcc", options, "13 0 13000 800 800,900 202002L 1 1 CUDA_VERSION 13000 12 _MSC_VER NULL __device__ 1 b C"},
		{"msvc", msvc, "12 4 12040 800 800,900 199711L 1 1 CUDA_VERSION 12040 __GNUC__ 1939 NULL __device__ 1 b C"},
	} {
		_, device := load(t, map[string]string{"k.cu": text}, "k.cu", test.options)
		if got := words(device.Units[0].Text); got != test.want {
			t.Errorf("%s: got  %s\nwant %s", test.name, got, test.want)
		}
	}
}

func TestConcurrentLoads(t *testing.T) {
	l := loader(archive(`
-- a.cu --
#include "h.h"
int a = H;
-- b.cu --
#include "h.h"
int b = H;
-- h.h --
#pragma once
#ifdef __CUDA_ARCH__
#define H 1
#else
#define H 2
#endif
int h = H;
`))
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			host, device, err := l.Load([]string{"a.cu", "b.cu"}[i%2], nvcc.Default())
			if err != nil {
				t.Error(err)
				return
			}
			for _, u := range append(slices.Clone(host.Units), device.Units...) {
				if !u.Origin(len(u.Text) / 2).IsValid() {
					t.Error("no origin")
				}
			}
		})
	}
	group.Wait()
}
