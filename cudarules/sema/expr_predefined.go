package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// predefinedValue is the value of a name that nothing declares: of the variables that every function has, and of macros for
// floating-point constants of the C library's and the toolkit's, whose names stay in the text.
func (s *Scope) predefinedValue(n syntax.Node) Value {
	if n.Kind() != syntax.Identifier {
		return unknownValue
	}
	switch name := n.Text(); name {
	case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
		if s.EnclosingFunction() != nil {
			return lvalue(&Type{Kind: Array, Elem: Basic(Char).With(Const), Len: -1, Unbound: true})
		}
	case "NAN", "INFINITY", "HUGE_VALF":
		return prvalue(Basic(Float))
	case "HUGE_VAL":
		return prvalue(Basic(Double))
	default:
		if constant, ok := strings.CutPrefix(name, "CUDART_"); ok && slices.Contains(s.TU.Source.System, "math_constants.h") {
			return mathConstant(constant)
		}
	}
	return unknownValue
}

// mathConstant is the value of a constant of math_constants.h: CUDA Math API, "Mathematical constants".
func mathConstant(name string) Value {
	switch {
	case strings.HasSuffix(name, "_F"):
		return prvalue(Basic(Float))
	case strings.HasPrefix(name, "TWO_TO_"), name == "VERSION":
		return unknownValue // of several types
	}
	return prvalue(Basic(Double))
}
