package rules

import (
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on grids that may have no blocks: CUDA C++ Programming Guide, execution configuration.

func init() {
	register(launchMayBeEmpty, rule.Info{
		ID: "launch-may-be-empty", Class: rule.Advice, Section: "CUDA C++ Programming Guide, execution configuration",
		Doc: "Where a grid is a count divided by the size of a block and rounded up, the count is shown to be positive, or the error of the launch is looked at: a grid of 0 blocks is invalid.",
		Bad: `__global__ void scale(float *x, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) x[i] *= 2;
}
void run(float *x, int n) { scale<<<(n + 255) / 256, 256>>>(x, n); }`,
		Good: `__global__ void scale(float *x, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) x[i] *= 2;
}
void run(float *x, int n) {
    if (n > 0) scale<<<(n + 255) / 256, 256>>>(x, n);
}`,
	})
}

func launchMayBeEmpty(p *pass) {
	errors := lastErrorsOf(p)
	asking := p.calling(func(api headers.API) bool { return api.Operation == headers.LastError }, runsFunction)
	ways := sync.OnceValue(p.countWaysOf)
	signOf := func(g inflow) sign {
		return (&signQuery{ways(), map[*sema.Variable]bool{}}).of(g, maxCountWays)
	}
	p.eachHostBody(func(b *sema.Body) {
		if b.InTemplate() || !slices.ContainsFunc(b.Uses(), isLaunch) { // a template's instances are bodies of their own
			return
		}
		graph := flow.Of(body.Of(b.FuncDecl))
		if !isUnderstood(graph) {
			return
		}
		g := &grids{pass: p, graph: graph, variables: variablesOf(b), given: valuesGiven(graph.Body), ofCallee: map[*sema.Variable]*body.Op{}, lost: lostErrors(b)}
		for _, l := range p.configured.get(b, p.configuredLaunches) {
			at := slices.IndexFunc(graph.Blocks, func(b *flow.Block) bool { return slices.Contains(b.Ops, l.Op) || containsBelow(b, l.Op) })
			if at < 0 || g.isInspected(graph.Blocks[at], l.Op, errors, &asking) {
				continue
			}
			for i, size := range g.gridOf(l) {
				if size == nil || l.Config.Grid[i].Known {
					continue
				}
				if count := g.roundedUp(size, 6); count != nil && signOf(inflow{count, l.Op, graph.Body}) == mayBeZero {
					p.report(l.Op.Node, "grid size is 0 if the count that it is computed from is 0, and neither is checked")
					break
				}
			}
		}
	})
}

// containsBelow reports whether an operation is part of one in a block.
func containsBelow(b *flow.Block, op *body.Op) bool {
	return slices.ContainsFunc(b.Ops, func(at *body.Op) bool {
		if at.Kind != body.Full {
			return false
		}
		for below := range at.All() {
			if below == op {
				return true
			}
		}
		return false
	})
}

// gridOf returns the expressions for the three dimensions of a launch's grid, as far as they are seen.
func (g *grids) gridOf(l *launchconfig.Launch) (sizes [3]*body.Op) {
	i := 1
	if l.Op.Kind == body.Call {
		api, _ := headers.Lookup(sema.LibraryName(l.Op.Function, l.Op.Call()))
		at, ok := api.Param(headers.Grid)
		if !ok || api.Driver {
			return sizes
		}
		i = at + 1
	}
	if i >= len(l.Op.Args) {
		return sizes
	}
	grid := l.Op.Args[i]
	for depth := 0; depth < 6 && grid != nil; depth++ {
		switch {
		case grid.Is(body.Construct) && grid.Record != nil && grid.Record.Name == "dim3" && len(grid.Args) == 3:
			copy(sizes[:], grid.Args)
			return sizes
		case grid.Is(body.Construct, body.Bind, body.Load, body.Convert, body.Materialize, body.Cast) && len(grid.Args) == 1:
			grid = grid.Args[0]
		case grid.Is(body.Var) && len(g.given[grid.Variable]) == 1:
			grid = g.given[grid.Variable][0]
		case grid.Is(body.Member):
			grid = g.memberValue(grid)
		case grid.Is(body.Call) && grid.Function != nil:
			grid = g.returned(grid.Function)
		default:
			return sizes
		}
	}
	return sizes
}

// memberValue returns the value of a member: of an object that a function returns or a list makes, and of the object of a
// member function whose only constructor assigns a value without testing it. It is nil if unknown.
func (g *grids) memberValue(op *body.Op) *body.Op {
	if isOwn(op) {
		return g.constructed(op.Variable)
	}
	object := valueOf(op.Args[0])
	if object.Is(body.Var) && len(g.given[object.Variable]) == 1 && !g.variables.escaped[object.Variable] {
		object = valueOf(g.given[object.Variable][0])
	}
	if object.Is(body.Call) && object.Function != nil {
		object = g.returned(object.Function)
	}
	if !object.Is(body.List) || object.Type == nil || object.Type.Kind != sema.RecordType || op.Variable == nil {
		return nil
	}
	fields := slices.DeleteFunc(slices.Clone(object.Type.Record.Fields()), (*sema.Variable).IsPadding)
	if i := slices.Index(fields, op.Variable); i >= 0 && i < len(object.Args) && len(object.Type.Record.Bases()) == 0 {
		return object.Args[i]
	}
	return nil
}

// constructed returns the value that the only constructor of a class gives a member, where no other member function does.
func (g *grids) constructed(m *sema.Variable) (value *body.Op) {
	if m == nil || m.Member == nil {
		return nil
	}
	given := 0
	for _, b := range bodiesOf(m.Member) {
		for op := range b.Root.All() {
			isValue := op.Kind == body.Initialize && op.Variable == m && len(op.Args) > 0 || op.Kind == body.Assign && ownMember(op.Args[0]) == m
			switch {
			case !isValue:
			case b.Function == nil || !slices.Contains(m.Member.Constructors(), b.Function) || checksItself(b):
				return nil
			default:
				given++
				value = op.Args[len(op.Args)-1]
			}
		}
	}
	if given != 1 {
		return nil
	}
	return value
}

// checksItself reports whether a body leaves early or decides on something.
func checksItself(b *body.Body) bool {
	for op := range b.Root.All() {
		if op.Is(body.If, body.Throw, body.Conditional, body.Unknown, body.Switch) || op.Is(body.Call) && op.Function != nil && op.Type != nil && op.Type.Kind == sema.Void {
			return true
		}
	}
	return false
}

// grids judges the grids of the launches in a body.
type grids struct {
	pass      *pass
	graph     *flow.Graph
	variables variablesUse
	given     map[*sema.Variable][]*body.Op
	ofCallee  map[*sema.Variable]*body.Op // the values of local variables of functions that only return a value
	lost      map[*body.Op]loss
}

// isInspected reports whether the error of a launch may be checked afterwards.
func (g *grids) isInspected(at *flow.Block, launch *body.Op, errors *lastErrors, asking *callSearch[bool]) bool {
	if launch.Kind == body.Call && g.lost[launch] == kept {
		return true
	}
	asks := func(op *body.Op) bool {
		return op != launch && (errors.effect(op, g.lost) >= mayLook || op.Function != nil && op.Is(body.Call, body.Construct, body.Destroy) && asking.from(op.Function))
	}
	i := slices.Index(at.Ops, launch)
	if slices.ContainsFunc(at.Ops[i+1:], asks) {
		return true
	}
	return slices.ContainsFunc(g.graph.Blocks, func(b *flow.Block) bool {
		isBehind := slices.ContainsFunc(at.Succs, func(next *flow.Block) bool { return next.Reaches(b) })
		return isBehind && slices.ContainsFunc(b.Ops, asks)
	})
}

// roundedUp returns the count of which a value is the quotient by something, rounded up; nil
// if it is another value. It is 0 if the count is.
func (g *grids) roundedUp(op *body.Op, depth int) *body.Op {
	op = unconvertedOp(op)
	if depth == 0 {
		return nil
	}
	switch op.Kind {
	case body.Var:
		if values := g.given[op.Variable]; len(values) == 1 && g.variables.isFollowed(op.Variable) && !op.Variable.Parameter {
			if count := g.bumped(op.Variable, values[0]); count != nil {
				return count
			}
			return g.roundedUp(values[0], depth-1)
		}
		if value := g.ofCallee[op.Variable]; value != nil {
			return g.roundedUp(value, depth-1)
		}
	case body.Member:
		if value := g.memberValue(op); value != nil {
			count := g.roundedUp(value, depth-1)
			if object := valueOf(op.Args[0]); count != nil && object.Is(body.Var) && len(g.given[object.Variable]) == 1 {
				if call := valueOf(g.given[object.Variable][0]); call.Is(body.Call) {
					return argumentFor(call, count)
				}
			}
			return count
		}
	case body.Conditional: // n % b == 0 ? n / b : n / b + 1
		if mod := remainderIn(op.Args[0]); mod != nil {
			for _, value := range op.Args[1:] {
				if value = unconvertedOp(value); value.Is(body.Binary) && value.Operator == syntax.Div && alike(value.Args[0], mod.Args[0]) {
					return value.Args[0]
				}
			}
		}
	case body.Binary:
		left, right := unconvertedOp(op.Args[0]), unconvertedOp(op.Args[1])
		switch op.Operator {
		case syntax.Mul:
			if count := g.roundedUp(left, depth-1); count != nil {
				return count
			}
			return g.roundedUp(right, depth-1)
		case syntax.Add: // n / b + (n % b != 0)
			if mod := remainderIn(right); mod != nil && left.Is(body.Binary) && left.Operator == syntax.Div && alike(left.Args[0], mod.Args[0]) {
				return left.Args[0]
			}
		case syntax.Div, syntax.ShiftRight:
			return countOf(left, right, op.Operator)
		}
	case body.Call:
		if op.Function == nil {
			return nil
		}
		if name := op.Function.Name; g.pass.Unit(op.Function.First().Node).Prelude {
			switch args := op.Arguments(); {
			case name == "min" && len(args) == 2:
				for _, arg := range args {
					if count := g.roundedUp(valueOf(arg), depth-1); count != nil {
						return count
					}
				}
			case (name == "ceil" || name == "ceilf") && len(args) == 1:
				if q := unconvertedOp(args[0]); q.Is(body.Binary) && q.Operator == syntax.Div {
					return unconvertedOp(q.Args[0])
				}
			}
			return nil
		}
		if value := g.returned(op.Function); value != nil {
			if count := g.roundedUp(value, depth-1); count != nil {
				return argumentFor(op, count)
			}
		}
	}
	return nil
}

// bumped returns the count of which a variable is the quotient, with one added where something remains; nil if it is something else.
func (g *grids) bumped(v *sema.Variable, value *body.Op) *body.Op {
	quotient := unconvertedOp(value)
	if !quotient.Is(body.Binary) || quotient.Operator != syntax.Div && quotient.Operator != syntax.ShiftRight {
		return nil
	}
	changes, adds := 0, 0
	for op := range g.graph.Body.Root.All() {
		switch {
		case op.Is(body.Assign, body.Step) && op.Args[0].Is(body.Var) && op.Args[0].Variable == v:
			changes++
		case op.Is(body.If) && len(op.Args) > 2 && op.Args[1] != nil && op.Args[2] != nil && asksRemainder(op.Args[1], quotient.Args[0]) && addsOne(op.Args[2], v):
			adds++
		}
	}
	if changes == 1 && adds == 1 {
		return quotient.Args[0]
	}
	return nil
}

// asksRemainder reports whether a condition asks whether something remains of a count, by % or the low bits.
func asksRemainder(condition, count *body.Op) bool {
	for at := range condition.All() {
		if at.Is(body.Binary) && (at.Operator == syntax.Mod || at.Operator == syntax.BitAnd) && alike(at.Args[0], count) {
			return true
		}
	}
	return false
}

// addsOne reports whether a statement increments a variable.
func addsOne(statement *body.Op, v *sema.Variable) bool {
	for op := range statement.All() {
		if op.Is(body.Step) && op.Operator.Increments() && op.Args[0].Is(body.Var) && op.Args[0].Variable == v {
			return true
		}
	}
	return false
}

// returned returns the value of a function that does nothing but return it.
func (g *grids) returned(f *sema.Function) *body.Op {
	b := g.pass.BodyOf(f)
	if b == nil {
		return nil
	}
	var value *body.Op
	for op := range body.Of(b.FuncDecl).Root.All() {
		switch {
		case op.Is(body.Return) && value == nil && len(op.Args) > 0:
			value = op.Args[0]
		case op.Is(body.Declare) && op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil && !op.Variable.IsStatic():
			g.ofCallee[op.Variable] = op.Args[0]
		case op.Is(body.Return, body.If, body.Throw, body.For, body.While, body.Do, body.Switch, body.Declare, body.Assign, body.Step):
			return nil
		}
	}
	return value
}

// argumentFor returns the argument of a call for the parameter that a value in its function is;
// the value itself if it is none.
func argumentFor(call, value *body.Op) *body.Op {
	value = unconvertedOp(value)
	if value.Is(body.Var) && value.Variable.Parameter && value.Variable.Index < len(call.Arguments()) {
		return valueOf(call.Arguments()[value.Variable.Index])
	}
	return value
}

// valueOf returns the operand of an argument's conversions and reference bindings.
func valueOf(op *body.Op) *body.Op {
	for op.Is(body.Bind, body.Materialize, body.Convert, body.Load) && op.Args[0] != nil {
		op = op.Args[0]
	}
	return op
}

// remainderIn returns a remainder that a value is made of.
func remainderIn(op *body.Op) *body.Op {
	for at := range op.All() {
		if at.Is(body.Binary) && at.Operator == syntax.Mod {
			return at
		}
	}
	return nil
}

// alike reports whether two expressions are written alike, conversions apart.
func alike(a, b *body.Op) bool {
	a, b = unconvertedOp(a), unconvertedOp(b)
	if x, ok := a.Constant(); ok {
		y, ok := b.Constant()
		return ok && x.Int() == y.Int()
	}
	return a.Kind == b.Kind && a.Operator == b.Operator && a.Variable == b.Variable && a.Function == b.Function && len(a.Args) == len(b.Args) && !a.Is(body.Unknown) &&
		!slices.ContainsFunc(a.Args, func(arg *body.Op) bool {
			i := slices.Index(a.Args, arg)
			return (arg == nil) != (b.Args[i] == nil) || arg != nil && !alike(arg, b.Args[i])
		})
}

// countOf returns n of n + b - 1, whose parts may be in any order, where b is the divisor, or two to
// the power of the shift; nil if a sum has another form.
func countOf(sum, by *body.Op, operator syntax.Op) *body.Op {
	var counts []*body.Op
	constant, divisors := int64(0), 0
	known := true
	var add func(op *body.Op, sign int64)
	add = func(op *body.Op, sign int64) {
		op = unconvertedOp(op)
		c, isConstant := op.Constant()
		switch {
		case alike(op, by) && operator == syntax.Div && !isConstant:
			divisors += int(sign)
		case isConstant:
			constant += sign * c.Int()
		case op.Is(body.Binary) && op.Operator == syntax.Add:
			add(op.Args[0], sign)
			add(op.Args[1], sign)
		case op.Is(body.Binary) && op.Operator == syntax.Sub:
			add(op.Args[0], sign)
			add(op.Args[1], -sign)
		case sign > 0:
			counts = append(counts, op)
		default:
			known = false
		}
	}
	add(sum, 1)
	if !known || len(counts) != 1 {
		return nil
	}
	b, isConstant := by.Constant()
	switch {
	case divisors == 1 && (constant == -1 || constant == -2), // of n - 1
		isConstant && divisors == 0 && operator == syntax.Div && b.Int() > 2 && (constant == b.Int()-1 || constant == b.Int()-2),
		isConstant && divisors == 0 && operator == syntax.Div && b.Int() == 2 && constant == 1,
		isConstant && operator == syntax.ShiftRight && b.Int() > 0 && b.Int() < 31 && constant == 1<<b.Int()-1:
		return counts[0]
	}
	return nil
}

// isIterator reports whether a value is an iterator of a container of the library's.
func isIterator(op *body.Op) bool {
	op = valueOf(op)
	if !op.Is(body.Call) || op.Function == nil || op.Function.Class == nil || !op.Function.Class.IsBuiltIn() {
		return false
	}
	switch op.Function.Name {
	case "begin", "end", "cbegin", "cend":
		return true
	}
	return false
}

// isShownPositive reports whether a condition or a check on the way to a block may rule out that a count is 0.
func (g *grids) isShownPositive(at *flow.Block, count *body.Op) bool {
	parts := map[*sema.Variable]bool{}
	g.partsOf(count, parts, 6)
	g.membersMadeOf(parts)
	names := func(op *body.Op) bool {
		return namesAny(op, parts) || g.asksAbout(op, parts)
	}
	for _, b := range g.graph.Blocks {
		for _, op := range b.Ops {
			if b.Reaches(at) && g.checks(op, names) {
				return true
			}
		}
		if b.End != flow.Branch && b.End != flow.Select || b.Cond == nil || !b.Dominates(at) || b == at || !names(b.Cond) {
			continue
		}
		if b.End == flow.Select {
			return true
		}
		onward := [2]bool{b.Succs[0].Reaches(at), b.Succs[1].Reaches(at)}
		if onward[0] == onward[1] && b.Loop == nil {
			continue
		}
		value, known := atZero(b.Cond, parts)
		if !known || onward[0] == onward[1] || (value != 0) != onward[0] {
			return true
		}
	}
	return false
}

// partsOf collects the variables that a count is made of, and those that are made of them.
func (g *grids) partsOf(op *body.Op, parts map[*sema.Variable]bool, depth int) {
	for at := range op.All() {
		if at.Is(body.Var, body.Member) && at.Variable != nil && !parts[at.Variable] {
			parts[at.Variable] = true
			if depth > 0 && at.Is(body.Var) {
				for _, value := range g.given[at.Variable] {
					g.partsOf(value, parts, depth-1)
				}
			}
		}
	}
	for v, values := range g.given {
		if !parts[v] && len(values) == 1 && (v.Type().IsInteger() || isWritten(v.Type().NonReference())) && namesAny(values[0], parts) {
			parts[v] = true
		}
	}
}

// isWritten reports whether a type is a class of the program's.
func isWritten(t *sema.Type) bool {
	return t.Kind == sema.RecordType && !t.Record.IsBuiltIn()
}

// membersMadeOf adds the members that the constructors of the function's class make of parts of a count.
func (g *grids) membersMadeOf(parts map[*sema.Variable]bool) {
	f := g.graph.Body.Function
	if f == nil || f.Class == nil {
		return
	}
	for _, constructor := range f.Class.Constructors() {
		in := body.Of(constructor.Definition())
		if in == nil || constructor.IsTemplate() {
			continue
		}
		for op := range in.Root.All() {
			switch {
			case op.Kind == body.Initialize && op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil && namesAny(op.Args[0], parts):
				parts[op.Variable] = true
			case op.Kind == body.Assign && ownMember(op.Args[0]) != nil && namesAny(op.Args[1], parts):
				parts[ownMember(op.Args[0])] = true
			}
		}
	}
}

// asksAbout reports whether an expression calls a member function of the program's that names a part of a count.
func (g *grids) asksAbout(op *body.Op, parts map[*sema.Variable]bool) bool {
	for at := range op.All() {
		if !at.Is(body.Call) || at.Function == nil || at.Function.Class == nil || at.Function.Class.IsBuiltIn() {
			continue
		}
		if b := g.pass.BodyOf(at.Function); b != nil && namesAny(body.Of(b.FuncDecl).Root, parts) {
			return true
		}
	}
	return false
}

// namesAny reports whether an expression names one of some variables.
func namesAny(op *body.Op, variables map[*sema.Variable]bool) bool {
	for at := range op.All() {
		if at.Is(body.Var, body.Member) && variables[at.Variable] {
			return true
		}
	}
	return false
}

// checks reports whether an operation hands a comparison of a count on, or the count itself to
// a function that is there to check it.
func (g *grids) checks(op *body.Op, names func(*body.Op) bool) bool {
	if op.Is(body.Unknown) {
		return names(op)
	}
	if !op.Is(body.Call) || headers.ReturnsStatus(sema.LibraryName(op.Function, op.Call())) {
		return false
	}
	for _, arg := range op.Arguments() {
		if arg == nil || !names(arg) {
			continue
		}
		if at := valueOf(arg); at.Is(body.Binary) && isComparison(at.Operator) || at.Is(body.And, body.Or) {
			return true
		}
		f := op.Function
		if op.Type == nil || op.Type.Kind != sema.Void || f != nil && memory.KnowsNoCUDA(f) {
			continue
		}
		if f == nil {
			return true
		}
		if b := g.pass.BodyOf(f); b == nil || leavesEarly(body.Of(b.FuncDecl)) {
			return true
		}
	}
	return false
}

// leavesEarly reports whether a function may throw.
func leavesEarly(b *body.Body) bool {
	for op := range b.Root.All() {
		if op.Is(body.Throw, body.Unknown) {
			return true
		}
	}
	return false
}

func isComparison(o syntax.Op) bool {
	switch o {
	case syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual, syntax.Equal, syntax.NotEqual:
		return true
	}
	return false
}

// atZero returns the value of a condition where a count is 0; false if that is not known.
func atZero(op *body.Op, zero map[*sema.Variable]bool) (value int64, known bool) {
	op = unconvertedOp(op)
	if c, ok := op.Constant(); ok {
		return c.Int(), true
	}
	switch op.Kind {
	case body.Var, body.Member:
		return 0, zero[op.Variable]
	case body.Call:
		if f := op.Function; f != nil && f.Class != nil && f.Class.IsBuiltIn() && op.Args[0] != nil {
			if object := valueOf(op.Args[0]); object.Is(body.Var, body.Member) && zero[object.Variable] {
				switch f.Name {
				case "size":
					return 0, true
				case "empty":
					return 1, true
				}
			}
		}
	case body.Unary:
		if x, ok := atZero(op.Args[0], zero); ok && op.Operator == syntax.Not {
			if x == 0 {
				return 1, true
			}
			return 0, true
		}
	case body.Binary:
		x, okX := atZero(op.Args[0], zero)
		y, okY := atZero(op.Args[1], zero)
		if okX && okY {
			if c, ok := sema.Fold(op.Operator, sema.IntConst(x), sema.IntConst(y)); ok {
				return c.Int(), true
			}
		}
	}
	return 0, false
}
