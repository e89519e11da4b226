package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// LaunchBounds returns what the __launch_bounds__ of a declaration say: threads a block,
// blocks a multiprocessor and blocks a cluster, 0 for what is not given. It reports false if
// the declaration has none, or they are not known (CUDA C++ Programming Guide, launch bounds).
func (fd *FuncDecl) LaunchBounds() (bounds [3]int64, ok bool) {
	return fd.numbersOf(syntax.LaunchBounds)
}

// ClusterDims returns how many blocks a cluster has in x, y and z by the __cluster_dims__ of a declaration. It reports false if
// the declaration has none, or they are not known (CUDA C++ Programming Guide, thread block clusters).
func (fd *FuncDecl) ClusterDims() (dims [3]int64, ok bool) {
	dims, ok = fd.numbersOf(syntax.ClusterDims)
	for i := range dims {
		dims[i] = max(dims[i], 1)
	}
	return dims, ok
}

// numbersOf returns what an attribute of a declaration gives, which are up to three constants.
func (fd *FuncDecl) numbersOf(w syntax.Word) (bounds [3]int64, ok bool) {
	m, ok := fd.Mark(w)
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
