package cgobridge

import (
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// Waits returns whether a call of a C function waits for work that was enqueued before, or
// tells when it is done.
func (p *Package) Waits(name string) Extent {
	return p.does(name, func(api headers.API) Extent {
		switch {
		case api.Operation == headers.Synchronize:
			return Always
		case api.MayWait():
			return Unknown
		}
		return Never
	})
}

// Runs returns whether a call of a C function comes to one of CUDA's API that fits.
func (p *Package) Runs(name string, fits func(headers.API) bool) Extent {
	return p.does(name, func(api headers.API) Extent {
		if fits(api) {
			return Always
		}
		return Never
	})
}

// does returns to what extent a C function does what functions of CUDA's API do to the given
// extent.
func (p *Package) does(name string, of func(headers.API) Extent) Extent {
	if api, ok := headers.Lookup(name); ok {
		return of(api)
	}
	d := p.Definition(name)
	if d == nil {
		if isHostLibrary(name) {
			return Never
		}
		return Unknown
	}
	m := p.cSide.memory.Summary(d.Decl)
	if m == nil {
		return Unknown
	}
	extent := Never
	for _, e := range m.Effects {
		switch {
		case e.Kind == memory.Strays:
			extent = max(extent, Unknown)
		case e.Kind == memory.Runs && e.Always:
			extent = max(extent, of(e.API))
		case e.Kind == memory.Runs:
			extent = max(extent, min(of(e.API), Sometimes))
		}
	}
	return extent
}

// InFlight returns the arguments of a call whose host memory a copy may still read or write
// when the call returns: the copy was enqueued, and nothing in the call may wait for it.
func (p *Package) InFlight(call *Call) []int {
	summary := p.CallSummary(call)
	if summary == nil {
		return nil
	}
	var list []int
	for i, param := range summary.Params {
		for _, e := range param.Effects {
			if e.InFlight && e.Level == 1 && e.Field == "" && (e.Kind == CopiedFrom || e.Kind == CopiedTo) && i < len(call.Expr.Args) {
				list = append(list, i)
				break
			}
		}
	}
	return list
}
