package cgobridge

import "github.com/cudavet/cudavet/cudarules/headers"

// An Extent says on how many of the ways through a function something happens.
type Extent uint8

const (
	Never     Extent = iota
	Unknown          // what is not known may do it
	Sometimes        // on some way
	Always           // on every way that comes to the function's end
)

// Waits returns whether a call of a C function waits for work that was enqueued before, or
// tells when it is done.
func (p *Package) Waits(name string) Extent {
	api, ok := headers.Lookup(name)
	switch {
	case ok && api.Operation == headers.Synchronize:
		return Always
	case p.MayWait(name):
		return Unknown
	}
	return Never
}

// Runs returns whether a call of a C function comes to one of CUDA's API that fits.
func (p *Package) Runs(name string, fits func(headers.API) bool) Extent {
	api, ok := headers.Lookup(name)
	switch {
	case ok && fits(api):
		return Always
	case ok || headers.ReturnsStatus(name) || isHostLibrary(name):
		return Never
	}
	return Unknown
}
