package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Call is a call of a function, an operator or a constructor as an
// expression writes it.
type Call struct {
	Node       syntax.Node
	Scope      *Scope
	Candidates []*Function // the meaning of the callee's name
	Function   *Function   // the one that overload resolution picks; nil if that is not known
	Object     syntax.Node // of a member call
	Callee     Value
	Args       []syntax.Node
	Construct  *Type // the type that the call constructs or converts to
}

// CallAt returns the call that a call expression or operator expression makes,
// or nil if n calls no function that is known.
func (s *Scope) CallAt(n syntax.Node) *Call { return s.At(n).Call(n) }

// Call is [Scope.CallAt] for an expression in scope s.
func (s *Scope) Call(n syntax.Node) *Call {
	m := s.memory(n)
	if c, ok := m.call(n); ok {
		return c
	}
	at, ok := s.TU.inquiry.begin()
	var c *Call
	if ok {
		c = s.call(n)
	}
	if s.TU.inquiry.end(at) && !s.TU.inquiry.tooDeep {
		m.setCall(n, c)
		s.traceCall(n, c)
	}
	return c
}

func (s *Scope) call(n syntax.Node) *Call {
	switch n.Kind() {
	case syntax.CallExpression:
		if n.IsLaunch() {
			return nil
		}
	case syntax.BinaryExpression, syntax.UnaryExpression, syntax.UpdateExpression, syntax.AssignmentExpression,
		syntax.SubscriptExpression, syntax.PointerExpression, syntax.CommaExpression:
		return s.operatorCall(n)
	case syntax.UserDefinedLiteral:
		return s.literalCall(n)
	default:
		return nil
	}
	fun := n.Child(syntax.FieldFunction)
	c := &Call{Node: n, Scope: s}
	for a := range n.Child(syntax.FieldArguments).Children() {
		if a.Kind() != syntax.Comment {
			c.Args = append(c.Args, a)
		}
	}
	if t := s.conversion(n); t != nil {
		c.Construct = t
		if t.Kind == RecordType {
			c.Candidates = t.Record.Initializers()
			c.Function = s.resolveCall(c.Candidates, c.Args, nil)
		}
		return c
	}
	callee := s.Value(fun)
	c.Callee, c.Object = callee, callee.Object
	switch {
	case len(callee.Functions()) > 0:
		c.Candidates = callee.Functions()
		if fun.Kind() == syntax.Identifier && s.mayFindByArgument(c.Args, callee.Functions()) {
			c.Candidates = s.byArgument(fun.Text(), c.Args, callee.Functions())
		}
		set := c.Candidates
		if !c.Object.IsZero() {
			set = s.Value(c.Object).suited(set)
		}
		c.Function, _ = s.pick(set, callee.Explicit(), c.Args, s.objectType(c), 0)
	case callee.Type.Kind == RecordType:
		for _, e := range callee.Type.Record.Find("operator()") {
			if f, ok := e.(*Function); ok {
				c.Candidates = append(c.Candidates, f)
			}
		}
		if l := callee.Type.Record.Closure; l != nil {
			c.Candidates = []*Function{l.Operator()}
		}
		c.Object = fun
		t := callee.Type
		c.Function = s.resolveCall(c.Candidates, c.Args, t)
	case callee.Type.Kind == UnknownType && fun.Kind() == syntax.Identifier && len(s.LookupNode(fun)) == 0:
		c.Candidates = s.byArgument(fun.Text(), c.Args, nil)
		c.Function = s.resolveCall(c.Candidates, c.Args, nil)
	}
	return c
}

// objectType returns the type of the object of a member call, also of one
// that is made through the implied this.
func (s *Scope) objectType(c *Call) *Type {
	if !c.Object.IsZero() {
		t := s.Value(c.Object).Type
		if t.Kind == Pointer {
			t = t.Elem
		}
		return t
	}
	if len(c.Candidates) > 0 && c.Candidates[0].Class != nil {
		if t := s.thisType(); t.Kind == Pointer {
			return t.Elem
		}
	}
	return nil
}

// mayFindByArgument reports whether argument-dependent lookup applies.
func (s *Scope) mayFindByArgument(args []syntax.Node, found []*Function) bool {
	return found[0].Class == nil && found[0].Scope.Kind != BlockScope
}

// byArgument adds the functions of that name in the namespaces of the
// arguments' classes and enumerations, and their classes' friends.
func (s *Scope) byArgument(name string, args []syntax.Node, set []*Function) []*Function {
	types := make([]*Type, len(args))
	for i, a := range args {
		types[i] = s.Value(a).Type
	}
	return byType(name, types, set)
}

// byType is byArgument for arguments of given types.
func byType(name string, types []*Type, set []*Function) []*Function {
	out := slices.Clip(set)
	var known map[*Function]bool
	add := func(f *Function) {
		if known == nil {
			known = make(map[*Function]bool, len(out))
			for _, g := range out {
				known[g] = true
			}
		}
		if !known[f] {
			out = append(out, f)
		}
		known[f] = true
	}
	for _, t := range types {
		for _, ns := range AssociatedNamespaces(t) {
			more := ns.functions(name)
			if len(out) == 0 {
				out = slices.Clip(more)
			}
			if len(more) == 0 || sameFunctions(out, more) {
				continue
			}
			for _, f := range more {
				add(f)
			}
		}
		if t.Kind == RecordType {
			for _, f := range t.Record.Friends() {
				if f.Name == name {
					add(f)
				}
			}
		}
	}
	return out
}

// AssociatedNamespaces lists the namespaces that belong to a type, which a call with an
// argument of it looks for functions in (C++17 [basic.lookup.argdep]).
func AssociatedNamespaces(t *Type) []*Scope {
	var out []*Scope
	seen := map[*Record]bool{}
	var visit func(*Type)
	visit = func(t *Type) {
		for t.Kind == Pointer || t.Kind == Array || t.IsReference() {
			t = t.Elem
		}
		var ns *Scope
		switch {
		case t.Kind == EnumType:
			ns = t.Enum.Scope.Namespace()
		case t.Kind == RecordType && t.Record.Outer != nil && !seen[t.Record]:
			seen[t.Record] = true
			ns = t.Record.Outer.Namespace()
			for _, a := range t.Record.primaryArgs() {
				if a.Type != nil {
					visit(a.Type)
				}
			}
			for _, b := range t.Record.Bases() {
				visit(b.Type)
			}
		default:
			return
		}
		if !containsScope(out, ns) {
			out = append(out, ns)
		}
	}
	visit(t)
	return out
}

// conversion returns the type that a call makes, T(x) or static_cast<T>(x), or
// (T)(x), which the grammar reads as a call; nil if it is no conversion.
func (s *Scope) conversion(n syntax.Node) *Type {
	if c, ok := n.Cast(); ok && c.Kind.IsNamed() {
		return s.Type(c.Type)
	}
	fun := n.Child(syntax.FieldFunction).Unparen()
	switch fun.Kind() {
	case syntax.PrimitiveType, syntax.SizedTypeSpecifier, syntax.DependentType, syntax.Decltype:
		return s.Type(fun)
	case syntax.TemplateFunction, syntax.Identifier, syntax.QualifiedIdentifier, syntax.TypeIdentifier, syntax.TemplateType:
		for _, e := range s.LookupNode(fun) {
			switch e := e.(type) {
			case *Record:
				return s.initialized(fun, n.Child(syntax.FieldArguments), true)
			case *Alias, *Enum:
				return s.Type(fun)
			case *TypeParam:
				if !e.Value {
					return s.Type(fun)
				}
			case *Argument:
				if e.Type != nil {
					return e.Type
				}
			}
			return nil
		}
	}
	return nil
}

func (s *Scope) callValue(n syntax.Node) Value {
	if n.IsLaunch() {
		return prvalue(Basic(Void))
	}
	if t := s.conversion(n); t != nil {
		return valueOf(t)
	}
	if c, ok := s.intrinsic(n); ok {
		return prvalue(c.Type)
	}
	if n.Child(syntax.FieldFunction).Text() == "noexcept" {
		return prvalue(Basic(Bool))
	}
	c := s.Call(n)
	if c == nil {
		return unknownValue
	}
	if c.Function != nil {
		return valueOf(c.Function.Result())
	}
	t := c.Callee.Type
	if t.Kind == Pointer && t.Elem.Kind == FunctionType {
		t = t.Elem
	}
	if t.Kind == FunctionType && len(c.Candidates) == 0 {
		return valueOf(t.Elem)
	}
	// All candidates may agree on the result.
	var result *Type
	for _, f := range c.Candidates {
		r := f.Type()
		if r.Kind != FunctionType || r.Elem.IsDependent() || result != nil && !Equal(result, r.Elem) {
			return unknownValue
		}
		result = r.Elem
	}
	if result != nil {
		return valueOf(result)
	}
	return unknownValue
}

const (
	exact rank = iota
	exactQualified
	promotion
	conversionRank
	derivedToBase
	userDefined
	ellipsisRank
	perhapsByClass // a possible conversion by a class from an argument that has none of its bases
	unknownRank
	impossible
)

// isUnknown reports whether it is not known how good the conversion is.
func (r rank) isUnknown() bool { return r == perhapsByClass || r == unknownRank }

// IsDependent reports whether the callee depends on the arguments of the enclosing templates, or
// whether that is unknown: the callee, its object or an argument depends on their parameters, or the
// call is made only if a constant condition holds.
func (c *Call) IsDependent() bool {
	if c.Function == nil || c.Function.isDependent() {
		return true
	}
	for n := c.Node; !n.IsZero() && n.Kind() != syntax.FunctionDefinition; n = n.Parent() {
		if n.Kind() == syntax.IfStatement && IsConstexprIf(n) {
			return true
		}
	}
	if !c.Object.IsZero() && c.Scope.objectType(c).IsDependent() {
		return true
	}
	return c.HasDependentArgument()
}

// HasDependentArgument reports whether an argument depends on the parameters of the templates around the call: an unqualified
// name is looked up again where they are instantiated.
func (c *Call) HasDependentArgument() bool { return slices.ContainsFunc(c.Args, c.Scope.dependsInCall) }

// NamesParameter reports whether an expression in scope s names a template parameter.
func (s *Scope) NamesParameter(n syntax.Node) bool { return s.namesParameter(n) }

// namesParameter reports whether an expression names a template parameter.
func (s *Scope) namesParameter(n syntax.Node) bool {
	found := false
	n.Walk(func(n syntax.Node) bool {
		if !found && n.Is(syntax.Identifier, syntax.TypeIdentifier, syntax.NamespaceIdentifier) {
			for _, e := range s.LookupNode(n) {
				if _, ok := e.(*TypeParam); ok {
					found = true
				}
			}
		}
		return !found
	})
	return found
}
