package rules

import (
	"maps"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An origin says where the address that a pointer holds comes from, as far as
// a host function shows it.
type origin uint8

const (
	unknownOrigin   origin = iota
	deviceMemory           // cudaMalloc and its kin
	managedMemory          // cudaMallocManaged
	hostMemory             // the stack, malloc, new, a container of the standard library
	symbolAddress          // cudaGetSymbolAddress
	hostKernel             // the address of a __global__ function taken in host code
	deviceKernel           // one taken in device code
	hostFunction           // the address of a function that is no kernel
	unrelatedOrigin        // known to be none of these
)

// A place is a variable of a host function or of its class, or a part of one:
// path is written as C++ writes it behind the variable, ".a->b", with "[]" for
// all elements of an array.
type place struct {
	variable *sema.Variable
	path     string
}

// A pointerFlow follows pointers through the body of a host function in the
// order in which it runs. What it cannot follow, it forgets.
type pointerFlow struct {
	pass    *pass
	root    *sema.Scope
	state   map[place]origin
	lost    map[*sema.Variable]bool // aliased, or registered: never followed
	ended   bool                    // no way leads on from here
	results []origin                // of the return statements
	uses    *pointerUses
	lambdas heldByLambdas

	launching []syntax.Node // launches whose arguments are being followed
}

// pointerUses are what host code does with addresses whose origin is known.
type pointerUses struct {
	accesses []pointerAccess
	calls    []pointerCall
	launches []pointerLaunch
	copies   []pointerCopy
	stores   []pointerStore
}

// A pointerAccess is *p, p[i] or p->m, or a call that does the like.
type pointerAccess struct {
	at, pointer syntax.Node
	origin      origin
}

// A pointerCall is a call of what a pointer or reference to a function, or a
// std::function, stands for.
type pointerCall struct {
	at, callee syntax.Node
	origin     origin
}

// A pointerLaunch is a launch.
type pointerLaunch struct {
	*sema.Launch
	callee origin
	args   [][]origin // what each argument holds, parts of classes included
}

// A pointerCopy is a call that copies the bytes of a host variable to device
// memory.
type pointerCopy struct {
	call syntax.Node
	to   string
	held []origin
}

// A pointerStore is an assignment to managed memory.
type pointerStore struct {
	at     syntax.Node
	origin origin
}

// eachPointerUses has visit look at those of each body that runs on the host
// alone.
func (p *pass) eachPointerUses(visit func(*pointerUses)) {
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) != sema.Yes {
			visit(p.pointers.get(b, p.pointerUses))
		}
	})
}

// heldByLambdas are the places that lambdas capture, with what they hold then.
type heldByLambdas map[syntax.Node]map[place]origin

func (p *pass) pointerUses(b *sema.Body) *pointerUses { return p.pointerFlow(b).uses }

// pointerFlow follows the pointers of one body.
func (p *pass) pointerFlow(b *sema.Body) *pointerFlow {
	f := &pointerFlow{pass: p, root: b.BodyScope(), state: map[place]origin{}, lost: map[*sema.Variable]bool{}, uses: &pointerUses{}, lambdas: heldByLambdas{}}
	maps.Copy(f.state, p.heldBy(b.Function.Lambda))
	f.statement(b.FuncDecl.Body())
	p.lambdas[b] = f.lambdas
	return f
}

// heldBy returns what the captures of a lambda hold, as far as the function around
// it shows. What a mutable one holds may be of an earlier call.
func (p *pass) heldBy(l *sema.Lambda) map[place]origin {
	if l == nil || l.Mutable {
		return nil
	}
	f := l.Outer.EnclosingBody()
	if f == nil || f.RunsOn(sema.Device) == sema.Yes {
		return nil
	}
	b := p.BodyOf(f)
	if b == nil {
		return nil
	}
	if _, known := p.lambdas[b]; !known {
		p.lambdas[b] = nil // against recursion
		p.pointerFlow(b)
	}
	return p.lambdas[b][l.Node]
}

// resultOf returns the origin of the address that a function of the program
// returns, if all its return statements that return one agree.
func (f *pointerFlow) resultOf(callee *sema.Function) origin {
	if callee.RunsOn(sema.Device) == sema.Yes || callee.Result().Kind != sema.Pointer || callee.IsVirtual() {
		return unknownOrigin
	}
	body := f.pass.BodyOf(callee)
	if body == nil {
		return unknownOrigin
	}
	if o, ok := f.pass.pointerResults[body]; ok {
		return o
	}
	f.pass.pointerResults[body] = unknownOrigin // against recursion
	result := unrelatedOrigin
	for _, o := range f.pass.pointerFlow(body).results {
		switch {
		case o == unrelatedOrigin: // nullptr, say
		case result == unrelatedOrigin:
			result = o
		case o != result:
			return unknownOrigin
		}
	}
	f.pass.pointerResults[body] = result
	return result
}

func (f *pointerFlow) value(n syntax.Node) sema.Value { return f.root.ValueAt(n) }

// statement follows a statement.
func (f *pointerFlow) statement(n syntax.Node) {
	if f.ended && n.Kind() != syntax.LabeledStatement && n.Kind() != syntax.CaseStatement {
		return
	}
	if !n.IsZero() && f.pass.IsOffloaded(n) {
		f.forgetAssigned(n)
		return
	}
	switch n.Kind() {
	case syntax.None, syntax.TypeDefinition, syntax.AliasDeclaration, syntax.StaticAssertDeclaration, syntax.UsingDeclaration,
		syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
	case syntax.Declaration:
		f.declaration(n)
	case syntax.IfStatement:
		f.ifStatement(n)
	case syntax.WhileStatement, syntax.ForStatement, syntax.ForRangeLoop:
		f.loop(n)
	case syntax.DoStatement:
		if !f.runsOnce(n) {
			f.forgetAssigned(n)
		}
		f.children(n)
		f.ended = false
	case syntax.SwitchStatement:
		f.forgetAssigned(n)
		f.children(n)
		f.forgetAssigned(n)
		f.ended = false
	case syntax.LabeledStatement, syntax.CaseStatement:
		if n.Kind() == syntax.LabeledStatement {
			clear(f.state) // a goto may lead here from anywhere
		}
		f.ended = false
		f.children(n)
	case syntax.TryStatement, syntax.CatchClause:
		f.children(n)
		f.forgetAssigned(n)
		f.ended = false
	case syntax.ReturnStatement:
		f.results = append(f.results, f.expression(n.First()))
		f.ended = true
	case syntax.BreakStatement, syntax.ContinueStatement, syntax.GotoStatement, syntax.ThrowStatement:
		f.children(n)
		f.ended = true
	case syntax.CompoundStatement, syntax.ElseClause, syntax.ExpressionStatement, syntax.ConditionClause, syntax.InitStatement,
		syntax.AttributedStatement:
		f.children(n)
	default:
		f.expression(n)
	}
}

// runsOnce reports whether a do statement is the block of a macro: while (0).
func (f *pointerFlow) runsOnce(loop syntax.Node) bool {
	cond := loop.Child(syntax.FieldCondition)
	c, ok := f.root.At(cond).Constant(cond)
	return ok && !c.Bool()
}

func (f *pointerFlow) children(n syntax.Node) {
	for c := range n.Children() {
		f.statement(c)
	}
}

func (f *pointerFlow) ifStatement(n syntax.Node) {
	f.statement(n.Child(syntax.FieldCondition))
	before := maps.Clone(f.state)
	f.statement(n.Child(syntax.FieldConsequence))
	then, thenEnded := f.state, f.ended
	f.state, f.ended = before, false
	f.statement(n.Child(syntax.FieldAlternative))
	switch {
	case thenEnded:
	case f.ended:
		f.state = then
	default:
		f.merge(then)
	}
	f.ended = f.ended && thenEnded
}

// merge keeps what is the same on both ways here.
func (f *pointerFlow) merge(other map[place]origin) {
	for at, o := range f.state {
		if other[at] != o {
			delete(f.state, at)
		}
	}
}

func (f *pointerFlow) loop(n syntax.Node) {
	f.statement(n.Child(syntax.FieldInitializer))
	f.forgetAssigned(n.Child(syntax.FieldBody))
	f.forgetAssigned(n.Child(syntax.FieldUpdate))
	f.statement(n.Child(syntax.FieldCondition))
	if n.Kind() == syntax.ForRangeLoop {
		f.expression(n.Child(syntax.FieldRight))
	}
	before := maps.Clone(f.state)
	f.statement(n.Child(syntax.FieldBody))
	f.statement(n.Child(syntax.FieldUpdate))
	f.merge(before)
	f.ended = false
}

// forgetAssigned forgets the variables that a statement may assign.
func (f *pointerFlow) forgetAssigned(n syntax.Node) {
	switch n.Kind() {
	case syntax.AssignmentExpression:
		if n.Op() == syntax.Assign {
			f.forgetRoot(n.Child(syntax.FieldLeft))
		}
	case syntax.PointerExpression:
		if n.Op() == syntax.AddressOf {
			f.forgetRoot(n.Child(syntax.FieldArgument))
		}
	case syntax.CallExpression:
		if c := f.root.CallAt(n); c != nil && c.Construct == nil {
			for i, a := range c.Args {
				if f.mayChange(c, i, a) {
					f.forgetRoot(a)
				}
			}
		}
	}
	for c := range n.Children() {
		f.forgetAssigned(c)
	}
}

// forgetRoot forgets all parts of the variable that an expression names.
func (f *pointerFlow) forgetRoot(n syntax.Node) {
	if at, ok := f.place(n); ok {
		f.forget(place{at.variable, ""})
	}
}

// forget forgets a place and its parts.
func (f *pointerFlow) forget(at place) {
	for other := range f.state {
		if other.variable == at.variable && strings.HasPrefix(other.path, at.path) {
			delete(f.state, other)
		}
	}
}

// set notes what a place holds now.
func (f *pointerFlow) set(at place, o origin) {
	f.forget(at)
	if o != unknownOrigin && !f.lost[at.variable] {
		f.state[at] = o
	}
}

// lose stops following a variable for good.
func (f *pointerFlow) lose(v *sema.Variable) {
	f.forget(place{v, ""})
	f.lost[v] = true
}

func (f *pointerFlow) declaration(n syntax.Node) {
	scope := f.root.At(n)
	for d := range n.ChildrenIn(syntax.FieldDeclarator) {
		v := scope.LocalAt(d)
		if v == nil {
			f.expression(d.Child(syntax.FieldValue))
			continue
		}
		f.forget(place{v, ""})
		init := v.Initializer()
		if init.IsZero() || v.IsStatic() {
			f.expression(init)
			continue
		}
		if t := v.Type(); t.IsReference() {
			f.expression(init)
			if at, ok := f.place(init); ok && !t.Elem.IsConst() {
				f.lose(at.variable)
			}
			continue
		}
		f.initialize(place{v, ""}, v.Type(), init)
	}
	f.expression(n.Child(syntax.FieldValue)) // if (T x = e)
}

// initialize notes what an object of type t holds after its initialization.
func (f *pointerFlow) initialize(at place, t *sema.Type, init syntax.Node) {
	for init.Kind() == syntax.CompoundLiteralExpression || init.Kind() == syntax.ParenthesizedExpression {
		if init.Kind() == syntax.ParenthesizedExpression {
			init = init.First()
		} else {
			init = init.Child(syntax.FieldValue)
		}
	}
	if init.Kind() == syntax.LambdaExpression {
		f.expression(init)
		for name, o := range f.captured(init) {
			f.set(place{at.variable, at.path + "." + name}, o)
		}
		return
	}
	if init.Kind() != syntax.InitializerList && init.Kind() != syntax.ArgumentList {
		o := f.expression(init)
		f.set(at, o)
		if from, ok := f.place(init); ok && t.Kind == sema.RecordType {
			f.copyParts(at, from)
		}
		return
	}
	switch {
	case t.Kind == sema.Array:
		held := unrelatedOrigin
		first := true
		for c := range init.Children() {
			o := f.expression(c)
			if first {
				held = o
			} else if o != held {
				held = unknownOrigin
			}
			first = false
		}
		f.set(place{at.variable, at.path + "[]"}, held)
	case init.Kind() == syntax.InitializerList && holdsItsList(t):
		fields := t.Record.Fields()
		i := 0
		for c := range init.Children() {
			if c.Kind() == syntax.InitializerPair || i >= len(fields) {
				f.expression(c)
				continue
			}
			f.initialize(place{at.variable, at.path + "." + fields[i].Name}, fields[i].Type(), c)
			i++
		}
	default:
		o := unknownOrigin
		for c := range init.Children() {
			o = f.expression(c)
		}
		if !init.First().IsZero() && init.First().Next().IsZero() && t.Kind == sema.Pointer {
			f.set(at, o)
		}
	}
}

// holdsItsList reports whether a list initializes the members of a class object.
func holdsItsList(t *sema.Type) bool {
	return t.Kind == sema.RecordType && len(t.Record.Bases()) == 0 && len(t.Record.Constructors()) == 0
}

// copyParts notes that an object is a copy of another.
func (f *pointerFlow) copyParts(to, from place) {
	for at, o := range maps.Clone(f.state) {
		if at.variable == from.variable && strings.HasPrefix(at.path, from.path) && at.path != from.path {
			f.set(place{to.variable, to.path + strings.TrimPrefix(at.path, from.path)}, o)
		}
	}
}

// place returns the place that an expression names.
func (f *pointerFlow) place(n syntax.Node) (place, bool) {
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return f.place(n.First())
	case syntax.Identifier, syntax.FieldIdentifier:
		v, ok := f.value(n).Entity.(*sema.Variable)
		if !ok || v.Binding || v.Type().IsReference() || v.LiesIn(sema.AnyMemory) != sema.No {
			return place{}, false
		}
		return place{v, ""}, true
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		if object.Kind() == syntax.This {
			if v, ok := f.value(n).Entity.(*sema.Variable); ok {
				return place{v, ""}, true
			}
			return place{}, false
		}
		at, ok := f.place(object)
		at.path += n.Op().String() + n.Child(syntax.FieldField).Text()
		return at, ok && f.value(object).Type.Kind != sema.UnknownType
	case syntax.SubscriptExpression:
		if at, ok := f.place(n.Child(syntax.FieldArgument)); ok && f.value(n.Child(syntax.FieldArgument)).Type.Kind == sema.Array {
			at.path += "[]"
			return at, true
		}
	}
	return place{}, false
}
