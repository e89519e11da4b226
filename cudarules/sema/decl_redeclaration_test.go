package sema_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestRedeclares asks for the declarations that nvcc 11.8 objects to: their
// line, the spaces before them and theirs.
func TestRedeclares(t *testing.T) {
	for _, test := range []struct {
		text string // a declaration a line
		want []string
	}{
		{"void f();\n__device__ void f();", []string{"2:  -> __device__"}},
		{"__device__ void f();\nvoid f() {}", []string{"2: __device__ -> "}},
		{"__device__ void f();\n__host__ void f();", []string{"2: __device__ -> __host__"}},
		{"__device__ void f();\n__host__ __device__ void f();", []string{"2: __device__ -> __host__ __device__"}},
		{"void f();\n__host__ __device__ void f();", []string{"2:  -> __host__ __device__"}},
		{"__host__ __device__ void f();\nvoid f();\n__device__ void f();", nil},
		{"__host__ void f();\nvoid f();\nvoid f() {}", nil},
		{"void f();\n__device__ void f();\n__host__ void f();", []string{"2:  -> __device__"}},
		{"__global__ void f();\nvoid f() {}", []string{"2: __global__ -> "}},
		{"__host__ __device__ void f();\n__global__ void f() {}", []string{"2: __host__ __device__ -> __global__"}},
		{"void f();\nnamespace n { __device__ void f(); }", nil},
		{"namespace n { void f(); }\n__device__ void n::f() {}", []string{"2:  -> __device__"}},
		{"__device__ void f();\nvoid f(int);", nil},
		{"__device__ void f();\nUNSEEN void f();", nil},
		{"struct A { __device__ void f() const; void f(); };\nvoid A::f() const {}\nvoid A::f() {}", []string{"2: __device__ -> "}},
		{"struct A { __device__ A(); __device__ operator int(); };\nA::A() {}\nA::operator int() { return 0; }", []string{"2: __device__ -> ", "3: __device__ -> "}},
		{"template <class T> void f(T);\ntemplate <class U> __device__ void f(U) {}", []string{"2:  -> __device__"}},
		{"template <class T> struct A { __device__ void f(); };\ntemplate <class T> void A<T>::f() {}\nA<int> a;", []string{"2: __device__ -> "}},
		{"template <class T> struct A { template <class U> __device__ void f(U); };\ntemplate <class T> template <class U> void A<T>::f(U) {}", []string{"2: __device__ -> "}},
		{"struct A { friend __device__ void f(); };\nvoid f() {}", []string{"2: __device__ -> "}},
		{"__device__ void f() {}\nstruct A { friend void f(); };", []string{"2: __device__ -> "}},
		{"template <class T> __device__ void f(T *) {}\nstruct A { template <class T> friend void f(T *); };", nil},
		{"template <class T> __device__ void f(T *) {}\nstruct A { friend void f<A>(A *); };", nil},
		{"__device__ void f();\nvoid g() {\n  void f();\n}", []string{"3: __device__ -> "}},
		{"template <class T> __device__ void f(T) {}\ntemplate <> void f<int>(int) {}", nil},
		{"template <class T> void f(T) {}\ntemplate <> __device__ void f<int>(int);\ntemplate <> void f<int>(int) {}", nil},
		{"template <class T> void f(T) {}\ntemplate <> void f<int>(int);\ntemplate <> __device__ void f<int>(int) {}", []string{"3:  -> __device__"}},
		{"template <class T> __global__ void f(T) {}\ntemplate <> void f<int>(int) {}", nil},
		{"template <class T> __global__ void f(T) {}\ntemplate <> __device__ void f<int>(int) {}", []string{"2: __global__ -> __device__"}},
		{"template <class T> __device__ void f(T) {}\ntemplate void f<int>(int);", []string{"2: __device__ -> "}},
		{"template <class T> void f(T) {}\ntemplate __device__ void f<int>(int);", []string{"2:  -> __device__"}},
		{"template <class T> __global__ void f(T) {}\ntemplate __global__ void f<int>(int);", nil},
	} {
		tu := loadText(t, test.text)
		var got []string
		add := func(fd *sema.FuncDecl) {
			if r, ok := fd.Redeclares(); ok {
				line := 1
				for _, c := range test.text[:r.Decl.Node.Start()] {
					if c == '\n' {
						line++
					}
				}
				got = append(got, fmt.Sprintf("%d: %v -> %v", line, r.Before, r.Now))
			}
		}
		for _, u := range tu.Focus {
			for fd := range tu.FuncDecls(u) {
				add(fd)
			}
			for fd := range tu.Instantiations(u) {
				add(fd)
			}
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.text, diff)
		}
	}
}

// TestMergedSpaces asks for the spaces of the function f that g calls, which
// its declarations write in part.
func TestMergedSpaces(t *testing.T) {
	for _, test := range []struct{ text, want, written string }{
		{`void f(); __device__ void f(); void g() { f(); }`, "__host__ __device__", "__device__"},
		{`__device__ void f(); void f(); void g() { f(); }`, "__host__ __device__", "__device__"},
		{`__device__ void f(); __host__ void f(); void g() { f(); }`, "__host__ __device__", "__host__ __device__"},
		{`__device__ void f(); void g() { f(); }`, "__device__", "__device__"},
		{`__device__ void f(); void g() { void f(); f(); }`, "__device__", "__device__"},
		{`void f(); void g() { f(); }`, "__host__", ""},
		{`struct A { __device__ void f(); }; void A::f() {} void g() { A a; a.f(); }`, "__host__ __device__", "__device__"},
		{`template <class T> struct A { __device__ void f(); }; template <class T> void A<T>::f() {} void g() { A<int> a; a.f(); }`, "__host__ __device__", "__device__"},
		{`template <class T> __device__ void f(T); template <class T> void f(T) {} void g() { f(1); }`, "__host__ __device__", "__device__"},
		{`template <class T> __device__ void f(T) {} template <> void f<int>(int) {} void g() { f(1); }`, "__device__", "__device__"},
		{`template <class T> __device__ void f(T) {} template <> __host__ void f<int>(int) {} void g() { f(1); }`, "__host__ __device__", "__host__ __device__"},
		{`template <class T> void f(T) {} template <> __device__ void f<int>(int) {} void g() { f(1); }`, "__device__", "__device__"},
		{`template <class T> __global__ void f(T) {} template <> void f<int>(int) {} void g() { f<<<1, 1>>>(1); }`, "__global__", "__global__"},
	} {
		tu := loadText(t, test.text)
		for _, b := range tu.Bodies() {
			for _, u := range b.Uses() {
				if u.Function == nil || u.Function.Name != "f" {
					continue
				}
				if got := u.Function.Spaces().String(); got != test.want {
					t.Errorf("%s: f is %s, want %s", test.text, got, test.want)
				}
				if got := u.Function.DeclaredSpaces().String(); got != test.written {
					t.Errorf("%s: f is written %s, want %s", test.text, got, test.written)
				}
			}
		}
	}
}

// TestBefore tests the order of declarations in headers and their includers.
func TestBefore(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"k.cu":    "int a;\n#include \"f.h\"\nint b;\n#include \"g.h\"\nint c;\n",
		"f.h":     "#pragma once\n#include \"base.h\"\nint f;\n#include \"f_inl.h\"\nint f_end;\n",
		"f_inl.h": "#pragma once\nint inl;\n#include \"deep.h\"\nint inl_end;\n",
		"deep.h":  "#pragma once\nint deep;\n",
		"base.h":  "#pragma once\nint base;\n",
		"g.h":     "#pragma once\n#include \"base.h\"\n#include \"f.h\"\nint g;\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	tu := load(t, filepath.Join(dir, "k.cu"), nvcc.Default()).Host
	order := []string{"a", "base", "f", "inl", "deep", "inl_end", "f_end", "b", "g", "c"}
	var nodes []syntax.Node
	for _, name := range order {
		nodes = append(nodes, tu.Global.Find(name)[0].(*sema.Variable).Node)
	}
	for i, a := range nodes {
		for j, b := range nodes {
			if got := tu.Before(a, b); got != (i < j) {
				t.Errorf("%s before %s: %t", order[i], order[j], got)
			}
		}
	}
}
