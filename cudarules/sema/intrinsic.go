package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// intrinsic evaluates a compiler built-in that asks about types, such as
// __is_trivially_copyable(T), which the grammar reads as a call.
func (s *Scope) intrinsic(n syntax.Node) (Constant, bool) {
	if n.Kind() != syntax.CallExpression {
		return Constant{}, false
	}
	fun := n.Child(syntax.FieldFunction)
	if fun.Kind() != syntax.Identifier {
		return Constant{}, false
	}
	ask := intrinsics[fun.Text()]
	if ask == nil {
		return Constant{}, false
	}
	var types []*Type
	for a := range n.Child(syntax.FieldArguments).Children() {
		arg := s.argument(a)
		if arg.Type == nil {
			return Constant{}, false
		}
		types = append(types, arg.Type)
	}
	if len(types) == 0 {
		return Constant{}, false
	}
	switch ask(types) {
	case Yes:
		return boolConst(true), true
	case No:
		return boolConst(false), true
	}
	return Constant{}, false
}

var intrinsics = map[string]func([]*Type) Answer{}

func init() {
	one := func(f func(*Type) Answer) func([]*Type) Answer {
		return func(t []*Type) Answer { return f(t[0]) }
	}
	intrinsics["__is_enum"] = one(func(t *Type) Answer { return t.known(t.Kind == EnumType) })
	intrinsics["__is_union"] = one(func(t *Type) Answer { return t.known(t.Kind == RecordType && t.Record.IsUnion()) })
	intrinsics["__is_class"] = one(func(t *Type) Answer { return t.known(t.Kind == RecordType && !t.Record.IsUnion()) })
	intrinsics["__is_same"] = func(t []*Type) Answer {
		if len(t) != 2 || t[0].IsDependent() || t[1].IsDependent() {
			return Unknown
		}
		return answer(Equal(t[0], t[1]))
	}
	intrinsics["__is_base_of"] = func(t []*Type) Answer {
		if len(t) != 2 || t[0].IsDependent() || t[1].IsDependent() {
			return Unknown
		}
		if t[0].Kind != RecordType || t[1].Kind != RecordType {
			return No
		}
		return t[1].Record.DerivesFrom(t[0].Record)
	}
}

func (t *Type) known(yes bool) Answer {
	if t.IsDependent() {
		return Unknown
	}
	return answer(yes)
}
