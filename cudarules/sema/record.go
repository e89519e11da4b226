package sema

import (
	"fmt"
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

	decls     []*decl    // declarations of the name; the definition among them
	args      []Argument // of an instance of a partial specialization: those of the primary template
	special   *Record    // the primary template of a partial or explicit specialization
	specArgs  []Argument // of a partial specialization, in terms of its own parameters
	dependent bool

	scope    *Scope
	typ      *Type
	bases    []Base
	level    int // in a chain of base classes
	family   *ancestry
	basesOK  bool
	fields   []*Variable
	fieldsOK bool
	model    classModel
	busy     bool
}

// A Base is a base class.
type Base struct {
	Type    *Type // unknown if it is dependent or not seen
	Virtual bool
	Access  Access
	Node    syntax.Node
}

// Access is how far a member is accessible.
type Access uint8

const (
	Public Access = iota
	Protected
	Private
)

func (r *Record) EntityName() string { return r.Name }

// String returns the qualified name with template arguments.
func (r *Record) String() string {
	name := r.Name
	if r.Closure != nil {
		return "lambda"
	}
	if name == "" {
		name = "(unnamed " + r.Key() + ")"
	}
	if args := r.primaryArgs(); len(args) > 0 {
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
	if d.name != "" {
		r.decls = r.decls[:0]
		for _, reg := range s.regions {
			for _, o := range reg.names[d.name] {
				if o.kind == recordDecl && o.node.Child(syntax.FieldName).Kind() != syntax.TemplateType {
					r.decls = append(r.decls, o)
				}
			}
		}
		if r.Definition().IsZero() {
			for _, o := range s.outsideDecls(d.name) {
				if o.kind == recordDecl {
					r.decls = append(r.decls, o)
				}
			}
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

// typedefName returns S of "typedef struct {…} S;".
func typedefName(spec syntax.Node) string {
	p := spec.Parent()
	if p.Kind() != syntax.TypeDefinition {
		return ""
	}
	for d := range p.Children() {
		if d.Field() == syntax.FieldDeclarator && d.Kind() == syntax.TypeIdentifier {
			return d.Text()
		}
	}
	return ""
}

// inPattern reports whether s lies in a template whose parameters are unbound.
func (s *Scope) inPattern() bool {
	for ; s != nil; s = s.Parent {
		if s.Kind == TemplateScope {
			for _, e := range s.params {
				if _, ok := e.(*TypeParam); ok {
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

// IsUnion reports whether the record is a union.
func (r *Record) IsUnion() bool { return r.node().Kind() == syntax.UnionSpecifier }

// Definition returns the specifier that holds the body; zero if the record is
// only declared.
func (r *Record) Definition() syntax.Node {
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

func (r *Record) pattern() *Record {
	if r.Pattern != nil {
		return r.Pattern
	}
	return r
}

// primary returns the primary template of a template or specialization.
func (r *Record) primary() *Record {
	if r.special != nil {
		return r.special
	}
	return r
}

// primaryArgs returns the arguments in the order of the primary template.
func (r *Record) primaryArgs() []Argument {
	if r.args != nil {
		return r.args
	}
	return r.Args
}

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

// selfArgs returns the arguments that a template's own parameters stand for:
// those of an instance, or the parameters themselves.
func (r *Record) selfArgs() []Argument {
	if r.Pattern != nil {
		return r.Args
	}
	if !r.IsTemplate() {
		return nil
	}
	var args []Argument
	scope := r.Outer.templateScope(r.template(), nil)
	for _, p := range r.Outer.templateParams(r.template()) {
		p.scope = scope
		switch {
		case p.Pack:
			args = append(args, Argument{expands: p})
		case p.Value || p.Template:
			args = append(args, Argument{Entity: p})
		default:
			args = append(args, Argument{Type: &Type{Kind: TemplateParamType, Param: p}})
		}
	}
	return args
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
	if r := tu.bodies[body]; r != nil {
		return r
	}
	r := tu.Unit(body).index(body, nil)
	tu.bodies[body] = r
	return r
}

// Instance returns the class template with arguments: of an explicit or
// partial specialization where one matches. It is nil if they do not fit.
func (r *Record) Instance(args []Argument) *Record {
	var key strings.Builder
	for i := range args {
		args[i].key(&key)
	}
	k := pointerKey(r) + key.String()
	if in := r.TU.instances[k]; in != nil {
		return in
	}
	if r.TU.depth > maxDepth {
		return nil
	}
	r.TU.depth++
	defer func() { r.TU.depth-- }()
	full := r.Outer.complete(r.template(), args)
	if full == nil {
		return nil
	}
	key.Reset()
	dependent := false
	for i := range full {
		full[i].key(&key)
		dependent = dependent || full[i].IsDependent()
	}
	kFull := pointerKey(r) + key.String()
	if in := r.TU.instances[kFull]; in != nil {
		r.TU.instances[k] = in
		return in
	}
	in := &Record{TU: r.TU, Name: r.Name, Outer: r.Outer, Pattern: r, Args: full, dependent: dependent}
	r.TU.instances[k], r.TU.instances[kFull] = in, in
	if !dependent {
		in.specialize()
	}
	return in
}

// specialize replaces an instance's pattern by the specialization that fits
// its arguments best. Where two fit and neither is more special, the instance
// stays without a definition.
func (r *Record) specialize() {
	var best *Record
	var bestArgs []Argument
	for _, spec := range r.Pattern.specializations() {
		args, ok := spec.match(r.Args)
		if !ok {
			continue
		}
		switch {
		case best == nil || !spec.IsTemplate():
			best, bestArgs = spec, args
		case !best.IsTemplate():
		default:
			if _, less := best.match(spec.specArgs); less { // best accepts all that spec accepts
				best, bestArgs = spec, args
			}
		}
	}
	if best != nil {
		r.args = r.Args
		r.Pattern, r.Args = best, bestArgs
	}
}

// match deduces a specialization's own arguments from those of the primary
// template.
func (r *Record) match(args []Argument) ([]Argument, bool) {
	template := r.template()
	params := r.Outer.templateParams(template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	if !b.unifyArguments(r.specArgs, args) {
		return nil, false
	}
	own := []Argument{}
	for i, a := range b.args {
		if a == nil {
			if params[i].Pack {
				a = &Argument{IsPack: true}
			} else {
				return nil, false
			}
		}
		own = append(own, *a)
	}
	return own, true
}

// specializations lists the explicit and partial specializations of a class
// template.
func (r *Record) specializations() []*Record {
	k := key{scope: r.Outer, name: "specializations " + r.Name}
	if list, ok := r.TU.specials[k]; ok {
		return list
	}
	r.TU.specials[k] = nil
	var list []*Record
	for _, reg := range r.Outer.regions {
		for _, d := range reg.names[r.Name] {
			if d.kind == recordDecl && d.node.Child(syntax.FieldName).Kind() == syntax.TemplateType && !d.node.Child(syntax.FieldBody).IsZero() {
				if spec := r.Outer.specialization(r, d); spec != nil {
					list = append(list, spec)
				}
			}
		}
	}
	r.TU.specials[k] = list
	return list
}

// specialization returns the record of template<…> struct V<args> {…}.
func (s *Scope) specialization(primary *Record, d *decl) *Record {
	k := s.key(d)
	if r := s.TU.records[k]; r != nil {
		return r
	}
	if d.template.IsZero() {
		return nil
	}
	r := &Record{TU: s.TU, Name: d.name, Outer: s, decls: []*decl{d}, special: primary}
	s.TU.records[k] = r
	in := s
	if !isSpecialization(d.template) {
		in = s.templateScope(d.template, nil)
		r.dependent = true
	}
	args := in.arguments(d.node.Child(syntax.FieldName).Child(syntax.FieldArguments))
	if full := s.complete(primary.template(), args); full != nil {
		args = full
	}
	r.specArgs = args
	if !r.dependent {
		r.args = args // for its name
	}
	return r
}

// Bases returns the base classes in order.
func (r *Record) Bases() []Base {
	if r.basesOK {
		return r.bases
	}
	r.basesOK = true
	clause := r.Definition().ChildOf(syntax.BaseClassClause)
	access := Public
	if r.Key() == "class" {
		access = Private
	}
	b := Base{Access: access}
	for n := range clause.Children() {
		switch n.Kind() {
		case syntax.AccessSpecifier:
			b.Access = accessOf(n)
		case syntax.Virtual:
			b.Virtual = true
		case syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType, syntax.DependentType, syntax.Decltype:
			b.Node = n
			outer := r.Scope().Parent
			if next := n.Next(); next.Kind() == syntax.Token && next.Text() == "..." {
				for _, a := range outer.expandPattern(n, n, func(in *Scope, p syntax.Node) Argument { return in.argument(p) }) {
					if b.Type = a.Type; b.Type == nil {
						b.Type = unknown
					}
					r.bases = append(r.bases, b)
				}
			} else {
				b.Type = outer.Type(n).Unqualified()
				r.bases = append(r.bases, b)
			}
			b = Base{Access: access}
		}
	}
	r.cutBases()
	return r.bases
}

// maxBases bounds the length of a chain of base classes.
const maxBases = 256

// cutBases makes bases unknown that derive from the class itself, and those at
// the end of a chain that has none, such as template <int n> F : F<n - 1>.
func (r *Record) cutBases() {
	for i := range r.bases {
		t := r.bases[i].Type
		if t.Kind != RecordType {
			continue
		}
		t.Record.level = max(t.Record.level, r.level+1)
		if t.Record.level > maxBases || t.Record.reaches(r, map[*Record]bool{}) {
			r.bases[i].Type = unknown
		}
	}
}

// reaches reports whether target is r or a base of it.
func (r *Record) reaches(target *Record, seen map[*Record]bool) bool {
	if r == target {
		return true
	}
	if seen[r] {
		return false
	}
	seen[r] = true
	for _, b := range r.Bases() {
		if b.Type.Kind == RecordType && b.Type.Record.reaches(target, seen) {
			return true
		}
	}
	return false
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

func (r *Record) findInBases(name string) []Entity {
	if r.busy {
		return nil
	}
	r.busy = true
	defer func() { r.busy = false }()
	for _, b := range r.ancestry().classes {
		if found := b.findOwn(name); len(found) > 0 {
			return found
		}
	}
	return nil
}

// An ancestry is the direct and indirect bases of a class.
type ancestry struct {
	classes []*Record // each once: a base, its own bases, the next base
	unknown bool      // there may be more
}

func (r *Record) ancestry() *ancestry {
	if r.family != nil {
		return r.family
	}
	r.family = &ancestry{}
	seen := map[*Record]bool{}
	add := func(b *Record) {
		if !seen[b] {
			seen[b] = true
			r.family.classes = append(r.family.classes, b)
		}
	}
	for _, b := range r.Bases() {
		if b.Type.Kind != RecordType {
			r.family.unknown = true
			continue
		}
		add(b.Type.Record)
		inner := b.Type.Record.ancestry()
		for _, a := range inner.classes {
			add(a)
		}
		r.family.unknown = r.family.unknown || inner.unknown || b.Type.Record.IsComplete() != Yes
	}
	return r.family
}

// HasUnknownBase reports whether a base, or a base of one, is not known.
func (r *Record) HasUnknownBase() bool { return r.ancestry().unknown }

// DerivesFrom answers whether base is r or a direct or indirect base of it.
func (r *Record) DerivesFrom(base *Record) Answer {
	switch {
	case r == base || slices.Contains(r.ancestry().classes, base):
		return Yes
	case r.ancestry().unknown:
		return Unknown
	}
	return No
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
			if d.kind == variableDecl || d.kind == functionDecl && s.isVariable(d) {
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
			if n.Kind() == syntax.FieldDeclaration && n.Child(syntax.FieldDeclarator).IsZero() && !n.ChildOf(syntax.BitfieldClause).IsZero() {
				r.fields = append(r.fields, &Variable{TU: r.TU, Scope: s, Node: n, Member: r})
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
			if d.kind == variableDecl {
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
			if d.kind != functionDecl || seen[d.name] {
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
	s := r.Scope()
	k := key{scope: s, name: "methods " + name}
	if list, ok := r.TU.methods[k]; ok {
		return list
	}
	var decls []*decl
	for _, reg := range s.regions {
		for _, d := range reg.names[name] {
			if d.kind == functionDecl && !s.isVariable(d) {
				decls = append(decls, d)
			}
		}
	}
	var list []*Function
	if len(decls) > 0 {
		list = s.overloads(decls)
	}
	r.TU.methods[k] = list
	return list
}

// Constructors returns the declared constructors.
func (r *Record) Constructors() []*Function {
	if r.Closure != nil || r.Name == "" {
		return nil
	}
	return r.methodsNamed(r.Name)
}

// Initializers returns the constructors that an initialization chooses from: the
// class's own and those that it inherits by a using-declaration.
func (r *Record) Initializers() []*Function {
	own := r.Constructors()
	for _, reg := range r.Scope().regions {
		for _, d := range reg.order {
			if d.kind != usingDecl || d.name != "" {
				continue
			}
			base := r.Scope().qualifier(d.qualified)
			if base == nil || base.Kind != ClassScope || base.Record == r {
				continue
			}
			for _, f := range base.Record.Initializers() {
				if t := f.Type(); t.Kind == FunctionType && len(t.Params) > 0 && t.Params[0].NonReference().Record != base.Record {
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

// Friends returns the functions that friend declarations declare.
func (r *Record) Friends() []*Function {
	var out []*Function
	s := r.Scope()
	ns := s.Namespace()
	for _, reg := range s.regions {
		for _, d := range reg.friends {
			if d.kind != functionDecl {
				continue
			}
			in := s
			if !d.template.IsZero() && !isSpecialization(d.template) {
				in = s.templateScope(d.template, nil)
			}
			fd := s.funcDecl(d, in, d.template)
			f := &Function{TU: r.TU, Name: d.name, Scope: ns, Decls: []*FuncDecl{fd}}
			fd.Function = f
			out = append(out, f)
		}
	}
	return out
}

// recordAt returns the record with the given specifier node, declared in s or
// around it.
func (s *Scope) recordAt(spec syntax.Node) *Record {
	for o := s; o != nil; o = o.Parent {
		for _, reg := range o.regions {
			d := reg.at[spec]
			if d == nil || d.kind != recordDecl {
				continue
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

// MemberAccess returns how far a member declared at n in the record's body is
// accessible.
func (r *Record) MemberAccess(n syntax.Node) Access {
	body := r.Definition().Child(syntax.FieldBody)
	for !n.IsZero() && n.Parent() != body {
		n = n.Parent()
	}
	for p := n.Prev(); !p.IsZero(); p = p.Prev() {
		if p.Kind() == syntax.AccessSpecifier {
			return accessOf(p)
		}
	}
	if r.Key() == "class" {
		return Private
	}
	return Public
}

func pointerKey(p any) string { return fmt.Sprintf("%p|", p) }
