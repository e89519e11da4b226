package rules

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on alloca in device code: CUDA C++ Programming Guide 5.3.6.5.

func init() {
	register(allocaWindows, rule.Info{
		ID: "alloca-windows", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.6.5",
		Doc: "alloca in device code has a bound, for the stack of a thread is small; with Microsoft's compiler as the host's it needs <malloc.h>.",
		Bad: `#include <malloc.h>
__device__ int last(const int *v, int n) {
    int *t = static_cast<int *>(alloca(n * sizeof(int)));
    for (int i = 0; i < n; ++i) t[i] = v[i];
    return t[n - 1];
}`,
		Good: `#include <malloc.h>
__device__ int last(const int *v, int n) {
    n = max(1, min(n, 32));
    int *t = static_cast<int *>(alloca(n * sizeof(int)));
    for (int i = 0; i < n; ++i) t[i] = v[i];
    return t[n - 1];
}`,
	})
}

func allocaWindows(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		calls := map[syntax.Node]bool{}
		for n := range b.Nodes() {
			if n.Kind() == syntax.CallExpression && p.isAlloca(b, n) {
				calls[n] = true
			}
		}
		if len(calls) == 0 {
			return
		}
		for n := range calls {
			if p.Options.MSVC && !p.includes("malloc.h", "windows.h", "Windows.h") {
				delete(calls, n)
				p.report(n, "Microsoft's compiler declares alloca in <malloc.h>, which is not included")
			}
		}
		x := &boundedness{body: b, variables: variablesOf(b)}
		x.run(func(n syntax.Node) {
			if calls[n] && x.bound(n.Child(syntax.FieldArguments).First(), 0) == sema.No {
				delete(calls, n)
				p.report(n, "alloca takes as much of the thread's stack as %s says, which has no bound", n.Child(syntax.FieldArguments).First().Text())
			}
		})
	})
}

// isAlloca reports whether a call takes memory of the stack.
func (p *pass) isAlloca(b *sema.Body, n syntax.Node) bool {
	if args := n.Child(syntax.FieldArguments); args.First().IsZero() || !args.First().Next().IsZero() {
		return false
	}
	fun := n.Child(syntax.FieldFunction)
	switch fun.Text() {
	case "__builtin_alloca", "_alloca":
		return len(b.BodyScope().At(n).LookupNode(fun)) == 0 || p.calls(b, n, fun.Text())
	}
	return p.calls(b, n, "alloca")
}

func (p *pass) calls(b *sema.Body, n syntax.Node, name string) bool {
	c := b.BodyScope().CallAt(n)
	return c != nil && isLibraryFunction(c.Function) && c.Function.Name == name
}

// includes reports whether the translation unit includes one of several headers, or
// one that was not found and may do so.
func (p *pass) includes(names ...string) bool {
	for _, u := range p.Units {
		for _, i := range u.Source.Includes {
			if i.Kind == source.Missing {
				return true
			}
			for _, name := range names {
				if i.Name == name {
					return true
				}
			}
		}
	}
	return false
}

// A boundedness follows which variables of a body are known to be at most some
// constant.
type boundedness struct {
	execution[factSet[*sema.Variable]]
	body      *sema.Body
	variables variablesUse
}

func (x *boundedness) run(visit func(syntax.Node)) {
	x.execution = execution[factSet[*sema.Variable]]{body: x.body, state: factSet[*sema.Variable]{}}
	set := func(v *sema.Variable, bounded bool) {
		if delete(x.state, v); bounded && x.variables.isFollowed(v) {
			x.state[v] = true
		}
	}
	x.declare = func(v *sema.Variable, init syntax.Node) {
		set(v, !init.IsZero() && x.bound(onlyValue(init), 0) != sema.No)
	}
	x.assume = func(cond syntax.Node, holds bool) {
		if cond.Kind() != syntax.BinaryExpression {
			return
		}
		left, right := cond.Child(syntax.FieldLeft), cond.Child(syntax.FieldRight)
		var less, equal, greater bool
		switch cond.Op() {
		case syntax.Less, syntax.LessEqual:
			less, greater = holds, !holds
		case syntax.Greater, syntax.GreaterEqual:
			less, greater = !holds, holds
		case syntax.Equal:
			equal = holds
		case syntax.NotEqual:
			equal = !holds
		}
		if v := namedVariable(x.body, left); v != nil && (less || equal) && x.bound(right, 0) == sema.Yes {
			x.state[v] = true
		}
		if v := namedVariable(x.body, right); v != nil && (greater || equal) && x.bound(left, 0) == sema.Yes {
			x.state[v] = true
		}
	}
	x.visit = func(n syntax.Node) {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
			v := namedVariable(x.body, left)
			if v == nil {
				break
			}
			switch n.Op() {
			case syntax.Assign:
				set(v, x.bound(right, 0) != sema.No)
			case syntax.BitAndAssign, syntax.ModAssign:
				set(v, x.state[v] || x.bound(right, 0) != sema.No)
			case syntax.DivAssign, syntax.ShiftRightAssign, syntax.SubAssign:
			default:
				set(v, x.state[v] && x.depth == 0 && x.bound(right, 0) != sema.No)
			}
		case syntax.UpdateExpression:
			if v := namedVariable(x.body, n.Child(syntax.FieldArgument)); v != nil && x.depth > 0 && n.Op().Increments() {
				set(v, false)
			}
		}
		visit(n)
	}
	x.execution.run()
}

// bound answers whether an expression is at most some constant, as far as the body
// shows: No for what parameters, memory and the size of the grid say.
func (x *boundedness) bound(n syntax.Node, depth int) sema.Answer {
	scope := x.body.BodyScope()
	if n.IsZero() || !scope.TU.Allows(limit.ValueDepth, depth) {
		return sema.Unknown
	}
	if _, ok := scope.At(n).Constant(n); ok {
		return sema.Yes
	}
	t := scope.ValueAt(n).Type
	switch t.Kind {
	case sema.Bool, sema.Char, sema.SChar, sema.UChar, sema.EnumType:
		return sema.Yes
	case sema.UnknownType:
		return sema.Unknown
	}
	sub := func(n syntax.Node) sema.Answer { return x.bound(n, depth+1) }
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return sub(n.First())
	case syntax.SizeofExpression:
		return sema.Yes
	case syntax.ConditionalExpression:
		cond, yes, no := n.Child(syntax.FieldCondition), n.Child(syntax.FieldConsequence), n.Child(syntax.FieldAlternative)
		before := x.state
		x.state = before.clone()
		x.assume(cond, true)
		a := sub(yes)
		x.state = before.clone()
		x.assume(cond, false)
		b := sub(no)
		x.state = before
		return a.And(b)
	case syntax.BinaryExpression:
		a, b := sub(n.Child(syntax.FieldLeft)), sub(n.Child(syntax.FieldRight))
		switch n.Op() {
		case syntax.BitAnd, syntax.Mod:
			return a.Or(b)
		case syntax.Div, syntax.ShiftRight, syntax.Sub:
			return a
		case syntax.Less, syntax.Greater, syntax.LessEqual, syntax.GreaterEqual, syntax.Equal, syntax.NotEqual, syntax.LogicalAnd, syntax.LogicalOr:
			return sema.Yes
		}
		return a.And(b)
	case syntax.CallExpression, syntax.CastExpression, syntax.CompoundLiteralExpression:
		if c, ok := scope.CastAt(n); ok {
			return sub(c.Operand)
		}
		return x.boundOfCall(n, sub)
	case syntax.Identifier:
		return x.boundOfVariable(n)
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		if v, ok := scope.ValueAt(object).Entity.(*sema.Variable); ok && scope.TU.Unit(v.Node).Prelude {
			switch v.Name {
			case "threadIdx", "blockDim":
				return sema.Yes
			}
		}
		return sema.No
	case syntax.SubscriptExpression, syntax.PointerExpression:
		return sema.No
	}
	return sema.Unknown
}

func (x *boundedness) boundOfCall(n syntax.Node, sub func(syntax.Node) sema.Answer) sema.Answer {
	c := x.body.BodyScope().CallAt(n)
	switch {
	case c == nil:
		return sema.Unknown
	case len(c.Candidates) == 0 || !x.body.BodyScope().TU.Unit(c.Candidates[0].First().Node).Prelude || len(c.Args) < 2:
		return sema.Unknown
	}
	switch c.Candidates[0].Name {
	case "min", "umin":
		return sub(c.Args[0]).Or(sub(c.Args[1]))
	case "max", "umax":
		return sub(c.Args[0]).And(sub(c.Args[1]))
	case "clamp":
		if len(c.Args) == 3 {
			return sub(c.Args[2])
		}
	}
	return sema.Unknown
}

func (x *boundedness) boundOfVariable(n syntax.Node) sema.Answer {
	v, ok := x.body.BodyScope().ValueAt(n).Entity.(*sema.Variable)
	switch {
	case !ok:
		return sema.Unknown
	case x.state[v]:
		return sema.Yes
	case v.Name == "warpSize" && x.body.BodyScope().TU.Unit(v.Node).Prelude:
		return sema.Yes
	case x.variables.isFollowed(v) || v.LiesIn(sema.AnyMemory) == sema.Yes || v.Scope.Kind == sema.ClassScope && !v.IsStatic():
		return sema.No
	}
	return sema.Unknown
}
