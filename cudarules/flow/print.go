package flow

import (
	"fmt"
	"io"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
)

// Fprint writes a graph in readable form: a block a line, with its successors, its immediate dominator
// and the head of the enclosing loop; below it the operations, except for operands that run right
// there.
func Fprint(w io.Writer, g *Graph) error {
	var out strings.Builder
	fmt.Fprintf(&out, "%s\n", g.Body.Name())
	if g.Partial {
		out.WriteString("  jumps that are not understood\n")
	}
	for _, b := range g.Blocks {
		fmt.Fprintf(&out, "  %s%s\n", g.name(b), g.describe(b))
		operands := map[*body.Op]bool{}
		for _, op := range b.Ops {
			for _, a := range op.Args {
				operands[a] = true
			}
		}
		for _, op := range b.Ops {
			if !operands[op] {
				fmt.Fprintf(&out, "    %s\n", op)
			}
		}
	}
	_, err := io.WriteString(w, out.String())
	return err
}

func (g *Graph) name(b *Block) string {
	switch b {
	case g.Blocks[0]:
		return "entry"
	case g.Exit:
		return "exit"
	}
	return fmt.Sprintf("%d", b.Index)
}

// describe says how a block ends and where it lies.
func (g *Graph) describe(b *Block) string {
	var out strings.Builder
	switch b.End {
	case Branch:
		fmt.Fprintf(&out, " -> %s, else %s", g.name(b.Succs[0]), g.name(b.Succs[1]))
	case Select:
		for i, to := range b.Succs {
			label := "none"
			if c := b.Cases[i]; c != nil {
				label = "default"
				if v := c.Value(); v != nil {
					label = v.Node.Text()
				}
			}
			fmt.Fprintf(&out, " -> %s: %s", g.name(to), label)
		}
	default:
		if b.End == Throws || b.End == NoReturn {
			out.WriteString([...]string{Throws: " throws", NoReturn: " does not return"}[b.End])
		}
		for _, to := range b.Succs {
			fmt.Fprintf(&out, " -> %s", g.name(to))
		}
	}
	if b.dominator != nil {
		fmt.Fprintf(&out, "; behind %s", g.name(b.dominator))
	}
	if b.postDominator != nil {
		fmt.Fprintf(&out, "; before %s", g.name(b.postDominator))
	}
	if b.Loop != nil {
		fmt.Fprintf(&out, "; loop %s", g.name(b.Loop.Head))
	}
	return out.String()
}
