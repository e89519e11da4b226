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
		given, from := givenStream(in)
		if given == "" {
			return
		}
		for op := range in.Root.All() {
			if name, stream, ok := streamOf(op); ok && isDefaultStream(stream) && !(from != nil && !from.comesBefore(op)) {
				p.report(op.Node, "'%s' runs in the default stream, not in '%s'", name, given)
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

// streamOf returns the name of an operation that works in a stream, and its stream argument; nil for
// none.
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

// givenStream names the stream that a function is given to work in, or the one of its class or of its own that it works in; empty if
// there is none, or the function decides about it. Of one of its own, from says where it works in it.
func givenStream(b *body.Body) (name string, from *ownStream) {
	for _, v := range b.Params {
		if v.Name != "" && holdsStream(v.Type()) && !isMaybeUnused(v) && !decidesAbout(b, v) {
			return v.Name, nil
		}
	}
	own := &ownStream{}
	for op := range b.Root.All() {
		_, stream, ok := streamOf(op)
		if !ok || stream == nil {
			continue
		}
		switch source := streamSource(stream); {
		case source.Is(body.Member) && source.Variable != nil && holdsStream(source.Variable.Type()) && isOwn(source):
			return source.Variable.Name, nil
		case source.Is(body.Call) && source.Function != nil && source.Function.Class != nil && source.Args[0] != nil && isThis(source.Args[0]):
			return source.Function.Name + "()", nil
		case source.Is(body.Var) && source.Variable.IsLocal() && !source.Variable.Parameter:
			own.note(source.Variable, op)
		}
	}
	if own.variable != nil && !own.several && own.isMade(b) && !decidesAboutOwn(b, own.variable) {
		own.findWaits(b)
		return own.variable.Name, own
	}
	return "", nil
}

// An ownStream is a local stream in which a function works.
type ownStream struct {
	variable *sema.Variable
	several  bool // it also works in others
	uses     []*body.Op
	waits    []*body.Op // of the host
}

func (s *ownStream) note(v *sema.Variable, op *body.Op) {
	s.several = s.several || s.variable != nil && s.variable != v
	s.variable = v
	s.uses = append(s.uses, op)
}

// isMade reports whether the function makes the stream, or obtains it from another one, once.
func (s *ownStream) isMade(b *body.Body) bool {
	made := 0
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Declare && op.Variable == s.variable && len(op.Args) > 0 && op.Args[0] != nil:
			if value := valueOf(op.Args[0]); value.Is(body.Call) || value.Is(body.Construct) && !isDefaultConstruct(value) {
				made++
			}
		case op.Kind == body.Call:
			api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
			i, has := api.Param(headers.Result)
			if ok && has && api.Operation == headers.Create {
				if at := whoseAddress(argumentOf(op, i)); at.Is(body.Var) && at.Variable == s.variable {
					made++
				}
			}
		}
	}
	return made == 1
}

func isDefaultConstruct(op *body.Op) bool {
	return op.Special == sema.DefaultConstructor && len(op.Args) == 0
}

// findWaits finds the waits of the host: later work may be in another stream on purpose.
func (s *ownStream) findWaits(b *body.Body) {
	for op := range b.Root.All() {
		if op.Kind == body.Call {
			if api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call())); ok && (api.Operation == headers.Synchronize || api.Operation == headers.Wait || api.Operation == headers.Record) {
				s.waits = append(s.waits, op)
			}
		}
	}
}

// comesBefore reports whether the function works in the stream before an operation, on memory of that operation, and does not
// wait in between.
func (s *ownStream) comesBefore(op *body.Op) bool {
	var last *body.Op
	shares := false
	memory := pointersOf(op)
	for _, use := range s.uses {
		if use.Node.Start() < op.Node.Start() && use.Node.Tree() == op.Node.Tree() {
			last = use
			shares = shares || slices.ContainsFunc(pointersOf(use), func(v *sema.Variable) bool { return slices.Contains(memory, v) })
		}
	}
	return shares && !slices.ContainsFunc(s.waits, func(w *body.Op) bool {
		return w.Node.Start() > last.Node.Start() && w.Node.Start() < op.Node.Start()
	})
}

// pointersOf returns the variables that are pointers and that an operation is given.
func pointersOf(op *body.Op) (all []*sema.Variable) {
	for at := range op.All() {
		if at.Is(body.Var, body.Member) && at.Variable != nil && at.Variable.Type().NonReference().Kind == sema.Pointer && !isStream(at.Variable.Type()) {
			all = append(all, at.Variable)
		}
	}
	return all
}

// streamSource follows a stream to the object that it comes from: through the conversion of an object that represents a stream,
// or its member function that returns it.
func streamSource(op *body.Op) *body.Op {
	for op != nil {
		switch {
		case op.Is(body.Load, body.Convert, body.Bind, body.Materialize, body.Cast):
			op = op.Args[0]
		case op.Is(body.Construct) && len(op.Args) == 1 && (op.Special == sema.CopyConstructor || op.Special == sema.MoveConstructor):
			op = op.Args[0]
		case op.Is(body.Call) && len(op.Args) == 1 && op.Args[0] != nil && op.Function != nil && op.Function.Class != nil && standsForStream(op.Function.Class) && !isThis(op.Args[0]):
			op = op.Args[0]
		default:
			return op
		}
	}
	return op
}

// holdsStream reports whether a type is that of streams, or of objects that represent one.
func holdsStream(t *sema.Type) bool {
	if isStream(t) {
		return true
	}
	t = t.NonReference()
	return t.Kind == sema.RecordType && standsForStream(t.Record)
}

// standsForStream reports whether objects of a class convert to a stream.
func standsForStream(r *sema.Record) bool {
	return r.IsComplete() == sema.Yes && slices.ContainsFunc(r.Methods(), func(f *sema.Function) bool {
		return strings.HasPrefix(f.Name, "operator ") && isStream(f.Result()) && len(f.Type().Params) == 0
	})
}

func isThis(op *body.Op) bool {
	return op.Is(body.This) || op.Is(body.Deref) && op.Args[0].Is(body.This)
}

// decidesAboutOwn is decidesAbout for a local stream, whose address makes it.
func decidesAboutOwn(b *body.Body, v *sema.Variable) bool {
	for op := range b.Root.All() {
		if op.Is(body.Assign, body.Unary) && streamSource(op.Args[0]).Is(body.Var) && streamSource(op.Args[0]).Variable == v ||
			op.Is(body.Binary) && slices.ContainsFunc(op.Args, func(x *body.Op) bool { s := streamSource(x); return s.Is(body.Var) && s.Variable == v }) {
			return true
		}
	}
	return false
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

// decidesAbout reports whether a body marks a parameter as unused, changes it, or tests it.
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
