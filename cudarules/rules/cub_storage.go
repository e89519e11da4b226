package rules

import (
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the temporary storage of CUB's collectives: CUB documentation, block-wide and warp-wide collectives.

func init() {
	register(cubTempStorage, rule.Info{
		ID: "cub-temp-storage", Class: rule.Undefined, Section: "CUB documentation, block-wide and warp-wide collectives, temporary storage",
		Doc: "The temporary storage of a collective of CUB lies in shared memory, and between two collectives that use it stands a barrier.",
		Bad: `#include <cub/cub.cuh>
__global__ void sums(const int *v, int *o) {
    using Reduce = cub::BlockReduce<int, 128>;
    __shared__ Reduce::TempStorage tmp;
    int a = Reduce(tmp).Sum(v[threadIdx.x]);
    int b = Reduce(tmp).Sum(v[threadIdx.x + 128]);
    if (threadIdx.x == 0) *o = a * b;
}`,
		Good: `#include <cub/cub.cuh>
__global__ void sums(const int *v, int *o) {
    using Reduce = cub::BlockReduce<int, 128>;
    __shared__ Reduce::TempStorage tmp;
    int a = Reduce(tmp).Sum(v[threadIdx.x]);
    __syncthreads();
    int b = Reduce(tmp).Sum(v[threadIdx.x + 128]);
    if (threadIdx.x == 0) *o = a * b;
}`,
	})
}

// An exchange is the memory that collectives use to exchange values.
type exchange struct {
	variable *sema.Variable // that holds it; nil for storage of the collective itself
	part     string         // of it: members and indices, but for those of a union
}

// A sharedUse is a call of a collective.
type sharedUse struct {
	exchange
	op     *body.Op
	byWarp bool
}

func cubTempStorage(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachDeviceBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Call != nil && isCollective(u.Call) }) {
			return
		}
		in := body.Of(b.FuncDecl)
		uses := map[*body.Op]*sharedUse{}
		for op := range in.Root.All() {
			u := collectiveUse(op)
			if u == nil {
				continue
			}
			uses[op] = u
			if v := u.variable; v != nil && isOwnStorage(op.Scope(), v) {
				p.reportNode(seen, v.NameNode(), "temporary storage '%s' of a collective is local to a thread; it must be in shared memory", v.Name)
			}
		}
		p.storageReuse(in.Root, flow.Of(in), uses, seen)
	})
}

// isCollective reports whether a call is one of a member function of a block-wide or warp-wide collective.
func isCollective(c *sema.Call) bool {
	name := c.UnseenName()
	return namesCollective(name) && strings.Count(name, "::") == 2
}

// namesCollective recognises the class of a block-wide or warp-wide collective, and its members.
func namesCollective(name string) bool {
	return strings.HasPrefix(name, "cub::Block") || strings.HasPrefix(name, "cub::Warp")
}

// mayExchange reports whether a collective's call is known to use temporary storage: loads and stores do so only if they transpose.
func mayExchange(c *sema.Call) bool {
	switch class, _, _ := strings.Cut(strings.TrimPrefix(c.UnseenName(), "cub::"), "::"); class {
	case "BlockLoad", "BlockStore", "WarpLoad", "WarpStore":
		for a := range c.UnseenClassArguments().Children() {
			if strings.Contains(a.Text(), "_TRANSPOSE") {
				return true
			}
		}
		return false
	}
	return true
}

// collectiveUse returns the memory that a call of a collective uses; nil for other operations, and if it is
// unknown.
func collectiveUse(op *body.Op) *sharedUse {
	if op.Kind != body.Call || op.Function != nil || op.Call() == nil || !isCollective(op.Call()) || !mayExchange(op.Call()) {
		return nil
	}
	u := &sharedUse{op: op, byWarp: strings.HasPrefix(op.Call().UnseenName(), "cub::Warp")}
	object := op.Call().Node.Child(syntax.FieldFunction).Child(syntax.FieldArgument).Unparen()
	if object.Kind() == syntax.Identifier { // a collective that is declared before
		v, _ := op.Scope().Value(object).Entity.(*sema.Variable)
		if v == nil || v.Parameter || !v.IsLocal() {
			return nil
		}
		object = v.Initializer()
		if object.IsZero() {
			u.part = v.Name
			return u
		}
	} else if c := object.Child(syntax.FieldArguments); !c.IsZero() {
		object = c
	} else if object.Kind() != syntax.InitializerList {
		for n := range object.All() {
			if n.Kind() == syntax.InitializerList {
				object = n
				break
			}
		}
	}
	if object.Is(syntax.ArgumentList, syntax.InitializerList) {
		object = object.First()
	}
	if object.IsZero() { // storage of its own
		u.part = op.Call().UnseenName()
		return u
	}
	var ok bool
	u.exchange, ok = storageOf(op.Scope(), object)
	if !ok {
		return nil
	}
	return u
}

// storageOf returns the storage that an expression names.
func storageOf(s *sema.Scope, n syntax.Node) (out exchange, ok bool) {
	switch n = n.Unparen(); n.Kind() {
	case syntax.Identifier:
		v, _ := s.Value(n).Entity.(*sema.Variable)
		return exchange{variable: v}, v != nil
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		if out, ok = storageOf(s, object); !ok {
			return out, false
		}
		t := s.Value(object).Type
		if t != nil {
			t = t.NonReference()
		}
		switch {
		case t == nil || t.Kind != sema.RecordType || n.Child(syntax.FieldOperator).Text() == "->":
			return out, false
		case t.Record.IsUnion(): // whose members are one storage
			return out, true
		}
		out.part += "." + n.Child(syntax.FieldField).Text()
		return out, true
	case syntax.SubscriptExpression:
		if out, ok = storageOf(s, n.Child(syntax.FieldArgument)); !ok {
			return out, false
		}
		out.part += n.Child(syntax.FieldIndices).Text()
		return out, true
	}
	return out, false
}

// isOwnStorage reports whether a variable certainly is an object in a thread's own memory.
func isOwnStorage(scope *sema.Scope, v *sema.Variable) bool {
	if !v.IsLocal() || v.Parameter || v.Binding || v.IsStatic() || v.IsExtern() || v.LiesIn(sema.AnyMemory) != sema.No {
		return false
	}
	declarator := v.NameNode().Parent()
	if declarator.Is(syntax.ReferenceDeclarator, syntax.PointerDeclarator) {
		return false
	}
	for n := declarator; !n.IsZero() && !n.Is(syntax.CompoundStatement); n = n.Parent() {
		if n.Is(syntax.ReferenceDeclarator, syntax.PointerDeclarator) {
			return false
		}
		if t := n.Child(syntax.FieldType); !t.IsZero() {
			return isStorageType(scope, v, t)
		}
	}
	return false
}

// isStorageType reports whether the type in a declaration is that of an object: temporary storage, a class, or one
// deduced by auto from an object that is copied.
func isStorageType(scope *sema.Scope, v *sema.Variable, t syntax.Node) bool {
	if t.Is(syntax.PlaceholderTypeSpecifier) {
		if t.Text() != "auto" {
			return false
		}
		init := onlyValue(v.Initializer())
		if init.IsZero() {
			init = v.Initializer()
		}
		init = init.Unparen()
		return init.Kind() == syntax.PointerExpression && strings.HasPrefix(init.Text(), "*") || init.Kind() == syntax.Identifier
	}
	if of := v.Type(); of != nil && of.NonReference().Kind == sema.RecordType {
		return !of.IsReference()
	}
	return strings.HasSuffix(t.Text(), "TempStorage") || strings.HasSuffix(scope.SpelledName(t), "::TempStorage")
}

// storageReuse reports collectives whose storage another one may have used since the last barrier.
func (p *pass) storageReuse(root *body.Op, g *flow.Graph, uses map[*body.Op]*sharedUse, seen map[syntax.Node]bool) {
	if g.Partial || len(uses) == 0 {
		return
	}
	type state = map[exchange]*sharedUse
	s := flow.Forward(g, flow.Problem[state]{
		Copy: maps.Clone[state],
		Join: func(into, from state) (state, bool) {
			n := len(into)
			for k, u := range from {
				if into[k] == nil {
					into[k] = u
				}
			}
			return into, len(into) > n
		},
		Op: func(in state, op *body.Op) state {
			if u := uses[op]; u != nil {
				maps.DeleteFunc(in, func(k exchange, _ *sharedUse) bool { return k != u.exchange })
				in[u.exchange] = u
				return in
			}
			if word := p.orders(op); word != noOrder {
				maps.DeleteFunc(in, func(_ exchange, u *sharedUse) bool { return word == ordersAll || u.byWarp })
			}
			return in
		},
	}, state{})
	if !s.Complete {
		return
	}
	s.Each(func(in state, op *body.Op) {
		u := uses[op]
		if u == nil {
			return
		}
		before := in[u.exchange]
		if before == nil || p.passesOverBarrier(before.op, op, root) {
			return
		}
		barrier, name := "__syncthreads", u.part
		if u.byWarp {
			barrier = "__syncwarp"
		}
		if u.variable != nil {
			name = u.variable.Name + u.part
		}
		if r := p.reportOnce(seen, op, "temporary storage '%s' is reused by a collective without a %s after %s", name, barrier, p.where(before.op.Node, op.Node)); r != nil && before.op != op {
			r.related(p.at(before.op.Node), "previous use")
		}
	})
}

// passesOverBarrier reports whether a loop with a barrier in it lies between two operations: that it may have no rounds is no
// reason to report.
func (p *pass) passesOverBarrier(first, second, root *body.Op) bool {
	for loop := range root.All() {
		if !loop.Is(body.For, body.While) || !p.Before(first.Node, loop.Node) || !p.Before(loop.Node, second.Node) {
			continue
		}
		has := func(is func(*body.Op) bool) bool {
			for op := range loop.All() {
				if is(op) {
					return true
				}
			}
			return false
		}
		if has(func(op *body.Op) bool { return p.orders(op) == ordersAll }) && !has(func(op *body.Op) bool { return op == first || op == second }) {
			return true
		}
	}
	return false
}

// An order is the set of threads that an operation may synchronize.
type order uint8

const (
	noOrder order = iota
	ordersWarp
	ordersAll
)

// orders says which threads an operation has wait for each other, or may have.
func (p *pass) orders(op *body.Op) order {
	switch op.Kind {
	case body.Asm:
		return ordersAll
	case body.Call:
	default:
		return noOrder
	}
	f := op.Function
	switch {
	case f == nil && op.Call() != nil && namesCollective(op.Call().UnseenName()) && !isCollective(op.Call()): // it makes one
		return noOrder
	case f == nil:
		name := sema.LibraryName(nil, op.Call())
		if name == "" || strings.Contains(name, "sync") {
			return ordersAll
		}
		return noOrder
	case f.Name == "__syncwarp" || strings.HasPrefix(f.Name, "__") && strings.HasSuffix(f.Name, "_sync"):
		return ordersWarp
	case !p.Unit(f.First().Node).Prelude:
		return p.ordersIn(f, 4)
	case strings.Contains(f.Name, "sync") || strings.Contains(f.Name, "wait") || strings.Contains(f.Name, "barrier"):
		return ordersAll
	}
	return noOrder
}

// ordersIn says which threads a function may have wait for each other.
func (p *pass) ordersIn(f *sema.Function, depth int) order {
	b := p.BodyOf(f)
	if b == nil || depth == 0 {
		return ordersAll
	}
	most := noOrder
	for _, u := range b.Uses() {
		switch {
		case u.Kind != sema.Calls:
		case u.Function == nil:
			return ordersAll
		case p.Unit(u.Function.First().Node).Prelude:
			if strings.Contains(u.Function.Name, "sync") || strings.Contains(u.Function.Name, "wait") || strings.Contains(u.Function.Name, "barrier") {
				return ordersAll
			}
		default:
			most = max(most, p.ordersIn(u.Function, depth-1))
		}
	}
	return most
}
