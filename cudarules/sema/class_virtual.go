package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// IsVirtual reports whether a member function is virtual: declared so, or
// because it overrides one that is.
func (f *Function) IsVirtual() bool {
	return f.Class != nil && (f.First().Specifiers().Has(syntax.Virtual) || len(f.Overridden()) > 0)
}

// Overridden returns the virtual functions of base classes that a member
// function overrides, in each base the most derived one. Bases that are not
// known have none.
func (f *Function) Overridden() []*Function {
	if !f.overriddenOK {
		f.overriddenOK = true // before the look-up, against classes that derive from themselves
		if f.Class != nil && f.Lambda == nil && !f.IsTemplate() && !f.First().Specifiers().Has(syntax.Static) {
			f.overridden = f.overriddenIn(f.Class, map[*Record]bool{})
		}
	}
	return f.overridden
}

// overriddenIn lists the functions that f overrides in the bases of a class, without those in seen.
func (f *Function) overriddenIn(class *Record, seen map[*Record]bool) []*Function {
	var found []*Function
	for _, b := range class.Bases() {
		if b.Type.Kind != RecordType || seen[b.Type.Record] {
			continue
		}
		seen[b.Type.Record] = true
		g := f.counterpart(b.Type.Record)
		switch {
		case g == nil:
			found = append(found, f.overriddenIn(b.Type.Record, seen)...)
		case g.IsVirtual():
			found = append(found, g)
		}
	}
	return found
}

// Overrider returns the function that a call of a virtual function runs for an object whose class is r; nil if that is not known.
func (r *Record) Overrider(f *Function) *Function {
	if r == f.Class {
		return f
	}
	for _, g := range r.methodsNamed(f.Name) {
		if g.overridesFurther(f) {
			return g
		}
	}
	var found *Function
	for _, b := range r.Bases() {
		if b.Type.Kind != RecordType || b.Type.Record.DerivesFrom(f.Class) != Yes && b.Type.Record != f.Class {
			continue
		}
		if found != nil {
			return nil
		}
		found = b.Type.Record.Overrider(f)
	}
	return found
}

// overridesFurther reports whether a function overrides another, directly or through others.
func (f *Function) overridesFurther(g *Function) bool {
	return slices.ContainsFunc(f.Overridden(), func(h *Function) bool { return h == g || h.overridesFurther(g) })
}

// counterpart returns the member function of a base class that f overrides if
// it is virtual, or nil.
func (f *Function) counterpart(base *Record) *Function {
	if f.IsDestructor() {
		return base.Destructor()
	}
	t := f.Type()
	if t.Kind != FunctionType || f.Name == f.Class.Name {
		return nil
	}
	for _, g := range base.methodsNamed(f.Name) {
		u := g.Type()
		if u.Kind != FunctionType || g.IsTemplate() || g.First().Specifiers().Has(syntax.Static) ||
			t.Method != u.Method || t.Variadic != u.Variadic || !equalParams(t.Params, u.Params) {
			continue
		}
		if f.Name != conversionName || Equal(t.Elem, u.Elem) {
			return g
		}
	}
	return nil
}

// Overriders returns the functions with bodies of the translation unit that
// override f, directly or further down.
func (f *Function) Overriders() []*Function {
	tu := f.TU
	if tu.overriders == nil {
		tu.overriders = map[*Function][]*Function{}
		for _, b := range tu.Bodies() {
			for _, g := range b.Function.Overridden() {
				tu.overriders[g] = append(tu.overriders[g], b.Function)
			}
		}
	}
	var found []*Function
	for _, g := range tu.overriders[f] {
		found = append(append(found, g), g.Overriders()...)
	}
	return found
}

// IsDestructor reports whether a function is a destructor.
func (f *Function) IsDestructor() bool { return f.Class != nil && len(f.Name) > 0 && f.Name[0] == '~' }
