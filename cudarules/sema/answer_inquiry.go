package sema

import (
	"math"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// An inquiry has the stack of queries about entities. A query that depends on itself is unknown there.
// Results computed in the meantime are provisional: they are not cached until the query itself has its
// result. Nor are results of queries nested too deeply, which may differ without the nesting.
type inquiry struct {
	depth   int      // of the questions that are being asked
	again   int      // the outermost of them that the answers at hand depend on: one that was asked within itself
	tooDeep bool     // the answers at hand depend on how deep their questions lie
	dropped int      // answers that were not kept
	forgets []func() // results cached as long as the outermost query is active
	limits  limit.Set
}

// askedAt is where a question lies among those that are being asked; zero for
// one that is not.
type askedAt int32

func newInquiry() inquiry { return inquiry{again: math.MaxInt} }

// IsAsking reports whether a query about an entity is active, on which results computed meanwhile may
// depend.
func (tu *TU) IsAsking() bool { return tu.inquiry.depth > 0 }

// begin opens a question. It reports false if too many lie around it.
func (q *inquiry) begin() (askedAt, bool) {
	q.depth++
	ok := q.limits.Allows(limit.QuestionDepth, q.depth)
	if !ok {
		q.beyond()
	}
	return askedAt(q.depth), ok
}

// beyond notes that something is unknown because of how deep the questions lie within
// each other: only the answer of the outermost does not depend on that. The others
// are kept as long as that one is being asked.
func (q *inquiry) beyond() { q.again, q.tooDeep = min(q.again, 1), true }

// later has an answer forgotten that is kept while the outermost question is being
// asked alone.
func (q *inquiry) later(forget func()) { q.forgets = append(q.forgets, forget) }

// repeat notes that a question is asked within itself.
func (q *inquiry) repeat(at askedAt) { q.again = min(q.again, int(at)) }

// end closes the question that begin opened, and reports whether its answer is to be
// kept: it depends on no question around it. If q is too deep all the same, the
// answer is for later to forget.
func (q *inquiry) end(at askedAt) bool {
	q.depth = int(at) - 1
	if q.again >= int(at) {
		q.again = math.MaxInt
		if q.tooDeep {
			q.surface()
		}
		return true
	}
	if q.tooDeep {
		return true
	}
	q.dropped++
	return !q.limits.Allows(limit.DroppedAnswers, q.dropped)
}

// surface discards results of queries that were nested too deeply.
func (q *inquiry) surface() {
	for _, forget := range q.forgets {
		forget()
	}
	q.forgets, q.tooDeep = nil, false
}
