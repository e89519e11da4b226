package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// UnaskedLaunches returns the launches that a C function makes, directly or through its callees, whose
// error the C side does not check.
func (p *Package) UnaskedLaunches(name string) []*Launch {
	if d := p.Definition(name); d != nil {
		return p.cSide.errorState(d.Decl).launches
	}
	return nil
}

// AsksForErrors reports whether a call of a C function may query the error of earlier work: a runtime
// function that returns it, directly or by waiting, a function whose definition may call such a one,
// or an unknown function.
func (p *Package) AsksForErrors(name string) bool {
	if api, ok := headers.Lookup(name); ok {
		return asksForErrors(api)
	}
	if d := p.Definition(name); d != nil {
		return p.cSide.errorState(d.Decl).asks
	}
	return !headers.ReturnsStatus(name) && !isHostLibrary(name)
}

// isHostLibrary reports whether a function is one of the C library's, or of the cgo tool's:
// they know nothing of CUDA.
func isHostLibrary(name string) bool {
	_, ok := headers.LookupC(name)
	return ok || slices.Contains([]string{"CString", "CBytes", "GoString", "GoStringN", "GoBytes"}, name)
}

// asksForErrors reports whether an API function returns the error of an earlier launch, if
// there was one: those that ask for it, and those that wait.
func asksForErrors(api headers.API) bool {
	switch api.Operation {
	case headers.LastError, headers.Synchronize, headers.QueryReady:
		return true
	case headers.Copy:
		return !api.Async
	}
	return false
}

// An errorState is how a function leaves the errors of launches.
type errorState struct {
	launches []*Launch // that nothing asks about
	asks     bool      // it may query the error of work done before the call
}

// errorState answers for a definition. Mutually recursive functions are unknown: they may query the
// error.
func (l *linkage) errorState(decl *sema.FuncDecl) *errorState {
	if s := l.unasked.Solve(decl); s != nil {
		return s
	}
	return &errorState{asks: true}
}

func (l *linkage) findErrorState(decl *sema.FuncDecl) *errorState {
	if b := body.Of(decl); b != nil {
		return l.errorStateOf(b)
	}
	return &errorState{asks: true}
}

// same reports whether two states of a function are the same.
func (s *errorState) same(t *errorState) bool {
	if s == nil || t == nil {
		return s == t
	}
	return s.asks == t.asks && slices.EqualFunc(s.launches, t.launches, func(a, b *Launch) bool { return a.Pos == b.Pos })
}

func (l *linkage) errorStateOf(b *body.Body) *errorState {
	g := flow.Of(b)
	if g.Partial {
		return &errorState{asks: true}
	}
	unused := unusedValues(b)
	guarded := b.UnderUnseenGuard()
	type launch struct {
		*Launch
		block *flow.Block
		index int
	}
	var launches []launch
	lastAsk := map[*flow.Block]int{} // index of the last operation in the block that asks
	for _, block := range g.Blocks {
		for i, op := range block.Ops {
			s := l.effectOnErrors(op, unused)
			if s.asks {
				lastAsk[block] = i
			}
			if guarded[op] {
				continue
			}
			for _, at := range s.launches {
				launches = append(launches, launch{at, block, i})
			}
		}
	}
	state := &errorState{asks: len(lastAsk) > 0}
	for _, at := range launches {
		last, ok := lastAsk[at.block]
		if ok && last > at.index || asksBehind(at.block, lastAsk) {
			continue
		}
		if !slices.ContainsFunc(state.launches, func(old *Launch) bool { return old.Pos == at.Pos }) {
			state.launches = append(state.launches, at.Launch)
		}
	}
	return state
}

// asksBehind reports whether a way from the end of a block leads to one that asks.
func asksBehind(from *flow.Block, asking map[*flow.Block]int) bool {
	seen := map[*flow.Block]bool{}
	pending := slices.Clone(from.Succs)
	for len(pending) > 0 {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		if _, ok := asking[b]; ok {
			return true
		}
		pending = append(pending, b.Succs...)
	}
	return false
}

// unusedValues returns the operations of a body that are expression statements, so that their values
// are unused.
func unusedValues(b *body.Body) map[*body.Op]bool {
	unused := map[*body.Op]bool{}
	for op := range b.Root.All() {
		if op.Kind != body.Full || len(op.Args) == 0 || op.Args[0] == nil {
			continue
		}
		value := op.Args[0]
		for value.Kind == body.Convert && value.Type != nil && value.Type.Kind == sema.Void {
			value = value.Args[0]
		}
		unused[value] = true
	}
	return unused
}

// effectOnErrors returns the unchecked launches of one operation, and whether it may query the error.
// An unknown operation may.
func (l *linkage) effectOnErrors(op *body.Op, unused map[*body.Op]bool) *errorState {
	none, unknown := &errorState{}, &errorState{asks: true}
	switch op.Kind {
	case body.Unknown:
		return unknown
	case body.LaunchKernel:
		return &errorState{launches: []*Launch{l.launchAt(op)}}
	case body.Lambda:
		if b := body.OfLambda(op.Lambda()); b != nil {
			return l.errorStateOf(b)
		}
		return unknown
	case body.Call:
		if api, ok := headers.Lookup(op.Callee()); ok && (op.Function == nil || op.Function.Definition() == nil) {
			switch {
			case unused[op] && api.Operation == headers.Launch:
				return &errorState{launches: []*Launch{l.launchAt(op)}}
			case !unused[op] && asksForErrors(api):
				return unknown
			}
			return none
		}
		if op.Function == nil && op.Record == nil {
			return unknown
		}
	case body.Construct, body.Destroy:
		if op.Function == nil && op.Record != nil {
			return l.impliedState(op.Record, op.Special, op.Node, map[*sema.Record]bool{})
		}
	case body.New, body.Delete:
	default:
		return none
	}
	return l.callOf(op.Function)
}

// impliedState returns the state of a special member that the compiler defines: that of its bases and
// members, without classes seen before.
func (l *linkage) impliedState(r *sema.Record, k sema.SpecialKind, at syntax.Node, seen map[*sema.Record]bool) *errorState {
	state := &errorState{}
	if seen[r] {
		return state
	}
	seen[r] = true
	for _, u := range r.Implied(k, at) {
		of := &errorState{}
		switch {
		case u.Function != nil:
			of = l.callOf(u.Function)
		case u.Record != nil:
			of = l.impliedState(u.Record, k, at, seen)
		}
		state.launches = append(state.launches, of.launches...)
		state.asks = state.asks || of.asks
	}
	return state
}

// callOf returns the state of a function that is called, nil for one that the compiler defines.
func (l *linkage) callOf(f *sema.Function) *errorState {
	if f == nil {
		return &errorState{}
	}
	if decl := l.definitionOf(f); decl != nil {
		return l.errorState(decl)
	}
	return &errorState{asks: !memory.KnowsNoCUDA(f) && !headers.ReturnsStatus(f.Name)}
}

// definitionOf returns the definition of a function in any linked source; nil if there is none, or the
// function is built in.
func (l *linkage) definitionOf(f *sema.Function) *sema.FuncDecl {
	decl := f.Definition()
	if decl == nil {
		if d := l.elsewhere(f); d != nil {
			decl = d.Decl
		}
	}
	if decl == nil || isPrelude(decl) {
		return nil
	}
	return decl
}

// isPrelude reports whether a declaration is built in.
func isPrelude(decl *sema.FuncDecl) bool { return isBuiltIn(decl.Function.TU, decl.Node) }

// isBuiltIn reports whether a node is in cudavet's own declarations for headers that it does not read.
func isBuiltIn(tu *sema.TU, n syntax.Node) bool {
	unit := tu.Unit(n)
	return unit != nil && unit.Prelude
}

// declaredIn returns the entities that a name denotes in the global scope of a translation unit, as
// far as the project's files declare them.
func declaredIn(tu *sema.TU, name string) []sema.Entity {
	return slices.DeleteFunc(slices.Clone(tu.Global.Find(name)), func(e sema.Entity) bool {
		switch e := e.(type) {
		case *sema.Function:
			return isPrelude(e.First())
		case *sema.Record:
			return isBuiltIn(tu, e.Node())
		case *sema.Alias:
			return isBuiltIn(tu, e.Node)
		case *sema.Enum:
			return isBuiltIn(tu, e.Node)
		case *sema.Enumerator:
			return isBuiltIn(tu, e.Node)
		}
		return false
	})
}

func (l *linkage) launchAt(op *body.Op) *Launch {
	tu := op.Scope().TU
	launch := &Launch{Call: op.Node, TU: tu, Pos: tu.Pos(op.Node)}
	if s := op.Launch(); s != nil {
		launch.Kernel = s.Kernel
	}
	return launch
}
