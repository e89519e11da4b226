package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Lambda is a lambda expression and its closure type.
type Lambda struct {
	Node    syntax.Node
	Outer   *Scope  // the scope of the expression
	Scope   *Scope  // of its parameters and captures; its body lies in it
	Record  *Record // the closure type
	Mutable bool

	// Default is '=' or '&' for a capture default, else 0.
	Default byte

	operator *Function
	captures []*Capture
	captured bool
	escapes  Answer // unknown: not yet computed
}

// A Capture is one captured entity.
type Capture struct {
	Lambda      *Lambda
	Variable    *Variable // the captured variable; that of an init-capture is new
	This        bool      // this or *this
	StarThis    bool      // *this
	ByReference bool
	Implicit    bool
	Init        syntax.Node // the initializer of an init-capture
	Node        syntax.Node // where it is written; the first use of an implicit one
	Pack        bool
}

// lambda returns the lambda expression n in outer.
func (tu *TU) lambda(outer *Scope, n syntax.Node) *Lambda {
	k := key{scope: outer, node: n}
	if l := tu.lambdas[k]; l != nil {
		return l
	}
	l := &Lambda{Node: n, Outer: outer}
	tu.lambdas[k] = l
	l.Record = &Record{TU: tu, Closure: l, Outer: outer, dependent: outer.inPattern()}
	in := outer
	if t := n.Child(syntax.FieldTemplateParameters); !t.IsZero() {
		in = outer.lambdaTemplate(n)
	}
	l.Scope = &Scope{TU: tu, Kind: LambdaScope, Parent: in, Lambda: l, node: n, params: &nameTable[[1]Entity]{}}
	captures := n.Child(syntax.FieldCaptures)
	for c := range captures.Children() {
		if c.Kind() == syntax.LambdaDefaultCapture {
			l.Default = c.Text()[0]
		}
	}
	l.Mutable = l.Node.Specifiers().Has(syntax.Mutable)
	for _, p := range l.Operator().Decls[0].Params() {
		if p.Name != "" {
			l.Scope.addParam(p)
		}
	}
	for c := range captures.Children() {
		if name, init, _ := initCapture(c); !name.IsZero() {
			l.Scope.addParam(&Variable{TU: tu, Name: name.Text(), Scope: outer, Node: c, typ: initCaptureType(outer, c, init)})
		}
	}
	return l
}

// lambdaTemplate opens the scope of a generic lambda's explicit parameters.
func (s *Scope) lambdaTemplate(n syntax.Node) *Scope {
	in := &Scope{TU: s.TU, Kind: TemplateScope, Parent: s, node: n, params: &nameTable[[1]Entity]{}}
	for p := range n.Child(syntax.FieldTemplateParameters).Children() {
		name := p.Child(syntax.FieldName)
		if name.IsZero() {
			name = p.ChildOf(syntax.TypeIdentifier)
		}
		if d := p.Child(syntax.FieldDeclarator); !d.IsZero() {
			name, _ = declaratorName(d)
		}
		in.addParam(&TypeParam{Name: name.Text(), Node: p, Index: len(in.params.entries)})
	}
	return in
}

// initCapture takes [name = init] and [name{init}] apart.
func initCapture(c syntax.Node) (name, init syntax.Node, byReference bool) {
	switch c.Kind() {
	case syntax.AssignmentExpression:
		left := c.Child(syntax.FieldLeft)
		if left.Kind() == syntax.PointerExpression {
			return left.Child(syntax.FieldArgument), c.Child(syntax.FieldRight), true
		}
		return left, c.Child(syntax.FieldRight), false
	case syntax.PointerExpression:
		if a := c.Child(syntax.FieldArgument); a.Kind() == syntax.AssignmentExpression {
			return a.Child(syntax.FieldLeft), a.Child(syntax.FieldRight), true
		}
	case syntax.CompoundLiteralExpression:
		return c.Child(syntax.FieldType), c.Child(syntax.FieldValue), false
	case syntax.CallExpression:
		return c.Child(syntax.FieldFunction), c.Child(syntax.FieldArguments), false
	}
	return syntax.Node{}, syntax.Node{}, false
}

func initCaptureType(s *Scope, c, init syntax.Node) *Type {
	for init.Kind() == syntax.InitializerList || init.Kind() == syntax.ArgumentList {
		init = init.First()
	}
	_, _, ref := initCapture(c)
	if ref {
		return deduce(reference(Basic(Auto), LValueReference), s.Value(init))
	}
	return deduce(Basic(Auto), s.Value(init))
}

// LambdaAt returns the lambda that a lambda expression somewhere in s makes.
func (s *Scope) LambdaAt(n syntax.Node) *Lambda { return s.TU.lambda(s.At(n), n) }

// Operator returns the closure's call operator.
func (l *Lambda) Operator() *Function {
	if l.operator == nil {
		in := l.Outer
		f := &Function{TU: in.TU, Name: "operator()", Scope: in, Class: l.Record, Lambda: l}
		fd := &FuncDecl{Function: f, Node: l.Node, Declarator: l.Node.Child(syntax.FieldDeclarator), scope: in}
		if l.Scope != nil {
			fd.scope = l.Scope.Parent
		} else if t := l.Node.Child(syntax.FieldTemplateParameters); !t.IsZero() {
			fd.scope = in.lambdaTemplate(l.Node)
		}
		f.Decls = []*FuncDecl{fd}
		l.operator = f
	}
	return l.operator
}

func (l *Lambda) operatorType() *Type {
	t := &Type{Kind: FunctionType, Elem: Basic(Auto)}
	if d := l.Node.Child(syntax.FieldDeclarator); !d.IsZero() {
		t = l.operator.Decls[0].scope.functionType(Basic(Auto), d)
	}
	if !l.Mutable && t.Kind == FunctionType {
		t.Method |= Const
	}
	return t
}

// IsGeneric reports whether the call operator is a template.
func (l *Lambda) IsGeneric() bool {
	if !l.Node.Child(syntax.FieldTemplateParameters).IsZero() {
		return true
	}
	for _, p := range l.Operator().Decls[0].Params() {
		if p.isPlaceholder() {
			return true
		}
	}
	return false
}

// DeclaredSpaces returns the execution spaces that the lambda writes.
func (l *Lambda) DeclaredSpaces() ExecSpace { return l.Operator().Decls[0].DeclaredSpaces() }

// IsExtended answers whether this is an extended lambda: one in a body that runs on the host, which writes a device execution space
// (CUDA C++ Programming Guide 5.3.7.4).
func (l *Lambda) IsExtended() Answer {
	f := l.Outer.EnclosingBody()
	switch {
	case f == nil || f.RunsOn(Host) == No:
		return No
	case l.DeclaredSpaces().OnDevice():
		return Yes
	case l.Operator().RunsOn(Host) == Unknown: // a macro may write one
		return Unknown
	}
	return No
}

// PreservesResult reports whether the host compiler knows the result type of the extended lambda: it has a trailing return
// type, which names no parameter (ibid., restriction 15).
func (l *Lambda) PreservesResult() bool {
	written := l.Node.Child(syntax.FieldDeclarator).ChildOf(syntax.TrailingReturnType)
	if written.IsZero() {
		return false
	}
	for n := range written.All() {
		if n.Kind() == syntax.Identifier && slices.ContainsFunc(l.Operator().First().Params(), func(p *Variable) bool { return p.Name == n.Text() }) {
			return false
		}
	}
	return true
}

// Function returns the function whose body contains the lambda, or nil.
func (l *Lambda) Function() *Function { return l.Outer.EnclosingFunction() }

// Body returns the lambda's body.
func (l *Lambda) Body() syntax.Node { return l.Node.Child(syntax.FieldBody) }

// Captures returns the captures, explicit ones first.
func (l *Lambda) Captures() []*Capture {
	if l.captured {
		return l.captures
	}
	l.captured = true
	l.captures = l.writtenCaptures()
	if l.Default != 0 {
		seen := map[*Variable]bool{}
		for _, c := range l.captures {
			seen[c.Variable] = true
		}
		l.implicit(l.Body(), seen)
	}
	return l.captures
}

// writtenCaptures returns the captures that are not implicit.
func (l *Lambda) writtenCaptures() []*Capture {
	var captures []*Capture
	for c := range l.Node.Child(syntax.FieldCaptures).Children() {
		cap := &Capture{Lambda: l, Node: c}
		text := c.Text()
		name, init, ref := initCapture(c)
		switch {
		case c.Kind() == syntax.LambdaDefaultCapture || c.Kind() == syntax.Comment:
			continue
		case !name.IsZero():
			cap.Init, cap.ByReference = init, ref
			cap.Variable, _ = l.Scope.param(name.Text()).(*Variable)
		case text == "this" || strings.HasPrefix(text, "*"):
			cap.This, cap.StarThis = true, text != "this"
		default:
			cap.Pack = strings.Contains(text, "...")
			cap.ByReference = strings.HasPrefix(text, "&")
			id := strings.TrimSpace(strings.Trim(text, "&. \t\n"))
			for _, e := range l.Outer.Lookup(id, l.Node) {
				cap.Variable, _ = e.(*Variable)
			}
		}
		captures = append(captures, cap)
	}
	return captures
}

// implicit adds the captures that the capture default makes.
func (l *Lambda) implicit(n syntax.Node, seen map[*Variable]bool) {
	switch n.Kind() {
	case syntax.Identifier, syntax.QualifiedIdentifier:
		if namesDeclared(n) {
			return
		}
		if named := l.Scope.At(n).LookupNode(n); len(named) > 0 {
			l.implicitOf(named[0], n, seen)
		}
		return // arguments of a template are constants: none captures
	case syntax.This:
		l.implicitThis(n)
	case syntax.SizeofExpression, syntax.AlignofExpression, syntax.Decltype:
		return
	}
	for c := range n.Children() {
		l.implicit(c, seen)
	}
}

// namesDeclared reports whether a name is that of the entity declared by its declaration, enumerator
// or init-capture: it is no use of an entity that it hides.
func namesDeclared(n syntax.Node) bool {
	for {
		switch p := n.Parent(); p.Kind() {
		case syntax.StructuredBindingDeclarator:
			return true
		case syntax.Enumerator:
			return n.Field() == syntax.FieldName
		case syntax.AssignmentExpression:
			return n.Field() == syntax.FieldLeft && isCaptured(p)
		case syntax.PointerExpression:
			if !isCaptured(p.Parent()) {
				return false
			}
			n = p
		default:
			if !isDeclarator(p.Kind()) || innerDeclarator(p) != n {
				return n.Field() == syntax.FieldDeclarator
			}
			n = p
		}
	}
}

// isCaptured reports whether n is in the list of captures of a lambda.
func isCaptured(n syntax.Node) bool { return n.Parent().Kind() == syntax.LambdaCaptureSpecifier }

// implicitOf adds the captures implied by naming e in the body.
func (l *Lambda) implicitOf(e Entity, n syntax.Node, seen map[*Variable]bool) {
	switch e := e.(type) {
	case *Variable:
		if !seen[e] && l.reaches(e) {
			seen[e] = true
			l.captures = append(l.captures, &Capture{Lambda: l, Variable: e, Implicit: true, ByReference: l.Default == '&', Node: n})
		}
		if e.Member != nil && !e.IsStatic() {
			l.implicitThis(n)
		}
	case *Function:
		if e.Class != nil && !e.Decls[0].Specifiers().Has(syntax.Static) {
			l.implicitThis(n)
		}
	}
}

func (l *Lambda) implicitThis(n syntax.Node) {
	for _, c := range l.captures {
		if c.This {
			return
		}
	}
	l.captures = append(l.captures, &Capture{Lambda: l, This: true, Implicit: true, Node: n})
}

// reaches reports whether v is a local of an enclosing function with automatic
// storage, so that naming it in the lambda captures it.
func (l *Lambda) reaches(v *Variable) bool {
	if v.IsStatic() || v.Specifiers().Has(syntax.Extern) || v.DeclaredMemory() != 0 {
		return false
	}
	if v.Scope.Kind != BlockScope && !v.Parameter {
		return false
	}
	if v.Node.Start() >= l.Node.Start() && v.Node.End() <= l.Node.End() && v.Node.Tree() == l.Node.Tree() {
		return false // declared inside
	}
	if t := v.Type(); t.IsConst() && t.IsArithmetic() && !v.Initializer().IsZero() {
		if _, ok := v.Scope.Constant(v.Initializer()); ok {
			return false // its value is used, not the object
		}
	}
	return true
}

// captureOf returns the capture through which s sees v, or nil.
func (s *Scope) captureOf(v *Variable) *Capture {
	for ; s != nil; s = s.searchedNext() {
		if s.Kind == LambdaScope && s.Lambda.captured {
			for _, c := range s.Lambda.captures {
				if c.Variable == v {
					return c
				}
			}
		}
	}
	return nil
}

// fields returns the members of the closure type that hold captures by value.
func (l *Lambda) fields() []*Variable {
	var out []*Variable
	for _, c := range l.Captures() {
		t := unknown
		switch {
		case c.StarThis:
			if this := l.Outer.thisType(); this.Kind == Pointer {
				t = this.Elem
			}
		case c.This:
			t = l.Outer.thisType()
		case c.Variable != nil:
			t = c.Variable.Type()
			if c.ByReference {
				t = reference(t, LValueReference)
			} else if t.IsReference() {
				t = t.Elem
			}
		}
		out = append(out, &Variable{TU: l.Outer.TU, Name: c.Node.Text(), Scope: l.Scope, Node: c.Node, Member: l.Record, typ: t})
	}
	return out
}
