package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A ScopeKind is the construct that opened a scope.
type ScopeKind uint8

const (
	NamespaceScope ScopeKind = iota
	ClassScope
	TemplateScope // the parameters of a template
	FunctionScope // the parameters of a function
	LambdaScope   // the captures and parameters of a lambda
	BlockScope
)

// A Scope is a place in which names are looked up: a namespace over all units,
// a class, the parameters of a template or function, a block. An instance of a
// template has scopes of its own.
type Scope struct {
	TU     *TU
	Parent *Scope
	Name   string // of a namespace; empty for the global and for unnamed ones
	Kind   ScopeKind
	Inline bool // an inline namespace

	transparent bool      // a second header for the parameters of an outer template
	Record      *Record   // of a class scope
	Function    *Function // of a function scope
	Lambda      *Lambda   // of a lambda scope
	node        syntax.Node

	outer     *Scope // the innermost around it in which a name may be found, once it is known
	regions   []*region
	params    *nameTable[[1]Entity] // of a template, function or lambda scope
	lookups   nameTable[[]Entity]
	nodeCache *nodeCache
	links     *links      // nil: none
	lastNode  syntax.Node // the last that scopeOf was asked about, and its answer
	lastScope *Scope
}

// links are where a scope has names from that are not declared right in it: few
// scopes have any.
type links struct {
	libraries  []*librarySpace         // of a namespace scope
	introduced map[string]introduction // entities that using-declarations add to a name
	inner      []*Scope                // inline and unnamed namespaces, unnamed members
	innerOK    bool
	using      []*Scope
	usingOK    bool
	usingIndex *usingIndex
	special    map[string]*specialDecls // explicit specializations of functions that are declared many times, by name
	merged     map[string][]*decl       // declarations of scopes with many regions, in their order, by name
	mergedOf   int                      // of how many regions
	friends    map[string][]friendDecl  // of a namespace: the friend functions of its classes, by name; nil until computed
	hidden     map[string][]*Function   // those of them that nothing else declares
}

// An introduction has the entities that using-declarations add to a name, and the meaning of the name
// with them.
type introduction struct {
	more     []Entity
	own, all []Entity // the meaning of the name without, when computed, and with; nil: not yet computed
}

var noLinks links

func (s *Scope) linked() *links {
	if s.links == nil {
		return &noLinks
	}
	return s.links
}

// link returns the links of s to be changed.
func (s *Scope) link() *links {
	if s.links == nil {
		s.links = &links{}
	}
	return s.links
}

// A key identifies an object that is made once for a node, a name or both in a scope.
type key struct {
	scope *Scope
	node  syntax.Node
	name  string
}

// A place is a node as a scope around it sees it.
type place struct {
	scope *Scope
	node  syntax.Node
}

func (s *Scope) key(d *decl) key {
	n := d.node
	if !d.declarator.IsZero() {
		n = d.declarator
	}
	return key{s, n, d.name}
}

// An Entity is the meaning of a name: *Function, *Variable, *Record, *Enum, *Enumerator, *Alias,
// *Scope (a namespace), *TypeParam, *Argument.
type Entity interface{ EntityName() string }

func (s *Scope) EntityName() string { return s.Name }

// Namespace returns the innermost namespace around or at the scope.
func (s *Scope) Namespace() *Scope {
	for s.Kind != NamespaceScope {
		s = s.Parent
	}
	return s
}

// EnclosingFunction returns the function in whose body the scope lies, or nil.
func (s *Scope) EnclosingFunction() *Function {
	for ; s != nil; s = s.Parent {
		if s.Kind == FunctionScope {
			return s.Function
		}
	}
	return nil
}

// EnclosingBody returns the innermost function or lambda in whose body the
// scope lies, a lambda as its call operator, or nil.
func (s *Scope) EnclosingBody() *Function {
	for ; s != nil; s = s.Parent {
		switch s.Kind {
		case FunctionScope:
			return s.Function
		case LambdaScope:
			return s.Lambda.Operator()
		}
	}
	return nil
}

// EnclosingRecord returns the innermost class around the scope, or nil.
func (s *Scope) EnclosingRecord() *Record {
	for ; s != nil; s = s.Parent {
		if s.Kind == ClassScope {
			return s.Record
		}
	}
	return nil
}

// String returns the scope's qualified name: "a::b".
func (s *Scope) String() string {
	switch {
	case s.Kind == ClassScope:
		return s.Record.String()
	case s.Kind != NamespaceScope || s.Parent == nil:
		return ""
	}
	name := s.Name
	if name == "" {
		name = "(anonymous namespace)"
	}
	if outer := s.Parent.String(); outer != "" {
		return outer + "::" + name
	}
	return name
}

// Find returns the meaning of a name in this very scope, its inline namespaces and unnamed members
// included, enclosing scopes not.
func (s *Scope) Find(name string) []Entity {
	if s.params != nil {
		if at := s.params.at(name); at != nil {
			return at[:]
		}
		if s.regions == nil {
			return nil
		}
	}
	if s.Kind == ClassScope && name != "" && name == s.Record.Name {
		return []Entity{s.Record} // the injected class name, not the constructors
	}
	if at := s.lookups.at(name); at != nil {
		return *at
	}
	if s.Kind == ClassScope {
		if set := s.Record.methods.at(name); set != nil && !(*set).whole { // in the declaration of an overload: those before it
			return appendFunctions(nil, (*set).functions)
		}
	}
	inner := s.innerScopes()
	decls := s.named(name)
	if len(inner) == 0 && s.Kind != NamespaceScope {
		if len(decls) == 0 {
			return nil
		}
		if len(decls) == 1 && decls[0].kind == variableDecl && !s.mayTakeParameters(decls[0].declarator) && !s.declaresFunction(decls[0]) {
			return s.variable(decls[0]).alone[:]
		}
	}
	s.lookups.put(name, nil) // against recursion: in "T x(x());" the parameter's type is an x from outside
	found := s.declared(decls)
	for _, in := range inner {
		found = append(found, in.Find(name)...)
	}
	s.lookups.put(name, found)
	return found
}

// addParam declares a parameter, which hides one of its name before it.
func (s *Scope) addParam(p Entity) { s.params.put(p.EntityName(), [1]Entity{p}) }

// param returns the parameter of that name, or nil.
func (s *Scope) param(name string) Entity {
	if at := s.params.at(name); at != nil {
		return at[0]
	}
	return nil
}

// declared returns the entities of the declarations of a name in scope s.
func (s *Scope) declared(decls []*decl) []Entity {
	var found []Entity
	var functions []*decl
	var known map[Entity]bool // the entities found, if there may be many
	if len(decls) > few {
		known = map[Entity]bool{}
	}
	for _, d := range decls {
		if s.declaresFunction(d) {
			functions = append(functions, d)
			continue
		}
		switch e := s.entity(d); {
		case e == nil || known[e]:
		case known == nil:
			found = appendEntity(found, e)
		default:
			known[e] = true
			found = append(found, e)
		}
	}
	switch {
	case len(functions) == 0:
	case s.Kind == ClassScope:
		found = appendFunctions(found, s.Record.methodsNamed(functions[0].name))
	default:
		found = appendFunctions(found, s.overloads(functions))
	}
	return found
}

func appendFunctions(list []Entity, functions []*Function) []Entity {
	for _, f := range functions {
		list = append(list, f)
	}
	return list
}

func appendEntity(list []Entity, e Entity) []Entity {
	for _, x := range list {
		if x == e {
			return list
		}
	}
	return append(list, e)
}

// entity returns the entity that a non-function declaration declares.
func (s *Scope) entity(d *decl) Entity {
	switch d.kind {
	case variableDecl, bindingDecl, functionDecl:
		return s.variable(d)
	case recordDecl:
		if r := s.record(d); r != nil {
			return r
		}
		return nil
	case enumDecl:
		return s.enum(d)
	case enumeratorDecl:
		return s.enum(d.enum).enumerator(d)
	case aliasDecl:
		return s.alias(d)
	case namespaceDecl:
		return s.namespace(d.name)
	case namespaceAliasDecl:
		for c := range d.node.Children() {
			if c.Field() != syntax.FieldName {
				if ns := s.LookupNamespace(c); ns != nil {
					return ns
				}
			}
		}
	case usingDecl:
		for _, e := range s.lookupQualified(d.qualified, true) {
			return e // the rest of an overload set: see Lookup
		}
	}
	return nil
}

// namespace returns the scope of a namespace declared in s.
func (s *Scope) namespace(name string) *Scope {
	k := key{scope: s, name: "namespace " + name}
	if ns := s.TU.scopes[k]; ns != nil {
		return ns
	}
	ns := &Scope{TU: s.TU, Kind: NamespaceScope, Parent: s, Name: name}
	for _, space := range s.linked().libraries {
		if in := space.inner[name]; in != nil {
			ns.link().libraries = append(ns.link().libraries, in)
		}
	}
	for _, r := range s.regions {
		for _, d := range r.named(name) {
			if d.kind == namespaceDecl {
				ns.regions = append(ns.regions, d.body)
			}
		}
		if name == "" {
			for _, d := range r.nested {
				if d.kind == namespaceDecl && d.name == "" {
					ns.regions = append(ns.regions, d.body)
				}
			}
		}
		for _, d := range r.nested {
			if d.kind == namespaceDecl && d.name == name && d.inline {
				ns.Inline = true
			}
		}
	}
	s.TU.scopes[k] = ns
	return ns
}

// innerScopes returns the scopes whose names are visible in s as if they were
// declared there.
func (s *Scope) innerScopes() []*Scope {
	if s.linked().innerOK || len(s.regions) <= few && !slices.ContainsFunc(s.regions, func(r *region) bool { return len(r.nested) > 0 }) {
		return s.linked().inner
	}
	l := s.link()
	l.innerOK = true
	for _, r := range s.regions {
		for _, d := range r.nested {
			var in *Scope
			if d.kind == namespaceDecl {
				in = s.namespace(d.name)
			} else {
				in = s.record(d).Scope()
			}
			if !containsScope(l.inner, in) {
				l.inner = append(l.inner, in)
			}
		}
	}
	return l.inner
}

// usings returns the namespaces that using-directives in s name.
func (s *Scope) usings() []*Scope {
	if s.linked().usingOK || len(s.regions) <= few && !slices.ContainsFunc(s.regions, func(r *region) bool { return len(r.using) > 0 }) {
		return s.linked().using
	}
	l := s.link()
	l.usingOK = true // before the look-up, which may come back here
	known := map[*Scope]bool{}
	for _, r := range s.regions {
		for _, n := range r.using {
			if ns := s.LookupNamespace(n); ns != nil && !known[ns] {
				known[ns] = true
				l.using = append(l.using, ns)
			}
		}
	}
	return l.using
}

func containsScope(list []*Scope, s *Scope) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// At returns the innermost scope around a node in s: in the body, the parameters or the initializers
// of the owner of s.
func (s *Scope) At(n syntax.Node) *Scope {
	for p := n.Parent(); !p.IsZero() && p != s.node; p = p.Parent() {
		if !opensScope(p) {
			continue
		}
		if s.isBodyOf(p) {
			return s
		}
		return s.scopeOf(p)
	}
	return s
}

// isBodyOf reports whether s is the namespace that a definition opens.
func (s *Scope) isBodyOf(n syntax.Node) bool {
	if s.Kind != NamespaceScope || n.Kind() != syntax.NamespaceDefinition {
		return false
	}
	for _, r := range s.around(n) {
		if r.node == n {
			return true
		}
	}
	return false
}

// scopeOf returns the scope that a node in s opens.
func (s *Scope) scopeOf(n syntax.Node) *Scope {
	if s.lastNode == n { // most questions are about one block after the other
		return s.lastScope
	}
	in := s.opened(n)
	if in == nil {
		around := s.At(n) // one scope, whatever the search began at
		if in = around.opened(n); in == nil {
			in = around.open(n)
			around.setOpened(n, in)
		}
		if s.opened(n) == nil {
			s.setOpened(n, in)
		}
	}
	s.lastNode, s.lastScope = n, in
	return in
}

// opened returns the scope that a node in s was seen to open, or nil.
func (s *Scope) opened(n syntax.Node) *Scope {
	if m := s.memory(n); m.has(n) {
		if at := m.scopes.at(m.span, n); at != nil {
			return *at
		}
		return nil
	}
	return s.TU.openedScopes[place{s, n}]
}

func (s *Scope) setOpened(n syntax.Node, in *Scope) {
	if m := s.memory(n); m.has(n) {
		m.scopes.put(m.span, n, in)
		return
	}
	s.TU.openedScopes[place{s, n}] = in
}

func opensScope(n syntax.Node) bool {
	switch n.Kind() {
	case syntax.CompoundStatement, syntax.ForStatement, syntax.ForRangeLoop, syntax.IfStatement, syntax.WhileStatement,
		syntax.SwitchStatement, syntax.CatchClause, syntax.LambdaExpression, syntax.FunctionDefinition,
		syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.NamespaceDefinition:
		return true
	}
	return false
}

// open returns the scope that a node right in s opens.
func (s *Scope) open(n syntax.Node) *Scope {
	switch n.Kind() {
	case syntax.NamespaceDefinition:
		name := n.Child(syntax.FieldName)
		if name.Kind() != syntax.NestedNamespaceSpecifier {
			return s.namespace(name.Text())
		}
		for _, part := range appendNames(nil, name) {
			s = s.namespace(part)
		}
		return s
	case syntax.LambdaExpression:
		return s.TU.lambda(s, n).Scope
	case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier:
		if r := s.recordAt(n); r != nil {
			return r.Scope()
		}
		return s
	case syntax.FunctionDefinition:
		if fd := s.funcDeclAt(n); fd != nil {
			return fd.BodyScope()
		}
		return s
	}
	return &Scope{TU: s.TU, Kind: BlockScope, Parent: s, node: n, regions: []*region{s.TU.Unit(n).indexBlock(n)}}
}
