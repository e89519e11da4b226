package body

import (
	"math"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An Assembly is the content of an assembler statement, without its operands' values.
type Assembly struct {
	Template    string   // with % before the numbers of operands
	Constraints []string // of the operands, in the order of their numbers
	Extended    bool     // it has colons: without them % is a character like others
}

// Assembly returns the text of an Asm; ok is false if a part of it comes from invisible code.
func (op *Op) Assembly() (a Assembly, ok bool) {
	if op.Kind != Asm {
		return a, false
	}
	if plain := op.Node.Child(syntax.FieldAssemblyCode); !plain.IsZero() {
		a.Template, ok = sema.LiteralText(plain)
		return a, ok
	}
	a.Extended = true
	template := op.Node.Child(syntax.FieldArguments).First()
	for c := range op.Node.Child(syntax.FieldArguments).Children() {
		switch c.Kind() {
		case syntax.GnuAsmOutputOperand, syntax.GnuAsmInputOperand:
			constraint, ok := sema.LiteralText(c.Child(syntax.FieldFunction))
			if !ok {
				return a, false
			}
			a.Constraints = append(a.Constraints, constraint)
		case syntax.StringLiteral, syntax.RawStringLiteral, syntax.ConcatenatedString, syntax.Comment: // the template, and the clobbers
		default:
			return a, false
		}
	}
	a.Template, ok = sema.LiteralText(template)
	return a, ok
}

// Operands returns the operand numbers in the template, in order.
func (a Assembly) Operands() []int {
	var all []int
	for text := a.Template; a.Extended; {
		_, behind, found := strings.Cut(text, "%")
		if !found {
			break
		}
		if strings.HasPrefix(behind, "%") {
			text = behind[1:]
			continue
		}
		text = strings.TrimLeft(behind, "0123456789")
		if digits := behind[:len(behind)-len(text)]; digits != "" {
			n, err := strconv.Atoi(digits)
			if err != nil {
				n = math.MaxInt
			}
			all = append(all, n)
		}
	}
	return all
}
