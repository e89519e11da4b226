package rules

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The arrays of addresses by which launches give kernels their arguments: CUDA Runtime API, cudaLaunchKernel, which copies as many
// bytes from each address as the parameter has.

func init() {
	checks = append(checks, check{info: launchconfig.Params, run: launchParams})
}

func launchParams(p *pass) {
	told := map[*body.Op]bool{}
	p.eachReachedCall(takesAddresses, func(r reached) {
		fault, packed := p.paramsFault(r)
		alone, called := r.alone()
		at := r.first()
		if fault == "" || told[at] || !called && packed {
			return
		}
		if called {
			if known, packed := p.paramsFault(alone); known != "" && (!packed || alone.at.outer != nil) {
				return // reported for that function
			}
		}
		told[at] = true
		found := p.report(at.Node, "%s", fault)
		if at != r.op {
			found.related(p.at(r.op.Node), "launched here")
		}
	})
}

// takesAddresses recognises the functions that launch a kernel with an array of the addresses of its arguments.
func takesAddresses(api headers.API) bool {
	_, ok := api.Param(headers.Args)
	return ok && api.Operation == headers.Launch
}

// paramsFault describes the fault of a launch's argument addresses; empty if none is known. Packed is set if the array is made
// of a parameter pack of a template.
func (p *pass) paramsFault(r reached) (fault string, packed bool) {
	kernel := kernelIn(r.argument(headers.Function), r.at)
	if kernel == nil || kernel.IsTemplate() || kernel.Type().Kind != sema.FunctionType {
		return "", false
	}
	params := kernel.Type().Params
	entries, at, ok := entriesOf(r)
	if !ok {
		return "", false
	}
	packed = slices.ContainsFunc(at.body.Params, func(v *sema.Variable) bool { return strings.Contains(v.Node.Text(), "...") })
	if len(entries) < len(params) {
		return fmt.Sprintf("%d arguments are passed for the %d parameters of kernel '%s'", len(entries), len(params), kernel.Name), packed
	}
	for i, t := range params {
		if what := p.entryFault(entries[i], at, t); what != "" {
			return fmt.Sprintf("argument %d is %s, but parameter %d of kernel '%s' is '%s'", i, what, i+1, kernel.Name, t), packed
		}
	}
	return "", packed
}

// kernelIn returns the kernel that an expression names in a frame; nil if it is not known.
func kernelIn(op *body.Op, f *frame) *sema.Function {
	for depth := maxReachDepth; op != nil; {
		switch {
		case op.Is(body.Convert, body.Cast, body.Decay, body.AddressOf, body.Bind, body.Load):
			op = op.Args[0]
		case op.Is(body.Func) && op.Function != nil && op.Function.IsKernel():
			return op.Function
		case op.Is(body.Var) && depth > 0:
			op, f = f.kept(op.Variable)
			depth--
		default:
			return nil
		}
	}
	return nil
}

// entriesOf returns the elements of the array of addresses that a launch is given, nil for one that is not known or that nothing is
// written for, and the frame that has it. False if the array is not known.
func entriesOf(r reached) ([]*body.Op, *frame, bool) {
	op, f := r.argument(headers.Args), r.at
	for depth := maxReachDepth; op != nil && depth > 0; {
		switch {
		case op.Is(body.Decay, body.Convert, body.Bind, body.Materialize):
			op = op.Args[0]
		case op.Is(body.AddressOf) && op.Args[0].Is(body.Index) && isZeroIndex(op.Args[0].Args[1]):
			op = op.Args[0].Args[0]
		case op.Is(body.Call) && isDataCall(op):
			op = op.Args[0]
		case op.Is(body.List):
			return listed(op), f, true
		case op.Is(body.Load) && op.Args[0].Is(body.Var) && (op.Args[0].Variable.Parameter || op.Args[0].Variable.Type().Kind == sema.Pointer):
			op, f = f.kept(op.Args[0].Variable)
			depth--
		case op.Is(body.Var) && op.Variable.Parameter:
			op, f = f.kept(op.Variable)
			depth--
		case op.Is(body.Var):
			entries, ok := f.elements(op.Variable)
			return entries, f, ok
		default:
			return nil, nil, false
		}
	}
	return nil, nil, false
}

func isZeroIndex(op *body.Op) bool {
	n, ok := constantOf(op)
	return ok && n == 0
}

// isDataCall recognises the call of data of a container of the library's.
func isDataCall(op *body.Op) bool {
	f := op.Function
	return f != nil && f.Class != nil && f.Class.IsBuiltIn() && f.Name == "data" && len(op.Args) == 1
}

// listed returns the elements of a list, also of the list for the array in a std::array.
func listed(op *body.Op) []*body.Op {
	if len(op.Args) == 1 && op.Args[0].Is(body.List) {
		return op.Args[0].Args
	}
	return op.Args
}

// elements returns the elements of a local array that is written out, or to whose elements each one value is assigned. False if
// something else may be done with it than to launch.
func (f *frame) elements(v *sema.Variable) (all []*body.Op, ok bool) {
	t := v.Type()
	isArray := t.Kind == sema.Array || t.Kind == sema.RecordType && t.Record.IsBuiltIn() && t.Record.Name == "array"
	if !v.IsLocal() || v.IsStatic() || !isArray {
		return nil, false
	}
	named, harmless := 0, 0
	assigned := map[*body.Op]bool{}
	for op := range f.body.Root.All() {
		switch op.Kind {
		case body.Var:
			if op.Variable == v {
				named++
			}
		case body.Declare:
			if op.Variable == v && len(op.Args) > 0 && op.Args[0].Is(body.List) {
				all = slices.Clone(listed(op.Args[0]))
			}
		case body.Assign:
			if arrayNamed(op.Args[0]) != v {
				continue
			}
			i, known := constantOf(op.Args[0].Args[len(op.Args[0].Args)-1])
			if !known || i < 0 || i > 1<<12 || op.Operator.Compounds() != 0 {
				return nil, false
			}
			for int64(len(all)) <= i {
				all = append(all, nil)
			}
			if all[i] != nil && assigned[all[i]] {
				return nil, false // one of several
			}
			all[i] = op.Args[1]
			assigned[op.Args[1]] = true
			harmless++
		case body.Call:
			for _, a := range op.Arguments() {
				if isArrayItself(a, v) {
					harmless++
				}
			}
		}
	}
	if named != harmless {
		return nil, false
	}
	if n, isKnown := lengthOf(t); isKnown && int64(len(all)) < n && len(assigned) == 0 {
		for int64(len(all)) < n { // the rest is null
			all = append(all, nil)
		}
	}
	return all, len(all) > 0
}

// arrayNamed returns the array of which a glvalue is an element; nil for others.
func arrayNamed(op *body.Op) *sema.Variable {
	switch {
	case op.Is(body.Index) && op.Args[0].Is(body.Decay) && op.Args[0].Args[0].Is(body.Var):
		return op.Args[0].Args[0].Variable
	case op.Is(body.Call) && op.Function != nil && op.Function.Name == "operator[]" && len(op.Args) == 2 && op.Args[0].Is(body.Var):
		return op.Args[0].Variable
	}
	return nil
}

// isArrayItself reports whether an argument is a pointer to the first element of an array, or the array that is only read.
func isArrayItself(a *body.Op, v *sema.Variable) bool {
	for a != nil {
		switch {
		case a.Is(body.Decay, body.Convert), a.Is(body.Bind) && a.Type.IsConst(), a.Is(body.Call) && isDataCall(a):
			a = a.Args[0]
		case a.Is(body.AddressOf) && a.Args[0].Is(body.Index) && isZeroIndex(a.Args[0].Args[1]):
			a = a.Args[0].Args[0]
		default:
			return a.Is(body.Var) && a.Variable == v
		}
	}
	return false
}

// lengthOf returns how many elements an array has by its type.
func lengthOf(t *sema.Type) (int64, bool) {
	if t.Kind == sema.Array && t.Len > 0 {
		return t.Len, true
	}
	return 0, false
}

// entryFault describes the pointee of an entry, or the entry, if the corresponding parameter has another type; empty if no
// fault is known.
func (p *pass) entryFault(entry *body.Op, f *frame, param *sema.Type) string {
	if param.IsReference() || param.IsDependent() {
		return ""
	}
	for depth := maxReachDepth; entry != nil; {
		switch {
		case entry.Is(body.Convert, body.Cast) && entry.Args[0].Type != nil && entry.Args[0].Type.Kind == sema.Pointer:
			entry = entry.Args[0]
		case entry.Is(body.Load) && entry.Args[0].Is(body.Var) && depth > 0:
			if next, at := f.kept(entry.Args[0].Variable); next != nil && (entry.Args[0].Variable.Parameter && at != nil || isVoidPointer(entry.Type) || isAddressOf(next)) {
				entry, f = next, at
				depth--
				continue
			}
			return cmp.Or(p.valueFault(entry, param), p.objectFault(entry, f, param))
		case entry.Is(body.Load):
			return cmp.Or(p.valueFault(entry, param), p.objectFault(entry, f, param))
		case entry.Is(body.AddressOf) && !entry.Args[0].Is(body.Index, body.Deref):
			if t := entry.Args[0].Type; t != nil && p.misfits(t.NonReference(), param) {
				return fmt.Sprintf("the address of '%s', which is '%s'", entry.Args[0].Node.Text(), t.NonReference())
			}
			return ""
		default:
			return p.objectFault(entry, f, param)
		}
	}
	return ""
}

// objectFault is entryFault for an entry that is the address of a variable, however it comes there.
func (p *pass) objectFault(entry *body.Op, f *frame, param *sema.Type) string {
	if f == nil || f.outer != nil {
		return ""
	}
	a := p.program.Of(f.body.Decl)
	if a == nil {
		return ""
	}
	x, ok := certainly(a.Value(entry))
	if !ok || x.Kind != memory.Address || x.Moved || x.Place.Path != "" || x.Place.Object.Variable == nil {
		return ""
	}
	v := x.Place.Object.Variable
	if t := v.Type(); t.IsReference() || t.Kind == sema.Array || !p.misfits(t, param) {
		return ""
	}
	return fmt.Sprintf("the address of '%s', which is '%s'", v.Name, v.Type())
}

// isAddressOf reports whether an expression is the address of an object, conversions apart.
func isAddressOf(op *body.Op) bool {
	for op.Is(body.Convert, body.Cast) {
		op = op.Args[0]
	}
	return op.Is(body.AddressOf)
}

// valueFault is entryFault for a pointer that is read: it is a value in place of its address if the parameter is a pointer to the
// same.
func (p *pass) valueFault(entry *body.Op, param *sema.Type) string {
	t := entry.Type
	if t == nil || t.Kind != sema.Pointer || param.Kind != sema.Pointer || !t.Elem.IsArithmetic() && t.Elem.Kind != sema.RecordType {
		return ""
	}
	switch t.Elem.Unqualified().Kind {
	case sema.Char, sema.SChar, sema.UChar:
		return ""
	}
	if !sema.EqualUnqualified(t.Elem, param.Elem) {
		return ""
	}
	return fmt.Sprintf("the value of '%s', not its address", entry.Node.Text())
}

// misfits reports whether an object of a type is no argument for a parameter of another: it has another size, or one is a
// floating-point number and the other is an integer or a pointer.
func (p *pass) misfits(t, param *sema.Type) bool {
	if t.IsDependent() || t.Kind == sema.UnknownType || param.Kind == sema.UnknownType {
		return false
	}
	given, _, known := p.SizeAlign(t)
	wanted, _, also := p.SizeAlign(param)
	if !known || !also {
		return false
	}
	isWord := func(t *sema.Type) bool { return t.IsInteger() || t.Kind == sema.Pointer }
	return given != wanted || t.IsFloating() && isWord(param) || isWord(t) && param.IsFloating()
}
