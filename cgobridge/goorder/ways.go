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

	verdicts *fixpoint.Solver[question, Outcome]
}

// A question is the meaning of a function's bool result, given the meaning of its parameters.
type question struct {
	decl *ast.FuncDecl
	told Outcome
}

// NewWays returns one for the functions of a package.
func NewWays(f *Finder) *Ways {
	w := &Ways{Finder: f, tags: map[ast.Node]map[ast.Expr]ast.Expr{}}
	w.verdicts = fixpoint.New(w.findVerdict, func(a, b Outcome) bool { return a == b })
	return w
}

// A Point is a place on a way.
type Point struct {
	Node ast.Node // a simple statement or an expression

	IsFirst  bool            // the node contains the call
	Deferred *ast.DeferStmt  // Node, its call, runs at the function's end; the defer came before the call
	End      *ast.ReturnStmt // the function returns; Node is the same
}

// After follows the paths from a call, starting with its own node, to the exits of the function. Each
// exit comes after the calls that were deferred before the call. visit decides whether the path
// continues after a point. Paths on which the call has failed are left out if its results show that,
// directly or through derived values: an error, a status, a bool computed from one. A path ends where
// the results are tested in a way that is not understood, and where the program ends.
func (f *Ways) After(function ast.Node, call *ast.CallExpr, visit func(Point) bool) {
	body := Body(function)
	if body == nil {
		return
	}
	w := &wayWalk{Ways: f, function: function, call: call, visit: visit, seen: map[string]bool{}, defers: defersOf(body)}
	w.made = func(other *ast.CallExpr, result types.Type) Outcome {
		if other != call {
			return Nothing
		}
		return f.OfResult(call, result)
	}
	for _, b := range f.Graph(function).Blocks {
		for i, n := range b.Nodes {
			if b.Live && n.Pos() <= call.Pos() && call.End() <= n.End() && !inLiteral(n, call) {
				w.block(b, i, outcomes{}, true)
				return
			}
		}
	}
}

// An Outcome is what a value implies about a call.
type Outcome uint8

const (
	Nothing   Outcome = iota
	Fault             // it has failed if the value is not nil or zero
	Success           // a bool: it has succeeded
	Failure           // a bool: it has failed
	Product           // the object that the call created: nil if it has failed
	Uncertain         // derived from the call, meaning unknown
)

// inverted returns the outcome implied by the negation of a bool.
func (o Outcome) inverted() Outcome {
	switch o {
	case Success:
		return Failure
	case Failure:
		return Success
	}
	return o
}

// outcomes are the outcomes implied by variables at a point.
type outcomes map[*types.Var]Outcome

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
	made     Made
	visit    func(Point) bool
	seen     map[string]bool
	defers   []*ast.DeferStmt // the last one first
}

// block visits the nodes of a block from one on and everything after them.
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
			var ends bool
			if skip, ends = w.skipped(cond, told); ends {
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

// skipped returns the successor of a condition that is not taken because the call has failed there: 0 for true, 1 for false, -1
// if both may be taken. ends is set if that is not known.
func (w *wayWalk) skipped(cond ast.Expr, told outcomes) (skip int, ends bool) {
	x, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	if !ok || x.Op != token.LAND && x.Op != token.LOR {
		switch w.condition(cond, told) {
		case Success:
			return 1, false
		case Failure:
			return 0, false
		case Uncertain:
			return -1, true
		}
		return -1, false
	}
	left, leftEnds := w.skipped(x.X, told)
	right, rightEnds := w.skipped(x.Y, told)
	both := 0 // the successor on which both operands have the value of the whole
	if x.Op == token.LOR {
		both = 1
	}
	if left == both || right == both {
		return both, leftEnds || rightEnds
	}
	return -1, leftEnds || rightEnds
}

// end visits the calls deferred before the call, and the exit.
func (w *wayWalk) end(r *ast.ReturnStmt) {
	for _, d := range w.defers {
		if d.End() < w.call.Pos() && !w.visit(Point{Node: d.Call, Deferred: d}) {
			return
		}
	}
	w.visit(Point{Node: r, End: r})
}

// assigned returns the outcomes of variables after a statement.
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
		is := Nothing
		switch {
		case len(left) == len(right):
			is = w.outcome(right[i], told)
		case len(right) == 1:
			if call, ok := ast.Unparen(right[0]).(*ast.CallExpr); ok {
				if is = w.made(call, v.Type()); is == Nothing && isErrorType(v.Type()) && w.outcomeOfArgs(call, told) == Fault {
					is = Fault
				}
			}
		}
		delete(after, v)
		if is != Nothing {
			after[v] = is
		}
	}
	return after
}

// A Made returns the outcome implied by a result of a call, of a type; Nothing for calls that are not of interest.
type Made func(call *ast.CallExpr, result types.Type) Outcome

// OfResult returns the outcome that a result of a call implies by its type.
func (f *Finder) OfResult(call *ast.CallExpr, t types.Type) Outcome {
	if c := f.C(call); c != nil && c.BySymbol != nil {
		return ofSymbol(c, t)
	}
	if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsInteger != 0 && b.Kind() != types.Uintptr && f.C(call) != nil {
		return Fault
	}
	switch {
	case isErrorType(t), cgobridge.IsStatus(t):
		return Fault
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return Product
	case *types.Basic:
		switch {
		case u.Kind() == types.UnsafePointer:
			return Product
		case u.Info()&types.IsBoolean != 0:
			return Success
		}
	}
	return Nothing
}

// ofSymbol is OfResult for a call without cgo. What follows the first result, as the last error of Windows, tells nothing.
func ofSymbol(call *cgobridge.Call, t types.Type) Outcome {
	b, ok := t.Underlying().(*types.Basic)
	first := call.Signature().Results().At(0).Type()
	if types.Identical(t, first) && (isErrorType(t) || ok && b.Info()&types.IsInteger != 0) {
		return Fault
	}
	return Nothing
}

func isErrorType(t types.Type) bool {
	return t != nil && types.Identical(t, types.Universe.Lookup("error").Type())
}

// Condition returns the outcome implied by a condition that holds.
func (f *Ways) Condition(function ast.Node, cond ast.Expr, told map[*types.Var]Outcome, made Made) Outcome {
	w := &wayWalk{Ways: f, function: function, made: made}
	return w.condition(cond, told)
}

// Assigned returns the outcomes of variables after a statement of a function.
func (f *Ways) Assigned(function, n ast.Node, told map[*types.Var]Outcome, made Made) map[*types.Var]Outcome {
	w := &wayWalk{Ways: f, function: function, made: made}
	return w.assigned(n, told)
}

// Result returns the outcome implied by a result of a function.
func (f *Ways) Result(function ast.Node, e ast.Expr, told map[*types.Var]Outcome, made Made) Outcome {
	w := &wayWalk{Ways: f, function: function, made: made}
	return w.outcome(e, told)
}

// Tag returns the tag of the switch statement of whose cases an expression is one, or nil.
func (f *Ways) Tag(function ast.Node, e ast.Expr) ast.Expr {
	w := &wayWalk{Ways: f, function: function}
	return w.tag(e)
}

// condition returns the outcome of the call implied by a condition that holds.
func (w *wayWalk) condition(cond ast.Expr, told outcomes) Outcome {
	if tag := w.tag(cond); tag != nil {
		if w.outcome(tag, told) != Fault {
			return Nothing
		}
		if w.isNothing(cond) {
			return Success
		}
		return Failure
	}
	switch o := w.outcome(cond, told); o {
	case Success, Failure:
		return o
	case Nothing:
		return Nothing
	}
	return Uncertain
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

// outcome returns the outcome of the call implied by a value.
func (w *wayWalk) outcome(e ast.Expr, told outcomes) Outcome {
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
	return Nothing
}

func (w *wayWalk) comparison(x *ast.BinaryExpr, told outcomes) Outcome {
	a, b := x.X, x.Y
	if w.isNothing(a) {
		a, b = b, a
	}
	is := w.outcome(a, told)
	if is == Nothing {
		a, b = b, a
		is = w.outcome(a, told)
	}
	if is == Nothing || is == Product && !w.isNothing(b) {
		return Nothing
	}
	if x.Op != token.EQL && x.Op != token.NEQ && x.Op != token.GTR && x.Op != token.LSS || !w.isNothing(b) {
		return Uncertain
	}
	o := Uncertain
	switch is {
	case Fault:
		o = Failure
	case Product:
		o = Success
	}
	if x.Op == token.EQL {
		return o.inverted()
	}
	return o
}

// outcomeOfCall returns the outcome implied by the value of a call: the call itself, a conversion, or
// a function with an argument that implies one.
func (w *wayWalk) outcomeOfCall(call *ast.CallExpr, told outcomes) Outcome {
	if t := w.Info.TypeOf(call); t != nil {
		if is := w.made(call, t); is != Nothing {
			return is
		}
	}
	is := w.outcomeOfArgs(call, told)
	if is == Nothing || w.Info.Types[call.Fun].IsType() {
		return is
	}
	t := w.Info.TypeOf(call)
	if t == nil {
		return Nothing
	}
	b, ok := t.Underlying().(*types.Basic)
	switch {
	case ok && b.Info()&types.IsBoolean != 0:
		verdict := w.verdict(call, is)
		if is == Product && verdict == Uncertain { // of something else about it
			return Nothing
		}
		return verdict
	case is != Product && (isErrorType(t) || ok && b.Info()&types.IsInteger != 0):
		return is
	}
	return Nothing
}

// outcomeOfArgs returns the outcome implied by the arguments and the receiver of a call.
func (w *wayWalk) outcomeOfArgs(call *ast.CallExpr, told outcomes) Outcome {
	for _, arg := range call.Args {
		if is := w.outcome(arg, told); is != Nothing {
			return is
		}
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && w.Info.Selections[sel] != nil {
		return w.outcome(sel.X, told)
	}
	return Nothing
}

// verdict returns the outcome implied by the bool that a function of the package computes from such a
// parameter.
func (w *wayWalk) verdict(call *ast.CallExpr, is Outcome) Outcome {
	fn := w.Callee(call)
	if fn == nil || w.Declared(fn) == nil {
		return Uncertain
	}
	if verdict := w.verdicts.Solve(question{w.Declared(fn), is}); verdict != Nothing {
		return verdict
	}
	return Uncertain
}

// findVerdict returns the meaning of a function's bool: success if true is returned where the
// parameters hold no error. It is nothing for a function that does not return.
func (f *Ways) findVerdict(q question) Outcome {
	fn, ok := f.Info.Defs[q.decl.Name].(*types.Func)
	if !ok {
		return Uncertain
	}
	told := outcomes{}
	for v := range fn.Signature().Params().Variables() {
		told[v] = q.told
	}
	if recv := fn.Signature().Recv(); recv != nil {
		told[recv] = q.told
	}
	verdict := Nothing
	w := &wayWalk{Ways: f, function: q.decl, seen: map[string]bool{}, made: func(*ast.CallExpr, types.Type) Outcome { return Nothing }}
	w.visit = func(p Point) bool {
		if p.End != nil {
			if is := w.returned(p.End, told); verdict == Nothing {
				verdict = is
			} else if verdict != is {
				verdict = Uncertain
			}
		}
		return true
	}
	w.block(f.Graph(q.decl).Blocks[0], 0, told, false)
	return verdict
}

// returned returns the outcome implied by the bool of a return statement: success, failure or uncertain.
func (w *wayWalk) returned(r *ast.ReturnStmt, told outcomes) Outcome {
	if len(r.Results) != 1 {
		return Uncertain
	}
	if value := w.Info.Types[r.Results[0]].Value; value != nil && value.Kind() == constant.Bool {
		if constant.BoolVal(value) {
			return Success
		}
		return Failure
	}
	if is := w.outcome(r.Results[0], told); is == Success || is == Failure {
		return is
	}
	return Uncertain
}
