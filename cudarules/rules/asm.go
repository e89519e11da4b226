package rules

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on assembler statements: Inline PTX Assembly in CUDA.

func init() {
	register(asmOperand, rule.Info{
		ID: "asm-operand", Class: rule.IllFormed, Section: "Inline PTX Assembly in CUDA, parameters",
		Doc: "The template of an asm statement in device code refers to the operands that it is given, which are counted from 0.",
		Bad: `__device__ unsigned add(unsigned a, unsigned b) {
    unsigned r;
    asm("add.u32 %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}`,
		Good: `__device__ unsigned add(unsigned a, unsigned b) {
    unsigned r;
    asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}`,
	})
}

func asmOperand(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		if !mentionsAssembly(b) {
			return
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			a, ok := op.Assembly()
			if !ok || besideMacro(op.Node) {
				continue
			}
			// Compilers differ about whether the input that is hidden in an operand that is
			// read and written has a number.
			numbers := len(a.Constraints)
			for _, c := range a.Constraints {
				if strings.HasPrefix(c, "+") {
					numbers++
				}
			}
			for _, n := range a.Operands() {
				if n >= numbers {
					p.report(op.Node, "the assembly refers to operand %%%d of %d, which are counted from 0", n, len(a.Constraints))
					break
				}
			}
		}
	})
}

// mentionsAssembly reports whether an asm statement is written in a body.
func mentionsAssembly(b *sema.Body) bool {
	for n := range b.Nodes() {
		if n.Kind() == syntax.GnuAsmExpression {
			return true
		}
	}
	return false
}
