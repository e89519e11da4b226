package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// IsImplicit reports whether a use is that of a special member function which
// the compiler defines: one that is implicit, or defaulted at once.
func (u *Use) IsImplicit() bool {
	switch {
	case u.Record == nil || u.Special == NoSpecial || u.Record.Closure != nil:
		return false
	case u.Function != nil:
		return u.Function.IsImplicitlySpaced() || u.Function.IsDefaultedDestructor()
	}
	m := u.Record.selected(u.Special)
	return m.Declared == Yes && m.IsImplicit()
}

// Implied returns the operations of an implicit or defaulted special member on the bases and members
// of its class, as uses at the given node.
func (r *Record) Implied(k SpecialKind, at syntax.Node) []Use {
	var out []Use
	add := func(t *Type) {
		if t = t.element(); t.Kind != RecordType {
			return
		}
		u := Use{Kind: Constructs, Node: at, Scope: r.Scope(), Record: t.Record, Special: k, Implicit: true}
		switch {
		case k == Destructor:
			u.Kind = Destroys
		case k.isAssignment():
			u.Kind = Calls
		}
		u.Function = t.Record.specialFunction(k)
		out = append(out, u)
	}
	for _, b := range r.Bases() {
		add(b.Type)
	}
	for _, f := range r.Fields() {
		if k == DefaultConstructor && f.HasInitializer() {
			out = append(out, Use{Kind: Initializes, Node: at, Scope: r.Scope(), Record: r, Variable: f, Implicit: true})
			continue
		}
		add(f.Type())
	}
	return out
}

// specialFunction returns the function that the user declares as special member
// of a kind; nil if there is none, or which one serves is not known.
func (r *Record) specialFunction(k SpecialKind) *Function {
	if k == DefaultConstructor {
		return r.Scope().resolveCall(r.Constructors(), nil, nil)
	}
	if m := r.selected(k); len(m.Functions) == 1 {
		return m.Functions[0]
	}
	return nil
}

// callees are the functions that run because of a use.
type callees struct {
	functions    []*Function
	initializers []*Body // of members
}

func (c *callees) initialize(b *Body) {
	if b != nil {
		c.initializers = append(c.initializers, b)
	}
}

// callees returns the functions that run because of a use in b: the called function, or the callees of
// a special member that the compiler defines.
func (b *Body) callees(u *Use) *callees {
	switch {
	case u.Kind == Initializes:
		c := &callees{}
		c.initialize(b.defaultInitializer(u))
		return c
	case u.IsImplicit():
		return b.Function.TU.impliedCallees(implicitMember{u.Record, u.Special, b.Function.implicitSpaces()})
	case u.Function != nil:
		return &callees{functions: []*Function{u.Function}}
	}
	return &callees{functions: b.handed(u)}
}

// Implied returns the bodies that run because of a use in b of a special member that the compiler defines: those of the functions that it
// calls, and default initializers of members.
func (b *Body) Implied(u *Use) (bodies []*Body) {
	if u.Kind != Initializes && !u.IsImplicit() {
		return nil
	}
	run := b.callees(u)
	for _, f := range run.functions {
		if in := b.Function.TU.BodyOf(f); in != nil {
			bodies = append(bodies, in)
		}
	}
	return append(bodies, run.initializers...)
}

// implicitSpaces returns where implicit members run that f calls.
func (f *Function) implicitSpaces() ExecSpace {
	s := f.Spaces()
	if s&GlobalSpace != 0 {
		s = s&^GlobalSpace | DeviceSpace
	}
	return s
}

// An implicitMember is a special member that the compiler defines, as it runs
// for callers in some execution spaces.
type implicitMember struct {
	record *Record
	kind   SpecialKind
	spaces ExecSpace
}

// impliedCallees returns the functions that an implicit member calls for bases and members, and the
// callees of implicit members among them in turn.
func (tu *TU) impliedCallees(m implicitMember) *callees {
	if c := tu.implicit[m]; c != nil {
		return c
	}
	c := &callees{}
	tu.implicit[m] = c // a class that holds itself calls nothing more
	for _, u := range m.record.Implied(m.kind, syntax.Node{}) {
		switch {
		case u.Kind == Initializes:
			c.initialize(tu.defaultInitializer(tu.implicitConstructor(m.record, m.spaces), u.Variable))
		case u.IsImplicit():
			in := tu.impliedCallees(implicitMember{u.Record, u.Special, m.spaces})
			c.functions = append(c.functions, in.functions...)
			c.initializers = append(c.initializers, in.initializers...)
		case u.Function != nil:
			c.functions = append(c.functions, u.Function)
		}
	}
	return c
}

// defaultInitializer returns the initializer of a member that a use in b makes
// part of b's constructor, or of the initialization of an aggregate.
func (b *Body) defaultInitializer(u *Use) *Body {
	f := b.Function
	if f.Class != u.Record || f.Name != f.Class.Name {
		f = f.TU.implicitConstructor(u.Record, f.implicitSpaces())
	}
	return f.TU.defaultInitializer(f, u.Variable)
}

// A maker is an implicit constructor as it runs for callers in some execution
// spaces.
type maker struct {
	class  *Record
	spaces ExecSpace
}

// implicitConstructor returns the implicit constructor of a class, as a function
// whose declarations are the default initializers of members.
func (tu *TU) implicitConstructor(class *Record, spaces ExecSpace) *Function {
	m := maker{class, spaces}
	f := tu.makers[m]
	if f == nil {
		f = &Function{TU: tu, Name: class.Name, Scope: class.Scope(), Class: class, spaces: spaces, spacesKnown: Yes}
		tu.makers[m] = f
	}
	return f
}

// A defaulted is a member that a constructor initializes by default.
type defaulted struct {
	constructor *Function
	member      *Variable
}

// defaultInitializer returns the default initializer of a member as part of a
// constructor.
func (tu *TU) defaultInitializer(constructor *Function, member *Variable) *Body {
	k := defaulted{constructor, member}
	if b := tu.defaults[k]; b != nil {
		return b
	}
	dependent, instance := constructor.isDependent(), constructor.isInstance()
	if dependent && tu.dependent[member.Declarator] != nil {
		return tu.dependent[member.Declarator]
	}
	fd := &FuncDecl{Function: constructor, Node: member.Node, Declarator: member.Declarator,
		scope: member.Scope, body: member.Scope, initialized: member}
	if len(constructor.Decls) == 0 || constructor.First().initialized != nil { // an implicit one
		constructor.Decls = append(constructor.Decls, fd)
	}
	b := tu.bodyOf(fd, instance)
	tu.defaults[k] = b
	if dependent {
		tu.dependent[member.Declarator] = b
	}
	return b
}
