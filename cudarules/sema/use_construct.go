package sema

import (
	"math"
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// members records what a constructor or destructor does for bases and members.
func (w *useWalker) members() {
	f, class := w.body.Function, w.body.Function.Class
	switch {
	case f.Name == class.Name && class.Name != "":
		list := w.body.Node.ChildOf(syntax.FieldInitializerList)
		named := map[string]bool{}
		for init := range list.Children() {
			if init.Kind() != syntax.MemberInitializer {
				continue
			}
			name := init.First()
			args := init.ChildOf(syntax.ArgumentList, syntax.InitializerList)
			named[templateName(lastName(name)).Text()] = true
			t := class.initializedBy(init, w.root)
			w.initialize(t, args, init, true)
			w.children(args)
			if t.Kind == RecordType && t.Record == class {
				return // a delegating constructor
			}
		}
		for _, base := range class.Bases() {
			if base.Type.Kind == RecordType && !named[base.Type.Record.Name] {
				w.construct(base.Type, nil, w.body.FuncDecl.Name(), DefaultConstructor)
			}
		}
		if !class.IsUnion() || len(named) == 0 { // a union has one member at a time
			rest := slices.DeleteFunc(slices.Clone(class.Fields()), func(m *Variable) bool { return m.Name != "" && named[m.Name] })
			w.defaults(class, rest, w.body.FuncDecl.Name())
		}
	case len(f.Name) > 0 && f.Name[0] == '~':
		for _, m := range class.Fields() {
			w.destroy(m.Type(), w.body.FuncDecl.Name())
		}
		for _, base := range class.Bases() {
			w.destroy(base.Type, w.body.FuncDecl.Name())
		}
	}
}

// initializedBy returns the type of the base or member that an initializer in a
// constructor of the class names; scope is that of the constructor.
func (r *Record) initializedBy(init syntax.Node, scope *Scope) *Type {
	t := unknown
	for _, e := range r.Scope().Find(init.First().Text()) {
		if v, ok := e.(*Variable); ok {
			t = v.Type()
		}
	}
	if t.Kind == UnknownType {
		t = scope.Type(init.First())
	}
	return t
}

// construct records the construction of an object, or of the elements of an
// array, with the given arguments.
func (w *useWalker) construct(t *Type, args []syntax.Node, at syntax.Node, special SpecialKind) {
	element := t.Kind == Array
	if t = t.element(); t.Kind != RecordType {
		return
	}
	u := Use{Kind: Constructs, Node: at, Record: t.Record, Special: special, Element: element,
		Implicit: len(args) == 0 && special != DefaultConstructor, Given: uint16(min(len(args), math.MaxUint16))}
	candidates := t.Record.Initializers()
	copies := special == CopyConstructor || special == MoveConstructor
	if copies {
		candidates = t.Record.copying()
	}
	f, ambiguous := w.root.At(at).pick(candidates, nil, args, nil, 0)
	switch {
	case f == nil && !ambiguous && copies && len(candidates) == 1:
		f = candidates[0]
	case f == nil && !ambiguous && len(args) == 1 && w.convert(t, args[0], true): // what is copied or elided
		return
	}
	u.Function = f
	w.add(u)
	if f == nil {
		return
	}
	if len(args) > 0 || special == DefaultConstructor {
		w.passing(f, args, at)
	}
	if f.Class != t.Record && f.Name == f.Class.Name { // an inherited constructor
		w.defaults(t.Record, t.Record.Fields(), at)
	}
}

// defaults records the default initialization of members that nothing else
// initializes.
func (w *useWalker) defaults(r *Record, members []*Variable, at syntax.Node) {
	for _, m := range members {
		switch {
		case m.isPadding():
		case m.HasInitializer():
			w.add(Use{Kind: Initializes, Node: at, Record: r, Variable: m, Implicit: true})
		default:
			w.construct(m.Type(), nil, at, DefaultConstructor)
		}
	}
}

// copying returns which special member makes a copy of the value.
func (v Value) copying() SpecialKind {
	if v.Category == LValue {
		return CopyConstructor
	}
	return MoveConstructor
}

// copying returns the declared constructors that copy or move an object of the
// class. A template is none; the implicit ones are not declared.
func (r *Record) copying() []*Function {
	var out []*Function
	for _, f := range r.Constructors() {
		if t := f.Type(); t.Kind == FunctionType && !f.IsTemplate() && len(t.Params) > 0 && t.Params[0].IsReference() &&
			t.Params[0].Elem.Record == r && (len(t.Params) == 1 || f.hasDefault(1)) {
			out = append(out, f)
		}
	}
	return out
}

func (w *useWalker) destroy(t *Type, at syntax.Node) {
	for t.Kind == Array {
		t = t.Elem
	}
	if t.Kind == RecordType {
		w.add(Use{Kind: Destroys, Node: at, Record: t.Record, Function: t.Record.Destructor(), Special: Destructor, Implicit: true})
	}
}

// initialize records what initializing an object of type t from an initializer
// does beyond evaluating it. A direct initialization, as in T x(e), may call what
// is explicit.
func (w *useWalker) initialize(t *Type, init, at syntax.Node, direct bool) {
	elem := t.element()
	switch {
	case t.IsReference():
		w.bind(t, init)
		return
	case t.Kind == Array && init.Kind() == syntax.InitializerList && elem.Kind != RecordType:
		w.aggregate(t, slices.Collect(init.Children()), at)
		return
	case elem.Kind != RecordType:
		if init.Is(syntax.ArgumentList, syntax.InitializerList) {
			init = init.First()
		}
		w.convert(t, init, direct)
		return
	}
	var args []syntax.Node
	switch init.Kind() {
	case syntax.None:
		w.construct(t, nil, at, DefaultConstructor)
		return
	case syntax.InitializerPair: // .b = e
		w.initialize(t, init.Child(syntax.FieldValue), at, false)
		return
	case syntax.ArgumentList, syntax.InitializerList:
		for a := range init.Children() {
			if a.Kind() != syntax.Comment {
				args = append(args, a)
			}
		}
		if len(args) == 0 {
			w.construct(t, nil, at, DefaultConstructor)
			return
		}
		if init.Kind() == syntax.InitializerList && (t.Kind == Array || elem.Record.IsAggregate() == Yes) {
			w.aggregate(t, args, at)
			return
		}
	default:
		args = []syntax.Node{init}
		v := w.value(init)
		if v.Type.Kind == RecordType && v.Type.Record == elem.Record {
			if v.Category != PRValue { // else it is elided
				w.construct(t, args, at, v.copying())
			}
			return
		}
		if v.Type.Kind == RecordType && w.convert(t, init, direct) {
			return
		}
	}
	special := NoSpecial
	if len(args) == 1 && args[0].Kind() != syntax.InitializerList {
		if v := w.value(args[0]); v.Type.Kind == RecordType && v.Type.Record == elem.Record {
			if v.Category == PRValue {
				return
			}
			special = v.copying()
		}
	}
	w.construct(t, args, at, special)
}

// aggregate records the initialization of the elements of an aggregate.
func (w *useWalker) aggregate(t *Type, args []syntax.Node, at syntax.Node) {
	args = slices.DeleteFunc(args, func(a syntax.Node) bool { return a.Kind() == syntax.Comment })
	if t.Kind == Array {
		for _, a := range args {
			if w.elidesBraces(t.Elem, a) {
				return // which elements the further ones initialize is not known
			}
			w.initialize(t.Elem, a, a, false)
		}
		if int64(len(args)) < t.Len {
			w.construct(t.Elem, nil, at, DefaultConstructor)
		}
		return
	}
	for _, base := range t.Record.Bases() {
		if len(args) == 0 {
			w.construct(base.Type, nil, at, DefaultConstructor)
			continue
		}
		if w.elidesBraces(base.Type, args[0]) {
			return
		}
		w.initialize(base.Type, args[0], args[0], false)
		args = args[1:]
	}
	fields := slices.DeleteFunc(slices.Clone(t.Record.Fields()), (*Variable).isPadding)
	for _, a := range args {
		if a.Kind() == syntax.InitializerPair {
			name := a.Child(syntax.FieldDesignator).First().Text()
			for len(fields) > 0 && fields[0].Name != name {
				w.defaults(t.Record, fields[:1], at)
				fields = fields[1:]
			}
		}
		if len(fields) == 0 || w.elidesBraces(fields[0].Type(), a) {
			return
		}
		w.initialize(fields[0].Type(), a, a, false)
		fields = fields[1:]
	}
	if !t.Record.IsUnion() {
		w.defaults(t.Record, fields, at)
	}
}

// elidesBraces reports whether an initializer of an element that is an aggregate
// itself may be that of a part of it alone.
func (w *useWalker) elidesBraces(t *Type, n syntax.Node) bool {
	if n.Is(syntax.InitializerList, syntax.InitializerPair) || t.Kind != Array && (t.Kind != RecordType || t.Record.IsAggregate() == No) {
		return false
	}
	v := w.value(n).Type
	return v.Kind != t.Kind || t.Kind == RecordType && v.Record.DerivesFrom(t.Record) != Yes
}

// convert records the conversion function that turns an expression into t, in a
// direct initialization or not, and reports whether there is one.
func (w *useWalker) convert(t *Type, n syntax.Node, direct bool) bool {
	if n.IsZero() || n.Is(syntax.NumberLiteral, syntax.StringLiteral, syntax.CharLiteral) || t.IsDependent() {
		return false
	}
	v := w.value(n)
	if v.Type.Kind != RecordType || t.NonReference().Kind == RecordType && t.NonReference().Record == v.Type.Record {
		return false
	}
	return w.callConversion(v.conversionTo(t, direct), n)
}

// callConversion records the call of a conversion function if there is one.
func (w *useWalker) callConversion(f *Function, n syntax.Node) bool {
	if f != nil {
		w.add(Use{Kind: Calls, Node: n, Function: f, Implicit: true})
	}
	return f != nil
}

// condition records how the condition of a statement or of "?:" becomes a bool.
func (w *useWalker) condition(n syntax.Node) {
	if v, at := w.tested(n); v.Type.Kind == RecordType {
		w.callConversion(v.conversionTo(Basic(Bool), true), at)
	}
}

// selector records how the condition of a switch becomes an integer.
func (w *useWalker) selector(n syntax.Node) {
	if v, at := w.tested(n); v.Type.Kind == RecordType {
		w.callConversion(v.soleConversion(func(t *Type) bool { return t.IsInteger() || t.Kind == EnumType }), at)
	}
}

// tested returns the value that a condition tests, which may be that of a variable
// declared in it, and where it stands.
func (w *useWalker) tested(n syntax.Node) (Value, syntax.Node) {
	for n.Is(syntax.ConditionClause, syntax.ParenthesizedExpression) {
		if v := n.Child(syntax.FieldValue); !v.IsZero() {
			n = v
		} else {
			n = n.First()
		}
	}
	if n.Kind() != syntax.Declaration {
		return w.value(n), n
	}
	d := n.Child(syntax.FieldDeclarator)
	if v := w.root.At(n).LocalAt(d); v != nil {
		return lvalue(v.Type().NonReference()), d
	}
	return unknownValue, d
}

// alternatives records the conversion of one alternative of "?:" to the type of
// the other.
func (w *useWalker) alternatives(n syntax.Node) {
	for _, c := range []syntax.Node{n.Child(syntax.FieldConsequence), n.Child(syntax.FieldAlternative)} {
		w.callConversion(w.root.At(n).alternativeConversion(n, c), c)
	}
}

// bind records that a reference of type t is bound to an expression.
func (w *useWalker) bind(t *Type, n syntax.Node) {
	for n.Kind() == syntax.InitializerList || n.Kind() == syntax.ArgumentList {
		n = n.First()
	}
	if n.IsZero() || t.Elem == nil {
		return
	}
	v := w.value(n)
	if t.Elem.Kind == RecordType && v.Type.Kind != UnknownType {
		if v.Type.Kind != RecordType {
			w.construct(t.Elem, []syntax.Node{n}, n, NoSpecial) // a temporary
		} else if v.Type.Record.DerivesFrom(t.Elem.Record) == No {
			if !w.convert(t.Elem, n, false) {
				w.construct(t.Elem, []syntax.Node{n}, n, NoSpecial)
			}
		}
	} else if v.Type.Kind == RecordType {
		w.convert(t, n, false)
	}
}
