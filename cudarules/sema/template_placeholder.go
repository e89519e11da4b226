package sema

import (
	"fmt"
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// hasPlaceholders reports whether f is an abbreviated function template, or the call operator of a generic lambda without a template
// header: "auto" stands for the types of some parameters ([dcl.fct]).
func (f *Function) hasPlaceholders() bool {
	return len(f.Decls) > 0 && !f.abbreviates && slices.ContainsFunc(f.Decls[0].Params(), (*Variable).isPlaceholder)
}

// isPlaceholder reports whether a parameter is declared with a placeholder type.
func (v *Variable) isPlaceholder() bool { return containsAuto(v.placeholder()) }

// abbreviated returns the instance of a function that has placeholders for arguments; nil if a placeholder's type is not known.
func (f *Function) abbreviated(args []Value) *Function {
	if f.Lambda != nil && !f.Lambda.Node.Child(syntax.FieldTemplateParameters).IsZero() || f.Type().Kind != FunctionType || !f.TU.mayInstantiate() {
		return nil
	}
	t := *f.Type()
	var invented []Argument
	if t.Params, invented = f.Decls[0].placeholders(args); len(invented) == 0 {
		return nil
	}
	k := f.TU.instanceKey(f, invented)
	if in := f.TU.funcInstances[k]; in != nil {
		return in
	}
	in := &Function{TU: f.TU, Name: f.Name, Scope: f.Scope, Class: f.Class, Pattern: f, Args: slices.Concat(f.Args, invented), abbreviates: true}
	f.TU.funcInstances[k] = in
	f.TU.countInstance(k, invented)
	if !f.TU.instancesSettled {
		f.instances = append(f.instances, in)
	}
	for _, d := range f.Decls {
		own := *d
		own.Function, own.typ, own.params, own.body, own.scope = in, &t, d.paramsOf(t.Params), nil, d.scope.invented(d.Node, invented)
		in.Decls = append(in.Decls, &own)
	}
	if f.Lambda != nil {
		in.Lambda = f.Lambda.instance(in)
	}
	return in
}

// placeholders returns the types of the parameters that an instance for arguments has, and the arguments of the template parameters that
// placeholders stand for; nil if one is not known.
func (fd *FuncDecl) placeholders(args []Value) (types []*Type, invented []Argument) {
	for i, p := range fd.Params() {
		switch {
		case !p.isPlaceholder():
			types = append(types, p.Type())
			continue
		case !p.pack && i >= len(args): // a default argument does not tell
			return nil, nil
		}
		for j := i; j < len(args) && (j == i || p.pack); j++ {
			t := deduce(p.placeholder(), args[j])
			if t.Kind == UnknownType || t.IsDependent() {
				return nil, nil
			}
			types, invented = append(types, t), append(invented, Argument{Type: inPlaceOf(p.placeholder(), t)})
		}
	}
	return types, invented
}

// inPlaceOf returns the type that the placeholder in p has where p becomes t.
func inPlaceOf(p, t *Type) *Type {
	switch {
	case p.Kind == RValueReference && t.Kind == LValueReference: // a forwarding reference
		return t
	case p.Kind == Pointer && t.Kind == Pointer, p.IsReference() && t.IsReference():
		return inPlaceOf(p.Elem, t.Elem)
	}
	own := *t
	own.Qual &^= p.Qual
	return &own
}

// paramsOf returns the declaration's parameters with given types; a pack, which is the last, has the rest of them.
func (fd *FuncDecl) paramsOf(types []*Type) []*Variable {
	params := make([]*Variable, 0, len(types))
	for i, t := range types {
		own := *fd.Params()[min(i, len(fd.Params())-1)]
		own.typ, own.Index = t, i
		params = append(params, &own)
	}
	return params
}

// placeholder returns the type of a parameter with a placeholder, of one element where that is a pack.
func (v *Variable) placeholder() *Type {
	if !v.pack {
		return v.Type()
	}
	return v.Scope.DeclaredType(v.Node, v.Declarator)
}

// invented opens the scope of the template parameters that placeholders stand for.
func (s *Scope) invented(n syntax.Node, args []Argument) *Scope {
	in := &Scope{TU: s.TU, Kind: TemplateScope, Parent: s, node: n, params: newNameTable[[1]Entity](len(args)), transparent: true}
	for i := range args {
		own := args[i]
		own.Name = fmt.Sprintf("auto:%d", i+1) // cannot be named
		in.addParam(&own)
	}
	return in
}

// instance returns a generic lambda as an instance of its call operator sees it: the parameters have types.
func (l *Lambda) instance(operator *Function) *Lambda {
	in := &Lambda{Node: l.Node, Outer: l.Outer, Record: l.Record, Mutable: l.Mutable, Default: l.Default, operator: operator}
	in.Scope = &Scope{TU: operator.TU, Kind: LambdaScope, Parent: operator.Decls[0].scope, Lambda: in, node: l.Node, params: &nameTable[[1]Entity]{}}
	for _, p := range operator.Decls[0].Params() {
		if p.Name != "" {
			in.Scope.addParam(p)
		}
	}
	for _, e := range l.Scope.params.entries {
		if v, ok := e.thing[0].(*Variable); ok && !v.Parameter { // of an init-capture
			in.Scope.addParam(v)
		}
	}
	return in
}
