package sema

import "slices"

// manyOverloads is the number of overloads from which on they are indexed by their parameters.
const manyOverloads = 16

// An overloadIndex finds those of a large overload set that a call may take, or that a
// declaration may declare once more.
type overloadIndex struct {
	functions  []*Function
	entities   []Entity         // the meaning of a name that denotes only these functions; nil: not yet seen
	positions  []*positionIndex // of the first parameters; nil: not yet computed
	signatures *signatureIndex
	decls      map[declarationPlace]*FuncDecl // nil: not yet computed
	declsOf    int                            // how many redeclarations there were then
}

// An overloadKey identifies an overload set, as far as that is possible without looking at all of it.
type overloadKey struct {
	first, last *Function
	n           int
}

func keyOf(set []*Function) overloadKey { return overloadKey{set[0], set[len(set)-1], len(set)} }

// maxIndexed is how many functions the overload sets have that a translation unit keeps
// an index of, before it begins anew.
const maxIndexed = 1 << 20

// overloadIndex returns the index of a large overload set.
func (tu *TU) overloadIndex(set []*Function) *overloadIndex {
	k := keyOf(set)
	x := tu.overloadIndices[k]
	if x == nil || !sameFunctions(x.functions, set) {
		if tu.indexed += len(set); tu.overloadIndices == nil || tu.indexed > maxIndexed {
			tu.overloadIndices, tu.indexed = map[overloadKey]*overloadIndex{}, len(set)
		}
		x = &overloadIndex{functions: slices.Clip(set)}
		tu.overloadIndices[k] = x
	}
	return x
}

// functionsOf returns the functions among the entities of a name. Large sets are shared.
func (tu *TU) functionsOf(found []Entity) []*Function {
	if x := tu.overloadIndexOf(found); x != nil {
		return x.functions
	}
	return functionsOf(found)
}

// overloadIndexOf returns the index of a name's entities if they are a large overload set, else nil.
func (tu *TU) overloadIndexOf(found []Entity) *overloadIndex {
	if len(found) <= manyOverloads {
		return nil
	}
	first, ok := found[0].(*Function)
	last, alsoOK := found[len(found)-1].(*Function)
	if !ok || !alsoOK {
		return nil
	}
	if x := tu.overloadIndices[overloadKey{first, last, len(found)}]; x != nil && len(x.entities) > 0 && &x.entities[0] == &found[0] {
		return x
	}
	set := functionsOf(found)
	if len(set) < len(found) {
		return nil
	}
	x := tu.overloadIndex(set)
	x.entities = found
	return x
}

// sameFunctions reports whether two overload sets, of which none is empty, are the same.
func sameFunctions(a, b []*Function) bool {
	return len(a) == len(b) && (&a[0] == &b[0] || slices.Equal(a, b))
}
