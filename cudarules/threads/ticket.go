package threads

import "github.com/cudavet/cudavet/cudarules/body"

// Tickets: blocks count themselves by an atomic function, and the last of them, or the next, reads the writes of the others.
// Those writes are visible to the reader only if a fence precedes the counting (CUDA C++ Programming Guide, memory fence
// functions).

// A ticket is a use of an atomic function on global memory whose result is looked at.
type ticket struct {
	op     *body.Op // in the kernel
	number int
	fenced int // number of the last operation before a fence that orders it before the ticket
}

// A lateRead is a read of global memory under a condition on a ticket.
type lateRead struct {
	*access
	ticket ticket
}

// number returns the next sequence number.
func (m *machine) number() int {
	m.events++
	return m.events
}

func (m *machine) takeTicket(op *body.Op, s *state) {
	if m.grid != nil && len(m.grid.tickets) < maxGridAccesses {
		m.grid.tickets = append(m.grid.tickets, ticket{m.top(op), m.number(), s.fenced})
	}
}

// afterTicket notes a read that is made under a condition on a ticket and on nothing else that is not known.
func (m *machine) afterTicket(a *access) {
	if m.grid == nil || len(m.grid.tickets) == 0 || len(m.grid.late) == maxGridAccesses || a.flags != 0 || a.object.space != global || a.object.from&^ofMemory != 0 || a.opaque {
		return
	}
	var others *split
	asks := false
	for x := a.splits; x != nil; x = x.outer {
		switch {
		case x.ticket:
			asks = true
		case x.kind > threadish || x.loose:
			return
		default:
			y := *x
			y.outer = others
			others = &y
		}
	}
	if !asks {
		return
	}
	b := *a
	b.splits = others
	m.grid.late = append(m.grid.late, lateRead{&b, m.grid.tickets[len(m.grid.tickets)-1]})
}

// betweenTickets records reads by one block of another one's writes that no fence precedes the ticket for.
func (m *machine) betweenTickets(write *access, w *twoBlocks, seen map[pairKey]bool) {
	for _, read := range m.grid.late {
		key := pairKey{write.stack[0], read.stack[0], false}
		if read.object != write.object || read.period != write.period || write.number < read.ticket.fenced || write.number > read.ticket.number || seen[key] {
			continue
		}
		x, y := write.inBlock(&w.in, w.axis), read.inBlock(&w.at, w.axis)
		if p := m.apart(write, read.access, &x, &y, w, m.raceApart); p != nil {
			seen[key] = true
			p.Ticket = read.ticket.op
			m.run.Pairs = append(m.run.Pairs, p)
		}
	}
}
