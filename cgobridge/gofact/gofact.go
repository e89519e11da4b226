// Package gofact summarizes Go functions across packages: parameters that become C arguments, C memory
// that is returned, kernels that are launched for a caller. It is one analyzer with one fact; others
// require its result.
package gofact

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cgobridge/gostatus"
	"github.com/cudavet/cudavet/cgobridge/gothread"
)

// New returns the analyzer, which reports nothing. Its result is the *[Package] of a
// package, nil for one that neither uses cgo nor sees a function with a fact. Bridge is
// the analyzer of the run.
func New(run *cgobridge.Run, bridge *analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "cudavetfacts",
		Doc:              "find out what Go functions do with what they give to C and to kernels",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/cgobridge/gofact",
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			return find(run, pass, pass.ResultOf[bridge].(*cgobridge.Package))
		},
		Requires:   []*analysis.Analyzer{bridge},
		FactTypes:  []analysis.Fact{new(Fact)},
		ResultType: reflect.TypeFor[*Package](),
	}
}

// A Package is a package with the summaries of its functions and of their callees.
type Package struct {
	*cgobridge.Package
	HelperArgs []cgobridge.HelperArg // values passed to helpers by calls in the package
	Launcher   *golaunch.Finder      // of the package's launches
	Errors     *gostatus.Finder      // use of errors; nil if no enabled rule needs it
	Order      *goorder.Finder       // of the order in which CUDA is called
	Memory     *gomemory.Finder      // points-to information
	Threads    *gothread.Finder      // of the threads on which CUDA is called; nil if no rule asks

	known  map[*types.Func]*Fact // of functions in other packages
	params map[*types.Func]map[int]*cgobridge.Param
	taken  map[*cgobridge.Param][]Taken // by parameters of functions in other packages
}

func find(run *cgobridge.Run, pass *analysis.Pass, bridged *cgobridge.Package) (*Package, error) {
	known := map[*types.Func]*Fact{}
	seesCUDA := false
	for _, f := range pass.AllObjectFacts() {
		if fn, ok := f.Object.(*types.Func); ok {
			known[fn] = f.Fact.(*Fact)
			seesCUDA = seesCUDA || !known[fn].isOfGo()
		}
	}
	withoutC := bridged == nil
	if withoutC && cgobridge.IsStandard(pass.Pkg.Path()) {
		return nil, nil
	}
	if withoutC {
		bridged = run.WithoutC(pass)
	}
	p := &Package{Package: bridged, known: known, params: map[*types.Func]map[int]*cgobridge.Param{}, taken: map[*cgobridge.Param][]Taken{}}
	p.Order = goorder.New(bridged, func(fn *types.Func) (goorder.Helps, bool) {
		fact := known[fn]
		if fact == nil || !fact.Idle {
			if !pass.ImportPackageFact(fn.Pkg(), new(Fact)) {
				return goorder.Helps{}, false
			}
			if fact == nil {
				return goorder.Helps{}, true
			}
		}
		return fact.Order, true
	})
	if withoutC && !seesCUDA {
		helps, idle := p.Order.Helpers()
		for fn, h := range helps {
			idle = idle && h.HasNoTraits()
			if h.NoReturn {
				pass.ExportObjectFact(fn, &Fact{Order: goorder.Helps{NoReturn: true}})
			}
		}
		if pass.Module == nil || pass.Module.Version == "" { // the user's own
			for fn, h := range gomemory.OfGo(p.Order, p.memoryHelp) {
				pass.ExportObjectFact(fn, &Fact{Order: helps[fn], Memory: h, Idle: p.Order.IsIdle(fn)})
			}
		}
		if idle {
			pass.ExportPackageFact(&Fact{})
		}
		return nil, nil
	}
	var err error
	p.Ask(func() { err = p.find(pass) })
	return p, err
}

func (p *Package) find(pass *analysis.Pass) error {
	p.Launcher = golaunch.New(p.Package, p.launchHelp)
	if p.Launcher.CallsHelpers() || len(p.Calls) > 0 {
		if err := p.LinkFolder(); err != nil {
			return err
		}
	}
	var helpers map[*types.Var][]*cgobridge.Param
	p.HelperArgs, helpers = p.Package.HelperArgs(p.importedParams, p.Order.IsCertain)
	p.Memory = gomemory.New(p.Order, p.memoryHelp, p.ResultMemory, p.handlesC)
	if asked, err := p.Reports("unchecked-cuda-error", "unchecked-launch"); err != nil {
		return err
	} else if asked {
		p.Errors = gostatus.New(p.Order, p.Memory.Target, p.errorHelp)
	}
	if asked, err := p.Reports("device-unlocked-thread", "device-finalizer"); err != nil {
		return err
	} else if asked {
		p.Threads = gothread.New(p.Order, p.threadHelp)
	}
	p.ResolveBy(p.Memory.Resolve, p.Memory.HoldsOthers)
	p.Launcher.ComputeBy(p.Memory)
	p.HelperArgs = append(p.HelperArgs, p.handedArgs()...)
	order, all := p.Order.Helpers()
	if all {
		pass.ExportPackageFact(&Fact{})
	}
	for fn, fact := range p.facts(pass.Pkg, helpers, order) {
		if !fact.isZero() {
			pass.ExportObjectFact(fn, fact)
		}
	}
	return nil
}

// ResultMemory returns the kind of memory that a function of another package returns.
func (p *Package) ResultMemory(fn *types.Func, result int) cgobridge.MemoryKind {
	if fact := p.known[fn]; fact != nil {
		return fact.Results[result]
	}
	return cgobridge.UnknownMemory
}

// TakenFor returns the types that C accesses the pointee of a parameter as.
func (p *Package) TakenFor(param *cgobridge.Param) []Taken {
	if list, ok := p.taken[param]; ok {
		return list
	}
	var list []Taken
	for _, e := range param.Effects {
		if taken, ok := takenFor(e); ok {
			list = append(list, taken)
		}
	}
	return list
}

func (p *Package) launchHelp(fn *types.Func) *golaunch.Helps {
	if fact := p.known[fn]; fact != nil {
		return fact.Launch
	}
	return nil
}

func (p *Package) memoryHelp(fn *types.Func) *gomemory.Helps {
	if fact := p.known[fn]; fact != nil {
		return fact.Memory
	}
	return nil
}

// handlesC reports whether a function of another package hands something to C, or has to do with memory that is not Go's.
func (p *Package) handlesC(fn *types.Func) bool {
	fact := p.known[fn]
	if fact == nil {
		return false
	}
	rest := *fact
	rest.Errors, rest.Thread, rest.Order.Traits = nil, nil, goorder.Traits{}
	return !rest.isOfGo()
}

func (p *Package) errorHelp(fn *types.Func) *gostatus.Helps {
	if fact := p.known[fn]; fact != nil {
		return fact.Errors
	}
	return nil
}

func (p *Package) threadHelp(fn *types.Func) *gothread.Helps {
	if fact := p.known[fn]; fact != nil {
		return fact.Thread
	}
	return nil
}

// importedParams returns the effects of a function of another package on its parameters, by index.
func (p *Package) importedParams(fn *types.Func) map[int]*cgobridge.Param {
	fact := p.known[fn]
	if fact == nil {
		return nil
	}
	params, ok := p.params[fn]
	if !ok {
		params = map[int]*cgobridge.Param{}
		for i, effects := range fact.Params {
			param := imported(effects)
			params[i], p.taken[param] = param, nil
			for _, l := range fact.Taken[i] {
				p.taken[param] = append(p.taken[param], l.imported())
			}
		}
		p.params[fn] = params
	}
	return params
}
