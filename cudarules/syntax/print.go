package syntax

import (
	"fmt"
	"io"
	"strings"
)

// FprintTokens writes the tokens of a text after lowering, one a line: position, kind and spelling.
// Tokens removed by lowering are "hidden".
func FprintTokens(w io.Writer, text []byte, place func(offset int) string) error {
	l, err := lower(text, false)
	if err != nil {
		return err
	}
	for _, t := range l.toks {
		if _, err := fmt.Fprintf(w, "%s\t%v\t%s\n", place(int(t.start)), t.kind, text[t.start:t.end]); err != nil {
			return err
		}
	}
	return nil
}

func (k tokenKind) String() string {
	if k < word {
		return "punctuator"
	}
	return [...]string{"word", "number", "literal", "scope", "arrow", "ellipsis", "operator", "hidden"}[k-word]
}

// FprintLowered writes the text of a tree as the grammar read it, and then its marks, one a line:
// position and kind.
func FprintLowered(w io.Writer, t *Tree, place func(offset int) string) error {
	for line := range strings.Lines(string(t.Lowered())) {
		if _, err := fmt.Fprintln(w, strings.TrimRight(line, " \r\n")); err != nil {
			return err
		}
	}
	for _, m := range t.Marks {
		args := ""
		if m.Args.End > m.Args.Start {
			args = fmt.Sprintf("(%s)", t.Text[m.Args.Start:m.Args.End])
		}
		if _, err := fmt.Fprintf(w, "%s\t%v%s\n", place(m.Start), m.Word, args); err != nil {
			return err
		}
	}
	return nil
}

// FprintTree writes the nodes below a node as an S-expression, two blanks a level: a node's field,
// kind and, where it has no children, text; launches are marked.
func FprintTree(w io.Writer, n Node) error {
	_, err := io.WriteString(w, dump(n))
	return err
}

func dump(n Node) string {
	var b strings.Builder
	var walk func(n Node, depth int)
	walk = func(n Node, depth int) {
		fmt.Fprintf(&b, "%*s", 2*depth, "")
		if n.Field() != NoField {
			fmt.Fprintf(&b, "%v: ", n.Field())
		}
		fmt.Fprint(&b, n.Kind())
		if n.First().IsZero() {
			fmt.Fprintf(&b, " %q", n.Text())
		}
		if n.IsLaunch() {
			b.WriteString(" launch")
		}
		for i, m := range n.DeclMarks() {
			if !declares(n.Kind()) {
				break
			}
			if i == 0 {
				b.WriteString(" marks")
			}
			fmt.Fprintf(&b, " %v", m.Word)
			if m.Args.End > m.Args.Start {
				fmt.Fprintf(&b, "(%s)", n.t.Text[m.Args.Start:m.Args.End])
			}
		}
		b.WriteByte('\n')
		for c := range n.Children() {
			walk(c, depth+1)
		}
	}
	walk(n, 0)
	return b.String()
}

func declares(k Kind) bool {
	switch k {
	case FunctionDefinition, Declaration, FieldDeclaration, ParameterDeclaration, OptionalParameterDeclaration,
		LambdaExpression, ClassSpecifier, StructSpecifier, UnionSpecifier, EnumSpecifier, TypeDefinition, AliasDeclaration:
		return true
	}
	return false
}
