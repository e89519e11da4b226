package rules

import (
	"maps"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Work enqueued by a host body, and waits for it: CUDA Runtime API, API synchronization behavior,
// stream and event management.

// A queue finds the waits for operations that a body enqueues.
type queue struct {
	*memory.Analysis
	effects map[*body.Op][]*memory.Effect
	failure func(cond *body.Op) int
	streams map[*sema.Variable]bool // streams that the body can distinguish: local ones that it makes, and parameters, if nothing else sets them
	linked  bool                    // a stream may be made to wait for another

	nonBlocking map[*sema.Variable]bool // of these streams: those that neither wait for the legacy default stream nor it for them
}

func newQueue(a *memory.Analysis) *queue {
	q := &queue{Analysis: a, effects: effectsOf(a), failure: memory.Failures(a.Body)}
	q.streams, q.nonBlocking = streamVariables(a.Body)
	for _, e := range a.Effects() {
		q.linked = q.linked || e.Kind == memory.Runs && e.API.Operation == headers.Wait
	}
	return q
}

// streamVariables returns the parameters of a body that are streams, and the local variables that get a
// stream of their own there: those that are used by their value else; and which of these do not block.
func streamVariables(b *body.Body) (made, nonBlocking map[*sema.Variable]bool) {
	nonBlocking = map[*sema.Variable]bool{}
	made, other := map[*sema.Variable]bool{}, map[*sema.Variable]bool{}
	for _, v := range b.Params {
		made[v] = isStream(v.Type())
	}
	creates := map[*body.Op]bool{}
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Call:
			if api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call())); ok && api.Operation == headers.Create {
				if i, ok := api.Param(headers.Result); ok {
					if at := argumentOf(op, i).Written(); at.Is(body.AddressOf) {
						creates[at] = true
						if v := at.Args[0].Written(); v.Is(body.Var) && isNonBlocking(api, op) {
							nonBlocking[v.Variable] = true
						}
					}
				}
			}
		case op.Is(body.AddressOf, body.Assign, body.Bind):
			v := op.Args[0].Written()
			if !v.Is(body.Var) || v.Variable == nil || !isStream(v.Variable.Type()) {
				continue
			}
			if creates[op] && v.Variable.IsLocal() && !v.Variable.IsStatic() && !made[v.Variable] {
				made[v.Variable] = true
			} else {
				other[v.Variable] = true
			}
		}
	}
	for v := range other {
		delete(made, v)
	}
	maps.DeleteFunc(nonBlocking, func(v *sema.Variable, _ bool) bool { return !made[v] })
	return made, nonBlocking
}

// isNonBlocking reports whether a call makes a stream with cudaStreamNonBlocking.
func isNonBlocking(api headers.API, call *body.Op) bool {
	i, ok := api.Param(headers.Flags)
	if !ok {
		return false
	}
	flags := argumentOf(call, i)
	if flags == nil {
		return false
	}
	c, ok := flags.Constant()
	return ok && c.Int()&1 != 0
}

// blocksNot reports whether a stream is one that the body makes as one which does not block.
func (q *queue) blocksNot(stream *body.Op) bool {
	if stream == nil {
		return false
	}
	x := stream.Written()
	return x.Is(body.Var) && q.nonBlocking[x.Variable]
}

// waitsForOther reports whether a wait is only for work of another stream than one; nil is an unknown
// stream.
func (q *queue) waitsForOther(w *memory.Effect, stream *body.Op) bool {
	if w.Inner != nil || w.Kind != memory.Runs || w.API.Operation != headers.Synchronize || stream == nil || q.linked {
		return false
	}
	i, ok := w.API.Param(headers.Object)
	return ok && q.areDifferentStreams(argumentOf(w.Op, i), stream)
}

// entersDefaultStream reports whether an operation puts work into the default stream, which waits for earlier work of
// other streams, and makes their later work wait for it (CUDA C++ Programming Guide, default stream).
func entersDefaultStream(op *body.Op) bool {
	_, stream, ok := streamOf(op)
	return ok && isDefaultStream(stream)
}

func argumentOf(op *body.Op, i int) *body.Op {
	if i < len(op.Arguments()) {
		return op.Arguments()[i]
	}
	return nil
}

// areDifferentStreams reports whether two streams are different parameters, or streams that the body
// makes: none of them is another's copy.
func (q *queue) areDifferentStreams(a, b *body.Op) bool {
	isKnown := func(op *body.Op) bool {
		return op.Is(body.Var) && q.streams[op.Variable]
	}
	if isDefaultStream(a) && q.blocksNot(b) || isDefaultStream(b) && q.blocksNot(a) {
		return true
	}
	if a == nil || b == nil {
		return false
	}
	x, y := a.Written(), b.Written()
	return isKnown(x) && isKnown(y) && x.Variable != y.Variable
}
