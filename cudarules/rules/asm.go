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
		Doc: "The template of an asm statement in device code refers to the operands that it is given, which are counted from 0; their types are those of their constraints.",
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
			if fault := p.operandFault(b, op, a); fault != "" {
				p.report(op.Node, "the assembly has %s", fault)
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

// operandFault says what is wrong with an operand of an assembler statement and its constraint; empty if nothing is known to be.
func (p *pass) operandFault(b *sema.Body, op *body.Op, a body.Assembly) string {
	for i, constraint := range a.Constraints {
		if fault := constraintFault(constraint, i < int(op.Outputs)); fault != "" {
			return fault
		}
		if i >= len(op.Args) || op.Args[i] == nil {
			continue
		}
		operand := lastOf(op.Args[i])
		c := constraint[len(constraint)-1]
		t := operand.Type
		if t == nil || t.IsDependent() {
			continue
		}
		if t.Kind == sema.RecordType || t.Kind == sema.NullPtr {
			return "an operand of type " + t.String() + ", which is no scalar of the device's"
		}
		if c == 'n' {
			if t.IsFloating() {
				return "an operand of type " + t.String() + " for \"n\""
			}
			if _, ok := operand.Constant(); !ok && b.HasRuntimePart(operand.Node) {
				return "the operand " + operand.Node.Text() + " for \"n\", which is no constant"
			}
			continue
		}
		if !p.fitsConstraint(t, c) {
			return "an operand of type " + t.String() + " for \"" + constraint + "\""
		}
	}
	return ""
}

// constraintFault says what is wrong with the constraint of an operand by itself; empty if nothing is.
func constraintFault(constraint string, isOutput bool) string {
	letter := strings.TrimLeft(constraint, "=+&")
	isWritten := strings.HasPrefix(constraint, "=") || strings.HasPrefix(constraint, "+")
	switch {
	case letter == "":
		return "the constraint \"" + constraint + "\" without a letter"
	case len(letter) > 1:
		return "the constraint \"" + constraint + "\" of several letters"
	case isOutput && !isWritten:
		return "an output with the constraint \"" + constraint + "\", which has neither = nor +"
	case !isOutput && isWritten:
		return "an input with the constraint \"" + constraint + "\" of an output"
	case strings.Contains(hostConstraints, letter):
		return "the constraint \"" + constraint + "\", which the device has not"
	}
	return ""
}

// lastOf returns the operand of a comma expression that is its value.
func lastOf(op *body.Op) *body.Op {
	for op.Is(body.Comma) && len(op.Args) == 2 && op.Args[1] != nil {
		op = op.Args[1]
	}
	return op
}

// hostConstraints are letters of constraints that GCC has for x86 and nvcc's device compiler has not.
const hostConstraints = "imgabcSDQRtuxyvkopsXEFGV0123456789"

// fitsConstraint reports whether a type may be the one of a constraint's letter; those that are not known fit (Inline PTX Assembly in
// CUDA, constraints).
func (p *pass) fitsConstraint(t *sema.Type, letter byte) bool {
	size, _, ok := p.SizeAlignOn(t, true)
	integer := t.IsInteger() || t.Kind == sema.EnumType || t.Kind == sema.Pointer
	if !ok || !integer && !t.IsFloating() || t.Kind == sema.Half {
		return true
	}
	switch letter {
	case 'h':
		return integer && size == 2
	case 'r':
		return integer && size == 4
	case 'l':
		return integer && size == 8
	case 'q':
		return integer && size == 16
	case 'f':
		return t.Kind == sema.Float
	case 'd':
		return t.Kind == sema.Double || t.Kind == sema.LongDouble
	}
	return true
}
