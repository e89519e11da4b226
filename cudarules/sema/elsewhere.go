package sema

import (
	"iter"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// What host code calls does not run on the device, but nvcc instantiates the
// templates among it for both: the kernels that these launch and the
// __host__ __device__ functions are code of the device's view.

// instancesCalled yields the instances of the program's own templates that a body
// calls by a name.
func (b *Body) instancesCalled() iter.Seq[*Function] {
	names := b.Function.TU.templateNames()
	root := b.BodyScope()
	return func(yield func(*Function) bool) {
		if len(names) == 0 {
			return
		}
		for n := range b.Nodes() {
			if n.Kind() != syntax.CallExpression || n.IsLaunch() || !names[calleeName(n)] {
				continue
			}
			if c := root.At(n).Call(n); c != nil && c.Function != nil && c.Function.isInstance() && !yield(c.Function) {
				return
			}
		}
	}
}

// calleeName returns the unqualified name that a call calls something by; empty if
// it is no name.
func calleeName(call syntax.Node) string {
	fun := call.Child(syntax.FieldFunction)
	for fun.Kind() == syntax.ParenthesizedExpression {
		fun = fun.First()
	}
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
	if tu.templates != nil {
		return tu.templates
	}
	tu.templates = map[string]bool{}
	for _, u := range tu.Units {
		if u.Prelude {
			continue
		}
		for fd := range tu.FuncDecls(u) {
			if fd.IsDefinition() && !fd.Function.IsKernel() && fd.Function.isDependent() {
				tu.templates[fd.Function.Name] = true
			}
		}
	}
	return tu.templates
}
