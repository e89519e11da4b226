package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on defaulted functions: CUDA C++ Programming Guide 5.3.10.6.

func init() {
	register(defaultedSpaceIgnored, rule.Info{
		ID: "defaulted-space-ignored", Class: rule.Advice, On: true, Section: "CUDA C++ Programming Guide 5.3.10.6",
		Nvcc: []rule.Warning{{Number: 20012, Tag: "esa_on_defaulted_function_ignored"}},
		Doc:  "A function that is defaulted on its first declaration and not virtual has no execution space specifier: it would be ignored.",
		Bad:  `struct Accumulator { __device__ Accumulator() = default; float sum; };`,
		Good: `struct Accumulator { Accumulator() = default; float sum; };`,
	})
}

func defaultedSpaceIgnored(p *pass) {
	p.eachFunction(func(fd *sema.FuncDecl) {
		f := fd.Function
		if fd.IsDefaulted() && fd.DeclaredSpaces() != 0 && fd == f.First() && !f.IsVirtual() {
			p.report(fd.Name(), "%s on '%s' is ignored: the function is defaulted on its first declaration", fd.DeclaredSpaces(), f)
		}
	})
}
