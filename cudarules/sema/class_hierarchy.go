package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Base is a base class.
type Base struct {
	Type    *Type // unknown if it is dependent or not seen
	Virtual bool
	Access  Access
	Node    syntax.Node
}

// Bases returns the base classes in order.
func (r *Record) Bases() []Base {
	if r.basesOK {
		return r.bases
	}
	r.basesOK = true
	clause := r.Definition().ChildOf(syntax.BaseClassClause)
	access := Public
	if r.Key() == "class" {
		access = Private
	}
	b := Base{Access: access}
	for n := range clause.Children() {
		switch n.Kind() {
		case syntax.AccessSpecifier:
			b.Access = accessOf(n)
		case syntax.VirtualKeyword:
			b.Virtual = true
		case syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType, syntax.DependentType, syntax.Decltype:
			b.Node = n
			outer := r.Scope().Parent
			if next := n.Next(); next.Kind() == syntax.Token && next.Text() == "..." {
				for _, a := range outer.expandPattern(n, n, func(in *Scope, p syntax.Node) Argument { return in.argument(p) }) {
					if b.Type = a.Type; b.Type == nil {
						b.Type = unknown
					}
					r.bases = append(r.bases, b)
				}
			} else {
				b.Type = outer.Type(n).Unqualified()
				r.bases = append(r.bases, b)
			}
			b = Base{Access: access}
		}
	}
	r.cutBases()
	return r.bases
}

// cutBases makes bases unknown that derive from the class itself, and those at
// the end of a chain that has none, such as template <int n> F : F<n - 1>.
func (r *Record) cutBases() {
	r.cutting = true
	defer func() { r.cutting = false }()
	for i := range r.bases {
		t := r.bases[i].Type
		if t.Kind != RecordType {
			continue
		}
		t.Record.level = max(t.Record.level, r.level+1)
		if !r.TU.limits.Allows(limit.BaseDepth, t.Record.level) || t.Record.cutting {
			r.bases[i].Type = unknown
			continue
		}
		t.Record.Bases() // a class among them that leads back here finds this one being cut
	}
}

func (r *Record) findInBases(name string) []Entity {
	if r.busy {
		return nil
	}
	r.busy = true
	defer func() { r.busy = false }()
	for _, b := range r.ancestry().classes {
		if found := b.findOwn(name); len(found) > 0 {
			return found
		}
	}
	return nil
}

// An ancestry is the direct and indirect bases of a class.
type ancestry struct {
	classes []*Record // each once: a base, its own bases, the next base
	unknown bool      // there may be more
}

func (r *Record) ancestry() *ancestry {
	if r.family != nil {
		return r.family
	}
	r.family = &ancestry{}
	seen := map[*Record]bool{}
	add := func(b *Record) {
		if !seen[b] {
			seen[b] = true
			r.family.classes = append(r.family.classes, b)
		}
	}
	for _, b := range r.Bases() {
		if b.Type.Kind != RecordType {
			r.family.unknown = true
			continue
		}
		add(b.Type.Record)
		inner := b.Type.Record.ancestry()
		for _, a := range inner.classes {
			add(a)
		}
		r.family.unknown = r.family.unknown || inner.unknown || b.Type.Record.IsComplete() != Yes
	}
	return r.family
}

// HasUnknownBase reports whether a base, or a base of one, is not known.
func (r *Record) HasUnknownBase() bool { return r.ancestry().unknown }

// inheritsUnseen reports whether unqualified names in the class may be those of
// members of a base that was not seen. In one that depends on the parameters of the
// class's template they are not looked up, in its instances neither ([temp.dep]).
func (r *Record) inheritsUnseen() bool {
	if r.Pattern != nil {
		return r.Pattern.inheritsUnseen()
	}
	return slices.ContainsFunc(r.Bases(), func(b Base) bool {
		switch b.Type.Kind {
		case RecordType:
			return !b.Type.Record.dependent && (b.Type.Record.HasUnknownBase() || b.Type.Record.IsComplete() != Yes)
		case UnknownType:
			return !r.Scope().Parent.namesParameter(b.Node)
		}
		return false
	})
}

// DerivesFrom answers whether base is r or a direct or indirect base of it.
func (r *Record) DerivesFrom(base *Record) Answer {
	switch {
	case r == base || slices.Contains(r.ancestry().classes, base):
		return Yes
	case r.ancestry().unknown:
		return Unknown
	}
	return No
}
