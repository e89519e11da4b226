package rules

import (
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A variablesUse says which variables of a body change, and how.
type variablesUse struct {
	written map[*sema.Variable]bool // after their initialization
	escaped map[*sema.Variable]bool // their address or a reference to them is about
}

// variablesOf collects the uses of variables by a body.
func variablesOf(b *sema.Body) variablesUse {
	out := variablesUse{map[*sema.Variable]bool{}, map[*sema.Variable]bool{}}
	for _, u := range b.Uses() {
		switch {
		case u.Variable == nil || u.Part:
		case u.Kind == sema.Writes:
			out.written[u.Variable] = true
		case u.Kind == sema.Binds || u.Kind == sema.TakesAddress && u.Variable.Type().Kind != sema.Array:
			out.escaped[u.Variable] = true
		}
	}
	for _, l := range b.Lambdas() {
		for _, c := range l.Captures() {
			if c.Variable != nil && c.ByReference {
				out.escaped[c.Variable] = true
			}
		}
	}
	return out
}

// isFollowed reports whether all changes of a variable show in the body: it is the
// thread's own, and nothing else refers to it.
func (u variablesUse) isFollowed(v *sema.Variable) bool {
	return v != nil && (v.IsLocal() || v.Parameter) && !v.Binding && !v.IsStatic() && !v.IsExtern() && v.LiesIn(sema.AnyMemory) != sema.Yes &&
		!v.Type().IsReference() && !v.Type().IsVolatile() && !u.escaped[v]
}

// isSettled reports whether a variable keeps its first value.
func (u variablesUse) isSettled(v *sema.Variable) bool { return u.isFollowed(v) && !u.written[v] }

// settledValue returns the expression that a variable keeps the value of; zero if
// there is none.
func (u variablesUse) settledValue(v *sema.Variable) syntax.Node {
	if v == nil || v.Parameter || !u.isSettled(v) && !(v.IsConstexpr() || v.Type().IsConst()) {
		return syntax.Node{}
	}
	return onlyValue(v.Initializer())
}

// onlyValue returns the value in an initializer, which may be in braces or parentheses; zero if it has
// none or several.
func onlyValue(init syntax.Node) syntax.Node {
	for init.Is(syntax.InitializerList, syntax.ArgumentList, syntax.ParenthesizedExpression) {
		first := init.First()
		if first.IsZero() || !first.Next().IsZero() {
			return syntax.Node{}
		}
		init = first
	}
	return init
}
