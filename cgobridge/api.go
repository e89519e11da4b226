package cgobridge

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rules"
)

// noTarget is the Arg of a copy whose other end is no argument.
const noTarget = -1

// userData is the field of cudaHostNodeParams and CUDA_HOST_NODE_PARAMS that the function receives.
const userData = "userData"

// Copies between host and device by cuBLAS: how many parameters, and which
// are the host's and the device's end.
var cublasCopies = map[string]struct {
	params, host, device int
	toDevice             bool
}{
	"cublasSetVector": {6, 2, 4, true},
	"cublasGetVector": {6, 4, 2, false},
	"cublasSetMatrix": {7, 3, 5, true},
	"cublasGetMatrix": {7, 5, 3, false},
}

// copyUnknown represents an unknown cudaMemcpyKind.
const copyUnknown = -1

// builtinSummary returns the summary of a CUDA API function, or of a freeing function of the C
// library, or nil for any other function. Of a copy the direction may be known: a cudaMemcpyKind.
func builtinSummary(name string, direction int64) *Summary {
	if api, ok := headers.Lookup(name); ok {
		return apiSummary(api.Directed(direction))
	}
	if f, ok := headers.LookupC(name); ok && f.Operation == headers.Free {
		i, _ := f.Param(headers.Object)
		s := &Summary{Params: make([]Param, i+1), Stream: noTarget, Awaited: noTarget}
		s.Params[i].Effects = []Effect{{Kind: Freed, Level: 1, Arg: noTarget}}
		return s
	}
	short := strings.TrimSuffix(name, "Async")
	c, ok := cublasCopies[short]
	if !ok {
		return nil
	}
	s := &Summary{Params: make([]Param, c.params+b2i(short != name)), Stream: noTarget, Awaited: noTarget}
	if short != name {
		s.Stream = c.params
	}
	f := Effect{Kind: CopiedTo, Level: 1, Arg: noTarget, InFlight: short != name}
	if c.toDevice {
		f.Kind, f.Arg = CopiedFrom, c.device
	}
	s.Params[c.host].Effects = []Effect{f}
	s.Params[c.device].Effects = []Effect{{Kind: OnDevice, Level: 1, Arg: noTarget, InFlight: f.InFlight}}
	return s
}

// apiSummary spells the description of an API function as a summary. Either end of a copy may be in
// host memory unless the description excludes it.
func apiSummary(api headers.API) *Summary {
	s := &Summary{Stream: noTarget, Awaited: noTarget}
	if i, ok := api.Param(headers.Stream); ok {
		s.Stream = i
	}
	if i, ok := api.Param(headers.Object); ok && api.Operation == headers.Synchronize {
		s.Awaited = i
	}
	param := func(i int) *Param {
		for len(s.Params) <= i {
			s.Params = append(s.Params, Param{})
		}
		return &s.Params[i]
	}
	onHost := func(m headers.Memory) bool { return m == headers.HostMemory || m == headers.AnyMemory }
	inFlight := api.Async && !(api.From == headers.HostMemory && api.To == headers.HostMemory) // which is fully synchronous
	switch api.Operation {
	case headers.Copy:
		dst, hasDst := api.Param(headers.Dst)
		src, hasSrc := api.Param(headers.Src)
		if hasSrc && onHost(api.From) {
			target := noTarget
			if hasDst {
				target = dst
			}
			p := param(src)
			p.Effects = append(p.Effects, Effect{Kind: CopiedFrom, Level: 1, Arg: target, InFlight: inFlight, Bytes: rules.BytesAsGiven(api)})
		}
		if hasDst && onHost(api.To) {
			p := param(dst)
			p.Effects = append(p.Effects, Effect{Kind: CopiedTo, Level: 1, Arg: noTarget, InFlight: inFlight, Bytes: rules.BytesAsGiven(api)})
		}
		for _, end := range []struct {
			role headers.Role
			in   headers.Memory
		}{{headers.Dst, api.To}, {headers.Src, api.From}} {
			if i, ok := api.Param(end.role); ok && end.in == headers.DeviceMemory {
				p := param(i)
				p.Effects = append(p.Effects, Effect{Kind: OnDevice, Level: 1, Arg: noTarget, InFlight: api.Async})
			}
		}
	case headers.CallHost:
		if i, ok := api.Param(headers.Config); ok {
			p := param(i)
			p.Effects = append(p.Effects, Effect{Kind: HostCallData, Level: 1, Field: userData, Arg: noTarget, InFlight: true})
		}
	case headers.Free:
		if i, ok := api.Param(headers.Object); ok && api.To == headers.PinnedMemory {
			p := param(i)
			p.Effects = append(p.Effects, Effect{Kind: Freed, Level: 1, Arg: noTarget})
		}
	case headers.Register, headers.Address, headers.Inquire:
		if i, ok := api.Param(headers.Object); ok {
			param(i).Registered = true
		}
	}
	if i, ok := api.Param(headers.Data); ok && api.KeepsData() {
		p := param(i)
		p.Effects = append(p.Effects, Effect{Kind: HostCallData, Level: 1, Arg: noTarget, InFlight: true})
	}
	return s
}
