package sema_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

const launchPrelude = `#include <cuda_runtime.h>
#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)
#define CHECKED(...) do { __VA_ARGS__; check(cudaGetLastError()); } while (0)
#define CONFIG <<<g, b>>>
#define GO(...) __VA_ARGS__
#define EMPTY
template <int A, int B> struct Q { static constexpr int value = A; };
template <int A> int f();
__global__ void k(int *p, int n);
template <class T, int N> __global__ void t(T *p, int n);
template <class... T> __global__ void v(T... x);
namespace ns { __global__ void k2(int n); struct S { template <class T> static __global__ void m(T x); }; }
void check(cudaError_t);
typedef const void *entry;
template <class T> using alias = T;
extern int *p, n;
extern dim3 g, b;
extern cudaStream_t s;
extern void *args[];
extern cudaLaunchConfig_t config;
void (*fp)(int *, int) = k;
Q<1, 2> *q;
`

// launchForms are the ways to launch a kernel: the expression, the kernel with
// its template arguments, the configuration and the arguments, as they are
// found. A kernel that is called through a pointer is unknown.
var launchForms = []struct{ text, kernel, config, args string }{
	{"k<<<g>>>(p, n)", "k", "g", "p; n"},
	{"k<<<g, b>>>(p, n)", "k", "g; b", "p; n"},
	{"k<<<g, b, 16>>>(p, n)", "k", "g; b; 16", "p; n"},
	{"k<<<g, b, 16, s>>>(p, n)", "k", "g; b; 16; s", "p; n"},
	{"k <<< g , b >>> ( p , n )", "k", "g; b", "p; n"},
	{"k<<<g,\n  b\n>>>(p,\n  n)", "k", "g; b", "p; n"},
	{"k<<<g, b>>>(nullptr, 3)", "k", "g; b", "nullptr; 3"},
	{"::k<<<g, b>>>(p, n)", "k", "g; b", "p; n"},
	{"(k)<<<g, b>>>(p, n)", "k", "g; b", "p; n"},
	{"ns::k2<<<1, 2>>>(n)", "ns::k2", "1; 2", "n"},
	{"ns::S::m<int><<<1, 2>>>(n)", "ns::S::m<int>", "1; 2", "n"},
	{"ns::S::m<<<1, 2>>>(n)", "ns::S::m<int>", "1; 2", "n"},
	{"fp<<<g, b>>>(p, n)", "", "g; b", "p; n"},
	{"t<int, 3><<<g, b>>>(p, n)", "t<int, 3>", "g; b", "p; n"},
	{"t<Q<1, 2>, Q<3, 4>::value><<<g, b>>>(q, n)", "t<Q<1, 2>, 3>", "g; b", "q; n"},
	{"v<int *, int><<<g, b>>>(p, n)", "v<int *, int>", "g; b", "p; n"},
	{"v<<<g, b>>>(p, n)", "v<int *, int>", "g; b", "p; n"},
	{"v<Q<1, 2>><<<g, b>>>(*q)", "v<Q<1, 2>>", "g; b", "*q"},
	{"v<<<g, b>>>()", "v<>", "g; b", ""},
	{"k<<<f<Q<1, Q<2, 3>::value>::value>(), b>>>(p, n)", "k", "f<Q<1, Q<2, 3>::value>::value>(); b", "p; n"},
	{"v<<<g, sizeof(Q<1, 2>)>>>(n)", "v<int>", "g; sizeof(Q<1, 2>)", "n"},
	{"v<<<Q<1, 2>::value, Q<Q<1, 2>::value, 2>::value>>>(n)", "v<int>", "Q<1, 2>::value; Q<Q<1, 2>::value, 2>::value", "n"},
	{"k<<<n >> 3, 1 << 8>>>(p, n)", "k", "n >> 3; 1 << 8", "p; n"},
	{"k<<<(n + 255) / 256, 256, 256 * sizeof(int), 0>>>(p, n)", "k", "(n + 255) / 256; 256; 256 * sizeof(int); 0", "p; n"},
	{"k<<<dim3(1, 2), dim3{3, 4}>>>(p, n)", "k", "dim3(1, 2); dim3{3, 4}", "p; n"},
	{"k<<<n > 3 ? 1 : 2, n < 3>>>(p, n)", "k", "n > 3 ? 1 : 2; n < 3", "p; n"},
	{"k<<<g, b>>>(p + (n >> 1), n > 1)", "k", "g; b", "p + (n >> 1); n > 1"},
	{"LAUNCH(k, g, b, p, n)", "k", "g; b", "p; n"},
	{"LAUNCH((t<int, 3>), g, b, p, n)", "t<int, 3>", "g; b", "p; n"},
	{"GO(t<int, 3>)<<<g, b>>>(p, n)", "t<int, 3>", "g; b", "p; n"},
	{"k CONFIG (p, n)", "k", "g; b", "p; n"},
	{"GO(k<<<g, b>>>)(p, n)", "k", "g; b", "p; n"},
	{"GO(GO(k)<<<GO(g, b) EMPTY>>>)(GO(p, n))", "k", "g; b", "p; n"},
	{"cudaLaunchKernel((const void *)k, g, b, args, 16, s)", "k", "g; b; 16; s", ""},
	{"cudaLaunchKernel(k, dim3(1), dim3(2), args, 0, 0)", "k", "dim3(1); dim3(2); 0; 0", ""},
	{"cudaLaunchKernel(reinterpret_cast<void *>(&t<int, 3>), g, b, args, 0, s)", "t<int, 3>", "g; b; 0; s", ""},
	{"::cudaLaunchKernel(k, g, b, args, 0, s)", "k", "g; b; 0; s", ""},
	{"cudaLaunchKernel((entry)(k), g, b, args, 0, s)", "k", "g; b; 0; s", ""},
	{"cudaLaunchKernel(entry(k), g, b, args, 0, s)", "k", "g; b; 0; s", ""},
	{"cudaLaunchKernel(alias<entry>(&k), g, b, args, 0, s)", "k", "g; b; 0; s", ""},
	{"cudaLaunchKernel((alias<entry>) k, g, b, args, 0, s)", "k", "g; b; 0; s", ""},
	{"cudaLaunchKernel(static_cast<entry>((entry) (k)), g, b, args, 0, s)", "k", "g; b; 0; s", ""},
	{"check(cudaLaunchKernel(k, g, b, args, 0, s))", "k", "g; b; 0; s", ""},
	{"cudaLaunchCooperativeKernel((void *)k, g, b, args, 16, s)", "k", "g; b; 16; s", ""},
	{"cudaLaunchKernelEx(&config, k, p, n)", "k", "", "p; n"},
	{"cudaLaunchKernelEx(&config, t<int, 3>, p, n)", "t<int, 3>", "", "p; n"},
	{"cudaLaunchKernelExC(&config, (const void *)k, args)", "k", "", ""},
}

// launchPlaces are the places in which a launch, @, may occur.
var launchPlaces = []string{
	"void h() { @; }",
	"void h() { if (n) @; else { @@ } }",
	"void h() { for (int i = 0; i < n; i++) @; }",
	"void h() { switch (n) { case 1: @; break; default: ; } }",
	"void h() { do @; while (n); label: @@ }",
	"void h() try { @; } catch (...) { }",
	"void h() { n++, @; }",
	"void h() { auto l = [&] { @; }; l(); }",
	"void h() { [=](int i) { if (i) { @; } }(3); }",
	"auto l = [](auto x) { @; };",
	"void h(int i) { h([&] { return @, 1; }()); }",
	"template <class U> void h(U u) { @; }",
	"template <class U, int I> struct D { template <class V> void h(V x) { @; } };",
	"template <> void h<int>(int) { @; }",
	"void h() { CHECKED(@); }",
	"void h() { GO(GO(@);) }",
	"struct C { C() { @; } };",
	"struct C { C() : a(1), b{2} { @; } ~C(); int a, b; };",
	"struct C { ~C() { @; } void operator()(int) const { } };",
	"struct C { void operator()(int) const { @; } operator bool() { return true; } };",
	"struct C { C(); }; C::C() { @; }",
	"namespace a::b { namespace { static inline void h() { @; } } }",
	`extern "C" void h(void) { @; }`,
	`extern "C" { void h() { @; } }`,
	"__global__ void h() { @; }",
	"void h() { struct L { void m() { @; } }; }",
}

// TestLaunches finds every form of a launch in every place.
func TestLaunches(t *testing.T) {
	for _, place := range launchPlaces {
		place = strings.ReplaceAll(place, "@@", ";")
		for _, form := range launchForms {
			code := strings.ReplaceAll(place, "@", form.text)
			tu := parseText(t, launchPrelude+code)
			if tu.Main().Tree.Root().HasError() {
				t.Errorf("syntax error in %s", code)
				continue
			}
			var got []string
			for l := range tu.Launches(tu.Main()) {
				got = append(got, describe(l))
			}
			want := []string{form.kernel + " | " + form.config + " | " + form.args}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("-want +got in %s\n%s", code, diff)
			}
		}
	}
}

func describe(l *sema.Launch) string {
	texts := func(nodes []syntax.Node) string {
		var all []string
		for _, n := range nodes {
			all = append(all, strings.Join(strings.Fields(n.Text()), " "))
		}
		return strings.Join(all, "; ")
	}
	kernel := ""
	if l.Kernel != nil {
		kernel = l.Kernel.String()
	}
	return kernel + " | " + texts(l.Config) + " | " + texts(l.Args)
}
