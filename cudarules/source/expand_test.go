package source

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// load preprocesses the file main of files.
func load(t testing.TB, files map[string]string, main string, options nvcc.Options) (host, device *TranslationUnit) {
	t.Helper()
	host, device, err := loader(files).Load(main, options)
	if err != nil {
		t.Fatal(err)
	}
	return host, device
}

func loader(files map[string]string) *Loader {
	return NewLoader(func(name string) ([]byte, error) {
		if text, ok := files[name]; ok {
			return []byte(text), nil
		}
		return nil, fs.ErrNotExist
	})
}

// words returns text with every run of blanks made one space.
func words(text []byte) string { return strings.Join(strings.Fields(string(text)), " ") }

func TestExpansion(t *testing.T) {
	// Examples named after paragraphs are those of the C++ standard's [cpp].
	for _, test := range []struct{ name, text, want string }{
		{"object", "#define N 4\nint a[N];", "int a[4];"},
		{"function", "#define SQ(x) ((x)*(x))\nint b = SQ(a + 1);", "int b = ((a + 1)*(a + 1));"},
		{"not a use", "#define f(x) x\nint f;", "int f;"},
		{"own name", "#define foo foo + 1\nint a = foo;", "int a = foo + 1;"},
		{"mutual", "#define a b\n#define b a\na b", "a b"},
		{"across lines", "#define f(x, y) x y\nf(1,\n  2) 3", "1 2 3"},
		{"nested argument", "#define f(x) x+1\nf(f(f(0)))", "0+1+1+1"},
		{"stringize", "#define S(x) #x\nS( a  \"b\\n\" 'c' )", `"a \"b\\n\" 'c'"`},
		{"paste", "#define P(a,b) a##b\nP(x,1) P(,y) P(z,) P(,)", "x1 y z"},
		{"va opt", "#define F(a,...) f(a __VA_OPT__(,) __VA_ARGS__)\nF(1) F(1,2,3)", "f(1) f(1 , 2,3)"},
		{"gnu comma", "#define F(a,...) f(a, ##__VA_ARGS__)\nF(1) F(1,2)", "f(1) f(1,2)"},
		{"gnu named", "#define F(a,rest...) f(a, rest)\nF(1,2,3)", "f(1, 2,3)"},
		{"undef", "#define A 1\nA\n#undef A\nA", "1 A"},
		{"minus minus", "#define M -1\nx = -M;", "x = - -1;"},
		{"rescan reaches on", "#define f(x) x g\n#define g(y) y*2\nf(1)(2)", "1 2*2"},
		{"space kept", "#define L kernel<<<g, b>>>\nL(x);", "kernel<<<g, b>>>(x);"},
		{"string argument", "#define f(x) x\nf(\"a,b\" \")\")", `"a,b" ")"`},
		{"raw string", "#define f(x) #x\nf(R\"(a)b)\") R\"x(f(1))x\"", `"R\"(a)b)\"" R"x(f(1))x"`},
		{"cuda words", "#define HD __host__ __device__\nHD int f();", "__host__ __device__ int f();"},
		{"pragma operator", "#define U _Pragma(\"unroll\") for\nU (;;);", "for (;;);"},
		{"conditional argument", "#define f(x) <x>\nf(1\n#if 0\n+2\n#else\n+3\n#endif\n)", "<1 +3>"},
		{"wrong number", "#define f(a, b) a b\nf(1) f(1,2,3)", "f(1) f(1,2,3)"},
		{"empty argument", "#define f(a) [a]\nf()", "[]"},
		{"line", "\n#define f(x) x __LINE__\nf(\n1)", "1 3"},
		{"counter", "__COUNTER__ __COUNTER__", "0 1"},
		{"digraph define", "%:define N 3\nint a<:N:>;", "int a[ 3] ;"},
		{"splice in define", "#define A 1 + \\\n 2\nA", "1 + 2"},
		{"comment in define", "#define A 1 /* one\n */ + 2 // two\nA", "1 + 2"},
		{"rescan.1", `#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
g(x+(3,4)-w) | h 5) & m
(f)^m(m);
p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
char c[2][6] = { str(hello), str() };`,
			`f(2 * (y+1)) + f(2 * (f(2 * (z[0])))) % f(2 * (0)) + t(1); f(2 * (2+(3,4)-0,1)) | f(2 * (~ 5)) & f(2 * (0,1))^m(0,1); int i[] = { 1, 23, 4, 5, }; char c[2][6] = { "hello", "" };`},
		{"stringize.1", `#define str(s) # s
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
debug(1, 2);
fputs(str(strncmp("abc\0d", "abc", '\4') == 0) str(: @\n), s);
xstr(INCFILE(2).h)
glue(HIGH, LOW);
xglue(HIGH, LOW)`,
			`printf("x" "1" "= %d, x" "2" "= %s", x1, x2); fputs("strncmp(\"abc\\0d\", \"abc\", '\\4') == 0" ": @\n", s); "vers2.h" "hello"; "hello" ", world"`},
		{"paste.1", `#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
char p[] = join(x, y);`, `char p[] = "x ## y";`},
		{"placemarkers.1", "#define t(x,y,z) x ## y ## z\nint j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,) };",
			"int j[] = { 123, 45, 67, 89, 10, 11, 12, };"},
		{"variadic.1", `#define debug(...) fprintf(stderr, __VA_ARGS__)
#define showlist(...) puts(#__VA_ARGS__)
#define report(test, ...) ((test) ? puts(#test) : printf(__VA_ARGS__))
debug("Flag");
debug("X = %d\n", x);
showlist(The first, second, and third items.);
report(x>y, "x is %d but y is %d", x, y);`,
			`fprintf(stderr, "Flag"); fprintf(stderr, "X = %d\n", x); puts("The first, second, and third items."); ((x>y) ? puts("x>y") : printf("x is %d but y is %d", x, y));`},
		{"vaopt.1", `#define F(...) f(0 __VA_OPT__(,) __VA_ARGS__)
#define G(X, ...) f(0, X __VA_OPT__(,) __VA_ARGS__)
#define SDEF(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })
#define EMP
#define H2(X, Y, ...) __VA_OPT__(X ## Y,) __VA_ARGS__
#define H3(X, ...) #__VA_OPT__(X##X X##X)
#define H4(X, ...) __VA_OPT__(a X ## X) ## b
#define H5A(...) __VA_OPT__()/**/__VA_OPT__()
#define H5B(X) a ## X ## b
#define H5C(X) H5B(X)
F(a, b, c)
F()
F(EMP)
G(a, b, c)
G(a, )
G(a)
SDEF(foo);
SDEF(bar, 1, 2);
H2(a, b, c, d)
H3(, 0)
H4(, 1)
H5C(H5A())`,
			`f(0 , a, b, c) f(0) f(0) f(0, a , b, c) f(0, a) f(0, a) S foo; S bar = { 1, 2 }; ab, c, d "" a b ab`},
	} {
		t.Run(test.name, func(t *testing.T) {
			host, _ := load(t, map[string]string{"a.cu": test.text}, "a.cu", nvcc.Default())
			if got := words(host.Units[0].Text); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
			if errs := host.Units[0].Errors; len(errs) > 0 {
				t.Errorf("errors: %v", errs)
			}
		})
	}
}

// TestRepeatedUses compares uses of a costly macro in the same words, of which one is expanded and the
// others reuse it, with the expansion of each alone.
func TestRepeatedUses(t *testing.T) {
	const loop = `#define PARENS ()
#define E(...) E4(E4(E4(E4(__VA_ARGS__))))
#define E4(...) E3(E3(E3(E3(__VA_ARGS__))))
#define E3(...) E2(E2(E2(E2(__VA_ARGS__))))
#define E2(...) __VA_ARGS__
#define EACH(m, ...) __VA_OPT__(E(STEP(m, __VA_ARGS__)))
#define STEP(m, a, ...) m(a) __VA_OPT__(AGAIN PARENS (m, __VA_ARGS__))
#define AGAIN() STEP
#define ATTRIBUTE(...) EACH(ONE, __VA_ARGS__)
#define ONE(x) ONE_##x
#define ONE_host __host__
#define ONE_device __device__
#define TAIL(x) EACH(ONE, x) TAIL_
#define TAIL_(x) <x>
`
	for _, test := range []struct{ name, text, want string }{
		{"the same", "ATTRIBUTE(host, device) ATTRIBUTE(host, device) ATTRIBUTE(host, device)", "__host__ __device__ __host__ __device__ __host__ __device__"},
		{"other arguments", "ATTRIBUTE(host) ATTRIBUTE(device) ATTRIBUTE(host)", "__host__ __device__ __host__"},
		{"names of the text", "ATTRIBUTE(a) ATTRIBUTE(a) f(a) ATTRIBUTE(a)", "ONE_a ONE_a f(a) ONE_a"},
		{"redefined", "ATTRIBUTE(host) ATTRIBUTE(host)\n#undef ONE_host\n#define ONE_host h\nATTRIBUTE(host)\n#undef ONE_host\nATTRIBUTE(host)", "__host__ __host__ h ONE_host"},
		{"defined later", "ATTRIBUTE(a) ATTRIBUTE(a)\n#define ONE_a b\nATTRIBUTE(a)", "ONE_a ONE_a b"},
		{"line", "#define ONE_line __LINE__\nATTRIBUTE(line)\nATTRIBUTE(line)\nATTRIBUTE(line)", "16 17 18"},
		{"counter", "#define ONE_count __COUNTER__\nATTRIBUTE(count) ATTRIBUTE(count) ATTRIBUTE(count)", "0 1 2"},
		{"rescan reaches on", "TAIL(host)(1) TAIL(host) TAIL(host)(2) TAIL(host)(1)", "__host__ <1> __host__ TAIL_ __host__ <2> __host__ <1>"},
		{"a directive within", "ATTRIBUTE(host\n#define ONE_b 1\n) ATTRIBUTE(b) ATTRIBUTE(host\n#undef ONE_b\n) ATTRIBUTE(b)", "__host__ 1 __host__ ONE_b"},
	} {
		t.Run(test.name, func(t *testing.T) {
			host, _ := load(t, map[string]string{"a.cu": loop + test.text}, "a.cu", nvcc.Options{})
			if got := words(host.Units[len(host.Units)-1].Text); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
	host, _ := load(t, map[string]string{"a.cu": loop + "ATTRIBUTE(host, a) int x;\n  ATTRIBUTE(host, a) int y;\nint z; ATTRIBUTE(host, a) int w;"}, "a.cu", nvcc.Options{})
	u := host.Units[len(host.Units)-1]
	for i, want := range []int{15, 16, 17} {
		offset := -1
		for range i + 1 {
			offset += 1 + strings.Index(string(u.Text[offset+1:]), "__host__")
		}
		if got := u.Origin(offset).Line; got != want {
			t.Errorf("use %d stands in line %d, want %d", i, got, want)
		}
	}
}
