package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A SpecialKind names one of the special member functions of a class.
type SpecialKind uint8

const (
	NoSpecial SpecialKind = iota
	DefaultConstructor
	CopyConstructor
	MoveConstructor
	CopyAssignment
	MoveAssignment
	Destructor
)

func (k SpecialKind) String() string {
	return [...]string{"no special member", "default constructor", "copy constructor", "move constructor", "copy assignment",
		"move assignment", "destructor"}[k]
}

// isMove and isAssignment sort the kinds.
func (k SpecialKind) isMove() bool       { return k == MoveConstructor || k == MoveAssignment }
func (k SpecialKind) isAssignment() bool { return k == CopyAssignment || k == MoveAssignment }

// copying is the kind that serves where a class has no move of kind k.
func (k SpecialKind) copying() SpecialKind {
	if k == MoveAssignment {
		return CopyAssignment
	}
	return CopyConstructor
}

// A SpecialMember describes the special member functions of one kind of a class. There may be several:
// X(X &) and X(const X &) are both copy constructors. The rules are those of C++17 ([special]).
type SpecialMember struct {
	Kind      SpecialKind
	Functions []*Function // that the user declares; none if the member is implicit

	Declared     Answer // by the user or implicitly
	UserProvided Answer // one of them is declared by the user, and not defaulted or deleted at once
	Deleted      Answer // all of them
	Trivial      Answer // those that are not deleted, or all if they all are
	Constexpr    Answer // may be used in constant expressions

	asked askedAt // nothing is known yet
}

// IsImplicit reports whether the user declares no member of the kind.
func (m *SpecialMember) IsImplicit() bool { return len(m.Functions) == 0 }

// IsUsable answers whether there is a member that is not deleted.
func (m *SpecialMember) IsUsable() Answer { return m.Declared.And(m.Deleted.Not()) }

// isExplicitlyDeleted reports whether the user wrote "= delete" for all.
func (m *SpecialMember) isExplicitlyDeleted() bool {
	for _, f := range m.Functions {
		if !f.First().IsDeleted() {
			return false
		}
	}
	return len(m.Functions) > 0
}

// Special describes the special members of a kind. The members of a class that is not complete are
// unknown.
func (r *Record) Special(k SpecialKind) SpecialMember {
	q := &r.TU.inquiry
	if m := r.model.special[k]; m != nil {
		if m.asked != 0 {
			q.repeat(m.asked)
			return SpecialMember{Kind: k}
		}
		return *m
	}
	at, ok := q.begin()
	r.model.special[k] = &SpecialMember{Kind: k, asked: at}
	m := SpecialMember{Kind: k}
	if ok {
		r.TU.nested(func() { m = r.specialMember(k) })
	}
	r.model.special[k] = nil
	if q.end(at) {
		r.model.special[k] = &m
		if q.tooDeep {
			q.later(func() { r.model.special[k] = nil })
		}
	}
	return m
}

func (r *Record) specialMember(k SpecialKind) SpecialMember {
	m := SpecialMember{Kind: k}
	if !r.isKnown() {
		return m
	}
	own, ok := r.ownSpecials()
	if !ok {
		return m
	}
	m.Functions = own[k]
	if len(m.Functions) == 0 {
		m.Declared = r.declaresImplicitly(k, own)
		m.UserProvided = No
		if m.Declared == No {
			m.Deleted, m.Trivial, m.Constexpr = No, No, No
			return m
		}
		m.Deleted, m.Trivial, m.Constexpr = r.implied(k)
		if r.suppressesCopy(k, own) {
			m.Deleted = Yes
		}
		return m
	}
	m.Declared, m.UserProvided, m.Deleted, m.Trivial, m.Constexpr = Yes, No, Yes, Yes, No
	deleted, trivial, constant := r.implied(k)
	for _, f := range m.Functions {
		first := f.First()
		switch {
		case first.IsDeleted():
		case f.IsTemplate():
			m.UserProvided, m.Trivial = Yes, No
			m.Deleted = m.Deleted.And(Unknown)
			m.Constexpr = m.Constexpr.Or(Unknown.And(answer(f.IsConstexpr())))
		case first.IsDefaulted():
			m.Deleted = m.Deleted.And(deleted)
			m.Trivial = m.Trivial.And(trivial)
			m.Constexpr = m.Constexpr.Or(constant)
		default:
			m.UserProvided, m.Deleted, m.Trivial = Yes, No, No
			m.Constexpr = m.Constexpr.Or(answer(f.IsConstexpr()))
		}
		if k == Destructor && first.IsVirtual() {
			m.Trivial = No
		}
	}
	if m.isExplicitlyDeleted() {
		m.Trivial = m.Trivial.And(trivial)
	}
	return m
}

// ownSpecials sorts the user-declared special members by their kinds. NoSpecial is the kind of other
// constructors. It reports false if the kind of a declaration is not known.
func (r *Record) ownSpecials() (own [Destructor + 1][]*Function, ok bool) {
	for _, f := range r.Constructors() {
		k, ok := r.constructorKind(f)
		if !ok {
			return own, false
		}
		own[k] = append(own[k], f)
	}
	if r.Closure == nil {
		for _, f := range r.methodsNamed("operator=") {
			if f.IsTemplate() {
				continue
			}
			t := f.Type()
			if t.Kind != FunctionType {
				return own, false
			}
			if len(t.Params) == 1 && t.Params[0].NonReference().Kind == RecordType && t.Params[0].NonReference().Record == r {
				k := CopyAssignment
				if t.Params[0].Kind == RValueReference {
					k = MoveAssignment
				}
				own[k] = append(own[k], f)
			}
		}
	}
	if d := r.Destructor(); d != nil {
		own[Destructor] = append(own[Destructor], d)
	}
	for _, list := range own[DefaultConstructor:] {
		for _, f := range list {
			if f.isConstrained() {
				return own, false
			}
		}
	}
	return own, true
}

// isConstrained reports whether a requires-clause restricts the function.
func (f *Function) isConstrained() bool {
	d := f.First()
	return !d.FunctionDeclarator().ChildOf(syntax.RequiresClause).IsZero() || !d.Node.ChildOf(syntax.RequiresClause).IsZero()
}

// constructorKind returns the kind of a declared constructor. Templates are
// never copy or move constructors.
func (r *Record) constructorKind(f *Function) (SpecialKind, bool) {
	t := f.Type()
	if t.Kind != FunctionType {
		return NoSpecial, false
	}
	required := 0 // arguments that a call must give
	for i := range t.Params {
		if !f.hasDefault(i) {
			required = i + 1
		}
	}
	switch {
	case required == 0:
		return DefaultConstructor, true
	case required > 1 || f.IsTemplate():
		return NoSpecial, true
	}
	p := t.Params[0]
	if !p.IsReference() || p.Elem.Kind != RecordType || p.Elem.Record != r {
		return NoSpecial, true
	}
	if p.Kind == RValueReference {
		return MoveConstructor, true
	}
	return CopyConstructor, true
}

// declaresImplicitly answers whether a class declares a special member of kind
// k itself; own are those of the user.
func (r *Record) declaresImplicitly(k SpecialKind, own [Destructor + 1][]*Function) Answer {
	declared := func(kinds ...SpecialKind) bool {
		for _, k := range kinds {
			if len(own[k]) > 0 {
				return true
			}
		}
		return false
	}
	switch k {
	case DefaultConstructor:
		return answer(r.Closure == nil && !declared(NoSpecial, CopyConstructor, MoveConstructor))
	case MoveConstructor:
		return answer(!declared(CopyConstructor, CopyAssignment, MoveAssignment, Destructor))
	case MoveAssignment:
		return answer(r.Closure == nil && !declared(CopyConstructor, CopyAssignment, MoveConstructor, Destructor))
	}
	return Yes
}

// suppressesCopy reports whether the implicit copy of kind k is deleted because
// of the way in which the class is declared.
func (r *Record) suppressesCopy(k SpecialKind, own [Destructor + 1][]*Function) bool {
	switch k {
	case CopyConstructor, CopyAssignment:
		if len(own[MoveConstructor]) > 0 || len(own[MoveAssignment]) > 0 {
			return true
		}
	}
	if k == CopyAssignment && r.Closure != nil { // from C++20 on, captures decide
		return r.TU.inStandard(20) == No || len(r.Closure.Captures()) > 0 || r.Closure.Default != 0
	}
	return false
}

// implied returns the properties of a special member that the compiler defines, as the bases and
// members of the class require.
func (r *Record) implied(k SpecialKind) (deleted, trivial, constant Answer) {
	i := implication{record: r, kind: k, deleted: No, trivial: Yes, constant: Yes, union: r.IsUnion()}
	if r.HasVirtualBase() != No {
		i.constant = i.constant.And(r.HasVirtualBase().Not())
	}
	if k != Destructor { // a virtual destructor is declared, or that of a base
		i.trivial = i.trivial.And(r.IsPolymorphic().Not()).And(r.HasVirtualBase().Not())
	}
	for _, b := range r.Bases() {
		i.class(b.Type, true)
	}
	initialized, constOnly := false, true
	fields := r.Fields()
	for _, f := range fields {
		initialized = initialized || f.HasInitializer()
		constOnly = constOnly && f.Type().IsConst()
	}
	i.initialized = initialized
	for _, f := range fields {
		if !f.isPadding() {
			i.member(f)
		}
	}
	if k == DefaultConstructor && i.union && len(fields) > 0 {
		if constOnly && !initialized {
			i.deleted = Yes
		}
		i.constant = i.constant.And(answer(initialized))
	}
	return i.deleted, i.trivial, i.constant
}

// An implication collects the properties that subobjects require of an implied special member.
type implication struct {
	record                     *Record
	kind                       SpecialKind
	union                      bool // subobjects are variant members
	initialized                bool // a variant member has a default initializer
	deleted, trivial, constant Answer
}

func (i *implication) delete(a Answer) { i.deleted = i.deleted.Or(a) }

func (i *implication) member(f *Variable) {
	elem := f.Type().element()
	if i.kind == DefaultConstructor && f.HasInitializer() {
		i.trivial = No
		if _, ok := f.Scope.Constant(f.Initializer()); !ok {
			i.constant = i.constant.And(Unknown)
		}
		if elem.Kind == RecordType {
			i.delete(elem.Record.reach(i.record, Destructor, false).Not())
		}
		return
	}
	switch {
	case elem.Kind == RecordType:
		i.class(elem, false)
		if i.kind == DefaultConstructor && elem.IsConst() {
			i.delete(elem.Record.isConstDefaultConstructible().Not())
		}
	case elem.Kind == UnknownType || elem.Kind == TemplateParamType || elem.Kind == Auto:
		i.delete(Unknown)
		i.trivial, i.constant = i.trivial.And(Unknown), i.constant.And(Unknown)
	case elem.IsReference():
		switch {
		case i.kind == DefaultConstructor, i.kind.isAssignment(), i.kind == CopyConstructor && elem.Kind == RValueReference:
			i.delete(Yes)
		}
	case i.kind == DefaultConstructor:
		i.delete(answer(elem.IsConst() && !i.union))
		if !i.union {
			i.constant = No
		}
	case i.kind.isAssignment():
		i.delete(answer(elem.IsConst()))
	}
}

// class adds a base or a member of class type t.
func (i *implication) class(t *Type, base bool) {
	if t.Kind != RecordType {
		i.delete(Unknown)
		i.trivial, i.constant = i.trivial.And(Unknown), i.constant.And(Unknown)
		return
	}
	m := t.Record.selected(i.kind)
	usable := m.IsUsable().And(t.Record.reachMember(&m, i.record, base))
	if i.kind.isAssignment() && t.IsConst() {
		usable = usable.And(m.acceptsConstObject())
	}
	if t.IsVolatile() && i.kind != DefaultConstructor && i.kind != Destructor {
		usable = usable.And(Unknown)
	}
	if i.kind == DefaultConstructor && i.union && i.initialized {
		usable = Yes // another member is the one that is initialized
	}
	i.delete(usable.Not())
	if !i.kind.isAssignment() && i.kind != Destructor {
		i.delete(t.Record.reach(i.record, Destructor, base).Not())
	}
	i.trivial = i.trivial.And(m.Trivial)
	i.constant = i.constant.And(m.Constexpr)
	if i.union && !(i.kind == DefaultConstructor && i.initialized) {
		i.delete(m.Trivial.Not())
	}
}

// acceptsConstObject answers whether a const object can be assigned to.
func (m *SpecialMember) acceptsConstObject() Answer {
	for _, f := range m.Functions {
		if f.Type().Method&Const != 0 {
			return Yes
		}
	}
	return No
}

// selected returns the special member that a copy, move or default
// construction of the class uses: a move falls back to a copy.
func (r *Record) selected(k SpecialKind) SpecialMember {
	m := r.Special(k)
	if !k.isMove() {
		return m
	}
	missing := m.Declared.Not()
	if !m.isExplicitlyDeleted() {
		missing = missing.Or(m.Deleted)
	}
	switch missing {
	case No:
		return m
	case Unknown:
		return SpecialMember{Kind: k}
	}
	own, ok := r.ownSpecials()
	if !ok {
		return SpecialMember{Kind: k}
	}
	for _, f := range own[NoSpecial] {
		if f.IsTemplate() && k == MoveConstructor { // it may fit better than the copy constructor
			return SpecialMember{Kind: k}
		}
	}
	return r.Special(k.copying())
}

// reach answers whether the special member that is selected is usable in the
// implied members of from.
func (r *Record) reach(from *Record, k SpecialKind, base bool) Answer {
	m := r.selected(k)
	return m.IsUsable().And(r.reachMember(&m, from, base))
}

// reachMember answers whether m is accessible in from, which has r as base or
// as member.
func (r *Record) reachMember(m *SpecialMember, from *Record, base bool) Answer {
	if len(m.Functions) == 0 {
		return Yes
	}
	result := No
	for _, f := range m.Functions {
		switch r.MemberAccess(f.First().Node) {
		case Public:
			return Yes
		case Protected:
			if base {
				return Yes
			}
		}
	}
	if from.isWithin(r) || r.hasFriends() {
		return Unknown
	}
	return result
}

// isWithin reports whether r is outer or declared inside of it.
func (r *Record) isWithin(outer *Record) bool {
	if r == outer {
		return true
	}
	for s := r.Outer; s != nil; s = s.Parent {
		if s.Kind == ClassScope && s.Record == outer {
			return true
		}
	}
	return false
}

func (r *Record) hasFriends() bool {
	for c := range r.Definition().Child(syntax.FieldBody).Children() {
		if c.Kind() == syntax.FriendDeclaration {
			return true
		}
	}
	return false
}

// isConstDefaultConstructible answers whether a const object of the class may
// be defined without an initializer.
func (r *Record) isConstDefaultConstructible() Answer {
	return r.ask(isConstDefaultConstructible, r.findConstDefaultConstructible)
}

func (r *Record) findConstDefaultConstructible() Answer {
	m := r.Special(DefaultConstructor)
	result := m.UserProvided
	all := Yes
	for _, f := range r.Fields() {
		if f.isPadding() || f.HasInitializer() {
			continue
		}
		t := f.Type()
		if t.Kind == RecordType {
			all = all.And(t.Record.isConstDefaultConstructible())
		} else {
			all = all.And(t.known(false))
		}
	}
	for _, b := range r.Bases() {
		if b.Type.Kind == RecordType {
			all = all.And(b.Type.Record.isConstDefaultConstructible())
		} else {
			all = all.And(Unknown)
		}
	}
	return result.Or(all)
}
