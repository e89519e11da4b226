package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the number of bytes that are copied: CUDA Runtime API, memory management.

func init() {
	register(copyBytes, rule.Info{
		ID: "copy-size", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMemcpy and cudaMemset",
		Doc: "A copy or fill is given a number of bytes, no more than there are at either end: not the number of elements, not the size of a pointer.",
		Bad: `float *zeros(size_t n) {
    float *d = nullptr;
    if (cudaMalloc(&d, n * sizeof(float)) == cudaSuccess) cudaMemset(d, 0, n);
    return d;
}`,
		Good: `float *zeros(size_t n) {
    float *d = nullptr;
    if (cudaMalloc(&d, n * sizeof(float)) == cudaSuccess) cudaMemset(d, 0, n * sizeof(float));
    return d;
}`,
	})
}

func copyBytes(p *pass) {
	var of *body.Body
	var in *amounts
	p.eachHostCopy(func(e effect) {
		i, ok := e.API.Param(headers.Size)
		args := e.op.Arguments()
		if e.called || e.API.Driver || !ok || i >= len(args) || !isLinear(e.API) {
			return
		}
		if of != e.memory.Body {
			of, in = e.memory.Body, amountsIn(e.memory.Body)
		}
		size, ok := in.of(args[i])
		if !ok {
			return
		}
		c := sizedCopy{pass: p, effect: e, amounts: in, size: size, written: args[i]}
		if fault := c.fault(); fault != "" {
			p.report(e.op.Node, "%s is given %s", e.API.Name, fault)
		}
	})
}

// isLinear reports whether a function copies or fills bytes that lie one behind the other:
// what has a pitch has it behind each pointer.
func isLinear(api headers.API) bool {
	roles := []headers.Role{headers.Dst, headers.Src}
	if api.Operation == headers.Fill {
		roles[1] = headers.Value
	}
	at := -1
	for _, r := range roles {
		i, ok := api.Param(r)
		if !ok {
			if i, ok = api.Param(headers.Symbol); !ok {
				return false
			}
		}
		at = max(at, i)
	}
	size, _ := api.Param(headers.Size)
	return at == 1 && size == 2
}

// A sizedCopy is a copy or fill whose number of bytes is known as a product.
type sizedCopy struct {
	*pass
	effect
	*amounts
	size    amount
	written *body.Op
}

// fault says what is wrong with the number of bytes; empty if nothing is known to be.
func (c *sizedCopy) fault() string {
	pointers := c.pointers()
	elements := c.elements(pointers)
	for _, s := range c.size.sizes {
		if s.of.Kind != sema.Pointer || elements == nil || elements.Kind == sema.Pointer {
			continue
		}
		if len(c.size.sizes) == 1 && len(c.size.factors) == 0 && c.size.constant == s.bytes {
			if s.variable != nil && slices.ContainsFunc(pointers, func(op *body.Op) bool { return namesVariable(op, s.variable) }) {
				return "the size of the pointer " + s.variable.Name + ", not of what it points to"
			}
		} else if n, _, ok := c.tu.SizeAlign(elements); ok && (n != s.bytes || elements.IsFloating()) {
			return "a multiple of the size of a pointer, and copies no pointers"
		}
	}
	if c.multipliesTwice() && elements != nil {
		return "a number of bytes that is multiplied by the size of an element twice"
	}
	for _, op := range pointers {
		if c.countsElements(op) {
			return "the number of elements that were allocated, not of bytes"
		}
	}
	return c.excess(pointers)
}

// pointers returns the arguments that say where bytes are copied from and to.
func (c *sizedCopy) pointers() (all []*body.Op) {
	for _, r := range []headers.Role{headers.Dst, headers.Src, headers.Symbol} {
		if i, ok := c.API.Param(r); ok && i < len(c.op.Arguments()) {
			op := c.op.Arguments()[i]
			for op.Is(body.Convert, body.Bind, body.Materialize) {
				op = op.Args[0]
			}
			all = append(all, op)
		}
	}
	return all
}

// elements returns the type of what is copied, if it has more than one byte and all that are
// known at the ends agree; nil if it is not known.
func (c *sizedCopy) elements(pointers []*body.Op) (elements *sema.Type) {
	for _, op := range pointers {
		t := op.Type
		for t != nil && t.Kind == sema.Array {
			t = t.Elem
		}
		if t != nil && t.Kind == sema.Pointer && op.Type.Kind == sema.Pointer {
			t = t.Elem
		}
		if t == nil || t.Kind == sema.Void {
			continue
		}
		if n, _, ok := c.tu.SizeAlign(t); !ok || n <= 1 || elements != nil && !sema.Equal(elements.Unqualified(), t.Unqualified()) {
			return nil
		}
		elements = t
	}
	return elements
}

// namesVariable reports whether a pointer is the value of a variable, or the array that it is.
func namesVariable(op *body.Op, v *sema.Variable) bool {
	return op.Is(body.Load, body.Decay) && op.Args[0].Kind == body.Var && op.Args[0].Variable == v
}

// multipliesTwice reports whether two sizes of elements are factors: what counts characters
// is none.
func (c *sizedCopy) multipliesTwice() bool {
	n := 0
	for _, s := range c.size.sizes {
		if s.bytes > 1 && s.of.Kind != sema.Array {
			n++
		}
	}
	return n > 1 && len(c.size.factors) > 0
}

// countsElements reports whether the number of bytes is the number of elements by which the
// memory that a pointer points to was allocated in the body.
func (c *sizedCopy) countsElements(op *body.Op) bool {
	allocated, ok := c.allocation(op)
	if !ok || len(c.size.sizes) > 0 || len(c.size.factors) == 0 || !slices.Equal(c.size.factors, allocated.factors) || len(allocated.sizes) != 1 {
		return false
	}
	each := allocated.sizes[0].bytes
	return each > 1 && allocated.constant == c.size.constant*each && op.Type != nil && c.elements([]*body.Op{op}) != nil
}

// allocation returns how many bytes were allocated where a pointer points to the first of them.
func (c *sizedCopy) allocation(op *body.Op) (bytes amount, ok bool) {
	x, ok := certainly(c.memory.Value(op))
	if !ok || x.Kind != memory.Address || x.Moved || x.Place.Path != "" || x.Place.Object.Made == nil {
		return bytes, false
	}
	made := x.Place.Object.Made
	if made.Kind == body.New {
		if made.Type == nil {
			return bytes, false
		}
		each, _, ok := c.tu.SizeAlign(made.Type.Elem)
		count := amount{constant: 1}
		if ok && made.Args[0] != nil {
			count, ok = c.amounts.of(made.Args[0])
		}
		count.constant *= each
		count.sizes = append(count.sizes, sizeof{of: made.Type.Elem, bytes: each})
		return count, ok
	}
	if made.Kind != body.Call || !c.declares(made) {
		return bytes, false
	}
	name := sema.LibraryName(made.Function, made.Call())
	if api, known := headers.Lookup(name); known {
		if i, ok := api.Param(headers.Size); ok && api.Operation == headers.Allocate && i < len(made.Arguments()) {
			result, _ := api.Param(headers.Result)
			if size, ok := c.amounts.of(made.Arguments()[i]); ok && i == result+1 {
				return size, true
			}
		}
		return bytes, false
	}
	if f, known := headers.LookupC(name); known && f.Operation == headers.Allocate && len(made.Arguments()) == 1 {
		return c.amounts.of(made.Arguments()[0])
	}
	return bytes, false
}

// declares reports whether an operation is one of the body's.
func (c *sizedCopy) declares(op *body.Op) bool { return c.memory.Body.Decl.Node.Contains(op.Node) }

// excess says that more bytes are copied than there are at an end.
func (c *sizedCopy) excess(pointers []*body.Op) string {
	if len(c.size.factors) > 0 {
		return ""
	}
	for _, op := range pointers {
		bytes, name, ok := c.extent(op)
		if ok && op.Is(body.Var) { // a symbol
			if i, has := c.API.Param(headers.Offset); has && i < len(c.op.Arguments()) {
				offset, known := c.amounts.of(c.op.Arguments()[i])
				ok = known && len(offset.factors) == 0
				bytes -= offset.constant
			}
		}
		if ok && c.size.constant > bytes {
			return fmt.Sprintf("%d bytes, and %s has %d from there on", c.size.constant, name, max(bytes, 0))
		}
	}
	return ""
}

// extent returns how many bytes of an object lie from where a pointer, or a symbol, points to
// on, and the object's name.
func (c *sizedCopy) extent(op *body.Op) (bytes int64, name string, ok bool) {
	switch op.Kind {
	case body.Convert:
		return c.extent(op.Args[0])
	case body.Decay, body.AddressOf:
		return c.behind(op.Args[0])
	case body.Var:
		return c.behind(op)
	case body.Binary:
		if op.Type == nil || op.Type.Kind != sema.Pointer { // a number that is made a pointer
			return 0, "", false
		}
		bytes, name, ok = c.extent(op.Args[0])
		n, known := op.Args[1].Constant()
		each, _, sized := c.tu.SizeAlign(op.Type.Elem)
		if op.Operator != syntax.Add || !known || !sized || n.Int() < 0 {
			return 0, "", false
		}
		return bytes - n.Int()*each, name, ok
	case body.Call:
		if f := op.Function; f != nil && f.Class != nil && f.Name == "data" && op.Args[0] != nil && isStandardArray(f.Class) {
			return c.behind(op.Args[0])
		}
	}
	if allocated, ok := c.allocation(op); ok && len(allocated.factors) == 0 {
		return allocated.constant, "what was allocated", true
	}
	return 0, "", false
}

// behind is extent for a glvalue.
func (c *sizedCopy) behind(op *body.Op) (bytes int64, name string, ok bool) {
	switch op.Kind {
	case body.Bind, body.Cast:
		return c.behind(op.Args[0])
	case body.Var:
		v := op.Variable
		if v.Type().IsReference() || v.IsExtern() || v.Type().Kind == sema.Pointer && v.LiesIn(sema.AnyMemory) == sema.Yes {
			return 0, "", false
		}
		bytes, ok = c.sizeOf(v.Type())
		return bytes, v.Name, ok && bytes > 0
	case body.Member:
		if op.Variable == nil || op.Args[0].Type == nil || op.Args[0].Type.Kind != sema.RecordType {
			return 0, "", false
		}
		bytes, name, ok = c.behind(op.Args[0])
		f, known := c.tu.Member(op.Args[0].Type.Record, op.Variable.Name, false)
		return bytes - f.Offset, name, ok && known
	case body.Index:
		if !op.Args[0].Is(body.Decay) {
			return 0, "", false
		}
		bytes, name, ok = c.behind(op.Args[0].Args[0])
		n, known := op.Args[1].Constant()
		each, _, sized := c.tu.SizeAlign(op.Type)
		if !known || !sized {
			return 0, "", false
		}
		return bytes - n.Int()*each, name, ok
	}
	return 0, "", false
}

// sizeOf returns the size of an object, of a std::array that of its elements.
func (c *sizedCopy) sizeOf(t *sema.Type) (bytes int64, ok bool) {
	if t.Kind == sema.RecordType && isStandardArray(t.Record) {
		args := t.Record.Args
		if len(args) != 2 || args[0].Type == nil || args[1].Value == nil {
			return 0, false
		}
		each, ok := c.sizeOf(args[0].Type)
		return each * args[1].Value.Int(), ok
	}
	bytes, _, ok = c.tu.SizeAlign(t)
	return bytes, ok
}

func isStandardArray(r *sema.Record) bool { return strings.HasPrefix(r.String(), "std::array<") }
