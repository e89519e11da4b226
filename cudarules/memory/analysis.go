package memory

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Program holds the analyses of bodies that call one another. It is not safe for
// concurrent use.
type Program struct {
	// Definition returns the definition of a function that its own translation unit
	// only declares; nil if there is none. It may be nil itself.
	Definition func(*sema.Function) *sema.FuncDecl

	// Waits makes effects record waiting, see [Effect.MayWait] and [Effect.Settled].
	Waits bool

	// Writer returns the definition that has the only assignment to a variable of static storage duration, whose address nothing takes;
	// nil if there is none, or others may change the variable. It may be nil itself.
	Writer func(*sema.Variable) *sema.FuncDecl

	objects      *objects
	analyses     map[*sema.FuncDecl]*Analysis
	summaries    map[*sema.FuncDecl]*Summary
	circles      map[*sema.FuncDecl]int      // by number: functions that call one another
	count        int                         // of circles
	analyzed     uint32                      // bodies
	short        map[*sema.FuncDecl]bool     // see isShort
	initializers map[*sema.Variable]*Summary // the default initializers of members; nil while they are computed
}

// New returns a program without analyses.
func New(definition func(*sema.Function) *sema.FuncDecl) *Program {
	return &Program{
		Definition:   definition,
		objects:      newObjects(),
		analyses:     map[*sema.FuncDecl]*Analysis{},
		summaries:    map[*sema.FuncDecl]*Summary{},
		circles:      map[*sema.FuncDecl]int{},
		short:        map[*sema.FuncDecl]bool{},
		initializers: map[*sema.Variable]*Summary{},
	}
}

// An Analysis has the memory facts of one body.
type Analysis struct {
	Body  *body.Body
	Graph *flow.Graph

	program  *Program
	solution *flow.Solution[*state]
	values   []evaluated               // by the numbers of expressions
	serial   uint32                    // identifies it within the program
	declares map[*sema.Variable]uint32 // local variables of the body, parameters apart, with the numbers of their declarations
	begins   map[*body.Op]uint32       // compound statements, with the lowest number of an operation in them
	this     *Object
	written  map[syntax.Node]*body.Op // computed on demand
	takes    map[*body.Op]*body.Op    // the calls that take objects as arguments; computed on demand

	interest *Interest // of a sparse one; nil if all calls are followed

	effects  []*Effect
	deferred []*Effect // of lambdas
	gathered bool
	alike    likenesses // of those that are noted
	gather   bool       // effects are noted
	always   bool       // the current block is on every path
}

// An evaluated is the value of an expression; for a glvalue, the addresses of the object.
type evaluated struct {
	op *body.Op // nil if no way leads to it
	Value
}

// Of returns the analysis of the body of a function; nil if it has none.
func (p *Program) Of(fd *sema.FuncDecl) *Analysis {
	if fd == nil || fd.Body().IsZero() {
		return nil
	}
	if _, explored := p.circles[fd]; !explored {
		p.explore(fd)
	}
	a, begun := p.analyses[fd]
	if !begun {
		p.analyses[fd] = nil // while it is being made
		a = p.analyze(body.Of(fd), nil)
		p.analyses[fd] = a
	}
	return a
}

func (p *Program) analyze(b *body.Body, interest *Interest) *Analysis {
	a := &Analysis{Body: b, Graph: flow.Of(b), program: p, values: make([]evaluated, b.Count),
		declares: map[*sema.Variable]uint32{}, begins: map[*body.Op]uint32{}, this: p.objects.this(b.Decl), interest: interest}
	p.analyzed++
	a.serial = p.analyzed
	a.survey(b.Root)
	problem := flow.Problem[*state]{Copy: (*state).clone, Join: (*state).join, Op: a.step, End: func(s *state, b *flow.Block) *state {
		for _, statement := range b.Ends {
			s.end(statement)
		}
		return s
	}}
	if a.Graph.IsAcyclic() { // the state at a block is final when the solver reaches it
		a.gatherBy(&problem)
	}
	a.solution = flow.Forward(a.Graph, problem, newState(a))
	if a.gathered {
		a.finish()
	}
	return a
}

// survey records the declarations of an operation and its descendants, and returns the lowest of their
// numbers: those of a statement are contiguous.
func (a *Analysis) survey(op *body.Op) uint32 {
	lowest := uint32(op.Number)
	for _, x := range op.Args {
		if x != nil {
			lowest = min(lowest, a.survey(x))
		}
	}
	switch {
	case op.Kind == body.Declare && op.Variable != nil:
		a.declares[op.Variable] = uint32(op.Number)
	case op.Kind == body.Block:
		a.begins[op] = lowest
	}
	return lowest
}

// number returns the number by which states know an object: of one that the body makes, and that ends with the
// statement around, that of the operation which makes it.
func (a *Analysis) number(o *Object) uint32 {
	if o.asked != a.serial {
		o.asked, o.number = a.serial, uint32(a.Body.Count)+o.id
		switch o.Kind {
		case Automatic:
			if n, ok := a.declares[o.Variable]; ok {
				o.number = n
			}
		case Temporary:
			if o.in == a.Body {
				o.number = uint32(o.Made.Number)
			}
		}
	}
	return o.number
}

// makes reports whether the body makes an object that ends with the statement around.
func (a *Analysis) makes(o *Object) bool { return a.isOwn(a.number(o)) }

func (a *Analysis) isOwn(number uint32) bool { return number < uint32(a.Body.Count) }

// Value returns the value of an expression where it is evaluated: for a glvalue, the addresses of the
// object that it denotes. It is unknown if the analysis did not terminate, and empty for unreachable
// code.
func (a *Analysis) Value(op *body.Op) Value {
	if !a.solution.Complete {
		return openValue
	}
	return a.value(op)
}

// Address returns the address of a variable.
func (a *Analysis) Address(v *sema.Variable) Value {
	if o := a.program.objects.variable(v); o != nil {
		return valueOf(o.address())
	}
	return openValue
}

// Declares reports whether the body declares a variable, parameters apart.
func (a *Analysis) Declares(v *sema.Variable) bool { _, ok := a.declares[v]; return ok }

// pointed turns the values of pointers into the addresses that they hold: the pointee of a place's
// contents is an object of its own.
func (a *Analysis) pointed(s Set) Set {
	known := true
	for _, x := range s.Atoms {
		known = known && x.Kind == Address
	}
	if known {
		return s
	}
	return s.mapped(func(x Atom) Set {
		switch x.Kind {
		case Address:
			return setOf(x)
		case Contents:
			if o := a.program.objects.pointee(x.Place, Pointee); o != nil {
				return setOf(Atom{Kind: Address, Place: Place{Object: o}, Moved: x.Moved})
			}
			return open
		}
		return Set{} // nothing lies there
	})
}

// address returns the address of a part of the objects at some addresses.
func (a *Analysis) address(s Set, path string) Set {
	return a.pointed(s).mapped(func(x Atom) Set {
		if x.Place = x.Place.part(path); x.Place.IsZero() {
			return open
		}
		return setOf(x)
	})
}

// pointer returns the value of a pointer to the objects at some addresses: for a place's pointee as a
// whole, the contents of the place.
func pointer(s Set) Set {
	return s.mapped(func(x Atom) Set {
		if x.Kind == Address && x.Place.Object.Kind == Pointee && x.Place.Path == "" {
			return setOf(Atom{Kind: Contents, Place: x.Place.Object.Of, Moved: x.Moved})
		}
		return setOf(x)
	})
}

// moved returns pointers a number of elements away.
func moved(s Set) Set {
	return s.mapped(func(x Atom) Set {
		if x.Kind <= Contents {
			x.Moved = true
		}
		return setOf(x)
	})
}

// Complete reports whether the analysis came to an end: else nothing is known.
func (a *Analysis) Complete() bool { return a.solution.Complete }
