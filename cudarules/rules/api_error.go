package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on the errors of CUDA's functions: CUDA C++ Guidelines 1.3.

func init() {
	register(apiErrorUnchecked, rule.Info{
		ID: "api-error-unchecked", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.3, CUDASecurity-ERR01",
		Doc: "The cudaError_t or CUresult of a function of CUDA's is looked at: not discarded, nor kept in a variable that nobody reads before it changes. A cast to void says that it is not wanted.",
		Bad: `float *make(size_t n) {
    float *p = nullptr;
    cudaMalloc(&p, n * sizeof *p);
    return p;
}`,
		Good: `float *make(size_t n) {
    float *p = nullptr;
    if (cudaMalloc(&p, n * sizeof *p) != cudaSuccess) return nullptr;
    return p;
}`,
	})
}

func apiErrorUnchecked(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		lost := lostErrors(b)
		for op := range body.Of(b.FuncDecl).Root.All() {
			name := op.Callee()
			switch lost[op] {
			case discarded:
				p.report(op.Node, "nobody looks at the error that %s returns", name)
			case unread:
				p.report(op.Node, "nobody looks at the error that %s returns: the variable that keeps it is not read before it changes or ends", name)
			}
		}
	})
}
