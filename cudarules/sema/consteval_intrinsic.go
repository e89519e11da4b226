package sema

import (
	"strings"
	"unicode"

	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// intrinsic evaluates a compiler built-in that asks about types, such as
// __is_trivially_copyable(T). The grammar reads it as a call or, as a template
// argument, as the type of a function.
func (s *Scope) intrinsic(n syntax.Node) (Constant, bool) {
	name, operands := builtIn(n)
	if name == "__builtin_offsetof" {
		return s.offsetOf(operands.First(), operands.First().Next())
	}
	ask := traits[name]
	if ask == nil {
		return Constant{}, false
	}
	types, ok := s.typeArguments(operands)
	if !ok || len(types) == 0 {
		return Constant{}, false
	}
	switch ask(s.TU, types) {
	case Yes:
		return boolConst(true), true
	case No:
		return boolConst(false), true
	}
	return Constant{}, false
}

// builtIn splits a possible use of a compiler built-in into its name and the list of its operands.
func builtIn(n syntax.Node) (name string, operands syntax.Node) {
	switch n.Kind() {
	case syntax.CallExpression:
		if fun := n.Child(syntax.FieldFunction); fun.Kind() == syntax.Identifier {
			return fun.Text(), n.Child(syntax.FieldArguments)
		}
	case syntax.TypeDescriptor:
		if d := n.Child(syntax.FieldDeclarator); d.Kind() == syntax.AbstractFunctionDeclarator && innerDeclarator(d).IsZero() {
			return n.Child(syntax.FieldType).Text(), d.Child(syntax.FieldParameters)
		}
	}
	return "", syntax.Node{}
}

// typeArguments resolves the operands of a built-in. Operands that are more than a name are parsed
// here as types.
func (s *Scope) typeArguments(list syntax.Node) (types []*Type, ok bool) {
	for n := range list.Children() {
		some, ok := s.typeArgument(n)
		if !ok {
			return nil, false
		}
		types = append(types, some...)
	}
	return types, true
}

// typeArgument resolves one operand, of which a pack makes several types.
func (s *Scope) typeArgument(n syntax.Node) (types []*Type, ok bool) {
	var args []Argument
	if n.Kind() == syntax.Identifier && isIdentifier(n.Text()) {
		args = []Argument{s.argument(n)}
	} else {
		query, pack := s.TU.operand("alignof", n.Tree(), n.Start(), n.End())
		if query.IsZero() {
			return nil, false
		}
		args = s.operands(query, pack)
	}
	for _, a := range args {
		if a.Type == nil {
			return nil, false
		}
		types = append(types, a.Type)
	}
	return types, true
}

func isIdentifier(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) < 0
}

// A trait computes a property of types. It has one operand at least.
type trait func(tu *TU, types []*Type) Answer

// traits are the built-ins of GCC, Clang and nvcc that ask about types.
var traits map[string]trait

func init() {
	one := func(ask func(*Type) Answer) trait {
		return func(_ *TU, t []*Type) Answer {
			if len(t) != 1 {
				return Unknown
			}
			return ask(t[0])
		}
	}
	two := func(ask func(a, b *Type) Answer) trait {
		return func(_ *TU, t []*Type) Answer {
			if len(t) != 2 || t[0].IsDependent() || t[1].IsDependent() {
				return Unknown
			}
			return ask(t[0], t[1])
		}
	}
	kind := func(is func(*Type) bool) trait {
		return one(func(t *Type) Answer {
			if t.Kind == RecordType || t.Kind == EnumType { // the kind of a dependent class is known all the same
				return answer(is(t))
			}
			return t.known(is(t))
		})
	}
	class := func(ask func(*Record) Answer) trait {
		return one(func(t *Type) Answer {
			if t.Kind != RecordType {
				return t.known(false)
			}
			return ask(t.Record)
		})
	}
	special := func(k SpecialKind) trait {
		return one(func(t *Type) Answer {
			return t.property(func(r *Record) Answer {
				m := r.selected(k)
				return m.IsUsable().And(m.Trivial)
			})
		})
	}
	// A construction that is impossible or trivial does not throw.
	nothrow := func(c construction) Answer {
		if c.possible == Yes && c.trivial != Yes {
			return Unknown
		}
		return c.possible
	}
	construct := func(_ *TU, t []*Type) construction { return t[0].construct(t[1:]) }
	assign := func(_ *TU, t []*Type) construction {
		if len(t) != 2 {
			return unknownConstruction
		}
		return t[0].assign(t[1])
	}
	extended := func(is func(*Lambda) bool) trait {
		return one(func(t *Type) Answer {
			if t.Kind != RecordType || t.Record.Closure == nil {
				return t.known(false)
			}
			l := t.Record.Closure
			return l.IsExtended().And(answer(is(l)))
		})
	}
	invoke := func(_ *TU, t []*Type) Answer { a, _ := t[0].invoked(t[1:]); return a }

	traits = map[string]trait{
		"__is_enum":        kind(func(t *Type) bool { return t.Kind == EnumType }),
		"__is_scoped_enum": kind(func(t *Type) bool { return t.Kind == EnumType && t.Enum.IsScoped() }),
		"__is_union":       kind(func(t *Type) bool { return t.Kind == RecordType && t.Record.IsUnion() }),
		"__is_class":       kind(func(t *Type) bool { return t.Kind == RecordType && !t.Record.IsUnion() }),
		"__is_function":    kind(func(t *Type) bool { return t.Kind == FunctionType }),
		"__is_member_pointer": kind(func(t *Type) bool {
			return t.Kind == MemberPointer
		}),
		"__is_member_function_pointer": kind(func(t *Type) bool {
			return t.Kind == MemberPointer && t.Elem.Kind == FunctionType
		}),
		"__is_member_object_pointer": kind(func(t *Type) bool {
			return t.Kind == MemberPointer && t.Elem.Kind != FunctionType
		}),

		"__is_trivially_copyable":     one((*Type).TriviallyCopyable),
		"__is_trivially_destructible": one(func(t *Type) Answer { return t.destroyed().And(t.TriviallyDestructible()) }),
		"__has_trivial_destructor":    one((*Type).TriviallyDestructible),
		"__has_trivial_constructor":   special(DefaultConstructor),
		"__has_trivial_copy":          special(CopyConstructor),
		"__has_trivial_assign":        special(CopyAssignment),
		"__is_trivial":                one((*Type).Trivial),
		"__is_standard_layout":        one((*Type).StandardLayout),
		"__is_literal_type":           one((*Type).Literal),
		"__is_pod":                    one(func(t *Type) Answer { return t.Trivial().And(t.StandardLayout()) }),
		"__is_destructible":           one((*Type).destroyed),
		"__is_nothrow_destructible": one(func(t *Type) Answer {
			return nothrow(construction{t.destroyed(), t.TriviallyDestructible()})
		}),

		"__is_empty":               class((*Record).IsEmpty),
		"__is_polymorphic":         class((*Record).IsPolymorphic),
		"__is_abstract":            class((*Record).IsAbstract),
		"__has_virtual_destructor": class((*Record).HasVirtualDestructor),
		"__is_final":               class(func(r *Record) Answer { return answer(r.IsFinal()) }),
		"__is_aggregate": one(func(t *Type) Answer {
			switch t.Kind {
			case Array:
				return Yes
			case RecordType:
				return t.Record.IsAggregate()
			}
			return t.known(false)
		}),
		"__has_unique_object_representations": func(tu *TU, t []*Type) Answer {
			return tu.hasUniqueRepresentations(t[0], tu.View == source.Device)
		},

		"__nv_is_extended_device_lambda_closure_type": extended(func(l *Lambda) bool { return !l.DeclaredSpaces().OnHost() }),
		"__nv_is_extended_device_lambda_with_preserved_return_type": extended(func(l *Lambda) bool {
			return !l.DeclaredSpaces().OnHost() && l.PreservesResult()
		}),
		"__nv_is_extended_host_device_lambda_closure_type": extended(func(l *Lambda) bool { return l.DeclaredSpaces().OnHost() }),

		"__is_same":    two(func(a, b *Type) Answer { return answer(Equal(a, b)) }),
		"__is_same_as": two(func(a, b *Type) Answer { return answer(Equal(a, b)) }),
		"__is_base_of": two(func(base, t *Type) Answer {
			if base.Kind != RecordType || t.Kind != RecordType || base.Record.IsUnion() || t.Record.IsUnion() {
				return No
			}
			return t.Record.DerivesFrom(base.Record)
		}),
		"__is_convertible":    two((*Type).convertsTo),
		"__is_convertible_to": two((*Type).convertsTo),

		"__is_constructible":           func(tu *TU, t []*Type) Answer { return construct(tu, t).possible },
		"__is_trivially_constructible": func(tu *TU, t []*Type) Answer { return construct(tu, t).trivial },
		"__is_nothrow_constructible":   func(tu *TU, t []*Type) Answer { return nothrow(construct(tu, t)) },
		"__is_assignable":              func(tu *TU, t []*Type) Answer { return assign(tu, t).possible },
		"__is_trivially_assignable":    func(tu *TU, t []*Type) Answer { return assign(tu, t).trivial },
		"__is_nothrow_assignable":      func(tu *TU, t []*Type) Answer { return nothrow(assign(tu, t)) },
		"__is_invocable":               invoke,
		"__is_nothrow_invocable":       func(tu *TU, t []*Type) Answer { return invoke(tu, t).And(Unknown) },
		"__is_invocable_r": func(tu *TU, t []*Type) Answer {
			if len(t) < 2 {
				return Unknown
			}
			a, result := t[1].invoked(t[2:])
			if a != Yes || t[0].Kind == Void {
				return a
			}
			return result.convertsTo(t[0])
		},
	}
}

// offsetOf evaluates offsetof(T, designator): a member, a member of a member,
// an element.
func (s *Scope) offsetOf(typ, designator syntax.Node) (Constant, bool) {
	t := s.argument(typ).Type
	if t == nil {
		return Constant{}, false
	}
	offset, _, ok := s.designated(t, designator)
	return sizeConst(offset), ok
}

// designated returns the offset in bytes and the type of the subobject that a designator names in an
// object of type t.
func (s *Scope) designated(t *Type, n syntax.Node) (offset int64, part *Type, ok bool) {
	device := s.TU.View == source.Device
	switch n.Kind() {
	case syntax.FieldExpression:
		if n.Op() != syntax.Dot {
			return 0, nil, false
		}
		offset, t, ok = s.designated(t, n.Child(syntax.FieldArgument))
		n = n.Child(syntax.FieldField)
	case syntax.SubscriptExpression:
		offset, t, ok = s.designated(t, n.Child(syntax.FieldArgument))
		index, constant := s.Constant(n.Index())
		if !ok || !constant || t.Kind != Array {
			return 0, nil, false
		}
		size, _, ok := s.TU.SizeAlignOn(t.Elem, device)
		return offset + index.Int()*size, t.Elem, ok
	case syntax.Identifier, syntax.FieldIdentifier, syntax.TypeIdentifier:
		ok = true
	}
	if !ok || t.Kind != RecordType {
		return 0, nil, false
	}
	f, ok := s.TU.Member(t.Record, n.Text(), device)
	if !ok || f.Width >= 0 {
		return 0, nil, false
	}
	return offset + f.Offset, f.Field.Type(), true
}

func (t *Type) known(yes bool) Answer {
	if t.IsDependent() {
		return Unknown
	}
	return answer(yes)
}
