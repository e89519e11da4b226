package sema

import (
	"bytes"
	"iter"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Specializes returns the instance of a function template that an explicit
// specialization or explicit instantiation stands for; nil if fd is neither or
// the template is not known.
func (fd *FuncDecl) Specializes() *Function {
	name := fd.nameNode()
	if fd.Node.Kind() != syntax.TemplateInstantiation && (fd.Template.IsZero() || !isSpecialization(fd.Template)) {
		return nil
	}
	return fd.scope.instanceNamed(name, fd.Type())
}

// instanceNamed returns the instance of the function template that name, with
// or without arguments, names and that has the given type.
func (s *Scope) instanceNamed(name syntax.Node, t *Type) *Function {
	if t.Kind != FunctionType {
		return nil
	}
	var explicit []Argument
	if last := lastName(name); last.Kind() == syntax.TemplateFunction {
		explicit = s.arguments(last.Child(syntax.FieldArguments))
	}
	for _, e := range s.LookupNode(name) {
		if f, ok := e.(*Function); ok && f.IsTemplate() {
			if in := f.explicitly(explicit, t); in != nil {
				return in
			}
		}
	}
	return nil
}

// Instantiations yields the explicit instantiations of function templates in a
// unit as declarations of the instances.
func (tu *TU) Instantiations(u *Unit) iter.Seq[*FuncDecl] {
	return func(yield func(*FuncDecl) bool) {
		for _, n := range u.explicit {
			fd := tu.Global.At(n).instantiation(n)
			if fd != nil && !yield(fd) {
				return
			}
		}
	}
}

// instantiation returns the declaration that "template void f<int>(int);"
// makes in s; nil if it names no known function template.
func (s *Scope) instantiation(n syntax.Node) *FuncDecl {
	d := n.Child(syntax.FieldDeclarator)
	if _, isFunction := declaratorName(d); !isFunction || d.HasError() {
		return nil
	}
	fd := &FuncDecl{Node: n, Declarator: d, scope: s}
	fd.Function = fd.Specializes()
	if fd.Function == nil {
		return nil
	}
	if strings.HasPrefix(n.Text(), "template") { // not extern template
		fd.Function.explicit = true
	}
	return fd
}

// IsExplicit reports whether f is an instance that an explicit instantiation
// names.
func (f *Function) IsExplicit() bool { return f.explicit }

// explicitly instantiates f where its type with the given leading arguments is
// t; else it returns nil.
func (f *Function) explicitly(explicit []Argument, t *Type) *Function {
	pattern := f.Decls[0]
	params := pattern.scope.Parent.templateParams(pattern.Template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	for i := range explicit {
		if i < len(params) && !params[i].Pack {
			b.args[i] = &explicit[i]
		}
	}
	pt := pattern.Type()
	if pt.Kind == FunctionType && len(pt.Params) == len(t.Params) {
		for i, p := range pt.Params {
			if mentions(p, b.depth) && !b.unify(p, t.Params[i]) {
				return nil
			}
		}
	}
	args := explicit
	if len(explicit) < len(params) {
		args = nil
		for _, a := range b.args {
			if a == nil {
				break
			}
			args = append(args, *a)
		}
	}
	known := len(f.instances)
	in := f.Instance(args)
	if in != nil && !equalParams(in.Type().Params, t.Params) {
		if len(f.instances) > known {
			f.instances = f.instances[:known]
		}
		return nil
	}
	return in
}

// instantiatedClasses lists the classes that a unit instantiates explicitly:
// "template struct S<int>;".
func (tu *TU) instantiatedClasses(u *Unit) []*Record {
	var list []*Record
	for _, m := range u.Tree.Marks {
		if m.Word != syntax.Instantiation {
			continue
		}
		text := u.Tree.Text[m.End:]
		n := u.Tree.At(m.End + len(text) - len(bytes.TrimLeft(text, " \t\r\n")))
		for !n.IsZero() && !n.Is(syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier) {
			n = n.Parent()
		}
		if t := tu.Global.At(n).Type(n.Child(syntax.FieldName)); t.Kind == RecordType && t.Record.Pattern != nil {
			list = append(list, t.Record)
		}
	}
	return list
}
