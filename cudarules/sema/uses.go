package sema

import (
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A UseKind says what a function body does with a function, class or variable.
type UseKind uint8

const (
	Calls        UseKind = iota // a function, operator or conversion function
	Constructs                  // an object of class type
	Destroys                    // an object of class type
	Reads                       // the value of a variable, or of a part of it
	Writes                      // a variable, or a part of it; both for += and ++
	TakesAddress                // & of a variable or function, or an array that decays
	Binds                       // a reference to a variable, or a part of it
	Launches                    // a kernel
	Refers                      // a function is named without a call
)

// A Use is one thing that a body does. What is never evaluated, as the operand
// of sizeof, is no use.
type Use struct {
	Kind     UseKind
	Node     syntax.Node // where it is written
	Scope    *Scope      // in which it is written
	Function *Function   // called, constructor, referred to; nil for implicit members and if not known
	Call     *Call       // of a written call
	Record   *Record     // constructed or destroyed
	Special  SpecialKind // which member of Record, where Function is nil
	Variable *Variable
	Part     bool // only a part of the variable: an element or member
	Element  bool // the part is an element of an array, or lies in one
	Implicit bool // not written as a call: conversions, copies, destructors
	Constant bool // in a constant expression: evaluated by the compiler
	Launch   *Launch
}

// A Body is the definition of a function, of an instance of a template, or of
// a lambda.
type Body struct {
	*FuncDecl
	Instance bool // of a template whose pattern is a body too

	uses   []Use
	nodes  []syntax.Node
	done   bool
	listed bool // among the bodies of the translation unit
}

// maxInstances bounds the instances of one template that are bodies of a
// translation unit: generated code makes hundreds that differ in a tile size.
const maxInstances = 8

// Bodies returns the bodies in the units in focus: functions, lambdas and
// template patterns, but in the host's view none that run on the device alone.
// Behind them come the instances of templates, wherever they
// are defined, that these bodies call or launch.
func (tu *TU) Bodies() []*Body {
	if tu.bodyList != nil {
		return tu.bodyList
	}
	tu.bodyList = []*Body{}
	for _, u := range tu.Focus {
		for fd := range tu.FuncDecls(u) {
			tu.addBody(fd, false)
		}
		for v := range tu.Variables(u) {
			if v.Scope.Kind == NamespaceScope || v.Scope.Kind == ClassScope {
				tu.addLambdas(v.Scope, v.Initializer(), false)
			}
		}
	}
	tu.instantiate()
	for _, u := range tu.Focus {
		for fd := range tu.FuncDecls(u) {
			for _, in := range fd.Instances() {
				tu.addBody(in, true)
			}
		}
	}
	for i := 0; i < len(tu.bodyList); i++ { // grows while it runs
		b := tu.bodyList[i]
		elsewhere := tu.View == source.Device && !tu.Both && !b.Function.Spaces().OnDevice() // not compiled in this view
		for _, use := range b.Uses() {
			if f := use.Function; f != nil && f.isInstance() && (!elsewhere || use.Launch != nil) {
				if def := f.Definition(); def != nil {
					tu.addBody(def, true)
				}
			}
		}
	}
	return tu.bodyList
}

// isInstance reports whether f, or the class that it is a member of, is an
// instance of a template.
func (f *Function) isInstance() bool {
	if f.Lambda != nil {
		return false
	}
	return f.Pattern != nil || f.Class != nil && f.Class.Pattern != nil && !f.Class.dependent
}

func (tu *TU) addBody(fd *FuncDecl, instance bool) {
	if fd.Body().IsZero() || tu.bodiesOf[fd] != nil && tu.bodiesOf[fd].listed || tu.Unit(fd.Node).Prelude {
		return
	}
	if tu.View == source.Host && !tu.Both && !fd.Function.Spaces().OnHost() {
		return // a body of the device's view
	}
	if instance {
		if tu.instanced[fd.Node] >= maxInstances {
			return
		}
		tu.instanced[fd.Node]++
	}
	b := tu.bodyOf(fd, instance)
	b.listed = true
	tu.bodyList = append(tu.bodyList, b)
	tu.addLambdas(fd.BodyScope(), fd.Body(), instance)
}

func (tu *TU) addLambdas(root *Scope, n syntax.Node, instance bool) {
	n.Walk(func(n syntax.Node) bool {
		if n.Kind() == syntax.LambdaExpression {
			tu.addBody(tu.lambda(root.At(n), n).Operator().Decls[0], instance)
			return false
		}
		return true
	})
}

// Implied returns what an implicit or defaulted special member of a class does
// for its bases and members, as uses at the given node.
func (r *Record) Implied(k SpecialKind, at syntax.Node) []Use {
	var out []Use
	add := func(t *Type) {
		for t.Kind == Array {
			t = t.Elem
		}
		if t.Kind != RecordType {
			return
		}
		u := Use{Kind: Constructs, Node: at, Record: t.Record, Special: k, Implicit: true}
		switch k {
		case Destructor:
			u.Kind, u.Function = Destroys, t.Record.Destructor()
		case CopyAssignment, MoveAssignment:
			u.Kind = Calls
		case DefaultConstructor:
			u.Function = t.Record.Scope().resolveCall(t.Record.Constructors(), nil, nil)
		}
		out = append(out, u)
	}
	for _, b := range r.Bases() {
		add(b.Type)
	}
	for _, f := range r.Fields() {
		add(f.Type())
	}
	return out
}

// BodyOf returns the body of a definition.
func (tu *TU) BodyOf(fd *FuncDecl) *Body { return tu.bodyOf(fd, false) }

func (tu *TU) bodyOf(fd *FuncDecl, instance bool) *Body {
	if b := tu.bodiesOf[fd]; b != nil {
		return b
	}
	b := &Body{FuncDecl: fd, Instance: instance}
	tu.bodiesOf[fd] = b
	return b
}

// Uses returns what the body does, in the order of the text; lambdas in it are
// bodies of their own.
func (b *Body) Uses() []Use {
	if b.done {
		return b.uses
	}
	b.done = true
	w := &useWalker{body: b, root: b.BodyScope()}
	if f := b.Function; f.Class != nil && f.Lambda == nil {
		w.members()
	}
	w.statement(b.FuncDecl.Body())
	b.uses = w.uses
	return b.uses
}

type useWalker struct {
	body     *Body
	root     *Scope
	uses     []Use
	constant int // depth of enclosing constant expressions
}

func (w *useWalker) add(u Use) {
	u.Constant = w.constant > 0
	if u.Scope == nil {
		u.Scope = w.root.At(u.Node)
	}
	w.uses = append(w.uses, u)
}

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
			t := unknown
			for _, e := range class.Scope().Find(name.Text()) {
				if v, ok := e.(*Variable); ok {
					t = v.Type()
				}
			}
			if t.Kind == UnknownType {
				t = w.root.Type(name)
			}
			w.initialize(t, args, init)
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
		for _, m := range class.Fields() {
			if named[m.Name] {
				continue
			}
			if init := m.Initializer(); !init.IsZero() {
				w.initialize(m.Type(), init, w.body.FuncDecl.Name())
			} else {
				w.construct(m.Type(), nil, w.body.FuncDecl.Name(), DefaultConstructor)
			}
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

// construct records the construction of an object, or of the elements of an
// array, with the given arguments.
func (w *useWalker) construct(t *Type, args []syntax.Node, at syntax.Node, special SpecialKind) {
	for t.Kind == Array {
		t = t.Elem
	}
	if t.Kind != RecordType {
		return
	}
	u := Use{Kind: Constructs, Node: at, Record: t.Record, Special: special, Implicit: len(args) == 0 && special != DefaultConstructor}
	candidates := t.Record.Initializers()
	if special == CopyConstructor {
		candidates = t.Record.copying()
	}
	u.Function = w.root.At(at).resolveCall(candidates, args, nil)
	if u.Function == nil && special == CopyConstructor && len(candidates) == 1 {
		u.Function = candidates[0]
	}
	w.add(u)
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
// does beyond evaluating it.
func (w *useWalker) initialize(t *Type, init, at syntax.Node) {
	switch {
	case t.IsReference():
		w.bind(t, init)
		return
	case t.Kind != RecordType && t.Kind != Array:
		w.convert(t, init)
		return
	}
	elem := t
	for elem.Kind == Array {
		elem = elem.Elem
	}
	if elem.Kind != RecordType {
		return
	}
	var args []syntax.Node
	switch init.Kind() {
	case syntax.None:
		w.construct(t, nil, at, DefaultConstructor)
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
			w.aggregate(t, args)
			return
		}
	default:
		args = []syntax.Node{init}
		v := w.value(init)
		if v.Type.Kind == RecordType && v.Type.Record == elem.Record {
			if v.Category == PRValue {
				return // elided
			}
			w.construct(t, args, at, CopyConstructor)
			return
		}
		if v.Type.Kind == RecordType && w.convert(t, init) {
			return
		}
	}
	special := NoSpecial
	if len(args) == 1 && args[0].Kind() != syntax.InitializerList {
		if v := w.value(args[0]); v.Type.Kind == RecordType && v.Type.Record == elem.Record {
			special = CopyConstructor
		}
	}
	w.construct(t, args, at, special)
}

// aggregate records the initialization of the elements of an aggregate.
func (w *useWalker) aggregate(t *Type, args []syntax.Node) {
	for i, a := range args {
		et := unknown
		switch {
		case t.Kind == Array:
			et = t.Elem
		case a.Kind() == syntax.InitializerPair:
			continue
		default:
			if f := t.Record.Fields(); len(t.Record.Bases()) == 0 && i < len(f) {
				et = f[i].Type()
			}
		}
		if et.Kind != UnknownType {
			w.initialize(et, a, a)
		}
	}
}

// convert records the conversion function that turns an expression into t, and
// reports whether there is one.
func (w *useWalker) convert(t *Type, n syntax.Node) bool {
	if n.IsZero() {
		return false
	}
	v := w.value(n)
	if v.Type.Kind != RecordType || t.Kind == RecordType && t.Record == v.Type.Record {
		return false
	}
	if f := v.Type.Record.conversionTo(t); f != nil {
		w.add(Use{Kind: Calls, Node: n, Function: f, Implicit: true})
		return true
	}
	return false
}

// conversionTo returns the conversion function that yields t; nil if there is
// none or more than one.
func (r *Record) conversionTo(t *Type) *Function {
	var found *Function
	for _, e := range r.Find(conversionName) {
		f, ok := e.(*Function)
		if !ok || f.IsTemplate() {
			continue
		}
		to := f.Result().NonReference().Unqualified()
		if Equal(to, t.NonReference().Unqualified()) {
			return f
		}
		if to.IsArithmetic() && t.IsArithmetic() {
			if found != nil {
				return nil
			}
			found = f
		}
	}
	return found
}

func (w *useWalker) value(n syntax.Node) Value { return w.root.At(n).Value(n) }

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
			if !w.convert(t.Elem, n) {
				w.construct(t.Elem, []syntax.Node{n}, n, NoSpecial)
			}
		}
	}
}

// statement walks a statement or expression.
func (w *useWalker) statement(n syntax.Node) {
	if n.IsZero() || n.Kind() == syntax.Error {
		return
	}
	switch n.Kind() {
	case syntax.LambdaExpression:
		w.lambda(n)
	case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier, syntax.TypeDefinition,
		syntax.AliasDeclaration, syntax.UsingDeclaration, syntax.SizeofExpression, syntax.AlignofExpression,
		syntax.Decltype, syntax.TemplateArgumentList, syntax.TypeDescriptor, syntax.Comment, syntax.RequiresExpression:
		// never evaluated
	case syntax.StaticAssertDeclaration:
		w.constant++
		w.children(n)
		w.constant--
	case syntax.Declaration:
		w.declaration(n)
	case syntax.ForRangeLoop:
		w.rangeLoop(n)
	case syntax.IfStatement:
		w.ifStatement(n)
	case syntax.CallExpression:
		w.call(n)
	case syntax.BinaryExpression, syntax.UnaryExpression, syntax.UpdateExpression, syntax.AssignmentExpression,
		syntax.SubscriptExpression, syntax.PointerExpression:
		w.operator(n)
	case syntax.FieldExpression:
		w.member(n)
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction:
		w.name(n)
	case syntax.NewExpression:
		w.newExpression(n)
	case syntax.DeleteExpression:
		w.deleteExpression(n)
	case syntax.CompoundLiteralExpression:
		t := w.root.At(n).Type(n.Child(syntax.FieldType))
		w.initialize(t, n.Child(syntax.FieldValue), n)
		w.children(n.Child(syntax.FieldValue))
	case syntax.CastExpression:
		t := w.root.At(n).Type(n.Child(syntax.FieldType))
		w.initialize(t, n.Child(syntax.FieldValue), n)
		w.statement(n.Child(syntax.FieldValue))
	case syntax.ReturnStatement:
		if e := n.First(); !e.IsZero() {
			w.initialize(w.body.Function.Result(), e, e)
			w.statement(e)
		}
	case syntax.CaseStatement:
		w.constant++
		w.statement(n.Child(syntax.FieldValue))
		w.constant--
		for c := range n.Children() {
			if c.Field() != syntax.FieldValue {
				w.statement(c)
			}
		}
	default:
		w.children(n)
	}
}

func (w *useWalker) children(n syntax.Node) {
	for c := n.First(); !c.IsZero(); c = c.Next() {
		w.statement(c)
	}
}

// lambda records the captures' initializers; the body is a body of its own.
func (w *useWalker) lambda(n syntax.Node) {
	for c := range n.Child(syntax.FieldCaptures).Children() {
		if _, init, _ := initCapture(c); !init.IsZero() {
			w.statement(init)
		}
	}
}

func (w *useWalker) declaration(n syntax.Node) {
	scope := w.root.At(n)
	for d := range n.Children() {
		if d.Field() != syntax.FieldDeclarator {
			continue
		}
		v := scope.LocalAt(d)
		if v == nil {
			if d.Kind() == syntax.InitDeclarator {
				w.statement(d.Child(syntax.FieldValue)) // a structured binding
			}
			continue
		}
		if v.IsConstexpr() {
			w.constant++
		}
		init := v.Initializer()
		if d.Kind() == syntax.FunctionDeclarator { // A x(y);
			init = d.Child(syntax.FieldParameters)
			w.vexing(v, init)
		} else {
			if !v.HasSpecifier("extern") {
				w.initialize(v.Type(), init, d)
			}
			w.statement(init)
		}
		if !v.IsStatic() && !v.HasSpecifier("extern") {
			w.destroy(v.Type(), d)
		}
		if v.IsConstexpr() {
			w.constant--
		}
		for inner := innerDeclarator(d); !inner.IsZero(); inner = innerDeclarator(inner) {
			if size := inner.Child(syntax.FieldSize); !size.IsZero() {
				w.constant++
				w.statement(size)
				w.constant--
			}
		}
	}
	if val := n.Child(syntax.FieldValue); !val.IsZero() { // if (T x = e)
		w.statement(val)
	}
}

// vexing records "A x(y);", whose arguments the grammar reads as parameters.
func (w *useWalker) vexing(v *Variable, list syntax.Node) {
	var args []syntax.Node
	for _, p := range parameterNodes(list) {
		args = append(args, p)
		w.statement(p.Child(syntax.FieldType))
	}
	if v.Type().Kind == RecordType {
		special := NoSpecial
		if len(args) == 1 {
			if x := w.value(args[0]); x.Type.Kind == RecordType && x.Type.Record == v.Type().Record {
				special = CopyConstructor
			}
		}
		w.construct(v.Type(), args, v.Declarator, special)
	}
}

// LocalAt returns the variable that a declarator right in s declares.
func (s *Scope) LocalAt(d syntax.Node) *Variable {
	for _, r := range s.regions {
		for _, x := range r.order {
			if x.declarator == d && (x.kind == variableDecl || x.kind == functionDecl && s.isVariable(x)) {
				return s.variable(x)
			}
		}
	}
	return nil
}

func (w *useWalker) rangeLoop(n syntax.Node) {
	inside := w.root.At(n.Child(syntax.FieldBody))
	if n.Child(syntax.FieldBody).Kind() == syntax.CompoundStatement {
		inside = w.root.At(n.Child(syntax.FieldRight))
	}
	right := n.Child(syntax.FieldRight)
	if t := w.value(right).Type; t.Kind == RecordType {
		for _, name := range []string{"begin", "end"} {
			for _, e := range t.Record.Find(name) {
				if f, ok := e.(*Function); ok {
					w.add(Use{Kind: Calls, Node: right, Function: f, Implicit: true})
					break
				}
			}
		}
	}
	if v := inside.LocalAt(n.Child(syntax.FieldDeclarator)); v != nil && v.Type().Kind == RecordType {
		w.construct(v.Type(), nil, n.Child(syntax.FieldDeclarator), CopyConstructor)
		w.destroy(v.Type(), n.Child(syntax.FieldDeclarator))
	}
	for c := range n.Children() {
		if c.Field() != syntax.FieldDeclarator && c.Field() != syntax.FieldType {
			w.statement(c)
		}
	}
}

// ifStatement leaves out the branch that "if constexpr" discards.
func (w *useWalker) ifStatement(n syntax.Node) {
	cond := n.Child(syntax.FieldCondition)
	skip := syntax.Node{}
	if isConstexprIf(n) {
		w.constant++
		w.statement(cond)
		w.constant--
		skip = w.root.discarded(n)
	} else {
		w.statement(cond)
		if v := cond.Child(syntax.FieldValue); !v.IsZero() && v.Kind() != syntax.Declaration {
			w.convert(Basic(Bool), v)
		}
	}
	for c := range n.Children() {
		if c != cond && c != skip {
			w.statement(c)
		}
	}
}

// isConstexprIf reports whether an if statement says constexpr.
func isConstexprIf(n syntax.Node) bool {
	cond := n.Child(syntax.FieldCondition)
	text := string(n.Tree().Text[n.Start():cond.Start()])
	return len(text) >= 11 && containsWord(text, "constexpr")
}

func containsWord(text, word string) bool {
	for i := 0; i+len(word) <= len(text); i++ {
		if text[i:i+len(word)] == word {
			return true
		}
	}
	return false
}

func (w *useWalker) call(n syntax.Node) {
	scope := w.root.At(n)
	fun := n.Child(syntax.FieldFunction)
	args := n.Child(syntax.FieldArguments)
	if n.IsLaunch() {
		l := scope.Launch(n)
		w.add(Use{Kind: Launches, Node: n, Scope: scope, Function: l.Kernel, Launch: l})
		w.children(n.LaunchConfig())
		w.children(args)
		return
	}
	if isUnevaluatedCall(fun) {
		return
	}
	if _, ok := scope.intrinsic(n); ok {
		return
	}
	c := scope.Call(n)
	switch {
	case c.Construct != nil:
		if t := c.Construct; fun.Kind() == syntax.TemplateFunction && t.Kind == RecordType && isNamedCast(fun) || t.IsReference() {
			w.initialize(t, args.First(), n)
		} else if t.Kind == RecordType {
			w.initialize(t, args, n)
			w.destroy(t, n)
		} else if len(c.Args) == 1 {
			w.convert(t, c.Args[0])
		}
	default:
		w.add(Use{Kind: Calls, Node: n, Scope: scope, Function: c.Function, Call: c})
		w.arguments(c)
		if c.Function != nil {
			if r := c.Function.Result(); r.Kind == RecordType {
				w.destroy(r, n)
			}
		}
		for fun.Kind() == syntax.ParenthesizedExpression {
			fun = fun.First()
		}
		switch fun.Kind() {
		case syntax.FieldExpression:
			w.statement(fun.Child(syntax.FieldArgument))
			w.arrowOperator(fun)
		case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction:
			if v := scope.Value(fun); len(v.Functions) == 0 {
				w.name(fun)
			}
		default:
			w.statement(fun)
		}
	}
	w.children(args)
}

func isNamedCast(fun syntax.Node) bool {
	switch fun.Child(syntax.FieldName).Text() {
	case "static_cast", "const_cast", "reinterpret_cast", "dynamic_cast":
		return true
	}
	return false
}

// isUnevaluatedCall recognises operators that the grammar reads as calls.
func isUnevaluatedCall(fun syntax.Node) bool {
	switch fun.Text() {
	case "noexcept", "typeid", "alignof", "__alignof", "__alignof__", "offsetof", "__builtin_offsetof", "decltype":
		return true
	}
	return false
}

// arguments records the conversions and copies that passing arguments makes.
func (w *useWalker) arguments(c *Call) {
	if c.Function == nil {
		return
	}
	t := c.Function.Type()
	if t.Kind != FunctionType {
		return
	}
	for i, a := range c.Args {
		if i < len(t.Params) && t.Params[i].Kind != UnknownType {
			w.initialize(t.Params[i], a, a)
			if t.Params[i].Kind == RecordType {
				w.destroy(t.Params[i], a)
			}
		}
	}
	if def := c.Function.First(); len(t.Params) > len(c.Args) {
		for _, p := range def.Params()[min(len(c.Args), len(def.Params())):] {
			if init := p.Initializer(); !init.IsZero() {
				w.defaultArgument(c, p, init)
			}
		}
	}
}

// defaultArgument records the calls in a default argument at the call.
func (w *useWalker) defaultArgument(c *Call, p *Variable, init syntax.Node) {
	inner := &useWalker{body: w.body, root: p.Scope, constant: w.constant}
	inner.initialize(p.Type(), init, init)
	inner.statement(init)
	for _, u := range inner.uses {
		u.Node, u.Scope, u.Implicit = c.Node, c.Scope, true
		w.uses = append(w.uses, u)
	}
}

func (w *useWalker) arrowOperator(n syntax.Node) {
	if n.Child(syntax.FieldOperator).Text() != "->" {
		return
	}
	t := w.value(n.Child(syntax.FieldArgument)).Type
	if t.Kind != RecordType {
		return
	}
	for _, e := range t.Record.Find("operator->") {
		if f, ok := e.(*Function); ok {
			w.add(Use{Kind: Calls, Node: n, Function: f, Implicit: true})
			return
		}
	}
}

func (w *useWalker) operator(n syntax.Node) {
	scope := w.root.At(n)
	call := scope.Call(n)
	if call != nil && call.Function != nil {
		w.add(Use{Kind: Calls, Node: n, Scope: scope, Function: call.Function, Call: call})
		w.arguments(call)
	} else if c := scope.comparison(n); c != nil {
		w.add(Use{Kind: Calls, Node: n, Scope: scope, Function: c.ThreeWay, Implicit: true})
		if c.Rewritten != nil {
			w.add(Use{Kind: Calls, Node: n, Scope: scope, Function: c.Rewritten, Implicit: true})
		}
	} else if n.Kind() == syntax.AssignmentExpression {
		if t := scope.Value(n.Child(syntax.FieldLeft)).Type; t.Kind == RecordType && n.Child(syntax.FieldOperator).Text() == "=" {
			w.add(Use{Kind: Calls, Node: n, Scope: scope, Record: t.Record, Special: CopyAssignment})
		}
	}
	if call == nil { // a built-in operator
		w.operands(n)
	}
	w.children(n)
}

// operands records the conversion functions that turn operands of class type
// into those of a built-in operator.
func (w *useWalker) operands(n syntax.Node) {
	switch n.Child(syntax.FieldOperator).Text() {
	case "!", "not", "&&", "||", "and", "or":
		for c := range n.Children() {
			if c.Field() != syntax.FieldOperator {
				w.convert(Basic(Bool), c)
			}
		}
		return
	}
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	if left.IsZero() || right.IsZero() {
		return
	}
	if t := w.value(left).Type; t.IsArithmetic() {
		w.convert(t, right)
	}
	if t := w.value(right).Type; t.IsArithmetic() && n.Kind() == syntax.BinaryExpression {
		w.convert(t, left)
	}
}

func (w *useWalker) member(n syntax.Node) {
	w.arrowOperator(n)
	v := w.value(n)
	switch e := v.Entity.(type) {
	case *Variable:
		if e.IsStatic() {
			w.variable(n, e)
		}
	}
	w.statement(n.Child(syntax.FieldArgument))
}

// name records the use of a variable or function by its name.
func (w *useWalker) name(n syntax.Node) {
	v := w.value(n)
	if len(v.Functions) > 0 {
		kind := Refers
		if p := n.Parent(); p.Kind() == syntax.PointerExpression {
			kind = TakesAddress
		}
		u := Use{Kind: kind, Node: n}
		if len(v.Functions) == 1 {
			u.Function = v.Functions[0]
		}
		w.add(u)
		return
	}
	if e, ok := v.Entity.(*Variable); ok {
		w.variable(n, e)
	}
}

// variable records how the expression around the name n uses variable v.
func (w *useWalker) variable(n syntax.Node, v *Variable) {
	u := Use{Variable: v}
	add := func(k UseKind) {
		u.Kind, u.Node = k, n
		w.add(u)
	}
	for {
		p := n.Parent()
		switch p.Kind() {
		case syntax.ParenthesizedExpression:
		case syntax.FieldExpression:
			if n.Field() != syntax.FieldArgument {
				break
			}
			if p.Child(syntax.FieldOperator).Text() != "." {
				add(Reads)
				return
			}
			if fs := w.value(p).Functions; len(fs) > 0 { // a member function gets this
				add(Binds)
				return
			}
			if m, ok := w.value(p).Entity.(*Variable); ok && m.Type().IsReference() {
				u.Part = true
				add(Reads)
				return
			}
			u.Part = true
		case syntax.SubscriptExpression:
			if n.Field() != syntax.FieldArgument {
				add(Reads)
				return
			}
			switch w.value(n).Type.Kind {
			case Array:
			case RecordType:
				add(Binds)
				return
			default:
				add(Reads)
				return
			}
			u.Part, u.Element = true, true
		case syntax.AssignmentExpression:
			if n.Field() == syntax.FieldLeft {
				if p.Child(syntax.FieldOperator).Text() != "=" {
					add(Reads)
				}
				add(Writes)
				return
			}
			add(w.reading(n))
			return
		case syntax.UpdateExpression:
			add(Reads)
			add(Writes)
			return
		case syntax.PointerExpression:
			switch {
			case p.Child(syntax.FieldOperator).Text() == "&":
				add(TakesAddress)
				return
			case w.value(n).Type.Kind == Array: // *a is a[0]
				u.Part, u.Element = true, true
			default:
				add(Reads)
				return
			}
		case syntax.ArgumentList, syntax.InitializerList:
			if w.boundTo(n, p).IsReference() {
				add(Binds)
				return
			}
			add(w.reading(n))
			return
		case syntax.InitDeclarator:
			name, _ := declaratorName(p)
			if x := w.root.At(p).LocalAt(p); x != nil && x.Type().IsReference() && !name.IsZero() {
				add(Binds)
				return
			}
			add(w.reading(n))
			return
		case syntax.ReturnStatement:
			if w.body.Function.Result().IsReference() {
				add(Binds)
				return
			}
			add(w.reading(n))
			return
		case syntax.ForRangeLoop:
			if n.Field() == syntax.FieldRight {
				add(Binds)
				return
			}
			add(w.reading(n))
			return
		case syntax.ConditionalExpression:
			if n.Field() == syntax.FieldCondition || w.value(p).Category != LValue {
				add(w.reading(n))
				return
			}
		default:
			add(w.reading(n))
			return
		}
		n = p
	}
}

// reading is a read, or for an array that decays the taking of its address.
func (w *useWalker) reading(n syntax.Node) UseKind {
	if w.value(n).Type.Kind == Array {
		return TakesAddress
	}
	return Reads
}

// boundTo returns the type of the parameter that argument n of a list
// initializes; unknown if that is not known.
func (w *useWalker) boundTo(n, list syntax.Node) *Type {
	call := list.Parent()
	var f *Function
	if call.Kind() == syntax.CallExpression && !call.IsLaunch() {
		if c := w.root.At(call).Call(call); c != nil {
			f = c.Function
		}
	}
	if f == nil {
		return unknown
	}
	i := 0
	for a := range list.Children() {
		if a == n {
			break
		}
		i++
	}
	if t := f.Type(); t.Kind == FunctionType && i < len(t.Params) {
		return t.Params[i]
	}
	return unknown
}

func (w *useWalker) newExpression(n syntax.Node) {
	scope := w.root.At(n)
	t := scope.Value(n).Type
	if t.Kind == Pointer {
		args := n.Child(syntax.FieldArguments)
		w.initialize(t.Elem, args, n)
	}
	w.children(n.Child(syntax.FieldArguments))
	w.children(n.Child(syntax.FieldPlacement))
}

func (w *useWalker) deleteExpression(n syntax.Node) {
	for c := range n.Children() {
		if t := w.value(c).Type; t.Kind == Pointer {
			w.destroy(t.Elem, n)
		}
		w.statement(c)
	}
}
