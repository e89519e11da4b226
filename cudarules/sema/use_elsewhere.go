package sema

import (
	"iter"
	"maps"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Callees of host code do not run on the device, but nvcc instantiates the templates among them for
// both: the kernels that these launch and the __host__ __device__ functions are code of the device's
// view.

// instancesNamed yields the instances of the program's own templates that a body
// calls by a name, or names with template arguments.
func (b *Body) instancesNamed() iter.Seq[*Function] {
	names := b.Function.TU.templateNames()
	root := b.BodyScope()
	return func(yield func(*Function) bool) {
		if len(names) == 0 {
			return
		}
		for n := range b.Nodes() {
			var f *Function
			switch {
			case n.Kind() == syntax.CallExpression && !n.IsLaunch() && names[calleeName(n)]:
				if c := root.At(n).Call(n); c != nil {
					f = c.Function
				}
			case n.Kind() == syntax.TemplateFunction && names[templateName(n).Text()]:
				if v := root.At(n).Value(n); len(v.Functions()) == 1 {
					f = v.Functions()[0]
				}
			}
			if f != nil && f.isInstance() && !yield(f) {
				return
			}
		}
	}
}

// calleeName returns the unqualified name that a call calls something by; empty if
// it is no name.
func calleeName(call syntax.Node) string {
	fun := call.Child(syntax.FieldFunction).Unparen()
	if fun.Kind() == syntax.FieldExpression {
		fun = fun.Child(syntax.FieldField)
	}
	switch name := templateName(lastName(fun)); name.Kind() {
	case syntax.Identifier, syntax.FieldIdentifier, syntax.TypeIdentifier:
		return name.Text()
	}
	return ""
}

// templateNames returns the names of the function templates that the units define
// outside of libraries, and of the functions of their class templates.
func (tu *TU) templateNames() map[string]bool {
	if tu.templates == nil {
		tu.templates = map[string]bool{}
		for _, u := range tu.Units {
			if !u.Prelude {
				maps.Copy(tu.templates, u.templates())
			}
		}
	}
	return tu.templates
}

// findTemplates returns the names of the functions that are defined in template
// declarations.
func (u *Unit) findTemplates() map[string]bool {
	names := map[string]bool{}
	behind := int32(0) // the template declarations so far
	for n := range u.Tree.Root().All() {
		switch n.Kind() {
		case syntax.TemplateDeclaration:
			_, end := n.IDs()
			behind = max(behind, end)
		case syntax.FunctionDefinition:
			if n.ID() >= behind {
				continue
			}
			if name, _ := declaratorName(n.Child(syntax.FieldDeclarator)); !name.IsZero() {
				names[templateName(lastName(name)).Text()] = true
			}
		}
	}
	return names
}
