package sema

import (
	"iter"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Launch is a kernel<<<config>>>(arguments) expression, or a call of one of
// the runtime's functions that launch a kernel.
type Launch struct {
	Node   syntax.Node // the whole expression
	Callee syntax.Node
	Config []syntax.Node // grid, block, shared memory, stream: as many as there are, none where a structure holds them
	Args   []syntax.Node // the values, also where the launch takes their addresses; none if these are not known
	Scope  *Scope

	// ByAddress says that the launch takes an array of the arguments'
	// addresses: it makes no objects of the parameters' types.
	ByAddress bool

	// Kernel is the function that is launched, an instance where the kernel
	// is a template; nil if it is not known.
	Kernel     *Function
	Candidates []*Function

	picked bool // overload resolution found Kernel
}

// Launches yields the launches of a unit: first the <<<>>>, then the calls that
// launch, each in the order of the text.
func (tu *TU) Launches(u *Unit) iter.Seq[*Launch] { return tu.Global.launches(u.Tree.Root()) }

// launches yields the launches below a node in scope s.
func (s *Scope) launches(below syntax.Node) iter.Seq[*Launch] {
	return func(yield func(*Launch) bool) {
		for _, n := range below.Launches() {
			if !yield(s.At(n).Launch(n)) {
				return
			}
		}
		if !strings.Contains(below.Text(), "cudaLaunch") {
			return
		}
		for n := range below.All() {
			if n.Kind() != syntax.CallExpression || !strings.HasPrefix(strings.TrimPrefix(n.Child(syntax.FieldFunction).Text(), "::"), "cudaLaunch") {
				continue
			}
			if l := s.At(n).Launch(n); l != nil && !yield(l) {
				return
			}
		}
	}
}

// Launch returns the launch that the call expression n in scope s makes; nil if it is another call.
func (s *Scope) Launch(n syntax.Node) *Launch {
	if !n.IsLaunch() {
		return s.launchCall(s.Call(n))
	}
	inner := n.Child(syntax.FieldFunction)
	l := &Launch{Node: n, Scope: s, Callee: inner.Child(syntax.FieldFunction)}
	l.Config = written(n.LaunchConfig())
	l.Args = written(n.Child(syntax.FieldArguments))
	l.findKernel()
	return l
}

// written returns the arguments in a list.
func written(list syntax.Node) []syntax.Node {
	var args []syntax.Node
	for a := range list.Children() {
		if a.Kind() != syntax.Comment {
			args = append(args, a)
		}
	}
	return args
}

// Misfits reports whether the launched kernel is known to take another number of arguments.
func (l *Launch) Misfits() bool {
	n := len(l.Args)
	if len(l.Candidates) == 0 {
		t := l.Type()
		return t.Kind == FunctionType && !t.IsDependent() && !t.Variadic && len(t.Params) != n
	}
	return !slices.ContainsFunc(l.Candidates, func(f *Function) bool {
		return f.takes(n) || f.First().HasError() || f.isDependent() && !f.IsTemplate() || f.adrift
	})
}

// launchCall returns the launch that a call of a function of the runtime makes.
func (s *Scope) launchCall(c *Call) *Launch {
	if c == nil || len(c.Candidates) == 0 {
		return nil
	}
	f := c.Candidates[0]
	if f.Scope != s.TU.Global || !s.TU.Unit(f.First().Node).Prelude {
		return nil
	}
	api, ok := headers.Lookup(f.Name)
	if !ok || api.Operation != headers.Launch || api.Driver {
		return nil
	}
	kernel, ok := api.Param(headers.Function)
	if !ok || kernel >= len(c.Args) {
		return nil
	}
	l := &Launch{Node: c.Node, Scope: s, Callee: s.referent(c.Args[kernel])}
	for _, r := range []headers.Role{headers.Grid, headers.Block, headers.Shared, headers.Stream} {
		if i, ok := api.Param(r); ok && i < len(c.Args) {
			l.Config = append(l.Config, c.Args[i])
		}
	}
	i, byAddress := api.Param(headers.Args)
	switch {
	case !byAddress:
		l.Args = c.Args[kernel+1:]
	case i < len(c.Args):
		l.Args = s.pointedTo(c.Args[i])
	}
	l.ByAddress = byAddress
	l.findKernel()
	return l
}

// pointedTo returns the pointees of the elements of an array of addresses, if the array is written out
// or a variable with an initializer.
func (s *Scope) pointedTo(n syntax.Node) []syntax.Node {
	n = s.referent(n)
	for _, e := range s.LookupNode(n) {
		if v, ok := e.(*Variable); ok {
			n = v.Initializer()
		}
	}
	if n.Kind() == syntax.CompoundLiteralExpression {
		n = n.Child(syntax.FieldValue)
	}
	if n.Kind() != syntax.InitializerList {
		return nil
	}
	var values []syntax.Node
	for e := range n.Children() {
		values = append(values, s.referent(e))
	}
	return values
}

// Pointees returns the variables and other objects whose addresses are in an array of addresses: one
// node an element, zero for an element that is no address as written. There are none if the contents
// of the array are unknown.
func (s *Scope) Pointees(n syntax.Node) []syntax.Node {
	values := s.pointedTo(n)
	for i, v := range values {
		p := v.Parenthesized().Parent()
		if p.Op() != syntax.AddressOf {
			values[i] = syntax.Node{}
		}
	}
	return values
}

// referent removes casts, parentheses and address-of operators.
func (s *Scope) referent(n syntax.Node) syntax.Node {
	for {
		if n = s.Uncast(n); n.Op() != syntax.AddressOf {
			return n
		}
		n = n.Child(syntax.FieldArgument)
	}
}

// findKernel resolves the callee.
func (l *Launch) findKernel() {
	callee := l.Callee.Unparen()
	v := l.Scope.Value(callee)
	l.Candidates = v.Functions()
	if !l.ByAddress && callee == l.Callee && callee.Kind() == syntax.Identifier && (len(l.Candidates) > 0 && l.Scope.mayFindByArgument(l.Args, l.Candidates) || len(l.Scope.LookupNode(callee)) == 0) {
		l.Candidates = l.Scope.byArgument(callee.Text(), l.Args, l.Candidates)
	}
	if len(l.Candidates) == 0 {
		return
	}
	if !l.ByAddress || l.Args != nil {
		l.Kernel, _ = l.Scope.pick(l.Candidates, v.Explicit(), l.Args, nil, 0)
		l.picked = l.Kernel != nil
	}
	if l.Kernel != nil || len(l.Candidates) > 1 {
		return
	}
	if only := l.Candidates[0]; !only.IsTemplate() {
		l.Kernel = only
	} else if l.ByAddress && len(v.Explicit()) > 0 {
		l.Kernel = only.deduced(v.Explicit(), nil)
	}
}

// IsDependent reports whether the launched kernel may depend on the arguments of the enclosing
// template.
func (l *Launch) IsDependent() bool {
	for _, a := range l.Args {
		if v := l.Scope.argumentValue(a); v.isUnknown() {
			return true
		}
	}
	if l.Kernel != nil {
		return l.Kernel.isDependent()
	}
	t := l.Scope.Value(l.Callee).Type
	return t.Kind == UnknownType || t.IsDependent() || t.Kind == RecordType && t.Record.Closure != nil
}

// NonKernel returns a function that is launched though it is no kernel, or one
// of several that are none; nil if that is not certain. Indirect says that the
// launch goes through a reference or pointer to it.
func (l *Launch) NonKernel() (f *Function, indirect bool) {
	set, picked := l.Candidates, l.picked
	callee := l.Callee.Unparen()
	indirect = callee.Op() == syntax.Deref
	if l.Kernel != nil {
		set = []*Function{l.Kernel}
	}
	if len(set) == 0 {
		set, indirect = l.Scope.functionsBehind(l.Callee)
		picked = true
	}
	if len(set) == 0 || !picked && len(l.Scope.TU.Source.Missing) > 0 { // another one may be declared there
		return nil, false
	}
	for _, f := range set {
		if f.IsKernel() || f.RunsOn(Host) == Unknown {
			return nil, false
		}
	}
	return set[0], indirect
}

// functionsBehind returns the functions that an object launches or calls: the call operators of a
// class, or the referent of a reference or constant pointer to a function. For a class that converts
// to a pointer it is unknown.
func (s *Scope) functionsBehind(n syntax.Node) (set []*Function, indirect bool) {
	v := s.Value(n)
	if v.Type.Kind == RecordType {
		if l := v.Type.Record.Closure; l != nil {
			return []*Function{l.Operator()}, false
		}
		for _, e := range v.Type.Record.Find("operator()") {
			if f, ok := e.(*Function); ok {
				set = append(set, f)
			}
		}
		return set, false
	}
	x, ok := v.Entity.(*Variable)
	if !ok || x.Parameter || x.IsTemplate() {
		return nil, false
	}
	t := x.Type()
	if !t.IsReference() && (t.Kind != Pointer || !t.IsConst() && !x.IsConstexpr()) {
		return nil, false
	}
	init := x.Initializer()
	if init.Is(syntax.ArgumentList, syntax.InitializerList) {
		init = init.First()
	}
	return x.Scope.At(init).Value(x.Scope.referent(init)).Functions(), t.IsReference()
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
