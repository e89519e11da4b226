package sema

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An ExecSpace is a set of execution spaces.
type ExecSpace uint8

const (
	HostSpace ExecSpace = 1 << iota
	DeviceSpace
	GlobalSpace // a kernel
)

func (s ExecSpace) String() string {
	var words []string
	for i, w := range []string{"__host__", "__device__", "__global__"} {
		if s&(1<<i) != 0 {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

// A Side is one of the two for which nvcc makes code.
type Side uint8

const (
	Host Side = iota
	Device
)

// OnDevice reports whether code of this space runs on the device.
func (s ExecSpace) OnDevice() bool { return s&(DeviceSpace|GlobalSpace) != 0 }

// OnHost reports whether code of this space runs on the host.
func (s ExecSpace) OnHost() bool { return s&HostSpace != 0 }

// A Function is a function or function template with all its declarations, or
// an instance of a template.
type Function struct {
	TU    *TU
	Name  string      // unqualified: "f", "operator+", "~S", "operator T" for conversions
	Scope *Scope      // that it is a member of: namespace, class or block
	Class *Record     // if a member
	Decls []*FuncDecl // the order of the source; out-of-class ones last

	Pattern *Function  // of an instance
	Args    []Argument // of an instance

	Lambda *Lambda // of a closure's call operator

	abbreviates             bool // an instance in which placeholders of parameters have types
	special                 bool // replaced by an explicit specialization
	adrift                  bool // defined as a member of an unseen class or namespace
	explicit                bool // an instance that an explicit instantiation names
	ambiguousSpecialization bool // an instance whose arguments do not determine whether a specialization replaces it
	instances               []*Function
	alone                   *overloadSet // the overload set of a name that denotes only f

	written   ExecSpace                 // as written in its declarations
	writtenIn int                       // how many declarations that were
	byNode    map[syntax.Node]*FuncDecl // its declarations; nil while there are few
	differing [2]*Redeclaration         // the first of its declarations that differs, see redeclares

	overridden   []*Function
	overriddenOK bool

	spaces      ExecSpace // zero: not yet computed
	spacesKnown Answer    // whether no declaration may write others; unknown: not yet computed
	result      *Type     // deduced; nil: not yet
	asked       askedAt   // for its result
}

func (f *Function) EntityName() string { return f.Name }

// IsAdrift reports whether the function is defined as a member of a class or
// namespace that was not seen.
func (f *Function) IsAdrift() bool { return f.adrift }

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
	s.overload(decls, &out)
	return out
}

// overload is [Scope.overloads] into a list that has each function as soon as it
// is known.
func (s *Scope) overload(decls []*decl, out *[]*Function) {
	var index *signatureIndex
	alike := func(fd *FuncDecl) []*Function {
		if len(*out) <= manyOverloads {
			return *out
		}
		if index == nil {
			index = newSignatureIndex(nil)
		}
		for _, f := range (*out)[len(index.functions):] {
			index.addFunction(f)
		}
		return index.alike(fd)
	}
	add := func(d *decl, scope *Scope, template syntax.Node) {
		fd := s.funcDecl(d, scope, template)
		for _, f := range alike(fd) {
			if f.sameSignature(fd) && f.First().sameConstraints(fd) {
				f.redeclare(fd)
				return
			}
		}
		f := &Function{TU: s.TU, Name: d.name, Scope: s, Decls: []*FuncDecl{fd}}
		if s.Kind == ClassScope {
			f.Class = s.Record
		}
		fd.Function = f
		*out = append(*out, f)
	}
	for _, d := range decls {
		scope, template := s, d.template
		if !template.IsZero() {
			if isSpecialization(template) {
				continue // see specialization
			}
			scope = s.templateScope(template, nil)
		}
		add(d, scope, template)
	}
	name := decls[0].name
	for _, d := range s.outsideDecls(functionDecl, name) {
		if name, _ := declaratorName(d.declarator); lastName(name).Kind() == syntax.TemplateFunction {
			continue
		}
		scope, template := s.outsideScope(d, nil)
		fd := s.funcDecl(d, scope, template)
		var declared *Function
		for _, f := range alike(fd) {
			if f.sameSignature(fd) && (declared == nil || f.First().sameConstraints(fd)) {
				declared = f
			}
		}
		if declared != nil {
			declared.redeclare(fd)
			fd.special = s.Kind == ClassScope && s.Record.Pattern != nil && d.specializes()
			declared.special = declared.special || fd.special
		}
	}
	switch s.Kind {
	case NamespaceScope:
		s.befriend(name, *out)
	case BlockScope:
		for i, f := range *out { // a declaration in a block is one of the namespace around it
			if g := declaredAs(s.Namespace().functions(name), f.First()); g != nil {
				(*out)[i] = g
			}
		}
	}
}

// sameTemplate reports whether s is the class scope of an instance of the
// template whose own scope, or that of a dependent instance, owner is, or of a
// class that is declared in one.
func (owner *Scope) sameTemplate(s *Scope) bool {
	if owner.Kind != ClassScope || s.Kind != ClassScope {
		return false
	}
	o, r := owner.Record, s.Record
	if def := o.Definition(); !def.IsZero() && def == r.Definition() && o.isDependent() {
		return true
	}
	return r.Pattern == o || o.dependent && (r == o.pattern() || o.Pattern != nil && r.Pattern == o.Pattern.primary())
}

// specializes reports whether a declaration outside of a class template is an
// explicit specialization of a member of one of its instances.
func (d *decl) specializes() bool {
	headers := d.headers()
	return len(headers) > 0 && isSpecialization(headers[0])
}

// headers returns the template headers of a declaration, the outermost first.
func (d *decl) headers() []syntax.Node {
	if d.template.IsZero() {
		return nil
	}
	headers := []syntax.Node{d.template}
	for p := d.template.Parent(); p.Kind() == syntax.TemplateDeclaration; p = p.Parent() {
		headers = append(headers, p)
	}
	slices.Reverse(headers)
	return headers
}

// patternOwner returns the scope of class template A in n::A<T>::f, or that of its
// partial specialization in n::A<T *>::f; s is the scope of the template header around. It
// is nil if it is not known which specialization the arguments name.
func (s *Scope) patternOwner(n syntax.Node) *Scope {
	var owner *Scope
	for q := n; q.Kind() == syntax.QualifiedIdentifier; q = q.Child(syntax.FieldName) {
		part := q.Child(syntax.FieldScope)
		switch {
		case part.Kind() == syntax.TemplateType && owner == nil:
			owner = s.patternAmong(s.Lookup(templateName(part).Text(), part), part)
		case part.Kind() == syntax.TemplateType:
			owner = s.patternAmong(owner.member(templateName(part).Text()), part)
		case owner == nil:
			owner = s.qualifier(q)
		default:
			owner = owner.memberScope(part, s)
		}
		if owner == nil {
			return nil
		}
	}
	return owner
}

// patternAmong returns the scope of the class template that q, a template-id in s, names, or that of its partial
// specialization.
func (s *Scope) patternAmong(found []Entity, q syntax.Node) *Scope {
	for _, e := range found {
		r, ok := e.(*Record)
		if !ok {
			continue
		}
		special := r.specializations()
		if len(special) == 0 {
			return r.Scope()
		}
		args := s.arguments(q.Child(syntax.FieldArguments))
		for _, p := range special {
			if p.IsTemplate() && slices.EqualFunc(p.specArgs, args, mirrors) {
				return p.Scope()
			}
		}
		if p := s.spelledAlike(special, q); p != nil {
			return p.Scope()
		}
		if !areParams(args) {
			return nil
		}
		return r.Scope()
	}
	return nil
}

// spelledAlike returns the partial specialization whose arguments are spelled as those of q, a template-id in s, but for the
// names of template parameters: of typename only_if<M>::type nothing else is known.
func (s *Scope) spelledAlike(special []*Record, q syntax.Node) *Record {
	spelling := s.spelling(q.Child(syntax.FieldArguments))
	for _, p := range special {
		if !p.IsTemplate() || len(p.decls) == 0 {
			continue
		}
		d := p.decls[0]
		args := lastName(d.node.Child(syntax.FieldName)).Child(syntax.FieldArguments)
		if p.Outer.templateScope(d.template, nil).spelling(args) == spelling {
			return p
		}
	}
	return nil
}

var spelledTokens = regexp.MustCompile(`[A-Za-z_]\w*|[^\s\w]|\w+`)

// spelling returns the tokens of a node in s, with the places of template parameters for their names.
func (s *Scope) spelling(n syntax.Node) string {
	var b strings.Builder
	for _, token := range spelledTokens.FindAllString(n.Text(), -1) {
		for _, e := range s.Lookup(token, n) {
			if p, ok := e.(*TypeParam); ok {
				token = fmt.Sprintf("<%d.%d>", p.Depth, p.Index)
			}
			break
		}
		b.WriteString(token)
		b.WriteByte(' ')
	}
	return b.String()
}

// areParams reports whether arguments are the parameters of a template header, in order.
func areParams(args []Argument) bool {
	for i, a := range args {
		p, ok := a.Entity.(*TypeParam)
		switch {
		case a.expands != nil:
			p = a.expands
		case a.Type != nil && a.Type.Kind == TemplateParamType && a.Type.Qual == 0:
			p = a.Type.Param
		case !ok:
			return false
		}
		if p.Index != i {
			return false
		}
	}
	return true
}

// mirrors reports whether two arguments are the same in terms of the parameters of
// two template headers.
func mirrors(a, b Argument) bool {
	p, ok := a.Entity.(*TypeParam)
	q, alsoOK := b.Entity.(*TypeParam)
	switch {
	case ok && alsoOK:
		return p.Depth == q.Depth && p.Index == q.Index
	case a.expands != nil && b.expands != nil:
		return a.expands.Depth == b.expands.Depth && a.expands.Index == b.expands.Index
	case a.Type != nil && b.Type != nil && a.Type.Kind == RecordType && b.Type.Kind == RecordType:
		x, y := a.Type.Record, b.Type.Record
		if x.Pattern != nil && x.Pattern == y.Pattern && a.Type.Qual == b.Type.Qual {
			return slices.EqualFunc(x.Args, y.Args, mirrors)
		}
	}
	return sameArgument(&a, &b)
}

// outsideScope returns the scope in which the types of an out-of-class
// declaration are resolved, and the function's own template header. args are
// those of a function template's instance.
func (s *Scope) outsideScope(d *decl, args []Argument) (*Scope, syntax.Node) {
	var classes []*Record // the outermost last
	for o := s; o != nil; o = o.Parent {
		if o.Kind == ClassScope && len(o.Record.selfArgs()) > 0 {
			classes = append(classes, o.Record)
		}
	}
	in := s
	for _, h := range d.headers() {
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

// redeclare adds a further declaration.
func (f *Function) redeclare(fd *FuncDecl) {
	fd.Function = f
	f.Decls = append(f.Decls, fd)
	f.TU.redeclarations++
	f.spaces, f.spacesKnown = 0, Unknown
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
	if !fd.Template.IsZero() && !slices.EqualFunc(f.Scope.templateParams(first.Template), f.Scope.templateParams(fd.Template), (*TypeParam).isSameKind) {
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
	if f.Name == conversionName {
		return Equal(a.Elem, b.Elem)
	}
	return fd.Template.IsZero() || !distinctResults(a.Elem, b.Elem)
}

// distinctResults reports whether function templates that return a and b differ for that reason alone.
// Types that depend on template parameters may be one type in two spellings.
func distinctResults(a, b *Type) bool {
	vague := func(t *Type) bool { return t.Kind == UnknownType || t.IsDependent() || containsAuto(t) }
	return !vague(a) && !vague(b) && !Equal(a, b)
}

// parameterScope is the scope of a declarator's parameters alone, for a
// trailing return type or a default argument.
func (s *Scope) parameterScope(declarator syntax.Node, f *Function) *Scope {
	in := &Scope{TU: s.TU, Kind: FunctionScope, Parent: s, Function: f, node: declarator, params: &nameTable[[1]Entity]{}}
	for i, p := range parameterNodes(declarator.Child(syntax.FieldParameters)) {
		if name := nameOf(p); name != "" {
			in.addParam(&Variable{TU: s.TU, Name: name, Scope: s, Node: p, Declarator: p.Child(syntax.FieldDeclarator),
				Parameter: true, Index: i, pack: p.Kind() == syntax.VariadicParameterDeclaration})
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
		if d.special == f.special && d.IsDefinition() {
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

// DoesNotReturn reports whether a declaration says that a call of the function never
// comes back ([dcl.attr.noreturn]).
func (f *Function) DoesNotReturn() bool {
	return slices.ContainsFunc(f.Decls, func(fd *FuncDecl) bool {
		_, ok := fd.Mark(syntax.Noreturn)
		return ok
	})
}

// IsLiteralOperator reports whether the function gives literals with a suffix
// their value: the language fixes its parameter types.
func (f *Function) IsLiteralOperator() bool { return strings.HasPrefix(f.Name, `operator""`) }

// IsKernel reports whether a declaration of the function says __global__.
func (f *Function) IsKernel() bool { return f.DeclaredSpaces()&GlobalSpace != 0 }

// IsConstexpr reports whether a declaration says constexpr or consteval.
func (f *Function) IsConstexpr() bool {
	for _, d := range f.Decls {
		if d.Specifiers().Has(syntax.Constexpr | syntax.Consteval) {
			return true
		}
	}
	return false
}

// IsImmediate reports whether a declaration says consteval: the compiler evaluates
// all calls.
func (f *Function) IsImmediate() bool {
	return slices.ContainsFunc(f.Decls, func(d *FuncDecl) bool { return d.Specifiers().Has(syntax.Consteval) })
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

// declOf returns the declaration with the given node.
func (f *Function) declOf(n syntax.Node) *FuncDecl {
	if len(f.Decls) > few {
		if len(f.byNode) != len(f.Decls) {
			f.byNode = make(map[syntax.Node]*FuncDecl, len(f.Decls))
			for _, d := range slices.Backward(f.Decls) { // of several with one node the first
				f.byNode[d.Node] = d
			}
		}
		if d := f.byNode[n]; d != nil {
			return d
		}
		return f.Decls[0]
	}
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
	if !f.TU.mayInstantiate() {
		return nil
	}
	if args = outer.complete(pattern.Template, args); args == nil {
		return nil
	}
	k := f.TU.instanceKey(f, args)
	if in := f.TU.funcInstances[k]; in != nil {
		return in
	}
	in := &Function{TU: f.TU, Name: f.Name, Scope: f.Scope, Class: f.Class, Pattern: f, Args: args, Lambda: f.Lambda}
	f.TU.funcInstances[k] = in
	f.TU.countInstance(k, args)
	if !f.TU.instancesSettled {
		f.instances = append(f.instances, in)
	}
	for _, d := range f.Decls {
		scope := d.scope.Parent.templateScope(d.Template, args)
		in.Decls = append(in.Decls, &FuncDecl{Function: in, Node: d.Node, Declarator: d.Declarator, Template: d.Template, Friend: d.Friend, CLinkage: d.CLinkage, scope: scope})
	}
	special, unsettled := in.specialization()
	if len(special) > 0 {
		in.Decls, in.special = special, true
	}
	in.ambiguousSpecialization = unsettled || in.isDependent() && f.isSpecialized()
	return in
}

// Self returns the template that an instance is of where its arguments are the
// template's own parameters, as when it names itself; other functions as they are.
func (f *Function) Self() *Function {
	if f.Pattern == nil {
		return f
	}
	for i := range f.Args {
		a := &f.Args[i]
		param := a.expands
		if a.IsPack && len(a.Pack) == 1 {
			param = a.Pack[0].expands
		}
		if a.Type != nil && a.Type.Kind == TemplateParamType && a.Type.Qual == 0 {
			param = a.Type.Param
		} else if p, ok := a.Entity.(*TypeParam); ok {
			param = p
		}
		if param == nil || param.Index != i {
			return f
		}
	}
	return f.Pattern
}

// isSpecialized reports whether there is an explicit specialization of a
// function template of that name.
func (f *Function) isSpecialized() bool {
	return slices.ContainsFunc(slices.Concat(f.Scope.named(f.Name), f.Scope.outsideDecls(functionDecl, f.Name)), func(d *decl) bool {
		return d.kind == functionDecl && !d.template.IsZero() && isSpecialization(d.template)
	})
}

// specialization returns the declarations of the explicit specialization that replaces an instance;
// none if there is none. If types are unknown, there may be one that is not found.
func (f *Function) specialization() (found []*FuncDecl, unsettled bool) {
	for _, d := range f.Scope.specialDecls(f.Name, f.Args) {
		fd := f.Scope.funcDecl(d, f.Scope, d.template)
		fd.Function, fd.special = f, true
		named := 0
		if name := fd.Name(); name.Kind() == syntax.TemplateFunction {
			written := f.Scope.arguments(name.Child(syntax.FieldArguments))
			if len(written) > len(f.Args) || !slices.EqualFunc(written, f.Args[:len(written)], func(a, b Argument) bool { return sameArgument(&a, &b) }) {
				continue
			}
			named = len(written)
		}
		switch a, b := f.Type(), fd.Type(); {
		case a.Kind == UnknownType || b.Kind == UnknownType:
			unsettled = true
		case a.Kind != FunctionType || b.Kind != FunctionType:
		case equalParams(a.Params, b.Params):
			// Arguments that only the result determines ([temp.deduct.decl]).
			if named == len(f.Args) || Equal(a.Elem, b.Elem) || a.Elem.Kind == UnknownType || b.Elem.Kind == UnknownType {
				found = append(found, fd)
			}
		case len(a.Params) == len(b.Params) && mayEqual(a.Params, b.Params):
			unsettled = true
		}
	}
	return found, unsettled && len(found) == 0
}

// mayEqual reports whether lists of types of one length differ at most in types that
// are not known.
func mayEqual(a, b []*Type) bool {
	for i := range a {
		if !Equal(a[i], b[i]) && !a[i].IsDependent() && !b[i].IsDependent() {
			return false
		}
	}
	return true
}
