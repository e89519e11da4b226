package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// LaunchBounds returns what the __launch_bounds__ of a declaration say: threads a block,
// blocks a multiprocessor and blocks a cluster, 0 for what is not given. It reports false if
// the declaration has none, or they are not known (CUDA C++ Programming Guide, launch bounds).
func (fd *FuncDecl) LaunchBounds() (bounds [3]int64, ok bool) {
	m, ok := fd.Mark(syntax.LaunchBounds)
	if !ok {
		return bounds, false
	}
	tree := fd.Node.Tree()
	i := 0
	for arg := range tree.Arguments(m).Children() {
		query, pack := fd.scope.TU.operand("sizeof", tree, arg.Start(), arg.End())
		if i == len(bounds) || pack || query.IsZero() {
			return bounds, false
		}
		a := fd.BodyScope().operands(query, false)[0]
		if a.Value == nil || !a.Value.Type.IsInteger() && a.Value.Type.Kind != EnumType {
			return bounds, false
		}
		bounds[i] = a.Value.Int()
		i++
	}
	return bounds, i > 0
}
