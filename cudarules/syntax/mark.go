package syntax

import (
	"bytes"
	"slices"
)

// A Word is a CUDA word or an attribute that the grammar does not read.
type Word uint8

const (
	Global            Word = iota + 1 // __global__
	Device                            // __device__
	Host                              // __host__
	Shared                            // __shared__
	Constant                          // __constant__
	Managed                           // __managed__
	GridConstant                      // __grid_constant__
	LaunchBounds                      // __launch_bounds__(threads[, blocks[, clusterBlocks]])
	BlockSize                         // __block_size__((x, y, z), (x, y, z))
	ClusterDims                       // __cluster_dims__(x, y, z)
	MaxNReg                           // __maxnreg__(registers)
	ForceInline                       // __forceinline__, always_inline
	NoInline                          // __noinline__, noinline
	InlineHint                        // __inline_hint__
	NvPure                            // __nv_pure__
	Tile                              // __tile__
	TileGlobal                        // __tile_global__
	Align                             // alignas, __align__, __builtin_align__, aligned: bytes or a type; no Args: the greatest
	Packed                            // packed
	Restrict                          // __restrict__, __restrict, restrict
	Extension                         // __extension__
	Noreturn                          // noreturn
	Builtin                           // __device_builtin__, __cudart_builtin__
	TextureType                       // __device_builtin_texture_type__, __device_builtin_surface_type__
	DeclSpec                          // any other __declspec item; Args: the item
	GNUAttribute                      // any other __attribute__ item; Args: the item
	StandardAttribute                 // any other [[attribute]] item; Args: the item
	Instantiation                     // template, of an explicit instantiation of a class
	ExternTemplate                    // extern, of an explicit instantiation declaration
	Ellipsis                          // the ... of a variadic function without a comma before it
	TrailingOverride                  // override or final, after a trailing return type
	Guide                             // a deduction guide without template parameters: the whole declaration
	Macro                             // a macro without a visible definition, of unknown meaning; Args: its arguments
)

var wordNames = [...]string{"", "__global__", "__device__", "__host__", "__shared__", "__constant__", "__managed__",
	"__grid_constant__", "__launch_bounds__", "__block_size__", "__cluster_dims__", "__maxnreg__", "__forceinline__",
	"__noinline__", "__inline_hint__", "__nv_pure__", "__tile__", "__tile_global__", "__align__", "packed", "__restrict__",
	"__extension__", "noreturn", "__device_builtin__", "__device_builtin_texture_type__", "__declspec", "__attribute__", "[[]]", "template", "extern", "...", "override", "guide", "macro"}

var _ [64 - len(wordNames)]struct{} // sets of words have 64 bits

func (w Word) String() string { return wordNames[w] }

// A Mark is a Word at its place in the text.
type Mark struct {
	Word       Word
	Start, End int // the word and its arguments
	Args       Span
}

// A Span is a range of offsets; empty if Start is End.
type Span struct{ Start, End int }

// DeclMarks returns the marks that belong to the declaration, definition, parameter, class or lambda
// n. They occur before its first token, among its specifiers and in its declarators, but not in its
// parameters, its body or an initializer; those of a class occur in its head or, for Align and Packed,
// right after its closing brace.
func (n Node) DeclMarks() []Mark {
	if n.t == nil {
		return nil
	}
	start, end := n.Start(), n.End()
	switch n.Kind() {
	case ClassSpecifier, StructSpecifier, UnionSpecifier, EnumSpecifier:
		return n.classMarks()
	case LambdaExpression:
		start = n.Child(FieldCaptures).End()
		if result := n.Child(FieldDeclarator).ChildOf(TrailingReturnType); !result.IsZero() {
			end = result.Start() // later words are the type's
		}
	case ParameterDeclaration, OptionalParameterDeclaration, VariadicParameterDeclaration, TypeDescriptor:
		start, end = n.t.BlanksBefore(start), n.t.BlanksAfter(end)
	case ForRangeLoop:
		end = n.Child(FieldRight).Start()
		fallthrough
	default:
		start = n.t.BlanksBefore(start)
	}
	if body := n.Child(FieldBody); !body.IsZero() {
		end = min(end, body.Start())
	}
	marks := n.t.MarksIn(start, end)
	if len(marks) == 0 {
		return nil
	}
	owned := make([]Mark, 0, len(marks))
	for _, m := range marks {
		if n.declares(m) {
			owned = append(owned, m)
		}
	}
	return owned
}

// declares reports whether m, in n's range, does not belong to a node inside n.
func (n Node) declares(m Mark) bool {
	if m.Word <= MaxNReg && m.Start > n.Start() && n.Kind() != ForRangeLoop && n.t.OpensParentheses(m) {
		return false // nvcc ignores words of CUDA's in the parentheses of a declarator
	}
	for c := n.First(); !c.IsZero(); {
		switch {
		case c.End() <= m.Start:
			if c.Is(ClassSpecifier, StructSpecifier, UnionSpecifier, EnumSpecifier) && c.trails(m) {
				return false
			}
			c = c.Next()
		case c.Start() > m.Start:
			return true
		case c.ownsMarks():
			return false
		default:
			c = c.First()
		}
	}
	return true
}

// ownsMarks reports whether a mark in n says nothing of the declaration
// around n.
func (n Node) ownsMarks() bool {
	switch n.Kind() {
	case ParameterList, TemplateParameterList, TemplateArgumentList, ArgumentList, InitializerList,
		CompoundStatement, FieldInitializerList, FieldDeclarationList, EnumeratorList, LambdaExpression,
		ClassSpecifier, StructSpecifier, UnionSpecifier, EnumSpecifier, BaseClassClause, Decltype, RequiresClause:
		return true
	}
	switch n.Field() {
	case FieldValue, FieldDefaultValue, FieldSize, FieldBody:
		return true
	}
	return false
}

func (n Node) classMarks() []Mark {
	end := n.End()
	var marks []Mark
	head := end
	if body := n.Child(FieldBody); !body.IsZero() {
		head = body.Start()
	}
	for _, m := range n.t.MarksIn(n.t.BlanksBefore(n.Start()), n.Start()) {
		if m.Word == Instantiation || m.Word == ExternTemplate {
			marks = append(marks, m)
		}
	}
	for _, m := range n.t.MarksIn(n.Start(), head) {
		if !n.ChildOf(BaseClassClause).covers(m.Start) {
			marks = append(marks, m)
		}
	}
	for _, m := range n.t.MarksIn(end, n.t.BlanksAfter(end)) {
		if n.trails(m) {
			marks = append(marks, m)
		}
	}
	return marks
}

func (n Node) covers(offset int) bool {
	return n.t != nil && n.Start() <= offset && offset < n.End()
}

// trails reports whether m follows the closing brace of the class n and belongs to it.
func (n Node) trails(m Mark) bool {
	return (m.Word == Align || m.Word == Packed) &&
		!n.Child(FieldBody).IsZero() && m.Start >= n.End() && m.Start < n.t.BlanksAfter(n.End())
}

// BlanksBefore returns where the blanks before offset begin in the lowered
// text, where CUDA words and directives are blanks. A declaration that is blanks as a whole, a deduction guide, has words of
// its own.
func (t *Tree) BlanksBefore(offset int) int {
	end := offset
	for offset > 0 && isBlank(t.lowered.at(offset-1)) {
		offset--
	}
	for _, m := range t.MarksIn(offset, end) {
		if m.Word == Guide {
			offset = m.End
		}
	}
	return offset
}

// BlanksAfter returns where the blanks from offset on end in the lowered text.
func (t *Tree) BlanksAfter(offset int) int {
	for offset < len(t.Text) && isBlank(t.lowered.at(offset)) {
		offset++
	}
	return offset
}

// OpensParentheses reports whether a mark is the first thing in parentheses, other marks apart.
func (t *Tree) OpensParentheses(m Mark) bool {
	at := m.Start
	for range maxWords {
		before := bytes.TrimRight(t.Text[:at], " \t\r\n")
		if i := slices.IndexFunc(t.MarksIn(max(at-maxMark, 0), at), func(o Mark) bool { return o.End == len(before) }); i >= 0 {
			at = t.MarksIn(max(at-maxMark, 0), at)[i].Start
			continue
		}
		attribute := false
		for _, opening := range []string{"__attribute__((", "__attribute((", "__declspec("} {
			if rest, ok := bytes.CutSuffix(before, []byte(opening)); ok {
				at, attribute = len(rest), true
			}
		}
		if !attribute {
			return bytes.HasSuffix(before, []byte("("))
		}
	}
	return false
}

// maxWords bounds the words before one in the parentheses of a declarator.
const maxWords = 16

// maxMark bounds the distance between the beginnings of two adjacent marks.
const maxMark = 200
