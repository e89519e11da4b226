package threads

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// What is not compared, and why: for who asks why a rule is silent.

// explain tells who traces the translation unit why an access is not compared with those of other threads, if it is not.
func (m *machine) explain(a *access, s *state) {
	if m.tu.Trace == nil || m.mode.firstBlock {
		return
	}
	if why := m.uncompared(a, s); why != "" {
		m.unknown(a.op, a.object, why)
	}
}

// explainPointer tells that it is not known what a pointer points at.
func (m *machine) explainPointer(op *body.Op) {
	if m.tu.Trace != nil && !m.mode.firstBlock {
		m.unknown(op, nil, "what the pointer points at is not followed")
	}
}

func (m *machine) unknown(op *body.Op, o *object, why string) {
	what := "this memory"
	if o != nil && o.name != "" {
		what = "'" + o.name + "'"
	}
	m.tu.Trace(sema.Doubt{Node: op.Node, Question: "what other threads do to " + what + " meanwhile", Why: why})
}

// uncompared says why an access is not compared; nothing if it is.
func (m *machine) uncompared(a *access, s *state) string {
	o := a.object
	isGlobal := o.space == global
	switch {
	case o.escaped:
		return "a function whose code is not seen has its address"
	case o.choice:
		return "threads have pointers to different objects there"
	case o.from&^ofMemory != 0:
		return "the pointer to it differs between threads or blocks"
	case a.off.kind != number || m.isLost(&a.off) && !m.isHeld(&a.off):
		return "which element it is rests on a value that is not followed"
	case a.off.isGiven():
		return "callers that are not seen decide which element it is"
	case a.flags&isVolatile != 0 && isGlobal:
		return "it is volatile, and how threads order such accesses is not looked at"
	case isGlobal && !s.isUnordered():
		return "a loop or a call before it may wait for other threads"
	}
	for x := a.splits; x != nil; x = x.outer {
		switch {
		case x.ticket || x.from&ofTicket != 0 && x.kind >= data:
			return fmt.Sprintf("'%s' asks for what an atomic function gave, which may choose one thread", textOf(x.cond))
		case x.marks&isElection != 0:
			return fmt.Sprintf("'%s' may choose one thread", textOf(x.cond))
		case x.kind == mystery && x.from&anything != 0:
			return fmt.Sprintf("it is not known of '%s' for which threads it holds", textOf(x.cond))
		}
	}
	switch {
	case isGlobal && m.grid != nil && len(m.grid.accesses) >= maxGridAccesses:
		return fmt.Sprintf("%d accesses to global memory are compared, and those behind are not", maxGridAccesses)
	case !isGlobal && len(s.interval) >= maxInterval:
		return fmt.Sprintf("%d accesses behind one barrier are compared, and those behind are not", maxInterval)
	}
	return ""
}

// isHeld reports whether memory holds which element an offset is.
func (m *machine) isHeld(off *value) bool {
	for _, t := range off.sum {
		if t.symbol.held != 0 {
			return true
		}
	}
	return false
}

// textOf is how a condition is written, in one line.
func textOf(op *body.Op) string {
	if op == nil || op.Node.IsZero() {
		return "a condition"
	}
	return strings.Join(strings.Fields(op.Node.Text()), " ")
}
