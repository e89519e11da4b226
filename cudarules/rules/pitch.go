package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on pitches, which are numbers of bytes: CUDA Runtime API, cudaMallocPitch.

func init() {
	register(pitchInElements, rule.Info{
		ID: "pitch-in-elements", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMallocPitch",
		Doc: "The pitch of memory that cudaMallocPitch and its kin allocate, a number of bytes, is no number of elements, and such memory is not copied or filled as if its rows lay one behind the other.",
		Bad: `__global__ void blur(float *img, size_t pitch, int w) {
    if (threadIdx.x < w) img[blockIdx.x * pitch + threadIdx.x] *= 0.5f;
}
void run(int w, int h) {
    float *img;
    size_t pitch;
    cudaMallocPitch(&img, &pitch, w * sizeof(float), h);
    blur<<<h, 256>>>(img, pitch, w);
}`,
		Good: `__global__ void blur(float *img, size_t pitch, int w) {
    float *row = (float *)((char *)img + blockIdx.x * pitch);
    if (threadIdx.x < w) row[threadIdx.x] *= 0.5f;
}
void run(int w, int h) {
    float *img;
    size_t pitch;
    cudaMallocPitch(&img, &pitch, w * sizeof(float), h);
    blur<<<h, 256>>>(img, pitch, w);
}`,
	})
}

func pitchInElements(p *pass) {
	if !slices.ContainsFunc(p.Units, givesPitches) {
		return
	}
	told := map[int]bool{}
	var known *pitches
	p.eachRunningBody(func(b *sema.Body) {
		if known == nil {
			known = pitchesOf(p)
		}
		in := body.Of(b.FuncDecl)
		at := &pitchUses{pitches: known, amounts: p.amountsOf(in)}
		for op := range in.Root.All() {
			pointer, offset := offsetOf(op)
			if pointer == nil || !at.isScaled(offset, 6) || told[p.line(op.Node)] {
				continue
			}
			if each, _, ok := p.SizeAlign(pointer.Elem); ok && each > 1 {
				told[p.line(op.Node)] = true
				p.report(op.Node, "pitch is in bytes, but is used as an offset in elements of %d bytes", each)
			}
		}
	})
	p.eachHostBody(func(b *sema.Body) { p.offsetsByPitch(b, told) })
	p.eachHostCopy(func(e effect) {
		if e.Inner == nil && e.op == e.Op && isLinear(e.API) {
			p.judgeLinear(e)
		}
	})
}

// offsetsByPitch reports offsets in a body of the host's that are made of a pitch, however it comes there.
func (p *pass) offsetsByPitch(b *sema.Body, told map[int]bool) {
	if b.Function.RunsOn(sema.Device) == sema.Yes || !p.memorySources().device(b.Function) {
		return
	}
	a := p.hostAnalyses.get(b, p.hostAnalysis)
	if a == nil {
		return
	}
	isPitch := func(x memory.Atom) bool {
		return x.Kind == memory.Number && x.Place.Object != nil && x.Place.Object.Made.Is(body.Call)
	}
	for op := range a.Body.Root.All() {
		pointer, offset := offsetOf(op)
		if pointer == nil || told[p.line(op.Node)] || !a.Value(offset).Whole.Only(isPitch) {
			continue
		}
		if each, _, ok := p.SizeAlign(pointer.Elem); ok && each > 1 {
			told[p.line(op.Node)] = true
			p.report(op.Node, "pitch is in bytes, but is used as an offset in elements of %d bytes", each)
		}
	}
}

// givesPitches reports whether a unit names a function, or a type, by which it gets a pitch.
func givesPitches(u *sema.Unit) bool {
	for name := range u.CUDANames() {
		if api, ok := headers.Lookup(name); ok && api.Operation == headers.Allocate && isPitched(api) || name == "cudaPitchedPtr" {
			return true
		}
	}
	return false
}

// isPitched reports whether a function allocates rows and gives their pitch: by a parameter, or as cudaMalloc3D with the address.
func isPitched(api headers.API) bool {
	_, sized := api.Param(headers.Size)
	_, ok := api.Param(headers.Pitch)
	return ok || !sized && api.To == headers.DeviceMemory
}

// rowsAllocated returns the description of the function that a call has allocate rows and store their pitch.
func rowsAllocated(op *body.Op) (api headers.API, ok bool) {
	if !op.Is(body.Call) {
		return api, false
	}
	api, _ = headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	_, ok = api.Param(headers.Pitch)
	return api, ok
}

// judgeLinear reports a copy or fill of as many bytes as the rows were requested with: each row is followed by padding.
func (p *pass) judgeLinear(e effect) {
	in := p.amountsOf(e.memory.Body)
	i, ok := e.API.Param(headers.Size)
	size, known := in.of(argumentOf(e.op, i))
	if !ok || !known {
		return
	}
	for _, r := range []headers.Role{headers.Dst, headers.Src} {
		j, ok := e.API.Param(r)
		if !ok || j >= len(e.Args) {
			continue
		}
		made, at := p.allocationOfRows(e, j, in)
		if made == nil {
			continue
		}
		api, _ := rowsAllocated(made)
		w, _ := api.Param(headers.Size)
		h, _ := api.Param(headers.Height)
		width, okW := at.of(argumentOf(made, w))
		height, okH := at.of(argumentOf(made, h))
		if !okW || !okH || len(height.factors) == 0 && height.constant <= 1 {
			continue
		}
		factors := slices.Concat(width.factors, height.factors)
		slices.Sort(factors)
		if slices.Equal(factors, size.factors) && width.constant*height.constant == size.constant {
			p.report(e.op.Node, "'%s' treats pitched memory as contiguous; rows are as far apart as the pitch says", e.API.Name).
				related(p.at(made.Node), "allocated here")
			return
		}
	}
}

// allocationOfRows returns the call that allocates the pitched memory that an argument of a copy points to, and the amounts of its
// body; nil if it is no such memory, or another part of it than the beginning.
func (p *pass) allocationOfRows(e effect, i int, in *amounts) (*body.Op, *amounts) {
	isRows := func(op *body.Op) bool { _, ok := rowsAllocated(op); return ok }
	if x, ok := certainly(e.Args[i]); ok && x.Kind == memory.Address && !x.Moved && x.Place.Path == "" && isRows(x.Place.Object.Made) && e.memory.Body.Decl.Node.Contains(x.Place.Object.Made.Node) {
		return x.Place.Object.Made, in
	}
	m := ownMember(unconvertedOp(argumentOf(e.op, i)))
	if m == nil || m.Member == nil {
		return nil, nil
	}
	var made *body.Op
	var at *amounts
	for _, b := range bodiesOf(m.Member) {
		for op := range b.Root.All() {
			if isRows(op) && ownMember(whoseAddress(argumentOf(op, 0))) == m {
				if made != nil {
					return nil, nil
				}
				made, at = op, p.amountsOf(b)
			}
		}
	}
	return made, at
}

// offsetOf returns the type of a pointer to which an operation adds an offset, and the offset; nil for other
// operations.
func offsetOf(op *body.Op) (pointer *sema.Type, offset *body.Op) {
	isPointer := func(x *body.Op) bool { return x != nil && x.Type != nil && x.Type.Kind == sema.Pointer }
	switch {
	case op.Is(body.Index) && isPointer(op.Args[0]):
		return op.Args[0].Type, op.Args[1]
	case op.Is(body.Binary) && (op.Operator == syntax.Add || op.Operator == syntax.Sub) && isPointer(op):
		if isPointer(op.Args[0]) {
			return op.Type, op.Args[1]
		}
		return op.Type, op.Args[0]
	case op.Is(body.Assign) && (op.Operator.Compounds() == syntax.Add || op.Operator.Compounds() == syntax.Sub) && op.Args[0].Type != nil && op.Args[0].Type.Kind == sema.Pointer:
		return op.Args[0].Type, op.Args[1]
	}
	return nil, nil
}

// pitches knows which variables, parameters and members hold pitches in bytes, by all that the translation unit gives them.
type pitches struct {
	pass      *pass
	allocated map[*sema.Variable]bool       // the pitch of an allocation is stored there
	given     map[*sema.Variable][]*body.Op // values, 0 apart
	spoiled   map[*sema.Variable]bool       // something else may be stored
	asked     map[*sema.Variable]bool       // is a pitch; false while it is being asked
}

func pitchesOf(p *pass) *pitches {
	k := &pitches{pass: p, allocated: map[*sema.Variable]bool{}, given: map[*sema.Variable][]*body.Op{}, spoiled: map[*sema.Variable]bool{}, asked: map[*sema.Variable]bool{}}
	for _, b := range p.Bodies() {
		if b.IsUnclosed() || b.InTemplate() {
			continue
		}
		stored := map[*body.Op]bool{}
		for op := range body.Of(b.FuncDecl).Root.All() {
			k.look(op, stored)
		}
	}
	return k
}

// look records the stores of an operation to variables; stored are the addresses and references by which pitches are
// stored.
func (k *pitches) look(op *body.Op, stored map[*body.Op]bool) {
	switch op.Kind {
	case body.Declare:
		if op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil && op.Variable.Type().IsInteger() {
			k.give(op.Variable, op.Args[0])
		}
	case body.Initialize:
		if op.Variable != nil && len(op.Args) > 0 {
			k.give(op.Variable, op.Args[0])
		}
	case body.List:
		if op.Type != nil && op.Type.Kind == sema.RecordType && len(op.Type.Record.Bases()) == 0 {
			fields := slices.DeleteFunc(slices.Clone(op.Type.Record.Fields()), (*sema.Variable).IsPadding)
			for i, f := range fields {
				if i < len(op.Args) {
					k.give(f, op.Args[i])
				}
			}
		}
	case body.Assign:
		if v := integerAt(op.Args[0]); v != nil && op.Operator == syntax.Assign {
			k.give(v, op.Args[1])
		} else if v != nil {
			k.spoiled[v] = true
		}
	case body.Step:
		if v := integerAt(op.Args[0]); v != nil {
			k.spoiled[v] = true
		}
	case body.AddressOf, body.Bind:
		if v := integerAt(op.Args[0]); v != nil && !stored[op] && !(op.Is(body.Bind) && op.Type.IsConst()) {
			k.spoiled[v] = true
		}
	case body.Call, body.Construct, body.LaunchKernel:
		k.lookAtCall(op, stored)
	}
}

// lookAtCall records the stores of a call, and its arguments.
func (k *pitches) lookAtCall(op *body.Op, stored map[*body.Op]bool) {
	if api, ok := rowsAllocated(op); ok {
		i, _ := api.Param(headers.Pitch)
		k.store(argumentOf(op, i), stored)
		return
	}
	f := op.Function
	args := op.Arguments()
	if l := op.Launch(); l != nil {
		f = l.Kernel
		if op.Is(body.Call) { // of which the arguments are not looked at
			return
		}
	}
	if f == nil || f.Definition() == nil {
		return
	}
	for i, v := range f.Definition().Params() {
		if i >= len(args) || args[i] == nil {
			continue
		}
		if storesPitch(f, i) {
			k.store(args[i], stored)
		} else if v.Type().IsInteger() {
			k.give(v, args[i])
		}
	}
}

// storesPitch reports whether a function has the pitch of an allocation stored by a parameter, a pointer or a reference, and does
// nothing else with that.
func storesPitch(f *sema.Function, i int) bool {
	b := body.Of(f.Definition())
	if b == nil || i >= len(b.Params) || !b.Params[i].Type().IsReference() && b.Params[i].Type().Kind != sema.Pointer {
		return false
	}
	v := b.Params[i]
	named, stores := 0, 0
	for op := range b.Root.All() {
		if op.Is(body.Var) && op.Variable == v {
			named++
		}
		if api, ok := rowsAllocated(op); ok {
			p, _ := api.Param(headers.Pitch)
			at := unconvertedOp(argumentOf(op, p))
			if at.Is(body.AddressOf) {
				at = at.Args[0]
			}
			if at.Is(body.Var) && at.Variable == v {
				stores++
			}
		}
	}
	return stores == 1 && named == 1
}

// store notes that a pitch is stored where an argument leads to.
func (k *pitches) store(arg *body.Op, stored map[*body.Op]bool) {
	for arg.Is(body.Convert) {
		arg = arg.Args[0]
	}
	if arg.Is(body.AddressOf, body.Bind) {
		stored[arg] = true
		if v := integerAt(arg.Args[0]); v != nil {
			k.allocated[v] = true
		}
	}
}

func integerAt(op *body.Op) *sema.Variable {
	if op.Is(body.Var, body.Member) && op.Variable != nil && op.Variable.Type().NonReference().IsInteger() {
		return op.Variable
	}
	return nil
}

func (k *pitches) give(v *sema.Variable, value *body.Op) {
	if value == nil || value.Is(body.Zero) {
		return
	}
	if c, ok := value.Constant(); !ok || c.Int() != 0 {
		k.given[v] = append(k.given[v], value)
	}
}

// isPitch reports whether a variable holds a pitch whenever it holds something.
func (k *pitches) isPitch(v *sema.Variable) bool {
	if answer, ok := k.asked[v]; ok {
		return answer
	}
	k.asked[v] = false
	given := k.given[v]
	answer := !k.spoiled[v] && (k.allocated[v] || len(given) > 0) && !slices.ContainsFunc(given, func(value *body.Op) bool { return !k.is(value) })
	k.asked[v] = answer
	return answer
}

// is reports whether a value is a pitch.
func (k *pitches) is(op *body.Op) bool {
	op = valueOf(op)
	switch {
	case op.Is(body.Member) && op.Variable != nil && op.Variable.Member != nil && op.Variable.Member.IsBuiltIn():
		return op.Variable.Name == "pitch" && op.Variable.Member.Name == "cudaPitchedPtr"
	case op.Is(body.Var, body.Member) && op.Variable != nil:
		return k.isPitch(op.Variable)
	}
	return false
}

// pitchUses judges offsets in a body.
type pitchUses struct {
	*pitches
	*amounts
}

// isScaled reports whether a pitch, or a multiple of one, is a part of a sum.
func (u *pitchUses) isScaled(op *body.Op, depth int) bool {
	op = valueOf(op)
	if op == nil || depth == 0 {
		return false
	}
	if u.is(op) {
		return true
	}
	switch {
	case op.Is(body.Binary) && (op.Operator == syntax.Add || op.Operator == syntax.Sub || op.Operator == syntax.Mul):
		return u.isScaled(op.Args[0], depth-1) || u.isScaled(op.Args[1], depth-1)
	case op.Is(body.Call) && op.Function != nil && (op.Function.Name == "__umul24" || op.Function.Name == "__mul24"):
		return slices.ContainsFunc(op.Arguments(), func(a *body.Op) bool { return u.isScaled(a, depth-1) })
	case op.Is(body.Var) && u.amounts.values[op.Variable] != nil && u.keeps(op.Variable):
		return u.isScaled(u.amounts.values[op.Variable], depth-1)
	}
	return false
}
