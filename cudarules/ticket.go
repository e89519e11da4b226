package cudarules

// A ticket lets calls that run at the same time do something in order. The zero
// ticket waits for nobody.
type ticket struct {
	before <-chan struct{} // closed when the ticket before has passed; nil: there is none
	after  chan struct{}   // nil: nobody waits for it, or it has passed
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
