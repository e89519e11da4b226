package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on printf in device code: CUDA C++ Programming Guide 5.3.6.2.

func init() {
	register(printfArgs, rule.Info{
		ID: "printf-args", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.6.2",
		Doc: "printf in device code takes a format and at most 32 arguments. nvcc accepts more.",
		Bad: `#include <cstdio>
__global__ void trace() { printf(nullptr); }`,
		Good: `#include <cstdio>
__global__ void trace(int code) { printf("code %d\n", code); }`,
	})
	register(printfFormat, rule.Info{
		ID: "printf-format", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.6.2",
		Doc: "A format of printf in device code has only conversions %[flags][width][.precision][size]type of the documented ones, with as many arguments as it takes, of the types that it takes; %ld is another size on Windows.",
		Bad: `#include <cstdio>
__global__ void sizes(size_t n) { printf("%zu bytes\n", n); }`,
		Good: `#include <cstdio>
__global__ void sizes(unsigned long long n) { printf("%llu bytes\n", n); }`,
		Nvcc: []rule.Warning{{Number: 181, Tag: "bad_printf_format_string"}, {Number: 224, Tag: "too_few_printf_args"}, {Number: 225, Tag: "too_many_printf_args"}, {Number: 226, Tag: "invalid_printf_format"}},
	})
}

// maxPrintfArguments is the number of arguments after the format that reach the host.
const maxPrintfArguments = 32

// A printfCall is a call of printf in device code, or of a function that hands its
// arguments on to printf.
type printfCall struct {
	op      *body.Op     // in the body that is looked at
	formats []formatText // that it may print in; nil if that is not known
	args    []*body.Op   // after the format, at a call of printf
	handsOn bool         // format and a pack are parameters of the function around it: the caller answers for them
}

// eachPrintf has visit look at the calls of printf in device code. A format that is
// a parameter is looked at where the function is called.
func (p *pass) eachPrintf(visit func(printfCall)) {
	follows := func(u sema.Use) bool {
		return u.Kind == sema.Calls || u.Kind == sema.Constructs || u.Kind == sema.Destroys
	}
	prints := callSearch[bool]{pass: p, finds: choosesFormat, follows: follows}
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if libraryName(u) != "printf" {
				continue
			}
			for op := range body.Of(b.FuncDecl).Root.All() {
				if format := literalFormat(op); format != nil {
					c := printfCall{op: op, args: op.Args[2:]}
					if f, ok := formatOf(format.Node); ok {
						c.formats = []formatText{f}
					}
					visit(c)
				}
			}
			break
		}
		if !prints.from(b.Function) {
			return
		}
		a := p.program.Of(b.FuncDecl)
		if a == nil {
			return
		}
		for _, e := range a.Effects() {
			at := e.Origin()
			if e.Kind != memory.Prints || !isPrintf(at) || literalFormat(at) != nil {
				continue
			}
			for _, op := range append([]*body.Op{e.Op}, e.Again...) {
				visit(printfCall{op, formatsOf(e.Value.Whole), at.Args[2:], handsOn(e)})
			}
		}
	})
}

func isPrintf(op *body.Op) bool {
	return op.Kind == body.Call && len(op.Args) > 1 && sema.LibraryName(op.Function, op.Call()) == "printf"
}

// literalFormat returns the literal that is written as the format of a call of printf;
// nil if there is none.
func literalFormat(op *body.Op) *body.Op {
	if !isPrintf(op) {
		return nil
	}
	if format := op.Args[1].Written(); format.Is(body.Literal) && format.Category != sema.PRValue {
		return format
	}
	return nil
}

// choosesFormat reports whether a body calls printf with a format that is no literal.
func choosesFormat(b *sema.Body) bool {
	if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return libraryName(u) == "printf" }) {
		return false
	}
	for op := range body.Of(b.FuncDecl).Root.All() {
		if isPrintf(op) && literalFormat(op) == nil {
			return true
		}
	}
	return false
}

// reportPrintf adds a report at the name of a callee.
func (p *pass) reportPrintf(c printfCall, format string, args ...any) *report {
	return p.reportCall(sema.Use{Node: c.op.Node, Call: c.op.Call(), Implicit: c.op.Call() == nil}, format, args...)
}

func printfArgs(p *pass) {
	p.eachPrintf(func(c printfCall) {
		if len(c.args) > maxPrintfArguments && !c.handsOn {
			p.reportPrintf(c, "device printf supports at most %d arguments, but this call has %d", maxPrintfArguments, len(c.args))
		}
	})
	search := &nullSearch{pass: p, own: map[*sema.Body]map[syntax.Node]bool{}, taken: func(b *sema.Body, call syntax.Node) []syntax.Node {
		c := b.BodyScope().CallAt(call)
		if c == nil || len(c.Args) == 0 || !isLibraryFunction(c.Function) || c.Function.Name != "printf" || c.Args[0].Unparen().Is(syntax.StringLiteral, syntax.ConcatenatedString) {
			return nil
		}
		return c.Args[:1]
	}}
	p.eachDeviceBody(func(b *sema.Body) {
		search.look(b, nil, 0, func(call, _ syntax.Node) { p.report(call, "printf format is a null pointer") })
	})
}

// handsOn reports whether an effect is a call of printf with a format and a pack that are
// the parameters of the function around it.
func handsOn(e *memory.Effect) bool {
	args := e.Origin().Args
	last := args[len(args)-1].Written().Node
	return e.Value.Whole.Only(func(x memory.Atom) bool { return x.Kind == memory.Contents }) &&
		(last.Kind() == syntax.ParameterPackExpansion || last.Parent().Kind() == syntax.ParameterPackExpansion)
}

func printfFormat(p *pass) {
	p.eachPrintf(func(c printfCall) {
		var args []*sema.Type
		exact := true
		for _, arg := range c.args {
			if arg.Kind == body.Unknown {
				exact = false
				break
			}
			args = append(args, arg.Written().Type)
		}
		// The choice among several formats may fit the arguments, but a format that fits none is
		// wrong.
		fault, fits := misprinted{}, false
		for _, f := range c.formats {
			switch m := misprint(f, args, exact); {
			case m.what == "":
				fits = true
			case fault.what == "" || m.always:
				fault = m
			}
		}
		if fault.what == "" || fits && !fault.always {
			return
		}
		if r := p.reportPrintf(c, "%s", fault.what); fault.silent {
			r.unsilenced()
		}
	})
}

// A formatText is the text of a format, with the places where the literals that it
// is written with meet.
type formatText struct {
	text  string
	seams []int
}

// formatsOf returns the texts that a pointer may point at; nil if one of them is not known.
func formatsOf(s memory.Set) []formatText {
	var out []formatText
	for _, x := range s.Atoms {
		f, ok := formatAt(x)
		if !ok || s.Open {
			return nil
		}
		out = append(out, f)
	}
	return out
}

// formatAt returns the text that a pointer points at: a literal, or one that an array or
// a pointer which nothing changes is initialized with.
func formatAt(x memory.Atom) (f formatText, ok bool) {
	o := x.Place.Object
	switch {
	case o == nil || x.Moved:
		return f, false
	case x.Kind == memory.Address && o.Kind == memory.Literal:
		return formatOf(o.Made.Node)
	case o.Variable == nil || o.Variable.Parameter || o.Variable.MayBeSpecialized():
		return f, false
	}
	v := o.Variable
	switch t := v.Type(); {
	case x.Kind == memory.Address && x.Place.Path == "[]" && t.Kind == sema.Array && t.Elem.IsConst(),
		x.Kind == memory.Contents && x.Place.Path == "" && t.Kind == sema.Pointer && (t.IsConst() || v.IsConstexpr()):
		return formatOf(v.Scope.Uncast(onlyValue(v.InitializingDeclaration().Initializer())))
	}
	return f, false
}

// formatOf returns the text of a literal, which may be written in several pieces.
func formatOf(n syntax.Node) (f formatText, ok bool) {
	if f.text, ok = sema.LiteralText(n); !ok || besideMacro(n) {
		return f, false
	}
	if n.Kind() == syntax.ConcatenatedString {
		end := 0
		for c := range n.Children() {
			part, _ := sema.LiteralText(c)
			end += len(part)
			f.seams = append(f.seams, end)
		}
	}
	return f, true
}

// besideMacro reports whether an unknown macro is among string literals, as in "%" WIDTH "d\n": it may
// be another part of them.
func besideMacro(n syntax.Node) bool {
	end := n.Parent().End()
	if next := n.Next(); !next.IsZero() {
		end = next.Start()
	}
	return slices.ContainsFunc(n.Tree().Marks, func(m syntax.Mark) bool {
		return m.Word == syntax.Macro && m.Start >= n.Start() && m.Start < end
	})
}

// A conversion is one conversion specification of a format.
type conversion struct {
	text  string
	stars int // of the arguments that it takes before its value
	size  string
	kind  byte // 0 at the end of the format
}

// nextConversion returns the conversion at the beginning of a text after a percent sign, and the rest;
// why names parts that the documents do not list.
func nextConversion(text string) (c conversion, rest, why string) {
	all := text
	skip := func(set string) string {
		n := len(text) - len(strings.TrimLeft(text, set))
		taken := text[:n]
		text = text[n:]
		return taken
	}
	skip("#0 +-")
	switch {
	case strings.HasPrefix(text, "*"):
		c.stars++
		text = text[1:]
	default:
		skip("0123456789")
	}
	if strings.HasPrefix(text, ".") {
		text = text[1:]
		if strings.HasPrefix(text, "*") {
			why = "a precision passed as an argument"
			c.stars++
			text = text[1:]
		}
		skip("0123456789")
	}
	c.size = skip("hlqjztLI")
	if text != "" {
		c.kind = text[0]
		text = text[1:]
	}
	c.text = "%" + all[:len(all)-len(text)]
	switch {
	case c.size == "" && c.kind == '\'':
		why = "the apostrophe flag"
	case c.kind == 0:
		why = "an unfinished conversion"
	case !strings.ContainsRune("%cdiouxXpeEfgGaAs", rune(c.kind)):
		why = fmt.Sprintf("the conversion %q", c.kind)
	case !slices.Contains([]string{"", "h", "l", "ll"}, c.size):
		why = "the size '" + c.size + "'"
	}
	return c, text, why
}

// A misprinted describes the fault of a format; zero if there is none.
type misprinted struct {
	what   string
	always bool // whatever the arguments
	silent bool // nvcc does not warn of it
}

// misprint judges a format and arguments of the given types, all of them if exact.
func misprint(written formatText, args []*sema.Type, exact bool) misprinted {
	used := 0
	format := written.text
	next := func() *sema.Type {
		used++
		if used <= len(args) {
			return args[used-1]
		}
		return nil
	}
	portable := ""
	for {
		_, text, found := strings.Cut(format, "%")
		if !found {
			break
		}
		c, rest, why := nextConversion(text)
		format = rest
		if why != "" {
			return misprinted{fmt.Sprintf("device printf does not support %s of '%s'", why, c.text), true, true}
		}
		for range c.stars {
			if t := next(); t != nil && !fits(conversion{kind: 'd'}, t) {
				return misprinted{what: fmt.Sprintf("width of '%s' is an int, but its argument is '%s'", c.text, t)}
			}
		}
		if c.kind == '%' {
			continue
		}
		if t := next(); t != nil && !fits(c, t) {
			return misprinted{what: fmt.Sprintf("argument of '%s' has type '%s'", c.text, t.Unqualified())}
		}
		// A size that another literal begins with is a macro's, as of "%" PRIu64: each
		// system has its own.
		sizeAt := len(written.text) - len(rest) - len(c.size) - 1
		if c.size == "l" && strings.ContainsRune("diouxX", rune(c.kind)) && portable == "" && !slices.Contains(written.seams, sizeAt) {
			portable = c.text
		}
	}
	switch {
	case used > len(args) && exact:
		return misprinted{what: fmt.Sprintf("printf format takes %d arguments, but %d are passed", used, len(args))}
	case used < len(args):
		return misprinted{what: fmt.Sprintf("printf format takes %d arguments, but %d are passed", used, len(args))}
	case portable != "":
		return misprinted{fmt.Sprintf("'%s' prints a long, whose size differs between Windows and Linux", portable), true, true}
	}
	return misprinted{}
}

// fits reports whether an argument may be of a type: false only if the type is
// known, and after promotion is of another kind or size than the conversion takes.
func fits(c conversion, t *sema.Type) bool {
	t = t.Decay()
	if t.Kind == sema.EnumType {
		if t.Enum.IsScoped() {
			return true // nvcc says other things of it
		}
		if t = t.Enum.Underlying(); !t.IsInteger() {
			return true
		}
	}
	isInteger, isPointer := t.IsInteger(), t.Kind == sema.Pointer || t.Kind == sema.NullPtr
	switch {
	case !isInteger && !isPointer && !t.IsFloating():
		return true // not known, or a class, which is another matter
	case t.Kind == sema.Int128 || t.Kind == sema.UInt128 || t.Kind == sema.Half || t.Kind == sema.Float128 || t.Kind == sema.LongDouble:
		return true
	}
	wide := t.Kind == sema.Long || t.Kind == sema.ULong || t.Kind == sema.LongLong || t.Kind == sema.ULongLong
	switch c.kind {
	case 'd', 'i', 'o', 'u', 'x', 'X':
		return isInteger && wide == strings.HasPrefix(c.size, "l")
	case 'c':
		return isInteger && !wide
	case 'p':
		return isPointer
	case 's':
		if t.Kind != sema.Pointer {
			return false
		}
		switch t.Elem.Kind {
		case sema.Char, sema.SChar, sema.UChar, sema.UnknownType:
			return true
		}
		return c.size != ""
	}
	return t.IsFloating()
}
