package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The range of launch configurations: CUDA C++ Programming Guide, execution
// configuration.

func init() { checks = append(checks, check{launchconfig.Rule, launchConfig}) }

func launchConfig(p *pass) {
	optIns := optIns{pass: p}
	look := func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind != sema.Launches || u.Constant {
				continue
			}
			l := u.Launch
			config := launchconfig.Config{Grid: dimensions(l, 0), Block: dimensions(l, 1)}
			if len(l.Config) > 2 {
				config.Shared = number(l.Scope, l.Config[2])
			}
			if config.Violation() != "" {
				config.OptedIn = optIns.mayHave(l)
			}
			if fault := config.Violation(); fault != "" && mayRun(b, l.Node) {
				p.report(l.Node, "the launch fails: %s", fault)
			}
		}
	}
	p.eachRunningBody(look)
}

// optIns knows the kernels that may be given more dynamic shared memory than
// they get by default.
type optIns struct {
	*pass
	asked, any bool
	named      map[syntax.Node]bool // kernels that are named outside of launches, by their first declaration
}

// mayHave reports whether some code may raise the limit of the kernel of a
// launch: code of this translation unit that raises one, or other code, which
// has the kernel from a header or from where its name is used as a value.
func (o *optIns) mayHave(l *sema.Launch) bool {
	if !o.asked {
		o.asked = true
		o.named = map[syntax.Node]bool{}
		for _, u := range o.Units {
			o.any = o.any || launchconfig.RaisesLimits(u)
		}
		for _, b := range o.Bodies() {
			for _, u := range b.Uses() {
				if (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil {
					o.named[definitionOf(u.Function)] = true
				}
			}
		}
	}
	if o.any || l.Kernel == nil {
		return true
	}
	return o.named[definitionOf(l.Kernel)] || slices.ContainsFunc(l.Kernel.Decls, func(d *sema.FuncDecl) bool {
		return o.Unit(d.Node) != o.Main()
	})
}

func number(s *sema.Scope, n syntax.Node) launchconfig.Number {
	v, ok := s.Constant(n)
	if !ok || !v.Type.IsInteger() && v.Type.Kind != sema.EnumType {
		return launchconfig.Number{}
	}
	return launchconfig.Number{Value: v.Int(), Known: true}
}

// dimensions reads the grid or block of a launch, its i-th argument: a number,
// a dim3 made in place, or a dim3 variable that nothing changes after its
// initializer.
func dimensions(l *sema.Launch, i int) (dims [3]launchconfig.Number) {
	if i >= len(l.Config) {
		return dims
	}
	one := launchconfig.Number{Value: 1, Known: true}
	if d := number(l.Scope, l.Config[i]); d.Known {
		return [3]launchconfig.Number{d, one, one}
	}
	list, scope := dim3List(l.Scope, l.Config[i])
	if list.IsZero() {
		return dims
	}
	given := 0
	for a := range list.Children() {
		if given < 3 {
			dims[given] = number(scope, a)
		}
		given++
	}
	if given > 3 || given == 1 && !dims[0].Known { // one argument may be a uint3
		return [3]launchconfig.Number{}
	}
	for ; given < 3; given++ {
		dims[given] = one
	}
	return dims
}

// dim3List returns the arguments that a dim3 is made from, and their scope.
func dim3List(s *sema.Scope, n syntax.Node) (syntax.Node, *sema.Scope) {
	n = n.Unparen()
	switch n.Kind() {
	case syntax.CallExpression:
		if call := s.Call(n); call != nil && call.Construct != nil && isDim3(call.Construct) {
			return n.Child(syntax.FieldArguments), s
		}
	case syntax.CompoundLiteralExpression:
		if isDim3(s.Value(n).Type) {
			return n.Child(syntax.FieldValue), s
		}
	case syntax.InitializerList:
		return n, s
	case syntax.Identifier:
		v, ok := s.Value(n).Entity.(*sema.Variable)
		if !ok || v.Parameter || !isDim3(v.Type()) || mayChange(v, n) {
			break
		}
		init := v.Initializer()
		if v.IsParenInit() {
			init = v.Declarator.Child(syntax.FieldParameters)
		}
		at := v.Scope.At(init)
		if init.Is(syntax.ArgumentList, syntax.InitializerList, syntax.ParameterList) {
			return init, at
		}
		if !init.IsZero() && init.Kind() != syntax.Identifier {
			return dim3List(at, init)
		}
	}
	return syntax.Node{}, nil
}

func isDim3(t *sema.Type) bool { return t.Kind == sema.RecordType && t.Record.Name == "dim3" }

// mayChange reports whether anything around a use of a variable may change it: an
// assignment to it or a member of it, its address taken, a reference bound to it.
// The function around the use is looked through as text, lambdas in it, too.
func mayChange(v *sema.Variable, use syntax.Node) bool {
	function := use
	for p := use.Parent(); !p.IsZero(); p = p.Parent() {
		if p.Kind() == syntax.FunctionDefinition {
			function = p
		}
	}
	for n := range function.All() {
		if n.Kind() == syntax.Identifier && n.Text() == v.Name && exposes(v, n) {
			return true
		}
	}
	return false
}

// exposes reports whether a variable that is named by n, or a member of it, may be
// changed by the expression or declaration around.
func exposes(v *sema.Variable, n syntax.Node) bool {
	e := n
	for e.Parent().Is(syntax.ParenthesizedExpression, syntax.FieldExpression) {
		e = e.Parent()
	}
	switch p := e.Parent(); p.Kind() {
	case syntax.AssignmentExpression:
		return p.Child(syntax.FieldLeft) == e
	case syntax.UpdateExpression:
		return true
	case syntax.PointerExpression:
		return p.Op() == syntax.AddressOf
	case syntax.CastExpression:
		return refers(v.Scope.At(p).Type(p.Child(syntax.FieldType)))
	case syntax.InitDeclarator:
		for d := p.Child(syntax.FieldDeclarator); !d.IsZero(); d = d.Child(syntax.FieldDeclarator) {
			if d.Kind() == syntax.ReferenceDeclarator {
				return refers(v.Scope.At(p).DeclaredType(p.Parent(), p.Child(syntax.FieldDeclarator)))
			}
		}
	case syntax.ArgumentList:
		return isChangedBy(v, p, e)
	}
	return false
}

// refers reports whether what is bound to a type may be changed through it.
func refers(t *sema.Type) bool {
	return t.Kind == sema.UnknownType || t.IsReference() && !t.Elem.IsConst()
}

// isChangedBy reports whether a call may change the variable that its argument
// names. A launch does not change its own configuration.
func isChangedBy(v *sema.Variable, list, arg syntax.Node) bool {
	call := list.Parent()
	if call.Kind() != syntax.CallExpression || call.IsLaunch() || call.Parent().IsLaunch() {
		return false
	}
	c := v.Scope.At(call).Call(call)
	switch {
	case c == nil:
		return true
	case c.Construct != nil:
		return refers(c.Construct) && c.Construct.Kind != sema.RecordType
	case c.Function == nil:
		return true
	}
	t := c.Function.Type()
	for i, a := range c.Args {
		if a == arg && i < len(t.Params) {
			return refers(t.Params[i])
		}
	}
	return t.Kind != sema.FunctionType
}

// mayRun reports whether a node of a body runs for all that constant conditions
// say: those around it, and those before it that end the function. An instance
// of a template often has branches that its arguments rule out, also by what
// its callers pass with them: there nothing but constants may decide.
func mayRun(b *sema.Body, n syntax.Node) bool {
	constant := func(cond syntax.Node) (value, known bool) {
		if v := cond.Child(syntax.FieldValue); !v.IsZero() {
			cond = v
		}
		c, ok := b.BodyScope().At(cond).Constant(cond)
		return ok && c.Bool(), ok
	}
	for body := b.FuncDecl.Body(); n != body && !n.IsZero(); n = n.Parent() {
		p := n.Parent()
		switch p.Kind() {
		case syntax.IfStatement:
			value, known := constant(p.Child(syntax.FieldCondition))
			switch n.Field() {
			case syntax.FieldConsequence:
				if !value && (known || b.Instance) {
					return false
				}
			case syntax.FieldAlternative:
				if value || !known && b.Instance {
					return false
				}
			}
		case syntax.WhileStatement, syntax.ForStatement:
			if cond := p.Child(syntax.FieldCondition); !cond.IsZero() && n.Field() == syntax.FieldBody {
				if value, known := constant(cond); !value && (known || b.Instance) {
					return false
				}
			}
		case syntax.CaseStatement: // which label a constant leads to may depend on those above
			if _, known := constant(p.Parent().Parent().Child(syntax.FieldCondition)); known {
				return false
			}
		case syntax.CompoundStatement:
			for s := p.First(); s != n; s = s.Next() {
				if s.Kind() != syntax.IfStatement || !ends(s.Child(syntax.FieldConsequence)) {
					continue
				}
				if value, known := constant(s.Child(syntax.FieldCondition)); value || !known && b.Instance {
					return false
				}
			}
		}
	}
	return true
}

// ends reports whether control does not come past a statement.
func ends(n syntax.Node) bool {
	if n.Kind() == syntax.CompoundStatement {
		last := n.First()
		for s := range n.Children() {
			if s.Kind() != syntax.Comment {
				last = s
			}
		}
		n = last
	}
	if n.Kind() == syntax.ExpressionStatement {
		n = n.First()
		if fun := n.Child(syntax.FieldFunction); n.Kind() == syntax.CallExpression && slices.Contains([]string{"abort", "exit", "std::abort", "std::exit"}, fun.Text()) {
			return true
		}
	}
	return n.Is(syntax.ReturnStatement, syntax.ThrowStatement, syntax.ThrowExpression, syntax.BreakStatement, syntax.ContinueStatement)
}
