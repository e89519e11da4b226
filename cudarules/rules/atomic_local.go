package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on atomic functions of local memory: CUDA C++ Programming Guide, atomic functions.

func init() {
	register(atomicOnLocal, rule.Info{
		ID: "atomic-on-local", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, atomic functions",
		Doc: "An atomic function works on global or shared memory, not on a local variable, which no other thread has.",
		Bad: `__global__ void count(const int *x, int *out) {
    int hits = 0;
    if (x[threadIdx.x] > 0) atomicAdd(&hits, 1);
    out[threadIdx.x] = hits;
}`,
		Good: `__global__ void count(const int *x, int *out) {
    if (x[threadIdx.x] > 0) atomicAdd(out, 1);
}`,
	})
}

func atomicOnLocal(p *pass) {
	atomics := callSearch[bool]{pass: p, follows: callsOnDevice, finds: hasUse(func(u sema.Use) bool {
		return isAtomicFunction(libraryName(u))
	})}
	p.eachDeviceBody(func(b *sema.Body) {
		if b.IsPattern() || !slices.ContainsFunc(b.Uses(), takesLocalAddress) || !atomics.in(b) {
			return
		}
		a := p.program.Of(b.FuncDecl)
		if a == nil || !a.Complete() {
			return
		}
		for _, e := range a.Effects() {
			if !isAtomicAccess(e) || !e.Value.Whole.Only(isLocalMemory) || e.Inner != nil && e.Inner.Value.Whole.Only(isLocalMemory) {
				continue // the callee names it itself
			}
			for _, op := range operationsOf(e) {
				if f := op.Function; f != nil && f.Lambda != nil && b.Node.Contains(f.Lambda.Node) && !slices.ContainsFunc(op.Arguments(), isPointer) {
					continue // its effects on captures are reported in its body
				}
				p.report(op.Node, "'%s' operates on a local variable, which no other thread can access", calledName(e.Origin()))
			}
		}
	})
}

// isPointer reports whether an argument is an address, or may be one.
func isPointer(arg *body.Op) bool {
	return arg != nil && (arg.Type == nil || arg.Type.Kind == sema.Pointer || arg.Is(body.Bind))
}

// isAtomicFunction recognises CUDA's atomic functions by their names.
func isAtomicFunction(name string) bool {
	rest, ok := strings.CutPrefix(name, "atomic")
	rest = strings.TrimSuffix(strings.TrimSuffix(rest, "_block"), "_system")
	return ok && slices.Contains([]string{"Add", "Sub", "Exch", "Min", "Max", "Inc", "Dec", "CAS", "And", "Or", "Xor"}, rest)
}

// takesLocalAddress recognises uses that make a pointer or a reference to a local variable or a parameter.
func takesLocalAddress(u sema.Use) bool {
	v := u.Variable
	return (u.Kind == sema.TakesAddress || u.Kind == sema.Binds) && v != nil && (v.IsLocal() || v.Parameter)
}

// isAtomicAccess reports whether an effect passes memory to an atomic function as its operand.
func isAtomicAccess(e *memory.Effect) bool {
	origin := e.Origin()
	return e.Kind == memory.Passes && e.Index == 1 && origin.Kind == body.Call && isAtomicFunction(calledName(origin))
}

func calledName(op *body.Op) string { return sema.LibraryName(op.Function, op.Call()) }

// isLocalMemory recognises variables of the thread's own.
func isLocalMemory(x memory.Atom) bool {
	if !isObject(x, memory.Automatic, memory.Temporary) {
		return false
	}
	v := x.Place.Object.Variable
	return v == nil || !v.IsStatic() && v.LiesIn(sema.AnyMemory) == sema.No
}
