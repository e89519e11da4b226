package syntax

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// An amend gives the nodes of one kind that span exactly [start, end) another kind. An end of -1
// matches any end. None takes them out of the tree: their children take their place.
type amend struct {
	start, end int32
	from, to   Kind
}

// reshape reverts in the tree the rewriting of the text by lowering.
func (t *Tree) reshape(l *lowering) {
	t.zeroMembers()
	t.turnRound(l.turns)
	isUnchanged := len(l.amends) == 0 && len(l.fakes) == 0 && len(l.clauses) == 0
	for id := range t.nodes {
		if len(l.clauses) > 0 && Kind(t.nodes[id].Kind) == Identifier && found(l.clauses, int32(t.nodes[id].Start)) {
			t.makeClause(Node{t, int32(id)})
		}
	}
	t.rename(l.amends)
	if t.unnamedBitFields(l.fakes) || !isUnchanged {
		t.remove(l.fakes)
	}
}

// unnamedBitFields makes the clause of each bit-field without a name its declarator. The grammar demands a name: lowering
// has written one, where there was room, or the parser has made one up. It reports whether there are such names to remove.
func (t *Tree) unnamedBitFields(fakes []int32) bool {
	found := false
	for id := range t.nodes {
		clause := &t.nodes[id]
		if Kind(clause.Kind) != BitfieldClause || Field(t.nodes[id-1].Field) != FieldDeclarator || t.nodes[id-1].Parent != clause.Parent {
			continue
		}
		name := &t.nodes[id-1]
		_, isFake := slices.BinarySearch(fakes, int32(name.Start))
		switch {
		case Kind(name.Kind) == Missing:
			name.Flags &^= grammar.HasError
			name.Kind = uint16(None)
			t.settle(name.Parent)
		case name.End != name.Start+1 || !isFake:
			continue
		}
		clause.Field = uint8(FieldDeclarator)
		found = true
	}
	return found
}

// settle takes the notes of errors from a node, and from those above it, below which there are none any more.
func (t *Tree) settle(id int32) {
	for n := (Node{t, id}); !n.IsZero() && n.Kind() != Error; n = n.Parent() {
		for c := range n.Children() {
			if c.HasError() {
				return
			}
		}
		n.raw().Flags &^= grammar.HasError
	}
}

// zeroMembers turns `int n = 0;` in a class, which the grammar reads as a pure
// function, into the data member that it is.
func (t *Tree) zeroMembers() {
	for id := range t.nodes {
		if Kind(t.nodes[id].Kind) != PureVirtualClause {
			continue
		}
		clause := Node{t, int32(id)}
		if !clause.First().IsZero() {
			continue // an error
		}
		member := clause.Parent()
		zero := strings.IndexByte(clause.Text(), '0')
		if member.Kind() != FunctionDefinition || declaresFunction(member.Child(FieldDeclarator)) || zero < 0 {
			continue
		}
		member.raw().Kind = uint16(FieldDeclaration)
		n := clause.raw()
		n.Kind, n.Field = uint16(NumberLiteral), uint8(FieldDefaultValue)
		n.Start += uint32(zero)
		n.End = n.Start + 1
	}
}

// declaresFunction reports whether a declarator is that of a function.
func declaresFunction(d Node) bool {
	for ; !d.IsZero(); d = d.Child(FieldDeclarator) {
		switch d.Kind() {
		case FunctionDeclarator, OperatorCast:
			return true
		case ReferenceDeclarator, ParenthesizedDeclarator, AttributedDeclarator: // their declarator has no field
			if inner := d.First(); !inner.IsZero() && declaresFunction(inner) {
				return true
			}
		}
	}
	return false
}

// A turn is a declarator whose parentheses were hidden: of (&a)[3], & begins at
// start and ) at end.
type turn struct{ start, end int32 }

// turnRound corrects the declarators in turns: the part between the hidden parentheses binds closer
// than the part after them.
func (t *Tree) turnRound(turns []turn) {
	id := 0
	for _, turn := range turns {
		for id < len(t.nodes) && (t.nodes[id].Start < uint32(turn.start) ||
			t.nodes[id].Start == uint32(turn.start) && !Node{t, int32(id)}.Is(PointerDeclarator, ReferenceDeclarator)) {
			id++
		}
		if id < len(t.nodes) && t.nodes[id].Start == uint32(turn.start) {
			t.turnDeclarator(int32(id), uint32(turn.end))
		}
	}
}

// turnDeclarator exchanges the pointers and references that begin with the node id for the arrays and
// functions in them that end after shut. Each is a node before the one that it applies to, a pointer
// with its qualifiers.
func (t *Tree) turnDeclarator(id int32, shut uint32) {
	first := id
	innermost := id // of the pointers and references
	for ; (Node{t, id}).Is(PointerDeclarator, ReferenceDeclarator, TypeQualifier); id++ {
		if Kind(t.nodes[id].Kind) != TypeQualifier {
			innermost = id
		}
	}
	middle := id
	for ; (Node{t, id}).Is(ArrayDeclarator, FunctionDeclarator) && t.nodes[id].End > shut; id++ {
	}
	name := &t.nodes[id]
	outer := slices.Clone(t.nodes[middle:id])
	inner := slices.Clone(t.nodes[first:middle])
	if len(outer) == 0 || inner[0].Flags&grammar.HasError != 0 {
		return
	}
	by := int32(len(outer))
	for k := range t.nodes[id+1 : outer[0].After] { // sizes and parameters
		n := &t.nodes[id+1+int32(k)]
		if middle <= n.Parent && n.Parent < id {
			n.Parent -= middle - first
		}
	}
	name.Parent, name.Field, outer[0].Field, inner[0].Field = innermost+by, outer[0].Field, inner[0].Field, uint8(FieldDeclarator)
	outer[0].Parent, inner[0].Parent = inner[0].Parent, first+by-1
	for k := range outer {
		n := &outer[k]
		n.Start = inner[0].Start
		if k > 0 {
			n.Parent = first + int32(k) - 1
		}
	}
	for k := range inner {
		n := &inner[k]
		if k > 0 {
			n.Parent += by
		}
		if Kind(n.Kind) == TypeQualifier {
			n.After += by
		} else {
			n.After, n.End = name.After, name.End
		}
	}
	copy(t.nodes[first:], outer)
	copy(t.nodes[first+by:], inner)
}

// makeClause turns `void f(T) = delete;`, which was read as a declaration with
// the initializer n, into the definition that it is.
func (t *Tree) makeClause(n Node) {
	init := n.Parent()
	decl := init.Parent()
	if n.Field() != FieldValue || init.Kind() != InitDeclarator || !decl.Is(Declaration, FieldDeclaration) {
		return
	}
	kind := DefaultMethodClause
	if strings.Contains(n.Text(), "delete") {
		kind = DeleteMethodClause
	}
	clause := n.raw()
	clause.Kind, clause.Field = uint16(kind), 0
	for t.lowered.at(int(clause.Start)) != '=' {
		clause.Start--
	}
	for int(clause.End) < decl.End() && t.lowered.at(int(clause.End)-1) != ';' {
		clause.End++
	}
	init.raw().Kind = uint16(None)
	decl.raw().Kind = uint16(FunctionDefinition)
}

func (t *Tree) rename(amends []amend) {
	if len(amends) == 0 {
		return
	}
	slices.SortStableFunc(amends, func(a, b amend) int { return int(a.start - b.start) })
	first := 0 // the first amend that may be this node's: both lists are in order of their starts
	for id := range t.nodes {
		n := &t.nodes[id]
		for first < len(amends) && amends[first].start < int32(n.Start) {
			first++
		}
		for _, a := range amends[first:] {
			if a.start != int32(n.Start) {
				break
			}
			if (a.end == int32(n.End) || a.end < 0) && a.from == Kind(n.Kind) {
				n.Kind = uint16(a.to)
				switch {
				case a.from == BitfieldClause && n.After > int32(id)+1:
					t.nodes[id+1].Field = uint8(FieldDefaultValue)
				case a.to == InitializerPair:
					name := &t.nodes[id+1]
					name.Kind, name.Field = uint16(MemberDesignator), uint8(FieldDesignator)
				}
				break
			}
		}
	}
}

// abstract are the kinds of declarators that lack a name.
var abstract = map[Kind]Kind{
	PointerDeclarator:   AbstractPointerDeclarator,
	ReferenceDeclarator: AbstractReferenceDeclarator,
}

// remove takes the placeholders at the given offsets and the nodes of kind
// None out of the tree.
func (t *Tree) remove(fakes []int32) {
	before := make([]int32, len(t.nodes)+1) // the number of nodes kept before this one
	owner := make([]int32, len(t.nodes))    // the new index of the node or, where it is gone, of the one above it
	kept := t.nodes[:0]
	for id, n := range t.nodes {
		before[id] = int32(len(kept))
		if n.End == n.Start+1 && n.After == int32(id)+1 && found(fakes, int32(n.Start)) {
			parent := &kept[owner[n.Parent]]
			if kind := abstract[Kind(parent.Kind)]; kind != None {
				parent.Kind = uint16(kind)
			}
			n.Kind = uint16(None)
		}
		if Kind(n.Kind) == None {
			owner[id] = owner[n.Parent]
			continue
		}
		if p := n.Parent; p >= 0 {
			if before[p] == before[p+1] && (Field(n.Field) == FieldLeft || Field(n.Field) == FieldRight ||
				Field(n.Field) == FieldType || Field(n.Field) == FieldArgument) {
				n.Field = uint8(NoField) // an operand of a removed operator, or an expression read as a type
			}
			n.Parent = owner[p]
		}
		owner[id] = int32(len(kept))
		kept = append(kept, n)
	}
	before[len(t.nodes)] = int32(len(kept))
	for id := range kept {
		kept[id].After = before[kept[id].After]
	}
	t.nodes = kept
}

func found(sorted []int32, x int32) bool {
	_, ok := slices.BinarySearch(sorted, x)
	return ok
}
