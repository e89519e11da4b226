package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// IsDefined answers whether the translation unit defines the function. It is unknown where the
// definition may be in a missing header, where a declaration with a syntax error may hold it, where
// there is one of that name which could not be assigned to any function, where unknown arguments may
// select a specialization, and for functions that may be the compiler's own.
func (f *Function) IsDefined() Answer {
	if f.Definition() != nil || f.Pattern != nil && f.Pattern.Definition() != nil {
		return Yes
	}
	if len(f.TU.Source.Missing) > 0 || f.Type().IsDependent() || f.isDependent() || f.isReserved() {
		return Unknown
	}
	name := f.Name
	if name == conversionName {
		name = "operator"
	}
	if f.TU.mayBeBroken(name) {
		return Unknown
	}
	params := len(f.Type().Params)
	attached := map[syntax.Node]bool{}
	for _, g := range f.overloads() {
		for _, fd := range g.Decls {
			attached[fd.Node] = true
			if fd.IsDefinition() && (fd.Type().Kind != FunctionType || fd.Type().IsDependent() && len(fd.Type().Params) == params) {
				return Unknown
			}
		}
	}
	for _, d := range f.Scope.outsideDecls(functionDecl, f.Name) {
		if d.node.Kind() == syntax.FunctionDefinition && !attached[d.node] {
			return Unknown
		}
	}
	return No
}

// mayBeBroken reports whether a declaration with a syntax error names something.
func (tu *TU) mayBeBroken(name string) bool {
	return slices.ContainsFunc(tu.Broken(), func(n syntax.Node) bool { return strings.Contains(n.Text(), name) })
}

// Broken returns the declarations at namespace scope that have a syntax error, headers' included: the
// entities that they declare are unknown. It is the root of a file in which no declaration could be
// made out.
func (tu *TU) Broken() []syntax.Node {
	if tu.broken == nil {
		tu.broken = []syntax.Node{}
		var visit func(n syntax.Node)
		visit = func(n syntax.Node) {
			for c := range n.Children() {
				switch {
				case !c.HasError():
				case c.Is(syntax.NamespaceDefinition, syntax.LinkageSpecification, syntax.DeclarationList):
					visit(c)
				default:
					tu.broken = append(tu.broken, c)
				}
			}
		}
		for _, u := range tu.Units {
			if root := u.Tree.Root(); root.Kind() == syntax.Error {
				tu.broken = append(tu.broken, root)
			} else {
				visit(root)
			}
		}
	}
	return tu.broken
}

// isReserved reports whether a function has C linkage and a name that the
// implementation keeps for itself, as those of libdevice and NVVM have.
func (f *Function) isReserved() bool { return strings.HasPrefix(f.Name, "__") && f.HasCLinkage() }

// overloads returns the functions of the same name in the same scope.
func (f *Function) overloads() []*Function {
	if f.Class != nil {
		return f.Class.methodsNamed(f.Name)
	}
	return f.Scope.functions(f.Name)
}

// HasInternalLinkage reports whether a variable of namespace or class scope is visible
// in this translation unit alone because it is static and no member, or in an unnamed
// namespace.
func (v *Variable) HasInternalLinkage() bool {
	return v.Member == nil && v.IsStatic() || v.Scope.inUnnamedNamespace()
}

// HasInternalLinkage reports whether a function is visible in this translation
// unit alone because it is static and no member, or in an unnamed namespace.
func (f *Function) HasInternalLinkage() bool {
	return f.Class == nil && f.First().Specifiers().Has(syntax.Static) || f.Scope.inUnnamedNamespace()
}

func (s *Scope) inUnnamedNamespace() bool {
	for ; s != nil; s = s.Parent {
		if s.Kind == NamespaceScope && s.Name == "" && s.Parent != nil {
			return true
		}
	}
	return false
}

// IsDefined reports whether some declaration of the variable v defines it in the translation unit: in
// its namespace, or outside of it.
func (v *Variable) IsDefined() bool {
	space := v.Scope.Namespace()
	for _, d := range slices.Concat(space.named(v.Name), space.outsideDecls(variableDecl, v.Name)) {
		if d.kind == variableDecl && d.template.IsZero() && !space.variable(d).IsExtern() {
			return true
		}
	}
	return false
}

// IsExtern reports whether the declaration says extern, also in the form
// extern "C" without braces, which is no definition.
func (v *Variable) IsExtern() bool {
	return v.Specifiers().Has(syntax.Extern) || v.Node.Parent().Kind() == syntax.LinkageSpecification && v.Initializer().IsZero()
}
