package sema

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Redeclarations returns the declarations of a variable: extern ones and the out-of-class definition of a static member.
// Those in its scope share the list, which includes each of them.
func (v *Variable) Redeclarations() []*Variable {
	switch {
	case v.rarely().declarations != nil || v.Parameter || v.Scope == nil || v.Name == "":
	case v.rarely().outside != nil:
		v.rare.declarations = v.declaredInside()
	default:
		v.findDeclarations()
	}
	if d := v.rarely().declarations; d != nil {
		return d.list
	}
	return nil
}

// declaredInside returns the declarations of a variable whose declaration v is outside of its class or namespace.
func (v *Variable) declaredInside() *declarations {
	if owner := v.Scope.owner(v.rarely().outside); owner != nil {
		for _, d := range owner.named(v.Name) {
			if d.kind == variableDecl {
				inside := owner.variable(d)
				inside.Redeclarations()
				return inside.rarely().declarations
			}
		}
	}
	return &declarations{list: []*Variable{v}}
}

func (v *Variable) findDeclarations() {
	inScope := []*Variable{v}
	for _, d := range v.Scope.named(v.Name) {
		if d.kind != variableDecl {
			continue
		}
		if o := v.Scope.variable(d); o != v {
			inScope = append(inScope, o)
		}
	}
	all := inScope
	if !v.TU.Allows(limit.Redeclarations, len(all)) {
		all = all[:limit.Redeclarations.Value()]
	}
	all = slices.Clip(all)
	for _, d := range v.Scope.outsideDecls(variableDecl, v.Name) {
		in, _ := v.Scope.outsideScope(d, nil)
		all = append(all, &Variable{TU: v.TU, Name: v.Name, Scope: in, Node: d.node, Declarator: d.declarator, Member: v.Member, rare: &rarelyOfVariable{declarations: &declarations{list: []*Variable{v}}},
			special: v.Member != nil && v.Member.Pattern != nil && d.specializes()})
	}
	shared := &declarations{list: all}
	for _, o := range inScope {
		o.setRarely().declarations = shared
	}
}

// funcDeclAt returns the function that a definition right in s declares.
func (s *Scope) funcDeclAt(n syntax.Node) *FuncDecl {
	for _, r := range s.around(n) {
		if d := r.at(n); d != nil && d.kind == functionDecl {
			return s.funcDeclOf(d)
		}
		for _, d := range r.friends {
			if d.node == n && d.kind == functionDecl {
				return s.funcDeclOf(d)
			}
		}
	}
	return nil
}

// funcDeclOf returns the function declaration that d in scope s is.
func (s *Scope) funcDeclOf(d *decl) *FuncDecl {
	m := s.memory(d.node)
	dense := !d.declarator.IsZero() && m.has(d.declarator)
	if dense {
		if at := m.functions.at(m.span, d.declarator); at != nil && at.scope == s {
			return at.decl
		}
	}
	k := s.key(d)
	if fd := s.TU.funcDecls[k]; fd != nil {
		return fd
	}
	fd := s.findFuncDecl(d)
	if dense && m.functions.at(m.span, d.declarator) == nil {
		m.functions.put(m.span, d.declarator, seenIn{s, fd})
	} else {
		s.TU.funcDecls[k] = fd
	}
	return fd
}

// findFuncDecl is funcDeclOf without memory. A specialization, and an out-of-class
// definition whose class is not known, make a function of their own.
func (s *Scope) findFuncDecl(d *decl) *FuncDecl {
	owner := s.owner(d)
	set := s.declarable(d, owner)
	if fd := declaredAt(set, d); fd != nil {
		return fd
	}
	in, template := s, d.template
	switch {
	case owner != nil:
		in, template = owner.outsideScope(d, nil)
	case !template.IsZero() && !isSpecialization(template):
		in = s.templateScope(template, nil)
	}
	fd := s.funcDecl(d, in, template)
	if in := fd.Specializes(); in != nil {
		for _, special := range in.Decls {
			if special.Node == d.node {
				return special
			}
		}
	}
	if fd.Function = declaredAs(set, fd); fd.Function != nil {
		return fd
	}
	s.TU.Spend(declarationSteps)
	f := &Function{TU: s.TU, Name: d.name, Scope: s, Decls: []*FuncDecl{fd}, adrift: owner == nil && !d.qualified.IsZero()}
	if owner != nil {
		f.Scope = owner
	}
	if f.Scope.Kind == ClassScope && (owner != nil || !d.friend) {
		f.Class = f.Scope.Record
	}
	fd.Function = f
	return fd
}

// declarable returns the functions of which a declaration in s may declare one;
// owner is the class or namespace that its qualified name names.
func (s *Scope) declarable(d *decl, owner *Scope) []*Function {
	switch {
	case d.friend && owner == nil:
		if s.Kind == ClassScope {
			return s.Record.Friends()
		}
		return nil
	case owner != nil:
		s = owner
	case !d.qualified.IsZero():
		return nil
	}
	if s.Kind == ClassScope {
		return s.Record.methodsNamed(d.name)
	}
	return s.functions(d.name)
}

// headerScope returns the scope of the template headers around a declaration in s.
func (s *Scope) headerScope(d *decl) *Scope {
	at := s
	for _, h := range d.headers() {
		if !isSpecialization(h) {
			at = at.templateScope(h, nil)
		}
	}
	return at
}

// owner returns the class or namespace that a qualified declaration in s names,
// or nil.
func (s *Scope) owner(d *decl) *Scope {
	if d.qualified.IsZero() {
		return nil
	}
	at := s.headerScope(d)
	within := func(outer *Scope) *Scope {
		for q := d.qualified.Child(syntax.FieldName); outer != nil && q.Kind() == syntax.QualifiedIdentifier; q = q.Child(syntax.FieldName) {
			outer = outer.memberScope(q.Child(syntax.FieldScope), at)
		}
		return outer
	}
	owner := within(at.qualifier(d.qualified))
	if owner == nil || owner.Kind == ClassScope && owner.Record.isDependent() {
		if p := at.patternOwner(d.qualified); p != nil {
			return p
		}
	}
	return owner
}

// isDependent reports whether the class is a template, an instance in terms of the
// parameters of another one, or declared in one.
func (r *Record) isDependent() bool {
	for s := r.Outer; s != nil && !r.dependent; s = s.Parent {
		if s.Kind == ClassScope && s.Record.dependent {
			return true
		}
	}
	return r.dependent
}

// declared lists the entities that a unit declares.
type declared struct {
	functions []*FuncDecl
	records   []*Record
	variables []*Variable
}

// declarations lists the entities that a unit declares, once.
func (tu *TU) declarations(u *Unit) *declared {
	if list := tu.declared[u]; list != nil {
		return list
	}
	list := &declared{}
	tu.declared[u] = list
	tu.eachDecl(u, func(s *Scope, d *decl) bool {
		switch {
		case s.declaresFunction(d), d.kind == variableDecl && s.declaresKernel(d):
			list.functions = append(list.functions, s.funcDeclOf(d))
		case d.kind == recordDecl && !d.friend:
			if r := s.recordAt(d.node); r != nil {
				list.records = append(list.records, r)
			}
		case d.kind == variableDecl, d.kind == bindingDecl, d.kind == functionDecl:
			v := s.variable(d)
			if owner := s.owner(d); owner != nil && owner.Kind == ClassScope {
				v.Member = owner.Record
			}
			list.variables = append(list.variables, v)
		}
		return true
	})
	return list
}

// FuncDecls yields every function declaration of a unit: in namespaces and
// classes, friends, out-of-class definitions, specializations. Those of local
// classes are among them, lambdas are not.
func (tu *TU) FuncDecls(u *Unit) iter.Seq[*FuncDecl] {
	return slices.Values(tu.declarations(u).functions)
}

// Records yields the classes that a unit defines or declares, templates and
// specializations included.
func (tu *TU) Records(u *Unit) iter.Seq[*Record] { return slices.Values(tu.declarations(u).records) }

// Variables yields the variables of namespace, class and block scope that a
// unit declares; parameters are not among them.
func (tu *TU) Variables(u *Unit) iter.Seq[*Variable] {
	return slices.Values(tu.declarations(u).variables)
}

// declaresFunction reports whether a declaration declares a function: with
// parameters, also such as look like arguments, or through a typedef of a function type.
func (s *Scope) declaresFunction(d *decl) bool {
	switch d.kind {
	case functionDecl:
		return !s.isVariable(d)
	case variableDecl:
		if d.declarator.Kind() == syntax.InitDeclarator {
			return s.TakesParameters(d.declarator)
		}
		if len(s.TU.functionTypes) == 0 || !d.declarator.Is(syntax.Identifier, syntax.FieldIdentifier) || !d.node.Is(syntax.Declaration, syntax.FieldDeclaration) {
			return false
		}
		spec := d.node.Child(syntax.FieldType)
		return s.TU.functionTypes[templateName(lastName(spec)).Text()] && s.Type(spec).Kind == FunctionType
	}
	return false
}

// mayTakeParameters reports whether a declarator outside of classes has something in
// parentheses, arguments or parameters.
func (s *Scope) mayTakeParameters(d syntax.Node) bool {
	args := d.Child(syntax.FieldValue)
	return args.Kind() == syntax.ArgumentList && !args.First().IsZero() && s.Kind != ClassScope
}

// TakesParameters distinguishes a function "A x(T());", which the grammar reads as a variable, from a
// variable: everything in the parentheses can be parameters, of which T() has the type of a function,
// and T(n) the name n ([dcl.ambig.res]).
func (s *Scope) TakesParameters(d syntax.Node) bool {
	if !s.mayTakeParameters(d) {
		return false
	}
	for a := range d.Child(syntax.FieldValue).Children() {
		if !s.canBeParameter(a) {
			return false
		}
	}
	return true
}

func (s *Scope) canBeParameter(n syntax.Node) bool {
	if n.Kind() == syntax.CallExpression {
		inner := n.Child(syntax.FieldArguments)
		for a := range inner.Children() {
			if a.Kind() != syntax.Identifier && !s.canBeParameter(a) || a.Field() != 0 {
				return false
			}
		}
		n = n.Child(syntax.FieldFunction)
	}
	return isName(n) && s.namesType(n)
}

// namesType reports whether a name is known to be that of a type.
func (s *Scope) namesType(n syntax.Node) bool {
	for _, e := range s.LookupNode(n) {
		switch e := e.(type) {
		case *Record, *Enum, *Alias:
			return true
		case *TypeParam:
			return !e.Value
		case *Argument:
			return e.Type != nil
		}
		return false
	}
	return false
}

// declaresKernel reports whether a declaration without a parameter list
// declares a kernel, through a typedef of a function type.
func (s *Scope) declaresKernel(d *decl) bool {
	written := d.node.Child(syntax.FieldType)
	if !written.Is(syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType, syntax.DependentType, syntax.Decltype) || !isName(d.declarator) {
		return false
	}
	global := slices.ContainsFunc(d.node.DeclMarks(), func(m syntax.Mark) bool { return m.Word == syntax.Global })
	if !global {
		return false
	}
	t := s.Type(written)
	return t.Kind == UnknownType || t.Kind == FunctionType || t.IsDependent()
}

// eachDecl visits the declarations of a unit, namespaces and classes from the
// outside in, then those in function bodies.
func (tu *TU) eachDecl(u *Unit, visit func(*Scope, *decl) bool) {
	var visitRegion func(s *Scope, r *region) bool
	var body func(root *Scope, n syntax.Node) bool
	visitRegion = func(s *Scope, r *region) bool {
		for _, list := range [][]*decl{r.order, r.friends} {
			for _, d := range list {
				if !visit(s, d) {
					return false
				}
				switch d.kind {
				case namespaceDecl:
					if !visitRegion(s.namespace(d.name), d.body) {
						return false
					}
				case recordDecl:
					b := d.node.Child(syntax.FieldBody)
					if b.IsZero() {
						continue
					}
					if rec := s.recordAt(d.node); rec != nil && !visitRegion(rec.Scope(), tu.region(b)) {
						return false
					}
				case functionDecl:
					if d.node.Kind() == syntax.FunctionDefinition {
						fd := s.funcDeclOf(d)
						if !body(fd.BodyScope(), fd.Body()) {
							return false
						}
					}
				case variableDecl:
					if s.Kind != BlockScope && !body(s, d.declarator) { // lambdas in its initializer
						return false
					}
				}
			}
		}
		return true
	}
	body = func(root *Scope, n syntax.Node) bool {
		going := true
		n.Walk(func(n syntax.Node) bool {
			if !going || !opensScope(n) {
				return going
			}
			switch n.Kind() {
			case syntax.LambdaExpression:
				in := root.scopeOf(n)
				going = body(in, n.Child(syntax.FieldBody))
				return false
			case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.FunctionDefinition:
				return false // reached through the block's declarations
			}
			in := root.scopeOf(n)
			for _, r := range in.regions {
				going = going && visitRegion(in, r)
			}
			return going
		})
		return going
	}
	visitRegion(tu.Global, u.root)
}
