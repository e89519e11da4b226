package body

import (
	"math"
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// uses returns the uses of functions, classes and variables by a body, in the order of the tree;
// lambdas in it are bodies of their own. They are collected in room, which may be nil.
func uses(b *Body, room []sema.Use) []sema.Use {
	w := &useWalker{uses: room[:0]}
	if b.Function != nil && b.Function.IsImmediate() {
		w.constant++
	}
	w.constant++
	for _, c := range b.Constants {
		w.value(c)
	}
	w.constant--
	w.value(b.Root)
	return w.uses
}

// A useWalker gathers uses.
type useWalker struct {
	uses     []sema.Use
	constant int         // depth of enclosing constant expressions
	at       *Op         // the call whose default arguments are evaluated; nil elsewhere
	over     syntax.Node // the range of the loop that is written out
}

// A manner is the way in which an expression uses the object that a glvalue denotes.
type manner struct {
	reads, writes, address, binds bool

	part    bool // only a part of it is meant: an element or member
	element bool // the part is an element of an array, or lies in one

	node syntax.Node // the expression that is so used, parentheses and all
}

// reading is how the value of an operand is taken: arrays decay.
func reading(op *Op) manner {
	if op.Type != nil && op.Type.Kind == sema.Array {
		return manner{address: true}
	}
	return manner{reads: true}
}

func (w *useWalker) add(op *Op, u sema.Use) {
	u.Scope = op.scope
	if u.Node.IsZero() {
		u.Node = op.Node
	}
	u.Constant = w.constant > 0 || u.Function != nil && u.Function.IsImmediate()
	if w.at != nil {
		u.Default, u.Node, u.Scope, u.Implicit, u.Inserted = u.Node, w.at.Node, w.at.scope, true, true
	}
	w.uses = append(w.uses, u)
}

// variable adds the uses of a variable.
func (w *useWalker) variable(op *Op, v *sema.Variable, m manner) {
	if v.Name == "" || op.Inserted && w.at == nil {
		return // of the language's own
	}
	if m == (manner{node: m.node, part: m.part, element: m.element}) && !v.IsLocal() && !v.Parameter && v.Type().IsReference() {
		m.reads = true // to know which object is discarded
	}
	for _, each := range []struct {
		is   bool
		kind sema.UseKind
	}{{m.reads, sema.Reads}, {m.writes, sema.Writes}, {m.address, sema.TakesAddress}, {m.binds, sema.Binds}} {
		if each.is {
			w.add(op, sema.Use{Kind: each.kind, Node: m.node, Variable: v, Part: m.part, Element: m.element})
		}
	}
}

// value walks an operation whose value is taken, or a statement.
func (w *useWalker) value(op *Op) {
	if op != nil {
		w.op(op, reading(op))
	}
}

func (w *useWalker) values(ops []*Op) {
	for _, op := range ops {
		w.value(op)
	}
}

// op walks an operation; m is the use of the object that it denotes, if it is a glvalue.
func (w *useWalker) op(op *Op, m manner) {
	if op == nil {
		return
	}
	if m.node.IsZero() {
		m.node = op.Node.Parenthesized()
	}
	switch op.Kind {
	case Literal, This:
	case Unknown:
		w.unknown(op, m)
	case Var:
		w.variable(op, op.Variable, m)
	case Func:
		w.function(op)
	case Member:
		w.member(op, m)
	case MemberByPtr:
		m.part = true
		w.op(op.Args[0], m)
		w.value(op.Args[1])
	case Index:
		w.element(op.Args[0], m)
		w.value(op.Args[1])
	case Deref:
		w.element(op.Args[0], m)
	case AddressOf:
		w.op(op.Args[0], manner{address: true})
	case Load:
		w.op(op.Args[0], manner{reads: true})
	case Decay:
		if a := op.Args[0]; a.Is(Var, Member) && a.Type.Kind == sema.FunctionType { // a reference to a function
			w.op(a, manner{reads: true})
			return
		}
		w.op(op.Args[0], manner{address: true})
	case Bind:
		w.op(op.Args[0], manner{binds: true})
	case Cast:
		if op.Explicit {
			m.node = syntax.Node{}
		}
		w.op(op.Args[0], m)
	case Convert:
		if op.Type.Kind == sema.Void {
			w.discarded(op.Args[0])
			return
		}
		if op.Type.Kind == sema.Bool && op.Args[0].Is(Decay) && op.Args[0].Args[0].Is(Func) { // no address of a function is null
			w.constant++
			defer func() { w.constant-- }()
		}
		w.values(op.Args)
	case Conditional:
		w.value(op.Args[0])
		for _, branch := range op.Args[1:] {
			if op.Category == sema.PRValue {
				w.value(branch)
			} else {
				w.op(branch, m)
			}
		}
	case Comma:
		w.op(op.Args[0], manner{})
		m.node = syntax.Node{}
		w.op(op.Args[1], m)
	case Assign:
		w.op(op.Args[0], manner{writes: true, reads: op.Operator != syntax.Assign})
		w.value(op.Args[1])
	case Step, VaArg:
		w.op(op.Args[0], manner{reads: true, writes: true})
	case Call:
		w.call(op)
	case Construct:
		w.construct(op)
	case List:
		w.list(op)
	case New, Delete:
		f := op.Function
		if f == nil && op.Kind == New {
			f = globalAllocation(op)
		}
		if f != nil {
			w.add(op, sema.Use{Kind: sema.Calls, Function: f, Implicit: true})
		}
		w.values(op.Args)
	case Lambda:
		w.lambda(op)
	case LaunchKernel:
		w.launch(op)
	case Asm:
		for i, a := range op.Args {
			if i < int(op.Outputs) {
				w.op(a, manner{writes: true, reads: isReadOutput(a.Node)})
			} else {
				w.value(a)
			}
		}
	case Destroy:
		w.add(op, sema.Use{Kind: sema.Destroys, Record: op.Record, Function: op.Function, Special: sema.Destructor, Implicit: true})
	default:
		w.statement(op)
	}
}

func (w *useWalker) statement(op *Op) {
	switch op.Kind {
	case Full:
		if op.Type == nil {
			w.discarded(op.Args[0])
		} else {
			w.value(op.Args[0])
		}
		w.values(op.Args[1:])
		return
	case Declare:
		if op.Variable.IsConstexpr() {
			w.constant++
			defer func() { w.constant-- }()
		}
	case Case:
		w.constant++
		w.value(op.Value())
		w.constant--
	case Initialize:
		if op.Inserted && op.Variable != nil && op.Variable.HasInitializer() {
			w.add(op, sema.Use{Kind: sema.Initializes, Record: op.Variable.Member, Variable: op.Variable, Implicit: true})
			return
		}
	case RangeFor:
		outer := w.over
		w.over = op.Node.Child(syntax.FieldRight)
		w.values(op.Args[:6])
		w.over = outer
		w.value(op.Args[6])
		return
	}
	w.values(op.Args)
}

// discarded walks a discarded-value expression: naming a function evaluates nothing.
func (w *useWalker) discarded(op *Op) {
	if op.Is(Func) {
		w.constant++
		defer func() { w.constant-- }()
	}
	w.op(op, manner{})
}

// unknown walks the operands of an operation that is not understood, as written.
func (w *useWalker) unknown(op *Op, m manner) {
	if len(op.Args) == 0 {
		return
	}
	first := op.Args[0]
	switch op.Node.Kind() {
	case syntax.AssignmentExpression:
		w.op(first, manner{writes: true, reads: op.Node.Op() != syntax.Assign})
	case syntax.UpdateExpression:
		w.op(first, manner{reads: true, writes: true})
	case syntax.FieldExpression:
		if op.Node.Op().ByPointer() {
			w.value(first)
		} else {
			m.part = true
			w.op(first, m)
		}
	default:
		w.value(first)
	}
	w.values(op.Args[1:])
}

// function adds the use of a function that is named without a call.
func (w *useWalker) function(op *Op) {
	if !op.Node.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction) && !isDeclaredArgument(op.Node) {
		return
	}
	u := sema.Use{Kind: sema.Refers, Function: op.Function}
	if op.Node.Parent().Kind() == syntax.PointerExpression {
		u.Kind = sema.TakesAddress
	}
	w.add(op, u)
}

// isDeclaredArgument reports whether a name is an argument that the grammar reads as a parameter: f in T x(f);.
func isDeclaredArgument(n syntax.Node) bool {
	return n.Kind() == syntax.ParameterDeclaration ||
		n.Is(syntax.TypeIdentifier, syntax.TemplateType) && n.Parent().Kind() == syntax.ParameterDeclaration
}

func (w *useWalker) member(op *Op, m manner) {
	object := op.Args[0]
	if object.Is(Deref) && object.Inserted && object.Args[0].Is(This) && object.Args[0].Inserted { // of *this, which is not written
		w.variable(op, op.Variable, m)
		return
	}
	if op.Variable.Type().IsReference() {
		m = manner{reads: true}
	}
	m.part = true
	w.op(object, m)
}

// element walks a pointer to an object that is used: an array of which an element is meant,
// or another pointer.
func (w *useWalker) element(pointer *Op, m manner) {
	if pointer.Is(Decay) && pointer.Args[0].Type.Kind == sema.Array {
		m.part, m.element = true, true
		w.op(pointer.Args[0], m)
		return
	}
	w.value(pointer)
}

// call adds the use of the function that is called, and walks object and arguments.
func (w *useWalker) call(op *Op) {
	c := op.Call()
	isOperator := c != nil && c.Node.Kind() != syntax.CallExpression
	if !isOperator || op.Function != nil {
		u := sema.Use{Kind: sema.Calls, Function: op.Function, Call: c, Record: op.Record, Special: op.Special,
			Implicit: op.Inserted && c == nil, Inserted: op.Inserted && c == nil && w.isLoopOrBinding(op)}
		w.add(op, u)
	}
	if l := op.Launch(); l != nil {
		w.add(op, sema.Use{Kind: sema.Launches, Function: l.Kernel, Launch: l})
	}
	macro := op.Function == nil && isUndeclared(op)
	for i, a := range op.Args {
		switch {
		case a == nil:
		case macro && isArgument(a, op.Node):
		case i > int(op.Given) && op.Function != nil:
			w.byDefault(op, a)
		case isOperator:
			w.operand(op, i, a)
		case i == 0 && op.Special != sema.NoSpecial:
			w.op(a, manner{writes: true})
		case op.Special != sema.NoSpecial && a.Is(Bind): // a copy of all that it is made of
			w.value(a.Args[0])
		case i == 0 && (op.Function != nil || c != nil && len(c.Candidates) > 0) && !op.Inserted &&
			a.Node.Parent().Kind() != syntax.CallExpression, i == 0 && w.isLoopOrBinding(op):
			w.op(a, manner{binds: true})
		default:
			w.value(a)
		}
	}
}

// isLoopOrBinding reports whether a call is one that a range-based for loop or a structured
// binding makes.
func (w *useWalker) isLoopOrBinding(op *Op) bool {
	return op.Inserted && (op.Node == w.over && !w.over.IsZero() || op.Node.Parent().Kind() == syntax.StructuredBindingDeclarator)
}

// operand walks an operand of an operator function.
func (w *useWalker) operand(op *Op, i int, a *Op) {
	for a.Is(Bind) {
		a = a.Args[0]
	}
	m := reading(a)
	if isFirst := i == 0 || op.Args[0] == nil && i == 1; isFirst {
		switch o := op.Node.Op(); {
		case o.Assigns():
			m = manner{writes: true, reads: o != syntax.Assign}
		case o.Increments() || o.Decrements():
			m = manner{reads: true, writes: true}
		case o == syntax.Subscript:
			m = manner{binds: true}
		case o == syntax.AddressOf:
			m = manner{address: true}
		}
	}
	w.op(a, m)
}

// isUndeclared reports whether the callee's name has no declaration: it may be a macro of a missing
// header, which does anything with its arguments.
func isUndeclared(op *Op) bool {
	fun := op.Node.Child(syntax.FieldFunction)
	return op.Call() != nil && fun.Kind() == syntax.Identifier && len(op.scope.LookupNode(fun)) == 0
}

// isArgument reports whether an operation is the name of something that is an argument of
// the call n.
func isArgument(op *Op, n syntax.Node) bool {
	for op.Is(Load, Decay, Bind, Convert, Cast) && op.Inserted {
		op = op.Args[0]
	}
	return op.Node.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction) &&
		op.Node.Parent().Kind() == syntax.ArgumentList && op.Node.Parent().Parent() == n
}

// byDefault walks a default argument, whose effects are those of the call.
func (w *useWalker) byDefault(call, argument *Op) {
	if w.at == nil {
		w.at = call
		defer func() { w.at = nil }()
	}
	w.value(argument)
}

func (w *useWalker) construct(op *Op) {
	u := sema.Use{Kind: sema.Constructs, Record: op.Record, Special: op.Special, Function: op.Function, Element: op.Type.Kind == sema.Array}
	u.Given = uint16(min(op.Given, math.MaxUint16))
	if op.Node.Parent().Kind() == syntax.ForRangeLoop { // the element is not written
		u.Implicit, u.Given = true, 0
	}
	given := op.Args[:min(int(op.Given), len(op.Args))]
	u.Folded = op.Function != nil && op.Function.IsConstexpr() && !slices.ContainsFunc(given, isVarying)
	w.add(op, u)
	copies := op.Special == sema.CopyConstructor || op.Special == sema.MoveConstructor
	for i, a := range op.Args {
		switch {
		case a == nil:
		case i >= int(op.Given):
			w.byDefault(op, a)
		case copies && a.Is(Bind):
			w.value(a.Args[0])
		default:
			w.value(a)
		}
	}
	if f := op.Function; f != nil && f.Class != op.Record && f.Name == f.Class.Name { // an inherited constructor
		w.membersByDefault(op)
	}
}

// membersByDefault adds the initializations that an inherited constructor makes for members of the
// inheriting class.
func (w *useWalker) membersByDefault(op *Op) {
	for _, m := range op.Record.Fields() {
		switch e := m.Type().Element(); {
		case m.IsPadding():
		case m.HasInitializer():
			w.add(op, sema.Use{Kind: sema.Initializes, Record: op.Record, Variable: m, Implicit: true})
		case e.Kind == sema.RecordType:
			f, _ := e.Record.Constructor(nil, sema.DefaultConstructor)
			w.add(op, sema.Use{Kind: sema.Constructs, Record: e.Record, Special: sema.DefaultConstructor, Function: f,
				Element: m.Type().Kind == sema.Array})
		}
	}
}

// isVarying reports whether the value of an argument is not known to be a constant.
func isVarying(op *Op) bool {
	for op != nil && op.Is(Bind, Materialize) && len(op.Args) > 0 {
		op = op.Args[0]
	}
	if op == nil {
		return true
	}
	_, ok := op.Constant()
	return !ok
}

func (w *useWalker) list(op *Op) {
	if op.Record == nil {
		w.elements(op)
		return
	}
	if op.Special == sema.DefaultConstructor {
		w.add(op, sema.Use{Kind: sema.Constructs, Record: op.Record, Special: op.Special})
		return
	}
	bases := len(op.Record.Bases())
	fields := op.fields()
	for i, a := range op.Args {
		if i >= bases && i-bases < len(fields) && a != nil && fields[i-bases].Initializer().Contains(a.Node) {
			w.add(op, sema.Use{Kind: sema.Initializes, Record: op.Record, Variable: fields[i-bases], Implicit: true})
			continue
		}
		w.value(a)
	}
}

// elements walks the elements of an array.
func (w *useWalker) elements(op *Op) {
	for i, a := range op.Args {
		if a.Is(Construct, List) && a.Inserted && a.Type.Kind == sema.Array && !sema.Equal(a.Type, op.Type.Elem) { // those after the last written one
			w.add(a, sema.Use{Kind: sema.Constructs, Record: a.Record, Special: a.Special, Function: a.Function,
				Element: i == 0 || op.Type.Elem.Kind == sema.Array})
			continue
		}
		w.value(a)
	}
}

func (w *useWalker) lambda(op *Op) {
	for i, c := range op.Lambda().Captures() {
		switch a := op.Args[i]; {
		case !c.Init.IsZero():
			w.value(a)
		case a.Is(Construct) && !c.This:
			w.add(a, sema.Use{Kind: sema.Constructs, Record: a.Record, Special: a.Special, Function: a.Function,
				Implicit: true, Element: a.Type.Kind == sema.Array})
		}
	}
}

func (w *useWalker) launch(op *Op) {
	w.add(op, sema.Use{Kind: sema.Launches, Function: op.Function, Launch: op.Launch()})
	if !op.Args[0].Is(Func) {
		w.value(op.Args[0])
	}
	for i, a := range op.Args[1:] {
		switch {
		case a == nil:
		case i >= 4+int(op.Given):
			w.byDefault(op, a)
		default:
			w.value(a)
		}
	}
}

// isReadOutput reports whether the operand n of an assembler statement is also read: "+r".
func isReadOutput(n syntax.Node) bool {
	for ; !n.IsZero(); n = n.Parent() {
		if n.Kind() == syntax.GnuAsmOutputOperand {
			constraint := n.Child(syntax.FieldConstraint)
			if constraint.IsZero() {
				constraint = n.Child(syntax.FieldFunction)
			}
			text := constraint.Text()
			return len(text) > 1 && text[1] == '+'
		}
	}
	return false
}
