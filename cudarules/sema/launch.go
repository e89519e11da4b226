package sema

import (
	"iter"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Launch is a kernel<<<config>>>(arguments) expression.
type Launch struct {
	Node   syntax.Node // the whole expression
	Callee syntax.Node
	Config []syntax.Node // one to four
	Args   []syntax.Node
	Scope  *Scope

	// Kernel is the function that is launched, an instance where the kernel
	// is a template; nil if it is not known.
	Kernel     *Function
	Candidates []*Function
}

// Launches yields the launches of a unit in the order of the text.
func (tu *TU) Launches(u *Unit) iter.Seq[*Launch] {
	return func(yield func(*Launch) bool) {
		for _, n := range u.Tree.Launches() {
			if !yield(tu.Global.At(n).Launch(n)) {
				return
			}
		}
	}
}

// Launch returns the launch expression n, which stands right in s.
func (s *Scope) Launch(n syntax.Node) *Launch {
	inner := n.Child(syntax.FieldFunction)
	l := &Launch{Node: n, Scope: s, Callee: inner.Child(syntax.FieldFunction)}
	for c := range n.LaunchConfig().Children() {
		l.Config = append(l.Config, c)
	}
	for a := range n.Child(syntax.FieldArguments).Children() {
		l.Args = append(l.Args, a)
	}
	callee := l.Callee
	for callee.Kind() == syntax.ParenthesizedExpression {
		callee = callee.First()
	}
	v := s.Value(callee)
	l.Candidates = v.Functions
	if len(v.Functions) > 0 {
		l.Kernel, _ = s.pick(v.Functions, v.Explicit, l.Args, nil, 0)
		if l.Kernel == nil && len(v.Functions) == 1 && !v.Functions[0].IsTemplate() {
			l.Kernel = v.Functions[0]
		}
	}
	return l
}

// Type returns the type of the function that is launched, also through a
// pointer; unknown if that is not known.
func (l *Launch) Type() *Type {
	t := unknown
	if l.Kernel != nil {
		t = l.Kernel.Type()
	} else if len(l.Candidates) == 0 {
		t = l.Scope.Value(l.Callee).Type
		if t.Kind == Pointer {
			t = t.Elem
		}
	}
	if t.Kind != FunctionType {
		return unknown
	}
	return t
}
