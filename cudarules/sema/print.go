package sema

import (
	"fmt"
	"io"
	"strings"
)

// FprintSymbols writes the declarations of a unit, one entity a line, in the order of the text:
// functions with their types and execution spaces, classes with their layout, variables with their
// types, memory and values.
func FprintSymbols(w io.Writer, tu *TU, u *Unit) error {
	p := symbolPrinter{w: w, tu: tu}
	for r := range tu.Records(u) {
		p.record(r)
	}
	for fd := range tu.FuncDecls(u) {
		p.function(fd)
	}
	for v := range tu.Variables(u) {
		p.variable(v)
	}
	return p.err
}

type symbolPrinter struct {
	w   io.Writer
	tu  *TU
	err error
}

func (p *symbolPrinter) line(depth int, format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, "%*s%s\n", 2*depth, "", fmt.Sprintf(format, args...))
	}
}

func (p *symbolPrinter) record(r *Record) {
	line := fmt.Sprintf("%v class %v", p.tu.Pos(r.Node()).Line, r)
	if r.IsTemplate() {
		p.line(0, "%s, a template", line)
		return
	}
	l, ok := p.tu.Layout(r, false)
	if !ok {
		p.line(0, "%s, layout not known", line)
		return
	}
	p.line(0, "%s, size %d, align %d", line, l.Size, l.Align)
	for _, b := range l.Bases {
		p.line(1, "offset %d base %v", b.Offset, b.Record)
	}
	for _, f := range l.Fields {
		width := ""
		if f.Width >= 0 {
			width = fmt.Sprintf(", bit %d, width %d", f.Bit%8, f.Width)
		}
		p.line(1, "offset %d %s: %v%s", f.Offset, f.Field.Name, f.Field.Type(), width)
	}
}

func (p *symbolPrinter) function(fd *FuncDecl) {
	f := fd.Function
	var words []string
	if f.IsTemplate() {
		words = append(words, "a template")
	}
	for _, side := range []struct {
		side Side
		name string
	}{{Host, "host"}, {Device, "device"}} {
		words = append(words, side.name+" "+f.RunsOn(side.side).String())
	}
	if fd.IsDefinition() {
		words = append(words, "defined")
	}
	p.line(0, "%d function %v: %v, %s", p.tu.Pos(fd.Node).Line, f, f.Type(), strings.Join(words, ", "))
}

func (p *symbolPrinter) variable(v *Variable) {
	var words []string
	if m := v.MemorySpaces(); m != 0 {
		words = append(words, ", "+m.String())
	}
	if r := v.WhyMemoryUnknown(); r.Cause != NoCause {
		words = append(words, ", memory unknown: "+r.Cause.String())
	}
	if init := v.Initializer(); !init.IsZero() {
		if c, ok := v.Scope.At(init).Constant(init); ok {
			words = append(words, " = "+c.String())
		}
	}
	p.line(0, "%d variable %v: %v%s", p.tu.Pos(v.Node).Line, v, v.Type(), strings.Join(words, ""))
}

func (s MemorySpace) String() string {
	var words []string
	for i, w := range []string{"__device__", "__shared__", "__constant__", "__managed__"} {
		if s&(1<<i) != 0 {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}
