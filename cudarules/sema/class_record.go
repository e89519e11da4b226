package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Record is a class, struct or union, a class template, or an instance of
// one. The class of a lambda is a record too.
type Record struct {
	TU      *TU
	Name    string     // empty for an unnamed one without a typedef name
	Outer   *Scope     // that it is declared in
	Pattern *Record    // the template or partial specialization that an instance is made from
	Args    []Argument // of an instance: those of Pattern
	Closure *Lambda

	decls                   []*decl    // declarations of the name; the definition among them
	args                    []Argument // of an instance of a partial specialization: those of the primary template
	special                 *Record    // the primary template of a partial or explicit specialization
	specArgs                []Argument // of a partial specialization, in terms of its own parameters
	dependent               bool
	computed                Answer // whether hasComputedArgs; Unknown until computed
	ambiguousSpecialization bool   // an instance whose arguments do not determine its specialization

	scope          *Scope
	typ            *Type
	bases          []Base
	level          int // in a chain of base classes
	family         *ancestry
	basesOK        bool
	cutting        bool // the bases are known and theirs are being computed
	fields         []*Variable
	fieldsOK       bool
	friends        []*Function
	friendOK       bool
	methods        nameTable[*methodSet]
	initializers   []*Function
	initializersOK bool
	model          classModel
	busy           bool
	sections       []syntax.Node // the access specifiers of the body
	sectionsOK     bool
}

// Access is how far a member is accessible.
type Access uint8

const (
	Public Access = iota
	Protected
	Private
)

func (r *Record) EntityName() string { return r.Name }

// String returns the qualified name with template arguments, or with "<...>" for more than [maxSpelledArgs].
func (r *Record) String() string {
	name := r.Name
	if r.Closure != nil {
		return "lambda"
	}
	if name == "" {
		name = "(unnamed " + r.Key() + ")"
	}
	if args := r.primaryArgs(); len(args) > 0 && (spelledArgs{}).record(r) > maxSpelledArgs {
		name += "<...>"
	} else if len(args) > 0 {
		var parts []string
		for i := range args {
			parts = append(parts, args[i].String())
		}
		name += "<" + strings.Join(parts, ", ") + ">"
	}
	if r.Outer != nil {
		if outer := r.Outer.String(); outer != "" {
			return outer + "::" + name
		}
	}
	return name
}

// record returns the record that a declaration in s declares; nil for a
// specialization, which is found through its template.
func (s *Scope) record(d *decl) *Record {
	if d.node.Child(syntax.FieldName).Kind() == syntax.TemplateType {
		return nil
	}
	k := key{scope: s, name: "record " + d.name}
	if d.name == "" {
		k = s.key(d)
	}
	if r := s.TU.records[k]; r != nil {
		return r
	}
	r := &Record{TU: s.TU, Name: d.name, Outer: s, decls: []*decl{d}}
	s.TU.records[k] = r
	if special := s.specialDecl(d); special != nil {
		r.decls[0] = special
	} else if d.name != "" {
		r.decls = r.decls[:0]
		for _, o := range s.named(d.name) {
			if o.kind == recordDecl && o.node.Child(syntax.FieldName).Kind() != syntax.TemplateType {
				r.decls = append(r.decls, o)
			}
		}
		if r.Definition().IsZero() {
			r.decls = append(r.decls, s.outsideDecls(recordDecl, d.name)...)
		}
		if len(r.decls) == 0 {
			r.decls = append(r.decls, d)
		}
	} else {
		r.Name = typedefName(d.node)
	}
	r.dependent = r.IsTemplate() || s.inPattern()
	return r
}

// typedefName returns S of "typedef struct {…} S;" and "using S = struct {…};",
// which name the class for linkage ([dcl.typedef]): not with a qualifier, and no
// pointer to it.
func typedefName(spec syntax.Node) string {
	p := spec.Parent()
	if qualifiers(p) != 0 {
		return ""
	}
	switch p.Kind() {
	case syntax.TypeDefinition:
		for d := range p.Children() {
			if d.Field() == syntax.FieldDeclarator && d.Kind() == syntax.TypeIdentifier {
				return d.Text()
			}
		}
	case syntax.TypeDescriptor:
		if alias := p.Parent(); alias.Kind() == syntax.AliasDeclaration && p.Child(syntax.FieldDeclarator).IsZero() {
			return alias.Child(syntax.FieldName).Text()
		}
	}
	return ""
}

// inPattern reports whether s lies in a template whose parameters are unbound, or
// bound to those of another one.
func (s *Scope) inPattern() bool {
	for ; s != nil; s = s.Parent {
		switch {
		case s.Kind == ClassScope && s.Record.dependent:
			return true
		case s.Kind == TemplateScope:
			for _, e := range s.params.entries {
				if _, ok := e.thing[0].(*TypeParam); ok {
					return true
				}
			}
		}
	}
	return false
}

// Key is "struct", "class" or "union".
func (r *Record) Key() string {
	switch r.node().Kind() {
	case syntax.StructSpecifier:
		return "struct"
	case syntax.UnionSpecifier:
		return "union"
	}
	return "class"
}

// IsBuiltIn reports whether the class is declared by built-in knowledge.
func (r *Record) IsBuiltIn() bool {
	u := r.TU.Unit(r.node())
	return u != nil && u.Prelude
}

// IsUnion reports whether the record is a union.
func (r *Record) IsUnion() bool { return r.node().Kind() == syntax.UnionSpecifier }

// Definition returns the specifier that holds the body; zero if the record is
// only declared, or which specialization it is of is not known.
func (r *Record) Definition() syntax.Node {
	if r.ambiguousSpecialization {
		return syntax.Node{}
	}
	for _, d := range r.pattern().decls {
		if !d.node.Child(syntax.FieldBody).IsZero() {
			return d.node
		}
	}
	return syntax.Node{}
}

// node returns the definition, or a declaration where there is none.
func (r *Record) node() syntax.Node {
	if def := r.Definition(); !def.IsZero() {
		return def
	}
	if decls := r.pattern().decls; len(decls) > 0 {
		return decls[0].node
	}
	return syntax.Node{}
}

// Node returns the specifier of the definition, or of a declaration.
func (r *Record) Node() syntax.Node { return r.node() }

// template returns the record's own template header; zero if it has none.
func (r *Record) template() syntax.Node {
	for _, d := range r.decls {
		if !d.template.IsZero() && d.qualified.IsZero() {
			return d.template
		}
	}
	return syntax.Node{}
}

// IsTemplate reports whether the record is a template without arguments.
func (r *Record) IsTemplate() bool {
	t := r.template()
	return r.Pattern == nil && !t.IsZero() && !isSpecialization(t)
}

// IsComplete answers whether the record's members are known.
func (r *Record) IsComplete() Answer {
	switch {
	case r.Closure != nil:
		return Yes
	case r.Definition().IsZero():
		if r.dependent {
			return Unknown
		}
		return No
	case errsOutsideBodies(r.Definition()):
		return Unknown
	}
	return Yes
}

// errsOutsideBodies reports whether there is a syntax error in n that does not
// lie in the body of a function.
func errsOutsideBodies(n syntax.Node) bool {
	if !n.HasError() {
		return false
	}
	if n.Kind() == syntax.Error || n.First().IsZero() {
		return true
	}
	for c := range n.Children() {
		if n.Kind() == syntax.FunctionDefinition && c.Kind() == syntax.CompoundStatement {
			continue
		}
		if errsOutsideBodies(c) {
			return true
		}
	}
	return false
}

// Type returns the record as a type.
func (r *Record) Type() *Type {
	if r.typ == nil {
		r.typ = &Type{Kind: RecordType, Record: r}
	}
	return r.typ
}

// Scope returns the class scope.
func (r *Record) Scope() *Scope {
	if r.scope != nil {
		return r.scope
	}
	outer := r.Outer
	p := r.pattern()
	if t := p.template(); !t.IsZero() && !isSpecialization(t) {
		if r.Pattern != nil {
			outer = outer.templateScope(t, r.Args)
		} else {
			outer = outer.templateScope(t, nil)
		}
	}
	r.scope = &Scope{TU: r.TU, Kind: ClassScope, Parent: outer, Record: r}
	if def := r.Definition(); !def.IsZero() {
		r.scope.node = def
		r.scope.regions = []*region{r.TU.region(def.Child(syntax.FieldBody))}
	}
	return r.scope
}

// region returns the index of a class body, which all instances share.
func (tu *TU) region(body syntax.Node) *region {
	if r := tu.classRegions[body]; r != nil {
		return r
	}
	r := tu.Unit(body).index(body, nil)
	tu.classRegions[body] = r
	return r
}

func accessOf(n syntax.Node) Access {
	switch strings.TrimSuffix(n.Text(), ":") {
	case "public":
		return Public
	case "protected":
		return Protected
	}
	return Private
}

// Find looks a member up in the record and its bases.
func (r *Record) Find(name string) []Entity {
	if found := r.findOwn(name); len(found) > 0 {
		return found
	}
	return r.findInBases(name)
}

func (r *Record) findOwn(name string) []Entity {
	if name == r.Name && name != "" {
		return []Entity{r}
	}
	if found := r.Scope().Find(name); len(found) > 0 {
		return r.Scope().expandUsing(found, name)
	}
	return nil
}

// Fields returns the non-static data members in order. An unnamed bit-field
// has no name; a member of an unnamed struct or union is a field of that
// field's type.
func (r *Record) Fields() []*Variable {
	if r.fieldsOK {
		return r.fields
	}
	r.fieldsOK = true
	if r.Closure != nil {
		r.fields = r.Closure.fields()
		return r.fields
	}
	s := r.Scope()
	for _, reg := range s.regions {
		for _, d := range reg.order {
			if (d.kind == variableDecl || d.kind == functionDecl) && !s.declaresFunction(d) {
				if v := s.variable(d); !v.IsStatic() {
					r.fields = append(r.fields, v)
				}
			}
			if d.kind == recordDecl && slices.Contains(reg.nested, d) {
				in := s.record(d)
				r.fields = append(r.fields, &Variable{TU: r.TU, Scope: s, Node: d.node.Parent(), Member: r, typ: in.Type(), unnamed: true})
			}
		}
		for n := range reg.node.Children() { // int : 3;
			if n.Kind() != syntax.FieldDeclaration {
				continue
			}
			for d := range n.ChildrenIn(syntax.FieldDeclarator) {
				if d.Kind() == syntax.BitfieldClause {
					r.fields = append(r.fields, &Variable{TU: r.TU, Scope: s, Node: n, Declarator: d, Member: r})
				}
			}
		}
	}
	slices.SortStableFunc(r.fields, func(a, b *Variable) int { return a.order() - b.order() })
	return r.fields
}

// Statics returns the static data members.
func (r *Record) Statics() []*Variable {
	var out []*Variable
	s := r.Scope()
	for _, reg := range s.regions {
		for _, d := range reg.order {
			if d.kind == variableDecl && !s.declaresFunction(d) {
				if v := s.variable(d); v.IsStatic() {
					out = append(out, v)
				}
			}
		}
	}
	return out
}

// Methods returns the member functions, constructors and destructor included,
// in the order of their first declarations.
func (r *Record) Methods() []*Function {
	var out []*Function
	seen := map[string]bool{}
	s := r.Scope()
	for _, reg := range s.regions {
		for _, d := range reg.order {
			if seen[d.name] || !s.declaresFunction(d) {
				continue
			}
			seen[d.name] = true
			out = append(out, r.methodsNamed(d.name)...)
		}
	}
	return out
}

// methodsNamed returns the member functions of one name; the class's own name
// gives the constructors.
func (r *Record) methodsNamed(name string) []*Function {
	if at := r.methods.at(name); at != nil {
		return (*at).functions
	}
	set := &methodSet{}
	r.methods.put(name, set)
	s := r.Scope()
	var decls []*decl
	for _, d := range s.named(name) {
		if s.declaresFunction(d) {
			decls = append(decls, d)
		}
	}
	if len(decls) > 0 {
		s.overload(decls, &set.functions)
	}
	set.whole = true
	return set.functions
}

// A methodSet is the member functions of one name. While it is put together, the
// type of an overload may need those before it.
type methodSet struct {
	functions []*Function
	whole     bool
}

// Constructors returns the declared constructors.
func (r *Record) Constructors() []*Function {
	if r.Closure != nil || r.Name == "" {
		return nil
	}
	return r.methodsNamed(r.Name)
}

// Initializers returns the constructors that an initialization chooses from: the
// class's own and those that it inherits from a base by a using-declaration.
func (r *Record) Initializers() []*Function {
	if !r.initializersOK {
		r.initializers, r.initializersOK = r.findInitializers(), true
	}
	return r.initializers
}

func (r *Record) findInitializers() []*Function {
	own := r.Constructors()
	for _, reg := range r.Scope().regions {
		for _, d := range reg.order {
			if d.kind != usingDecl || d.name != "" {
				continue
			}
			base := r.Scope().qualifier(d.qualified)
			if base == nil || base.Kind != ClassScope || !slices.ContainsFunc(r.Bases(), func(b Base) bool { return b.Type.Record == base.Record }) {
				continue
			}
			for _, f := range base.Record.Initializers() {
				if t := f.Type(); t.Kind == FunctionType && len(t.Params) > 0 && t.Params[0].NonReference().Record != base.Record && !slices.Contains(own, f) {
					own = append(own[:len(own):len(own)], f)
				}
			}
		}
	}
	return own
}

// Destructor returns the declared destructor, or nil.
func (r *Record) Destructor() *Function {
	if r.Closure != nil {
		return nil
	}
	for _, f := range r.methodsNamed("~" + r.Name) {
		return f
	}
	return nil
}

// recordAt returns the record with the given specifier node, declared in s or
// around it.
func (s *Scope) recordAt(spec syntax.Node) *Record {
	for o := s; o != nil; o = o.Parent {
		for _, reg := range o.around(spec) {
			d := reg.at(spec)
			if d == nil || d.kind != recordDecl {
				continue
			}
			if !d.qualified.IsZero() {
				return o.recordOutside(d)
			}
			if spec.Child(syntax.FieldName).Kind() != syntax.TemplateType {
				return o.record(d)
			}
			for _, e := range o.Find(d.name) {
				if r, ok := e.(*Record); ok {
					return o.specialization(r, d)
				}
			}
		}
	}
	return nil
}

// recordOutside returns the class that a definition with a qualified name, in s, defines; nil if
// unknown.
func (s *Scope) recordOutside(d *decl) *Record {
	owner := s.owner(d)
	if owner == nil {
		return nil
	}
	for _, e := range owner.Find(d.name) {
		r, ok := e.(*Record)
		switch {
		case !ok:
		case lastName(d.qualified).Kind() == syntax.TemplateType:
			return owner.specialization(r, d)
		default:
			return r
		}
	}
	return nil
}

// specialDecl returns the explicit specialization of a member that d declares of
// an instance of a class template, or nil.
func (s *Scope) specialDecl(d *decl) *decl {
	if s.Kind != ClassScope || s.Record.Pattern == nil || s.Record.dependent {
		return nil
	}
	for _, o := range s.outsideDecls(recordDecl, d.name) {
		if o.specializes() && lastName(o.qualified).Kind() != syntax.TemplateType {
			return o
		}
	}
	return nil
}

// MemberAccess returns the accessibility of a member declared at n in the record's body: public as
// well if n is elsewhere, since its declaration there was not recognized.
func (r *Record) MemberAccess(n syntax.Node) Access {
	if def := r.Definition(); n.Tree() != def.Tree() || n.Start() < def.Start() || n.End() > def.End() {
		return Public
	}
	if !r.sectionsOK {
		r.sectionsOK = true
		for c := range r.Definition().Child(syntax.FieldBody).Children() {
			if c.Kind() == syntax.AccessSpecifier {
				r.sections = append(r.sections, c)
			}
		}
	}
	behind, _ := slices.BinarySearchFunc(r.sections, n.Start(), func(c syntax.Node, at int) int { return c.Start() - at })
	switch {
	case behind > 0:
		return accessOf(r.sections[behind-1])
	case r.Key() == "class":
		return Private
	}
	return Public
}
