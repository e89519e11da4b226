package gofact

import (
	"fmt"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cgobridge/gostatus"
	"github.com/cudavet/cudavet/cgobridge/gothread"
	"github.com/cudavet/cudavet/cgobridge/layout"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Fact is the summary of a Go function: the effects on its parameters, its results, and its
// launches. Callers in other packages are checked with it. As the fact of a package it says that the
// package's functions without a fact have no traits; of one without a fact nothing is known.
type Fact struct {
	Params  map[int][]Effect // by index
	Taken   map[int][]Layout // the types that C accesses the memory of an untyped pointer parameter as
	Results map[int]cgobridge.MemoryKind
	Handed  []Handed        // uses by C of values that are no arguments, in the order of Memory.Hands
	Launch  *golaunch.Helps // nil if it looks up and launches nothing
	Errors  *gostatus.Helps // effects on errors; nil if there are none, or no enabled rule needs them
	Order   goorder.Helps   // effects on CUDA, with their extent, and the parameters left in use
	Idle    bool            // it does nothing to CUDA, whatever the package's other functions may do
	Memory  *gomemory.Helps // effects on memory; nil if there are none, or no enabled rule needs them
	Thread  *gothread.Helps // effects on the caller's thread; nil if there are none, or no enabled rule needs them
}

func (*Fact) AFact() {}

// isZero reports whether the fact says nothing.
func (f *Fact) isZero() bool {
	return len(f.Params)+len(f.Results) == 0 && f.Launch == nil && f.Errors == nil && f.Memory == nil && f.Thread == nil && f.Order.IsZero()
}

// isOfGo reports whether the fact has nothing to do with CUDA: it says only that the function does not return, or how it uses
// Go memory.
func (f *Fact) isOfGo() bool {
	rest := *f
	rest.Order.NoReturn = false
	if rest.Memory.OfGo() {
		rest.Memory = nil
	}
	return rest.isZero()
}

func (f *Fact) String() string {
	text := fmt.Sprintf("hands %d parameters to C, returns memory that is not Go's in %d results", len(f.Params), len(f.Results))
	if f.Launch != nil {
		text += ", looks up or launches kernels"
	}
	if f.Memory != nil {
		text += ", reads, writes or frees what it is given"
	}
	if f.Errors != nil {
		text += fmt.Sprintf(", tells of CUDA's errors in %d results", len(f.Errors.Results))
	}
	if !f.Order.IsZero() {
		text += ", does something to CUDA"
	}
	if f.Thread != nil {
		text += ", has to do with the device of its caller's thread"
	}
	return text
}

// An Effect is the effect of C code on a parameter, as far as another package can know it.
type Effect struct {
	Kind       cgobridge.EffectKind
	Level      int
	Field      string
	Span       cgobridge.Span
	ToKernel   bool
	Arithmetic bool // it is dereferenced as a number
	Registered bool // the memory is made known to the device: see [cgobridge.Param]
}

// A Layout is a [layout.Layout] of a type with a name.
type Layout struct {
	Name     string
	Size     int64 // in bytes
	IsStruct bool
	Scalars  []Scalar
}

// A Scalar is a [layout.Scalar].
type Scalar struct {
	Offset, Size int64 // in bytes
	Kind         layout.Kind
	Field        string
	Raw          bool
}

// A Taken is the type that C code accesses memory as that it receives as an untyped pointer.
type Taken struct {
	Name   string
	Layout layout.Layout
}

// A Handed is the effect of C code on a value that is not an argument of the caller.
type Handed struct {
	Effects []Effect
	Taken   []Layout
}

// takenFor returns the type that C accesses the pointee of a parameter as, if that is the effect and
// the type's layout is known.
func takenFor(e cgobridge.Effect) (Taken, bool) {
	if e.Kind != cgobridge.CastTo || e.Level != 1 || e.Type == nil || e.TU == nil || e.Field != "" {
		return Taken{}, false
	}
	l, ok := layout.OfCUDA(e.TU, e.Type)
	return Taken{e.Type.Unqualified().String(), l}, ok
}

// exported returns a parameter's effects as far as other packages can know of them.
func exported(p *cgobridge.Param) []Effect {
	var list []Effect
	for _, e := range p.Effects {
		list = append(list, Effect{
			Kind: e.Kind, Level: e.Level, Field: e.Field, Span: e.Span, ToKernel: e.ToKernel,
			Arithmetic: e.Type != nil && e.Type.IsArithmetic(), Registered: p.Registered,
		})
	}
	return list
}

// imported returns a parameter with the effects that another package's function has.
func imported(effects []Effect) *cgobridge.Param {
	param := &cgobridge.Param{}
	for _, e := range effects {
		effect := cgobridge.Effect{Kind: e.Kind, Level: e.Level, Field: e.Field, Span: e.Span, ToKernel: e.ToKernel}
		if e.Arithmetic {
			effect.Type = sema.Basic(sema.Float)
		}
		param.Effects = append(param.Effects, effect)
		param.Registered = param.Registered || e.Registered
	}
	return param
}

// exported returns the type as other packages can know it.
func (t Taken) exported() Layout {
	l := Layout{Name: t.Name, Size: t.Layout.Size, IsStruct: t.Layout.IsStruct}
	for _, s := range t.Layout.Scalars {
		l.Scalars = append(l.Scalars, Scalar{s.Offset, s.Size, s.Kind, s.Field, s.Raw})
	}
	return l
}

// imported returns the type as another package knows it.
func (l Layout) imported() Taken {
	t := Taken{l.Name, layout.Layout{Size: l.Size, IsStruct: l.IsStruct}}
	for _, s := range l.Scalars {
		t.Layout.Scalars = append(t.Layout.Scalars, layout.Scalar{Offset: s.Offset, Size: s.Size, Kind: s.Kind, Field: s.Field, Raw: s.Raw})
	}
	return t
}

// facts collects the summaries of a package's functions, by the pass's own objects.
func (p *Package) facts(own *types.Package, helpers map[*types.Var][]*cgobridge.Param,
	order map[*types.Func]goorder.Helps) map[*types.Func]*Fact {
	facts := map[*types.Func]*Fact{}
	of := func(fn *types.Func) *Fact {
		same := cgobridge.SameObjectIn(own, fn)
		if same == nil {
			return &Fact{Params: map[int][]Effect{}, Taken: map[int][]Layout{}}
		}
		if facts[same] == nil {
			facts[same] = &Fact{Params: map[int][]Effect{}, Taken: map[int][]Layout{}}
		}
		return facts[same]
	}
	for fn, results := range p.Made(p.ResultMemory) {
		of(fn).Results = results
	}
	for v, params := range helpers {
		fn, index := p.ParameterOf(v)
		if fn == nil {
			continue
		}
		fact := of(fn)
		for _, param := range params {
			if param.Asserted != nil { // as a fact has no types
				continue
			}
			fact.Params[index] = append(fact.Params[index], exported(param)...)
			for _, t := range p.TakenFor(param) {
				fact.Taken[index] = append(fact.Taken[index], t.exported())
			}
		}
	}
	for fn, helps := range p.Launcher.Helpers() {
		of(fn).Launch = helps
	}
	if p.Errors != nil {
		for fn, helps := range p.Errors.Helpers() {
			of(fn).Errors = helps
		}
	}
	for fn, helps := range order {
		of(fn).Order = helps
	}
	p.memoryFacts(of)
	if p.Threads != nil {
		for fn, helps := range p.Threads.Helpers() {
			of(fn).Thread = helps
		}
	}
	return facts
}

// memoryFacts adds the effects of the functions on memory.
func (p *Package) memoryFacts(of func(*types.Func) *Fact) {
	for fn, helps := range p.Memory.Helpers() {
		of(fn).Memory = helps
	}
	for fn, list := range p.Memory.Handed() {
		for _, h := range list {
			of(fn).Handed = append(of(fn).Handed, p.handed(h))
		}
	}
}

// handed returns the effect of C code on a value that is not an argument of the caller.
func (p *Package) handed(h gomemory.Handed) (out Handed) {
	summary := p.CallSummary(h.Call)
	if summary == nil || h.Arg >= len(summary.Params) {
		return out
	}
	param := &summary.Params[h.Arg]
	out.Effects = exported(param)
	for _, t := range p.TakenFor(param) {
		out.Taken = append(out.Taken, t.exported())
	}
	return out
}

// handedArgs returns the arguments that calls of functions in other packages give to C without naming them.
func (p *Package) handedArgs() (list []cgobridge.HelperArg) {
	for _, h := range p.Memory.HandedArgs() {
		fact := p.known[h.Fn]
		if fact == nil || h.Index >= len(fact.Handed) {
			continue
		}
		param := imported(fact.Handed[h.Index].Effects)
		p.taken[param] = nil
		for _, l := range fact.Handed[h.Index].Taken {
			p.taken[param] = append(p.taken[param], l.imported())
		}
		list = append(list, cgobridge.HelperArg{Call: h.Call, Name: types.ExprString(h.Call.Fun), Arg: h.Arg, Param: param})
	}
	return list
}
