package golaunch

import (
	"go/ast"
	"strings"
)

// graphNodes are the functions that take a kernel with its values for a node of a graph, with the index of the argument that has them.
// They copy the values, as a launch does (CUDA Driver API, graph management).
var graphNodes = map[string]int{
	"cuGraphAddKernelNode": 4, "cuGraphKernelNodeSetParams": 1, "cuGraphExecKernelNodeSetParams": 2,
}

// nodeOf returns the launch that a node of a graph makes, if its parameters are written down as one literal.
func (f *Finder) nodeOf(call *ast.CallExpr, params ast.Expr) (Launch, bool) {
	lit := f.texts.Literal(params)
	if lit == nil {
		return Launch{}, false
	}
	given := map[string]ast.Expr{}
	for _, e := range lit.Elts {
		pair, ok := e.(*ast.KeyValueExpr)
		if !ok {
			return Launch{}, false
		}
		field, ok := pair.Key.(*ast.Ident)
		if !ok {
			return Launch{}, false
		}
		if v := f.VariableOf(field); v == nil || f.texts.IsStored(v) {
			return Launch{}, false
		}
		given[strings.TrimPrefix(field.Name, "_")] = pair.Value
	}
	l := Launch{Call: call, Kernel: given["func"], Params: given["kernelParams"], Shared: given["sharedMemBytes"]}
	if given["gridDimX"] != nil && given["blockDimX"] != nil {
		l.Grid = []ast.Expr{given["gridDimX"], given["gridDimY"], given["gridDimZ"]}
		l.Block = []ast.Expr{given["blockDimX"], given["blockDimY"], given["blockDimZ"]}
	}
	return l, l.Kernel != nil
}
