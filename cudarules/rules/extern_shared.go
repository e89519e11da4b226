package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on __shared__ variables whose size is not the apparent one: CUDA C++ Programming Guide, __shared__.

func init() {
	register(externSharedBound, rule.Info{
		ID: "extern-shared-bound", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, __shared__, nvcc's warning 20044",
		Nvcc: []rule.Warning{{Number: 20044}},
		Doc:  "An extern __shared__ variable is an array of unknown bound: nvcc makes another one static memory, beside what the launch gives.",
		Bad: `__global__ void sum(float *x) {
    extern __shared__ float part[64];
    part[threadIdx.x] = x[threadIdx.x];
}`,
		Good: `__global__ void sum(float *x) {
    extern __shared__ float part[];
    part[threadIdx.x] = x[threadIdx.x];
}`,
	})
	register(sharedVLA, rule.Info{
		ID: "shared-vla", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, __shared__",
		Doc: "The bounds of a __shared__ array, and of any array in device code, are constants.",
		Bad: `__global__ void reverse(int *x, int n) {
    __shared__ int row[n];
    row[threadIdx.x] = x[threadIdx.x];
}`,
		Good: `__global__ void reverse(int *x, int n) {
    extern __shared__ int row[];
    row[threadIdx.x] = x[threadIdx.x];
}`,
	})
}

func externSharedBound(p *pass) {
	if p.Options.MayBeRelocatable() || !p.onDevice() {
		return
	}
	told := map[linePlace]bool{}
	check := func(v *sema.Variable) {
		if v.Binding || v.Member != nil || !v.IsExtern() || v.LiesIn(sema.SharedMemory) != sema.Yes || p.isUndecidedVariable(v) {
			return
		}
		t := v.Type()
		if t.IsDependent() || t.Kind == sema.Array && t.Unbound {
			return
		}
		pos := p.Pos(v.NameNode())
		if at := (linePlace{pos.File, pos.Line}); !told[at] {
			told[at] = true
			p.report(v.NameNode(), "extern __shared__ variable '%s' has type '%s', not an array of unknown bound; nvcc makes it static memory", v.Name, t)
		}
	}
	p.eachVariable(check)
	p.eachBody(func(b *sema.Body) {
		if b.Instance {
			for v := range locals(b) {
				check(v)
			}
		}
	})
}

// isUndecidedVariable reports whether it is unknown whether a declaration of a variable is compiled.
func (p *pass) isUndecidedVariable(v *sema.Variable) bool {
	return p.Unit(v.Node).Source.IsUndecided(v.NameNode().Start())
}

func sharedVLA(p *pass) {
	p.eachDeviceCode(func(b *sema.Body) {
		for v := range locals(b) {
			if v.Type().Kind != sema.Array || p.isUndecidedVariable(v) {
				continue
			}
			kind := "array"
			if v.LiesIn(sema.SharedMemory) == sema.Yes {
				kind = "__shared__ array"
			}
			for _, bound := range sema.Bounds(v.Declarator) {
				if _, ok := v.Scope.At(bound).Constant(bound); !ok && b.HasRuntimePart(bound) {
					p.report(v.NameNode(), "bound '%s' of %s '%s' is not a constant expression", bound.Text(), kind, v.Name)
					break
				}
			}
		}
	})
}
