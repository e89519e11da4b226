package launchparams

import (
	"fmt"
	"go/ast"
	"slices"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Limits of a launch on every device of compute capability 3.0 and later.
// (CUDA C++ Programming Guide, compute capabilities, technical specifications.)
const (
	maxThreads = 1024
	maxGridX   = 1<<31 - 1
	maxGridYZ  = 65535
	maxShared  = 48 << 10  // dynamic shared memory without opting in
	maxOptedIn = 227 << 10 // with opting in, on any device
)

var maxBlock = [3]int64{1024, 1024, 64}

// A dim is a dimension of a grid or block as far as it is known.
type dim struct {
	value int64
	known bool
}

// configFault returns what is wrong with a launch configuration, or "".
// Dimensions that are not known are taken to be right.
func configFault(grid, block [3]dim, shared dim, optedIn bool) string {
	axes := [3]string{"x", "y", "z"}
	threads := int64(1)
	for i, b := range block {
		switch {
		case !b.known:
			continue
		case b.value <= 0:
			return fmt.Sprintf("the block has %d threads in %s", b.value, axes[i])
		case b.value > maxBlock[i]:
			return fmt.Sprintf("the block has %d threads in %s, more than the limit of %d", b.value, axes[i], maxBlock[i])
		}
		threads *= b.value
	}
	if threads > maxThreads {
		return fmt.Sprintf("the block has %d threads, more than the limit of %d", threads, maxThreads)
	}
	for i, g := range grid {
		limit := int64(maxGridYZ)
		if i == 0 {
			limit = maxGridX
		}
		switch {
		case !g.known:
		case g.value <= 0:
			return fmt.Sprintf("the grid has %d blocks in %s", g.value, axes[i])
		case g.value > limit:
			return fmt.Sprintf("the grid has %d blocks in %s, more than the limit of %d", g.value, axes[i], limit)
		}
	}
	switch {
	case !shared.known:
	case shared.value > maxOptedIn:
		return fmt.Sprintf("%d bytes of dynamic shared memory are more than any device has, %d", shared.value, maxOptedIn)
	case shared.value > maxShared && !optedIn:
		return fmt.Sprintf("%d bytes of dynamic shared memory are more than the %d that a kernel gets without opting in by cudaFuncAttributeMaxDynamicSharedMemorySize", shared.value, maxShared)
	}
	return ""
}

// config checks the configuration of a launch from Go.
func (c *checker) config(l launch) {
	shared := dim{}
	if l.shared != nil {
		shared.value, shared.known = c.Constant(l.shared)
	}
	if fault := configFault(c.goDims(l.grid), c.goDims(l.block), shared, c.optsIn()); fault != "" {
		c.reporter.Report(launchConfig, l.call.Pos(), l.call.End(), "the launch fails: "+fault)
	}
}

// goDims reads three numbers or one dim3.
func (c *checker) goDims(list []ast.Expr) (dims [3]dim) {
	if len(list) == 1 && list[0] != nil {
		for _, f := range c.FieldValues(c.Value(list[0])) {
			if i := slices.Index([]string{"x", "y", "z"}, f.Path); i >= 0 {
				if dims[i].known {
					return [3]dim{} // assigned twice
				}
				dims[i].value, dims[i].known = c.Constant(f.Expr)
			}
		}
		return dims
	}
	for i, e := range list {
		if e != nil {
			dims[i].value, dims[i].known = c.Constant(e)
		}
	}
	return dims
}

// optsIn reports whether the package or one of its sources asks for more
// dynamic shared memory than a kernel gets by default, for whatever kernel.
func (c *checker) optsIn() bool {
	if c.tuned != nil {
		return *c.tuned
	}
	tuned := slices.ContainsFunc(c.Calls, func(call *cgobridge.Call) bool {
		return call.Name == "cuFuncSetAttribute" || call.Name == "cudaFuncSetAttribute"
	})
	for _, s := range c.Sources {
		tuned = tuned || s.TU == nil || slices.ContainsFunc(s.TU.Units, mentionsAttribute)
	}
	c.tuned = &tuned
	return tuned
}

func mentionsAttribute(u *sema.Unit) bool {
	for n := range u.Tree.Root().All() {
		if n.Kind() == syntax.Identifier && (n.Text() == "cudaFuncSetAttribute" || n.Text() == "cuFuncSetAttribute") {
			return true
		}
	}
	return false
}

// sourceLaunches checks the configurations of the launches in a CUDA source.
func (c *checker) sourceLaunches(s *cgobridge.Source) {
	for _, u := range s.TU.Units {
		for l := range s.TU.Launches(u) {
			grid, block, shared := sourceDims(l.Scope, l.Config, 0), sourceDims(l.Scope, l.Config, 1), dim{}
			if len(l.Config) > 2 {
				shared = constant(l.Scope, l.Config[2])
			}
			if fault := configFault(grid, block, shared, c.optsIn()); fault != "" {
				pos := c.reporter.Pos(s.TU.Pos(l.Node))
				c.reporter.Report(launchConfig, pos, pos, "the launch fails: "+fault, report.Linked(c.Package, s))
			}
		}
	}
}

func constant(s *sema.Scope, n syntax.Node) dim {
	v, ok := s.Constant(n)
	if !ok || !v.Type.IsInteger() && v.Type.Kind != sema.EnumType {
		return dim{}
	}
	return dim{v.Int(), true}
}

// sourceDims reads a grid or block of a launch: a number, a dim3 made in
// place, or a dim3 variable that nothing changes after its initializer.
func sourceDims(s *sema.Scope, config []syntax.Node, i int) (dims [3]dim) {
	if i >= len(config) {
		return dims
	}
	if d := constant(s, config[i]); d.known {
		return [3]dim{d, {1, true}, {1, true}}
	}
	list := dimList(s, config[i])
	if list.IsZero() {
		return dims
	}
	given := 0
	for a := range list.Children() {
		if given < 3 {
			dims[given] = constant(s, a)
		}
		given++
	}
	if given > 3 || given == 1 && !dims[0].known { // one argument may be a uint3
		return [3]dim{}
	}
	for ; given < 3; given++ {
		dims[given] = dim{1, true}
	}
	return dims
}

// dimList returns the arguments that a dim3 is made from.
func dimList(s *sema.Scope, n syntax.Node) syntax.Node {
	for n.Kind() == syntax.ParenthesizedExpression {
		n = n.First()
	}
	switch n.Kind() {
	case syntax.CallExpression:
		if call := s.Call(n); call != nil && call.Construct != nil && isDim3(call.Construct) {
			return n.Child(syntax.FieldArguments)
		}
	case syntax.CompoundLiteralExpression:
		if isDim3(s.Value(n).Type) {
			return n.Child(syntax.FieldValue)
		}
	case syntax.InitializerList:
		return n
	case syntax.Identifier:
		v, ok := s.Value(n).Entity.(*sema.Variable)
		if !ok || v.Parameter || !isDim3(v.Type()) || changes(v, n) {
			return syntax.Node{}
		}
		init := v.Initializer()
		if init.Is(syntax.ArgumentList, syntax.InitializerList) {
			return init
		}
		if !init.IsZero() && init.Kind() != syntax.Identifier {
			return dimList(v.Scope.At(init), init)
		}
	}
	return syntax.Node{}
}

func isDim3(t *sema.Type) bool { return t.Kind == sema.RecordType && t.Record.Name == "dim3" }

// changes reports whether anything around a use of a variable may change it:
// an assignment to it or a member of it, or its address taken. The function
// around the use is looked through as text, without regard to scopes.
func changes(v *sema.Variable, use syntax.Node) bool {
	function := use
	for p := use.Parent(); !p.IsZero(); p = p.Parent() {
		if p.Kind() == syntax.FunctionDefinition {
			function = p
		}
	}
	for n := range function.All() {
		if n.Kind() != syntax.Identifier || n.Text() != v.Name {
			continue
		}
		e := n
		for e.Parent().Is(syntax.ParenthesizedExpression, syntax.FieldExpression) {
			e = e.Parent()
		}
		switch p := e.Parent(); p.Kind() {
		case syntax.AssignmentExpression:
			if p.Child(syntax.FieldLeft) == e {
				return true
			}
		case syntax.UpdateExpression:
			return true
		case syntax.PointerExpression:
			if p.Child(syntax.FieldOperator).Text() == "&" {
				return true
			}
		}
	}
	return false
}
