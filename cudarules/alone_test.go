package cudarules

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

const allClasses = "ill-formed,undefined,conditional,advice,safety"

var unitFlags = regexp.MustCompile(`(?m)^//\s*flags:(.*)$`)

// TestAlone checks that a rule alone has the same findings as among all others, in every case of its
// own and in code with more instances of templates than are analyzed.
func TestAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	everything := ruleSet(t, allClasses, "")
	alone := map[string]rule.Set{}
	for _, info := range rule.All() {
		alone[info.ID] = ruleSet(t, info.ID, allClasses)
	}
	var archives []string
	for _, pattern := range []string{"conformance/cuda", "conformance/guidelines", "conformance/beyond", "spellings/*"} {
		names, err := filepath.Glob("../testdata/" + pattern + "/*.txtar")
		if err != nil {
			t.Fatal(err)
		}
		archives = append(archives, names...)
	}
	for _, name := range archives {
		id := strings.TrimSuffix(filepath.Base(name), ".txtar")
		if rule.Lookup(id) == nil || rule.Lookup(id).Analyzer != "" {
			continue
		}
		a, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files := fstest.MapFS{}
		for _, f := range a.Files {
			files[f.Name] = &fstest.MapFile{Data: f.Data}
		}
		for _, f := range a.Files {
			if filepath.Ext(f.Name) == ".cu" {
				options := optionsOf(t, f.Data)
				want, got := findings(t, files, f.Name, everything, options, id), findings(t, files, f.Name, alone[id], options, id)
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("%s, %s: by itself it finds something else (-among all +alone):\n%s", name, f.Name, diff)
				}
			}
		}
	}
	many := fstest.MapFS{"many.cu": {Data: []byte(manyInstances())}}
	for id, set := range alone {
		options := nvcc.Default()
		want, got := findings(t, many, "many.cu", everything, options, id), findings(t, many, "many.cu", set, options, id)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s finds something else by itself where there are many instances (-among all +alone):\n%s", id, diff)
		}
	}
	if len(archives) == 0 {
		t.Error("there are no archives")
	}
}

// manyInstances returns a unit whose templates have instances with faults of many kinds after those
// that are analyzed, in the order of their uses and in reverse.
func manyInstances() string {
	var b strings.Builder
	b.WriteString(`#include <cstdio>
int host(int i) { return i; }
int counter;
__device__ int cell;
template <int N> __device__ int leaf(int *p) {
	if constexpr (N % 10 == 9) { p[0] = host(N); throw N; }
	if constexpr (N % 10 == 8) { static int kept = p[0]; p[1] = counter + kept; }
	if constexpr (N % 10 == 7) { long double x = N; printf("%d", (int)x); }
	volatile int *flag = p;
	while (*flag == N) {}
	return N;
}
template <int N> __device__ int *through(int *p) { return N > 3 ? p : &p[leaf<N>(p)]; }
template <int N> __global__ void kernel(int *p) { *through<N>(p) = leaf<N>(p); }
template <int N> void launch(int *p) {
	int local = N;
	int *at = N % 2 ? &local : p;
	kernel<N><<<1, 32>>>(at);
	kernel<N + 100><<<1, 32>>>(&cell);
	if constexpr (N % 10 == 5) leaf<N>(p);
}
`)
	// Code that follows parameters gets from first to far<9> before eight names the others.
	b.WriteString(`
struct P { int a; };
template <int N> __device__ void far(const P *p) { if constexpr (N == 9) host(p->a + N); }
__device__ void last(const P *p);
__global__ void first(const __grid_constant__ P p) { last(&p); }
__global__ void eight(const P *p) { far<0>(p); far<1>(p); far<2>(p); far<3>(p); far<4>(p); far<5>(p); far<6>(p); far<7>(p); }
__device__ void last(const P *p) { far<9>(p); }
`)
	for _, order := range []string{"up", "down"} {
		fmt.Fprintf(&b, "void %s(int *p) {\n", order)
		for i := range 40 {
			if order == "down" {
				i = 79 - i
			}
			fmt.Fprintf(&b, "\tlaunch<%d>(p);\n", i)
		}
		b.WriteString("}\n")
	}
	return b.String()
}

// TestOrderOfCalls names more instances than are looked at in different orders, and
// through different functions.
func TestOrderOfCalls(t *testing.T) {
	const templates = `int host(int i) { return i; }
template <class T, int N> __device__ int leaf(T t) { if constexpr (N == 5) return host(N); return t; }
template <class T, int N> struct C { __device__ int f(T t) { if constexpr (N == 6) throw N; return leaf<T, N>(t); } };
template <class T> __device__ int deep(T t) { return deep(&t) + host(sizeof(T)); }
__device__ int through(int i);
`
	var calls []string
	for i := range 40 {
		calls = append(calls, fmt.Sprintf("leaf<int, %d>(1)", i), fmt.Sprintf("C<float, %d>().f(1)", i), fmt.Sprintf("leaf<char (*)[%d], %d>(0)", i%20+1, i))
	}
	calls = append(calls, "deep(1)", "deep(1.f)", "through(1)")
	find := func(calls []string) []string {
		half := len(calls) / 2
		text := fmt.Sprintf("%s__global__ void k(int *o) { *o = %s; } __device__ int through(int i) { return %s; }\n", templates, strings.Join(calls[:half], " + "), strings.Join(calls[half:], " + "))
		files := fstest.MapFS{"k.cu": {Data: []byte(text)}}
		return slices.Concat(
			findings(t, files, "k.cu", ruleSet(t, allClasses, ""), nvcc.Default(), "device-call-host"),
			findings(t, files, "k.cu", ruleSet(t, allClasses, ""), nvcc.Default(), "device-exceptions"))
	}
	want := find(calls)
	if len(want) == 0 {
		t.Fatal("nothing is found")
	}
	slices.Reverse(calls)
	for range 3 {
		if diff := cmp.Diff(want, find(calls)); diff != "" {
			t.Errorf("in another order something else is found (-in the first +in another):\n%s", diff)
		}
		calls = append(calls[len(calls)/3:], calls[:len(calls)/3]...)
	}
}

// TestOrderOfFiles checks files that share a header in every order. Each emits code for the header's
// definitions, which is checked with the first of them.
func TestOrderOfFiles(t *testing.T) {
	files := fstest.MapFS{
		"shared.cuh": {Data: []byte(`#pragma once
inline int host(int i) { return i; }
const float table[2] = {1, 2};
__host__ __device__ inline int both(int i) { return host(i); }
__device__ inline int plain(int i);
template <class T, int N> __host__ __device__ inline T leaf(T t) { if constexpr (N == 3) return host(t); return t; }
template <int N> __device__ inline int chain(int i) { if constexpr (N > 20) return chain<N - 1>(i); return plain(i + N); }
__device__ inline int plain(int i) { return leaf<long, 3>(i) + table[i]; }
struct S { template <class T> __device__ T get(T t) { return leaf<T, 3>(t); } int a = both(1); };
__global__ void shared(int *o);
__device__ int later(int i);
static __global__ void own(int *o) { *o = later(1); }
struct Copied { __host__ __device__ Copied(const Copied &); int i; };
template <class T> void launch(T t);
struct Launcher { template <class T> static void launch(T t); };
template <class T> struct Holder { void launch(T t); };
`)},
		"a.cu": {Data: []byte("#include \"shared.cuh\"\n__global__ void shared(int *o) { *o = chain<25>(1) + S().get(*o) + both(1); }\n__host__ __device__ static int maybe(int i) { return host(i); }\n__device__ int later(int i) { return maybe(i); }\n")},
		"b.cu": {Data: []byte("#include \"shared.cuh\"\n__global__ void b(int *o) { *o = chain<24>(1) + leaf<short, 3>(2) + both(1); }\n__host__ __device__ inline int unused(int i) { return host(i); }\nvoid run() { own<<<1, 1>>>(0); leaf<int, 3>(1); }\ntemplate <class T> __global__ void copies(T t) {}\ntemplate <class T> void launch(T t) { copies<<<1, 1>>>(t); }\ntemplate void launch<Copied>(Copied);\n")},
		"c.cu": {Data: []byte("#include \"shared.cuh\"\ntemplate <class T> __device__ T twice(T t) { return leaf<T, 3>(t) + host(1); }\n__global__ void c(char *o) { *o = twice(*o) + both(1) + plain(1); }\ntemplate <class T> __global__ void copies(T t) {}\ntemplate <class T> void Launcher::launch(T t) { copies<<<1, 1>>>(t); }\ntemplate void Launcher::launch<Copied>(Copied);\ntemplate <class T> void Holder<T>::launch(T t) { copies<<<1, 1>>>(t); }\ntemplate struct Holder<Copied>;\n")},
	}
	read := func(name string) ([]byte, error) {
		if f := files[filepath.ToSlash(name)]; f != nil {
			return slices.Clone(f.Data), nil
		}
		return nil, os.ErrNotExist
	}
	find := func(order string) []string {
		checker := NewCheckerReading(ruleSet(t, allClasses, ""), read)
		var found []string
		for _, name := range order {
			analysis, err := checker.Check(string(name)+".cu", nvcc.Default())
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range analysis.Findings {
				found = append(found, fmt.Sprintf("%s:%d:%d: %s", f.Pos.File.Name, f.Pos.Line, f.Pos.Column, f.Rule.ID))
			}
		}
		slices.Sort(found)
		return found
	}
	want := find("abc")
	if copies := slices.DeleteFunc(slices.Clone(want), func(f string) bool { return !strings.HasSuffix(f, "kernel-arg-copy-ctor") }); len(copies) != 3 || len(want) < 8 {
		t.Fatalf("no more is found than %v", want)
	}
	for _, order := range []string{"acb", "bac", "bca", "cab", "cba"} {
		if diff := cmp.Diff(want, find(order)); diff != "" {
			t.Errorf("files in the order %s have other findings (-in the order abc):\n%s", order, diff)
		}
	}
}

func ruleSet(t *testing.T, enable, disable string) rule.Set {
	t.Helper()
	set, err := rule.NewSet(enable, disable)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// optionsOf returns the options that a unit of an archive is compiled with.
func optionsOf(t *testing.T, text []byte) nvcc.Options {
	t.Helper()
	options := nvcc.Default()
	if m := unitFlags.FindSubmatch(text); m != nil {
		args, err := nvcc.Split(string(m[1]))
		if err == nil {
			err = options.Parse(args)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return options
}

// findings returns the findings of the rules of a set in a file, a line each.
func findings(t *testing.T, files fstest.MapFS, name string, set rule.Set, options nvcc.Options, id string) []string {
	t.Helper()
	read := func(name string) ([]byte, error) {
		if f := files[filepath.ToSlash(name)]; f != nil {
			return slices.Clone(f.Data), nil
		}
		return nil, os.ErrNotExist
	}
	analysis, err := NewCheckerReading(set, read).Check(name, options)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, f := range analysis.Findings {
		if f.Rule.ID == id {
			lines = append(lines, fmt.Sprintf("%s:%d:%d: %s", f.Pos.File.Name, f.Pos.Line, f.Pos.Column, f.Message))
		}
	}
	return lines
}
