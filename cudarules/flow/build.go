package flow

import (
	"iter"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Of returns the control flow of a body.
func Of(b *body.Body) *Graph {
	g := &Graph{Body: b, Exit: newBlock()}
	w := &builder{graph: g, labels: map[string]*label{}}
	entry := newBlock()
	w.at = entry
	w.statement(b.Root)
	if w.at != nil {
		w.at.End = Returns
		w.link(w.at, g.Exit)
	}
	w.resolve()
	g.number(entry)
	g.dominate()
	g.postDominate()
	g.findLoops()
	return g
}

// A builder builds a graph in the order of the text.
type builder struct {
	graph    *Graph
	at       *Block // to which operations are added; nil where no way leads
	scopes   []*scope
	targets  []target
	handlers [][]*Block // of the try statements around, the innermost last
	labels   map[string]*label

	selections []*selection // switch statements around
}

// A scope is a Block that encloses the current operation: objects that end with it.
type scope struct {
	origin   *scope // of which it is a copy
	block    *body.Op
	ends     []*body.Op // in the order in which they run
	declared map[*sema.Variable]bool
}

// A target is where break and continue lead.
type target struct {
	breaks, continues *Block // continues is nil for a switch
	scopes            int    // around the statement
}

// A label is a place that goto leads to.
type label struct {
	block  *Block
	seen   bool
	scopes []*scope // around it
	jumps  []jump
}

// A jump is a goto whose label was not seen yet.
type jump struct {
	from   *Block
	scopes []*scope
}

func (w *builder) link(from, to *Block) {
	from.Succs = append(from.Succs, to)
	to.Preds = append(to.Preds, from)
}

// goTo ends the current block with a jump.
func (w *builder) goTo(to *Block) {
	if w.at != nil {
		w.link(w.at, to)
	}
	w.at = nil
}

// begin continues in a block, to which the current one leads if there is one.
func (w *builder) begin(b *Block) {
	if w.at != nil {
		w.link(w.at, b)
	}
	w.at = b
}

func (w *builder) add(op *body.Op) {
	if w.at != nil {
		w.at.Ops = append(w.at.Ops, op)
	}
}

// statement adds a statement. Code that no way leads to is walked for its labels.
func (w *builder) statement(op *body.Op) {
	if op == nil {
		return
	}
	switch op.Kind {
	case body.Block:
		w.block(op)
	case body.Full, body.Declare, body.Initialize:
		w.full(op)
	case body.If:
		w.statement(op.Args[0])
		then, otherwise, behind := newBlock(), newBlock(), newBlock()
		w.condition(op.Args[1], then, otherwise)
		w.at = reachable(then)
		w.statement(op.Args[2])
		w.goTo(behind)
		w.at = reachable(otherwise)
		w.statement(op.Args[3])
		w.goTo(behind)
		w.at = reachable(behind)
	case body.While:
		head, inside, behind := newBlock(), newBlock(), newBlock()
		w.begin(head)
		w.loop(behind, head, func() {
			w.condition(op.Args[0], inside, behind)
			w.at = reachable(inside)
			w.statement(op.Args[1])
		})
		w.goTo(head)
		w.at = reachable(behind)
	case body.Do:
		inside, test, behind := newBlock(), newBlock(), newBlock()
		w.begin(inside)
		w.loop(behind, test, func() { w.statement(op.Args[0]) })
		w.goTo(test)
		w.at = reachable(test)
		w.condition(op.Args[1], inside, behind)
		w.at = reachable(behind)
	case body.For:
		w.statement(op.Args[0])
		w.iterate(op.Args[1], op.Args[2], func() { w.statement(op.Args[3]) }, op.Args[1] == nil)
	case body.RangeFor:
		for _, a := range op.Args[:3] {
			w.statement(a)
		}
		w.iterate(op.Args[3], op.Args[4], func() {
			w.statement(op.Args[5])
			w.statement(op.Args[6])
		}, false)
	case body.Switch:
		w.selection(op)
	case body.Case:
		w.caseLabel(op)
	case body.Label:
		w.labeled(op)
	case body.Goto:
		w.jump(op)
	case body.Break, body.Continue:
		w.leaveLoop(op.Kind == body.Break)
	case body.Return:
		w.full(op)
		w.unwind(w.scopes)
		if w.at != nil {
			w.at.End = Returns
		}
		w.goTo(w.graph.Exit)
	case body.Try:
		w.try(op)
	case body.Catch:
		w.statements(op.Args)
	case body.Unknown: // a statement
		w.graph.Partial = true
		w.expression(op)
	default:
		w.expression(op)
	}
}

func (w *builder) statements(list []*body.Op) {
	for _, op := range list {
		w.statement(op)
	}
}

// reachable returns a block if a way leads to it.
func reachable(b *Block) *Block {
	if len(b.Preds) > 0 {
		return b
	}
	return nil
}

// full adds a full-expression and the ends of the objects that end with it.
func (w *builder) full(op *body.Op) {
	w.operands(op)
	w.add(op)
	if op.Kind == body.Declare && len(w.scopes) > 0 {
		w.scopes[len(w.scopes)-1].declared[op.Variable] = true
	}
}

// block adds a compound statement. Its objects end in the order in which the block
// names their ends, and only those that were declared on the way here.
func (w *builder) block(op *body.Op) {
	s := &scope{block: op, declared: map[*sema.Variable]bool{}}
	behind := len(op.Args)
	for behind > 0 && op.Args[behind-1].Is(body.Destroy) {
		behind--
	}
	s.ends = op.Args[behind:]
	w.scopes = append(w.scopes, s)
	w.statements(op.Args[:behind])
	w.scopes = w.scopes[:len(w.scopes)-1]
	if w.at != nil {
		for _, end := range s.ends {
			w.expression(end)
		}
		w.at.Ends = append(w.at.Ends, op)
	}
}

// unwind ends the objects of scopes that are left, the innermost first.
func (w *builder) unwind(left []*scope) {
	for _, s := range slices.Backward(left) {
		for _, end := range s.ends {
			if end.Variable == nil || s.declared[end.Variable] {
				w.expression(end)
			}
		}
		if w.at != nil {
			w.at.Ends = append(w.at.Ends, s.block)
		}
	}
}

// loop adds the body of a loop or switch statement.
func (w *builder) loop(breaks, continues *Block, inside func()) {
	w.targets = append(w.targets, target{breaks, continues, len(w.scopes)})
	inside()
	w.targets = w.targets[:len(w.targets)-1]
}

// iterate adds a loop that tests before its statement and steps after it.
func (w *builder) iterate(cond, step *body.Op, statement func(), endless bool) {
	head, inside, next, behind := newBlock(), newBlock(), newBlock(), newBlock()
	w.begin(head)
	switch {
	case endless:
		w.begin(inside)
	case cond == nil: // a range of which nothing is known
		if w.at != nil {
			w.at.End = Branch
			w.link(w.at, inside)
			w.link(w.at, behind)
		}
	default:
		w.condition(cond, inside, behind)
	}
	w.at = reachable(inside)
	w.loop(behind, next, statement)
	w.begin(next)
	w.at = reachable(next)
	w.statement(step)
	w.goTo(head)
	w.at = reachable(behind)
}

func (w *builder) leaveLoop(isBreak bool) {
	for _, t := range slices.Backward(w.targets) {
		to := t.breaks
		if !isBreak {
			to = t.continues
		}
		if to != nil {
			w.unwind(w.scopes[t.scopes:])
			w.goTo(to)
			return
		}
	}
	w.graph.Partial = true
	w.at = nil
}

// A selection is a switch statement that encloses the current operation.
type selection struct {
	from       *Block   // that the value ends; nil if no way leads there
	chosen     *body.Op // the only label that the value, a constant, can lead to; nil if it is none
	decided    bool     // the value leads to chosen or past the statement
	hasDefault bool
}

// selection adds a switch statement.
func (w *builder) selection(op *body.Op) {
	w.statement(op.Args[0])
	value := op.Args[1]
	w.expression(value)
	s, behind := &selection{from: w.at}, newBlock()
	w.at = nil
	if s.from != nil {
		s.from.End, s.from.Cond = Select, value
	}
	s.chosen, s.decided = w.choose(op)
	w.selections = append(w.selections, s)
	w.loop(behind, nil, func() { w.statement(op.Args[2]) })
	w.selections = w.selections[:len(w.selections)-1]
	w.goTo(behind)
	if s.decided && s.chosen == nil || !s.decided && !s.hasDefault {
		s.lead(w, behind, nil)
	}
	w.at = reachable(behind)
}

// choose returns the label that the value of a switch statement leads to, if it is a
// constant; nil if it leads past all of them.
func (w *builder) choose(op *body.Op) (label *body.Op, decided bool) {
	value, ok := op.Args[1].Constant()
	if !ok {
		return nil, false
	}
	for c := range cases(op.Args[2]) {
		if c.Value() == nil { // default
			if label == nil {
				label = c
			}
			continue
		}
		of, ok := c.Value().Constant()
		if !ok {
			return nil, false
		}
		if of.Equal(value) {
			return c, true
		}
	}
	return label, true
}

// cases yields the labels of a switch statement.
func cases(op *body.Op) iter.Seq[*body.Op] {
	var each func(op *body.Op, yield func(*body.Op) bool) bool
	each = func(op *body.Op, yield func(*body.Op) bool) bool {
		if op == nil || op.Kind == body.Switch {
			return true
		}
		if op.Kind == body.Case && !yield(op) {
			return false
		}
		for _, a := range op.Args {
			if !each(a, yield) {
				return false
			}
		}
		return true
	}
	return func(yield func(*body.Op) bool) { each(op, yield) }
}

// lead has the value lead to a block.
func (s *selection) lead(w *builder, to *Block, label *body.Op) {
	if s.from != nil {
		w.link(s.from, to)
		s.from.Cases = append(s.from.Cases, label)
	}
}

// caseLabel adds a label of the enclosing switch statement, and the statements after it.
func (w *builder) caseLabel(op *body.Op) {
	if len(w.selections) == 0 {
		w.graph.Partial = true
		w.statements(op.Args)
		return
	}
	s, b := w.selections[len(w.selections)-1], newBlock()
	s.hasDefault = s.hasDefault || op.Value() == nil
	if !s.decided || s.chosen == op {
		s.lead(w, b, op)
	}
	w.begin(b)
	w.at = reachable(b)
	w.statements(op.Args)
}

// labeled adds a statement that goto may lead to.
func (w *builder) labeled(op *body.Op) {
	l := w.labelNamed(op.Label())
	l.seen, l.scopes = true, slices.Clone(w.scopes)
	w.begin(l.block)
	w.statements(op.Args)
}

func (w *builder) labelNamed(name string) *label {
	if w.labels[name] == nil {
		w.labels[name] = &label{block: newBlock()}
	}
	return w.labels[name]
}

// jump adds a goto. Its target is resolved at the end; the scopes that it leaves end there.
func (w *builder) jump(op *body.Op) {
	if w.at == nil {
		return
	}
	if op.Label() == "" {
		w.graph.Partial = true
		w.at = nil
		return
	}
	l := w.labelNamed(op.Label())
	l.jumps = append(l.jumps, jump{w.at, w.leaving()})
	w.link(w.at, l.block)
	w.at = nil
}

// leaving returns the enclosing scopes, with the variables declared in them so far.
func (w *builder) leaving() []*scope {
	var out []*scope
	for _, s := range w.scopes {
		out = append(out, &scope{origin: s, block: s.block, ends: s.ends, declared: maps.Clone(s.declared)})
	}
	return out
}

// resolve adds the destructions of jumps.
func (w *builder) resolve() {
	for _, name := range slices.Sorted(maps.Keys(w.labels)) {
		l := w.labels[name]
		if !l.seen {
			w.graph.Partial = true
		}
		for _, j := range l.jumps {
			left := slices.DeleteFunc(slices.Clone(j.scopes), func(s *scope) bool { return slices.Contains(l.scopes, s.origin) })
			succs := j.from.Succs
			w.at = j.from
			w.unwind(left)
			j.from.Succs = succs
		}
	}
	w.at = nil
}
