package threads

import (
	"slices"
	"strconv"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A place is the referent of a glvalue: an object, from an offset on, which is a number.
type place struct {
	at       *object // nil if it is not known
	off      value
	bits     *sema.FieldLayout // of a bit-field
	volatile bool
	size     int64  // that is accessed; 0 if the type says it
	under    *split // the assumptions by which it is this place, with those of the state; nil if there are none
}

func (p place) pointer(s *state) value {
	if p.at == nil {
		return value{}
	}
	if p.off.kind != number {
		v := value{kind: pointer, at: p.at}
		v.lose(s)
		return value{kind: p.off.kind} // varies or unknown
	}
	v := p.off
	v.kind, v.at = pointer, p.at
	return v
}

func placeOf(v value) place {
	if v.kind != pointer {
		return place{off: value{kind: v.kind}}
	}
	at := v.at
	v.kind, v.at = number, nil
	return place{at: at, off: v}
}

// place returns the place that a glvalue denotes.
func (m *machine) place(op *body.Op, s *state) place {
	if op == nil || !m.tick(s) {
		return place{}
	}
	p := m.placeOf(op, s)
	if op.Type != nil && op.Type.IsVolatile() {
		p.volatile = true
	}
	return p
}

func (m *machine) placeOf(op *body.Op, s *state) place {
	switch op.Kind {
	case body.Var:
		v := op.Variable
		if m.isBuiltin(v) {
			return place{at: m.run.builtin[v.Name], off: known(0)}
		}
		o := m.variable(v)
		if v.Type().IsReference() {
			return placeOf(m.loadCell(s, o, 0, v.Type()))
		}
		return place{at: o, off: known(0)}
	case body.Member:
		var p place
		if op.Args[0].Category == sema.PRValue {
			p = m.temporary(op.Args[0], s)
		} else {
			p = m.place(op.Args[0], s)
		}
		if op.Variable == nil || op.Variable.Member == nil || p.at == nil {
			return place{at: p.at}
		}
		if op.Variable.IsStatic() {
			return place{at: m.variable(op.Variable), off: known(0)}
		}
		l, ok := m.tu.Member(op.Variable.Member, op.Variable.Name, true)
		if !ok || p.off.kind != number {
			return place{at: p.at}
		}
		by := known(l.Offset)
		q := place{at: p.at, off: p.off.plus(&by, 1), volatile: p.volatile}
		if l.Width >= 0 {
			q.bits = &l
		}
		if op.Variable.Type().IsReference() {
			return placeOf(m.load(op, q, s))
		}
		return q
	case body.Index:
		return m.element(op, s)
	case body.Deref:
		return placeOf(m.eval(op.Args[0], s))
	case body.Cast:
		from, to := op.Args[0].Type, op.Type
		p := m.place(op.Args[0], s)
		if from != nil && to != nil && from.Kind == sema.RecordType && to.Kind == sema.RecordType && !sema.EqualUnqualified(from, to) {
			p.off = value{}
		}
		return p
	case body.Materialize:
		return m.temporary(op.Args[0], s)
	case body.Conditional, body.Call:
		return placeOf(m.eval(op, s))
	case body.Comma:
		m.eval(op.Args[0], s)
		return m.place(op.Args[1], s)
	case body.Assign, body.Step:
		p := m.target(op, s)
		m.assign(op, p, s)
		return p
	case body.Literal:
		return place{at: m.objectAt("literal", "literal"), off: known(0)}
	}
	m.evalOperands(op, s)
	return place{}
}

// temporary returns the object that a prvalue initializes.
func (m *machine) temporary(op *body.Op, s *state) place {
	v := m.eval(op, s)
	o := m.newObject(private, nil, "temporary")
	s.private.set(o, nothing.with(0, v, 0))
	return place{at: o, off: known(0)}
}

// element returns the place of an array's element.
func (m *machine) element(op *body.Op, s *state) place {
	p := m.eval(op.Args[0], s)
	i := m.asNumber(m.eval(op.Args[1], s))
	if p.kind != pointer && i.kind == pointer {
		p, i = i, p
	}
	if decay := op.Args[0]; decay.Kind == body.Decay && decay.Args[0].Type != nil {
		m.checkBounds(op, decay.Args[0].Type.Len, &i, s)
	}
	return placeOf(m.moved(p, i, op.Type, 1))
}

// moved returns a pointer that is moved by a number of elements of type t.
func (m *machine) moved(p, i value, t *sema.Type, times int64) value {
	if p.kind != pointer {
		from := sourcesOf(p, i)
		if p.kind == varies || i.kind == varies {
			return value{kind: varies, from: from}
		}
		return value{from: from}
	}
	size, _, ok := int64(0), int64(0), false
	if t != nil {
		size, _, ok = m.tu.SizeAlignOn(t, true)
	}
	switch {
	case i.kind == number && ok:
		if i.each != nil {
			p = m.withoutMarks(p)
		}
		return p.plus(&i, size*times)
	}
	return m.lost(p, i, size*times)
}

// lost returns a pointer that is moved by it is not known how much. Where it is the same in two threads can be known yet:
// there they have the same number.
func (m *machine) lost(p, i value, size int64) value {
	from := sourcesOf(p, i)
	held := i.marks & (isElement | isNested | isFound)
	if p.each != nil {
		held = 0
	}
	x := m.symbol(sprint("lost ", from, " ", held))
	x.lost, x.from, x.held = true, from, held
	out := value{kind: pointer, at: p.at, sum: []term{{x, 1}}}
	if same := m.identity(sprint("index ", size), p, i); same != nil { // far from each other, for the offsets of members
		out.each = mapped(m.ids(same), func(id int64) int64 { return int64(uint64(id) * 0xff51afd7ed558ccd >> 16) })
	}
	return out
}

// isLost reports whether an offset is not known.
func (m *machine) isLost(off *value) bool {
	if off.kind != number {
		return true
	}
	for _, t := range off.sum {
		if t.symbol.lost {
			return true
		}
	}
	return false
}

// loadCell returns the contents of private memory.
func (m *machine) loadCell(s *state, o *object, off int64, t *sema.Type) value {
	c := s.private.of(o)
	if c == nil {
		return value{}
	}
	if o.lost {
		c.lose(s)
		return value{}
	}
	if t != nil && t.Kind == sema.RecordType {
		size, _, ok := m.tu.SizeAlignOn(t, true)
		if whole := c.at(off); whole != nil && (whole.kind == closure || whole.kind == aggregate) {
			return *whole
		}
		if !ok {
			c.lose(s)
			return value{}
		}
		part := &content{cells: c.within(off, size)}
		if off == 0 {
			part.origin, part.from = c.origin, c.from
		} else {
			part.cells = slices.Clone(part.cells)
			for i := range part.cells {
				part.cells[i].off -= off
			}
		}
		return value{kind: aggregate, parts: part}
	}
	if v := c.at(off); v != nil {
		if t != nil && !t.IsReference() && v.kind == pointer != (t.Kind == sema.Pointer) && v.kind != unknown {
			v.lose(s)
			return value{}
		}
		return *v
	}
	if c.origin != "" {
		return m.initial(c.origin+"+"+strconv.FormatInt(off, 10), o.name, t, c.from)
	}
	return value{}
}

// load reads a place.
func (m *machine) load(op *body.Op, p place, s *state) value {
	t := op.Type
	if p.at == nil || p.at.choice {
		m.explainPointer(op)
		return value{}
	}
	m.checkPlace(op, p, t, s)
	if p.at.space == private {
		if p.off.isConstant() && p.off.each == nil {
			if p.at == m.blockIdx && p.off.base <= 8 {
				m.asked[p.off.base/4] = true
			}
			m.askedThread = m.askedThread || p.at == m.run.builtin["threadIdx"]
			return m.loadCell(s, p.at, p.off.base, t)
		}
		s.private.of(p.at).lose(s)
		return value{}
	}
	m.spoiled = nil
	p = m.withinBorders(p, s)
	if p.at.space != constant {
		m.access(op, p, t, s, 0, nil)
	}
	out := m.loaded(p, t, s)
	out.spoiled = m.spoiled
	return out
}

// loaded returns the value read from shared or global memory.
func (m *machine) loaded(p place, t *sema.Type, s *state) value {
	if p.volatile || p.at.atomic {
		m.waits++
	}
	from := p.off.sources() | p.at.from | ofMemory
	switch {
	case p.at.atomic:
		from |= anything
	case p.at.space == shared:
		from |= ofOthers | p.at.holds&(ofBlock|ofTicket)
	}
	made := isElement
	if p.off.sources()&ofMemory != 0 {
		made |= isNested
	}
	switch {
	case p.volatile || p.at.escaped && p.at.space == shared || p.off.isGiven():
		return value{}
	case p.off.kind == number && p.off.each == nil && !m.isLost(&p.off):
		if t != nil && t.Kind == sema.RecordType {
			return value{kind: aggregate, parts: &content{origin: sprint("in ", p.at.id, p.off.key(), s.phase), from: from}}
		}
		return m.initial(sprint("in ", p.at.id, p.off.key(), " ", s.phase), p.at.name, t, from)
	case p.at.space == shared || t != nil && t.Kind != sema.RecordType && !t.IsArithmetic():
		return value{from: from, marks: made}
	case p.off.kind == number && p.off.each != nil && !m.isLost(&p.off):
		return value{kind: varies, from: from, marks: made, same: m.identity(sprint("load ", p.at.id, " ", s.phase), p.off)}
	}
	return value{from: from, marks: made}
}

// store writes a place.
func (m *machine) store(op *body.Op, p place, t *sema.Type, v value, s *state) {
	if p.at == nil || p.at.choice {
		m.explainPointer(op)
		v.lose(s)
		if p.at != nil {
			p.at.lose(s)
		}
		return
	}
	m.checkPlace(op, p, t, s)
	if p.at.space != private {
		v.lose(s)
		written := v
		m.access(op, m.withinBorders(p, s), t, s, isWrite, &written)
		m.changeLock(p.at, "", s)
		return
	}
	size := int64(0)
	if t != nil {
		size, _, _ = m.tu.SizeAlignOn(t, true)
	}
	switch {
	case !p.off.isConstant() || p.off.each != nil:
		v.lose(s)
		s.private.of(p.at).lose(s)
		s.private.set(p.at, nothing)
	case p.bits != nil:
		s.private.set(p.at, s.private.of(p.at).with(p.off.base, value{}, 0))
	default:
		s.private.set(p.at, s.private.of(p.at).with(p.off.base, v, size))
	}
}

// eval returns the value of an expression; for a glvalue, a pointer to its place.
func (m *machine) eval(op *body.Op, s *state) value {
	if op == nil || !m.tick(s) {
		return value{}
	}
	if op.Category == sema.PRValue {
		switch c, ok := op.Constant(); {
		case !ok || c.Type == nil:
		case c.Type.IsInteger() || c.Type.Kind == sema.Bool || c.Type.Kind == sema.EnumType:
			return known(c.Int())
		default:
			return ofSymbol(m.symbol("constant " + c.String()))
		}
	}
	switch op.Kind {
	case body.Load:
		if v := op.Args[0]; v.Kind == body.Var && !m.isBuiltin(v.Variable) {
			if c, ok := v.Constant(); ok && c.Type != nil && (c.Type.IsInteger() || c.Type.Kind == sema.Bool) {
				return known(c.Int())
			}
		}
		read := func(glvalue *body.Op, s *state) value { return m.load(op, m.place(glvalue, s), s) }
		if op.Args[0].Kind == body.Conditional {
			return m.conditional(op.Args[0], s, read)
		}
		return read(op.Args[0], s)
	case body.Decay, body.AddressOf, body.Bind:
		if op.Args[0].Type != nil && op.Args[0].Type.Kind == sema.FunctionType {
			return value{}
		}
		if op.Args[0].Category == sema.PRValue {
			return m.temporary(op.Args[0], s).pointer(s)
		}
		return m.place(op.Args[0], s).pointer(s)
	case body.This:
		return m.frame.this
	case body.Convert:
		return m.convert(op, m.eval(op.Args[0], s), s)
	case body.Materialize:
		return m.temporary(op.Args[0], s).pointer(s)
	case body.Unary:
		v := m.eval(op.Args[0], s)
		switch zero := known(0); {
		case op.Operator == syntax.Not && v.kind == test:
			v.operator = opposite(v.operator)
			return v
		case op.Operator == syntax.Not:
			return m.binary(syntax.Equal, v, zero, op.Type)
		case op.Operator == syntax.Plus:
			return v
		case op.Operator == syntax.Minus && op.Type != nil && !op.Type.IsFloating():
			return m.binary(syntax.Sub, zero, v, op.Type)
		case op.Operator == syntax.Complement && v.isConstant():
			return wrapped(perThread(&v, &zero, func(x, _ int64) (int64, bool) { return ^x, true }), op.Type)
		}
		return m.combined(op.Operator.String(), v)
	case body.Binary:
		a := m.eval(op.Args[0], s)
		b := m.eval(op.Args[1], s)
		if op.Type != nil && op.Type.Kind == sema.Pointer {
			times := int64(1)
			if op.Operator == syntax.Sub {
				times = -1
			}
			if a.kind != pointer {
				a, b = b, a
			}
			return m.moved(a, m.asNumber(b), op.Type.Elem, times)
		}
		if a.kind == pointer && op.Operator == syntax.Sub {
			return value{}
		}
		return m.binary(op.Operator, a, b, op.Type)
	case body.And, body.Or:
		return m.shortCircuit(op, s)
	case body.Conditional:
		return m.conditional(op, s, m.eval)
	case body.Comma:
		m.eval(op.Args[0], s)
		return m.eval(op.Args[1], s)
	case body.Assign, body.Step:
		p := m.target(op, s)
		old, new := m.assign(op, p, s)
		if op.Category != sema.PRValue {
			return p.pointer(s)
		}
		if op.Operator == syntax.PostIncrement || op.Operator == syntax.PostDecrement {
			return old
		}
		return new
	case body.Call:
		return m.call(op, s)
	case body.Construct:
		return m.construct(op, s)
	case body.Zero:
		if op.Type != nil && op.Type.Kind == sema.RecordType {
			return value{kind: aggregate, parts: nothing}
		}
		return known(0)
	case body.List:
		return m.list(op, s)
	case body.Lambda:
		return m.lambda(op, s)
	case body.Var, body.Member, body.Index, body.Deref, body.Cast:
		if op.Kind == body.Member && op.Category == sema.PRValue {
			return m.load(op, m.placeOf(op, s), s)
		}
		return m.place(op, s).pointer(s)
	case body.StatementOf:
		if out := m.exec(op.Args[0], s.clone()); out != nil {
			*s = *out
		}
		return value{}
	case body.Asm, body.Unknown, body.New, body.Delete, body.LaunchKernel, body.Throw:
		m.evalOperands(op, s)
		m.waits++
		m.mayOrder(s) // it may be anything
		return value{}
	case body.Unevaluated:
		return m.fresh()
	}
	m.evalOperands(op, s)
	return value{}
}

// phases begins another phase of the block.
func (m *machine) phases(s *state) {
	m.made++
	s.phase, s.round = m.made, m.made
	s.epoch++
}

// mayOrder records an operation that may order accesses of threads before and after it.
func (m *machine) mayOrder(s *state) {
	s.interval = nil
	s.unsure = true
	s.fenced = m.number()
	m.fence(s, true)
	m.cluster.unsure[s.meeting] = true
	s.pending, s.waited = nil, m.copies
	m.phases(s)
}

// evalOperands evaluates the operands of an unknown operation, which may use them in any way.
func (m *machine) evalOperands(op *body.Op, s *state) []value {
	values := make([]value, len(op.Args))
	for i, a := range op.Args {
		if a != nil {
			values[i] = m.eval(a, s)
			m.escape(values[i], s)
		}
	}
	return values
}

// escape notes that code which is not followed has a value.
func (m *machine) escape(v value, s *state) {
	switch v.kind {
	case pointer:
		for _, o := range v.at.among {
			if o != nil && !o.escaped {
				m.escape(value{kind: pointer, at: o}, s)
			}
		}
		if v.at.space == private {
			c := s.private.of(v.at)
			s.private.set(v.at, nothing)
			v.at.lost = true
			if c == nil {
				return
			}
			for _, x := range c.cells {
				if x := x.value; x.kind == closure || x.kind == pointer && x.at != v.at && !x.at.escaped {
					m.escape(*x, s)
				}
			}
			return
		}
		v.at.escaped = true
	case aggregate:
		for _, x := range v.parts.cells {
			m.escape(*x.value, s)
		}
	case closure:
		for op := range body.OfLambda(v.lambda.Lambda()).Root.All() {
			if o := m.outside(op.Variable, v.lambda); o != nil {
				m.escape(value{kind: pointer, at: o}, s)
			}
		}
	}
}

// outside returns the object of a variable that a lambda names and does not declare; nil for others.
func (m *machine) outside(v *sema.Variable, lambda *body.Op) *object {
	if v == nil {
		return nil
	}
	for f := m.run.closures[lambda]; f != nil; f = f.lexical {
		if o := f.objects[v]; o != nil {
			return o
		}
	}
	if v.LiesIn(sema.SharedMemory) == sema.Yes {
		return m.variable(v)
	}
	return nil
}

// lose records that a value escapes: the pointees of its pointers may change unseen.
func (v *value) lose(s *state) {
	switch {
	case v.kind == pointer:
		v.at.lose(s)
	case v.kind == aggregate:
		v.parts.lose(s)
	}
}

func (o *object) lose(s *state) {
	if o != nil && !o.lost {
		o.lost = true
		s.private.of(o).lose(s)
		o.among[0].lose(s)
		o.among[1].lose(s)
	}
}

func (c *content) lose(s *state) {
	if c != nil {
		for _, x := range c.cells {
			x.value.lose(s)
		}
	}
}

// target returns the place that an assignment changes. The value is evaluated first.
func (m *machine) target(op *body.Op, s *state) place {
	if op.Kind == body.Assign {
		v := m.eval(op.Args[1], s)
		m.run.pending = append(m.run.pending, v)
	}
	return m.place(op.Args[0], s)
}

// assign applies a built-in assignment; target has evaluated its operands.
func (m *machine) assign(op *body.Op, p place, s *state) (old, new value) {
	t := op.Args[0].Type
	right, by := known(1), op.Operator
	if op.Kind == body.Assign {
		last := len(m.run.pending) - 1
		right = m.run.pending[last]
		m.run.pending = m.run.pending[:last]
	}
	switch {
	case by == syntax.Assign:
		m.store(op, p, t, right, s)
		return value{}, right
	case op.Kind == body.Assign:
		by = by.Compounds()
	case by == syntax.PreIncrement || by == syntax.PostIncrement:
		by = syntax.Add
	default:
		by = syntax.Sub
	}
	old = m.load(op, p, s)
	if t != nil && t.Kind == sema.Pointer {
		times := int64(1)
		if by == syntax.Sub {
			times = -1
		}
		new = m.moved(old, m.asNumber(right), t.Elem, times)
	} else {
		new = m.binary(by, old, right, t)
	}
	m.store(op, p, t, new, s)
	return old, new
}

func (m *machine) convert(op *body.Op, v value, s *state) value {
	to, from := op.Type, op.Args[0].Type
	if to == nil || from == nil {
		return value{}
	}
	switch {
	case to.Kind == sema.Void: // it is discarded
		return value{}
	case v.kind == pointer && to.Kind == sema.Pointer, v.kind == aggregate, v.kind == closure:
		return v
	case v.kind == pointer && to.Kind == sema.Bool:
		return m.fresh()
	case v.kind == pointer:
		m.escape(v, s)
		return value{}
	case to.Kind == sema.Pointer:
		if v.isConstant() {
			return value{kind: pointer, at: m.objectAt("null", "null")}
		}
		return value{}
	case to.Kind == sema.Bool && v.kind == test:
		return v
	case to.Kind == sema.Bool:
		return m.binary(syntax.NotEqual, v, known(0), to)
	}
	spoiled := v.spoiled
	v = m.asNumber(v)
	if to.IsFloating() != from.IsFloating() {
		v = m.combined("convert to "+to.String(), v)
	} else {
		v = wrapped(v, to)
	}
	v.spoiled = spoiled
	return v
}

// condition splits a state by a condition: where it is true, and where it is not; nil if no thread
// gets there.
func (m *machine) condition(op *body.Op, s *state) (yes, no *state) {
	if op == nil { // for (;;)
		return s, nil
	}
	switch {
	case op.Kind == body.And:
		yes, no = m.condition(op.Args[0], s)
		if yes == nil {
			return nil, no
		}
		y, n := m.condition(op.Args[1], yes)
		return y, m.either(no, n, s.splits, op)
	case op.Kind == body.Or:
		yes, no = m.condition(op.Args[0], s)
		if no == nil {
			return yes, nil
		}
		y, n := m.condition(op.Args[1], no)
		return m.either(yes, y, s.splits, op), n
	case op.Kind == body.Unary && op.Operator == syntax.Not:
		no, yes = m.condition(op.Args[0], s)
		return yes, no
	case op.Kind == body.Convert && op.Type.Kind == sema.Bool && op.Args[0].Is(body.And, body.Or):
		return m.condition(op.Args[0], s)
	}
	return m.split(op, m.eval(op, s), s)
}

// either joins the two ways to one side of a condition of several parts.
func (m *machine) either(a, b *state, around *split, op *body.Op) *state {
	if a == nil {
		return b
	}
	if b == nil {
		return a
	}
	kind := worst(a, b, around)
	out := m.joinAll([]*state{a, b}, kind, around)
	// The assumptions of each hold in one of them only.
	out.splits = &split{outer: out.splits, kind: kind, cond: op, mask: out.here, depth: m.frame.depth, loose: kind != exact}
	for _, s := range []*state{a, b} {
		for x := s.splits; x != nil && x != around; x = x.outer {
			if out.splits.marks |= x.marks; x.kind != exact {
				out.splits.from |= x.from
			}
		}
	}
	return out
}

// worst returns the least informative kind of the splits below around.
func worst(a, b *state, around *split) splitKind {
	kind := exact
	for _, s := range []*state{a, b} {
		if s != nil {
			for x := s.splits; x != nil && x != around; x = x.outer {
				if !x.exit {
					kind = max(kind, x.kind)
				}
			}
		}
	}
	return kind
}

func (m *machine) split(op *body.Op, v value, s *state) (yes, no *state) {
	new := &split{outer: s.splits, cond: op, mask: s.here, depth: m.frame.depth, ofLoop: m.looping, ticket: m.grid != nil && v.sources()&ofTicket != 0, from: v.sources(), marks: v.marks}
	both := func(kind splitKind) (yes, no *state) {
		new.kind = kind
		other := *new
		other.marks = new.marks.negated()
		if new.number != nil {
			other.operator = opposite(new.operator)
		}
		yes, no = s.clone(), s.clone()
		yes.splits, no.splits = new, &other
		return yes, no
	}
	switch {
	case v.isConstant():
		if v.each == nil {
			if v.base != 0 {
				return s, nil
			}
			return nil, s
		}
		in := newSet(m.threads)
		for i := range m.threads {
			if v.of(i) != 0 {
				in[i/64] |= 1 << (i % 64)
			}
		}
		in = in.and(s.here)
		out := s.here.minus(in)
		if out.isEmpty() {
			return s, nil
		}
		if in.isEmpty() {
			return nil, s
		}
		yes, no = both(exact)
		yes.here, no.here = in, out
		return yes, no
	case v.kind == number && v.isGiven(), v.kind == test && v.cond.isGiven():
		new.uneven = v.each != nil || v.kind == test && v.cond.each != nil
		return both(mystery)
	case v.kind == number && !m.isLost(&v):
		n := v
		new.number, new.operator = &n, syntax.NotEqual
	case v.kind == test && !m.isLost(v.cond):
		new.number, new.operator = v.cond, v.operator
	case v.kind == varies:
		return both(data)
	default:
		return both(mystery)
	}
	n, by := new.number, new.operator
	switch {
	case n.each == nil,
		(by == syntax.Less || by == syntax.GreaterEqual) && n.isUniformlyBelow(0, s.here),
		(by == syntax.LessEqual || by == syntax.Greater) && n.isUniformlyBelow(1, s.here):
		return both(assumed)
	}
	return both(threadish)
}

// shortCircuit evaluates && and || as values.
func (m *machine) shortCircuit(op *body.Op, s *state) value {
	left := m.eval(op.Args[0], s)
	yes, no := m.split(op.Args[0], left, s.clone())
	on, off := yes, no
	if op.Kind == body.Or {
		on, off = no, yes
	}
	if on == nil {
		*s = *off
		if op.Kind == body.Or {
			return known(1)
		}
		return known(0)
	}
	right := m.eval(op.Args[1], on)
	kind := worst(on, off, s.splits)
	if off == nil {
		kind = exact
	}
	*s = *m.joinAll([]*state{on, off}, kind, s.splits)
	if left.isConstant() && right.isConstant() {
		by := syntax.BitAnd
		if op.Kind == body.Or {
			by = syntax.BitOr
		}
		zero := known(0)
		l := m.binary(syntax.NotEqual, left, zero, nil)
		r := m.binary(syntax.NotEqual, right, zero, nil)
		return m.binary(by, l, r, nil)
	}
	if left.isConstant() && left.each == nil {
		return right
	}
	if left.isUniform() && right.isUniform() {
		return m.combined(op.Kind.String(), m.asNumber(left), m.asNumber(right))
	}
	from := sourcesOf(left, right)
	if left.kind == unknown || right.kind == unknown {
		return value{from: from}
	}
	return value{kind: varies, from: from}
}

// conditional evaluates ?: with one of its operands, as of has it.
func (m *machine) conditional(op *body.Op, s *state, of func(*body.Op, *state) value) value {
	around := s.splits
	cond := op.Args[0]
	if cond == nil {
		m.evalOperands(op, s)
		return value{}
	}
	yes, no := m.condition(cond, s.clone())
	var a, b value
	var split, other *split
	if yes != nil && no != nil {
		split, other = yes.splits, no.splits
	}
	if yes != nil {
		a = of(op.Args[1], yes)
	}
	if no != nil {
		b = of(op.Args[2], no)
	}
	switch {
	case yes == nil && no == nil:
		return value{}
	case no == nil:
		*s = *m.joinAll([]*state{yes}, exact, around)
		return a
	case yes == nil:
		*s = *m.joinAll([]*state{no}, exact, around)
		return b
	}
	kind := worst(yes, no, around)
	*s = *m.joinAll([]*state{yes, no}, kind, around)
	if v, ok := m.chosen(a, b, split, other, around); ok {
		return v
	}
	out := m.merge(a, b, yes, no, kind)
	if out.kind == unknown && (kind == threadish || kind == data) && (a.kind == varies || b.kind == varies) && a.kind != unknown && b.kind != unknown {
		return value{kind: varies, from: out.from, spoiled: out.spoiled}
	}
	return out
}

func (m *machine) list(op *body.Op, s *state) value {
	t := op.Type
	parts := nothing
	var offsets []int64
	if t != nil && t.Kind == sema.Array {
		size, _, _ := m.tu.SizeAlignOn(t.Elem, true)
		for i := range op.Args {
			offsets = append(offsets, int64(i)*size)
		}
	} else if t != nil && t.Kind == sema.RecordType {
		if l, ok := m.tu.Layout(t.Record, true); ok && len(l.Bases) == 0 {
			for _, f := range l.Fields {
				offsets = append(offsets, f.Offset)
			}
		}
	}
	for i, a := range op.Args {
		v := known(0)
		if a != nil {
			v = m.eval(a, s)
		}
		if i < len(offsets) {
			parts = parts.with(offsets[i], v, 1<<40)
		} else {
			v.lose(s)
		}
	}
	if t != nil && t.Kind == sema.Array && t.Len > int64(len(op.Args)) && t.Len <= 64 {
		size, _, _ := m.tu.SizeAlignOn(t.Elem, true)
		for i := int64(len(op.Args)); i < t.Len; i++ {
			parts = parts.with(i*size, known(0), 0)
		}
	}
	return value{kind: aggregate, parts: parts}
}

// lambda returns a closure. Captures by copy are held by variables of its own.
func (m *machine) lambda(op *body.Op, s *state) value {
	for _, a := range op.Args {
		if a != nil {
			m.eval(a, s)
		}
	}
	m.run.closures[op] = m.frame
	return value{kind: closure, lambda: op}
}
