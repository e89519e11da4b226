package goorder

import (
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A Trait is something that a call may do.
type Trait uint8

const (
	Waits        Trait = iota // for previously enqueued work, or asks whether it has completed
	WaitsBesides              // likewise, except for the work that freeing page-locked memory waits for
	Unregisters               // ends a registration of host memory
	Captures                  // begins to capture a stream in a mode that forbids to allocate memory
	EndsCapture               // ends a capture, or changes its mode
	Allocates                 // allocates or frees memory, and may not do so during a capture
	WaitsForAll               // for the whole device or context
	traitCount
)

// traits says of each trait whether C functions have it, by their names, and whether another
// goroutine may do the same where this one communicates with it.
var traits = [traitCount]struct {
	ofC      func(p *cgobridge.Package, name string) cgobridge.Extent
	byOthers bool
}{
	Waits:        {(*cgobridge.Package).Waits, true},
	WaitsBesides: {(*cgobridge.Package).WaitsBesides, true},
	Unregisters:  {runs(headers.Unregister), true},
	Captures:     {(*cgobridge.Package).Captures, false},
	EndsCapture:  {runsWhat(headers.API.EndsCapture), true},
	Allocates:    {runsWhat(headers.API.IsUnsafeInCapture), false},
	WaitsForAll:  {runsWhat(headers.API.WaitsForAll), false},
}

// runsWhat is the trait of calling a function of CUDA's API that fits.
func runsWhat(fits func(headers.API) bool) func(*cgobridge.Package, string) cgobridge.Extent {
	return func(p *cgobridge.Package, name string) cgobridge.Extent { return p.Runs(name, fits) }
}

// runs is the trait of calling CUDA API functions with an operation.
func runs(operation headers.Operation) func(*cgobridge.Package, string) cgobridge.Extent {
	return runsWhat(func(api headers.API) bool { return api.Operation == operation })
}

// Traits says of each trait on which ways through a function it does that. Other packages
// learn it by a fact: the numbers of the traits are part of its format.
type Traits [traitCount]cgobridge.Extent

var (
	// anything are the traits of an unknown callee.
	anything = func() (t Traits) {
		for i := range t {
			t[i] = cgobridge.Unknown
		}
		return t
	}()

	// communicates are the traits of communicating with other goroutines.
	communicates = func() (t Traits) {
		for i, trait := range traits {
			if trait.byOthers {
				t[i] = cgobridge.Unknown
			}
		}
		return t
	}()
)

// join returns the traits of two merging paths. A trait that only one of them has always becomes one
// that is had sometimes.
func (t Traits) join(u Traits) Traits {
	for i := range t {
		t[i] = max(t[i], u[i])
	}
	return t
}

// atMost returns the traits, none of them to a greater extent than given.
func (t Traits) atMost(most cgobridge.Extent) Traits {
	for i := range t {
		t[i] = min(t[i], most)
	}
	return t
}

// isKnown reports whether something is done for certain.
func (t Traits) isKnown() bool {
	for _, extent := range t {
		if extent > cgobridge.Unknown {
			return true
		}
	}
	return false
}
