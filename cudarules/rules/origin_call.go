package rules

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// call follows a call: of a cast, a function of the runtime, an allocator of C,
// or a function that may change what it gets by address.
func (f *pointerFlow) call(n syntax.Node) origin {
	c := f.root.CallAt(n)
	if c == nil {
		f.childExpressions(n)
		return unknownOrigin
	}
	if c.Construct != nil {
		o := unknownOrigin
		for _, a := range c.Args {
			o = f.expression(a)
		}
		if len(c.Args) == 1 && c.Construct.Kind == sema.Pointer {
			return o
		}
		return unknownOrigin
	}
	f.callThrough(c)
	callee := calleeOf(c)
	builtIn := callee != nil && f.pass.Unit(callee.First().Node).Prelude
	if builtIn && callee.Class == nil {
		if api, ok := headers.Lookup(callee.Name); ok {
			f.api(n, api, c.Args)
			return unknownOrigin
		}
		switch callee.Name {
		case "malloc", "calloc", "realloc", "aligned_alloc", "strdup":
			for _, a := range c.Args {
				f.expression(a)
			}
			return hostMemory
		}
	}
	object := n.Child(syntax.FieldFunction)
	if object.Kind() == syntax.FieldExpression {
		f.expression(object)
		f.forgetRoot(object.Child(syntax.FieldArgument))
	} else if callee == nil || callee.Lambda != nil {
		f.expression(object)
	}
	accesses := builtIn && callee.Class == nil && accessingFunctions[callee.Name]
	for i, a := range c.Args {
		if o := f.argument(c, i, a); accesses && o != unknownOrigin {
			f.uses.accesses = append(f.uses.accesses, pointerAccess{n, a, o})
		}
	}
	if !builtIn {
		f.forgetShared()
	}
	if builtIn && callee.Class != nil && holdsHostMemory(callee.Class) && (callee.Name == "data" || callee.Name == "c_str") {
		return hostMemory
	}
	if c.Function != nil && !builtIn {
		return f.resultOf(c.Function)
	}
	return unknownOrigin
}

// callThrough notes a call of what an object stands for.
func (f *pointerFlow) callThrough(c *sema.Call) {
	object := c.Node.Child(syntax.FieldFunction)
	if c.Function != nil && c.Function.Name == "invoke" && isStdScope(c.Function.Scope) && len(c.Args) > 0 {
		object = c.Args[0]
	} else if len(f.value(object).Functions()) > 0 {
		return // by name
	}
	if o := f.standsFor(object); o != unknownOrigin {
		f.uses.calls = append(f.uses.calls, pointerCall{c.Node, object, o})
	}
}

// standsFor returns the origin of the function that calls of an object call.
func (f *pointerFlow) standsFor(n syntax.Node) origin {
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return f.standsFor(n.First())
	case syntax.PointerExpression:
		return f.standsFor(n.Child(syntax.FieldArgument))
	}
	value := f.value(n)
	if set := value.Functions(); len(set) > 0 {
		return functionOrigin(set)
	}
	v, ok := value.Entity.(*sema.Variable)
	if ok && v.Type().Kind == sema.LValueReference && v.Type().Elem.Kind == sema.FunctionType && !v.Initializer().IsZero() {
		return functionOrigin(v.Scope.ValueAt(v.Initializer()).Functions())
	}
	t := value.Type
	switch {
	case t.Kind == sema.Pointer && t.Elem.Kind == sema.FunctionType, t.Kind == sema.RecordType && isStd(t.Record, "function"):
		if at, ok := f.place(n); ok {
			return f.state[at]
		}
	}
	return unknownOrigin
}

// calleeOf returns the function that a call calls, or one of several of the
// same name.
func calleeOf(c *sema.Call) *sema.Function {
	if c.Function != nil {
		return c.Function
	}
	for _, g := range c.Candidates {
		return g
	}
	return nil
}

// argument follows the evaluation of an argument, forgets what the callee may
// change, and returns the origin of its value.
func (f *pointerFlow) argument(c *sema.Call, i int, a syntax.Node) origin {
	o := f.expression(a)
	switch {
	case a.Op() == syntax.AddressOf:
		f.forgetRoot(a.Child(syntax.FieldArgument))
	case f.mayChange(c, i, a):
		f.forgetRoot(a)
	}
	return o
}

// mayChange reports whether a call may assign the variable that is its i-th
// argument.
func (f *pointerFlow) mayChange(c *sema.Call, i int, a syntax.Node) bool {
	v := f.value(a)
	if v.Category != sema.LValue {
		return false
	}
	if c.Function == nil || v.Type.Kind == sema.Array {
		return true
	}
	t := c.Function.Type()
	if t.Kind != sema.FunctionType || i >= len(t.Params) {
		return t.Kind != sema.FunctionType
	}
	p := t.Params[i]
	return p.Kind == sema.UnknownType || p.IsReference() && !p.Elem.IsConst()
}

// forgetShared forgets members of the class and variables outside of functions,
// which a call may change.
func (f *pointerFlow) forgetShared() {
	for at := range f.state {
		if at.variable.Member != nil || at.variable.Scope.Kind == sema.NamespaceScope || strings.Contains(at.path, "->") {
			delete(f.state, at)
		}
	}
}

// api follows a call of the runtime or driver API.
func (f *pointerFlow) api(n syntax.Node, api headers.API, args []syntax.Node) {
	arg := func(r headers.Role) syntax.Node {
		if i, ok := api.Param(r); ok && i < len(args) {
			return args[i]
		}
		return syntax.Node{}
	}
	for _, a := range args {
		f.expression(a)
	}
	switch api.Operation {
	case headers.Allocate:
		o := unrelatedOrigin
		switch api.To {
		case headers.DeviceMemory:
			o = deviceMemory
		case headers.ManagedMemory:
			o = managedMemory
		}
		f.store(arg(headers.Result), o)
		return
	case headers.Address:
		o := unrelatedOrigin
		if i, ok := api.Param(headers.Symbol); ok && i < len(args) {
			if o = symbolAddress; f.isManaged(args[i]) {
				o = managedMemory
			}
		}
		f.store(arg(headers.Result), o)
		return
	case headers.Free:
		f.forgetRoot(arg(headers.Object))
		return
	case headers.Register:
		if at, ok := f.place(arg(headers.Object)); ok {
			f.lose(at.variable)
		} else {
			clear(f.state)
		}
		return
	case headers.Copy:
		f.copy(n, api, arg(headers.Dst), arg(headers.Src), arg(headers.Symbol))
		return
	}
	for _, a := range args {
		if at, ok := f.pointee(a); ok {
			f.forget(place{at.variable, ""})
		}
	}
}

// copy follows a copy of memory.
func (f *pointerFlow) copy(n syntax.Node, api headers.API, dst, src, symbol syntax.Node) {
	toSymbol := dst.IsZero() && !symbol.IsZero()
	held := []origin(nil)
	if at, ok := f.pointee(src); ok {
		held = f.parts(at)
	}
	if toSymbol || f.expression(dst) == deviceMemory {
		name := symbol
		if !toSymbol {
			name = dst
		}
		f.uses.copies = append(f.uses.copies, pointerCopy{n, name.Text(), held})
	}
	if !dst.IsZero() {
		o := unknownOrigin
		if v, ok := f.value(symbol).Entity.(*sema.Variable); ok && src.IsZero() {
			o = f.deviceValue(v)
		}
		f.store(dst, o)
	}
}

// deviceValue returns the origin of the address that a device variable is
// initialized with, or that device code assigns to it.
func (f *pointerFlow) deviceValue(v *sema.Variable) origin {
	if v.LiesIn(sema.AnyMemory) != sema.Yes {
		return unknownOrigin
	}
	kernel := f.pass.storesKernel(v)
	for _, u := range f.pass.InitializerUses(v) {
		if u.Kind == sema.TakesAddress || u.Kind == sema.Refers {
			if u.Function == nil || !u.Function.IsKernel() {
				return unknownOrigin
			}
			kernel = true
		}
	}
	if kernel {
		return deviceKernel
	}
	return unknownOrigin
}

// storesKernel reports whether device code assigns the address of a kernel to a
// variable, or to an element of it.
func (p *pass) storesKernel(v *sema.Variable) bool {
	for _, b := range p.deviceTU().Bodies() {
		if b.Function.RunsOn(sema.Host) != sema.No {
			continue
		}
		for _, u := range b.Uses() {
			if u.Kind != sema.Refers && u.Kind != sema.TakesAddress || u.Function == nil || !u.Function.IsKernel() {
				continue
			}
			value := u.Node
			for value.Parent().Is(syntax.PointerExpression, syntax.ParenthesizedExpression) {
				value = value.Parent()
			}
			assignment := value.Parent()
			if assignment.Kind() != syntax.AssignmentExpression || value.Field() != syntax.FieldRight {
				continue
			}
			left := assignment.Child(syntax.FieldLeft)
			if left.Kind() == syntax.SubscriptExpression {
				left = left.Child(syntax.FieldArgument)
			}
			if to, ok := u.Scope.Value(left).Entity.(*sema.Variable); ok && to.LiesIn(sema.AnyMemory) == sema.Yes && to.String() == v.String() {
				return true
			}
		}
	}
	return false
}

// store notes what the object that a pointer argument points to holds now.
func (f *pointerFlow) store(pointer syntax.Node, o origin) {
	at, ok := f.pointee(pointer)
	switch {
	case !ok:
		f.forgetRoot(pointer)
	case strings.HasSuffix(at.path, "[]"):
		f.forget(at)
	default:
		f.set(at, o)
	}
}

// pointee returns the place that a pointer argument points to: x of &x, with
// casts around it, or the elements of an array.
func (f *pointerFlow) pointee(n syntax.Node) (place, bool) {
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return f.pointee(n.First())
	case syntax.CastExpression, syntax.CallExpression:
		if c, ok := f.root.CastAt(n); ok && (c.Kind == syntax.CCast || c.To.Kind == sema.Pointer) {
			return f.pointee(c.Operand)
		}
	case syntax.PointerExpression:
		if n.Op() == syntax.AddressOf {
			return f.place(n.Child(syntax.FieldArgument))
		}
	default:
		if at, ok := f.place(n); ok && f.value(n).Type.Kind == sema.Array {
			return place{at.variable, at.path + "[]"}, true
		}
	}
	return place{}, false
}

// accessingFunctions are the functions of C and C++ that read or write what
// their pointer arguments point to.
var accessingFunctions = words(`
	memcpy memmove memset memcmp memchr strlen strcpy strncpy strcat strncat strcmp strncmp
	fill fill_n copy copy_n sort stable_sort accumulate reduce iota reverse max_element min_element find find_if count
	count_if transform for_each generate equal inner_product partial_sum`)
