package sema

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Result returns the type that a call of the function has; a deduced one is
// taken from the body's return statements.
func (f *Function) Result() *Type {
	if len(f.Decls) == 0 {
		return unknown
	}
	t := f.Decls[0].Result()
	if !containsAuto(t) {
		return t
	}
	if f.result != nil {
		return f.result
	}
	def := f.Definition()
	if def == nil || f.calling || f.IsTemplate() || f.TU.depth > maxDepth {
		return unknown
	}
	f.calling = true
	f.TU.depth++ // a call in the body may be of yet another instance
	defer func() { f.calling = false; f.TU.depth-- }()
	f.result = def.deducedResult(t)
	return f.result
}

// deducedResult returns what the return statements of a body make of the
// placeholder in t.
func (def *FuncDecl) deducedResult(t *Type) *Type {
	root := def.BodyScope()
	result := (*Type)(nil)
	for n := range root.returns(def.Body()) {
		e := n.First()
		if e.IsZero() {
			return Basic(Void)
		}
		r := deduce(t, root.ValueAt(e))
		if result != nil && !Equal(result, r) {
			return unknown
		}
		result = r
	}
	if result == nil {
		return Basic(Void)
	}
	return result
}

// returns yields the return statements of a body in s, those of lambdas, local
// classes and discarded branches apart.
func (s *Scope) returns(body syntax.Node) iter.Seq[syntax.Node] {
	return func(yield func(syntax.Node) bool) {
		var walk func(n syntax.Node) bool
		walk = func(n syntax.Node) bool {
			switch n.Kind() {
			case syntax.LambdaExpression, syntax.StructSpecifier, syntax.ClassSpecifier:
				return true
			case syntax.ReturnStatement:
				return yield(n)
			}
			skip := s.discarded(n)
			for c := range n.Children() {
				if c != skip && !walk(c) {
					return false
				}
			}
			return true
		}
		walk(body)
	}
}

func containsAuto(t *Type) bool {
	switch t.Kind {
	case Auto:
		return true
	case Pointer, LValueReference, RValueReference:
		return containsAuto(t.Elem)
	}
	return false
}

// deduce replaces the placeholder in t by what the value demands.
func deduce(t *Type, v Value) *Type {
	if v.Type.Kind == UnknownType {
		return unknown
	}
	switch t.Kind {
	case Auto:
		return v.Type.Decay().With(t.Qual)
	case LValueReference:
		if t.Elem.Kind == Auto {
			return reference(v.Type.With(t.Elem.Qual), LValueReference)
		}
		return reference(deduce(t.Elem, v), LValueReference)
	case RValueReference:
		if v.Category == LValue && t.Elem.Kind == Auto && t.Elem.Qual == 0 {
			return reference(v.Type, LValueReference)
		}
		return reference(v.Type.With(t.Elem.Qual), RValueReference)
	case Pointer:
		d := v.Type.Decay()
		if d.Kind != Pointer {
			return unknown
		}
		if t.Elem.Kind == Auto {
			return pointerTo(d.Elem.With(t.Elem.Qual)).With(t.Qual)
		}
		return pointerTo(deduce(t.Elem, lvalue(d.Elem))).With(t.Qual)
	}
	return unknown
}

func (s *Scope) deduceAuto(t *Type, v *Variable) *Type {
	if v.Parameter {
		return t // an abbreviated template
	}
	if v.Node.Kind() == syntax.ForRangeLoop {
		return deduce(t, s.rangeElement(v.Node.Child(syntax.FieldRight)))
	}
	init := v.Initializer()
	for init.Kind() == syntax.InitializerList || init.Kind() == syntax.ArgumentList {
		init = init.First()
	}
	if init.IsZero() {
		return unknown
	}
	return deduce(t, s.Value(init))
}

// rangeElement returns what a range-based for loop over an expression yields.
func (s *Scope) rangeElement(n syntax.Node) Value {
	v := s.Value(n)
	switch v.Type.Kind {
	case Array:
		return lvalue(v.Type.Elem)
	case RecordType:
		for _, e := range v.Type.Record.Find("begin") {
			if f, ok := e.(*Function); ok {
				r := f.Result()
				if r.Kind == Pointer {
					return lvalue(r.Elem)
				}
			}
		}
	}
	return unknownValue
}

func (s *Scope) initializerLength(v *Variable) (int64, bool) {
	init := v.Initializer()
	switch init.Kind() {
	case syntax.InitializerList:
		n := int64(0)
		for c := range init.Children() {
			if c.Kind() == syntax.InitializerPair || c.Kind() == syntax.ParameterPackExpansion {
				return 0, false
			}
			if c.Kind() != syntax.Comment {
				n++
			}
		}
		return n, true
	}
	return stringSize(init)
}

// stringSize returns how many characters a string literal without a prefix is
// an array of, the zero at its end included.
func stringSize(n syntax.Node) (int64, bool) {
	size := int64(1)
	switch n.Kind() {
	case syntax.StringLiteral:
		if n.Text()[0] != '"' {
			return 0, false
		}
		for c := range n.Children() {
			switch c.Kind() {
			case syntax.StringContent:
				size += int64(len(c.Text()))
			case syntax.EscapeSequence:
				size++
			}
		}
		return size, true
	case syntax.RawStringLiteral:
		if n.Text()[0] != 'R' {
			return 0, false
		}
		for c := range n.Children() {
			if c.Kind() == syntax.RawStringContent {
				size += int64(len(c.Text()))
			}
		}
		return size, true
	case syntax.ConcatenatedString:
		for c := range n.Children() {
			part, ok := stringSize(c)
			if !ok {
				return 0, false
			}
			size += part - 1
		}
		return size, true
	}
	return 0, false
}

// deduced instantiates a function template for a call, with the leading
// arguments that are given explicitly. It returns nil if deduction fails.
func (f *Function) deduced(explicit []Argument, values []Value) *Function {
	pattern := f.Decls[0]
	params := pattern.scope.Parent.templateParams(pattern.Template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	for i := range explicit {
		if i == len(params) {
			break
		}
		b.args[i] = &explicit[i]
		if params[i].Pack && isWritten(explicit[i:]) {
			b.args[i] = &Argument{IsPack: true, Pack: slices.Clip(explicit[i:])}
			break
		}
	}
	for i, p := range pattern.Params() {
		if p.pack {
			if !b.deducePack(p.Type(), values[min(i, len(values)):]) {
				return nil
			}
			break
		}
		if i >= len(values) {
			break
		}
		if !b.deduce(p.Type(), values[i]) {
			return nil
		}
	}
	args := make([]Argument, 0, len(params))
	for i, a := range b.args {
		if a == nil {
			if params[i].Pack {
				a = &Argument{IsPack: true}
			} else {
				break // a default must fill it
			}
		}
		args = append(args, *a)
	}
	return f.Instance(args)
}

// isWritten reports whether each of the arguments is written out and known.
func isWritten(args []Argument) bool {
	for i := range args {
		if args[i].IsPack || args[i].expands != nil || args[i].IsDependent() {
			return false
		}
	}
	return true
}

// deducePack matches the values of the arguments for a function parameter pack
// of type p, the first of which may have been given explicitly.
func (b *bindings) deducePack(p *Type, values []Value) bool {
	pack := Argument{IsPack: true}
	index := slices.IndexFunc(b.args, func(a *Argument) bool { return a != nil && a.IsPack })
	if index >= 0 {
		pack = *b.args[index]
		b.args[index] = nil
		values = values[min(len(pack.Pack), len(values)):]
	}
	for _, v := range values {
		one := bindings{depth: b.depth, args: make([]*Argument, len(b.args))}
		if !one.deduce(p, v) {
			return false
		}
		for i, a := range one.args {
			if a != nil {
				index = i
				pack.Pack = append(pack.Pack, *a)
			}
		}
	}
	if index >= 0 {
		return b.bind(index, pack)
	}
	return true
}

// deduce matches the value of an argument against parameter type p.
func (b *bindings) deduce(p *Type, v Value) bool {
	if !mentions(p, b.depth) {
		return true // nothing to deduce; the conversion is graded later
	}
	if v.Type.Kind == UnknownType {
		if len(v.Functions()) == 1 && v.Functions()[0].Type().Kind == FunctionType {
			v.Type = v.Functions()[0].Type()
		} else {
			return p.Kind == UnknownType
		}
	}
	a := v.Type
	if p.IsReference() {
		e := p.Elem
		if p.Kind == RValueReference && e.Kind == TemplateParamType && e.Qual == 0 && e.Param.Depth == b.depth {
			if v.Category == LValue {
				a = reference(a, LValueReference)
			}
			return b.bindType(e.Param.Index, a)
		}
		p = e
		if a.Kind != Array || p.Kind != Array {
			a = a.With(p.Qual)
		}
	} else {
		a = a.Decay()
		p = p.Unqualified()
	}
	if p.Kind == Pointer && a.Kind == Pointer && a.Elem.Kind != UnknownType {
		a = pointerTo(a.Elem.With(p.Elem.Qual))
		p = pointerTo(p.Elem)
	}
	if p.Kind == RecordType && a.Kind == RecordType && p.Record.Pattern != nil {
		return b.unifyDerived(p, a)
	}
	if p.Kind == TemplateParamType && p.Param.Depth == b.depth {
		rest := *a
		rest.Qual &^= p.Qual
		return b.bindType(p.Param.Index, &rest)
	}
	return b.unify(p, a)
}

// bindType binds a deduced type; an explicit argument wins over it.
func (b *bindings) bindType(index int, t *Type) bool {
	if index < len(b.args) && b.args[index] != nil && b.args[index].Node != (syntax.Node{}) {
		return true
	}
	return b.bind(index, Argument{Type: t})
}

// unifyDerived matches class a, or one of its bases, against p.
func (b *bindings) unifyDerived(p, a *Type) bool {
	saved := append([]*Argument{}, b.args...)
	if b.unify(p, a) {
		return true
	}
	for _, base := range a.Record.Bases() {
		copy(b.args, saved)
		if base.Type.Kind == RecordType && b.unifyDerived(p, base.Type.With(a.Qual)) {
			return true
		}
	}
	copy(b.args, saved)
	return false
}

// mentions reports whether t names a template parameter of the given depth.
func mentions(t *Type, depth int) bool {
	switch t.Kind {
	case TemplateParamType:
		return t.Param.Depth == depth
	case Pointer, LValueReference, RValueReference, Array, MemberPointer, FunctionType:
		if t.lenParam != nil && t.lenParam.Depth == depth {
			return true
		}
		for _, p := range t.Params {
			if mentions(p, depth) {
				return true
			}
		}
		return mentions(t.Elem, depth)
	case RecordType:
		for _, a := range t.Record.primaryArgs() {
			if argumentMentions(&a, depth) {
				return true
			}
		}
	}
	return false
}

func argumentMentions(a *Argument, depth int) bool {
	if a.expands != nil {
		return a.expands.Depth == depth
	}
	if a.Type != nil {
		return mentions(a.Type, depth)
	}
	if p, ok := a.Entity.(*TypeParam); ok {
		return p.Depth == depth
	}
	for i := range a.Pack {
		if argumentMentions(&a.Pack[i], depth) {
			return true
		}
	}
	return false
}
