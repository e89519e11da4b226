package gomemory

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// An object is a piece of memory that is distinguished from others. Objects of one finder are equal if
// they are the same pointer.
type object struct {
	kind     objectKind
	variable *types.Var           // that it is
	memory   cgobridge.MemoryKind // of made
	by       ast.Expr             // that made it; nil if it was no expression
	of       place                // of pointee: the place whose initial contents point at it; of some: the place that holds it, if known
	slot     slot                 // of pointee and some: the slot that held it
	depth    int                  // of pointees
	function function             // of functionObject
	boxed    types.Type           // of a struct in an interface
	typ      types.Type           // of a struct that another package has made; nil if it is not known
	begins   map[string]bool      // the paths to fields that lie where it begins
	earlier  *object              // those that were made before under its name
	text     string               // of textObject
}

// asEarlier returns the object that represents those created earlier under an object's name.
func (o *object) asEarlier() *object {
	if o.earlier == nil {
		before := *o
		o.earlier = &before
		o.earlier.earlier = o.earlier
	}
	return o.earlier
}

// An objectKind is the way in which an object is distinguished.
type objectKind uint8

const (
	variableObject objectKind = iota
	madeObject                // by a call, a literal, new, make
	pointeeObject             // the initial pointee of a place
	someObject                // something that a slot points at, whichever
	functionObject            // a function, or a method with its receiver
	numberObject              // no memory: the integer 0
	textObject                // a constant string
)

// A place is an object or a part of one: the path is ".a.b" for fields, "[]" for some element and
// "[2]" for a known one.
type place struct {
	object *object
	path   string
}

// maxPath bounds the nesting of parts that are distinguished.
const maxPath = 6

func (p place) part(step string) place {
	p.path += step
	if strings.Count(p.path, ".")+strings.Count(p.path, "[") > maxPath {
		return place{}
	}
	return p
}

// A slot is a variable or field of the package, or its elements; its contents are the join of all
// stores.
type slot struct {
	v        *types.Var
	elements bool
}

// An atom is one thing that a pointer may be: the address of a place, or, without an object, nil.
type atom struct {
	to     place
	offset int64    // in bytes from the place; unknownOffset
	some   bool     // one of several of its kind: another atom that looks the same may be another
	number ast.Expr // by which it is a number, of Go memory: a conversion, a Data field of reflect's headers
	from   ast.Expr // that made the address: &x, a call, a literal; nil if several did, or none in sight
	count  int64    // of the elements of a slice that slicing has left there; 0 for all, unknownOffset
}

const unknownOffset = -1 << 62

func (a atom) isNil() bool { return a.to.object == nil }

func (a atom) isText() bool { return a.to.object != nil && a.to.object.kind == textObject }

// A value is the set of an expression's possible values: its atoms and, if open, an unknown one.
type value struct {
	atoms []atom
	open  bool
}

var (
	openValue = value{open: true}
	nilValue  = value{atoms: []atom{{}}}
)

func addressOf(p place) value {
	if p.object == nil {
		return openValue
	}
	return value{atoms: []atom{{to: p}}}
}

// maxAtoms bounds the atoms of a value.
const maxAtoms = 12

// join returns the union of two values. Addresses in one place with different offsets become one.
func (v value) join(w value) value {
	out := value{slices.Clone(v.atoms), v.open || w.open}
	for _, a := range w.atoms {
		i := slices.IndexFunc(out.atoms, func(b atom) bool { return b.to == a.to || a.isText() && b.isText() })
		if i < 0 {
			out.atoms = append(out.atoms, a)
			continue
		}
		out.atoms[i].some = out.atoms[i].some || a.some
		if out.atoms[i].number != a.number {
			out.atoms[i].number = nil
		}
		if out.atoms[i].from != a.from {
			out.atoms[i].from = nil
		}
		if out.atoms[i].count != a.count {
			out.atoms[i].count = unknownOffset
		}
		if out.atoms[i].to != a.to {
			out.atoms[i].to = place{object: anyText}
		}
		if out.atoms[i].offset != a.offset {
			out.atoms[i].offset = unknownOffset
		}
	}
	if len(out.atoms) > maxAtoms {
		return openValue
	}
	return out
}

func (v value) equal(w value) bool {
	return v.open == w.open && len(v.atoms) == len(w.atoms) && !slices.ContainsFunc(v.atoms, func(a atom) bool { return !slices.Contains(w.atoms, a) })
}

// each returns the value with its addresses changed.
func (v value) each(change func(*atom)) value {
	out := value{slices.Clone(v.atoms), v.open}
	for i := range out.atoms {
		if !out.atoms[i].isNil() {
			change(&out.atoms[i])
		}
	}
	return out
}

// moved returns addresses a number of bytes away.
func (v value) moved(by int64) value {
	return v.each(func(a *atom) {
		if by == unknownOffset || a.offset == unknownOffset {
			a.offset = unknownOffset
		} else {
			a.offset += by
		}
	})
}

// from returns the value as made by an expression.
func (v value) from(e ast.Expr) value { return v.each(func(a *atom) { a.from = e }) }

// anyOf returns the value as one of several that elements hold: if they all hold one address, that of something made once, it
// is that. Objects created again have the earlier ones marked ([state.renew]).
func (v value) anyOf() value {
	if len(v.atoms) == 1 && !v.open && !v.atoms[0].isNil() && (v.atoms[0].to.object.kind == madeObject || v.isNumber()) {
		return v
	}
	return v.each(func(a *atom) { a.some = true })
}

// isPart reports whether the address may be another than that of the object's begin, or of another object of its kind.
func (a atom) isPart() bool {
	return a.some || a.offset != 0 || a.to.path != "" && !a.to.object.begins[a.to.path] || a.to.object.kind == someObject
}

// only returns the object that the value is the address of, as it came; nil if it may be something else.
func (v value) only() *object {
	var found *object
	for _, a := range v.atoms {
		switch {
		case a.isNil():
		case found != nil || a.isPart():
			return nil
		default:
			found = a.to.object
		}
	}
	if v.open {
		return nil
	}
	return found
}

// all returns the objects of one of which the value is the address, as it came; none if it may be something else.
func (v value) all() []*object {
	var list []*object
	for _, a := range v.atoms {
		switch {
		case a.isNil():
		case v.open || a.isPart():
			return nil
		default:
			list = append(list, a.to.object)
		}
	}
	return list
}

// mayBeNil and mayBeAddress report the possible results of a comparison with nil.
func (v value) mayBeNil() bool {
	return v.open || slices.ContainsFunc(v.atoms, func(a atom) bool {
		return a.isNil() || a.to.object.kind == pointeeObject || a.to.object.kind == someObject
	})
}

func (v value) mayBeAddress() bool {
	return v.open || slices.ContainsFunc(v.atoms, func(a atom) bool { return !a.isNil() })
}

// A context is a chain of calls by which a function is looked into.
type context struct {
	caller *context
	call   *ast.CallExpr
}

// objects makes the objects of a finder.
type objects struct {
	zero      *object // see [Finder.numberOf]
	texts     map[string]*object
	variables map[*types.Var]*object
	made      map[made]*object
	pointees  map[place]*object
	some      map[slot]*object
	someAt    map[place]*object
	contexts  map[context]*context
	slots     map[place]slot // of places that are variables, fields, elements
	functions map[function]*object
	literals  map[*context][]*object // functions that are literals, by where they are evaluated
}

type made struct {
	by    any // an ast.Node, or an object of package memory
	index int
	in    *context
}

// The objects that an expression creates besides its own memory, which has the indices from 0 on:
// copies of structs, and results in transit.
const (
	asOperand   = -1 - iota // a struct that an operator is applied to
	asCopy                  // one that is assigned
	asArgument              // one that is an argument
	asVariadic              // the slice that a variadic parameter is given
	asBox                   // a struct that an interface holds
	asMethod                // a method with its receiver
	firstResult             // the results of a call, downwards

	firstHandle = 100 // the handles that a call makes
)

func newObjects() *objects {
	return &objects{
		zero:      &object{kind: numberObject},
		variables: map[*types.Var]*object{}, made: map[made]*object{}, pointees: map[place]*object{},
		some: map[slot]*object{}, someAt: map[place]*object{}, contexts: map[context]*context{}, slots: map[place]slot{}, functions: map[function]*object{}, literals: map[*context][]*object{},
	}
}

func (o *objects) variable(v *types.Var) place {
	v = v.Origin()
	if o.variables[v] == nil {
		o.variables[v] = &object{kind: variableObject, variable: v}
	}
	p := place{object: o.variables[v]}
	o.slots[p] = slot{v: v}
	return p
}

func (o *objects) make(by any, index int, in *context, memory cgobridge.MemoryKind) place {
	k := made{by, index, in}
	if o.made[k] == nil {
		e, _ := by.(ast.Expr)
		o.made[k] = &object{kind: madeObject, memory: memory, by: e}
	}
	return place{object: o.made[k]}
}

// maxDepth bounds pointers to pointers.
const maxDepth = 4

// pointee returns the address of a place's pointee at the entry of a function.
func (o *objects) pointee(of place) value {
	if o.pointees[of] == nil {
		o.pointees[of] = &object{kind: pointeeObject, of: of, slot: o.slots[of], depth: of.object.depth + 1}
	}
	if o.pointees[of].depth > maxDepth {
		return openValue
	}
	return addressOf(place{object: o.pointees[of]})
}

// anyIn returns the possible contents of a slot.
func (o *objects) anyIn(s slot) value {
	if s.v == nil {
		return openValue
	}
	if o.some[s] == nil {
		o.some[s] = &object{kind: someObject, slot: s}
	}
	return value{atoms: []atom{{to: place{object: o.some[s]}, offset: unknownOffset, some: true}}}
}

// anyAt is anyIn for one place of an object.
func (o *objects) anyAt(p place) value {
	if o.slots[p].v == nil {
		return openValue
	}
	if o.someAt[p] == nil {
		o.someAt[p] = &object{kind: someObject, slot: o.slots[p], of: p}
	}
	return value{atoms: []atom{{to: place{object: o.someAt[p]}, offset: unknownOffset, some: true}}}
}

func (o *objects) context(caller *context, call *ast.CallExpr) *context {
	c := context{caller, call}
	if o.contexts[c] == nil {
		o.contexts[c] = &c
	}
	return o.contexts[c]
}

// field returns the place of a field within a place.
func (o *objects) field(of place, f *types.Var) place {
	p := of.part("." + f.Name())
	if p.object != nil {
		o.slots[p] = slot{v: f.Origin()}
	}
	return p
}

// firstField is field for the first of a struct.
func (o *objects) firstField(of place, f *types.Var) place {
	p := o.field(of, f)
	if p.object != nil && (of.path == "" || of.object.begins[of.path]) {
		put(&p.object.begins, p.path, true)
	}
	return p
}

// element returns the place of an element, which is known or not.
func (o *objects) element(of place, step string) place {
	p := of.part(step)
	if p.object == nil {
		return p
	}
	s, ok := o.slots[of]
	if of.path == "" && (of.object.kind == pointeeObject || of.object.kind == someObject) {
		s, ok = of.object.slot, true
	}
	if ok && !s.elements && s.v != nil {
		o.slots[p] = slot{s.v, true}
	}
	return p
}
