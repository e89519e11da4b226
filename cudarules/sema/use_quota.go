package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Quota bounds the instances of each template that a search looks into. The zero
// Quota has admitted none yet.
type Quota struct {
	counts   map[instancesOfTypes]int
	admitted map[*Body]bool
}

// instancesOfTypes names the instances of a definition whose arguments have the
// same types among them.
type instancesOfTypes struct {
	definition syntax.Node
	types      string // keys of the types; empty for all instances
}

// BodyOf returns the body that runs when f is called; nil if there is none, and for an
// instance that is one too many.
func (q *Quota) BodyOf(f *Function) *Body {
	b := f.TU.anyBodyOf(f)
	if b == nil || !b.Instance || q.admitted[b] {
		return b
	}
	if !q.count(b) {
		return nil
	}
	if q.admitted == nil {
		q.admitted = map[*Body]bool{}
	}
	q.admitted[b] = true
	return b
}

// choose returns those of some bodies that are admitted, each of which is asked about
// once: where there are too many instances of one definition, the first by their arguments.
func (q *Quota) choose(bodies []*Body) []*Body {
	of := map[syntax.Node][]*Body{}
	for _, b := range bodies {
		if b.Instance {
			of[b.place()] = append(of[b.place()], b)
		}
	}
	tooMany := map[*Body]bool{}
	for at, list := range of {
		if q.counts[instancesOfTypes{at, ""}]+len(list) <= limit.AlikeInstances.Value() {
			continue // no need to order them
		}
		slices.SortStableFunc(list, func(a, b *Body) int { return compareInstances(a.Function, b.Function) })
		for _, b := range list {
			tooMany[b] = !q.count(b)
		}
		delete(of, at)
	}
	var chosen []*Body
	for _, b := range bodies {
		if b.Instance && of[b.place()] != nil {
			q.count(b)
		}
		if !tooMany[b] {
			chosen = append(chosen, b)
		}
	}
	return chosen
}

// place returns the common node of the instances of one definition.
func (fd *FuncDecl) place() syntax.Node {
	if fd.initialized != nil {
		return fd.Declarator
	}
	return fd.Node
}

// count reports whether a further instance of a definition is among the first few,
// and counts it then.
func (q *Quota) count(b *Body) bool {
	all := instancesOfTypes{b.place(), ""}
	if !b.Function.TU.limits.Allows(limit.Instances, q.counts[all]+1) {
		return false
	}
	alike := instancesOfTypes{b.place(), ";" + b.Function.typesKey()}
	if !b.Function.TU.limits.Allows(limit.AlikeInstances, q.counts[alike]+1) {
		return false
	}
	if q.counts == nil {
		q.counts = map[instancesOfTypes]int{}
	}
	q.counts[all]++
	q.counts[alike]++
	return true
}

// typesKey returns the keys of the types in the arguments of a function and of its enclosing entities.
func (f *Function) typesKey() string {
	key := appendTypesKeys(nil, f.Args)
	for s := f.Scope; s != nil; s = s.Parent {
		switch s.Kind {
		case ClassScope:
			key = appendTypesKeys(key, s.Record.Args)
		case FunctionScope:
			key = appendTypesKeys(key, s.Function.Args)
		}
	}
	return string(key)
}

// appendTypesKeys appends the keys of the types in arguments.
func appendTypesKeys(key []byte, args []Argument) []byte {
	for i := range args {
		if t := args[i].Type; t != nil {
			key = t.appendKey(key)
		}
		key = append(appendTypesKeys(key, args[i].Pack), ',')
	}
	return key
}
