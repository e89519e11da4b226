package rules

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An address is a distance from an object, or from where a pointer points to.
type address struct {
	base    *sema.Variable
	pointer bool             // counted from the value of base, not from its place
	offset  int64            // in bytes
	terms   map[string]int64 // the terms added to it: expressions with the bytes that one of them counts
	elem    *sema.Type       // the type of the object, or of the pointee of base, at the start
}

// distance returns the number of bytes from b to a; ok is false if that is unknown.
func (a address) distance(b address) (bytes int64, ok bool) {
	if a.base != b.base || a.pointer != b.pointer || len(a.terms) != len(b.terms) {
		return 0, false
	}
	for term, n := range a.terms {
		if b.terms[term] != n {
			return 0, false
		}
	}
	return a.offset - b.offset, true
}

func (a address) plus(bytes int64) address {
	a.offset += bytes
	return a
}

// addressing finds the addresses that expressions of a body yield.
type addressing struct {
	body      *sema.Body
	variables variablesUse
	aliased   int // variables whose values are being looked at
}

func addressesOf(b *sema.Body) *addressing { return &addressing{body: b, variables: variablesOf(b)} }

func (a *addressing) tu() *sema.TU { return a.body.BodyScope().TU }

func (a *addressing) value(n syntax.Node) sema.Value { return a.body.BodyScope().ValueAt(n) }

// of returns the address that a pointer expression, or the name of an array, yields.
func (a *addressing) of(n syntax.Node) (address, bool) {
	n = a.body.BodyScope().Uncast(n)
	t := a.value(n).Type
	if t.Kind == sema.Array {
		return a.place(n)
	}
	switch n.Kind() {
	case syntax.Identifier, syntax.QualifiedIdentifier:
		v, ok := a.value(n).Entity.(*sema.Variable)
		if !ok {
			return address{}, false
		}
		if init := a.variables.settledValue(v); !init.IsZero() && a.aliased < 8 {
			a.aliased++
			defer func() { a.aliased-- }()
			if at, ok := a.of(init); ok {
				return at, true
			}
		}
		if t.Kind != sema.Pointer || v.Binding || v.LiesIn(sema.AnyMemory) == sema.Yes || v.Type().IsVolatile() || a.aliased > 0 && a.variables.written[v] {
			return address{}, false
		}
		return address{base: v, pointer: true, elem: t.Elem}, true
	case syntax.PointerExpression:
		if n.Op() == syntax.AddressOf && a.body.BodyScope().CallAt(n) == nil {
			return a.place(n.Child(syntax.FieldArgument))
		}
	case syntax.BinaryExpression:
		return a.sum(n)
	}
	return address{}, false
}

// sum returns the address of a pointer and a number.
func (a *addressing) sum(n syntax.Node) (address, bool) {
	left, right, sign := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight), int64(1)
	switch n.Op() {
	case syntax.Add:
	case syntax.Sub:
		sign = -1
	default:
		return address{}, false
	}
	if !isAddress(a.value(left).Type) {
		left, right = right, left
	}
	t := a.value(left).Type.Decay()
	if t.Kind != sema.Pointer || !a.value(right).Type.IsInteger() {
		return address{}, false
	}
	at, ok := a.of(left)
	return a.moved(at, right, t.Elem, sign, ok)
}

func isAddress(t *sema.Type) bool { return t.Kind == sema.Pointer || t.Kind == sema.Array }

// moved returns an address that is sign times index elements further on.
func (a *addressing) moved(at address, index syntax.Node, elem *sema.Type, sign int64, ok bool) (address, bool) {
	size, _, known := a.tu().SizeAlignOn(elem, true)
	if !ok || !known {
		return address{}, false
	}
	terms := map[string]int64{}
	for term, n := range at.terms {
		terms[term] = n
	}
	at.terms = terms
	ok = a.add(&at, index, sign*size)
	for term, n := range terms {
		if n == 0 {
			delete(terms, term)
		}
	}
	return at, ok
}

// add counts a number in an address, each one as bytes.
func (a *addressing) add(at *address, n syntax.Node, bytes int64) bool {
	if c, ok := a.constant(n); ok {
		at.offset += bytes * c
		return true
	}
	if !a.value(n).Type.IsInteger() {
		return false
	}
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return a.add(at, n.First(), bytes)
	case syntax.Identifier:
		v, _ := a.value(n).Entity.(*sema.Variable)
		if init := a.variables.settledValue(v); !init.IsZero() && a.value(init).Type.IsInteger() && a.aliased < 8 {
			a.aliased++
			defer func() { a.aliased-- }()
			trial := address{terms: map[string]int64{}}
			if a.add(&trial, init, bytes) {
				at.offset += trial.offset
				for term, n := range trial.terms {
					at.terms[term] += n
				}
				return true
			}
		}
	case syntax.BinaryExpression:
		left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
		switch n.Op() {
		case syntax.Add:
			return a.add(at, left, bytes) && a.add(at, right, bytes)
		case syntax.Sub:
			return a.add(at, left, bytes) && a.add(at, right, -bytes)
		case syntax.Mul:
			if c, ok := a.constant(left); ok {
				return a.add(at, right, c*bytes)
			}
			if c, ok := a.constant(right); ok {
				return a.add(at, left, c*bytes)
			}
		}
	}
	term, ok := a.term(n)
	at.terms[term] += bytes
	return ok
}

func (a *addressing) constant(n syntax.Node) (int64, bool) {
	c, ok := a.body.BodyScope().At(n).Constant(n)
	if !ok || c.Type == nil || !c.Type.IsInteger() && c.Type.Kind != sema.EnumType {
		return 0, false
	}
	return c.Int(), true
}

// term returns a name for the value of an expression that has no effects: the same
// for another one of the same value.
func (a *addressing) term(n syntax.Node) (string, bool) {
	var b strings.Builder
	for e := range n.All() {
		switch e.Kind() {
		case syntax.CallExpression, syntax.AssignmentExpression, syntax.UpdateExpression, syntax.LambdaExpression, syntax.NewExpression:
			return "", false
		case syntax.Identifier:
			if v, ok := a.value(e).Entity.(*sema.Variable); ok {
				if a.aliased > 0 && a.variables.written[v] {
					return "", false // it may have had another value then
				}
				fmt.Fprintf(&b, "%p ", v)
				continue
			}
		case syntax.SubscriptExpression:
			if a.aliased > 0 {
				return "", false
			}
		}
		if e.First().IsZero() {
			b.WriteString(e.Text() + " ")
		} else {
			fmt.Fprintf(&b, "(%d ", e.Kind())
		}
	}
	return b.String(), true
}

// place returns the address of the object that an expression names.
func (a *addressing) place(n syntax.Node) (address, bool) {
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return a.place(n.First())
	case syntax.Identifier, syntax.QualifiedIdentifier:
		v, ok := a.value(n).Entity.(*sema.Variable)
		if !ok || v.Member != nil && !v.IsStatic() || v.Binding {
			return address{}, false
		}
		if v.Type().IsReference() {
			if init := onlyValue(v.Initializer()); !v.Parameter && !init.IsZero() && a.aliased < 8 {
				a.aliased++
				defer func() { a.aliased-- }()
				return a.place(init)
			}
			return address{base: v, pointer: true, elem: v.Type().Elem}, v.Parameter
		}
		if v.Parameter && v.Type().Kind == sema.Array {
			return address{base: v, pointer: true, elem: v.Type().Elem}, true
		}
		return address{base: v, elem: v.Type()}, true
	case syntax.PointerExpression:
		if n.Op() == syntax.Deref && isAddress(a.value(n.Child(syntax.FieldArgument)).Type) {
			return a.of(n.Child(syntax.FieldArgument))
		}
	case syntax.SubscriptExpression:
		base, index := n.Child(syntax.FieldArgument), n.Index()
		t := a.value(base).Type.Decay()
		if t.Kind != sema.Pointer || !index.Next().IsZero() {
			return address{}, false
		}
		at, ok := a.of(base)
		return a.moved(at, index, t.Elem, 1, ok)
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		m, ok := a.value(n).Entity.(*sema.Variable)
		if !ok || m.Member == nil || m.IsStatic() || m.Type().IsReference() {
			return address{}, false
		}
		var at address
		t := a.value(object).Type
		switch {
		case n.Op() == syntax.Dot:
			at, ok = a.place(object)
		case t.Kind == sema.Pointer:
			t = t.Elem
			at, ok = a.of(object)
		default:
			return address{}, false
		}
		if !ok || t.Kind != sema.RecordType {
			return address{}, false
		}
		field, ok := a.tu().Member(t.Record, m.Name, true)
		return at.plus(field.Offset), ok
	}
	return address{}, false
}

// misaligned reports whether an address is declared with less than an alignment, or is at an unaligned
// offset from an aligned one.
func (a *addressing) misaligned(at address, align int64) bool {
	var (
		base int64
		ok   bool
	)
	if at.pointer {
		_, base, ok = a.tu().SizeAlignOn(at.elem, true)
	} else {
		base, ok = a.tu().VariableAlign(at.base)
	}
	switch {
	case !ok:
		return false
	case base < align:
		return !at.pointer && !at.base.IsExtern() && at.base.Member == nil && !(at.base.Type().Kind == sema.Array && at.base.Type().Unbound)
	}
	for _, n := range at.terms {
		if n%align != 0 {
			return false
		}
	}
	return at.offset%align != 0
}
