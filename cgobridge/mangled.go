package cgobridge

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ianlancetaylor/demangle"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// KernelsNamed returns the kernels that a module knows under a name: those with C linkage by
// that name, others by the one that the Itanium C++ ABI makes of their namespaces, template
// arguments and parameter types. A kernel of which it is not known whether it has another
// name is among them.
func (p *Package) KernelsNamed(name string) []Kernel {
	m := demangled(name)
	if m == nil {
		return slices.DeleteFunc(slices.Clone(p.kernels()[name]), func(k Kernel) bool { return !k.Func.HasCLinkage() })
	}
	var list []Kernel
	for _, k := range p.kernels()[m.last()] {
		if k.Func.HasCLinkage() || k.Func.Scope.String() != m.scope() {
			continue
		}
		if f := m.in(k.Func); f != nil {
			list = append(list, Kernel{f, k.Source})
		}
	}
	return list
}

// Demangled returns the name of a function that a mangled name is of, without template
// arguments and parameters, and as C++ spells it in full; "" for other names.
func Demangled(name string) (base, signature string) {
	m := demangled(name)
	if m == nil {
		return "", ""
	}
	text, err := demangle.ToString(name)
	if err != nil {
		return "", ""
	}
	return m.last(), strings.TrimPrefix(text, "void ")
}

// A mangledName is the decoded name of a function.
type mangledName struct {
	path       []string // namespaces and the function
	isTemplate bool
	args       []demangle.AST // of a template's instance
	params     []demangle.AST // types
}

func (m *mangledName) last() string { return m.path[len(m.path)-1] }

func (m *mangledName) scope() string { return strings.Join(m.path[:len(m.path)-1], "::") }

// demangled decodes a name; nil if it is not that of a function in a namespace.
func demangled(name string) *mangledName {
	if !strings.HasPrefix(name, "_Z") {
		return nil
	}
	ast, err := demangle.ToAST(name)
	if err != nil {
		return nil
	}
	typed, ok := ast.(*demangle.Typed)
	if !ok {
		return nil
	}
	f, ok := typed.Type.(*demangle.FunctionType)
	if !ok {
		return nil
	}
	m := &mangledName{params: flat(f.Args)}
	if len(m.params) == 1 {
		if b, ok := m.params[0].(*demangle.BuiltinType); ok && b.Name == "void" {
			m.params = nil
		}
	}
	of := typed.Name
	if t, ok := of.(*demangle.Template); ok {
		of, m.isTemplate, m.args = t.Name, true, t.Args
	}
	if m.path = pathOf(of); m.path == nil {
		return nil
	}
	return m
}

// flat returns a list of types with those of packs in their places.
func flat(list []demangle.AST) []demangle.AST {
	var all []demangle.AST
	for _, a := range list {
		switch a := a.(type) {
		case *demangle.ExprList:
			all = append(all, flat(a.Exprs)...)
		case *demangle.ArgumentPack:
			all = append(all, flat(a.Args)...)
		default:
			all = append(all, a)
		}
	}
	return all
}

// pathOf returns the names that a qualified name is made of; nil if there are arguments of
// templates among them.
func pathOf(a demangle.AST) []string {
	switch a := a.(type) {
	case *demangle.Name:
		return []string{a.Name}
	case *demangle.Qualified:
		scope, name := pathOf(a.Scope), pathOf(a.Name)
		if scope == nil || name == nil {
			return nil
		}
		return append(scope, name...)
	}
	return nil
}

// in returns the function, or the instance of the function template, that the name is of; nil if
// the name is another one's.
func (m *mangledName) in(f *sema.Function) *sema.Function {
	if f.IsTemplate() != m.isTemplate {
		return nil
	}
	if m.isTemplate {
		args, ok := arguments(f.TU, m.args)
		if !ok {
			return nil
		}
		if f = f.Instance(args); f == nil {
			return nil
		}
	}
	types := f.Type().Params
	if len(types) != len(m.params) {
		return nil
	}
	for i, t := range types {
		if named := typeOf(f.TU, m.params[i]); named != nil && isKnown(t) && !sema.Equal(named.Unqualified(), withoutRestrict(t).Unqualified()) {
			return nil
		}
	}
	return f
}

// isKnown reports whether a type and its pointees are known.
func isKnown(t *sema.Type) bool {
	for ; t != nil; t = t.Elem {
		if t.Kind == sema.UnknownType {
			return false
		}
	}
	return true
}

// withoutRestrict returns a pointer type without __restrict__ of its own, which is no part of a
// function's type.
func withoutRestrict(t *sema.Type) *sema.Type {
	plain := *t
	plain.Qual &^= sema.Restrict
	return &plain
}

// arguments returns the template arguments that a name has.
func arguments(tu *sema.TU, list []demangle.AST) (args []sema.Argument, ok bool) {
	for _, a := range list {
		switch a := a.(type) {
		case *demangle.ArgumentPack:
			pack, ok := arguments(tu, a.Args)
			if !ok {
				return nil, false
			}
			args = append(args, sema.Argument{IsPack: true, Pack: pack})
		case *demangle.Literal:
			t := typeOf(tu, a.Type)
			n, err := strconv.ParseInt(a.Val, 10, 64)
			if t == nil || err != nil {
				return nil, false
			}
			if a.Neg {
				n = -n
			}
			value := sema.IntConst(n)
			value.Type = t
			args = append(args, sema.Argument{Value: &value})
		default:
			t := typeOf(tu, a)
			if t == nil {
				return nil, false
			}
			args = append(args, sema.Argument{Type: t})
		}
	}
	return args, true
}

// basicTypes are the types that are spelled by a word, by their C++ names.
var basicTypes = func() map[string]*sema.Type {
	types := map[string]*sema.Type{}
	for k := sema.Void; k <= sema.Float128; k++ {
		types[sema.Basic(k).String()] = sema.Basic(k)
	}
	return types
}()

// typeOf returns the type that a name has encoded; nil if it is not known in a translation
// unit.
func typeOf(tu *sema.TU, a demangle.AST) *sema.Type {
	made := func(kind sema.TypeKind, of demangle.AST) *sema.Type {
		if elem := typeOf(tu, of); elem != nil {
			return &sema.Type{Kind: kind, Elem: elem}
		}
		return nil
	}
	switch a := a.(type) {
	case *demangle.BuiltinType:
		return basicTypes[a.Name]
	case *demangle.PointerType:
		return made(sema.Pointer, a.Base)
	case *demangle.ReferenceType:
		return made(sema.LValueReference, a.Base)
	case *demangle.RvalueReferenceType:
		return made(sema.RValueReference, a.Base)
	case *demangle.TypeWithQualifiers:
		return qualified(typeOf(tu, a.Base), a.Qualifiers)
	case *demangle.TemplateParam:
		if a.Template != nil && a.Index < len(a.Template.Args) {
			return typeOf(tu, a.Template.Args[a.Index])
		}
	case *demangle.Template:
		record, ok := entityOf(tu, a.Name).(*sema.Record)
		args, known := arguments(tu, a.Args)
		if !ok || !known || !record.IsTemplate() {
			return nil
		}
		if in := record.Instance(args); in != nil {
			return in.Type()
		}
	case *demangle.Name, *demangle.Qualified:
		switch e := entityOf(tu, a).(type) {
		case *sema.Record:
			if !e.IsTemplate() {
				return e.Type()
			}
		case *sema.Enum:
			return &sema.Type{Kind: sema.EnumType, Enum: e}
		}
	}
	return nil
}

// qualified returns a type with qualifiers; nil if one of them is not known.
func qualified(t *sema.Type, list demangle.AST) *sema.Type {
	qualifiers, ok := list.(*demangle.Qualifiers)
	if t == nil || !ok {
		return nil
	}
	for _, q := range qualifiers.Qualifiers {
		q, ok := q.(*demangle.Qualifier)
		switch {
		case ok && q.Name == "const":
			t = t.With(sema.Const)
		case ok && q.Name == "volatile":
			t = t.With(sema.Volatile)
		default:
			return nil
		}
	}
	return t
}

// entityOf returns the one class or enumeration that a qualified name denotes; nil if there is none.
func entityOf(tu *sema.TU, name demangle.AST) sema.Entity {
	path := pathOf(name)
	if path == nil {
		return nil
	}
	var at sema.Entity = tu.Global
	for _, name := range path {
		var found []sema.Entity
		switch in := at.(type) {
		case *sema.Scope:
			found = in.Find(name)
		case *sema.Record:
			found = in.Find(name)
		}
		found = slices.DeleteFunc(slices.Clone(found), func(e sema.Entity) bool {
			switch e.(type) {
			case *sema.Scope, *sema.Record, *sema.Enum:
				return false
			}
			return true
		})
		if len(found) == 0 {
			return nil
		}
		at = found[0]
	}
	return at
}
