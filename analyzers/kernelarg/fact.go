package kernelarg

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A PassesOn is the fact that a Go function hands parameters to C, or returns
// memory that is not Go's: callers in other packages are checked by it.
type PassesOn struct {
	Params  map[int][]Effect // by index
	Results map[int]cgobridge.MemoryKind
}

// An Effect is what C does with a parameter, as far as another package can know.
type Effect struct {
	Kind       cgobridge.EffectKind
	Level      int
	Field      string
	Span       cgobridge.Span
	ToKernel   bool
	Arithmetic bool // it is dereferenced as a number
	Registered bool // the memory is made known to the device: see cgobridge.Param
}

func (*PassesOn) AFact() {}

func (f *PassesOn) String() string {
	return fmt.Sprintf("hands %d parameters to C, returns memory that is not Go's in %d results", len(f.Params), len(f.Results))
}

// exportFacts tells other packages of the helpers in this one. The objects of
// the bridge may be others than the pass's: they correspond by name.
func (c *checker) exportFacts(pass *analysis.Pass, helpers map[*types.Var][]*cgobridge.Param) {
	facts := map[*types.Func]*PassesOn{}
	factOf := func(fn *types.Func) *PassesOn {
		own := cgobridge.SameObjectIn(pass.Pkg, fn)
		if own == nil {
			return &PassesOn{Params: map[int][]Effect{}}
		}
		if facts[own] == nil {
			facts[own] = &PassesOn{Params: map[int][]Effect{}}
		}
		return facts[own]
	}
	for fn, results := range c.pkg.Made(c.importedMemory) {
		factOf(fn).Results = results
	}
	for v, params := range helpers {
		fn, index := c.pkg.ParameterOf(v)
		if fn == nil {
			continue
		}
		fact := factOf(fn)
		for _, p := range params {
			for _, f := range p.Effects {
				fact.Params[index] = append(fact.Params[index], Effect{
					Kind: f.Kind, Level: f.Level, Field: f.Field, Span: f.Span, ToKernel: f.ToKernel,
					Arithmetic: f.Type != nil && f.Type.IsArithmetic(), Registered: p.Registered,
				})
			}
		}
	}
	for fn, fact := range facts {
		if len(fact.Params)+len(fact.Results) > 0 {
			pass.ExportObjectFact(fn, fact)
		}
	}
}

// importedMemory tells what memory a function of another package returns.
func (c *checker) importedMemory(fn *types.Func, result int) cgobridge.MemoryKind {
	var fact PassesOn
	c.pass.ImportObjectFact(fn, &fact)
	return fact.Results[result]
}

// importedParams returns what a function of another package does with its
// parameters, by index.
func (c *checker) importedParams(fn *types.Func) map[int]*cgobridge.Param {
	var fact PassesOn
	if !c.pass.ImportObjectFact(fn, &fact) {
		return nil
	}
	params := map[int]*cgobridge.Param{}
	for i, effects := range fact.Params {
		p := &cgobridge.Param{}
		for _, f := range effects {
			effect := cgobridge.Effect{Kind: f.Kind, Level: f.Level, Field: f.Field, Span: f.Span, ToKernel: f.ToKernel}
			if f.Arithmetic {
				effect.Type = sema.Basic(sema.Float)
			}
			p.Effects = append(p.Effects, effect)
			p.Registered = p.Registered || f.Registered
		}
		params[i] = p
	}
	return params
}
