package rules

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on null pointers given to cuda::memcpy_async: libcu++, its notes.

func init() {
	register(asyncCopyNull, rule.Info{
		ID: "memcpy-async-null", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "Neither source nor destination of a cuda::memcpy_async is a null pointer, even if nothing is to be copied.",
		Bad: `#include <cuda/barrier>
__device__ void stage(float *to, cuda::barrier<cuda::thread_scope_block> &bar) {
    const float *from = nullptr;
    cuda::memcpy_async(to, from, 16, bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
__device__ void stage(float *to, const float *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    if (from != nullptr) cuda::memcpy_async(to, from, 16, bar);
    bar.arrive_and_wait();
}`,
	})
}

func asyncCopyNull(p *pass) {
	copies := map[*sema.Body]map[syntax.Node]asyncCopy{}
	search := &nullSearch{pass: p, own: map[*sema.Body]map[syntax.Node]bool{}, taken: func(b *sema.Body, call syntax.Node) []syntax.Node {
		if copies[b] == nil {
			copies[b] = map[syntax.Node]asyncCopy{}
			for _, c := range p.asyncCopies(b) {
				copies[b][c.Node] = c
			}
		}
		if c, ok := copies[b][call]; ok {
			return []syntax.Node{c.dst, c.src}
		}
		return nil
	}}
	p.eachDeviceBody(func(b *sema.Body) {
		search.look(b, nil, 0, func(call, pointer syntax.Node) {
			p.report(call, "cuda::memcpy_async gets a null pointer as %s", pointer.Text())
		})
	})
}

// nullPointers follows which pointers of a body are null, given the parameters that
// are, and has visit look at each expression, with a function that tells whether a
// pointer is null there.
func nullPointers(b *sema.Body, given map[int]bool, visit func(n syntax.Node, isNull func(syntax.Node) bool)) {
	variables := variablesOf(b)
	x := &execution[factSet[*sema.Variable]]{body: b, state: factSet[*sema.Variable]{}}
	isNull := func(n syntax.Node) bool { return isNullPointer(b, n, x.state, 0) }
	set := func(v *sema.Variable, null bool) {
		if delete(x.state, v); null && variables.isFollowed(v) && v.Type().Kind == sema.Pointer {
			x.state[v] = true
		}
	}
	for _, v := range b.Params() {
		set(v, given[v.Index])
	}
	x.declare = func(v *sema.Variable, init syntax.Node) {
		set(v, !init.IsZero() && (isNull(onlyValue(init)) || init.Kind() == syntax.InitializerList && init.First().IsZero()))
	}
	x.assume = func(cond syntax.Node, holds bool) {
		if v, tested := testedPointer(b, cond); v != nil {
			set(v, tested != holds)
		}
	}
	x.visit = func(n syntax.Node) {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			if v := namedVariable(b, n.Child(syntax.FieldLeft)); v != nil {
				set(v, n.Op() == syntax.Assign && isNull(n.Child(syntax.FieldRight)))
			}
		case syntax.UpdateExpression:
			if v := namedVariable(b, n.Child(syntax.FieldArgument)); v != nil {
				set(v, false)
			}
		}
		visit(n, isNull)
	}
	x.run()
}

// testedPointer returns the pointer that a condition compares with null, and whether
// it is not null where the condition holds; nil for other conditions.
func testedPointer(b *sema.Body, cond syntax.Node) (v *sema.Variable, notNull bool) {
	isPointer := func(v *sema.Variable) bool { return v != nil && v.Type().NonReference().Kind == sema.Pointer }
	switch cond.Kind() {
	case syntax.Declaration:
		v = b.BodyScope().At(cond).LocalAt(cond.Child(syntax.FieldDeclarator))
	case syntax.BinaryExpression:
		left, right := cond.Child(syntax.FieldLeft), cond.Child(syntax.FieldRight)
		if isNullPointer(b, left, nil, 0) {
			left, right = right, left
		}
		if (cond.Op() != syntax.Equal && cond.Op() != syntax.NotEqual) || !isNullPointer(b, right, nil, 0) {
			return nil, false
		}
		if v = namedVariable(b, left); isPointer(v) {
			return v, cond.Op() != syntax.Equal
		}
		return nil, false
	default:
		v = namedVariable(b, cond)
	}
	if !isPointer(v) {
		return nil, false
	}
	return v, true
}

// isNullPointer reports whether a pointer expression is certain to be null, given
// variables that are.
func isNullPointer(b *sema.Body, n syntax.Node, null map[*sema.Variable]bool, depth int) bool {
	if n.IsZero() || !b.Function.TU.Allows(limit.ValueDepth, depth) {
		return false
	}
	scope := b.BodyScope()
	if n.Is(syntax.CallExpression, syntax.CompoundLiteralExpression) {
		args := n.Child(syntax.FieldArguments)
		if n.Kind() == syntax.CompoundLiteralExpression {
			args = n.Child(syntax.FieldValue)
		}
		if args.First().IsZero() && scope.ValueAt(n).Type.Kind == sema.Pointer {
			c := scope.CallAt(n)
			return n.Kind() == syntax.CompoundLiteralExpression || c != nil && c.Construct != nil // T() and T{}
		}
	}
	n = b.BodyScope().Uncast(n)
	switch n.Kind() {
	case syntax.Null:
		return true
	case syntax.NumberLiteral:
		c, ok := scope.At(n).Constant(n)
		return ok && c.Type.IsInteger() && c.Int() == 0
	case syntax.ConditionalExpression:
		return isNullPointer(b, n.Child(syntax.FieldConsequence), null, depth+1) && isNullPointer(b, n.Child(syntax.FieldAlternative), null, depth+1)
	case syntax.Identifier, syntax.QualifiedIdentifier:
		v, _ := scope.ValueAt(n).Entity.(*sema.Variable)
		if v == nil {
			return false
		}
		if null[v] {
			return true
		}
		return (v.IsConstexpr() || v.Type().IsConst()) && v.Type().Kind == sema.Pointer && !v.Parameter && isNullPointer(b, onlyValue(v.Initializer()), null, depth+1)
	}
	return false
}
