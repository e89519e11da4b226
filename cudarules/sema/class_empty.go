package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Device, constant, managed and shared variables must have constructors and
// destructors that are empty in the sense of the CUDA C++ Programming Guide,
// section "Class-type Variables".

// HasEmptyDefaultConstructor answers whether the default constructor is empty:
// trivial, or defined with no parameters, initializers or statements, in a
// class without virtual functions, virtual bases and default member
// initializers whose bases and members have empty default constructors. An
// implicit constructor counts as one without statements.
func (r *Record) HasEmptyDefaultConstructor() Answer {
	return r.ask(emptyConstructor, func() Answer {
		m := r.Special(DefaultConstructor)
		if m.Trivial == Yes {
			return Yes
		}
		a := m.Declared.And(r.isPlain())
		for _, f := range r.Fields() {
			if f.HasInitializer() {
				return No
			}
		}
		for _, f := range m.Functions {
			a = a.And(f.hasEmptyDefinition())
		}
		a = r.eachBase(a, Answer.And, (*Record).HasEmptyDefaultConstructor)
		return r.eachMember(a, (*Type).EmptyDefaultConstructor)
	})
}

// HasEmptyDestructor answers whether the destructor is empty: trivial, or
// defined with no statements, in a class without virtual functions and bases
// whose bases and members have empty destructors.
func (r *Record) HasEmptyDestructor() Answer {
	return r.ask(emptyDestructor, func() Answer {
		m := r.Special(Destructor)
		if m.Trivial == Yes {
			return Yes
		}
		a := r.isPlain()
		for _, f := range m.Functions {
			a = a.And(f.hasEmptyDefinition())
		}
		a = r.eachBase(a, Answer.And, (*Record).HasEmptyDestructor)
		return r.eachMember(a, (*Type).EmptyDestructor)
	})
}

// EmptyDefaultConstructor is [Record.HasEmptyDefaultConstructor] for a type: a non-class type has no
// constructor.
func (t *Type) EmptyDefaultConstructor() Answer {
	return t.ofClass((*Record).HasEmptyDefaultConstructor)
}

// EmptyDestructor is [Record.HasEmptyDestructor] for a type.
func (t *Type) EmptyDestructor() Answer { return t.ofClass((*Record).HasEmptyDestructor) }

// ofClass asks the class of a type or of its elements; other types answer Yes.
func (t *Type) ofClass(ask func(*Record) Answer) Answer {
	if t.IsReference() {
		return Yes
	}
	return t.property(ask)
}

// isPlain answers whether the class has neither virtual functions nor virtual
// bases.
func (r *Record) isPlain() Answer { return r.IsPolymorphic().Or(r.HasVirtualBase()).Not() }

// hasEmptyDefinition answers whether a constructor or destructor is defined in
// the translation unit, with no parameters and statements, and no initializers
// but such as call the default constructor of a base or member. A constructor
// template that takes any number of arguments has none when it is the default
// constructor. nvcc takes a lone semicolon for a statement.
func (f *Function) hasEmptyDefinition() Answer {
	for _, p := range f.First().Params() {
		if !p.pack {
			return No
		}
	}
	if f.First().HasEllipsis() {
		return Unknown // the documents rule it out, nvcc takes it
	}
	def := f.Definition()
	switch {
	case def == nil && len(f.TU.Source.Missing) > 0:
		return Unknown // it may be in a header that was not found
	case def == nil:
		return No
	case def.IsDefaulted():
		return Yes
	case def.IsDeleted() || def.HasError() || def.Body().HasError():
		return Unknown
	case def.Body().Kind() != syntax.CompoundStatement || !def.Body().First().IsZero():
		return No
	}
	a := Yes
	for init := range def.Node.ChildOf(syntax.FieldInitializerList).Children() {
		if init.Kind() == syntax.MemberInitializer {
			a = a.And(f.isEmptyInitializer(def, init))
		}
	}
	return a
}

// isEmptyInitializer answers whether the initializer of a base or member in def, a constructor, calls
// its default constructor, and does nothing else: without one that the user provides, "m()" sets
// memory to zero.
func (f *Function) isEmptyInitializer(def *FuncDecl, init syntax.Node) Answer {
	scope := def.BodyScope()
	t := f.Class.initializedBy(init, scope)
	for t.Kind == Array {
		t = t.Elem
	}
	arg := init.ChildOf(syntax.ArgumentList, syntax.InitializerList).First()
	switch {
	case t.Kind == UnknownType || t.IsDependent():
		return Unknown
	case t.Kind != RecordType || t.Record == f.Class:
		return No
	case arg.IsZero():
		return t.Record.Special(DefaultConstructor).UserProvided
	}
	if v := scope.argumentValue(arg).Type; v.Kind == UnknownType || v.Kind == RecordType {
		return Unknown // possibly a copy of an object made by an empty constructor
	}
	return No
}

// HasStatements answers whether the function's body, without a constructor's initializers, does
// anything.
func (f *Function) HasStatements() Answer {
	def := f.Definition()
	if def == nil || def.HasError() || def.Body().HasError() {
		return Unknown
	}
	for n := range def.Body().Children() {
		if n.Kind() != syntax.Comment && (n.Kind() != syntax.ExpressionStatement || !n.First().IsZero()) {
			return Yes
		}
	}
	return No
}
