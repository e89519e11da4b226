package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on functions of the C library that share state: CUDA C++ Guidelines,
// CUDASecurity.

func init() {
	register(libraryRace, rule.Info{
		ID: "library-race", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-CON (library functions)",
		Doc: "What std::thread and std::async run, and host functions that streams and graphs call, call no function of the C library that keeps state of its own, as rand, strtok and localtime do: the program runs beside them.",
		Bad: `#include <cstdlib>
void CUDART_CB draw(void *p) { *(int *) p = rand(); }
cudaError_t run(cudaStream_t s, int *p) { return cudaLaunchHostFunc(s, draw, p); }`,
		Good: `#include <random>
void CUDART_CB draw(void *p) { *(int *) p = std::random_device()(); }
cudaError_t run(cudaStream_t s, int *p) { return cudaLaunchHostFunc(s, draw, p); }`,
	})
}

func libraryRace(p *pass) {
	told := map[*sema.Body]bool{}
	look := func(b *sema.Body) {
		for of := range p.reachedFrom(b) {
			if told[of] {
				continue
			}
			told[of] = true
			for _, u := range of.Uses() {
				if name := libraryName(u); headers.HasHiddenState(name) {
					p.reportCall(u, "'%s' is not thread-safe, and %s may run in parallel with other threads", name, describe(of.Function))
				}
			}
		}
	}
	p.eachCallback(look)
	var threads []*sema.Function
	p.eachHostBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), startsThread) {
			return
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if op.Is(body.Construct, body.Call) && startsThread(sema.Use{Function: op.Function, Call: op.Call()}) {
				for _, arg := range op.Arguments() {
					if functions := handedFunctions(arg); len(functions) > 0 { // the remaining operands are its arguments
						threads = append(threads, functions...)
						break
					}
				}
			}
		}
	})
	p.atEnd(func() {
		for _, f := range threads {
			if b := p.BodyOf(f); b != nil {
				look(b)
			}
		}
	})
}

// startsThread recognises constructors of the standard library's threads, and std::async.
func startsThread(u sema.Use) bool {
	f := u.Function
	if f == nil && u.Call != nil && len(u.Call.Candidates) > 0 {
		f = u.Call.Candidates[0]
	}
	if f == nil || !f.TU.Unit(f.First().Node).Prelude {
		return false
	}
	if f.Class != nil {
		return (f.Class.String() == "std::thread" || f.Class.String() == "std::jthread") && f.Name == f.Class.Name
	}
	return f.Name == "async" && f.Scope.String() == "std"
}
