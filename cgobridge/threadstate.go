package cgobridge

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A ThreadState is the effect of a C function on the current device or context of the calling thread.
type ThreadState struct {
	Sets    bool // another one may be current when it returns
	Default bool // it sets none but the device that every thread begins with
	Uses    bool // its effect depends on the one that is current at the call
	Ends    bool // that is a free, or the end of an object of the device's

	Saves    int  // 1 + index of the argument in which it stores the current one; 0: none
	Restores bool // the one may be current again that was before its caller has chosen one
}

// ThreadState answers for a call of a C function. An unknown function has no effect.
func (p *Package) ThreadState(call *Call) ThreadState {
	if api, ok := headers.Lookup(call.Name); ok {
		s := ThreadState{
			Sets: api.SetsCurrent(), Uses: headers.UsesCurrent(call.Name), Ends: headers.EndsDeviceObject(call.Name),
			Restores: api.Operation == headers.PopCurrent,
		}
		if len(call.Expr.Args) > 0 {
			ordinal, known := p.Constant(call.Expr.Args[0])
			s.Default = known && api.SetsDefault(ordinal)
		}
		if i, ok := api.Param(headers.Result); ok && api.Operation == headers.GetCurrent {
			s.Saves = i + 1
		}
		return s
	}
	if d := p.Definition(call.Name); d != nil {
		return p.cSide.threadState(d.Decl)
	}
	return ThreadState{Uses: headers.UsesCurrent(call.Name), Ends: headers.EndsDeviceObject(call.Name)}
}

// threadState answers for a definition.
func (l *linkage) threadState(decl *sema.FuncDecl) ThreadState { return l.threads.Solve(decl) }

func (l *linkage) findThreadState(decl *sema.FuncDecl) ThreadState {
	if b := body.Of(decl); b != nil {
		return l.threadStateOf(b)
	}
	return ThreadState{}
}

// A current is the state of the current device at a point of a body.
type current struct {
	bound    bool // it may be one that the body has chosen
	changed  bool // it may be another one than at the body's beginning
	initial  bool // it may be the one that every thread begins with, which the body has chosen
	restored bool // the one that was current before the body's caller has chosen one may be so again

	// Effects on the paths to this point: some may have used the device without selecting one, others
	// had no effect.
	unused, used bool
}

func (c current) join(d current) current {
	return current{
		c.bound || d.bound, c.changed || d.changed, c.initial || d.initial, c.restored || d.restored,
		c.unused || d.unused, c.used || d.used,
	}
}

// behind returns the state after an operation with an effect, which may be unknown.
func (c current) behind(effect ThreadState, known bool) current {
	if effect.Uses {
		c.used, c.unused = c.used || c.unused, false
	}
	switch {
	case !known:
		c.bound = true
	case effect.Restores:
		return current{restored: !c.bound}
	case effect.Sets:
		return current{bound: true, changed: !effect.Default, initial: effect.Default}
	}
	return c
}

func (l *linkage) threadStateOf(b *body.Body) ThreadState {
	g := flow.Of(b)
	if g.Partial {
		return ThreadState{}
	}
	solution := flow.Forward(g, flow.Problem[current]{
		Copy: func(s current) current { return s },
		Join: func(into, from current) (current, bool) {
			joined := into.join(from)
			return joined, joined != into
		},
		Op: func(s current, op *body.Op) current { return s.behind(l.effectOnThread(op)) },
	}, current{unused: true})
	var state ThreadState
	choosesOther, restores := false, false
	solution.Each(func(s current, op *body.Op) {
		effect, _ := l.effectOnThread(op)
		if !s.bound {
			state.Uses = state.Uses || effect.Uses
			state.Ends = state.Ends || effect.Ends
		}
		choosesOther = choosesOther || effect.Sets && !effect.Default
		restores = restores || effect.Restores
	})
	end, _ := solution.At(g.Exit)
	state.Restores = end.restored
	if restores || end.used { // it may restore its selection, or has one of several effects
		return state
	}
	state.Default = end.initial && !choosesOther // to choose that one after others is to tidy up
	state.Sets = end.changed || state.Default
	return state
}

// effectOnThread returns the effect of one operation, and whether it is known: an unknown operation
// may select a device.
func (l *linkage) effectOnThread(op *body.Op) (effect ThreadState, known bool) {
	switch op.Kind {
	case body.Unknown:
		return effect, false
	case body.LaunchKernel:
		return ThreadState{Uses: true}, true
	case body.Lambda:
		if b := body.OfLambda(op.Lambda()); b != nil {
			return l.threadStateOf(b), true
		}
		return effect, false
	case body.Call:
		name := op.Callee()
		if op.Function == nil || op.Function.Definition() == nil {
			if api, ok := headers.Lookup(name); ok {
				return l.effectOfAPI(op, api), true
			}
			if headers.ReturnsStatus(name) {
				return ThreadState{Uses: headers.UsesCurrent(name), Ends: headers.EndsDeviceObject(name)}, true
			}
		}
		if op.Function == nil {
			return effect, op.Record != nil
		}
	case body.Construct, body.Destroy, body.New, body.Delete:
		if op.Function == nil {
			return effect, true
		}
	default:
		return effect, true
	}
	if decl := l.definitionOf(op.Function); decl != nil {
		return l.threadState(decl), true
	}
	return effect, memory.KnowsNoCUDA(op.Function)
}

// effectOfAPI returns the effect of a call of CUDA. Setting a device that was queried earlier restores
// the one that was current at the beginning.
func (l *linkage) effectOfAPI(op *body.Op, api headers.API) ThreadState {
	effect := ThreadState{
		Sets: api.SetsCurrent(), Uses: headers.UsesCurrent(api.Name), Ends: headers.EndsDeviceObject(api.Name),
		Restores: api.Operation == headers.PopCurrent,
	}
	args := op.Arguments()
	if len(args) == 0 {
		return effect
	}
	v := variableIn(args[0])
	switch {
	case api.Operation == headers.GetCurrent:
		l.saved[v] = v != nil
	case effect.Sets:
		effect.Restores = l.saved[v]
		if c, ok := args[0].Constant(); ok {
			effect.Default = api.SetsDefault(c.Int())
		}
	}
	return effect
}

// variableIn returns the variable or member that an operand names, or has the address of.
func variableIn(op *body.Op) *sema.Variable {
	for op != nil {
		if op.Is(body.Var, body.Member) {
			return op.Variable
		}
		if !op.Is(body.Load, body.Convert, body.Cast, body.Decay, body.Bind, body.Materialize, body.AddressOf) || len(op.Args) != 1 {
			return nil
		}
		op = op.Args[0]
	}
	return nil
}
