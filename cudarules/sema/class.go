package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A classModel caches properties of a class.
type classModel struct {
	special [Destructor + 1]*SpecialMember
	answers map[question]Answer
	asked   map[question]askedAt
	layouts [2]*layoutResult

	pure      []*Function
	pureKnown bool
	pureDone  bool
}

// A question is one that is answered once for each class.
type question uint8

const (
	isPolymorphic question = iota
	hasVirtualBase
	isTriviallyCopyable
	isTrivial
	isStandardLayout
	isEmpty
	isAggregate
	isAbstract
	isLiteral
	hasVirtualDestructor
	emptyConstructor
	emptyDestructor
	isLayoutPOD
	isConstDefaultConstructible
	isNearlyEmpty
	holdsFloating
	uniqueOnHost
	uniqueOnDevice
)

// ask computes an answer once. One that depends on itself, as in a class that
// contains itself by mistake, is unknown.
func (r *Record) ask(q question, compute func() Answer) Answer {
	if a, ok := r.model.answers[q]; ok {
		return a
	}
	in := &r.TU.inquiry
	if at := r.model.asked[q]; at != 0 {
		in.repeat(at)
		return Unknown
	}
	if r.model.answers == nil {
		r.model.answers, r.model.asked = map[question]Answer{}, map[question]askedAt{}
	}
	at, ok := in.begin()
	r.model.asked[q] = at
	a := Unknown
	if ok {
		r.TU.nested(func() {
			if r.isKnown() {
				a = compute()
			}
		})
	}
	delete(r.model.asked, q)
	if in.end(at) {
		r.model.answers[q] = a
		r.traceRecord(a)
		if in.tooDeep {
			in.later(func() { delete(r.model.answers, q) })
		}
	}
	return a
}

// nested runs a question about a class unless too many lie around it.
func (tu *TU) nested(ask func()) {
	if tu.allowsDepth(limit.ClassDepth, tu.classQueryDepth+1) {
		tu.classQueryDepth++
		ask()
		tu.classQueryDepth--
	}
}

// isKnown reports whether the declarations in the class are known. The types
// in a template may be unknown all the same.
func (r *Record) isKnown() bool {
	return r.IsComplete() == Yes && (r.Pattern == nil || !r.dependent)
}

// isPadding reports whether a member is an unnamed bit-field.
func (v *Variable) isPadding() bool { return v.Name == "" && v.IsBitField() }

// HasInitializer reports whether the declaration has an initializer.
func (v *Variable) HasInitializer() bool { return !v.Initializer().IsZero() }

// IsVirtual reports whether the declaration says that the function is virtual.
// It may be so without, because a base says it.
func (fd *FuncDecl) IsVirtual() bool {
	_, overrides := fd.Mark(syntax.TrailingOverride)
	return overrides || fd.Specifiers().Has(syntax.Virtual|syntax.Override|syntax.Final) || fd.IsPure()
}

// IsPure reports "= 0".
func (fd *FuncDecl) IsPure() bool { return !fd.Node.ChildOf(syntax.PureVirtualClause).IsZero() }

// eachBase combines the answers of the bases; one whose type is not known
// answers Unknown.
func (r *Record) eachBase(start Answer, combine func(a, b Answer) Answer, ask func(*Record) Answer) Answer {
	for _, b := range r.Bases() {
		a := Unknown
		if b.Type.Kind == RecordType {
			a = ask(b.Type.Record)
		}
		start = combine(start, a)
	}
	return start
}

// eachMember is eachBase for the non-static data members and their types.
func (r *Record) eachMember(start Answer, ask func(*Type) Answer) Answer {
	for _, f := range r.Fields() {
		if !f.isPadding() {
			start = start.And(ask(f.Type()))
		}
	}
	return start
}

// IsPolymorphic answers whether the class declares or inherits a virtual
// function.
func (r *Record) IsPolymorphic() Answer {
	return r.ask(isPolymorphic, func() Answer {
		if r.Closure != nil {
			return No
		}
		for _, f := range r.Methods() {
			if f.First().IsVirtual() {
				return Yes
			}
		}
		return r.eachBase(No, Answer.Or, (*Record).IsPolymorphic)
	})
}

// HasVirtualBase answers whether the class has a direct or indirect virtual
// base.
func (r *Record) HasVirtualBase() Answer {
	return r.ask(hasVirtualBase, func() Answer {
		for _, b := range r.Bases() {
			if b.Virtual {
				return Yes
			}
		}
		return r.eachBase(No, Answer.Or, (*Record).HasVirtualBase)
	})
}

// IsTriviallyCopyable answers whether every copy and move of the class is
// trivial or deleted, at least one is not deleted, and the destructor is
// trivial and not deleted.
func (r *Record) IsTriviallyCopyable() Answer {
	return r.ask(isTriviallyCopyable, func() Answer {
		trivial, usable := Yes, No
		for _, k := range []SpecialKind{CopyConstructor, MoveConstructor, CopyAssignment, MoveAssignment} {
			m := r.Special(k)
			trivial = trivial.And(m.Declared.Not().Or(m.Deleted).Or(m.Trivial))
			usable = usable.Or(m.IsUsable())
		}
		d := r.Special(Destructor)
		return trivial.And(usable).And(d.Trivial).And(d.Deleted.Not())
	})
}

// IsTriviallyDestructible answers whether the destructor is trivial and not
// deleted.
func (r *Record) IsTriviallyDestructible() Answer {
	d := r.Special(Destructor)
	return d.Trivial.And(d.Deleted.Not())
}

// IsTrivial answers whether the class is trivially copyable and all its default
// constructors are trivial and not deleted.
func (r *Record) IsTrivial() Answer {
	return r.ask(isTrivial, func() Answer {
		d := r.Special(DefaultConstructor)
		return r.IsTriviallyCopyable().And(d.IsUsable()).And(d.Trivial)
	})
}

// IsStandardLayout answers whether the layout of the class is one that C could
// have given it ([class.prop]).
func (r *Record) IsStandardLayout() Answer {
	return r.ask(isStandardLayout, func() Answer {
		a := r.IsPolymorphic().Not().And(r.HasVirtualBase().Not())
		a = r.eachBase(a, Answer.And, (*Record).IsStandardLayout)
		a = r.eachMember(a, (*Type).StandardLayout)
		if a != Yes {
			return a
		}
		for i, f := range r.Fields() {
			if i > 0 && r.fieldAccess(f) != r.fieldAccess(r.Fields()[0]) {
				return No
			}
		}
		bases := map[*Record]bool{}
		holders := 0 // classes of the hierarchy that have members of their own
		if len(r.Fields()) > 0 {
			holders++
		}
		unique := r.eachAncestor(func(b *Record) bool {
			if len(b.Fields()) > 0 {
				holders++
			}
			repeated := bases[b]
			bases[b] = true
			return !repeated
		})
		if !unique || holders > 1 || r.startsWith(bases, map[*Record]bool{}) {
			return No
		}
		return a
	})
}

// eachAncestor visits all base class subobjects until visit reports false, and
// reports whether it never did.
func (r *Record) eachAncestor(visit func(*Record) bool) bool {
	for _, b := range r.Bases() {
		if b.Type.Kind == RecordType && (!visit(b.Type.Record) || !b.Type.Record.eachAncestor(visit)) {
			return false
		}
	}
	return true
}

// startsWith reports whether a subobject of one of the classes may lie at the
// beginning of the first member; those in seen were looked at.
func (r *Record) startsWith(classes, seen map[*Record]bool) bool {
	if seen[r] {
		return false
	}
	seen[r] = true
	for i, f := range r.Fields() {
		t := f.Type().element()
		if t.Kind == RecordType && t.Record != r && (classes[t.Record] || t.Record.startsWith(classes, seen)) {
			return true
		}
		if i == 0 && !r.IsUnion() {
			break
		}
	}
	return false
}

func (r *Record) fieldAccess(f *Variable) Access {
	if r.Closure != nil {
		return Public
	}
	return r.MemberAccess(f.Node)
}

// IsEmpty answers whether the class has no members that take space, no virtual
// functions or bases, and only empty bases. A union is never empty.
func (r *Record) IsEmpty() Answer {
	return r.ask(isEmpty, func() Answer {
		a := r.IsPolymorphic().Or(r.HasVirtualBase()).Not().And(answer(!r.IsUnion()))
		for _, f := range r.Fields() {
			if w, ok := f.BitWidth(); f.IsBitField() && ok && w == 0 {
				continue
			}
			return No
		}
		return r.eachBase(a, Answer.And, (*Record).IsEmpty)
	})
}

// inStandard answers whether the standard is that of a year, or a later one.
func (tu *TU) inStandard(year int) Answer {
	if !tu.Options.Knows(nvcc.Standard) {
		return Unknown
	}
	return answer(tu.Options.Std >= year)
}

// IsAggregate answers whether the class can be initialized by a list of its
// members, in the standard that the options name.
func (r *Record) IsAggregate() Answer {
	return r.ask(isAggregate, func() Answer {
		if r.Closure != nil || r.inheritsConstructors() {
			return No
		}
		is := r.IsPolymorphic().Not()
		for _, f := range r.Constructors() {
			first := f.First()
			provided := !first.IsDefaulted() && !first.IsDeleted()
			if provided || first.Specifiers().Has(syntax.Explicit) {
				return No
			}
			is = is.And(r.TU.inStandard(20).Not())
		}
		for _, f := range r.Fields() {
			if r.fieldAccess(f) != Public {
				return No
			}
			if f.HasInitializer() {
				is = is.And(r.TU.inStandard(14))
			}
		}
		for _, b := range r.Bases() {
			if b.Virtual || b.Access != Public {
				return No
			}
			is = is.And(r.TU.inStandard(17))
		}
		return is
	})
}

// inheritsConstructors reports a using-declaration that names constructors of
// a base: using Base::Base.
func (r *Record) inheritsConstructors() bool {
	for _, reg := range r.Scope().regions {
		for _, d := range reg.order {
			if d.kind != usingDecl {
				continue
			}
			if d.name == "" {
				return true
			}
			if outer := r.Scope().qualifier(d.qualified); outer != nil && outer.Kind == ClassScope && outer.Record.Name == d.name {
				return true
			}
		}
	}
	return false
}

// IsFinal reports whether the class is declared final.
func (r *Record) IsFinal() bool {
	for c := range r.Definition().Children() {
		if c.Kind() == syntax.VirtualSpecifier && c.Text() == "final" {
			return true
		}
	}
	return false
}

// IsAbstract answers whether a pure virtual function has no final overrider.
func (r *Record) IsAbstract() Answer {
	return r.ask(isAbstract, func() Answer {
		pure, ok := r.pureFunctions()
		if !ok {
			return Unknown
		}
		return answer(len(pure) > 0)
	})
}

// pureFunctions lists the pure virtual functions that the class declares or
// inherits without an override, each once. It reports false if a base is not
// known.
func (r *Record) pureFunctions() (pure []*Function, ok bool) {
	if r.model.pureDone {
		return r.model.pure, r.model.pureKnown
	}
	r.model.pureDone = true
	if r.IsPolymorphic() != Yes {
		r.model.pureKnown = r.IsPolymorphic() == No
		return nil, r.model.pureKnown
	}
	for _, b := range r.Bases() {
		if b.Type.Kind != RecordType || !b.Type.Record.isKnown() {
			return nil, false
		}
		inherited, ok := b.Type.Record.pureFunctions()
		if !ok {
			return nil, false
		}
		for _, f := range inherited {
			if !slices.Contains(pure, f) && !r.overrides(f) && !r.dominates(f) {
				pure = append(pure, f)
			}
		}
	}
	for _, f := range r.Methods() {
		if f.First().IsPure() {
			pure = append(pure, f)
		}
	}
	r.model.pure, r.model.pureKnown = pure, true
	return pure, true
}

// dominates reports whether a base overrides a function of a virtual base, for
// the other bases as well.
func (r *Record) dominates(f *Function) bool {
	if !slices.ContainsFunc(r.virtualBases(), func(v *Record) bool { return v.DerivesFrom(f.Class) == Yes }) {
		return false
	}
	return slices.ContainsFunc(r.ancestry().classes, func(b *Record) bool {
		return b != f.Class && b.DerivesFrom(f.Class) == Yes && b.overrides(f)
	})
}

// overrides reports whether the class declares a function that overrides f.
func (r *Record) overrides(f *Function) bool {
	if f.Name[0] == '~' {
		return true // the destructor, also an implicit one
	}
	for _, g := range r.methodsNamed(f.Name) {
		if a, b := f.Type(), g.Type(); a.Kind == FunctionType && b.Kind == FunctionType && a.Method == b.Method && equalParams(a.Params, b.Params) {
			return true
		}
	}
	return false
}

// HasVirtualDestructor answers whether the destructor is virtual, by its own
// declaration or a base's.
func (r *Record) HasVirtualDestructor() Answer {
	return r.ask(hasVirtualDestructor, func() Answer {
		if d := r.Destructor(); d != nil && d.First().IsVirtual() {
			return Yes
		}
		return r.eachBase(No, Answer.Or, (*Record).HasVirtualDestructor)
	})
}

// IsLiteral answers whether objects of the class can be used in constant
// expressions ([basic.types]).
func (r *Record) IsLiteral() Answer {
	return r.ask(isLiteral, func() Answer {
		constructible := r.IsAggregate()
		if r.Closure != nil {
			constructible = Yes
		}
		own, ok := r.ownSpecials()
		if !ok {
			return Unknown
		}
		for _, f := range own[NoSpecial] {
			constructible = constructible.Or(answer(f.IsConstexpr()))
		}
		m := r.Special(DefaultConstructor)
		constructible = constructible.Or(m.Constexpr)
		a := constructible.And(r.IsTriviallyDestructible())
		a = r.eachBase(a, Answer.And, (*Record).IsLiteral)
		return r.eachMember(a, (*Type).Literal)
	})
}

// property returns a property of a type: that of a class or of an array's elements, No for a type that
// is no object type and Yes for a scalar.
func (t *Type) property(ask func(*Record) Answer) Answer {
	t = t.element()
	switch t.Kind {
	case UnknownType, TemplateParamType, Auto:
		return Unknown
	case RecordType:
		return ask(t.Record)
	case Void, FunctionType, LValueReference, RValueReference:
		return No
	}
	return Yes
}

// TriviallyCopyable answers whether objects of the type may be copied as bytes.
func (t *Type) TriviallyCopyable() Answer { return t.property((*Record).IsTriviallyCopyable) }

// Trivial answers whether the type is trivially copyable and has only trivial
// default constructors.
func (t *Type) Trivial() Answer { return t.property((*Record).IsTrivial) }

// StandardLayout answers whether C could have a type of the same layout.
func (t *Type) StandardLayout() Answer { return t.property((*Record).IsStandardLayout) }

// TriviallyDestructible answers whether the end of an object of the type does
// nothing; that of a reference never does.
func (t *Type) TriviallyDestructible() Answer {
	if t.IsReference() {
		return Yes
	}
	return t.property((*Record).IsTriviallyDestructible)
}

// Literal answers whether the type is one of constant expressions.
func (t *Type) Literal() Answer {
	if t.IsReference() || t.Kind == Void {
		return Yes
	}
	return t.property((*Record).IsLiteral)
}
