package sema

import (
	"cmp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// UnseenName returns the qualified name, without template arguments, of the
// function that a call names where no declaration of it is seen, as one of a library
// that is not read: ns::C::f also for x.f() where x is of type ns::C. It is empty
// if that is not known.
func (c *Call) UnseenName() string {
	if c.Function != nil || len(c.Candidates) > 0 || c.Construct != nil {
		return ""
	}
	fun := c.Node.Child(syntax.FieldFunction)
	if fun.Kind() != syntax.FieldExpression {
		return c.Scope.SpelledName(fun)
	}
	object := c.Scope.typeSpelled(fun.Child(syntax.FieldArgument)).Name
	if object == "" {
		return ""
	}
	return object + "::" + templateName(fun.Child(syntax.FieldField)).Text()
}

// QualifiedName returns the qualified name of the function that a call names, without template arguments, whether or not
// a declaration of it is seen. It is empty if that is not known.
func (c *Call) QualifiedName() string {
	f := c.Function
	if f == nil && len(c.Candidates) > 0 {
		f = c.Candidates[0]
	}
	if f == nil {
		return c.UnseenName()
	}
	name, _, _ := strings.Cut(f.String(), "<")
	return name
}

// LibraryName returns the name of the function outside of classes that a call c calls, even if it has
// no or several declarations; empty for functions of the program itself. f is the function that
// overload resolution selects; nil if unknown.
func LibraryName(f *Function, c *Call) string {
	isOwn := func(f *Function) bool {
		return f.Class != nil || f.Definition() != nil && !f.TU.Unit(f.First().Node).Prelude
	}
	switch {
	case f != nil && isOwn(f):
		return ""
	case f != nil:
		return f.Name
	case c == nil || slices.ContainsFunc(c.Candidates, isOwn):
		return ""
	}
	if len(c.Candidates) > 0 {
		return c.Candidates[0].Name
	}
	if fun := c.Node.Child(syntax.FieldFunction).Unparen(); fun.Kind() == syntax.Identifier && !c.Scope.namesLocal(fun) {
		return fun.Text()
	}
	return ""
}

// namesLocal reports whether an identifier in scope s names a variable of a function. A variable
// outside of functions with the name of a library function holds the address of that function,
// obtained at run time.
func (s *Scope) namesLocal(id syntax.Node) bool {
	return slices.ContainsFunc(s.Lookup(id.Text(), id), func(e Entity) bool {
		v, ok := e.(*Variable)
		return ok && (v.Parameter || v.IsLocal())
	})
}

// A Spelled is a qualified name as it is written, typedefs and aliases in it resolved.
type Spelled struct {
	Name      string // without template arguments; empty if it is not known
	Arguments int    // how many template arguments the last of its parts has
	last      syntax.Node
}

// SpelledName spells a qualified name without template arguments, typedefs and
// aliases in it resolved; a name without a qualifier is that of an alias or unknown.
func (s *Scope) SpelledName(n syntax.Node) string { return s.spelled(n, 0).Name }

func (s *Scope) spelled(n syntax.Node, depth int) Spelled {
	if !s.TU.limits.Allows(limit.AliasDepth, depth) {
		return Spelled{}
	}
	switch n.Kind() {
	case syntax.TypeDescriptor:
		if !n.Child(syntax.FieldDeclarator).IsZero() {
			return Spelled{}
		}
		return s.spelled(n.Child(syntax.FieldType), depth+1)
	case syntax.DependentType:
		return s.spelled(n.First(), depth+1)
	case syntax.TypeIdentifier, syntax.Identifier:
		if found := s.Lookup(n.Text(), n); len(found) > 0 {
			if a, ok := found[0].(*Alias); ok && !a.IsTemplate() && (a.declarator.IsZero() || a.declarator.Kind() == syntax.TypeIdentifier) {
				return a.Scope.At(a.Node).spelled(a.Node.Child(syntax.FieldType), depth+1)
			}
			return Spelled{}
		}
	case syntax.NamespaceIdentifier:
		return Spelled{Name: s.namespaceSpelled(n, depth)}
	case syntax.QualifiedIdentifier:
		outer := n.Child(syntax.FieldScope)
		name := n.Child(syntax.FieldName)
		var parts []string
		if !outer.IsZero() {
			first := s.spelled(templateName(outer), depth+1).Name
			if first == "" {
				first = templateName(outer).Text()
			}
			parts = append(parts, first)
		}
		for name.Kind() == syntax.QualifiedIdentifier {
			parts = append(parts, templateName(name.Child(syntax.FieldScope)).Text())
			name = name.Child(syntax.FieldName)
		}
		return Spelled{strings.Join(append(parts, templateName(name).Text()), "::"), countArguments(name), name}
	}
	return Spelled{}
}

// namespaceSpelled spells the namespace that an alias of an unseen namespace denotes; empty if the name is no
// alias.
func (s *Scope) namespaceSpelled(n syntax.Node, depth int) string {
	for at := s; at != nil; at = at.searchedNext() {
		for _, d := range at.named(n.Text()) {
			if d.kind != namespaceAliasDecl {
				return ""
			}
			for target := range d.node.Children() {
				switch {
				case target.Field() == syntax.FieldName:
				case target.Kind() == syntax.NamespaceIdentifier:
					return cmp.Or(at.spelled(target, depth+1).Name, target.Text())
				case target.Kind() == syntax.NestedNamespaceSpecifier:
					first := target.First()
					outer := cmp.Or(at.spelled(first, depth+1).Name, first.Text())
					return outer + strings.Join(strings.Fields(strings.TrimPrefix(target.Text(), first.Text())), "")
				}
			}
		}
	}
	return ""
}

// countArguments returns the number of template arguments written after a name.
func countArguments(n syntax.Node) int {
	for n.Kind() == syntax.DependentName {
		n = n.First()
	}
	count := 0
	if slices.Contains([]syntax.Kind{syntax.TemplateType, syntax.TemplateFunction, syntax.TemplateMethod}, n.Kind()) {
		for range n.Child(syntax.FieldArguments).Children() {
			count++
		}
	}
	return count
}

// typeSpelled spells the type of an object whose class is not seen: of a variable,
// or of T(x) and T{x}.
func (s *Scope) typeSpelled(n syntax.Node) Spelled {
	n = n.Unparen()
	switch n.Kind() {
	case syntax.CallExpression:
		return s.spelled(n.Child(syntax.FieldFunction), 0)
	case syntax.CompoundLiteralExpression:
		return s.spelled(n.Child(syntax.FieldType), 0)
	}
	v, ok := s.Value(n).Entity.(*Variable)
	if !ok {
		return Spelled{}
	}
	return v.Scope.spelled(v.Node.Child(syntax.FieldType), 0)
}

// UnseenClassArguments returns the template arguments, as they are written, of the class of the object whose member is called,
// if that class is not seen.
func (c *Call) UnseenClassArguments() syntax.Node {
	object := c.Node.Child(syntax.FieldFunction).Child(syntax.FieldArgument)
	name := c.Scope.typeSpelled(object).last
	for name.Kind() == syntax.DependentName {
		name = name.First()
	}
	return name.Child(syntax.FieldArguments)
}

// IsSystemNamed reports whether an expression is derived from a name of an unseen library: it is that
// name, a call of that function, an object of that type, a call of a member of one, or such an object
// moved by a number.
func (s *Scope) IsSystemNamed(n syntax.Node, is func(Spelled) bool) bool {
	for {
		switch n.Kind() {
		case syntax.ParenthesizedExpression:
			n = n.First()
		case syntax.PointerExpression: // &v[i], &*p
			element := n.Child(syntax.FieldArgument).Unparen()
			isElement := element.Kind() == syntax.SubscriptExpression || element.Kind() == syntax.PointerExpression && element.Op() == syntax.Deref
			if n.Op() != syntax.AddressOf || !isElement {
				return false
			}
			n = element.Child(syntax.FieldArgument)
		case syntax.BinaryExpression:
			n = n.Child(syntax.FieldLeft)
		case syntax.QualifiedIdentifier:
			return is(s.spelled(n, 0))
		case syntax.FieldExpression:
			if v, ok := s.Value(n).Entity.(*Variable); ok {
				return is(v.Scope.spelled(v.Node.Child(syntax.FieldType), 0))
			}
			n = n.Child(syntax.FieldArgument)
		case syntax.CallExpression:
			n = n.Child(syntax.FieldFunction)
			if n.Kind() != syntax.FieldExpression {
				f := s.spelled(n, 0)
				return is(f) || strings.HasPrefix(f.Name, "thrust::make_") && s.isAnySystemNamed(n.Parent().Child(syntax.FieldArguments), is)
			}
			n = n.Child(syntax.FieldArgument)
		case syntax.Identifier:
			v, ok := s.Value(n).Entity.(*Variable)
			return ok && is(v.Scope.spelled(v.Node.Child(syntax.FieldType), 0))
		default:
			return false
		}
	}
}

// NamesDeviceSystem recognizes an execution policy that makes an algorithm of Thrust run on the device, see
// [Scope.IsSystemNamed].
func NamesDeviceSystem(x Spelled) bool { return headers.IsDeviceSystem(x.Name) }

// isAnySystemNamed reports whether one of the arguments that an iterator or tuple is made
// of is one of a system.
func (s *Scope) isAnySystemNamed(args syntax.Node, is func(Spelled) bool) bool {
	for a := range args.Children() {
		if s.IsSystemNamed(a, is) {
			return true
		}
	}
	return false
}
