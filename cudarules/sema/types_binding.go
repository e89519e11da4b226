package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// bindingType returns the declared type of a name of a structured binding: that of an element of an
// array or of a member of a class; unknown for tuple-like types.
func (s *Scope) bindingType(v *Variable) *Type {
	d := v.Declarator
	if d.Kind() == syntax.InitDeclarator {
		d = innerDeclarator(d)
	}
	names := d
	for names.Kind() == syntax.ReferenceDeclarator {
		names = innerDeclarator(names)
	}
	index, count := -1, 0
	for n := range names.Children() {
		if n.Kind() == syntax.Identifier {
			if n.Text() == v.Name {
				index = count
			}
			count++
		}
	}
	t := s.DeclaredType(v.Node, d)
	object := s.boundObject(v)
	if index < 0 || object.isUnknown() {
		return unknown
	}
	if object.Type.Kind == Array { // is no pointer here
		if object.Type.Len != int64(count) {
			return unknown
		}
		return object.Type.With(t.NonReference().Qual).Elem
	}
	class := deduce(t, object).NonReference()
	if element := class.libraryElement(index, count); element != nil {
		return element
	}
	if class.Kind != RecordType || class.Record.IsComplete() != Yes || class.Record.hasTupleSize() {
		return unknown
	}
	fields := class.Record.boundFields()
	if len(fields) != count || fields[index].unnamed || fields[index].IsBitField() {
		return unknown
	}
	m := fields[index]
	q := class.Qual
	if m.Specifiers().Has(syntax.Mutable) {
		q &^= Const
	}
	return m.Type().With(q)
}

// libraryElement returns the type of an element of a std::pair or std::tuple of count elements; nil for others.
func (t *Type) libraryElement(index, count int) *Type {
	if t.Kind != RecordType || !t.Record.IsBuiltIn() || t.Record.Name != "pair" && t.Record.Name != "tuple" || len(t.Record.Args) != count {
		return nil
	}
	element := t.Record.Args[index].Type
	if element == nil || element.IsReference() {
		return element
	}
	return element.With(t.Qual)
}

// boundObject returns the value that a structured binding takes apart.
func (s *Scope) boundObject(v *Variable) Value {
	if v.Node.Kind() == syntax.ForRangeLoop {
		return s.rangeElement(v.Node.Child(syntax.FieldRight))
	}
	init := v.Initializer()
	if init.Is(syntax.InitializerList, syntax.ArgumentList) {
		init = init.First()
	}
	return s.Value(init)
}

// boundFields returns the members that a structured binding names: all of the class,
// or all of a base of it.
func (r *Record) boundFields() []*Variable {
	fields := r.Fields()
	for _, b := range r.Bases() {
		if b.Type.Kind != RecordType {
			return nil
		}
		inherited := b.Type.Record.boundFields()
		if len(inherited) > 0 && len(fields) > 0 {
			return nil
		}
		fields = append(fields, inherited...)
	}
	return fields
}

// hasTupleSize reports whether a structured binding may take the class apart by
// std::get: it is one of the library's, or there are specializations of
// std::tuple_size.
func (r *Record) hasTupleSize() bool {
	if r.TU.Unit(r.node()) == nil || r.TU.Unit(r.node()).Prelude {
		return true
	}
	size, ok := r.TU.std("tuple_size").(*Record)
	return ok && slices.ContainsFunc(size.specializations(), func(special *Record) bool { return !r.TU.Unit(special.node()).Prelude })
}
