package cudarules

// A turn lets calls that run at the same time do something in order. The zero
// turn waits for nobody.
type turn struct {
	before <-chan struct{} // closed when the turn before has passed; nil: there is none
	after  chan struct{}   // nil: nobody waits for it, or it has passed
}

// newTurns returns n turns in order.
func newTurns(n int) []*turn {
	turns := make([]*turn, n)
	var before chan struct{}
	for i := range turns {
		turns[i] = &turn{before, make(chan struct{})}
		before = turns[i].after
	}
	return turns
}

// await returns when the turn before has passed.
func (t *turn) await() {
	if t.before != nil {
		<-t.before
	}
}

// pass ends the turn, for which it waits if need be.
func (t *turn) pass() {
	t.await()
	if t.after != nil {
		close(t.after)
		t.after = nil
	}
}
