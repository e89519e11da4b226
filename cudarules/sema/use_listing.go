package sema

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Bodies returns the bodies in the units in focus: functions, lambdas and
// template patterns, but in the host's view none that run on the device alone.
// Among them are the instances of templates, wherever they
// are defined, that these bodies call or launch, as far as a [Quota] admits them.
func (tu *TU) Bodies() []*Body {
	if tu.bodyList == nil {
		tu.bodyList = tu.bodiesIn(tu.Focus)
		for _, u := range tu.Focus {
			tu.listing(u).admit()
		}
		tu.instancesSettled = true
	}
	return tu.bodyList
}

// program returns the bodies in all units that may come into focus: reachability is the same whichever
// units another file has checked.
func (tu *TU) program() []*Body {
	tu.Bodies()
	return tu.bodiesIn(tu.own())
}

// own returns the units of the program: all that are no system headers.
func (tu *TU) own() []*Unit {
	return slices.DeleteFunc(slices.Clone(tu.Units), func(u *Unit) bool { return tu.IsSystem(u.Source.File) })
}

// bodiesIn returns the bodies of some units, none twice.
func (tu *TU) bodiesIn(units []*Unit) []*Body {
	list, seen := []*Body{}, map[*Body]bool{}
	for _, u := range units {
		for _, b := range tu.listing(u).bodies {
			if !seen[b] {
				seen[b] = true
				list = append(list, b)
			}
		}
	}
	return list
}

// EachBody yields the bodies of [TU.Bodies]; cached results for one are discarded before the next.
func (tu *TU) EachBody() iter.Seq[*Body] {
	return func(yield func(*Body) bool) {
		for _, b := range tu.Bodies() {
			if !yield(b) {
				return
			}
			b.Forget()
		}
	}
}

// Forget discards cached results for the parts of a body, which are recomputed on demand.
func (b *Body) Forget() { b.BodyScope().memory(b.Node).forget(b.Node) }

// BodyOf returns the body that runs when f is called; nil if there is none, and for
// instances of templates, of which there may be no end, that the listings of the units
// in focus do not admit. The answer is the same whatever was asked before.
//
// In terms of template parameters, as in template <class T> void f() { g<T *>(); }, the first body
// that is requested represents all, which are equivalent.
func (tu *TU) BodyOf(f *Function) *Body {
	b := tu.anyBodyOf(f)
	if b != nil && f.isInstance() && !f.isDependent() && !tu.isAdmitted(b.FuncDecl) {
		return nil
	}
	return b
}

// anyBodyOf is BodyOf for callers that bound the instances themselves.
func (tu *TU) anyBodyOf(f *Function) *Body {
	def := f.Definition()
	switch {
	case def == nil || def.Body().IsZero():
		return nil
	case f.isDependent():
		return tu.dependentBody(def)
	}
	return tu.bodyOf(def, f.isInstance())
}

// isAdmitted reports whether the listing of a unit in focus admits an instance. Functions reached only
// through code that the view does not compile, or that another file has checked, are searched at the
// first request for an instance that is not found: those reached by host code first, which are few in
// most files.
func (tu *TU) isAdmitted(def *FuncDecl) bool {
	tu.Bodies()
	for !tu.admitted[def] && tu.further < allOthers {
		tu.further++
		for _, u := range tu.Focus {
			l := tu.listing(u)
			l.further = tu.further
			l.close()
			l.admit()
		}
	}
	return tu.admitted[def]
}

// dependentBody returns the body that represents all those of a definition that are in terms of
// template parameters.
func (tu *TU) dependentBody(def *FuncDecl) *Body {
	if b := tu.bodiesOf[def]; b != nil {
		return b
	}
	if tu.dependent[def.Node] == nil {
		tu.dependent[def.Node] = tu.bodyOf(def, false)
	}
	return tu.dependent[def.Node]
}

// isCompiled reports whether f is compiled in the view of its translation unit, as
// far as its spaces are known: the host's has no bodies of the device's.
func (tu *TU) isCompiled(f *Function) bool {
	return tu.View != source.Host || tu.Both || f.RunsOn(Host) != No
}

// A listing gathers the bodies of a unit and the instances of templates that they
// name, those that these name, and so on. It is the same whatever other units are
// listed before, and in whatever order the unit names instances: all that are a given
// number of steps away are known before one of them is admitted.
type listing struct {
	tu      *TU
	unit    *Unit
	quota   Quota
	bodies  []*Body
	others  []*Body // that the view does not compile, or of other units, and may run on the host
	device  []*Body // the same, for the device alone
	library []*Body // instances of templates of the library's
	named   []*Body // instances of the next step
	known   map[*FuncDecl]bool

	instances []*Body // that are admitted
	further   further

	// How many of bodies, others, device and library are followed.
	followed, followedOthers, followedDevice, followedLibrary int
}

// A further says which bodies are followed but for those that are to be checked.
type further uint8

const (
	noOthers  further = iota
	hostsCode         // others that may run on the host
	allOthers
)

// listing returns the listing of a unit of the program.
func (tu *TU) listing(u *Unit) *listing {
	if l := tu.listings[u]; l != nil {
		return l
	}
	l := &listing{tu: tu, unit: u, known: map[*FuncDecl]bool{}}
	tu.listings[u] = l
	l.start(u)
	l.close()
	return l
}

// close follows bodies until they name nothing more that is admitted.
func (l *listing) close() {
	for {
		for ; l.followed < len(l.bodies); l.followed++ {
			l.follow(l.bodies[l.followed])
		}
		for ; l.followedLibrary < len(l.library); l.followedLibrary++ {
			l.follow(l.library[l.followedLibrary])
		}
		for ; l.further >= hostsCode && l.followedOthers < len(l.others); l.followedOthers++ {
			l.follow(l.others[l.followedOthers])
		}
		for ; l.further >= allOthers && l.followedDevice < len(l.device); l.followedDevice++ {
			l.follow(l.device[l.followedDevice])
		}
		if len(l.named) == 0 {
			return
		}
		step := l.quota.choose(l.named)
		l.named = nil
		l.instances = append(l.instances, step...)
		for _, b := range step {
			l.add(b.FuncDecl, true)
		}
	}
}

// admit marks the instances of a listing as those that [TU.BodyOf] knows.
func (l *listing) admit() {
	for _, b := range l.instances {
		l.tu.admitted[b.FuncDecl] = true
	}
}

// start lists the bodies that are written in a unit and the instances that launches
// and explicit instantiations there name.
func (l *listing) start(u *Unit) {
	tu := l.tu
	for fd := range tu.FuncDecls(u) {
		l.add(fd, false)
	}
	for v := range tu.Variables(u) {
		if v.Scope.Kind == NamespaceScope || v.Scope.Kind == ClassScope {
			l.addLambdas(v.Scope, v.Initializer(), false)
			l.nameAddressed(v)
		}
	}
	for launch := range tu.Launches(u) {
		l.name(launch.Kernel)
	}
	for fd := range tu.Instantiations(u) {
		l.name(fd.Function)
	}
	for _, f := range tu.explicitMembers(u) {
		l.name(f)
	}
	for t, m := range tu.nodeCaches { // a little of every part of a file
		m.forget(t.Root())
	}
}

// add lists a body and the lambdas in it.
func (l *listing) add(fd *FuncDecl, instance bool) {
	if fd.Body().IsZero() {
		return
	}
	b := l.tu.bodyOf(fd, instance)
	if l.tu.Unit(fd.Node).Prelude {
		if instance && l.tu.isCompiled(fd.Function) {
			l.library = append(l.library, b) // a smart pointer calls its deleter, and a destructor of the program's
		}
		return
	}
	if l.tu.isCompiled(fd.Function) {
		l.bodies = append(l.bodies, b)
	} else {
		l.addOther(b)
	}
	l.addLambdas(fd.BodyScope(), fd.Body(), instance)
}

func (l *listing) addLambdas(root *Scope, n syntax.Node, instance bool) {
	n.Walk(func(n syntax.Node) bool {
		if n.Kind() == syntax.LambdaExpression {
			if op := l.tu.lambda(root.At(n), n).Operator(); !instance || !op.isDependent() {
				l.add(op.Decls[0], instance)
			}
			return false
		}
		return true
	})
}

// name schedules a function that is an instance, or that another unit defines. In terms of template
// parameters an instance is equivalent to its template.
func (l *listing) name(f *Function) {
	if f == nil || f.isDependent() {
		return
	}
	switch def := f.Definition(); {
	case def == nil || def.Body().IsZero():
	case f.isInstance():
		l.nameBody(def)
	case !l.known[def] && f.Lambda == nil && l.tu.Unit(def.Node) != l.unit && !l.tu.Unit(def.Node).Prelude:
		l.known[def] = true
		l.addOther(l.tu.bodyOf(def, false))
	}
}

func (l *listing) addOther(b *Body) {
	if b.Function.RunsOn(Host) == No {
		l.device = append(l.device, b)
	} else {
		l.others = append(l.others, b)
	}
}

func (l *listing) nameBody(def *FuncDecl) {
	if !l.known[def] {
		l.known[def] = true
		l.named = append(l.named, l.tu.bodyOf(def, true))
	}
}

// follow names the instances that a body calls or launches.
func (l *listing) follow(b *Body) {
	if b.NotCompiledInView() {
		for launch := range b.BodyScope().launches(b.Body()) {
			l.name(launch.Kernel)
		}
		for f := range b.instancesNamed() {
			l.name(f)
		}
		return
	}
	initializers := b.Function.RunsOn(Device) == Yes && b.Function.RunsOn(Host) != Unknown // nvcc looks at them on the device alone
	for _, use := range b.Uses() {
		l.name(use.Function)
		for _, f := range b.handed(&use) {
			l.name(f)
		}
		if initializers && (use.Kind == Initializes || use.Kind == Constructs) {
			for _, in := range b.callees(&use).initializers {
				l.initialize(in)
			}
		}
	}
	b.Forget()
}

// initialize lists the default initializer of a member.
func (l *listing) initialize(b *Body) {
	switch {
	case b.Instance:
		l.nameBody(b.FuncDecl)
	case !l.known[b.FuncDecl]:
		l.known[b.FuncDecl] = true
		l.add(b.FuncDecl, false)
	}
}

// nameAddressed names the instances whose addresses the initializer of a variable
// in device memory takes.
func (l *listing) nameAddressed(v *Variable) {
	if v.DeclaredMemory() == 0 || v.Initializer().IsZero() {
		return
	}
	for _, u := range l.tu.InitializerUses(v) {
		if u.Kind == TakesAddress || u.Kind == Refers {
			l.name(u.Function)
		}
	}
}
