package sema

import (
	"iter"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Parts yields the classes and enumerations that a type is compounded from: the type itself, its
// pointee or referent, its elements, its parameter and result types, and the template arguments of all
// of these and of their enclosing classes. A class template as an argument of a template counts too.
func (t *Type) Parts() iter.Seq[*Type] {
	return func(yield func(*Type) bool) {
		p := parts{yield: yield, seen: map[Entity]bool{}}
		p.typ(t)
	}
}

// Parts yields the classes and enumerations that a template argument is made
// from: see [Type.Parts].
func (a *Argument) Parts() iter.Seq[*Type] {
	return func(yield func(*Type) bool) {
		p := parts{yield: yield, seen: map[Entity]bool{}}
		p.argument(a)
	}
}

// parts walks a type; its methods report false once yield has.
type parts struct {
	yield func(*Type) bool
	seen  map[Entity]bool // a class may be an argument of its own base
}

func (p *parts) typ(t *Type) bool {
	switch t.Kind {
	case Pointer, LValueReference, RValueReference, Array:
		return p.typ(t.Elem)
	case MemberPointer:
		return (t.Record == nil || p.typ(t.Record.Type())) && p.typ(t.Elem)
	case FunctionType:
		for _, param := range t.Params {
			if !p.typ(param) {
				return false
			}
		}
		return p.typ(t.Elem)
	case EnumType:
		if p.seen[t.Enum] {
			return true
		}
		p.seen[t.Enum] = true
		return p.yield(t) && p.around(t.Enum.Scope)
	case RecordType:
		if p.seen[t.Record] {
			return true
		}
		p.seen[t.Record] = true
		if !p.yield(t) {
			return false
		}
		for _, a := range t.Record.primaryArgs() {
			if !p.argument(&a) {
				return false
			}
		}
		return t.Record.Outer == nil || t.Record.Closure != nil || p.around(t.Record.Outer)
	}
	return true
}

// around visits the arguments of the class templates that a member type lies
// in.
func (p *parts) around(s *Scope) bool {
	if s.Kind != ClassScope {
		return true
	}
	for _, a := range s.Record.primaryArgs() {
		if !p.argument(&a) {
			return false
		}
	}
	return s.Record.Outer == nil || p.around(s.Record.Outer)
}

func (p *parts) argument(a *Argument) bool {
	for i := range a.Pack {
		if !p.argument(&a.Pack[i]) {
			return false
		}
	}
	if r, ok := a.Entity.(*Record); ok {
		return p.typ(r.Type())
	}
	return a.Type == nil || p.typ(a.Type)
}

// Subobjects yields the classes of which an object of the type holds an object:
// the class itself, or that of an array's elements, its bases and its members,
// and so on, each once. Bases and members that are not known are left out.
func (t *Type) Subobjects() iter.Seq[*Record] {
	return func(yield func(*Record) bool) {
		seen := map[*Record]bool{}
		var visit func(t *Type) bool
		visit = func(t *Type) bool {
			for t.Kind == Array {
				t = t.Elem
			}
			if t.Kind != RecordType || seen[t.Record] {
				return true
			}
			seen[t.Record] = true
			if !yield(t.Record) {
				return false
			}
			for _, b := range t.Record.Bases() {
				if !visit(b.Type) {
					return false
				}
			}
			for _, f := range t.Record.Fields() {
				if !visit(f.Type()) {
					return false
				}
			}
			return true
		}
		visit(t)
	}
}

// IsUnnamed reports whether a class or enumeration has no name, not even a
// typedef name for linkage purposes. A closure type has none.
func (t *Type) IsUnnamed() bool {
	switch t.Kind {
	case RecordType:
		return t.Record.Name == ""
	case EnumType:
		return t.Enum.Name == ""
	}
	return false
}

// DeclaredIn returns the scope in which a class or enumeration is declared; nil
// for other types.
func (t *Type) DeclaredIn() *Scope {
	switch t.Kind {
	case RecordType:
		return t.Record.Outer
	case EnumType:
		return t.Enum.Scope
	}
	return nil
}

// Access returns how far a class or enumeration is accessible: the least of its own access and that of
// the classes around it. A non-member is public.
func (t *Type) Access() Access {
	s := t.DeclaredIn()
	if s == nil || s.Kind != ClassScope {
		return Public
	}
	var n syntax.Node
	if t.Kind == EnumType {
		n = t.Enum.Node
	} else if decls := t.Record.pattern().decls; len(decls) > 0 && t.Record.Closure == nil {
		n = decls[0].node // in the class, also if it is defined elsewhere
	}
	if n.IsZero() {
		return Public
	}
	return max(s.Record.MemberAccess(n), s.Record.Type().Access())
}
