package sema

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// maxAlignment is the value of __attribute__((aligned)) without an argument, in bytes.
const maxAlignment = 16

// alignment returns the strictest alignment in bytes that marks in a tree ask
// for, 0 if they ask for none. It reports false if that is not known, or an
// attribute changes the layout in a way of its own.
func (s *Scope) alignment(tree *syntax.Tree, marks []syntax.Mark) (align int64, ok bool) {
	for _, m := range marks {
		switch m.Word {
		case syntax.Align:
			n, ok := s.alignOf(tree, m)
			if !ok {
				return 0, false
			}
			align = max(align, n)
		case syntax.GNUAttribute, syntax.DeclSpec:
			if changesLayout(tree.Text[m.Args.Start:m.Args.End]) {
				return 0, false
			}
		case syntax.Macro:
			if m.Args.End > m.Args.Start { // it may be an alignment
				return 0, false
			}
		}
	}
	return align, true
}

// VariableAlign returns the alignment in bytes that a variable is declared with: that
// of its type, or a stricter one that the declaration asks for. It reports false if
// that is not known.
func (tu *TU) VariableAlign(v *Variable) (int64, bool) {
	_, align, ok := tu.memberSizeAlign(v.Type(), true)
	asked, known := v.Scope.alignment(v.Node.Tree(), v.Marks())
	return max(align, asked), ok && known
}

// aligned returns t with the alignment that the marks of a typedef n give it.
func (s *Scope) aligned(t *Type, n syntax.Node, marks []syntax.Mark) *Type {
	if len(marks) == 0 || t.Kind == UnknownType {
		return t
	}
	align, ok := s.alignment(n.Tree(), marks)
	switch {
	case !ok:
		align = -1
	case align == 0:
		return t
	}
	a := *t
	a.align, a.vector = align, a.vector || t.IsArithmetic() && makesVector(n.Tree(), marks)
	return &a
}

// IsVector reports whether a typedef makes a vector of GCC's out of an arithmetic type.
func (t *Type) IsVector() bool { return t.vector }

func makesVector(tree *syntax.Tree, marks []syntax.Mark) bool {
	return slices.ContainsFunc(marks, func(m syntax.Mark) bool {
		if m.Word != syntax.GNUAttribute {
			return false
		}
		name := bytes.Trim(bytes.TrimSpace(tree.Text[m.Args.Start:m.Args.End]), "_")
		return bytes.HasPrefix(name, []byte("vector_size"))
	})
}

// changesLayout reports whether an attribute gives a type another size or a
// class another layout.
func changesLayout(attribute []byte) bool {
	name := strings.Trim(string(bytes.TrimSpace(attribute)), "_")
	for _, prefix := range []string{"vector_size", "ext_vector_type", "mode", "ms_struct", "scalar_storage_order"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// alignOf evaluates the operand of an alignment: a constant, a type whose
// alignment is taken, or a pack of either.
func (s *Scope) alignOf(tree *syntax.Tree, m syntax.Mark) (int64, bool) {
	if m.Args.Start >= m.Args.End {
		return maxAlignment, true
	}
	query, pack := s.TU.operand("sizeof", tree, m.Args.Start, m.Args.End)
	if query.IsZero() {
		return 0, false
	}
	align := int64(0)
	for _, a := range s.operands(query, pack) {
		var n int64
		ok := true
		switch {
		case a.Type != nil:
			_, n, ok = s.TU.SizeAlign(a.Type.NonReference())
		case a.Value != nil:
			n = a.Value.Int()
		default:
			return 0, false
		}
		if !ok || n < 0 || n > 1<<28 || n&(n-1) != 0 {
			return 0, false
		}
		align = max(align, n)
	}
	return align, true
}

// operands resolves a parsed operand; a pack gives one argument for each of its
// elements.
func (s *Scope) operands(query syntax.Node, pack bool) []Argument {
	argument := func(in *Scope, n syntax.Node) Argument {
		if n.Kind() == syntax.ParenthesizedExpression {
			n = n.First()
		}
		return in.argument(n)
	}
	if pack {
		return s.expandPack(query, argument)
	}
	return []Argument{argument(s, query.First())}
}

// A textKey names a piece of a tree's text.
type textKey struct {
	tree       *syntax.Tree
	start, end int
}

// operand parses a piece of text that the grammar has not seen as the operand of
// sizeof, which takes a type or an expression, or of alignof, which takes a
// type. It returns the whole expression; zero if it has a syntax error. It
// reports whether the text is a pack expansion.
func (tu *TU) operand(of string, tree *syntax.Tree, start, end int) (n syntax.Node, pack bool) {
	text := bytes.TrimSpace(tree.Text[start:end])
	text, pack = bytes.CutSuffix(text, []byte("..."))
	k := textKey{tree, start, end}
	if n, ok := tu.operands[k]; ok {
		return n, pack
	}
	parsed, err := syntax.Parse(slices.Concat([]byte("int operand = "+of+"("), text, []byte(");")))
	if err == nil && !parsed.Root().HasError() {
		tu.units[parsed] = NewUnit(tu.units[tree].Source, parsed)
		for c := range parsed.Root().All() {
			if c.Kind() == syntax.SizeofExpression || c.Kind() == syntax.AlignofExpression {
				n = c
				break
			}
		}
	}
	if tu.operands == nil {
		tu.operands = map[textKey]syntax.Node{}
	}
	tu.operands[k] = n
	return n, pack
}

// A packState is the alignment limit of #pragma pack from an offset of a unit
// on: 0 for none, unknownPack if it is not known.
type packState struct {
	offset int
	limit  int64
}

const unknownPack = -1

// packAt returns the limit that #pragma pack sets at the end of a class, 0 if
// there is none.
func (tu *TU) packAt(n syntax.Node) (limit int64, ok bool) {
	if tu.packs == nil {
		tu.packs = map[*source.Unit][]packState{}
		w := &packWalker{}
		tu.followPragmas(tu.Main().Source, map[*source.Unit]bool{}, func(u *source.Unit, offset int, text string) {
			if rest, ok := strings.CutPrefix(text, "pack"); ok && (rest == "" || rest[0] == '(' || rest[0] == ' ') {
				w.pragma(rest)
			} else if text != "" {
				return
			}
			tu.packs[u] = append(tu.packs[u], packState{offset, w.limit})
		})
	}
	for _, p := range tu.packs[tu.Unit(n).Source] {
		if p.offset <= n.End() {
			limit = p.limit
		}
	}
	return limit, limit != unknownPack
}

// A packWalker follows #pragma pack through a translation unit.
type packWalker struct {
	limit int64
	stack []packPush
}

type packPush struct {
	label string
	limit int64
}

// unitOf returns the unit of an included file, or nil.
func (tu *TU) unitOf(f *source.File) *source.Unit {
	if f != nil {
		for _, u := range tu.Source.Units {
			if u.File == f {
				return u
			}
		}
	}
	return nil
}

// pragma carries out #pragma pack(…): (), (n), (push), (push, n),
// (push, label, n), (pop), (pop, label), (pop, n).
func (w *packWalker) pragma(args string) {
	args = strings.TrimSpace(args)
	args = strings.TrimSuffix(strings.TrimPrefix(args, "("), ")")
	words := strings.Split(args, ",")
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
	}
	number := func(s string) (int64, bool) {
		n, err := strconv.ParseInt(s, 0, 64)
		return n, err == nil
	}
	set := func(s string) {
		n, ok := number(s)
		switch {
		case !ok:
			w.limit = unknownPack
		case n == 0 || n&(n-1) == 0 && n <= 16 && n > 0:
			w.limit = n
		}
	}
	switch first := words[0]; {
	case first == "" && len(words) == 1:
		w.limit = 0
	case first == "push":
		push := packPush{limit: w.limit}
		for _, word := range words[1:] {
			if _, ok := number(word); ok {
				set(word)
			} else {
				push.label = word
			}
		}
		w.stack = append(w.stack, push)
	case first == "pop":
		w.pop(words[1:])
		if len(words) > 1 {
			if _, ok := number(words[1]); ok {
				set(words[1])
			}
		}
	case first != "show":
		set(first)
	}
}

// pop restores the limit before the last push, or before the one with a label.
func (w *packWalker) pop(args []string) {
	at := len(w.stack) - 1
	if len(args) > 0 {
		if _, err := strconv.Atoi(args[0]); err != nil {
			for at >= 0 && w.stack[at].label != args[0] {
				at--
			}
		}
	}
	if at < 0 {
		return // compilers ignore it
	}
	w.limit = w.stack[at].limit
	w.stack = w.stack[:at]
}
