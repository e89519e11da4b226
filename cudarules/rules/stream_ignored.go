package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on streams that a function is given and does not use: CUDA C++ Programming Guide,
// streams.

func init() {
	register(streamIgnored, rule.Info{
		ID: "stream-ignored", Class: rule.Advice, Section: "CUDA C++ Programming Guide, streams",
		Doc: "A function that is given a stream, or works in one of its class, gives it to its launches and asynchronous calls: else they run in the default stream.",
		Bad: `__global__ void scale(float *x) { x[threadIdx.x] *= 2; }
void run(float *x, cudaStream_t stream) { scale<<<1, 64>>>(x); }`,
		Good: `__global__ void scale(float *x) { x[threadIdx.x] *= 2; }
void run(float *x, cudaStream_t stream) { scale<<<1, 64, 0, stream>>>(x); }`,
	})
}

func streamIgnored(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return isLaunch(u) || enqueuesMemory(libraryName(u)) }) {
			return
		}
		in := body.Of(b.FuncDecl)
		given := givenStream(in)
		if given == "" {
			return
		}
		for op := range in.Root.All() {
			if name, stream, ok := streamOf(op); ok && isDefaultStream(stream) {
				p.report(op.Node, "%s runs in the default stream, not in %s", name, given)
			}
		}
	})
}

// enqueuesMemory reports whether a function of the runtime is an asynchronous one on memory.
func enqueuesMemory(name string) bool {
	api, ok := headers.Lookup(name)
	if !ok || !api.Async || api.Driver {
		return false
	}
	switch api.Operation {
	case headers.Copy, headers.Fill, headers.Prefetch, headers.Allocate, headers.Free:
		_, ok := api.Param(headers.Stream)
		return ok
	}
	return false
}

// streamOf returns what an operation that works in a stream is called, and the stream that it is
// given; nil for none.
func streamOf(op *body.Op) (name string, stream *body.Op, ok bool) {
	if op.Kind == body.LaunchKernel {
		return "the launch", op.Args[4], true
	}
	if op.Kind != body.Call {
		return "", nil, false
	}
	name = sema.LibraryName(op.Function, op.Call())
	api, _ := headers.Lookup(name)
	i, ok := api.Param(headers.Stream)
	if !ok || api.Driver || op.Launch() == nil && !enqueuesMemory(name) {
		return "", nil, false
	}
	is := func(t *sema.Type) bool { return t != nil && isStream(t) }
	if f := op.Function; f == nil { // which form of the function it is, is not known
		i = slices.IndexFunc(op.Arguments(), func(a *body.Op) bool { return a != nil && is(a.Type) })
	} else if at := slices.IndexFunc(f.Type().Params, is); at >= 0 {
		i = at // releases differ about it
	}
	if i < 0 {
		return "", nil, false
	}
	if i < len(op.Arguments()) {
		stream = op.Arguments()[i]
	}
	return name, stream, true
}

// isDefaultStream reports whether a stream is none, 0 or a null pointer.
func isDefaultStream(op *body.Op) bool {
	for op.Is(body.Convert) {
		op = op.Args[0]
	}
	return op == nil || op.Is(body.Zero) || isNullConstant(op)
}

// givenStream names the stream that a function is given to work in, or the one of its class
// that it works in; empty if there is none, or the function decides about it.
func givenStream(b *body.Body) string {
	for _, v := range b.Params {
		if v.Name != "" && isStream(v.Type()) && !isMaybeUnused(v) && !decidesAbout(b, v) {
			return v.Name
		}
	}
	for op := range b.Root.All() {
		if _, stream, ok := streamOf(op); ok && stream != nil {
			if m := stream.Written(); m.Is(body.Member) && m.Variable != nil && isStream(m.Variable.Type()) && isOwn(m) {
				return m.Variable.Name
			}
		}
	}
	return ""
}

// isOwn reports whether a member is one of the object that a member function is called for.
func isOwn(m *body.Op) bool {
	return m.Args[0].Is(body.This) || m.Args[0].Is(body.Deref) && m.Args[0].Args[0].Is(body.This)
}

func isStream(t *sema.Type) bool {
	return t.Kind == sema.Pointer && t.Elem.Kind == sema.RecordType && t.Elem.Record.String() == "CUstream_st"
}

func isMaybeUnused(v *sema.Variable) bool {
	return slices.ContainsFunc(v.Marks(), func(m syntax.Mark) bool {
		return strings.Contains(string(v.Node.Tree().Text[m.Args.Start:m.Args.End]), "unused")
	})
}

// decidesAbout reports whether a body says that it does not use a parameter, changes it, or
// asks what it is.
func decidesAbout(b *body.Body, v *sema.Variable) bool {
	is := func(op *body.Op) bool {
		for op.Is(body.Load, body.Convert) {
			op = op.Args[0]
		}
		return op.Is(body.Var) && op.Variable == v
	}
	for op := range b.Root.All() {
		switch op.Kind {
		case body.Assign, body.AddressOf:
			if is(op.Args[0]) {
				return true
			}
		case body.Convert:
			if (op.Type.Kind == sema.Void || op.Type.Kind == sema.Bool) && is(op.Args[0]) {
				return true
			}
		case body.Unary, body.Binary:
			if slices.ContainsFunc(op.Args, is) {
				return true
			}
		}
	}
	return false
}
