// Package grammar runs the tree-sitter grammars of C++ and C over a text and
// hands back the syntax tree as one flat array. It crosses from Go to C once
// per text and keeps nothing of the tree on the C side.
package grammar

// The tree-sitter runtime and the two grammars are compiled by the imported packages; parse.c only
// declares the functions that it calls.

// #include "parse.h"
import "C"

import (
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	_ "github.com/smacker/go-tree-sitter/c"
	_ "github.com/smacker/go-tree-sitter/cpp"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A Node is one node of a tree in preorder: its first child, if it has one, is the next node; its next
// sibling, if it has one, is at After.
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
}

// CPlusPlus returns the grammar of C++.
func CPlusPlus(t Tables) *Language { return newLanguage(C.tree_sitter_cpp(), t) }

// PlainC returns the grammar of C.
func PlainC(t Tables) *Language { return newLanguage(C.tree_sitter_c(), t) }

func init() { C.use_arenas() }

// Of [limit.ParseTime], which is of a processor.
const sliceMicros = 100_000

// maxPaid is how many bytes of a file give it more of [limit.ParseMemory]. Two files are parsed at the same time.
const maxPaid = 2_000_000

// A Budget is the time and memory that the parses of one file may take together. It is safe for
// concurrent use.
type Budget struct{ micros, bytes atomic.Int64 }

// NewBudget returns the budget of a file of a number of bytes: [limit.ParseTime] and
// [limit.ParseMemory], each once and again for each MB.
func NewBudget(bytes int) *Budget {
	b := &Budget{}
	b.micros.Store(int64(limit.ParseTime.Value()) * (1_000_000 + int64(bytes)))
	b.bytes.Store(int64(limit.ParseMemory.Value()) * (1_000_000 + int64(min(bytes, maxPaid))) / 1_000_000)
	return b
}

// A Cost is the time and memory that a parse took.
type Cost struct{ micros, bytes int64 }

// Spend takes the cost of a parse. It returns an error if that exceeds the rest.
func (b *Budget) Spend(cost Cost) error {
	micros, bytes := b.micros.Add(-cost.micros), b.bytes.Add(-cost.bytes)
	switch {
	case bytes < 0:
		return ErrMemory
	case micros <= 0:
		return ErrTime
	}
	return nil
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

// An arena is the memory of a parse.
type arena struct{ c *C.struct_arena }

var arenas = sync.Pool{New: func() any {
	a := &arena{C.arena_new()}
	runtime.AddCleanup(a, func(c *C.struct_arena) { C.arena_delete(c) }, a.c)
	return a
}}

// Errors of Parse.
var (
	ErrTime   = limit.ParseTime.Errorf("the parser takes too long")
	ErrMemory = limit.ParseMemory.Errorf("the parser takes too much memory")
	ErrDepth  = limit.TreeDepth.Errorf("the syntax tree is too deep")
)

// Parse returns the tree of text, whose length must fit an int32, and the cost, which is taken from
// the budget.
func (l *Language) Parse(text []byte, budget *Budget) ([]Node, Cost, error) {
	return l.Append(nil, text, budget)
}

// Append is Parse with the nodes appended to others. Their indices are those of their own tree.
func (l *Language) Append(to []Node, text []byte, budget *Budget) ([]Node, Cost, error) {
	a := arenas.Get().(*arena)
	defer arenas.Put(a)

	has := C.struct_budget{micros: C.int64_t(budget.micros.Load()), bytes: C.int64_t(budget.bytes.Load())}
	left := has
	var n C.uint32_t
	var status C.int
	nodes := C.parse(a.c, l.lang, (*C.char)(unsafe.Pointer(unsafe.SliceData(text))), C.uint32_t(len(text)),
		&left, l.options, &n, &status)
	cost := Cost{int64(has.micros - left.micros), int64(has.bytes - left.bytes)}
	err := budget.Spend(cost)
	switch status {
	case C.TIMEOUT:
		err = ErrTime
	case C.TOO_LARGE:
		err = ErrMemory
	case C.TOO_DEEP:
		err = ErrDepth
	}
	if err != nil {
		return to, cost, err
	}
	to = append(to, unsafe.Slice((*Node)(unsafe.Pointer(nodes)), int(n))...)
	runtime.KeepAlive(a)
	return to, cost, nil
}
