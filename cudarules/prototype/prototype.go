// Package prototype knows the C prototypes of the symbols that CUDA's libraries
// export, as the built-in headers declare them.
package prototype

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Prototype is the parameters and the result of a symbol.
type Prototype struct {
	Name   string
	Params []Value
	Result Value

	// Old is set for a symbol whose sizes and device pointers have 32 bits: of CUDA 3.1 and
	// before. Newer ones end in _v2.
	Old bool
}

// A Kind says how a value is passed.
type Kind uint8

const (
	Unknown Kind = iota
	Void
	Integer // enumerations and CUdeviceptr among them
	Float
	Pointer // handles and pointers to functions among them
	Struct  // by value
)

// A Value is a parameter, a result, or the pointee of one.
type Value struct {
	Kind Kind
	Size int64      // in bytes; 0 if it is not known
	Elem *Value     // of a pointer
	Call *Prototype // of a pointer to a function: how that is called
	Type string     // as C spells it

	Narrowed bool // an integer that has 64 bits in the symbol with _v2
}

// Of returns the prototype of a symbol. There is none for symbols that CUDA's driver,
// runtime and the libraries of included headers do not have, and for those whose
// prototype depends on the release.
func Of(symbol string) (*Prototype, bool) {
	table.Lock()
	defer table.Unlock()
	if p, ok := table.known[symbol]; ok {
		return p, p != nil
	}
	if table.known == nil {
		table.known = map[string]*Prototype{}
	}
	p := table.find(symbol)
	table.known[symbol] = p
	return p, p != nil
}

// Constant returns the value of an enumerator of CUDA's libraries.
func Constant(name string) (int64, bool) {
	table.Lock()
	defer table.Unlock()
	if headers.Varies(name) || table.tu == nil && !table.read() {
		return 0, false
	}
	for _, e := range table.tu.Global.Find(name) {
		if e, ok := e.(*sema.Enumerator); ok {
			c, known := e.Value()
			return c.Int(), known
		}
	}
	return 0, false
}

// included are the headers of libraries whose functions have the same prototypes in all releases that export the symbol.
var included = []string{"cuda.h", "cuda_runtime_api.h", "nvrtc.h", "cublas_v2.h", "cufft.h", "curand.h", "nvml.h", "nccl.h", "cudnn.h"}

// prefixes are those of the symbols that the headers' libraries have. Declarations of other libraries are not needed.
var prefixes = regexp.MustCompile(`^(cu[A-Z]|cuda[A-Z]|nvrtc[A-Z]|cublas[A-Z]|cufft[A-Z]|curand[A-Z]|nvml[A-Z]|nccl[A-Z]|cudnn[A-Z])`)

var table prototypes

// prototypes are those of the built-in headers, computed on demand.
type prototypes struct {
	sync.Mutex
	tu     *sema.TU
	failed bool
	known  map[string]*Prototype // nil for those that there are not
}

func (t *prototypes) find(symbol string) *Prototype {
	if !prefixes.MatchString(symbol) {
		return nil
	}
	name := strings.TrimSuffix(strings.TrimSuffix(symbol, "_ptsz"), "_ptds")
	if headers.Varies(name) || t.tu == nil && !t.read() {
		return nil
	}
	f := t.declared(name)
	if f == nil {
		return nil
	}
	p := &Prototype{Name: symbol, Result: t.value(f.First().Type().Elem, maxPointers)}
	switch {
	case isOld(name) && t.declared(name+"_v2") != nil:
		p.Old = true
	case !t.isItself(f):
		return nil
	}
	for _, param := range f.First().Type().Params {
		v := t.value(param, maxPointers)
		if p.Old {
			v = v.old()
		}
		p.Params = append(p.Params, v)
	}
	return p
}

// oldNames are those of functions with sizes and device pointers that CUDA 3.2 has made 64
// bits wide (cuda.h, names that it defines as those with _v2).
var oldNames = regexp.MustCompile(`^cu(MemAlloc|MemAllocPitch|MemFree|MemGetInfo|MemGetAddressRange|MemHostGetDevicePointer|Memcpy(HtoD|DtoH|DtoD|DtoA|AtoD|HtoA|AtoH|AtoA)(Async)?|` +
	`MemsetD(2D)?(8|16|32)|DeviceTotalMem|ModuleGetGlobal|TexRefSetAddress(2D)?|GraphicsResourceGetMappedPointer)$`)

func isOld(name string) bool { return oldNames.MatchString(name) }

// old returns the value as it was when sizes and device pointers had 32 bits.
func (v Value) old() Value {
	switch {
	case v.Kind == Integer && (strings.Contains(v.Type, "long") || headers.IsDevicePointer(v.Type) || v.Type == "size_t"):
		return Value{Kind: Integer, Size: 4, Type: "unsigned int", Narrowed: true}
	case v.Kind == Pointer && v.Elem != nil && v.Elem.Kind == Integer && v.Elem.Size == 8:
		elem := v.Elem.old()
		v.Elem, v.Type = &elem, elem.Type+" *"
	}
	return v
}

// read joins the headers into a translation unit.
func (t *prototypes) read() bool {
	if t.failed {
		return false
	}
	t.failed = true
	const name = "/prototypes.c"
	var text strings.Builder
	for _, h := range included {
		text.WriteString("#include <" + h + ">\n")
	}
	options := nvcc.Default()
	options.Define = append(options.Define, "!__CUDACC__", "!__NVCC__", "!__cplusplus")
	loaded, _, err := source.NewLoader(source.Alone(name, []byte(text.String()))).Load(name, options)
	if err != nil {
		return false
	}
	var units []*sema.Unit
	for _, u := range loaded.Units {
		tree, err := syntax.ParseC(u.Text)
		if err != nil {
			return false
		}
		units = append(units, sema.NewUnit(u, tree))
	}
	t.tu = sema.NewTU(loaded, source.Host, options, units, body.NewReader(), cudarules.BuiltIn(loaded.System, options.Std)...)
	t.failed = false
	return true
}

// declared returns the one function of a name, or nil.
func (t *prototypes) declared(name string) *sema.Function {
	var found *sema.Function
	for _, e := range t.tu.Global.Find(name) {
		f, ok := e.(*sema.Function)
		if !ok || found != nil && found != f || f.IsTemplate() {
			return nil
		}
		found = f
	}
	if found == nil || found.First().Type().Kind != sema.FunctionType || found.First().Type().Variadic {
		return nil
	}
	return found
}

// isItself reports whether the header's function of a name has the prototype of the symbol of that name: versions with a
// suffix, which the name in the header may denote, are all equal to it, or none is.
func (t *prototypes) isItself(f *sema.Function) bool {
	like, unlike := false, false
	for _, suffix := range []string{"_v2", "_v3", "_v4"} {
		if newer := t.declared(f.Name + suffix); newer != nil {
			equal := slices.EqualFunc(f.First().Type().Params, newer.First().Type().Params, sema.Equal)
			like, unlike = like || equal, unlike || !equal
		}
	}
	// cuBLAS functions without a suffix are its older API.
	return !(like && unlike) && !(strings.HasPrefix(f.Name, "cublas") && (like || unlike))
}

// maxPointers bounds how many pointers are looked through.
const maxPointers = 4

func (t *prototypes) value(typ *sema.Type, depth int) Value {
	if typ == nil || depth == 0 {
		return Value{}
	}
	typ = typ.Unqualified()
	v := Value{Type: typ.String()}
	v.Size, _, _ = t.tu.SizeAlign(typ)
	switch {
	case typ.Kind == sema.Void:
		v.Kind = Void
	case typ.IsInteger() || typ.Kind == sema.EnumType:
		v.Kind = Integer
	case typ.IsFloating():
		v.Kind = Float
	case typ.Kind == sema.Pointer, typ.Kind == sema.Array: // a parameter that is written as an array is a pointer
		elem := t.value(typ.Elem, depth-1)
		v.Kind, v.Size, v.Elem = Pointer, 8, &elem
		if f := typ.Elem.Unqualified(); f.Kind == sema.FunctionType && !f.Variadic {
			v.Call = &Prototype{Result: t.value(f.Elem, depth-1)}
			for _, param := range f.Params {
				v.Call.Params = append(v.Call.Params, t.value(param, depth-1))
			}
		}
	case typ.Kind == sema.RecordType:
		v.Kind = Struct
	}
	return v
}
