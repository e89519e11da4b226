package main

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// copyOperators change the arguments of asynchronous copies.
func copyOperators() []*operator {
	return []*operator{
		{"memcpy-async", "an argument of memcpy_async becomes another one's or null", 2, func(p *program, add func([]place)) {
			for n, args := range p.asyncCopies {
				for i, a := range args {
					add(p.replace(n, a.Start(), a.End(), "nullptr"))
					if i > 0 {
						add(p.replace(n, a.Start(), a.End(), args[i-1].Text()))
					}
				}
			}
		}},
		{"memcpy-async-size", "a cuda::aligned_size_t holds one byte more", 2, func(p *program, add func([]place)) {
			for n := range p.nodes(syntax.CallExpression) {
				add(p.misalign(n, n.Child(syntax.FieldArguments)))
			}
			for n := range p.nodes(syntax.CompoundLiteralExpression) {
				add(p.misalign(n, n.Child(syntax.FieldValue)))
			}
		}},
		{"memcpy-async-aligned", "the size that memcpy_async copies is said to be a multiple of 32, as is its address behind the destination's first byte", 2, func(p *program, add func([]place)) {
			for n, args := range p.asyncCopies {
				if dst, size := pointers(args); size.Kind() != syntax.ParameterPackExpansion {
					add(join(p.insert(n, dst.Start(), "(char *)("), p.insert(n, dst.End(), ") + 1"), p.replace(n, size.Start(), size.End(), "cuda::aligned_size_t<32>(32)")))
				}
			}
		}},
		{"memcpy-async-overlap", "memcpy_async copies to the byte behind the source's first", 2, func(p *program, add func([]place)) {
			for n, args := range p.asyncCopies {
				dst, size := pointers(args)
				src := args[slices.Index(args, dst)+1]
				add(join(p.replace(n, dst.Start(), dst.End(), "(char *)("+src.Text()+") + 1"), p.insert(n, src.Start(), "(char *)("), p.insert(n, src.End(), ")"), p.replace(n, size.Start(), size.End(), "16")))
			}
		}},
		{"memcpy-async-object", "memcpy_async copies objects with a copy constructor", 2, func(p *program, add func([]place)) {
			for n, args := range p.asyncCopies {
				dst, _ := pointers(args)
				src := args[slices.Index(args, dst)+1]
				add(join(p.beforeStatement(n, "struct q_N { int v; __device__ q_N(const q_N &o) : v(o.v) { } };"),
					p.insert(n, dst.Start(), "(q_N *)("), p.insert(n, dst.End(), ")"), p.insert(n, src.Start(), "(q_N *)("), p.insert(n, src.End(), ")")))
			}
		}},
	}
}

// asyncCopies yields the calls of functions called memcpy_async that are not the
// program's, with their arguments: destination, source, size and what tells of
// the end, behind a group perhaps.
func (p *program) asyncCopies(yield func(syntax.Node, []syntax.Node) bool) {
	for n := range p.nodes(syntax.CallExpression) {
		if !p.isAsyncCopy(n) {
			continue
		}
		args := slices.Collect(n.Child(syntax.FieldArguments).Children())
		if len(args) >= 4 && !yield(n, args) {
			return
		}
	}
}

func (p *program) isAsyncCopy(n syntax.Node) bool {
	callee := n.Child(syntax.FieldFunction)
	if callee.Kind() != syntax.Identifier && callee.Kind() != syntax.QualifiedIdentifier {
		return false
	}
	name := callee.Text()
	if name = name[strings.LastIndex(name, ":")+1:]; name != "memcpy_async" {
		return false
	}
	return !slices.ContainsFunc(p.functions, func(f *sema.FuncDecl) bool { return f.Function.Name == name })
}

// pointers returns the destination and the size among a copy's arguments.
func pointers(args []syntax.Node) (dst, size syntax.Node) {
	args = args[len(args)-4:]
	return args[0], args[2]
}

// misalign returns the edit that adds 1 to the value of a cuda::aligned_size_t that
// an expression makes.
func (p *program) misalign(n, value syntax.Node) []place {
	t := p.tu.Global.At(n).Value(n).Type
	if t == nil || t.Kind != sema.RecordType || t.Record.Name != "aligned_size_t" {
		return nil
	}
	return join(p.insert(n, value.Start()+1, "("), p.insert(n, value.End()-1, ") + 1"))
}
