package sema

import (
	"hash/maphash"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

type declKind uint8

const (
	functionDecl declKind = iota
	variableDecl
	recordDecl
	enumDecl
	enumeratorDecl
	aliasDecl
	namespaceDecl
	namespaceAliasDecl
	usingDecl
	conceptDecl
	bindingDecl // a name of a structured binding
)

// A decl is one declaration of one name, as syntax.
type decl struct {
	kind       declKind
	name       string
	node       syntax.Node // the whole declaration, specifiers included
	declarator syntax.Node // the outermost declarator of the name; zero if it has none
	template   syntax.Node // the innermost template_declaration around it; zero if none
	qualified  syntax.Node // the qualified_identifier that names it; zero if none
	body       *region     // of a namespace
	cLinkage   bool        // in an extern "C" region
	inline     bool        // of a namespace
	friend     bool
	hidden     bool  // the name is not visible in the region
	enum       *decl // of an enumerator
	after      int   // offset from which the name is visible in its block
}

// A region is the body of a namespace, class or block in one unit: the names
// declared directly in it, in no particular scope yet.
type region struct {
	unit    *Unit
	node    syntax.Node
	order   []*decl
	filter  nameFilter            // of the visible names
	names   map[string][]*decl    // nil while there are few
	nodes   map[syntax.Node]*decl // classes and functions by their node; nil while there are few
	friends []*decl
	hosts   []*decl       // classes with friends, or with classes that have some
	using   []syntax.Node // using-directives
	nested  []*decl       // inline and unnamed namespaces, unnamed structs and unions: their names are visible here too
}

// A nameFilter knows of most names that they are not in a set: a namespace that is opened
// in many files has many regions, of which few declare a name.
type nameFilter [4]uint64

var nameSeed = maphash.MakeSeed()

func hashName(name string) uint64 { return maphash.String(nameSeed, name) }

func (f *nameFilter) add(hash uint64) { f[hash>>6&3] |= 1 << (hash & 63) }

func (f *nameFilter) mayHave(hash uint64) bool { return f[hash>>6&3]&(1<<(hash&63)) != 0 }

// few is how many declarations are searched one after the other.
const few = 8

func newRegion(u *Unit, n syntax.Node) *region { return &region{unit: u, node: n} }

// list adds a declaration without making its name visible.
func (r *region) list(d *decl) {
	d.hidden = true
	r.append(d)
}

// add adds a declaration.
func (r *region) add(d *decl) {
	d.hidden = d.name == ""
	r.append(d)
}

func (r *region) append(d *decl) {
	r.order = append(r.order, d)
	if !d.hidden {
		r.filter.add(hashName(d.name))
	}
	switch {
	case r.names != nil:
		r.enter(d)
	case len(r.order) > few:
		r.names, r.nodes = map[string][]*decl{}, map[syntax.Node]*decl{}
		for _, d := range r.order {
			r.enter(d)
		}
	}
}

func (r *region) enter(d *decl) {
	if d.hasNode() {
		r.nodes[d.node] = d
	}
	if !d.hidden {
		r.names[d.name] = append(r.names[d.name], d)
	}
}

// hasNode reports whether a declaration is found by its node: it may define a
// class or function.
func (d *decl) hasNode() bool { return d.kind == recordDecl || d.kind == functionDecl }

// named returns the declarations of a visible name.
func (r *region) named(name string) []*decl {
	if r.names != nil {
		return r.names[name]
	}
	var found []*decl
	for i, d := range r.order {
		switch {
		case d.name != name || d.hidden:
		case found == nil:
			found = r.order[i : i+1 : i+1]
		default:
			found = append(found, d)
		}
	}
	return found
}

// at returns the declaration of a class or function with the given node, or
// nil.
func (r *region) at(n syntax.Node) *decl {
	if r.nodes != nil {
		return r.nodes[n]
	}
	for i := len(r.order) - 1; i >= 0; i-- {
		if d := r.order[i]; d.node == n && d.hasNode() {
			return d
		}
	}
	return nil
}

// context is the effect of an enclosing construct on the declarations in it.
type context struct {
	template syntax.Node
	cLinkage bool
	friend   bool
}

// index lists the declarations that are children of body.
func (u *Unit) index(body syntax.Node, r *region) *region {
	if r == nil {
		r = newRegion(u, body)
	}
	for n := range body.Children() {
		u.indexNode(r, n, context{})
	}
	return r
}

func (u *Unit) indexNode(r *region, n syntax.Node, c context) {
	switch n.Kind() {
	case syntax.FunctionDefinition:
		u.indexType(r, n, c, false)
		u.indexDeclarator(r, n, n.Child(syntax.FieldDeclarator), c)
	case syntax.Declaration, syntax.FieldDeclaration:
		declarators := 0
		for d := range n.Children() {
			if d.Field() == syntax.FieldDeclarator {
				declarators++
			}
		}
		u.indexType(r, n, c, declarators == 0)
		for d := range n.Children() {
			if d.Field() == syntax.FieldDeclarator && d.Kind() != syntax.BitfieldClause {
				u.indexDeclarator(r, n, d, c)
			}
		}
		if n.Kind() == syntax.FieldDeclaration && declarators == 0 && !c.friend {
			u.indexUnnamedMember(r, n, c)
		}
	case syntax.TypeDefinition:
		u.indexType(r, n, c, false)
		for d := range n.Children() {
			if d.Field() == syntax.FieldDeclarator {
				name, isFunction := declaratorName(d)
				r.add(&decl{kind: aliasDecl, name: name.Text(), node: n, declarator: d, template: c.template, after: n.End()})
				u.indexFunctionType(name.Text(), isFunction)
			}
		}
	case syntax.AliasDeclaration:
		if t := n.Child(syntax.FieldType); !t.IsZero() {
			u.indexType(r, t, context{}, false)
		}
		name := n.Child(syntax.FieldName).Text()
		r.add(&decl{kind: aliasDecl, name: name, node: n, template: c.template, after: n.End()})
		d := n.Child(syntax.FieldType).Child(syntax.FieldDeclarator)
		u.indexFunctionType(name, d.Kind() == syntax.AbstractFunctionDeclarator && innerDeclarator(d).IsZero())
	case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
		u.indexSpecifier(r, n, n, c, true)
	case syntax.TemplateDeclaration:
		c.template = n
		for d := range n.Children() {
			if d.Field() != syntax.FieldParameters {
				u.indexNode(r, d, c)
			}
		}
	case syntax.TemplateInstantiation:
		if !u.sealed {
			u.explicit = append(u.explicit, n)
		}
	case syntax.FriendDeclaration:
		c.friend = true
		for d := range n.Children() {
			u.indexNode(r, d, c)
		}
	case syntax.LinkageSpecification:
		c.cLinkage = n.Child(syntax.FieldValue).Text() == `"C"`
		b := n.Child(syntax.FieldBody)
		if b.Kind() != syntax.DeclarationList {
			u.indexNode(r, b, c)
			break
		}
		for d := range b.Children() {
			u.indexNode(r, d, c)
		}
	case syntax.NamespaceDefinition:
		u.indexNamespace(r, n, c)
	case syntax.NamespaceAliasDefinition:
		r.add(&decl{kind: namespaceAliasDecl, name: n.Child(syntax.FieldName).Text(), node: n})
	case syntax.UsingDeclaration:
		target := n.First()
		for target.Kind() == syntax.Token {
			target = target.Next()
		}
		if strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(n.Text(), "using")), "namespace") {
			r.using = append(r.using, target)
			break
		}
		name := target
		for name.Kind() == syntax.QualifiedIdentifier {
			name = name.Child(syntax.FieldName)
		}
		d := &decl{kind: usingDecl, name: name.Text(), node: n, qualified: target}
		if q := target.Child(syntax.FieldScope); !q.IsZero() && templateName(lastName(q)).Text() == d.name {
			d.name = "" // using Base::Base: inherited constructors, which have no name
		}
		r.add(d)
	case syntax.ConceptDefinition:
		r.add(&decl{kind: conceptDecl, name: n.Child(syntax.FieldName).Text(), node: n, template: c.template})
	case syntax.ForRangeLoop:
		// not reached as a child: see indexBlock
	case syntax.InitStatement, syntax.ConditionClause:
		for d := range n.Children() {
			u.indexNode(r, d, c)
		}
	}
}

// indexFunctionType notes the name of a typedef of a function type.
func (u *Unit) indexFunctionType(name string, isFunction bool) {
	if isFunction && !u.sealed {
		u.typedefs = append(u.typedefs, name)
	}
}

// indexBlock lists the names that a statement which opens a scope declares.
func (u *Unit) indexBlock(n syntax.Node) *region {
	r := newRegion(u, n)
	switch n.Kind() {
	case syntax.ForRangeLoop:
		for d := range n.Children() {
			if d.Field() == syntax.FieldDeclarator {
				u.indexDeclarator(r, n, d, context{})
			} else if d.Kind() == syntax.InitStatement {
				u.indexNode(r, d, context{})
			}
		}
	case syntax.CatchClause:
		for p := range n.Child(syntax.FieldParameters).Children() {
			if d := p.Child(syntax.FieldDeclarator); !d.IsZero() {
				u.indexDeclarator(r, p, d, context{})
			}
		}
	case syntax.CaseStatement:
		u.index(n, r)
	default:
		u.index(n, r)
		if n.Kind() == syntax.CompoundStatement {
			u.indexLabelled(r, n)
		}
	}
	return r
}

// indexLabelled adds declarations right after a label or a case label: they belong to the enclosing
// block.
func (u *Unit) indexLabelled(r *region, block syntax.Node) {
	for n := range block.Children() {
		if n.Kind() == syntax.LabeledStatement || n.Kind() == syntax.CaseStatement {
			u.index(n, r)
			u.indexLabelled(r, n)
		}
	}
}

// indexType indexes a class or enumeration that is specified in the type of a declaration. Without a
// body it counts only as a declaration of its own.
func (u *Unit) indexType(r *region, n syntax.Node, c context, alone bool) {
	t := n.Child(syntax.FieldType)
	switch t.Kind() {
	case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
		u.indexSpecifier(r, n, t, c, alone)
	}
}

func (u *Unit) addOutside(d *decl) {
	if !u.sealed {
		u.outside[d.name] = append(u.outside[d.name], d)
	}
}

func (u *Unit) indexSpecifier(r *region, n, spec syntax.Node, c context, alone bool) {
	body := spec.Child(syntax.FieldBody)
	name := spec.Child(syntax.FieldName)
	if body.IsZero() && !alone && !name.IsZero() && (len(r.named(name.Text())) > 0 || r.node.Is(syntax.FieldDeclarationList, syntax.CompoundStatement)) {
		return // an elaborated type: struct S x; one that is not known yet is declared in a namespace
	}
	kind := recordDecl
	if spec.Kind() == syntax.EnumSpecifier {
		kind = enumDecl
	}
	d := &decl{kind: kind, node: spec, template: c.template, cLinkage: c.cLinkage, friend: c.friend}
	switch name.Kind() {
	case syntax.QualifiedIdentifier:
		d.qualified = name
		last := name
		for last.Kind() == syntax.QualifiedIdentifier {
			last = last.Child(syntax.FieldName)
		}
		d.name = templateName(last).Text()
		u.addOutside(d)
	case syntax.TemplateType:
		d.name = templateName(name).Text() // a specialization
	default:
		d.name = name.Text()
	}
	if c.friend {
		r.friends = append(r.friends, d)
		return
	}
	if d.qualified.IsZero() {
		r.add(d)
	} else {
		r.list(d)
	}
	if strings.Contains(body.Text(), "friend") {
		r.hosts = append(r.hosts, d)
	}
	if kind == enumDecl {
		for e := range body.Children() {
			if e.Kind() == syntax.Enumerator && !isScopedEnum(spec) {
				r.add(&decl{kind: enumeratorDecl, name: e.Child(syntax.FieldName).Text(), node: e, enum: d, after: e.End()})
			}
		}
	}
}

// indexUnnamedMember makes the members of an unnamed struct or union that
// declares no object visible in the class around it.
func (u *Unit) indexUnnamedMember(r *region, n syntax.Node, c context) {
	for _, d := range r.order[max(0, len(r.order)-1):] {
		if d.kind == recordDecl && d.name == "" && d.node.Parent() == n {
			r.nested = append(r.nested, d)
		}
	}
}

func (u *Unit) indexNamespace(r *region, n syntax.Node, c context) {
	inline := strings.HasPrefix(n.Text(), "inline")
	names := []string{""}
	if name := n.Child(syntax.FieldName); !name.IsZero() {
		names = names[:0]
		if name.Kind() == syntax.NestedNamespaceSpecifier {
			names = appendNames(names, name)
		} else {
			names = append(names, name.Text())
		}
	}
	for i, name := range names {
		d := &decl{kind: namespaceDecl, name: name, node: n, body: newRegion(u, n)}
		r.add(d)
		d.inline = inline && i == len(names)-1
		if name == "" || d.inline {
			r.nested = append(r.nested, d)
		}
		r = d.body
	}
	for d := range n.Child(syntax.FieldBody).Children() {
		u.indexNode(r, d, context{cLinkage: c.cLinkage})
	}
}

func appendNames(names []string, n syntax.Node) []string {
	for c := range n.Children() {
		if c.Kind() == syntax.NestedNamespaceSpecifier {
			names = appendNames(names, c)
		} else if c.Kind() == syntax.NamespaceIdentifier || c.Kind() == syntax.Identifier {
			names = append(names, c.Text())
		}
	}
	return names
}

// indexDeclarator adds the name that one declarator of n declares.
func (u *Unit) indexDeclarator(r *region, n, declarator syntax.Node, c context) {
	name, isFunction := declaratorName(declarator)
	if name.Kind() == syntax.StructuredBindingDeclarator {
		for b := range name.Children() {
			if b.Kind() == syntax.Identifier {
				r.add(&decl{kind: bindingDecl, name: b.Text(), node: n, declarator: declarator, after: declarator.End()})
			}
		}
		return
	}
	d := &decl{kind: variableDecl, node: n, declarator: declarator, template: c.template, cLinkage: c.cLinkage, friend: c.friend, after: name.End()}
	if isFunction {
		d.kind = functionDecl
	} else if isMisread(n, declarator, c) {
		return
	}
	if name.Kind() == syntax.QualifiedIdentifier {
		d.qualified = name
		for name.Kind() == syntax.QualifiedIdentifier {
			name = name.Child(syntax.FieldName)
		}
		d.name = functionName(name)
		u.addOutside(d)
		r.list(d)
		return
	}
	d.name = functionName(name)
	if c.friend {
		r.friends = append(r.friends, d)
		return
	}
	r.add(d)
}

// isMisread recognizes the declaration of a function, as in f(T (&a)[n]), that the grammar reads as a
// variable with arguments: one of type void, or a template. Its parameters are unknown then.
func isMisread(n, declarator syntax.Node, c context) bool {
	return declarator.Kind() == syntax.InitDeclarator && declarator.Child(syntax.FieldValue).Kind() == syntax.ArgumentList &&
		isName(declarator.Child(syntax.FieldDeclarator)) && (!c.template.IsZero() || n.Child(syntax.FieldType).Text() == "void")
}

// declaratorName returns the node of a declarator's name and whether the declarator is a function's.
func declaratorName(d syntax.Node) (name syntax.Node, isFunction bool) {
	for {
		switch d.Kind() {
		case syntax.Identifier, syntax.FieldIdentifier, syntax.TypeIdentifier, syntax.QualifiedIdentifier,
			syntax.DestructorName, syntax.OperatorName, syntax.TemplateFunction, syntax.TemplateMethod, syntax.TemplateType,
			syntax.StructuredBindingDeclarator, syntax.PrimitiveType:
			if d.Kind() == syntax.QualifiedIdentifier {
				// int A::*p and A::operator int() hide their declarator in the name.
				last := d
				for last.Kind() == syntax.QualifiedIdentifier {
					last = last.Child(syntax.FieldName)
				}
				switch last.Kind() {
				case syntax.PointerTypeDeclarator:
					return declaratorName(last)
				case syntax.OperatorCast:
					return d, true
				}
			}
			return d, isFunction
		case syntax.OperatorCast:
			return d, true
		case syntax.FunctionDeclarator:
			isFunction = true
		case syntax.PointerDeclarator, syntax.ReferenceDeclarator, syntax.ArrayDeclarator, syntax.PointerTypeDeclarator,
			syntax.MemberPointerDeclarator, syntax.AbstractMemberPointerDeclarator:
			isFunction = false
		}
		next := innerDeclarator(d)
		if next.IsZero() {
			return syntax.Node{}, isFunction
		}
		d = next
	}
}

// innerDeclarator returns the declarator that another one wraps.
func innerDeclarator(d syntax.Node) syntax.Node {
	if inner := d.Child(syntax.FieldDeclarator); !inner.IsZero() {
		return inner
	}
	for c := range d.Children() {
		if isDeclarator(c.Kind()) && c.Field() != syntax.FieldSize && c.Field() != syntax.FieldParameters {
			return c
		}
	}
	return syntax.Node{}
}

func isDeclarator(k syntax.Kind) bool {
	switch k {
	case syntax.Identifier, syntax.FieldIdentifier, syntax.TypeIdentifier, syntax.QualifiedIdentifier,
		syntax.DestructorName, syntax.OperatorName, syntax.OperatorCast, syntax.TemplateFunction, syntax.TemplateMethod,
		syntax.StructuredBindingDeclarator, syntax.FunctionDeclarator, syntax.PointerDeclarator, syntax.PointerTypeDeclarator,
		syntax.MemberPointerDeclarator, syntax.AbstractMemberPointerDeclarator,
		syntax.ReferenceDeclarator, syntax.ArrayDeclarator, syntax.ParenthesizedDeclarator, syntax.InitDeclarator,
		syntax.AttributedDeclarator, syntax.VariadicDeclarator,
		syntax.AbstractFunctionDeclarator, syntax.AbstractPointerDeclarator, syntax.AbstractReferenceDeclarator,
		syntax.AbstractArrayDeclarator, syntax.AbstractParenthesizedDeclarator:
		return true
	}
	return false
}

// templateName returns the name in V<int>, and other names as they are.
func templateName(n syntax.Node) syntax.Node {
	switch n.Kind() {
	case syntax.TemplateType, syntax.TemplateFunction, syntax.TemplateMethod:
		return n.Child(syntax.FieldName)
	case syntax.DependentName:
		return templateName(n.First())
	}
	return n
}

// functionName spells a declared name without blanks: "operator()", "~S",
// "operator int" for every conversion function as "operator T".
func functionName(n syntax.Node) string {
	switch n.Kind() {
	case syntax.OperatorCast:
		return conversionName
	case syntax.OperatorName, syntax.DestructorName:
		s := n.Text()
		if strings.ContainsAny(s, " \t\n") {
			word := strings.HasPrefix(s, "operator ") && len(s) > 9 && (s[9] == 'n' || s[9] == 'd' || s[9] == 'c')
			s = strings.Join(strings.Fields(s), "")
			if word {
				s = "operator " + strings.TrimPrefix(s, "operator")
			}
		}
		return s
	}
	return templateName(n).Text()
}

// conversionName is the name under which all conversion functions are found.
const conversionName = "operator T"

func isScopedEnum(spec syntax.Node) bool {
	rest := strings.TrimSpace(strings.TrimPrefix(spec.Text(), "enum"))
	return strings.HasPrefix(rest, "class") || strings.HasPrefix(rest, "struct")
}
