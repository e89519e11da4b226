package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Lookup returns the entities that an unqualified name denotes at node at: those of the innermost
// scope that declares it. Functions come as a whole overload set. An empty result means that the name
// is not known here.
func (s *Scope) Lookup(name string, at syntax.Node) []Entity {
	return s.lookup(name, at, func(e Entity) bool {
		a, ok := e.(*Alias)
		return !ok || !a.resolving
	})
}

// lookupQualifier is Lookup for a name before ::, where those of objects and
// functions do not count.
func (s *Scope) lookupQualifier(name string, at syntax.Node) []Entity {
	return s.lookup(name, at, func(e Entity) bool {
		switch e := e.(type) {
		case *Variable, *Function, *Enumerator:
			return false
		case *Alias:
			return !e.resolving
		}
		return true
	})
}

func (s *Scope) lookup(name string, at syntax.Node, counts func(Entity) bool) []Entity {
	var nominating []*Scope // the scopes so far with using-directives
	for ; s != nil; s = s.searchedNext() {
		found := s.counting(s.Find(name), counts)
		if s.Kind == BlockScope {
			found = s.declaredBefore(found, name, at)
		}
		if s.Kind == ClassScope && len(found) == 0 {
			found = s.Record.findInBases(name)
		}
		if len(s.usings()) > 0 {
			nominating = append(nominating, s)
		}
		if len(found) == 0 && s.Kind == NamespaceScope {
			found = s.nominated(name, nominating)
		}
		if len(found) > 0 {
			return s.expandUsing(found, name)
		}
	}
	return nil
}

// searchedNext returns the scope that a name is looked up in which s does not have: the next
// one outside of it but for blocks that declare nothing.
func (s *Scope) searchedNext() *Scope {
	if s.outer == nil && s.Parent != nil {
		s.outer = s.Parent
		if s.Parent.isEmptyBlock() {
			s.outer = s.Parent.searchedNext()
		}
	}
	return s.outer
}

// isEmptyBlock reports whether a scope is a block right in which nothing is declared.
func (s *Scope) isEmptyBlock() bool {
	return s.Kind == BlockScope && s.params == nil && !slices.ContainsFunc(s.regions, func(r *region) bool { return len(r.order)+len(r.using)+len(r.nested) > 0 })
}

// counting returns those of the entities that count, which is one question for all functions.
func (s *Scope) counting(found []Entity, counts func(Entity) bool) []Entity {
	if s.TU.overloadIndexOf(found) != nil {
		if counts(found[0]) {
			return found
		}
		return nil
	}
	for _, e := range found {
		if !counts(e) {
			return slices.DeleteFunc(slices.Clone(found), func(e Entity) bool { return !counts(e) })
		}
	}
	return found
}

// nominated returns the entities of a name in the namespaces within s that using-directives in the
// given scopes name. The names of others are seen in a namespace farther out.
func (s *Scope) nominated(name string, nominating []*Scope) []Entity {
	var found []Entity
	for _, by := range nominating {
		for _, u := range by.usingsNaming(name) {
			if !s.encloses(u) {
				continue
			}
			for _, e := range u.findNamespace(name, &[]*Scope{}) {
				found = appendEntity(found, e)
			}
		}
	}
	return found
}

// encloses reports whether a scope lies within s or is s.
func (s *Scope) encloses(inner *Scope) bool {
	for ; inner != nil; inner = inner.Parent {
		if inner == s {
			return true
		}
	}
	return false
}

// declaredBefore drops the entities of a block that are declared after at.
func (s *Scope) declaredBefore(found []Entity, name string, at syntax.Node) []Entity {
	if at.IsZero() || len(found) == 0 || at.Tree() != s.node.Tree() {
		return found
	}
	for _, d := range s.named(name) {
		if d.after <= at.Start() {
			return found
		}
	}
	return nil
}

// expandUsing completes overload sets that came through a using-declaration.
func (s *Scope) expandUsing(found []Entity, name string) []Entity {
	in, ok := s.linked().introduced[name]
	if !ok && s.introduces(name) {
		l := s.link()
		if l.introduced == nil {
			l.introduced = map[string]introduction{}
		}
		l.introduced[name] = in // against recursion
		for _, d := range s.named(name) {
			if d.kind == usingDecl {
				in.more = joined(in.more, s.lookupQualified(d.qualified, true))
			}
		}
		l.introduced[name] = in
	}
	switch {
	case len(in.more) == 0:
		return found
	case len(in.own) > 0 && len(in.own) == len(found) && &in.own[0] == &found[0]:
		return in.all
	}
	all := joined(found, in.more)
	if len(all) > manyOverloads {
		in.own, in.all = found, all
		s.links.introduced[name] = in
	}
	return all
}

// joined returns the entities of a list and further ones, each once.
func joined(found, more []Entity) []Entity {
	if len(found)+len(more) <= manyOverloads {
		for _, e := range more {
			found = appendEntity(found[:len(found):len(found)], e)
		}
		return found
	}
	if len(found) <= len(more) && slices.Equal(found, more[:len(found)]) {
		return slices.Clip(more)
	}
	known := make(map[Entity]bool, len(found))
	for _, e := range found {
		known[e] = true
	}
	all := slices.Clip(found)
	for _, e := range more {
		if !known[e] {
			known[e] = true
			all = append(all, e)
		}
	}
	return slices.Clip(all)
}

// introduces reports whether a using-declaration right in s may name name: in
// a block or class one does, and namespaces, and those with many declarations of the
// name, remember the answer.
func (s *Scope) introduces(name string) bool {
	if s.Kind == NamespaceScope {
		return true
	}
	decls := s.named(name)
	return len(decls) > manyOverloads || slices.ContainsFunc(decls, func(d *decl) bool { return d.kind == usingDecl })
}

// findNamespace looks a qualified name up in a namespace: in itself, and if
// it is not there in those that its using-directives name. Each is searched once.
func (s *Scope) findNamespace(name string, seen *[]*Scope) []Entity {
	if containsScope(*seen, s) {
		return nil
	}
	*seen = append(*seen, s)
	if found := s.Find(name); len(found) > 0 {
		return s.expandUsing(found, name)
	}
	var found []Entity
	for _, u := range s.usingsNaming(name) {
		for _, e := range u.findNamespace(name, seen) {
			found = appendEntity(found, e)
		}
	}
	return found
}

// LookupNamespace resolves the name of a namespace: "a", "a::b", "::a".
func (s *Scope) LookupNamespace(n syntax.Node) *Scope {
	switch n.Kind() {
	case syntax.QualifiedIdentifier:
		outer := s.TU.Global
		if q := n.Child(syntax.FieldScope); !q.IsZero() {
			outer = s.LookupNamespace(q)
		}
		if outer == nil {
			return nil
		}
		name := n.Child(syntax.FieldName)
		if name.Kind() == syntax.QualifiedIdentifier {
			return outer.LookupNamespace(name)
		}
		for _, e := range outer.findNamespace(name.Text(), &[]*Scope{}) {
			if ns, ok := e.(*Scope); ok {
				return ns
			}
		}
		return nil
	case syntax.NestedNamespaceSpecifier:
		for c := range n.Children() {
			if s = s.LookupNamespace(c); s == nil {
				return nil
			}
		}
		return s
	}
	for _, e := range s.lookupQualifier(n.Text(), syntax.Node{}) {
		if ns, ok := e.(*Scope); ok {
			return ns
		}
	}
	return nil
}

// LookupNode resolves a name as an expression or type writes it: identifier,
// qualified identifier, template name with or without arguments. The arguments
// are not applied.
func (s *Scope) LookupNode(n syntax.Node) []Entity {
	switch n.Kind() {
	case syntax.QualifiedIdentifier:
		return s.lookupQualified(n, false)
	case syntax.DependentName, syntax.DependentType:
		return s.LookupNode(n.First())
	case syntax.TemplateType, syntax.TemplateFunction, syntax.TemplateMethod:
		return s.LookupNode(n.Child(syntax.FieldName))
	}
	return s.Lookup(functionName(n), n)
}

// lookupQualified resolves a::b::c. asDeclaration is for using-declarations,
// whose own name must not be found.
func (s *Scope) lookupQualified(n syntax.Node, asDeclaration bool) []Entity {
	if n.Kind() != syntax.QualifiedIdentifier {
		if asDeclaration && s.Parent != nil {
			return s.Parent.Lookup(n.Text(), syntax.Node{})
		}
		return nil
	}
	outer := s.qualifier(n)
	name := n.Child(syntax.FieldName)
	if name.Kind() == syntax.QualifiedIdentifier && outer != nil {
		// a::(b::c): the rest is looked up in a, its template arguments here.
		return outer.lookupNested(name, s)
	}
	return outer.member(functionName(lastName(name)))
}

// lookupNested resolves b::c where b is a member of s; from is the scope in
// which the whole name is written.
func (s *Scope) lookupNested(n syntax.Node, from *Scope) []Entity {
	outer := s.memberScope(n.Child(syntax.FieldScope), from)
	if outer == nil {
		return nil
	}
	name := n.Child(syntax.FieldName)
	if name.Kind() == syntax.QualifiedIdentifier {
		return outer.lookupNested(name, from)
	}
	return outer.member(functionName(lastName(name)))
}

func lastName(n syntax.Node) syntax.Node {
	for n.Kind() == syntax.QualifiedIdentifier {
		n = n.Child(syntax.FieldName)
	}
	return n
}

// qualifier returns the scope that the part of n before the first :: names.
func (s *Scope) qualifier(n syntax.Node) *Scope {
	q := n.Child(syntax.FieldScope)
	if q.IsZero() {
		return s.TU.Global
	}
	switch q.Kind() {
	case syntax.NamespaceIdentifier, syntax.TypeIdentifier, syntax.Identifier:
		return s.scopeNamed(s.lookupQualifier(q.Text(), q))
	case syntax.QualifiedIdentifier:
		outer := s.qualifier(q)
		if outer == nil {
			return nil
		}
		return outer.memberScope(q.Child(syntax.FieldName), s)
	case syntax.Decltype:
		return scopeOfType(s.decltype(q))
	case syntax.TemplateType, syntax.DependentName:
		return scopeOfType(s.namedType(q, s))
	}
	return nil
}

// memberScope returns the scope that a name in s denotes.
func (s *Scope) memberScope(q syntax.Node, from *Scope) *Scope {
	switch q.Kind() {
	case syntax.TemplateType, syntax.DependentName:
		t := templateName(q)
		for _, e := range s.member(t.Text()) {
			return scopeOfType(from.applyTemplate(e, q))
		}
		return nil
	case syntax.QualifiedIdentifier:
		outer := s.memberScope(q.Child(syntax.FieldScope), from)
		if outer == nil {
			return nil
		}
		return outer.memberScope(q.Child(syntax.FieldName), from)
	}
	return s.scopeNamed(s.member(q.Text()))
}

func (s *Scope) scopeNamed(found []Entity) *Scope {
	for _, e := range found {
		switch e := e.(type) {
		case *Scope:
			return e
		case *Record:
			return e.Scope()
		case *Alias:
			return scopeOfType(e.Type())
		case *Enum:
			return e.scope()
		case *Argument:
			if e.Type != nil {
				return scopeOfType(e.Type)
			}
		}
	}
	return nil
}

func scopeOfType(t *Type) *Scope {
	switch t.Kind {
	case RecordType:
		return t.Record.Scope()
	case EnumType:
		return t.Enum.scope()
	}
	return nil
}

// member looks a qualified name up in a namespace or class, bases included.
// A nil scope has no members.
func (s *Scope) member(name string) []Entity {
	switch {
	case s == nil:
		return nil
	case s.Kind == ClassScope:
		return s.Record.Find(name)
	}
	return s.findNamespace(name, &[]*Scope{})
}
