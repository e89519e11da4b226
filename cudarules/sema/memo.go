package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A memo keeps what was computed of the nodes of code: of code that is compiled
// once in tables by node, of instances of templates in maps.
type memo struct {
	tree      *syntax.Tree // of the code that is compiled once; nil for an instance
	values    table[Value]
	calls     table[*Call]
	scopes    table[*Scope]    // by the nodes that open them
	variables table[*Variable] // by declarator
	functions table[seenIn]    // likewise

	instance map[syntax.Node]*Value
	called   map[syntax.Node]*Call
}

// A seenIn is a declaration of a function as a scope sees it.
type seenIn struct {
	scope *Scope
	decl  *FuncDecl
}

// A table keeps things for nodes of one tree in the order in which they come.
type table[T any] struct {
	slots  []int32 // by node: one more than the number of its thing
	chunks [][]T
}

const chunkLen = 512

// at returns the place of what is kept for a node, or nil.
func (t *table[T]) at(n syntax.Node) *T {
	if t.slots == nil {
		return nil
	}
	i := int(t.slots[n.ID()]) - 1
	if i < 0 {
		return nil
	}
	return &t.chunks[i/chunkLen][i%chunkLen]
}

// put keeps a thing for a node that has none.
func (t *table[T]) put(n syntax.Node, x T) *T {
	if t.slots == nil {
		t.slots = make([]int32, n.Tree().Len())
	}
	last := len(t.chunks) - 1
	if last < 0 || len(t.chunks[last]) == chunkLen {
		t.chunks = append(t.chunks, make([]T, 0, min(chunkLen, n.Tree().Len())))
		last++
	}
	t.chunks[last] = append(t.chunks[last], x)
	i := len(t.chunks[last]) - 1
	t.slots[n.ID()] = int32(last*chunkLen + i + 1)
	return &t.chunks[last][i]
}

// value returns where the value of an expression is kept, or nil.
func (m *memo) value(n syntax.Node) *Value {
	if m.tree == n.Tree() {
		return m.values.at(n)
	}
	return m.instance[n]
}

// newValue makes room for the value of an expression.
func (m *memo) newValue(n syntax.Node) *Value {
	if m.tree == n.Tree() {
		return m.values.put(n, unknownValue)
	}
	if m.instance == nil {
		m.instance = map[syntax.Node]*Value{}
	}
	v := unknownValue
	m.instance[n] = &v
	return &v
}

// call returns the call that an expression makes, if that was asked before.
func (m *memo) call(n syntax.Node) (c *Call, ok bool) {
	if m.tree != n.Tree() {
		c, ok = m.called[n]
		return c, ok
	}
	if at := m.calls.at(n); at != nil {
		return *at, true
	}
	return nil, false
}

func (m *memo) setCall(n syntax.Node, c *Call) {
	switch at := m.calls.at; {
	case m.tree != n.Tree():
		if m.called == nil {
			m.called = map[syntax.Node]*Call{}
		}
		m.called[n] = c
	case at(n) != nil: // asked for while it was computed
		*at(n) = c
	default:
		m.calls.put(n, c)
	}
}

// memory returns where what is computed of code right in s is kept.
func (s *Scope) memory(n syntax.Node) *memo {
	if s.remembered == nil {
		switch {
		case s.Kind == NamespaceScope:
			return s.TU.shared(n.Tree())
		case s.Kind == TemplateScope && s.isBound(), s.Kind == ClassScope && s.Record.Pattern != nil:
			s.remembered = &memo{}
		case s.Parent != nil:
			m := s.Parent.memory(n)
			if m.tree != nil && m.tree != n.Tree() {
				return m // of another file: nothing to remember for this scope
			}
			s.remembered = m
		default:
			s.remembered = &memo{}
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
		m = &memo{tree: t}
		tu.memos[t] = m
	}
	tu.lastMemo = m
	return m
}
