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
			case syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement, syntax.GotoStatement:
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
	if loop.Kind() == syntax.GotoStatement {
		return awaitedByGoto(b, loop)
	}
	cond := loop.Child(syntax.FieldCondition)
	if v := cond.Child(syntax.FieldValue); !v.IsZero() {
		cond = v
	}
	if !cond.IsZero() {
		if c, ok := b.BodyScope().At(cond).Constant(cond); !ok || !c.Bool() {
			return decides(b, below(loop), loop, cond)
		}
	}
	// for (;;): the loop ends where a condition in it says so.
	for n := range below(loop.Child(syntax.FieldBody)) {
		if n.Kind() == syntax.IfStatement && leaves(n, below(loop), syntax.BreakStatement) {
			return decides(b, below(loop), loop, n.Child(syntax.FieldCondition))
		}
	}
	return syntax.Node{}
}

// awaitedByGoto is awaited for the loop that a goto to a label before it makes.
func awaitedByGoto(b *sema.Body, jump syntax.Node) syntax.Node {
	label := jump.Child(syntax.FieldLabel).Text()
	for block := jump.Parent(); b.FuncDecl.Body().Contains(block); block = block.Parent() {
		for start := range block.Children() {
			if start.Kind() == syntax.LabeledStatement && start.Start() < jump.Start() && start.Child(syntax.FieldLabel).Text() == label {
				return awaitedBetween(b, block, start, jump)
			}
		}
	}
	return syntax.Node{}
}

// awaitedBetween is awaited for the loop from a labeled statement in a block to the
// goto that leads back to it.
func awaitedBetween(b *sema.Body, block, start, jump syntax.Node) syntax.Node {
	loop := func(yield func(syntax.Node) bool) {
		for n := range below(block) {
			if n.Start() >= start.Start() && n.End() <= jump.End() && !yield(n) {
				return
			}
		}
	}
	for n := jump.Parent(); n != block; n = n.Parent() {
		switch n.Kind() {
		case syntax.IfStatement:
			return decides(b, loop, syntax.Node{}, n.Child(syntax.FieldCondition))
		case syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement, syntax.SwitchStatement:
			return syntax.Node{}
		}
	}
	for n := range loop {
		if n.Kind() == syntax.IfStatement && leaves(n, loop) {
			return decides(b, loop, syntax.Node{}, n.Child(syntax.FieldCondition))
		}
	}
	return syntax.Node{}
}

// leaves reports whether an if statement does nothing but end the loop, by a
// return, a goto to elsewhere or a statement of a further kind.
func leaves(n syntax.Node, loop iter.Seq[syntax.Node], further ...syntax.Kind) bool {
	then := n.Child(syntax.FieldConsequence)
	if then.Kind() == syntax.CompoundStatement && then.First().Next().IsZero() {
		then = then.First()
	}
	if then.Kind() != syntax.GotoStatement {
		return then.Kind() == syntax.ReturnStatement || then.Is(further...)
	}
	for s := range loop {
		if s.Kind() == syntax.LabeledStatement && s.Child(syntax.FieldLabel).Text() == then.Child(syntax.FieldLabel).Text() {
			return false
		}
	}
	return true
}

// decides returns the volatile read in the condition of a loop, or that with
// which the loop assigns the variables of the condition; zero if the loop
// changes the condition in another way. What the head of a for statement declares
// is no change.
func decides(b *sema.Body, loop iter.Seq[syntax.Node], head, cond syntax.Node) syntax.Node {
	at := volatileRead(b, cond)
	var sources []*sema.Variable // of the condition
	for n := range below(cond) {
		if v := variableOf(b, n); v != nil {
			sources = append(sources, v)
		}
	}
	for n := range loop {
		var left, right syntax.Node
		switch n.Kind() {
		case syntax.AssignmentExpression:
			left, right = n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
		case syntax.UpdateExpression:
			left = n.Child(syntax.FieldArgument)
		case syntax.InitDeclarator:
			if n.Parent().Parent() == head {
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
		if read.IsZero() || n.Kind() == syntax.AssignmentExpression && n.Op() != syntax.Assign {
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
	e = e.Parenthesized()
	p := e.Parent()
	switch p.Kind() {
	case syntax.PointerExpression:
		return p.Op() != syntax.AddressOf
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
	if !e.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.PointerExpression, syntax.SubscriptExpression, syntax.FieldExpression,
		syntax.CastExpression, syntax.CallExpression) {
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
			if e.Op() == syntax.Dot {
				e = e.Child(syntax.FieldArgument)
				continue
			}
		case syntax.CallExpression:
			c := b.BodyScope().CallAt(e)
			return c != nil && slices.ContainsFunc(c.Args, func(a syntax.Node) bool { return isPrivate(b, a) })
		}
		if of, ok := object(b, e); ok {
			e = of
			continue
		}
		if e.Is(syntax.FieldExpression, syntax.SubscriptExpression) {
			return false
		}
		v, ok := b.BodyScope().ValueAt(e).Entity.(*sema.Variable)
		return ok && (v.Parameter || v.IsLocal()) && !v.Type().IsReference() && v.DeclaredMemory() == 0 && !v.IsStatic()
	}
}

// object returns the expression that names the object which e names by a cast, by
// a pointer to it or, of an array, by an element.
func object(b *sema.Body, e syntax.Node) (syntax.Node, bool) {
	var p syntax.Node // a pointer
	switch e.Kind() {
	case syntax.CastExpression, syntax.CallExpression, syntax.CompoundLiteralExpression:
		c, ok := b.BodyScope().CastAt(e)
		return c.Operand, ok
	case syntax.PointerExpression, syntax.SubscriptExpression, syntax.FieldExpression:
		p = e.Child(syntax.FieldArgument)
	}
	for !p.IsZero() {
		if b.BodyScope().ValueAt(p).Type.Kind == sema.Array {
			return p, true
		}
		c, ok := b.BodyScope().CastAt(p)
		switch {
		case p.Kind() == syntax.ParenthesizedExpression:
			p = p.First()
		case p.Op() == syntax.AddressOf:
			return p.Child(syntax.FieldArgument), true
		case ok:
			p = c.Operand
		default:
			return p, false
		}
	}
	return p, false
}

// exchanged returns the left side of an assignment to an element of volatile
// shared memory whose value other threads wrote to other elements of it; zero
// for other assignments.
func exchanged(b *sema.Body, n syntax.Node) syntax.Node {
	left := n.Child(syntax.FieldLeft).Unparen()
	to := element(b, left)
	if to.IsZero() || !isSharedVolatile(b, left) {
		return syntax.Node{}
	}
	base := baseOf(b, to)
	if base == nil {
		return syntax.Node{}
	}
	for e := range below(n.Child(syntax.FieldRight)) {
		if !isSharedVolatile(b, e) {
			continue
		}
		if from := element(b, e); !from.IsZero() && baseOf(b, from) == base && !sameIndex(from, to) {
			return left
		}
	}
	return syntax.Node{}
}

// element returns the subscript expression that names the object which an
// expression names, maybe by a cast or a pointer to it; zero if there is none.
func element(b *sema.Body, e syntax.Node) syntax.Node {
	for e.Kind() != syntax.SubscriptExpression {
		switch of, ok := object(b, e); {
		case e.Kind() == syntax.ParenthesizedExpression:
			e = e.First()
		case ok && e.Kind() != syntax.FieldExpression:
			e = of
		default:
			return syntax.Node{}
		}
	}
	return e
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
		default:
			c, ok := b.BodyScope().CastAt(e)
			if !ok {
				v, _ := b.BodyScope().ValueAt(e).Entity.(*sema.Variable)
				return v
			}
			e = c.Operand
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
