package sema

import (
	"strings"
	"unicode"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Type resolves a node that names a type: a type descriptor or a specifier.
func (s *Scope) Type(n syntax.Node) *Type {
	if n.IsZero() {
		return unknown
	}
	if n.Kind() == syntax.TypeDescriptor {
		return s.declare(s.specified(n), n.Child(syntax.FieldDeclarator))
	}
	t := s.namedType(n, s)
	s.traceType(n, t)
	return t
}

// DeclaredType resolves the type that a declarator of declaration n declares.
// A zero declarator gives the type of the specifiers.
func (s *Scope) DeclaredType(n, declarator syntax.Node) *Type {
	return s.declare(s.specified(n), declarator)
}

// specified resolves the specifiers of a declaration or type descriptor: the
// type and the qualifiers around it.
func (s *Scope) specified(n syntax.Node) *Type {
	spec := n.Child(syntax.FieldType)
	if spec.IsZero() {
		for _, k := range []syntax.Kind{syntax.StorageClassSpecifier, syntax.TypeQualifier} {
			for c := range n.Children() {
				if c.Kind() == k && c.Text() == "auto" {
					return Basic(Auto)
				}
			}
		}
		return unknown
	}
	if whole := s.TU.written(spec); whole.Tree() != spec.Tree() {
		return s.Type(whole).With(qualifiers(n))
	}
	t := s.namedType(spec, s)
	s.traceType(spec, t)
	return t.With(qualifiers(n))
}

// qualifiers returns the cv-qualifiers that are children of n.
func qualifiers(n syntax.Node) Qual {
	var q Qual
	for c := range n.Children() {
		if c.Kind() == syntax.TypeQualifier {
			q |= qualWords[c.Text()]
		}
	}
	return q
}

// refQualifier returns the ref-qualifier that is a child of n.
func refQualifier(n syntax.Node) Qual {
	switch n.ChildOf(syntax.RefQualifier).Text() {
	case "&":
		return OnLValue
	case "&&":
		return OnRValue
	}
	return 0
}

var qualWords = map[string]Qual{
	"const": Const, "volatile": Volatile, "__volatile__": Volatile, "__const": Const,
	"restrict": Restrict, "__restrict__": Restrict, "__restrict": Restrict,
}

// namedType resolves a type specifier. Template arguments in it are looked up in from, which differs
// from s after a qualifier.
func (s *Scope) namedType(n syntax.Node, from *Scope) *Type {
	if n.HasError() && n.Child(syntax.FieldBody).IsZero() {
		return unknown
	}
	switch n.Kind() {
	case syntax.PrimitiveType, syntax.SizedTypeSpecifier:
		return s.primitive(n)
	case syntax.TypeIdentifier, syntax.Identifier, syntax.FieldIdentifier, syntax.NamespaceIdentifier:
		if n.Text() == "__builtin_va_list" {
			return Basic(VaList)
		}
		found := s.Lookup(n.Text(), n)
		if k, ok := primitives[n.Text()]; ok && len(found) == 0 { // a keyword that the grammar takes for a name, as wchar_t
			return Basic(s.TU.dataModel(k, n.Text()))
		}
		return s.typeOf(found, n)
	case syntax.QualifiedIdentifier:
		return s.qualifiedType(n)
	case syntax.TemplateType, syntax.TemplateFunction:
		for _, e := range s.LookupNode(n) {
			return from.applyTemplate(e, n)
		}
	case syntax.DependentType, syntax.DependentName, syntax.TypeDescriptor:
		if n.Kind() == syntax.TypeDescriptor {
			return s.Type(n)
		}
		return s.namedType(n.First(), from)
	case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
		return s.specifierType(n)
	case syntax.PlaceholderTypeSpecifier: // also with a concept before it
		if d := n.ChildOf(syntax.Decltype); !d.IsZero() {
			return s.decltype(d)
		}
		return Basic(Auto)
	case syntax.Auto:
		return Basic(Auto)
	case syntax.Decltype:
		return s.decltype(n)
	}
	return unknown
}

// typeOf returns the type among the entities of a name.
func (s *Scope) typeOf(found []Entity, n syntax.Node) *Type {
	if s.TU.isOfUndecided(n) {
		return unknown
	}
	for _, e := range found {
		switch e := e.(type) {
		case *Record:
			if s.TU.isChosenFor(e.Node(), n) {
				return unknown
			}
			if e.IsTemplate() {
				if in := s.within(e); in != nil { // the injected class name
					return in.Type()
				}
				if e == s.EnclosingRecord() {
					return e.Type()
				}
				return unknown
			}
			return e.Type()
		case *Enum:
			return &Type{Kind: EnumType, Enum: e}
		case *Alias:
			if e.IsTemplate() || s.TU.isChosenFor(e.Node, n) {
				return unknown
			}
			return e.Type()
		case *TypeParam:
			if !e.Value && !e.Template && !e.Pack {
				return &Type{Kind: TemplateParamType, Param: e}
			}
			return unknown
		case *Argument:
			if e.Type != nil {
				return e.Type
			}
			return unknown
		}
	}
	return unknown
}

// within returns the class around s that is r or an instance of template r.
func (s *Scope) within(r *Record) *Record {
	for ; s != nil; s = s.Parent {
		if s.Kind == ClassScope && (s.Record == r || s.Record.Pattern == r || s.Record.templateOf() == r) {
			return s.Record
		}
	}
	return nil
}

func (s *Scope) qualifiedType(n syntax.Node) *Type {
	last := lastName(n)
	outer := s.qualifier(n)
	name := n.Child(syntax.FieldName)
	for outer != nil && name.Kind() == syntax.QualifiedIdentifier {
		outer = outer.memberScope(name.Child(syntax.FieldScope), s)
		name = name.Child(syntax.FieldName)
	}
	if outer == nil {
		return unknown
	}
	found := outer.member(templateName(last).Text())
	if hasArguments(last) {
		for _, e := range found {
			return s.applyTemplate(e, last)
		}
		return unknown
	}
	if outer.Kind == ClassScope && outer.Record.Name == last.Text() && !outer.Record.dependent {
		return outer.Record.Type()
	}
	if t := s.typeOf(found, last); t != unknown || len(found) > 0 {
		return t
	}
	return builtinType(outer, last.Text())
}

// builtinType knows the types of namespace std that the grammar takes for keywords.
func builtinType(ns *Scope, name string) *Type {
	if ns.Kind != NamespaceScope || ns.Name != "std" {
		return unknown
	}
	if k, ok := primitives[name]; ok {
		return Basic(k)
	}
	return unknown
}

// primitives are the names of arithmetic types on 64-bit Linux.
var primitives = map[string]TypeKind{
	"void": Void, "bool": Bool, "_Bool": Bool, "char": Char, "wchar_t": WChar, "char8_t": Char8, "char16_t": Char16, "char32_t": Char32,
	"short": Short, "int": Int, "long": Long, "float": Float, "double": Double, "__int128": Int128, "__int128_t": Int128, "__uint128_t": UInt128,
	"__float128": Float128, "_Float128": Float128, "_Float16": Half, "signed": Int, "unsigned": UInt,
	"int8_t": SChar, "int16_t": Short, "int32_t": Int, "int64_t": Long, "uint8_t": UChar, "uint16_t": UShort, "uint32_t": UInt, "uint64_t": ULong,
	"intptr_t": Long, "uintptr_t": ULong, "size_t": ULong, "ssize_t": Long, "ptrdiff_t": Long, "nullptr_t": NullPtr,
	"intmax_t": Long, "uintmax_t": ULong,
	"va_list": VaList, "__builtin_va_list": VaList, "__gnuc_va_list": VaList, "__va_list": VaList,
}

// primitive resolves the built-in types: "int", "unsigned long long".
func (s *Scope) primitive(n syntax.Node) *Type {
	if s.TU.isOfUndecided(n) {
		return unknown
	}
	text := n.Text()
	if n.Kind() == syntax.PrimitiveType {
		if k, ok := primitives[text]; ok {
			return Basic(s.TU.dataModel(k, text))
		}
		return unknown
	}
	var unsigned, signed bool
	longs, base := 0, ""
	for _, w := range strings.Fields(text) {
		switch w {
		case "unsigned":
			unsigned = true
		case "signed", "__signed__":
			signed = true
		case "long":
			longs++
		case "short":
			base = "short"
		case "const", "volatile":
		case "int":
			if base == "" {
				base = w
			}
		default:
			if _, ok := primitives[w]; ok { // not a CUDA word in between
				base = w
			}
		}
	}
	q := qualifiers(n)
	for _, w := range strings.Fields(text) {
		q |= qualWords[w]
	}
	pick := func(s, u TypeKind) *Type {
		if unsigned {
			return Basic(u).With(q)
		}
		return Basic(s).With(q)
	}
	switch {
	case base == "double" && longs > 0:
		return Basic(LongDouble).With(q)
	case longs == 1 && (base == "" || base == "int"):
		return pick(Long, ULong)
	case longs >= 2 && (base == "" || base == "int"):
		return pick(LongLong, ULongLong)
	case base == "char":
		if signed {
			return Basic(SChar).With(q)
		}
		return pick(Char, UChar)
	case base == "short":
		return pick(Short, UShort)
	case base == "int" || base == "":
		return pick(Int, UInt)
	case base == "__int128" || base == "__int128_t":
		return pick(Int128, UInt128)
	}
	// "unsigned T", where T is a fixed-width or user type, does not compile.
	if k, ok := primitives[base]; ok && !unsigned && !signed && longs == 0 {
		return Basic(k).With(q)
	}
	return unknown
}

// dataModel turns the types of LP64 into those of LLP64 on Windows.
func (tu *TU) dataModel(k TypeKind, name string) TypeKind {
	if tu.Options.MSVC && strings.HasSuffix(name, "_t") {
		switch k {
		case Long:
			return LongLong
		case ULong:
			return ULongLong
		}
	}
	return k
}

// specifierType resolves "struct S", "enum E" and definitions in place.
func (s *Scope) specifierType(n syntax.Node) *Type {
	name := n.Child(syntax.FieldName)
	if n.Child(syntax.FieldBody).IsZero() && !name.IsZero() {
		for _, e := range s.LookupNode(name) { // struct S also finds an S hidden by a function
			switch e := e.(type) {
			case *Record:
				if hasArguments(name) {
					return s.applyTemplate(e, lastName(name))
				}
				if !e.IsTemplate() {
					return e.Type()
				}
			case *Enum:
				return &Type{Kind: EnumType, Enum: e}
			case *Alias:
				return e.Type()
			}
		}
		if in := s.tagIn(name.Text()); in != nil {
			return in
		}
		if n.Kind() != syntax.EnumSpecifier && name.Kind() == syntax.TypeIdentifier { // declared here, for the namespace around
			return s.Namespace().record(&decl{kind: recordDecl, name: name.Text(), node: n}).Type()
		}
		return unknown
	}
	for o := s; o != nil; o = o.Parent {
		for _, r := range o.around(n) {
			for _, d := range r.order {
				if d.node == n {
					switch e := o.entity(d).(type) {
					case *Record:
						return e.Type()
					case *Enum:
						return &Type{Kind: EnumType, Enum: e}
					}
					return unknown
				}
			}
		}
	}
	return unknown
}

// tagIn finds a class or enumeration whose name a function or variable hides.
func (s *Scope) tagIn(name string) *Type {
	for ; s != nil; s = s.Parent {
		for _, d := range s.named(name) {
			if d.kind == recordDecl || d.kind == enumDecl {
				switch e := s.entity(d).(type) {
				case *Record:
					return e.Type()
				case *Enum:
					return &Type{Kind: EnumType, Enum: e}
				}
			}
		}
	}
	return nil
}

// applyTemplate resolves V<args>, where e is the entity of V and n the template_type or
// template_function node.
func (s *Scope) applyTemplate(e Entity, n syntax.Node) *Type {
	n = lastName(n)
	if n.Kind() == syntax.DependentName {
		n = n.First()
	}
	list := n.Child(syntax.FieldArguments)
	if list.HasError() {
		return unknown
	}
	if a, ok := e.(*Argument); ok && a.Entity != nil {
		e = a.Entity
	}
	switch e := e.(type) {
	case *Record:
		if t := e.templateOf(); t != nil { // the injected class name with arguments
			e = t
		}
		if !e.IsTemplate() {
			return unknown
		}
		if r := e.Instance(s.arguments(list)); r != nil {
			return r.Type()
		}
	case *Alias:
		if e.IsTemplate() {
			return e.instance(s.arguments(list))
		}
	case *TypeParam:
		if e.Template && !e.Pack {
			return &Type{Kind: UnknownType, Param: e, applied: s.arguments(list)}
		}
	case *Argument:
		if e.Type != nil && e.Type.Kind == RecordType {
			if t := e.Type.Record.templateOf(); t != nil {
				if r := t.Instance(s.arguments(list)); r != nil {
					return r.Type()
				}
			}
		}
	}
	return unknown
}

// declare wraps a type into a declarator: pointers, references, arrays,
// functions, from the outside in.
func (s *Scope) declare(t *Type, d syntax.Node) *Type {
	for !d.IsZero() {
		switch d.Kind() {
		case syntax.PointerDeclarator, syntax.AbstractPointerDeclarator, syntax.PointerTypeDeclarator:
			if t.Kind == UnknownType && t.Param == nil {
				t = &Type{Kind: Pointer, Elem: unknown}
			} else {
				t = pointerTo(t)
			}
			t = t.With(qualifiers(d))
		case syntax.MemberPointerDeclarator, syntax.AbstractMemberPointerDeclarator:
			t = (&Type{Kind: MemberPointer, Elem: t, Record: s.hiddenClass(d)}).With(qualifiers(d))
		case syntax.ReferenceDeclarator, syntax.AbstractReferenceDeclarator:
			kind := LValueReference
			if strings.HasPrefix(d.Text(), "&&") {
				kind = RValueReference
			}
			t = reference(t, kind)
		case syntax.ArrayDeclarator, syntax.AbstractArrayDeclarator:
			t = s.arrayOf(t, d)
		case syntax.FunctionDeclarator, syntax.AbstractFunctionDeclarator:
			t = s.functionType(t, d)
		case syntax.QualifiedIdentifier:
			last := lastName(d)
			if last.Kind() != syntax.PointerTypeDeclarator && last.Kind() != syntax.PointerDeclarator {
				return t
			}
			mp := &Type{Kind: MemberPointer, Elem: t}
			if outer := s.qualifier(d); outer != nil && outer.Kind == ClassScope {
				mp.Record = outer.Record
			}
			t = mp.With(qualifiers(last))
			d = innerDeclarator(last)
			continue
		case syntax.OperatorCast:
			return s.conversionType(d)
		}
		d = innerDeclarator(d)
	}
	return t
}

// hiddenClass returns the class of a pointer to member whose name was hidden
// from the grammar, C of C::*p; nil if it is not known.
func (s *Scope) hiddenClass(d syntax.Node) *Record {
	text := strings.TrimRight(string(d.Tree().Text[max(0, d.Start()-256):d.Start()]), " \t\n")
	text, ok := strings.CutSuffix(text, "::")
	name := text[strings.LastIndexFunc(text, func(r rune) bool {
		return r != '_' && r != ':' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})+1:]
	if !ok || name == "" {
		return nil
	}
	parts := strings.Split(name, "::")
	outer := s.TU.Global
	if parts[0] != "" {
		outer = s.scopeNamed(s.Lookup(parts[0], d))
	}
	for _, part := range parts[1:] {
		if outer != nil {
			outer = outer.scopeNamed(outer.member(part))
		}
	}
	if outer == nil || outer.Kind != ClassScope {
		return nil
	}
	return outer.Record
}

// conversionType returns the type of "operator T() const", a function without
// parameters that returns T.
func (s *Scope) conversionType(cast syntax.Node) *Type {
	if t := s.declare(s.specified(cast), cast.Child(syntax.FieldDeclarator)); t.Kind == FunctionType {
		return t
	}
	return unknown
}

func (s *Scope) arrayOf(t *Type, d syntax.Node) *Type {
	a := &Type{Kind: Array, Elem: t, Len: -1}
	size := d.Child(syntax.FieldSize)
	if size.IsZero() {
		a.Unbound = true
		return a
	}
	if v, ok := s.Constant(size); ok {
		a.Len = v.Int()
	} else if isName(size) {
		for _, e := range s.LookupNode(size) {
			if p, ok := e.(*TypeParam); ok && p.Value {
				a.lenParam = p
			}
		}
	}
	return a
}

func (s *Scope) functionType(result *Type, d syntax.Node) *Type {
	f := &Type{Kind: FunctionType, Elem: result, Method: qualifiers(d) | refQualifier(d)}
	list := d.Child(syntax.FieldParameters)
	for _, p := range parameterNodes(list) {
		if p.Kind() == syntax.VariadicParameter {
			f.Variadic = true
			continue
		}
		if p.Kind() == syntax.VariadicParameterDeclaration {
			var expanded []*Type
			expanded, f.pack = s.expandParameter(p)
			for _, t := range expanded {
				f.Params = append(f.Params, adjusted(t))
			}
			continue
		}
		f.Params = append(f.Params, adjusted(s.DeclaredType(p, p.Child(syntax.FieldDeclarator))))
	}
	if hasEllipsis(list) {
		f.Variadic = true
	}
	if len(f.Params) == 1 && f.Params[0].Kind == Void && parameterNodes(list)[0].Child(syntax.FieldDeclarator).IsZero() {
		f.Params = nil
	}
	if r := d.ChildOf(syntax.TrailingReturnType); !r.IsZero() {
		in := s
		if len(f.Params) > 0 {
			in = s.parameterScope(d, nil)
		}
		f.Elem = in.Type(r.First())
	}
	return f.limited(&s.TU.limits)
}

// expandParameter returns the types of a function parameter pack; if the pack is unbound, the type of
// any one element.
func (s *Scope) expandParameter(p syntax.Node) (types []*Type, unbound bool) {
	packs := map[string]*Argument{}
	s.packsIn(s.TU.written(p.Child(syntax.FieldType)), packs)
	length := -1
	for name, a := range packs {
		if a == nil {
			in := &Scope{TU: s.TU, Kind: TemplateScope, Parent: s, node: p, params: &nameTable[[1]Entity]{}, transparent: true}
			for _, e := range s.Lookup(name, p) {
				if param, ok := e.(*TypeParam); ok {
					one := *param
					one.Pack = false
					in.addParam(&one)
				}
			}
			return []*Type{in.DeclaredType(p, p.Child(syntax.FieldDeclarator))}, true
		}
		length = len(a.Pack)
	}
	if length < 0 {
		return []*Type{unknown}, false
	}
	for i := range length {
		in := &Scope{TU: s.TU, Kind: TemplateScope, Parent: s, node: p, params: &nameTable[[1]Entity]{}, transparent: true}
		for name, a := range packs {
			e := a.Pack[i]
			e.Name = name
			in.addParam(&e)
		}
		types = append(types, in.DeclaredType(p, p.Child(syntax.FieldDeclarator)))
	}
	return types, false
}

// parameterNodes lists the parameters of a parameter list.
func parameterNodes(list syntax.Node) []syntax.Node {
	var out []syntax.Node
	for p := range list.Children() {
		switch p.Kind() {
		case syntax.ParameterDeclaration, syntax.OptionalParameterDeclaration, syntax.VariadicParameterDeclaration,
			syntax.VariadicParameter:
			out = append(out, p)
		}
	}
	return out
}

// hasEllipsis reports whether a parameter list ends in a C ellipsis.
func hasEllipsis(list syntax.Node) bool {
	text := strings.TrimRight(strings.TrimSuffix(list.Text(), ")"), " \t\r\n")
	if !strings.HasSuffix(text, "...") {
		return false
	}
	last := list.Last()
	return last.IsZero() || last.End() <= list.Start()+len(text)-3 || last.Kind() == syntax.VariadicParameter || last.Kind() == syntax.Token || isEllipsisError(last)
}

// isEllipsisError recognises the ellipsis of "(int count...)", which the
// grammar does not know without a comma.
func isEllipsisError(n syntax.Node) bool { return n.Kind() == syntax.Error && n.Text() == "..." }

// unreadable reports whether a declarator has a syntax error that hides its name or type.
func unreadable(d syntax.Node) bool {
	if !d.HasError() || isEllipsisError(d) {
		return false
	}
	if d.First().IsZero() || d.Kind() == syntax.Error {
		return true
	}
	for c := range d.Children() {
		if unreadable(c) {
			return true
		}
	}
	return false
}

// adjusted returns a parameter's type as it counts in the function's type:
// arrays and functions become pointers, top-level qualifiers are dropped.
func adjusted(t *Type) *Type {
	switch t.Kind {
	case Array:
		return pointerTo(t.Elem)
	case FunctionType:
		return pointerTo(t)
	}
	return t.Unqualified()
}

// decltype resolves decltype(e).
func (s *Scope) decltype(n syntax.Node) *Type {
	e := n.First()
	if e.IsZero() || e.Kind() == syntax.Auto {
		return exactly
	}
	return s.typeOfExpression(e)
}

// exactly is the placeholder decltype(auto).
var exactly = &Type{Kind: Auto, exact: true}

// typeOfExpression returns the type decltype(e).
func (s *Scope) typeOfExpression(e syntax.Node) *Type {
	if isName(e) || e.Kind() == syntax.FieldExpression {
		if t := s.declaredTypeOf(e); t != nil {
			return t
		}
	}
	v := s.Value(e)
	switch v.Category {
	case LValue:
		return reference(v.Type, LValueReference)
	case XValue:
		return reference(v.Type, RValueReference)
	}
	return v.Type
}
