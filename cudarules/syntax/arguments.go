package syntax

import (
	"sort"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// Arguments returns the argument list of the mark m, the zero Node if it has
// none. The list belongs to a tree of its own, with its own IDs, whose offsets
// and text are those of t. A type that is no expression is an Error node.
func (t *Tree) Arguments(m Mark) Node {
	if m.Args.Start == m.Args.End {
		return Node{}
	}
	args := t.arguments()
	open := m.Args.Start - 1
	id := sort.Search(len(args.nodes), func(i int) bool { return int(args.nodes[i].Start) >= open })
	for ; id < len(args.nodes) && int(args.nodes[id].Start) == open; id++ {
		if Kind(args.nodes[id].Kind) == ArgumentList {
			return Node{args, int32(id)}
		}
	}
	return Node{}
}

// parseArguments parses the arguments of all marks together, as calls in an initializer list; the text
// between them is blank.
func (t *Tree) parseArguments() *Tree {
	const before, after = "int _[] = {_", "};"
	text := append([]byte(before), t.Text...)
	shown := text[len(before):]
	blank(shown)
	for _, m := range t.Marks {
		// Every such word has at least two letters before its parenthesis.
		if open := m.Args.Start - 1; m.Args.End > m.Args.Start && open >= m.Start+2 && t.Text[open] == '(' {
			copy(shown[m.Start:], ",_")
			copy(shown[open:m.Args.End+1], t.Text[open:])
		}
	}
	args := &Tree{Text: t.Text, lowered: newLowered(t.Text, shown)}
	text = append(text, after...)
	nodes, _, err := cpp().Parse(text, grammar.NewBudget(len(text)))
	if err != nil {
		return args
	}
	end := uint32(len(t.Text))
	for i := range nodes {
		n := &nodes[i]
		n.Start = min(max(n.Start, uint32(len(before)))-uint32(len(before)), end)
		n.End = min(max(n.End, uint32(len(before)))-uint32(len(before)), end)
	}
	args.nodes = nodes
	return args
}
