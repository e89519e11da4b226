package goresource

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// An effect is what a function does with a value that it is given or finds in a variable.
type effect struct {
	kind   effectKind
	source Source
	into   *types.Var // of queued
	field  *types.Var // of queued: the field of the struct that is put there which has the value; nil if the value is put there itself

	// elsewhere is set if it stands in a literal that a function gets of which it is not known
	// when it calls it, and whether.
	elsewhere bool
}

type effectKind uint8

const (
	ended  effectKind = iota // it is released, or freed as memory of the C library's
	queued                   // it is put into a channel, container, field or variable
	handed                   // C gets it
)

// effectsOf returns what a function ends and hands to C, itself and through functions of the
// package that it calls. What stands in function literals is taken to run.
func (f *Finder) effectsOf(function ast.Node) []effect { return f.effects.Solve(function) }

func (f *Finder) findEffects(function ast.Node) []effect {
	var list effects
	ast.PreorderStack(goorder.Body(function), nil, func(n ast.Node, stack []ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			list.addAll(f.callEffects(call), f.isElsewhere(stack))
		}
		return true
	})
	return list
}

// queuedBy returns what a function puts where others find it, in the same manner.
func (f *Finder) queuedBy(function ast.Node) []effect { return f.queues.Solve(function) }

func (f *Finder) findQueues(function ast.Node) []effect {
	var list effects
	ast.PreorderStack(goorder.Body(function), nil, func(n ast.Node, stack []ast.Node) bool {
		switch n := n.(type) {
		case *ast.SendStmt:
			list.addAll(f.queue(n.Chan, n.Value), false)
		case *ast.AssignStmt:
			for i, left := range n.Lhs {
				if len(n.Lhs) == len(n.Rhs) && f.isShared(left) {
					list.addAll(f.queue(left, n.Rhs[i]), false)
				}
			}
		case *ast.CallExpr:
			if container := f.fromContainer(n); container != nil {
				for _, arg := range n.Args {
					list.addAll(f.queue(container, arg), false)
				}
			} else {
				list.addAll(f.translated(n, f.queuedBy), f.isElsewhere(stack))
			}
		}
		return true
	})
	return list
}

// queue returns what it is to put a value into something.
func (f *Finder) queue(into, value ast.Expr) []effect {
	var list []effect
	for _, to := range f.Sources(into) {
		for _, from := range f.parts(value) {
			list = append(list, effect{kind: queued, source: from.Source, into: to.Last(), field: from.field})
		}
	}
	return list
}

// effects are those of a function, each once.
type effects []effect

func (list *effects) addAll(more []effect, elsewhere bool) {
	for _, e := range more {
		e.elsewhere = e.elsewhere || elsewhere
		if !e.source.isFollowed() || slices.ContainsFunc(*list, func(old effect) bool {
			return old.kind == e.kind && old.into == e.into && old.field == e.field && old.elsewhere == e.elsewhere &&
				old.source.Root == e.source.Root && slices.Equal(old.source.Path, e.source.Path)
		}) {
			continue
		}
		*list = append(*list, e)
	}
}

// isElsewhere reports whether one of the nodes of a stack is a function literal that is given
// to a function which is neither the package's nor the standard library's.
func (f *Finder) isElsewhere(stack []ast.Node) bool {
	for i, n := range stack {
		if _, ok := n.(*ast.FuncLit); !ok || i == 0 {
			continue
		}
		call, ok := stack[i-1].(*ast.CallExpr)
		if !ok || ast.Unparen(call.Fun) == n {
			continue
		}
		if _, own := f.target(call.Fun); own || f.Info.Types[call.Fun].IsBuiltin() || f.Info.Types[call.Fun].IsType() {
			continue
		}
		if fn := f.Callee(call); fn == nil || fn.Pkg() == nil || !cgobridge.IsStandard(fn.Pkg().Path()) {
			return true
		}
	}
	return false
}

// isShared reports whether what is assigned to an expression is seen elsewhere: no local
// variable.
func (f *Finder) isShared(left ast.Expr) bool {
	if v := f.variable(left); v != nil {
		return f.isGlobal(v)
	}
	_, blank := ast.Unparen(left).(*ast.Ident)
	return !blank
}

// callEffects returns what a call ends and hands to C.
func (f *Finder) callEffects(call *ast.CallExpr) []effect {
	c := f.C(call)
	if c == nil {
		if _, ok := f.target(call.Fun); !ok {
			return f.importedEffects(call)
		}
		return f.translated(call, f.effectsOf)
	}
	var list []effect
	r := f.Resources(c.Name)
	for i, arg := range call.Args {
		kind := handed
		if r != nil && (slices.Contains(r.Releases, i) || slices.Contains(r.Frees, i)) {
			kind = ended
		}
		for _, s := range f.Sources(arg) {
			list = append(list, effect{kind: kind, source: s})
		}
	}
	return list
}

// translated returns the effects of the function of the package that a call calls in the words
// of the caller.
func (f *Finder) translated(call *ast.CallExpr, of func(ast.Node) []effect) []effect {
	t, ok := f.target(call.Fun)
	if !ok {
		return nil
	}
	sig := f.signatureOf(t.function)
	if sig == nil {
		return nil
	}
	effects := of(t.function)
	if len(effects) == 0 {
		return nil
	}
	var list []effect
	given := map[*types.Var][]part{}
	for i, v := range parameters(sig) {
		if v != nil {
			given[v] = f.parts(t.argument(sig, call, i))
		}
	}
	for _, e := range effects {
		if into, ok := given[e.into]; ok && len(into) > 0 {
			e.into = into[0].Last()
		}
		parts, ok := given[e.source.Root]
		if !ok && !f.isLocal(e.source.Root, t.function) {
			list = append(list, e)
		}
		for _, p := range parts {
			if translated, ok := p.in(e); ok {
				list = append(list, translated)
			}
		}
	}
	return list
}

// isLocal reports whether a variable is a function's own.
func (f *Finder) isLocal(v *types.Var, function ast.Node) bool {
	return v != nil && !f.isGlobal(v) && function.Pos() <= v.Pos() && v.Pos() < function.End()
}

// A part is the source of a value, or of a field of the struct that the value is.
type part struct {
	Source
	field *types.Var // nil for the value itself
}

// parts returns the sources of a value, field by field where it is a struct's literal.
func (f *Finder) parts(e ast.Expr) []part {
	if e == nil {
		return nil
	}
	var list []part
	if lit := f.literalOf(e); lit != nil {
		if s, ok := f.Underlying(lit).(*types.Struct); ok {
			t := f.newTracing()
			for field := range s.Fields() {
				for _, value := range t.fieldsIn(lit, field) {
					for _, from := range f.Sources(value) {
						list = append(list, part{from, field.Origin()})
					}
				}
			}
			return list
		}
	}
	for _, from := range f.Sources(e) {
		list = append(list, part{Source: from})
	}
	return list
}

// literalOf returns the composite literal that an expression is, or is given once, or the
// address of which it is; nil if it is none.
func (f *Finder) literalOf(e ast.Expr) *ast.CompositeLit {
	e = f.Assigned(e)
	if unary, ok := e.(*ast.UnaryExpr); ok {
		e = ast.Unparen(unary.X)
	}
	lit, _ := e.(*ast.CompositeLit)
	return lit
}

// in returns what an effect on a parameter is on the part that is given for it.
func (p part) in(e effect) (effect, bool) {
	path := e.source.Path
	switch {
	case p.field == nil:
	case len(path) == 0 && e.field == nil:
		e.field = p.field
	case len(path) > 0 && path[0] == p.field:
		path = path[1:]
	default:
		return effect{}, false
	}
	e.source = Source{p.Root, slices.Concat(p.Path, path)}
	return e, true
}

// releasesElsewhere reports whether a function of another package may release a parameter.
func (f *Finder) releasesElsewhere(fn *types.Func, index int) bool {
	helps := f.memory(fn)
	return helps != nil && slices.Contains(helps.Releases, gomemory.Source{Index: index - 1})
}

// importedEffects returns what a function of another package does with its arguments.
func (f *Finder) importedEffects(call *ast.CallExpr) []effect {
	fn := f.Callee(call)
	if fn == nil {
		return nil
	}
	helps := f.imported(fn)
	var list []effect
	for i, arg := range call.Args {
		index := parameter(fn.Signature(), i)
		for _, s := range f.Sources(arg) {
			if f.releasesElsewhere(fn, index) {
				list = append(list, effect{kind: ended, source: s})
			} else if helps != nil && helps.Hands[index] {
				list = append(list, effect{kind: handed, source: s})
			}
		}
	}
	return list
}
