package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
	"github.com/cudavet/cudavet/cudarules/timing"
)

// A threadRun is a kernel, or a device function that no kernel of the unit reaches, with the
// interactions of its threads.
type threadRun struct {
	body     *sema.Body
	isKernel bool
	launches *threads.Launches // of the kernel; nil if there are none

	known []*threads.Run // one for each shape that a launch gives a block
	any   []*threads.Run // blocks of several shapes, if some launch is unknown: only results common to all count

	guessed *threads.Run // a block of an assumed shape, for races for some input; nil if it is not needed, or all launches are known
}

// runs returns the runs of known and, if they are needed, a test for results common to all shapes.
func each[T any](r *threadRun, of func(*threads.Run) []T, key func(T) any, visit func(*threads.Run, T)) {
	seen := map[any]bool{}
	for _, run := range r.known {
		for _, x := range of(run) {
			if k := key(x); !seen[k] {
				seen[k] = true
				visit(run, x)
			}
		}
	}
	if len(r.any) == 0 {
		return
	}
	count := map[any]int{}
	var fit []*threads.Run
	for _, run := range r.any {
		if !run.Unfit {
			fit = append(fit, run)
		}
	}
	for _, run := range fit {
		in := map[any]bool{}
		for _, x := range of(run) {
			if k := key(x); !in[k] {
				in[k] = true
				count[k]++
			}
		}
	}
	if len(fit) == 0 {
		return
	}
	for _, x := range of(fit[0]) {
		if k := key(x); count[k] == len(fit) && !seen[k] {
			seen[k] = true
			visit(fit[0], x)
		}
	}
}

// eachThreadRun has visit look at the kernels and device functions of the view in which threads
// have to do with each other.
func (v *view) eachThreadRun(visit func(*threadRun)) {
	v.looksAt(LooksAtDeviceCode, func() {
		v.askThreads()
		v.threadRuns.add(timed(v, visit))
	})
}

// A globalVisit visits launched kernels of the view, with the interactions of their threads on global memory.
type globalVisit struct {
	wants func(kernel *sema.Body, launches *threads.Launches) bool
	visit func(*threadRun)
}

// eachGlobalRun calls visit for the wanted ones of the kernels that the view launches, with the interactions of their threads
// on global memory.
func (v *view) eachGlobalRun(wants func(*sema.Body, *threads.Launches) bool, visit func(*threadRun)) {
	v.looksAt(LooksAtDeviceCode, func() {
		v.askThreads()
		v.globalRuns = append(v.globalRuns, globalVisit{wants, timed(v, visit)})
	})
}

// eachPossibleRun calls visit for the kernels of the view, launched or not, with races of their threads for some input.
func (v *view) eachPossibleRun(visit func(*threadRun)) {
	v.asksPossible = true
	v.eachGlobalRun(func(*sema.Body, *threads.Launches) bool { return true }, visit)
}

// globalVisits returns those that want a kernel.
func (v *view) globalVisits(kernel *sema.Body, launches *threads.Launches) (wanted []globalVisit) {
	for _, g := range v.globalRuns {
		if g.wants(kernel, launches) {
			wanted = append(wanted, g)
		}
	}
	return wanted
}

func (v *view) askThreads() {
	if v.threadsAsked {
		return
	}
	v.threadsAsked = true
	asking := v.activity
	v.activity = timing.Activity{Kind: timing.Phase, Name: "running the threads of launches"}
	defer func() { v.activity = asking }()
	v.eachDeviceBody(func(b *sema.Body) {
		if b.Function.Lambda == nil && !b.IsUnclosed() && b.Initialized() == nil {
			v.threadBodies = append(v.threadBodies, b)
		}
	})
	v.atEnd(v.runThreads)
}

func (v *view) runThreads() {
	if !v.onDevice() {
		return
	}
	interest := threadInterest{v, map[*sema.Function]bool{}, map[*sema.Record]bool{}}
	var launches map[*sema.Function]*threads.Launches
	// Runs for global memory alone do not affect the other runs.
	type work struct {
		entered   map[*sema.FuncDecl]bool
		instances map[*sema.Function]int
	}
	all, others := work{map[*sema.FuncDecl]bool{}, map[*sema.Function]int{}}, work{map[*sema.FuncDecl]bool{}, map[*sema.Function]int{}}
	for _, kernels := range []bool{true, false} {
		for _, b := range v.threadBodies {
			if b.Function.IsKernel() != kernels || all.entered[b.FuncDecl] {
				continue
			}
			isOf, w := interest.in(b), &all
			if !isOf {
				w = &others
				if !kernels || len(v.globalRuns) == 0 {
					continue
				}
			}
			if launches == nil {
				launches = v.launches()
			}
			var global []globalVisit
			if kernels {
				global = v.globalVisits(b, launches[b.Function])
			}
			if !isOf && len(global) == 0 {
				continue
			}
			r := &threadRun{body: b, isKernel: kernels, launches: launches[b.Function]}
			if (!isOf && !v.asksPossible || v.outside != nil) && !r.isLaunched() {
				continue
			}
			if pattern := b.Function.Pattern; pattern != nil {
				if w.instances[pattern]++; !v.Allows(limit.ThreadInstances, w.instances[pattern]) {
					continue
				}
			}
			v.runShapes(r, w.entered, threads.Asked{Global: len(global) > 0, Possible: kernels && v.asksPossible})
			if isOf {
				v.threadRuns.visit(r)
			}
			if kernels {
				for _, g := range global {
					g.visit(r)
				}
				body.Forget(b.FuncDecl) // it has no callers
			}
			b.Forget()
		}
	}
}

// launches returns the launches of the view by their kernels: if those of outside code are given, only these.
func (v *view) launches() map[*sema.Function]*threads.Launches {
	if v.outside != nil {
		return threads.LaunchesFrom(v.TU, v.outside)
	}
	return threads.LaunchesOf(v.TU)
}

func (r *threadRun) isLaunched() bool { return r.launches != nil && len(r.launches.All) > 0 }

// mayBe reports whether a launch of which only a part of the block is known may have a block of a shape.
func (r *threadRun) mayBe(shape [3]int64) bool {
	return r.isLaunched() && slices.ContainsFunc(r.launches.All, func(l *launchconfig.Launch) bool {
		block, known := l.Config.Block, 0
		for i, n := range block {
			if n.Known && n.Value != shape[i] {
				return false
			}
			if n.Known {
				known++
			}
		}
		return known < len(block)
	})
}

func (v *view) runShapes(r *threadRun, entered map[*sema.FuncDecl]bool, asked threads.Asked) {
	type form struct {
		block, grid, cluster [3]int64
		arguments            string
	}
	seen := map[form]bool{}
	open := !r.isLaunched()
	var grid [3]int64 // of the first launch that is not known
	var uncertain [][3]int64
	if r.launches != nil {
		for _, l := range r.launches.All {
			var f form
			isKnown := true
			for i := range 3 {
				isKnown = isKnown && l.Config.Block[i].Known && l.Config.Block[i].Value > 0
				f.block[i] = l.Config.Block[i].Value
				f.grid[i] = l.Config.Grid[i].Value
				f.cluster[i] = l.Config.Cluster[i].Value
			}
			f.arguments = fmt.Sprint(l.Arguments)
			if !isKnown || f.block[0]*f.block[1]*f.block[2] > 1024 {
				if !open {
					grid = f.grid
				}
				open = true
				continue
			}
			if !l.Certain { // nothing, or this
				uncertain = append(uncertain, f.block)
				continue
			}
			if !seen[f] && len(seen) < 4 {
				seen[f] = true
				r.known = append(r.known, threads.Of(v.TU, r.body.FuncDecl, l, f.block, entered, asked))
			}
		}
	}
	if open && asked.Possible && v.outside == nil {
		r.guessed = threads.Guessed(v.TU, r.body.FuncDecl, v.shapes.likely(r.body.FuncDecl)[0], grid, r.isLaunched())
	}
	if !open && (len(r.known) > 0 || len(uncertain) == 0) || v.outside != nil {
		return
	}
	shapes := uncertain
	if open {
		shapes = v.shapes.likely(r.body.FuncDecl)
		if shapes[0][1] > 1 && (r.isKernel && !r.isLaunched() || r.mayBe(flatShape)) {
			shapes = append(shapes, flatShape)
		}
	}
	var unfit *threads.Run
	for _, shape := range shapes {
		run := threads.Of(v.TU, r.body.FuncDecl, nil, shape, entered, threads.Asked{})
		run.Open = r.launches != nil && len(r.launches.All) > 0
		if slices.ContainsFunc(run.Overruns, func(o *threads.Overrun) bool { return o.Thread >= 0 }) {
			unfit = run // no launch has such a block
			continue
		}
		if !run.AsksThread && r.isKernel { // it may be made for one thread
			run.Keep(&threads.Run{})
		}
		r.any = append(r.any, run)
		if run.IsQuiet() {
			return
		}
	}
	v.keepOfOneWarp(r)
	if len(r.any) == 0 && unfit != nil {
		r.any = append(r.any, unfit.Alone())
	}
}

// keepOfOneWarp drops the races that a block of one warp does not have, of a kernel without a launch in sight that code hands to
// something which may launch it with any block.
func (v *view) keepOfOneWarp(r *threadRun) {
	if !r.isKernel || r.isLaunched() || !slices.ContainsFunc(r.any, func(x *threads.Run) bool { return len(x.Pairs) > 0 }) {
		return
	}
	if v.namedKernels == nil {
		v.namedKernels = threads.NamedKernels(v.TU)
	}
	if !v.namedKernels[r.body.Function] {
		return
	}
	warp := threads.Of(v.TU, r.body.FuncDecl, nil, [3]int64{32, 1, 1}, map[*sema.FuncDecl]bool{}, threads.Asked{})
	if warp.Unfit || !warp.Complete || len(warp.Overruns) > 0 {
		return
	}
	for _, x := range r.any {
		x.Keep(warp)
	}
}

// threadInterest knows the functions in which threads have to do with each other.
type threadInterest struct {
	*view
	known map[*sema.Function]bool
	bits  map[*sema.Record]bool // whether classes have bit-fields
}

// hasBits reports whether a variable of a type is, or points at, an object with bit-fields.
func (t threadInterest) hasBits(x *sema.Type) bool {
	for x.Kind == sema.Pointer || x.Kind == sema.Array || x.IsReference() {
		x = x.Elem
	}
	if x.Kind != sema.RecordType || x.Record == nil {
		return false
	}
	has, ok := t.bits[x.Record]
	if !ok {
		has = slices.ContainsFunc(x.Record.Fields(), (*sema.Variable).IsBitField)
		t.bits[x.Record] = has
	}
	return has
}

func (t threadInterest) in(b *sema.Body) bool {
	if yes, ok := t.known[b.Function]; ok {
		return yes
	}
	t.known[b.Function] = false
	for _, u := range b.Uses() {
		if t.use(u) {
			t.known[b.Function] = true
			return true
		}
	}
	return false
}

func (t threadInterest) use(u sema.Use) bool {
	if x := u.Variable; x != nil && (x.MemorySpaces()&sema.SharedMemory != 0 || x.Type().Kind == sema.Array || t.hasBits(x.Type())) {
		return true
	}
	if u.Kind == sema.Calls && u.Call != nil && t.isLibcudacxx(u.Call, "memcpy_async") {
		return true
	}
	f := u.Function
	if f == nil {
		return false
	}
	if t.Unit(f.First().Node).Prelude {
		return strings.HasPrefix(f.Name, "__sync") || strings.HasSuffix(f.Name, "_sync") || f.Name == "sync" || strings.Contains(f.Name, "barrier_arrive")
	}
	if b := t.BodyOf(f); b != nil {
		return t.in(b)
	}
	return false
}

// reportOnce reports a breach at an operation, unless the pass has done so in another instance.
func (p *pass) reportOnce(seen map[syntax.Node]bool, op *body.Op, format string, args ...any) *report {
	return p.reportNode(seen, op.Node, format, args...)
}

// reportNode is reportOnce for a node that is no operation.
func (p *pass) reportNode(seen map[syntax.Node]bool, n syntax.Node, format string, args ...any) *report {
	if seen[n] {
		return nil
	}
	seen[n] = true
	return p.report(n, format, args...)
}

// blockOf says which block shows a finding at an operation.
func (p *pass) blockOf(run *threads.Run, at *body.Op) string {
	n := run.Shape
	size := fmt.Sprint(n[0])
	if n[2] > 1 {
		size = fmt.Sprintf("%dx%dx%d", n[0], n[1], n[2])
	} else if n[1] > 1 {
		size = fmt.Sprintf("%dx%d", n[0], n[1])
	}
	switch l := run.Launch; {
	case l == nil:
		return fmt.Sprintf("an assumed block of %s", size)
	case l.Node.IsZero():
		return fmt.Sprintf("a block of %s (launched at %s)", size, l.Outside)
	case l.Outside != "":
		return fmt.Sprintf("a block of %s (launched at %s, called at %s)", size, p.where(l.Node, at.Node), l.Outside)
	default:
		return fmt.Sprintf("a block of %s (launched at %s)", size, p.where(l.Node, at.Node))
	}
}

// threadName names a thread of a block.
func threadName(run *threads.Run, i int) string {
	n := run.Shape
	x, y, z := int64(i)%n[0], int64(i)/n[0]%n[1], int64(i)/n[0]/n[1]
	switch {
	case n[2] > 1:
		return fmt.Sprintf("(%d, %d, %d)", x, y, z)
	case n[1] > 1:
		return fmt.Sprintf("(%d, %d)", x, y)
	}
	return fmt.Sprint(i)
}
