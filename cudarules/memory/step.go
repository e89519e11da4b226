package memory

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// step returns the state after an operation.
func (a *Analysis) step(s *state, op *body.Op) *state {
	switch op.Kind {
	case body.Declare:
		a.declare(s, op)
	case body.Initialize:
		a.initialize(s, op)
	case body.Destroy:
		a.destroy(s, op)
	default:
		if op.Type != nil {
			a.values[op.Number] = evaluated{op, a.constant(op, a.expression(s, op))}
		}
	}
	return s
}

// constant returns the value of an expression, which is an integer if the compiler knows it.
func (a *Analysis) constant(op *body.Op, v Value) Value {
	if op.Category != sema.PRValue || !op.Type.IsInteger() || len(v.Parts) > 0 {
		return v
	}
	switch op.Kind { // operands of others are folded
	case body.Literal, body.Unevaluated, body.Unary:
	case body.Load:
		if of := op.Args[0]; !of.Is(body.Var) || !of.Variable.Type().IsConst() {
			return v
		}
	default:
		return v
	}
	if c, ok := op.Constant(); ok {
		return valueOf(integer(c))
	}
	return v
}

// value returns the value of an expression; empty for one of another body.
func (a *Analysis) value(op *body.Op) Value {
	if n := int(op.Number); n < len(a.values) && a.values[n].op == op {
		return a.values[n].Value
	}
	return Value{}
}

// expression returns the value of an expression whose operands are evaluated, and applies its effects.
func (a *Analysis) expression(s *state, op *body.Op) Value {
	arg := func(i int) Set {
		if i < len(op.Args) && op.Args[i] != nil {
			return a.value(op.Args[i]).Whole
		}
		return open
	}
	switch op.Kind {
	case body.Literal:
		switch {
		case op.Category != sema.PRValue:
			return valueOf(a.program.objects.make(a.Body, op, Literal).address())
		case op.Type.Kind == sema.NullPtr:
			return valueOf(null)
		}
		return valueOf(number)
	case body.Var:
		return valueOf(a.variable(s, op.Variable))
	case body.Func:
		if op.Function != nil {
			return valueOf(a.program.objects.function(op.Function).address())
		}
	case body.This:
		return valueOf(a.this.contents())
	case body.Member:
		if op.Variable == nil {
			return openValue
		}
		path := "." + op.Variable.Name
		if op.Args[0].Category == sema.PRValue { // a part of a value
			return a.value(op.Args[0]).From(path)
		}
		at := a.address(arg(0), path)
		if op.Variable.Type().IsReference() {
			return valueOf(a.pointed(s.load(at).Whole))
		}
		return valueOf(at)
	case body.MemberByPtr:
		return a.memberByPointer(op)
	case body.Index:
		return valueOf(a.index(op, a.given(op.Args[0]).Whole))
	case body.Deref:
		return valueOf(a.pointed(a.given(op.Args[0]).Whole))
	case body.AddressOf:
		return valueOf(pointer(arg(0)))
	case body.Decay:
		if t := op.Args[0].Type; t.Kind == sema.Array {
			return valueOf(a.address(arg(0), "[]"))
		}
		return valueOf(arg(0))
	case body.Bind, body.Cast:
		return valueOf(arg(0))
	case body.Load:
		a.read(op, op.Args[0])
		return a.held(s, op.Type, arg(0))
	case body.Materialize:
		o := a.program.objects.make(a.Body, op, Temporary)
		s.hold(o, a.value(op.Args[0]))
		return valueOf(o.address())
	case body.Convert:
		return a.convert(op)
	case body.Unary, body.And, body.Or, body.Unevaluated:
		return valueOf(number)
	case body.Binary:
		return valueOf(a.binary(op, a.given(op.Args[0]).Whole, a.given(op.Args[1]).Whole))
	case body.Conditional:
		return a.alternatives(op)
	case body.Comma, body.Declared:
		return a.operand(op, op.Args[1])
	case body.StatementOf:
		if block := op.Args[0].Args; len(block) > 0 && block[len(block)-1].Is(body.Full) {
			return a.operand(op, block[len(block)-1].Args[0])
		}
	case body.Assign:
		return a.assign(s, op)
	case body.Step:
		return a.increment(s, op)
	case body.List:
		return a.list(s, op)
	case body.Zero:
		return valueOf(null)
	case body.Lambda:
		return a.lambda(s, op)
	case body.Call:
		return a.call(s, op)
	case body.Construct:
		return a.construct(s, op)
	case body.New:
		return a.newObject(s, op)
	case body.Delete:
		a.destroyDeleted(s, op)
		a.note(&Effect{Kind: Frees, Op: op, Value: a.value(op.Args[0])})
		return Value{}
	case body.LaunchKernel:
		a.launch(s, op)
		return valueOf(number)
	case body.Throw:
		return Value{}
	case body.Asm, body.Unknown:
		a.unknownCall(s, op, op.Args)
	}
	return openValue
}

// lose returns the value of operands of which nothing is kept: who has it may reach what they lead to.
func (a *Analysis) lose(s *state, operands ...*body.Op) Value {
	for _, e := range operands {
		if e != nil {
			s.escape(a.value(e).All())
		}
	}
	return openValue
}

// memberByPointer returns the value of the member that a pointer to a member leads to: of a function, its address.
func (a *Analysis) memberByPointer(op *body.Op) Value {
	s := a.given(op.Args[1]).Whole
	if len(s.Atoms) != 1 || s.Open || s.Atoms[0].Kind != Address {
		return openValue
	}
	switch o := s.Atoms[0].Place.Object; {
	case o.Kind == Code:
		return valueOf(s)
	case o.Variable == nil || o.Variable.Member == nil:
	case op.Args[0].Category == sema.PRValue:
		return a.value(op.Args[0]).From("." + o.Variable.Name)
	default:
		return valueOf(a.address(a.value(op.Args[0]).Whole, "."+o.Variable.Name))
	}
	return openValue
}

// variable returns the address of a variable; for a reference, of the object that it is bound to.
func (a *Analysis) variable(s *state, v *sema.Variable) Set {
	o := a.program.objects.variable(v)
	if o == nil {
		return open
	}
	at := o.address()
	if v.Type().IsReference() || v.Binding {
		return a.pointed(s.load(at).Whole)
	}
	return at
}

// held returns the contents of an object of a type: numbers hold no address.
func (a *Analysis) held(s *state, t *sema.Type, at Set) Value {
	v := s.load(at)
	switch {
	case t.IsArithmetic() && !t.IsInteger(), t.Kind == sema.Bool:
		v = Value{Whole: v.Whole.contents()}
	}
	return v
}

// contents keeps initial contents of places; all else becomes a number.
func (s Set) contents() Set {
	return Set{Atoms: s.Atoms}.mapped(func(x Atom) Set {
		if x.Kind == Contents && !x.Moved {
			return setOf(x)
		}
		return number
	}).join(Set{Open: s.Open})
}

func (a *Analysis) index(op *body.Op, base Set) Set {
	if op.Args[0].Is(body.Decay) && op.Args[0].Args[0].Type.Kind == sema.Array {
		return a.pointed(base)
	}
	if c, ok := op.Args[1].Constant(); ok && c.Int() == 0 {
		return a.pointed(base)
	}
	return a.pointed(moved(base))
}

// convert returns the value of a conversion. A number that an address is made of may be
// any.
func (a *Analysis) convert(op *body.Op) Value {
	v := a.given(op.Args[0])
	from, to := op.Args[0].Type, op.Type
	switch {
	case to.Kind == sema.Pointer && (from.Kind == sema.Pointer || from.Kind == sema.FunctionType || from.Kind == sema.NullPtr):
		if from.Kind == sema.Pointer && from.Elem.Kind == sema.Void && to.Elem.Kind != sema.Void {
			a.note(&Effect{Kind: Takes, Op: op, Value: v, Type: to.Elem})
		}
		return v
	case to.Kind == sema.Pointer && from.IsInteger():
		if c, ok := op.Args[0].Constant(); ok && c.Int() == 0 {
			return valueOf(null)
		}
		return v // of an address, perhaps
	case to.IsInteger() && from.Kind == sema.Pointer, to.Kind == sema.RecordType:
		return v
	case to.IsArithmetic() || to.Kind == sema.EnumType:
		if sema.Equal(to.Unqualified(), from.Unqualified()) {
			return v
		}
		if to.IsInteger() && from.IsInteger() {
			return Value{v.Whole.converted(to), v.Parts}
		}
		return valueOf(number)
	}
	return v
}

// binary returns the value of a built-in operator: sums and differences of a pointer and
// a number stay in the object that the pointer points to.
func (a *Analysis) binary(op *body.Op, left, right Set) Set {
	if op.Type.Kind == sema.Pointer {
		if op.Args[0].Type.Kind == sema.Pointer {
			return moved(left)
		}
		return moved(right)
	}
	if op.Args[0].Type.Kind == sema.Pointer || op.Args[1].Type.Kind == sema.Pointer { // a distance, a comparison
		return number
	}
	if op.Type.IsInteger() && (op.Operator == syntax.Add || op.Operator == syntax.Sub ||
		op.Operator == syntax.BitAnd || op.Operator == syntax.BitOr) {
		// Addresses as integers.
		out := number
		for _, s := range []Set{left, right} {
			for _, x := range s.Atoms {
				if x.Kind == Address {
					out = moved(setOf(x))
				}
			}
		}
		if !out.isSame(number) {
			return out
		}
	}
	return a.folded(op, left, right)
}

// folded returns the value of an operator whose operands are integers.
func (a *Analysis) folded(op *body.Op, left, right Set) Set {
	m, ok := left.Integer()
	n, isKnown := right.Integer()
	if !ok || !isKnown || !op.Type.IsInteger() {
		return a.computed(op, left, right)
	}
	x, ok := sema.IntConst(m).Convert(op.Args[0].Type)
	y, isKnown := sema.IntConst(n).Convert(op.Args[1].Type)
	if !ok || !isKnown {
		return number
	}
	c, ok := sema.Fold(op.Operator, x, y)
	if !ok {
		return number
	}
	return integer(c)
}

// computed returns the value of an operator: a 32-bit product, or a value derived from one or from a pitch.
func (a *Analysis) computed(op *body.Op, left, right Set) Set {
	if !op.Type.IsInteger() || op.Operator != syntax.Mul && op.Operator != syntax.Add && op.Operator != syntax.Sub {
		return number
	}
	if k := op.Type.Unqualified().Kind; op.Operator == syntax.Mul && (k == sema.Int || k == sema.UInt) {
		return setOf(Atom{Kind: Number, Place: Place{Object: a.program.objects.make(a.Body, op, Amount)}})
	}
	out := Set{}
	for _, s := range []Set{left, right} {
		for _, x := range s.Atoms {
			if x.Kind == Number && !x.Place.IsZero() {
				out = out.adding(setOf(x))
			}
		}
	}
	if len(out.Atoms) == 0 {
		return number
	}
	return out
}

// alternatives returns the value of a conditional expression: the values evaluated on the paths to
// this point.
func (a *Analysis) alternatives(op *body.Op) Value {
	out := Value{}
	for _, e := range op.Args[1:] {
		switch {
		case e == nil: // a ?: b
			out = out.join(a.operand(op, op.Args[0]))
		case e.Kind != body.Throw:
			out = out.join(a.operand(op, e))
		}
	}
	return out
}

// operand returns the value of an operand, applying the lvalue-to-rvalue conversion that a dependent
// expression omits, unless the operation is a glvalue itself.
func (a *Analysis) operand(op, e *body.Op) Value {
	if op.Category == sema.PRValue {
		return a.given(e)
	}
	return a.value(e)
}

func (a *Analysis) assign(s *state, op *body.Op) Value {
	at := a.value(op.Args[0])
	if op.Operator != syntax.Assign {
		a.read(op, op.Args[0])
		held := s.load(at.Whole).Whole
		if op.Type.Kind == sema.Pointer {
			held = moved(held)
		} else {
			held = number
		}
		a.write(s, op, at.Whole, valueOf(held))
		return at
	}
	a.write(s, op, at.Whole, a.given(op.Args[1]))
	return at
}

func (a *Analysis) increment(s *state, op *body.Op) Value {
	at := a.value(op.Args[0])
	a.read(op, op.Args[0])
	held := s.load(at.Whole).Whole
	next := number
	if op.Args[0].Type.Kind == sema.Pointer {
		next = moved(held)
	}
	a.write(s, op, at.Whole, valueOf(next))
	if op.Operator == syntax.PostIncrement || op.Operator == syntax.PostDecrement {
		return valueOf(held)
	}
	return at
}

// list returns the value of an aggregate that is made of its elements.
func (a *Analysis) list(s *state, op *body.Op) Value {
	switch op.Type.Kind {
	case sema.RecordType:
		if isInitializerList(op.Type.Record) {
			return a.elementsOf(op)
		}
		out := Value{Whole: null}
		for i, path := range paths(op) {
			if i < len(op.Args) && op.Args[i] != nil && path != "" {
				out = out.With(path, a.value(op.Args[i]), false)
			} else if i < len(op.Args) && op.Args[i] != nil {
				return a.lose(s, op.Args...)
			}
		}
		return a.withInitials(s, out, op)
	case sema.Array:
		return a.elementsOf(op)
	}
	if len(op.Args) == 1 {
		return a.value(op.Args[0])
	}
	return openValue
}

// elementsOf returns the value of an array that a list gives its elements.
func (a *Analysis) elementsOf(list *body.Op) Value {
	out := Value{}
	for _, e := range list.Args {
		if e != nil {
			out = out.join(a.value(e))
		}
	}
	if list.Type.Kind == sema.Array && int64(len(list.Args)) < list.Type.Len {
		out = out.join(valueOf(null))
	}
	out = Value{}.With("[]", out, false)
	out.Whole = number
	return out
}

// operator is the path of the function that a closure runs.
const operator = ".operator()"

// paths returns the paths of the members that the elements of a list initialize; empty
// for a base class.
func paths(op *body.Op) []string {
	var out []string
	for range op.Type.Record.Bases() {
		out = append(out, "")
	}
	for _, f := range op.Type.Record.Fields() {
		if !f.IsPadding() {
			out = append(out, "."+f.Name)
		}
	}
	return out
}

func (a *Analysis) declare(s *state, op *body.Op) {
	o := a.program.objects.variable(op.Variable)
	if o == nil {
		if len(op.Args) > 0 && op.Args[0] != nil {
			s.escape(a.value(op.Args[0]).All()) // its referent may be changed by its name
		}
		return
	}
	if op.Variable.IsStatic() || op.Variable.IsExtern() || o.Kind != Automatic {
		return // it still has the contents of another call
	}
	n := a.number(o)
	s.escaped, s.passed, s.known = s.escaped.less(n, n), s.passed.less(n, n), s.known.less(n, n)
	held := Value{}
	if len(op.Args) > 0 && op.Args[0] != nil {
		held = a.given(op.Args[0])
	}
	s.hold(o, held)
}

// initialize stores a constructor's initializer of a member.
func (a *Analysis) initialize(s *state, op *body.Op) {
	if len(op.Args) == 0 || op.Args[0] == nil {
		return
	}
	this := a.this.contents()
	if op.Variable == nil { // a base class, whose members are distinguished by their names, or the whole by another constructor
		for _, p := range a.given(op.Args[0]).Parts {
			s.store(a.address(this, p.Path), valueOf(p.Set))
		}
		return
	}
	s.store(a.address(this, "."+op.Variable.Name), a.given(op.Args[0]))
}

// lambda returns the value of a closure: its captures are its members, by name.
func (a *Analysis) lambda(s *state, op *body.Op) Value {
	out := Value{Whole: number}
	for i, c := range op.Lambda().Captures() {
		if i >= len(op.Args) || op.Args[i] == nil {
			continue
		}
		v := a.given(op.Args[i])
		name := ".this"
		if c.Variable != nil {
			name = "." + c.Variable.Name
		}
		out = out.With(name, v, false)
	}
	out = out.With(operator, valueOf(a.program.objects.function(op.Lambda().Operator()).address()), false)
	a.noteLambda(s, op, out)
	return out
}

// noteLambda records the effects of a host-only lambda if it is called.
func (a *Analysis) noteLambda(s *state, op *body.Op, closure Value) {
	l := op.Lambda()
	if !a.gather || l.Operator().RunsOn(sema.Device) != sema.No {
		return
	}
	summary := a.callee(l.Operator())
	if summary == nil {
		return
	}
	t := a.closureTranslation(s, summary, closure)
	for _, p := range summary.Decl.Params() {
		t.give(p, openValue)
	}
	for _, c := range l.Captures() {
		if c.Variable != nil && c.ByReference {
			t.give(c.Variable, openValue) // it may be another when the lambda runs
		}
	}
	for _, e := range summary.Effects {
		if e.Kind != Returns {
			deferred := t.effect(op, e)
			a.deferred = append(a.deferred, &deferred)
		}
	}
}

// read notes that a part of the program's memory is read.
func (a *Analysis) read(op, from *body.Op) {
	if a.gather {
		a.note(&Effect{Kind: Reads, Op: op, Value: a.value(from), Volatile: isVolatile(from)})
	}
}

// write stores a value, and notes it.
func (a *Analysis) write(s *state, op *body.Op, to Set, v Value) {
	if a.gather {
		a.note(&Effect{Kind: Writes, Op: op, Value: valueOf(to), Other: v, Volatile: op.Is(body.Assign, body.Step) && isVolatile(op.Args[0])})
	}
	s.store(to, v)
}

func isVolatile(glvalue *body.Op) bool { return glvalue.Type != nil && glvalue.Type.IsVolatile() }
