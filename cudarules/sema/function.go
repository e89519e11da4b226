package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Space is a set of execution spaces.
type Space uint8

const (
	HostSpace Space = 1 << iota
	DeviceSpace
	GlobalSpace // a kernel
)

func (s Space) String() string {
	var words []string
	for i, w := range []string{"__host__", "__device__", "__global__"} {
		if s&(1<<i) != 0 {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

// OnDevice reports whether code of this space runs on the device.
func (s Space) OnDevice() bool { return s&(DeviceSpace|GlobalSpace) != 0 }

// OnHost reports whether code of this space runs on the host.
func (s Space) OnHost() bool { return s&HostSpace != 0 }

// A Function is a function or function template with all its declarations, or
// an instance of a template.
type Function struct {
	TU    *TU
	Name  string      // unqualified: "f", "operator+", "~S", "operator T" for conversions
	Scope *Scope      // that it is a member of: namespace, class or block
	Class *Record     // if a member
	Decls []*FuncDecl // the order of the source; out-of-class ones behind

	Pattern *Function  // of an instance
	Args    []Argument // of an instance

	Lambda *Lambda // of a closure's call operator

	instances []*Function

	overridden   []*Function
	overriddenOK bool

	calling bool // its space is being computed
}

// A FuncDecl is one declaration of a function.
type FuncDecl struct {
	Function   *Function
	Node       syntax.Node // the declaration or definition
	Declarator syntax.Node // its outermost declarator
	Template   syntax.Node // its own template header; zero if none
	Friend     bool
	CLinkage   bool // written extern "C" or in such a block

	scope  *Scope // in which its types are resolved
	typ    *Type
	params []*Variable
	marks  []syntax.Mark
	marked bool
	body   *Scope
}

func (f *Function) EntityName() string { return f.Name }

// String returns the qualified name, with the arguments of an instance.
func (f *Function) String() string {
	name := f.Name
	if f.Pattern != nil && len(f.Args) > 0 {
		var args []string
		for i := range f.Args {
			args = append(args, f.Args[i].String())
		}
		name += "<" + strings.Join(args, ", ") + ">"
	}
	if f.Lambda != nil {
		return "lambda"
	}
	if outer := f.Scope.String(); outer != "" {
		return outer + "::" + name
	}
	return name
}

// IsTemplate reports whether f is a template without arguments.
func (f *Function) IsTemplate() bool {
	return f.Pattern == nil && len(f.Decls) > 0 && !f.Decls[0].Template.IsZero() && !isSpecialization(f.Decls[0].Template)
}

// isSpecialization reports whether a template header is "template <>".
func isSpecialization(template syntax.Node) bool {
	return template.Child(syntax.FieldParameters).First().IsZero()
}

// overloads groups function declarations of one name into functions.
func (s *Scope) overloads(decls []*decl) []*Function {
	var out []*Function
	add := func(d *decl, scope *Scope, template syntax.Node) {
		fd := s.funcDecl(d, scope, template)
		for _, f := range out {
			if f.sameSignature(fd) {
				fd.Function = f
				f.Decls = append(f.Decls, fd)
				return
			}
		}
		f := &Function{TU: s.TU, Name: d.name, Scope: s, Decls: []*FuncDecl{fd}}
		if s.Kind == ClassScope {
			f.Class = s.Record
		}
		fd.Function = f
		out = append(out, f)
	}
	for _, d := range decls {
		if name, _ := declaratorName(d.declarator); name.Kind() == syntax.TemplateFunction {
			continue // an explicit specialization: see specializations
		}
		scope, template := s, d.template
		if !template.IsZero() && !isSpecialization(template) {
			scope = s.templateScope(template, nil)
		}
		add(d, scope, template)
	}
	name := decls[0].name
	for _, d := range s.outsideDecls(name) {
		if d.kind != functionDecl {
			continue
		}
		if name, _ := declaratorName(d.declarator); lastName(name).Kind() == syntax.TemplateFunction {
			continue
		}
		scope, template := s.outsideScope(d, nil)
		fd := s.funcDecl(d, scope, template)
		for _, f := range out {
			if f.sameSignature(fd) {
				fd.Function = f
				f.Decls = append(f.Decls, fd)
				break
			}
		}
	}
	return out
}

// outsideDecls lists the declarations of a member that stand outside of its
// class or namespace: void A::f() {}.
func (s *Scope) outsideDecls(name string) []*decl {
	var out []*decl
	for _, d := range s.TU.outside[name] {
		if owner := s.TU.Global.At(d.node).owner(d); owner != nil && (owner == s || owner.sameTemplate(s)) {
			out = append(out, d)
		}
	}
	return out
}

// sameTemplate reports whether s is the class scope of an instance of the
// template whose own scope, or that of a dependent instance, owner is.
func (owner *Scope) sameTemplate(s *Scope) bool {
	if owner.Kind != ClassScope || s.Kind != ClassScope {
		return false
	}
	o, r := owner.Record, s.Record
	return r.Pattern == o || r == o.pattern() || o.dependent && o.Pattern != nil && r.Pattern == o.Pattern.primary()
}

// patternQualifier returns the scope of class template A in A<T>::f where T is
// the parameter of the surrounding template header.
func (s *Scope) patternQualifier(n syntax.Node) *Scope {
	q := n.Child(syntax.FieldScope)
	if q.Kind() != syntax.TemplateType {
		return nil
	}
	for _, e := range s.Lookup(templateName(q).Text(), q) {
		if r, ok := e.(*Record); ok {
			return r.Scope()
		}
	}
	return nil
}

// outsideScope returns the scope in which the types of an out-of-class
// declaration are resolved, and the function's own template header. args are
// those of a function template's instance.
func (s *Scope) outsideScope(d *decl, args []Argument) (*Scope, syntax.Node) {
	var headers []syntax.Node // the outermost last
	for p := d.node.Parent(); p.Kind() == syntax.TemplateDeclaration; p = p.Parent() {
		headers = append(headers, p)
	}
	var classes []*Record // the outermost last
	for o := s; o != nil; o = o.Parent {
		if o.Kind == ClassScope && len(o.Record.selfArgs()) > 0 {
			classes = append(classes, o.Record)
		}
	}
	in := s
	for i := len(headers) - 1; i >= 0; i-- {
		h := headers[i]
		if len(classes) > 0 {
			r := classes[len(classes)-1]
			classes = classes[:len(classes)-1]
			if !isSpecialization(h) {
				in = in.templateScope(h, r.selfArgs())
				in.transparent = true
			}
			continue
		}
		if isSpecialization(h) {
			return in, h
		}
		return in.templateScope(h, args), h
	}
	return in, syntax.Node{}
}

func (s *Scope) funcDecl(d *decl, scope *Scope, template syntax.Node) *FuncDecl {
	return &FuncDecl{Node: d.node, Declarator: d.declarator, Template: template, Friend: d.friend,
		CLinkage: d.cLinkage, scope: scope}
}

// SameSignature reports whether two functions are known to have the same name
// and signature, wherever they are declared.
func (f *Function) SameSignature(g *Function) bool {
	return f.Name == g.Name && f.sameSignature(g.Decls[0])
}

// sameSignature reports whether fd declares f once more.
func (f *Function) sameSignature(fd *FuncDecl) bool {
	first := f.Decls[0]
	if first.Template.IsZero() != fd.Template.IsZero() {
		return false
	}
	if !fd.Template.IsZero() && len(f.Scope.templateParams(first.Template)) != len(f.Scope.templateParams(fd.Template)) {
		return false
	}
	a, b := first.Type(), fd.Type()
	if a.Kind != FunctionType || b.Kind != FunctionType || a.Variadic != b.Variadic || a.Method != b.Method || len(a.Params) != len(b.Params) {
		return false
	}
	for i := range a.Params {
		if Equal(a.Params[i], b.Params[i]) {
			continue
		}
		if !a.Params[i].IsDependent() || !b.Params[i].IsDependent() || first.paramText(i) != fd.paramText(i) {
			return false
		}
	}
	return Equal(a.Elem, b.Elem) || f.Name != conversionName
}

// paramText spells the i-th parameter without its name and default.
func (fd *FuncDecl) paramText(i int) string {
	list := parameterNodes(fd.parameters())
	if i >= len(list) {
		return ""
	}
	p := list[i]
	text := p.Text()
	if v := p.Child(syntax.FieldDefaultValue); !v.IsZero() {
		text = text[:v.Start()-p.Start()]
		text = strings.TrimRight(text, " \t\n=")
	}
	if name, _ := declaratorName(p.Child(syntax.FieldDeclarator)); !name.IsZero() {
		at := name.Start() - p.Start()
		text = text[:at] + text[at+len(name.Text()):]
	}
	return strings.Join(strings.Fields(text), " ")
}

// Name returns the node of the declared name.
func (fd *FuncDecl) Name() syntax.Node {
	name, _ := declaratorName(fd.Declarator)
	return lastName(name)
}

// FunctionDeclarator returns the declarator that holds the parameter list;
// zero where a typedef of a function type declares the function.
func (fd *FuncDecl) FunctionDeclarator() syntax.Node {
	var last syntax.Node
	d := fd.Declarator
	for !d.IsZero() {
		switch d.Kind() {
		case syntax.FunctionDeclarator, syntax.AbstractFunctionDeclarator:
			last = d
		case syntax.OperatorCast:
			return d.Child(syntax.FieldDeclarator)
		case syntax.QualifiedIdentifier:
			if n := lastName(d); n.Kind() == syntax.OperatorCast {
				return n.Child(syntax.FieldDeclarator)
			}
			return last
		}
		d = innerDeclarator(d)
	}
	return last
}

func (fd *FuncDecl) parameters() syntax.Node {
	return fd.FunctionDeclarator().Child(syntax.FieldParameters)
}

// Type returns the function's type; unknown if the declaration has an error.
func (fd *FuncDecl) Type() *Type {
	if fd.typ == nil {
		fd.typ = unknown // against recursion
		d := fd.Declarator
		if d.Kind() == syntax.InitDeclarator {
			d = innerDeclarator(d)
		}
		if l := fd.Function.lambda(); l != nil {
			fd.typ = l.operatorType()
		} else if !unreadable(d) {
			if fd.FunctionDeclarator().IsZero() || lastName(fd.nameNode()).Kind() != syntax.OperatorCast {
				fd.typ = fd.scope.DeclaredType(fd.Node, d)
			} else {
				fd.typ = fd.conversionType()
			}
		}
	}
	return fd.typ
}

func (fd *FuncDecl) nameNode() syntax.Node {
	name, _ := declaratorName(fd.Declarator)
	return name
}

func (fd *FuncDecl) conversionType() *Type {
	cast := lastName(fd.nameNode())
	t := &Type{Kind: FunctionType, Elem: fd.scope.conversionTarget(cast)}
	t.Method = qualifiers(cast.Child(syntax.FieldDeclarator))
	return t
}

// Result returns the result type as declared.
func (fd *FuncDecl) Result() *Type {
	if t := fd.Type(); t.Kind == FunctionType {
		return t.Elem
	}
	return unknown
}

// Params returns the parameters; a bound pack counts once for each element, an
// unbound one once.
func (fd *FuncDecl) Params() []*Variable {
	if fd.params != nil {
		return fd.params
	}
	fd.params = []*Variable{}
	if fd.FunctionDeclarator().IsZero() { // declared through a typedef
		if t := fd.Type(); t.Kind == FunctionType {
			for i, p := range t.Params {
				fd.params = append(fd.params, &Variable{TU: fd.scope.TU, Scope: fd.scope, Node: fd.Node, Parameter: true, typ: p, Index: i})
			}
		}
		return fd.params
	}
	nodes := parameterNodes(fd.parameters())
	for _, p := range nodes {
		switch p.Kind() {
		case syntax.VariadicParameter:
			continue
		case syntax.VariadicParameterDeclaration:
			types, _ := fd.scope.expandParameter(p)
			for _, t := range types {
				fd.params = append(fd.params, &Variable{TU: fd.scope.TU, Name: nameOf(p), Scope: fd.scope, Node: p,
					Declarator: p.Child(syntax.FieldDeclarator), Parameter: true, typ: t, pack: true, Index: len(fd.params)})
			}
			continue
		}
		v := &Variable{TU: fd.scope.TU, Name: nameOf(p), Scope: fd.scope, Node: p,
			Declarator: p.Child(syntax.FieldDeclarator), Parameter: true, Index: len(fd.params)}
		if len(nodes) == 1 && v.Name == "" && v.Type().Kind == Void {
			break
		}
		fd.params = append(fd.params, v)
	}
	return fd.params
}

func nameOf(p syntax.Node) string {
	name, _ := declaratorName(p.Child(syntax.FieldDeclarator))
	return name.Text()
}

// HasEllipsis reports whether the parameter list ends in a C ellipsis.
func (fd *FuncDecl) HasEllipsis() bool {
	t := fd.Type()
	return t.Kind == FunctionType && t.Variadic
}

// Marks returns the CUDA words and attributes of the declaration.
func (fd *FuncDecl) Marks() []syntax.Mark {
	if !fd.marked {
		fd.marked = true
		fd.marks = fd.Node.DeclMarks()
		if p := fd.Node.Parent(); p.Kind() == syntax.FriendDeclaration || p.Kind() == syntax.LinkageSpecification || p.Kind() == syntax.TemplateInstantiation {
			fd.marks = append(fd.marks, p.DeclMarks()...)
		}
	}
	return fd.marks
}

// Mark returns the first mark of the given word.
func (fd *FuncDecl) Mark(w syntax.Word) (syntax.Mark, bool) {
	for _, m := range fd.Marks() {
		if m.Word == w {
			return m, true
		}
	}
	return syntax.Mark{}, false
}

// Written returns the execution spaces as this declaration writes them; zero
// if it writes none.
func (fd *FuncDecl) Written() Space {
	var s Space
	for _, m := range fd.Marks() {
		switch m.Word {
		case syntax.Host:
			s |= HostSpace
		case syntax.Device:
			s |= DeviceSpace
		case syntax.Global, syntax.TileGlobal:
			s |= GlobalSpace
		}
	}
	return s
}

// Body returns the function's body; zero if this is no definition.
func (fd *FuncDecl) Body() syntax.Node {
	if b := fd.Node.Child(syntax.FieldBody); !b.IsZero() {
		return b
	}
	return fd.Node.ChildOf(syntax.CompoundStatement, syntax.TryStatement)
}

// IsDefinition reports whether the declaration has a body, also a defaulted
// or deleted one.
func (fd *FuncDecl) IsDefinition() bool {
	return !fd.Body().IsZero() || fd.IsDefaulted() || fd.IsDeleted()
}

// IsDefaulted reports "= default".
func (fd *FuncDecl) IsDefaulted() bool { return !fd.Node.ChildOf(syntax.DefaultMethodClause).IsZero() }

// IsDeleted reports "= delete".
func (fd *FuncDecl) IsDeleted() bool { return !fd.Node.ChildOf(syntax.DeleteMethodClause).IsZero() }

// HasSpecifier reports whether a word such as "constexpr", "static", "inline",
// "virtual", "explicit" or "friend" stands among the specifiers.
func (fd *FuncDecl) HasSpecifier(word string) bool { return hasSpecifier(fd.Node, word) }

func hasSpecifier(n syntax.Node, word string) bool {
	for c := range n.Children() {
		switch c.Kind() {
		case syntax.StorageClassSpecifier, syntax.TypeQualifier, syntax.Virtual, syntax.ExplicitFunctionSpecifier, syntax.VirtualSpecifier:
			if c.Text() == word || c.Kind() == syntax.ExplicitFunctionSpecifier && word == "explicit" {
				return true
			}
		}
		if c.Field() == syntax.FieldDeclarator || c.Kind() == syntax.FunctionDeclarator {
			for v := range c.Children() {
				if v.Kind() == syntax.VirtualSpecifier && v.Text() == word {
					return true
				}
			}
		}
	}
	if n.Parent().Kind() == syntax.FriendDeclaration {
		return word == "friend"
	}
	return false
}

// TemplateParams returns the parameters of the declaration's own template
// header, followed by those that "auto" parameters stand for.
func (fd *FuncDecl) TemplateParams() []*TypeParam {
	var params []*TypeParam
	if !fd.Template.IsZero() {
		params = fd.scope.Parent.templateParams(fd.Template)
	}
	for _, p := range fd.Params() {
		if containsAuto(p.Type()) {
			params = append(params, &TypeParam{Index: len(params), Pack: p.pack, Node: p.Node})
		}
	}
	return params
}

// Befriended returns the function of the surrounding namespace that a friend
// declaration declares once more, or nil.
func (fd *FuncDecl) Befriended() *Function {
	if !fd.Friend {
		return nil
	}
	for _, e := range fd.scope.Namespace().Find(fd.Function.Name) {
		if f, ok := e.(*Function); ok && f.SameSignature(fd.Function) {
			return f
		}
	}
	return nil
}

// HasError reports whether the declaration, its body apart, has a syntax error.
func (fd *FuncDecl) HasError() bool { return fd.Declarator.HasError() }

// BodyScope returns the scope of the function's parameters, in which its body
// lies.
func (fd *FuncDecl) BodyScope() *Scope {
	if l := fd.Function.lambda(); l != nil {
		return l.Scope
	}
	if fd.body == nil {
		fd.body = &Scope{TU: fd.scope.TU, Kind: FunctionScope, Parent: fd.scope, Function: fd.Function, node: fd.Node, params: map[string]Entity{}}
		for _, p := range fd.Params() {
			if p.Name != "" {
				fd.body.params[p.Name] = p
			}
		}
	}
	return fd.body
}

// parameterScope is the scope of a declarator's parameters alone, for a
// trailing return type or a default argument.
func (s *Scope) parameterScope(declarator syntax.Node, f *Function) *Scope {
	in := &Scope{TU: s.TU, Kind: FunctionScope, Parent: s, Function: f, node: declarator, params: map[string]Entity{}}
	for i, p := range parameterNodes(declarator.Child(syntax.FieldParameters)) {
		if name := nameOf(p); name != "" {
			in.params[name] = &Variable{TU: s.TU, Name: name, Scope: s, Node: p, Declarator: p.Child(syntax.FieldDeclarator),
				Parameter: true, Index: i, pack: p.Kind() == syntax.VariadicParameterDeclaration}
		}
	}
	return in
}

func (f *Function) lambda() *Lambda {
	if f == nil {
		return nil
	}
	return f.Lambda
}

// First returns the first declaration.
func (f *Function) First() *FuncDecl { return f.Decls[0] }

// Definition returns the declaration with the body, or nil.
func (f *Function) Definition() *FuncDecl {
	for _, d := range f.Decls {
		if d.IsDefinition() {
			return d
		}
	}
	return nil
}

// Type returns the function's type.
func (f *Function) Type() *Type {
	if len(f.Decls) == 0 {
		return unknown
	}
	return f.Decls[0].Type()
}

// IsKernel reports whether a declaration of the function says __global__.
func (f *Function) IsKernel() bool { return f.written()&GlobalSpace != 0 }

func (f *Function) written() Space {
	var s Space
	for _, d := range f.Decls {
		s |= d.Written()
	}
	return s
}

// IsConstexpr reports whether a declaration says constexpr or consteval.
func (f *Function) IsConstexpr() bool {
	for _, d := range f.Decls {
		if d.HasSpecifier("constexpr") || d.HasSpecifier("consteval") {
			return true
		}
	}
	return false
}

// HasCLinkage reports whether the function has C linkage: through any of its
// declarations, and never as a class member or template.
func (f *Function) HasCLinkage() bool {
	if f.Class != nil || f.Pattern != nil {
		return false
	}
	for _, d := range f.Decls {
		if d.CLinkage && d.Template.IsZero() {
			return true
		}
	}
	return false
}

// HasDeducedResult reports whether the declared result type is a placeholder.
func (fd *FuncDecl) HasDeducedResult() bool { return containsAuto(fd.Result()) }

// Instances returns the same declaration in the instances of the template that
// the translation unit is known to make: by a launch, a call that was looked
// at, or an explicit instantiation.
func (fd *FuncDecl) Instances() []*FuncDecl {
	fd.scope.TU.instantiate()
	var out []*FuncDecl
	for _, in := range fd.Function.instances {
		out = append(out, in.declOf(fd.Node))
	}
	return out
}

// instantiate makes the instances that launches and explicit instantiations
// of the translation unit name.
func (tu *TU) instantiate() {
	if tu.instantiated {
		return
	}
	tu.instantiated = true
	for _, u := range tu.Focus {
		for range tu.Launches(u) {
		}
		for range tu.Instantiations(u) {
		}
	}
}

// declOf returns the declaration with the given node.
func (f *Function) declOf(n syntax.Node) *FuncDecl {
	for _, d := range f.Decls {
		if d.Node == n {
			return d
		}
	}
	return f.Decls[0]
}

// Instance returns the function template with arguments, or nil if they do
// not fit.
func (f *Function) Instance(args []Argument) *Function {
	pattern := f.Decls[0]
	outer := pattern.scope.Parent
	args = outer.complete(pattern.Template, args)
	if args == nil || f.TU.depth > maxDepth {
		return nil
	}
	var key strings.Builder
	for i := range args {
		args[i].key(&key)
	}
	k := pointerKey(f) + key.String()
	if in := f.TU.calls[k]; in != nil {
		return in
	}
	in := &Function{TU: f.TU, Name: f.Name, Scope: f.Scope, Class: f.Class, Pattern: f, Args: args, Lambda: f.Lambda}
	f.TU.calls[k] = in
	f.instances = append(f.instances, in)
	for _, d := range f.Decls {
		scope := d.scope.Parent.templateScope(d.Template, args)
		in.Decls = append(in.Decls, &FuncDecl{Function: in, Node: d.Node, Declarator: d.Declarator, Template: d.Template, Friend: d.Friend, CLinkage: d.CLinkage, scope: scope})
	}
	if special := in.specialization(); len(special) > 0 {
		in.Decls = special
	}
	return in
}

// specialization returns the declarations of the explicit specialization that
// stands for an instance; none if there is none.
func (f *Function) specialization() []*FuncDecl {
	var out []*FuncDecl
	for _, r := range f.Scope.regions {
		for _, d := range r.names[f.Name] {
			if d.kind != functionDecl || d.template.IsZero() || !isSpecialization(d.template) {
				continue
			}
			fd := f.Scope.funcDecl(d, f.Scope, d.template)
			fd.Function = f
			if name := fd.Name(); name.Kind() == syntax.TemplateFunction {
				written := f.Scope.arguments(name.Child(syntax.FieldArguments))
				if len(written) > len(f.Args) || !slices.EqualFunc(written, f.Args[:len(written)], func(a, b Argument) bool { return sameArgument(&a, &b) }) {
					continue
				}
			}
			a, b := f.Type(), fd.Type()
			if a.Kind == FunctionType && b.Kind == FunctionType && equalParams(a.Params, b.Params) {
				out = append(out, fd)
			}
		}
	}
	return out
}
