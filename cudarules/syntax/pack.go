package syntax

import (
	"encoding/binary"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// pack appends the nodes of a tree in the form in which many trees are kept: six bytes or so for a node. Most numbers in it,
// as varints, take a byte. Parent links are not stored; they follow from the subtree sizes.
func pack(to []byte, nodes []grammar.Node) []byte {
	last := uint32(0)
	for i := range nodes {
		n := &nodes[i]
		to = append(to, n.Field, n.Flags)
		to = appendNumber(to, uint32(n.Kind))
		to = appendNumber(to, n.Start-last)
		to = appendNumber(to, n.End-n.Start)
		to = appendNumber(to, uint32(n.After)-uint32(i)-1)
		last = n.Start
	}
	return to
}

func appendNumber(to []byte, n uint32) []byte {
	if n < 0x80 {
		return append(to, byte(n))
	}
	return binary.AppendUvarint(to, uint64(n))
}

// unpack appends the nodes that pack has packed.
func unpack(to []grammar.Node, from []byte) []grammar.Node {
	first := len(to)
	last, parent := uint32(0), int32(-1)
	for at := 0; at < len(from); {
		id := int32(len(to) - first)
		for parent >= 0 && to[first+int(parent)].After == id {
			parent = to[first+int(parent)].Parent
		}
		n := grammar.Node{Field: from[at], Flags: from[at+1], Parent: parent}
		var kind, start, length, below uint32
		kind, at = numberAt(from, at+2)
		start, at = numberAt(from, at)
		length, at = numberAt(from, at)
		below, at = numberAt(from, at)
		n.Kind, n.Start, n.After = uint16(kind), last+start, id+1+int32(below)
		n.End = n.Start + length
		to = append(to, n)
		last, parent = n.Start, id
	}
	return to
}

// numberAt returns the number at an offset, and where the next begins.
func numberAt(from []byte, at int) (n uint32, next int) {
	if c := from[at]; c < 0x80 {
		return uint32(c), at + 1
	}
	long, size := binary.Uvarint(from[at:])
	return uint32(long), at + size
}
