package gomemory

import (
	"go/ast"
	"go/types"
	"slices"
)

// channelPart is the part of a channel that holds the values sent to it.
const channelPart = "[]"

// send applies a send statement. Any value sent may be received later.
func (fr *frame) send(s *state, channel, sent ast.Expr) {
	c := fr.eval(s, channel)
	fr.meets(s, c)
	v := fr.eval(s, sent)
	l := lvalue{open: c.open, slot: fr.slotOf(channel)}
	l.slot.elements = l.slot.v != nil
	for _, a := range c.atoms {
		if a.isNil() {
			continue
		}
		if p := fr.f.objects.element(a.to, channelPart); p.object != nil {
			l.places = append(l.places, p)
			continue
		}
		l.open = true
	}
	if l.slot.v != nil {
		fr.f.recordIn(l.slot, v)
	}
	for _, p := range l.places {
		old := value{}
		if s.held.has(p) {
			old = fr.loadExactly(s, p)
		}
		fr.store(s, []place{p}, false, v)
		s.held.set(p, v.join(old))
	}
	if l.open {
		fr.expose(s, v)
		fr.keep(s, v)
	}
}

// meets applies a send or a receive: another goroutine that has the channel may have waited before.
func (fr *frame) meets(s *state, channel value) {
	for _, a := range channel.atoms {
		if o := a.to.object; o != nil && (o.kind != madeObject || s.exposed[o] || s.kept[o]) {
			s.waits()
		}
	}
	if channel.open {
		s.waits()
	}
}

// received returns the value received from a channel.
func (fr *frame) received(s *state, channel ast.Expr) value {
	c := fr.eval(s, channel)
	fr.meets(s, c)
	l := lvalue{open: c.open, slot: fr.slotOf(channel)}
	l.slot.elements = l.slot.v != nil
	for _, a := range c.atoms {
		if a.isNil() {
			continue
		}
		p := fr.f.objects.element(a.to, channelPart)
		if p.object == nil || !s.held.has(p) { // nothing is known to be sent in this function
			if l.slot.v != nil && !fr.f.isLocalVariable(l.slot.v) {
				return fr.f.anyIn(l.slot)
			}
			return openValue
		}
		l.places = append(l.places, p)
	}
	out := value{open: l.open}
	for _, p := range l.places {
		out = out.join(fr.loadExactly(s, p))
	}
	if l.open && l.slot.v != nil {
		return fr.f.anyIn(l.slot)
	}
	return out
}

// start applies a go statement: its effects may happen from here on.
func (fr *frame) start(s *state, call *ast.CallExpr) {
	if fun := fr.f.Info.Types[call.Fun]; fun.IsType() || fun.IsBuiltin() {
		return
	}
	c := fr.callee(s, call)
	args := fr.arguments(s, call)
	fr.recordArguments(call, nil)
	at := s.clone()
	apart := *fr
	apart.apart = true
	apart.apply(at, call, c, args)
	if !at.dead {
		deferred := s.deferred
		*s = *fr.join(s, at)
		s.deferred = deferred
	}
	for _, v := range append(args, c.recv, c.target) {
		fr.expose(s, v)
		fr.keep(s, v)
	}
	fr.stray(s)
	s.waits()
}

// switched gives the variable of a clause of a type switch its value.
func (fr *frame) switched(s *state, clause *ast.CaseClause) {
	v, ok := fr.f.Info.Implicits[clause].(*types.Var)
	if !ok {
		return
	}
	asserted := fr.f.asserted[v]
	if asserted == nil {
		return
	}
	quiet := *fr // it is evaluated once, before the switch
	quiet.tells = false
	p := fr.f.objects.variable(v)
	held := quiet.eval(s, asserted)
	if len(clause.List) == 1 && !held.open {
		asserted := fr.f.Info.TypeOf(clause.List[0])
		held.atoms = slices.DeleteFunc(slices.Clone(held.atoms), func(a atom) bool { return fr.isOther(a, asserted) })
		if len(held.atoms) == 0 { // it is of other types
			s.dead = true
			return
		}
	}
	fr.forget(s, p)
	if isStruct(v.Type()) {
		fr.copyAll(s, lvalue{places: []place{p}}, fr.behind(held, nil), v.Type())
		return
	}
	fr.store(s, []place{p}, false, held)
}

// isOther reports whether an interface is known to hold a dynamic type other than a given concrete type.
func (fr *frame) isOther(a atom, asserted types.Type) bool {
	if a.isNil() || asserted == nil || types.IsInterface(asserted) {
		return false
	}
	t := a.to.object.boxed
	if t == nil {
		if t = fr.typeAt(a); t == nil {
			return false
		}
		t = types.NewPointer(t)
	}
	return !types.Identical(t, asserted)
}

// yielded applies a call by which an iterator gives a loop over it its next values.
func (fr *frame) yielded(s *state, r *ast.RangeStmt, args []value) []result {
	for i, e := range []ast.Expr{r.Key, r.Value} {
		if e == nil || isBlank(e) || i >= len(args) {
			continue
		}
		p := fr.f.make(r, firstResult-i, nil, 0)
		v := args[i]
		if s.held.has(p) {
			v = v.join(fr.loadExactly(s, p))
		}
		s.held.set(p, v)
	}
	return openResults()
}
