package sema

import (
	"bytes"
	"iter"
	"slices"
	"unicode"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Specializes returns the instance of a function template that is declared by an explicit
// specialization or explicit instantiation; nil if fd is neither or the template is unknown.
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
	if fd.Function = fd.Specializes(); fd.Function == nil {
		fd.Function = fd.member()
	}
	if fd.Function == nil {
		return nil
	}
	if !s.TU.Unit(n).isExternTemplate(n.Start()) {
		fd.Function.explicit = true
	}
	return fd
}

// member returns the member function of an instance of a class template that fd,
// an explicit instantiation, names: "template void S<int>::f();". It returns nil if
// there is none.
func (fd *FuncDecl) member() *Function {
	name, t := fd.nameNode(), fd.Type()
	if name.Kind() != syntax.QualifiedIdentifier || t.Kind != FunctionType {
		return nil
	}
	for _, e := range fd.scope.LookupNode(name) {
		if r, ok := e.(*Record); ok { // a constructor
			return r.constructorOf(t)
		}
		if f, ok := e.(*Function); ok && f.Class != nil && f.Class.Pattern != nil && f.Type().Kind == FunctionType && equalParams(f.Type().Params, t.Params) {
			return f
		}
	}
	return nil
}

// constructorOf returns the constructor of an instance of a class template that has
// the parameters of t, or nil.
func (r *Record) constructorOf(t *Type) *Function {
	for _, f := range r.Constructors() {
		if r.Pattern != nil && !f.IsTemplate() && f.Type().Kind == FunctionType && equalParams(f.Type().Params, t.Params) {
			return f
		}
	}
	return nil
}

// IsExplicit reports whether f is an instance that an explicit instantiation
// names, or a member of a class that one names.
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
	if pt.Kind != FunctionType || t.Kind != FunctionType {
		return nil
	}
	if len(pt.Params) == len(t.Params) {
		for i, p := range pt.Params {
			if mentions(p, b.depth) && !b.unify(p, t.Params[i]) {
				return nil
			}
		}
	}
	if slices.Contains(b.args, nil) { // [temp.deduct.decl]: the result takes part as well
		b.unify(pt.Elem, t.Elem)
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

// explicitMembers lists the member functions that the explicit instantiations in a
// unit make: those that they name, and those of the classes that they name.
func (tu *TU) explicitMembers(u *Unit) []*Function {
	var list []*Function
	for fd := range tu.Instantiations(u) {
		if fd.Function.explicit && fd.Function.Pattern == nil {
			list = append(list, fd.Function)
		}
	}
	for _, class := range tu.instantiatedClasses(u) {
		list = class.explicitMembers(list)
	}
	return list
}

// explicitMembers adds the member functions, those of nested classes included, of a
// class that is instantiated explicitly.
func (r *Record) explicitMembers(list []*Function) []*Function {
	for _, f := range r.Methods() {
		if !f.IsTemplate() {
			f.explicit = true
			list = append(list, f)
		}
	}
	for _, reg := range r.Scope().regions {
		for _, d := range reg.order {
			if d.kind == recordDecl && d.template.IsZero() && !d.friend {
				if in := r.Scope().record(d); in != nil {
					list = in.explicitMembers(list)
				}
			}
		}
	}
	return list
}

// instantiatedClasses lists the classes that a unit instantiates explicitly:
// "template struct S<int>;". Of "extern template struct S<int>;" no code is made.
func (tu *TU) instantiatedClasses(u *Unit) []*Record {
	var list []*Record
	for _, m := range u.Tree.Marks {
		if m.Word != syntax.Instantiation || u.isExternTemplate(m.Start) {
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

// isExternTemplate reports whether the explicit instantiation at an offset is declared extern: no code
// is emitted for it then.
func (u *Unit) isExternTemplate(at int) bool {
	blanks := len(bytes.TrimRightFunc(u.Tree.Text[:at], unicode.IsSpace))
	for _, m := range slices.Backward(u.Tree.MarksIn(0, at+1)) {
		if m.End < blanks {
			break
		}
		if m.Word == syntax.ExternTemplate {
			return true
		}
	}
	return false
}
