package source

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// Input made to break a preprocessor gives an error that names the file.
func TestBadInput(t *testing.T) {
	bomb := "#define A0 x x x x x x x x x x\n"
	for i := 1; i < 12; i++ {
		bomb += fmt.Sprintf("#define A%d A%d A%d A%d A%d A%d A%d A%d A%d\n", i, i-1, i-1, i-1, i-1, i-1, i-1, i-1, i-1)
	}
	spliced := map[string]string{"k.cu": "namespace n {\n#include \"a0.h\"\n}"}
	for i := range 40 {
		spliced[fmt.Sprintf("a%d.h", i)] = strings.Repeat(fmt.Sprintf("#include \"a%d.h\"\n", i+1), 8)
	}
	spliced["a40.h"] = "int x;"
	for _, test := range []struct {
		name  string
		files map[string]string
		want  string
	}{
		{"no file", nil, "k.cu"},
		{"binary", map[string]string{"k.cu": "\x7fELF\x00\x01"}, "k.cu: not a text file"},
		{"includes itself", map[string]string{"k.cu": "#include \"k.cu\"\n"}, "k.cu:1: #include nested"},
		{"include cycle", map[string]string{"k.cu": "#include \"a.h\"", "a.h": "int a;\n#include \"b.h\"\n", "b.h": "#include \"a.h\"\n"}, "#include nested"},
		{"spliced cycle", map[string]string{"k.cu": "namespace {\n#include \"k.cu\"\n}"}, "k.cu:2: #include nested"},
		{"include bomb", spliced, "files are included"},
		{"macro bomb", map[string]string{"k.cu": bomb + "A11\n"}, "k.cu:13: "},
		{"argument bomb", map[string]string{"k.cu": "#define f(x) x x\n" + strings.Repeat("f(", 60) + "a" + strings.Repeat(")", 60)}, "k.cu:2: "},
		{"nested arguments", map[string]string{"k.cu": "#define f(x) x\n" + strings.Repeat("f(", 5000) + strings.Repeat(")", 5000)}, "k.cu:2: "},
		{"bomb in a condition", map[string]string{"k.cu": bomb + "#if A11\n#endif"}, "k.cu:13: "},
		{"forced include", map[string]string{"k.cu": ""}, "pre.h"},
	} {
		t.Run(test.name, func(t *testing.T) {
			options := nvcc.Default()
			if test.name == "forced include" {
				options.ForcedInclude = []string{"pre.h"}
			}
			l := loader(test.files)
			times := 2 // the second one reuses the first's cache
			if testing.Short() {
				times = 1
			}
			for range times {
				_, _, err := l.Load("k.cu", options)
				if err == nil || !strings.Contains(err.Error(), test.want) || strings.Count(err.Error(), "k.cu:") > 1 || !strings.Contains(err.Error(), "k.cu") {
					t.Errorf("got error %v, want one about %s that names the file once", err, test.want)
				}
			}
		})
	}
}

// TestLimitOfAll has headers that stay within the bounds each, but not all of them, whether or not they were read before.
func TestLimitOfAll(t *testing.T) {
	header := strings.Repeat("int a;\n", 10_000) + "int NAME;\n"
	states := "#define NAME x%d\n#include \"a.h\"\n#undef NAME\n"
	var many strings.Builder
	for i := range limit.TextBytes.Value()/len(header) + 1 {
		fmt.Fprintf(&many, states, i)
	}
	l := loader(map[string]string{"a.h": header, "k.cu": many.String(), "few.cu": fmt.Sprintf(states, 0)})
	for range 2 {
		if _, _, err := l.Load("few.cu", nvcc.Default()); err != nil {
			t.Error(err)
		}
		if _, _, err := l.Load("k.cu", nvcc.Default()); err == nil || !strings.Contains(err.Error(), "[limit text-bytes]") {
			t.Errorf("error %v", err)
		}
	}
}

// Merely odd input is still preprocessed; its errors are in the unit.
func TestOddInput(t *testing.T) {
	for _, test := range []struct{ name, text, want, err string }{
		{"empty", "", "", ""},
		{"no end of line", "int a; // b", "int a;", ""},
		{"comment", "int a; /* b", "int a;", "comment has no end"},
		{"raw string", "int a = R\"x(", "int a = R\"x(", "raw string literal has no end"},
		{"string", "char *s = \"a\nint b;", "char *s = \"a int b;", ""},
		{"apostrophe in an inactive branch", "#if 0\ndon't\n#endif\nint a;", "int a;", ""},
		{"if", "#if 1\nint a;", "int a;", "conditional has no #endif"},
		{"skipped if", "#if 0\nint a;", "", "conditional has no #endif"},
		{"endif", "int a;\n#endif\nint b;", "int a; int b;", "without #if"},
		{"else twice", "#if 1\na\n#else\nb\n#else\nc\n#endif", "a", "#else after #else"},
		{"condition", "#if 1 +\nint a;\n#endif", "", "operand expected"},
		{"deep condition", "#if " + strings.Repeat("(", 5000) + "1\n#endif", "", "nested too deeply"},
		{"include", "#include\n#include foo\nint a;", "int a;", "file name"},
		{"define", "#define\n#define f(\n#define 3\nint a;", "int a;", "without a macro name"},
		{"paste", "#define P(a) ## a\n#define Q(a) a ##\nint a;", "int a;", "## at"},
		{"bad paste", "#define P(a,b) a ## b\nP(+,x)", "+x", ""},
		{"use without end", "#define f(x) x\nf(1, (2)", "f(1, (2)", "closing parenthesis"},
		{"directives unknown", "#\n#foo\n#line 3 \"x\"\n#warning it's\nint a;", "int a;", ""},
		{"mark", "\ufeff#define A 1\nA", "1", ""},
		{"carriage returns", "#define A(x) \\\r\n  x\r\nint A(a);\r\n", "int a;", ""},
		{"spliced name", "int fo\\\no = 12\\\n34;", "int foo = 1234 ;", ""},
		{"spliced comment", "// a \\\nint b;\nint c;", "int c;", ""},
		{"suffix", "\"a\"_s \"b\"N 1'000'000 0x1p-3 'x'", "\"a\"_s \"b\"N 1'000'000 0x1p-3 'x'", ""},
		{"brackets", strings.Repeat("{([", 100000), strings.Repeat("{([", 100000), ""},
		{"ifs", strings.Repeat("#if 1\n", 20000) + "a\n" + strings.Repeat("#endif\n", 20000), "a", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			host, _ := load(t, map[string]string{"a.cu": test.text}, "a.cu", nvcc.Default())
			u := host.Units[0]
			if got := words(u.Text); got != test.want {
				t.Errorf("got %.200s, want %.200s", got, test.want)
			}
			if message := fmt.Sprint(u.Errors); (len(u.Errors) > 0) != (test.err != "") || !strings.Contains(message, test.err) {
				t.Errorf("errors %v, want one about %q", message, test.err)
			}
		})
	}
}

func TestDigraphsAndTrigraphs(t *testing.T) {
	text := "%:define A ??=x // what??!\nint a<:3:>; x<::T> y<:::b:>; <% %> R\"(??!)\" \"??!\" \"<:\" 1 ? 2 ::> 3;\n" +
		"/* ??( ??/\n ??/ */ // ??/ ??/\n; // ??/\r\n; //??/"
	host, _ := load(t, map[string]string{"a.cu": text}, "a.cu", nvcc.Default())
	f := host.Main
	spellings := func(ranges []Range) string {
		var b strings.Builder
		for _, r := range ranges {
			fmt.Fprintf(&b, "%d %s ", r.Start, text[r.Start:r.End])
		}
		return b.String()
	}
	if got, want := spellings(f.Trigraphs()), "11 ??= 72 ??! 121 ??/ 130 ??/ 139 ??/ "; got != want {
		t.Errorf("trigraphs %s, want %s", got, want)
	}
	if got, want := spellings(f.Digraphs()), "0 %: 32 <: 35 :> 47 <: 52 :> 56 <% 59 %> "; got != want {
		t.Errorf("digraphs %s, want %s", got, want)
	}
}

// Dispatch macros within each other, as libraries write them, stay within the
// bounds: here 4,608 copies of a body of 150 tokens.
func TestNestedDispatch(t *testing.T) {
	var text strings.Builder
	use := strings.Repeat("f(x) + ", 30) + "0;"
	for level, cases := range []int{4, 6, 4, 12, 4} {
		fmt.Fprintf(&text, "#define CASE%[1]d(v, ...) case v: { constexpr int V%[1]d = v; return __VA_ARGS__(); }\n#define DISPATCH%[1]d(v, ...) [&] { switch (v) {", level)
		for i := range cases {
			fmt.Fprintf(&text, " CASE%d(%d, __VA_ARGS__)", level, i)
		}
		fmt.Fprint(&text, " } }()\n")
		use = fmt.Sprintf("return DISPATCH%d(v, [&] { %s });", level, use)
	}
	fmt.Fprintf(&text, "#define DROP(...)\n#define EXPAND(...) DROP(__VA_ARGS__)\nauto g() { EXPAND(%s) }", use)
	host, _ := load(t, map[string]string{"a.cu": text.String()}, "a.cu", nvcc.Default())
	if got := words(host.Units[0].Text); got != "auto g() { }" {
		t.Errorf("got %.200s", got)
	}
}

// Text without directives and macros stays as it is, but for comments.
func TestRoundTrip(t *testing.T) {
	text := "int a; // one\n/* two\n three */ __global__ void k() {\r\n\tR\"(// no)\"; \"/*\"; f<A<B<int>>>(); k<<<1, 2>>>(); }\n"
	host, device := load(t, map[string]string{"a.cu": text}, "a.cu", nvcc.Default())
	u := host.Units[0]
	want := strings.NewReplacer("// one", "      ", "/* two", "      ", " three */", "         ").Replace(text)
	if string(u.Text) != want {
		t.Errorf("got %q\nwant %q", u.Text, want)
	}
	if host != device {
		t.Error("two views of one text")
	}
	var comments []string
	for _, r := range u.File.Comments() {
		comments = append(comments, text[r.Start:r.End])
	}
	if got := strings.Join(comments, "|"); got != "// one|/* two\n three */" {
		t.Errorf("comments %q", got)
	}
}

// FuzzPreprocess checks the invariants for every input: no panic, a bounded text, and origins within
// the files, ascending where there is no macro.
func FuzzPreprocess(f *testing.F) {
	for _, seed := range []string{
		"#define A(x, ...) x ## __VA_ARGS__ #x __VA_OPT__(y)\nA(1, 2) A(,) A((), A)",
		"#if defined(A) && 1 / 0\n#elif __has_include(<a>)\n#else\n#endif\n%:include \"a.cu\"",
		"R\"x(\\\n)x\" fo\\\no 'a' \"b\" <:::> ??/ /* */ // \\\n",
		"#ifdef __CUDA_ARCH__\n#define F(x) x\n#else\n#define F(x) [x]\n#endif\nF(\n#if 1\nF(2)\n#endif\n)",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		l := NewLoader(func(name string) ([]byte, error) {
			if name == "a.cu" || name == "b.h" {
				return text, nil
			}
			return nil, fmt.Errorf("%s: no such file", name)
		})
		host, device, err := l.Load("a.cu", nvcc.Default())
		if err != nil {
			return
		}
		for _, tu := range []*TranslationUnit{host, device} {
			for _, u := range tu.Units {
				checkUnit(t, u)
			}
		}
	})
}

func checkUnit(t *testing.T, u *Unit) {
	t.Helper()
	plain := !bytes.Contains(u.File.Text, []byte("#")) && !bytes.Contains(u.File.Text, []byte("%:")) && len(u.names) == 0
	if plain && len(u.Text) != len(u.File.Text) {
		t.Errorf("text of %d bytes from a plain file of %d", len(u.Text), len(u.File.Text))
	}
	last := -1
	for i := range u.Text {
		p := u.Origin(i)
		if !p.IsValid() || p.Offset < 0 || p.Offset > len(p.File.Text) {
			t.Fatalf("byte %d comes from %v", i, p)
		}
		if _, ok := u.FromMacro(i); !ok && len(u.files) <= 1 {
			if p.Offset < last {
				t.Fatalf("byte %d comes from %v, after offset %d", i, p, last)
			}
			last = p.Offset
		}
	}
	behind := 0
	for _, r := range u.Undecided {
		if r.Start < behind || r.End <= r.Start || r.End > len(u.Text) {
			t.Fatalf("undecided %+v of a text of %d bytes, behind %d", r, len(u.Text), behind)
		}
		behind = r.End
	}
}
