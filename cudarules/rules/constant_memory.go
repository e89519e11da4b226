package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on writes to constant memory: CUDA C++ Guidelines 1.12.

func init() {
	register(constantMemoryWrite, rule.Info{
		ID: "constant-memory-write", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.12",
		Doc: "Device code does not modify a __constant__ variable, neither itself nor through a pointer, a reference, an atomic or a function that writes. nvcc rejects plain assignments alone.",
		Bad: `__constant__ float taps[8];
__global__ void reset() {
    float *t = taps;
    t[threadIdx.x] = 0;
}`,
		Good: `__constant__ float taps[8];
cudaError_t reset() {
    const float zero[8] = {};
    return cudaMemcpyToSymbol(taps, zero, sizeof taps);
}`,
	})
}

func constantMemoryWrite(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), mayWriteConstant) {
			return
		}
		a := p.program.Of(b.FuncDecl)
		if a == nil {
			return
		}
		for _, e := range a.Effects() {
			v := constantVariable(e.Value)
			if !e.Modifies() || v == nil || e.Inner != nil && constantVariable(e.Inner.Value) != nil { // the function that is called names it itself
				continue
			}
			for _, op := range append([]*body.Op{e.Op}, e.Again...) {
				p.report(op.Node, "%s modifies __constant__ variable '%s'", describe(b.Function), v.Name)
			}
		}
	})
}

// mayWriteConstant recognises uses of variables in constant memory by which they may be
// written.
func mayWriteConstant(u sema.Use) bool {
	return (u.Kind == sema.Writes || u.Kind == sema.TakesAddress || u.Kind == sema.Binds || u.Kind == sema.Calls) &&
		u.Variable != nil && u.Variable.LiesIn(sema.ConstantMemory) == sema.Yes
}

// constantVariable returns the variable in constant memory that a glvalue or pointer leads to
// for certain; nil if it leads elsewhere, as to a __grid_constant__ parameter.
func constantVariable(to memory.Value) *sema.Variable {
	x, ok := certainly(to)
	if !ok || !isObject(x, memory.ConstantVariable) || x.Place.Object.Variable == nil || x.Place.Object.Variable.Parameter {
		return nil
	}
	return x.Place.Object.Variable
}
