package cgobridge

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// MayWait reports whether a call of a C function may wait for work that was enqueued before,
// or tell when it is done. What is not known may.
func (p *Package) MayWait(name string) bool {
	if api, ok := headers.Lookup(name); ok {
		return mayWait(api)
	}
	if d := p.Definition(name); d != nil {
		return p.cSide.mayWait(d.Decl)
	}
	return !isHostLibrary(name)
}

// InFlight returns the arguments of a call whose host memory a copy may still read or write
// when the call returns: the copy was enqueued, and nothing in the call may wait for it.
func (p *Package) InFlight(call *Call) []int {
	summary := p.CallSummary(call)
	if summary == nil || p.MayWait(call.Name) {
		return nil
	}
	var list []int
	for i, param := range summary.Params {
		for _, e := range param.Effects {
			if e.Async && e.Level == 1 && e.Field == "" && (e.Kind == CopiedFrom || e.Kind == CopiedTo) && i < len(call.Expr.Args) {
				list = append(list, i)
				break
			}
		}
	}
	return list
}

// mayWait answers for functions of the API. Of those that only enqueue, ask for state or make
// handles the documents say that they return at once, of others they do not. An event that is
// recorded, and a host function that is called later, tell others that the work is done.
func mayWait(api headers.API) bool {
	switch api.Operation {
	case headers.Copy, headers.Fill, headers.Prefetch:
		return !api.Async
	case headers.Launch, headers.Wait, headers.LastError, headers.DescribeError, headers.GetCurrent, headers.GetVersion, headers.LookUp:
		return false
	case headers.Create: // that of a graph ends a capture
		_, ofStream := api.Param(headers.Stream)
		return ofStream
	case headers.Destroy: // CUDA Runtime API, cudaStreamDestroy: it returns at once while the device still works
		return !strings.HasSuffix(api.Name, "StreamDestroy") && !strings.HasSuffix(api.Name, "EventDestroy")
	}
	return true
}

// mayWait answers for a definition; of one that is being asked about it is not known.
func (l *linkage) mayWait(decl *sema.FuncDecl) bool {
	if waits, ok := l.waits[decl]; ok {
		return waits
	}
	l.waits[decl] = true
	b := body.Of(decl)
	l.waits[decl] = b == nil || l.bodyMayWait(b)
	return l.waits[decl]
}

func (l *linkage) bodyMayWait(b *body.Body) bool {
	if b.Partly != nil {
		return true
	}
	for op := range b.Root.All() {
		switch op.Kind {
		case body.Unknown, body.Lambda, body.New, body.Delete:
			return true
		case body.Call:
			api, ok := headers.Lookup(op.Callee())
			switch {
			case ok && (op.Function == nil || op.Function.Definition() == nil):
				if mayWait(api) {
					return true
				}
			case op.Function == nil || l.calleeMayWait(op.Function):
				return true
			}
		case body.Construct, body.Destroy:
			if op.Function != nil && l.calleeMayWait(op.Function) {
				return true
			}
		}
	}
	return false
}

func (l *linkage) calleeMayWait(f *sema.Function) bool {
	if decl := l.definitionOf(f); decl != nil {
		return l.mayWait(decl)
	}
	return !knowsNoCUDA(f)
}
