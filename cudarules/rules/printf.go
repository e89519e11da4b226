package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
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

// maxPrintfArguments is how many arguments behind the format reach the host.
const maxPrintfArguments = 32

// A printfCall is a call of printf in device code, or of a function that hands its
// arguments on to printf.
type printfCall struct {
	sema.Use
	body   *sema.Body  // in which format stands
	format syntax.Node // zero if it is not known
	args   []*sema.Type
	exact  bool // whether args are all
}

// eachPrintf has visit look at the calls of printf in device code. A format that is
// a parameter is looked at where the function is called.
func (p *pass) eachPrintf(visit func(printfCall)) {
	forwarders := map[*sema.Body]printfCall{}
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Call == nil || u.Implicit || u.Function == nil {
				continue
			}
			if c, ok := p.printf(b, u, forwarders, 0); ok {
				visit(c)
			}
		}
	})
}

// printf returns what a call prints, itself or through the function that it calls.
// Forwarders are the functions that were asked for.
func (p *pass) printf(b *sema.Body, u sema.Use, forwarders map[*sema.Body]printfCall, depth int) (printfCall, bool) {
	if isLibraryFunction(u.Function) && u.Function.Name == "printf" {
		if len(u.Call.Args) == 0 {
			return printfCall{}, false
		}
		args, exact := argumentTypes(b, u.Call.Args[1:])
		return printfCall{u, b, u.Call.Args[0], args, exact}, true
	}
	if p.Unit(u.Function.First().Node).Prelude || u.Function.IsVirtual() {
		return printfCall{}, false
	}
	callee := p.BodyOf(u.Function)
	if callee == nil {
		return printfCall{}, false
	}
	c := p.forwarded(callee, forwarders, depth+1)
	if c.body == nil {
		return printfCall{}, false
	}
	format := namedVariable(callee, c.format)
	given, in := defaultValue(u.Function, format.Index), callee
	if format.Index < len(u.Call.Args) {
		given, in = u.Call.Args[format.Index], b
	}
	if given.IsZero() || given.Kind() == syntax.ParameterPackExpansion {
		return printfCall{}, false
	}
	c.Use, c.body, c.format = u, in, given
	return c, true
}

// forwarded returns the first call in a function that prints in a format which is a
// parameter of the function's; one without a body if there is none.
func (p *pass) forwarded(callee *sema.Body, forwarders map[*sema.Body]printfCall, depth int) printfCall {
	if c, known := forwarders[callee]; known || !p.Allows(limit.CallDepth, depth) {
		return c
	}
	forwarders[callee] = printfCall{} // against recursion
	variables := variablesUse{}
	for _, inner := range callee.Uses() {
		if inner.Kind != sema.Calls || inner.Call == nil || inner.Implicit || inner.Function == nil {
			continue
		}
		c, ok := p.printf(callee, inner, forwarders, depth)
		if !ok || c.body != callee {
			continue
		}
		format := namedVariable(callee, c.format)
		if format == nil || !format.Parameter {
			continue
		}
		if variables.written == nil {
			variables = variablesOf(callee)
		}
		if variables.isSettled(format) {
			forwarders[callee] = c
			return c
		}
	}
	return printfCall{}
}

// argumentTypes returns the types of arguments; exact is false if there may be
// more.
func argumentTypes(b *sema.Body, args []syntax.Node) (types []*sema.Type, exact bool) {
	for _, a := range args {
		if a.Kind() != syntax.ParameterPackExpansion {
			types = append(types, b.BodyScope().ValueAt(a).Type)
			continue
		}
		pack := a.First()
		if pack.Kind() != syntax.Identifier {
			return types, false
		}
		known := false
		for _, v := range b.Params() {
			if v.Name == pack.Text() && !v.Type().IsDependent() {
				types = append(types, v.Type().NonReference())
				known = true
			}
		}
		if !known && !hasEmptyPack(b, pack) {
			return types, false
		}
	}
	return types, true
}

// hasEmptyPack reports whether a name stands for a function parameter pack that an
// instance of a template has no parameters for.
func hasEmptyPack(b *sema.Body, name syntax.Node) bool {
	if !b.Instance || len(b.BodyScope().Lookup(name.Text(), name)) > 0 {
		return false
	}
	for _, param := range b.Function.Args {
		if param.IsPack && len(param.Pack) == 0 {
			return true
		}
	}
	return false
}

func printfArgs(p *pass) {
	p.eachPrintf(func(c printfCall) {
		if len(c.args) > maxPrintfArguments && !handsOn(c) {
			p.reportCall(c.Use, "printf on the device prints %d arguments at most; this call has %d", maxPrintfArguments, len(c.args))
		}
	})
	search := &nullSearch{pass: p, own: map[*sema.Body]map[syntax.Node]bool{}, taken: func(b *sema.Body, call syntax.Node) []syntax.Node {
		if c := b.BodyScope().CallAt(call); c != nil && len(c.Args) > 0 && isLibraryFunction(c.Function) && c.Function.Name == "printf" {
			return c.Args[:1]
		}
		return nil
	}}
	p.eachDeviceBody(func(b *sema.Body) {
		search.look(b, nil, 0, func(call, _ syntax.Node) { p.report(call, "printf gets a null pointer as its format") })
	})
}

// handsOn reports whether a call gives printf a format and a pack that are the
// parameters of the function around it: the caller answers for them.
func handsOn(c printfCall) bool {
	format := namedVariable(c.body, c.format)
	last := c.Call.Args[len(c.Call.Args)-1]
	return format != nil && format.Parameter && last.Kind() == syntax.ParameterPackExpansion
}

func printfFormat(p *pass) {
	p.eachPrintf(func(c printfCall) {
		for _, format := range formats(c.body, c.format, variablesOf(c.body), 0) {
			if what, silent := misprint(format, c.args, c.exact); what != "" {
				r := p.reportCall(c.Use, "%s", what)
				if silent {
					r.unsilenced()
				}
				return
			}
		}
	})
}

// A formatText is the text of a format, with the places where the literals that it
// is written with meet.
type formatText struct {
	text  string
	seams []int
}

// formats returns the texts that a format may have; none if one of them is not
// known.
func formats(b *sema.Body, n syntax.Node, variables variablesUse, depth int) []formatText {
	n = b.BodyScope().Uncast(n)
	if text, ok := sema.LiteralText(n); ok {
		if besideMacro(n) {
			return nil
		}
		f := formatText{text: text}
		if n.Kind() == syntax.ConcatenatedString {
			end := 0
			for c := range n.Children() {
				part, _ := sema.LiteralText(c)
				end += len(part)
				f.seams = append(f.seams, end)
			}
		}
		return []formatText{f}
	}
	switch {
	case !b.Function.TU.Allows(limit.ValueDepth, depth):
	case n.Kind() == syntax.ConditionalExpression:
		yes := formats(b, n.Child(syntax.FieldConsequence), variables, depth+1)
		no := formats(b, n.Child(syntax.FieldAlternative), variables, depth+1)
		if len(yes) > 0 && len(no) > 0 {
			return slices.Concat(yes, no)
		}
	case n.Is(syntax.Identifier, syntax.QualifiedIdentifier):
		v, _ := b.BodyScope().ValueAt(n).Entity.(*sema.Variable)
		if v == nil || v.MayBeSpecialized() {
			return nil
		}
		t := v.Type()
		if t.Kind == sema.Array && t.Elem.IsConst() || t.Kind == sema.Pointer && (t.IsConst() || v.IsConstexpr()) || t.Kind == sema.Pointer && variables.isSettled(v) {
			if init := onlyValue(v.InitializingDeclaration().Initializer()); !v.Parameter && !init.IsZero() {
				return formats(b, init, variables, depth+1)
			}
		}
	}
	return nil
}

// besideMacro reports whether a macro that is not known stands among string literals,
// as in "%" WIDTH "d\n": it may be another part of them.
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

// nextConversion returns the conversion that a text behind a percent sign begins
// with, and what follows it; why says what the documents do not list.
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
			why = "a precision that is an argument"
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
		why = "the flag '"
	case c.kind == 0:
		why = "an unfinished conversion"
	case !strings.ContainsRune("%cdiouxXpeEfgGaAs", rune(c.kind)):
		why = "the conversion " + fmt.Sprintf("%q", c.kind)
	case !slices.Contains([]string{"", "h", "l", "ll"}, c.size):
		why = "the size " + c.size
	}
	return c, text, why
}

// misprint tells what is wrong with a format and arguments of the given types, all
// of them if exact; empty if nothing is. Silent says that nvcc does not warn of it.
func misprint(written formatText, args []*sema.Type, exact bool) (what string, silent bool) {
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
			return fmt.Sprintf("printf on the device does not know %s: %s", why, c.text), true
		}
		for range c.stars {
			if t := next(); t != nil && !fits(conversion{kind: 'd'}, t) {
				return fmt.Sprintf("the width of %s is an int, its argument a %s", c.text, t), false
			}
		}
		if c.kind == '%' {
			continue
		}
		if t := next(); t != nil && !fits(c, t) {
			return fmt.Sprintf("%s gets an argument of type %s", c.text, t.Unqualified()), false
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
		return fmt.Sprintf("the format takes %d arguments and gets %d", used, len(args)), false
	case used < len(args):
		return fmt.Sprintf("the format takes %d arguments and gets %d", used, len(args)), false
	case portable != "":
		return fmt.Sprintf("%s prints a long, whose size differs between Windows and Linux", portable), true
	}
	return "", false
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
