package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// The memory that variables lie in.

// declarations are those of one variable. Those in one scope share them, since their union is needed for each of possibly
// very many.
type declarations struct {
	list   []*Variable
	asked  bool
	spaces MemorySpace // that any of them names
	macro  *Variable   // the first with a mark of an unknown macro; nil if none has
}

// DeclaredMemory returns the memory spaces that the declaration names.
func (v *Variable) DeclaredMemory() MemorySpace {
	var s MemorySpace
	for _, m := range v.Marks() {
		switch m.Word {
		case syntax.Device:
			s |= DeviceMemory
		case syntax.Shared:
			s |= SharedMemory
		case syntax.Constant:
			s |= ConstantMemory
		case syntax.Managed:
			s |= ManagedMemory
		}
	}
	return s
}

// MemorySpaces returns the memory spaces that any declaration of the variable
// names.
func (v *Variable) MemorySpaces() MemorySpace { return v.DeclaredMemory() | v.together().spaces }

// together returns the union of the declarations.
func (v *Variable) together() declarations {
	v.Redeclarations()
	d := v.rarely().declarations
	if d == nil {
		return declarations{}
	}
	if !d.asked {
		d.asked = true
		for _, o := range d.list {
			d.spaces |= o.DeclaredMemory()
			if _, ok := o.Mark(syntax.Macro); ok && d.macro == nil {
				d.macro = o
			}
		}
	}
	return *d
}

// LiesIn answers whether a declaration of the variable names one of the memory
// spaces. It is unknown where none names any but a macro that is undecided or defined
// nowhere may do so.
func (v *Variable) LiesIn(spaces MemorySpace) Answer {
	if m := v.MemorySpaces(); m != 0 && !v.TU.isChosen(v.Node) {
		return answer(m&spaces != 0)
	}
	if r := v.WhyMemoryUnknown(); r.Cause != NoCause {
		v.traceMemory(r)
		return Unknown
	}
	return No
}

// isUndecided reports whether the variable is in an undecided branch, and another may declare it otherwise. For a local
// one that is within its function: if the branch holds all of that, nothing else declares it.
func (v *Variable) isUndecided() bool {
	if !v.TU.isUndecided(v.Node) {
		return false
	}
	around := v.Scope.EnclosingBody()
	if around == nil {
		return true
	}
	def := around.Definition()
	return def == nil || v.TU.Unit(def.Node) != v.TU.Unit(v.Node) || v.TU.Unit(v.Node).Source.IsAlternative(v.Node.Start(), def.Node.Start())
}

// WhyMemoryUnknown returns the construct that may write a memory space if no declaration of the
// variable does.
func (v *Variable) WhyMemoryUnknown() Reason {
	if v.TU.isChosen(v.Node) {
		return Reason{UndecidedText, v.TU, v.Node}
	}
	if v.MemorySpaces() != 0 {
		return Reason{}
	}
	if _, ok := v.Mark(syntax.Macro); ok {
		return Reason{UnknownMacro, v.TU, v.Node}
	}
	if v.isUndecided() {
		return Reason{UndecidedText, v.TU, v.Node}
	}
	if o := v.together().macro; o != nil {
		return Reason{UnknownMacro, v.TU, o.Node}
	}
	return Reason{}
}
