package cudarules

import "runtime"

// A ticket orders an action of concurrent calls. The zero ticket waits for nothing.
type ticket struct {
	before <-chan struct{} // closed when the ticket before has passed; nil: there is none
	after  chan struct{}   // nil: there is no waiter, or it has passed
}

// newTickets returns n tickets in order.
func newTickets(n int) []*ticket {
	tickets := make([]*ticket, n)
	var before chan struct{}
	for i := range tickets {
		tickets[i] = &ticket{before, make(chan struct{})}
		before = tickets[i].after
	}
	return tickets
}

// await returns when the ticket before has passed.
func (t *ticket) await() {
	if t.before != nil {
		<-t.before
	}
}

// pass ends the ticket, for which it waits if need be.
func (t *ticket) pass() {
	t.await()
	if t.after != nil {
		close(t.after)
		t.after = nil
	}
}

// A turn has the waits of a file that is checked among others: to claim units, to report, and for a seat.
type turn struct {
	claim, report *ticket
	seats         seats
}

// await returns when the ticket before a ticket has passed. Meanwhile another file may have the seat.
func (t *turn) await(of *ticket) {
	t.seats.leave()
	of.await()
	t.seats.enter()
}

// seats bound the files in work: the data of each is large, and no more are in memory than there are processors. There
// is no bound for nil.
type seats chan struct{}

func newSeats() seats { return make(seats, runtime.GOMAXPROCS(0)) }

func (s seats) enter() {
	if s != nil {
		s <- struct{}{}
	}
}

func (s seats) leave() {
	if s != nil {
		<-s
	}
}
