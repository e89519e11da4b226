package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Spaces returns the execution spaces of a function: those that its
// declarations write; those of the enclosing function for a lambda that writes
// none; __host__ for other functions that write none. A function of which one
// declaration writes __device__ and another nothing is a __host__ __device__
// one, as nvcc says.
func (f *Function) Spaces() ExecSpace {
	if f.spaces == 0 {
		f.spaces = f.findSpaces()
	}
	return f.spaces
}

func (f *Function) findSpaces() ExecSpace {
	if s := f.DeclaredSpaces(); s != 0 {
		if s == DeviceSpace && f.isBare() {
			s |= HostSpace
		}
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

// DeclaredSpaces returns the execution spaces that the declarations of a function
// write; zero if they write none. To those of an explicit specialization nvcc adds
// what its template writes.
func (f *Function) DeclaredSpaces() ExecSpace {
	var s ExecSpace
	for _, d := range f.Decls {
		s |= d.DeclaredSpaces()
	}
	if f.Pattern != nil {
		s |= f.Pattern.DeclaredSpaces()
	}
	return s
}

// isBare reports whether a declaration writes no space where it counts.
func (f *Function) isBare() bool {
	for _, d := range f.Decls {
		if d.DeclaredSpaces() == 0 && !f.special && !d.isSpecialization() && !d.befriendsTemplate() {
			return true
		}
	}
	return false
}

// IsImplicitlySpaced reports whether the function is a special member or
// comparison that is defaulted on its first declaration and not virtual: what
// it runs on follows from its callers, and what is written does not count.
func (f *Function) IsImplicitlySpaced() bool {
	return f.Lambda == nil && f.First().IsDefaulted() && !f.First().Specifiers().Has(syntax.Virtual)
}

// IsDefaultedDestructor reports whether the function is a destructor that is
// defaulted on its first declaration and that both sides may call: a virtual one
// is the host's from CUDA 13 on.
func (f *Function) IsDefaultedDestructor() bool {
	return f.Lambda == nil && strings.HasPrefix(f.Name, "~") && f.First().IsDefaulted() &&
		(!f.First().Specifiers().Has(syntax.Virtual) || f.TU.Options.Toolkit.Before(nvcc.Version{Major: 13}))
}

// IsSpaceUnseen reports whether no execution space stands among the function's
// specifiers but a macro that is undecided or defined nowhere: it may be one. So
// may another branch of an undecided conditional have one. Where the
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
	if f.ambiguousSpecialization {
		return true
	}
	if s := f.DeclaredSpaces(); s != 0 {
		return s == DeviceSpace && slices.ContainsFunc(f.Decls, (*FuncDecl).hidesSpace) // maybe a __host__ one, too
	}
	if f.Pattern != nil && f.Pattern.IsSpaceUnseen() {
		return true
	}
	if f.Lambda != nil {
		if around := f.Lambda.Outer.EnclosingBody(); around != nil && around.IsSpaceUnseen() {
			return true
		}
	}
	return slices.ContainsFunc(f.Decls, (*FuncDecl).hidesSpace)
}

// hidesSpace reports whether an unknown macro stands where the declaration may
// write execution spaces, and no space does.
func (fd *FuncDecl) hidesSpace() bool {
	if fd.DeclaredSpaces() != 0 {
		return false
	}
	if _, ok := fd.Mark(syntax.Macro); ok || fd.Function.Lambda == nil && fd.Function.TU.isUndecided(fd.Node) {
		return true
	}
	result := fd.Node.Child(syntax.FieldType)
	if result.IsZero() { // MACRO(a, b) { … }
		f := fd.Function
		return f.Lambda == nil && f.Class == nil && !f.adrift && isInCapitals(f.Name)
	}
	if c := result.Child(syntax.FieldConstraint); !c.IsZero() { // MACRO auto f()
		result = c
	}
	return result.Kind() == syntax.TypeIdentifier && isInCapitals(result.Text()) && len(fd.scope.LookupNode(result)) == 0
}

func isInCapitals(name string) bool { return strings.ToUpper(name) == name && len(name) > 1 }

// IsEmitted reports whether a compiler makes code of the function even if
// nothing in the translation unit calls it: kernels, lambdas that write a space
// and get where what is not seen may call them, if code is made of the function around
// them, what an explicit instantiation names, and functions with external linkage that
// are neither inline nor templates. No code is made of a template itself.
func (f *Function) IsEmitted() bool {
	switch {
	case f.Lambda != nil:
		return f.Lambda.DeclaredSpaces() != 0 && !f.Lambda.Scope.inPattern() && f.Lambda.Escapes() && f.Lambda.isCompiled()
	case f.isDependent():
		return false
	case f.IsKernel() || f.explicit:
		return true
	case f.isInstance() && !f.special:
		return false
	}
	for _, d := range f.Decls {
		inClass := d.IsDefinition() && (d.Friend || f.Class != nil && f.Class.Definition().Contains(d.Node))
		if inClass || d.Specifiers().Has(syntax.Inline|syntax.Constexpr) || f.Class == nil && d.Specifiers().Has(syntax.Static) {
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
