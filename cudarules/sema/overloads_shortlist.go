package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// maxPositions is how many arguments of a call are looked at for a shortlist.
const maxPositions = 4

// A positionIndex finds functions by the type of one parameter.
type positionIndex struct {
	placeIndex[parameterKey]
	pointers bool // whether some of them take pointers, and have a key for that
	made     bool
}

// A parameterKey says of a parameter which arguments alone it may take: an object of a
// class or one derived from it, an enumeration, a pointer to such or to another type.
type parameterKey struct {
	pointer  bool
	template bool // the class is an instance of the template that record is
	record   *Record
	enum     *Enum
	pointee  uint64 // the hash of a type that is neither class nor pointer
}

// shortlist returns those of an overload set that a call with the given arguments may
// take, in their order. Of the others it is known that an argument does not convert, or
// that the template's arguments are not deduced from it.
func shortlist(set []*Function, explicit []Argument, values []Value) []*Function {
	if len(set) <= manyOverloads || len(explicit) > 0 || set[0].TU.inquiry.tooDeep || slices.ContainsFunc(values, Value.isUnknown) {
		return set
	}
	x := set[0].TU.overloadIndex(set)
	best, least := []parameterKey(nil), len(set)
	var in *positionIndex
	for i, v := range values[:min(len(values), maxPositions)] {
		keys, ok := v.parameterKeys()
		p := x.position(i)
		if !ok || p == nil || p.pointers && (v.Type.IsInteger() || v.Type.Kind == NullPtr) {
			continue
		}
		if n := p.count(keys); n < least {
			best, least, in = keys, n, p
		}
	}
	if in == nil {
		return set
	}
	return atPlaces(set, in.places(best...))
}

// parameterKeys returns the keys of the parameters that accept a value by its type; false if others
// that have a key may as well.
func (v Value) parameterKeys() ([]parameterKey, bool) {
	if len(v.Functions()) > 0 {
		return nil, false
	}
	t := v.Type.Decay()
	pointer := t.Kind == Pointer
	if pointer {
		t = t.Elem
	}
	switch {
	case t.Kind == RecordType:
		if t.Record.HasUnknownBase() || !pointer && (t.Record.IsComplete() != Yes || len(t.Record.Find(conversionName)) > 0) {
			return nil, false
		}
		keys := recordKeys(nil, t.Record, pointer)
		for _, base := range t.Record.ancestry().classes {
			keys = recordKeys(keys, base, pointer)
		}
		return keys, true
	case t.Kind == EnumType && !pointer:
		return []parameterKey{{enum: t.Enum}}, true
	case pointer && (t.Kind == Pointer || t.Kind == Void || t.Kind == FunctionType):
		return nil, true
	case pointer && hasPointeeKey(t):
		return []parameterKey{{pointer: true, pointee: typeHash(t.Unqualified())}}, true
	}
	return nil, !pointer && (t.IsArithmetic() || t.Kind == NullPtr)
}

func recordKeys(keys []parameterKey, r *Record, pointer bool) []parameterKey {
	keys = append(keys, parameterKey{pointer: pointer, record: r})
	if t := r.templateOf(); t != nil {
		keys = append(keys, parameterKey{pointer: pointer, template: true, record: t})
	}
	return keys
}

// hasPointeeKey reports whether pointers to a type, which is no class, convert to no
// other pointers than those to that type, qualified or not, and to void.
func hasPointeeKey(t *Type) bool {
	return (t.IsArithmetic() || t.Kind == EnumType || t.Kind == Array) && !t.IsDependent()
}

// position returns the index by the i-th parameter; nil while it is being made.
func (x *overloadIndex) position(i int) *positionIndex {
	for len(x.positions) <= i {
		x.positions = append(x.positions, nil)
	}
	p := x.positions[i]
	switch {
	case p == nil:
		p = &positionIndex{}
		x.positions[i] = p
	case p.made:
		return p
	default:
		return nil
	}
	for at, f := range x.functions {
		if k, ok := f.parameterKey(i); ok {
			p.add(at, k)
			p.pointers = p.pointers || k.pointer
		} else {
			p.add(at)
		}
	}
	p.made = true
	return p
}

// parameterKey returns the key of the i-th parameter, or false if there is none for it.
func (f *Function) parameterKey(i int) (parameterKey, bool) {
	if len(f.Decls) == 0 {
		return parameterKey{}, false
	}
	t := f.Type()
	if t.Kind != FunctionType || i >= len(t.Params) || f.Decls[0].typ == nil { // it may be known later
		return parameterKey{}, false
	}
	if f.IsTemplate() {
		return f.patternKey(i)
	}
	p := t.Params[i]
	e := p.NonReference()
	switch {
	case p.IsDependent():
	case e.Kind == RecordType && (p.Kind == LValueReference && e.Qual&Const == 0 || e.Record.convertsFromItself()):
		return parameterKey{record: e.Record}, true
	case e.Kind == EnumType:
		return parameterKey{enum: e.Enum}, true
	case e.Kind == Pointer && e.Elem.Kind == RecordType:
		return parameterKey{pointer: true, record: e.Elem.Record}, true
	case e.Kind == Pointer && hasPointeeKey(e.Elem):
		return parameterKey{pointer: true, pointee: typeHash(e.Elem.Unqualified())}, true
	}
	return parameterKey{}, false
}

// patternKey is parameterKey for a template, whose arguments are deduced from instances of
// a class template.
func (f *Function) patternKey(i int) (parameterKey, bool) {
	pattern := f.Decls[0]
	params := pattern.Params()
	header := pattern.scope.Parent.templateParams(pattern.Template)
	if i >= len(params) || len(header) == 0 || slices.ContainsFunc(params[:i+1], func(p *Variable) bool { return p.pack }) {
		return parameterKey{}, false
	}
	t := params[i].Type()
	e := t.NonReference()
	pointer := e.Kind == Pointer
	if pointer {
		e = e.Elem
	}
	if e.Kind != RecordType || e.Record.Pattern == nil || e.Record.templateOf() == nil || !mentions(t, header[0].Depth) {
		return parameterKey{}, false
	}
	return parameterKey{pointer: pointer, template: true, record: e.Record.templateOf()}, true
}

// convertsFromItself reports whether the class is known to have no constructor that
// converts anything but an object of the class, or of one derived from it.
func (r *Record) convertsFromItself() bool {
	if r.IsComplete() != Yes {
		return false
	}
	for _, c := range r.Constructors() {
		if c.Decls[0].Specifiers().Has(syntax.Explicit) {
			continue
		}
		t := c.Type()
		if c.IsTemplate() || t.Kind != FunctionType || c.Decls[0].typ == nil {
			return false
		}
		if len(t.Params) == 0 || len(t.Params) > 1 && !c.hasDefault(1) {
			continue
		}
		if p := t.Params[0].NonReference(); p.Kind != RecordType || p.Record != r {
			return false
		}
	}
	set := r.methods.at(r.Name)
	return set == nil || (*set).whole
}
