package rules

import (
	"maps"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Uses of errors returned by CUDA functions.

// A loss is a way in which the value of a call is lost.
type loss uint8

const (
	kept      loss = iota // it may be checked
	discarded             // the call is a statement
	voided                // it is cast to void
	unread                // it is assigned to a variable that is not read before it changes or ends
)

// lostErrors returns how a body loses the errors of its calls of CUDA functions. An error stored where
// others may read it is not lost.
func lostErrors(b *sema.Body) map[*body.Op]loss {
	e := &errorUse{lost: map[*body.Op]loss{}, targets: map[*body.Op]bool{}}
	tree := body.Of(b.FuncDecl)
	stores := false
	for op := range tree.Root.All() {
		switch {
		case op.Is(body.Full, body.Comma) && len(op.Args) > 0:
			e.lose(op.Args[0], discarded)
		case op.Kind == body.For:
			e.lose(op.Args[0], discarded)
			e.lose(op.Args[2], discarded)
		}
		if v, value := stored(op); v != nil {
			e.targets[op.Args[0]] = op.Kind == body.Assign
			stores = stores || len(errorsIn(value)) > 0
		}
	}
	if stores {
		e.follow(flow.Of(tree), variablesOf(b))
	}
	return e.lost
}

// isErrorCall reports whether an operation calls a function of CUDA's that returns an error.
// One that describes an error says no more by its own than that it knows of no such error.
func isErrorCall(op *body.Op) bool {
	if !op.Is(body.Call) {
		return false
	}
	name := sema.LibraryName(op.Function, op.Call())
	api, ok := headers.Lookup(name)
	return headers.ReturnsError(name) && !(ok && api.Operation == headers.DescribeError)
}

// An errorUse follows the errors in one body.
type errorUse struct {
	lost    map[*body.Op]loss
	targets map[*body.Op]bool // names of variables that are assigned to
}

// lose records that the value of an expression is unused.
func (e *errorUse) lose(op *body.Op, how loss) {
	if op.Is(body.Convert, body.Full) && len(op.Args) > 0 && op.Type != nil && op.Type.Kind == sema.Void {
		how = voided
	}
	for _, call := range errorsIn(op) {
		e.lost[call] = how
	}
}

// errorsIn returns the calls whose error the value of an expression may be.
func errorsIn(op *body.Op) []*body.Op {
	switch {
	case op == nil:
		return nil
	case isErrorCall(op):
		return []*body.Op{op}
	case op.Kind == body.Convert, op.Kind == body.Full && len(op.Args) > 0:
		return errorsIn(op.Args[0])
	case op.Kind == body.Comma:
		return errorsIn(op.Args[1])
	case op.Kind == body.Conditional:
		return append(errorsIn(op.Args[1]), errorsIn(op.Args[2])...)
	}
	return nil
}

// stored returns the variable to which an operation gives a value, and the value.
func stored(op *body.Op) (*sema.Variable, *body.Op) {
	switch {
	case op.Kind == body.Declare && len(op.Args) > 0:
		return op.Variable, op.Args[0]
	case op.Kind == body.Assign && op.Operator == syntax.Assign && op.Args[0].Is(body.Var):
		return op.Args[0].Variable, op.Args[1]
	}
	return nil, nil
}

// follow records the errors that are stored in variables without a read before they change.
func (e *errorUse) follow(g *flow.Graph, variables variablesUse) {
	if !isUnderstood(g) {
		return
	}
	used := map[*body.Op]bool{} // values of assignments that are read
	named := map[*sema.Variable]bool{}
	for _, b := range g.Blocks {
		for _, op := range b.Ops {
			args := op.Args
			switch {
			case op.Is(body.Full):
				args = nil
			case op.Is(body.Comma):
				args = args[1:]
			case op.Is(body.Var) && !e.targets[op]:
				named[op.Variable] = true
			}
			for _, arg := range args {
				used[arg] = true
			}
		}
	}
	step := func(live factSet[*sema.Variable], op *body.Op) factSet[*sema.Variable] {
		switch v, _ := stored(op); {
		case v != nil:
			delete(live, v)
		case op.Kind == body.Declare:
			delete(live, op.Variable)
		case op.Is(body.Var) && !e.targets[op]:
			live[op.Variable] = true
		}
		return live
	}
	solution := flow.Backward(g, flow.Problem[factSet[*sema.Variable]]{Copy: maps.Clone[factSet[*sema.Variable]], Join: joinPossible[*sema.Variable], Op: step}, factSet[*sema.Variable]{})
	if !solution.Complete {
		return
	}
	for _, b := range g.Blocks {
		live, ok := solution.At(b)
		if !ok {
			continue
		}
		live = maps.Clone(live)
		for i := len(b.Ops) - 1; i >= 0; i-- {
			op := b.Ops[i]
			if v, value := stored(op); v != nil && !live[v] && !(op.Kind == body.Assign && used[op]) && variables.isFollowed(v) && (named[v] || !v.MayBeUnused()) {
				for _, call := range errorsIn(value) {
					e.lost[call] = unread
				}
			}
			live = step(live, op)
		}
	}
}
