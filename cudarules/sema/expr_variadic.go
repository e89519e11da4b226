package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// NextArgument returns the list and the type of va_arg(list, type), by which a function with
// an ellipsis reads its next argument ([cstdarg.syn]); false for other expressions. The type
// is unknown where it is not understood.
func (s *Scope) NextArgument(n syntax.Node) (list syntax.Node, t *Type, ok bool) {
	name, operands := builtIn(n)
	if name != "va_arg" && name != "__builtin_va_arg" || len(s.LookupNode(n.Child(syntax.FieldFunction))) > 0 {
		return syntax.Node{}, nil, false
	}
	list = operands.First()
	named := list.Next()
	if named.IsZero() || !named.Next().IsZero() {
		return syntax.Node{}, nil, false
	}
	t = unknown
	if types, ok := s.typeArgument(named); ok && len(types) == 1 {
		t = types[0]
	}
	return list, t, true
}
