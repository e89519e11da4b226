package sema

import (
	"math"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// An inquiry knows the questions about entities that are being asked, one
// within the other. A question that is asked within itself is unknown there.
// What was answered with that in hand is not the answer for good: it is not
// kept, until the question itself has its answer.
type inquiry struct {
	depth   int // of the questions that are being asked
	again   int // the outermost of them that was asked within itself
	dropped int // answers that were not kept
	limits  limit.Set
}

// askedAt is where a question lies among those that are being asked; zero for
// one that is not.
type askedAt int32

func newInquiry() inquiry { return inquiry{again: math.MaxInt} }

// begin opens a question. It reports false if too many lie around it.
func (q *inquiry) begin() (askedAt, bool) {
	q.depth++
	return askedAt(q.depth), q.limits.Allows(limit.QuestionDepth, q.depth)
}

// repeat notes that a question is asked within itself.
func (q *inquiry) repeat(at askedAt) { q.again = min(q.again, int(at)) }

// end closes the question that begin opened, and reports whether its answer is to be
// kept: it depends on no question around it.
func (q *inquiry) end(at askedAt) bool {
	q.depth = int(at) - 1
	if q.again >= int(at) {
		q.again = math.MaxInt
		return true
	}
	q.dropped++
	return !q.limits.Allows(limit.DroppedAnswers, q.dropped)
}
