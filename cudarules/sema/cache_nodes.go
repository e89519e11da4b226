package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A nodeCache has the results for the nodes of code: of a file that is compiled once, or of an
// instance of a template; in tables by node for the nodes of a span, and in maps for others. Values
// and calls may be forgotten: to compute them again gives the same ones.
type nodeCache struct {
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

// newNodeCache returns one with tables for n and its descendants.
func (tu *TU) newNodeCache(n syntax.Node) *nodeCache {
	first, behind := n.IDs()
	return &nodeCache{
		tree:   n.Tree(),
		span:   span{first, behind},
		values: table[Value]{spare: &tu.spareValues},
		calls:  table[*Call]{spare: &tu.spareCalls},
	}
}

// has reports whether there are tables for a node.
func (m *nodeCache) has(n syntax.Node) bool {
	return m.tree == n.Tree() && m.span.first <= n.ID() && n.ID() < m.span.behind
}

// A seenIn is a declaration of a function as a scope sees it.
type seenIn struct {
	scope *Scope
	decl  *FuncDecl
}

// value returns the value of an expression, if that was asked before.
func (m *nodeCache) value(n syntax.Node) (v Value, ok bool) {
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
func (m *nodeCache) setValue(n syntax.Node, v Value) {
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
func (m *nodeCache) call(n syntax.Node) (c *Call, ok bool) {
	if !m.has(n) {
		c, ok = m.callsElsewhere[n]
		return c, ok
	}
	if at := m.calls.at(m.span, n); at != nil {
		return *at, true
	}
	return nil, false
}

func (m *nodeCache) setCall(n syntax.Node, c *Call) {
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
func (m *nodeCache) forget(n syntax.Node) {
	if m.has(n) {
		_, behind := n.IDs()
		m.values.forget(behind - m.span.first)
		m.calls.forget(behind - m.span.first)
	}
}

// memory returns the cache for code in scope s.
func (s *Scope) memory(n syntax.Node) *nodeCache {
	if s.nodeCache == nil {
		switch {
		case s.Kind == NamespaceScope:
			return s.TU.shared(n.Tree())
		case s.Parent == nil, s.Kind == TemplateScope && s.isBound(), s.Kind == ClassScope && s.Record.Pattern != nil:
			s.nodeCache = s.TU.newNodeCache(s.node)
		default:
			m := s.Parent.memory(n)
			if m.tree != nil && m.tree != n.Tree() {
				return m // of another file: nothing to remember for this scope
			}
			s.nodeCache = m
		}
	}
	return s.nodeCache
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

// shared returns the cache of the code of a file that is compiled once.
func (tu *TU) shared(t *syntax.Tree) *nodeCache {
	if tu.lastCache != nil && tu.lastCache.tree == t {
		return tu.lastCache
	}
	m := tu.nodeCaches[t]
	if m == nil {
		m = tu.newNodeCache(t.Root())
		tu.nodeCaches[t] = m
	}
	tu.lastCache = m
	return m
}
