package threads

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// maxDepth bounds the calls within each other that are followed. Device functions that do
// more are recursive.
const maxDepth = 24

// A machine runs a kernel for the threads of one block.
type machine struct {
	tu      *sema.TU
	run     *Run
	root    *body.Op // of the kernel
	mode    mode
	threads int
	shape   [3]int64
	blocks  [3]int64 // of the grid; 0 where it is not known
	symbols map[string]*symbol
	made    int
	steps   int
	cut     bool // a loop was left before its end
	skipped bool // rounds of a loop were skipped, which may have written to memory
	failed  bool // the limit is exceeded: nothing further is known

	globals map[*sema.Variable]*object
	pointed map[string]*object
	objects int
	dynamic *object // all extern __shared__ arrays: they start at one address
	frame   *frame
	left    Set                   // threads that have returned from the kernel
	gone    map[*object]*coverage // writes of threads that have left the current point
	waits   int                   // reads that may observe other threads: results of atomic functions, volatile memory
	unused  *body.Op              // an expression whose value nothing uses

	blockIdx *object
	asked    [3]bool   // the dimensions of blockIdx that are read
	grid     *gridWork // nil if other blocks are of no interest
	cluster  cluster
	// gridArrivals are the barriers of the grid that some threads of it do not reach.
	gridArrivals []arrival
	entered      map[*sema.FuncDecl]bool
	loops        []*loop        // that are running
	copies       int            // number of calls of cuda::memcpy_async
	polls        int            // number of accesses that observe concurrent writes of other threads
	spoiled      *spoils        // of the read that is running
	parameters   map[string]int // the pointer parameters, by the names of their pointees
	looping      bool           // the condition of a loop is being evaluated
	parted       bool           // a warp function is called after a bound that may part lanes in one block of the grid
	events       int            // number of the last access, fence or ticket
	veiled       bool           // the facts about the threads of each block alone were lost, as for their remainders by division
	waiting      bool           // the condition of a loop that does nothing else is being evaluated

	maybe   *maybeWork // nil if races for some input are of no interest
	operand *value     // that the atomic function which is running works with

	askedThread bool // threadIdx is read
	lenient     bool // the contents of memory may be any
	locks       locks
	found       map[pairKey]bool
	firstRead   map[*object]*pendingRead
	addressed   map[*body.Op]bool // elements of which the kernel takes the address alone; nil if it is not known yet
}

// A frame is a running function.
type frame struct {
	call    *body.Op // in outer; nil of the kernel
	outer   *frame
	lexical *frame // of a lambda: where it was written
	depth   int
	objects map[*sema.Variable]*object
	args    []value // that it was called with
	blocks  []*openBlock
	gotos   map[*body.Op][]*state // by the label that they lead to
	jumps   int                   // number of gotos that have run
	returns []*state
	result  *object
	this    value
	loops   int // of the machine, when the function was called
	root    *body.Op
	isLast  bool              // the kernel does nothing after the call
	last    map[*body.Op]bool // the calls that the function ends with; nil if they are not known yet
}

// A loop gathers the states that leave it, or a switch.
type loop struct {
	breaks, continues []*state
	frame             *frame
	isSwitch          bool
	around            *split
	waits             bool // for memory that other threads change
	late              bool // whether it goes round so often is not known
}

func (m *machine) newObject(sp space, v *sema.Variable, name string) *object {
	m.objects++
	o := &object{id: m.objects, space: sp, variable: v, name: name}
	if v != nil {
		o.size, _, _ = m.tu.SizeAlignOn(v.Type(), true)
	}
	return o
}

// objectAt returns the object that a pointer which is not known otherwise points at.
func (m *machine) objectAt(key, name string) *object {
	o := m.pointed[key]
	if o == nil {
		o = m.newObject(global, nil, name)
		m.pointed[key] = o
	}
	return o
}

// variable returns the object of a variable that is not a reference.
func (m *machine) variable(v *sema.Variable) *object {
	for f := m.frame; f != nil; f = f.lexical {
		if o := f.objects[v]; o != nil {
			return o
		}
	}
	if o := m.globals[v]; o != nil {
		return o
	}
	spaces := v.MemorySpaces()
	if spaces&(sema.ManagedMemory|sema.ConstantMemory) != 0 {
		spaces &^= sema.SharedMemory // both are an error
	}
	var o *object
	switch {
	case spaces&sema.SharedMemory != 0 && v.IsExtern():
		if m.dynamic == nil {
			m.dynamic = m.newObject(shared, nil, v.Name)
			m.dynamic.variable = v
		}
		o = m.dynamic
	case spaces&sema.SharedMemory != 0:
		o = m.newObject(shared, v, v.Name)
	case spaces&sema.ConstantMemory != 0:
		o = m.newObject(constant, v, v.Name)
	case !v.IsLocal() && !v.Parameter || v.IsStatic():
		o = m.newObject(global, v, v.Name)
	default:
		o = m.newObject(private, v, v.Name)
		m.frame.objects[v] = o
		return o
	}
	m.globals[v] = o
	return o
}

// tick counts the steps of the run.
func (m *machine) tick(s *state) bool {
	if m.steps++; m.steps > limit.ThreadSteps.Value() && !m.failed {
		m.failed = true
		if !m.mode.arguments { // it is run again without
			m.tu.Exceed(limit.ThreadSteps)
		}
	}
	if !m.tu.Spend(1 + m.threads/threadsOfStep) {
		m.failed = true
	}
	return !m.failed && !s.here.isEmpty()
}

// threadsOfStep is how many threads an operation is followed through in one of [limit.Steps].
const threadsOfStep = 64

// setUp gives the built-in variables their values, and the parameters theirs.
func (m *machine) setUp(s *state, b *body.Body, isKernel bool) {
	axes := [3]string{"x", "y", "z"}
	each := func(name string, of func(axis int) value) *content {
		return contentOf(of(0), of(1), of(2))
	}
	builtin := map[string]*content{
		"threadIdx": each("threadIdx", func(axis int) value {
			v := value{kind: number, each: make([]int64, m.threads)}
			for i := range v.each {
				t := m.index(i)
				v.each[i] = t[axis]
			}
			return v.compact()
		}),
		"blockIdx": each("blockIdx", func(axis int) value {
			if m.blocks[axis] == 1 || m.mode.firstBlock || m.mode.zeroBlock {
				return known(0)
			}
			if m.mode.lastBlock {
				return known(m.blocks[axis] - 1)
			}
			if m.cluster.rank >= 0 {
				return m.blockOfCluster(axis)
			}
			return ofSymbol(m.blockSymbol(axis))
		}),
		"blockDim": each("blockDim", func(axis int) value {
			if m.mode.firstThread {
				return ofSymbol(m.symbol("blockDim." + axes[axis]))
			}
			return known(m.shape[axis])
		}),
		"gridDim": each("gridDim", func(axis int) value {
			if m.blocks[axis] > 0 {
				return known(m.blocks[axis])
			}
			return ofSymbol(m.symbol("gridDim." + axes[axis]))
		}),
		"warpSize": contentOf(known(32)),
	}
	m.run.builtin = map[string]*object{}
	for name, c := range builtin {
		o := m.newObject(private, nil, name)
		m.run.builtin[name] = o
		s.private.set(o, c)
	}
	m.blockIdx = m.run.builtin["blockIdx"]
	for i, p := range b.Params {
		key := fmt.Sprintf("parameter %d", i)
		o := m.newObject(private, p, p.Name)
		m.frame.objects[p] = o
		t := p.Type()
		switch {
		case !isKernel && !t.IsReference() && t.Kind != sema.Pointer:
			s.private.set(o, nothing)
			if t.IsArithmetic() {
				x := m.symbol(key)
				x.given = true
				s.private.set(o, contentOf(ofSymbol(x)))
			}
		case !isKernel && t.IsReference() && t.Elem.IsArithmetic(): // it may be a variable that each thread has
			x := m.symbol(key)
			x.given = true
			of := m.newObject(private, nil, p.Name)
			s.private.set(of, contentOf(ofSymbol(x)))
			s.private.set(o, contentOf(value{kind: pointer, at: of}))
		case t.IsReference():
			s.private.set(o, contentOf(value{kind: pointer, at: m.objectAt(key, p.Name)}))
		case m.mode.arguments && i < len(m.run.Launch.Arguments) && m.run.Launch.Arguments[i].Known && t.IsInteger():
			s.private.set(o, contentOf(known(m.run.Launch.Arguments[i].Value)))
		default:
			if isKernel && t.Kind == sema.Pointer {
				m.parameters[key+"+0"] = i
			}
			s.private.set(o, &content{origin: key})
		}
	}
}

// blockSymbol returns the symbol of the block's index in one dimension of the grid.
func (m *machine) blockSymbol(axis int) *symbol {
	x := m.symbol("blockIdx." + "xyz"[axis:axis+1])
	x.axis, x.from = axis+1, ofBlockX<<axis
	return x
}

// index returns threadIdx of a thread.
func (m *machine) index(thread int) [3]int64 {
	n := int64(thread)
	return [3]int64{n % m.shape[0], n / m.shape[0] % m.shape[1], n / m.shape[0] / m.shape[1]}
}

// initial returns a value of type t that is unknown and the same in all threads, named by key, and
// computed from the sources in from.
func (m *machine) initial(key, name string, t *sema.Type, from source) value {
	switch {
	case t == nil:
		return value{}
	case t.Kind == sema.Pointer:
		o := m.objectAt(key, name)
		if i, ok := m.parameters[key]; ok {
			o.given = i + 1
		}
		o.from |= from
		if o.element == 0 {
			o.element, _, _ = m.tu.SizeAlignOn(t.Elem, true)
		}
		return value{kind: pointer, at: o}
	case t.IsArithmetic() || t.Kind == sema.EnumType:
		return m.symbolic(key, from)
	case t.Kind == sema.RecordType:
		return value{kind: aggregate, parts: &content{origin: key, from: from}}
	}
	return value{}
}

// isBuiltin reports whether a variable is one of CUDA's built-in ones.
func (m *machine) isBuiltin(v *sema.Variable) bool {
	return m.run.builtin[v.Name] != nil && m.tu.Unit(v.Node) != nil && m.tu.Unit(v.Node).Prelude
}

// top returns the operation of the kernel in which an operation of the running function runs.
func (m *machine) top(op *body.Op) *body.Op { return m.topAt(op, 0) }

// stack returns the calls that lead to an operation of the running function, and itself.
func (m *machine) stack(op *body.Op) []*body.Op {
	out := make([]*body.Op, m.frame.depth+1)
	for f := m.frame; f != nil; f = f.outer {
		out[f.depth], op = op, f.call
	}
	return out
}

// topAt is top, in the function of a depth.
func (m *machine) topAt(op *body.Op, depth int) *body.Op {
	for f := m.frame; f != nil && f.depth > depth; f = f.outer {
		op = f.call
	}
	return op
}

// functionName returns the qualified name of a function of CUDA's libraries, without template arguments.
func functionName(f *sema.Function) string {
	if f == nil || !f.TU.Unit(f.First().Node).Prelude {
		return ""
	}
	name := f.String()
	var b strings.Builder
	depth := 0
	for _, r := range name {
		switch r {
		case '<':
			depth++
		case '>':
			depth--
		default:
			if depth == 0 {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}
