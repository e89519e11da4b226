package rules

import (
	"cmp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on how much constant and static shared memory there is: CUDA C++ Programming Guide, compute capabilities, technical
// specifications.

func init() {
	register(constantTooLarge, rule.Info{
		ID: "constant-too-large", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, compute capabilities, technical specifications",
		Doc:  "The __constant__ variables of a translation unit take no more than 64 KB together.",
		Bad:  `__constant__ float table[20000];`,
		Good: `__device__ float table[20000];`,
	})
	register(sharedTooLarge, rule.Info{
		ID: "shared-too-large", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, compute capabilities, technical specifications",
		Doc: "The static __shared__ variables that a kernel and its functions use take no more than 48 KB together.",
		Bad: `__global__ void sort(int *x) {
    __shared__ int keys[16384];
    keys[threadIdx.x] = x[threadIdx.x];
}`,
		Good: `__global__ void sort(int *x) {
    extern __shared__ int keys[];
    keys[threadIdx.x] = x[threadIdx.x];
}`,
	})
}

// maxConstant is how many bytes of constant memory a translation unit has.
const maxConstant = 64 << 10

func constantTooLarge(p *pass) {
	if !p.onDevice() || !p.hasMark(syntax.Constant) {
		return
	}
	instances := map[*sema.Variable]map[string]constant{} // of variable templates, by the spelling of their types
	p.eachDeviceBody(func(b *sema.Body) {
		if b.IsPattern() || !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return isConstantTemplate(u.Variable) }) {
			return
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if v := op.Variable; op.Kind == body.Var && isConstantTemplate(v) && op.Type != nil {
				if instances[v] == nil {
					instances[v] = map[string]constant{}
				}
				instances[v][op.Type.String()] = constant{v, op.Type}
			}
		}
	})
	p.atEnd(func() {
		all := p.constants()
		for _, of := range instances {
			for _, c := range of {
				all = append(all, c)
			}
		}
		slices.SortStableFunc(all, p.compareConstants)
		p.checkConstants(all)
	})
}

// A constant is a variable in constant memory, or an instance of a template of one.
type constant struct {
	*sema.Variable
	is *sema.Type
}

func isConstantTemplate(v *sema.Variable) bool {
	return v != nil && v.IsTemplate() && v.LiesIn(sema.ConstantMemory) == sema.Yes
}

// checkConstants reports the variable with which there are too many.
func (p *pass) checkConstants(all []constant) {
	end := int64(0)
	for _, c := range all {
		size, align, ok := p.sizeAs(c.Variable, c.is)
		if !ok {
			return
		}
		end = (end+align-1)/align*align + size
		if end > maxConstant {
			if slices.Contains(p.Focus, p.Unit(c.Node)) {
				p.report(c.NameNode(), "__constant__ variables up to '%s' take %d bytes, more than the limit of %d", c.Name, end, maxConstant)
			}
			return
		}
	}
}

// constants returns the __constant__ variables that a translation unit defines, templates apart.
func (p *pass) constants() []constant {
	var all []constant
	for _, u := range p.Units {
		if u.Prelude || !u.HasMark(syntax.Constant) {
			continue
		}
		for v := range p.Variables(u) {
			if v.DeclaredMemory()&sema.ConstantMemory != 0 && !v.Binding && !v.IsTemplate() && !p.isUndecidedVariable(v) && !v.Scope.InPattern() &&
				(!v.IsExtern() || !v.Initializer().IsZero()) {
				all = append(all, constant{v, v.Type()})
			}
		}
	}
	return all
}

// compareConstants orders variables as they are declared, and instances of one by their types.
func (p *pass) compareConstants(a, b constant) int {
	switch {
	case p.Before(a.Node, b.Node):
		return -1
	case p.Before(b.Node, a.Node):
		return 1
	}
	return cmp.Or(cmp.Compare(a.NameNode().Start(), b.NameNode().Start()), cmp.Compare(a.is.String(), b.is.String()))
}

// sizeOf returns the size and alignment in bytes of a variable on the device; ok is false if unknown.
func (p *pass) sizeOf(v *sema.Variable) (size, align int64, ok bool) { return p.sizeAs(v, v.Type()) }

// sizeAs is sizeOf for an instance of a variable template, which has another type.
func (p *pass) sizeAs(v *sema.Variable, t *sema.Type) (size, align int64, ok bool) {
	size, align, ok = p.SizeAlignOn(t, true)
	if declared, known := p.VariableAlign(v); known {
		align = max(align, declared)
	}
	return size, max(align, 1), ok
}

func sharedTooLarge(p *pass) {
	if p.Options.RDC || !p.hasMark(syntax.Shared) {
		return
	}
	s := &sharedSizes{pass: p, own: map[*sema.Body][]*sema.Variable{}}
	s.some = callSearch[bool]{pass: p, follows: callsOnDevice, finds: func(b *sema.Body) bool { return len(s.of(b)) > 0 }}
	p.eachDeviceBody(func(b *sema.Body) {
		if b.Function.IsKernel() && b.Function.Class == nil && s.some.in(b) {
			if s.total(b) <= launchconfig.MaxShared {
				return
			}
			if size := s.kept(b); size > launchconfig.MaxShared {
				p.report(b.FuncDecl.Name(), "%s uses %d bytes of static shared memory, more than the %d that a block has",
					describe(b.Function), size, launchconfig.MaxShared)
			}
		}
	})
}

// sharedSizes adds up the static shared memory that kernels use.
type sharedSizes struct {
	pass *pass
	own  map[*sema.Body][]*sema.Variable
	some callSearch[bool]
}

// of returns the static __shared__ variables that a body itself uses.
func (s *sharedSizes) of(b *sema.Body) []*sema.Variable {
	if own, known := s.own[b]; known {
		return own
	}
	var own []*sema.Variable
	for _, u := range b.Uses() {
		v := u.Variable
		if v == nil || u.Constant || v.LiesIn(sema.SharedMemory) != sema.Yes || isDynamicShared(v) {
			continue
		}
		if !slices.Contains(own, v) && !s.pass.isUndecidedVariable(v) {
			own = append(own, v)
		}
	}
	s.own[b] = own
	return own
}

// total returns how many bytes of static shared memory a kernel and the functions that it calls use at least.
func (s *sharedSizes) total(kernel *sema.Body) (bytes int64) {
	seen, counted := map[*sema.Body]bool{kernel: true}, map[*sema.Variable]bool{}
	for pending := []*sema.Body{kernel}; len(pending) > 0; {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for _, v := range s.of(b) {
			if size, _, ok := s.pass.sizeOf(v); ok && !counted[v] {
				counted[v] = true
				bytes += size
			}
		}
		for callee := range s.pass.callees(b, callsOnDevice) {
			if !s.pass.Spend(1) {
				return 0
			}
			if !seen[callee] && s.some.in(callee) {
				seen[callee] = true
				pending = append(pending, callee)
			}
		}
	}
	return bytes
}

// kept returns how many bytes of these nvcc keeps at least: those of variables that code which is reached does not only write.
func (s *sharedSizes) kept(kernel *sema.Body) (bytes int64) {
	seen, counted := map[*sema.Body]bool{kernel: true}, map[*sema.Variable]bool{}
	for pending := []*sema.Body{kernel}; len(pending) > 0; {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		needed := neededVariables(b)
		flow.ConstantsOf(body.Of(b.FuncDecl)).Each(func(_ *flow.Known, op *body.Op, _ bool) {
			if v := op.Variable; op.Kind == body.Var && needed[v] && !counted[v] && slices.Contains(s.of(b), v) {
				counted[v] = true
				size, _, _ := s.pass.sizeOf(v)
				bytes += size
			}
			if op.Function == nil {
				return
			}
			if callee := s.pass.BodyOf(op.Function); callee != nil && !seen[callee] && s.some.in(callee) {
				seen[callee] = true
				pending = append(pending, callee)
			}
		})
	}
	return bytes
}

// neededVariables returns the variables that a body uses for more than a value that they are given.
func neededVariables(b *sema.Body) map[*sema.Variable]bool {
	needed := map[*sema.Variable]bool{}
	for _, u := range b.Uses() {
		if u.Variable != nil && !u.Constant && u.Kind != sema.Writes {
			needed[u.Variable] = true
		}
	}
	return needed
}
