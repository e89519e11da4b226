package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the attributes that say how a kernel is launched: CUDA C++ Programming Guide, launch bounds, maximum
// number of registers per thread, thread block clusters.

func init() {
	register(launchAttribute, rule.Info{
		ID: "launch-attribute", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, launch bounds, __maxnreg__, __cluster_dims__, __block_size__",
		Doc: "__launch_bounds__, __maxnreg__, __cluster_dims__ and __block_size__ stand on __global__ functions, with values that the architecture has and that do not exclude each other.",
		Bad: `// flags: -arch=sm_90
__global__ void __launch_bounds__(256) __maxnreg__(64) scale(float *x) { x[threadIdx.x] *= 2; }`,
		Good: `// flags: -arch=sm_90
__global__ void __launch_bounds__(256) scale(float *x) { x[threadIdx.x] *= 2; }`,
	})
}

func launchAttribute(p *pass) {
	earlier := launchDecls{}
	p.eachFunction(func(fd *sema.FuncDecl) {
		marks := p.launchMarks(fd)
		f := fd.Function
		switch {
		case len(marks) == 0:
		case !f.IsKernel():
			if f.WhySpacesUnknown().Cause == sema.NoCause {
				p.report(fd.Name(), "%s is not allowed on '%s', which is not a __global__ function", marks[0].Word, f)
			}
		case f.Class == nil: // kernel-member
			p.checkLaunchAttributes(fd, earlier)
		}
	})
	p.eachUnit(p.checkLambdaAttributes)
}

func isLaunchWord(w syntax.Word) bool { return w >= syntax.LaunchBounds && w <= syntax.MaxNReg }

// checkLambdaAttributes reports attributes of kernels after the parameters of a unit's lambdas; nvcc ignores those before them.
func (p *pass) checkLambdaAttributes(u *sema.Unit) {
	if u.Prelude || !slices.ContainsFunc(u.Tree.Marks, func(m syntax.Mark) bool { return isLaunchWord(m.Word) }) {
		return
	}
	for n := range u.Tree.Root().All() {
		params := n.Child(syntax.FieldDeclarator).Child(syntax.FieldParameters)
		if n.Kind() != syntax.LambdaExpression || params.IsZero() || n.HasError() {
			continue
		}
		for _, m := range n.DeclMarks() {
			if isLaunchWord(m.Word) && m.Start >= params.End() && !p.isMarkUndecided(n, m) {
				p.report(n.Child(syntax.FieldCaptures), "%s is not allowed on a lambda, which is not a __global__ function", m.Word)
				break
			}
		}
	}
}

// launchMarks returns the attributes of a declaration that say how a kernel is launched, if they are certain to be there.
func (p *pass) launchMarks(fd *sema.FuncDecl) []syntax.Mark {
	var marks []syntax.Mark
	for _, m := range fd.Marks() {
		if isLaunchWord(m.Word) {
			if fd.HasError() || p.isMarkUndecided(fd.Node, m) {
				return nil
			}
			marks = append(marks, m)
		}
	}
	return marks
}

// checkLaunchAttributes reports the first fault of a kernel's attributes; those of a template are the faults of its instances.
func (p *pass) checkLaunchAttributes(fd *sema.FuncDecl, earlier launchDecls) {
	decls := []*sema.FuncDecl{fd}
	if fd.Function.IsTemplate() {
		decls = fd.Instances()
		if a := attributesOf(p, fd); a.conflict() != "" || (a.cluster != nil || a.block != nil) && p.isBelowClusters() {
			decls = []*sema.FuncDecl{fd}
		}
	}
	for _, d := range decls {
		a := attributesOf(p, d)
		for _, before := range earlier.of(p, d.Function) {
			if before != nil && p.Before(before.Node, d.Node) {
				a.join(attributesOf(p, before))
			}
		}
		if fault := a.fault(p); fault != "" {
			p.report(fd.Name(), "__global__ function '%s' has %s", fd.Function.Name, fault)
			return
		}
	}
}

// launchDecls are the first declarations of functions that have __launch_bounds__, and that have __maxnreg__; nil for none.
type launchDecls map[*sema.Function][2]*sema.FuncDecl

func (l launchDecls) of(p *pass, f *sema.Function) [2]*sema.FuncDecl {
	first, known := l[f]
	if !known {
		for i, w := range []syntax.Word{syntax.LaunchBounds, syntax.MaxNReg} {
			first[i] = p.firstOf(f, func(d *sema.FuncDecl) bool {
				_, ok := d.Mark(w)
				return ok
			})
		}
		l[f] = first
	}
	return first
}

// launchAttributes are the values of a declaration's attributes; nil for absent ones.
type launchAttributes struct {
	bounds, registers, cluster, block [][]sema.Number
}

func attributesOf(p *pass, fd *sema.FuncDecl) (a launchAttributes) {
	for _, m := range p.launchMarks(fd) {
		numbers := fd.AttributeNumbers(m)
		if numbers == nil {
			numbers = [][]sema.Number{}
		}
		switch m.Word {
		case syntax.LaunchBounds:
			a.bounds = numbers
		case syntax.MaxNReg:
			a.registers = numbers
		case syntax.ClusterDims:
			a.cluster = numbers
		case syntax.BlockSize:
			a.block = numbers
		}
	}
	return a
}

// join adds the attributes of a declaration before, but for those that say the same.
func (a *launchAttributes) join(b launchAttributes) {
	if a.registers != nil && b.bounds != nil && a.bounds == nil {
		a.bounds = b.bounds[:min(len(b.bounds), 1)]
	}
	if a.bounds != nil && b.registers != nil && a.registers == nil {
		a.registers = b.registers
	}
}

// fault describes the fault of the attributes; empty if none is known.
func (a launchAttributes) fault(p *pass) string {
	if c := a.conflict(); c != "" {
		return c
	}
	notPositive := func(numbers [][]sema.Number) bool {
		return slices.ContainsFunc(slices.Concat(numbers...), func(n sema.Number) bool { return n.Known && n.Value <= 0 })
	}
	switch {
	case notPositive(a.registers):
		return "__maxnreg__ with a non-positive value"
	case notPositive(a.cluster):
		return "__cluster_dims__ with a non-positive value"
	case notPositive(a.block):
		return "__block_size__ with a non-positive value"
	case p.isBelowClusters():
		switch {
		case a.cluster != nil:
			return "__cluster_dims__, which needs sm_90"
		case a.block != nil:
			return "__block_size__, which needs sm_90"
		case len(a.bounds) > 2:
			return "__launch_bounds__ with a cluster size, which needs sm_90"
		}
	}
	if !p.mayBeHIP() && a.exceedsMultiprocessor(p.Options) {
		return "__launch_bounds__ with more threads than a multiprocessor supports"
	}
	return ""
}

// isBelowClusters reports whether some architecture that is compiled for is known to have no clusters.
func (p *pass) isBelowClusters() bool {
	return p.Options.Given && p.Options.Knows(nvcc.Architecture) && p.Options.Arch < 90
}

// conflict says which attributes exclude each other; empty if none do.
func (a launchAttributes) conflict() string {
	switch {
	case a.bounds != nil && a.registers != nil:
		return "both __launch_bounds__ and __maxnreg__"
	case a.bounds != nil && a.block != nil:
		return "both __launch_bounds__ and __block_size__"
	case len(a.bounds) > 2 && a.cluster != nil:
		return "both __cluster_dims__ and __launch_bounds__ with a cluster size"
	}
	return ""
}

// exceedsMultiprocessor reports whether the threads of a block times the blocks that a multiprocessor is to hold are more
// than one of any architecture that is compiled for holds.
func (a launchAttributes) exceedsMultiprocessor(o nvcc.Options) bool {
	if len(a.bounds) < 2 || len(a.bounds[0]) != 1 || len(a.bounds[1]) != 1 {
		return false
	}
	threads, blocks := a.bounds[0][0], a.bounds[1][0]
	most := int64(2048)
	if o.Given && o.Knows(nvcc.Architecture) {
		most = 0
		for _, arch := range o.Archs {
			most = max(most, threadsOfMultiprocessor(arch))
		}
		if len(o.Archs) == 0 {
			most = threadsOfMultiprocessor(o.Arch)
		}
	}
	return threads.Known && blocks.Known && threads.Value > 0 && blocks.Value > min(most/threads.Value, maxBlocks)
}

// maxBlocks is how many blocks a multiprocessor holds at most, whatever its architecture.
const maxBlocks = 32

// threadsOfMultiprocessor returns how many threads a multiprocessor holds (CUDA C++ Programming Guide, compute capabilities).
func threadsOfMultiprocessor(arch int) int64 {
	switch arch {
	case 75:
		return 1024
	case 86, 87, 88, 89, 110, 120, 121:
		return 1536
	}
	return 2048
}
