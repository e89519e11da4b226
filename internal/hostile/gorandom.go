package hostile

import (
	"fmt"
	"go/scanner"
	"go/token"
	"math/rand/v2"
	"strings"
)

// RandomGo returns a file whose functions assign random values to random variables, call each other
// and themselves, and pass their values to C. It compiles, and is the same for the same seed.
func RandomGo(seed uint64) string {
	w := &goWriter{Rand: rand.New(rand.NewPCG(seed, 0))}
	w.WriteString(goHead)
	for _, t := range goKinds {
		fmt.Fprintf(w, "\nvar g%[1]s0, g%[1]s1 %[2]s\n", t.name, t.text)
	}
	for i := range goFunctions {
		w.function(i)
	}
	return w.String()
}

// BrokenGo returns a random file in which some names replace others, or are undefined. It can be parsed.
func BrokenGo(seed uint64) string {
	text := RandomGo(seed)
	type name struct{ start, end int }
	var names []name
	imported := strings.Index(text, "\ntype ") // names before it belong to the imports
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, []byte(text), nil, 0)
	for {
		pos, tok, literal := s.Scan()
		if tok == token.EOF {
			break
		}
		if start := file.Offset(pos); tok == token.IDENT && start > imported {
			names = append(names, name{start, start + len(literal)})
		}
	}
	random := rand.New(rand.NewPCG(seed, 1))
	rare := 10 + random.IntN(200) // of so many names one is replaced
	var b strings.Builder
	end := 0
	for _, n := range names {
		if random.IntN(rare) > 0 {
			continue
		}
		b.WriteString(text[end:n.start])
		other := names[random.IntN(len(names))]
		b.WriteString([]string{"missing", text[other.start:other.end]}[random.IntN(2)])
		end = n.end
	}
	b.WriteString(text[end:])
	return b.String()
}

// goFunctions is how many functions a random file has; each has two results, the first of the
// type of its number.
const goFunctions = 12

type goKind struct {
	name, text string
	values     []string // with %TYPE for a value of a type
}

var goKinds = []goKind{
	{"ptr", "unsafe.Pointer", []string{"unsafe.Pointer(%flt)", "unsafe.Pointer(&%sli[0])", "unsafe.Pointer(&%tab[0])",
		"unsafe.Pointer(%obj)", "%obj.p", "%obj.q", "%tab[%num&1]", "unsafe.Add(%ptr, %num)", "%fun(%ptr)",
		"*(&%PTR)", "C.malloc(8)", "unsafe.Pointer(unsafe.SliceData(%sli))", "%any.(unsafe.Pointer)", "unsafe.Pointer(uintptr(%ptr))"}},
	{"flt", "*float32", []string{"(*float32)(%ptr)", "&%sli[%num]", "unsafe.SliceData(%sli)", "new(float32)"}},
	{"num", "int", []string{"%num + 1", "len(%sli)", "len(%tab)", "%num * %num", "4"}},
	{"sli", "[]float32", []string{"%sli[%num:]", "append(%sli, %sli...)", "make([]float32, %num)",
		"unsafe.Slice(%flt, %num)", "[]float32{1, 2}", "append([]float32(nil), %sli...)"}},
	{"tab", "[]unsafe.Pointer", []string{"%tab[:1]", "append(%tab, %ptr)", "append(%tab, %tab...)",
		"[]unsafe.Pointer{%ptr, %ptr}", "make([]unsafe.Pointer, len(%tab))", "listed[[]unsafe.Pointer](%ptr)", "%obj.ps"}},
	{"err", "error", []string{"failed(%cod)", "errors.Join(%err, %err)", "fmt.Errorf(\"%%w\", %err)", "%obj.err()", "error(nil)"}},
	{"act", "func(int)", []string{"%obj.f", "func(n int) { %DO }", "func(n int) { %act(n - 1) }", "func(int) { %obj.free() }"}},
	{"fun", "func(unsafe.Pointer) unsafe.Pointer",
		[]string{"func(p unsafe.Pointer) unsafe.Pointer { return %fun(p) }", "func(p unsafe.Pointer) unsafe.Pointer { %DO; return p }"}},
	{"obj", "*object", []string{"&object{p: %ptr, q: %ptr}", "%obj.next", "%obj.grow()",
		"&object{next: %obj, f: %act, ps: %tab}", "[]*object{{p: %ptr}, {next: %obj}}[0]", "&[]object{{p: %ptr}}[0]",
		"map[int]*object{%num: {q: %ptr}}[%num]", "zero[*object]()", "box[*object]{of: &object{p: %ptr}}.of"}},
	{"any", "any", []string{"any(%ptr)", "any(%obj)", "any([]any{%any, %ptr})", "any(%act)"}},
	{"cod", "C.cudaError_t", []string{"C.cudaMalloc(&%PTR, 8)", "C.cudaFree(%ptr)", "C.cudaGetLastError()",
		"C.cudaMemcpy(%ptr, %ptr, C.size_t(%num), 1)", "C.cudaMemcpyAsync(%ptr, %ptr, 4, 1, nil)"}},
	{"ker", "C.CUfunction", []string{"%obj.kernel"}},
}

var goStatements = []string{
	"%PLACE", "%PLACE", "%PLACE", "%PLACE", "%PLACE", "%SWAP", "%RESULTS",
	"C.saxpy(C.int(%num), (*C.float)(unsafe.Pointer(%flt)))", "C.cudaFree(%ptr)",
	"C.cudaMemcpyAsync(%ptr, %ptr, 8, 1, nil)", "C.cudaSetDevice(C.int(%num))",
	"C.cudaHostRegister(%ptr, 8, 0)", "C.cudaMalloc(&%PTR, C.size_t(%num))", "C.cuModuleGetFunction(&%KER, nil, C.CString(\"k\"))",
	"C.cuLaunchKernel(%ker, 1, 1, 1, 1, 1, 1, 0, nil, &%tab[0], nil)", "C.cudaStreamSynchronize(nil)",
	"%obj.free()", "%act(%num)", "go %act(%num)", "defer %act(%num)", "defer %obj.free()", "runtime.KeepAlive(%any)",
	"runtime.SetFinalizer(%obj, (*object).free)",
	"runtime.SetFinalizer(%obj, func(o *object) { %DO })",
	"if %err != nil { %DO }", "if %num > 1 { %DO } else { %DO }", "for range %num { %DO }",
	"for i, p := range %tab { %TAB[i] = p }", "for %obj != nil { %OBJ = %obj.next; %DO }",
	"switch v := %any.(type) { case unsafe.Pointer: %PTR = v; case *object: %OBJ = v; case func(int): v(1) }",
	"%tab[%num] = %ptr", "%obj.next = %obj", "%obj.p = %ptr",
	"%obj.p, %obj.q = %obj.q, %obj.p", "func() { %DO }()", "defer func() { %DO; _ = recover() }()", "%obj.ps = %tab",
	"*(&%PTR) = %ptr", "%obj.f = %act", "if %num > 3 { panic(%err) }",
	"select { default: %DO }",
}

// A goWriter writes random Go.
type goWriter struct {
	strings.Builder
	*rand.Rand
	depth int
}

func (w *goWriter) function(i int) {
	fmt.Fprintf(w, "\nfunc r%d(", i)
	for _, t := range goKinds {
		fmt.Fprintf(w, "p%[1]s0, p%[1]s1 %[2]s, ", t.name, t.text)
	}
	fmt.Fprintf(w, ") (%s, error) {\n", goKinds[i%len(goKinds)].text)
	for _, t := range goKinds {
		fmt.Fprintf(w, "var v%[1]s0, v%[1]s1 %[2]s\n_, _ = v%[1]s0, v%[1]s1\n", t.name, t.text)
	}
	for range 4 + w.IntN(16) {
		fmt.Fprintf(w, "%s\n", w.expand("%DO"))
	}
	fmt.Fprintf(w, "%s\n}\n", w.expand(fmt.Sprintf("return %%%s, %%err", goKinds[i%len(goKinds)].name)))
}

// expand replaces each %NAME of a text by something random of its kind.
func (w *goWriter) expand(text string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "%")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		if rest, ok := strings.CutPrefix(after, "%"); ok {
			b.WriteByte('%')
			text = rest
			continue
		}
		n := 0
		for n < len(after) && ('a' <= after[n]|0x20 && after[n]|0x20 <= 'z') {
			n++
		}
		b.WriteString(w.thing(after[:n]))
		text = after[n:]
	}
}

func (w *goWriter) thing(kind string) string {
	w.depth++
	defer func() { w.depth-- }()
	t := goKinds[w.IntN(len(goKinds))]
	switch kind {
	case "DO":
		if w.depth > 4 {
			return ""
		}
		return w.expand(goStatements[w.IntN(len(goStatements))])
	case "PLACE":
		return w.variable(t.name) + " = " + w.value(t)
	case "SWAP":
		a, b := w.variable(t.name), w.variable(t.name)
		return fmt.Sprintf("%s, %s = %s, %s", a, b, b, a)
	case "RESULTS":
		i := w.IntN(goFunctions)
		return fmt.Sprintf("%s, %s = %s", w.variable(goKinds[i%len(goKinds)].name), w.variable("err"), w.call(i))
	}
	for _, t := range goKinds {
		if t.name == kind {
			return w.value(t)
		}
	}
	return w.variable(strings.ToLower(kind))
}

func (w *goWriter) value(t goKind) string {
	if w.depth > 5 || w.IntN(3) > 0 {
		return w.variable(t.name)
	}
	if t.text == "any" || t.text == "error" || w.IntN(8) > 0 {
		return "(" + w.expand(t.values[w.IntN(len(t.values))]) + ")"
	}
	return fmt.Sprintf("func() %s { x, _ := %s; return x }()", t.text, w.call(w.of(t)))
}

// of returns the number of the function that returns a type.
func (w *goWriter) of(t goKind) int {
	for i := range goKinds {
		if goKinds[i].name == t.name {
			return i % goFunctions
		}
	}
	return 0
}

func (w *goWriter) variable(name string) string {
	return string("vvvpg"[w.IntN(5)]) + name + string("01"[w.IntN(2)])
}

func (w *goWriter) call(i int) string {
	var args []string
	for _, t := range goKinds {
		args = append(args, w.variable(t.name), w.variable(t.name))
	}
	return fmt.Sprintf("r%d(%s)", i, strings.Join(args, ", "))
}
