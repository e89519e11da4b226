package body

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// constructorInitializers builds a constructor's initializations before its body: bases, then members,
// in the order of their declarations.
func (b *builder) constructorInitializers(fd *sema.FuncDecl) []*Op {
	class := fd.Function.Class
	byMember := map[*sema.Variable]syntax.Node{}
	byBase := map[*sema.Record]syntax.Node{}
	var others []*Op
	for init := range fd.Node.ChildOf(syntax.FieldInitializerList).Children() {
		if init.Kind() != syntax.MemberInitializer {
			continue
		}
		m, t := class.Initializes(init, b.root)
		switch {
		case m != nil:
			byMember[m] = init
		case t.Kind == sema.RecordType && t.Record == class:
			return []*Op{b.initializer(init, nil, t)}
		case t.Kind == sema.RecordType:
			byBase[t.Record] = init
		default:
			others = append(others, b.unknown(b.root, init, NoType, b.exprs(b.root, init.ChildOf(syntax.ArgumentList, syntax.InitializerList))...))
		}
	}
	all := others
	for _, base := range class.Bases() {
		if base.Type.Kind != sema.RecordType {
			continue
		}
		if init, ok := byBase[base.Type.Record]; ok {
			all = append(all, b.initializer(init, nil, base.Type))
		} else if op := b.initializeByDefault(base.Type, b.root, fd.Name()); op != nil {
			all = append(all, b.initializing(fd.Name(), nil, base.Type, op))
		}
	}
	for _, m := range class.Fields() {
		init, ok := byMember[m]
		switch {
		case ok:
			all = append(all, b.initializer(init, m, m.Type()))
		case m.IsPadding() || class.IsUnion() && (len(byMember) > 0 || !m.HasInitializer()):
		default:
			op := b.ended(func() *Op { return b.memberByDefault(b.root, fd.Name(), m, false) })
			if op != nil {
				all = append(all, b.initializing(fd.Name(), m, m.Type(), op))
			}
		}
	}
	return all
}

// initializer builds an initializer that is written.
func (b *builder) initializer(n syntax.Node, m *sema.Variable, t *sema.Type) *Op {
	return b.full(func() *Op {
		args := n.ChildOf(syntax.ArgumentList, syntax.InitializerList)
		op := b.op(Initialize, b.root, n, nil, b.initialize(t, b.root, args, n, true))
		op.Variable, op.Record = m, t.Record
		return op
	})
}

func (b *builder) initializing(n syntax.Node, m *sema.Variable, t *sema.Type, init *Op) *Op {
	op := b.insert(Initialize, b.root, n, nil, init)
	op.Variable, op.Record = m, t.Record
	return op
}

// ended builds an operation with the ends of its temporary objects.
func (b *builder) ended(build func() *Op) *Op {
	outer := b.temporaries
	b.temporaries = nil
	op := build()
	if op != nil && len(b.temporaries) > 0 {
		slices.Reverse(b.temporaries)
		op = b.insert(Full, op.scope, op.Node, op.Type, append([]*Op{op}, b.temporaries...)...)
	}
	b.temporaries = outer
	return op
}

// memberEnds builds the ends of members and bases that a destructor makes.
func (b *builder) memberEnds(fd *sema.FuncDecl) []*Op {
	class := fd.Function.Class
	if class.IsUnion() {
		return nil
	}
	var all []*Op
	for _, m := range slices.Backward(class.Fields()) {
		if end := b.destroy(b.root, fd.Name(), m.Type()); end != nil {
			end.Variable = m
			all = append(all, end)
		}
	}
	for _, base := range slices.Backward(class.Bases()) {
		if end := b.destroy(b.root, fd.Name(), base.Type); end != nil {
			all = append(all, end)
		}
	}
	return all
}

// parenInit builds the initializer of "A x(y);", whose arguments the grammar reads as
// parameters.
func (b *builder) parenInit(s *sema.Scope, d syntax.Node, v *sema.Variable) *Op {
	args, ok := arguments(s, v.ParenInitArguments())
	if !ok {
		return b.unknown(s, d, Dependent)
	}
	return b.initializeFrom(v.Type(), s, args, true, d)
}

// parenInitArgument builds such an argument: a name, or a name with subscripts.
func (b *builder) parenInitArgument(s *sema.Scope, n syntax.Node) *Op {
	op := b.expr(s, n.Child(syntax.FieldType))
	for _, size := range sema.Bounds(n.Child(syntax.FieldDeclarator)) {
		array := b.load(op)
		if array.Type.Kind != sema.Pointer {
			return b.unknown(s, n, NoType, array)
		}
		op = b.op(Index, s, n, array.Type.Elem, array, b.value(s, size))
		op.Category = sema.LValue
	}
	return op
}

// rangeLoop writes a range-based for loop out.
func (b *builder) rangeLoop(s *sema.Scope, n syntax.Node) *Op {
	in := b.inside(s, n)
	return b.scoped(in, n, func() *Op {
		var before []*Op
		if init := n.Child(syntax.FieldInitializer); !init.IsZero() {
			before = b.statements(in, init)
		}
		loop := b.rangeOver(s, in, n)
		if len(before) > 0 {
			loop = b.insert(Block, s, n, nil, append(before, loop)...)
		}
		return loop
	})
}

func (b *builder) rangeOver(s, in *sema.Scope, n syntax.Node) *Op {
	right := n.Child(syntax.FieldRight)
	op := b.op(RangeFor, s, n, nil, nil, nil, nil, nil, nil, nil, nil)
	overType := s.ArgumentValue(right)
	var object func() *Op
	if right.Kind() == syntax.InitializerList {
		op.Args[0], object = b.listRange(in, right)
	} else {
		kind := sema.LValueReference
		if overType.Category != sema.LValue {
			kind = sema.RValueReference
		}
		op.Args[0], object = b.hidden(in, right, sema.Reference(overType.Type, kind), func() *Op {
			return b.bind(sema.Reference(overType.Type, kind), b.expr(in, right), false)
		})
	}
	var element *Op
	if object != nil {
		element = b.iteration(op, in, right, object)
	}
	var ends []*Op
	op.Args[5], ends = b.loopVariable(in, n, element)
	body := n.Child(syntax.FieldBody)
	op.Args[6] = b.scoped(in, body, func() *Op {
		b.ends = append(b.ends, ends...)
		return b.statement(in, body)
	})
	return op
}

// listRange declares the range of a loop over a braced list: the array in which its elements lie ([dcl.init.list]).
func (b *builder) listRange(s *sema.Scope, list syntax.Node) (declared *Op, object func() *Op) {
	array := s.ListArray(list)
	if array == nil {
		return b.unknown(s, list, NoType, b.exprs(s, list)...), nil
	}
	t := sema.Reference(array, sema.RValueReference)
	return b.hidden(s, list, t, func() *Op { return b.bind(t, b.initializeByList(array, s, list, list, false), false) })
}

// hidden declares a variable without a name; name builds references to it.
func (b *builder) hidden(s *sema.Scope, n syntax.Node, t *sema.Type, init func() *Op) (declared *Op, name func() *Op) {
	v := s.Unnamed(t, n)
	var bound *Op
	declared = b.full(func() *Op {
		op := b.insert(Declare, s, n, nil, init())
		op.Variable = v
		bound = b.extend(op.Args[0])
		return op
	})
	name = func() *Op {
		op := b.insert(Var, s, n, t.NonReference())
		op.Variable, op.Category = v, sema.LValue
		return op
	}
	if bound != nil {
		b.ends = append(b.ends, bound)
	} else if !t.IsReference() {
		b.endsWithBlock(s, n, v)
	}
	return declared, name
}

// iteration builds begin, end, condition and step of a loop over an object, and returns
// the element that each turn is for; nil if it is not known.
func (b *builder) iteration(loop *Op, s *sema.Scope, right syntax.Node, object func() *Op) *Op {
	over := object()
	v := valueOf(over)
	switch over.Type.Kind {
	case sema.Array: // by the language itself
		e := b.insert(Deref, s, right, over.Type.Elem, b.load(over))
		e.Category = sema.LValue
		return e
	case sema.RecordType:
	default:
		b.because(loop, NoType)
		return nil
	}
	begin, end := v.RangeFunction("begin"), v.RangeFunction("end")
	if begin == nil || end == nil {
		b.because(loop, Undecided)
		return nil
	}
	bound := func(f *sema.Function) (declared *Op, name func() *Op) {
		return b.hidden(s, right, f.Result().NonReference().Unqualified(), func() *Op { return b.callInserted(s, right, f, object()) })
	}
	var first, last func() *Op
	loop.Args[1], first = bound(begin)
	loop.Args[2], last = bound(end)
	if a := valueOf(first()); a.Type.Kind != sema.RecordType {
		return b.pointerIteration(loop, s, right, first, last)
	}
	return b.iteratorIteration(loop, s, right, first, last)
}

// pointerIteration is iteration where begin yields a pointer.
func (b *builder) pointerIteration(loop *Op, s *sema.Scope, right syntax.Node, first, last func() *Op) *Op {
	t := first().Type
	differ := b.insert(Binary, s, right, sema.Basic(sema.Bool), b.load(first()), b.load(last()))
	differ.Operator = syntax.NotEqual
	step := b.insert(Step, s, right, t, first())
	step.Operator, step.Category = syntax.PreIncrement, sema.LValue
	loop.Args[3], loop.Args[4] = differ, b.insert(Full, s, right, nil, step)
	if t.Kind != sema.Pointer {
		b.because(loop, NoType)
		return nil
	}
	e := b.insert(Deref, s, right, t.Elem, b.load(first()))
	e.Category = sema.LValue
	return e
}

// iteratorIteration is iteration where begin yields an object of class type.
func (b *builder) iteratorIteration(loop *Op, s *sema.Scope, right syntax.Node, first, last func() *Op) *Op {
	call := func(name string, operands ...*Op) *Op {
		var values []sema.Value
		for _, o := range operands {
			values = append(values, valueOf(o))
		}
		f := s.OperatorFor(name, values...)
		if f == nil {
			op := b.insert(Call, s, right, sema.Basic(sema.UnknownType), append([]*Op{nil}, operands...)...)
			return b.because(op, Undecided)
		}
		return b.callInserted(s, right, f, operands...)
	}
	loop.Args[3] = b.test(func() *Op { return b.truth(call("operator!=", first(), last())) })
	loop.Args[4] = b.full(func() *Op { return b.insert(Full, s, right, nil, b.discard(call("operator++", first()))) })
	return call("operator*", first())
}

// callInserted calls a function that the language calls, a member for the first operand.
func (b *builder) callInserted(s *sema.Scope, n syntax.Node, f *sema.Function, operands ...*Op) *Op {
	v := f.Result().Of()
	op := b.insert(Call, s, n, v.Type, nil)
	op.Function, op.Category = f, v.Category
	if f.Class != nil && !f.IsStatic() && len(operands) > 0 {
		op.Args[0] = b.object(operands[0])
		operands = operands[1:]
	}
	t := f.Type()
	for i, o := range operands {
		if t.Kind == sema.FunctionType && i < len(t.Params) {
			o = b.pass(t.Params[i], o)
		}
		op.Args = append(op.Args, o)
	}
	op.Given = int32(len(operands))
	op.Args = append(op.Args, b.defaults(s, n, f, len(operands))...)
	return op
}

// loopVariable declares the variable of a range-based for loop, and returns how it ends
// with each turn.
func (b *builder) loopVariable(in *sema.Scope, n syntax.Node, element *Op) (declared *Op, ends []*Op) {
	d := n.Child(syntax.FieldDeclarator)
	if names, _ := sema.BindingNames(d); names != nil {
		outer := b.ends
		b.ends = nil
		declared = b.oneOf(in, d, b.bindingOf(in, d, element))
		ends, b.ends = b.ends, outer
		return declared, ends
	}
	v := in.LocalAt(d)
	if v == nil {
		return b.unknown(in, d, SyntaxError), nil
	}
	declared = b.full(func() *Op {
		op := b.op(Declare, in, d, nil, nil)
		op.Variable = v
		if element != nil {
			t := v.Type()
			switch {
			case t.Kind == sema.UnknownType:
				op.Args[0] = element
			case t.Kind == sema.RecordType && element.Category == sema.PRValue &&
				element.Type.Kind == sema.RecordType && element.Type.Record == t.Record:
				op.Args[0] = element
			case t.IsReference():
				op.Args[0] = b.bind(t, element, false)
			case t.Kind == sema.RecordType:
				op.Args[0] = b.initializeClass(t, in, d, valueOf(element), element, false)
			default:
				op.Args[0] = b.converted(element, t, false)
			}
		}
		if bound := b.extend(op.Args[0]); bound != nil {
			ends = append(ends, bound)
		} else if !v.Type().IsReference() {
			if end := b.destroy(in, d, v.Type()); end != nil {
				end.Variable = v
				ends = append(ends, end)
			}
		}
		return op
	})
	return declared, ends
}

// binding builds a structured binding: the object whose parts have the names, and the
// names as references to them.
func (b *builder) binding(s *sema.Scope, d syntax.Node) []*Op {
	init := d.Child(syntax.FieldValue)
	if init.Is(syntax.ArgumentList, syntax.InitializerList) {
		init = init.First()
	}
	return b.bindingOf(s, d, b.expr(s, init))
}

func (b *builder) bindingOf(s *sema.Scope, d syntax.Node, from *Op) []*Op {
	names, copied := sema.BindingNames(d)
	if from == nil || from.Type.Kind != sema.RecordType && from.Type.Kind != sema.Array {
		if from == nil {
			return []*Op{b.unknown(s, d, NoType)}
		}
		return []*Op{b.unknown(s, d, NoType, from)}
	}
	t := from.Type
	if copied {
		t = t.Unqualified()
	} else {
		kind := sema.LValueReference
		if from.Category != sema.LValue {
			kind = sema.RValueReference
		}
		t = sema.Reference(t, kind)
	}
	declared, object := b.hidden(s, d, t, func() *Op {
		switch {
		case t.IsReference():
			return b.bind(t, from, false)
		case t.Kind == sema.Array:
			return b.insert(Load, s, d, t, from)
		}
		return b.copied(t, s, d, from)
	})
	all := []*Op{declared}
	for i, n := range names {
		for _, e := range s.Find(n.Text()) {
			if v, ok := e.(*sema.Variable); ok && v.Binding {
				op := b.insert(Declare, s, n, nil, b.boundPart(s, n, object(), i))
				op.Variable = v
				all = append(all, op)
			}
		}
	}
	return all
}

// boundPart builds the entity of the i-th name of a structured binding.
func (b *builder) boundPart(s *sema.Scope, n syntax.Node, object *Op, i int) *Op {
	var part *Op
	switch {
	case object.Type.Kind == sema.Array:
		index := b.insert(Literal, s, n, sema.Basic(sema.Int))
		index.detail = sema.IntConst(int64(i))
		part = b.insert(Index, s, n, object.Type.Elem, b.load(object), index)
	case s.IsTupleLike(object.Type):
		f, member := s.TupleElement(object.Type, int64(i))
		if f == nil {
			return b.unknown(s, n, Undecided, object)
		}
		v := f.Result().Of()
		call := b.insert(Call, s, n, v.Type, object)
		if !member {
			call.Args = []*Op{nil, object}
		}
		call.Function, call.Category = f, v.Category
		return b.bind(sema.Reference(v.Type, sema.RValueReference), call, false)
	default:
		fields := object.Type.Record.BoundFields()
		if i >= len(fields) {
			return b.unknown(s, n, NoType, object)
		}
		part = b.insert(Member, s, n, fields[i].Type().NonReference(), object)
		part.Variable = fields[i]
	}
	part.Category = sema.LValue
	bind := b.insert(Bind, s, n, part.Type, part)
	bind.Category = sema.LValue
	return bind
}
