package body

import (
	"fmt"
	"io"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Fprint writes a body in readable form: an operation a line, its operands below it and two blanks
// further right. A line has the kind of the operation, the entities that it names or its source text,
// and after a colon its type and, for a glvalue, its category. A plus sign marks operations that the
// language inserts; "-" represents an omitted operand, and "= 3" a value that the compiler knows.
func Fprint(w io.Writer, b *Body) error {
	p := printer{w: w}
	switch {
	case b.Variable != nil:
		p.line(0, "variable %s: %s", b.Variable, b.Variable.Type())
	default:
		p.line(0, "function %s: %s", b.Function, b.Function.Type())
		for _, param := range b.Params {
			p.line(1, "parameter %s: %s", param.Name, param.Type())
		}
	}
	for _, c := range b.Constants {
		p.line(1, "constant")
		p.op(2, c)
	}
	p.op(1, b.Root)
	return p.err
}

// Name returns the name of the function or variable whose body it is.
func (b *Body) Name() string {
	if b.Variable != nil {
		return b.Variable.String()
	}
	return b.Function.String()
}

type printer struct {
	w   io.Writer
	err error
}

func (p *printer) line(depth int, format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, "%*s%s\n", 2*depth, "", fmt.Sprintf(format, args...))
	}
}

func (p *printer) op(depth int, op *Op) {
	if op == nil {
		p.line(depth, "-")
		return
	}
	p.line(depth, "%s", op.String())
	if v := op.Value(); v != nil {
		p.line(depth+1, "value")
		p.op(depth+2, v)
	}
	if o := op.Object(); o != nil {
		p.line(depth+1, "made by %s", o.String())
	}
	for _, a := range op.Args {
		p.op(depth+1, a)
	}
}

// String describes an operation in a line, without its operands.
func (op *Op) String() string {
	var words []string
	add := func(format string, args ...any) { words = append(words, fmt.Sprintf(format, args...)) }
	name := op.Kind.String()
	if op.Inserted {
		name = "+" + name
	}
	add("%s", name)
	if op.Explicit {
		add("explicit")
	}
	if op.Operator == syntax.PostIncrement || op.Operator == syntax.PostDecrement {
		add("postfix")
	}
	if op.Operator != syntax.NoOp {
		add("%v", op.Operator)
	}
	if op.Outputs > 0 {
		add("%d outputs", op.Outputs)
	}
	if op.Variable != nil {
		add("%s", entityName(op.Variable))
	}
	if op.Function != nil {
		add("%s", op.Function)
	} else if op.Special != sema.NoSpecial {
		add("implicit %s of %s", op.Special, op.Record)
	} else if op.Kind == Construct && op.Record != nil {
		add("%s", op.Record)
	}
	if set := op.Set(); set != nil {
		add("one of %d", len(set))
	}
	if op.Label() != "" {
		add("%s", op.Label())
	}
	if op.Kind == Literal || op.Kind == Unknown || op.Kind == Unevaluated {
		add("%s", short(op.Node.Text()))
	}
	line := strings.Join(words, " ")
	if op.Type != nil {
		line += ": " + op.Type.String()
		line += [...]string{sema.PRValue: "", sema.LValue: " lvalue", sema.XValue: " xvalue"}[op.Category]
		if c, ok := op.Constant(); ok && op.Category == sema.PRValue {
			line += " = " + c.String()
		}
	}
	if op.reason != 0 {
		line += " (" + op.reason.String() + ")"
	}
	return line
}

// entityName is the name of a variable; one that the language introduces has none.
func entityName(v *sema.Variable) string {
	if v.Name == "" {
		return "(unnamed)"
	}
	return v.String()
}

// short is text on one line, and not too much of it.
func short(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > 40 {
		text = string(r[:40]) + "…"
	}
	return text
}

var kindNames = [...]string{
	None: "None", Unknown: "Unknown", Literal: "Literal", Var: "Var", Func: "Func", This: "This", Member: "Member", MemberByPtr: "MemberByPtr",
	Index: "Index", Deref: "Deref", AddressOf: "AddressOf", Load: "Load", Decay: "Decay", Bind: "Bind", Materialize: "Materialize",
	Convert: "Convert", Cast: "Cast", Unary: "Unary", Binary: "Binary", And: "And", Or: "Or", Conditional: "Conditional", Declared: "Declared",
	Comma: "Comma", Assign: "Assign", Step: "Step", Call: "Call", Construct: "Construct", List: "List", Zero: "Zero",
	New: "New", Delete: "Delete",
	Lambda: "Lambda", LaunchKernel: "LaunchKernel", Throw: "Throw", Unevaluated: "Unevaluated", VaArg: "VaArg",
	Asm: "Asm", StatementOf: "StatementOf",
	Destroy: "Destroy", Block: "Block", Full: "Full", Declare: "Declare", If: "If", While: "While", Do: "Do", For: "For", RangeFor: "RangeFor",
	Switch: "Switch", Case: "Case", Label: "Label", Goto: "Goto", Break: "Break", Continue: "Continue", Return: "Return", Try: "Try",
	Catch: "Catch", Initialize: "Initialize",
}

func (k Kind) String() string { return kindNames[k] }
