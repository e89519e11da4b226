package sema

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A FuncDecl is one declaration of a function, or the declaration of a member
// whose default initializer is part of a constructor.
type FuncDecl struct {
	Function   *Function
	Node       syntax.Node // the declaration or definition
	Declarator syntax.Node // its outermost declarator
	Template   syntax.Node // its own template header; zero if none
	Friend     bool
	CLinkage   bool // written extern "C" or in such a block

	scope  *Scope // in which its types are resolved
	typ    *Type
	asked  askedAt
	params []*Variable
	marks  []syntax.Mark
	marked bool
	spaces ExecSpace // that marks write

	specifiers syntax.Specifiers
	specified  bool   // the specifiers are known
	defines    Answer // see IsDefinition; Unknown until computed

	body *Scope

	special     bool      // an explicit specialization
	initialized *Variable // the member
}

// Initialized returns the member whose default initializer fd is as part of a
// constructor; nil for functions.
func (fd *FuncDecl) Initialized() *Variable { return fd.initialized }

// paramText spells the i-th parameter without its name and default, with template parameters by
// position rather than by name, since those of another declaration may be named differently.
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
	var tokens []string
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		n := max(1, strings.IndexFunc(text+" ", func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }))
		tokens = append(tokens, fd.canonical(text[:n], p))
		text = text[n:]
	}
	return strings.Join(tokens, " ")
}

// canonical spells a word of the declaration: the name of a template parameter by its place in the
// template headers or by its argument.
func (fd *FuncDecl) canonical(word string, at syntax.Node) string {
	for _, e := range fd.scope.Lookup(word, at) {
		a, bound := e.(*Argument)
		param, _ := e.(*TypeParam)
		if bound && a.Entity != nil {
			param, _ = a.Entity.(*TypeParam)
		}
		switch {
		case param != nil:
			return fmt.Sprintf("%d.%d", param.Depth, param.Index)
		case bound && a.expands != nil:
			return fmt.Sprintf("%d.%d", a.expands.Depth, a.expands.Index)
		case bound && a.Type != nil && a.Type.Kind == TemplateParamType && a.Type.Qual == 0:
			return fmt.Sprintf("%d.%d", a.Type.Param.Depth, a.Type.Param.Index)
		case bound:
			return string(a.appendKey(nil))
		}
	}
	return word
}

// IsQualified reports whether the declaration names the namespace or class of its function, and so is
// outside of it.
func (fd *FuncDecl) IsQualified() bool { return fd.nameNode().Kind() == syntax.QualifiedIdentifier }

// Name returns the node of the declared name, or the whole declaration where
// broken text has none.
func (fd *FuncDecl) Name() syntax.Node {
	name := lastName(fd.nameNode())
	if name.IsZero() {
		return fd.Node
	}
	return name
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
		case syntax.QualifiedIdentifier:
			if d = lastName(d); d.Kind() != syntax.OperatorCast {
				return last
			}
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
	q := &fd.scope.TU.inquiry
	switch {
	case fd.typ != nil:
		return fd.typ
	case fd.asked != 0:
		q.repeat(fd.asked)
		return unknown
	}
	at, ok := q.begin()
	fd.asked = at
	t := unknown
	if ok {
		fd.scope.followed(func() { t = fd.findType() })
	}
	fd.asked = 0
	if q.end(at) {
		fd.typ = t
		if q.tooDeep {
			q.later(func() { fd.typ = nil })
		}
	}
	return t
}

func (fd *FuncDecl) findType() *Type {
	d := fd.Declarator
	if d.Kind() == syntax.InitDeclarator {
		d = innerDeclarator(d)
	}
	switch l := fd.Function.lambda(); {
	case l != nil:
		return l.operatorType()
	case unreadable(d):
		return unknown
	case fd.FunctionDeclarator().IsZero() || lastName(fd.nameNode()).Kind() != syntax.OperatorCast:
		return fd.scope.DeclaredType(fd.Node, d)
	}
	return fd.scope.conversionType(lastName(fd.nameNode()))
}

func (fd *FuncDecl) nameNode() syntax.Node {
	name, _ := declaratorName(fd.Declarator)
	return name
}

// Result returns the result type as declared.
func (fd *FuncDecl) Result() *Type {
	if t := fd.Type(); t.Kind == FunctionType {
		return t.Elem
	}
	return unknown
}

// ResultName returns the typedef or alias that the result type is the bare name
// of, or nil.
func (fd *FuncDecl) ResultName() *Alias {
	if fd.Declarator.Kind() != syntax.FunctionDeclarator {
		return nil
	}
	return fd.scope.aliasNamed(fd.Node.Child(syntax.FieldType))
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
		fd.spaces = spacesOf(fd.marks)
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

// DeclaredSpaces returns the execution spaces as this declaration writes them; zero
// if it writes none.
func (fd *FuncDecl) DeclaredSpaces() ExecSpace {
	fd.Marks()
	return fd.spaces
}

// spacesOf returns the execution spaces that marks write.
func spacesOf(marks []syntax.Mark) ExecSpace {
	var s ExecSpace
	for _, m := range marks {
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

// Body returns the function's body, or the member's initializer; zero if this is
// no definition.
func (fd *FuncDecl) Body() syntax.Node {
	if fd.initialized != nil {
		return fd.initialized.Initializer()
	}
	if b := fd.Node.Child(syntax.FieldBody); !b.IsZero() {
		return b
	}
	return fd.Node.ChildOf(syntax.CompoundStatement, syntax.TryStatement)
}

// IsUnclosed reports whether the brace that closes the body is missing: a syntax error hides it, and
// the code after it may belong to other functions.
func (fd *FuncDecl) IsUnclosed() bool {
	body := fd.Body()
	return body.Kind() == syntax.CompoundStatement && !body.First().IsZero() && body.Last().End() == body.End()
}

// IsDefinition reports whether the declaration has a body, also a defaulted
// or deleted one.
func (fd *FuncDecl) IsDefinition() bool {
	if fd.defines == Unknown {
		fd.defines = answer(!fd.Body().IsZero() || fd.IsDefaulted() || fd.IsDeleted())
	}
	return fd.defines == Yes
}

// IsDefaulted reports "= default".
func (fd *FuncDecl) IsDefaulted() bool { return !fd.Node.ChildOf(syntax.DefaultMethodClause).IsZero() }

// IsDeleted reports "= delete".
func (fd *FuncDecl) IsDeleted() bool { return !fd.Node.ChildOf(syntax.DeleteMethodClause).IsZero() }

// Specifiers returns the specifiers of the declaration.
func (fd *FuncDecl) Specifiers() syntax.Specifiers {
	if !fd.specified {
		fd.specifiers, fd.specified = fd.Node.Specifiers(), true
	}
	return fd.specifiers
}

// TemplateParams returns the parameters of the declaration's own template header, followed by those
// invented for "auto" parameters.
func (fd *FuncDecl) TemplateParams() []*TypeParam {
	var params []*TypeParam
	if !fd.Template.IsZero() {
		params = slices.Clip(fd.scope.Parent.templateParams(fd.Template))
	}
	for _, p := range fd.Params() {
		if containsAuto(p.Type()) {
			params = append(params, &TypeParam{Index: len(params), Pack: p.pack, Node: p.Node})
		}
	}
	return params
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
		fd.body = &Scope{TU: fd.scope.TU, Kind: FunctionScope, Parent: fd.scope, Function: fd.Function, node: fd.Node, params: &nameTable[[1]Entity]{}}
		for _, p := range fd.Params() {
			if p.Name != "" {
				fd.body.addParam(p)
			}
		}
	}
	return fd.body
}

// HasDeducedResult reports whether the declared result type is a placeholder.
func (fd *FuncDecl) HasDeducedResult() bool { return containsAuto(fd.Result()) }

// Instances returns the same declaration in the instances of the template that
// the translation unit is known to make: by a launch, a call that was looked
// at, or an explicit instantiation.
func (fd *FuncDecl) Instances() []*FuncDecl {
	fd.scope.TU.Bodies()
	var out []*FuncDecl
	for _, in := range fd.Function.instances {
		out = append(out, in.declOf(fd.Node))
	}
	return out
}
