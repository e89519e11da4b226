package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on operands that are not evaluated: CUDA C++ Guidelines, CUDASecurity.

func init() {
	register(sizeofSideEffect, rule.Info{
		ID: "sizeof-side-effect", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-EXP (sizeof)",
		Doc: "The operand of sizeof or alignof has no ++, -- or assignment: it is never evaluated.",
		Bad: `__device__ void fill(float *p, float *end) {
    while (p < end) memset(p, 0, sizeof(*p++));
}`,
		Good: `__device__ void fill(float *p, float *end) {
    for (; p < end; ++p) memset(p, 0, sizeof(*p));
}`,
	})
}

func sizeofSideEffect(p *pass) {
	p.eachBody(func(b *sema.Body) {
		if b.Instance {
			return // the template is looked at
		}
		for n := range b.Operands() {
			if !n.Is(syntax.UpdateExpression, syntax.AssignmentExpression) {
				continue
			}
			if operand := sizeofOperand(n); !operand.IsZero() {
				p.report(operand, "'%s' in an unevaluated operand has no effect", n.Text())
			}
		}
	})
}

// sizeofOperand returns the operand of the sizeof or alignof because of which an expression is not
// evaluated; zero if there is another operator or none.
func sizeofOperand(n syntax.Node) syntax.Node {
	for ; !n.IsZero(); n = n.Parent() {
		switch {
		case n.Parent().Is(syntax.SizeofExpression, syntax.AlignofExpression):
			return n
		case n.Is(syntax.Decltype, syntax.LambdaExpression, syntax.RequiresExpression, syntax.TypeidExpression, syntax.Noexcept, syntax.CompoundStatement):
			return syntax.Node{}
		}
	}
	return n
}
