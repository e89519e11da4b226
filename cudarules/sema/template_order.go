package sema

import (
	"cmp"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// compareInstances orders the instances of one definition by their arguments and those of their
// enclosing entities. It is zero for two that differ only in unknown parts.
func compareInstances(f, g *Function) int {
	if c := compareArguments(f.Args, g.Args); c != 0 {
		return c
	}
	return compareScopes(f.Scope, g.Scope)
}

func compareArguments(a, b []Argument) int {
	for i := range min(len(a), len(b)) {
		if c := compareArgument(&a[i], &b[i]); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(a), len(b))
}

func compareArgument(a, b *Argument) int {
	switch {
	case a.IsPack && b.IsPack:
		return compareArguments(a.Pack, b.Pack)
	case a.Type != nil && b.Type != nil:
		return compareTypes(a.Type, b.Type)
	case a.Value != nil && b.Value != nil:
		return cmp.Or(cmp.Compare(a.Value.Float(), b.Value.Float()), cmp.Compare(a.Value.bits, b.Value.bits), compareTypes(a.Value.Type, b.Value.Type))
	case a.Entity != nil && b.Entity != nil:
		return compareEntities(a.Entity, b.Entity)
	}
	return cmp.Compare(a.rank(), b.rank())
}

// rank orders arguments by their kind.
func (a *Argument) rank() int {
	switch {
	case a.Value != nil:
		return 0
	case a.Type != nil:
		return 1
	case a.Entity != nil:
		return 2
	case a.IsPack:
		return 3
	}
	return 4
}

func compareEntities(a, b Entity) int {
	if a == b {
		return 0
	}
	order := cmp.Compare(a.EntityName(), b.EntityName())
	switch a := a.(type) {
	case *Function:
		if b, ok := b.(*Function); ok && len(a.Decls) > 0 && len(b.Decls) > 0 {
			return cmp.Or(order, comparePlaces(a.TU, a.First().Node, b.First().Node), compareInstances(a, b))
		}
	case *Variable:
		if b, ok := b.(*Variable); ok {
			return cmp.Or(order, comparePlaces(a.TU, a.Node, b.Node), compareScopes(a.Scope, b.Scope))
		}
	case *Record:
		if b, ok := b.(*Record); ok {
			return compareRecords(a, b)
		}
	}
	return order
}

func compareTypes(a, b *Type) int {
	if a == b {
		return 0
	}
	if c := cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Qual, b.Qual), cmp.Compare(a.Method, b.Method), cmp.Compare(a.Len, b.Len), cmp.Compare(len(a.Params), len(b.Params))); c != 0 {
		return c
	}
	for i := range a.Params {
		if c := compareTypes(a.Params[i], b.Params[i]); c != 0 {
			return c
		}
	}
	switch {
	case a.Record != nil && b.Record != nil:
		if c := compareRecords(a.Record, b.Record); c != 0 {
			return c
		}
	case a.Enum != nil && b.Enum != nil:
		return cmp.Or(cmp.Compare(a.Enum.Name, b.Enum.Name), comparePlaces(a.Enum.TU, a.Enum.Node, b.Enum.Node), compareScopes(a.Enum.Scope, b.Enum.Scope))
	}
	if a.Elem != nil && b.Elem != nil {
		return compareTypes(a.Elem, b.Elem)
	}
	return 0
}

// compareRecords orders classes. Two instances with the same arguments are one, so that
// no more than the first arguments that differ are looked into.
func compareRecords(a, b *Record) int {
	if a == b {
		return 0
	}
	if c := cmp.Or(cmp.Compare(a.Name, b.Name), comparePlaces(a.TU, a.node(), b.node())); c != 0 {
		return c
	}
	if c := compareArguments(a.primaryArgs(), b.primaryArgs()); c != 0 {
		return c
	}
	return compareScopes(a.Outer, b.Outer)
}

// compareScopes orders the enclosing entities of two scopes of one definition.
func compareScopes(a, b *Scope) int {
	for ; a != b && a != nil && b != nil; a, b = a.Parent, b.Parent {
		switch {
		case a.Kind == ClassScope && b.Kind == ClassScope:
			if c := compareRecords(a.Record, b.Record); c != 0 {
				return c
			}
		case a.Kind == FunctionScope && b.Kind == FunctionScope:
			return compareInstances(a.Function, b.Function)
		}
	}
	return 0
}

// comparePlaces orders nodes by their places.
func comparePlaces(tu *TU, a, b syntax.Node) int {
	if a.IsZero() || b.IsZero() {
		return 0
	}
	u, v := tu.Unit(a), tu.Unit(b)
	if u != v && u != nil && v != nil {
		return cmp.Compare(u.Source.File.Name, v.Source.File.Name)
	}
	return cmp.Compare(a.Start(), b.Start())
}
