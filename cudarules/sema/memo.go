package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A memo keeps what was computed of expressions: in a slice by node for code
// that is compiled once, in maps for instances of templates.
type memo struct {
	tree   *syntax.Tree
	dense  []*Value
	sparse map[syntax.Node]*Value
	calls  map[syntax.Node]*Call
	slab   []Value
}

func (m *memo) value(n syntax.Node) *Value {
	if m.tree == n.Tree() {
		return m.dense[n.ID()]
	}
	return m.sparse[n]
}

func (m *memo) setValue(n syntax.Node, v *Value) {
	if m.tree == n.Tree() {
		m.dense[n.ID()] = v
		return
	}
	if m.sparse == nil {
		m.sparse = map[syntax.Node]*Value{}
	}
	m.sparse[n] = v
}

// keep moves a value to memory that it shares with others.
func (m *memo) keep(v Value) *Value {
	if len(m.slab) == cap(m.slab) {
		m.slab = make([]Value, 0, min(2*cap(m.slab)+16, 1024))
	}
	m.slab = append(m.slab, v)
	return &m.slab[len(m.slab)-1]
}

// memo returns where values of expressions right in s are kept.
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
	for _, e := range s.params {
		if _, ok := e.(*Argument); ok {
			return true
		}
	}
	return false
}

// shared returns the memo of the code of a file that is compiled once.
func (tu *TU) shared(t *syntax.Tree) *memo {
	m := tu.memos[t]
	if m == nil {
		m = &memo{tree: t, dense: make([]*Value, t.Len())}
		tu.memos[t] = m
	}
	return m
}
