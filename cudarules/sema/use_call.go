package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

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
		cast, _ := n.Cast()
		if t := c.Construct; t.Kind == RecordType && cast.Kind.IsNamed() || t.IsReference() {
			w.initialize(t, args.First(), n, true)
		} else if t.Kind == RecordType {
			w.initialize(t, args, n, true)
			w.destroyResult(t, n)
		} else if len(c.Args) == 1 {
			w.convert(t, c.Args[0], true)
		}
	default:
		w.add(Use{Kind: Calls, Node: n, Scope: scope, Function: c.Function, Call: c})
		if l := scope.launchCall(c); l != nil {
			w.add(Use{Kind: Launches, Node: n, Scope: scope, Function: l.Kernel, Launch: l})
		}
		w.arguments(c)
		if c.Function != nil {
			if r := c.Function.Result(); r.Kind == RecordType {
				w.destroyResult(r, n)
			}
		}
		fun = fun.Unparen()
		switch fun.Kind() {
		case syntax.FieldExpression:
			w.statement(fun.Child(syntax.FieldArgument))
			w.arrowOperator(fun)
		case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction:
			if v := scope.Value(fun); len(v.Functions()) == 0 {
				w.name(fun)
			}
		default:
			w.statement(fun)
		}
		if v := w.value(fun); v.Type.Kind == RecordType && c.Function == nil && len(c.Candidates) == 0 { // a pointer to a function
			w.callConversion(v.soleConversion(func(t *Type) bool { return t.Kind == Pointer && t.Elem.Kind == FunctionType }), fun)
		}
	}
	w.children(args)
}

// literal records the call of a literal operator.
func (w *useWalker) literal(n syntax.Node) {
	scope := w.root.At(n)
	c := scope.Call(n)
	if c == nil || c.Function == nil {
		return
	}
	w.add(Use{Kind: Calls, Node: n, Scope: scope, Function: c.Function, Call: c})
	if r := c.Function.Result(); r.Kind == RecordType {
		w.destroyResult(r, n)
	}
}

// destroyResult records the end of the temporary object that an expression makes.
// One that is returned is the caller's.
func (w *useWalker) destroyResult(t *Type, n syntax.Node) {
	at := n
	for n.Parent().Is(syntax.ParenthesizedExpression, syntax.ConditionalExpression) && n.Field() != syntax.FieldCondition {
		n = n.Parent()
	}
	if n.Parent().Kind() == syntax.ReturnStatement && Equal(w.body.Function.Result().Unqualified(), t.Unqualified()) {
		return
	}
	w.destroy(t, at)
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
	w.passing(c.Function, c.Args, c.Node)
}

// passing records what passing arguments to a function in the call at a node
// does: conversions, copies, default arguments.
func (w *useWalker) passing(f *Function, args []syntax.Node, at syntax.Node) {
	t := f.Type()
	if t.Kind != FunctionType {
		return
	}
	if !w.converting { // else no second conversion of the user's follows
		w.converting = true
		for i, a := range args {
			if a.Kind() == syntax.ParameterPackExpansion {
				break // what follows stands for other parameters
			}
			if i < len(t.Params) && t.Params[i].Kind != UnknownType {
				w.initialize(t.Params[i], a, a, false)
				if t.Params[i].Kind == RecordType {
					w.destroy(t.Params[i], a)
				}
			}
		}
		w.converting = false
	}
	if slices.ContainsFunc(args, func(a syntax.Node) bool { return a.Kind() == syntax.ParameterPackExpansion }) {
		return
	}
	for i := len(args); i < len(t.Params); i++ {
		if p := f.defaultOf(i); p != nil {
			w.defaultArgument(at, p, p.Initializer())
		}
	}
}

// defaultOf returns the i-th parameter as a declaration has it that gives it a
// default argument, or nil. An explicit specialization has those of its template.
func (f *Function) defaultOf(i int) *Variable {
	for _, d := range f.Decls {
		if p := d.Params(); i < len(p) && !p[i].Initializer().IsZero() {
			return p[i]
		}
	}
	if !f.special || f.Pattern == nil {
		return nil
	}
	for _, d := range f.Pattern.Decls {
		instance := &FuncDecl{Function: f, Node: d.Node, Declarator: d.Declarator, Template: d.Template, scope: d.scope.Parent.templateScope(d.Template, f.Args)}
		if p := instance.Params(); i < len(p) && !p[i].Initializer().IsZero() {
			return p[i]
		}
	}
	return nil
}

// defaultArgument records the calls in a default argument at the call.
func (w *useWalker) defaultArgument(at syntax.Node, p *Variable, init syntax.Node) {
	inner := &useWalker{body: w.body, root: p.Scope, constant: w.constant, defaulted: w.defaulted, depth: w.depth + 1}
	if inner.defaulted == nil {
		inner.defaulted = map[*Variable]bool{}
	}
	if inner.defaulted[p] || !p.TU.limits.Allows(limit.TemplateDepth, inner.depth) {
		return // the same once more
	}
	inner.defaulted[p] = true
	inner.initialize(p.Type(), init, init, false)
	inner.statement(init)
	for _, u := range inner.uses {
		u.Node, u.Scope, u.Implicit, u.Inserted = at, w.root.At(at), true, true
		w.uses = append(w.uses, u)
	}
}

func (w *useWalker) arrowOperator(n syntax.Node) {
	if n.Op() != syntax.Arrow {
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
	} else if call == nil && n.Kind() == syntax.AssignmentExpression {
		if t := scope.Value(n.Child(syntax.FieldLeft)).Type; t.Kind == RecordType && n.Op() == syntax.Assign {
			w.add(Use{Kind: Calls, Node: n, Scope: scope, Record: t.Record, Special: CopyAssignment})
			if right := n.Child(syntax.FieldRight); right.Kind() != syntax.InitializerList {
				w.bind(reference(t.Record.Type().With(Const), LValueReference), right)
			}
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
	scope := w.root.At(n)
	for c := range n.Children() {
		switch c.Field() {
		case syntax.FieldOperator:
		case syntax.FieldIndices:
			w.callConversion(scope.operandConversion(n, c.First()), c.First())
		default:
			w.callConversion(scope.operandConversion(n, c), c)
		}
	}
}

func (w *useWalker) newExpression(n syntax.Node) {
	scope := w.root.At(n)
	t := scope.Value(n).Type
	if t.Kind == Pointer {
		args := n.Child(syntax.FieldArguments)
		w.initialize(t.Elem, args, n, true)
		values := []Value{prvalue(Basic(ULong))}
		for a := range n.Child(syntax.FieldPlacement).Children() {
			values = append(values, scope.argumentValue(a))
		}
		w.allocation(t.Elem, "operator new", !n.Child(syntax.FieldDeclarator).IsZero(), values, n)
	}
	if size := n.Child(syntax.FieldDeclarator).Child(syntax.FieldLength); !size.IsZero() {
		if v := w.value(size); v.Type.Kind == RecordType {
			w.callConversion(v.soleConversion(isIndexType), size)
		}
		w.statement(size)
	}
	w.children(n.Child(syntax.FieldArguments))
	w.children(n.Child(syntax.FieldPlacement))
}

// allocation records the call of a class's own operator new or delete.
func (w *useWalker) allocation(t *Type, name string, array bool, args []Value, n syntax.Node) {
	if t.Kind != RecordType || strings.HasPrefix(n.Text(), "::") {
		return
	}
	if array {
		name += "[]"
	}
	if f, _ := pickFor(t.Record.functions(name), nil, args, nil); f != nil {
		w.add(Use{Kind: Calls, Node: n, Function: f, Implicit: true})
	}
}

func (w *useWalker) deleteExpression(n syntax.Node) {
	for c := range n.Children() {
		v := w.value(c)
		if v.Type.Kind == RecordType {
			if f := v.soleConversion(isObjectPointer); w.callConversion(f, c) {
				v = valueOf(f.Result())
			}
		}
		if v.Type.Kind == Pointer {
			w.destroy(v.Type.Elem, n)
			w.allocation(v.Type.Elem, "operator delete", strings.HasPrefix(strings.TrimLeft(strings.TrimPrefix(n.Text(), "delete"), " \t\n"), "["), []Value{v}, n)
		}
		w.statement(c)
	}
}
