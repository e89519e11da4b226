package memory

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Kind says where an object lies.
type Kind uint8

const (
	Unseen    Kind = iota
	Automatic      // a local variable, a parameter
	Temporary      // a temporary object
	Static         // in the host's memory for as long as the program runs
	Literal        // a string
	Heap           // malloc, new, a container of the standard library: pageable memory of the host
	Pinned         // cudaMallocHost and its kin: memory of the host that the device reaches
	Managed        // cudaMallocManaged and its kin, __managed__
	Device         // cudaMalloc and its kin
	Array          // an opaque CUDA array
	DeviceVariable
	ConstantVariable // and __grid_constant__ parameters
	SharedVariable
	Code      // a function
	Parameter // the object of this: the pointer itself is its content
	Pointee   // the pointee of a place's initial contents: a caller's memory
	Mapped    // another address of memory that exists: cudaHostGetDevicePointer, cudaGetSymbolAddress
	Handle    // the object of a stream, event, graph or other CUDA handle
	Amount    // no memory: a number that Made computes, see [Atom]
)

func (k Kind) String() string {
	return [...]string{"unseen", "automatic", "temporary", "static", "literal", "heap", "pinned", "managed", "device", "array",
		"device variable", "constant variable", "shared variable", "code", "this", "pointee", "mapped", "handle", "amount"}[k]
}

// An Object is a piece of memory that is distinguished from others. Objects of one program are equal
// if they are the same pointer. An object made by an operation represents all that it makes; memory
// that a function makes and leaves to its callers is another object for each call.
type Object struct {
	Kind     Kind
	Variable *sema.Variable // that it is; nil for those without a name
	Function *sema.Function // of Code
	Made     *body.Op       // that makes it: an allocation, a temporary, a literal
	Of       Place          // of Pointee: the place whose contents point at it; of Mapped: the place that it is another address of

	depth int        // of pointees
	id    uint32     // in the order in which they were made
	in    *body.Body // the body of Made

	call  *body.Op // of the function that makes it, in the body that knows it as this object; nil: no call tells it apart
	inner *Object  // the object as that function knows it
	calls int      // how many tell it apart

	addressed []Atom // see address
	initial   *Value // see began

	asked, number uint32 // the analysis that was the last to ask for its number, and that
}

// address returns the address of an object, which is the same list each time.
func (o *Object) address() Set {
	if o.addressed == nil {
		o.addressed = []Atom{{Kind: Address, Place: Place{Object: o}}}
	}
	return Set{Atoms: o.addressed}
}

// contents returns the initial contents of an object, likewise.
func (o *Object) contents() Set { return o.began().Whole }

// began returns the same as a value.
func (o *Object) began() *Value {
	if o.initial == nil {
		o.initial = &Value{Whole: setOf(Atom{Kind: Contents, Place: Place{Object: o}})}
	}
	return o.initial
}

// A Place is an object or a part of one.
type Place struct {
	Object *Object
	Path   string // in C++ notation relative to the object: ".a.b", "[]" for all elements of an array
}

// IsZero reports whether p is no place.
func (p Place) IsZero() bool { return p.Object == nil }

// part returns a part of a place.
func (p Place) part(path string) Place {
	p.Path += path
	if strings.Count(p.Path, ".")+strings.Count(p.Path, "[]") > maxPath {
		return Place{}
	}
	return p
}

// Root returns the object that a place is of, or that is reached from by pointers: the
// first one that is no pointee. Level is the number of pointers.
func (p Place) Root() (root *Object, level int) {
	for root = p.Object; root.Kind == Pointee; level++ {
		root = root.Of.Object
	}
	return root, level
}

// Bounds on distinctions: beyond them a value is unknown. Loops reach them in ordinary code, p =
// p->next, and no greater bound would make such a value known.
const (
	maxPath  = 8  // parts within parts
	maxDepth = 6  // pointers to pointers
	maxSet   = 16 // atoms of a value
)

// An objects makes the objects of a program: each is the same in all analyses.
type objects struct {
	variables map[*sema.Variable]*Object
	functions map[*sema.Function]*Object
	made      map[made]*Object
	pointees  map[pointee]*Object
	these     map[*sema.FuncDecl]*Object
	count     uint32
}

// add numbers a new object.
func (s *objects) add(o *Object) *Object {
	s.count++
	o.id = s.count
	return o
}

type made struct {
	op    *body.Op
	kind  Kind
	inner *Object
}

type pointee struct {
	of   Place
	kind Kind
}

// In returns the body in which an operation makes the object; nil if none does.
func (o *Object) In() *body.Body { return o.in }

func newObjects() *objects {
	return &objects{
		variables: map[*sema.Variable]*Object{},
		functions: map[*sema.Function]*Object{},
		made:      map[made]*Object{},
		pointees:  map[pointee]*Object{},
		these:     map[*sema.FuncDecl]*Object{},
	}
}

// variable returns the object that a variable is; nil where its memory is not known.
func (s *objects) variable(v *sema.Variable) *Object {
	if o, ok := s.variables[v]; ok {
		return o
	}
	var o *Object
	if k := kindOf(v); k != Unseen {
		o = s.add(&Object{Kind: k, Variable: v})
	}
	s.variables[v] = o
	return o
}

// kindOf returns where a variable lies.
func kindOf(v *sema.Variable) Kind {
	_, gridConstant := v.Mark(syntax.GridConstant)
	switch m := v.MemorySpaces(); {
	case v.LiesIn(sema.AnyMemory) == sema.Unknown || v.Type().Kind == sema.UnknownType:
		return Unseen
	case gridConstant && v.Parameter && !v.Type().IsReference(): // CUDA C++ Programming Guide 10.2.4
		return ConstantVariable
	case m&sema.SharedMemory != 0:
		return SharedVariable
	case m&sema.ManagedMemory != 0:
		return Managed
	case m&sema.ConstantMemory != 0:
		return ConstantVariable
	case m != 0:
		return DeviceVariable
	case (v.IsLocal() || v.Parameter) && !v.IsStatic() && !v.IsExtern():
		return Automatic
	}
	return Static
}

// function returns the object that the code of a function is.
func (s *objects) function(f *sema.Function) *Object {
	if s.functions[f] == nil {
		s.functions[f] = s.add(&Object{Kind: Code, Function: f})
	}
	return s.functions[f]
}

// this returns the object that represents the pointer this of a member function.
func (s *objects) this(fd *sema.FuncDecl) *Object {
	if s.these[fd] == nil {
		s.these[fd] = s.add(&Object{Kind: Parameter})
	}
	return s.these[fd]
}

// make returns the object that an operation of a body makes.
func (s *objects) make(b *body.Body, op *body.Op, kind Kind) *Object {
	k := made{op: op, kind: kind}
	if s.made[k] == nil {
		s.made[k] = s.add(&Object{Kind: kind, Made: op, in: b})
	}
	return s.made[k]
}

// maxCalls bounds the calls that tell an object apart.
const maxCalls = 3

// byCall returns what an object that a function makes is to a body that calls the function.
func (s *objects) byCall(call *body.Op, o *Object) *Object {
	if o.calls == maxCalls {
		return o
	}
	k := made{call, o.Kind, o}
	if s.made[k] == nil {
		s.made[k] = s.add(&Object{Kind: o.Kind, Made: o.Made, in: o.in, call: call, inner: o, calls: o.calls + 1})
	}
	return s.made[k]
}

// InCallee returns what the object is to the function that a call makes it by; the object where no call tells it apart.
func (o *Object) InCallee() *Object {
	if o.inner != nil {
		return o.inner
	}
	return o
}

// IsMadeBy reports whether an operation of the body that knows the object makes it, by itself or by a call.
func (o *Object) IsMadeBy(op *body.Op) bool {
	if o.call != nil {
		return o.call == op
	}
	return o.Made == op
}

// Acquired returns the object that an operation of the body makes by an effect, itself or by the function that it calls; nil if there is
// none, or none that the body knows.
func (a *Analysis) Acquired(op *body.Op, e *Effect) *Object {
	s := a.program.objects
	if e.Inner == nil {
		if e.API.Operation == headers.Create {
			return s.made[made{op: op, kind: Handle}]
		}
		return s.made[made{op: op, kind: kindOfMemory(e.API.To)}]
	}
	if o := a.Acquired(e.Inner.Op, e.Inner); o != nil {
		return s.made[made{op, o.Kind, o}]
	}
	return nil
}

// Keeps reports whether memory that outlasts the variables of the body may have the address of an object where the body ends.
func (a *Analysis) Keeps(o *Object) bool {
	exit, ok := a.solution.At(a.Graph.Exit)
	if !ok {
		return false
	}
	return slices.ContainsFunc(a.endOf(exit).holdings, func(h holding) bool {
		return slices.ContainsFunc(h.value.Atoms, func(x Atom) bool { return x.Place.Object == o })
	})
}

// pointee returns the object that the initial contents of a place point at; nil beyond the bound.
func (s *objects) pointee(of Place, kind Kind) *Object {
	k := pointee{of, kind}
	if o := s.pointees[k]; o != nil {
		return o
	}
	o := s.add(&Object{Kind: kind, Of: of, depth: of.Object.depth + 1})
	if o.depth > maxDepth {
		o = nil
	}
	s.pointees[k] = o
	return o
}
