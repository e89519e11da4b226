package sema

import (
	"slices"
	"strings"

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
	Initializes                 // a member by its default initializer
)

// A Use is one thing that a body does. What is never evaluated, as the operand
// of sizeof, is no use.
type Use struct {
	Kind     UseKind
	Special  SpecialKind // which member of Record, where Function is nil
	Part     bool        // only a part of the variable: an element or member
	Element  bool        // the part is an element of an array, or lies in one; the object constructed is
	Implicit bool        // not written as a call: conversions, copies, destructors
	Inserted bool        // by the compiler, not where it is written: a default argument, the steps of a range-based for loop
	Constant bool        // in a constant expression: evaluated by the compiler
	Given    uint16      // how many arguments a constructor is given
	Node     syntax.Node // where it is written
	Scope    *Scope      // in which it is written
	Function *Function   // called, constructor, referred to; nil for implicit members and if not known
	Call     *Call       // of a written call
	Record   *Record     // constructed or destroyed
	Variable *Variable
	Launch   *Launch
}

// MayBeHidden reports whether the function outside of classes that a use names
// may be hidden from it by a member that was not seen: in a class with an unseen
// base, and in a function defined as a member of an unseen class. So may a function
// of the toolkit's for the device alone be hidden by one of the same name for both sides that a
// header which was not found declares in a namespace around the use. Names that are
// reserved for the compiler are none of members.
func (u *Use) MayBeHidden() bool {
	name := u.Node
	if u.Kind == Calls {
		name = name.Child(syntax.FieldFunction)
	}
	if name.Kind() == syntax.QualifiedIdentifier || strings.HasPrefix(name.Text(), "__") || u.Function != nil && u.Function.Class != nil {
		return false
	}
	for s := u.Scope; s != nil; s = s.Parent {
		if s.Kind == ClassScope && s.Record.inheritsUnseen() || s.Kind == FunctionScope && s.Function.adrift || s.Kind == NamespaceScope && s.Name != "" && s.mayHide(u.Function) {
			return true
		}
	}
	return false
}

// mayHide reports whether a header that was not found may declare, in the namespace s, what
// hides a function of the toolkit's for the device alone.
func (s *Scope) mayHide(f *Function) bool {
	return f != nil && len(s.TU.Source.Missing) > 0 && f.Scope == s.TU.Global && s.TU.Unit(f.First().Node).Prelude && f.RunsOn(Host) == No
}

// A Body is the definition of a function, of an instance of a template, or of
// a lambda; or the default initializer of a member as part of a constructor.
type Body struct {
	*FuncDecl
	Instance bool // of a template whose pattern is a body too

	uses     []Use
	spans    []span        // of the nodes that are evaluated
	operands []syntax.Node // that are compiled, but never evaluated
	lambdas  []*Lambda
	tried    bool // the spans are known
	done     bool
}

// NotCompiledInView reports whether a body is not compiled in the view of its
// translation unit, the device's, and is there for its launches alone.
func (b *Body) NotCompiledInView() bool {
	tu := b.Function.TU
	return tu.View == source.Device && !tu.Both && b.Function.RunsOn(Device) != Yes
}

// isInstance reports whether f is an instance of a template, or a member of a class
// that is one or lies in one.
func (f *Function) isInstance() bool {
	switch {
	case f.Lambda != nil:
		return false
	case f.Pattern != nil:
		return true
	}
	return f.Class != nil && !f.Class.dependent && f.Scope.inInstance()
}

// inInstance reports whether s lies in an instance of a template.
func (s *Scope) inInstance() bool {
	for ; s != nil; s = s.Parent {
		switch {
		case s.Kind == ClassScope && s.Record.Pattern != nil, s.Kind == FunctionScope && s.Function.isInstance():
			return true
		}
	}
	return false
}

// isDependent reports whether f, or the class that it is a member of, is a
// template or an instance in terms of other templates' parameters.
func (f *Function) isDependent() bool {
	if f.IsTemplate() || f.Class != nil && f.Class.dependent {
		return true
	}
	for i := range f.Args {
		if f.Args[i].IsDependent() {
			return true
		}
	}
	return false
}

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
	tu := b.Function.TU
	w := &useWalker{body: b, root: b.BodyScope(), uses: tu.spareUses}
	if b.Function.IsImmediate() {
		w.constant++
	}
	tu.spareUses = nil // a walk may ask for the uses of another body
	switch f := b.Function; {
	case b.initialized != nil:
		w.initialize(b.initialized.Type(), b.FuncDecl.Body(), b.FuncDecl.Body(), b.initialized.isDirect())
	case f.Class != nil && f.Lambda == nil:
		w.members()
	}
	w.statement(b.FuncDecl.Body())
	b.uses = slices.Clone(w.uses)
	tu.spareUses = w.uses[:0]
	return b.uses
}

type useWalker struct {
	body     *Body
	root     *Scope
	uses     []Use
	constant int // depth of enclosing constant expressions

	converting bool               // the arguments of a call
	defaulted  map[*Variable]bool // parameters whose default arguments the call in hand evaluates
	depth      int                // of default arguments within one another
}

func (w *useWalker) add(u Use) {
	u.Constant = w.constant > 0 || u.Function != nil && u.Function.IsImmediate()
	if u.Scope == nil {
		u.Scope = w.root.At(u.Node)
	}
	w.uses = append(w.uses, u)
}

func (w *useWalker) value(n syntax.Node) Value { return w.root.At(n).Value(n) }

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
		syntax.SubscriptExpression, syntax.PointerExpression, syntax.CommaExpression:
		w.operator(n)
	case syntax.UserDefinedLiteral:
		w.literal(n)
	case syntax.FieldExpression:
		w.member(n)
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction:
		w.name(n)
	case syntax.NewExpression:
		w.newExpression(n)
	case syntax.DeleteExpression:
		w.deleteExpression(n)
	case syntax.CompoundLiteralExpression:
		w.initialize(w.value(n).Type, n.Child(syntax.FieldValue), n, true)
		w.children(n.Child(syntax.FieldValue))
	case syntax.CastExpression:
		c, _ := w.root.CastAt(n)
		w.initialize(c.To, c.Operand, n, true)
		w.statement(c.Operand)
	case syntax.ReturnStatement:
		if e := n.First(); !e.IsZero() {
			w.initialize(w.body.Function.Result(), e, e, false)
			w.statement(e)
		}
	case syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement, syntax.ConditionalExpression:
		w.condition(n.Child(syntax.FieldCondition))
		if n.Kind() == syntax.ConditionalExpression {
			w.alternatives(n)
		}
		w.children(n)
	case syntax.SwitchStatement:
		w.selector(n.Child(syntax.FieldCondition))
		w.children(n)
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

// lambda records the captures' initializers and copies; the body is a body of its
// own.
func (w *useWalker) lambda(n syntax.Node) {
	for c := range n.Child(syntax.FieldCaptures).Children() {
		if _, init, _ := initCapture(c); !init.IsZero() {
			w.statement(init)
		}
	}
	for _, c := range w.body.Function.TU.lambda(w.root.At(n), n).copies() {
		switch {
		case c.Variable == nil || c.Pack:
		case !c.Init.IsZero():
			w.initialize(c.Variable.Type(), c.Init, c.Node, false)
		default:
			w.construct(c.Variable.Type().NonReference(), nil, c.Node, CopyConstructor)
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
			if d.Kind() == syntax.InitDeclarator && !scope.TakesParameters(d) {
				w.binding(d)
			}
			continue
		}
		if v.IsConstexpr() {
			w.constant++
		}
		init := v.Initializer()
		_, unseen := v.Mark(syntax.Macro)
		isObject := !v.Specifiers().Has(syntax.Extern) && v.DeclaredMemory() == 0 && !unseen // no constructor runs for __shared__ and its like
		if d.Kind() == syntax.FunctionDeclarator {                                           // A x(y);
			init = d.Child(syntax.FieldParameters)
			w.mostVexing(v, init)
		} else {
			if isObject {
				w.initialize(v.Type(), init, d, v.isDirect())
			}
			w.statement(init)
		}
		if isObject && !v.IsStatic() {
			w.destroy(v.Type(), d)
		}
		if v.IsConstexpr() {
			w.constant--
		}
		for inner := d; !inner.IsZero(); inner = innerDeclarator(inner) {
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

// mostVexing records "A x(y);", whose arguments the grammar reads as parameters.
func (w *useWalker) mostVexing(v *Variable, list syntax.Node) {
	var args []syntax.Node
	for _, p := range parameterNodes(list) {
		args = append(args, p)
		w.statement(p.Child(syntax.FieldType))
		for d := p.Child(syntax.FieldDeclarator); !d.IsZero(); d = innerDeclarator(d) {
			w.statement(d.Child(syntax.FieldSize))
		}
	}
	if v.Type().Kind == RecordType {
		special := NoSpecial
		if len(args) == 1 {
			if x := w.value(args[0]); x.Type.Kind == RecordType && x.Type.Record == v.Type().Record {
				special = CopyConstructor
			}
		}
		w.construct(v.Type(), args, v.Declarator, special)
	} else if len(args) == 1 {
		w.convert(v.Type(), args[0], true)
	}
}

// LocalAt returns the variable that a declarator right in s declares.
func (s *Scope) LocalAt(d syntax.Node) *Variable {
	if m := s.memory(d); m.has(d) {
		if at := m.variables.at(m.span, d); at != nil && (*at).Scope == s {
			return *at
		}
	}
	for _, r := range s.regions {
		for _, x := range r.order {
			if x.declarator == d && (x.kind == variableDecl || x.kind == functionDecl) && !s.declaresFunction(x) {
				return s.variable(x)
			}
		}
	}
	return nil
}

// ifStatement leaves out the branch that "if constexpr" discards.
func (w *useWalker) ifStatement(n syntax.Node) {
	cond := n.Child(syntax.FieldCondition)
	skip := syntax.Node{}
	if IsConstexprIf(n) {
		w.constant++
		w.statement(cond)
		w.constant--
		skip = w.root.discarded(n)
	} else {
		w.condition(cond)
		w.statement(cond)
	}
	for c := range n.Children() {
		if c != cond && c != skip {
			w.statement(c)
		}
	}
}

// IsConstexprIf reports whether an if statement is an if constexpr.
func IsConstexprIf(n syntax.Node) bool {
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
