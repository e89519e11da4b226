package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The last error of the runtime, per thread: failing launches and functions set it, cudaGetLastError
// and cudaPeekAtLastError return it, and the former resets it.

// An errorEffect is the effect of an operation on the error that earlier ones may have left.
type errorEffect uint8

const (
	leavesError errorEffect = iota // nothing: it does not use CUDA
	passesOver                     // it uses CUDA, and does not look at the error before
	mayLook                        // its effect is unknown
	looksAtIt                      // it checks the error on some path before it uses CUDA: that is its purpose
)

// An impliedFunction is a special member that the compiler defines.
type impliedFunction struct {
	of   *sema.Record
	kind sema.SpecialKind
}

// lastErrors follows the error that the runtime keeps.
type lastErrors struct {
	pass    *pass
	effects map[*sema.FuncDecl]errorEffect
	implied map[impliedFunction]errorEffect

	// onlyChecks is set if of the project's functions that are not seen those alone may look
	// at the error that could be there for it: they are given constants alone, and return
	// nothing or whether all is well.
	onlyChecks bool
}

func lastErrorsOf(p *pass) *lastErrors {
	return &lastErrors{pass: p, effects: map[*sema.FuncDecl]errorEffect{}, implied: map[impliedFunction]errorEffect{}}
}

// effect returns the effect of an operation of a body on the error of earlier ones.
func (l *lastErrors) effect(op *body.Op, lost map[*body.Op]loss) errorEffect {
	switch op.Kind {
	case body.Unknown:
		return mayLook
	case body.LaunchKernel:
		return passesOver
	case body.Call:
		name := sema.LibraryName(op.Function, op.Call())
		api, ok := headers.Lookup(name)
		switch {
		case ok && api.Operation == headers.LastError:
			switch {
			case lost[op] == kept:
				return looksAtIt
			case forgetsError(op):
				return passesOver
			}
			return leavesError
		case ok && (api.Operation == headers.DescribeError || api.Operation == headers.GetVersion):
			return leavesError
		case ok, headers.ReturnsStatus(name):
			return passesOver
		case op.Function == nil && op.Record == nil:
			return l.ifUnseen(op, mayLook)
		}
	case body.Construct, body.Destroy:
		if op.Function == nil && op.Record != nil {
			return l.ifUnseen(op, l.impliedEffect(impliedFunction{op.Record, op.Special}, op.Node))
		}
	case body.New, body.Delete:
	default:
		return leavesError
	}
	return l.ifUnseen(op, l.callEffect(op.Function))
}

// ifUnseen returns the effect of an operation that has the given one as far as it is known.
func (l *lastErrors) ifUnseen(op *body.Op, effect errorEffect) errorEffect {
	if effect == mayLook && l.onlyChecks && l.isForWork(op) {
		return leavesError
	}
	return effect
}

// isForWork reports whether an operation of unknown effect calls a function with data as arguments or
// result. An undeclared callee may be a macro, and one called by its address may be any function:
// these are not known to work on data.
func (l *lastErrors) isForWork(op *body.Op) bool {
	switch op.Kind {
	case body.Call:
	case body.Destroy: // of a parameter or of a call's result, whose use counts
		made := op.Object()
		return op.Variable != nil && op.Variable.Parameter || made != nil && len(made.Args) > 0 && (made.Args[0].Is(body.Call) || l.isForWork(made.Args[0]))
	default:
		return slices.ContainsFunc(op.Args, isData)
	}
	switch f := op.Function; {
	case f != nil && (f.Definition() != nil || l.pass.Unit(f.First().Node).Prelude):
		return false
	case f == nil && op.Node.Kind() != syntax.CallExpression: // an operator
		return true
	case f == nil:
		call := op.Call()
		if call == nil || len(call.Candidates) == 0 && call.Node.Child(syntax.FieldFunction).Kind() != syntax.FieldExpression {
			return false
		}
	}
	return len(op.Args) > 0 && slices.ContainsFunc(op.Args[1:], isData) || givesData(op)
}

// givesData reports whether a call has a value that is more than a yes or no, or that is used
// if its type is not known.
func givesData(op *body.Op) bool {
	if op.Type == nil || op.Type.Kind == sema.UnknownType {
		return op.Node.Parent().Kind() != syntax.ExpressionStatement
	}
	return op.Type.Kind != sema.Void && op.Type.Kind != sema.Bool
}

// isData reports whether an operand is neither a constant nor a string.
func isData(op *body.Op) bool {
	if op == nil {
		return false
	}
	if _, ok := op.Constant(); ok {
		return false
	}
	for op.Is(body.Convert, body.Decay, body.Load) && len(op.Args) == 1 {
		op = op.Args[0]
	}
	return op.Kind != body.Literal
}

// forgetsError reports whether an operation calls the function after which the runtime
// keeps no error.
func forgetsError(op *body.Op) bool {
	return op.Kind == body.Call && sema.LibraryName(op.Function, op.Call()) == "cudaGetLastError"
}

// impliedEffect returns the effect of a special member that the compiler defines: the strongest of its
// bases and members.
func (l *lastErrors) impliedEffect(f impliedFunction, at syntax.Node) errorEffect {
	if known, ok := l.implied[f]; ok {
		return known
	}
	l.implied[f] = leavesError // a class that holds itself is none
	effect := leavesError
	for _, u := range f.of.Implied(f.kind, at) {
		switch {
		case u.Function != nil:
			effect = max(effect, l.callEffect(u.Function))
		case u.Record != nil:
			effect = max(effect, l.impliedEffect(impliedFunction{u.Record, f.kind}, at))
		}
	}
	l.implied[f] = effect
	return effect
}

// callEffect returns the effect of calling a function; nil represents one that the compiler defines.
func (l *lastErrors) callEffect(f *sema.Function) errorEffect {
	if f == nil {
		return leavesError
	}
	fd := f.Definition()
	if fd == nil || l.pass.Unit(fd.Node).Prelude {
		if memory.KnowsNoCUDA(f) {
			return leavesError
		}
		return mayLook
	}
	if known, ok := l.effects[fd]; ok {
		return known
	}
	l.effects[fd] = leavesError // a call of itself adds nothing
	effect := l.bodyEffect(fd)
	l.effects[fd] = effect
	return effect
}

// bodyEffect returns the effect of a function that is defined.
func (l *lastErrors) bodyEffect(fd *sema.FuncDecl) errorEffect {
	type before struct{} // nothing was done with CUDA yet
	b := l.pass.BodyOf(fd.Function)
	if b == nil || len(hiddenMacros(body.Of(fd))) > 0 {
		return mayLook
	}
	lost := lostErrors(b)
	solution := possibility[before]{graph: flow.Of(body.Of(fd)), entry: factSet[before]{{}: true}, op: func(facts factSet[before], op *body.Op) {
		if l.effect(op, lost) != leavesError {
			clear(facts)
		}
	}}.solve()
	if solution == nil || !solution.Complete {
		return mayLook
	}
	effect := leavesError
	solution.Each(func(facts factSet[before], op *body.Op) {
		if facts[before{}] {
			effect = max(effect, l.effect(op, lost))
		}
	})
	return effect
}
