package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Spaces returns the execution spaces of a function: those that its
// declarations write; those of the enclosing function for a lambda that writes
// none; __host__ for other functions that write none.
func (f *Function) Spaces() Space {
	if f.spaces == 0 {
		f.spaces = f.findSpaces()
	}
	return f.spaces
}

func (f *Function) findSpaces() Space {
	if s := f.written(); s != 0 {
		return s
	}
	if f.Lambda != nil {
		if in := f.Lambda.Outer.EnclosingBody(); in != nil {
			s := in.Spaces()
			if s&GlobalSpace != 0 {
				s = DeviceSpace
			}
			return s
		}
	}
	return HostSpace
}

// IsImplicitlySpaced reports whether the function is a special member or
// comparison that is defaulted on its first declaration and not virtual: what
// it runs on follows from its callers, and what is written does not count.
func (f *Function) IsImplicitlySpaced() bool {
	return f.Lambda == nil && f.First().IsDefaulted() && !f.First().HasSpecifier("virtual")
}

// IsSpaceUnseen reports whether no execution space stands among the function's
// specifiers but a macro that is defined nowhere: it may be one. Where the
// result's type is a name in capitals that nothing declares, that is a macro.
// Also unseen is the space of what a specialization may stand for, and of a lambda
// that takes that of such a function.
func (f *Function) IsSpaceUnseen() bool {
	if f.unseen == Unknown {
		f.unseen = answer(f.findUnseen())
	}
	return f.unseen == Yes
}

func (f *Function) findUnseen() bool {
	if f.unsettled {
		return true
	}
	if f.written() != 0 {
		return false
	}
	if f.Lambda != nil {
		if around := f.Lambda.Outer.EnclosingBody(); around != nil && around.IsSpaceUnseen() {
			return true
		}
	}
	for _, d := range f.Decls {
		if _, ok := d.Mark(syntax.Macro); ok {
			return true
		}
		result := d.Node.Child(syntax.FieldType)
		if name := result.Text(); result.Kind() == syntax.TypeIdentifier && strings.ToUpper(name) == name && len(d.scope.LookupNode(result)) == 0 {
			return true
		}
	}
	return false
}

// IsEmitted reports whether a compiler makes code of the function even if
// nothing in the translation unit calls it: kernels, lambdas, and functions
// with external linkage that are neither inline nor templates.
func (f *Function) IsEmitted() bool {
	if f.IsKernel() || f.Lambda != nil {
		return true
	}
	if f.isInstance() || f.IsTemplate() || f.Class != nil && f.Class.dependent {
		return false
	}
	for _, d := range f.Decls {
		inClass := f.Class != nil && d.IsDefinition() && f.Class.Definition().Contains(d.Node)
		if inClass || d.HasSpecifier("inline") || d.HasSpecifier("constexpr") || f.Class == nil && d.HasSpecifier("static") {
			return false
		}
		if _, forced := d.Mark(syntax.ForceInline); forced {
			return false
		}
	}
	for s := f.Scope; s != nil; s = s.Parent {
		if s.Kind == NamespaceScope && s.Name == "" && s.Parent != nil {
			return false
		}
	}
	return true
}
