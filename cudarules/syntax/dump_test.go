package syntax

import (
	"fmt"
	"strings"
)

// dump writes a tree as an S-expression, two blanks a level: a node's field,
// kind and, where it has no children, text; a line for a launch says so.
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
