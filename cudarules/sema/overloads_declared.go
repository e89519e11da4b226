package sema

import (
	"hash/maphash"
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A signatureIndex finds functions by the types of their parameters.
type signatureIndex struct {
	functions []*Function
	keyed     map[signatureKey][]int // places of the functions
	unsettled []int                  // of those whose type may be known later
}

// A signatureKey has what two declarations of one function share: the types that do not
// depend on template parameters, and one thing of the first that does, which is either
// the same type or spelled the same.
type signatureKey struct {
	rest, dependent uint64
	spelled         bool
}

func newSignatureIndex(set []*Function) *signatureIndex {
	x := &signatureIndex{keyed: make(map[signatureKey][]int, len(set))}
	for _, f := range set {
		x.add(f)
	}
	return x
}

func (x *signatureIndex) add(f *Function) {
	at := len(x.functions)
	x.functions = append(x.functions, f)
	keys, settled := f.Decls[0].signatureKeys()
	if !settled {
		x.unsettled = append(x.unsettled, at)
	}
	for _, k := range keys {
		x.keyed[k] = append(x.keyed[k], at)
	}
}

// alike yields the functions that a declaration may declare once more, in their order.
func (x *signatureIndex) alike(fd *FuncDecl) []*Function {
	keys, _ := fd.signatureKeys()
	places := slices.Clone(x.unsettled)
	for _, k := range keys {
		places = append(places, x.keyed[k]...)
	}
	slices.Sort(places)
	list := make([]*Function, 0, len(places))
	for _, at := range slices.Compact(places) {
		list = append(list, x.functions[at])
	}
	return list
}

// signatureKeys returns the keys of a declaration, none if it declares no function once
// more, and whether its type will stay what it is.
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
	t.hash(&h)
	return h.Sum64()
}

func (t *Type) hash(h *maphash.Hash) {
	maphash.WriteComparable(h, [2]uint8{uint8(t.Kind), uint8(t.Qual)})
	switch t.Kind {
	case Pointer, LValueReference, RValueReference:
		t.Elem.hash(h)
	case Array:
		maphash.WriteComparable(h, t.Len)
		t.Elem.hash(h)
	case MemberPointer:
		maphash.WriteComparable(h, t.Record)
		t.Elem.hash(h)
	case FunctionType:
		maphash.WriteComparable(h, len(t.Params))
		t.Elem.hash(h)
		for _, p := range t.Params {
			p.hash(h)
		}
	case RecordType:
		maphash.WriteComparable(h, t.Record)
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

// A declarationPlace is where a declaration stands.
type declarationPlace struct{ node, declarator syntax.Node }

// declaredAt returns the declaration of one of an overload set that stands where d does, or nil.
func declaredAt(set []*Function, d *decl) *FuncDecl {
	if len(set) <= manyOverloads {
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
