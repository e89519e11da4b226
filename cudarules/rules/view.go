package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/timing"
)

// A view is one view of a translation unit, for the rules. All of them check a function before any
// checks the next one: it is read from memory once.
type view struct {
	*sema.TU
	set    rule.Set      // the rules that the run reports
	device *view         // the device's, or this one
	onHost bool          // whether the view is the host's, or both
	walked chan struct{} // closed when the rules have seen all

	looks   Look // the inputs of the rules
	looking bool // one of them says so, by means of another

	watch    *timing.Watch   // nil if times are not needed
	activity timing.Activity // of the visitors added next

	ends         []func()
	units        visitors[*sema.Unit]
	functions    visitors[*sema.FuncDecl]
	records      visitors[*sema.Record]
	variables    visitors[*sema.Variable]
	bodies       visitors[*sema.Body]
	deviceBodies visitors[*sema.Body]
	hostBodies   visitors[*sema.Body]

	hostVariables ofBody[[]variableUse]
	hostAnalyses  ofBody[*memory.Analysis]
	compared      struct { // see mayBeRuledOut
		in      *memory.Analysis
		numbers map[int64]bool
	}
	effects      ofBody[[]effect]
	copies       ofBody[[]effect]
	lifelines    ofBody[*lifeline]
	ownLifelines ofBody[*lifeline]
	configured   ofBody[[]*launchconfig.Launch]
	writers      map[*sema.Variable]*sema.FuncDecl // see onlyWriter
	overriders   map[*sema.Function][]*sema.Body   // see overridersOf
	arguments    ofBody[[]templateArgument]

	memberMemories map[*sema.Record]map[*sema.Variable]*memberMemory // nil until computed
	amountsKept    map[*body.Body]*amounts                           // nil until computed
	kernels        map[string]map[string]*sema.Function              // by name and key, of the device's view, for the host's; nil until computed
	threadRuns     visitors[*threadRun]
	namedKernels   map[*sema.Function]bool // that code names other than to launch them; nil if they are not known yet
	threadBodies   []*sema.Body
	threadsAsked   bool
	globalRuns     []globalVisit
	asksPossible   bool                             // also races for some input
	configurable   map[*sema.Function]bool          // see isConfigurable
	handed         func() handedMemory              // allocations of bodies passed to kernels; nil if no rule needs them
	launchers      func() map[syntax.Node]*launcher // bodies that allocate kernel arguments; nil if no rule needs them
	shapes         shapeSearch
	outside        []*launchconfig.Outside // nil if the launches of the translation unit itself are looked at

	program *memory.Program
	waiting *memory.Program                     // with wait information
	sources *memorySources                      // nil until computed
	callers map[*sema.Function][]*sema.Function // of the functions that device code calls; nil until computed
}

// visitors look at one kind of thing.
type visitors[T any] []func(T)

func (v *visitors[T]) add(visit func(T)) { *v = append(*v, visit) }

func (v visitors[T]) visit(x T) {
	for _, visit := range v {
		visit(x)
	}
}

// ofBody caches a result that several rules need for the current body.
type ofBody[T any] struct {
	body *sema.Body
	kept T
}

func (o *ofBody[T]) get(b *sema.Body, compute func(*sema.Body) T) T {
	if o.body != b {
		o.body, o.kept = b, compute(b)
	}
	return o.kept
}

// newViews returns the views of a translation unit: one if both are the same or
// the host's is not compiled, else the device's and then the host's, which may wait
// for it.
func newViews(set rule.Set, host, device *sema.TU, times *timing.Times) []*view {
	d := newView(set, device, times)
	only := device.Options.DeviceOnly
	d.device, d.onHost = d, host == device && !only
	if d.onHost || only {
		return []*view{d}
	}
	h := newView(set, host, times)
	h.device, h.onHost = d, true
	return []*view{d, h}
}

func newView(set rule.Set, tu *sema.TU, times *timing.Times) *view {
	v := &view{TU: tu, set: set, walked: make(chan struct{}), watch: times.Watch(), program: memory.New(nil), waiting: memory.New(nil)}
	v.waiting.Waits = true
	v.program.Writer, v.waiting.Writer = v.onlyWriter, v.onlyWriter
	return v
}

// walk calls the visitors of the rules. Bodies come first: they name the instances of templates.
func (v *view) walk() {
	defer close(v.walked)
	for b := range v.EachBody() {
		if b.NotCompiledInView() || b.IsUnclosed() {
			continue
		}
		v.bodies.visit(b)
		onHost := b.Function.RunsOn(sema.Host)
		if onHost == sema.Unknown { // it may be device code alone, or none at all
			continue
		}
		if v.onDevice() && b.Function.RunsOn(sema.Device) == sema.Yes && !b.InTemplate() { // nvcc also checks a template's instances alone
			v.deviceBodies.visit(b)
		}
		if v.onHost && onHost == sema.Yes && b.Initialized() == nil { // nvcc looks at default member initializers on the device alone
			v.hostBodies.visit(b)
		}
	}
	for _, u := range v.Focus {
		v.units.visit(u)
		for fd := range v.FuncDecls(u) {
			v.functions.visit(fd)
		}
		for r := range v.Records(u) {
			v.records.visit(r)
		}
		for x := range v.Variables(u) {
			v.variables.visit(x)
		}
	}
	for _, look := range v.ends {
		look()
	}
}

// mentions reports whether the code of some unit names certain functions of CUDA's API.
func (v *view) mentions(is func(headers.API) bool) bool {
	return slices.ContainsFunc(v.Units, func(u *sema.Unit) bool { return slices.ContainsFunc(apisNamed(u), is) })
}

// apisNamed returns the functions of CUDA's API that the code of a unit names, in no order.
func apisNamed(u *sema.Unit) []headers.API {
	type key struct{}
	return u.Above(key{}, func() any {
		var named []headers.API
		for name := range u.CUDANames() {
			if api, ok := headers.Lookup(name); ok {
				named = append(named, api)
			}
		}
		return named
	}).([]headers.API)
}

// hasMark reports whether a word of CUDA's is in the code of some unit.
func (v *view) hasMark(word syntax.Word) bool {
	return slices.ContainsFunc(v.Units, func(u *sema.Unit) bool { return u.HasMark(word) })
}

// onDevice reports whether the view is the device's, or both.
func (v *view) onDevice() bool { return v.device == v }

// deviceTU returns the device's view of the translation unit, after the rules have visited it: it has
// no other users then.
func (v *view) deviceTU() *sema.TU {
	if !v.onDevice() {
		before := v.watch.Switch(timing.Activity{Kind: timing.Phase, Name: "waiting for the device's view"})
		<-v.device.walked
		v.watch.Switch(before)
	}
	return v.device.TU
}

// eachUnit has visit look at the units to check, eachFunction at their function
// declarations, and so on.
func (v *view) eachUnit(visit func(*sema.Unit)) {
	v.looksAt(LooksAtFiles, func() { v.units.add(timed(v, visit)) })
}

func (v *view) eachFunction(visit func(*sema.FuncDecl)) {
	v.looksAt(LooksAtFunctions, func() { v.functions.add(timed(v, visit)) })
}

func (v *view) eachRecord(visit func(*sema.Record)) {
	v.looksAt(LooksAtClasses, func() { v.records.add(timed(v, visit)) })
}

func (v *view) eachVariable(visit func(*sema.Variable)) {
	v.looksAt(LooksAtVariables, func() { v.variables.add(timed(v, visit)) })
}

// atEnd has look called after all visits.
func (v *view) atEnd(look func()) {
	v.looksAt(0, func() { // at the results collected before
		visit := timed(v, func(struct{}) { look() })
		v.ends = append(v.ends, func() { visit(struct{}{}) })
	})
}

// timed returns a visitor whose time is counted as that of the rule that is being registered.
func timed[T any](v *view, visit func(T)) func(T) {
	if v.watch == nil {
		return visit
	}
	activity := v.activity
	return func(x T) {
		before := v.watch.Switch(activity)
		visit(x)
		v.watch.Switch(before)
	}
}

// eachBody has visit look at all bodies of the view, before the declarations.
func (v *view) eachBody(visit func(*sema.Body)) {
	v.looksAt(LooksAtCode, func() { v.bodies.add(timed(v, visit)) })
}

// eachDeviceBody has visit look at the bodies that are certain to run on the
// device, if the view is the device's. That of a template is none, its instances
// are.
func (v *view) eachDeviceBody(visit func(*sema.Body)) {
	v.looksAt(LooksAtDeviceCode, func() { v.deviceBodies.add(timed(v, visit)) })
}

// eachDeviceCode calls visit for code written to run on the device, templates included: for its text,
// not its meaning.
func (v *view) eachDeviceCode(visit func(*sema.Body)) {
	v.looksAt(LooksAtDeviceCode, func() {
		v.eachBody(func(b *sema.Body) {
			if v.onDevice() && b.Function.RunsOn(sema.Device) == sema.Yes {
				visit(b)
			}
		})
	})
}

// eachHostBody has visit look at the bodies that are certain to run on the host,
// if the view is the host's.
func (v *view) eachHostBody(visit func(*sema.Body)) {
	v.looksAt(LooksAtHostCode, func() { v.hostBodies.add(timed(v, visit)) })
}

// eachRunningBody has visit look once at the bodies of both.
func (v *view) eachRunningBody(visit func(*sema.Body)) {
	v.eachHostBody(visit)
	v.eachDeviceBody(func(b *sema.Body) {
		if !v.onHost || b.Function.RunsOn(sema.Host) == sema.No {
			visit(b)
		}
	})
}

// eachKernel has visit look at the declarations that say __global__.
func (v *view) eachKernel(visit func(*sema.FuncDecl)) {
	v.looksAt(LooksAtKernels, func() {
		v.eachFunction(func(fd *sema.FuncDecl) {
			if fd.DeclaredSpaces()&sema.GlobalSpace != 0 {
				visit(fd)
			}
		})
	})
}

// eachHostLaunch has visit look at the launches that host code makes.
func (v *view) eachHostLaunch(visit func(*sema.Launch)) {
	v.looksAt(LooksAtLaunches, func() { v.eachHostBody(launches(visit)) })
}

// eachDeviceLaunch has visit look at the launches that device code makes.
func (v *view) eachDeviceLaunch(visit func(*sema.Launch)) {
	v.looksAt(LooksAtLaunches, func() { v.eachDeviceBody(launches(visit)) })
}

func launches(visit func(*sema.Launch)) func(*sema.Body) {
	return func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Launch != nil {
				visit(u.Launch)
			}
		}
	}
}
