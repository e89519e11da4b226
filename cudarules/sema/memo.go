package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A memo keeps what was computed of the nodes of code: of a file that is compiled
// once, or of an instance of a template; in tables by node for the nodes of a
// span, and in maps for others.
type memo struct {
	tree      *syntax.Tree
	span      span
	values    table[Value]
	calls     table[*Call]
	scopes    table[*Scope]    // by the nodes that open them
	variables table[*Variable] // by declarator
	functions table[seenIn]    // likewise

	valuesElsewhere map[syntax.Node]*Value
	callsElsewhere  map[syntax.Node]*Call
}

// newMemo returns a memo with tables for n and what is below it.
func newMemo(n syntax.Node) *memo {
	first, behind := n.IDs()
	return &memo{tree: n.Tree(), span: span{first, behind}}
}

// has reports whether there are tables for a node.
func (m *memo) has(n syntax.Node) bool {
	return m.tree == n.Tree() && m.span.first <= n.ID() && n.ID() < m.span.behind
}

// A seenIn is a declaration of a function as a scope sees it.
type seenIn struct {
	scope *Scope
	decl  *FuncDecl
}

// A table keeps things for the nodes of a span in the order in which they come.
type table[T any] struct {
	slots  []int32 // by node: one more than the number of its thing
	chunks [][]T
}

const chunkLen = 64

// at returns the place of what is kept for a node, or nil.
func (t *table[T]) at(in span, n syntax.Node) *T {
	if t.slots == nil {
		return nil
	}
	i := int(t.slots[n.ID()-in.first]) - 1
	if i < 0 {
		return nil
	}
	return &t.chunks[i/chunkLen][i%chunkLen]
}

// put keeps a thing for a node that has none.
func (t *table[T]) put(in span, n syntax.Node, x T) *T {
	size := int(in.behind - in.first)
	if t.slots == nil {
		t.slots = make([]int32, size)
	}
	last := len(t.chunks) - 1
	if last < 0 || len(t.chunks[last]) == chunkLen {
		t.chunks = append(t.chunks, make([]T, 0, min(chunkLen, size)))
		last++
	}
	t.chunks[last] = append(t.chunks[last], x)
	i := len(t.chunks[last]) - 1
	t.slots[n.ID()-in.first] = int32(last*chunkLen + i + 1)
	return &t.chunks[last][i]
}

// value returns where the value of an expression is kept, or nil.
func (m *memo) value(n syntax.Node) *Value {
	if m.has(n) {
		return m.values.at(m.span, n)
	}
	return m.valuesElsewhere[n]
}

// newValue makes room for the value of an expression.
func (m *memo) newValue(n syntax.Node) *Value {
	if m.has(n) {
		return m.values.put(m.span, n, unknownValue)
	}
	if m.valuesElsewhere == nil {
		m.valuesElsewhere = map[syntax.Node]*Value{}
	}
	v := unknownValue
	m.valuesElsewhere[n] = &v
	return &v
}

// call returns the call that an expression makes, if that was asked before.
func (m *memo) call(n syntax.Node) (c *Call, ok bool) {
	if !m.has(n) {
		c, ok = m.callsElsewhere[n]
		return c, ok
	}
	if at := m.calls.at(m.span, n); at != nil {
		return *at, true
	}
	return nil, false
}

func (m *memo) setCall(n syntax.Node, c *Call) {
	if !m.has(n) {
		if m.callsElsewhere == nil {
			m.callsElsewhere = map[syntax.Node]*Call{}
		}
		m.callsElsewhere[n] = c
		return
	}
	if at := m.calls.at(m.span, n); at != nil { // asked for while it was computed
		*at = c
		return
	}
	m.calls.put(m.span, n, c)
}

// memory returns where what is computed of code right in s is kept.
func (s *Scope) memory(n syntax.Node) *memo {
	if s.remembered == nil {
		switch {
		case s.Kind == NamespaceScope:
			return s.TU.shared(n.Tree())
		case s.Parent == nil, s.Kind == TemplateScope && s.isBound(), s.Kind == ClassScope && s.Record.Pattern != nil:
			s.remembered = newMemo(s.node)
		default:
			m := s.Parent.memory(n)
			if m.tree != nil && m.tree != n.Tree() {
				return m // of another file: nothing to remember for this scope
			}
			s.remembered = m
		}
	}
	return s.remembered
}

// isBound reports whether a template scope's parameters have arguments.
func (s *Scope) isBound() bool {
	for _, e := range s.params.entries {
		if _, ok := e.thing[0].(*Argument); ok {
			return true
		}
	}
	return false
}

// shared returns the memo of the code of a file that is compiled once.
func (tu *TU) shared(t *syntax.Tree) *memo {
	if tu.lastMemo != nil && tu.lastMemo.tree == t {
		return tu.lastMemo
	}
	m := tu.memos[t]
	if m == nil {
		m = newMemo(t.Root())
		tu.memos[t] = m
	}
	tu.lastMemo = m
	return m
}
