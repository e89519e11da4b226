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
}

// TestUndecided checks which words of a text come from a macro, and which are in a branch, that
// something unseen decides.
func TestUndecided(t *testing.T) {
	for _, test := range []struct {
		name, text, flags string
		want              string // the text: {branch} and [word]
	}{
		{"of the build", "#ifdef USE\nint a;\n#else\nint b;\n#endif\nint c;", "", "{ int b; } int c;"},
		{"the build's macros are known", "#ifdef USE\nint a;\n#else\nint b;\n#endif", "-DOTHER", "int b;"},
		{"its value is known", "#if USE > 1\nint a;\n#else\nint b;\n#endif", "-DUSE=2", "int a;"},
		{"undefined by the build", "#ifndef USE\nint a;\n#endif", "-UUSE", "int a;"},
		{"undefined here", "#undef USE\n#ifndef USE\nint a;\n#endif", "", "int a;"},
		{"reserved names are no build's", "#ifndef __USE\nint a;\n#endif", "", "int a;"},
		{"reserved name of a header", "#include \"no.h\"\n#ifndef __USE\nint a;\n#endif", "-DX", "{ int a; }"},
		{"header in a branch that is not read", "#ifdef USE\n#include \"no.h\"\n#endif\n#ifndef __USE\nint a;\n#endif", "", "{ int a; }"},
		{"known header", "#include <vector>\n#ifndef __USE\nint a;\n#endif", "", "int a;"},
		{"compilers do not come from headers", "#include \"no.h\"\n#if !defined(__clang__) && !defined _WIN32\nint a;\n#endif", "", "int a;"},
		{"a system's name", "#if !defined(WIN32) && !defined _WIN64\nint a;\n#endif", "", "int a;"},
		{"a system's name does not come from headers", "#include \"no.h\"\n#if defined(WIN32) || defined(WIN64)\nint a;\n#else\nint b;\n#endif", "", "int b;"},
		{"a system's name that a header defines", "#define WIN32\n#ifdef WIN32\nint a;\n#endif", "", "int a;"},
		{"views are known", "#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600\nint a;\n#endif", "", "int a;"},
		{"value", "#if USE == 0\nint a;\n#endif", "", "{ int a; }"},
		{"one side decides", "#if defined(__CUDACC__) || USE\nint a;\n#endif\n#if !(defined __NVCC__ && USE)\nint b;\n#endif", "", "int a; { int b; }"},
		{"chain", "#if 0\n#elif USE\nint a;\n#elif 1\nint b;\n#endif", "", "{ int b; }"},
		{"branch before the unknown", "#if 1\nint a;\n#elif USE\nint b;\n#endif", "", "int a;"},
		{"nested", "#ifndef USE\n#if 1\nint a;\n#endif\nint b;\n#endif\nint c;", "", "{ int a; int b; } int c;"},
		{"macro of both branches", "#ifdef USE\n#define A x\n#else\n#define A y\n#endif\nint a = A;", "", "int a = [ y];"},
		{"macro of the other branch", "#ifdef USE\n#define A\n#endif\nA int a;", "", "[A] int a;"},
		{"empty macro", "#ifndef USE\n#define A\n#endif\nA int a;", "", "[ ] int a;"},
		{"macro in a macro", "#ifndef USE\n#define A\n#endif\n#define F(t) static A t a\nF(int);", "", "static[ ] int a;"},
		{"macro in an argument", "#ifndef USE\n#define A\n#endif\n#define F(m, t) static m t a\nF(A, int);", "", "static[ ] int a;"},
		{"argument of a macro", "#ifndef USE\n#define F(x) x y\n#endif\nF(int);", "", "[ ]int [y];"},
		{"undefined in the other branch", "#define A x\n#ifdef USE\n#undef A\n#endif\nint A;", "", "int [ x];"},
		{"CUDA's words", "#ifdef USE\n#define __device__\n#endif\n__device__ int a;", "", "__device__ int a;"},
		{"condition on such a macro", "#ifdef USE\n#define A 1\n#endif\n#if A\n#else\nint a;\n#endif", "", "{ int a; }"},
		{"decided again", "#ifdef USE\n#define A\n#endif\n#undef A\n#ifndef A\nint a;\n#endif", "", "int a;"},
		{"default", "#ifndef N\n#define N 3\n#endif\nint a[N];\n#if !defined(M)\n#define M 4\n#endif\nint b[M];", "", "int a[3]; int b[4];"},
		{"default after a header", "#include \"no.h\"\n#ifndef N\n#define N 3\n#endif\nint a[N];", "-DX", "int a[[ 3]];"},
		{"guard after a header", "#include \"no.h\"\n#ifndef A_H\n#define A_H\nint a;\n#endif", "", "int a;"},
		{"header that may be there", "#if __has_include(\"no.h\")\nint a;\n#else\nint b;\n#endif", "-DX", "{ int b; }"},
		{"header that is there", "#if __has_include(<vector>)\nint a;\n#endif", "", "int a;"},
		{"macro with arguments", "#include \"no.h\"\n#if VERSION_AT_LEAST(1, 2)\nint a;\n#else\nint b;\n#endif", "", "{ int b; }"},
		{"tests of the compiler", "#include \"no.h\"\n#if !__has_feature(x) && __has_attribute(y)\nint a;\n#endif", "", "int a;"},
	} {
		options := nvcc.Default()
		if err := options.Parse(strings.Fields(test.flags)); err != nil {
			t.Fatal(err)
		}
		host, _ := load(t, map[string]string{"a.cu": test.text}, "a.cu", options)
		u := host.Units[0]
		var marked strings.Builder
		for i, c := range append(slices.Clone(u.Text), ' ') {
			marked.WriteString(edges(u.Undecided, i, "[", "]"))
			marked.WriteString(edges(u.branches, i, "{", "}"))
			marked.WriteByte(c)
		}
		if got := strings.ReplaceAll(words([]byte(marked.String())), "{ } ", ""); got != test.want {
			t.Errorf("%s: got %s, want %s", test.name, got, test.want)
		}
	}
}

// edges returns a sign for every range that ends or starts at an offset.
func edges(ranges []Range, at int, start, end string) (signs string) {
	for _, r := range ranges {
		if r.End == at {
			signs += end
		}
		if r.Start == at {
			signs += start
		}
	}
	return signs
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

// The order of headers, and macros between them, change their result.
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

// Declarations and definitions of a header in an undecided branch are undecided as well.
func TestHeaderInUndecidedBranch(t *testing.T) {
	host, _ := load(t, archive(`
-- k.cu --
#ifndef USE
#include "x.h"
#endif
#ifdef X
int z;
#endif
-- x.h --
#pragma once
#include "y.h"
#define X
int x;
-- y.h --
int y;
`), "k.cu", nvcc.Default())
	for _, word := range []string{"x", "y"} {
		u := unitOf(t, host, word+".h")
		if !u.IsUndecided(at(t, u, word)) {
			t.Errorf("%s.h is not undecided", word)
		}
	}
	u := unitOf(t, host, "k.cu")
	if !u.IsUndecided(at(t, u, "int z")) {
		t.Error("a branch on the header's macro is not undecided")
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

// TestLoadOrder: the result for a file does not depend on the files read before it.
func TestLoadOrder(t *testing.T) {
	archives := map[string]string{
		"unseen": `
-- a.cu --
#include "missing.h"
#include "h.h"
-- b.cu --
#include "h.h"
#ifdef SEEN
int seen;
#endif
-- h.h --
#pragma once
#include <missing/again.h>
`, "release": `
-- a.cu --
#include <cuda.h>
#include "h.h"
-- b.cu --
#include "h.h"
int v = CUDA_VERSION;
-- h.h --
#include <cub/cub.cuh>
`, "defined again": `
-- a.cu --
#include "d.h"
#include "h.h"
-- b.cu --
#include "h.h"
int v = D;
-- h.h --
#include "d.h"
-- d.h --
#define D 1
`, "undefined again": `
-- a.cu --
#undef D
#include "h.h"
int v = D;
-- b.cu --
#define D 1
#include "h.h"
int v = D;
-- h.h --
#undef D
`, "skipped": `
-- a.cu --
#include "h.h"
int v = D;
-- b.cu --
#define D 1
#include "h.h"
int v = D;
-- h.h --
#ifdef FROM_THE_BUILD
#undef D
#endif
`, "incomplete": `
-- a.cu --
int a[] = {
#include "b.cu"
};
-- b.cu --
1,
-- c.cu --
int c =
#include "d.cu"
;
-- d.cu --
int d = 1,
-- e.cu --
#include "d.cu"
e;
`, "once": `
-- a.cu --
#include "once.h"
#include "h.h"
-- b.cu --
#include "h.h"
#include "once.h"
-- h.h --
#include "once.h"
-- once.h --
#pragma once
int once;
`,
	}
	for name, text := range archives {
		files := archive(text)
		var mains []string
		for name := range files {
			if strings.HasSuffix(name, ".cu") {
				mains = append(mains, name)
			}
		}
		slices.Sort(mains)
		alone := map[string]string{}
		for _, main := range mains {
			alone[main] = describe(t, loader(files), main)
		}
		for _, first := range mains {
			for _, second := range mains {
				l := loader(files)
				describe(t, l, first)
				if diff := cmp.Diff(alone[second], describe(t, l, second)); diff != "" {
					t.Errorf("%s: %s alone (-) and after %s (+):\n%s", name, second, first, diff)
				}
			}
		}
	}
}

// describe returns all that a file is in both views.
func describe(t *testing.T, l *Loader, main string) string {
	t.Helper()
	host, device, err := l.Load(main, nvcc.Options{Std: 17, Toolkit: nvcc.Newest})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, tu := range []*TranslationUnit{host, device} {
		fmt.Fprintln(&b, "view", tu.System)
		for _, i := range tu.Missing {
			fmt.Fprintln(&b, "missing", i.Pos, i.Name)
		}
		for _, u := range tu.Units {
			fmt.Fprintf(&b, "%s: %s\n%x\n", u.File.Name, words(u.Text), u.Key())
			for _, r := range u.branches {
				fmt.Fprintf(&b, "undecided: %s\n", words(u.Text[r.Start:r.End]))
			}
		}
	}
	return b.String()
}
