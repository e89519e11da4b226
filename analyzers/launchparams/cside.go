package launchparams

import (
	"fmt"
	"go/token"
	"slices"
	"strconv"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// cSide checks the launches that the package's own C code makes through the
// driver or runtime API, each within its function.
func (c *checker) cSide() {
	for _, d := range c.CDefinitions() {
		f := &cFunction{checker: c, definition: d, names: map[*sema.Variable][]string{}}
		var calls []syntax.Node
		for n := range d.Decl.Body().All() {
			if n.Kind() == syntax.CallExpression && n.Child(syntax.FieldFunction).Kind() == syntax.Identifier {
				calls = append(calls, n)
			}
		}
		for _, n := range calls {
			f.lookup(n)
		}
		for _, n := range calls {
			if api, ok := headers.Lookup(n.Child(syntax.FieldFunction).Text()); ok && api.Operation == headers.Launch && !headers.IsHIP(api.Spelled()) {
				f.launch(n, api)
			}
		}
	}
}

// A cFunction is a function in C that looks up or launches kernels.
type cFunction struct {
	*checker
	definition *cgobridge.Definition
	names      map[*sema.Variable][]string // under which kernels are looked up for a variable
}

// pos returns the place of a call, which for a preamble is in the Go file.
func (f *cFunction) pos(n syntax.Node) token.Pos {
	return f.reporter.Pos(f.definition.Func.TU.Pos(n))
}

func (f *cFunction) scope(n syntax.Node) *sema.Scope { return f.definition.Decl.BodyScope().At(n) }

// variable returns the local variable that an expression names, casts aside.
func (f *cFunction) variable(n syntax.Node) *sema.Variable {
	n = f.definition.Decl.BodyScope().Uncast(n)
	if n.Kind() != syntax.Identifier {
		return nil
	}
	for _, e := range f.scope(n).LookupNode(n) {
		if v, ok := e.(*sema.Variable); ok && !v.Parameter {
			return v
		}
	}
	return nil
}

// pointee returns x for &x, casts aside.
func (f *cFunction) pointee(n syntax.Node) syntax.Node {
	n = f.definition.Decl.BodyScope().Uncast(n)
	if n.Op() == syntax.AddressOf {
		return n.Child(syntax.FieldArgument)
	}
	return syntax.Node{}
}

// argument returns the argument of a call for a parameter, or a zero node.
func argument(call syntax.Node, api headers.API, r headers.Role, offset int) syntax.Node {
	if i, ok := api.Param(r); ok {
		if args := slices.Collect(call.Child(syntax.FieldArguments).Children()); i+offset < len(args) {
			return args[i+offset]
		}
	}
	return syntax.Node{}
}

// lookup notes and checks the name in a call that looks up a kernel.
func (f *cFunction) lookup(n syntax.Node) {
	api, ok := headers.Lookup(n.Child(syntax.FieldFunction).Text())
	if !ok || !golaunch.LooksUpKernel(api) {
		return
	}
	name, err := strconv.Unquote(argument(n, api, headers.Name, 0).Text())
	if err != nil {
		name = ""
	}
	if v := f.variable(f.pointee(argument(n, api, headers.Result, 0))); v != nil {
		f.names[v] = append(f.names[v], name)
	}
	if name != "" {
		pos := f.pos(n)
		f.checkName(pos, pos, name)
	}
}

// launch checks the configuration and the values of a launch.
func (f *cFunction) launch(n syntax.Node, api headers.API) {
	pos := f.pos(n)
	config := launchconfig.Config{OptedIn: f.optsIn()}
	if api.Driver {
		for i := range config.Grid {
			config.Grid[i] = f.number(argument(n, api, headers.Grid, i))
			config.Block[i] = f.number(argument(n, api, headers.Block, i))
		}
	} else {
		config.Grid, config.Block = f.dimensions(argument(n, api, headers.Grid, 0)), f.dimensions(argument(n, api, headers.Block, 0))
	}
	config.Shared = f.number(argument(n, api, headers.Shared, 0))
	if fault := config.Violation(); fault != "" {
		f.reporter.Report(launchconfig.Rule, pos, pos, "launch fails: "+fault)
	}
	names := f.names[f.variable(argument(n, api, headers.Function, 0))]
	if !api.Driver {
		names = f.stub(argument(n, api, headers.Function, 0))
	}
	values, ok := f.values(argument(n, api, headers.Args, 0))
	if !ok || len(names) != 1 {
		return
	}
	if kernel := f.KernelNamed(names[0]); kernel != nil {
		f.compare(pos, pos, kernel, values)
	}
}

// stub returns the name of the kernel whose host stub, declared in the package's C code, an expression is the address of.
func (f *cFunction) stub(n syntax.Node) []string {
	n = f.definition.Decl.BodyScope().Uncast(n)
	if x := f.pointee(n); !x.IsZero() {
		n = x
	}
	if n.Kind() != syntax.Identifier {
		return nil
	}
	for _, e := range f.scope(n).LookupNode(n) {
		if fn, ok := e.(*sema.Function); ok && fn.Definition() == nil {
			return []string{fn.Name}
		}
	}
	return nil
}

// dimensions returns the numbers of a dim3 that is written as a list, there or at the declaration of a variable that is not changed.
func (f *cFunction) dimensions(n syntax.Node) (dims [3]launchconfig.Number) {
	list := n
	if v := f.variable(n); v != nil {
		if list = v.Initializer(); f.changes(v) > 0 {
			return dims
		}
	} else if n.Kind() == syntax.CompoundLiteralExpression {
		list = n.Child(syntax.FieldValue)
	}
	if list.Kind() != syntax.InitializerList {
		return dims
	}
	i := 0
	for e := range list.Children() {
		if i < len(dims) {
			dims[i] = f.number(e)
		}
		i++
	}
	if i != len(dims) {
		return [3]launchconfig.Number{}
	}
	return dims
}

func (f *cFunction) number(n syntax.Node) launchconfig.Number {
	if n.IsZero() {
		return launchconfig.Number{}
	}
	v, ok := f.scope(n).Constant(n)
	if !ok || !v.Type.IsInteger() {
		return launchconfig.Number{}
	}
	return launchconfig.Number{Value: v.Int(), Known: true}
}

// values returns the pointees of an array of pointers to them: one that is initialized at its
// declaration and not changed, or one whose elements are assigned once, each by a statement of its own
// before the launch.
func (f *cFunction) values(table syntax.Node) ([]golaunch.Value, bool) {
	list := table
	if v := f.variable(table); v != nil {
		if list = v.Initializer(); f.isChanged(v) {
			return f.stored(v, table)
		}
	} else if table.Kind() == syntax.CompoundLiteralExpression {
		list = table.Child(syntax.FieldValue)
	}
	if list.Kind() != syntax.InitializerList {
		return nil, false
	}
	var values []golaunch.Value
	for e := range list.Children() {
		values = append(values, f.value(e))
	}
	return values, true
}

// value returns the value that a pointer, as it is written, points to.
func (f *cFunction) value(pointer syntax.Node) golaunch.Value {
	var v golaunch.Value
	if x := f.pointee(pointer); !x.IsZero() {
		if t := f.scope(x).Value(x).Type; t != nil {
			v.Kind = f.kindOfC(t)
		}
	}
	return v
}

// stored returns the values that are assigned to an array element by element: all its changes are in
// the function's outermost block before its use, and name different elements.
func (f *cFunction) stored(v *sema.Variable, use syntax.Node) ([]golaunch.Value, bool) {
	t := v.Type()
	if t.Kind != sema.Array || t.Len <= 0 || t.Len > maxValues || !v.Initializer().IsZero() {
		return nil, false
	}
	values := make([]golaunch.Value, t.Len)
	given := make([]bool, t.Len)
	stores := 0
	for statement := range f.definition.Decl.Body().Children() {
		n := statement
		if n.Kind() == syntax.ExpressionStatement {
			n = statement.First()
		}
		left := n.Child(syntax.FieldLeft)
		if n.Kind() != syntax.AssignmentExpression || left.Kind() != syntax.SubscriptExpression ||
			f.variable(left.Child(syntax.FieldArgument)) != v {
			continue
		}
		i := f.number(left.Index())
		if !i.Known || i.Value < 0 || i.Value >= t.Len || given[i.Value] || n.Start() > use.Start() {
			return nil, false
		}
		values[i.Value], given[i.Value] = f.value(n.Child(syntax.FieldRight)), true
		stores++
	}
	return values, stores == f.changes(v) && !slices.Contains(given, false)
}

// maxValues is more than a kernel has parameters (CUDA C++ Programming Guide, 4,096 bytes of them).
const maxValues = 4096

// isChanged reports whether something is stored in a variable or in an element of it.
func (f *cFunction) isChanged(v *sema.Variable) bool { return f.changes(v) > 0 }

// changes counts the places that store something in a variable or in an element of it.
func (f *cFunction) changes(v *sema.Variable) int {
	count := 0
	for n := range f.definition.Decl.Body().All() {
		if n.Kind() != syntax.AssignmentExpression {
			continue
		}
		left := n.Child(syntax.FieldLeft)
		if left.Kind() == syntax.SubscriptExpression || left.Kind() == syntax.FieldExpression {
			left = left.Child(syntax.FieldArgument)
		}
		if f.variable(left) == v {
			count++
		}
	}
	return count
}

func (f *cFunction) kindOfC(t *sema.Type) golaunch.Kind {
	size, _, ok := f.definition.Func.TU.SizeAlign(t)
	if !ok {
		return golaunch.Kind{}
	}
	return golaunch.Kind{
		Type: fmt.Sprint(t.Unqualified()), Size: size, Float: t.IsFloating(),
		Integer: t.IsInteger() && !t.IsUnsigned(),
	}
}
