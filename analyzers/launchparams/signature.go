package launchparams

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A value is what a launch gives for a parameter of its kernel.
type value struct {
	expr ast.Expr // the value itself; nil if it is not written down
	kind Kind
}

// A Kind is what is known of a value's bytes in memory.
type Kind struct {
	Type    string
	Size    int64 // in bytes; 0 if nothing is known
	Float   bool
	Integer bool  // a signed one: floats are passed as unsigned bit patterns on purpose
	Copied  int64 // how many bytes of it a helper copies; 0 for all of them
}

func (c *checker) kindOf(t types.Type) Kind {
	k := Kind{Type: cgoname.TypeString(t, nil), Size: c.Sizes.Sizeof(t)}
	if b, ok := t.Underlying().(*types.Basic); ok {
		k.Float = b.Info()&types.IsFloat != 0
		k.Integer = b.Info()&types.IsInteger != 0 && b.Info()&types.IsUnsigned == 0
	}
	return k
}

// differ describes a value that cannot be the kernel's parameter, and returns
// "" otherwise.
func (k Kind) differ(param *sema.Type, size int64) string {
	if k.Copied > 0 && k.Copied < size {
		return fmt.Sprintf("%s, of which %d bytes are copied", k.Type, k.Copied)
	}
	if k.Size != 0 && (k.Size != size || k.Float && (param.IsInteger() || param.Kind == sema.Pointer) || k.Integer && param.IsFloating()) {
		return fmt.Sprintf("%s, %d bytes", k.Type, k.Size)
	}
	return ""
}

// pointedTo returns the values that pointers point to.
func (c *checker) pointedTo(pointers []ast.Expr) []value {
	values := make([]value, len(pointers))
	for i, e := range pointers {
		v := c.Value(e)
		if v.Kind != cgobridge.Address && v.Kind != cgobridge.Element {
			continue
		}
		if v.Type != nil {
			values[i].kind = c.kindOf(v.Type)
		}
		if unary, ok := v.Expr.(*ast.UnaryExpr); ok {
			values[i].expr = unary.X
		}
	}
	return values
}

// valuesOf returns the values that a launch gives, if it is known how many
// there are.
func (c *checker) valuesOf(l launch) ([]value, bool) {
	if l.values != nil {
		return l.values, true
	}
	pointers, ok := c.given(l)
	if !ok {
		return nil, false
	}
	return c.pointedTo(pointers), true
}

// signature compares the values that a launch gives with the parameters of
// the kernel, if both are known.
func (c *checker) signature(l launch) {
	if l.params == nil && l.pointers == nil && l.values == nil {
		return
	}
	values, ok := c.valuesOf(l)
	if !ok {
		return
	}
	kernel := c.kernelOf(l)
	c.found.Launches = append(c.found.Launches, newLaunched(l, kernel, values))
	if kernel != nil {
		c.compare(l.call.Pos(), l.call.End(), kernel, values)
	}
}

// compare reports values, given from pos to end, that are not what a kernel's
// parameters want.
func (c *checker) compare(pos, end token.Pos, kernel *sema.Function, values []value) {
	params := kernel.First().Params()
	if len(params) == 0 && kernel.First().Type().Kind != sema.FunctionType {
		return
	}
	class, fault := launchParamsSignature.Class, ""
	if len(values) != len(params) {
		fault = fmt.Sprintf("%d values are given for the %d parameters of kernel %s", len(values), len(params), kernel.Name)
	}
	for i := 0; i < len(params) && i < len(values); i++ {
		t := params[i].Type()
		size, _, ok := kernel.TU.SizeAlign(t)
		if !ok || fault != "" && class != rule.Advice {
			continue
		}
		k := values[i].kind
		given := k.differ(t, size)
		if given == "" {
			continue
		}
		works := k.Integer && t.IsInteger() && k.Size > size
		if works && fault != "" {
			continue
		}
		class, fault = launchParamsSignature.Class, fmt.Sprintf("value %d (%s) is given for parameter %s of kernel %s (%s, %d bytes)", i+1, given, params[i].Name, kernel.Name, t, size)
		if works {
			// Every host that CUDA runs on is little-endian.
			class = rule.Advice
			fault += fmt.Sprintf("; its first %d bytes hold the number on little-endian machines alone", size)
		}
	}
	if fault == "" {
		return
	}
	c.reporter.ReportAs(class, launchParamsSignature, pos, end, fault, nil,
		c.reporter.Related(kernel.TU.Pos(kernel.First().Name()), kernel.Name+" is declared here"))
}

// kernelOf returns the kernel that a launch launches: the only one of the one
// name that is looked up for it.
func (c *checker) kernelOf(l launch) *sema.Function {
	if name := c.constantName(l, c.namesFor(l)); name != "" {
		return c.kernelNamed(name)
	}
	return nil
}

// kernelNamed returns the only kernel that a name stands for in a module, or
// nil.
func (c *checker) kernelNamed(name string) *sema.Function {
	var found *sema.Function
	for _, k := range c.Kernels()[name] {
		if !k.Func.HasCLinkage() {
			continue
		}
		if found != nil {
			return nil
		}
		found = k.Func
	}
	return found
}

// namesFor returns the names under which the kernel of a launch may be looked up.
func (c *checker) namesFor(l launch) []ast.Expr {
	if l.name != nil {
		return []ast.Expr{l.name}
	}
	return c.kernelNames(l.kernel)
}

// constantName returns the one constant that all names for the kernel of a
// launch are, or "".
func (c *checker) constantName(l launch, names []ast.Expr) string {
	constant := l.constant
	for _, e := range names {
		name, ok := c.String(e)
		name, _, _ = strings.Cut(name, "\x00")
		if !ok || constant != "" && name != constant {
			return ""
		}
		constant = name
	}
	return constant
}

// kernelNames returns the names under which the kernel that an expression
// stands for, or holds, may be looked up; none if not all of them are known.
func (c *checker) kernelNames(e ast.Expr) []ast.Expr { return c.kernelNamesWithin(e, maxRoots) }

func (c *checker) kernelNamesWithin(e ast.Expr, depth int) []ast.Expr {
	if depth--; e == nil || depth < 0 {
		return nil
	}
	switch x := c.Assigned(e).(type) {
	case *ast.ParenExpr:
		return c.kernelNamesWithin(x.X, depth)
	case *ast.UnaryExpr: // &Kernel{fn}
		return c.kernelNamesWithin(x.X, depth)
	case *ast.CompositeLit:
		var names []ast.Expr
		for _, elt := range x.Elts {
			if pair, ok := elt.(*ast.KeyValueExpr); ok {
				elt = pair.Value
			}
			if _, isText := c.String(elt); !isText {
				names = append(names, c.kernelNamesWithin(elt, depth)...)
			}
		}
		return names
	case *ast.CallExpr:
		if c.Info.Types[x.Fun].IsType() && len(x.Args) == 1 {
			return c.kernelNamesWithin(x.Args[0], depth)
		}
		if name := c.nameGiven(x, 0); name != nil {
			return []ast.Expr{name}
		}
		var names []ast.Expr
		for _, e := range c.Returned(x) {
			names = append(names, c.kernelNamesWithin(e, depth)...)
		}
		return names
	case *ast.SelectorExpr:
		if names := c.namesOf(c.variable(x), depth); names != nil {
			return names
		}
		return c.kernelNamesWithin(x.X, depth)
	case *ast.Ident:
		return c.namesOf(c.variable(x), depth)
	}
	return nil
}

// namesOf is kernelNames for a variable or field: what it is looked up by, or
// is given.
func (c *checker) namesOf(v *types.Var, depth int) []ast.Expr {
	if v == nil {
		return nil
	}
	names := slices.Clone(c.lookups[v.Origin()])
	for _, r := range c.Results(v) {
		name := c.nameGiven(r.Call, r.Index)
		if name == nil {
			return nil
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		return names
	}
	values, known := c.AssignedTo(v)
	for _, e := range values {
		given := c.kernelNamesWithin(e, depth)
		if !known || len(given) == 0 {
			return nil
		}
		names = append(names, given...)
	}
	return names
}

// nameGiven returns the name for which a call of a helper yields a kernel as
// its result with the given index, or nil.
func (c *checker) nameGiven(call *ast.CallExpr, result int) ast.Expr {
	h := c.helperOf(call)
	if h == nil || h.Name < 0 || h.Function != result || h.Name >= len(call.Args) {
		return nil
	}
	return call.Args[h.Name]
}
