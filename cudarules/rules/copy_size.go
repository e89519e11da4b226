package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the number of bytes that are copied: CUDA Runtime API, memory management.

func init() {
	checks = append(checks, check{info: lifetime.CopySize, run: copyBytes})
}

func copyBytes(p *pass) {
	p.eachHostCopy(func(e effect) {
		if e.API.Driver {
			return
		}
		for _, call := range operationsOf(e.Effect) {
			if e.called || call == e.Op && e.Inner == nil || e.op != e.Op {
				p.judgeCopy(e, call)
			}
		}
	})
}

// judgeCopy reports a copy or fill that a body makes directly or through a callee, if its number of bytes contradicts facts
// known in the body.
func (p *pass) judgeCopy(e effect, call *body.Op) {
	in := e.memory.Body
	if !e.called { // directly, or in a lambda within it
		f := &frame{amounts: p.amountsOf(in), body: in}
		if c := p.sizedCopy(e, e.Effect, f, e.op); c != nil && !p.isRuledOut(in, e.op) {
			if fault := c.eitherFault(); fault != "" {
				p.report(e.op.Node, "'%s' is called with %s", e.API.Name, fault)
			}
		}
		return
	}
	if call.Kind == body.Lambda {
		return
	}
	within := *e.Effect
	within.Op = call
	f, op := frameOf(in, &within, p.amountsOf)
	if f == nil || f.outer == nil {
		return
	}
	c := p.sizedCopy(e, e.Effect, f, op)
	if c == nil {
		return
	}
	fault := c.eitherFault()
	if fault == "" {
		return
	}
	if alone := p.sizedCopy(e, e.Inner, f.withoutOutermost(), op); alone == nil || alone.eitherFault() == "" {
		p.report(call.Node, "'%s' is called with %s", e.API.Name, fault).related(p.at(op.Node), "called here")
	}
}

// isRuledOut reports whether an enclosing condition in a body compares types by typeid: in an instance of a template, the code
// under it may never run.
func (p *pass) isRuledOut(b *body.Body, op *body.Op) bool {
	for at := range b.Root.All() {
		if !at.Is(body.If) || !at.Node.Contains(op.Node) {
			continue
		}
		for _, condition := range at.Args[:min(2, len(at.Args))] {
			if condition == nil {
				continue
			}
			for n := range condition.Node.All() {
				if n.Kind() == syntax.TypeidExpression {
					return true
				}
			}
		}
	}
	return false
}

// sizedCopy describes a copy or fill, an operation in a frame, with an effect in terms of the outermost one; nil if its number
// of bytes is no product.
func (p *pass) sizedCopy(e effect, as *memory.Effect, f *frame, op *body.Op) *sizedCopy {
	e.Effect = as
	c := &sizedCopy{pass: p, effect: e, frame: f, call: op}
	if !isLinear(e.API) {
		c.width = true
		i, ok := e.API.Param(headers.Size)
		if !ok || !strings.Contains(e.API.Name, "2D") {
			return nil
		}
		c.size, ok = c.amountAt(i)
		if !ok {
			return nil
		}
		return c
	}
	i, ok := e.API.Param(headers.Size)
	if !ok {
		return nil
	}
	n, known := c.amountAt(i)
	if c.size, ok = f.of(argumentOf(op, i)); !ok && !known {
		return nil
	}
	if c.held = n; !ok {
		c.size = n
	}
	return c
}

// eitherFault describes the fault of the number of bytes as written, or of its integer value.
func (c *sizedCopy) eitherFault() string {
	fault := c.fault()
	if fault == "" && !c.width && len(c.size.factors) > 0 && len(c.held.factors) == 0 {
		of := *c
		of.size = c.held
		fault = of.fault()
	}
	return fault
}

// amountAt returns the value of an argument of the copy: a product as written, or the integer that it holds.
func (c *sizedCopy) amountAt(i int) (n amount, ok bool) {
	n, ok = c.frame.of(argumentOf(c.call, i))
	if ok && len(n.factors) == 0 || i >= len(c.effect.Args) {
		return n, ok
	}
	if m, known := c.effect.Args[i].Whole.Integer(); known && m >= 0 {
		return amount{constant: m}, true
	}
	return n, ok
}

// isLinear reports whether a function copies or fills contiguous bytes: one with a pitch has it after
// each pointer.
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
	pass   *pass
	effect // in terms of the outermost frame
	*frame
	call  *body.Op // of CUDA's function
	size  amount
	held  amount // the integer that size is, if that is known, else the same
	width bool   // size is that of a row
}

// An end is one of the pointers of a copy.
type end struct {
	op    *body.Op // that it is made of
	at    *frame
	value memory.Value
}

// fault describes the fault of the number of bytes; empty if none is known.
func (c *sizedCopy) fault() string {
	if c.width {
		return c.narrowPitch()
	}
	ends := c.ends()
	elements := c.elements(ends)
	for _, s := range c.size.sizes {
		if fault := c.sizeOfOwner(s, ends); fault != "" {
			return fault
		}
		if s.of.Kind != sema.Pointer || elements == nil || elements.Kind == sema.Pointer {
			continue
		}
		if len(c.size.sizes) == 1 && len(c.size.factors) == 0 && c.size.constant == s.bytes {
			if s.variable != nil && slices.ContainsFunc(ends, func(e end) bool { return namesVariable(e.op, s.variable) }) {
				return fmt.Sprintf("the size of pointer '%s', not of its target", s.variable.Name)
			}
		} else if n, _, ok := c.pass.SizeAlign(elements); ok && (n != s.bytes || elements.IsFloating()) {
			return "a multiple of the size of a pointer, but the data are not pointers"
		}
	}
	if c.multipliesTwice() && elements != nil {
		return "a size that is multiplied by the element size twice"
	}
	for _, e := range ends {
		if c.countsElements(e) {
			return "the number of allocated elements, not of bytes"
		}
	}
	if c.isCount(elements) {
		return "a number of elements, not of bytes"
	}
	return c.excess(ends)
}

// sizeOfOwner says that the size of a container is not that of its elements.
func (c *sizedCopy) sizeOfOwner(s sizeof, ends []end) string {
	t := s.of.NonReference()
	if t.Kind != sema.RecordType || !t.Record.IsBuiltIn() || isStandardArray(t.Record) || s.variable == nil {
		return ""
	}
	for _, e := range ends {
		if op := e.op; op.Is(body.Call) && op.Function != nil && (op.Function.Name == "data" || op.Function.Name == "c_str") && op.Args[0].Is(body.Var) && op.Args[0].Variable == s.variable {
			return fmt.Sprintf("the size of object '%s', not of its elements", s.variable.Name)
		}
	}
	return ""
}

// narrowPitch says that a pitch is smaller than the rows that are copied.
func (c *sizedCopy) narrowPitch() string {
	rows, _ := c.API.Param(headers.Size)
	if n, ok := c.amountAt(rows + 1); ok && len(n.factors) == 0 && n.constant == 1 {
		return ""
	}
	for _, end := range []struct {
		role headers.Role
		lies headers.Memory
	}{{headers.Dst, c.API.To}, {headers.Src, c.API.From}} {
		i, ok := c.API.Param(end.role)
		if !ok || end.lies == headers.ArrayMemory {
			continue
		}
		pitch, ok := c.amountAt(i + 1)
		if part, isPart := c.quotientAt(i + 1); isPart {
			pitch, ok = part, true
		}
		if ok && slices.Equal(pitch.factors, c.size.factors) && 0 < pitch.constant && pitch.constant < c.size.constant {
			return fmt.Sprintf("pitch '%s', which is smaller than the row size '%s'", argumentOf(c.call, i+1).Node.Text(), argumentOf(c.call, rows).Node.Text())
		}
	}
	return ""
}

// quotientAt returns the integer part of the constant in a product that an argument divides by a constant: n*8/2 is n*4. False if the
// argument is no such quotient.
func (c *sizedCopy) quotientAt(i int) (n amount, ok bool) {
	op := unconvertedOp(argumentOf(c.call, i))
	if !op.Is(body.Binary) || op.Operator != syntax.Div {
		return n, false
	}
	by, known := constantOf(op.Args[1])
	n, ok = c.frame.of(op.Args[0])
	if !known || !ok || by < 2 || n.constant%by != 0 || len(n.factors) == 0 {
		return n, false
	}
	n.constant /= by
	return n, true
}

// ends returns the arguments for source and destination.
func (c *sizedCopy) ends() (all []end) {
	for _, r := range []headers.Role{headers.Dst, headers.Src, headers.Symbol} {
		i, ok := c.API.Param(r)
		if !ok || argumentOf(c.call, i) == nil {
			continue
		}
		op, at := c.frame.source(argumentOf(c.call, i))
		e := end{op: op, at: at}
		if i < len(c.Args) {
			e.value = c.Args[i]
		}
		if op != nil {
			all = append(all, e)
		}
	}
	return all
}

// elements returns the type of the copied elements, if it has more than one byte and all known ends
// agree; nil if unknown.
func (c *sizedCopy) elements(ends []end) (elements *sema.Type) {
	for _, e := range ends {
		op := e.op
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
		if n, _, ok := c.pass.SizeAlign(t); !ok || n <= 1 || elements != nil && !sema.Equal(elements.Unqualified(), t.Unqualified()) {
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

// multipliesTwice reports whether two sizes of elements are factors: a count of characters is none.
func (c *sizedCopy) multipliesTwice() bool {
	n := 0
	for _, s := range c.size.sizes {
		if s.bytes > 1 && s.of.Kind != sema.Array {
			n++
		}
	}
	return n > 1 && (len(c.size.factors) > 0 || c.frame.outer != nil)
}

// countsElements reports whether the number of bytes is the number of elements by which the
// memory that a pointer points to was allocated.
func (c *sizedCopy) countsElements(e end) bool {
	if len(c.size.sizes) > 0 || len(c.size.factors) == 0 || c.elements([]end{e}) == nil {
		return false
	}
	return slices.ContainsFunc(c.extents(e), func(there extent) bool {
		if !slices.Equal(c.size.factors, there.factors) || len(there.sizes) != 1 {
			return false
		}
		each := there.sizes[0].bytes
		return each > 1 && there.constant == c.size.constant*each
	})
}

// isCount reports whether the number of bytes is one that the body multiplies by the size of an element elsewhere, or that a
// kernel is given with the pointer and launched for: both ends are known to point to such elements.
func (c *sizedCopy) isCount(elements *sema.Type) bool {
	if elements == nil || len(c.size.sizes) > 0 || len(c.size.factors) != 1 || c.size.constant != 1 {
		return false
	}
	root := c.frame.root()
	count := c.size.factors[0]
	is := func(op *body.Op) bool {
		n, ok := root.of(op)
		return ok && n.constant == 1 && len(n.sizes) == 0 && len(n.factors) == 1 && n.factors[0] == count
	}
	if !slices.ContainsFunc(c.ends(), func(e end) bool { return c.isLaunchedFor(root.body, e, is) }) {
		return false
	}
	rounded := false
	for op := range root.body.Root.All() {
		if op.Kind == body.Binary && (op.Operator == syntax.Div || op.Operator == syntax.ShiftRight) {
			n := countOf(unconvertedOp(op.Args[0]), unconvertedOp(op.Args[1]), op.Operator)
			rounded = rounded || n != nil && is(n)
		}
	}
	return rounded
}

// isLaunchedFor reports whether a kernel receives a pointer as elements of more than one byte, and the count.
func (c *sizedCopy) isLaunchedFor(b *body.Body, e end, isCount func(*body.Op) bool) bool {
	x, ok := certainly(e.value)
	if !ok || c.elements([]end{e}) == nil {
		return false
	}
	for op := range b.Root.All() {
		if op.Kind != body.LaunchKernel || !slices.ContainsFunc(op.Arguments(), isCount) {
			continue
		}
		if slices.ContainsFunc(op.Arguments(), func(a *body.Op) bool {
			if a == nil || a.Type == nil || a.Type.Kind != sema.Pointer || c.elements([]end{{op: a}}) == nil {
				return false
			}
			y, ok := certainly(c.memory.Value(a))
			return ok && x.Place == y.Place
		}) {
			return true
		}
	}
	return false
}

// An extent is how many bytes lie from where a pointer points to on.
type extent struct {
	amount
	name string
}

// extents returns the known numbers of bytes from a pointer's target on.
func (c *sizedCopy) extents(e end) (all []extent) {
	if bytes, name, ok := c.extent(e.op); ok {
		all = append(all, extent{amount{constant: bytes}, "'" + name + "'"})
	}
	if there, ok := c.allocation(e.value); ok {
		all = append(all, extent{there, "the allocation"})
	}
	if n, ok := c.bytesAt(e.value); ok {
		all = append(all, extent{amount{constant: n}, "the allocation"})
	}
	if there, ok := c.ofVariable(e.value); ok {
		all = append(all, there)
	}
	all = append(all, c.behindMoved(e)...)
	if there, ok := c.inMember(e); ok {
		all = append(all, there)
	}
	return append(all, c.inContainer(e)...)
}

// ofVariable returns the bytes of an array of the host's whose first element a pointer points to.
func (c *sizedCopy) ofVariable(v memory.Value) (there extent, ok bool) {
	x, ok := certainly(v)
	if !ok || x.Kind != memory.Address || x.Moved || x.Place.Path != "[]" || x.Place.Object.Kind != memory.Automatic || x.Place.Object.Variable == nil {
		return there, false
	}
	variable := x.Place.Object.Variable
	bytes, ok := c.sizeOf(variable.Type())
	return extent{amount{constant: bytes}, "'" + variable.Name + "'"}, ok && bytes > 0 && variable.Type().Kind == sema.Array
}

// behindMoved returns the bytes after a pointer that is a constant number of elements away from one to an allocation.
func (c *sizedCopy) behindMoved(e end) (all []extent) {
	op := e.op
	if op.Kind != body.Binary || op.Operator != syntax.Add || op.Type == nil || op.Type.Kind != sema.Pointer || e.at != c.frame.root() {
		return nil
	}
	n, known := op.Args[1].Constant()
	each, _, sized := c.pass.SizeAlign(op.Type.Elem)
	if there, ok := c.allocation(c.memory.Value(op.Args[0])); ok && known && sized && n.Int() >= 0 && len(there.factors) == 0 {
		there.constant -= n.Int() * each
		all = append(all, extent{there, "the allocation"})
	}
	return all
}

// inMember returns the bytes that a class allocates where a member of it points to, in one place.
func (c *sizedCopy) inMember(e end) (there extent, ok bool) {
	m := unconvertedOp(e.op)
	if !m.Is(body.Member) || m.Variable == nil {
		return there, false
	}
	made, ok := c.pass.madeByClass(m.Variable)
	if !ok || made.in == c.frame.root().body {
		return there, false
	}
	object, ok := e.at.text(m.Args[0])
	if !ok {
		return there, false
	}
	there = extent{made.bytes, "the memory of '" + m.Variable.Name + "'"}
	there.factors = nil
	for _, f := range made.bytes.factors {
		there.factors = append(there.factors, object+strings.TrimPrefix(f, "this"))
	}
	slices.Sort(there.factors)
	return there, true
}

// inContainer returns the bytes of the elements of a container whose member data gives a pointer.
func (c *sizedCopy) inContainer(e end) (all []extent) {
	op := e.op
	if !op.Is(body.Call) || op.Function == nil || op.Function.Class == nil || !op.Function.Class.IsBuiltIn() || op.Function.Name != "data" && op.Function.Name != "c_str" ||
		len(op.Args) != 1 || op.Type == nil || op.Type.Kind != sema.Pointer {
		return nil
	}
	if t := op.Args[0].Type.NonReference(); isStandardArray(op.Function.Class) {
		if bytes, ok := c.sizeOf(t); ok {
			return []extent{{amount{constant: bytes}, "'" + op.Args[0].Node.Text() + "'"}}
		}
	}
	each, _, ok := c.pass.SizeAlign(op.Type.Elem)
	name, known := e.at.text(op.Args[0])
	if !ok || !known {
		return nil
	}
	size := sizeof{of: op.Type.Elem, bytes: each}
	all = append(all, extent{amount{each, []string{"size(" + name + ")"}, []sizeof{size}}, "'" + op.Args[0].Node.Text() + "'"})
	if v := op.Args[0].Variable; op.Args[0].Is(body.Var) && e.at.values[v].Is(body.Construct) {
		made := e.at.values[v]
		if made.Function != nil && len(made.Args) > 0 && made.Args[0] != nil && made.Args[0].Type.IsInteger() && made.Given >= 1 {
			if n, ok := e.at.of(made.Args[0]); ok {
				n.constant *= each
				n.sizes = append(slices.Clip(n.sizes), size)
				all = append(all, extent{n, "'" + v.Name + "'"})
			}
		}
	}
	return all
}

// allocation returns how many bytes were allocated where a pointer points to the first of them.
func (c *sizedCopy) allocation(v memory.Value) (bytes amount, ok bool) {
	x, ok := certainly(v)
	if !ok || x.Kind != memory.Address || x.Moved || x.Place.Path != "" || x.Place.Object.Made == nil {
		return bytes, false
	}
	made := x.Place.Object.Made
	in := c.pass.frameMaking(c.memory, c.frame.root(), x.Place.Object)
	if in == nil {
		return bytes, false
	}
	if made.Kind == body.New {
		if made.Type == nil {
			return bytes, false
		}
		each, _, ok := c.pass.SizeAlign(made.Type.Elem)
		count := amount{constant: 1}
		if ok && made.Args[0] != nil {
			count, ok = in.of(made.Args[0])
		}
		count.constant *= each
		count.sizes = append(slices.Clip(count.sizes), sizeof{of: made.Type.Elem, bytes: each})
		return count, ok
	}
	if made.Kind != body.Call {
		return bytes, false
	}
	name := sema.LibraryName(made.Function, made.Call())
	if api, known := headers.Lookup(name); known {
		result, _ := api.Param(headers.Result)
		if i, ok := api.Param(headers.Size); ok && api.Operation == headers.Allocate && i < len(made.Arguments()) && i == result+1 {
			return in.of(made.Arguments()[i])
		}
		return bytes, false
	}
	if f, known := headers.LookupC(name); known && f.Operation == headers.Allocate && len(made.Arguments()) == 1 {
		return in.of(made.Arguments()[0])
	}
	return bytes, false
}

// bytesAt returns how many bytes were allocated where a pointer points to the first of them, if that is an integer.
func (c *sizedCopy) bytesAt(v memory.Value) (n int64, ok bool) {
	x, ok := certainly(v)
	if !ok || x.Kind != memory.Address || x.Moved || x.Place.Path != "" || x.Place.Object.Made == nil {
		return 0, false
	}
	return c.bytesMade(x.Place.Object)
}

// bytesMade returns the number of bytes that a function of CUDA's allocates for the body each time, where it is written as no product.
func (c *sizedCopy) bytesMade(o *memory.Object) (n int64, ok bool) {
	made := o.Made
	if made.Kind != body.Call || c.memory.Body != c.frame.root().body {
		return 0, false
	}
	n, ok = bytesAllocated(c.memory.Effects(), o)
	if f := c.frame.root(); ok && f.body.Decl.Node.Contains(made.Node) {
		if written, known := f.of(argumentOf(made, 1)); known && len(written.factors) == 0 {
			return 0, false // it carries more information
		}
	}
	return n, ok
}

// frameMaking returns the frame that creates an object which the outermost body, root, makes once, directly or through a callee; nil
// if unknown.
func (p *pass) frameMaking(a *memory.Analysis, root *frame, o *memory.Object) *frame {
	if root.body.Decl.Node.Contains(o.Made.Node) {
		return root
	}
	var found *frame
	for _, e := range a.Effects() {
		if e = e.Making(o); e == nil || e.Inner == nil {
			continue
		}
		if found != nil || len(e.Again) > 0 || a.Body != root.body {
			return nil
		}
		if found, _ = frameOf(root.body, e, p.amountsOf); found == nil {
			return nil
		}
	}
	return found
}

// excess says that more bytes are copied than there are at an end.
func (c *sizedCopy) excess(ends []end) string {
	for _, e := range ends {
		for _, there := range c.extents(e) {
			known := true
			if e.op.Is(body.Var) { // a symbol
				if i, has := c.API.Param(headers.Offset); has && i < len(c.call.Arguments()) {
					var offset amount
					offset, known = c.frame.of(c.call.Arguments()[i])
					known = known && len(offset.factors) == 0
					there.constant -= offset.constant
				}
			}
			if !known || !slices.Equal(c.size.factors, there.factors) || c.size.constant <= there.constant {
				continue
			}
			if len(there.factors) > 0 {
				return "a size larger than that of " + there.name
			}
			return fmt.Sprintf("a size of %d bytes, but %s has only %d from there", c.size.constant, there.name, max(there.constant, 0))
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
		if op.Variable.Type().NonReference().Kind == sema.Pointer { // that a reference was bound to
			return 0, "", false
		}
		return c.behind(op)
	case body.Binary:
		if op.Type == nil || op.Type.Kind != sema.Pointer { // a number that is made a pointer
			return 0, "", false
		}
		bytes, name, ok = c.extent(op.Args[0])
		n, known := op.Args[1].Constant()
		each, _, sized := c.pass.SizeAlign(op.Type.Elem)
		if op.Operator != syntax.Add || !known || !sized || n.Int() < 0 {
			return 0, "", false
		}
		return bytes - n.Int()*each, name, ok
	case body.Call:
		if f := op.Function; f != nil && f.Class != nil && f.Name == "data" && op.Args[0] != nil && isStandardArray(f.Class) {
			return c.behind(op.Args[0])
		}
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
		each, _, sized := c.pass.SizeAlign(op.Type)
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
	bytes, _, ok = c.pass.SizeAlign(t)
	return bytes, ok
}

func isStandardArray(r *sema.Record) bool { return strings.HasPrefix(r.String(), "std::array<") }
