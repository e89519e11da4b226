package sema

import (
	"iter"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Call is a call of a function, an operator or a constructor as an
// expression writes it.
type Call struct {
	Node       syntax.Node
	Scope      *Scope
	Candidates []*Function // what the callee's name stands for
	Function   *Function   // the one that overload resolution picks; nil if that is not known
	Object     syntax.Node // of a member call
	Callee     Value
	Args       []syntax.Node
	Construct  *Type // the type that the call constructs or converts to
}

// CallAt returns the call that a call expression or operator expression makes,
// or nil if n calls no function that is known.
func (s *Scope) CallAt(n syntax.Node) *Call { return s.At(n).Call(n) }

// Call is [Scope.CallAt] for an expression that stands right in s.
func (s *Scope) Call(n syntax.Node) *Call {
	m := s.memory(n)
	if c, ok := m.calls[n]; ok {
		return c
	}
	if m.calls == nil {
		m.calls = map[syntax.Node]*Call{}
	}
	c := s.call(n)
	m.calls[n] = c
	return c
}

func (s *Scope) call(n syntax.Node) *Call {
	switch n.Kind() {
	case syntax.CallExpression:
		if n.IsLaunch() {
			return nil
		}
	case syntax.BinaryExpression, syntax.UnaryExpression, syntax.UpdateExpression, syntax.AssignmentExpression,
		syntax.SubscriptExpression, syntax.PointerExpression:
		return s.operatorCall(n)
	default:
		return nil
	}
	fun := n.Child(syntax.FieldFunction)
	c := &Call{Node: n, Scope: s}
	for a := range n.Child(syntax.FieldArguments).Children() {
		if a.Kind() != syntax.Comment {
			c.Args = append(c.Args, a)
		}
	}
	if t := s.conversion(fun); t != nil {
		c.Construct = t
		if t.Kind == RecordType {
			c.Candidates = t.Record.Initializers()
			c.Function = s.resolveCall(c.Candidates, c.Args, nil)
		}
		return c
	}
	callee := s.Value(fun)
	c.Callee, c.Object = callee, callee.Object
	switch {
	case len(callee.Functions) > 0:
		c.Candidates = callee.Functions
		if fun.Kind() == syntax.Identifier && s.mayFindByArgument(c.Args, callee.Functions) {
			c.Candidates = s.byArgument(fun.Text(), c.Args, callee.Functions)
		}
		c.Function, _ = s.pick(c.Candidates, callee.Explicit, c.Args, s.objectType(c), 0)
	case callee.Type.Kind == RecordType:
		for _, e := range callee.Type.Record.Find("operator()") {
			if f, ok := e.(*Function); ok {
				c.Candidates = append(c.Candidates, f)
			}
		}
		if l := callee.Type.Record.Closure; l != nil {
			c.Candidates = []*Function{l.Operator()}
		}
		c.Object = fun
		t := callee.Type
		c.Function = s.resolveCall(c.Candidates, c.Args, t)
	case callee.Type.Kind == UnknownType && fun.Kind() == syntax.Identifier && len(s.LookupNode(fun)) == 0:
		c.Candidates = s.byArgument(fun.Text(), c.Args, nil)
		c.Function = s.resolveCall(c.Candidates, c.Args, nil)
	}
	return c
}

// objectType returns the type of the object of a member call, also of one
// that is made through the implied this.
func (s *Scope) objectType(c *Call) *Type {
	if !c.Object.IsZero() {
		t := s.Value(c.Object).Type
		if t.Kind == Pointer {
			t = t.Elem
		}
		return t
	}
	if len(c.Candidates) > 0 && c.Candidates[0].Class != nil {
		if t := s.thisType(); t.Kind == Pointer {
			return t.Elem
		}
	}
	return nil
}

// mayFindByArgument reports whether argument-dependent lookup applies.
func (s *Scope) mayFindByArgument(args []syntax.Node, found []*Function) bool {
	return found[0].Class == nil && found[0].Scope.Kind != BlockScope
}

// byArgument adds the functions of that name in the namespaces of the
// arguments' classes and enumerations, and their classes' friends.
func (s *Scope) byArgument(name string, args []syntax.Node, set []*Function) []*Function {
	out := set
	for _, a := range args {
		for _, ns := range associated(s.Value(a).Type) {
			for _, e := range ns.Find(name) {
				if f, ok := e.(*Function); ok && !containsFunction(out, f) {
					out = append(append([]*Function{}, out...), f)
				}
			}
		}
		if t := s.Value(a).Type; t.Kind == RecordType {
			for _, f := range t.Record.Friends() {
				if f.Name == name && !containsFunction(out, f) {
					out = append(append([]*Function{}, out...), f)
				}
			}
		}
	}
	return out
}

func containsFunction(list []*Function, f *Function) bool {
	for _, g := range list {
		if g == f || len(f.Decls) > 0 && len(g.Decls) > 0 && f.Scope == g.Scope && g.Name == f.Name && f.Pattern == nil && g.Pattern == nil && g.sameSignature(f.Decls[0]) {
			return true
		}
	}
	return false
}

// associated lists the namespaces that belong to a type.
func associated(t *Type) []*Scope {
	var out []*Scope
	seen := map[*Record]bool{}
	var visit func(*Type)
	visit = func(t *Type) {
		for t.Kind == Pointer || t.Kind == Array || t.IsReference() {
			t = t.Elem
		}
		var ns *Scope
		switch {
		case t.Kind == EnumType:
			ns = t.Enum.Scope.Namespace()
		case t.Kind == RecordType && t.Record.Outer != nil && !seen[t.Record]:
			seen[t.Record] = true
			ns = t.Record.Outer.Namespace()
			for _, a := range t.Record.primaryArgs() {
				if a.Type != nil {
					visit(a.Type)
				}
			}
			for _, b := range t.Record.Bases() {
				visit(b.Type)
			}
		default:
			return
		}
		if !containsScope(out, ns) {
			out = append(out, ns)
		}
	}
	visit(t)
	return out
}

// conversion returns the type that T(x), T{x} or static_cast<T>(x) makes; nil
// if fun names no type.
func (s *Scope) conversion(fun syntax.Node) *Type {
	switch fun.Kind() {
	case syntax.PrimitiveType, syntax.SizedTypeSpecifier, syntax.DependentType, syntax.Decltype:
		return s.Type(fun)
	case syntax.TemplateFunction:
		switch fun.Child(syntax.FieldName).Text() {
		case "static_cast", "const_cast", "reinterpret_cast", "dynamic_cast":
			return s.Type(fun.Child(syntax.FieldArguments).First())
		}
		fallthrough
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TypeIdentifier, syntax.TemplateType:
		for _, e := range s.LookupNode(fun) {
			switch e := e.(type) {
			case *Record, *Alias, *Enum:
				return s.Type(fun)
			case *TypeParam:
				if !e.Value {
					return s.Type(fun)
				}
			case *Argument:
				if e.Type != nil {
					return e.Type
				}
			}
			return nil
		}
	}
	return nil
}

func (s *Scope) callValue(n syntax.Node) Value {
	if n.IsLaunch() {
		return prvalue(Basic(Void))
	}
	fun := n.Child(syntax.FieldFunction)
	if t := s.conversion(fun); t != nil {
		return valueOf(t)
	}
	if c, ok := s.intrinsic(n); ok {
		return prvalue(c.Type)
	}
	c := s.Call(n)
	if c == nil {
		return unknownValue
	}
	if c.Function != nil {
		return valueOf(c.Function.Result())
	}
	t := c.Callee.Type
	if t.Kind == Pointer && t.Elem.Kind == FunctionType {
		t = t.Elem
	}
	if t.Kind == FunctionType && len(c.Candidates) == 0 {
		return valueOf(t.Elem)
	}
	// All candidates may agree on the result.
	var result *Type
	for _, f := range c.Candidates {
		r := f.Type()
		if r.Kind != FunctionType || r.Elem.IsDependent() || result != nil && !Equal(result, r.Elem) {
			return unknownValue
		}
		result = r.Elem
	}
	if result != nil {
		return valueOf(result)
	}
	return unknownValue
}

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
	def := f.Definition()
	if def == nil || f.calling || f.IsTemplate() || f.TU.depth > maxDepth {
		return unknown
	}
	f.calling = true
	f.TU.depth++ // a call in the body may be of yet another instance
	defer func() { f.calling = false; f.TU.depth-- }()
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
	case syntax.StringLiteral:
		n := int64(1)
		for c := range init.Children() {
			switch c.Kind() {
			case syntax.StringContent:
				n += int64(len(c.Text()))
			case syntax.EscapeSequence:
				n++
			}
		}
		return n, true
	}
	return 0, false
}

// operatorCall resolves an operator on class or enumeration operands.
func (s *Scope) operatorCall(n syntax.Node) *Call {
	var args []syntax.Node
	op := n.Child(syntax.FieldOperator).Text()
	switch n.Kind() {
	case syntax.BinaryExpression, syntax.AssignmentExpression:
		args = []syntax.Node{n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)}
	case syntax.SubscriptExpression:
		op = "[]"
		args = append(args, n.Child(syntax.FieldArgument))
		for a := range n.Child(syntax.FieldIndices).Children() {
			args = append(args, a)
		}
	default:
		args = []syntax.Node{n.Child(syntax.FieldArgument)}
	}
	class := false
	for _, a := range args {
		t := s.Value(a).Type
		class = class || t.Kind == RecordType || t.Kind == EnumType
	}
	if !class {
		return nil
	}
	name := "operator" + op
	c := &Call{Node: n, Scope: s, Args: args}
	object := s.Value(args[0]).Type
	var members []*Function
	if object.Kind == RecordType {
		copies := op == "=" && s.Value(args[1]).Type.Kind == RecordType && s.Value(args[1]).Type.Record == object.Record
		for _, e := range object.Record.Find(name) {
			if f, ok := e.(*Function); ok && !(copies && f.IsTemplate()) { // a template is no copy assignment
				members = append(members, f)
			}
		}
	}
	post := n.Kind() == syntax.UpdateExpression && n.First().Field() != syntax.FieldOperator
	var free []*Function
	for _, e := range s.lookupOperator(name, n) {
		if f, ok := e.(*Function); ok && f.Class == nil {
			free = append(free, f)
		}
	}
	free = s.byArgument(name, args, free)
	c.Candidates = append(append([]*Function{}, members...), free...)
	if len(c.Candidates) == 0 {
		return nil
	}
	rest := args[1:]
	extra := 0
	if post {
		extra = 1 // the int that tells x++ from ++x
	}
	m, ambiguous := s.pick(members, nil, rest, object, extra)
	f, alsoAmbiguous := s.pick(free, nil, args, nil, extra)
	switch {
	case ambiguous || alsoAmbiguous || m != nil && f != nil:
	case m != nil:
		c.Function, c.Args, c.Object = m, rest, args[0]
	case f != nil:
		c.Function = f
	default:
		return nil
	}
	return c
}

func (s *Scope) lookupOperator(name string, n syntax.Node) []Entity {
	for o := s; o != nil; o = o.Parent {
		if o.Kind == ClassScope {
			continue
		}
		if found := o.Find(name); len(found) > 0 {
			return found
		}
	}
	return nil
}

func (s *Scope) operatorValue(n syntax.Node) Value {
	if c := s.Call(n); c != nil && c.Function != nil {
		return valueOf(c.Function.Result())
	}
	if n.Kind() == syntax.AssignmentExpression { // the implicit assignment
		return lvalue(s.Value(n.Child(syntax.FieldLeft)).Type)
	}
	return unknownValue
}

// resolveCall picks the function that a call with the given arguments calls;
// nil if that is not certain. object is the type of a member call's object.
func (s *Scope) resolveCall(set []*Function, args []syntax.Node, object *Type) *Function {
	f, _ := s.pick(set, nil, args, object, 0)
	return f
}

// pick is overload resolution: the best viable function, or whether there is
// more than one that may be it. extra counts further arguments of type int.
func (s *Scope) pick(set []*Function, explicit []Argument, args []syntax.Node, object *Type, extra int) (best *Function, ambiguous bool) {
	values := make([]Value, 0, len(args)+extra)
	for _, a := range args {
		if a.Kind() == syntax.ParameterPackExpansion {
			if len(set) == 1 && !set[0].IsTemplate() {
				return set[0], false
			}
			return nil, true
		}
		values = append(values, s.argumentValue(a))
	}
	for range extra {
		values = append(values, prvalue(Basic(Int)))
	}
	return pickFor(set, explicit, values, object)
}

// pickFor is pick for arguments of which only the values are known.
func pickFor(set []*Function, explicit []Argument, values []Value, object *Type) (best *Function, ambiguous bool) {
	type candidate struct {
		f     *Function
		ranks []rank
	}
	var viable []candidate
	for _, f := range set {
		in := f
		if f.IsTemplate() {
			if in = f.deduced(explicit, values); in == nil {
				continue
			}
		}
		if ranks, ok := in.viable(values, object); ok {
			viable = append(viable, candidate{in, ranks})
		}
	}
	if len(viable) == 0 {
		return nil, false
	}
	for i, c := range viable {
		wins := true
		for j, d := range viable {
			if i != j && !better(c.f, d.f, c.ranks, d.ranks) {
				wins = false
				break
			}
		}
		if wins {
			return c.f, false
		}
	}
	return nil, true
}

// argumentValue is the value of an argument; a braced list has none.
func (s *Scope) argumentValue(n syntax.Node) Value {
	if n.Kind() == syntax.InitializerList {
		return unknownValue
	}
	return s.Value(n)
}

// A rank grades the conversion of an argument to a parameter.
type rank uint8

const (
	exact rank = iota
	exactQualified
	promotion
	conversionRank
	derivedToBase
	userDefined
	ellipsisRank
	unknownRank
	impossible
)

func better(f, g *Function, a, b []rank) bool {
	less, greater := false, false
	for i := range a {
		if i >= len(b) || a[i] == unknownRank || b[i] == unknownRank {
			continue
		}
		less = less || a[i] < b[i]
		greater = greater || a[i] > b[i]
	}
	if less != greater {
		return less
	}
	if less {
		return false
	}
	if (f.Pattern == nil) != (g.Pattern == nil) {
		for i := range a {
			if a[i] == unknownRank {
				return false
			}
		}
		return f.Pattern == nil
	}
	return false
}

// viable grades a call of f with the given arguments.
func (f *Function) viable(args []Value, object *Type) ([]rank, bool) {
	if len(f.Decls) == 0 {
		return nil, false
	}
	t := f.Type()
	if t.Kind != FunctionType {
		return make([]rank, len(args)), true
	}
	if len(args) > len(t.Params) && !t.Variadic {
		return nil, false
	}
	for i := len(args); i < len(t.Params); i++ {
		if !f.hasDefault(i) {
			return nil, false
		}
	}
	ranks := make([]rank, 0, len(args)+1)
	for i, a := range args {
		if i >= len(t.Params) {
			ranks = append(ranks, ellipsisRank)
			continue
		}
		r := convert(a, t.Params[i])
		if r == impossible {
			return nil, false
		}
		ranks = append(ranks, r)
	}
	if object != nil && f.Class != nil {
		switch {
		case object.Qual&Const != 0 && t.Method&Const == 0 && !f.Decls[0].HasSpecifier("static") && object.Kind == RecordType:
			return nil, false
		case object.Qual&Const == 0 && t.Method&Const != 0:
			ranks = append(ranks, exactQualified)
		default:
			ranks = append(ranks, exact)
		}
	}
	return ranks, true
}

func (f *Function) hasDefault(i int) bool {
	for _, d := range f.Decls {
		if p := d.Params(); i < len(p) && (!p[i].Initializer().IsZero() || p[i].pack) {
			return true
		}
	}
	return false
}

// convert grades the conversion of a value to a parameter type.
func convert(a Value, p *Type) rank {
	if p.Kind == UnknownType || p.Kind == TemplateParamType || p.Kind == Auto {
		return unknownRank
	}
	if len(a.Functions) > 0 {
		if len(a.Functions) == 1 && Equal(pointerTo(a.Functions[0].Type()), p.NonReference().Unqualified()) {
			return exact
		}
		if k := p.NonReference().Kind; k == Pointer && p.NonReference().Elem.Kind == FunctionType || k == RecordType || k == FunctionType {
			return unknownRank
		}
		return impossible
	}
	t := a.Type
	if t.Kind == UnknownType || t.IsDependent() {
		return unknownRank
	}
	if p.IsReference() {
		e := p.Elem
		same := Equal(t.Unqualified(), e.Unqualified())
		related := t.Kind == RecordType && e.Kind == RecordType && !same && t.Record.DerivesFrom(e.Record) != No
		if same || related {
			base := exact
			if related {
				base = derivedToBase
			}
			switch {
			case p.Kind == LValueReference && e.Qual&Const == 0 && a.Category != LValue:
				return impossible
			case p.Kind == RValueReference && a.Category == LValue:
				return impossible
			case t.Qual&^e.Qual != 0:
				return impossible
			case e.Qual != t.Qual || p.Kind == LValueReference && a.Category != LValue:
				return max(base, exactQualified)
			}
			return base
		}
		if p.Kind == LValueReference && e.Qual&Const == 0 {
			if e.IsDependent() {
				return unknownRank
			}
			return impossible
		}
		return max(convert(prvalue(t.Decay()), e.Unqualified()), exactQualified)
	}
	t, p = t.Decay(), p.Unqualified()
	switch {
	case Equal(t, p):
		return exact
	case p.IsDependent():
		return unknownRank
	case t.Kind == RecordType || p.Kind == RecordType:
		return convertClass(a, t, p)
	case p.Kind == Bool && (t.Kind == Pointer || t.IsArithmetic() || t.Kind == EnumType && !t.Enum.IsScoped()):
		return conversionRank
	case t.IsArithmetic() && p.IsArithmetic():
		if promoted(t).Kind == p.Kind && t.Kind != p.Kind && t.IsInteger() || t.Kind == Float && p.Kind == Double {
			return promotion
		}
		return conversionRank
	case t.Kind == EnumType && p.IsArithmetic():
		if t.Enum.IsScoped() {
			return impossible
		}
		if promoted(t).Kind == p.Kind {
			return promotion
		}
		return conversionRank
	case p.Kind == Pointer && t.Kind == Pointer:
		return convertPointer(t, p)
	case p.Kind == Pointer && (t.Kind == NullPtr || t.IsInteger()):
		return conversionRank // a literal 0, or NULL
	case p.Kind == NullPtr && t.Kind == NullPtr:
		return exact
	case p.Kind == MemberPointer && (t.Kind == MemberPointer || t.Kind == NullPtr):
		return unknownRank
	}
	return impossible
}

func convertPointer(t, p *Type) rank {
	te, pe := t.Elem, p.Elem
	if te.Qual&^pe.Qual&(Const|Volatile) != 0 {
		return impossible
	}
	switch {
	case te.Kind == UnknownType || pe.Kind == UnknownType:
		return unknownRank
	case Equal(te.Unqualified(), pe.Unqualified()):
		return exactQualified
	case pe.Kind == Void:
		return conversionRank
	case te.Kind == RecordType && pe.Kind == RecordType:
		switch te.Record.DerivesFrom(pe.Record) {
		case Yes:
			return derivedToBase
		case Unknown:
			return unknownRank
		}
	case te.Kind == Pointer && pe.Kind == Pointer:
		return convertPointer(te, pe)
	case te.Kind == FunctionType && pe.Kind == FunctionType && (te.IsDependent() || pe.IsDependent()):
		return unknownRank
	}
	return impossible
}

// convertClass grades conversions from or to class types.
func convertClass(a Value, t, p *Type) rank {
	if t.Kind == RecordType && p.Kind == RecordType {
		switch t.Record.DerivesFrom(p.Record) {
		case Yes:
			return derivedToBase
		case Unknown:
			return unknownRank
		}
	}
	if p.Kind == RecordType {
		if p.Record.IsComplete() != Yes {
			return unknownRank
		}
		for _, c := range p.Record.Constructors() {
			if c.Decls[0].HasSpecifier("explicit") {
				continue
			}
			if c.IsTemplate() {
				return unknownRank
			}
			ct := c.Type()
			if ct.Kind != FunctionType {
				return unknownRank
			}
			if len(ct.Params) == 0 || len(ct.Params) > 1 && !c.hasDefault(1) {
				continue
			}
			if to := ct.Params[0].NonReference(); to.Kind == RecordType && to.Record == p.Record {
				continue
			}
			if r := convert(a, ct.Params[0]); r != impossible && r != userDefined {
				return userDefined
			}
		}
	}
	if t.Kind == RecordType {
		if t.Record.IsComplete() != Yes || t.Record.HasUnknownBase() {
			return unknownRank
		}
		for _, e := range t.Record.Find(conversionName) {
			if f, ok := e.(*Function); ok {
				if f.IsTemplate() {
					return unknownRank
				}
				v := valueOf(f.Result())
				if p.Kind == Pointer && v.Type.IsInteger() {
					continue // no null pointer: that must be a literal
				}
				if r := convert(v, p); r != impossible && r != userDefined {
					return userDefined
				}
			}
		}
	}
	return impossible
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
		if i < len(params) {
			b.args[i] = &explicit[i]
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

func (b *bindings) deducePack(p *Type, values []Value) bool {
	pack := Argument{IsPack: true}
	index := -1
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
		if len(v.Functions) == 1 && v.Functions[0].Type().Kind == FunctionType {
			v.Type = v.Functions[0].Type()
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
