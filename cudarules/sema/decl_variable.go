package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A MemorySpace is a set of memory space specifiers.
type MemorySpace uint8

const (
	DeviceMemory MemorySpace = 1 << iota
	SharedMemory
	ConstantMemory
	ManagedMemory

	AnyMemory = DeviceMemory | SharedMemory | ConstantMemory | ManagedMemory
)

// A Variable is an object, reference, parameter, data member, or a name of a
// structured binding.
type Variable struct {
	TU         *TU
	Name       string
	Scope      *Scope
	Node       syntax.Node // the declaration
	Declarator syntax.Node // the variable's own declarator, of a bit-field without a name its clause; zero if it has none
	Member     *Record     // of a data member
	Index      int         // of a parameter
	Parameter  bool
	Binding    bool // a structured binding
	CLinkage   bool

	pack          bool
	unnamed       bool
	special       bool // an explicit specialization of a static data member
	parenInit     bool // "A x(y);", which the grammar reads as a function
	marked        bool // the marks are known
	specified     bool // the specifiers are known
	specifiers    syntax.Specifiers
	typAsked      askedAt
	constantAsked askedAt
	typ           *Type
	constant      *constantResult
	rare          *rarelyOfVariable // nil: the zero one
	alone         [1]Entity         // itself, as the result of a lookup
}

// A rarelyOfVariable has properties of few variables, and of hardly any parameter.
type rarelyOfVariable struct {
	marks        []syntax.Mark
	template     syntax.Node
	runtime      *Answer // whether the initializer needs the running program
	runtimeAsked askedAt
	outside      *decl         // its declaration, if that is outside of its class or namespace
	declarations *declarations // see Redeclarations
}

// rarely returns the rare properties for reading.
func (v *Variable) rarely() rarelyOfVariable {
	if v.rare == nil {
		return rarelyOfVariable{}
	}
	return *v.rare
}

// setRarely returns the rare properties for writing.
func (v *Variable) setRarely() *rarelyOfVariable {
	if v.rare == nil {
		v.rare = &rarelyOfVariable{}
	}
	return v.rare
}

// template returns the template declaration of a variable template; zero for others.
func (v *Variable) template() syntax.Node { return v.rarely().template }

func (v *Variable) EntityName() string { return v.Name }

// variable returns the variable that a declaration declares.
func (s *Scope) variable(d *decl) *Variable {
	m := s.memory(d.node)
	dense := !d.declarator.IsZero() && d.kind != bindingDecl && m.has(d.declarator)
	if dense {
		if at := m.variables.at(m.span, d.declarator); at != nil && (*at).Scope == s {
			return *at
		}
	}
	k := s.key(d)
	if v := s.TU.variables[k]; v != nil {
		return v
	}
	v := &Variable{TU: s.TU, Name: d.name, Scope: s, Node: d.node, Declarator: d.declarator,
		Binding: d.kind == bindingDecl, CLinkage: d.cLinkage, parenInit: d.kind == functionDecl}
	v.alone[0] = v
	if !d.template.IsZero() {
		v.setRarely().template = d.template
	}
	s.TU.Spend(declarationSteps)
	if !d.qualified.IsZero() {
		v.setRarely().outside = d
	}
	if s.Kind == ClassScope {
		v.Member = s.Record
	}
	if dense && m.variables.at(m.span, d.declarator) == nil {
		m.variables.put(m.span, d.declarator, v)
	} else {
		s.TU.variables[k] = v
	}
	return v
}

// String returns the qualified name.
func (v *Variable) String() string {
	if v.Parameter {
		return v.Name
	}
	if outer := v.Scope.String(); outer != "" {
		return outer + "::" + v.Name
	}
	return v.Name
}

// NameNode returns the node of the declared name, or that of the declaration
// if it names nothing.
func (v *Variable) NameNode() syntax.Node {
	name, _ := declaratorName(v.Declarator)
	if name.IsZero() {
		return v.Node
	}
	return lastName(name)
}

// MayBeSpecialized reports whether the variable is a template that is declared more than once: its
// instance for some arguments is another variable.
func (v *Variable) MayBeSpecialized() bool {
	return v.IsTemplate() && len(v.Scope.named(v.Name)) > 1
}

// IsTemplate reports whether the variable is a template.
func (v *Variable) IsTemplate() bool {
	return !v.template().IsZero() && !isSpecialization(v.template())
}

// TypeName returns the typedef or alias that the declared type is the bare name
// of, cv-qualifiers apart, or nil.
func (v *Variable) TypeName() *Alias {
	d := v.Declarator
	if d.Kind() == syntax.InitDeclarator {
		d = innerDeclarator(d)
	}
	if !d.IsZero() && !d.Is(syntax.Identifier, syntax.FieldIdentifier, syntax.QualifiedIdentifier) {
		return nil
	}
	return v.Scope.aliasNamed(v.Node.Child(syntax.FieldType))
}

// NamedAlias returns the typedef or alias whose bare name a type is, cv-qualifiers apart, or
// nil.
func (s *Scope) NamedAlias(n syntax.Node) *Alias {
	if n.Kind() == syntax.TypeDescriptor {
		if !n.Child(syntax.FieldDeclarator).IsZero() {
			return nil
		}
		n = n.Child(syntax.FieldType)
	}
	if n.Kind() == syntax.Identifier { // of T(x), which the grammar reads as a call
		for _, e := range s.LookupNode(n) {
			if a, ok := e.(*Alias); ok && !a.IsTemplate() {
				return a
			}
		}
		return nil
	}
	return s.aliasNamed(n)
}

// aliasNamed returns the typedef or alias that a type specifier names, or nil.
func (s *Scope) aliasNamed(spec syntax.Node) *Alias {
	if !spec.Is(syntax.TypeIdentifier, syntax.QualifiedIdentifier) {
		return nil
	}
	for _, e := range s.LookupNode(spec) {
		if a, ok := e.(*Alias); ok && !a.IsTemplate() {
			return a
		}
	}
	return nil
}

func (v *Variable) order() int {
	if v.Declarator.IsZero() {
		return v.Node.Start()
	}
	return v.Declarator.Start()
}

// Type returns the declared type; auto is deduced from the initializer where
// that is possible.
func (v *Variable) Type() *Type {
	switch q := &v.TU.inquiry; {
	case v.typ != nil:
		return v.typ
	case v.typAsked != 0:
		q.repeat(v.typAsked)
		return unknown
	}
	at, ok := v.TU.inquiry.begin()
	v.typAsked = at
	t := unknown
	if ok {
		v.Scope.followed(func() { t = v.findType() })
	}
	v.typAsked = 0
	if v.TU.inquiry.end(at) {
		v.typ = t
		if v.TU.inquiry.tooDeep {
			v.TU.inquiry.later(func() { v.typ = nil })
		}
	}
	return t
}

func (v *Variable) findType() *Type {
	if v.Node.IsZero() || v.Declarator.HasError() {
		return unknown
	}
	if v.Binding {
		return v.Scope.bindingType(v)
	}
	scope := v.Scope
	if v.IsTemplate() {
		scope = scope.templateScope(v.template(), nil)
	}
	d := v.Declarator
	if d.Kind() == syntax.InitDeclarator {
		d = innerDeclarator(d)
	}
	if v.parenInit || d.Kind() == syntax.BitfieldClause {
		d = syntax.Node{}
	}
	t := scope.DeclaredType(v.Node, d)
	if v.parenInit {
		t = scope.declareAround(t, v.Declarator)
	}
	if v.IsConstexpr() {
		t = t.With(Const)
	}
	switch {
	case containsAuto(t):
		t = scope.deduceAuto(t, v)
	case t.Kind == UnknownType && !v.Parameter && !d.Is(syntax.PointerDeclarator, syntax.ReferenceDeclarator, syntax.ArrayDeclarator):
		t = scope.deduceClass(v).With(qualifiers(v.Node))
		if v.IsConstexpr() {
			t = t.With(Const)
		}
	}
	switch {
	case v.Parameter && (t.Kind == Array || t.Kind == FunctionType):
		t = adjusted(t)
	case t.Kind == Array && t.Unbound:
		if n, ok := scope.initializerLength(v); ok {
			a := *t
			a.Len, a.Unbound = n, false
			t = &a
		}
	}
	return t
}

// IsConstexpr reports whether the variable is declared constexpr.
func (v *Variable) IsConstexpr() bool { return v.Specifiers().Has(syntax.Constexpr) }

// Specifiers returns the specifiers of the declaration.
func (v *Variable) Specifiers() syntax.Specifiers {
	if !v.specified {
		v.specifiers, v.specified = v.Node.Specifiers(), true
	}
	return v.specifiers
}

// IsStatic reports the specifier static.
func (v *Variable) IsStatic() bool { return v.Specifiers().Has(syntax.Static) }

// IsParenInit reports whether the variable is declared with arguments that the
// grammar reads as parameters: "A x(y);".
func (v *Variable) IsParenInit() bool { return v.parenInit }

// IsPack reports whether the variable is a function parameter pack, or one of its
// elements.
func (v *Variable) IsPack() bool { return v.pack }

// IsLocal reports whether the variable is declared in a block.
func (v *Variable) IsLocal() bool { return v.Scope.Kind == BlockScope }

// Marks returns the CUDA words and attributes of the declaration. If there is a syntax error among its
// declarators, their owners are unknown: then there is a Macro mark alone.
func (v *Variable) Marks() []syntax.Mark {
	if !v.marked {
		v.marked = true
		marks := v.Node.DeclMarks()
		if errsBetweenParts(v.Node) {
			marks = []syntax.Mark{{Word: syntax.Macro, Start: v.Node.Start(), End: v.Node.Start()}}
		}
		if len(marks) > 0 {
			v.setRarely().marks = marks
		}
	}
	return v.rarely().marks
}

// errsBetweenParts reports whether there is a syntax error in n that lies in
// none of its parts.
func errsBetweenParts(n syntax.Node) bool {
	if n.HasError() {
		for c := range n.Children() {
			if c.Kind() == syntax.Error {
				return true
			}
		}
	}
	return false
}

// MayBeUnused reports whether the declaration says that nothing need use the variable:
// [[maybe_unused]], or GNU's attribute unused.
func (v *Variable) MayBeUnused() bool {
	text := v.Node.Tree().Text
	return slices.ContainsFunc(v.ownMarks(), func(m syntax.Mark) bool {
		item := strings.Trim(string(text[m.Args.Start:m.Args.End]), " \t\r\n_")
		switch m.Word {
		case syntax.StandardAttribute:
			return item == "maybe_unused" || item == "gnu::unused"
		case syntax.GNUAttribute:
			return item == "unused"
		}
		return false
	})
}

// Mark returns the first mark of the given word.
func (v *Variable) Mark(w syntax.Word) (syntax.Mark, bool) {
	for _, m := range v.Marks() {
		if m.Word == w {
			return m, true
		}
	}
	return syntax.Mark{}, false
}

// Initializer returns the initializer's node: an expression, a braced list or
// an argument list; zero if there is none.
func (v *Variable) Initializer() syntax.Node {
	if v.Declarator.Kind() == syntax.InitDeclarator {
		return v.Declarator.Child(syntax.FieldValue)
	}
	if v.Node.Kind() == syntax.FieldDeclaration && !v.Declarator.IsZero() {
		next := v.Declarator.Next() // int a, b = 1;
		if next.Kind() == syntax.BitfieldClause {
			next = next.Next()
		}
		if next.Field() != syntax.FieldDefaultValue {
			return syntax.Node{}
		}
		return next
	}
	if d := v.Node.Child(syntax.FieldDefaultValue); !d.IsZero() {
		return d
	}
	if v.Node.Kind() == syntax.Declaration && !v.Declarator.IsZero() {
		// The condition of if (T x = e).
		if val := v.Node.Child(syntax.FieldValue); !val.IsZero() {
			return val
		}
	}
	return syntax.Node{}
}

// isDirect reports whether the variable is initialized directly, as in T x(e) and T x{e}: without =
// before its initializer.
func (v *Variable) isDirect() bool {
	init := v.Initializer()
	if init.Kind() != syntax.InitializerList {
		return init.Kind() == syntax.ArgumentList
	}
	return !strings.HasSuffix(strings.TrimRight(string(init.Tree().Text[v.Node.Start():init.Start()]), " \t\r\n"), "=")
}

// IsBitField reports whether the variable is a bit-field.
func (v *Variable) IsBitField() bool { return !v.bitfield().IsZero() }

func (v *Variable) bitfield() syntax.Node {
	if v.Declarator.Kind() == syntax.BitfieldClause {
		return v.Declarator
	}
	if next := v.Declarator.Next(); next.Kind() == syntax.BitfieldClause && next.Field() != syntax.FieldDeclarator {
		return next
	}
	return syntax.Node{}
}

// BitWidth returns the width of a bit-field in bits.
func (v *Variable) BitWidth() (int64, bool) {
	c, ok := v.Scope.Constant(v.bitfield().First())
	return c.Int(), ok
}

// isVariable distinguishes "A x(y);", which the grammar reads as a function, from a function: its
// parameters name values, not types.
func (s *Scope) isVariable(d *decl) bool {
	if d.node.Kind() != syntax.Declaration && d.node.Kind() != syntax.FieldDeclaration {
		return false
	}
	declarator := initializedDeclarator(d.declarator)
	if declarator.Kind() != syntax.FunctionDeclarator || s.Kind == ClassScope {
		return false
	}
	params := parameterNodes(declarator.Child(syntax.FieldParameters))
	for _, p := range params {
		t := p.Child(syntax.FieldType)
		if !p.Is(syntax.ParameterDeclaration, syntax.VariadicParameterDeclaration) || !isName(t) {
			return false
		}
		for _, e := range s.LookupNode(t) {
			switch e.(type) {
			case *Variable, *Enumerator, *Function:
				return true
			}
			return false
		}
	}
	return false
}

// initializedDeclarator returns the declarator with the parentheses of "A *x(y);", inside of its pointers and references.
func initializedDeclarator(d syntax.Node) syntax.Node {
	for d.Is(syntax.PointerDeclarator, syntax.ReferenceDeclarator) {
		d = innerDeclarator(d)
	}
	return d
}

// declareAround wraps the type of a variable into the declarators around its parentheses.
func (s *Scope) declareAround(t *Type, d syntax.Node) *Type {
	for ; d.Is(syntax.PointerDeclarator, syntax.ReferenceDeclarator); d = innerDeclarator(d) {
		switch {
		case d.Kind() == syntax.PointerDeclarator:
			t = pointerTo(t).With(qualifiers(d))
		case strings.HasPrefix(d.Text(), "&&"):
			t = reference(t, RValueReference)
		default:
			t = reference(t, LValueReference)
		}
	}
	return t
}

// An Alias is a typedef or alias-declaration, or an alias template.
type Alias struct {
	TU    *TU
	Name  string
	Scope *Scope
	Node  syntax.Node

	declarator syntax.Node
	template   syntax.Node
	resolving  bool // the alias does not hide the name yet: using T = T
	typ        *Type
	asked      askedAt
}

func (a *Alias) EntityName() string { return a.Name }

func (s *Scope) alias(d *decl) *Alias {
	k := s.key(d)
	if a := s.TU.aliases[k]; a != nil {
		return a
	}
	a := &Alias{TU: s.TU, Name: d.name, Scope: s, Node: d.node, declarator: d.declarator, template: d.template}
	s.TU.aliases[k] = a
	return a
}

// IsTemplate reports whether the alias is a template.
func (a *Alias) IsTemplate() bool { return !a.template.IsZero() }

// followed asks about a typedef or variable declared in s, and reports false if it
// belongs to an instance and too many of those lie around it. There is no end of them in
// template <class T> struct S { typedef typename S<T *>::type type; };
func (s *Scope) followed(ask func()) bool {
	if !s.isInstance() {
		ask()
		return true
	}
	if !s.TU.allowsDepth(limit.FollowedNames, s.TU.aliasDepth+1) {
		return false
	}
	s.TU.aliasDepth++
	ask()
	s.TU.aliasDepth--
	return true
}

// isInstance reports whether s is the class scope of an instance of a template, or
// the scope of the arguments of one.
func (s *Scope) isInstance() bool {
	return s.Kind == ClassScope && s.Record.Pattern != nil || s.Kind == TemplateScope && s.isBound()
}

// Type returns the aliased type.
func (a *Alias) Type() *Type {
	q := &a.TU.inquiry
	switch {
	case a.typ != nil:
		return a.typ
	case a.asked != 0:
		q.repeat(a.asked)
		return unknown
	}
	at, ok := q.begin()
	a.asked, a.resolving = at, true
	t := unknown
	if ok {
		a.Scope.followed(func() {
			scope := a.Scope
			if a.IsTemplate() {
				scope = scope.templateScope(a.template, nil)
			}
			t = a.resolve(scope)
		})
	}
	a.asked, a.resolving = 0, false
	if q.end(at) {
		a.typ = t
		if q.tooDeep {
			q.later(func() { a.typ = nil })
		}
	}
	return t
}

func (a *Alias) resolve(s *Scope) *Type {
	if a.Node.Kind() == syntax.TypeDefinition {
		if a.declarator.HasError() {
			return unknown
		}
		return s.aligned(s.DeclaredType(a.Node, a.declarator), a.Node, marksAt(a.Node, a.declarator))
	}
	return s.aligned(s.Type(a.Node.Child(syntax.FieldType)), a.Node, a.Node.DeclMarks())
}

// Target returns the typedef or alias that this one is a mere other name of, or
// nil.
func (a *Alias) Target() *Alias {
	if a.Node.Kind() == syntax.TypeDefinition && a.declarator.Kind() != syntax.TypeIdentifier {
		return nil
	}
	spec := a.Node.Child(syntax.FieldType)
	if spec.Kind() == syntax.TypeDescriptor {
		if !spec.Child(syntax.FieldDeclarator).IsZero() {
			return nil
		}
		spec = spec.Child(syntax.FieldType)
	}
	return a.Scope.aliasNamed(spec)
}

// instance resolves an alias template with arguments.
func (a *Alias) instance(args []Argument) *Type {
	args = a.Scope.complete(a.template, args)
	if args == nil || !a.TU.mayInstantiate() {
		return unknown
	}
	k := a.TU.instanceKey(a, args)
	if t := a.TU.aliasInstances[k]; t != nil {
		return t
	}
	a.TU.instantiationDepth++
	defer func() { a.TU.instantiationDepth-- }()
	a.TU.countInstance(k, args)
	at, ok := a.TU.inquiry.begin()
	t := unknown
	if ok {
		t = a.resolve(a.Scope.templateScope(a.template, args))
	}
	if !t.IsDependent() && slices.ContainsFunc(args, func(a Argument) bool { return a.isComputed() }) {
		t = unknown // void_t<typename T::type>: the argument may fail
	}
	if a.TU.inquiry.end(at) {
		a.TU.aliasInstances[k] = t
		if a.TU.inquiry.tooDeep {
			a.TU.inquiry.later(func() { delete(a.TU.aliasInstances, k) })
		}
	}
	return t
}

// An Enum is an enumeration.
type Enum struct {
	TU    *TU
	Name  string
	Scope *Scope
	Node  syntax.Node

	inner      *Scope
	all        []*Enumerator
	values     map[string]*Enumerator
	underlying *Type
	promotion  *Type // its type after the integral promotions
	asked      askedAt
}

// An Enumerator is one constant of an enumeration.
type Enumerator struct {
	Name string
	Enum *Enum
	Node syntax.Node

	before *Enumerator
	value  *constantResult
	asked  askedAt
}

func (e *Enum) EntityName() string       { return e.Name }
func (e *Enumerator) EntityName() string { return e.Name }

func (e *Enum) String() string {
	name := e.Name
	if name == "" {
		name = "(unnamed enum)"
	}
	if outer := e.Scope.String(); outer != "" {
		return outer + "::" + name
	}
	return name
}

func (s *Scope) enum(d *decl) *Enum {
	k := key{scope: s, name: "enum " + d.name}
	if d.name == "" {
		k = s.key(d)
	}
	if e := s.TU.enums[k]; e != nil {
		return e
	}
	e := &Enum{TU: s.TU, Name: d.name, Scope: s, Node: d.node}
	if e.Name == "" {
		e.Name = typedefName(d.node)
	}
	for _, o := range s.named(d.name) { // the definition rather than an opaque declaration
		if o.kind == enumDecl && d.name != "" && !o.node.Child(syntax.FieldBody).IsZero() {
			e.Node = o.node
		}
	}
	s.TU.enums[k] = e
	return e
}

// enumerator returns the enumerator that a declaration declares.
func (e *Enum) enumerator(d *decl) *Enumerator {
	e.enumerators()
	name := d.node.Child(syntax.FieldName).Text()
	if e.values[name] == nil { // of a declaration that is not the definition
		e.values[name] = &Enumerator{Name: name, Enum: e, Node: d.node}
	}
	return e.values[name]
}

// enumerators lists the enumerators in order.
func (e *Enum) enumerators() []*Enumerator {
	if e.values == nil {
		e.values = map[string]*Enumerator{}
		var last *Enumerator
		for n := range e.Node.Child(syntax.FieldBody).Children() {
			if n.Kind() == syntax.Enumerator {
				last = &Enumerator{Name: n.Child(syntax.FieldName).Text(), Enum: e, Node: n, before: last}
				e.all = append(e.all, last)
				if e.values[last.Name] == nil {
					e.values[last.Name] = last
				}
			}
		}
	}
	return e.all
}

// scope makes the enumerators reachable as E::a.
func (e *Enum) scope() *Scope {
	if e.inner == nil {
		e.inner = &Scope{TU: e.TU, Kind: BlockScope, Parent: e.Scope, node: e.Node, params: &nameTable[[1]Entity]{}}
		for _, v := range e.enumerators() {
			e.inner.addParam(v)
		}
	}
	return e.inner
}

// Underlying returns the underlying type, an integer type or unknown; unsigned int
// or int where none is given, as the enumerators demand.
func (e *Enum) Underlying() *Type {
	q := &e.TU.inquiry
	switch {
	case e.underlying != nil:
		return e.underlying
	case e.asked != 0:
		q.repeat(e.asked)
		return unknown
	}
	at, ok := q.begin()
	e.asked = at
	t := unknown
	if ok {
		t = e.findUnderlying()
	}
	e.asked = 0
	if q.end(at) {
		e.underlying = t
		if q.tooDeep {
			q.later(func() { e.underlying = nil })
		}
	}
	return t
}

func (e *Enum) findUnderlying() *Type {
	if base := e.Node.Child(syntax.FieldBase); !base.IsZero() {
		if t := e.Scope.Type(base); t.IsInteger() {
			return t
		}
		return unknown
	}
	if e.IsScoped() {
		return Basic(Int)
	}
	wide, negative := false, false
	for _, each := range e.enumerators() {
		v, ok := each.Value()
		if !ok {
			return Basic(UInt)
		}
		i := v.Int()
		negative = negative || i < 0 && !v.Type.IsUnsigned()
		wide = wide || i > 1<<32-1 || i < -1<<31 || negative && i > 1<<31-1
	}
	switch {
	case wide && negative:
		return Basic(Long)
	case wide:
		return Basic(ULong)
	case negative:
		return Basic(Int)
	}
	return Basic(UInt)
}

// promoted returns the type that the integral promotions make of a value: that of
// the fixed underlying type, or the first one that holds all values.
func (e *Enum) promoted() *Type {
	if e.promotion == nil {
		t := e.findPromoted()
		if t.Kind == UnknownType {
			return t
		}
		e.promotion = t
	}
	return e.promotion
}

func (e *Enum) findPromoted() *Type {
	if !e.Node.Child(syntax.FieldBase).IsZero() {
		return promoted(e.Underlying())
	}
	for _, each := range e.enumerators() {
		if _, ok := each.Value(); !ok {
			return unknown
		}
	}
	switch t := e.Underlying(); t.Kind {
	case UInt:
		if e.fits(Int) {
			return Basic(Int)
		}
		return t
	case ULong:
		if e.fits(Long) {
			return Basic(Long)
		}
		return t
	default:
		return t
	}
}

// fits reports whether no enumerator is greater than the greatest value of a
// signed type.
func (e *Enum) fits(k TypeKind) bool {
	for _, each := range e.enumerators() {
		if v, _ := each.Value(); v.Int() != truncate(v.Int(), k) || v.Int() < 0 {
			return false
		}
	}
	return true
}

// IsScoped reports enum class and enum struct.
func (e *Enum) IsScoped() bool {
	return isScopedEnum(e.Node)
}

// LocalAt returns the variable that a declarator right in s declares.
func (s *Scope) LocalAt(d syntax.Node) *Variable {
	if m := s.memory(d); m.has(d) {
		if at := m.variables.at(m.span, d); at != nil && (*at).Scope == s {
			return *at
		}
	}
	for _, r := range s.regions {
		for _, x := range r.order {
			if x.declarator == d && (x.kind == variableDecl || x.kind == functionDecl) && !s.declaresFunction(x) {
				return s.variable(x)
			}
		}
	}
	return nil
}
