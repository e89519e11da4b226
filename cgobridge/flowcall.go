package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// call follows the arguments of a call or a launch.
func (w *walker) call(n syntax.Node) {
	args := slices.Collect(n.Child(syntax.FieldArguments).Children())
	if l := w.scope(n).Launch(n); l != nil {
		w.launch(n, l.Kernel, l.Args)
		return
	}
	if isLaunchConfig(n) {
		return
	}
	if c, ok := w.scope(n).Cast(n); ok && c.To.Kind != sema.RecordType {
		return
	}
	fun := n.Child(syntax.FieldFunction)
	name := lastIdentifier(fun)
	if api, ok := headers.Lookup(name); ok && api.Operation == headers.Launch {
		w.launchByTable(n, api, args)
		return
	}
	if callee := builtinSummary(name, w.direction(name, args)); callee != nil {
		w.compose(n, args, callee)
		return
	}
	if isHarmless(name) {
		return
	}
	if callee := w.callee(n); callee != nil {
		w.compose(n, args, callee)
		return
	}
	for _, a := range args { // nobody knows what becomes of them
		for _, p := range w.pieces(a) {
			if p.level <= 0 {
				w.summary.Params[p.param].Unknown = true
			}
		}
	}
}

// direction returns what a copy's arguments say of its direction.
func (w *walker) direction(name string, args []syntax.Node) int64 {
	api, _ := headers.Lookup(name)
	i, ok := api.Param(headers.Direction)
	if !ok || i >= len(args) {
		return copyUnknown
	}
	c, ok := w.scope(args[i]).Constant(args[i])
	if !ok {
		return copyUnknown
	}
	return c.Int()
}

// launchByTable records the values that a launch of a kernel that is not known
// finds by the table of their addresses. The table and the values lie in the
// host's memory: what counts are pointers among the values.
func (w *walker) launchByTable(n syntax.Node, api headers.API, args []syntax.Node) {
	i, ok := api.Param(headers.Args)
	if !ok || i >= len(args) {
		return
	}
	launch := &Launch{Call: n, TU: w.tu(), Pos: w.tu().Pos(n)}
	for i, value := range w.scope(n).Pointees(args[i]) {
		if !value.IsZero() {
			w.kernelArgument(launch, i, value)
		}
	}
}

// launch records the arguments of a kernel.
func (w *walker) launch(n syntax.Node, kernel *sema.Function, args []syntax.Node) {
	launch := &Launch{Kernel: kernel, Call: n, TU: w.tu(), Pos: w.tu().Pos(n)}
	for i, a := range args {
		w.kernelArgument(launch, i, a)
	}
}

// kernelArgument records what a kernel gets for a parameter, by index.
func (w *walker) kernelArgument(launch *Launch, i int, value syntax.Node) {
	if v := w.variable(w.uncast(value)); v != nil {
		w.onDevice[v] = true
	}
	effect := Effect{Kind: KernelArgument, Launch: launch, Arg: i, Pos: w.tu().Pos(value)}
	for _, p := range w.pieces(value) {
		if p.level >= 0 {
			effect.Type = p.typ
			w.effect(p, effect)
		}
	}
	w.handsOver(launch.Call, value, "the launch", &Param{Effects: []Effect{effect}})
}

func (w *walker) tu() *sema.TU { return w.decl.Function.TU }

// effect records what happens to a piece, once, and returns its index among the
// parameter's effects.
func (w *walker) effect(p piece, f Effect) int {
	f.Level, f.Field, f.Span = p.level, p.field, p.span
	if f.TU == nil {
		f.TU = w.tu()
	}
	effects := &w.summary.Params[p.param].Effects
	for i, old := range *effects {
		if old.Kind == f.Kind && old.Level == f.Level && old.Field == f.Field && old.Arg == f.Arg && old.Async == f.Async &&
			old.kernel() == f.kernel() && (old.Type == f.Type || old.Type != nil && f.Type != nil && sema.Equal(old.Type, f.Type)) {
			return i
		}
	}
	*effects = append(*effects, f)
	return len(*effects) - 1
}

func (f *Effect) kernel() *sema.Function {
	if f.Launch == nil {
		return nil
	}
	return f.Launch.Kernel
}

// callee returns the summary of the function that a call calls: one defined
// in the same translation unit, or a C function of another source.
func (w *walker) callee(n syntax.Node) *Summary {
	f := w.called(n)
	if f == nil || f.Class != nil && f.IsVirtual() { // an overrider may do something else
		return nil
	}
	if f.IsKernel() {
		w.summary.KernelCalls = append(w.summary.KernelCalls, f)
		return nil
	}
	if d := f.Definition(); d != nil && !d.Body().IsZero() {
		return w.l.summarize(f, d)
	}
	d := w.l.elsewhere(f)
	if d == nil {
		return nil
	}
	if d.Func.IsKernel() {
		w.summary.KernelCalls = append(w.summary.KernelCalls, d.Func)
		return nil
	}
	return w.l.summarize(d.Func, d.Decl)
}

// called returns the function that a call calls: the one that the arguments
// choose, or the only one of its name where their types are not known.
func (w *walker) called(n syntax.Node) *sema.Function {
	if call := w.scope(n).Call(n); call == nil {
		return nil
	} else if call.Function != nil {
		return call.Function
	}
	list := w.scope(n).Value(n.Child(syntax.FieldFunction)).Functions()
	if len(list) != 1 || list[0].IsTemplate() {
		return nil
	}
	return list[0]
}

// compose applies what a callee does with its parameters to the arguments.
func (w *walker) compose(n syntax.Node, args []syntax.Node, callee *Summary) {
	for _, kernel := range callee.KernelCalls {
		if !slices.Contains(w.summary.KernelCalls, kernel) {
			w.summary.KernelCalls = append(w.summary.KernelCalls, kernel)
		}
	}
	for i, a := range args {
		if i >= len(callee.Params) {
			break
		}
		param := callee.Params[i]
		w.handsOver(n, a, lastIdentifier(n.Child(syntax.FieldFunction)), &param)
		for _, f := range param.Effects {
			if v := w.variable(w.uncast(a)); v != nil && f.Kind == KernelArgument && f.Level == 0 {
				w.onDevice[v] = true
			}
		}
		for _, p := range w.pieces(a) {
			mine := &w.summary.Params[p.param]
			if p.level == 0 {
				mine.Unknown = mine.Unknown || param.Unknown
				mine.Registered = mine.Registered || param.Registered
			}
			for _, f := range param.Effects {
				w.applyEffect(n, args, p, f)
			}
		}
	}
}

// applyEffect records that a callee does to its parameter what f says, where
// the argument is the piece p.
func (w *walker) applyEffect(n syntax.Node, args []syntax.Node, p piece, f Effect) {
	if p.level+f.Level < 0 {
		return
	}
	if f.Level > 0 { // the field of the piece is not that of what it points to
		p.field, p.span = f.Field, f.Span
	} else if p.field == "" {
		p.field, p.span = f.Field, f.Span
	}
	p.level += f.Level
	if f.Type == nil && f.Level == 1 && p.typ != nil && p.typ.Kind == sema.Pointer {
		f.Type = p.typ.Elem
	}
	if f.Pos.File == nil {
		f.Pos = w.tu().Pos(n)
	}
	if f.Kind != CopiedFrom {
		w.effect(p, f)
		return
	}
	target := f.Arg
	f.Arg = noTarget
	if target < 0 || target >= len(args) {
		w.effect(p, f)
		return
	}
	for _, t := range w.pieces(args[target]) {
		if t.level == 0 {
			f.Arg = t.param
		}
	}
	index := w.effect(p, f)
	if v := w.variable(w.uncast(args[target])); v != nil {
		w.copies = append(w.copies, deviceCopy{v, p.param, index})
	}
}

// access records that host code reads or writes what a parameter points to.
func (w *walker) access(n syntax.Node) {
	if n.Op() == syntax.AddressOf || n.Kind() == syntax.FieldExpression && !n.Op().ByPointer() || w.isAddressed(n) {
		return
	}
	if p := n.Parent(); p.Kind() == syntax.SizeofExpression || p.Parent().Kind() == syntax.SizeofExpression {
		return
	}
	pieces := w.pieces(n)
	if n.Kind() == syntax.FieldExpression { // p->f takes what p points to for the whole object
		pieces = loaded(w.pieces(n.Child(syntax.FieldArgument)), "")
	}
	for _, p := range pieces {
		if p.level >= 1 {
			w.effect(p, Effect{Kind: HostAccess, Type: p.typ, Pos: w.tu().Pos(n)})
		}
	}
}

// cast records that a pointer without a type is taken for one to a type.
func (w *walker) cast(n syntax.Node) {
	c, ok := w.scope(n).Cast(n)
	if !ok || c.To.Kind != sema.Pointer || c.To.Elem.Kind == sema.Void {
		return
	}
	for _, p := range w.pieces(c.Operand) {
		if p.typ != nil && p.typ.Kind == sema.Pointer && p.typ.Elem.Kind == sema.Void && p.level >= 0 {
			p.level, p.field, p.span = p.level+1, "", Span{}
			w.effect(p, Effect{Kind: CastTo, Type: c.To.Elem, Pos: w.tu().Pos(n)})
		}
	}
}

// isAddressed reports whether only the address of an expression is taken.
func (w *walker) isAddressed(n syntax.Node) bool {
	p := n.Parenthesized().Parent()
	return p.Op() == syntax.AddressOf
}

// readsOnly reports whether an expression &x stands where nobody writes
// through it: as the source of a copy, or among the arguments of a launch by
// pointers.
func (w *walker) readsOnly(n syntax.Node) bool {
	p := n.Parent()
	for p.Is(syntax.ParenthesizedExpression, syntax.CastExpression) {
		n, p = p, p.Parent()
	}
	switch p.Kind() {
	case syntax.InitializerList:
		return true
	case syntax.ArgumentList:
		call := p.Parent()
		name := lastIdentifier(call.Child(syntax.FieldFunction))
		callee := builtinSummary(name, copyUnknown)
		if callee == nil {
			return false
		}
		for i, a := range slices.Collect(p.Children()) {
			if a == n && i < len(callee.Params) {
				param := callee.Params[i]
				return !param.Writes && !slices.ContainsFunc(param.Effects, func(f Effect) bool { return f.Kind == CopiedTo })
			}
		}
		return true
	}
	return false
}

// uncast removes parentheses and casts.
func (w *walker) uncast(n syntax.Node) syntax.Node { return w.decl.BodyScope().Uncast(n) }

func isLaunchConfig(n syntax.Node) bool {
	return n.Parent().IsLaunch() && n.Field() == syntax.FieldFunction
}

// lastIdentifier returns the unqualified name of a called function.
func lastIdentifier(n syntax.Node) string {
	for n.Kind() == syntax.QualifiedIdentifier {
		n = n.Child(syntax.FieldName)
	}
	if n.Kind() == syntax.TemplateFunction {
		n = n.Child(syntax.FieldName)
	}
	return n.Text()
}
