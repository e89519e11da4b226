package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

func (w *useWalker) rangeLoop(n syntax.Node) {
	inside := w.root.At(n.Child(syntax.FieldBody))
	if n.Child(syntax.FieldBody).Kind() == syntax.CompoundStatement {
		inside = w.root.At(n.Child(syntax.FieldRight))
	}
	right := n.Child(syntax.FieldRight)
	w.iteration(w.value(right), right)
	if v := inside.LocalAt(n.Child(syntax.FieldDeclarator)); v != nil && v.Type().Kind == RecordType {
		if e := w.root.At(right).rangeElement(right); e.Type.Kind == UnknownType || e.Category != PRValue {
			w.construct(v.Type(), nil, n.Child(syntax.FieldDeclarator), CopyConstructor)
		}
		w.destroy(v.Type(), n.Child(syntax.FieldDeclarator))
	}
	for c := range n.Children() {
		if c.Field() != syntax.FieldDeclarator && c.Field() != syntax.FieldType {
			w.statement(c)
		}
	}
}

// iteration records the calls that a loop over a range makes for each step.
func (w *useWalker) iteration(over Value, at syntax.Node) {
	if over.Type.Kind != RecordType {
		return
	}
	call := func(f *Function) Value {
		if f == nil {
			return unknownValue
		}
		w.add(Use{Kind: Calls, Node: at, Function: f, Implicit: true, Inserted: true})
		return valueOf(f.Result())
	}
	begin, end := call(over.rangeFunction("begin")), call(over.rangeFunction("end"))
	begin.Category, end.Category = LValue, LValue // variables of the loop
	scope := w.root.At(at)
	call(scope.operatorFor("operator!=", begin, end))
	call(scope.operatorFor("operator++", begin))
	call(scope.operatorFor("operator*", begin))
}

// rangeFunction returns the begin or end of a range, which is a member if the
// class has either; nil if that is not known.
func (v Value) rangeFunction(name string) *Function {
	v.Category = LValue // the loop has a name for the range
	r := v.Type.Record
	if members := r.functions(name); len(members) > 0 {
		f, _ := pickFor(members, nil, nil, v.Type)
		return f
	}
	if r.HasUnknownBase() || len(r.Find("begin"))+len(r.Find("end")) > 0 {
		return nil
	}
	f, _ := pickFor(byType(name, []*Type{v.Type}, nil), nil, []Value{v}, nil)
	return f
}

// operatorFor returns the operator function for operands of class type; nil if
// there is none, or which one it is is not known.
func (s *Scope) operatorFor(name string, operands ...Value) *Function {
	types := make([]*Type, len(operands))
	for i, o := range operands {
		types[i] = o.Type
	}
	if types[0].Kind != RecordType {
		return nil
	}
	m, unsure := pickFor(types[0].Record.functions(name), nil, operands[1:], types[0])
	f, alsoUnsure := pickFor(byType(name, types, functionsOf(s.lookupOperator(name, syntax.Node{}))), nil, operands, nil)
	switch {
	case unsure || alsoUnsure || m != nil && f != nil:
		return nil
	case m != nil:
		return m
	}
	return f
}

// functionsOf returns the functions among what a name stands for.
func functionsOf(found []Entity) []*Function {
	var set []*Function
	for _, e := range found {
		if f, ok := e.(*Function); ok {
			set = append(set, f)
		}
	}
	return set
}

// binding records a structured binding: the initialization of the object whose
// parts have the names, and the calls of get that give its elements.
func (w *useWalker) binding(d syntax.Node) {
	init := d.Child(syntax.FieldValue)
	w.statement(init)
	v := w.value(init)
	if init.Is(syntax.ArgumentList, syntax.InitializerList) {
		init = init.First()
		v = w.value(init)
	}
	if v.Type.Kind != RecordType {
		return
	}
	names, _ := declaratorName(d)
	if inner := innerDeclarator(d); inner.Kind() == syntax.StructuredBindingDeclarator {
		w.initialize(v.Type.Unqualified(), init, d, false)
		w.destroy(v.Type, d)
	}
	if w.root.isTupleLike(v.Type) {
		i := int64(0)
		for n := range names.Children() {
			if n.Kind() == syntax.Identifier {
				w.element(v, i, n)
				i++
			}
		}
	}
}

// isTupleLike reports whether there is a std::tuple_size of the type.
func (s *Scope) isTupleLike(t *Type) bool {
	size, ok := s.TU.std("tuple_size").(*Record)
	if !ok || !size.IsTemplate() {
		return false
	}
	in := size.Instance([]Argument{{Type: t.Unqualified()}})
	return in != nil && in.Pattern != size && in.IsComplete() == Yes
}

// element records the call of get<i> for an element of a structured binding.
func (w *useWalker) element(v Value, i int64, n syntax.Node) {
	if f, _ := w.root.TupleElement(v.Type, i); f != nil {
		w.add(Use{Kind: Calls, Node: n, Function: f, Implicit: true, Inserted: true})
	}
}
