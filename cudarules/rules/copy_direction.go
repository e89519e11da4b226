package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on the direction of copies: CUDA Runtime API, memory management.

func init() {
	checks = append(checks, check{info: lifetime.CopyDirection, run: copyDirection})
}

// eachHostCopy has visit look at each copy and fill by CUDA's API that a body of the host's
// makes, itself or through a function that it calls.
func (p *pass) eachHostCopy(visit func(effect)) {
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !p.memorySources().copiesMemory(b.Function) {
			return
		}
		for _, e := range p.copies.get(b, p.effectsIn) {
			if e.Kind == memory.Runs && (e.API.Operation == headers.Copy || e.API.Operation == headers.Fill) {
				visit(e)
			}
		}
	})
}

// eachHostRun is eachHostCopy for other functions of CUDA's API.
func (p *pass) eachHostRun(is func(headers.API) bool, visit func(effect)) {
	calls := p.calling(is, isReached)
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !calls.from(b.Function) {
			return
		}
		for _, e := range p.copies.get(b, p.effectsIn) {
			if e.Kind == memory.Runs && is(e.API) {
				visit(e)
			}
		}
	})
}

func copyDirection(p *pass) {
	p.eachHostCopy(func(e effect) {
		to, from, ok := headers.Ends(e.copyKind())
		if !ok || e.API.Driver {
			return
		}
		for _, end := range []struct {
			role    headers.Role
			asked   headers.Memory
			what    string
			message string
		}{
			{headers.Dst, to, "the destination", "to"},
			{headers.Src, from, "the source", "from"},
		} {
			lies := e.end(end.role)
			if lies != headers.NoMemory && lies != end.asked {
				p.report(e.op.Node, "%s of '%s' is %s memory, but the copy kind says that it copies %s the %s", end.what, e.API.Name, sideOf(lies), end.message, sideOf(end.asked))
				return
			}
		}
	})
}

// copyKind returns the cudaMemcpyKind of a copy, -1 if it is not known.
func (e effect) copyKind() int64 {
	i, ok := e.API.Param(headers.Direction)
	args := e.Origin().Arguments()
	if !ok || i >= len(args) {
		return -1
	}
	if c, ok := args[i].Constant(); ok {
		return c.Int()
	}
	kind := int64(-1)
	if !e.called {
		flow.ConstantsOf(e.memory.Body).Each(func(k *flow.Known, op *body.Op, _ bool) {
			if c, ok := k.Value(args[i]); ok && op == e.op {
				kind = c.Int()
			}
		})
	}
	return kind
}

// end returns where the destination or the source of a copy lies: NoMemory if that is not
// known, or on both sides.
func (e effect) end(r headers.Role) headers.Memory {
	i, ok := e.API.Param(r)
	switch _, symbol := e.API.Param(headers.Symbol); {
	case !ok && symbol:
		return headers.DeviceMemory
	case !ok || i >= len(e.Args):
		return headers.NoMemory
	}
	switch v := e.Args[i].Whole; {
	case v.Only(func(x memory.Atom) bool { return isHostMemory(x) || isObject(x, memory.Pinned) }):
		return headers.HostMemory
	case v.Only(func(x memory.Atom) bool { return isDeviceMemory(x) || isSymbolAddress(x) }):
		return headers.DeviceMemory
	}
	return headers.NoMemory
}

func sideOf(m headers.Memory) string {
	if m == headers.HostMemory {
		return "host"
	}
	return "device"
}
