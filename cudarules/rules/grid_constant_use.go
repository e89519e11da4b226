package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on uses by kernels of parameters that are or could be __grid_constant__: CUDA C++ Programming
// Guide 10.2.4.

func init() {
	register(gridConstantWrite, rule.Info{
		ID: "grid-constant-write", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 10.2.4, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.12",
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
		params := gridConstantsOf(b.Function)
		if len(params) == 0 {
			return
		}
		a := p.program.Of(b.FuncDecl)
		if a == nil {
			return
		}
		for _, e := range a.Effects() {
			if !e.Modifies() {
				continue
			}
			for _, v := range params {
				if !e.Value.Whole.Only(func(x memory.Atom) bool { return x.Kind == memory.Address && x.Place.Object.Variable == v }) {
					continue
				}
				for _, op := range append([]*body.Op{e.Op}, e.Again...) {
					if f := op.Function; f == nil || f.Lambda == nil || !b.Node.Contains(f.Lambda.Node) { // the lambda's body is looked at itself
						p.report(op.Node, "%s modifies __grid_constant__ parameter '%s'", describe(b.Function), v.Name)
					}
				}
			}
		}
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
		written := map[*sema.Variable]bool{}
		for _, u := range b.Uses() {
			if u.Kind == sema.Writes {
				written[u.Variable] = true
			}
		}
		mayBe := func(v *sema.Variable) bool {
			return v != nil && v.Parameter && !written[v] && !v.Type().IsReference() && !p.isAnywhereGridConstant(b.Function, v)
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			switch op.Kind {
			case body.AddressOf:
				if at := variableAt(op.Args[0]); mayBe(at.Variable) {
					p.report(at.Node, "address of parameter '%[2]s' of __global__ function '%[1]s' is taken, which copies it for each thread unless it is __grid_constant__", b.Function.Name, at.Variable.Name)
				}
			case body.Call, body.Construct:
				for _, arg := range op.Arguments() {
					for arg.Is(body.Convert) && arg.Type.Kind == sema.Pointer { // to one to const
						arg = arg.Args[0]
					}
					if !arg.Is(body.Bind, body.Decay) {
						continue
					}
					if at := variableAt(arg); mayBe(at.Variable) && p.isOpaque(op.Function) {
						p.report(at.Node, "'%s' takes the address of parameter '%s' of __global__ function '%s', which copies it for each thread unless it is __grid_constant__", op.Function.Name, at.Variable.Name, b.Function.Name)
					}
				}
			}
		}
	})
}

// variableAt returns the operation that names the variable which a glvalue is, or is a
// part of: in the end op itself, if it names none.
func variableAt(op *body.Op) *body.Op {
	for op.Is(body.Bind, body.Cast, body.Decay) || op.Is(body.Member) && op.Args[0].Category != sema.PRValue || op.Is(body.Index) && op.Args[0].Is(body.Decay) {
		op = op.Args[0]
	}
	return op
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

// isOpaque reports whether the compiler does not see into a function: it is only
// declared, or __noinline__.
func (p *pass) isOpaque(f *sema.Function) bool {
	if f == nil || f.Lambda != nil || p.Unit(f.First().Node).Prelude {
		return false
	}
	for _, d := range f.Decls {
		if slices.ContainsFunc(d.Marks(), func(m syntax.Mark) bool { return m.Word == syntax.NoInline }) {
			return true
		}
	}
	return f.IsDefined() == sema.No && f.Pattern == nil
}
