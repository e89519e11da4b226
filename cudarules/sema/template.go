package sema

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// mayInstantiate reports whether one more instance is within the limits. Instances beyond them are
// unknown.
func (tu *TU) mayInstantiate() bool {
	return !tu.IsSpent() && tu.allowsDepth(limit.TemplateDepth, tu.instantiationDepth) && tu.limits.Allows(limit.TemplateInstances, tu.instanceCount+1)
}

// Of [limit.Steps].
const (
	keyBytesOfStep  = 6  // of the keys of requested instances
	stepsOfArgument = 12 // of an instance that is kept, the elements of packs counted
)

// instanceKey identifies an instance of a template. Arguments may be packs of thousands, at every use of a name, and
// cost steps.
func (tu *TU) instanceKey(template any, args []Argument) string {
	key := appendPointer(make([]byte, 0, 64), template)
	for i := range args {
		key = args[i].appendKey(key)
	}
	tu.Spend(len(key) / keyBytesOfStep)
	return string(key)
}

// countInstance counts one more instance, which is kept with its key and arguments.
func (tu *TU) countInstance(key string, args []Argument) {
	tu.instanceCount++
	n := len(args)
	for i := range args {
		n += len(args[i].Pack)
	}
	tu.Spend(len(key)/keyBytesOfStep + stepsOfArgument*n)
}

// A TypeParam is a template parameter without an argument: a type, a value or
// a template.
type TypeParam struct {
	Name         string
	Depth, Index int
	Pack         bool
	Value        bool // a non-type parameter
	Template     bool // a template template parameter
	Node         syntax.Node
	scope        *Scope
}

func (p *TypeParam) EntityName() string { return p.Name }

// An Argument is the value of a template parameter: exactly one of a type, a constant, an entity (a
// template, the address of a function or object) or a pack. All empty, it is unknown.
type Argument struct {
	Name   string // of the parameter
	Type   *Type
	Value  *Constant
	Entity Entity
	IsPack bool
	Pack   []Argument
	Node   syntax.Node // where it is written; zero if deduced

	expands *TypeParam // the unbound pack of a pattern like Ts...
	origin  *Argument  // that an unknown one is a copy of, made by naming the parameter; nil: it is none
}

// Expanded returns arguments with those of packs in place of the packs.
func Expanded(args []Argument) (all []Argument) {
	for _, a := range args {
		if a.IsPack {
			all = append(all, Expanded(a.Pack)...)
		} else {
			all = append(all, a)
		}
	}
	return all
}

// named returns the argument as denoted by the name of its parameter: an unknown one equals itself.
func (a *Argument) named() Argument {
	out := *a
	if out.origin == nil && out.isUnknown() {
		out.origin = a
	}
	return out
}

// isUnknown reports whether nothing is known of the argument.
func (a *Argument) isUnknown() bool {
	return !a.IsPack && a.Type == nil && a.Value == nil && a.Entity == nil && a.expands == nil
}

func (a *Argument) EntityName() string { return a.Name }

// IsDependent reports whether the argument is unknown or mentions a template
// parameter.
func (a *Argument) IsDependent() bool {
	switch {
	case a.IsPack:
		for i := range a.Pack {
			if a.Pack[i].IsDependent() {
				return true
			}
		}
		return false
	case a.Type != nil:
		return a.Type.IsDependent()
	case a.Entity != nil:
		_, param := a.Entity.(*TypeParam)
		return param
	}
	return a.Value == nil
}

// appendKey appends a key of the argument, unique in its translation unit.
func (a *Argument) appendKey(key []byte) []byte {
	switch {
	case a.IsPack:
		key = binary.AppendUvarint(append(key, '['), uint64(len(a.Pack)))
		for i := range a.Pack {
			key = a.Pack[i].appendKey(key)
		}
		return key
	case a.Type != nil:
		return a.Type.appendKey(append(key, ':'))
	case a.Value != nil:
		text := a.Value.String()
		key = binary.AppendUvarint(append(key, '#'), uint64(len(text)))
		return append(key, text...)
	case a.Entity != nil:
		return appendPointer(append(key, '@'), a.Entity)
	}
	return appendPointer(append(key, '?'), cmp.Or(a.origin, a)) // unknown: equal to nothing else
}

// appendKey appends a key of the type, unique in its translation unit.
func (t *Type) appendKey(key []byte) []byte {
	key = append(key, byte(t.Kind), byte(t.Qual))
	switch t.Kind {
	case Pointer, LValueReference, RValueReference:
		return t.Elem.appendKey(key)
	case MemberPointer:
		return t.Elem.appendKey(appendPointer(key, t.Record))
	case Array:
		return t.Elem.appendKey(binary.AppendVarint(key, t.Len))
	case FunctionType:
		key = strconv.AppendBool(append(key, byte(t.Method)), t.Variadic)
		key = binary.AppendUvarint(t.Elem.appendKey(key), uint64(len(t.Params)))
		for _, p := range t.Params {
			key = p.appendKey(key)
		}
	case RecordType:
		return appendPointer(key, t.Record)
	case EnumType:
		return appendPointer(key, t.Enum)
	case TemplateParamType:
		return binary.AppendUvarint(binary.AppendUvarint(key, uint64(t.Param.Depth)), uint64(t.Param.Index))
	}
	return key
}

// appendPointer appends a key of a pointer; its pointee is kept alive for as long as the key.
func appendPointer(key []byte, p any) []byte {
	return binary.NativeEndian.AppendUint64(key, uint64(reflect.ValueOf(p).Pointer()))
}

// maxSpelledArgs is how many template arguments, those of arguments included, a name is spelled with: typedefs may double them
// over and over.
const maxSpelledArgs = 1000

// spelledArgs counts the template arguments with which the names of classes are spelled, up to one more than the most.
type spelledArgs map[*Record]int

func (s spelledArgs) record(r *Record) int {
	if n, ok := s[r]; ok {
		return n
	}
	s[r] = 0 // an argument of its own is not spelled twice
	n := 0
	args := r.primaryArgs()
	for i := range args {
		n += s.argument(&args[i])
	}
	if r.Outer != nil && r.Outer.Record != nil {
		n += s.record(r.Outer.Record)
	}
	s[r] = min(n, maxSpelledArgs+1)
	return s[r]
}

func (s spelledArgs) argument(a *Argument) int {
	n := 1
	for i := range a.Pack {
		n += s.argument(&a.Pack[i])
	}
	if a.Type != nil {
		n += s.typ(a.Type)
	}
	return n
}

func (s spelledArgs) typ(t *Type) int {
	n := 0
	for ; t != nil; t = t.Elem {
		for _, p := range t.Params {
			n += s.typ(p)
		}
		if t.Record != nil {
			n += s.record(t.Record)
		}
	}
	return n
}

func (a *Argument) String() string {
	switch {
	case a.IsPack:
		var parts []string
		for i := range a.Pack {
			parts = append(parts, a.Pack[i].String())
		}
		return strings.Join(parts, ", ")
	case a.Type != nil:
		return a.Type.String()
	case a.Value != nil:
		return a.Value.String()
	case a.Entity != nil:
		return a.Entity.EntityName()
	}
	return "?"
}

// templateScope opens the scope of a template's parameters. With args nil the parameters represent
// themselves.
func (s *Scope) templateScope(template syntax.Node, args []Argument) *Scope {
	k := key{scope: s, node: template, name: "template"}
	if args == nil {
		if t := s.TU.scopes[k]; t != nil {
			return t
		}
	}
	params := s.templateParams(template)
	t := &Scope{TU: s.TU, Kind: TemplateScope, Parent: s, node: template, params: newNameTable[[1]Entity](len(params))}
	var bound []Argument
	if args != nil {
		bound = make([]Argument, len(params))
	}
	for i, p := range params {
		if args != nil {
			a := &bound[i]
			if i < len(args) {
				*a = args[i].named()
			}
			a.Name = p.Name
			t.addParam(a)
			continue
		}
		own := *p
		own.scope = t
		t.addParam(&own)
	}
	if args == nil {
		s.TU.scopes[k] = t
	}
	return t
}

// isSameKind reports whether two parameters of templates take arguments of one
// kind: types, values, templates, one or any number of them.
func (p *TypeParam) isSameKind(o *TypeParam) bool {
	return p.Value == o.Value && p.Template == o.Template && p.Pack == o.Pack
}

// A templateAt is a template_declaration at a number of templates around it.
type templateAt struct {
	node  syntax.Node
	depth int
}

// templateParams lists the parameters of a template_declaration. The list is shared.
func (s *Scope) templateParams(template syntax.Node) []*TypeParam {
	k := templateAt{node: template}
	for o := s; o != nil; o = o.Parent {
		if o.Kind == TemplateScope && !o.transparent {
			k.depth++
		}
	}
	if s == nil { // of a declaration right in the global scope, by a syntax error
		return listTemplateParams(template, 0)
	}
	params, ok := s.TU.templateParams[k]
	if !ok {
		params = listTemplateParams(template, k.depth)
		s.TU.templateParams[k] = params
	}
	return params
}

func listTemplateParams(template syntax.Node, depth int) []*TypeParam {
	var params []*TypeParam
	for n := range template.Child(syntax.FieldParameters).Children() {
		p := &TypeParam{Depth: depth, Index: len(params), Node: n}
		switch n.Kind() {
		case syntax.TypeParameterDeclaration, syntax.VariadicTypeParameterDeclaration, syntax.OptionalTypeParameterDeclaration:
			p.Pack = n.Kind() == syntax.VariadicTypeParameterDeclaration
			name := n.Child(syntax.FieldName)
			if name.IsZero() {
				name = n.ChildOf(syntax.TypeIdentifier)
			}
			if name.Kind() == syntax.TypeIdentifier {
				p.Name = name.Text()
			}
		case syntax.TemplateTemplateParameterDeclaration:
			p.Template = true
			for c := range n.Children() {
				switch c.Kind() {
				case syntax.VariadicTypeParameterDeclaration:
					p.Pack = true
					fallthrough
				case syntax.TypeParameterDeclaration, syntax.OptionalTypeParameterDeclaration:
					name := c.Child(syntax.FieldName)
					if name.IsZero() {
						name = c.ChildOf(syntax.TypeIdentifier)
					}
					p.Name = name.Text()
				}
			}
		case syntax.ParameterDeclaration, syntax.OptionalParameterDeclaration, syntax.VariadicParameterDeclaration:
			p.Value = true
			p.Pack = n.Kind() == syntax.VariadicParameterDeclaration
			if name, _ := declaratorName(n.Child(syntax.FieldDeclarator)); !name.IsZero() {
				p.Name = name.Text()
			}
		default:
			continue
		}
		if p.Name == "" {
			p.Name = fmt.Sprintf("#%d", p.Index) // cannot be named, must be counted
		}
		params = append(params, p)
	}
	return params
}

// complete fits written or deduced arguments to parameters: packs are
// gathered, defaults added. It returns nil if they do not fit.
func (s *Scope) complete(template syntax.Node, args []Argument) []Argument {
	params := s.templateParams(template)
	out := make([]Argument, 0, len(params))
	for i, p := range params {
		switch {
		case p.Pack && i < len(args) && args[i].IsPack:
			out = append(out, args[i])
		case p.Pack:
			pack := Argument{IsPack: true}
			if i < len(args) {
				pack.Pack = args[i:]
				args = args[:i]
			}
			out = append(out, pack)
		case i < len(args):
			out = append(out, args[i])
		default:
			def := p.Node.Child(syntax.FieldDefaultType)
			if def.IsZero() {
				def = p.Node.Child(syntax.FieldDefaultValue)
			}
			if def.IsZero() {
				return nil
			}
			out = append(out, s.defaultArgument(template, def, out, len(params)))
		}
	}
	if len(args) > len(out) {
		return nil
	}
	return out
}

// written returns the type of a default or a parameter pack that the lowered text has as a single name; others unchanged.
func (tu *TU) written(def syntax.Node) syntax.Node {
	if def.Kind() != syntax.TypeDescriptor || !def.First().IsZero() {
		return def
	}
	if query, pack := tu.operand("alignof", def.Tree(), def.Start(), def.End()); !query.IsZero() && !pack {
		return query.First()
	}
	return def
}

// A templateDefault is the default of a template parameter after some arguments.
type templateDefault struct {
	scope *Scope
	node  syntax.Node
	args  []Argument
	asked askedAt
}

// defaultArgument returns the value of the default of a template parameter, one of n, for the
// preceding arguments, which it may name.
func (s *Scope) defaultArgument(template, def syntax.Node, before []Argument, n int) Argument {
	tu := s.TU
	for _, d := range tu.defaulting {
		if d.node == def && d.scope == s && slices.EqualFunc(d.args, before, func(a, b Argument) bool { return sameArgument(&a, &b) }) {
			tu.inquiry.repeat(d.asked)
			return Argument{Node: def}
		}
	}
	at, ok := tu.inquiry.begin()
	a := Argument{Node: def}
	if ok && tu.mayInstantiate() {
		tu.instantiationDepth++
		tu.defaulting = append(tu.defaulting, templateDefault{s, def, slices.Clip(before), at})
		bound := append(slices.Clone(before), make([]Argument, n-len(before))...)
		a = s.templateScope(template, bound).argument(tu.written(def))
		tu.defaulting = tu.defaulting[:len(tu.defaulting)-1]
		tu.instantiationDepth--
	}
	tu.inquiry.end(at) // the instance keeps it
	return a
}

// TemplateArguments returns the template arguments written after a name.
func (s *Scope) TemplateArguments(name syntax.Node) []Argument {
	return s.arguments(lastName(name).Child(syntax.FieldArguments))
}

// arguments resolves a written template argument list.
func (s *Scope) arguments(list syntax.Node) []Argument {
	count := 0
	for range list.Children() {
		count++
	}
	args := make([]Argument, 0, count)
	for n := range list.Children() {
		if n.Kind() == syntax.ParameterPackExpansion {
			args = append(args, s.expandPack(n, func(in *Scope, pattern syntax.Node) Argument { return in.argument(pattern) })...)
			continue
		}
		if n.Kind() == syntax.TypeDescriptor && strings.HasSuffix(n.Text(), "...") {
			args = append(args, Argument{})
			continue
		}
		args = append(args, s.argument(n))
	}
	if !s.TU.limits.Allows(limit.PackLength, len(args)) {
		return []Argument{{Node: list}}
	}
	return args
}

func (s *Scope) argument(n syntax.Node) Argument {
	if n.HasError() {
		return Argument{Node: n}
	}
	switch n.Kind() {
	case syntax.TypeDescriptor:
		if name, _ := builtIn(n); traits[name] != nil {
			if c, ok := s.intrinsic(n); ok {
				return Argument{Value: &c, Node: n}
			}
			return Argument{Node: n}
		}
		t := n.Child(syntax.FieldType)
		if n.Child(syntax.FieldDeclarator).IsZero() && isName(t) {
			return s.namedArgument(t, n)
		}
		return Argument{Type: s.Type(n), Node: n}
	case syntax.TypeIdentifier, syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateType, syntax.TemplateFunction:
		return s.namedArgument(n, n)
	case syntax.PrimitiveType, syntax.SizedTypeSpecifier, syntax.Decltype, syntax.DependentType,
		syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
		return Argument{Type: s.Type(n), Node: n}
	}
	if n.Kind() == syntax.PointerExpression {
		if found := s.LookupNode(n.Child(syntax.FieldArgument)); len(found) == 1 {
			return Argument{Entity: found[0], Node: n}
		}
	}
	if v, ok := s.Constant(n); ok {
		return Argument{Value: &v, Node: n}
	}
	return Argument{Node: n}
}

// namedArgument resolves an argument that is a mere name: of a type, a
// constant, a function or a template.
func (s *Scope) namedArgument(name, n syntax.Node) Argument {
	for _, e := range s.LookupNode(name) {
		switch e := e.(type) {
		case *Record:
			if e.IsTemplate() && !hasArguments(name) && s.within(e) == nil {
				return Argument{Entity: e, Node: n}
			}
			return Argument{Type: s.Type(n), Node: n}
		case *Alias:
			if e.IsTemplate() && !hasArguments(name) {
				return Argument{Entity: e, Node: n}
			}
			return Argument{Type: s.Type(n), Node: n}
		case *Enum:
			return Argument{Type: s.Type(n), Node: n}
		case *TypeParam:
			if e.Value {
				return Argument{Entity: e, Node: n}
			}
			return Argument{Type: s.Type(n), Node: n}
		case *Argument:
			a := e.named()
			a.Node = n
			if a.Type != nil {
				a.Type = s.Type(n) // with the qualifiers written here
			}
			return a
		case *Function:
			return Argument{Entity: e, Node: n}
		case *Variable, *Enumerator:
			if v, ok := s.Constant(name); ok {
				return Argument{Value: &v, Node: n}
			}
			if v, ok := e.(*Variable); ok && v.template().IsZero() && !(v.Type().IsConst() && v.Type().IsArithmetic()) {
				return Argument{Entity: e, Node: n}
			}
			return Argument{Node: n}
		}
	}
	if t := s.Type(n); t.Kind != UnknownType { // a type that the grammar has no word for: wchar_t
		return Argument{Type: t, Node: n}
	}
	return Argument{Node: n}
}

func isName(n syntax.Node) bool {
	switch n.Kind() {
	case syntax.TypeIdentifier, syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateType, syntax.TemplateFunction:
		return true
	}
	return false
}

func hasArguments(n syntax.Node) bool {
	n = lastName(n)
	return n.Kind() == syntax.TemplateType || n.Kind() == syntax.TemplateFunction
}

// expandPack evaluates the pattern of a pack expansion once for each element
// of the packs that it names. An unbound pack gives one unknown element.
func (s *Scope) expandPack(n syntax.Node, eval func(*Scope, syntax.Node) Argument) []Argument {
	pattern := n.Child(syntax.FieldPattern)
	if pattern.IsZero() {
		pattern = n.First()
	}
	return s.expandPattern(pattern, n, eval)
}

// expandPattern is [Scope.expandPack] for the pattern of the expansion n.
func (s *Scope) expandPattern(pattern, n syntax.Node, eval func(*Scope, syntax.Node) Argument) []Argument {
	packs := map[string]*Argument{}
	s.packsIn(pattern, packs)
	if len(packs) == 0 {
		return []Argument{{Node: n}}
	}
	if name := packName(pattern); name != "" {
		for _, e := range s.Lookup(name, n) {
			if p, ok := e.(*TypeParam); ok {
				return []Argument{{Node: n, expands: p}}
			}
		}
	}
	length := -1
	for _, p := range packs {
		if p == nil || length >= 0 && length != len(p.Pack) || !s.TU.limits.Allows(limit.PackLength, len(p.Pack)) {
			return []Argument{{Node: n}}
		}
		length = len(p.Pack)
	}
	out := make([]Argument, 0, length)
	for i := range length {
		in := &Scope{TU: s.TU, Kind: TemplateScope, Parent: s, node: n, params: &nameTable[[1]Entity]{}, transparent: true}
		for name, p := range packs {
			e := p.Pack[i].named()
			e.Name = name
			if v, ok := e.Entity.(*Variable); ok && v.Parameter {
				in.addParam(v)
				in.addParam(&Argument{}) // has the scope remember its own values
				continue
			}
			in.addParam(&e)
		}
		out = append(out, eval(in, pattern))
	}
	return out
}

// packName returns the name of a pattern that is nothing but a pack.
func packName(pattern syntax.Node) string {
	if pattern.Kind() == syntax.TypeDescriptor && pattern.Child(syntax.FieldDeclarator).IsZero() {
		pattern = pattern.Child(syntax.FieldType)
	}
	if pattern.Kind() == syntax.TypeIdentifier || pattern.Kind() == syntax.Identifier {
		return pattern.Text()
	}
	return ""
}

// packsIn collects the parameter packs that a pattern names; nil for one that
// is not bound.
func (s *Scope) packsIn(n syntax.Node, packs map[string]*Argument) {
	if n.Kind() == syntax.Identifier {
		if pack := s.parameterPack(n.Text()); pack != nil {
			packs[n.Text()] = pack
			return
		}
	}
	switch n.Kind() {
	case syntax.TypeIdentifier, syntax.Identifier, syntax.NamespaceIdentifier:
		for _, e := range s.Lookup(n.Text(), n) {
			switch e := e.(type) {
			case *Argument:
				if e.IsPack {
					packs[n.Text()] = e
				}
			case *TypeParam:
				if e.Pack {
					packs[n.Text()] = nil
				}
			case *Variable:
				if e.pack {
					packs[n.Text()] = nil
				}
			}
		}
	}
	for c := range n.Children() {
		s.packsIn(c, packs)
	}
}

// parameterPack returns the expansion of a function parameter pack in the instance of a template
// around s; nil if the name is none or is not bound.
func (s *Scope) parameterPack(name string) *Argument {
	for f := s.EnclosingBody(); f != nil && !f.isDependent(); f = f.Lambda.Outer.EnclosingBody() {
		if def := f.Definition(); def != nil {
			if pack := def.parameterPack(name); pack != nil {
				return pack
			}
		}
		if f.Lambda == nil {
			break
		}
	}
	return nil
}

func (fd *FuncDecl) parameterPack(name string) *Argument {
	for _, p := range parameterNodes(fd.parameters()) {
		if p.Kind() != syntax.VariadicParameterDeclaration || nameOf(p) != name {
			continue
		}
		pack := &Argument{IsPack: true}
		for _, v := range fd.Params() {
			if v.Node == p {
				pack.Pack = append(pack.Pack, Argument{Entity: v})
			}
		}
		return pack
	}
	return nil
}

// bindings are the arguments that deduction found for parameters of one depth.
type bindings struct {
	depth int
	args  []*Argument
}

func (b *bindings) bind(index int, a Argument) bool {
	if index >= len(b.args) {
		return false
	}
	old := b.args[index]
	if old == nil {
		b.args[index] = &a
		return true
	}
	return sameArgument(old, &a)
}

func sameArgument(a, b *Argument) bool {
	switch {
	case a.Type != nil && b.Type != nil:
		return Equal(a.Type, b.Type)
	case a.Value != nil && b.Value != nil:
		return a.Value.Equal(*b.Value)
	case a.Entity != nil && b.Entity != nil:
		return a.Entity == b.Entity
	case a.IsPack && b.IsPack && len(a.Pack) == len(b.Pack):
		for i := range a.Pack {
			if !sameArgument(&a.Pack[i], &b.Pack[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// unify matches type a against pattern p and binds p's parameters.
func (b *bindings) unify(p, a *Type) bool {
	if p.Kind == TemplateParamType && p.Param.Depth == b.depth {
		if a.Kind == UnknownType || p.Qual&^a.Qual != 0 {
			return false
		}
		if p.Qual != 0 {
			rest := *a
			rest.Qual &^= p.Qual
			a = &rest
		}
		return b.bind(p.Param.Index, Argument{Type: a})
	}
	if p.Kind == UnknownType && p.Param != nil {
		return b.unifyApplied(p, a)
	}
	if p.Kind != a.Kind || p.Qual != a.Qual {
		return false
	}
	switch p.Kind {
	case UnknownType:
		return false
	case Pointer, LValueReference, RValueReference:
		return b.unify(p.Elem, a.Elem)
	case Array:
		if p.lenParam != nil && p.lenParam.Depth == b.depth && a.Len >= 0 {
			v := IntConst(a.Len)
			return b.bind(p.lenParam.Index, Argument{Value: &v}) && b.unify(p.Elem, a.Elem)
		}
		if p.Len < 0 && !p.Unbound && a.Len >= 0 {
			return b.unify(p.Elem, a.Elem) // from an expression nothing is deduced
		}
		return p.Len == a.Len && p.Unbound == a.Unbound && b.unify(p.Elem, a.Elem)
	case MemberPointer:
		return b.unify(p.Elem, a.Elem)
	case FunctionType:
		n := len(p.Params)
		if p.pack {
			n--
		}
		if len(a.Params) < n || len(a.Params) > n && !p.pack || p.Variadic != a.Variadic {
			return false
		}
		for i := range n {
			if !b.unify(p.Params[i], a.Params[i]) {
				return false
			}
		}
		return (!p.pack || b.unifyPack(p.Params[n], a.Params[n:])) && b.unify(p.Elem, a.Elem)
	case RecordType:
		if p.Record == a.Record {
			return true
		}
		return p.Record.templateOf() != nil && p.Record.templateOf() == a.Record.templateOf() &&
			b.unifyArguments(p.Record.primaryArgs(), a.Record.primaryArgs())
	}
	return Equal(p, a)
}

// unifyApplied matches an instance of a class template against pattern p, C<T...> with a template template parameter C.
func (b *bindings) unifyApplied(p, a *Type) bool {
	if a.Kind != RecordType || p.Param.Depth != b.depth {
		return false
	}
	template := a.Record.templateOf()
	return template != nil && b.bind(p.Param.Index, Argument{Entity: template}) && b.unifyArguments(p.applied, a.Record.primaryArgs())
}

// unifyPack matches each of the types against the pattern of a pack.
func (b *bindings) unifyPack(pattern *Type, types []*Type) bool {
	packs := make([]Argument, len(b.args))
	for _, t := range types {
		one := bindings{depth: b.depth, args: make([]*Argument, len(b.args))}
		if !one.unify(pattern, t) {
			return false
		}
		for i, a := range one.args {
			if a != nil {
				packs[i].IsPack = true
				packs[i].Pack = append(packs[i].Pack, *a)
			}
		}
	}
	for i := range packs {
		if packs[i].IsPack && !b.bind(i, packs[i]) {
			return false
		}
	}
	return true
}

func (b *bindings) unifyArguments(p, a []Argument) bool {
	for i := range p {
		if p[i].expands != nil { // Ts... takes all that is left
			rest := Argument{IsPack: true, Pack: a[i:]}
			return b.bind(p[i].expands.Index, rest)
		}
		if i >= len(a) || !b.unifyArgument(&p[i], &a[i]) {
			return false
		}
	}
	return len(p) == len(a)
}

func (b *bindings) unifyArgument(p, a *Argument) bool {
	switch {
	case p.IsPack && a.IsPack:
		return b.unifyArguments(p.Pack, a.Pack)
	case p.Type != nil && a.Type != nil:
		return b.unify(p.Type, a.Type)
	case p.Entity != nil:
		if param, ok := p.Entity.(*TypeParam); ok && param.Depth == b.depth {
			return b.bind(param.Index, *a)
		}
		return p.Entity == a.Entity
	case p.Value != nil && a.Value != nil:
		return p.Value.Equal(*a.Value)
	}
	return false
}
