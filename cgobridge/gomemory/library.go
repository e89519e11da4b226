package gomemory

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// A model applies a function of the standard library that passes its arguments on; results is nil if they are unknown.
type model func(fr *frame, s *state, call *ast.CallExpr, recv value, args []value) (results []result)

// modelOf returns the model of a function of the standard library that stores an address for its callers, passes it on, or
// calls its argument immediately; nil if it has none.
func modelOf(fn *types.Func) model {
	name := fn.FullName()
	if open, close := strings.IndexByte(name, '['), strings.IndexByte(name, ']'); open >= 0 && open < close {
		name = name[:open] + name[close+1:]
	}
	switch name {
	case "(*sync.Once).Do":
		return callsOnce
	case "(*sync.WaitGroup).Go":
		return callsAtOnce
	case "sync.OnceFunc", "sync.OnceValue", "sync.OnceValues", "slices.Clip", "slices.Grow":
		return handsOn
	case "(*sync/atomic.Pointer).Store", "(*sync/atomic.Value).Store", "(*sync.Pool).Put",
		"(*container/list.List).PushBack", "(*container/list.List).PushFront":
		return stores
	case "(*sync/atomic.Pointer).Load", "(*sync/atomic.Value).Load", "(*sync.Map).Load", "(*sync.Map).LoadAndDelete":
		return loads
	case "(*sync.Pool).Get":
		return gets
	case "(*sync.Map).Store":
		return storesSecond
	case "sync/atomic.StorePointer", "sync/atomic.StoreUintptr":
		return storesBehind
	case "sync/atomic.LoadPointer", "sync/atomic.LoadUintptr":
		return loadsBehind
	case "slices.Clone", "maps.Clone":
		return clones
	case "slices.Values", "slices.All", "maps.Values", "maps.All":
		return yieldsElements
	}
	return nil
}

func handsOn(_ *frame, _ *state, _ *ast.CallExpr, _ value, args []value) []result {
	return []result{{value: args[0]}}
}

func callsAtOnce(fr *frame, s *state, call *ast.CallExpr, _ value, args []value) []result {
	return fr.dynamic(s, call, args[0], nil)
}

// callsOnce calls a function if the sync.Once has called none.
func callsOnce(fr *frame, s *state, call *ast.CallExpr, recv value, args []value) []result {
	places := fr.cells(recv)
	if len(places) == 1 && !recv.open && s.held.has(places[0]) {
		if v := fr.loadExactly(s, places[0]); !v.mayBeNil() {
			return nil
		}
	}
	before := s.clone()
	o := recv.root()
	perhaps := *fr
	perhaps.perhaps = o == nil || s.exposed[o] || o.kind != madeObject && (o.kind != variableObject || !fr.f.isLocalVariable(o.variable))
	callsAtOnce(&perhaps, s, call, recv, args)
	if !s.dead {
		fr.store(s, places, false, addressOf(fr.f.make(call, 0, fr.in, cgobridge.GoMemory)))
	}
	if perhaps.perhaps {
		dead := s.dead
		*s = *fr.join(before, s)
		s.dead = dead && before.dead
	}
	return nil
}

// cellPart is the part of a library object that holds the value stored in it.
const cellPart = ".()"

func (fr *frame) cells(v value) (list []place) {
	for _, a := range v.atoms {
		if !a.isNil() {
			list = append(list, a.to.part(cellPart))
		}
	}
	return list
}

func (fr *frame) loadCells(s *state, v value) []result {
	out := value{open: v.open}
	for _, p := range fr.cells(v) {
		if p.object == nil || !s.held.has(p) {
			return openResults()
		}
		out = out.join(fr.loadExactly(s, p))
	}
	return []result{{value: out}, {value: openValue}}
}

func stores(fr *frame, s *state, _ *ast.CallExpr, recv value, args []value) []result {
	fr.store(s, fr.cells(recv), recv.open, args[0])
	return openResults()
}

func loads(fr *frame, s *state, _ *ast.CallExpr, recv value, _ []value) []result {
	return fr.loadCells(s, recv)
}

// gets takes a value from a pool: what was put there or, of an empty one, what its function New makes.
func gets(fr *frame, s *state, call *ast.CallExpr, recv value, _ []value) []result {
	out := value{}
	for _, a := range recv.atoms {
		if a.isNil() {
			continue
		}
		if p := a.to.part(cellPart); p.object != nil && s.held.has(p) {
			out = out.join(fr.loadExactly(s, p))
		}
		makes := fr.load(s, a.to.part(".New"))
		if !makes.isFunction() {
			makes = fr.madeByPool(a.to)
		}
		if !makes.isFunction() {
			return openResults()
		}
		for _, made := range fr.dynamic(s, call, makes, nil) {
			out = out.join(made.value)
		}
	}
	out.open = out.open || recv.open
	return []result{{value: out}}
}

// madeByPool returns the function New of a pool that is a variable and is given one literal.
func (fr *frame) madeByPool(p place) value {
	if p.path != "" || p.object.kind != variableObject {
		return openValue
	}
	list, all := fr.f.AssignedTo(p.object.variable)
	if !all || len(list) != 1 {
		return openValue
	}
	lit, ok := ast.Unparen(list[0]).(*ast.CompositeLit)
	if !ok {
		return openValue
	}
	for _, e := range lit.Elts {
		kv, ok := e.(*ast.KeyValueExpr)
		if !ok || types.ExprString(kv.Key) != "New" {
			continue
		}
		if makes, ok := ast.Unparen(kv.Value).(*ast.FuncLit); ok {
			return fr.f.functionValue(function{literal: makes})
		}
	}
	return openValue
}

// storesSecond stores one of several values.
func storesSecond(fr *frame, s *state, _ *ast.CallExpr, recv value, args []value) []result {
	if len(args) < 2 {
		return nil
	}
	for _, p := range fr.cells(recv) {
		v := args[1]
		if p.object != nil && s.held.has(p) {
			v = v.join(fr.loadExactly(s, p))
		}
		fr.store(s, []place{p}, recv.open, v)
	}
	return nil
}

func storesBehind(fr *frame, s *state, _ *ast.CallExpr, _ value, args []value) []result {
	if len(args) == 2 {
		fr.storeBehind(s, args[0], args[1])
	}
	return nil
}

func loadsBehind(fr *frame, s *state, call *ast.CallExpr, _ value, args []value) []result {
	return []result{{value: fr.loadAll(s, fr.behind(args[0], call))}}
}

// clones makes a slice or map with the same elements.
func clones(fr *frame, s *state, call *ast.CallExpr, _ value, args []value) []result {
	p := fr.f.make(call, 0, fr.in, cgobridge.GoMemory)
	fr.renew(s, p.object)
	fr.forget(s, p)
	s.held.drop(p)
	into := addressOf(p).from(call)
	fr.copyElements(s, into, args[0])
	return []result{{value: into}}
}

// yieldsElements makes an iterator over the elements of a slice or map.
func yieldsElements(fr *frame, s *state, call *ast.CallExpr, _ value, args []value) []result {
	made := fr.f.make(call, asMethod, fr.in, cgobridge.GoMemory)
	v := fr.f.functionValue(function{elements: made.object})
	s.held.set(place{v.atoms[0].to.object, receiverPart}, args[0])
	return []result{{value: v}}
}

// yieldElements calls the yield function of an iterator over elements.
func (fr *frame) yieldElements(s *state, call *ast.CallExpr, o *object, args []value) []result {
	if len(args) != 1 {
		return fr.unknown(s, value{}, args)
	}
	of := fr.load(s, place{o, receiverPart})
	element := value{open: of.open}
	for _, a := range of.atoms {
		if !a.isNil() {
			element = element.join(fr.load(s, fr.f.objects.element(a.to, "[]")))
		}
	}
	element = element.anyOf()
	given := []value{element}
	for _, a := range args[0].atoms {
		if !a.isNil() && a.to.object.function.yields != nil && a.to.object.function.yields.Value != nil {
			given = []value{openValue, element}
		}
	}
	return fr.dynamic(s, call, args[0], given)
}

// standardResults returns the results of a function of the standard library: slices and strings are Go memory, unless other memory
// may have been given to it, or comes from the system. Nothing is known of their elements.
func (fr *frame) standardResults(s *state, call *ast.CallExpr, fn *types.Func, given []value) []result {
	results := openResults()
	switch fn.Pkg().Path() {
	case "syscall", "reflect", "runtime", "runtime/cgo":
		return results
	}
	isOther := func(o *object) bool { return o.memory.IsForeign() || o.kind == someObject }
	for _, v := range given {
		if v.open || slices.ContainsFunc(fr.leads(s, v), isOther) {
			return results
		}
	}
	for i := range min(fn.Signature().Results().Len(), len(results)) {
		t := fn.Signature().Results().At(i).Type()
		if _, isSlice := t.Underlying().(*types.Slice); !isSlice && !isString(t) {
			continue
		}
		p := fr.f.make(call, 1+i, fr.in, cgobridge.GoMemory)
		fr.renew(s, p.object)
		fr.forget(s, p)
		s.held.set(fr.f.objects.element(p, "[]"), openValue)
		results[i] = result{value: addressOf(p).from(call)}
	}
	return results
}
