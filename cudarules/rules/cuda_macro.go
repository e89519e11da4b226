package rules

import (
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/source"
)

// The rule on CUDA's own macros: CUDA C++ Guidelines 1.11.

func init() {
	info := rule.Register(&rule.Info{
		ID: "cuda-macro-redefined", Class: rule.Undefined, CompiledAsCUDA: true, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.11",
		Doc: "Code that CUDA's compiler sees neither defines nor undefines a macro that CUDA defines, as __CUDA_ARCH__, __device__ or CUDART_VERSION.",
		Bad: `#undef __CUDA_ARCH__
#define __CUDA_ARCH__ 600
__device__ int generation() { return __CUDA_ARCH__ / 100; }`,
		Good: `#define GENERATION (__CUDA_ARCH__ / 100)
__device__ int generation() { return GENERATION; }`,
	})
	checks = append(checks, check{info: info, run: cudaMacroRedefined, directives: true})
}

func cudaMacroRedefined(p *pass) {
	for _, u := range p.Focus {
		for _, m := range u.Source.Macros {
			if m.Undecided || !source.IsCUDAMacro(m.Name) {
				continue
			}
			at := finding.Span{Pos: m.Pos, End: m.Pos.File.Position(m.Pos.Offset + len(m.Name))}
			if m.Undef {
				p.reportAt(at, "macro '%s', which CUDA defines, is undefined", m.Name)
			} else {
				p.reportAt(at, "macro '%s', which CUDA defines, is redefined", m.Name)
			}
		}
	}
}
