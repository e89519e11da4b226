package hostile

import (
	"fmt"
	"strings"
)

const empty = "__global__ void k() {}\n"

// files returns inputs with files that are none, that lie where they should not, or
// whose names are odd.
func files() []Input {
	include := func(name string) map[string]string {
		return map[string]string{"main.cu": "#include \"" + name + "\"\n" + empty, ".git/HEAD": ""}
	}
	const secret = "TOPSECRET"
	inside := "struct S {\n#include \"../../secret.txt\"\n};\n__global__ void k(S s) { static thread_local int n; s.f(); }\n"
	within := func(name string) map[string]string {
		return map[string]string{
			"a/b/main.cu": strings.ReplaceAll(inside, "../../secret.txt", name), "secret.txt": "thread_local __device__ int " + secret + ";\n__device__ thread_local int g" + secret + "() { static thread_local int x" + secret + "; }\n",
			"b.cu": "", "a/b/other.cu": Other,
		}
	}
	return []Input{
		{Name: "header that is a device", Files: include("zero.h"), Links: map[string]string{"zero.h": "/dev/zero"}},
		{Name: "header that is random", Files: include("zero.h"), Links: map[string]string{"zero.h": "/dev/urandom"}},
		{Name: "header that is standard input", Files: include("zero.h"), Links: map[string]string{"zero.h": "/dev/stdin"}},
		{Name: "header that is a pipe", Files: include("pipe.h"), Pipes: []string{"pipe.h"}},
		{Name: "header that is a link to itself", Files: include("loop.h"), Links: map[string]string{"loop.h": "loop.h"}},
		{Name: "header that is a folder", Files: include(".git")},
		{Name: "header that is a process", Files: include("self.h"), Links: map[string]string{"self.h": "/proc/self/mem"}},
		{Name: "header of the system", Files: include("/dev/zero")},
		{Name: "header far up", Files: include(strings.Repeat("../", 30) + "dev/zero")},
		{Name: "header in a folder of links", Files: include("d/d/d/d/d/main.h"), Links: map[string]string{"d": "."}},
		{Name: "source that is a device", Args: []string{"/dev/zero", "other.cu"}, Says: `^/dev/zero: `},
		{Name: "source that is random", Args: []string{"/dev/urandom", "other.cu"}, Says: `^/dev/urandom: `},
		{Name: "source that is a link to a device", Links: map[string]string{"main.cu": "/dev/zero"}, Says: `^main\.cu: `},
		{Name: "source that is a pipe", Pipes: []string{"main.cu"}, Says: `^main\.cu: `},
		{Name: "source that is a folder", Files: map[string]string{"main.cu/x": ""}, Says: `^main\.cu: `},
		{Name: "source that is not there", Args: []string{"main.cu", "other.cu"}, Says: `main\.cu: `},
		{Name: "source that is binary",
			Files: map[string]string{"main.cu": "\x7fELF\x00\x00" + strings.Repeat("\x00\xff", 100_000)}, Says: `^main\.cu: `},
		{Name: "source in another encoding", Files: map[string]string{"main.cu": "\xff\xfe_\x00_\x00g\x00"}, Says: `^main\.cu: `},
		{Name: "source of bytes that are no text", Files: map[string]string{"main.cu": strings.Repeat("\x80\xfe\xff\xc0 ", 100_000) + "\n"}},
		{Name: "baseline that is a pipe", Flags: []string{"-baseline=fifo"},
			Files: map[string]string{"main.cu": empty}, Pipes: []string{"fifo"}, Says: `fifo`, Args: []string{"main.cu"}},
		{Name: "baseline that is a device", Flags: []string{"-baseline=/dev/zero"},
			Files: map[string]string{"main.cu": empty}, Says: `/dev/zero`, Args: []string{"main.cu"}},
		{Name: "baseline of brackets", Flags: []string{"-baseline=b.json"},
			Files: map[string]string{"main.cu": empty, "b.json": strings.Repeat("[", 5_000_000)}, Says: `b\.json`, Args: []string{"main.cu"}},
		{Name: "options file that is a device", Flags: []string{"-nvccflags=-optf /dev/zero"},
			Files: map[string]string{"main.cu": empty}, Args: []string{"main.cu"}},
		{Name: "forced include that is a device", Flags: []string{"-nvccflags=-include /dev/zero"},
			Files: map[string]string{"main.cu": empty}, Says: `/dev/zero`, Args: []string{"main.cu"}},
		{Name: "forced include that is a pipe", Flags: []string{"-nvccflags=-include fifo"},
			Files: map[string]string{"main.cu": empty}, Pipes: []string{"fifo"}, Says: `fifo`, Args: []string{"main.cu"}},
		{Name: "folder of headers that is a pipe", Flags: []string{"-nvccflags=-I fifo -I /dev -I /proc/self/fd"},
			Files: include("zero"), Pipes: []string{"fifo"}},
		{Name: "header outside of the folder",
			Files: merge(within("../../secret.txt"), map[string]string{"a/.git/HEAD": ""}),
			Args:  []string{"a/b/main.cu", "a/b/other.cu"}, Hides: secret},
		{Name: "header by a flag of a makefile",
			Files: merge(within("secret.txt"), map[string]string{"a/.git/HEAD": "",
				"a/Makefile": "b/main.o: b/main.cu\n\tnvcc -I.. -I../.. -include ../secret.txt -c b/main.cu\n"}),
			Args: []string{"a/b/main.cu", "a/b/other.cu"}, Hides: secret},
		{Name: "header by a flag of a database", Files: merge(within("secret.txt"), map[string]string{"a/.git/HEAD": "", "a/compile_commands.json": `[{"directory": "b", "file": "main.cu", "command": "nvcc -I/ -I../.. -include ../../secret.txt -c main.cu"}]`}), Args: []string{"a/b/main.cu", "a/b/other.cu"}, Hides: secret},
		{Name: "header by a link", Files: merge(within("link.h"), map[string]string{"a/.git/HEAD": ""}),
			Links: map[string]string{"a/b/link.h": "../../secret.txt"}, Args: []string{"a/b/main.cu", "a/b/other.cu"}, Hides: secret},
		{Name: "configuration by a link", Flags: []string{"-C", "a"},
			Files: map[string]string{"a/.git/HEAD": "", "a/main.cu": empty, "secret.yml": secret + ": 1\n"},
			Links: map[string]string{"a/.cudavet.yml": "../secret.yml"}, Args: []string{"main.cu"}, Says: `\.cudavet\.yml`, Hides: secret},
		{Name: "header that a flag of the user opens", Files: within("secret.txt"),
			Flags: []string{"-nvccflags=-I ."}, Args: []string{"a/b/main.cu", "a/b/other.cu"}, Says: secret},
		{Name: "header of the repository", Files: merge(within("../../secret.txt"),
			map[string]string{".git/HEAD": ""}), Args: []string{"a/b/main.cu", "a/b/other.cu"}, Says: secret},
		{Name: "refused header is told", Files: merge(within("../../secret.txt"),
			map[string]string{"a/.git/HEAD": ""}), Flags: []string{"-v"},
			Args: []string{"a/b/main.cu", "a/b/other.cu"}, Says: `secret\.txt`, Hides: secret},
		{Name: "name with a newline", Files: map[string]string{"a\n::error::x.cu": Other}, Args: []string{"a\n::error::x.cu", "other.cu"}},
		{Name: "name with escapes", Files: map[string]string{"a\x1b[31m\r.cu": Other}, Args: []string{"a\x1b[31m\r.cu", "other.cu"}},
		{Name: "name that is no text", Files: map[string]string{"a\xff\xfe.cu": Other}, Args: []string{"a\xff\xfe.cu", "other.cu"}},
		{Name: "name that turns the line", Files: map[string]string{"a\u202euc.cu": Other}, Args: []string{"a\u202euc.cu", "other.cu"}},
		{Name: "name that is not there with a newline", Args: []string{"no\n::error::x.cu", "other.cu"}},
		{Name: "header with a newline in its name", Files: map[string]string{"main.cu": "#include \"a\rb.h\"\n", "a\rb.h": Other}},
		{Name: "flags with a newline", Flags: []string{"-nvccflags=-DA=\"\n::error::\x1b[31m\" -include no\n::error::x"}, Files: map[string]string{"main.cu": "int a = A;\n"}, Args: []string{"main.cu"}},
		{Name: "a million empty lines", Files: map[string]string{"main.cu": strings.Repeat("\n", 1_000_000) + empty}},
		{Name: "a long name", Args: []string{strings.Repeat("a/", 5000) + "x.cu", "other.cu"}},
		{Name: "many files", Files: manyFiles(500), Args: append(manyNames(500), "other.cu")},
		{Name: "headers of a guard by a flag", Flags: []string{"-enable=unused-suppression", "-nvccflags=-DGUARD_H"},
			Files: map[string]string{"main.cu": "#include \"a.h\"\nint x; // NOLINT(device-thread-local)\n",
				"a.h": "#ifndef GUARD_H\n#define GUARD_H\nint a; // cudavet:ignore device-thread-local\n#endif\n"}},
	}
}

func merge(a, b map[string]string) map[string]string {
	for name, text := range b {
		a[name] = text
	}
	return a
}

func manyFiles(n int) map[string]string {
	files := map[string]string{"h.h": times(100, "inline int fNUM() { return NUM; }\n")}
	for _, name := range manyNames(n) {
		files[name] = "#include \"h.h\"\n" + Other
	}
	return files
}

func manyNames(n int) []string {
	var names []string
	for i := range n {
		names = append(names, fmt.Sprintf("m%d.cu", i))
	}
	return names
}

// texts returns sources whose words would do harm in a log.
func texts() []Input {
	const finding = "__global__ void k(int &x);\n"
	all := map[string]string{}
	for name, bad := range map[string]string{
		"escape": "\x1b[31mRED", "carriage return": "a\r::error::b", "newline": "a\\\n::error::b", "bell": "\a",
		"delete": "\x7f", "C1": "\u009b31m",
		"bytes of C1": "\x9b31m", "turned": "\u202eabc", "isolated": "\u2066abc\u2069", "mark": "\u200f",
		"line separator": "\u2028::error::", "no text": "\xff\xfe", "next line": "\u0085::error::",
		"vertical tab": "\v::error::", "form feed": "\f::error::", "backspace": "\b\b\b\b", "byte order": "\ufeff",
	} {
		all[name] = strings.ReplaceAll(`#pragma unroll BAD
#include "BAD"
#error BAD
#define M(x) #x BAD
__global__ void k`+"BAD"+`(int &xBAD);
struct SBAD { virtual void f(); };
__global__ void g(SBAD BAD, int a[sizeof("BAD")]) { static thread_local int BAD; printf("%BAD", 1); asm("BAD"); }
__device__ int x = f("BAD" BAD);
template <class T> __global__ void BADt(T BAD);
void h() { k<<<"BAD", BAD>>>(BAD, 1, 2, 3); g<<<1, 2048>>>(); BADt<BAD><<<1, 1, 1>>>(); } // NOLINT(BAD)
[[BAD]] __constant__ int BAD = 'BAD';
#if BAD
#endif
`, "BAD", bad) + finding
	}
	return sources(all)
}

// packages returns Go packages.
func packages() []Input {
	const mod = "module m\n\ngo 1.26\n"
	cgo := func(preamble, body string) string {
		return "package m\n\n/*\n" + preamble + "\n*/\nimport \"C\"\n\n" + body + "\n"
	}
	with := func(name string, files map[string]string) Input {
		files["go.mod"], files[".git/HEAD"] = mod, ""
		return Input{Name: name, Files: files, Args: []string{"./..."}}
	}
	preamble := func(name, text string) Input {
		return with(name, map[string]string{"m.go": cgo(text, "func F() { C.f(1) }"), "k.cu": "extern \"C\" void f(int n) {}\n"})
	}
	all := []Input{
		preamble("preamble that doubles", chain(40, "#define A0 x\n", "#define ANEXT ALAST ALAST\n")+"void f(int A39);"),
		preamble("preamble that pastes", "#define CAT(a) a##a\n#define C(a) CAT(a)\nvoid "+nested(40, "C(", "x", ")")+"(int);\nvoid f(int);"),
		preamble("preamble of structs",
			chain(40, "struct s0 { int a; };\n", "struct sNEXT { struct sLAST a, b; };\n")+"void f(int); void g(struct s25 s);"),
		preamble("preamble of typedefs", chain(60, "typedef int t0;\n", "typedef tLAST (*tNEXT)(tLAST, tLAST);\n")+"void f(int); void g(t25);"),
		preamble("preamble of circles",
			"enum f { a = b, b = a };\nstruct s { int x[sizeof(struct s)]; };\nint a[sizeof b], b[sizeof a];\nvoid f(int);"),
		preamble("preamble that includes a device", "#include \"zero.h\"\n#include \"/dev/zero\"\nvoid f(int);"),
		preamble("preamble of brackets", strings.Repeat("(", 100_000)+"\nvoid f(int);"),
		preamble("preamble of words", strings.Repeat("int a; ", 100_000)+"\nvoid f(int);"),
		preamble("preamble of escapes", "#error \x1b[31m\r::error::\nvoid f(int);"),
		with("Go that does not compile", map[string]string{"m.go": cgo("void f(int);", strings.Repeat("func F() { C.f(", 10_000))}),
		with("deep Go", map[string]string{"m.go": cgo("void f(int);", "func F() { C.f("+nested(20_000, "(", "1", ")")+") }")}),
		with("long Go", map[string]string{"m.go": cgo("void f(int);", "func F() {\n"+strings.Repeat("C.f(1)\n", 5000)+"}")}),
		with("Go in circles", map[string]string{"m.go": cgo("void f(void *);", "import \"unsafe\"\nfunc F(p unsafe.Pointer) { G(p); C.f(p) }\nfunc G(p unsafe.Pointer) { F(p); G(p) }\ntype T struct { t *T; f func(T) T }\nvar a, b = b, a\n")}),
		with("Go that refers to itself", map[string]string{"m.go": GoPackage(GoShapes()...), "k.cu": GoSource}),
		with("Go whose paths double", map[string]string{"m.go": GoPackage(GoChains(40)...), "k.cu": GoSource}),
		with("Go constants", map[string]string{"m.go": cgo("void f(int);",
			"const (\nA = 1 << 500\nB = A * A * A\nC0 = B << 100000000\n)\nfunc F() { C.f(A) }")}),
		with("flags", map[string]string{"m.go": "package m\n\n// #cgo CFLAGS: " + strings.Repeat("-DA ",
			10_000) + times(1000, "-IdNUM ") + "\n// void f(int);\nimport \"C\"\n\nfunc F() { C.f(1) }\n"}),
		with("header that includes a device", map[string]string{"m.go": cgo("#include \"h.h\"\nvoid f(int);",
			"func F() { C.f(1) }"), "h.h": "#include </dev/zero>\n"}),
		with("directives", map[string]string{"m.go": "package m\n\n// #cgo CFLAGS: -I/ -I/dev -include /dev/zero\n// #cgo LDFLAGS: -L/dev -lzero\n// #cgo CFLAGS: " + strings.Repeat("-DA ", 10_000) + "\n// void f(int);\nimport \"C\"\n\nfunc F() { C.f(1) }\n"}),
		with("generate lines", map[string]string{"m.go": "package m\n\n//go:generate nvcc " + strings.Repeat("$A", 10_000) + " -c k.cu\n//go:generate sh -c \"yes\"\n" + "// void f(int);\nimport \"C\"\n\nfunc F() { C.f(1) }\n", "k.cu": "extern \"C\" void f(int n) {}\n"}),
		with("no module file", map[string]string{"m.go": cgo("void f(int);", ""), "sub/go.mod": "\x00\xff", "sub/x.go": "package x\n"}),
		with("links of folders", map[string]string{"m.go": cgo("void f(int);", "func F() { C.f(1) }"),
			"d/k.cu": "extern \"C\" void f(int n) {}\n"}),
	}
	all[5].Links = map[string]string{"zero.h": "/dev/zero"}
	last := &all[len(all)-1]
	last.Links = map[string]string{"d/up": "..", "d/self": "self", "d/proc": "/proc", "loop": "d/up/loop",
		"z.cu": "/dev/zero", "y.h": "/dev/zero"}
	pipe := with("pipes", map[string]string{"m.go": cgo("void f(int);", "func F() { C.f(1) }"), "k.cu": "extern \"C\" void f(int n) {}\n"})
	pipe.Pipes = []string{"p.cu", "p.c", "p.h", "p.sh", "p.mk", "compile_commands.json"}
	goPipe := with("Go file that is a pipe", map[string]string{"m.go": "package m\n"})
	goPipe.Pipes = []string{"p.go"}
	cPipe := with("C file that is a pipe", map[string]string{"m.go": cgo("void f(int);", "func F() { C.f(1) }")})
	cPipe.Pipes = []string{"p.c", "p.h"}
	beside := with("pipes beside packages", map[string]string{
		"m.go": cgo("void f(int);", "func F() { C.f(1) }"), "k.cu": Other + "extern \"C\" void f(int n) {}\n",
		"a/a.go": "package a\n", "b/b.go": strings.ReplaceAll(cgo("#include \"x.h\"", "var x C.int"), "package m", "package b"),
	})
	beside.Pipes = []string{"a/p.go", "b/x.h", "b/p.S", "b/p.c", "go.sum"}
	beside.Says = `^k\.cu:.*\b` + OtherFinding + `\b`
	return append(all, pipe, goPipe, cPipe, beside)
}
