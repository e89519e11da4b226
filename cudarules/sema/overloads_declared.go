package sema

import (
	"hash/maphash"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A signatureIndex finds functions by the types of their parameters.
type signatureIndex struct {
	placeIndex[signatureKey]
	functions []*Function
}

// A signatureKey is the common part of two declarations of one function: the types that do not depend
// on template parameters, and one property of the first type that does, which is either the same type
// or spelled the same.
type signatureKey struct {
	rest, dependent uint64
	spelled         bool
}

func newSignatureIndex(set []*Function) *signatureIndex {
	x := &signatureIndex{}
	for _, f := range set {
		x.addFunction(f)
	}
	return x
}

func (x *signatureIndex) addFunction(f *Function) {
	at := len(x.functions)
	x.functions = append(x.functions, f)
	if keys, settled := f.Decls[0].signatureKeys(); !settled || len(keys) > 0 {
		x.add(at, keys...)
	}
}

// alike returns the functions that a declaration may declare once more, in their order.
func (x *signatureIndex) alike(fd *FuncDecl) []*Function {
	keys, _ := fd.signatureKeys()
	return atPlaces(x.functions, x.places(keys...))
}

// signatureKeys returns the keys of a declaration, none if it redeclares no function, and whether its
// type is final.
func (fd *FuncDecl) signatureKeys() (keys []signatureKey, settled bool) {
	t := fd.Type()
	if fd.typ == nil || fd.scope.TU.inquiry.tooDeep {
		return nil, false
	}
	if t.Kind != FunctionType {
		return nil, true
	}
	var h maphash.Hash
	h.SetSeed(nameSeed)
	maphash.WriteComparable(&h, [3]bool{fd.Template.IsZero(), t.Variadic})
	maphash.WriteComparable(&h, t.Method)
	first := -1
	for i, p := range t.Params {
		switch {
		case !p.IsDependent():
			maphash.WriteComparable(&h, typeHash(p))
		case first < 0:
			first = i
			fallthrough
		default:
			maphash.WriteComparable(&h, "dependent")
		}
	}
	rest := h.Sum64()
	if first < 0 {
		return []signatureKey{{rest: rest}}, true
	}
	return []signatureKey{
		{rest: rest, dependent: typeHash(t.Params[first])},
		{rest: rest, dependent: hashName(fd.paramText(first)), spelled: true},
	}, true
}

// typeHash returns a number that is the same for types that are [Equal].
func typeHash(t *Type) uint64 {
	var h maphash.Hash
	h.SetSeed(nameSeed)
	t.hash(&h, func(r *Record) *Record { return r })
	return h.Sum64()
}

// hash adds the type to a hash, with classes mapped by class.
func (t *Type) hash(h *maphash.Hash, class func(*Record) *Record) {
	maphash.WriteComparable(h, [2]uint8{uint8(t.Kind), uint8(t.Qual)})
	switch t.Kind {
	case Pointer, LValueReference, RValueReference:
		t.Elem.hash(h, class)
	case Array:
		maphash.WriteComparable(h, t.Len)
		t.Elem.hash(h, class)
	case MemberPointer:
		maphash.WriteComparable(h, class(t.Record))
		t.Elem.hash(h, class)
	case FunctionType:
		maphash.WriteComparable(h, len(t.Params))
		t.Elem.hash(h, class)
		for _, p := range t.Params {
			p.hash(h, class)
		}
	case RecordType:
		maphash.WriteComparable(h, class(t.Record))
	case EnumType:
		maphash.WriteComparable(h, t.Enum)
	case TemplateParamType:
		maphash.WriteComparable(h, [2]int{t.Param.Depth, t.Param.Index})
	}
}

// alike returns those of an overload set that a declaration may declare once more, in
// their order.
func alike(set []*Function, fd *FuncDecl) []*Function {
	if len(set) <= manyOverloads {
		return set
	}
	x := set[0].TU.overloadIndex(set)
	if x.signatures == nil {
		x.signatures = newSignatureIndex(x.functions)
	}
	return x.signatures.alike(fd)
}

// A declarationPlace is the place of a declaration.
type declarationPlace struct{ node, declarator syntax.Node }

// declaredAt returns the declaration, at the place of d, of a function in an overload set, or nil.
func declaredAt(set []*Function, d *decl) *FuncDecl {
	decls := 0
	for _, f := range set[:min(len(set), manyOverloads)] {
		decls += len(f.Decls)
	}
	if len(set) <= manyOverloads && decls <= manyOverloads {
		for _, f := range set {
			for _, fd := range f.Decls {
				if fd.Node == d.node && fd.Declarator == d.declarator {
					return fd
				}
			}
		}
		return nil
	}
	tu := set[0].TU
	x := tu.overloadIndex(set)
	at := declarationPlace{d.node, d.declarator}
	if fd := x.decls[at]; fd != nil || x.declsOf == tu.redeclarations && x.decls != nil {
		return fd
	}
	x.decls, x.declsOf = map[declarationPlace]*FuncDecl{}, tu.redeclarations
	for _, f := range set {
		for _, fd := range f.Decls {
			if at := (declarationPlace{fd.Node, fd.Declarator}); x.decls[at] == nil {
				x.decls[at] = fd
			}
		}
	}
	return x.decls[at]
}
