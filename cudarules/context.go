package cudarules

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"hash/maphash"
	"iter"
	"math/bits"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The findings in a header depend on more than its text: for code that threads run together, or that launches kernels,
// they depend on its launches and callers. The context of a unit is all units on which that may depend. A header is
// checked again where its context is another.

// A node is a unit among those that use each other.
type node struct {
	mentions  []uint64 // the names in its text
	functions []usedFunction
	variables []uint64 // whose contents code elsewhere determines
	host      []uint64 // the names of functions that it declares for the host alone
	device    []uint64 // and of those that it also declares for the device
	operators bool     // its users decide on operators, which they need not name
	constants bool     // it has variables in constant memory, of which there is so much in all units together
}

// A usedFunction is one whose findings may depend on its callers and launches, directly, or because it mentions the name
// of such a function.
type usedFunction struct {
	name     uint64
	itself   bool
	template bool // each file that names an instance looks at it
	reached  bool // on the device and perhaps on the host: it matters which of them reaches it if it names host-only entities
	mentions []uint64
}

var contextSeed = maphash.MakeSeed()

func hashOf(name string) uint64 { return maphash.String(contextSeed, name) }

// nodeOf returns the node of a unit, which its translation units share.
func nodeOf(u *sema.Unit) *node {
	type key struct{}
	return u.Above(key{}, func() any {
		n := &node{mentions: namesIn(u.Source.Text), constants: u.HasMark(syntax.Constant)}
		n.read(u.Tree.Root())
		return n
	}).(*node)
}

// read notes the functions and variables below a node that depend on their users.
func (n *node) read(at syntax.Node) {
	at.Walk(func(d syntax.Node) bool {
		switch d.Kind() {
		case syntax.FunctionDefinition:
			n.readFunction(d)
			return false
		case syntax.Declaration, syntax.FieldDeclaration:
			n.readDeclaration(d)
		}
		return true
	})
}

func (n *node) readDeclaration(d syntax.Node) {
	isKernel, inMemory := false, false
	for _, m := range d.DeclMarks() {
		isKernel = isKernel || m.Word == syntax.Global
		inMemory = inMemory || m.Word == syntax.Shared || m.Word == syntax.Constant || m.Word == syntax.Managed || m.Word == syntax.Device
	}
	if has(d, syntax.FunctionDeclarator) && !isKernel {
		n.declare(d, inMemory)
	}
	if !isKernel && !hasMarkedLambda(d) && (!inMemory || has(d, syntax.FunctionDeclarator)) {
		return
	}
	for c := range d.Children() {
		if c.Field() == syntax.FieldDeclarator {
			name := hashOf(lastName(c))
			if isKernel {
				n.functions = append(n.functions, usedFunction{name: name, itself: true})
			} else {
				n.variables = append(n.variables, name)
			}
		}
	}
}

// declare notes the names of the functions of a declaration.
func (n *node) declare(d syntax.Node, onDevice bool) {
	for c := range d.ChildrenIn(syntax.FieldDeclarator) {
		if name := hashOf(lastName(c)); onDevice {
			n.device = append(n.device, name)
		} else {
			n.host = append(n.host, name)
		}
	}
}

func (n *node) readFunction(d syntax.Node) {
	name := lastName(d.Child(syntax.FieldDeclarator))
	isOperator := name == "operator"
	if class := d.Parent().Parent(); isOperator && class.Is(syntax.ClassSpecifier, syntax.StructSpecifier, syntax.UnionSpecifier) {
		name, isOperator = lastName(class.Child(syntax.FieldName)), false
	}
	f := usedFunction{name: hashOf(name), template: isInTemplate(d)}
	onDevice, isKernel := false, false
	for _, m := range d.DeclMarks() {
		onDevice = onDevice || m.Word == syntax.Device
		isKernel = isKernel || m.Word == syntax.Global
	}
	f.itself, f.template = isKernel, f.template && !isKernel // rules ask kernels which instances there are
	f.itself = f.itself || len(d.Launches()) > 0 || hasMarkedLambda(d)
	if !isKernel {
		n.declare(d, onDevice)
	}
	if !f.itself && !onDevice && !bytes.Contains([]byte(d.Text()), []byte("cudaLaunch")) {
		return
	}
	f.reached = onDevice
	f.itself = f.itself || has(d, syntax.ArrayDeclarator, syntax.NewExpression, syntax.DeleteExpression)
	if !f.itself {
		text := []byte(d.Text())
		for word := range words(text) {
			f.itself = f.itself || concernsThreads(string(word))
		}
		f.mentions = namesIn(text)
	}
	n.operators = n.operators || isOperator && !f.template
	n.functions = append(n.functions, f)
}

// isInTemplate reports whether a template declaration is around a function.
func isInTemplate(d syntax.Node) bool {
	for ; !d.IsZero(); d = d.Parent() {
		if d.Kind() == syntax.TemplateDeclaration {
			return true
		}
	}
	return false
}

// hasMarkedLambda reports whether there is a lambda in d that says where it runs.
func hasMarkedLambda(d syntax.Node) bool {
	found := false
	d.Walk(func(n syntax.Node) bool {
		found = found || n.Kind() == syntax.LambdaExpression && len(n.DeclMarks()) > 0
		return !found
	})
	return found
}

// has reports whether there is a node of some kinds below another.
func has(d syntax.Node, kinds ...syntax.Kind) bool {
	found := false
	d.Walk(func(n syntax.Node) bool {
		found = found || n.Is(kinds...)
		return !found
	})
	return found
}

// concernsThreads reports whether a word in a function may make threads have to do with each other, with memory that
// they share, or with the runtime.
func concernsThreads(word string) bool {
	switch word {
	case "sync", "malloc", "free", "arrive", "wait":
		return true
	}
	for _, part := range []string{"sync", "barrier", "atomic", "exchange", "cuda"} {
		if strings.Contains(word, part) {
			return true
		}
	}
	return false
}

// lastName returns the last identifier of a declarator's name, for a destructor that of its class.
func lastName(d syntax.Node) string {
	name := ""
	for !d.IsZero() {
		switch d.Kind() {
		case syntax.ParameterList, syntax.TemplateArgumentList:
			return name
		case syntax.Identifier, syntax.FieldIdentifier, syntax.TypeIdentifier:
			return d.Text()
		case syntax.OperatorName, syntax.OperatorCast:
			return "operator"
		case syntax.QualifiedIdentifier, syntax.TemplateFunction, syntax.TemplateMethod, syntax.TemplateType:
			d = d.Child(syntax.FieldName)
		case syntax.DestructorName:
			d = d.First()
			for !d.IsZero() && !d.Is(syntax.Identifier, syntax.TypeIdentifier) {
				d = d.Next()
			}
		default:
			next := d.Child(syntax.FieldDeclarator)
			for c := range d.Children() {
				if next.IsZero() && c.Is(syntax.Identifier, syntax.FieldIdentifier, syntax.TypeIdentifier, syntax.QualifiedIdentifier,
					syntax.FunctionDeclarator, syntax.ReferenceDeclarator, syntax.ParenthesizedDeclarator, syntax.OperatorName) {
					next = c
				}
			}
			d = next
		}
	}
	return name
}

// namesIn returns the identifiers of a text, each once.
func namesIn(text []byte) []uint64 {
	var names []uint64
	for word := range words(text) {
		names = append(names, maphash.Bytes(contextSeed, word))
	}
	return sortedSet(names)
}

// words yields the identifiers of a text.
func words(text []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for i := 0; i < len(text); {
			start := i
			for i < len(text) && isWordByte(text[i]) {
				i++
			}
			if i == start {
				i++
			} else if c := text[start]; (c < '0' || c > '9') && !yield(text[start:i]) {
				return
			}
		}
	}
}

func isWordByte(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
}

func sortedSet(names []uint64) []uint64 {
	slices.Sort(names)
	return slices.Clip(slices.Compact(names))
}

// A nameGraph knows which nodes mention a name, of all nodes that more than one translation unit may have.
type nameGraph struct {
	mu       sync.Mutex
	ids      map[*node]int32
	mentions map[uint64][]int32
}

func newNameGraph() *nameGraph {
	return &nameGraph{ids: map[*node]int32{}, mentions: map[uint64][]int32{}}
}

// add adds a node, unless it is there.
func (g *nameGraph) add(n *node) {
	if _, ok := g.ids[n]; ok {
		return
	}
	id := int32(len(g.ids))
	g.ids[n] = id
	for _, name := range n.mentions {
		g.mentions[name] = append(g.mentions[name], id)
	}
}

type bitset []uint64

func (b bitset) set(i int) { b[i>>6] |= 1 << (i & 63) }
func (b bitset) add(of bitset) {
	for i, w := range of {
		b[i] |= w
	}
}

func (b bitset) count() (n int) {
	for _, w := range b {
		n += bits.OnesCount64(w)
	}
	return n
}

// each calls visit with the elements of a set, ascending.
func (b bitset) each(visit func(int)) {
	for i, w := range b {
		for ; w != 0; w &= w - 1 {
			visit(i<<6 + bits.TrailingZeros64(w))
		}
	}
}

// reach returns for each of some nodes, in the order of their units, of which the last is the main file's, the nodes that
// its findings depend on. In means there are the edges from each unit to its includes.
func (g *nameGraph) reach(nodes []*node, means []bitset) []bitset {
	for i, n := range nodes {
		for j := i + 1; n.constants && j < len(nodes); j++ {
			if nodes[j].constants {
				means[j].set(i)
			}
		}
	}
	meant := closure(means)
	reach := make([]bitset, len(nodes))
	for i, users := range closure(g.users(nodes)) {
		if reach[i] = meant[i]; users.count() > 1 {
			reach[i] = make(bitset, len(users))
			users.each(func(j int) { reach[i].add(meant[j]) })
		}
	}
	return reach
}

func newEdges(n int) []bitset {
	words := (n + 63) / 64
	all := make(bitset, words*n)
	edges := make([]bitset, n)
	for i := range edges {
		edges[i], all = all[:words:words], all[words:]
	}
	return edges
}

// decidedByUsers returns the names of the functions and variables of some nodes whose findings depend on their uses.
func decidedByUsers(nodes []*node) map[uint64]bool {
	decided := map[uint64]bool{}
	var open []usedFunction
	host := hostNames(nodes)
	for _, n := range nodes {
		for _, v := range n.variables {
			decided[v] = true
		}
		for _, f := range n.functions {
			if f.itself || f.reached && slices.ContainsFunc(f.mentions, func(name uint64) bool { return name != f.name && host[name] }) {
				decided[f.name] = true
			} else {
				open = append(open, f)
			}
		}
	}
	for before := -1; before != len(decided); {
		before = len(decided)
		open = slices.DeleteFunc(open, func(f usedFunction) bool {
			is := decided[f.name] || slices.ContainsFunc(f.mentions, func(name uint64) bool { return name != f.name && decided[name] })
			if is {
				decided[f.name] = true
			}
			return is
		})
	}
	return decided
}

// hostNames returns the names of functions that some nodes declare, and none of them for the device.
func hostNames(nodes []*node) map[uint64]bool {
	names := map[uint64]bool{}
	for _, n := range nodes {
		for _, name := range n.host {
			names[name] = true
		}
	}
	for _, n := range nodes {
		for _, name := range n.device {
			delete(names, name)
		}
	}
	return names
}

// users returns the edges from each node to those that use its entities and that these depend on.
func (g *nameGraph) users(nodes []*node) []bitset {
	uses := newEdges(len(nodes))
	decided := decidedByUsers(nodes)
	main := len(nodes) - 1
	g.mu.Lock()
	defer g.mu.Unlock()
	at := make(map[int32]int, len(nodes))
	for i, n := range nodes[:main] {
		g.add(n)
		at[g.ids[n]] = i
	}
	for i, n := range nodes {
		for j := i; n.operators && j < len(nodes); j++ {
			uses[i].set(j)
		}
		for name := range n.decidedNames(decided) {
			for _, id := range g.mentions[name] {
				if j, ok := at[id]; ok {
					uses[i].set(j)
				}
			}
			if _, ok := slices.BinarySearch(nodes[main].mentions, name); ok {
				uses[i].set(main)
			}
		}
	}
	return uses
}

// decidedNames yields the names of a node's functions and variables that are in a set.
func (n *node) decidedNames(set map[uint64]bool) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for _, f := range n.functions {
			if !f.template && set[f.name] && !yield(f.name) {
				return
			}
		}
		for _, v := range n.variables {
			if !yield(v) {
				return
			}
		}
	}
}

// closure returns the nodes reached by edges; nodes that reach each other share the set.
func closure(edges []bitset) []bitset {
	c := &components{edges: edges, index: make([]int, len(edges)), low: make([]int, len(edges)), reach: make([]bitset, len(edges))}
	for i := range edges {
		if c.index[i] == 0 {
			c.visit(i)
		}
	}
	return c.reach
}

// components finds strongly connected components, as Tarjan does. As deep as it goes there are files.
type components struct {
	edges      []bitset
	index, low []int // index counts from 1
	stack      []int
	next       int
	reach      []bitset // nil while a node is on the stack
}

func (c *components) visit(i int) {
	c.next++
	c.index[i], c.low[i] = c.next, c.next
	c.stack = append(c.stack, i)
	c.edges[i].each(func(j int) {
		if c.index[j] == 0 {
			c.visit(j)
			c.low[i] = min(c.low[i], c.low[j])
		} else if c.reach[j] == nil {
			c.low[i] = min(c.low[i], c.index[j])
		}
	})
	if c.low[i] != c.index[i] {
		return
	}
	first := slices.Index(c.stack, i)
	component := c.stack[first:]
	c.stack = c.stack[:first]
	reached := make(bitset, len(c.edges[i]))
	for _, m := range component {
		reached.set(m)
		c.edges[m].each(func(j int) {
			if c.reach[j] != nil {
				reached.add(c.reach[j])
			}
		})
	}
	for _, m := range component {
		c.reach[m] = reached
	}
}

// contexts returns a key, valid across runs, of the context of each unit of a view: two are equal if the
// same units are in them, in the same order.
func (c *Checker) contexts(tu *sema.TU) []source.Sum {
	nodes := make([]*node, len(tu.Units))
	for i, u := range tu.Units {
		nodes[i] = nodeOf(u)
	}
	known := map[*uint64]source.Sum{} // by the first word of a set: units that reach each other share it
	sums := make([]source.Sum, len(nodes))
	whole := []byte{0, 0}
	if len(tu.Source.Missing) > 0 {
		whole[0] = 1
	}
	if rules.DefinesCUDA(tu) {
		whole[1] = 1
	}
	for i, set := range c.graph.reach(nodes, inclusions(tu)) {
		sum, ok := known[&set[0]]
		if !ok {
			h := sha256.New()
			h.Write(whole)
			set.each(func(j int) {
				key := tu.Units[j].Source.Key()
				h.Write(key[:])
			})
			h.Sum(sum[:0])
			known[&set[0]] = sum
		}
		sums[i] = sum
	}
	return sums
}

// inclusions returns for each unit of a view those that it includes.
func inclusions(tu *sema.TU) []bitset {
	edges := newEdges(len(tu.Units))
	at := make(map[*source.File]int, len(tu.Units))
	for i, u := range tu.Units {
		at[u.Source.File] = i
	}
	for i, u := range tu.Units {
		for _, x := range u.Source.Includes {
			if j, ok := at[x.File]; ok && x.File != nil {
				edges[i].set(j)
			}
		}
	}
	return edges
}

// A claim is a file of an analysis with the checks that it would have if it came first.
type claim struct {
	file string
	sum  source.Sum // of the file in both views, and of their contexts
}

// claims returns the files that an analysis would check if no other came before it, each once.
func (c *Checker) claims(a *Analysis) []claim {
	var all []claim
	at := map[string]int{}
	for _, tu := range a.views() {
		sums := c.contexts(tu)
		for i, u := range tu.Units {
			if !slices.Contains(tu.Focus, u) {
				continue
			}
			name := u.Source.File.Name
			k, ok := at[name]
			if !ok {
				k = len(all)
				at[name] = k
				all = append(all, claim{file: name})
			}
			key := u.Source.Key()
			h := sha256.New()
			h.Write(all[k].sum[:])
			h.Write(binary.BigEndian.AppendUint32(nil, uint32(tu.View)))
			h.Write(key[:])
			h.Write(sums[i][:])
			h.Sum(all[k].sum[:0])
		}
	}
	return all
}

func sumsOf(claims []claim) []source.Sum {
	sums := make([]source.Sum, len(claims))
	for i, c := range claims {
		sums[i] = c.sum
	}
	return sums
}
