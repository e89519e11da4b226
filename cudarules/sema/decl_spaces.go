package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Spaces returns the execution spaces of a function: those that its
// declarations write; those of the enclosing function for a lambda that writes
// none; __host__ for other functions that write none, or __device__ by an option of NVRTC's. A function of which one
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
		if s == DeviceSpace && !f.TU.Options.DefaultDevice && f.isBare() {
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
	if f.TU.Options.DefaultDevice {
		return DeviceSpace
	}
	return HostSpace
}

// DeclaredSpaces returns the execution spaces that the declarations of a function write; zero if they
// write none. nvcc adds the spaces of the template to those of an explicit specialization.
func (f *Function) DeclaredSpaces() ExecSpace {
	if f.writtenIn != len(f.Decls) {
		f.written, f.writtenIn = 0, len(f.Decls)
		for _, d := range f.Decls {
			f.written |= d.DeclaredSpaces()
		}
	}
	s := f.written
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

// IsImplicitlySpaced reports whether the function is a special member or comparison that is defaulted
// on its first declaration and not virtual: its execution spaces follow from its callers, and written
// ones do not count.
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

// RunsOn answers whether the function is compiled for a side. It is unknown if an undecided or
// undefined macro may write an execution space, and no space is written; if a declaration says
// __device__ and another may say __host__; for functions that a specialization may replace; and for a
// lambda that takes the spaces of such a function.
func (f *Function) RunsOn(side Side) Answer {
	on := f.Spaces().OnHost()
	if side == Device {
		on = f.Spaces().OnDevice()
		if on && !f.ambiguousSpecialization && f.Lambda == nil { // whatever else is written
			return Yes
		}
	}
	if f.spacesKnown == Unknown {
		f.spacesKnown = answer(f.WhySpacesUnknown().Cause == NoCause)
	}
	if f.spacesKnown == Yes || side == Device && on && f.WhySpacesUnknown().Cause != AmbiguousSpecialization {
		return answer(on)
	}
	f.traceSpaces()
	return Unknown
}

// WhySpacesUnknown returns the construct that may write another execution space than the visible ones.
func (f *Function) WhySpacesUnknown() Reason {
	if f.ambiguousSpecialization {
		return Reason{AmbiguousSpecialization, f.TU, f.First().Node}
	}
	if !slices.ContainsFunc(f.Decls, func(d *FuncDecl) bool { return !f.TU.isChosen(d.Node) }) {
		return Reason{UndecidedText, f.TU, f.First().Node}
	}
	hidden := func() Reason {
		for _, d := range f.Decls {
			if c := d.hidesSpace(); c != NoCause {
				return Reason{c, f.TU, d.Node}
			}
		}
		return Reason{}
	}
	if s := f.DeclaredSpaces(); s != 0 {
		if s == DeviceSpace { // possibly also a __host__ one
			return hidden()
		}
		return Reason{}
	}
	if f.Pattern != nil {
		if r := f.Pattern.WhySpacesUnknown(); r.Cause != NoCause {
			return r
		}
	}
	if f.Lambda != nil {
		if around := f.Lambda.Outer.EnclosingBody(); around != nil {
			if r := around.WhySpacesUnknown(); r.Cause != NoCause {
				return r
			}
		}
	}
	return hidden()
}

// hidesSpace returns the construct in the place of execution spaces that may write some, if no space
// is written: a macro, or another branch of an undecided conditional. An undeclared name in capitals
// in place of the result type is a macro.
func (fd *FuncDecl) hidesSpace() Cause {
	if fd.DeclaredSpaces() != 0 {
		return NoCause
	}
	if _, ok := fd.Mark(syntax.Macro); ok {
		return UnknownMacro
	}
	if fd.Function.Lambda == nil && fd.Function.TU.isUndecided(fd.Node) {
		return UndecidedText
	}
	if fd.hasMacroForType() {
		return UnknownMacro
	}
	return NoCause
}

func (fd *FuncDecl) hasMacroForType() bool {
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

// IsEmitted reports whether a compiler emits code for the function even if nothing in the translation
// unit calls it: kernels, lambdas with a written space that escape to unseen callers, if code is
// emitted for the enclosing function, functions named by an explicit instantiation, and functions with
// external linkage that are neither inline nor templates. No code is emitted for a template itself.
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
