package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A memo keeps what was computed of the nodes of code: of a file that is compiled
// once, or of an instance of a template; in tables by node for the nodes of a
// span, and in maps for others. Values and calls may be forgotten: to compute
// them again gives the same ones.
type memo struct {
	tree      *syntax.Tree
	span      span
	values    table[Value]
	calls     table[*Call]
	scopes    table[*Scope]    // by the nodes that open them
	variables table[*Variable] // by declarator
	functions table[seenIn]    // likewise

	valuesElsewhere map[syntax.Node]Value
	callsElsewhere  map[syntax.Node]*Call
}

// newMemo returns a memo with tables for n and what is below it.
func (tu *TU) newMemo(n syntax.Node) *memo {
	first, behind := n.IDs()
	return &memo{
		tree:   n.Tree(),
		span:   span{first, behind},
		values: table[Value]{spare: &tu.spareValues},
		calls:  table[*Call]{spare: &tu.spareCalls},
	}
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

// value returns the value of an expression, if that was asked before.
func (m *memo) value(n syntax.Node) (v Value, ok bool) {
	if !m.has(n) {
		v = m.valuesElsewhere[n]
		return v, v.Type != nil
	}
	if at := m.values.at(m.span, n); at != nil {
		return *at, at.Type != nil
	}
	return Value{}, false
}

// setValue notes the value of an expression; one without a type is asked again.
func (m *memo) setValue(n syntax.Node, v Value) {
	if !m.has(n) {
		if m.valuesElsewhere == nil {
			m.valuesElsewhere = map[syntax.Node]Value{}
		}
		m.valuesElsewhere[n] = v
		return
	}
	m.values.put(m.span, n, v)
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
	m.calls.put(m.span, n, c)
}

// forget lets go of the values and calls of the nodes before the end of n, and of
// some neighbours.
func (m *memo) forget(n syntax.Node) {
	if m.has(n) {
		_, behind := n.IDs()
		m.values.forget(behind - m.span.first)
		m.calls.forget(behind - m.span.first)
	}
}

// memory returns where what is computed of code right in s is kept.
func (s *Scope) memory(n syntax.Node) *memo {
	if s.remembered == nil {
		switch {
		case s.Kind == NamespaceScope:
			return s.TU.shared(n.Tree())
		case s.Parent == nil, s.Kind == TemplateScope && s.isBound(), s.Kind == ClassScope && s.Record.Pattern != nil:
			s.remembered = s.TU.newMemo(s.node)
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
		m = tu.newMemo(t.Root())
		tu.memos[t] = m
	}
	tu.lastMemo = m
	return m
}
