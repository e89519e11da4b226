package cgolayout

import "github.com/cudavet/cudavet/cudarules/rule"

var layoutMismatch = rule.Register(&rule.Info{
	ID:       "layout-mismatch",
	Class:    rule.Undefined,
	Section:  "C17 6.7.2.1, structure layout; the Go specification, size and alignment guarantees",
	Doc:      "A Go struct that C or CUDA code accesses as a type of its own must have that type's layout: size, offsets, sizes and kinds of fields.",
	Bad:      "type Params struct { N int; Alpha float32 }\n(*C.Params)(unsafe.Pointer(&p)) // struct { int n; float alpha; }",
	Good:     "type Params struct { N int32; Alpha float32 }\n(*C.Params)(unsafe.Pointer(&p)) // struct { int n; float alpha; }",
	Analyzer: "cgolayout",
})

var layoutSliceElement = rule.Register(&rule.Info{
	ID:       "layout-slice-element",
	Class:    rule.Undefined,
	Section:  "The Go specification, numeric types; C17 6.2.5, types",
	Doc:      "The elements of Go memory that C or CUDA code accesses as an array must have the size and kind of the array's elements.",
	Bad:      "index := []int{0, 1}\nC.gather(dev, (*C.int)(unsafe.Pointer(&index[0])), 2)",
	Good:     "index := []int32{0, 1}\nC.gather(dev, (*C.int)(unsafe.Pointer(&index[0])), 2)",
	Analyzer: "cgolayout",
})

var layoutIncompleteType = rule.Register(&rule.Info{
	ID:       "layout-incomplete-type",
	Class:    rule.Advice,
	Section:  "cgo: passing pointers; runtime/cgo.Incomplete",
	Doc:      "A Go pointer should not be cast to a pointer to an incomplete C struct: cgo's run-time pointer check is switched off for it.",
	Bad:      "(*C.Engine)(unsafe.Pointer(e)) // the header says only: typedef struct Engine Engine;",
	Good:     "h := C.engine_new(device) // the object lies in C memory",
	Analyzer: "cgolayout",
})

var longABI = rule.Register(&rule.Info{
	ID:       "long-abi",
	Class:    rule.Conditional,
	Section:  "Microsoft C++, data type ranges; cgo: Go references to C",
	Doc:      "A package that is also built for Windows must not pass 8-byte integers or addresses of Go as C's long, which has 4 bytes there.",
	Bad:      "#cgo windows LDFLAGS: -lhist\nvar counts []int64\nC.hist_add((*C.long)(unsafe.Pointer(&counts[0])), n)",
	Good:     "var counts []int64\nC.hist_add((*C.int64_t)(unsafe.Pointer(&counts[0])), n)",
	Analyzer: "cgolayout",
})
