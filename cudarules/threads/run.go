package threads

import (
	"cmp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Run is the result of running the threads of one block of a kernel.
type Run struct {
	Launch *launchconfig.Launch // that gives the block its shape; nil if that is not known
	Shape  [3]int64             // of the block

	// Open is set if there are launches of the kernel, none with a known shape.
	Open bool

	// Lockstep is set if the lanes of a warp run together, as on architectures below sm_70.
	Lockstep bool

	Divergences []*Divergence
	Collectives []*Collective // those of which something is to be judged
	Pairs       []*Pair
	Possible    []*Pair // races for some input, with their assumptions
	Overruns    []*Overrun
	Fresh       []*Fresh
	Copies      []*Copy
	Misaligned  []*Misaligned
	Given       map[int]*GivenUse // the kernel's use of memory that its parameters point at, by parameter
	Dynamic     *DynamicUse       // that with the greatest end, if any is known; nil if there is none

	// Unfit is set if threads read elements of shared memory that none has written, while
	// others are: the kernel is made for blocks of another shape.
	Unfit bool

	AsksThread bool // the kernel asks which thread it runs in

	Complete bool // the run came to its end

	builtin  map[string]*object
	closures map[*body.Op]*frame
	pending  []value
	dropped  map[*object]bool
	static   map[*object]bool // in shared memory, that are read
	steps    []step           // if it is traced
}

// A Fresh is the first read of shared memory that nothing has written.
type Fresh struct {
	At     *body.Op // in the kernel
	Object *sema.Variable
	Name   string
}

// A Misaligned is an access that one of two threads certainly makes at no multiple of the alignment of its type: their addresses differ
// by none.
type Misaligned struct {
	At       *body.Op
	Type     *sema.Type
	Align    int64 // in bytes
	Threads  [2]int
	Distance int64 // in bytes
}

// Threads returns the number of threads of the block.
func (r *Run) Threads() int { return int(r.Shape[0] * r.Shape[1] * r.Shape[2]) }

// Of runs a kernel, or a device function with unknown callers, for the threads of a block of some shape.
// Entered receives the bodies that run. Accesses to global memory by two threads, of one block or of two, are
// reported on request.
func Of(tu *sema.TU, fd *sema.FuncDecl, l *launchconfig.Launch, shape [3]int64, entered map[*sema.FuncDecl]bool, asked Asked) *Run {
	if l != nil && slices.ContainsFunc(l.Arguments, func(a launchconfig.Number) bool { return a.Known }) {
		if r := of(tu, fd, l, shape, entered, mode{global: asked.Global, possible: asked.Possible, arguments: true}); r.Complete {
			return r
		}
	}
	return of(tu, fd, l, shape, entered, mode{global: asked.Global, possible: asked.Possible})
}

// Asked selects results of a run in addition to races on shared memory within a block.
type Asked struct {
	Global   bool // races of threads of a block, or of two, on global memory
	Possible bool // also races for some input
}

// Guessed runs a kernel for blocks of an assumed shape, as no launch determines it, to find races for some input. If no launch
// is visible, the kernel may be made for one thread or one block. The grid is that of the launch as far as it is known.
func Guessed(tu *sema.TU, fd *sema.FuncDecl, shape, grid [3]int64, isLaunched bool) *Run {
	return of(tu, fd, nil, shape, map[*sema.FuncDecl]bool{}, mode{global: true, possible: true, guessed: true, unseen: !isLaunched, grid: grid})
}

// First runs a kernel for the first block of a launch, which has some shape; if that is not known, and zero, for the
// first thread of it.
func First(tu *sema.TU, fd *sema.FuncDecl, l *launchconfig.Launch, shape [3]int64) *Run {
	only := mode{firstBlock: true, firstThread: shape == [3]int64{}}
	if only.firstThread {
		shape = [3]int64{1, 1, 1}
	}
	return of(tu, fd, l, shape, map[*sema.FuncDecl]bool{}, only)
}

// A mode says which block of a launch is run: any, or as it says.
type mode struct {
	firstBlock  bool     // of the grid
	firstThread bool     // of a block of unknown shape
	traced      bool     // the run is traced
	possible    bool     // also races for some input
	unseen      bool     // no launch is in sight, and the shape is made up
	guessed     bool     // the shape is made up
	grid        [3]int64 // of the launch, if the shape is made up
	global      bool     // also accesses to global memory
	zeroBlock   bool     // blockIdx is zero
	lastBlock   bool     // the block is the last one of a grid of known size
	arguments   bool     // parameters have the values of the launch: loops may iterate as often as these require, beyond all bounds
}

func of(tu *sema.TU, fd *sema.FuncDecl, l *launchconfig.Launch, shape [3]int64, entered map[*sema.FuncDecl]bool, only mode) *Run {
	m := newMachine(tu, l, shape, entered, only)
	r := m.run
	b := body.Of(fd)
	if b == nil || r.Threads() < 1 || r.Threads() > 1024 {
		return r
	}
	m.cluster.dims = clusterOf(fd, l)
	m.start(b, fd.Function.IsKernel())
	r.Complete, r.AsksThread = !m.failed, m.askedThread
	r.Divergences = append(r.Divergences, lonely(m.cluster.arrivals)...)
	r.Divergences = append(r.Divergences, lonely(m.gridArrivals)...)
	if only.global && r.Complete {
		m.between()
		if m.veiled && !only.zeroBlock {
			only.zeroBlock = true
			r.add(of(tu, fd, l, shape, entered, only).Pairs)
		}
	}
	if m.cutsWarps() && r.Complete {
		only := only
		only.lastBlock, only.global, only.possible = true, false, false
		r.addLost(of(tu, fd, l, shape, entered, only).Collectives)
	}
	if only.possible && !only.zeroBlock && r.Complete {
		m.possible()
	}
	if r.Complete && !only.firstBlock {
		m.runCluster(b, fd.Function.IsKernel())
	}
	pairs := r.Pairs[:0]
	for _, p := range r.Pairs {
		if !p.escaped.escaped {
			pairs = append(pairs, p)
		}
	}
	r.Pairs = pairs
	for o, p := range m.firstRead {
		if !o.escaped && !o.lost && !r.dropped[o] && o.variable != nil && !(p.partly && len(r.Overruns) > 0) { // declared in another function
			r.Fresh = append(r.Fresh, &Fresh{p.access.stack[0], o.variable, o.name})
		}
	}
	slices.SortFunc(r.Fresh, func(a, b *Fresh) int {
		return cmp.Or(cmp.Compare(a.At.Number, b.At.Number), cmp.Compare(a.Name, b.Name))
	})
	return r
}

// add adds pairs that have not been found.
func (r *Run) add(pairs []*Pair) {
	seen := map[pairKey]bool{}
	for _, p := range r.Pairs {
		seen[pairKey{p.First, p.Second, p.Bits[0] != nil}] = true
	}
	for _, p := range pairs {
		if !p.Apart && !seen[pairKey{p.First, p.Second, p.Bits[0] != nil}] {
			r.Pairs = append(r.Pairs, p)
		}
	}
}

// addLost adds shuffles whose source lanes have left the kernel in the last block.
func (r *Run) addLost(last []*Collective) {
	for _, c := range last {
		if c.Loss != nil && !slices.ContainsFunc(r.Collectives, func(d *Collective) bool { return d.Op == c.Op && d.Loss != nil }) {
			r.Collectives = append(r.Collectives, c)
		}
	}
}

// newMachine returns a machine for a block of a kernel that has some launch, which may be nil.
func newMachine(tu *sema.TU, l *launchconfig.Launch, shape [3]int64, entered map[*sema.FuncDecl]bool, only mode) *machine {
	r := &Run{Launch: l, Shape: shape, closures: map[*body.Op]*frame{}, dropped: map[*object]bool{}, static: map[*object]bool{}, Given: map[int]*GivenUse{}}
	r.Lockstep = tu.Options.Knows(nvcc.Architecture) && tu.Options.Arch < 70
	m := &machine{tu: tu, run: r, mode: only, threads: r.Threads(), shape: shape, symbols: map[string]*symbol{}, globals: map[*sema.Variable]*object{}, pointed: map[string]*object{},
		entered: entered, found: map[pairKey]bool{}, parameters: map[string]int{}, firstRead: map[*object]*pendingRead{}, gone: map[*object]*coverage{},
		cluster: cluster{rank: -1, unsure: map[int]bool{}, distant: map[*object]*object{}}}
	m.blocks = only.grid
	if l != nil {
		for i, g := range l.Config.Grid {
			if g.Known {
				m.blocks[i] = g.Value
			}
		}
	}
	if only.global {
		m.grid = &gridWork{}
	}
	if only.possible {
		m.maybe = &maybeWork{}
	}
	return m
}

// start runs the body of a kernel or function.
func (m *machine) start(b *body.Body, isKernel bool) {
	m.root = b.Root
	m.left = newSet(m.threads)
	m.frame = &frame{objects: map[*sema.Variable]*object{}, gotos: map[*body.Op][]*state{}, root: b.Root, isLast: true}
	s := &state{here: allOf(m.threads), exited: newSet(m.threads), written: map[*object]*coverage{}}
	m.setUp(s, b, isKernel)
	m.exec(b.Root, s)
}

// Keep drops the races of which another run of the kernel has none.
func (r *Run) Keep(other *Run) {
	r.Pairs = slices.DeleteFunc(r.Pairs, func(p *Pair) bool {
		return !slices.ContainsFunc(other.Pairs, func(q *Pair) bool { return p.First == q.First && p.Second == q.Second })
	})
}

// IsQuiet reports whether nothing is to be said of the run.
func (r *Run) IsQuiet() bool {
	return len(r.Divergences)+len(r.Collectives)+len(r.Pairs)+len(r.Overruns)+len(r.Fresh)+len(r.Copies) == 0
}
