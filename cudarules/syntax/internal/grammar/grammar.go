// Package grammar runs the tree-sitter grammars of C++ and C over a text and
// hands back the syntax tree as one flat array. It crosses from Go to C once
// per text and keeps nothing of the tree on the C side.
package grammar

// The tree-sitter runtime and the two grammars are compiled by the imported
// packages; parse.c only declares what it calls.

// #include "parse.h"
import "C"

import (
	"runtime"
	"sync"
	"unsafe"

	_ "github.com/smacker/go-tree-sitter/c"
	_ "github.com/smacker/go-tree-sitter/cpp"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A Node is one node of a tree in preorder: its first child, if it has one, is
// the next node; its next sibling, if it has one, stands at After.
type Node struct {
	Start, End uint32 // bytes
	Parent     int32  // index, -1 for the root
	After      int32  // index of the first node that is not below this one
	Kind       uint16 // as the tables say
	Field      uint8  // as the tables say; 0: none
	Flags      uint8
}

// HasError is the bit of Node.Flags that says that there is a syntax error in
// the node or below it.
const HasError = C.HAS_ERROR

// Tables say how a grammar's symbols and fields are numbered and which nodes
// of its trees are kept.
type Tables struct {
	Kinds  []uint16 // by symbol
	Keep   []uint8  // by symbol
	Fields []uint8  // by the grammar's field

	Error, Missing, Token uint16 // the kinds of nodes without a symbol of their own
}

// The values of Tables.Keep.
const (
	Drop   = C.DROP    // a token, kept only where it has a field
	Always = C.ALWAYS  // a token that is kept everywhere
	InPart = C.IN_PART // a token that is kept below an Open node
	Named  = C.NAMED   // a named node
	Open   = C.OPEN    // a named node
	Leaf   = C.LEAF    // a named node whose children are left out
)

// A Language is a grammar with its tables. It is safe for concurrent use.
type Language struct {
	lang    *C.TSLanguage
	options *C.struct_options // lives as long as the program
	parsers sync.Pool
}

// CPlusPlus returns the grammar of C++.
func CPlusPlus(t Tables) *Language { return newLanguage(C.tree_sitter_cpp(), t) }

// PlainC returns the grammar of C.
func PlainC(t Tables) *Language { return newLanguage(C.tree_sitter_c(), t) }

func init() { C.charge_allocations() }

// Of [limit.ParseTime], which is of a processor.
const sliceMicros = 100_000

// A Budget is what the parses of one file may take together. It is safe for
// concurrent use.
type Budget struct{ left C.struct_budget }

// NewBudget returns the budget of a file of a number of bytes: [limit.ParseTime] and
// [limit.ParseMemory], each once and again for each MB.
func NewBudget(bytes int) *Budget {
	micros := limit.ParseTime.Value() * (1_000_000 + bytes)
	memory := limit.ParseMemory.Value() * (1_000_000 + bytes) / 1_000_000
	return &Budget{C.struct_budget{micros: C.int64_t(micros), bytes: C.int64_t(memory)}}
}

func newLanguage(lang *C.TSLanguage, t Tables) *Language {
	o := (*C.struct_options)(C.calloc(1, C.sizeof_struct_options))
	*o = C.struct_options{
		kinds:     (*C.uint16_t)(copyOut(t.Kinds)),
		keep:      (*C.uint8_t)(copyOut(t.Keep)),
		fields:    (*C.uint8_t)(copyOut(t.Fields)),
		error:     C.uint16_t(t.Error),
		missing:   C.uint16_t(t.Missing),
		token:     C.uint16_t(t.Token),
		max_depth: C.uint32_t(limit.TreeDepth.Value()),

		slice_micros: sliceMicros,
	}
	return &Language{lang: lang, options: o}
}

func copyOut[T any](s []T) unsafe.Pointer {
	return C.CBytes(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(s[0]))))
}

type parser struct{ c *C.TSParser }

func (l *Language) parser() *parser {
	if p, ok := l.parsers.Get().(*parser); ok {
		return p
	}
	p := &parser{C.ts_parser_new()}
	C.ts_parser_set_language(p.c, l.lang)
	runtime.AddCleanup(p, func(c *C.TSParser) { C.ts_parser_delete(c) }, p.c)
	return p
}

// Errors of Parse.
var (
	ErrTime   = limit.ParseTime.Errorf("the parser takes too long")
	ErrMemory = limit.ParseMemory.Errorf("the parser takes too much memory")
	ErrDepth  = limit.TreeDepth.Errorf("the syntax tree is too deep")
)

// A Tree is the tree of a text. Its nodes are memory of C's until Close.
type Tree struct {
	Nodes []Node
}

// Close frees the tree, whose nodes must not be used afterwards.
func (t Tree) Close() { C.free(unsafe.Pointer(unsafe.SliceData(t.Nodes))) }

// Parse returns the tree of text, whose length must fit an int32, and takes what it
// needs from the budget.
func (l *Language) Parse(text []byte, budget *Budget) (Tree, error) {
	p := l.parser()
	defer l.parsers.Put(p)

	var n C.uint32_t
	var status C.int
	nodes := C.parse(p.c, (*C.char)(unsafe.Pointer(unsafe.SliceData(text))), C.uint32_t(len(text)),
		&budget.left, l.options, &n, &status)
	runtime.KeepAlive(p)
	switch status {
	case C.TIMEOUT:
		return Tree{}, ErrTime
	case C.TOO_LARGE:
		return Tree{}, ErrMemory
	case C.TOO_DEEP:
		return Tree{}, ErrDepth
	}
	return Tree{unsafe.Slice((*Node)(unsafe.Pointer(nodes)), int(n))}, nil
}
