package rules

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the errors of CUDA's functions: CUDA C++ Guidelines 1.3.

func init() {
	register(apiErrorUnchecked, rule.Info{
		ID: "api-error-unchecked", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.3, CUDASecurity-ERR01",
		Doc: "The cudaError_t or CUresult of a function of CUDA's is looked at: not discarded, nor kept in a variable that nobody reads before it changes, unless cudaGetLastError behind it is looked at on all ways. A cast to void says that it is not wanted.",
		Bad: `float *make(size_t n) {
    float *p = nullptr;
    cudaMalloc(&p, n * sizeof *p);
    return p;
}`,
		Good: `float *make(size_t n) {
    float *p = nullptr;
    if (cudaMalloc(&p, n * sizeof *p) != cudaSuccess) return nullptr;
    return p;
}`,
	})
}

func apiErrorUnchecked(p *pass) {
	l := lastErrorsOf(p)
	l.onlyChecks = true
	p.eachHostBody(func(b *sema.Body) {
		lost := l.uncheckedErrors(b)
		for op := range body.Of(b.FuncDecl).Root.All() {
			name := op.Callee()
			switch lost[op] {
			case discarded:
				p.report(op.Node, "error returned by '%s' is not checked", name)
			case unread:
				p.report(op.Node, "error returned by '%s' is stored but never checked", name)
			}
		}
	})
}

// A keptError is one that the runtime keeps, of a launch or of a call whose own value is lost.
type keptError struct {
	op    *body.Op
	older bool // CUDA was used since
}

// uncheckedErrors returns the calls whose errors a body loses, and which it does not check afterwards
// on all paths through the runtime's last error either. Calls of cudaGetLastError and
// cudaPeekAtLastError are included if their value is lost together with an earlier error; otherwise
// they are called to reset it.
func (l *lastErrors) uncheckedErrors(b *sema.Body) map[*body.Op]loss {
	lost := lostErrors(b)
	if len(lost) == 0 {
		return nil
	}
	f := &keptErrors{lastErrors: l, lost: lost, missed: map[*body.Op]bool{}, seen: map[*body.Op]bool{}}
	tree := body.Of(b.FuncDecl)
	f.follow(flow.Of(tree))
	isBeforeHidden := beforeHidden(tree, func(op *body.Op) bool { return l.effect(op, lost) == passesOver })
	maps.DeleteFunc(lost, func(op *body.Op, _ loss) bool {
		switch {
		case tellsLastError(op):
			return !f.missed[op]
		case !isKept(op):
			return false
		}
		return f.seen[op] && !f.missed[op] || isBeforeHidden(op)
	})
	return lost
}

// isKept reports whether an operation may leave an error that the runtime keeps.
func isKept(op *body.Op) bool {
	return op.Kind == body.LaunchKernel || op.Kind == body.Call && headers.ReturnsRuntimeError(sema.LibraryName(op.Function, op.Call()))
}

// keptErrors follows the errors through a body that are only kept in the runtime's last error.
type keptErrors struct {
	*lastErrors
	lost   map[*body.Op]loss
	seen   map[*body.Op]bool // something may look at the error, on some way
	missed map[*body.Op]bool // it is reset, or the body returns before; and the resetting operations
}

func (f *keptErrors) follow(g *flow.Graph) {
	solution := possibility[keptError]{graph: g, op: f.step}.solve()
	if solution == nil || !solution.Complete {
		for op := range g.Body.Root.All() {
			f.seen[op] = true
		}
		return
	}
	solution.Each(func(facts factSet[keptError], op *body.Op) {
		effect := f.effect(op, f.lost)
		isLost := tellsLastError(op) && f.lost[op] != kept
		for e := range facts {
			switch {
			case isLost && forgetsError(op):
				f.missed[op], f.missed[e.op] = true, true
			case isLost:
				f.missed[op] = true
			case f.ends(op, effect, e):
				f.seen[e.op] = true
			}
		}
	})
	left, _ := solution.At(g.Exit)
	for e := range left {
		f.missed[e.op] = true
	}
}

// ends reports whether an operation of an effect checks a kept error. An unknown function may check
// the last error, one that is not understood or not declared and has no arguments any error.
func (f *keptErrors) ends(op *body.Op, effect errorEffect, e keptError) bool {
	switch effect {
	case looksAtIt:
		return true
	case mayLook:
		return !e.older || op.Kind == body.Unknown || isUndeclared(op) && !slices.ContainsFunc(op.Args, isData)
	}
	return false
}

// isUndeclared reports whether an operation calls a name that nothing declares: it may be a macro.
func isUndeclared(op *body.Op) bool {
	call := op.Call()
	return op.Kind == body.Call && op.Function == nil && call != nil && len(call.Candidates) == 0 && call.Node.Child(syntax.FieldFunction).Kind() == syntax.Identifier
}

func (f *keptErrors) step(facts factSet[keptError], op *body.Op) {
	effect := f.effect(op, f.lost)
	maps.DeleteFunc(facts, func(e keptError, _ bool) bool { return f.ends(op, effect, e) })
	if effect == passesOver {
		for e := range maps.Clone(facts) {
			delete(facts, e)
			facts[keptError{e.op, true}] = true
		}
	}
	switch {
	case forgetsError(op):
		clear(facts)
	case op.Kind == body.LaunchKernel, f.lost[op] != kept && isKept(op) && !tellsLastError(op):
		facts[keptError{op, false}] = true
	}
}

// tellsLastError reports whether an operation calls cudaGetLastError or cudaPeekAtLastError.
func tellsLastError(op *body.Op) bool {
	if op.Kind != body.Call {
		return false
	}
	api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	return ok && api.Operation == headers.LastError
}
