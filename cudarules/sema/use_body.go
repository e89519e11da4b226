package sema

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// InTemplate reports whether the body is that of a template without arguments or
// with some that are not known, or lies in one. Those of its instances that are
// known are bodies too; a generic lambda has none.
func (b *Body) InTemplate() bool { return b.Function.isDependent() || b.BodyScope().inPattern() }

// IsPattern reports whether the body is that of a template without arguments or
// with some that are not known, or lies in one: it is compiled only as its
// instances are.
func (b *Body) IsPattern() bool {
	if b.InTemplate() {
		return true
	}
	for s := b.BodyScope(); s != nil; s = s.Parent {
		if s.Kind == LambdaScope && s.Lambda.IsGeneric() {
			return true
		}
	}
	for _, param := range b.Params() {
		if containsAuto(param.Type()) {
			return true
		}
	}
	return false
}

// Nodes yields the nodes of a body that are evaluated when it runs: lambdas
// and local classes in it are left out, as are operands of sizeof and the like
// and the branches that "if constexpr" discards.
func (b *Body) Nodes() iter.Seq[syntax.Node] {
	b.evaluate()
	tree := b.FuncDecl.Node.Tree()
	return func(yield func(syntax.Node) bool) {
		for _, in := range b.spans {
			for id := in.first; id < in.behind; id++ {
				if !yield(tree.Node(id)) {
					return
				}
			}
		}
	}
}

// Operands yields the nodes of a body that are compiled but never evaluated, such as the operand of
// sizeof and names in a declaration of a type; lambdas and local classes are left out.
func (b *Body) Operands() iter.Seq[syntax.Node] {
	b.evaluate()
	return func(yield func(syntax.Node) bool) {
		for _, operand := range b.operands {
			for n := range operand.AllBut(syntax.LambdaExpression, syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier) {
				if !yield(n) {
					return
				}
			}
		}
	}
}

// isNoexcept reports whether a call is the operator noexcept(e), which the grammar reads
// as one.
func isNoexcept(call syntax.Node) bool {
	fun := call.Child(syntax.FieldFunction)
	return fun.Kind() == syntax.Identifier && fun.Text() == "noexcept"
}

// A span is a run of nodes, by their IDs.
type span struct{ first, behind int32 }

// Lambdas returns the lambdas in evaluated code of the body, without those nested in them.
func (b *Body) Lambdas() []*Lambda {
	b.evaluate()
	return b.lambdas
}

func (b *Body) evaluate() {
	if b.tried {
		return
	}
	b.tried = true
	root := b.BodyScope()
	var discarded []syntax.Node
	evaluated := func(n syntax.Node) bool {
		if slices.Contains(discarded, n) {
			return false
		}
		switch n.Kind() {
		case syntax.LambdaExpression:
			b.lambdas = append(b.lambdas, b.Function.TU.lambda(root.At(n), n))
			return false
		case syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier:
			return false
		case syntax.SizeofExpression, syntax.AlignofExpression, syntax.Decltype, syntax.RequiresExpression,
			syntax.StaticAssertDeclaration, syntax.AliasDeclaration, syntax.TypeDefinition:
			b.operands = append(b.operands, n)
			return false
		case syntax.CallExpression:
			if isNoexcept(n) {
				b.operands = append(b.operands, n)
				return false
			}
		case syntax.IfStatement:
			if d := root.discarded(n); !d.IsZero() {
				discarded = append(discarded, d)
			}
		}
		return true
	}
	for _, part := range []syntax.Node{b.FuncDecl.Node.ChildOf(syntax.FieldInitializerList), b.FuncDecl.Body()} {
		if part.IsZero() {
			continue
		}
		first, behind := part.IDs()
		part.Walk(func(n syntax.Node) bool {
			if evaluated(n) {
				return true
			}
			at, next := n.IDs()
			b.spans = append(b.spans, span{first, at})
			first = next
			return false
		})
		b.spans = append(b.spans, span{first, behind})
	}
}

// IsConstexprIf reports whether an if statement is an if constexpr.
func IsConstexprIf(n syntax.Node) bool {
	cond := n.Child(syntax.FieldCondition)
	text := string(n.Tree().Text[n.Start():cond.Start()])
	return len(text) >= 11 && containsWord(text, "constexpr")
}

func containsWord(text, word string) bool {
	for i := 0; i+len(word) <= len(text); i++ {
		if text[i:i+len(word)] == word {
			return true
		}
	}
	return false
}

// discarded returns the branch of an "if constexpr" that is not compiled; zero
// if both are or that is not known.
func (s *Scope) discarded(n syntax.Node) syntax.Node {
	if n.Kind() != syntax.IfStatement || !IsConstexprIf(n) {
		return syntax.Node{}
	}
	cond := n.Child(syntax.FieldCondition).Child(syntax.FieldValue)
	c, ok := s.At(cond).Constant(cond)
	switch {
	case !ok:
		return syntax.Node{}
	case c.Bool():
		return n.Child(syntax.FieldAlternative)
	}
	return n.Child(syntax.FieldConsequence)
}

// InitializerUses returns the uses by the initializer of a variable outside of any function at program
// start.
func (tu *TU) InitializerUses(v *Variable) []Use {
	uses, ok := tu.initializerUses[v]
	if !ok {
		uses = tu.reader.InitializerUses(v)
		tu.initializerUses[v] = uses
	}
	return uses
}

// runs reports whether a use runs a function, or passes its address to a caller of it.
func (k UseKind) runs() bool {
	switch k {
	case Calls, Constructs, Destroys, Initializes, TakesAddress, Refers:
		return true
	}
	return false
}

// ReachedOnDevice reports the functions that device code reaches by calls, as [TU.Reached]: from the
// emitted ones for the device alone and from those whose address is in the initializer of a device
// variable, or is taken by host code, or is passed to a library's algorithms on the device: compilers
// emit code for them.
func (tu *TU) ReachedOnDevice() func(*Function) bool {
	return tu.reachedFrom(func(units []*Unit) func(*Function) bool {
		addressed := tu.addressed(units)
		return func(f *Function) bool {
			return addressed[f] || f.RunsOn(Device) == Yes && f.RunsOn(Host) == No && f.IsEmitted()
		}
	})
}

// addressed returns the functions for the device whose addresses units take or hand on.
func (tu *TU) addressed(units []*Unit) map[*Function]bool {
	addressed := map[*Function]bool{}
	add := func(uses []Use, onHost bool) {
		for _, u := range uses {
			if (u.Kind == TakesAddress || u.Kind == Refers) && u.Function != nil && !(onHost && u.Function.RunsOn(Host) != No) {
				addressed[u.Function] = true
			}
		}
	}
	for _, b := range tu.bodiesIn(units) {
		if b.Function.RunsOn(Host) == No || b.NotCompiledInView() {
			continue
		}
		add(b.Uses(), true)
		for _, u := range b.Uses() {
			for _, f := range b.handed(&u) {
				addressed[f] = true
			}
		}
	}
	for _, u := range units {
		for v := range tu.Variables(u) {
			if !v.IsLocal() && !v.Initializer().IsZero() {
				add(tu.InitializerUses(v), v.DeclaredMemory() == 0)
			}
		}
	}
	return addressed
}

// Reached reports the functions that the given ones reach by calls, or by calls of functions whose
// address they take, however long the chain, and these themselves. It follows the instances of
// templates that a [Quota] admits. It is computed on demand.
func (tu *TU) Reached(from func(*Function) bool) func(*Function) bool {
	return tu.reachedFrom(func([]*Unit) func(*Function) bool { return from })
}

// reachedFrom is Reached from the functions in some units that from names. The functions that the main
// file itself reaches are found first: most queries are for them, and the program's other units, which
// may be many, need not be searched.
func (tu *TU) reachedFrom(from func([]*Unit) func(*Function) bool) func(*Function) bool {
	var byMain, byAll map[*Function]bool
	return func(f *Function) bool {
		tu.Bodies()
		if byMain == nil {
			units := []*Unit{tu.Main()}
			byMain = tu.reach(units, from(units))
		}
		if !byMain[f] && byAll == nil {
			units := tu.own()
			byAll = tu.reach(units, from(units))
		}
		return byMain[f] || byAll[f]
	}
}

// reach returns the functions that functions in some units reach.
func (tu *TU) reach(units []*Unit, from func(*Function) bool) map[*Function]bool {
	r := &reach{reached: map[*Function]bool{}, known: map[*Body]bool{}}
	for _, b := range tu.bodiesIn(units) {
		if from(b.Function) {
			r.reached[b.Function] = true
			r.name(b)
		}
	}
	for len(r.named) > 0 {
		for _, b := range r.step() {
			r.follow(b)
		}
	}
	return r.reached
}

// A reach is the search for reachable functions, one call further at each step.
type reach struct {
	quota   Quota
	reached map[*Function]bool
	known   map[*Body]bool
	named   []*Body // of the next step
}

// step returns the bodies of the next step.
func (r *reach) step() []*Body {
	named := r.named
	r.named = nil
	return r.quota.choose(named)
}

// name has a body be one of the next step.
func (r *reach) name(b *Body) {
	if b != nil && !r.known[b] {
		r.known[b] = true
		r.named = append(r.named, b)
	}
}

// call adds a function that is called.
func (r *reach) call(f *Function) {
	if !r.reached[f] {
		r.reached[f] = true
		r.name(f.TU.anyBodyOf(f))
	}
}

// follow adds the callees of a body.
func (r *reach) follow(b *Body) {
	for _, u := range b.Uses() {
		if u.Constant || !u.Kind.runs() {
			continue
		}
		run := b.callees(&u)
		for _, f := range run.functions {
			r.call(f)
		}
		for _, in := range run.initializers {
			r.reached[in.Function] = true
			r.name(in)
		}
	}
	for _, l := range b.Lambdas() {
		if l.Escapes() {
			r.call(l.Operator())
		}
	}
}

// InstantiatedAtOnce returns the instances of templates that are made where
// something asks for them and not at the end of the translation unit: constexpr
// functions and those with a deduced result. Code that is made at the end itself does
// not count, nor do templates as they are written, but for deduced results.
func (tu *TU) InstantiatedAtOnce() map[*Function]bool {
	r := &reach{reached: map[*Function]bool{}, known: map[*Body]bool{}}
	ask := func(uses []Use, pattern bool) {
		for _, u := range uses {
			f := u.Function
			if f == nil || !f.isInstance() {
				continue
			}
			if def := f.Definition(); def == nil || !def.HasDeducedResult() && (pattern || !f.IsConstexpr()) {
				continue
			}
			r.call(f)
		}
	}
	for _, b := range tu.program() {
		if pattern := b.IsPattern(); pattern || !b.Instance || b.Function.IsExplicit() {
			ask(b.Uses(), pattern)
		}
	}
	for _, u := range tu.own() {
		for v := range tu.Variables(u) {
			if v.Scope.Kind == NamespaceScope && !v.Initializer().IsZero() {
				ask(tu.InitializerUses(v), false)
			}
		}
	}
	for len(r.named) > 0 {
		for _, b := range r.step() {
			ask(b.Uses(), false)
		}
	}
	return r.reached
}
