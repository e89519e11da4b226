package body

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An argument is one of a call as it is written, in the scope that binds the packs of the
// expansion that it comes from.
type argument struct {
	scope *sema.Scope
	node  syntax.Node
}

func (a argument) value() sema.Value { return a.scope.ArgumentValue(a.node) }

// arguments takes the pack expansions among arguments apart. It reports false if one of
// them is not bound.
func arguments(s *sema.Scope, nodes []syntax.Node) (all []argument, ok bool) {
	ok = true
	all = make([]argument, 0, len(nodes))
	for _, n := range nodes {
		if n.Kind() == syntax.Comment {
			continue
		}
		if !n.Is(syntax.ParameterPackExpansion, syntax.VariadicParameterDeclaration) { // the latter of "A x(args...);"
			all = append(all, argument{s, n})
			continue
		}
		if !s.Expand(n, func(in *sema.Scope, pattern syntax.Node) { all = append(all, argument{in, pattern}) }) {
			all = append(all, argument{s, n})
			ok = false
		}
	}
	return all, ok
}

// written lists the arguments in a list.
func written(list syntax.Node) []syntax.Node {
	var all []syntax.Node
	for a := range list.Children() {
		if a.Kind() != syntax.Comment {
			all = append(all, a)
		}
	}
	return all
}

// call builds a call expression: a launch, a cast, a construction, a call.
func (b *builder) call(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	if n.IsLaunch() {
		return b.launch(s, n)
	}
	if sema.IsUnevaluatedCall(n) {
		return b.op(Unevaluated, s, n, v.Type)
	}
	if _, ok := s.Intrinsic(n); ok {
		return b.op(Unevaluated, s, n, v.Type)
	}
	if list, t, ok := s.NextArgument(n); ok {
		return b.op(VaArg, s, n, t, b.expr(s, list))
	}
	c := s.Call(n)
	if c == nil {
		return b.unknown(s, n, NotSupported)
	}
	args := n.Child(syntax.FieldArguments)
	if t := c.Construct; t != nil {
		first := args.First()
		cast, _ := s.Cast(n)
		switch {
		case cast.Kind.IsNamed():
			return b.cast(s, n, t, cast.Operand)
		case t.Element().Kind == sema.RecordType:
			op := b.initialize(t, s, args, n, true)
			op.Explicit = true
			return op
		case first.IsZero():
			return b.op(Zero, s, n, t)
		case first.Next().IsZero():
			return b.cast(s, n, t, first)
		}
		return b.dependent(s, n, v, b.exprs(s, args)...)
	}
	callee, object := b.callee(s, n, c)
	op := b.finishCall(s, n, c, v, callee, object)
	if l := s.Launch(n); l != nil {
		op.detail = &launchingCall{c, l}
	}
	return op
}

// callee builds the callee of a call if it is not a name, and the object of a member call.
func (b *builder) callee(s *sema.Scope, n syntax.Node, c *sema.Call) (callee, object *Op) {
	fun := n.Child(syntax.FieldFunction).Unparen()
	v := s.Value(fun)
	if fun.Kind() == syntax.FieldExpression && len(v.Functions()) > 0 {
		return nil, b.memberObject(s, fun)
	}
	if len(v.Functions()) > 0 && fun.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction) {
		f := c.Function
		if f == nil {
			f = v.Functions()[0]
		}
		if f.Class != nil && f.Lambda == nil && !f.IsStatic() {
			return nil, b.thisObject(s, fun)
		}
		return nil, nil
	}
	if v.Type.Kind == sema.UnknownType && len(c.Candidates) > 0 {
		return nil, nil // found by its arguments
	}
	if fun.Kind() == syntax.DependentType ||
		v.Type.Kind == sema.UnknownType && fun.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction) {
		if _, ok := v.Entity.(*sema.Variable); !ok {
			return nil, nil // nothing declares it
		}
	}
	op := b.expr(s, fun)
	if op.Is(MemberByPtr) {
		return nil, op
	}
	if op.Type.Kind == sema.RecordType {
		if c.Function == nil && len(c.Candidates) == 0 { // to a pointer to a function
			if f := valueOf(op).ConversionToPointer(true); f != nil {
				return b.load(b.convertBy(f, op)), nil
			}
		}
		return nil, b.object(op)
	}
	return b.load(op), nil
}

// finishCall builds a call with its arguments.
func (b *builder) finishCall(s *sema.Scope, n syntax.Node, c *sema.Call, v sema.Value, callee, object *Op) *Op {
	op := b.op(Call, s, n, v.Type, callee)
	op.detail, op.Function, op.Category = c, c.Function, v.Category
	if op.Function != nil && op.Function.IsDestructor() {
		op.Type = sema.Basic(sema.Void)
	}
	if object != nil {
		op.Args[0] = object
	}
	args, ok := arguments(s, c.Args)
	var t *sema.Type
	switch {
	case !ok:
	case op.Function != nil:
		t = op.Function.Type()
	case callee != nil && callee.Type.Kind == sema.Pointer:
		t = callee.Type.Elem
	case object != nil && object.Kind == MemberByPtr:
		t = object.Type
	}
	op.Args = append(op.Args, b.passed(t, args)...)
	op.Given = int32(len(args))
	if c.Function != nil && ok {
		op.Args = append(op.Args, b.defaults(s, n, c.Function, len(args))...)
	}
	switch {
	case c.Function != nil || callee != nil && callee.Type.Kind == sema.Pointer:
	case object != nil && object.Kind == MemberByPtr:
	case len(c.Candidates) > 0:
		b.because(op, b.undecided(args))
	case v.Type.Kind == sema.UnknownType && callee == nil && object == nil:
		if fun := n.Child(syntax.FieldFunction); fun.Kind() == syntax.QualifiedIdentifier && s.NamesParameter(fun) { // T::f()
			b.because(op, Dependent)
		} else {
			b.because(op, Undeclared)
		}
	default:
		b.because(op, NoType)
	}
	return op
}

// undecided says why overload resolution picks nothing.
func (b *builder) undecided(args []argument) Reason {
	for _, a := range args {
		if t := a.value().Type; t.Kind != sema.UnknownType && t.IsDependent() {
			return Dependent
		}
	}
	return Undecided
}

// passed builds arguments as initializers of the parameters of a function of type t; as
// they are written if it is nil or unknown.
func (b *builder) passed(t *sema.Type, args []argument) []*Op {
	all := make([]*Op, 0, len(args))
	for i, a := range args {
		switch {
		case t == nil || t.Kind != sema.FunctionType:
			all = append(all, b.object(b.expr(a.scope, a.node)))
		case i < len(t.Params):
			all = append(all, b.parameter(t.Params[i], a))
		default:
			all = append(all, b.promoted(b.expr(a.scope, a.node)))
		}
	}
	return all
}

// parameter builds the initializer of a parameter, which ends with the full-expression.
func (b *builder) parameter(t *sema.Type, a argument) *Op {
	op := b.initialize(t, a.scope, a.node, a.node, false)
	if op != nil {
		b.endsHere(op, t)
	}
	return op
}

// promoted builds an argument for a C ellipsis.
func (b *builder) promoted(op *Op) *Op {
	v := fieldValue(op)
	op = b.load(op)
	switch {
	case op.Type.Kind == sema.Float:
		return b.standard(op, sema.Basic(sema.Double))
	case op.Type.IsInteger() || op.Type.Kind == sema.EnumType:
		return b.standard(op, v.Promoted())
	case op.Category != sema.PRValue && op.Type.Kind == sema.RecordType:
		return b.copied(op.Type.Unqualified(), op.scope, op.Node, op)
	}
	return op
}

// defaults builds the default arguments of a call that gives n arguments.
func (b *builder) defaults(s *sema.Scope, at syntax.Node, f *sema.Function, n int) []*Op {
	t := f.Type()
	if t.Kind != sema.FunctionType {
		return nil
	}
	var all []*Op
	for i := n; i < len(t.Params); i++ {
		p := f.DefaultArgument(i)
		if p == nil {
			break
		}
		all = append(all, b.byDefault(s, at, p, func() *Op {
			return b.parameter(p.Type(), argument{p.Scope, p.Initializer()})
		}))
	}
	return all
}

// byDefault builds a default argument or the default initializer of a member.
func (b *builder) byDefault(s *sema.Scope, at syntax.Node, v *sema.Variable, build func() *Op) *Op {
	if b.inDefault[v] {
		return b.unknown(s, at, Endless)
	}
	if len(b.inDefault) > 0 { // the others are no more than the text asks for
		b.defaulted++
	}
	if !b.tu.Allows(limit.Defaults, b.defaulted) {
		return b.unknown(s, at, TooMany)
	}
	if b.inDefault == nil {
		b.inDefault = map[*sema.Variable]bool{}
	}
	b.inDefault[v] = true
	inserted, converting := b.inserted, b.converting
	b.inserted, b.converting = true, false
	op := b.within(s, at, func(*sema.Scope, syntax.Node) *Op { return build() })
	b.inserted, b.converting = inserted, converting
	delete(b.inDefault, v)
	return op
}

// operatorCall builds the call of an operator function.
func (b *builder) operatorCall(s *sema.Scope, n syntax.Node, c *sema.Call, v sema.Value) *Op {
	if c.Function == nil {
		var operands []*Op
		for _, a := range c.Args {
			operands = append(operands, b.object(b.expr(s, a)))
		}
		op := b.op(Call, s, n, v.Type, append([]*Op{nil}, operands...)...)
		op.Given = int32(len(operands))
		op.detail, op.Category, op.Operator = c, v.Category, n.Op()
		args, _ := arguments(s, c.Args)
		return b.because(op, b.undecided(args))
	}
	var object *Op
	if !c.Object.IsZero() {
		object = b.object(b.expr(s, c.Object))
	}
	op := b.finishCall(s, n, c, v, nil, object)
	op.Operator = n.Op()
	return op
}

// launch builds a launch with <<< >>>.
func (b *builder) launch(s *sema.Scope, n syntax.Node) *Op {
	l := s.Launch(n)
	op := b.op(LaunchKernel, s, n, sema.Basic(sema.Void), b.launched(s, l), nil, nil, nil, nil)
	op.detail, op.Function = l, l.Kernel
	for i, c := range l.Config {
		if i < 4 {
			op.Args[1+i] = b.configuration(s, i, c)
		}
	}
	args, ok := arguments(s, l.Args)
	var t *sema.Type
	if ok {
		t = l.Type()
	}
	op.Args = append(op.Args, b.passed(t, args)...)
	op.Given = int32(len(args))
	if l.Kernel != nil && ok {
		op.Args = append(op.Args, b.defaults(s, n, l.Kernel, len(args))...)
	}
	if l.Kernel == nil && (t == nil || t.Kind != sema.FunctionType) {
		b.because(op, b.undecided(args))
	}
	return op
}

// launched builds the launched kernel expression.
func (b *builder) launched(s *sema.Scope, l *sema.Launch) *Op {
	callee := b.expr(s, l.Callee)
	if callee.Kind == Func && l.Kernel != nil {
		callee.Function, callee.Type, callee.detail = l.Kernel, l.Kernel.Type(), nil
	}
	if callee.Kind == Func {
		return callee
	}
	return b.load(callee)
}

// configuration builds one of the four parts of a launch's configuration.
func (b *builder) configuration(s *sema.Scope, i int, n syntax.Node) *Op {
	var t *sema.Type
	switch i {
	case 0, 1:
		t = b.global("dim3")
	case 2:
		t = sema.Basic(sema.ULong)
	default:
		t = b.global("cudaStream_t")
	}
	if t == nil || n.Kind() == syntax.ParameterPackExpansion {
		return b.value(s, n)
	}
	return b.parameter(t, argument{s, n})
}

// global returns a type of the toolkit's; nil if it is not declared.
func (b *builder) global(name string) *sema.Type {
	for _, e := range b.tu.Global.Find(name) {
		switch e := e.(type) {
		case *sema.Record:
			return e.Type()
		case *sema.Alias:
			return e.Type()
		}
	}
	return nil
}

// newExpression builds new T(args).
func (b *builder) newExpression(s *sema.Scope, n syntax.Node, v sema.Value) *Op {
	op := b.op(New, s, n, v.Type, nil, nil)
	if size := n.Child(syntax.FieldDeclarator).Child(syntax.FieldLength); !size.IsZero() {
		length := b.expr(s, size)
		if f := valueOf(length).ConversionToInteger(); f != nil {
			length = b.convertBy(f, length)
		}
		op.Args[0] = b.standard(b.load(length), sema.Basic(sema.ULong))
	}
	args := n.Child(syntax.FieldArguments)
	placement, _ := arguments(s, written(n.Child(syntax.FieldPlacement)))
	if v.Type.Kind != sema.Pointer || v.Type.Elem.Kind == sema.UnknownType {
		op.Args = append(op.Args, b.exprs(s, args)...)
		return b.because(op, NoType)
	}
	t := v.Type.Elem
	if op.Args[0] != nil {
		op.Args[1] = b.newElements(t, s, args, n)
	} else {
		op.Args[1] = b.initialize(t, s, args, n, true)
	}
	values := []sema.Value{{Type: sema.Basic(sema.ULong)}}
	for _, a := range placement {
		values = append(values, a.value())
	}
	if !strings.HasPrefix(n.Text(), "::") {
		op.Function = t.Allocation(allocator("operator new", op.Args[0] != nil), values)
	}
	var ft *sema.Type
	if op.Function != nil {
		if ft = op.Function.Type(); ft.Kind == sema.FunctionType && len(ft.Params) > 0 {
			rest := *ft
			rest.Params = ft.Params[1:]
			ft = &rest
		}
	}
	if ft == nil {
		for _, a := range placement {
			op.Args = append(op.Args, b.load(b.expr(a.scope, a.node)))
		}
		return op
	}
	op.Args = append(op.Args, b.passed(ft, placement)...)
	return op
}

// globalAllocation returns the operator new outside of classes that a new-expression with placement arguments calls; nil if
// that is not known, or a class may have its own.
func globalAllocation(op *Op) *sema.Function {
	if len(op.Args) < 3 || op.Type.Kind != sema.Pointer {
		return nil
	}
	t, name := op.Type.Elem, allocator("operator new", op.Args[0] != nil)
	if t.Kind == sema.RecordType && !strings.HasPrefix(op.Node.Text(), "::") && (t.Record.HasUnknownBase() || len(t.Record.Find(name)) > 0) {
		return nil
	}
	values := []sema.Value{{Type: sema.Basic(sema.ULong)}}
	for _, a := range op.Args[2:] {
		if a == nil || a.Type == nil {
			return nil
		}
		values = append(values, valueOf(a))
	}
	return op.scope.GlobalAllocation(name, values)
}

// newElements builds the initializer of the elements of an array that new makes.
func (b *builder) newElements(t *sema.Type, s *sema.Scope, init, at syntax.Node) *Op {
	elements := sema.ArrayOf(t, -1)
	switch {
	case init.Kind() == syntax.InitializerList && !init.First().IsZero():
		return b.initialize(elements, s, init, at, true)
	case init.IsZero() || t.Element().Kind == sema.RecordType:
		return b.initialize(elements, s, syntax.Node{}, at, true)
	}
	return b.insert(Zero, s, at, elements)
}

func allocator(name string, array bool) string {
	if array {
		return name + "[]"
	}
	return name
}

func (b *builder) deleteExpression(s *sema.Scope, n syntax.Node) *Op {
	operand := b.expr(s, n.First())
	if f := valueOf(operand).ConversionToPointer(false); f != nil {
		operand = b.convertBy(f, operand)
	}
	operand = b.load(operand)
	op := b.op(Delete, s, n, sema.Basic(sema.Void), operand)
	t := operand.Type
	if t.Kind != sema.Pointer {
		if t.Kind == sema.UnknownType || t.IsDependent() {
			b.because(op, NoType)
		}
		return op
	}
	global, array := deletes(n)
	if end := b.destroy(s, n, t.Elem); end != nil {
		op.Args = append(op.Args, end)
	}
	if !global {
		op.Function = t.Elem.Allocation(allocator("operator delete", array), []sema.Value{{Type: t}})
	}
	return op
}
