package threads

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

func sprint(args ...any) string { return fmt.Sprint(args...) }

// Rounds of loops. One whose condition is known is run in whole up to a bound, as
// loops over the elements of an array or the steps of a reduction are.
const (
	assumedRounds = 2
	knownRounds   = 80
)

// exec runs a statement; it returns the state in which the next one begins, nil if none does.
func (m *machine) exec(op *body.Op, s *state) *state {
	if op == nil {
		return s
	}
	if !m.tick(s) {
		return nil
	}
	switch op.Kind {
	case body.Block, body.Try:
		return m.block(op.Args, s)
	case body.Full:
		for _, a := range op.Args {
			if a != nil && a.Kind != body.Destroy {
				m.unused = a
				for m.unused.Is(body.Convert) {
					m.unused = m.unused.Args[0]
				}
				m.eval(a, s)
			}
		}
		return m.alive(s)
	case body.Declare:
		m.declare(op, s)
		return m.alive(s)
	case body.If:
		return m.branch(op, s)
	case body.While:
		return m.loop(s, nil, op.Args[0], nil, op.Args[1], false)
	case body.Do:
		return m.loop(s, nil, op.Args[1], nil, op.Args[0], true)
	case body.For:
		return m.loop(s, op.Args[0], op.Args[1], op.Args[2], op.Args[3], false)
	case body.RangeFor:
		m.rangeFor(op, s)
		return m.alive(s)
	case body.Switch:
		return m.choose(op, s)
	case body.Case:
		return m.sequence(op.Args, s)
	case body.Label:
		return m.exec(op.Args[0], s)
	case body.Break:
		if l := m.innermost(false); l != nil {
			l.breaks = append(l.breaks, s)
		}
		m.depart(s)
		return nil
	case body.Continue:
		if l := m.innermost(true); l != nil {
			l.continues = append(l.continues, s)
		}
		m.depart(s)
		return nil
	case body.Return:
		return m.leave(op, s)
	case body.Goto:
		m.jump(op, s)
		return nil
	case body.Initialize:
		for _, a := range op.Args {
			if a == nil {
				continue
			}
			v := m.eval(a, s)
			if p := placeOf(m.frame.this); op.Variable != nil && p.at != nil && p.off.kind == number {
				if l, ok := m.tu.Member(op.Variable.Member, op.Variable.Name, true); ok && l.Width < 0 {
					by := known(l.Offset)
					p.off = p.off.plus(&by, 1)
					m.store(op, p, op.Variable.Type(), v, s)
					continue
				}
			}
			v.lose(s)
		}
		return m.alive(s)
	case body.Destroy, body.Catch:
		return s
	}
	m.eval(op, s)
	return m.alive(s)
}

// An openBlock is a block of statements of which one is running.
type openBlock struct {
	statements []*body.Op
	at         int
}

// block runs the statements of a block. Threads that have jumped to a label of it come in there.
func (m *machine) block(statements []*body.Op, s *state) *state {
	f, around := m.frame, s.splits
	open := &openBlock{statements: statements}
	f.blocks = append(f.blocks, open)
	for i, a := range statements {
		open.at = i
		if a == nil || a.Is(body.Destroy, body.Catch) {
			continue
		}
		if came := f.gotos[a]; came != nil {
			delete(f.gotos, a)
			states := append(came, s)
			in := roundSplits(states, around)
			s = m.joinAll(states, worstOf(states, in), in)
		}
		if s != nil {
			s = m.exec(a, s)
		}
	}
	f.blocks = f.blocks[:len(f.blocks)-1]
	return s
}

// jump applies a goto statement that leads forward to a label of an enclosing block. Other jumps are
// unknown.
func (m *machine) jump(op *body.Op, s *state) {
	f := m.frame
	for i := len(f.blocks) - 1; i >= 0; i-- {
		for _, a := range f.blocks[i].statements[f.blocks[i].at+1:] {
			if a != nil && a.Kind == body.Label && a.Label() == op.Label() {
				f.gotos[a] = append(f.gotos[a], s)
				f.jumps++
				return
			}
		}
	}
	m.failed = true
}

// alive returns a state, nil if a call in it does not come back.
func (m *machine) alive(s *state) *state {
	if s.here.isEmpty() || m.failed {
		return nil
	}
	return s
}

func (m *machine) sequence(ops []*body.Op, s *state) *state {
	for _, a := range ops {
		if s == nil {
			return nil
		}
		s = m.exec(a, s)
	}
	return s
}

func (m *machine) innermost(forContinue bool) *loop {
	for i := len(m.loops) - 1; i >= m.frame.loops; i-- {
		if !forContinue || !m.loops[i].isSwitch {
			return m.loops[i]
		}
	}
	return nil
}

// depart keeps the writes of threads that jump or return: other threads, which the machine runs next,
// may read them after a barrier.
func (m *machine) depart(s *state) {
	for o, c := range s.written {
		m.gone[o] = m.gone[o].join(c)
	}
}

// leave applies a return statement.
func (m *machine) leave(op *body.Op, s *state) *state {
	m.depart(s)
	if len(op.Args) > 0 && op.Args[0] != nil {
		v := m.eval(op.Args[0], s)
		if m.frame.result != nil {
			s.private.set(m.frame.result, v.whole())
		}
	}
	if m.frame.isLast {
		m.left = m.left.or(s.here)
	} else {
		m.frame.returns = append(m.frame.returns, s)
	}
	return nil
}

// endsWith reports whether a function does nothing after a call: who returns from that leaves the function.
func (f *frame) endsWith(call *body.Op) bool {
	if f.last == nil {
		f.last = map[*body.Op]bool{}
		f.findLast(f.root)
	}
	return f.last[call]
}

func (f *frame) findLast(op *body.Op) {
	switch {
	case op == nil:
	case op.Is(body.Block):
		rest := op.Args
		for len(rest) > 0 && (rest[len(rest)-1] == nil || rest[len(rest)-1].Kind == body.Destroy) {
			rest = rest[:len(rest)-1]
		}
		if len(rest) > 0 {
			f.findLast(rest[len(rest)-1])
		}
	case op.Is(body.If):
		for _, a := range op.Args[2:] {
			f.findLast(a)
		}
	case op.Is(body.Full, body.Return, body.Convert):
		for _, a := range op.Args {
			f.findLast(a)
		}
	case op.Is(body.Call):
		f.last[op] = true
	}
}

func (m *machine) declare(op *body.Op, s *state) {
	v := op.Variable
	var init *body.Op
	if len(op.Args) > 0 {
		init = op.Args[0]
	}
	if v == nil {
		m.evalOperands(op, s)
		return
	}
	if v.MemorySpaces()&sema.AnyMemory != 0 || v.IsStatic() || v.IsExtern() {
		m.variable(v)
		if init != nil {
			if o := m.variable(v); o.space == shared { // a class with a constructor, or one that no rule has to report again
				o.escaped = true
			}
			m.eval(init, s)
		}
		return
	}
	o := m.newObject(private, v, v.Name)
	m.frame.objects[v] = o
	s.private.set(o, nothing)
	if init == nil {
		return
	}
	if init.Kind == body.Construct && init.Function != nil {
		if d := init.Function.Definition(); d != nil && !m.tu.Unit(d.Node).Prelude {
			m.constructAt(init, place{at: o, off: known(0)}, s)
			return
		}
	}
	x := m.eval(init, s)
	if x.kind == aggregate {
		s.private.set(o, x.parts)
	} else {
		s.private.set(o, s.private.of(o).with(0, x, 0)) // its initialization may have written it
	}
}

// branch runs an if statement.
func (m *machine) branch(op *body.Op, s *state) *state {
	around := s.splits
	if op.Args[0] != nil {
		if s = m.exec(op.Args[0], s); s == nil {
			return nil
		}
	}
	marks, polls := m.jumps(), m.polls
	yes, no := m.condition(m.tested(op.Args[1], s), s)
	polled := m.polls != polls
	kind := worst(yes, no, around)
	if yes == nil || no == nil {
		kind = exact
	}
	if yes == nil {
		no.together(around)
	}
	if no == nil {
		yes.together(around)
	}
	if yes != nil {
		yes = m.exec(op.Args[2], yes)
	}
	jumped := marks != m.jumps()
	marks = m.jumps()
	if no != nil && len(op.Args) > 3 {
		no = m.exec(op.Args[3], no)
	}
	jumpedElse := marks != m.jumps()
	if l := m.innermost(true); l != nil && polled && (jumped || jumpedElse) {
		l.waits = true
	}
	switch {
	case yes == nil && no == nil:
		return nil
	case yes == nil:
		return m.remain(no, around, jumped)
	case no == nil:
		return m.remain(yes, around, jumpedElse)
	}
	return m.joinAll([]*state{yes, no}, kind, around)
}

// together notes that all threads come to a state, whichever part of a condition each has met.
func (s *state) together(around *split) {
	if s == nil {
		return
	}
	for x := s.splits; x != nil && x != around; x = x.outer {
		if x.exit {
			return
		}
	}
	s.splits = around
}

// tested runs the declaration in a condition, and returns the tested operation.
func (m *machine) tested(op *body.Op, s *state) *body.Op {
	if op != nil && op.Kind == body.Declared {
		m.declare(op.Args[0], s)
		return op.Args[1]
	}
	return op
}

// jumps counts the states that have left active statements for enclosing ones.
func (m *machine) jumps() int {
	n := len(m.frame.returns) + m.frame.jumps
	for _, l := range m.loops[m.frame.loops:] {
		n += len(l.breaks) + len(l.continues)
	}
	return n
}

// remain returns the state of those that go on where the others have jumped elsewhere, or left the kernel.
func (m *machine) remain(s *state, around *split, jumped bool) *state {
	s = s.clone()
	s.exited = s.exited.or(m.left.minus(s.here))
	if jumped {
		return s // they meet again where the statement around it ends
	}
	var mine []*split
	for x := s.splits; x != nil && x != around; x = x.outer {
		mine = append(mine, x)
	}
	s.splits = around
	for i := len(mine) - 1; i >= 0; i-- {
		x := *mine[i]
		x.exit, x.outer = true, s.splits
		s.splits = &x
	}
	return s
}

// loop runs a loop.
func (m *machine) loop(s *state, init, cond, step, statement *body.Op, after bool) *state {
	around := s.splits
	if init != nil {
		if s = m.exec(init, s); s == nil {
			return nil
		}
	}
	l := &loop{frame: m.frame, around: around}
	m.loops = append(m.loops, l)
	waits := m.waits
	var out []*state
	var never *state // in which an unknown bound lets the loop not go round at all
	kind := exact
	guesses := 0
	spins := step == nil && changesNothing(statement)
	long := m.longLoop(cond, step, statement, s)
	for round := 0; s != nil && !m.failed; round++ {
		if !after || round > 0 {
			polls, waiting := m.polls, m.waiting
			m.waiting = waiting || spins
			looping := m.looping
			m.looping = true
			yes, no := m.condition(m.tested(cond, s), s)
			m.waiting, m.looping = waiting, looping
			l.waits = l.waits || m.polls != polls
			k := worst(yes, no, around)
			if yes != nil && no != nil {
				kind = max(kind, k)
			}
			if no != nil {
				out = append(out, no)
			}
			if round == 0 && no != nil && yes != nil && k == assumed {
				never = no
			}
			if k != exact && yes != nil {
				guesses++
			}
			if s = yes; s == nil {
				break
			}
			if guesses > assumedRounds || round >= knownRounds || cond == nil && round >= assumedRounds {
				if no == nil { // it ends some time
					m.cutShort(s)
					kind = max(kind, assumed)
					out = append(out, s)
				}
				break
			}
		}
		m.rounds(l, round, guesses)
		if m.maySkip(long, round, guesses) {
			var skipped int
			s, skipped = m.skip(long, s, round)
			round += skipped
		}
		long.newRound(s)
		s = m.exec(statement, s)
		states := append(l.continues, s)
		l.continues = nil
		inner := around
		if s != nil || len(states) > 1 {
			inner = roundSplits(states, around)
		}
		s = m.joinAll(states, worstOf(states, inner), inner)
		long.endRound(s)
		if s != nil && step != nil {
			s = m.exec(step, s)
		}
	}
	m.loops = m.loops[:len(m.loops)-1]
	out = append(out, l.breaks...)
	never.passOver(out)
	kind = max(kind, worstOf(out, around))
	if !after {
		passOver(out)
	}
	s = m.joinAll(out, kind, around)
	acquired := false
	if s != nil && kind != exact && m.waits != waits {
		acquired = m.acquire(s, spins)
		m.waited(s)
		s.awaited = true
	}
	if s != nil && l.waits {
		round := s.round
		if m.mayOrder(s); s.lock.held != nil {
			s.round = round
		}
		if acquired {
			s.lock.section.fences = nil // ordering operations came before
		}
	}
	return s
}

// cutShort notes that a loop is not run to its end: later rounds write more than is known.
func (m *machine) cutShort(s *state) {
	m.cut = true
	written := make(map[*object]*coverage, len(s.written))
	for o, c := range s.written {
		written[o] = &coverage{all: c.all, units: c.units, guessed: true}
	}
	s.written = written
}

// passOver ends the interval of threads that leave a loop before its first round, the first of some states, if its rounds
// contain a barrier: that the bound, which is not known, allows no round is no reason to report what runs before the loop.
func passOver(out []*state) {
	if len(out) < 2 || out[0] == nil || out[0].splits == nil || out[0].splits.kind != assumed {
		return
	}
	for _, s := range out[1:] {
		if s != nil && s.phase != out[0].phase {
			out[0].interval = nil
			return
		}
	}
}

// changesNothing reports whether a statement leaves all variables as they are.
func changesNothing(statement *body.Op) bool {
	for op := range statement.All() {
		if op.Is(body.Assign, body.Step, body.Asm, body.Unknown, body.Construct) || op.Is(body.Call) && functionName(op.Function) == "" {
			return false
		}
	}
	return true
}

// roundSplits returns the splits that all states have in common, at least those around.
func roundSplits(states []*state, around *split) *split {
	var common *split
	first := true
	for _, s := range states {
		if s == nil {
			continue
		}
		if first {
			common, first = s.splits, false
			continue
		}
		in := map[*split]bool{}
		for x := s.splits; x != nil; x = x.outer {
			in[x] = true
		}
		for common != nil && common != around && !in[common] {
			common = common.outer
		}
	}
	if first {
		return around
	}
	return common
}

func worstOf(states []*state, around *split) splitKind {
	kind := exact
	for _, s := range states {
		kind = max(kind, worst(s, nil, around))
	}
	return kind
}

func (m *machine) rangeFor(op *body.Op, s *state) {
	for _, a := range op.Args {
		if a != nil && a.Kind == body.Declare {
			m.declare(a, s)
		}
	}
	around := s.splits
	if last := op.Args[len(op.Args)-1]; last != nil {
		s.splits = &split{outer: around, kind: mystery, cond: op, mask: s.here, depth: m.frame.depth, ofLoop: true}
		l := &loop{frame: m.frame}
		m.loops = append(m.loops, l)
		before := s.clone()
		end := m.exec(last, s.clone())
		m.loops = m.loops[:len(m.loops)-1]
		states := append(append(l.continues, l.breaks...), before, end)
		*s = *m.joinAll(states, mystery, around)
	}
}

// choose runs a switch statement: statements before the first label never run.
func (m *machine) choose(op *body.Op, s *state) *state {
	around := s.splits
	if op.Args[0] != nil {
		if s = m.exec(op.Args[0], s); s == nil {
			return nil
		}
	}
	on := m.tested(op.Args[1], s)
	v := m.eval(on, s)
	l := &loop{frame: m.frame, isSwitch: true}
	m.loops = append(m.loops, l)
	statement := op.Args[2]
	cases := []*body.Op{statement}
	if statement != nil && statement.Kind == body.Block {
		cases = statement.Args
	}
	rest := s
	entries := map[*body.Op]*state{}
	var standard *body.Op
	kind, mask, left := exact, s.here, m.left
	for _, c := range cases {
		if c == nil || c.Kind != body.Case {
			continue
		}
		if c.Value() == nil {
			standard = c
			continue
		}
		if rest == nil {
			continue
		}
		is := value{}
		if k, ok := c.Value().Constant(); ok && k.Type != nil {
			is = m.binary(syntax.Equal, v, known(k.Int()), nil)
		}
		var yes *state
		yes, rest = m.split(on, is, rest)
		entries[c] = yes
		kind = max(kind, worst(yes, rest, around))
	}
	if standard != nil {
		entries[standard] = rest
		rest = nil
	}
	var cur *state
	for _, c := range cases {
		if c == nil || c.Kind == body.Destroy {
			continue
		}
		if e := entries[c]; e != nil {
			if cur != nil {
				states := []*state{cur, e}
				in := roundSplits(states, around)
				cur = m.joinAll(states, worstOf(states, in), in)
			} else {
				cur = e
			}
		}
		if cur != nil {
			cur = m.exec(c, cur)
		}
	}
	m.loops = m.loops[:len(m.loops)-1]
	end := m.joinAll(append(l.breaks, cur, rest), kind, around)
	if end != nil && !m.left.minus(left).isEmpty() {
		end.splits = &split{outer: end.splits, kind: kind, cond: on, mask: mask, depth: m.frame.depth, exit: true}
	}
	return end
}
