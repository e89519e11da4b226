package sema

import (
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An Answer is yes, no or unknown. The zero Answer is Unknown.
type Answer uint8

const (
	Unknown Answer = iota
	No
	Yes
)

func answer(b bool) Answer {
	if b {
		return Yes
	}
	return No
}

// Not turns yes and no around and leaves unknown as it is.
func (a Answer) Not() Answer { return [...]Answer{Unknown, Yes, No}[a] }

// And is No if either is No, else Unknown if either is Unknown.
func (a Answer) And(b Answer) Answer {
	switch {
	case a == No || b == No:
		return No
	case a == Unknown || b == Unknown:
		return Unknown
	}
	return Yes
}

// Or is Yes if either is Yes, else Unknown if either is Unknown.
func (a Answer) Or(b Answer) Answer { return a.Not().And(b.Not()).Not() }

func (a Answer) String() string { return [...]string{"unknown", "no", "yes"}[a] }

// A Cause is a kind of thing that keeps a question from being answered.
type Cause uint8

const (
	NoCause Cause = iota
	UnknownMacro
	UndecidedText
	AmbiguousSpecialization
)

var causes = [...]string{"", "a macro whose definition is not known", "a conditional that is not decided",
	"arguments that do not tell which specialization is meant"}

func (c Cause) String() string { return causes[c] }

// A Reason is why a question is not answered, and where that lies.
type Reason struct {
	Cause Cause // NoCause if the question is answered
	TU    *TU
	Node  syntax.Node // the declaration or lambda that leaves it open
}

// Pos returns where the reason lies.
func (r Reason) Pos() source.Position { return r.TU.Pos(r.Node) }
