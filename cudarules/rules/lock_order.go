package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the order of locks: CUDA C++ Guidelines, CUDASecurity.

func init() {
	register(lockOrder, rule.Info{
		ID: "lock-order", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-CON (lock order)",
		Doc: "Functions that lock two mutexes one after the other, or spin locks of the device, do so in the same order: else each of two threads may wait for the other.",
		Bad: `#include <mutex>
std::mutex a, b;
void up() { std::lock_guard<std::mutex> x(a), y(b); }
void down() { std::lock_guard<std::mutex> y(b), x(a); }`,
		Good: `#include <mutex>
std::mutex a, b;
void up() { std::scoped_lock both(a, b); }
void down() { std::scoped_lock both(b, a); }`,
	})
}

// A lock is a mutex or spin lock that functions share: a variable that is not local, or a
// member of one or of the object that a member function is called for.
type lock struct{ object, member *sema.Variable }

// A heldLock is a lock that is held, and by which local object; nil if it is held until it
// is unlocked.
type heldLock struct {
	lock
	by *sema.Variable
}

// An acquisition is an operation that takes a lock while another one is held.
type acquisition struct {
	held, taken lock
	in          *sema.Function
	op          *body.Op
}

func lockOrder(p *pass) {
	l := &lockOrders{p, map[*sema.Function]map[int]bool{}}
	var all []acquisition
	p.eachRunningBody(func(b *sema.Body) {
		if !b.IsPattern() {
			all = append(all, l.acquisitions(b)...)
		}
	})
	p.atEnd(func() {
		first := map[[2]lock]*sema.Function{} // that takes the second lock while it holds the first
		slices.SortStableFunc(all, func(a, b acquisition) int {
			switch {
			case p.Before(a.op.Node, b.op.Node):
				return -1
			case p.Before(b.op.Node, a.op.Node):
				return 1
			}
			return 0
		})
		for _, a := range all {
			if other := first[[2]lock{a.taken, a.held}]; other != nil && other != a.in {
				p.report(a.op.Node, "%s locks '%s' while it holds '%s', and %s locks them in the opposite order", describe(a.in), a.taken.name(), a.held.name(), describe(other))
			}
			if first[[2]lock{a.held, a.taken}] == nil {
				first[[2]lock{a.held, a.taken}] = a.in
			}
		}
	})
}

func (l lock) name() string {
	switch {
	case l.member == nil:
		return l.object.Name
	case l.object == nil:
		return l.member.Name
	}
	return l.object.Name + "." + l.member.Name
}

// lockOrders follows the locks that bodies hold.
type lockOrders struct {
	pass     *pass
	spinning map[*sema.Function]map[int]bool // the parameters through which a function takes a spin lock
}

// acquisitions returns the operations of a body that take a lock while another one may be held.
func (l *lockOrders) acquisitions(b *sema.Body) (found []acquisition) {
	g := flow.Of(body.Of(b.FuncDecl))
	takes := map[*body.Op][]heldLock{}
	for op := range g.Body.Root.All() {
		if taken := l.taken(op); len(taken) > 0 {
			takes[op] = taken
		}
		if swap := spinsOnSwap(op); swap != nil {
			if m, ok := lockAt(swap.Arguments()[0]); ok {
				takes[swap] = []heldLock{{m, nil}}
			}
		}
	}
	if len(takes) < 2 {
		return nil
	}
	s := possibility[heldLock]{graph: g, op: func(facts factSet[heldLock], op *body.Op) {
		for _, h := range takes[op] {
			facts[h] = true
		}
		released, ok := releasedLock(op)
		ok = ok && len(takes[op]) == 0
		for h := range facts {
			if h.by != nil && op.Kind == body.Destroy && op.Variable == h.by || ok && h.lock == released {
				delete(facts, h)
			}
		}
	}}.solve()
	if s == nil || !s.Complete {
		return nil
	}
	s.Each(func(facts factSet[heldLock], op *body.Op) {
		for _, taken := range takes[op] {
			for h := range facts {
				if h.lock != taken.lock {
					found = append(found, acquisition{h.lock, taken.lock, b.Function, op})
				}
			}
		}
	})
	return found
}

// taken returns the locks that an operation takes.
func (l *lockOrders) taken(op *body.Op) (taken []heldLock) {
	switch {
	case op.Kind == body.Declare && len(op.Args) > 0 && op.Args[0].Is(body.Construct):
		c := op.Args[0]
		if c.Record == nil || !c.Record.IsBuiltIn() || !headers.IsLockOwner(c.Record.Name) {
			return nil
		}
		for _, arg := range c.Args {
			m, ok := lockAt(arg)
			switch {
			case ok && isMutexType(unbound(arg).Type):
				taken = append(taken, heldLock{m, op.Variable})
			case !isMutexType(unbound(arg).Type) && c.Record.Name == "unique_lock": // std::defer_lock and its like
				return nil
			}
		}
	case op.Kind == body.Call && op.Function != nil:
		if f := op.Function; f.Class != nil && f.Class.IsBuiltIn() && headers.IsMutex(f.Class.Name) && f.Name == "lock" && op.Args[0] != nil {
			if m, ok := lockAt(op.Args[0]); ok {
				taken = append(taken, heldLock{m, nil})
			}
			return taken
		}
		for i := range l.spins(op.Function) {
			if args := op.Arguments(); i < len(args) {
				if m, ok := lockAt(args[i]); ok {
					taken = append(taken, heldLock{m, nil})
				}
			}
		}
	}
	return taken
}

// spinsOnSwap returns the call of atomicCAS that a loop repeats until it has changed its operand; nil
// for other operations.
func spinsOnSwap(loop *body.Op) *body.Op {
	if !loop.Is(body.While, body.Do) {
		return nil
	}
	condition := loop.Args[0]
	if loop.Kind == body.Do {
		condition = loop.Args[1]
	}
	if condition == nil {
		return nil
	}
	for op := range condition.All() {
		if op.Kind == body.Call && sema.LibraryName(op.Function, op.Call()) == "atomicCAS" && len(op.Arguments()) == 3 {
			return op
		}
	}
	return nil
}

// spins returns the parameters of a function that is defined through which it takes a spin
// lock.
func (l *lockOrders) spins(f *sema.Function) map[int]bool {
	if known, ok := l.spinning[f]; ok {
		return known
	}
	l.spinning[f] = nil
	fd := f.Definition()
	if fd == nil || l.pass.Unit(fd.Node).Prelude || f.RunsOn(sema.Device) != sema.Yes {
		return nil
	}
	out := map[int]bool{}
	for op := range body.Of(fd).Root.All() {
		if swap := spinsOnSwap(op); swap != nil {
			if at := unbound(swap.Arguments()[0]); at.Is(body.Var) && at.Variable.Parameter {
				out[at.Variable.Index] = true
			}
		}
	}
	l.spinning[f] = out
	return out
}

// releasedLock returns the lock that an operation gives back.
func releasedLock(op *body.Op) (lock, bool) {
	f := op.Function
	switch {
	case op.Kind == body.Assign && op.Operator == syntax.Assign:
		return lockAt(op.Args[0])
	case op.Kind != body.Call || f == nil:
	case f.Class != nil && f.Class.IsBuiltIn() && headers.IsMutex(f.Class.Name) && f.Name == "unlock" && op.Args[0] != nil:
		return lockAt(op.Args[0])
	case f.Class == nil:
		for _, arg := range op.Arguments() { // a function that receives a device lock may release it
			if m, ok := lockAt(arg); ok && unbound(arg).Type.IsInteger() {
				return m, true
			}
		}
	}
	return lock{}, false
}

// unbound returns the glvalue to which an operand is bound, or whose address it takes.
func unbound(op *body.Op) *body.Op {
	for op != nil && op.Is(body.Bind, body.AddressOf, body.Load, body.Convert, body.Cast) && len(op.Args) > 0 {
		op = op.Args[0]
	}
	return op
}

func isMutexType(t *sema.Type) bool {
	return t != nil && t.Kind == sema.RecordType && t.Record.IsBuiltIn() && headers.IsMutex(t.Record.Name)
}

// lockAt returns the lock that an operand names or whose address it is.
func lockAt(op *body.Op) (lock, bool) {
	op = unbound(op)
	shared := func(v *sema.Variable) bool {
		return v != nil && !v.IsLocal() && !v.Parameter && !v.Type().IsReference() && v.Type().Kind != sema.Pointer
	}
	switch {
	case op.Is(body.Var) && shared(op.Variable):
		return lock{object: op.Variable}, true
	case op.Is(body.Member) && op.Variable != nil:
		object := unbound(op.Args[0])
		switch {
		case object.Is(body.Deref) && object.Args[0].Is(body.This):
			return lock{member: op.Variable}, true
		case object.Is(body.Var) && shared(object.Variable):
			return lock{object.Variable, op.Variable}, true
		}
	}
	return lock{}, false
}
