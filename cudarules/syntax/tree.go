package syntax

import (
	"iter"
	"slices"
	"sort"
	"sync"
	"unsafe"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// A Tree is the syntax of one text. It is immutable and safe for concurrent
// use.
type Tree struct {
	// Text is the text that was parsed, save that GNU spellings of standard
	// keywords (__volatile__) are given the standard one, padded with blanks.
	Text []byte

	// Marks are the CUDA words and attributes that were hidden from the
	// grammar, in order of Start.
	Marks []Mark

	// Limits are those that the text exceeds.
	Limits limit.Set

	lowered  lowered
	nodes    []grammar.Node
	launches []int32 // outer call expressions, in order

	arguments func() *Tree // of the marks, parsed on demand
}

// Copy returns a tree of the same text for another occurrence of it: names may mean something else there, and [Tree.Doubt]
// may apply differently. The two share the nodes, which never change.
func (t *Tree) Copy() *Tree {
	same := &Tree{Text: t.Text, Marks: slices.Clone(t.Marks), Limits: t.Limits, lowered: t.lowered, nodes: t.nodes, launches: t.launches}
	same.arguments = sync.OnceValue(same.parseArguments)
	return same
}

// Root returns the translation unit.
func (t *Tree) Root() Node { return Node{t, 0} }

// Lowered returns the text as the grammar reads it, of the length of Text.
func (t *Tree) Lowered() []byte { return t.lowered.cut(0, len(t.Text)) }

// Len returns the number of nodes: their IDs are 0 to Len-1.
func (t *Tree) Len() int { return len(t.nodes) }

// Node returns the node with the given ID.
func (t *Tree) Node(id int32) Node { return Node{t, id} }

// At returns the innermost node around the byte at offset of the text; the root
// if there is no other.
func (t *Tree) At(offset int) Node {
	// Nodes in preorder have ascending starts.
	behind := sort.Search(len(t.nodes), func(id int) bool { return int(t.nodes[id].Start) > offset })
	n := t.Node(int32(max(behind-1, 0)))
	for n.End() <= offset && !n.Parent().IsZero() {
		n = n.Parent()
	}
	return n
}

// MarksIn returns the marks that start in [start, end).
func (t *Tree) MarksIn(start, end int) []Mark {
	i := sort.Search(len(t.Marks), func(i int) bool { return t.Marks[i].Start >= start })
	j := i + sort.Search(len(t.Marks)-i, func(j int) bool { return t.Marks[i+j].Start >= end })
	return t.Marks[i:j:j]
}

// A Node is a node of a tree. It is small and comparable. The zero Node means no node; its methods
// return zero values.
//
// All named nodes of the grammar are included. Unnamed tokens are included if they have a field
// (operators), or add information to the kind and the children: "...", and the keywords in `if
// constexpr`, `enum class`, `using namespace`, `inline namespace`. Comments are no nodes.
type Node struct {
	t  *Tree
	id int32
}

func (n Node) raw() *grammar.Node {
	if n.t == nil {
		return &zeroNode
	}
	return &n.t.nodes[n.id]
}

var zeroNode grammar.Node

// Tree returns the tree of n.
func (n Node) Tree() *Tree { return n.t }

// ID returns the index of n in its tree's preorder.
func (n Node) ID() int32 { return n.id }

// IDs returns the ID of n and the one after that of its last descendant: those in between are n and
// its descendants.
func (n Node) IDs() (first, behind int32) { return n.id, n.raw().After }

// IsZero reports whether n is no node.
func (n Node) IsZero() bool { return n.t == nil }

// Kind returns the kind of n, None for the zero Node.
func (n Node) Kind() Kind { return Kind(n.raw().Kind) }

// Is reports whether n is of one of the kinds.
func (n Node) Is(kinds ...Kind) bool { return n.t != nil && slices.Contains(kinds, n.Kind()) }

// Field returns the role of n in its parent, NoField if the grammar does not name it.
func (n Node) Field() Field { return Field(n.raw().Field) }

// Start returns the offset of n's first byte.
func (n Node) Start() int { return int(n.raw().Start) }

// End returns the offset after n's last byte.
func (n Node) End() int { return int(n.raw().End) }

// HasError reports whether there is a syntax error in n or below it.
func (n Node) HasError() bool { return n.raw().Flags&grammar.HasError != 0 }

// Text returns the text from Start to End. It shares the tree's memory.
func (n Node) Text() string {
	if n.t == nil {
		return ""
	}
	text := n.t.Text[n.Start():n.End()]
	return unsafe.String(unsafe.SliceData(text), len(text))
}

// Parent returns the node that n is a child of.
func (n Node) Parent() Node {
	if n.t == nil || n.raw().Parent < 0 {
		return Node{}
	}
	return Node{n.t, n.raw().Parent}
}

// First returns n's first child.
func (n Node) First() Node {
	if n.t == nil || n.raw().After == n.id+1 {
		return Node{}
	}
	return Node{n.t, n.id + 1}
}

// Index returns the first index of a subscript expression, in C and in C++.
func (n Node) Index() Node {
	if list := n.Child(FieldIndices); !list.IsZero() {
		return list.First()
	}
	return n.Child(FieldIndex)
}

// Next returns the sibling after n.
func (n Node) Next() Node {
	if n.t == nil || n.raw().Parent < 0 || n.raw().After == n.t.nodes[n.raw().Parent].After {
		return Node{}
	}
	return Node{n.t, n.raw().After}
}

// Prev returns the sibling before n. It takes time linear in the siblings
// before.
func (n Node) Prev() Node {
	var prev Node
	for c := n.Parent().First(); c != n; c = c.Next() {
		prev = c
	}
	return prev
}

// Last returns n's last child.
func (n Node) Last() Node {
	var last Node
	for c := n.First(); c.t != nil; c = c.Next() {
		last = c
	}
	return last
}

// Child returns the first child with the given field.
func (n Node) Child(f Field) Node {
	for c := n.First(); c.t != nil; c = c.Next() {
		if c.Field() == f {
			return c
		}
	}
	return Node{}
}

// ChildOf returns the first child that is of one of the kinds.
func (n Node) ChildOf(kinds ...Kind) Node {
	for c := n.First(); c.t != nil; c = c.Next() {
		if c.Is(kinds...) {
			return c
		}
	}
	return Node{}
}

// Children yields n's children in order.
func (n Node) Children() iter.Seq[Node] {
	return func(yield func(Node) bool) {
		for c := n.First(); c.t != nil && yield(c); c = c.Next() {
		}
	}
}

// ChildrenIn yields the children with the given field: a declaration has one
// FieldDeclarator child for each thing that it declares.
func (n Node) ChildrenIn(f Field) iter.Seq[Node] {
	return func(yield func(Node) bool) {
		for c := n.First(); c.t != nil; c = c.Next() {
			if c.Field() == f && !yield(c) {
				return
			}
		}
	}
}

// All yields n and everything below it in preorder.
func (n Node) All() iter.Seq[Node] {
	return func(yield func(Node) bool) {
		if n.t == nil {
			return
		}
		for id := n.id; id < n.raw().After; id++ {
			if !yield(Node{n.t, id}) {
				return
			}
		}
	}
}

// AllBut yields n and its descendants in preorder, without the nodes of the given kinds and their
// descendants.
func (n Node) AllBut(kinds ...Kind) iter.Seq[Node] {
	return func(yield func(Node) bool) {
		if n.t == nil {
			return
		}
		for id, end := n.id, n.raw().After; id < end; {
			at := &n.t.nodes[id]
			switch {
			case slices.Contains(kinds, Kind(at.Kind)):
				id = at.After
			case !yield(Node{n.t, id}):
				return
			default:
				id++
			}
		}
	}
}

// Contains reports whether m is n or below it.
func (n Node) Contains(m Node) bool {
	return n.t != nil && n.t == m.t && n.id <= m.id && m.id < n.raw().After
}

// Launches returns the kernel launches among n and its descendants, in order: the call expressions
// whose function is the kernel with its configuration.
func (n Node) Launches() []Node {
	if n.t == nil {
		return nil
	}
	first, _ := slices.BinarySearch(n.t.launches, n.id)
	behind, _ := slices.BinarySearch(n.t.launches, n.raw().After)
	nodes := make([]Node, behind-first)
	for i, id := range n.t.launches[first:behind] {
		nodes[i] = Node{n.t, id}
	}
	return nodes
}

// LaunchConfig returns the configuration of a kernel launch, the list of
// arguments between <<< and >>>, and the zero Node if n is no launch.
func (n Node) LaunchConfig() Node {
	if !n.IsLaunch() {
		return Node{}
	}
	return n.Child(FieldFunction).Child(FieldArguments)
}

// IsLaunch reports whether n is a call expression k<<<g, b>>>(x): its function
// is the call expression k<<<g, b>>>.
func (n Node) IsLaunch() bool {
	if n.t == nil || n.Kind() != CallExpression {
		return false
	}
	_, found := slices.BinarySearch(n.t.launches, n.id)
	return found
}

func (k Kind) String() string { return kindNames[k] }

func (f Field) String() string { return fieldNames[f] }
