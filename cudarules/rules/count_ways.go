package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Origins of counts, across the functions of a translation unit: objects of one class, elements of one array, and a pointer and
// its pointee are not distinguished.

// An inflow is an operation in a body that gives a variable a value, or returns one.
type inflow struct {
	value, at *body.Op
	in        *body.Body
}

// countWays are the inflows of the bodies of a translation unit that have been searched: those that name a requested
// variable.
type countWays struct {
	pass      *pass
	about     map[any][]*sema.Body // by the functions, variables and classes that they use
	noted     map[*body.Body]bool
	variables map[*sema.Variable][]inflow
	results   map[*sema.Function][]inflow
	params    map[*sema.Variable]*sema.Function // of which they are the parameters
	named     map[any]bool                      // functions, other than to call them, and classes whose names were looked for
	library   map[*sema.Variable]bool           // handed to functions of C++'s library by reference, which may set them
	grids     map[*body.Body]*grids
}

func (p *pass) countWaysOf() *countWays {
	w := &countWays{
		pass: p, about: map[any][]*sema.Body{}, noted: map[*body.Body]bool{}, variables: map[*sema.Variable][]inflow{}, results: map[*sema.Function][]inflow{},
		params: map[*sema.Variable]*sema.Function{}, named: map[any]bool{}, library: map[*sema.Variable]bool{}, grids: map[*body.Body]*grids{},
	}
	for _, b := range p.Bodies() {
		if b.InTemplate() || b.Function.RunsOn(sema.Host) == sema.No {
			continue
		}
		seen := map[any]bool{}
		for _, u := range b.Uses() {
			for _, key := range []any{u.Function, u.Variable, u.Record} {
				if !seen[key] {
					seen[key] = true
					w.about[key] = append(w.about[key], b)
				}
			}
		}
	}
	return w
}

// lookAt records the inflows from bodies that use a function, a variable or a class.
func (w *countWays) lookAt(key any) {
	for _, b := range w.about[key] {
		w.lookIn(body.Of(b.FuncDecl))
	}
	delete(w.about, key)
}

// lookAround records the inflows from bodies that may make objects of a class: those that use or name it, and those that call a
// function which works on one.
func (w *countWays) lookAround(class *sema.Record, in *body.Body) {
	w.lookAt(class)
	if in != nil {
		w.lookAt(in.Function)
	}
	if class.Name == "" || w.named[class] {
		return
	}
	w.named[class] = true
	for _, b := range w.pass.Bodies() {
		if strings.Contains(b.Node.Text(), class.Name) && !b.InTemplate() && b.Function.RunsOn(sema.Host) != sema.No {
			w.lookIn(body.Of(b.FuncDecl))
		}
	}
}

// lookIn records the inflows from a body.
func (w *countWays) lookIn(in *body.Body) {
	if in == nil || w.noted[in] {
		return
	}
	w.noted[in] = true
	if in.Function != nil && in.Function.Lambda != nil { // whose captures the body around initializes
		if around := in.Function.Lambda.Function(); around != nil {
			w.lookIn(body.Of(around.Definition()))
		}
	}
	for _, v := range in.Params {
		w.params[v] = in.Function
	}
	for op := range in.Root.All() {
		w.note(in, op)
	}
}

func (w *countWays) give(v *sema.Variable, value, at *body.Op, in *body.Body) {
	if v != nil && value != nil {
		w.variables[v] = append(w.variables[v], inflow{value, at, in})
	}
}

// note records the inflows from an operation of a body.
func (w *countWays) note(in *body.Body, op *body.Op) {
	switch op.Kind {
	case body.Declare, body.Initialize:
		if len(op.Args) > 0 {
			w.give(op.Variable, op.Args[0], op, in)
		}
	case body.Assign:
		w.give(rootOf(op.Args[0]), op.Args[1], op, in)
	case body.Return:
		if len(op.Args) > 0 && op.Args[0] != nil && in.Function != nil {
			w.results[in.Function] = append(w.results[in.Function], inflow{op.Args[0], op, in})
		}
	case body.Func:
		w.named[op.Function] = true
	case body.List:
		if op.Type != nil && op.Type.Kind == sema.RecordType && len(op.Type.Record.Bases()) == 0 {
			fields := slices.DeleteFunc(slices.Clone(op.Type.Record.Fields()), (*sema.Variable).IsPadding)
			for i, f := range fields {
				if i < len(op.Args) {
					w.give(f, op.Args[i], op, in)
				}
			}
		}
	case body.Lambda:
		for i, c := range op.Lambda().Captures() {
			if i < len(op.Args) && !c.Init.IsZero() {
				w.give(c.Variable, op.Args[i], op, in)
			}
		}
	case body.Call, body.Construct:
		w.noteCall(in, op)
	}
}

// noteCall records the arguments for parameters, and the variables that may be set through them.
func (w *countWays) noteCall(in *body.Body, op *body.Op) {
	if op.Function == nil {
		return
	}
	var params []*sema.Variable
	if b := body.Of(op.Function.Definition()); b != nil {
		params = b.Params
	}
	isLibrary := w.pass.Unit(op.Function.First().Node).Prelude && strings.HasPrefix(op.Function.String(), "std::")
	for i, arg := range op.Arguments() {
		if arg == nil {
			continue
		}
		v := rootOf(arg)
		if isLibrary && v != nil && arg.Is(body.Bind) {
			w.library[v] = true
		}
		if i >= len(params) {
			continue
		}
		w.params[params[i]] = op.Function
		w.give(params[i], arg, op, in)
		if t := params[i].Type(); (t.IsReference() || t.Kind == sema.Pointer) && !t.Elem.IsConst() && v != nil {
			w.give(v, &body.Op{Kind: body.Var, Variable: params[i], Type: t, Node: arg.Node}, op, in)
		}
	}
}

// rootOf returns the variable or member that an expression names, by way of pointers and elements; nil for others.
func rootOf(op *body.Op) *sema.Variable {
	for op != nil {
		switch {
		case op.Is(body.Var, body.Member):
			return op.Variable
		case op.Is(body.Load, body.Convert, body.Cast, body.Bind, body.Materialize, body.Deref, body.Index, body.Decay, body.AddressOf) && len(op.Args) > 0:
			op = op.Args[0]
		default:
			return nil
		}
	}
	return nil
}

// A sign is the known sign of a count.
type sign uint8

const (
	signUnknown sign = iota
	isPositive       // it is, or something may have looked at it
	mayBeZero
)

func (s sign) join(t sign) sign {
	switch {
	case s == t:
		return s
	case s == signUnknown || t == signUnknown:
		return signUnknown
	}
	return mayBeZero
}

// A signQuery asks for the sign of a count.
type signQuery struct {
	*countWays
	seen map[*sema.Variable]bool
}

// maxCountWays bounds the steps that are followed back from a count.
const maxCountWays = 12

// of returns the sign of a value where an operation of a body runs.
func (q *signQuery) of(g inflow, depth int) sign {
	op := unconvertedOp(g.value)
	if c, ok := op.Constant(); ok {
		if c.Int() > 0 {
			return isPositive
		}
		return mayBeZero
	}
	if depth == 0 {
		return signUnknown
	}
	if checked := q.isChecked(g); checked != mayBeZero {
		return checked
	}
	inside := func(value *body.Op) sign { return q.of(inflow{value, g.at, g.in}, depth-1) }
	switch op.Kind {
	case body.Var, body.Member:
		return q.ofVariable(op, g, depth)
	case body.Cast, body.Bind, body.Materialize, body.Deref, body.AddressOf, body.Decay, body.Index:
		return inside(op.Args[0])
	case body.Comma, body.Assign:
		return inside(op.Args[1])
	case body.List, body.Construct:
		return q.ofAll(op.Args, inside)
	case body.Conditional:
		return q.ofAll(op.Args[1:], inside)
	case body.Binary:
		left, right := unconvertedOp(op.Args[0]), unconvertedOp(op.Args[1])
		switch op.Operator {
		case syntax.Mul:
			if l, r := inside(left), inside(right); l == mayBeZero || r == mayBeZero {
				return mayBeZero
			}
		case syntax.Sub: // the length of a range, or the remainder of a count
			if _, isConstant := left.Constant(); isConstant {
				return signUnknown
			}
			if left.Type != nil && left.Type.Kind == sema.Pointer || isIterator(left) {
				return mayBeZero
			}
			return inside(left)
		}
	case body.Call:
		return q.ofCall(op, depth)
	}
	return signUnknown
}

func (q *signQuery) ofAll(values []*body.Op, inside func(*body.Op) sign) sign {
	if len(values) == 0 || values[0] == nil {
		return signUnknown
	}
	out := inside(values[0])
	for _, x := range values[1:] {
		if x == nil {
			return signUnknown
		}
		out = out.join(inside(x))
	}
	return out
}

// ofInflows returns the common sign of several inflows; those that are already being computed are ignored.
func (q *signQuery) ofInflows(all []inflow, depth int) (out sign, known bool) {
	for _, x := range all {
		if v := rootOf(x.value); v != nil && q.seen[v] {
			continue
		}
		if s := q.of(x, depth-1); known {
			out = out.join(s)
		} else {
			out, known = s, true
		}
	}
	return out, known
}

// ofVariable returns the sign of the value of a variable or a member.
func (q *signQuery) ofVariable(op *body.Op, g inflow, depth int) sign {
	v := op.Variable
	if v == nil || q.seen[v] || v.Member != nil && v.Member.IsBuiltIn() {
		return signUnknown
	}
	q.lookIn(g.in)
	q.lookAt(v)
	if v.Member != nil {
		q.lookAround(v.Member, g.in)
	}
	if f := q.params[v]; f != nil {
		q.lookIn(body.Of(f.Definition()))
		q.lookAt(f)
	}
	if at := q.captured(v, g.in); at.value != nil {
		return q.of(at, depth-1)
	}
	q.seen[v] = true
	defer delete(q.seen, v)
	all := q.variables[v]
	if v.Member != nil && !v.Initializer().IsZero() {
		for init := range body.OfInitializer(v).Root.All() {
			if init.Kind == body.Declare && init.Variable == v && len(init.Args) > 0 && init.Args[0] != nil {
				all = append(slices.Clip(all), inflow{value: init.Args[0]})
			}
		}
	}
	if s, known := q.ofInflows(all, depth); known {
		return s
	}
	switch f := q.params[v]; {
	case q.library[v] || v.Binding:
		return signUnknown
	case v.Parameter:
		if f == nil || f.Lambda != nil || f.IsVirtual() || q.named[f] {
			return signUnknown // the callers are unknown
		}
	case v.Member == nil && v.Type().IsConst():
		return signUnknown
	}
	return mayBeZero
}

// captured returns the inflow through which a lambda captures a variable of the enclosing body; none for others.
func (q *signQuery) captured(v *sema.Variable, in *body.Body) inflow {
	if in == nil || in.Function == nil || in.Function.Lambda == nil || !slices.ContainsFunc(in.Function.Lambda.Captures(), func(c *sema.Capture) bool { return c.Variable == v && c.Init.IsZero() }) {
		return inflow{}
	}
	around := in.Function.Lambda.Function()
	if around == nil || around.Definition() == nil {
		return inflow{}
	}
	outer := body.Of(around.Definition())
	if outer == nil {
		return inflow{}
	}
	for op := range outer.Root.All() {
		if op.Kind == body.Lambda && op.Lambda() == in.Function.Lambda {
			return inflow{&body.Op{Kind: body.Var, Variable: v, Type: v.Type(), Node: op.Node}, op, outer}
		}
	}
	return inflow{}
}

// ofCall returns the sign of a function's result.
func (q *signQuery) ofCall(op *body.Op, depth int) sign {
	f := op.Function
	if f == nil {
		return signUnknown
	}
	if !q.pass.Unit(f.First().Node).Prelude {
		q.lookIn(body.Of(f.Definition()))
		s, _ := q.ofInflows(q.results[f], depth)
		return s
	}
	name := f.String()
	isLength := f.Class == nil && (strings.HasPrefix(name, "std::distance") || strings.HasPrefix(name, "std::size") || strings.HasPrefix(name, "std::ssize"))
	if isLength || f.Name == "size" && f.Class != nil || f.Class == nil && f.Scope == q.pass.Global && memory.KnowsNoCUDA(f) {
		return mayBeZero
	}
	return signUnknown
}

// isChecked answers whether something in the body may have looked at a value before an operation: mayBeZero if nothing has.
func (q *signQuery) isChecked(g inflow) sign {
	if g.in == nil { // the initializer of a member
		return mayBeZero
	}
	in := q.grids[g.in]
	if in == nil {
		in = &grids{pass: q.pass, graph: flow.Of(g.in), given: valuesGiven(g.in)}
		q.grids[g.in] = in
	}
	at := slices.IndexFunc(in.graph.Blocks, func(b *flow.Block) bool { return slices.Contains(b.Ops, g.at) || containsBelow(b, g.at) })
	switch {
	case at < 0:
		return signUnknown
	case in.isShownPositive(in.graph.Blocks[at], g.value):
		return isPositive
	}
	return mayBeZero
}
