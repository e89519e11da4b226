package rules

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on volatile as a means of synchronization: CUDA C++ Programming
// Guide 5.3.9.4.3.

func init() {
	register(volatileSynchronization, rule.Info{
		ID: "volatile-synchronization", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.9.4.3",
		Doc: "Threads do not synchronize through volatile objects, neither by waiting for one to change nor by exchanging elements of a volatile array: volatile orders nothing.",
		Bad: `__global__ void consume(volatile int *flag, int *data) {
    while (*flag == 0) {}
    ++*data;
}`,
		Good: `__global__ void consume(int *flag, int *data) {
    cuda::atomic_ref<int, cuda::thread_scope_device> ready{*flag};
    while (ready.load(cuda::memory_order_acquire) == 0) {}
    ++*data;
}`,
	})
}

func volatileSynchronization(p *pass) {
	told := map[syntax.Node]bool{} // functions
	p.eachDeviceBody(func(b *sema.Body) {
		if told[b.FuncDecl.Node] {
			return
		}
		for n := range b.Nodes() {
			var at syntax.Node
			switch n.Kind() {
			case syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement:
				if at = awaited(b, n); !at.IsZero() {
					p.report(at, "%s waits for the volatile object %s to change; volatile synchronizes nothing", describe(b.Function), at.Text())
				}
			case syntax.AssignmentExpression:
				if at = exchanged(b, n); !at.IsZero() {
					p.report(at, "%s exchanges elements of volatile memory between threads through %s; volatile synchronizes nothing", describe(b.Function), at.Text())
				}
			}
			if !at.IsZero() {
				told[b.FuncDecl.Node] = true
				return
			}
		}
	})
}

// awaited returns the read of a volatile object shared between threads that
// alone decides when a loop ends; zero if there is none.
func awaited(b *sema.Body, loop syntax.Node) syntax.Node {
	cond := loop.Child(syntax.FieldCondition)
	if v := cond.Child(syntax.FieldValue); !v.IsZero() {
		cond = v
	}
	if !cond.IsZero() {
		if c, ok := b.BodyScope().At(cond).Constant(cond); !ok || !c.Bool() {
			return decides(b, loop, cond)
		}
	}
	// for (;;): the loop ends where a condition in it says so.
	for n := range below(loop.Child(syntax.FieldBody)) {
		if n.Kind() == syntax.IfStatement && leaves(n.Child(syntax.FieldConsequence)) {
			return decides(b, loop, n.Child(syntax.FieldCondition))
		}
	}
	return syntax.Node{}
}

// leaves reports whether a statement does nothing but end the loop.
func leaves(n syntax.Node) bool {
	if n.Kind() == syntax.CompoundStatement && n.First().Next().IsZero() {
		n = n.First()
	}
	return n.Is(syntax.BreakStatement, syntax.ReturnStatement)
}

// decides returns the volatile read in the condition of a loop, or that with
// which the loop assigns the variables of the condition; zero if the loop
// changes the condition in another way.
func decides(b *sema.Body, loop, cond syntax.Node) syntax.Node {
	at := volatileRead(b, cond)
	var sources []*sema.Variable // of the condition
	for n := range below(cond) {
		if v := variableOf(b, n); v != nil {
			sources = append(sources, v)
		}
	}
	for n := range below(loop) {
		var left, right syntax.Node
		switch n.Kind() {
		case syntax.AssignmentExpression:
			left, right = n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
		case syntax.UpdateExpression:
			left = n.Child(syntax.FieldArgument)
		case syntax.InitDeclarator:
			if n.Parent().Parent() == loop {
				continue // for (int i = 0; …)
			}
			left, right = n.Child(syntax.FieldDeclarator), n.Child(syntax.FieldValue)
		default:
			continue
		}
		if v := variableOf(b, left); !slices.Contains(sources, v) {
			continue
		}
		read := volatileRead(b, right)
		if read.IsZero() || n.Kind() == syntax.AssignmentExpression && n.Child(syntax.FieldOperator).Text() != "=" {
			return syntax.Node{}
		}
		at = read
	}
	return at
}

// variableOf returns the variable that a name stands for, or nil.
func variableOf(b *sema.Body, n syntax.Node) *sema.Variable {
	if n.Kind() != syntax.Identifier {
		return nil
	}
	v, _ := b.BodyScope().ValueAt(n).Entity.(*sema.Variable)
	return v
}

// volatileRead returns the expression in n that reads a volatile object which
// other threads can reach, or calls a function that returns one; zero if there
// is none.
func volatileRead(b *sema.Body, n syntax.Node) syntax.Node {
	for e := range below(n) {
		if isSharedVolatile(b, e) && isRead(e) || e.Kind() == syntax.CallExpression && returnsVolatile(b, e) {
			return e
		}
	}
	return syntax.Node{}
}

// returnsVolatile reports whether a call's function does nothing but return the
// value of a shared volatile object.
func returnsVolatile(b *sema.Body, call syntax.Node) bool {
	c := b.BodyScope().CallAt(call)
	if c == nil || c.Function == nil {
		return false
	}
	callee := b.BodyScope().TU.BodyOf(c.Function)
	if callee == nil {
		return false
	}
	only := callee.Body().First()
	if only.Kind() != syntax.ReturnStatement {
		return false
	}
	for e := range below(only) {
		if v := variableOf(callee, e); v != nil && v.Member != nil && !v.IsStatic() {
			continue // of an object that may be the thread's own
		}
		if isSharedVolatile(callee, e) && isRead(e) {
			return true
		}
	}
	return false
}

// isRead reports whether the object that an expression names is read: neither
// is its address taken nor is it assigned, and it is no part of a longer name.
func isRead(e syntax.Node) bool {
	p := e.Parent()
	for p.Kind() == syntax.ParenthesizedExpression {
		e, p = p, p.Parent()
	}
	switch p.Kind() {
	case syntax.PointerExpression:
		return p.Child(syntax.FieldOperator).Text() != "&"
	case syntax.AssignmentExpression:
		return e.Field() != syntax.FieldLeft
	case syntax.FieldExpression, syntax.UpdateExpression:
		return false
	}
	return true
}

// isSharedVolatile reports whether an expression names a volatile scalar that
// does not belong to the thread alone.
func isSharedVolatile(b *sema.Body, e syntax.Node) bool {
	if !e.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.PointerExpression, syntax.SubscriptExpression, syntax.FieldExpression) {
		return false
	}
	v := b.BodyScope().ValueAt(e)
	return v.Category == sema.LValue && v.Type.IsVolatile() && v.Type.IsScalar() == sema.Yes && !isPrivate(b, e)
}

// isPrivate reports whether an expression names a variable of the thread, or a
// part of one.
func isPrivate(b *sema.Body, e syntax.Node) bool {
	for {
		switch e.Kind() {
		case syntax.ParenthesizedExpression:
			e = e.First()
			continue
		case syntax.FieldExpression:
			if e.Child(syntax.FieldOperator).Text() == "." {
				e = e.Child(syntax.FieldArgument)
				continue
			}
			return false
		case syntax.SubscriptExpression:
			if b.BodyScope().ValueAt(e.Child(syntax.FieldArgument)).Type.Kind == sema.Array {
				e = e.Child(syntax.FieldArgument)
				continue
			}
			return false
		}
		v, ok := b.BodyScope().ValueAt(e).Entity.(*sema.Variable)
		return ok && (v.Parameter || v.IsLocal()) && !v.Type().IsReference() && v.Memory() == 0 && !v.IsStatic()
	}
}

// exchanged returns the left side of an assignment to an element of volatile
// shared memory whose value other threads wrote to other elements of it; zero
// for other assignments.
func exchanged(b *sema.Body, n syntax.Node) syntax.Node {
	left := n.Child(syntax.FieldLeft)
	if !isSharedVolatile(b, left) || left.Kind() != syntax.SubscriptExpression {
		return syntax.Node{}
	}
	base := baseOf(b, left)
	if base == nil {
		return syntax.Node{}
	}
	for e := range below(n.Child(syntax.FieldRight)) {
		if e.Kind() == syntax.SubscriptExpression && isSharedVolatile(b, e) && baseOf(b, e) == base && !sameIndex(e, left) {
			return left
		}
	}
	return syntax.Node{}
}

// baseOf returns the variable whose elements a subscript expression names, casts
// apart, or nil.
func baseOf(b *sema.Body, e syntax.Node) *sema.Variable {
	for {
		switch e.Kind() {
		case syntax.ParenthesizedExpression:
			e = e.First()
		case syntax.SubscriptExpression:
			e = e.Child(syntax.FieldArgument)
		case syntax.CastExpression:
			e = e.Child(syntax.FieldValue)
		case syntax.CallExpression:
			c := b.BodyScope().CallAt(e)
			if c == nil || c.Construct == nil || len(c.Args) != 1 {
				return nil
			}
			e = c.Args[0]
		default:
			v, _ := b.BodyScope().ValueAt(e).Entity.(*sema.Variable)
			return v
		}
	}
}

// sameIndex reports whether two subscripts are written alike.
func sameIndex(a, b syntax.Node) bool {
	return a.Child(syntax.FieldIndices).Text() == b.Child(syntax.FieldIndices).Text()
}

// below yields n and all nodes in it, lambdas and what is never evaluated
// apart.
func below(n syntax.Node) iter.Seq[syntax.Node] {
	return n.AllBut(syntax.LambdaExpression, syntax.SizeofExpression, syntax.Decltype)
}
