package cgobridge

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// summarize returns the summary of a definition: its effects by package memory, parameter by
// parameter.
func (l *linkage) summarize(decl *sema.FuncDecl) *Summary {
	if s, ok := l.summaries[decl]; ok {
		return s
	}
	s := &Summary{Params: make([]Param, len(decl.Params())), Stream: noTarget, Awaited: noTarget}
	l.summaries[decl] = s
	m := l.memory.Summary(decl)
	if m == nil {
		return s
	}
	r := &reading{decl: decl, memory: m, summary: s, isText: l.isText[decl.Function.TU]}
	for _, e := range m.Effects {
		r.effect(e)
	}
	for _, o := range m.Registered() {
		if root, level := (memory.Place{Object: o}).Root(); level == 1 {
			if i := r.param(root); i >= 0 {
				s.Params[i].Registered = true
			}
		}
	}
	r.followCopies()
	r.giveValues()
	r.streams()
	r.keeps()
	s.MakesHostMemory = isHostMemory(m.Result.Whole, m, memory.Heap)
	return s
}

// A reading translates the memory effects of a function into effects on its parameters.
type reading struct {
	decl    *sema.FuncDecl
	memory  *memory.Summary
	summary *Summary
	isText  bool // of the package's own C and C++ code

	launched map[*memory.Object]bool // objects whose addresses are passed to kernels
	copies   []deviceCopy
	givenLaunch
}

// A deviceCopy is a copy from host memory to the device.
type deviceCopy struct {
	to     memory.Set
	param  int
	effect int // index in the parameter's effects
}

// A piece is a part of a value that comes unchanged from a parameter.
type piece struct {
	param int
	level int // -1: the parameter's address
	place memory.Place
}

// param returns the index of the parameter that an object is, or -1.
func (r *reading) param(o *memory.Object) int {
	return slices.IndexFunc(r.decl.Params(), func(p *sema.Variable) bool {
		return o.Variable != nil && (p == o.Variable || o.Variable.Parameter && p.Node == o.Variable.Node)
	})
}

// pieces returns the parts of parameters that a value may be.
func (r *reading) pieces(v memory.Value) []piece {
	var list []piece
	for _, x := range v.All().Atoms {
		if x.Kind > memory.Contents {
			continue
		}
		root, level := x.Place.Root()
		i := r.param(root)
		if i < 0 || root.Kind != memory.Automatic {
			continue
		}
		p := piece{param: i, level: level, place: x.Place}
		if x.Kind == memory.Address { // that of a member is taken for that of the whole: it lies in the same memory
			p.level, p.place = level-1, memory.Place{}
		}
		if !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	return list
}

// pointed returns the pieces that lie where a value points to.
func (r *reading) pointed(v memory.Value) []piece {
	list := r.pieces(v)
	for i := range list {
		list[i].level, list[i].place = list[i].level+1, memory.Place{}
	}
	return list
}

// effect records the meaning of an effect for the parameters.
func (r *reading) effect(e *memory.Effect) {
	origin := originOf(e)
	effect := Effect{Arg: noTarget, Pos: origin.pos(), TU: origin.tu}
	switch e.Kind {
	case memory.Hands:
		r.hands(e, origin, effect)
	case memory.Runs:
		r.runs(e, origin, effect)
	case memory.Reads, memory.Writes:
		effect.Kind, effect.Type = HostAccess, origin.accessed()
		for _, p := range r.pointed(e.Value) {
			if p.level >= 1 {
				r.add(p, effect)
			}
		}
	case memory.Takes:
		effect.Kind, effect.Type = CastTo, e.Type
		for _, p := range r.pointed(e.Value) {
			if p.level >= 1 {
				r.add(p, effect)
			}
		}
	case memory.Frees:
		r.frees(e, e.Value, effect)
	case memory.Kernels:
		if !slices.Contains(r.summary.KernelCalls, e.Function) {
			r.summary.KernelCalls = append(r.summary.KernelCalls, e.Function)
		}
	}
}

// hands records a kernel's argument.
func (r *reading) hands(e *memory.Effect, origin origin, effect Effect) {
	effect.Kind, effect.Arg = KernelArgument, e.Index
	effect.Launch = &Launch{Kernel: e.Launch.Kernel, Call: e.Launch.Node, TU: origin.tu, Pos: origin.tu.Pos(e.Launch.Node)}
	for _, x := range e.Value.All().Atoms {
		if r.launched == nil {
			r.launched = map[*memory.Object]bool{}
		}
		r.launched[x.Place.Object] = true
	}
	if arg := origin.argument(e); arg != nil {
		effect.Pos, effect.Type = origin.tu.Pos(arg.Node), arg.Type
	}
	for _, p := range r.pieces(e.Value) {
		if p.level >= 0 {
			r.add(p, effect)
		}
	}
	effect.Type = nil
	r.hostMemory(e, e.Value, effect, "the launch")
}

// runs records the arguments of a CUDA API function.
func (r *reading) runs(e *memory.Effect, origin origin, effect Effect) {
	r.launchesGiven(e)
	effect.InFlight = e.API.Async && !e.Settled && !(e.API.From == headers.HostMemory && e.API.To == headers.HostMemory)
	arg := func(role headers.Role) (memory.Value, bool) {
		if i, ok := e.API.Param(role); ok && i < len(e.Args) {
			return e.Args[i], true
		}
		return memory.Value{}, false
	}
	if data, ok := arg(headers.Data); ok && e.API.KeepsData() {
		effect.Kind = HostCallData
		for _, p := range r.pointed(data) {
			r.add(p, effect)
		}
	}
	if i, ok := e.API.Param(headers.Config); ok && e.API.Operation == headers.CallHost && i < len(e.Held) {
		effect.Kind = HostCallData
		for _, p := range r.pointed(e.Held[i].From("." + userData)) {
			r.add(p, effect)
		}
	}
	if object, ok := arg(headers.Object); ok && e.API.Operation == headers.Free && e.API.To == headers.PinnedMemory {
		r.frees(e, object, effect)
	}
	if e.API.Operation != headers.Copy {
		return
	}
	dst, hasDst := arg(headers.Dst)
	src, hasSrc := arg(headers.Src)
	onHost := func(m headers.Memory) bool { return m == headers.HostMemory || m == headers.AnyMemory }
	inFlight := effect.InFlight
	var bytes *rules.CopiedBytes
	if n, ok := rules.CopiedBytesOf(r.decl, e); ok {
		bytes = &n
	}
	if hasSrc && onHost(e.API.From) {
		effect.Kind = CopiedFrom
		for _, t := range r.pieces(dst) {
			if t.level == 0 {
				effect.Arg = t.param
			}
		}
		for _, p := range r.copied(e, src) {
			effect.InFlight, effect.Bytes = inFlight && p.itself, nil
			if p.itself {
				effect.Bytes = bytes
			}
			r.copies = append(r.copies, deviceCopy{dst.Whole, p.param, r.add(p.piece, effect)})
		}
		effect.Arg = noTarget
	}
	if hasDst && onHost(e.API.To) {
		effect.Kind = CopiedTo
		for _, p := range r.copied(e, dst) {
			effect.InFlight, effect.Bytes = inFlight && p.itself, nil
			if p.itself {
				effect.Bytes = bytes
			}
			r.add(p.piece, effect)
		}
	}
	for _, end := range []struct {
		value memory.Value
		known bool
		in    headers.Memory
	}{{dst, hasDst, e.API.To}, {src, hasSrc, e.API.From}} {
		if !end.known || end.in != headers.DeviceMemory {
			continue
		}
		effect.Kind, effect.Bytes = OnDevice, nil
		for _, p := range r.pointed(end.value) {
			r.add(p, effect)
		}
		level := effect
		level.Level = 1
		r.hostMemory(e, end.value, level, e.API.Name)
	}
}

// frees records that host memory is freed.
func (r *reading) frees(e *memory.Effect, freed memory.Value, effect Effect) {
	effect.Kind, effect.InFlight = Freed, false
	for _, p := range r.pointed(freed) {
		if e.Always && p.level >= 1 {
			r.add(p, effect)
		}
	}
}

// A copiedPiece is a piece whose bytes a copy's end is: they lie there themselves, or the same
// bytes do, which were copied from it before.
type copiedPiece struct {
	piece
	itself bool
}

// copied returns the pieces whose bytes a copy's end is, with the fields: those that the
// pointer points to, and where it points to a variable of the function's those that lie
// there.
func (r *reading) copied(e *memory.Effect, end memory.Value) []copiedPiece {
	var list []copiedPiece
	for _, p := range r.pointed(end) {
		if p.level >= 0 {
			list = append(list, copiedPiece{p, true})
		}
	}
	for i, x := range e.Args {
		if x.Whole.Equal(end.Whole) && i < len(e.Held) {
			for _, p := range r.pieces(e.Held[i]) {
				if p.level >= 0 && !slices.ContainsFunc(list, func(q copiedPiece) bool { return q.param == p.param && q.level == p.level }) {
					list = append(list, copiedPiece{p, false})
				}
			}
		}
	}
	return list
}

// add records an effect on a piece, once, and returns its index among the parameter's effects.
func (r *reading) add(p piece, f Effect) int {
	f.Level, f.Field, f.Span = p.level, "", Span{}
	if p.place.Path != "" {
		f.Field = strings.ReplaceAll(p.place.Path[1:], "[]", "")
		f.Span = spanOf(r.decl, p.place)
	}
	effects := &r.summary.Params[p.param].Effects
	for i, old := range *effects {
		if old.Kind == f.Kind && old.Level == f.Level && old.Field == f.Field && old.Arg == f.Arg && old.InFlight == f.InFlight &&
			old.kernel() == f.kernel() && (old.Type == f.Type || old.Type != nil && f.Type != nil && sema.Equal(old.Type, f.Type)) {
			return i
		}
	}
	*effects = append(*effects, f)
	return len(*effects) - 1
}

func (f *Effect) kernel() *sema.Function {
	if f.Launch == nil {
		return nil
	}
	return f.Launch.Kernel
}

// followCopies records the copies to the device whose destination is passed to a kernel.
func (r *reading) followCopies() {
	for _, c := range r.copies {
		for _, x := range c.to.Atoms {
			if r.launched[x.Place.Object] {
				r.summary.Params[c.param].Effects[c.effect].ToKernel = true
			}
		}
	}
}

// keeps notes which parameters are stored where they stay when the function has returned: in a
// static variable, or in memory that another parameter points to.
func (r *reading) keeps() {
	for to, held := range r.memory.Stored() {
		root, level := to.Root()
		into := noTarget
		if root.Kind == memory.Automatic && level > 0 {
			into = r.param(root)
		}
		if root.Kind != memory.Static && into < 0 || !held.IsKnown() || len(held.Atoms) != 1 {
			continue
		}
		for _, p := range r.pieces(memory.Value{Whole: held}) {
			if p.level == 0 && p.place.Path == "" && p.param != into {
				r.summary.Params[p.param].Kept = append(r.summary.Params[p.param].Kept, into)
			}
		}
	}
}

// streams records the parameters that are streams of remaining copies, and the waits of the function.
func (r *reading) streams() {
	var streams, awaited []int
	for _, e := range r.memory.Effects {
		switch {
		case e.MayWait() && e.Kind == memory.Runs && e.API.Operation == headers.Synchronize:
			awaited = append(awaited, r.handleOf(e, headers.Object))
		case e.MayWait():
			awaited = append(awaited, noTarget)
		case e.Kind == memory.Runs && e.API.Operation == headers.Copy && !e.Settled:
			streams = append(streams, r.handleOf(e, headers.Stream))
		}
	}
	r.summary.Stream, r.summary.Awaited = onlyOne(streams), onlyOne(awaited)
}

// handleOf returns the parameter whose value, unchanged, has a role in an effect.
func (r *reading) handleOf(e *memory.Effect, role headers.Role) int {
	i, ok := e.API.Param(role)
	if !ok || i >= len(e.Args) || !e.Args[i].Whole.IsKnown() {
		return noTarget
	}
	list := r.pieces(e.Args[i])
	if len(e.Args[i].Whole.Atoms) != 1 || len(list) != 1 || list[0].level != 0 || list[0].place.Path != "" {
		return noTarget
	}
	return list[0].param
}

// onlyOne returns the index that all of a list are, noTarget if there is none.
func onlyOne(list []int) int {
	if len(list) == 0 || slices.ContainsFunc(list, func(i int) bool { return i != list[0] }) {
		return noTarget
	}
	return list[0]
}

// hostMemory records an argument that is memory of the host's stack or heap where the
// device's is wanted: in a CUDA source other rules look at the whole way.
func (r *reading) hostMemory(e *memory.Effect, v memory.Value, effect Effect, to string) {
	if !r.isText || !effect.WantsDeviceMemory() || !isHostMemory(v.Whole, r.memory, memory.Heap, memory.Automatic) {
		return
	}
	arg := r.argumentOf(e, v)
	if arg == nil {
		return
	}
	if e.Inner != nil {
		to = e.Op.Callee()
	}
	r.summary.HostMemoryArgs = append(r.summary.HostMemoryArgs, HostMemoryArg{arg.Node.Text(), to, r.decl.Function.TU.Pos(e.Op.Node), effect})
}

// argumentOf returns the argument of the function's own call or launch that an effect's
// value comes from; nil if the callee has it from elsewhere.
func (r *reading) argumentOf(e *memory.Effect, v memory.Value) *body.Op {
	a := r.memory.Analysis()
	for _, arg := range e.Op.Arguments() {
		if arg != nil && a.Value(arg).Whole.Equal(v.Whole) {
			return arg.Written()
		}
	}
	return nil
}

// isHostMemory reports whether a pointer, where it is none that is null, points at objects of
// some kinds that the device does not know.
func isHostMemory(s memory.Set, in *memory.Summary, kinds ...memory.Kind) bool {
	found := false
	for _, x := range s.Atoms {
		if x.Kind == memory.Null {
			continue
		}
		if x.Kind != memory.Address || !slices.Contains(kinds, x.Place.Object.Kind) || slices.Contains(in.Registered(), x.Place.Object) {
			return false
		}
		found = true
	}
	return found && !s.Open
}

// An origin is the operation that has an effect in the end.
type origin struct {
	op *body.Op
	tu *sema.TU
}

func originOf(e *memory.Effect) origin {
	op := e.Origin()
	return origin{op, op.Scope().TU}
}

func (o origin) pos() source.Position { return o.tu.Pos(o.op.Node) }

// argument returns the argument of a launch that an effect is about, before it is
// converted to the parameter's type; nil if it is not written as one.
func (o origin) argument(e *memory.Effect) *body.Op {
	list := o.op.Arguments()
	if o.op.Kind != body.LaunchKernel || e.Index >= len(list) {
		return nil
	}
	return list[e.Index].Written()
}

// accessed returns the type of the object that a read or write reaches by a pointer, which
// is the whole where a member of it is read.
func (o origin) accessed() *sema.Type {
	if len(o.op.Args) == 0 {
		return nil
	}
	at := o.op.Args[0]
	for at != nil && at.Is(body.Member, body.Index, body.Decay, body.Cast) && len(at.Args) > 0 {
		if at.Kind == body.Index && !at.Args[0].Is(body.Decay) {
			break
		}
		at = at.Args[0]
	}
	if at == nil || !at.Is(body.Index, body.Deref) {
		return nil
	}
	return at.Type
}
