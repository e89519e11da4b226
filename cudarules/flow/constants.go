package flow

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Constants says which constants the local variables of a body hold: M. Wegman and F. Zadeck, Constant
// Propagation with Conditional Branches, 1991. A variable is not followed if it may be changed by
// other means than its name, and no further than a comparison with an unknown value, on which later
// facts may depend. Nothing is known in a body whose graph is partial.
type Constants struct {
	graph    *Graph
	problem  Problem[*Known]
	solution *Solution[*Known]
	changed  map[*sema.Variable]change // nil represents the object of a member function
	calls    *calls
}

// A change says how a body changes a variable once it is initialized.
type change uint8

const (
	assigned change = 1 + iota // by its name
	exposed                    // its address or a reference to it is about
)

// Known is the state of variables at a point of a body.
type Known struct {
	of    *Constants
	never bool // no way leads here
	held  map[part]constants
	given map[part]*body.Op // the initializers of pointer members that are not constants
}

// constants are the possible values of a part, a few.
type constants []sema.Constant

// maxConstants bounds the alternatives: a choice, or two that depend on each other.
const maxConstants = 4

// adding returns the union; nil if it is too large.
func (c constants) adding(other constants) constants {
	out := slices.Clip(c)
	for _, x := range other {
		if !slices.ContainsFunc(out, x.Equal) {
			out = append(out, x)
		}
	}
	if len(out) > maxConstants {
		return nil
	}
	return out
}

// mapped returns the results of f; nil if it fails for one.
func (c constants) mapped(f func(sema.Constant) (sema.Constant, bool)) constants {
	var out constants
	for _, x := range c {
		y, ok := f(x)
		if !ok {
			return nil
		}
		if out = out.adding(constants{y}); out == nil {
			return nil
		}
	}
	return out
}

// one returns the only one; false if there are several, or none.
func (c constants) one() (sema.Constant, bool) {
	if len(c) != 1 {
		return sema.Constant{}, false
	}
	return c[0], true
}

// A part is a variable or a part of one: ".x.y[3]". Parts of the object of a member function have no variable and begin with own.
type part struct {
	variable *sema.Variable
	path     string
}

// own is the path of the object of a member function.
const own = "this"

// ConstantsOf follows constants through a body. A lambda's captures have the values of the enclosing
// body.
func ConstantsOf(b *body.Body) *Constants { return ConstantsGiven(b, nil) }

// ConstantsGiven is ConstantsOf for calls that give parameters of the body constants.
func ConstantsGiven(b *body.Body, values map[*sema.Variable]sema.Constant) *Constants {
	c := prepare(b, &calls{left: maxCalls})
	entry := c.entry()
	if b.Function != nil && b.Function.Lambda != nil {
		entry.capture(b.Function.Lambda)
	}
	for v, x := range values {
		if x, ok := x.Convert(v.Type()); ok && c.follows(v) {
			entry.held[part{v, ""}] = constants{x}
		}
	}
	c.solve(entry)
	return c
}

// prepare returns the constants of a body before they are solved.
func prepare(b *body.Body, in *calls) *Constants {
	c := &Constants{graph: Of(b), changed: map[*sema.Variable]change{}, calls: in}
	c.scan(b.Root)
	c.problem = Problem[*Known]{Copy: (*Known).clone, Join: (*Known).join, Op: (*Known).step, Edge: (*Known).along}
	return c
}

func (c *Constants) entry() *Known { return &Known{of: c, held: map[part]constants{}} }

func (c *Constants) solve(entry *Known) { c.solution = Forward(c.graph, c.problem, entry) }

// Each visits the reachable operations, with the state right before each. Always is set for those on
// every path through the body.
func (c *Constants) Each(visit func(k *Known, op *body.Op, always bool)) {
	for _, b := range c.graph.Blocks {
		k, ok := c.solution.At(b)
		if !ok || k.never || c.graph.Partial {
			continue
		}
		k = k.clone()
		always := c.graph.Exit.Index >= 0 && b.PostDominates(c.graph.Entry())
		for _, op := range b.Ops {
			visit(k, op, always)
			k = k.step(op)
		}
	}
}

// scan finds out how variables are changed.
func (c *Constants) scan(root *body.Op) {
	note := func(op *body.Op, by change) {
		if at, ok := partOf(op); ok {
			c.changed[at.variable] = max(c.changed[at.variable], by)
		}
	}
	// Arrays that are indexed, captures of lambdas, and objects whose address is used without changing them.
	apart := map[*body.Op]bool{}
	arrays := argumentArrays{map[*sema.Variable]bool{}, map[*sema.Variable]int{}, map[*sema.Variable]int{}, map[*sema.Variable][]*body.Op{}}
	defer arrays.eachExposed(func(op *body.Op) { note(op, exposed) })
	for op := range root.All() {
		arrays.look(op, apart)
		switch op.Kind {
		case body.Assign, body.Step:
			note(op.Args[0], assigned)
			if to := op.Args[0]; op.Kind == body.Assign && to.Is(body.Member) && isAttributes(to.Variable) {
				apart[unconverted(op.Args[1])] = true
			}
		case body.List:
			for i, f := range membersOf(op) {
				if i < len(op.Args) && isAttributes(f) {
					apart[unconverted(op.Args[i])] = true
				}
			}
		case body.This:
			if !apart[op] {
				c.changed[nil] = exposed
			}
		case body.Deref:
			if op.Args[0].Is(body.This) {
				apart[op.Args[0]] = true
			}
		case body.Index:
			apart[op.Args[0]] = true
		case body.AddressOf, body.Decay:
			if !apart[op] {
				note(op.Args[0], exposed)
			}
		case body.Bind:
			if !op.Type.IsConst() && !apart[op] {
				note(op.Args[0], exposed)
			}
		case body.Call:
			switch {
			case isImplicitAssignment(op):
				note(op.Args[0], assigned)
				continue
			case op.Args[0] != nil && op.Function != nil && !readsObject(op.Function):
				note(op.Args[0], exposed)
			}
			if at := attributeResult(op); at != nil {
				apart[at] = true
				note(at.Args[0], assigned)
			}
			if i := configuration(op); i > 0 {
				apart[op.Args[i].Written()] = true
			}
			for _, a := range launchValues(op) {
				apart[a] = isCopied(a)
			}
			if op.Function == nil {
				c.expose(slices.DeleteFunc(slices.Clone(op.Args), func(a *body.Op) bool { return apart[a] }), note)
			}
		case body.Unknown, body.Asm:
			c.expose(op.Args, note)
		case body.Lambda:
			inner := &Constants{changed: map[*sema.Variable]change{}}
			inner.scan(body.Of(op.Lambda().Operator().Decls[0]).Root)
			if inner.changed[nil] != 0 {
				c.changed[nil] = exposed
			}
			for i, capture := range op.Lambda().Captures() {
				if i < len(op.Args) && capture.Init.IsZero() {
					apart[op.Args[i]] = true
				}
				if capture.ByReference && inner.changed[capture.Variable] != 0 {
					c.changed[capture.Variable] = exposed
				}
			}
		}
	}
}

// readsObject reports whether a member function leaves its object as it is.
func readsObject(f *sema.Function) bool {
	return f.Class != nil && f.Lambda == nil && !f.IsStatic() && f.Type().Method&sema.Const != 0
}

// isAttributes reports whether a member is the one by which the structure that configures a launch has its attributes:
// they are read alone.
func isAttributes(v *sema.Variable) bool {
	return v != nil && v.Name == "attrs" && v.Member != nil && v.Member.Name == "cudaLaunchConfig_st"
}

func unconverted(op *body.Op) *body.Op {
	for op.Is(body.Convert) {
		op = op.Args[0]
	}
	return op
}

// membersOf returns the members that a list gives values to, in its order.
func membersOf(list *body.Op) (fields []*sema.Variable) {
	if list.Type == nil || list.Type.Kind != sema.RecordType || len(list.Type.Record.Bases()) > 0 {
		return nil
	}
	for _, f := range list.Type.Record.Fields() {
		if !f.IsPadding() {
			fields = append(fields, f)
		}
	}
	return fields
}

// configuration returns the index in Args of the structure as whose members say a call of CUDA's launches a
// kernel or copies, and that it does not change; 0 if it is another call.
func configuration(op *body.Op) int {
	const attributes = 5 // of cudaMemcpyBatchAsync
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	if i, ok := api.Param(headers.Config); ok && api.Operation == headers.Launch && i+1 < len(op.Args) {
		return i + 1
	}
	if api.Name == "cudaMemcpyBatchAsync" && attributes < len(op.Args) {
		return attributes
	}
	return 0
}

func (c *Constants) expose(operands []*body.Op, note func(*body.Op, change)) {
	for _, op := range operands {
		if op != nil {
			note(op, exposed)
		}
	}
}

// isImplicitAssignment reports whether an operation calls an assignment operator that the
// compiler defines.
func isImplicitAssignment(op *body.Op) bool {
	return op.Kind == body.Call && op.Function == nil && len(op.Args) == 2 &&
		(op.Special == sema.CopyAssignment || op.Special == sema.MoveAssignment)
}

// partOf returns the part of a variable that a glvalue names. Elements whose index is no
// constant count as the whole array.
func partOf(op *body.Op) (part, bool) {
	switch {
	case op == nil:
	case op.Kind == body.Var:
		return part{op.Variable, ""}, !op.Variable.Type().IsReference() || isReadOnly(op.Variable)
	case op.Kind == body.Deref && op.Args[0].Is(body.This):
		return part{nil, own}, true
	case op.Is(body.Bind, body.Cast):
		return partOf(op.Args[0])
	case op.Kind == body.Member && op.Args[0].Category != sema.PRValue && op.Variable != nil && !op.Variable.Type().IsReference():
		p, ok := partOf(op.Args[0])
		return part{p.variable, p.path + "." + op.Variable.Name}, ok
	case op.Kind == body.Index && op.Args[0].Is(body.Decay):
		p, ok := partOf(op.Args[0].Args[0])
		if c, known := op.Args[1].Constant(); known {
			p.path += "[" + strconv.FormatInt(c.Int(), 10) + "]"
		}
		return p, ok
	}
	return part{}, false
}

// isReadOnly reports whether a variable is a parameter by which the caller's object is read alone.
func isReadOnly(v *sema.Variable) bool {
	return v.Parameter && v.Type().IsReference() && v.Type().Elem.IsConst()
}

// follows reports whether all changes of a variable show in the body.
func (c *Constants) follows(v *sema.Variable) bool {
	if v == nil {
		return c.changed[nil] != exposed
	}
	return c.changed[v] != exposed && (v.IsLocal() || v.Parameter) && !v.IsStatic() && !v.IsExtern() && !v.Binding &&
		(!v.Type().IsReference() || isReadOnly(v)) && !v.Type().IsVolatile() && v.LiesIn(sema.AnyMemory) == sema.No
}

func (k *Known) clone() *Known {
	return &Known{k.of, k.never, maps.Clone(k.held), maps.Clone(k.given)}
}

func (k *Known) join(other *Known) (*Known, bool) {
	switch {
	case other.never:
		return k, false
	case k.never:
		return other.clone(), true
	}
	changed := false
	for p, c := range k.held {
		switch both := c.adding(other.held[p]); {
		case other.held[p] == nil || both == nil:
			delete(k.held, p)
			changed = true
		case len(both) > len(c):
			k.held[p] = both
			changed = true
		}
	}
	before := len(k.given)
	maps.DeleteFunc(k.given, func(p part, op *body.Op) bool { return other.given[p] != op })
	return k, changed || len(k.given) < before
}

// forget drops the value of a part of a variable.
func (k *Known) forget(p part) {
	overlaps := func(q part) bool {
		return p.variable == q.variable && (strings.HasPrefix(q.path, p.path) || strings.HasPrefix(p.path, q.path))
	}
	maps.DeleteFunc(k.held, func(q part, _ constants) bool { return overlaps(q) })
	maps.DeleteFunc(k.given, func(q part, _ *body.Op) bool { return overlaps(q) })
}

// step returns the state after an operation.
func (k *Known) step(op *body.Op) *Known {
	switch {
	case op.Kind == body.Declare:
		k.forget(part{op.Variable, ""})
		if len(op.Args) > 0 && op.Args[0] != nil && k.of.follows(op.Variable) {
			k.set(part{op.Variable, ""}, op.Args[0])
		}
	case op.Is(body.Assign, body.Step), isImplicitAssignment(op):
		p, ok := partOf(op.Args[0])
		if !ok {
			break
		}
		changed, known := k.changed(op)
		k.forget(p)
		if known && k.of.follows(p.variable) {
			k.held[p] = constants{changed}
		}
		if k.of.follows(p.variable) && (op.Kind == body.Call ||
			op.Kind == body.Assign && op.Operator == syntax.Assign) && (op.Kind == body.Call || !isArrayElement(op.Args[0])) {
			k.set(p, op.Args[1])
		}
	case op.Kind == body.Call:
		k.askDevice(op)
	case op.Kind == body.Initialize && len(op.Args) > 0 && op.Args[0] != nil && k.of.follows(nil):
		at := part{nil, own}
		if op.Variable != nil {
			at.path += "." + op.Variable.Name
		}
		k.set(at, op.Args[0])
	}
	return k
}

// changed returns the result of a compound assignment, an increment or a decrement for a known value.
func (k *Known) changed(op *body.Op) (sema.Constant, bool) {
	p, _ := partOf(op.Args[0])
	held, ok := k.held[p].one()
	if !ok || isArrayElement(op.Args[0]) {
		return sema.Constant{}, false
	}
	by := sema.IntConst(1)
	var with syntax.Op
	switch {
	case op.Operator.Increments():
		with = syntax.Add
	case op.Operator.Decrements():
		with = syntax.Sub
	case op.Kind == body.Assign && op.Operator.Compounds() != syntax.NoOp:
		if by, ok = k.Value(op.Args[1]); !ok {
			return sema.Constant{}, false
		}
		with = op.Operator.Compounds()
	default:
		return sema.Constant{}, false
	}
	if held, ok = sema.Fold(with, held, by); !ok {
		return held, false
	}
	return held.Convert(op.Args[0].Type)
}

// isArrayElement reports whether a glvalue is, or lies in, an element of an array whose
// index is no constant.
func isArrayElement(op *body.Op) bool {
	for ; op.Is(body.Bind, body.Cast, body.Member, body.Index, body.Decay); op = op.Args[0] {
		if op.Kind == body.Index {
			if _, known := op.Args[1].Constant(); !known {
				return true
			}
		}
	}
	return false
}

// set gives a part of a variable the value of an expression.
func (k *Known) set(p part, value *body.Op) {
	for value.Is(body.Bind, body.Materialize) ||
		value.Is(body.Construct) && len(value.Args) == 1 && (value.Special == sema.CopyConstructor || value.Special == sema.MoveConstructor) {
		value = value.Args[0]
	}
	if c := k.values(value); c != nil {
		k.held[p] = c
		return
	}
	switch value.Kind {
	case body.Construct:
		k.construct(p, value)
	case body.List:
		k.list(p, value)
	case body.Conditional:
		k.choose(p, value)
	case body.Call:
		k.returned(p, value)
	default:
		if value.Type.Kind == sema.Pointer && value.Type.Elem.Kind == sema.FunctionType {
			if f := k.function(value); f != nil {
				k.give(p, f)
			}
			return
		}
		if value.Type.Kind == sema.Pointer && p.path != "" {
			k.give(p, value)
			return
		}
		if from, ok := partOf(value); ok && !isArrayElement(value) {
			k.copyFrom(p, k.clone(), from)
			for q, op := range maps.Clone(k.given) {
				if rest, ok := strings.CutPrefix(q.path, from.path); ok && q.variable == from.variable && isPath(rest) {
					k.give(part{p.variable, p.path + rest}, op)
				}
			}
		}
	}
}

func (k *Known) give(p part, value *body.Op) {
	if k.given == nil {
		k.given = map[part]*body.Op{}
	}
	k.given[p] = value
}

// choose assigns to a part the value of one of two expressions.
func (k *Known) choose(p part, value *body.Op) {
	if c, ok := k.Value(value.Args[0]); ok {
		chosen := value.Args[2]
		if c.Bool() {
			chosen = value.Args[1]
		}
		k.set(p, chosen)
		return
	}
	first, second := k.clone(), k.clone()
	first.set(p, value.Args[1])
	second.set(p, value.Args[2])
	first.join(second)
	k.held, k.given = first.held, first.given
}

// list assigns the elements of a list to the members or elements of an aggregate.
func (k *Known) list(p part, op *body.Op) {
	var paths []string
	var types []*sema.Type // of members, which are zero if nothing is written for them
	switch op.Type.Kind {
	case sema.Array:
		for i := range op.Args {
			paths = append(paths, "["+strconv.Itoa(i)+"]")
		}
	case sema.RecordType:
		for _, f := range membersOf(op) {
			paths = append(paths, "."+f.Name)
			types = append(types, f.Type())
		}
	}
	for i, path := range paths {
		at := part{p.variable, p.path + path}
		if i < len(op.Args) && op.Args[i] != nil {
			k.set(at, op.Args[i])
		} else if i < len(types) && !op.Type.Record.IsUnion() {
			if zero, ok := sema.IntConst(0).Convert(types[i]); ok {
				k.held[at] = constants{zero}
			} else if types[i].Kind == sema.Pointer {
				k.held[at] = constants{sema.IntConst(0)}
			}
		}
	}
}

// along returns the state on the edge to a block's successor; nil if a constant makes it infeasible.
func (k *Known) along(from *Block, successor int) *Known {
	if from.Cond == nil || from.End != Branch && from.End != Select {
		return k
	}
	c, ok := k.Value(from.Cond)
	if !ok {
		stored := map[*body.Op]bool{}
		for op := range from.Cond.All() {
			if at := attributeResult(op); at != nil {
				stored[at.Args[0]] = true
			}
			if op.Kind == body.Var && !stored[op] {
				k.forget(part{op.Variable, ""})
			}
		}
		return k
	}
	if from.End == Branch {
		k.never = k.never || c.Bool() != (successor == 0)
		return k
	}
	chosen, isDefault := -1, true
	for i, label := range from.Cases {
		if label == nil || label.Value() == nil { // where no label of a value fits
			if isDefault {
				chosen = i
			}
			continue
		}
		value, known := label.Value().Constant()
		if !known {
			return k
		}
		if value.Int() == c.Int() {
			chosen, isDefault = i, false
		}
	}
	k.never = k.never || chosen >= 0 && chosen != successor
	return k
}

// capture sets the captures of a lambda.
func (k *Known) capture(l *sema.Lambda) {
	f := l.Function()
	if f == nil || f.Definition() == nil || l.Mutable {
		return
	}
	outer := ConstantsOf(body.Of(f.Definition()))
	outer.Each(func(at *Known, op *body.Op, _ bool) {
		if op.Kind != body.Lambda || op.Lambda() != l {
			return
		}
		for i, c := range l.Captures() {
			if c.Variable == nil || c.ByReference && outer.changed[c.Variable] != 0 || i >= len(op.Args) {
				continue
			}
			given := at.clone()
			if op.Args[i] != nil && !c.Init.IsZero() {
				given.set(part{c.Variable, ""}, op.Args[i])
			}
			for p, x := range given.held {
				if p.variable == c.Variable {
					k.held[p] = x
				}
			}
		}
	})
}

// Value returns the value of a scalar expression.
func (k *Known) Value(op *body.Op) (sema.Constant, bool) { return k.values(op).one() }

// Values returns the possible values of a scalar expression if all are constants; nil if unknown.
func (k *Known) Values(op *body.Op) []sema.Constant { return k.values(op) }

func (k *Known) values(op *body.Op) constants {
	if op == nil {
		return nil
	}
	if c, ok := op.Constant(); ok {
		return constants{c}
	}
	switch op.Kind {
	case body.Load:
		p, ok := partOf(op.Args[0])
		if ok && !isArrayElement(op.Args[0]) && k.held[p] != nil {
			return k.held[p]
		}
		return k.limitOfDevice(op.Args[0])
	case body.Convert:
		return k.values(op.Args[0]).mapped(func(c sema.Constant) (sema.Constant, bool) { return c.Convert(op.Type) })
	case body.Unary:
		return k.values(op.Args[0]).mapped(func(c sema.Constant) (sema.Constant, bool) {
			switch op.Operator {
			case syntax.Minus:
				return sema.Fold(syntax.Sub, sema.IntConst(0), c)
			case syntax.Not:
				return sema.Fold(syntax.Equal, c, sema.IntConst(0))
			}
			return c, false
		})
	case body.Binary:
		return k.binary(op)
	case body.Conditional:
		if c, ok := k.Value(op.Args[0]); ok && c.Bool() {
			return k.values(op.Args[1])
		} else if ok {
			return k.values(op.Args[2])
		}
		first, second := k.values(op.Args[1]), k.values(op.Args[2])
		if first != nil && second != nil {
			return first.adding(second)
		}
	case body.Call:
		return k.result(op)
	}
	return nil
}

func (k *Known) binary(op *body.Op) (out constants) {
	second := k.values(op.Args[1])
	if second == nil {
		return nil
	}
	for _, a := range k.values(op.Args[0]) {
		all := second.mapped(func(b sema.Constant) (sema.Constant, bool) { return sema.Fold(op.Operator, a, b) })
		if all == nil {
			return nil
		}
		if out = out.adding(all); out == nil {
			return nil
		}
	}
	return out
}

// Member returns the value of a member of a class object that an expression gives.
func (k *Known) Member(op *body.Op, name string) (sema.Constant, bool) {
	return constants(k.Members(op, name)).one()
}

// Members returns the possible values of a member of a class object that an expression yields, see [Known.Values].
func (k *Known) Members(op *body.Op, name string) []sema.Constant {
	if op == nil {
		return nil
	}
	given := k.clone()
	given.set(part{nil, ""}, op)
	return given.held[part{nil, "." + name}]
}

// Pointee returns the value of a part of the object whose address an expression is, by its
// path: ".grid.x". Of an array whose first element's address it is, the path begins with the index: "[1].x".
func (k *Known) Pointee(op *body.Op, path string) (sema.Constant, bool) {
	return constants(k.Pointees(op, path)).one()
}

// Pointees returns the possible values of such a part, see [Known.Values].
func (k *Known) Pointees(op *body.Op, path string) []sema.Constant {
	at, ok := pointee(op, path)
	if !ok {
		return nil
	}
	return k.held[at]
}

// PointeeFrom is Pointee for a member that is a pointer: it returns the expression that gave it its value, by which
// it may have another one by now; nil if that is not known.
func (k *Known) PointeeFrom(op *body.Op, path string) *body.Op {
	if at, ok := pointee(op, path); ok {
		return k.given[at]
	}
	return nil
}

// Function returns the function that a pointer leads to, or that an expression names; nil if it is not known.
func (k *Known) Function(op *body.Op) *sema.Function {
	if f := k.function(op); f != nil {
		return f.Function
	}
	return nil
}

// function returns the name of the function that a pointer leads to; nil if it is not known.
func (k *Known) function(op *body.Op) *body.Op {
	for op.Is(body.Convert, body.Cast, body.Decay, body.AddressOf, body.Bind, body.Deref, body.Load) {
		op = op.Args[0]
	}
	if op.Kind == body.Func {
		return op
	}
	if p, ok := partOf(op); ok && !isArrayElement(op) {
		if given := k.given[p]; given != nil && given.Kind == body.Func {
			return given
		}
	}
	return nil
}

func pointee(op *body.Op, path string) (part, bool) {
	op = unconverted(op)
	if !op.Is(body.AddressOf, body.Decay) || isArrayElement(op.Args[0]) {
		return part{}, false
	}
	at, ok := partOf(op.Args[0])
	if op.Kind == body.AddressOf { // of a single object, or of an element of an array
		path = strings.TrimPrefix(path, "[0]")
	}
	return part{at.variable, at.path + path}, ok
}
