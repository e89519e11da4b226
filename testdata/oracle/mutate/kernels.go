package main

import (
	"fmt"
	"iter"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// kernelOperators change the shape of a kernel's declaration, or that of a
// function that device code calls.
func kernelOperators() []*operator {
	return []*operator{
		{"kernel-result", "void of a kernel becomes int", 1, func(p *program, add func([]place)) {
			for k := range p.kernels() {
				if t := k.Node.Child(syntax.FieldType); t.Text() == "void" {
					add(p.replace(t, t.Start(), t.End(), "int"))
				}
			}
		}},
		{"kernel-constexpr", "constexpr before a kernel", 1, func(p *program, add func([]place)) {
			for k := range p.kernels() {
				add(p.insert(k.Node, k.Node.Start(), "constexpr "))
			}
		}},
		{"kernel-ellipsis", "an ellipsis behind a kernel's parameters", 1, func(p *program, add func([]place)) {
			for k := range p.kernels() {
				if list := k.FunctionDeclarator().Child(syntax.FieldParameters); len(k.Params()) > 0 {
					add(p.insert(list, list.End()-1, ", ..."))
				}
			}
		}},
		{"kernel-reference", "a kernel's parameter becomes a reference", 1, func(p *program, add func([]place)) {
			for _, v := range p.valueParameters(isKernel) {
				add(p.insert(v.Node, v.Declarator.Start(), "&"))
			}
		}},
		{"grid-constant", "__grid_constant__ before a parameter that is not const", 1, func(p *program, add func([]place)) {
			for _, v := range p.valueParameters(isKernel) {
				if !v.Type().IsConst() {
					add(p.insert(v.Node, v.Node.Start(), "__grid_constant__ "))
				}
			}
		}},
		{"grid-constant-elsewhere", "const __grid_constant__ before a parameter of a function that is no kernel", 1, func(p *program, add func([]place)) {
			for _, v := range p.valueParameters(onDevice) {
				add(p.insert(v.Node, v.Node.Start(), "const __grid_constant__ "))
			}
		}},
		{"grid-constant-once", "const __grid_constant__ in one of a kernel's declarations", 1, func(p *program, add func([]place)) {
			for f, v := range p.valueParameters(isKernel) {
				if len(f.Function.Decls) > 1 {
					add(p.insert(v.Node, v.Node.Start(), "const __grid_constant__ "))
				}
			}
		}},
		{"grid-constant-reference", "const __grid_constant__ before a parameter that becomes a reference", 1, func(p *program, add func([]place)) {
			for _, v := range p.valueParameters(isKernel) {
				add(join(p.insert(v.Node, v.Node.Start(), "const __grid_constant__ "), p.insert(v.Node, v.Declarator.Start(), "&")))
			}
		}},
		{"grid-constant-write", "const __grid_constant__ before a parameter that is written through a cast", 1, func(p *program, add func([]place)) {
			for f, v := range p.valueParameters(isKernel) {
				body := f.Body()
				if body.Kind() == syntax.CompoundStatement && v.Name != "" {
					add(join(p.insert(v.Node, v.Node.Start(), "const __grid_constant__ "),
						p.insert(body, body.Start()+1, fmt.Sprintf(" (%s &)%s = %s; ", v.Node.Child(syntax.FieldType).Text(), v.Name, v.Name))))
				}
			}
		}},
		{"grid-constant-dropped", "__grid_constant__ or the const beside it is taken away", 1, func(p *program, add func([]place)) {
			for k := range p.kernels() {
				for _, v := range k.Params() {
					if _, ok := v.Mark(syntax.GridConstant); ok {
						add(p.word(v.Node, v.Marks(), syntax.GridConstant, ""))
						add(p.qualifier(v.Node, "const"))
					}
				}
			}
		}},
		{"default-argument", "a call that a device function is left without its last argument gets a default that calls the host", 2, defaultArgument},
	}
}

// kernels yields the program's declarations of kernels.
func (p *program) kernels() iter.Seq[*sema.FuncDecl] { return p.written(isKernel) }

// written yields the declarations that write certain spaces.
func (p *program) written(spaces sema.ExecSpace) iter.Seq[*sema.FuncDecl] {
	return func(yield func(*sema.FuncDecl) bool) {
		for _, f := range p.functions {
			if f.DeclaredSpaces() == spaces && !yield(f) {
				return
			}
		}
	}
}

// valueParameters yields the named parameters of arithmetic or class type of
// the functions that write certain spaces.
func (p *program) valueParameters(spaces sema.ExecSpace) iter.Seq2[*sema.FuncDecl, *sema.Variable] {
	return func(yield func(*sema.FuncDecl, *sema.Variable) bool) {
		for f := range p.written(spaces) {
			for _, v := range f.Params() {
				t := v.Type()
				if v.Declarator.Kind() == syntax.Identifier && (t.IsArithmetic() || t.Kind == sema.RecordType) && !yield(f, v) {
					return
				}
			}
		}
	}
}

// qualifier returns the edit that takes a qualifier of a declaration away.
func (p *program) qualifier(n syntax.Node, word string) []place {
	for c := range n.Children() {
		if c.Kind() == syntax.TypeQualifier && c.Text() == word {
			return p.replace(c, c.Start(), c.End(), "")
		}
	}
	return nil
}

// defaultArgument gives the last parameter of a device function a default that
// calls the host, and takes the argument from a call in device code.
func defaultArgument(p *program, add func([]place)) {
	for n := range p.nodes(syntax.CallExpression) {
		c := p.callOnDevice(n)
		if c == nil || len(c.Function.Decls) != 1 {
			continue
		}
		params := c.Function.First().Params()
		if len(params) < 2 || len(params) != len(c.Args) {
			continue
		}
		last, arg := params[len(params)-1], c.Args[len(c.Args)-1]
		if last.Type().IsArithmetic() && last.Initializer().IsZero() {
			before := c.Args[len(c.Args)-2].End()
			add(join(p.insert(last.Node, last.Node.End(), " = rand()"), p.replace(n, before, arg.End(), "")))
		}
	}
}

// callOnDevice returns the call that n makes in device code of a function of
// the program's that is for the device alone, or nil.
func (p *program) callOnDevice(n syntax.Node) *sema.Call {
	s := p.tu.Global.At(n)
	body := s.EnclosingBody()
	if body == nil || body.RunsOn(sema.Device) != sema.Yes || n.IsLaunch() {
		return nil
	}
	if c := s.Call(n); c != nil && c.Function != nil && c.Function.Spaces() == onDevice && len(c.Function.Decls) > 0 {
		return c
	}
	return nil
}
