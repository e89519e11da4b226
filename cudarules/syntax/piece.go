package syntax

import (
	"bytes"
	"crypto/sha256"
	"sort"
	"sync"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// A Parser parses texts that have declarations in common, such as those that two macro states
// make of a header: the grammar reads each once. It is safe for concurrent use.
type Parser struct {
	mu     sync.Mutex
	pieces map[[sha256.Size]byte]piece
}

// NewParser returns a parser.
func NewParser() *Parser { return &Parser{pieces: map[[sha256.Size]byte]piece{}} }

// A piece is a text for the grammar: a declaration or a few, or a block, in a setting in which the
// grammar reads it as in its original place.
type piece struct {
	nodes []byte // packed; none if there is an error in it
	cost  grammar.Cost
}

func (p *Parser) known(sum [sha256.Size]byte) (piece, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	known, ok := p.pieces[sum]
	return known, ok
}

func (p *Parser) keep(sum [sha256.Size]byte, made piece) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.pieces[sum] = made
}

// An assembly puts the tree of a chunk together from those of its pieces. Its memory serves one chunk after another.
type assembly struct {
	*lowering
	parser   *Parser
	language *grammar.Language
	budget   *grammar.Budget

	nodes  []grammar.Node // so far
	text   []byte         // of the piece at hand
	holes  []hole         // of the pieces around, the one at hand last
	made   []grammar.Node // the grammar's nodes of the enclosing pieces, likewise
	at     []int32        // where the nodes of the pieces around are in nodes
	packed []byte         // those of the piece at hand
	err    error
}

var assemblies = sync.Pool{New: func() any { return &assembly{} }}

// newAssembly returns an assembly of chunks of a text.
func newAssembly(p *Parser, language *grammar.Language, l *lowering, budget *grammar.Budget) *assembly {
	a := assemblies.Get().(*assembly)
	a.lowering, a.parser, a.language, a.budget, a.err = l, p, language, budget, nil
	return a
}

// release gives the assembly's memory to others.
func (a *assembly) release() {
	a.lowering, a.parser = nil, nil
	assemblies.Put(a)
}

// A hole is a block that is a piece of its own: the enclosing text has {} instead.
type hole struct {
	token int   // its opening brace
	at    int32 // the offset of that in the piece's text
	shift int32 // the number to add to the offsets of later text
}

// holeSize is how many bytes of text a block has at the least that is a piece of its own.
const holeSize = 256

// parseChunk has the tree of the chunk that begins with token i at an offset of the text be the nodes.
func (a *assembly) parseChunk(i int, start, end int32) error {
	if a.parser != nil && len(a.out) <= sharedSize && a.assemble(i, start, end) || a.err != nil {
		return a.err
	}
	nodes, _, err := a.language.Append(a.nodes[:0], a.out[start:end:end], a.budget)
	a.nodes = nodes
	return err
}

// assemble makes the tree of a chunk from its pieces. It does not if there is an error in the chunk: the result of
// the grammar then depends on the surrounding text.
func (a *assembly) assemble(i int, start, end int32) bool {
	behind := i
	for behind < len(a.toks) && a.toks[behind].start < end {
		behind++
	}
	a.nodes = append(a.nodes[:0], grammar.Node{End: uint32(end), Parent: -1, Kind: uint16(TranslationUnit)})
	if !a.list(i, behind, start, end, 0, false) || len(a.nodes) == 1 {
		return false
	}
	root := &a.nodes[0]
	root.Start, root.After = a.nodes[1].Start, int32(len(a.nodes))
	for k := range a.nodes {
		a.nodes[k].Start -= uint32(start)
		a.nodes[k].End -= uint32(start)
	}
	return true
}

// list appends the declarations of tokens [i, j), of the text from start to end, to the children of a
// node. They are in a namespace or the like if within. It reports whether they are free of errors.
func (a *assembly) list(i, j int, start, end, parent int32, within bool) bool {
	for i < j {
		if open := a.opensList(i); open >= 0 && int(a.toks[open].mate) < j {
			shut := int(a.toks[open].mate)
			head := len(a.nodes)
			if !a.head(start, a.toks[open].end, parent, within) {
				return false
			}
			behind := int32(len(a.nodes))
			if !a.list(open+1, shut, a.toks[open].end, a.toks[shut].start, behind-1, true) {
				return false
			}
			for k := range a.nodes[head:behind] {
				if n := &a.nodes[head+k]; n.After == behind {
					n.After, n.End = int32(len(a.nodes)), uint32(a.toks[shut].end)
				}
			}
			i, start = shut+1, a.toks[shut].end
			continue
		}
		next := a.declarationEnd(i, j)
		if next < 0 {
			return false
		}
		stop := end
		if next < j {
			stop = a.toks[next-1].end
		}
		around := unit
		if within {
			around = namespace
		}
		if !a.piece(i, next, start, stop, parent, around) {
			return false
		}
		i, start = next, stop
	}
	return true
}

// opensList returns the brace after a head such as namespace A or extern "C" at token i; -1 if there is none.
func (a *assembly) opensList(i int) int {
	if a.isWord(i, "inline") && a.isWord(i+1, "namespace") {
		i++
	}
	switch {
	case a.isWord(i, "namespace"):
		for i++; a.is(i, word) || a.is(i, scope); i++ {
		}
	case a.isWord(i, "extern") && a.is(i+1, literal):
		i += 2
	default:
		return -1
	}
	if a.isGroup(i, '{') && !a.isHidden(i) && !a.isHidden(int(a.toks[i].mate)) {
		return i
	}
	return -1
}

// declarationEnd returns the token of [i, j) that begins another declaration than the one at token i, j if there is none,
// -1 if brackets do not match.
func (a *assembly) declarationEnd(i, j int) int {
	for k := i; k < j; k++ {
		if k > i && a.beginsDeclaration(k) && !a.isHidden(k-1) {
			return k
		}
		switch t := a.toks[k]; t.kind {
		case '(', '[', '{':
			if t.mate < 0 || int(t.mate) >= j {
				return -1
			}
			k = int(t.mate)
		case ')', ']', '}':
			return -1
		}
	}
	return j
}

// A setting is the context of a piece: the text around it for the grammar.
type setting struct {
	before, after string
	first         int32 // the first node of the piece itself
	kind          Kind  // of the node before that, which is around all of them
}

var (
	unit      = &setting{"", "", 1, TranslationUnit}
	namespace = &setting{"namespace{", "}", 4, DeclarationList}
	block     = &setting{"{", "}", 2, CompoundStatement}
)

// head appends the nodes of the head of a namespace, which ends with a brace. The last is that of the list of declarations.
func (a *assembly) head(start, end, parent int32, within bool) bool {
	c := unit
	if within {
		c = namespace
	}
	outer := len(a.made)
	defer func() { a.made = a.made[:outer] }()
	a.begin(c)
	behind := a.copy(start, end)
	a.text = append(a.text, '}')
	nodes := a.parse(c)
	if nodes == nil || Kind(nodes[len(nodes)-1].Kind) != DeclarationList || nodes[c.first].After != int32(len(nodes)) {
		return false
	}
	a.nodes = graft(a.nodes, nodes, c.first, parent, behind)
	return true
}

func (a *assembly) begin(c *setting) { a.text = append(a.text[:0], c.before...) }

// copy appends the text from start to end, without the blanks before it. It returns the number to add to an offset
// in the piece's text for the offset in the whole.
func (a *assembly) copy(start, end int32) int32 {
	if len(a.text) == 0 || a.text[len(a.text)-1] == '{' {
		for start < end && isBlank(a.out[start]) {
			start++
		}
	}
	behind := start - int32(len(a.text))
	a.text = append(a.text, a.out[start:end]...)
	return behind
}

// parse returns the nodes of the piece at hand, nil where there is an error.
func (a *assembly) parse(c *setting) []grammar.Node {
	a.text = append(bytes.TrimRight(a.text, " \t\r\n\v\f"), c.after...)
	before := len(a.made)
	if a.err = a.make(); a.err != nil {
		return nil
	}
	nodes := a.made[before:]
	if len(nodes) < int(c.first) || Kind(nodes[c.first-1].Kind) != c.kind {
		return nil
	}
	for k := c.first - 1; k > 0; k = nodes[k].Parent {
		if nodes[k].After != int32(len(nodes)) {
			return nil
		}
	}
	return nodes
}

// make appends the grammar's nodes for the current piece to made: nothing if it has an error.
func (a *assembly) make() error {
	sum := sha256.Sum256(a.text)
	if known, ok := a.parser.known(sum); ok {
		a.made = unpack(a.made, known.nodes)
		return a.budget.Spend(known.cost) // the budget of a text does not depend on earlier ones
	}
	before := len(a.made)
	made, cost, err := a.language.Append(a.made, a.text, a.budget)
	if err != nil {
		return err
	}
	if made[before].Flags&grammar.HasError != 0 {
		made = made[:before]
	}
	a.made = made
	a.packed = pack(a.packed[:0], made[before:])
	a.parser.keep(sum, piece{bytes.Clone(a.packed), cost})
	return nil
}

// piece appends the nodes of tokens [i, j), of the text from start to end. It reports whether they are free of errors.
func (a *assembly) piece(i, j int, start, end, parent int32, c *setting) bool {
	outer, outerMade := len(a.holes), len(a.made)
	defer func() { a.holes, a.made = a.holes[:outer], a.made[:outerMade] }()
	a.begin(c)
	behind := start
	from := start
	first := true
	depth := 0
	for k := i; k < j; k++ {
		switch t := a.toks[k]; {
		case t.kind == '{' && a.isHole(k, j, c == block && depth == 0):
			shift := a.copy(from, t.end)
			if first {
				behind, first = shift, false
			} else {
				a.holes[len(a.holes)-1].shift = shift
			}
			a.holes = append(a.holes, hole{token: k, at: int32(len(a.text)) - 1})
			k = int(t.mate)
			from = a.toks[k].start
		case t.kind == '{' || t.kind == '(' || t.kind == '[':
			depth++
		case t.kind == '}' || t.kind == ')' || t.kind == ']':
			depth--
		}
	}
	shift := a.copy(from, end)
	if first {
		behind = shift
	} else {
		a.holes[len(a.holes)-1].shift = shift
	}
	if len(a.text) == len(c.before) {
		return true
	}
	nodes := a.parse(c)
	if nodes == nil {
		return false
	}
	if len(a.holes) == outer {
		a.nodes = graft(a.nodes, nodes, c.first, parent, behind)
		return true
	}
	return a.fill(nodes, a.holes[outer:], c.first, parent, behind)
}

// fill appends the nodes of a piece and those of the contents of its holes.
func (a *assembly) fill(nodes []grammar.Node, holes []hole, first, parent, behind int32) bool {
	outer := len(a.at)
	defer func() { a.at = a.at[:outer] }()
	base := outer - int(first)
	whole := func(offset uint32) uint32 {
		shift := behind
		if k := sort.Search(len(holes), func(k int) bool { return holes[k].at+1 >= int32(offset) }); k > 0 {
			shift = holes[k-1].shift
		}
		return offset + uint32(shift)
	}
	filled := 0
	for _, n := range nodes[first:] {
		id := int32(len(a.nodes))
		a.at = append(a.at, id)
		start := int32(n.Start)
		n.Start, n.End = whole(n.Start), whole(n.End)
		if n.Parent < first {
			n.Parent = parent
		} else {
			n.Parent = a.at[base+int(n.Parent)]
		}
		a.nodes = append(a.nodes, n)
		if filled < len(holes) && holes[filled].at == start && Kind(n.Kind) == CompoundStatement {
			open := holes[filled].token
			filled++
			shut := int(a.toks[open].mate)
			if !a.piece(open+1, shut, a.toks[open].end, a.toks[shut].start, id, block) {
				return false
			}
		}
	}
	a.at = append(a.at, int32(len(a.nodes)))
	for k, n := range nodes[first:] {
		a.nodes[a.at[outer+k]].After = a.at[base+int(n.After)]
	}
	return filled == len(holes)
}

// isHole reports whether the brace at token k begins a block that is a piece of its own. It may be any statement of a block
// if inBlock.
func (a *assembly) isHole(k, j int, inBlock bool) bool {
	t := a.toks[k]
	if k == 0 || t.mate < 0 || int(t.mate) >= j || a.toks[t.mate].start-t.start < holeSize || a.isHidden(k) || a.isHidden(int(t.mate)) || a.isHidden(k-1) {
		return false
	}
	switch {
	case inBlock && (a.isAny(k-1, '{', '}', ';', ':') || a.isWord(k-1, "else", "do")):
		return true
	case a.isWord(k-1, "const"):
		k--
	}
	if !a.is(k-1, ')') || a.toks[k-1].mate < 1 {
		return false
	}
	before := int(a.toks[k-1].mate) - 1
	return a.is(before, word) && !a.isWord(before, "decltype", "requires", "return", "typeof", "sizeof") || a.isAny(before, ']', ')')
}
