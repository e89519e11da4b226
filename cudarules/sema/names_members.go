package sema

import (
	"iter"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A NamespaceMember is something that a unit adds to a namespace.
type NamespaceMember struct {
	Namespace *Scope
	Name      syntax.Node // the node of its name; the whole declaration of an unnamed entity
	Node      syntax.Node // the declaration

	// Specialization reports a specialization of a template that exists.
	Specialization bool
}

// NamespaceMembers yields the declarations of a unit at namespace scope. A namespace in a namespace
// counts only if it is empty; enumerators and out-of-class definitions, as in void a::f() {}, do not
// count.
func (tu *TU) NamespaceMembers(u *Unit) iter.Seq[NamespaceMember] {
	return func(yield func(NamespaceMember) bool) {
		var visit func(s *Scope, r *region) bool
		visit = func(s *Scope, r *region) bool {
			for _, d := range r.order {
				switch {
				case d.kind == enumeratorDecl || !d.qualified.IsZero() && d.kind != usingDecl:
					continue
				case d.kind == namespaceDecl && len(d.body.order)+len(d.body.using) > 0:
					if !visit(s.namespace(d.name), d.body) {
						return false
					}
					continue
				}
				name, special := d.nameNode()
				if !yield(NamespaceMember{Namespace: s, Name: name, Node: d.node, Specialization: special}) {
					return false
				}
			}
			return true
		}
		visit(tu.Global, u.root)
	}
}

// A DeclaredName is a name that a unit declares in a namespace.
type DeclaredName struct {
	Namespace string      // qualified, "" for the global one
	Name      string      // the name for lookup; "" for unnamed and for qualified declarations
	Node      syntax.Node // the declaration
}

// DeclaredNames yields the names that a unit declares at namespace scope, those
// of namespaces apart.
func (u *Unit) DeclaredNames() iter.Seq[DeclaredName] {
	return func(yield func(DeclaredName) bool) {
		var visit func(namespace string, r *region) bool
		visit = func(namespace string, r *region) bool {
			for _, d := range r.order {
				if d.kind == namespaceDecl {
					if !visit(strings.TrimPrefix(namespace+"::"+d.name, "::"), d.body) {
						return false
					}
					continue
				}
				name := d.name
				if !d.qualified.IsZero() && d.kind != usingDecl {
					name = ""
				}
				if !yield(DeclaredName{namespace, name, d.node}) {
					return false
				}
			}
			return true
		}
		visit("", u.root)
	}
}

// nameNode returns the declarator name, and whether it names a template specialization.
func (d *decl) nameNode() (name syntax.Node, specialization bool) {
	specialization = !d.template.IsZero() && isSpecialization(d.template)
	if d.declarator.IsZero() {
		name = d.node.Child(syntax.FieldName)
	} else {
		name, _ = declaratorName(d.declarator)
	}
	if name.IsZero() {
		return d.node, specialization
	}
	return name, specialization || name.Is(syntax.TemplateType, syntax.TemplateFunction)
}

// GlobalUsings yields the using-directives of a unit at global scope: where each
// names its namespace, and the namespace if it is known.
func (tu *TU) GlobalUsings(u *Unit) iter.Seq2[syntax.Node, *Scope] {
	return func(yield func(syntax.Node, *Scope) bool) {
		for _, n := range u.root.using {
			if ns := tu.Global.LookupNamespace(n); ns != nil && !yield(n, ns) {
				return
			}
		}
	}
}
