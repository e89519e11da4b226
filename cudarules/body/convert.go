package body

import (
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// standard converts a value by a standard conversion.
func (b *builder) standard(op *Op, t *sema.Type) *Op {
	if t.Kind == sema.UnknownType || op.Type.Kind == sema.UnknownType || sema.EqualUnqualified(op.Type, t) {
		return op
	}
	return b.insert(Convert, op.scope, op.Node, t.Unqualified(), op)
}

// truth converts an operand to bool, as conditions and logical operators do.
func (b *builder) truth(op *Op) *Op {
	if f := valueOf(op).ConversionTo(sema.Basic(sema.Bool), true); f != nil {
		op = b.convertBy(f, op)
	}
	op = b.load(op)
	if op.Type.IsScalar() != sema.Yes {
		return op
	}
	return b.standard(op, sema.Basic(sema.Bool))
}

// selector converts the operand of a switch to an integer.
func (b *builder) selector(op *Op) *Op {
	if f := valueOf(op).ConversionToInteger(); f != nil {
		op = b.convertBy(f, op)
	}
	v := fieldValue(op)
	op = b.load(op)
	if op.Type.IsInteger() {
		return b.standard(op, v.Promoted())
	}
	return op
}

func valueOf(op *Op) sema.Value { return sema.Value{Type: op.Type, Category: op.Category} }

// converted converts an operation to a type that is no class, array or reference.
func (b *builder) converted(op *Op, t *sema.Type, direct bool) *Op {
	switch {
	case op.Kind == Func && op.Function == nil:
		b.choose(op, t)
	case op.Kind == AddressOf && op.Args[0].Is(Func) && op.Args[0].Function == nil:
		b.choose(op.Args[0], t)
		if op.Type.Kind == sema.UnknownType {
			op.Type = t.Unqualified()
		}
	}
	if op.Type.Kind == sema.RecordType {
		f := valueOf(op).ConversionTo(t, direct)
		switch {
		case f != nil:
			op = b.convertBy(f, op)
		case op.Type.Record.Closure == nil:
			return b.because(b.insert(Convert, op.scope, op.Node, t.Unqualified(), b.object(op)), Undecided)
		default:
			op = b.insert(Convert, op.scope, op.Node, t.Unqualified(), b.object(op))
		}
	}
	return b.standard(b.load(op), t)
}

// choose selects the function of an overload set for conversion to a pointer or reference.
func (b *builder) choose(op *Op, t *sema.Type) {
	if f := sema.Selected(op.Set(), t); f != nil {
		op.Function, op.Type, op.detail = f, f.Type(), nil
	}
}

// recast takes a glvalue for one of another type, of a base or with more qualifiers.
func (b *builder) recast(op *Op, t *sema.Type) *Op {
	if op.Type.Kind == sema.UnknownType || t.Kind == sema.UnknownType || sema.EqualUnqualified(op.Type, t) {
		return op
	}
	c := b.insert(Cast, op.scope, op.Node, t, op)
	c.Category = op.Category
	return c
}

// bind builds the initializer of a reference of type t.
func (b *builder) bind(t *sema.Type, op *Op, direct bool) *Op {
	to := t.Elem
	if op.Kind == Func && op.Function == nil {
		b.choose(op, to)
	}
	bound := func(op *Op) *Op {
		ref := b.insert(Bind, op.scope, op.Node, to, op)
		ref.Category = t.Of().Category
		return ref
	}
	if to.Kind == sema.UnknownType || op.Type.Kind == sema.UnknownType || to.IsDependent() || op.Type.IsDependent() {
		return bound(op)
	}
	same := sema.EqualUnqualified(op.Type, to)
	isClass := op.Type.Kind == sema.RecordType && to.Kind == sema.RecordType
	switch {
	case same && op.Category != sema.PRValue:
		return bound(op)
	case same:
		return bound(b.materialize(op))
	case isClass && op.Type.Record.DerivesFrom(to.Record) != sema.No:
		return bound(b.recast(b.object(op), to))
	case op.Type.Kind == sema.Array && to.Kind == sema.Array: // of unknown bound
		return bound(op)
	}
	if op.Type.Kind == sema.RecordType {
		if f := valueOf(op).ConversionTo(t, direct); f != nil {
			return b.bind(t, b.convertBy(f, op), false)
		}
	}
	if to.Kind == sema.RecordType {
		made := b.construct(to.Unqualified(), op.scope, op.Node, []*Op{op}, []sema.Value{valueOf(op)}, sema.NoSpecial)
		made.Inserted = true
		return bound(b.materialize(made))
	}
	return bound(b.materialize(b.converted(op, to.Unqualified(), direct)))
}

// cast builds a cast of any spelling.
func (b *builder) cast(s *sema.Scope, n syntax.Node, t *sema.Type, operand syntax.Node) *Op {
	switch {
	case t.Kind == sema.Void:
		op := b.op(Convert, s, n, t, b.discard(b.expr(s, operand)))
		op.Explicit = true
		return op
	case t.IsReference():
		return b.castReference(s, n, t, operand)
	case t.Element().Kind == sema.RecordType:
		op := b.initialize(t, s, operand, n, true)
		op.Explicit = true
		return op
	case t.Kind != sema.Pointer && t.IsDependent(): // a pointer is one whatever it points to
		op := b.dependent(s, n, t.Of(), b.expr(s, operand))
		op.Type = t
		return op
	}
	if operand.Kind() == syntax.InitializerList {
		op := b.initialize(t, s, operand, n, true)
		return op
	}
	from := b.expr(s, operand)
	if from.Kind == Func && from.Function == nil || from.Kind == AddressOf && from.Args[0].Is(Func) {
		from = b.converted(from, t, true)
	}
	if from.Type.Kind == sema.RecordType {
		if f := valueOf(from).ConversionTo(t, true); f != nil {
			from = b.convertBy(f, from)
		} else {
			op := b.op(Convert, s, n, t.Unqualified(), b.object(from))
			op.Explicit = true
			if from.Type.Record.Closure == nil {
				b.because(op, Undecided)
			}
			return op
		}
	}
	op := b.op(Convert, s, n, t.Unqualified(), b.load(from))
	op.Explicit = true
	return op
}

// castReference builds a cast to a reference: the same object taken for one of another
// type, or a temporary one.
func (b *builder) castReference(s *sema.Scope, n syntax.Node, t *sema.Type, operand syntax.Node) *Op {
	from := b.expr(s, operand)
	v := t.Of()
	if from.Category == sema.PRValue || from.Type.Kind == sema.RecordType && v.Type.Kind != sema.RecordType {
		from = b.bind(t, from, true).Args[0]
	}
	op := b.op(Cast, s, n, v.Type, from)
	op.Category, op.Explicit = v.Category, true
	return op
}
