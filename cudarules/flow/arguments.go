package flow

import (
	"strconv"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// argumentArrays are the local arrays of addresses in a body. A launch reads the pointees of its array's elements, and
// changes nothing: where a body uses an array only to set elements and to launch, the variables whose addresses it holds
// are changed by their names alone.
type argumentArrays struct {
	declared  map[*sema.Variable]bool
	named     map[*sema.Variable]int // how often the body names an array
	harmless  map[*sema.Variable]int // how often to launch with it or to set an element
	addresses map[*sema.Variable][]*body.Op
}

// look records the use of such an array by an operation, and in apart the operations that expose nothing themselves.
func (a *argumentArrays) look(op *body.Op, apart map[*body.Op]bool) {
	switch op.Kind {
	case body.Var:
		a.named[op.Variable]++
	case body.Declare:
		if !isAddresses(op.Variable) {
			return
		}
		a.declared[op.Variable] = true
		if len(op.Args) > 0 && op.Args[0] != nil && op.Args[0].Kind == body.List {
			a.give(op.Variable, op.Args[0].Args, apart)
		}
	case body.Assign:
		if to := op.Args[0]; to.Kind == body.Index {
			if v := arrayOf(to.Args[0]); v != nil {
				a.harmless[v]++
				a.give(v, op.Args[1:], apart)
			}
		}
	case body.Call:
		given := launchArguments(op)
		if given == nil {
			return
		}
		if given = unconverted(given); given.Kind == body.List {
			for _, x := range given.Args {
				if x != nil {
					apart[unconverted(x)] = true
				}
			}
		} else if v := arrayOf(given); v != nil {
			a.harmless[v]++
			apart[given] = true
		}
	}
}

func (a *argumentArrays) give(v *sema.Variable, elements []*body.Op, apart map[*body.Op]bool) {
	for _, x := range elements {
		if x == nil {
			continue
		}
		if x = unconverted(x); x.Kind == body.AddressOf {
			apart[x] = true
			a.addresses[v] = append(a.addresses[v], x)
		}
	}
}

// eachExposed has visit see the objects whose addresses are in arrays with which something else may be done.
func (a *argumentArrays) eachExposed(visit func(*body.Op)) {
	for v, addresses := range a.addresses {
		if !a.declared[v] || a.named[v] != a.harmless[v] {
			for _, x := range addresses {
				visit(x.Args[0])
			}
		}
	}
}

// arrayOf returns the local array of addresses whose first element an operation points at; nil if it is something else.
func arrayOf(op *body.Op) *sema.Variable {
	if op.Kind == body.AddressOf && op.Args[0].Kind == body.Index { // &a[0]
		if first, ok := op.Args[0].Args[1].Constant(); ok && first.Int() == 0 {
			op = op.Args[0].Args[0]
		}
	}
	if op.Kind == body.Decay && op.Args[0].Kind == body.Var && isAddresses(op.Args[0].Variable) {
		return op.Args[0].Variable
	}
	return nil
}

func isAddresses(v *sema.Variable) bool {
	return v != nil && v.IsLocal() && !v.IsStatic() && v.Type().Kind == sema.Array && v.Type().Elem.Kind == sema.Pointer
}

// launchArguments returns the array of argument addresses of a CUDA call that launches a kernel; nil if it has none.
func launchArguments(op *body.Op) *body.Op {
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	if i, ok := api.Param(headers.Args); ok && api.Operation == headers.Launch && i+1 < len(op.Args) {
		return op.Args[i+1]
	}
	return nil
}

// launchValues returns the argument expressions of a CUDA call that launches a kernel and takes the arguments themselves, not
// their addresses; glvalues included.
func launchValues(op *body.Op) []*body.Op {
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	_, byAddress := api.Param(headers.Args)
	if i, ok := api.Param(headers.Function); ok && !byAddress && !api.Driver && api.Operation == headers.Launch && i+2 < len(op.Args) {
		return op.Args[i+2:]
	}
	return nil
}

// isCopied reports whether an argument is the name of an object, or a reference to one, which the launch copies. For an array,
// the kernel receives the address.
func isCopied(a *body.Op) bool {
	return a != nil && (a.Kind == body.Bind || a.Category != sema.PRValue) && a.Type != nil && a.Type.NonReference().Kind != sema.Array
}

// Argument returns the value of the i-th argument of a kernel that a call of CUDA's launches.
func (k *Known) Argument(launch *body.Op, i int) (sema.Constant, bool) {
	if values := launchValues(launch); i < len(values) {
		return k.valueOf(values[i])
	}
	array := launchArguments(launch)
	if array == nil {
		return sema.Constant{}, false
	}
	var address *body.Op
	if array = unconverted(array); array.Kind != body.List {
		address = k.given[part{arrayOf(array), "[" + strconv.Itoa(i) + "]"}]
	} else if i < len(array.Args) {
		address = array.Args[i]
	}
	if address == nil {
		return sema.Constant{}, false
	}
	return k.Pointee(address, "")
}

// valueOf is Value, extended to the object that a glvalue names.
func (k *Known) valueOf(op *body.Op) (sema.Constant, bool) {
	for op.Is(body.Bind, body.Materialize) {
		op = op.Args[0]
	}
	if c, ok := k.Value(op); ok {
		return c, true
	}
	if p, ok := partOf(op); ok && op.Category != sema.PRValue && !isArrayElement(op) {
		return k.held[p].one()
	}
	return sema.Constant{}, false
}
