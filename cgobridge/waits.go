package cgobridge

import (
	"go/ast"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
)

// Waits returns whether a call of a C function waits for enqueued work, or reports its completion.
func (p *Package) Waits(name string) Extent {
	return p.does(name, waits)
}

func waits(api headers.API) Extent {
	switch {
	case api.Operation == headers.Synchronize:
		return Always
	case api.MayWait():
		return Unknown
	}
	return Never
}

// WaitsBesides is [Package.Waits] without the freeing of page-locked memory: CUDA does not promise
// that it waits for work that uses the memory.
func (p *Package) WaitsBesides(name string) Extent {
	return p.does(name, func(api headers.API) Extent {
		if api.Operation == headers.Free && api.To == headers.PinnedMemory {
			return Never
		}
		return waits(api)
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

// Captures returns whether a C function of the package's begins to capture a stream in a mode that is not relaxed.
func (p *Package) Captures(name string) Extent {
	return p.doesWhat(name, func(e *memory.Effect) Extent {
		if e.API.Operation != headers.Capture {
			return Never
		}
		if args := e.Origin().Arguments(); len(args) > 1 && args[1] != nil {
			if mode, ok := args[1].Constant(); ok && !headers.IsRelaxedCapture(mode.Int()) {
				return Always
			}
		}
		return Unknown
	})
}

// does returns the extent to which a C function has an effect, from the extents of its CUDA API calls.
func (p *Package) does(name string, of func(headers.API) Extent) Extent {
	if api, ok := headers.Lookup(name); ok {
		return of(api)
	}
	return p.doesWhat(name, func(e *memory.Effect) Extent { return of(e.API) })
}

// doesWhat returns the extent to which a C function of the project has an effect, from the extents of its CUDA API calls.
func (p *Package) doesWhat(name string, of func(*memory.Effect) Extent) Extent {
	if _, ok := headers.Lookup(name); ok {
		return Never
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
			extent = max(extent, of(e))
		case e.Kind == memory.Runs:
			extent = max(extent, min(of(e), Sometimes))
		}
	}
	return extent
}

// A Flight is host memory that a copy may still read or write when a call has returned: the
// copy was enqueued, and nothing in the call may wait for it.
type Flight struct {
	Arg           int // index of the argument that points to the memory
	Reads, Writes bool
}

// InFlight returns the host memory that copies may still use when a call has returned.
func (p *Package) InFlight(call *Call) []Flight {
	summary := p.CallSummary(call)
	if summary == nil {
		return nil
	}
	var list []Flight
	for i, param := range summary.Params {
		f := Flight{Arg: i}
		for _, e := range param.Effects {
			if e.InFlight && e.Level == 1 && e.Field == "" && i < len(call.Expr.Args) {
				f.Reads = f.Reads || e.Kind == CopiedFrom
				f.Writes = f.Writes || e.Kind == CopiedTo
			}
		}
		if f.Reads || f.Writes {
			list = append(list, f)
		}
	}
	return list
}

// Stream returns the argument of a call that is the stream of work possibly still running when it
// returns; nil if unknown.
func (p *Package) Stream(call *Call) ast.Expr {
	return p.argument(call, func(s *Summary) int { return s.Stream })
}

// Awaited returns the argument of a call that is the stream or event which it waits for; nil
// if that is not known, or if it waits for more.
func (p *Package) Awaited(call *Call) ast.Expr {
	return p.argument(call, func(s *Summary) int { return s.Awaited })
}

func (p *Package) argument(call *Call, of func(*Summary) int) ast.Expr {
	if s := p.CallSummary(call); s != nil {
		if i := of(s); i >= 0 && i < len(call.Expr.Args) {
			return call.Expr.Args[i]
		}
	}
	return nil
}
