package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Clusters: the blocks of one meet at barriers of their own and use each other's shared memory (CUDA C++ Programming Guide,
// thread block clusters, distributed shared memory). Where the size of a cluster is known, a kernel that maps shared memory of
// another block is run for each of its blocks, and their accesses to one element are compared.

// A cluster is the state of the cluster of the block that is run.
type cluster struct {
	dims          [3]int64 // in blocks; zeros if they are not known
	rank          int64    // of the block in it; -1 of any
	isDistributed bool     // the block uses shared memory of others
	number        int      // of accesses
	uses          []*clusterUse
	unsure        map[int]bool        // by meeting: something may order blocks that is no barrier of the cluster
	distant       map[*object]*object // the shared memory of all blocks, by that of one
	arrivals      []arrival
}

// An arrival is a barrier of the cluster, or of the grid, that some threads do not come to.
type arrival struct {
	at *body.Op
	*Divergence
}

// A clusterUse is an access to shared memory of a block of the cluster. Its offset counts from the shared memory of
// the first block; those of the others follow at intervals of window bytes.
type clusterUse struct {
	*access
	of      *object // in each block
	rank    int64   // of the block whose threads access it
	meeting int     // number of barriers of the cluster before
	number  int
}

const (
	window           = 1 << 24 // more bytes than any block has
	maxClusterBlocks = 16      // of a cluster, on every device
)

func (c *cluster) blocks() int64 { return c.dims[0] * c.dims[1] * c.dims[2] }

// index returns where the block that is run is in the cluster.
func (c *cluster) index() [3]int64 {
	return [3]int64{c.rank % c.dims[0], c.rank / c.dims[0] % c.dims[1], c.rank / c.dims[0] / c.dims[1]}
}

// clusterBuiltins are the CUDA functions equivalent to those of a cluster_group.
var clusterBuiltins = map[string]string{
	"__cluster_barrier_arrive": "barrier_arrive", "__cluster_barrier_arrive_relaxed": "barrier_arrive", "__cluster_barrier_wait": "barrier_wait",
	"__cluster_map_shared_rank": "map_shared_rank", "__clusterRelativeBlockRank": "block_rank", "__clusterSizeInBlocks": "num_blocks",
	"__clusterRelativeBlockIdx": "block_index", "__clusterDim": "dim_blocks",
}

// clusterFunction applies a function of the cluster; false if it is none that is known.
func (m *machine) clusterFunction(op *body.Op, method string, args []value, s *state) (value, bool) {
	c := &m.cluster
	switch method {
	case "sync":
		m.arrive(op, s)
		m.pass(s)
	case "barrier_arrive":
		m.arrive(op, s)
	case "barrier_wait":
		m.pass(s)
	case "block_rank":
		return m.blockRank(), true
	case "num_blocks":
		return m.clusterBlocks(), true
	case "thread_rank":
		rank, threads, own := m.blockRank(), known(int64(m.threads)), m.rank()
		return m.binary(syntax.Add, m.binary(syntax.Mul, rank, threads, op.Type), own, op.Type), true
	case "size", "num_threads":
		return m.binary(syntax.Mul, m.clusterBlocks(), known(int64(m.threads)), op.Type), true
	case "block_index":
		if c.rank >= 0 {
			return dim3Of(c.index()), true
		}
		return value{kind: aggregate, parts: &content{origin: "index in the cluster", from: ofBlock}}, true
	case "dim_blocks":
		if c.blocks() > 0 {
			return dim3Of(c.dims), true
		}
		return value{kind: aggregate, parts: &content{origin: "blocks of the cluster"}}, true
	case "map_shared_rank":
		return m.mapped(args, s), true
	default:
		return value{}, false
	}
	return value{}, true
}

func dim3Of(n [3]int64) value {
	return value{kind: aggregate, parts: contentOf(known(n[0]), known(n[1]), known(n[2]))}
}

func (m *machine) blockRank() value {
	if m.cluster.rank >= 0 {
		return known(m.cluster.rank)
	}
	return m.symbolic("rank in the cluster", ofBlock)
}

func (m *machine) clusterBlocks() value {
	if n := m.cluster.blocks(); n > 0 {
		return known(n)
	}
	return m.symbolic("number of blocks of the cluster", 0)
}

// arrive notes that threads come to a barrier of the cluster, for which those of its other blocks wait until all have.
func (m *machine) arrive(op *body.Op, s *state) {
	m.trace(op, s, "arrive at a barrier of the cluster")
	if d := m.divergence(op, s); d.At != nil && !d.Exited {
		m.cluster.arrivals = append(m.cluster.arrivals, arrival{op, d})
	}
}

// pass applies a barrier of the cluster that all its threads have come to.
func (m *machine) pass(s *state) {
	m.made++
	s.period = m.made // the cluster may be the grid
	if s.meeting >= 0 {
		s.meeting++
	}
	m.begin(s, true)
}

// lonely returns the barriers that some threads do not come to: others than those that threads come to at several places,
// each to one.
func lonely(arrivals []arrival) (all []*Divergence) {
	for _, a := range arrivals {
		if a.at != arrivals[0].at {
			return nil
		}
		all = append(all, a.Divergence)
	}
	return all
}

// mapped returns a pointer to the shared memory of another block of the cluster.
func (m *machine) mapped(args []value, s *state) value {
	m.cluster.isDistributed = true
	if len(args) != 2 {
		return value{}
	}
	p, rank := args[0], m.asNumber(args[1])
	if m.cluster.rank < 0 || p.kind != pointer || p.at.space != shared || p.at.choice || p.at.distant || !rank.isConstant() {
		m.escape(p, s)
		return value{}
	}
	all := m.cluster.distant[p.at]
	if all == nil {
		all = m.newObject(shared, nil, p.at.name)
		all.variable, all.distant = p.at.variable, true
		m.cluster.distant[p.at] = all
	}
	p.at = all
	return p.plus(&rank, window)
}

// blockOfCluster returns an index of the block that is run in the grid.
func (m *machine) blockOfCluster(axis int) value {
	own := known(m.cluster.index()[axis])
	if m.blocks[axis] == m.cluster.dims[axis] {
		return own
	}
	first := ofSymbol(m.symbol(sprint("index of the cluster ", axis)))
	return own.plus(&first, m.cluster.dims[axis])
}

// use records an access for the comparison with other blocks of the cluster.
func (c *cluster) use(a *access, s *state) {
	c.number++
	if c.rank < 0 || s.meeting < 0 || a.object.space != shared || a.flags&isVolatile != 0 || len(c.uses) == maxGridAccesses {
		return
	}
	for x := a.splits; x != nil; x = x.outer {
		if x.number != nil && !isOfCluster(x.number) {
			return
		}
	}
	b := *a
	b.bytes, b.table, b.grain = nil, nil, 0
	of := a.object
	if !a.object.distant {
		b.off.base += c.rank * window
	} else {
		for local, all := range c.distant {
			if all == a.object {
				of = local
			}
		}
	}
	if isOfCluster(&b.off) {
		c.uses = append(c.uses, &clusterUse{&b, of, c.rank, s.meeting, c.number})
	}
}

// isOfCluster reports whether a number is the same function of the thread in all blocks of the cluster whose rank and index are
// known: its other parts are shared.
func isOfCluster(v *value) bool {
	return !slices.ContainsFunc(v.sum, func(t term) bool { return t.symbol.from&^ofMemory != 0 })
}

// runCluster runs the blocks of a cluster one after the other, and records the accesses of two of them to one
// element.
func (m *machine) runCluster(b *body.Body, isKernel bool) {
	if m.failed || !m.cluster.isDistributed || m.cluster.blocks() < 2 || m.cluster.blocks() > maxClusterBlocks {
		return
	}
	var blocks []*machine
	for rank := range m.cluster.blocks() {
		x := m.another(blocks, rank)
		if x.start(b, isKernel); x.failed {
			return
		}
		blocks = append(blocks, x)
	}
	seen := map[pairKey]bool{}
	for _, p := range m.run.Pairs {
		seen[pairKey{p.First, p.Second, false}] = true
	}
	add := func(p *Pair) {
		if key := (pairKey{p.First, p.Second, false}); !seen[key] {
			seen[key] = true
			m.run.Pairs = append(m.run.Pairs, p)
		}
	}
	for i, x := range blocks {
		for _, p := range x.run.Pairs {
			if !p.Global && p.Bits[0] == nil {
				p.ofCluster(x.cluster.rank, x.cluster.rank)
				add(p)
			}
		}
		for _, y := range blocks[i+1:] {
			x.apartInCluster(y, add)
		}
	}
}

// apartInCluster has add see the pairs of accesses that threads of two blocks of a cluster make.
func (m *machine) apartInCluster(other *machine, add func(*Pair)) {
	for _, a := range m.cluster.uses {
		for _, b := range other.cluster.uses {
			if a.of != b.of || !a.object.distant && !b.object.distant || a.meeting != b.meeting || (a.flags|b.flags)&isWrite == 0 || m.cluster.unsure[a.meeting] || other.cluster.unsure[a.meeting] ||
				differentBits(a.access, b.access) || !slices.Equal(a.off.sum, b.off.sum) {
				continue
			}
			if p := m.sharedElement(a, b); p != nil {
				add(p)
			}
		}
	}
}

// sharedElement returns accesses of two blocks of a cluster if two threads of them use one element.
func (m *machine) sharedElement(a, b *clusterUse) *Pair {
	grain := min(a.size, b.size)
	if !inCommon(a.access, b.access, grain, 0) {
		return nil
	}
	table := a.elements(grain)
	for j := range b.here.all {
		from := b.off.of(j)
		for e := floorDiv(from, grain); e*grain < from+b.size; e++ {
			for use := range usersOf(table, e) {
				i := use.thread
				if !a.reaches(i, 0, from, b.size) || !m.raceInCluster(a, i, b, j) {
					continue
				}
				if a.number > b.number {
					a, b, i, j = b, a, j, i
				}
				p := newPair(a.access, b.access, e*grain, i, j)
				p.First, p.Second = meet(a.access, b.access, true)
				p.ofCluster(a.rank, b.rank)
				return p
			}
		}
	}
	return nil
}

// raceInCluster reports whether access a by thread i of its block and access b by thread j of another one may run in any order.
func (m *machine) raceInCluster(a *clusterUse, i int, b *clusterUse, j int) bool {
	if a.flags&b.flags&isWrite != 0 {
		same, isKnown := m.isSame(a.value, i, b.value, j)
		if same || !isKnown || !isOfCluster(a.value) || !isOfCluster(b.value) {
			return false
		}
	}
	return m.consistent(a.splits, i, nil, b.splits, j, nil)
}

// ofCluster says that a pair's threads are in blocks of some ranks.
func (p *Pair) ofCluster(first, second int64) {
	p.InCluster, p.Ranks = true, [2]int64{first, second}
	p.Owner = first
	if p.escaped.distant || first != second {
		p.Owner, p.Element = floorDiv(p.Element, window), p.Element-floorDiv(p.Element, window)*window
	}
}

// another returns a machine for a block of the cluster. State shared with earlier blocks is the same in all of them.
func (m *machine) another(before []*machine, rank int64) *machine {
	only := m.mode
	only.global = false
	x := newMachine(m.tu, m.run.Launch, m.shape, m.entered, only)
	x.cluster.dims, x.cluster.rank = m.cluster.dims, rank
	if len(before) > 0 {
		last := before[len(before)-1]
		x.symbols, x.globals, x.pointed, x.dynamic = last.symbols, last.globals, last.pointed, last.dynamic
		x.made, x.objects, x.cluster.distant = last.made, last.objects, last.cluster.distant
	}
	return x
}

// clusterOf returns the dimensions of the cluster of a kernel's launch; zeros if they are not known.
func clusterOf(fd *sema.FuncDecl, l *launchconfig.Launch) (dims [3]int64) {
	given, _ := launchconfig.ClusterOf(fd.Function)
	if l != nil {
		given = l.Config.Cluster
	}
	for i, n := range given {
		if !n.Known || n.Value < 1 || n.Value > maxClusterBlocks {
			return [3]int64{}
		}
		dims[i] = n.Value
	}
	return dims
}
