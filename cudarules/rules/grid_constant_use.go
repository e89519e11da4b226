package rules

import (
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on what kernels do with parameters that are or could be
// __grid_constant__: CUDA C++ Programming Guide 10.2.4.

func init() {
	register(gridConstantWrite, rule.Info{
		ID: "grid-constant-write", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "A __grid_constant__ parameter is not modified: neither a part of it, nor a mutable member, nor through a cast. nvcc rejects plain assignments alone.",
		Bad: `struct State { int x; };
__global__ void step(const __grid_constant__ State s) { const_cast<State &>(s).x += 1; }`,
		Good: `struct State { int x; };
__global__ void step(const __grid_constant__ State s) { State mine = s; mine.x += 1; }`,
	})
	register(gridConstantMissing, rule.Info{
		ID: "grid-constant-missing", Class: rule.Advice, Section: "CUDA C++ Programming Guide 10.2.4",
		Doc: "A kernel parameter whose address is taken, or that a function which is not inlined gets by reference, is __grid_constant__: otherwise every thread makes a copy.",
		Bad: `struct Params { float w[16]; };
__device__ float evaluate(const Params &p, int i);
__global__ void run(const Params p, float *out) { *out = evaluate(p, threadIdx.x); }`,
		Good: `struct Params { float w[16]; };
__device__ float evaluate(const Params &p, int i);
__global__ void run(const __grid_constant__ Params p, float *out) { *out = evaluate(p, threadIdx.x); }`,
	})
}

func gridConstantWrite(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		a := aliases{body: b, objects: gridConstantsOf(b.Function)}
		if len(a.objects) == 0 {
			return
		}
		a.eachWrite(0, func(n syntax.Node, v *sema.Variable) {
			p.report(n, "%s modifies the __grid_constant__ parameter %s", describe(b.Function), v.Name)
		})
	})
}

// gridConstantsOf returns the __grid_constant__ parameters that the body of a
// function names: its own, for a lambda those that it captures by reference.
func gridConstantsOf(f *sema.Function) []*sema.Variable {
	var out []*sema.Variable
	if l := f.Lambda; l != nil {
		for _, c := range l.Captures() {
			if c.ByReference && c.Variable != nil && isGridConstant(c.Variable) {
				out = append(out, c.Variable)
			}
		}
		return out
	}
	if !f.IsKernel() || f.Definition() == nil {
		return nil
	}
	for _, param := range f.Definition().Params() {
		if isGridConstant(param) && !param.Type().IsReference() {
			out = append(out, param)
		}
	}
	return out
}

func isGridConstant(v *sema.Variable) bool {
	_, ok := v.Mark(syntax.GridConstant)
	return ok && v.Parameter
}

func gridConstantMissing(p *pass) {
	if p.Options.Arch < 70 || !p.Options.Knows(nvcc.Architecture) {
		return
	}
	p.eachDeviceBody(func(b *sema.Body) {
		if !b.Function.IsKernel() {
			return
		}
		uses := b.Uses()
		written := map[*sema.Variable]bool{}
		for _, u := range uses {
			if u.Kind == sema.Writes {
				written[u.Variable] = true
			}
		}
		for _, u := range uses {
			v := u.Variable
			if v == nil || !v.Parameter || u.Constant || written[v] || v.Type().IsReference() || p.isAnywhereGridConstant(b.Function, v) {
				continue
			}
			switch parent := u.Node.Parent(); {
			case u.Kind == sema.TakesAddress && parent.Kind() == syntax.PointerExpression:
				p.report(u.Node, "__global__ function %s takes the address of its parameter %s, of which every thread makes a copy unless it is __grid_constant__", b.Function.Name, v.Name)
			case (u.Kind == sema.Binds || u.Kind == sema.TakesAddress) && parent.Kind() == syntax.ArgumentList:
				if f := p.opaque(u.Scope.CallAt(parent.Parent())); f != nil {
					p.report(u.Node, "%s gets parameter %s of __global__ function %s by its address; every thread makes a copy of it unless it is __grid_constant__", f.Name, v.Name, b.Function.Name)
				}
			}
		}
	})
}

// isAnywhereGridConstant reports whether a declaration of the kernel marks the
// parameter.
func (p *pass) isAnywhereGridConstant(k *sema.Function, v *sema.Variable) bool {
	for _, d := range k.Decls {
		if params := d.Params(); v.Index < len(params) && isGridConstant(params[v.Index]) {
			return true
		}
	}
	return false
}

// opaque returns the function that is called if the compiler does not see into
// it: it is only declared, or __noinline__.
func (p *pass) opaque(c *sema.Call) *sema.Function {
	if c == nil || c.Function == nil || c.Function.Lambda != nil || p.Unit(c.Function.First().Node).Prelude {
		return nil
	}
	f := c.Function
	for _, d := range f.Decls {
		for _, m := range d.Marks() {
			if m.Word == syntax.NoInline {
				return f
			}
		}
	}
	if f.IsDefined() == sema.No && f.Pattern == nil {
		return f
	}
	return nil
}
