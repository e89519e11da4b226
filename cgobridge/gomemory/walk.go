package gomemory

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/limit"
)

// A frame is the activation of a function being analyzed, without callers or at a call.
type frame struct {
	f        *Finder
	function ast.Node // *ast.FuncDecl or *ast.FuncLit; nil outside of functions
	fn       *types.Func
	caller   *frame
	in       *context
	call     *ast.CallExpr // by which it was come to
	results  []place
	exit     *state
	tells    bool // events are recorded
	tooLong  bool
	perhaps  bool                              // the current call may do nothing, such as that of a sync.Once
	apart    bool                              // the current call is made by another goroutine
	did      map[*ast.CallExpr][]effect        // creations, releases and uses of its calls
	verdicts map[*ast.CallExpr]goorder.Outcome // the meaning of the bools they return
	block    *cfg.Block                        // the current one
	ways     map[*cfg.Block][]*cfg.Block       // feasible successors, by the known conditions
	always   map[*cfg.Block]bool               // whether every way through the function comes through a block
	known    *Context
	entry    *state    // after the parameters have their values; nil for the outermost
	inner    []outcome // of calls within this one that began alike
}

func (f *Finder) newFrame(function ast.Node, caller *frame, call *ast.CallExpr) *frame {
	fr := &frame{
		f: f, function: function, caller: caller, call: call,
		did: map[*ast.CallExpr][]effect{}, verdicts: map[*ast.CallExpr]goorder.Outcome{},
	}
	if caller != nil {
		fr.in = f.context(caller.in, call)
	}
	var list *ast.FieldList
	switch function := function.(type) {
	case *ast.FuncDecl:
		list = function.Type.Results
	case *ast.FuncLit:
		list = function.Type.Results
	}
	if list == nil {
		return fr
	}
	for _, field := range list.List {
		for i := range max(1, len(field.Names)) {
			if i < len(field.Names) {
				if v, ok := f.Info.Defs[field.Names[i]].(*types.Var); ok {
					fr.results = append(fr.results, f.objects.variable(v))
					continue
				}
			}
			fr.results = append(fr.results, f.make(field, len(fr.results), fr.in, 0))
		}
	}
	return fr
}

// declares reports whether a variable is a local one of the function or of a caller that is
// looked at as well, and was given its value there.
func (fr *frame) declares(v *types.Var) bool {
	for ; fr != nil; fr = fr.caller {
		if fr.function != nil && fr.function.Pos() <= v.Pos() && v.Pos() < fr.function.End() {
			return fr.caller != nil || !fr.isParameter(v)
		}
	}
	return false
}

// isParameter reports whether a variable is a parameter of a frame's function.
func (fr *frame) isParameter(v *types.Var) bool {
	for ; fr != nil; fr = fr.caller {
		var t *ast.FuncType
		var recv *ast.FieldList
		switch function := fr.function.(type) {
		case *ast.FuncDecl:
			t, recv = function.Type, function.Recv
		case *ast.FuncLit:
			t = function.Type
		default:
			continue
		}
		if t.Params.Pos() <= v.Pos() && v.Pos() < t.Params.End() || recv != nil && recv.Pos() <= v.Pos() && v.Pos() < recv.End() {
			return true
		}
	}
	return false
}

// run analyzes the function and returns the state at its returns; nil if it does not return.
func (fr *frame) run(entry *state) *state {
	g := fr.f.graph(fr.function)
	fr.ways = map[*cfg.Block][]*cfg.Block{}
	in := map[*cfg.Block]*state{g.order[0]: entry}
	tells := fr.tells
	fr.tells = tells && !g.cyclic
	pending := map[*cfg.Block]bool{g.order[0]: true}
	skipped := map[*cfg.Block]*state{} // the state for a loop without iterations, whose exit is reached after its body has been seen
	for visits := 0; len(pending)+len(skipped) > 0; visits++ {
		if visits > limit.FlowVisits.Value() || fr.f.isTooMuch() {
			fr.tooLong = true
			return nil
		}
		atEnd := len(pending) == 0
		for _, b := range g.order {
			if atEnd && skipped[b] != nil {
				fr.flow(in, pending, b, 1, skipped[b])
				delete(skipped, b)
			}
			if !pending[b] {
				continue
			}
			delete(pending, b)
			before := in[b]
			if g.cyclic {
				before = before.clone()
			}
			_, seen := fr.ways[b]
			if !seen {
				fr.ways[b] = nil // no way on, as far as is known
			}
			delete(skipped, b)
			for i, out := range fr.through(b, before) {
				switch {
				case out == nil:
				case isLoopHead(b) && i == 1 && !seen:
					skipped[b] = out
				default:
					fr.flow(in, pending, b, i, out)
				}
			}
		}
	}
	if !g.cyclic {
		return fr.exit
	}
	fr.exit, fr.tells = nil, tells
	for _, b := range g.order {
		if in[b] != nil {
			fr.through(b, in[b])
		}
	}
	return fr.exit
}

// flow joins the state after a block into a successor, which becomes pending if its state grows.
func (fr *frame) flow(in map[*cfg.Block]*state, pending map[*cfg.Block]bool, b *cfg.Block, i int, out *state) {
	to := b.Succs[i]
	if isLoopHead(b) && i == 1 {
		fr.afterLoop(out)
	}
	fr.ways[b] = union(fr.ways[b], []*cfg.Block{to})
	joined := fr.join(in[to], out)
	if in[to] == nil || !joined.equal(in[to]) {
		in[to], pending[to] = joined, true
	}
}

// isLoopHead reports whether a block decides whether a loop has another round.
func isLoopHead(b *cfg.Block) bool {
	return (b.Kind == cfg.KindForLoop || b.Kind == cfg.KindRangeLoop) && len(b.Succs) == 2
}

// isTooMuch reports whether the work limit of the current function is exceeded.
func (f *Finder) isTooMuch() bool {
	if f.quiet {
		return f.work > stepsAlone
	}
	if f.work <= limit.GoSteps.Value() {
		return false
	}
	f.Exceed(limit.GoSteps)
	return true
}

// A graph is the control flow of a function.
type graph struct {
	order  []*cfg.Block // those that can be reached, in reverse postorder: the entry is the first
	cyclic bool
}

func (f *Finder) graph(function ast.Node) *graph {
	if g := f.graphs[function]; g != nil {
		return g
	}
	g := &graph{}
	const (
		begun = iota + 1
		done
	)
	state := map[*cfg.Block]int{}
	var visit func(*cfg.Block)
	visit = func(b *cfg.Block) {
		state[b] = begun
		for _, to := range b.Succs {
			switch state[to] {
			case 0:
				visit(to)
			case begun:
				g.cyclic = true
			}
		}
		state[b] = done
		g.order = append(g.order, b)
	}
	visit(cfg.New(goorder.Body(function), f.MayReturn).Blocks[0])
	slices.Reverse(g.order)
	f.graphs[function] = g
	return g
}

// through applies a block, and returns the states of its successors; nil for those that are not taken.
func (fr *frame) through(b *cfg.Block, s *state) []*state {
	fr.block = b
	if r, ok := b.Stmt.(*ast.RangeStmt); ok && b.Kind == cfg.KindRangeBody {
		fr.rangeOver(s, r)
	}
	if clause, ok := b.Stmt.(*ast.CaseClause); ok && b.Kind == cfg.KindSwitchCaseBody {
		if fr.switched(s, clause); s.dead {
			return nil
		}
	}
	for _, n := range b.Nodes {
		fr.f.work += 1 + s.size()/sizePerStep
		if r, ok := n.(*ast.ReturnStmt); ok {
			fr.leave(s, r)
			return nil
		}
		if fr.statement(s, n); s.dead {
			return nil
		}
		fr.tell(s, n)
	}
	switch len(b.Succs) {
	case 0:
		if b.Kind != cfg.KindUnreachable && fr.comesToEnd(b) {
			fr.leave(s, nil)
		}
		return nil
	case 2:
		if len(b.Nodes) > 0 {
			if cond, ok := b.Nodes[len(b.Nodes)-1].(ast.Expr); ok && !isRangeHead(b) {
				return fr.branch(s, cond)
			}
		}
		return []*state{s, s.clone()}
	}
	out := []*state{s}
	for range len(b.Succs) - 1 {
		out = append(out, s.clone())
	}
	return out
}

// isRangeHead reports whether a block decides whether a loop over a range goes on.
func isRangeHead(b *cfg.Block) bool { return b.Kind == cfg.KindRangeLoop }

// comesToEnd reports whether a block without successors comes to the end of the function's body.
func (fr *frame) comesToEnd(b *cfg.Block) bool {
	if len(b.Nodes) == 0 {
		return true
	}
	e, ok := b.Nodes[len(b.Nodes)-1].(*ast.ExprStmt)
	if !ok {
		return true
	}
	call, ok := e.X.(*ast.CallExpr)
	return !ok || fr.f.MayReturn(call) || fr.f.Recovers(fr.function)
}

// branch returns the states for a true and a false condition; nil if infeasible.
func (fr *frame) branch(s *state, cond ast.Expr) []*state {
	no := s.clone()
	out := []*state{s, no}
	fr.undo(s, no, cond)
	fr.empties(s, no, cond)
	compared, x, y := ast.Unparen(cond), ast.Expr(nil), ast.Expr(nil)
	equal := -1 // the way on which both are the same
	if b, ok := compared.(*ast.BinaryExpr); ok && (b.Op == token.EQL || b.Op == token.NEQ) {
		x, y, equal = b.X, b.Y, 0
		if b.Op == token.NEQ {
			equal = 1
		}
		if fr.isZero(x) {
			x, y = y, x
		}
	}
	if equal < 0 || !fr.isZero(y) || !isPointerLike(fr.f.Info.TypeOf(x)) {
		return out
	}
	quiet := *fr
	quiet.tells = false
	v := quiet.eval(s.clone(), x)
	for _, a := range v.atoms {
		if !a.isNil() && out[equal] != nil {
			delete(out[equal].owned, a.to.object)
		}
	}
	if !v.mayBeNil() && len(v.atoms) > 0 {
		out[equal] = nil
	} else if !v.mayBeAddress() {
		out[1-equal] = nil
	}
	if id, ok := ast.Unparen(x).(*ast.Ident); ok {
		fr.learn(out, equal, fr.variablePlace(id), v)
	} else if sel, ok := ast.Unparen(x).(*ast.SelectorExpr); ok {
		if l := quiet.lvalue(s.clone(), sel); len(l.places) == 1 && !l.open && !isMany(l.places[0]) {
			fr.learn(out, equal, l.places[0], v)
		}
	}
	return out
}

// learn has a place hold nil, or no nil, by the way that a comparison takes.
func (fr *frame) learn(out []*state, equal int, p place, v value) {
	if p.object == nil || v.open {
		return
	}
	if out[equal] != nil {
		out[equal].held.set(p, nilValue)
	}
	if out[1-equal] != nil {
		out[1-equal].held.set(p, value{atoms: slices.DeleteFunc(slices.Clone(v.atoms), atom.isNil)})
	}
}

// isZero reports whether an expression is nil or the constant zero.
func (fr *frame) isZero(e ast.Expr) bool {
	if e == nil {
		return false
	}
	if fr.f.Info.Types[e].IsNil() {
		return true
	}
	n, ok := fr.f.Constant(e)
	return ok && n == 0
}

// leave applies a return and the deferred calls.
func (fr *frame) leave(s *state, r *ast.ReturnStmt) {
	if r != nil && len(r.Results) == len(fr.results) {
		values := make([]func(), len(r.Results))
		for _, i := range callsFirst(r.Results) {
			values[i] = fr.prepare(s, fr.results[i], fr.resultType(i), r.Results[i])
		}
		for _, store := range values {
			store()
		}
	} else if r != nil && len(r.Results) == 1 {
		if call, ok := ast.Unparen(r.Results[0]).(*ast.CallExpr); ok {
			fr.callResults(s, call, fr.results)
		}
	} else if r != nil { // it does not fit the function
		for _, e := range r.Results {
			fr.escape(s, fr.eval(s, e))
		}
	}
	if s.dead {
		return
	}
	fr.judges(s, r)
	list := s.deferred
	s.deferred = nil
	for _, d := range slices.Backward(list) {
		if fr.runDeferred(s, d); s.dead {
			return
		}
	}
	fr.endsWithFunction(s, r)
	fr.leaks(s, r)
	fr.exit = fr.join(fr.exit, s)
}

// callsFirst returns the indices of expressions in evaluation order. The language does not order the read of a variable and a
// call that may change it; the compiler reads after the call.
func callsFirst(list []ast.Expr) []int {
	var calls, others []int
	for i, e := range list {
		if _, isVariable := ast.Unparen(e).(*ast.Ident); isVariable {
			others = append(others, i)
		} else {
			calls = append(calls, i)
		}
	}
	return append(calls, others...)
}

// resultType returns the type of one of the function's results.
func (fr *frame) resultType(i int) types.Type {
	var t types.Type
	switch function := fr.function.(type) {
	case *ast.FuncLit:
		t = fr.f.TypeOf(function)
	case *ast.FuncDecl:
		t = fr.f.TypeOf(function.Name)
	}
	if signature, ok := t.(*types.Signature); ok && i < signature.Results().Len() {
		return signature.Results().At(i).Type()
	}
	return types.Typ[types.Invalid]
}

func (fr *frame) runDeferred(s *state, d deferred) {
	if fun := fr.f.Info.Types[d.stmt.Call.Fun]; fun.IsType() || fun.IsBuiltin() {
		return
	}
	fr.apply(s, d.stmt.Call, d.callee, d.args)
}

// statement applies a node of the control flow.
func (fr *frame) statement(s *state, n ast.Node) {
	switch n := n.(type) {
	case ast.Expr:
		fr.eval(s, n)
	case *ast.ExprStmt:
		fr.eval(s, n.X)
	case *ast.AssignStmt:
		fr.assignment(s, n)
	case *ast.ValueSpec:
		fr.declaration(s, n)
	case *ast.IncDecStmt:
		v := fr.eval(s, n.X)
		by := int64(1)
		if n.Tok == token.DEC {
			by = -1
		}
		if v = v.moved(by); v.mayBeNil() || v.isNumber() { // a counter
			v = openValue
		}
		fr.storeTo(s, n.X, v)
	case *ast.SendStmt:
		fr.send(s, n.Chan, n.Value)
	case *ast.GoStmt:
		fr.start(s, n.Call)
	case *ast.DeferStmt:
		d := deferred{stmt: n}
		if fun := fr.f.Info.Types[n.Call.Fun]; !fun.IsType() && !fun.IsBuiltin() {
			d.callee = fr.callee(s, n.Call)
		}
		d.args = fr.arguments(s, n.Call)
		if i := slices.IndexFunc(s.deferred, func(e deferred) bool { return e.stmt == n }); i >= 0 {
			d = d.join(s.deferred[i])
		}
		s.deferred = slices.DeleteFunc(slices.Clone(s.deferred), func(e deferred) bool { return e.stmt == n })
		s.deferred = append(s.deferred, d)
	}
}

// redeclares applies that variables are declared, which are others in each round of a loop: literals may have the earlier ones still.
func (fr *frame) redeclares(s *state, left []ast.Expr) {
	for _, l := range left {
		if id, ok := l.(*ast.Ident); ok && len(s.owned) > 0 {
			if v, ok := fr.f.Info.Defs[id].(*types.Var); ok && fr.f.shared[v.Origin()] {
				for _, old := range s.held.of(fr.f.objects.variable(v).object) {
					fr.escape(s, old)
				}
			}
		}
	}
}

func (fr *frame) assignment(s *state, n *ast.AssignStmt) {
	if n.Tok == token.DEFINE {
		fr.redeclares(s, n.Lhs)
	}
	switch {
	case n.Tok != token.ASSIGN && n.Tok != token.DEFINE: // p += 4
		fr.storeTo(s, n.Lhs[0], fr.shifted(s, n.Lhs[0], n.Lhs[0], n.Rhs[0], operators[n.Tok]))
	case len(n.Lhs) == len(n.Rhs):
		stores := make([]func(), len(n.Lhs))
		for _, i := range callsFirst(n.Rhs) {
			if isBlank(n.Lhs[i]) {
				fr.eval(s, n.Rhs[i])
				continue
			}
			stores[i] = fr.prepareAt(s, n.Lhs[i], n.Rhs[i])
		}
		for _, store := range stores {
			if store != nil {
				store()
			}
		}
	case len(n.Rhs) == 1:
		fr.several(s, n.Lhs, n.Rhs[0])
	}
}

// several stores the results of a call, a type assertion, a map index or a receive.
func (fr *frame) several(s *state, left []ast.Expr, right ast.Expr) {
	call, ok := ast.Unparen(right).(*ast.CallExpr)
	if !ok {
		v := fr.eval(s, right)
		for i, l := range left {
			if i > 0 {
				v = openValue
			}
			fr.storeTo(s, l, v)
		}
		return
	}
	places := make([]place, len(left))
	for i := range places {
		places[i] = fr.f.make(call, firstResult-i, fr.in, 0)
		fr.forget(s, places[i])
		s.held.drop(places[i])
	}
	fr.callResults(s, call, places)
	for i, l := range left {
		if id, ok := l.(*ast.Ident); !ok || id.Name != "_" {
			fr.copyTo(s, fr.lvalue(s, l), places[i], fr.f.Info.TypeOf(l))
		}
		delete(s.held, places[i].object)
	}
}

func (fr *frame) declaration(s *state, n *ast.ValueSpec) {
	for _, name := range n.Names {
		fr.redeclares(s, []ast.Expr{name})
	}
	switch {
	case len(n.Values) == 0:
		for _, name := range n.Names {
			p := fr.variablePlace(name)
			if p.object == nil {
				continue
			}
			fr.forget(s, p)
			delete(s.exposed, p.object)
			s.held.set(p, nilValue)
			if fr.function == nil {
				s.held.drop(p)
			}
		}
	case len(n.Values) == len(n.Names):
		var stores []func()
		for i, name := range n.Names {
			if name.Name == "_" {
				fr.eval(s, n.Values[i])
				continue
			}
			stores = append(stores, fr.prepareAt(s, name, n.Values[i]))
		}
		for _, store := range stores {
			store()
		}
	default:
		left := make([]ast.Expr, len(n.Names))
		for i, name := range n.Names {
			left[i] = name
		}
		fr.several(s, left, n.Values[0])
	}
}

// rangeOver gives the variables of a loop their values.
func (fr *frame) rangeOver(s *state, r *ast.RangeStmt) {
	quiet := *fr // it is evaluated once, before the loop
	quiet.tells = false
	if len(s.owned) > 0 {
		fr.f.single[r] = s.lengths[quiet.eval(s, r.X).only()] == 1
	}
	switch fr.f.Underlying(r.X).(type) {
	case *types.Signature:
		fr.iterate(&quiet, s, r)
		return
	case *types.Chan:
		if r.Key != nil && !isBlank(r.Key) {
			fr.assign(s, r.Key, quiet.received(s, r.X))
		}
		return
	case *types.Map:
		if r.Key != nil && !isBlank(r.Key) {
			fr.storeTo(s, r.Key, fr.loadKeys(s, quiet.eval(s, r.X)))
		}
	default:
		if r.Key != nil && !isBlank(r.Key) {
			fr.storeTo(s, r.Key, openValue)
		}
	}
	if r.Value == nil || isBlank(r.Value) {
		return
	}
	l, ok := quiet.elements(s, r.X)
	if !ok {
		fr.storeTo(s, r.Value, openValue)
		return
	}
	fr.access(s, r.X, l)
	if isStruct(fr.f.Info.TypeOf(r.Value)) {
		fr.copyAll(s, fr.lvalue(s, r.Value), l, fr.f.Info.TypeOf(r.Value))
		return
	}
	fr.storeTo(s, r.Value, fr.loadAll(s, l).anyOf())
}

// assign gives a loop's variable a value, which of a struct is the address of one.
func (fr *frame) assign(s *state, e ast.Expr, v value) {
	if isStruct(fr.f.Info.TypeOf(e)) {
		fr.copyAll(s, fr.lvalue(s, e), fr.behind(v, nil), fr.f.Info.TypeOf(e))
		return
	}
	fr.storeTo(s, e, v)
}

// iterate assigns the values that an iterator yields to the variables of a loop.
func (fr *frame) iterate(quiet *frame, s *state, r *ast.RangeStmt) {
	variables := []ast.Expr{r.Key, r.Value}
	for i, e := range variables {
		if e != nil && !isBlank(e) {
			s.held.drop(fr.f.make(r, firstResult-i, nil, 0))
		}
	}
	target := quiet.eval(s, r.X)
	call := fr.f.iterations[r]
	if call == nil {
		call = &ast.CallExpr{Fun: r.X, Lparen: r.X.End(), Args: []ast.Expr{r.X}, Rparen: r.X.End()}
		fr.f.iterations[r] = call
	}
	fr.dynamic(s, call, target, []value{fr.f.functionValue(function{yields: r})})
	for i, e := range variables {
		if e == nil || isBlank(e) {
			continue
		}
		v := openValue
		if p := fr.f.make(r, firstResult-i, nil, 0); s.held.has(p) {
			v = fr.loadExactly(s, p)
		}
		fr.assign(s, e, v)
	}
}

func isBlank(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

// happens returns the site of events in the current block. Loops are taken to run once at least.
func (fr *frame) happens() site {
	at, first := site{certain: true}, outermost(fr)
	for ; fr != first; fr = fr.caller {
		at.certain = at.certain && fr.isAlways() && !fr.caller.perhaps
		if fr.leaves(first) {
			at.call = fr.call
		}
	}
	if first.function == nil {
		return at
	}
	at.always = at.certain && first.isAlways()
	at.certain = at.certain || at.call == nil
	return at
}

func outermost(fr *frame) *frame {
	for fr.caller != nil {
		fr = fr.caller
	}
	return fr
}

// isAlways reports whether every path through the function passes the current block.
func (fr *frame) isAlways() bool { return fr.isAlwaysAfter(fr.f.graphs[fr.function].order[0]) }

// isAlwaysAfter reports whether every path from a block passes the current block.
func (fr *frame) isAlwaysAfter(from *cfg.Block) bool {
	type step struct {
		b    *cfg.Block
		back bool // from within a loop to its head
	}
	seen := map[step]bool{}
	var avoids func(step) bool
	avoids = func(at step) bool {
		if at.b == fr.block || seen[at] || fr.callsItself(at.b) {
			return false
		}
		seen[at] = true
		if len(at.b.Succs) == 0 {
			return fr.comesToEnd(at.b) && at.b.Kind != cfg.KindUnreachable
		}
		ways, looked := fr.ways[at.b]
		if !looked { // it has its turn later
			ways = at.b.Succs
		}
		if (at.b.Kind == cfg.KindForLoop || at.b.Kind == cfg.KindRangeLoop) && !at.back && slices.Contains(ways, at.b.Succs[0]) {
			ways = at.b.Succs[:1]
		}
		return slices.ContainsFunc(ways, func(to *cfg.Block) bool { return avoids(step{to, isBack(at.b, to)}) })
	}
	return !avoids(step{b: from})
}

// callsItself reports whether a block calls the frame's function with the same arguments. Such paths do not count for the must
// effects of the function: the recursion ends on another one.
func (fr *frame) callsItself(b *cfg.Block) bool {
	decl, ok := fr.function.(*ast.FuncDecl)
	if !ok || b == fr.block {
		return false
	}
	for _, n := range b.Nodes {
		for n := range ast.Preorder(n) {
			if call, ok := n.(*ast.CallExpr); ok {
				if fn := fr.f.Callee(call); fn != nil && fr.f.Declared(fn) == decl && fr.handsItsOwn(call, decl) {
					return true
				}
			}
		}
	}
	return false
}

// handsItsOwn reports whether a recursive call passes the address parameters on unchanged.
func (fr *frame) handsItsOwn(call *ast.CallExpr, decl *ast.FuncDecl) bool {
	is := func(e ast.Expr, name *ast.Ident) bool {
		id, ok := ast.Unparen(e).(*ast.Ident)
		v, isVar := fr.f.Info.Defs[name].(*types.Var)
		return ok && isVar && fr.f.Info.Uses[id] == v && !fr.f.isChanged(v, decl)
	}
	if decl.Recv != nil {
		sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		if !ok || len(decl.Recv.List[0].Names) == 0 || !is(sel.X, decl.Recv.List[0].Names[0]) {
			return false
		}
	}
	i := 0
	for _, field := range decl.Type.Params.List {
		for _, name := range field.Names {
			if i >= len(call.Args) || fr.f.mayLead(name) && !is(call.Args[i], name) {
				return false
			}
			i++
		}
	}
	return true
}

// mayLead reports whether a parameter may be an address, or lead to one, and is no plain number.
func (f *Finder) mayLead(name *ast.Ident) bool {
	t := f.Info.TypeOf(name)
	if t == nil {
		return true
	}
	b, ok := t.Underlying().(*types.Basic)
	return !ok || b.Kind() == types.UnsafePointer || b.Kind() == types.Uintptr
}

// isChanged reports whether a function assigns to a variable, or takes its address.
func (f *Finder) isChanged(v *types.Var, decl *ast.FuncDecl) bool {
	is := func(e ast.Expr) bool {
		id, ok := ast.Unparen(e).(*ast.Ident)
		return ok && f.Info.Uses[id] == v
	}
	for n := range ast.Preorder(decl.Body) {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if slices.ContainsFunc(n.Lhs, is) {
				return true
			}
		case *ast.IncDecStmt:
			if is(n.X) {
				return true
			}
		case *ast.UnaryExpr:
			if n.Op == token.AND && is(n.X) {
				return true
			}
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN && (is(n.Key) || is(n.Value)) {
				return true
			}
		}
	}
	return false
}

// isBack reports whether a way leads from within a loop to its head.
func isBack(from, to *cfg.Block) bool {
	if to.Kind != cfg.KindForLoop && to.Kind != cfg.KindRangeLoop || from.Stmt == nil {
		return false
	}
	if from.Stmt == to.Stmt {
		return from.Kind != cfg.KindForLoop && from.Kind != cfg.KindRangeLoop
	}
	return to.Stmt.Pos() <= from.Stmt.Pos() && from.Stmt.End() <= to.Stmt.End()
}
