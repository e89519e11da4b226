package goorder

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/fixpoint"
)

// Ways follows the ways through functions node by node, where [Finder.After] knows calls.
type Ways struct {
	*Finder
	tags map[ast.Node]map[ast.Expr]ast.Expr // of switch statements, by the expressions of their cases

	verdicts *fixpoint.Solver[question, outcome]
}

// A question is what the bool tells that a function returns, if its parameters tell something.
type question struct {
	decl *ast.FuncDecl
	told outcome
}

// NewWays returns one for the functions of a package.
func NewWays(f *Finder) *Ways {
	w := &Ways{Finder: f, tags: map[ast.Node]map[ast.Expr]ast.Expr{}}
	w.verdicts = fixpoint.New(w.findVerdict, func(a, b outcome) bool { return a == b })
	return w
}

// A Point is a place on a way.
type Point struct {
	Node ast.Node // a simple statement or an expression

	IsFirst  bool            // the call stands in it
	Deferred *ast.DeferStmt  // Node, its call, runs at the function's end; the defer came before the call
	End      *ast.ReturnStmt // the function returns; Node is the same
}

// After follows the ways on from a call in a function, the call's own node first, up to the
// function's ends, each of which comes behind the deferred calls that were deferred before the
// call. The way goes on behind a point if visit reports so. Ways on which the call has failed
// are left out, as far as its results tell by themselves or through what is made of them:
// an error, a status, a bool that a function makes of one. A way ends where they are looked at
// in a manner that does not tell, and where the program ends.
func (f *Ways) After(function ast.Node, call *ast.CallExpr, visit func(Point) bool) {
	body := Body(function)
	if body == nil {
		return
	}
	w := &wayWalk{Ways: f, function: function, call: call, visit: visit, seen: map[string]bool{}, defers: defersOf(body)}
	for _, b := range f.Graph(function).Blocks {
		for i, n := range b.Nodes {
			if b.Live && n.Pos() <= call.Pos() && call.End() <= n.End() && !inLiteral(n, call) {
				w.block(b, i, outcomes{}, true)
				return
			}
		}
	}
}

// An outcome is what a value tells of the call.
type outcome uint8

const (
	nothing   outcome = iota
	fault             // it has failed if the value is not nil or zero
	success           // a bool: it has succeeded
	failure           // a bool: it has failed
	product           // what the call has made: nil if it has failed
	uncertain         // something, not known what
)

// inverted returns what the negation of a bool tells.
func (o outcome) inverted() outcome {
	switch o {
	case success:
		return failure
	case failure:
		return success
	}
	return o
}

// outcomes are what variables tell at a point.
type outcomes map[*types.Var]outcome

func (o outcomes) key(b *cfg.Block) string {
	var list []string
	for v, is := range o {
		list = append(list, fmt.Sprint(v.Pos(), is))
	}
	slices.Sort(list)
	return fmt.Sprint(b.Index, list)
}

type wayWalk struct {
	*Ways
	function ast.Node
	call     *ast.CallExpr
	visit    func(Point) bool
	seen     map[string]bool
	defers   []*ast.DeferStmt // the last one first
}

// block visits the nodes of a block from one on and all that comes behind them.
func (w *wayWalk) block(b *cfg.Block, i int, told outcomes, first bool) {
	for ; i < len(b.Nodes); i++ {
		n := b.Nodes[i]
		r, returns := n.(*ast.ReturnStmt)
		if (!returns || first) && !w.visit(Point{Node: n, IsFirst: first}) {
			return
		}
		if returns {
			w.end(r)
			return
		}
		told = w.assigned(n, told)
		first = false
	}
	skip := -1
	if len(b.Succs) == 2 && len(b.Nodes) > 0 {
		if cond, ok := b.Nodes[len(b.Nodes)-1].(ast.Expr); ok {
			switch w.condition(cond, told) {
			case success:
				skip = 1
			case failure:
				skip = 0
			case uncertain:
				return
			}
		}
	}
	for i, next := range b.Succs {
		key := told.key(next)
		if i == skip || w.seen[key] {
			continue
		}
		w.seen[key] = true
		w.block(next, 0, told, false)
	}
}

// end visits what was deferred before the call, and the function's end.
func (w *wayWalk) end(r *ast.ReturnStmt) {
	for _, d := range w.defers {
		if d.End() < w.call.Pos() && !w.visit(Point{Node: d.Call, Deferred: d}) {
			return
		}
	}
	w.visit(Point{Node: r, End: r})
}

// assigned returns what variables tell behind a statement.
func (w *wayWalk) assigned(n ast.Node, told outcomes) outcomes {
	var left, right []ast.Expr
	switch n := n.(type) {
	case *ast.AssignStmt:
		left, right = n.Lhs, n.Rhs
	case *ast.ValueSpec:
		for _, name := range n.Names {
			left = append(left, name)
		}
		right = n.Values
	default:
		return told
	}
	after := maps.Clone(told)
	for i, l := range left {
		id, ok := ast.Unparen(l).(*ast.Ident)
		if !ok {
			continue
		}
		v, ok := w.Info.ObjectOf(id).(*types.Var)
		if !ok {
			continue
		}
		is := nothing
		switch {
		case len(left) == len(right):
			is = w.outcome(right[i], told)
		case len(right) == 1:
			if call, ok := ast.Unparen(right[0]).(*ast.CallExpr); ok {
				if call == w.call {
					is = ofResult(v.Type())
				} else if isErrorType(v.Type()) && w.outcomeOfArgs(call, told) == fault {
					is = fault
				}
			}
		}
		delete(after, v)
		if is != nothing {
			after[v] = is
		}
	}
	return after
}

// ofResult returns what a result of the call tells by its type.
func ofResult(t types.Type) outcome {
	switch {
	case isErrorType(t), cgobridge.IsStatus(t):
		return fault
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return product
	case *types.Basic:
		switch {
		case u.Kind() == types.UnsafePointer:
			return product
		case u.Info()&types.IsBoolean != 0:
			return success
		}
	}
	return nothing
}

func isErrorType(t types.Type) bool {
	return t != nil && types.Identical(t, types.Universe.Lookup("error").Type())
}

// condition returns what it tells of the call if a condition holds.
func (w *wayWalk) condition(cond ast.Expr, told outcomes) outcome {
	if tag := w.tag(cond); tag != nil {
		if w.outcome(tag, told) != fault {
			return nothing
		}
		if w.isNothing(cond) {
			return success
		}
		return failure
	}
	switch o := w.outcome(cond, told); o {
	case success, failure:
		return o
	case nothing:
		return nothing
	}
	return uncertain
}

// tag returns the tag of the switch statement of whose cases an expression is one, or nil.
func (w *wayWalk) tag(e ast.Expr) ast.Expr {
	tags, ok := w.tags[w.function]
	if !ok {
		tags = map[ast.Expr]ast.Expr{}
		for n := range ast.Preorder(w.function) {
			if s, ok := n.(*ast.SwitchStmt); ok && s.Tag != nil {
				for _, c := range s.Body.List {
					for _, e := range c.(*ast.CaseClause).List {
						tags[e] = s.Tag
					}
				}
			}
		}
		w.tags[w.function] = tags
	}
	return tags[e]
}

// outcome returns what a value tells of the call.
func (w *wayWalk) outcome(e ast.Expr, told outcomes) outcome {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v, ok := w.Info.ObjectOf(x).(*types.Var); ok {
			return told[v]
		}
	case *ast.UnaryExpr:
		if x.Op == token.NOT {
			return w.outcome(x.X, told).inverted()
		}
	case *ast.BinaryExpr:
		return w.comparison(x, told)
	case *ast.CallExpr:
		return w.outcomeOfCall(x, told)
	}
	return nothing
}

func (w *wayWalk) comparison(x *ast.BinaryExpr, told outcomes) outcome {
	a, b := x.X, x.Y
	if w.isNothing(a) {
		a, b = b, a
	}
	is := w.outcome(a, told)
	if is == nothing {
		a, b = b, a
		is = w.outcome(a, told)
	}
	if is == nothing || is == product && !w.isNothing(b) {
		return nothing
	}
	if x.Op != token.EQL && x.Op != token.NEQ && x.Op != token.GTR && x.Op != token.LSS || !w.isNothing(b) {
		return uncertain
	}
	o := uncertain
	switch is {
	case fault:
		o = failure
	case product:
		o = success
	}
	if x.Op == token.EQL {
		return o.inverted()
	}
	return o
}

// outcomeOfCall returns what the value of a call tells: the call itself, a conversion, or a
// function that is given something that tells.
func (w *wayWalk) outcomeOfCall(call *ast.CallExpr, told outcomes) outcome {
	if call == w.call {
		t := w.Info.TypeOf(call)
		if t == nil {
			return nothing
		}
		if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsInteger != 0 && b.Kind() != types.Uintptr && w.C(call) != nil {
			return fault
		}
		return ofResult(t)
	}
	is := w.outcomeOfArgs(call, told)
	if is == nothing || w.Info.Types[call.Fun].IsType() {
		return is
	}
	t := w.Info.TypeOf(call)
	if t == nil {
		return nothing
	}
	b, ok := t.Underlying().(*types.Basic)
	switch {
	case ok && b.Info()&types.IsBoolean != 0:
		verdict := w.verdict(call, is)
		if is == product && verdict == uncertain { // of something else about it
			return nothing
		}
		return verdict
	case is != product && (isErrorType(t) || ok && b.Info()&types.IsInteger != 0):
		return is
	}
	return nothing
}

// outcomeOfArgs returns what the arguments of a call, and what its method is called on, tell.
func (w *wayWalk) outcomeOfArgs(call *ast.CallExpr, told outcomes) outcome {
	for _, arg := range call.Args {
		if is := w.outcome(arg, told); is != nothing {
			return is
		}
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && w.Info.Selections[sel] != nil {
		return w.outcome(sel.X, told)
	}
	return nothing
}

// verdict returns what the bool tells that a function of the package makes of a parameter
// that tells something.
func (w *wayWalk) verdict(call *ast.CallExpr, is outcome) outcome {
	fn := w.Callee(call)
	if fn == nil || w.Declared(fn) == nil {
		return uncertain
	}
	if verdict := w.verdicts.Solve(question{w.Declared(fn), is}); verdict != nothing {
		return verdict
	}
	return uncertain
}

// findVerdict returns the meaning of a function's bool: success if true is returned where the
// parameters hold no error. It is nothing for a function that does not return.
func (f *Ways) findVerdict(q question) outcome {
	fn, ok := f.Info.Defs[q.decl.Name].(*types.Func)
	if !ok {
		return uncertain
	}
	told := outcomes{}
	for v := range fn.Signature().Params().Variables() {
		told[v] = q.told
	}
	if recv := fn.Signature().Recv(); recv != nil {
		told[recv] = q.told
	}
	verdict := nothing
	w := &wayWalk{Ways: f, function: q.decl, seen: map[string]bool{}}
	w.visit = func(p Point) bool {
		if p.End != nil {
			if is := w.returned(p.End, told); verdict == nothing {
				verdict = is
			} else if verdict != is {
				verdict = uncertain
			}
		}
		return true
	}
	w.block(f.Graph(q.decl).Blocks[0], 0, told, false)
	return verdict
}

// returned returns what the bool of a return statement tells: success, failure or uncertain.
func (w *wayWalk) returned(r *ast.ReturnStmt, told outcomes) outcome {
	if len(r.Results) != 1 {
		return uncertain
	}
	if value := w.Info.Types[r.Results[0]].Value; value != nil && value.Kind() == constant.Bool {
		if constant.BoolVal(value) {
			return success
		}
		return failure
	}
	if is := w.outcome(r.Results[0], told); is == success || is == failure {
		return is
	}
	return uncertain
}
