package cgobridge

import (
	"go/ast"
	"go/build"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/limit"
)

// A Memory says where memory lies, as far as it is known.
type Memory struct {
	Kind MemoryKind

	// Origins are the calls in the package that created C memory, by which its other uses are found.
	Origins []ast.Expr
}

// A MemoryKind says whose memory it is.
type MemoryKind uint8

const (
	UnknownMemory MemoryKind = iota
	GoMemory                 // a variable of Go's, or its heap
	HostMemory               // pageable memory of C's heap or stack, which the device does not reach
	ForeignMemory            // not Go's; where it lies is not known
	OpaqueMemory             // of a slice that was made of a pointer by unsafe.Slice, as slices of others' memory are
	HandleMemory             // none: the value is a handle of CUDA's
	DeviceMemory             // cudaMalloc, cuMemAlloc and their kin: the host does not reach it
	ManagedMemory            // cudaMallocManaged, cuMemAllocManaged
	PinnedMemory             // page-locked memory of the host: cudaMallocHost, cuMemHostAlloc and their kin
	ArrayMemory              // an opaque CUDA array
)

// IsForeign reports whether memory is known not to be Go's.
func (k MemoryKind) IsForeign() bool {
	return k == HostMemory || k == ForeignMemory || k >= DeviceMemory
}

var goMemory = Memory{Kind: GoMemory}

// or returns the join of two memories.
func (m Memory) or(other Memory) Memory {
	switch {
	case m.Kind == other.Kind:
		return Memory{m.Kind, slices.Concat(m.Origins, other.Origins)}
	case m.Kind.IsForeign() && other.Kind.IsForeign():
		return Memory{Kind: ForeignMemory}
	case m.Kind == OpaqueMemory || other.Kind == OpaqueMemory:
		return Memory{Kind: OpaqueMemory}
	}
	return Memory{}
}

// Made returns the kind of memory that a function of another package returns, by the index of the
// result.
type Made func(fn *types.Func, result int) MemoryKind

// Made lists the functions of the package that return memory outside of Go, with its kind by the index
// of the result.
func (p *Package) Made(imported Made) map[*types.Func]map[int]MemoryKind {
	made := map[*types.Func]map[int]MemoryKind{}
	for fn, returns := range p.assignments().returns {
		results := fn.Signature().Results()
		for i := range results.Len() {
			t := p.newTracer(imported)
			kind := t.returnedMemory(results.At(i).Type(), returns, i)
			if kind == UnknownMemory || kind == GoMemory || t.work.IsSpent() {
				continue
			}
			if made[fn] == nil {
				made[fn] = map[int]MemoryKind{}
			}
			made[fn][i] = kind
		}
	}
	return made
}

// returnedMemory returns the memory that a result, by index, points to.
func (p tracer) returnedMemory(result types.Type, returns []*ast.ReturnStmt, i int) MemoryKind {
	_, isSlice := result.Underlying().(*types.Slice)
	if !isSlice && !isAddress(result) {
		return UnknownMemory
	}
	var list []Memory
	for _, r := range returns {
		switch {
		case i >= len(r.Results):
			return UnknownMemory
		case p.Info.Types[r.Results[i]].IsNil():
		case isSlice:
			list = append(list, p.sliceMemory(r.Results[i], limit.GoDepth.Value()))
		default:
			list = append(list, p.trace(r.Results[i], limit.GoDepth.Value()).Memory)
		}
	}
	return common(list).Kind
}

// madeByC returns the memory that a C function's value points to.
func (p *Package) madeByC(call *ast.CallExpr) Memory {
	name := ast.Unparen(call.Fun).(*ast.SelectorExpr).Sel.Name
	kind := ForeignMemory
	if _, isCUDA := headers.Lookup(name); !isCUDA && p.cSide != nil && p.cSide.makesHostMemory(name) {
		kind = HostMemory
	}
	return Memory{kind, []ast.Expr{call}}
}

// madeElsewhere returns the memory that one of the results of a function of
// another package points to.
func (p tracer) madeElsewhere(call *ast.CallExpr, result int) Memory {
	id := CalleeIdent(call.Fun)
	if id == nil || p.imported == nil {
		return Memory{}
	}
	fn, ok := p.Info.Uses[id].(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Pkg() == p.Types {
		return Memory{}
	}
	return Memory{p.imported(fn.Origin(), result), []ast.Expr{call}}
}

// MemoryOf returns the memory of the place that an expression denotes: a variable, a field, an
// element, a pointee.
func (p *Package) MemoryOf(e ast.Expr) Memory {
	return p.newTracer(nil).settled(func(t tracer) Memory { return t.variableMemory(e, limit.GoDepth.Value()) })
}

// ElementMemory returns the memory in which the elements of a slice lie, for a caller that
// knows something of functions in other packages.
func (p *Package) ElementMemory(imported Made, slice ast.Expr) Memory {
	return p.newTracer(imported).settled(func(t tracer) Memory { return t.sliceMemory(slice, limit.GoDepth.Value()) })
}

// settled returns an answer, which is unknown if it took too much work.
func (p tracer) settled(ask func(tracer) Memory) Memory {
	m := ask(p)
	if p.work.IsSpent() {
		return Memory{}
	}
	return m
}

// variableMemory returns the memory in which a variable lies.
func (p tracer) variableMemory(e ast.Expr, depth int) Memory {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v, ok := p.Info.ObjectOf(x).(*types.Var); ok && !cgoname.IsVariable(v) {
			return goMemory
		}
	case *ast.CompositeLit:
		return goMemory
	case *ast.SelectorExpr:
		if p.IsC(x.X) {
			return Memory{Kind: ForeignMemory} // a C variable
		}
		if _, ok := p.Info.Uses[x.Sel].(*types.Var); ok && p.Info.Selections[x] == nil {
			return goMemory // a variable of another package
		}
		if t := p.Info.TypeOf(x.X); t == nil {
			return Memory{}
		} else if _, ok := t.Underlying().(*types.Pointer); ok {
			return p.pointerMemory(x.X, depth)
		}
		return p.variableMemory(x.X, depth)
	case *ast.IndexExpr:
		return p.elementsMemory(x.X, depth)
	case *ast.StarExpr:
		return p.pointerMemory(x.X, depth)
	}
	return Memory{}
}

// pointerMemory returns the memory that a pointer points to. A pointer that
// was made as one to a struct declared in Go is taken to point to Go's: C code
// does not make such values.
func (p tracer) pointerMemory(e ast.Expr, depth int) Memory {
	if !p.goesOn(depth) || !p.work.Step() {
		return Memory{}
	}
	v := p.trace(e, depth-1)
	if v.Memory.Kind != UnknownMemory || v.Kind != Pointer {
		return v.Memory
	}
	if named, ok := types.Unalias(deref(p.Info.TypeOf(v.Expr))).(*types.Named); ok && !cgoname.IsType(named) {
		if _, ok := named.Underlying().(*types.Struct); ok {
			return goMemory
		}
	}
	return Memory{}
}

// fieldMemory returns the memory that a field of a local struct points to, if
// the function that it is used in gives it a value once.
func (p tracer) fieldMemory(x *ast.SelectorExpr, depth int) Memory {
	v, path := p.assignments().member(x)
	if v == nil || v.IsField() || v.Parent() == nil || v.Parent() == v.Pkg().Scope() {
		return Memory{}
	}
	var given ast.Expr
	for _, f := range p.FieldsOf(v) {
		if f.Path != path {
			continue
		}
		if given != nil {
			return Memory{}
		}
		given = f.Expr
	}
	if given == nil {
		return Memory{}
	}
	return p.trace(given, depth).Memory
}

// elementsMemory returns the memory of the elements of a slice, an array or an array that a pointer
// points to.
func (p tracer) elementsMemory(e ast.Expr, depth int) Memory {
	t := p.Info.TypeOf(e)
	if t == nil {
		return Memory{}
	}
	switch t.Underlying().(type) {
	case *types.Slice:
		return p.sliceMemory(e, depth)
	case *types.Array:
		return p.variableMemory(e, depth)
	case *types.Pointer:
		return p.pointerMemory(e, depth)
	}
	return Memory{}
}

// sliceMemory returns the memory of a slice's elements. A parameter is taken
// to be an ordinary slice.
func (p tracer) sliceMemory(e ast.Expr, depth int) Memory {
	if !p.goesOn(depth) || !p.work.Step() {
		return Memory{}
	}
	if _, m, ok := p.resolution(e); ok && m.Kind != UnknownMemory {
		return m
	}
	if p.holdsOthers != nil && p.holdsOthers(e) {
		return Memory{}
	}
	depth--
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return goMemory
	case *ast.SliceExpr:
		return p.elementsMemory(x.X, depth)
	case *ast.CallExpr:
		return p.sliceCallMemory(x, depth)
	case *ast.Ident:
		if v, ok := p.Info.ObjectOf(x).(*types.Var); ok {
			return p.sliceVariableMemory(v, depth)
		}
	case *ast.SelectorExpr:
		if v, ok := p.Info.Uses[x.Sel].(*types.Var); ok {
			return p.sliceVariableMemory(v, depth)
		}
	case *ast.IndexExpr:
		if _, ok := p.Underlying(x.X).(*types.Slice); ok {
			return p.sliceMemory(x.X, depth)
		}
		return p.heldMemory(x.X, depth)
	case *ast.UnaryExpr:
		if x.Op == token.ARROW {
			return p.heldMemory(x.X, depth)
		}
	}
	return Memory{}
}

// heldMemory returns the memory of the slices that a parameter holds which is a slice, a map or a channel of slices: they are taken to
// be like the parameter.
func (p tracer) heldMemory(container ast.Expr, depth int) Memory {
	if v := p.VariableOf(container); v == nil || !p.assignments().parameters[v.Origin()] {
		return Memory{}
	}
	switch p.Underlying(container).(type) {
	case *types.Slice, *types.Map, *types.Chan:
		return p.sliceMemory(container, depth)
	}
	return Memory{}
}

// sliceVariableMemory returns the memory of the elements of a variable or field: all assigned values
// must agree. A slice written through its address, by decoders and the like, is assumed to be an
// ordinary one, and so is a parameter unless a caller in the package, or one elsewhere in the module
// as far as its text shows, passes another.
func (p tracer) sliceVariableMemory(v *types.Var, depth int) Memory {
	p, isNew := p.enters(v, 0)
	if !isNew {
		return Memory{}
	}
	assigned, results, known := p.assignments().sources(v)
	if of := p.assignments().elements[v]; of != nil && len(assigned)+len(results) == 0 {
		return p.heldMemory(of, depth)
	}
	if known && len(assigned)+len(results) == 0 && p.assignments().parameters[v] {
		for _, arg := range p.arguments(v) {
			if kind := p.sliceMemory(arg, depth).Kind; kind.IsForeign() || kind == OpaqueMemory {
				return Memory{}
			}
		}
		if p.getsForeignSlice(v) {
			return Memory{}
		}
		return goMemory
	}
	if !known || len(assigned)+len(results) == 0 {
		return Memory{}
	}
	list := p.sliceMemories(assigned, depth)
	for _, r := range results {
		list = append(list, p.sliceResultMemory(r.Call, r.Index, depth))
	}
	return common(list)
}

// asks reports whether the memory of a variable is being computed.
func (p tracer) asks(v *types.Var) bool {
	_, isNew := p.enters(v, 0)
	return !isNew
}

// isOwn reports whether a slice is a longer or shorter version of one that is being computed, which
// adds no information.
func (p tracer) isOwn(e ast.Expr) bool {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.SliceExpr:
			e = x.X
			continue
		case *ast.CallExpr:
			if p.IsBuiltin(x.Fun, "append") {
				e = x.Args[0]
				continue
			}
		case *ast.Ident:
			v, ok := p.Info.ObjectOf(x).(*types.Var)
			return ok && p.asks(v)
		case *ast.SelectorExpr:
			v, ok := p.Info.Uses[x.Sel].(*types.Var)
			return ok && p.asks(v)
		}
		return false
	}
}

// sliceMemories returns the memory of the elements of several slices, nil
// and those that come of themselves apart.
func (p tracer) sliceMemories(list []ast.Expr, depth int) []Memory {
	var memories []Memory
	for _, e := range list {
		if !p.Info.Types[e].IsNil() && !p.isOwn(e) {
			memories = append(memories, p.sliceMemory(e, depth))
		}
	}
	return memories
}

// common returns the join of several memories; that of nil slices is Go's.
func common(list []Memory) Memory {
	if len(list) == 0 {
		return goMemory
	}
	m := list[0]
	for _, other := range list[1:] {
		m = m.or(other)
	}
	return m
}

func (p tracer) sliceCallMemory(call *ast.CallExpr, depth int) Memory {
	fun := p.Info.Types[call.Fun]
	switch {
	case p.IsBuiltin(call.Fun, "make"):
		return goMemory
	case p.IsBuiltin(call.Fun, "append"):
		return p.sliceMemory(call.Args[0], depth)
	case p.IsBuiltin(call.Fun, "Slice"):
		return p.madeSliceMemory(call.Args[0], depth)
	case fun.IsType() && len(call.Args) == 1:
		if t := p.Info.TypeOf(call.Args[0]); t != nil && isString(t) {
			return goMemory
		}
		if p.Info.Types[call.Args[0]].IsNil() {
			return goMemory
		}
		return p.sliceMemory(call.Args[0], depth)
	}
	return p.sliceResultMemory(call, 0, depth)
}

// madeSliceMemory returns the memory of a slice made of a pointer by unsafe.Slice. Its type says
// nothing: such slices are views of memory that others allocated.
func (p tracer) madeSliceMemory(pointer ast.Expr, depth int) Memory {
	m := p.trace(pointer, depth).Memory
	if m.Kind == UnknownMemory {
		m.Kind = OpaqueMemory
	}
	return m
}

// sliceResultMemory returns the memory of the elements of a slice that a call
// yields as one of its results, by index.
func (p tracer) sliceResultMemory(call *ast.CallExpr, result, depth int) Memory {
	if function, returned := p.returned(call, result); len(returned) > 0 {
		if p, isNew := p.enters(function, result); isNew {
			return common(p.sliceMemories(returned, depth))
		}
		return Memory{}
	}
	if id := CalleeIdent(call.Fun); id != nil {
		if fn, ok := p.Info.Uses[id].(*types.Func); ok && fn.Pkg() != nil && IsStandard(fn.Pkg().Path()) {
			if fn.Pkg().Path() == "syscall" { // pages that Mmap maps
				return Memory{Kind: ForeignMemory}
			}
			return goMemory
		}
	}
	return p.madeElsewhere(call, result)
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// IsStandard reports whether an import path is the standard library's.
func IsStandard(path string) bool {
	known, _ := standard.LoadOrStore(path, sync.OnceValue(func() bool {
		info, err := os.Stat(filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(path)))
		return err == nil && info.IsDir()
	}))
	return known.(func() bool)()
}

var standard sync.Map // import paths to func() bool
