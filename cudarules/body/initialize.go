package body

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// initialize builds the initializer of an object or reference of type t: from nothing, an expression,
// a list in parentheses, a braced list. It is nil for an object that keeps whatever was there. A
// direct initialization, as in T x(e), may call explicit functions.
func (b *builder) initialize(t *sema.Type, s *sema.Scope, init, at syntax.Node, direct bool) *Op {
	switch init.Kind() {
	case syntax.None:
		return b.initializeByDefault(t, s, at)
	case syntax.InitializerPair: // .b = e
		return b.initialize(t, s, init.Child(syntax.FieldValue), at, false)
	case syntax.ArgumentList:
		args, ok := arguments(s, written(init))
		return b.initializeFrom(t, s, args, ok, at)
	case syntax.InitializerList:
		return b.initializeByList(t, s, init, at, direct)
	}
	if init.Kind() == syntax.ParameterPackExpansion {
		return b.unknown(s, init, Dependent, b.expr(s, init.First()))
	}
	return b.initializeBy(t, s, at, argument{s, init}, direct)
}

// initializeByDefault builds the default initialization of an object.
func (b *builder) initializeByDefault(t *sema.Type, s *sema.Scope, at syntax.Node) *Op {
	if t.Element().Kind != sema.RecordType {
		return nil
	}
	op := b.construct(t, s, at, nil, nil, sema.DefaultConstructor)
	op.Inserted = true
	return op
}

// initializeBy builds an initialization from one expression; s is the scope of the node.
func (b *builder) initializeBy(t *sema.Type, s *sema.Scope, at syntax.Node, a argument, direct bool) *Op {
	op := b.expr(a.scope, a.node)
	switch {
	case t.IsReference():
		return b.bind(t, op, direct)
	case t.Kind == sema.Array && op.Kind == Literal && op.Type.Kind == sema.Array: // char s[] = "text"
		return b.insert(Load, a.scope, a.node, t, op)
	case t.Kind == sema.Array:
		return b.unknown(a.scope, a.node, NoType, op)
	case t.Kind == sema.RecordType:
		return b.initializeClass(t, s, at, a.value(), op, direct)
	case t.Kind != sema.Pointer && t.IsDependent():
		return b.object(op)
	case op.Type.Kind == sema.UnknownType:
		if op.Kind == Func || op.Kind == AddressOf {
			return b.converted(op, t, direct)
		}
		return op
	}
	return b.converted(op, t, direct)
}

// initializeClass builds an object of class type from one expression with value v.
func (b *builder) initializeClass(t *sema.Type, s *sema.Scope, at syntax.Node, v sema.Value, op *Op, direct bool) *Op {
	switch {
	case op.Type.Kind == sema.RecordType && op.Type.Record == t.Record:
		if op.Category == sema.PRValue {
			return op // it is elided
		}
		return b.copied(t, s, at, op)
	case op.Type.Kind == sema.RecordType:
		if f := valueOf(op).ConversionTo(t, direct); f != nil {
			made := b.convertBy(f, op)
			if made.Category == sema.PRValue {
				return made
			}
			return b.copied(t, s, at, made)
		}
	}
	return b.within(s, at, func(s *sema.Scope, at syntax.Node) *Op {
		made := b.construct(t, s, at, []*Op{op}, []sema.Value{v}, sema.NoSpecial)
		made.Inserted = !direct || b.inserted
		return made
	})
}

// copied builds a copy of an object, or its move.
func (b *builder) copied(t *sema.Type, s *sema.Scope, n syntax.Node, op *Op) *Op {
	if op.Category == sema.PRValue || op.Type.Kind == sema.UnknownType {
		return op
	}
	v := valueOf(op)
	if op.Type.Kind == sema.Array {
		v.Type = v.Type.Element()
	}
	made := b.construct(t, s, n, []*Op{op}, []sema.Value{v}, v.Copying())
	made.Inserted = true
	return made
}

// construct builds an object of class type t, or an array of them, by a constructor for
// the arguments, of which only their values count where they are not known yet.
func (b *builder) construct(t *sema.Type, s *sema.Scope, at syntax.Node, args []*Op, values []sema.Value, special sema.SpecialKind) *Op {
	r := t.Element().Record
	op := b.op(Construct, s, at, t)
	op.Record, op.Special, op.Given = r, special, int32(len(args))
	f, certain := r.Constructor(values, special)
	if f == nil && certain && special == sema.NoSpecial {
		if len(args) == 0 {
			op.Special = sema.DefaultConstructor
		} else if len(args) == 1 && args[0].Type.Kind == sema.RecordType && args[0].Type.Record.DerivesFrom(r) == sema.Yes {
			op.Special = valueOf(args[0]).Copying()
		}
	}
	op.Function = f
	if f == nil {
		for _, a := range args {
			if op.Special == sema.CopyConstructor || op.Special == sema.MoveConstructor {
				a = b.bind(sema.Reference(t.Element().Unqualified().With(sema.Const), sema.LValueReference), a, false)
			}
			op.Args = append(op.Args, b.object(a))
		}
		if op.Special == sema.NoSpecial || !certain {
			b.because(op, Undecided)
		}
		return op
	}
	ft := f.Type()
	for i, a := range args {
		if ft.Kind == sema.FunctionType && i < len(ft.Params) {
			a = b.pass(ft.Params[i], a)
		} else {
			a = b.promoted(a)
		}
		op.Args = append(op.Args, a)
	}
	op.Args = append(op.Args, b.defaults(s, at, f, len(args))...)
	return op
}

// pass initializes a parameter of a constructor with an operation that is already built. The argument
// of a converting constructor is not converted by user-defined functions in turn ([over.best.ics]).
func (b *builder) pass(t *sema.Type, op *Op) *Op {
	if op.Kind == Unknown && op.Node.Kind() == syntax.InitializerList {
		op = b.initialize(t, op.scope, op.Node, op.Node, false)
		b.endsHere(op, t)
		return op
	}
	isKnown := op.Type.Kind != sema.UnknownType || op.Kind == Func || op.Kind == AddressOf
	to := t.NonReference()
	isClass := to.Kind == sema.RecordType && (op.Type.Kind != sema.RecordType || op.Type.Record.DerivesFrom(to.Record) != sema.Yes)
	if !isKnown || t.Kind == sema.UnknownType || t.IsDependent() || isClass && b.converting {
		return b.object(op)
	}
	outer := b.converting
	b.converting = true
	switch {
	case t.IsReference():
		op = b.bind(t, op, false)
	case t.Kind == sema.RecordType:
		op = b.initializeClass(t, op.scope, op.Node, valueOf(op), op, false)
		b.endsHere(op, t)
	default:
		op = b.converted(op, t, false)
	}
	b.converting = outer
	return op
}

// initializeFrom builds an initialization from a list of arguments; ok says that all packs
// among them are bound.
func (b *builder) initializeFrom(t *sema.Type, s *sema.Scope, args []argument, ok bool, at syntax.Node) *Op {
	switch {
	case len(args) == 0 && ok:
		return b.zeroed(t, s, at)
	case len(args) == 1 && ok && args[0].node.Kind() != syntax.InitializerList:
		return b.initializeBy(t, s, at, args[0], true)
	case t.Kind == sema.RecordType && ok:
		var ops []*Op
		var values []sema.Value
		for _, a := range args {
			ops = append(ops, b.expr(a.scope, a.node))
			values = append(values, a.value())
		}
		return b.construct(t, s, at, ops, values, sema.NoSpecial)
	}
	var ops []*Op
	for _, a := range args {
		ops = append(ops, b.object(b.expr(a.scope, a.node)))
	}
	why := Dependent
	if ok {
		why = NoType
	}
	op := b.unknown(s, at, why, ops...)
	op.Type = t.NonReference()
	return op
}

// zeroed builds the initialization of an object by () or {}.
func (b *builder) zeroed(t *sema.Type, s *sema.Scope, at syntax.Node) *Op {
	switch e := t.Element(); {
	case t.Kind == sema.RecordType && e.Record.IsAggregate() == sema.Yes:
		op := b.aggregate(t, s, nil, at)
		op.Special = sema.DefaultConstructor
		return op
	case e.Kind == sema.RecordType:
		return b.construct(t, s, at, nil, nil, sema.DefaultConstructor)
	}
	return b.insert(Zero, s, at, t.NonReference())
}

// initializeByList builds an initialization from a braced list.
func (b *builder) initializeByList(t *sema.Type, s *sema.Scope, list, at syntax.Node, direct bool) *Op {
	args, ok := arguments(s, written(list))
	e := t.Element()
	switch {
	case t.Kind == sema.Array, t.Kind == sema.RecordType && e.Record.IsAggregate() == sema.Yes && !b.copies(t, args):
		if t.Kind == sema.Array && len(args) == 1 && isString(args[0].node) && e.Kind != sema.RecordType && t.Elem.Kind != sema.Array {
			return b.initializeBy(t, s, at, args[0], direct)
		}
		switch {
		case !ok:
		case len(args) == 0 && t.Kind == sema.RecordType:
			return b.zeroed(t, s, at)
		default:
			return b.aggregate(t, s, args, at)
		}
	case t.IsReference() && t.Elem.Element().Kind == sema.RecordType && (len(args) != 1 || !b.refersTo(t, args[0])):
		made := b.initializeByList(t.Elem.Unqualified(), s, list, at, direct)
		return b.bind(t, made, false)
	case len(args) == 1 && ok && args[0].node.Kind() == syntax.InitializerList && t.Kind != sema.RecordType:
		return b.initializeByList(t, s, args[0].node, at, direct)
	case t.Kind == sema.UnknownType || t.IsDependent() && e.Kind != sema.RecordType:
		return b.unknown(s, list, Dependent, b.exprs(s, list)...)
	}
	if ok && t.Kind == sema.RecordType && len(args) > 0 && !b.copies(t, args) {
		if op := b.constructFromList(t, s, list, args, at); op != nil {
			return op
		}
	}
	return b.initializeFrom(t, s, args, ok, at)
}

// constructFromList builds an object by the constructor that takes the elements of a braced
// list as a std::initializer_list, which goes before all others ([over.match.list]); nil if
// there is none that takes them.
func (b *builder) constructFromList(t *sema.Type, s *sema.Scope, list syntax.Node, args []argument, at syntax.Node) *Op {
	f, to := t.Record.ListConstructor()
	if f == nil {
		return nil
	}
	element := to.Record.Args[0].Type
	for _, a := range args {
		if a.node.Kind() != syntax.InitializerList && a.value().ConvertsTo(element) != sema.Yes {
			return nil
		}
	}
	elements := b.op(List, s, list, to)
	for _, a := range args {
		elements.Args = append(elements.Args, b.initialize(element, a.scope, a.node, a.node, false))
	}
	op := b.op(Construct, s, at, t, elements)
	op.Record, op.Function, op.Given = t.Record, f, 1
	op.Args = append(op.Args, b.defaults(s, at, f, 1)...)
	return op
}

// refersTo reports whether a reference of type t binds to the argument itself.
func (b *builder) refersTo(t *sema.Type, a argument) bool {
	v := a.value().Type
	return v.Kind == sema.RecordType && t.Elem.Kind == sema.RecordType && v.Record.DerivesFrom(t.Elem.Record) == sema.Yes
}

// copies reports whether a braced list holds nothing but an object of the very type.
func (b *builder) copies(t *sema.Type, args []argument) bool {
	if len(args) != 1 || args[0].node.Is(syntax.InitializerList, syntax.InitializerPair) {
		return false
	}
	v := args[0].value().Type
	return v.Kind == sema.RecordType && v.Record.DerivesFrom(t.Record) == sema.Yes
}

func isString(n syntax.Node) bool {
	return n.Is(syntax.StringLiteral, syntax.RawStringLiteral, syntax.ConcatenatedString)
}

// aggregate builds an aggregate from the elements of a braced list.
func (b *builder) aggregate(t *sema.Type, s *sema.Scope, args []argument, at syntax.Node) *Op {
	c := &clauses{rest: args}
	op := b.elements(t, s, c, at)
	if len(c.rest) > 0 {
		for _, a := range c.rest {
			op.Args = append(op.Args, b.object(b.expr(a.scope, a.node)))
		}
		b.because(op, NoType)
		op.Kind = Unknown
	}
	return op
}

// clauses are the elements of a braced list that nothing is initialized from yet.
type clauses struct{ rest []argument }

func (c *clauses) next() (argument, bool) {
	if len(c.rest) == 0 {
		return argument{}, false
	}
	return c.rest[0], true
}

// elements builds an aggregate of type t from as many clauses as it takes.
func (b *builder) elements(t *sema.Type, s *sema.Scope, c *clauses, at syntax.Node) *Op {
	op := b.op(List, s, at, t)
	op.Record = t.Record
	if t.Kind == sema.Array {
		b.arrayElements(op, c)
		return op
	}
	for _, base := range t.Record.Bases() {
		op.Args = append(op.Args, b.element(base.Type, s, c, at, nil))
	}
	fields := op.fields()
	for i, f := range fields {
		a, ok := c.next()
		if ok && a.node.Kind() == syntax.InitializerPair && !names(a.node, f) {
			ok = false
			if !slices.ContainsFunc(fields[i:], func(f *sema.Variable) bool { return names(a.node, f) }) {
				return b.because(op, SyntaxError)
			}
		}
		switch {
		case ok:
			op.Args = append(op.Args, b.element(f.Type(), s, c, at, f))
			if t.Record.IsUnion() {
				return op
			}
		case t.Record.IsUnion() && len(c.rest) > 0:
			op.Args = append(op.Args, nil)
		case t.Record.IsUnion() && !f.HasInitializer() && i > 0:
			op.Args = append(op.Args, nil)
		default:
			op.Args = append(op.Args, b.memberByDefault(s, at, f, true))
		}
	}
	return op
}

// fields returns the members that the elements of a class's List initialize, after those for its
// bases.
func (op *Op) fields() []*sema.Variable {
	return slices.DeleteFunc(slices.Clone(op.Record.Fields()), (*sema.Variable).IsPadding)
}

// names reports whether a designated initializer is that of a member.
func names(pair syntax.Node, f *sema.Variable) bool {
	return pair.Child(syntax.FieldDesignator).First().Text() == f.Name
}

// arrayElements builds the elements of an array.
func (b *builder) arrayElements(op *Op, c *clauses) {
	t := op.Type
	for {
		a, ok := c.next()
		if !ok || t.Len >= 0 && int64(len(op.Args)) >= t.Len && a.node.Kind() != syntax.InitializerPair {
			break
		}
		if a.node.Kind() == syntax.InitializerPair {
			designator := a.node.Child(syntax.FieldDesignator)
			i, ok := a.scope.Constant(designator.First())
			if designator.Kind() != syntax.SubscriptDesignator || !ok || i.Int() < int64(len(op.Args)) ||
				!b.tu.Allows(limit.DesignatorGap, int(i.Int())-len(op.Args)) {
				b.because(op, NotSupported)
				return
			}
			for int64(len(op.Args)) < i.Int() {
				op.Args = append(op.Args, nil)
			}
		}
		op.Args = append(op.Args, b.element(t.Elem, op.scope, c, op.Node, nil))
		if op.reason != 0 {
			return
		}
	}
	if rest := t.Len - int64(len(op.Args)); t.Elem.Element().Kind == sema.RecordType && rest > 0 {
		op.Args = append(op.Args, b.rest(sema.ArrayOf(t.Elem, rest), op))
	}
}

// rest builds the elements after the last written one: as {} does.
func (b *builder) rest(t *sema.Type, array *Op) *Op {
	e := t.Element()
	if e.Record.IsAggregate() != sema.Yes {
		return b.initializeByDefault(t, array.scope, array.Node)
	}
	op := b.insert(List, array.scope, array.Node, t)
	op.Record, op.Special = e.Record, sema.DefaultConstructor
	return op
}

// element builds one element of an aggregate: from its own clause, or, where braces are
// left out, from as many as it takes.
func (b *builder) element(t *sema.Type, s *sema.Scope, c *clauses, at syntax.Node, f *sema.Variable) *Op {
	a, ok := c.next()
	if !ok {
		if f != nil {
			return b.memberByDefault(s, at, f, true)
		}
		return b.initializeByDefault(t, s, at)
	}
	if !a.node.Is(syntax.InitializerList, syntax.InitializerPair) && !(isString(a.node) && t.Kind == sema.Array) {
		switch b.elides(t, a) {
		case sema.Yes:
			return b.elements(t, s, c, at)
		case sema.Unknown:
			var rest []*Op
			for _, a := range c.rest {
				rest = append(rest, b.expr(a.scope, a.node))
			}
			c.rest = nil
			return b.unknown(s, at, NoType, rest...)
		}
	}
	c.rest = c.rest[1:]
	return b.initialize(t, a.scope, a.node, a.node, false)
}

// elides answers whether a clause for an element that is an aggregate is that of a part of
// it.
func (b *builder) elides(t *sema.Type, a argument) sema.Answer {
	if t.Kind == sema.Array {
		return sema.Yes
	}
	if t.Kind != sema.RecordType || t.Record.IsAggregate() == sema.No {
		return sema.No
	}
	v := a.value()
	switch {
	case v.Type.Kind == sema.UnknownType || v.Type.IsDependent() || t.Record.IsAggregate() == sema.Unknown:
		return sema.Unknown
	case v.Type.Kind != sema.RecordType:
		return sema.Yes
	case v.Type.Record.DerivesFrom(t.Record) != sema.No || v.ConversionTo(t, false) != nil:
		return v.Type.Record.DerivesFrom(t.Record).Not().And(sema.Unknown)
	}
	return sema.Yes
}

// memberByDefault builds the initializer of a member without a written one: its default member
// initializer, a default construction, or nothing; with zero, members of non-class type are zero.
func (b *builder) memberByDefault(s *sema.Scope, at syntax.Node, f *sema.Variable, zero bool) *Op {
	if f.HasInitializer() {
		return b.byDefault(s, at, f, func() *Op { return b.memberInitializer(f.Member, f) })
	}
	if zero && f.Type().Kind == sema.RecordType && f.Type().Record.IsAggregate() == sema.Yes {
		return b.empty(f.Type(), s, at)
	}
	return b.initializeByDefault(f.Type(), s, at)
}

// empty builds an aggregate that nothing is written for.
func (b *builder) empty(t *sema.Type, s *sema.Scope, at syntax.Node) *Op {
	if b.defaulted++; !b.tu.Allows(limit.Defaults, b.defaulted) {
		return b.unknown(s, at, TooMany)
	}
	return b.within(s, at, func(*sema.Scope, syntax.Node) *Op {
		op := b.elements(t, s, &clauses{}, at)
		op.Special = sema.DefaultConstructor
		return op
	})
}

// memberInitializer builds the default initializer of a member.
func (b *builder) memberInitializer(r *sema.Record, f *sema.Variable) *Op {
	init := f.Initializer()
	return b.initialize(f.Type(), f.Scope, init, init, f.IsDirect())
}
