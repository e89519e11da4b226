package rules

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/plain"
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
					p.report(op.Node, "inline assembly refers to operand %%%d, but has %s, counted from 0", n, plain.Count(len(a.Constraints), "operand"))
					break
				}
			}
			if fault := p.operandFault(b, op, a); fault != "" {
				p.report(op.Node, "inline assembly has %s", fault)
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

// operandFault describes the fault of an operand of an assembler statement and its constraint; empty if none is known.
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
			return fmt.Sprintf("an operand of type '%s', which is not a scalar type of the device", t)
		}
		if c == 'n' {
			if t.IsFloating() {
				return fmt.Sprintf("an operand of type '%s' with the constraint \"n\"", t)
			}
			if _, ok := operand.Constant(); !ok && b.HasRuntimePart(operand.Node) {
				return fmt.Sprintf("the operand '%s' with the constraint \"n\", which is not a constant", operand.Node.Text())
			}
			continue
		}
		if !p.fitsConstraint(t, c) {
			return fmt.Sprintf("an operand of type '%s' with the constraint %q", t, constraint)
		}
	}
	return ""
}

// constraintFault describes the fault of an operand's constraint alone; empty if there is none.
func constraintFault(constraint string, isOutput bool) string {
	letter := strings.TrimLeft(constraint, "=+&")
	isWritten := strings.HasPrefix(constraint, "=") || strings.HasPrefix(constraint, "+")
	switch {
	case letter == "":
		return fmt.Sprintf("the constraint %q, which has no letter", constraint)
	case len(letter) > 1:
		return fmt.Sprintf("the constraint %q, which has more than one letter", constraint)
	case isOutput && !isWritten:
		return fmt.Sprintf("an output with the constraint %q, which has neither '=' nor '+'", constraint)
	case !isOutput && isWritten:
		return fmt.Sprintf("an input with the constraint %q, which is for outputs", constraint)
	case isWritten && letter == "C":
		return fmt.Sprintf("an output with the constraint %q, which is for inputs", constraint)
	case strings.Contains(hostConstraints, letter):
		return fmt.Sprintf("the constraint %q, which device code does not support", constraint)
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
	case 'C': // the address of a variable
		return size == 8
	case 'd':
		return t.Kind == sema.Double || t.Kind == sema.LongDouble
	}
	return true
}
