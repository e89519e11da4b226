package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// LaunchBounds returns the __launch_bounds__ of a declaration: threads a block, blocks a
// multiprocessor and blocks a cluster, 0 for omitted ones. It reports false if the declaration has
// none, or they are not known (CUDA C++ Programming Guide, launch bounds).
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

// numbersOf returns the arguments of an attribute of a declaration, up to three constants.
func (fd *FuncDecl) numbersOf(w syntax.Word) (bounds [3]int64, ok bool) {
	m, ok := fd.Mark(w)
	if !ok {
		return bounds, false
	}
	tree := fd.Node.Tree()
	i := 0
	for arg := range tree.Arguments(m).Children() {
		n := fd.attributeNumber(tree, arg)
		if i == len(bounds) || !n.Known {
			return bounds, false
		}
		bounds[i] = n.Value
		i++
	}
	return bounds, i > 0
}

// A Number is the value of an attribute's argument, if known.
type Number struct {
	Value int64
	Known bool
}

// AttributeNumbers returns the arguments of an attribute of the declaration, each with its numbers: one, or those of
// a list in parentheses, as __block_size__((128, 1, 1)) has it.
func (fd *FuncDecl) AttributeNumbers(m syntax.Mark) [][]Number {
	tree := fd.Node.Tree()
	var args [][]Number
	for arg := range tree.Arguments(m).Children() {
		var numbers []Number
		for _, part := range listed(arg) {
			numbers = append(numbers, fd.attributeNumber(tree, part))
		}
		args = append(args, numbers)
	}
	return args
}

// listed returns the operands of the comma expression in parentheses; else the expression itself.
func listed(n syntax.Node) []syntax.Node {
	inner := n.Unparen()
	if inner == n || inner.Kind() != syntax.CommaExpression {
		return []syntax.Node{n}
	}
	var parts []syntax.Node
	var add func(syntax.Node)
	add = func(e syntax.Node) {
		if e.Kind() != syntax.CommaExpression {
			parts = append(parts, e)
			return
		}
		add(e.Child(syntax.FieldLeft))
		add(e.Child(syntax.FieldRight))
	}
	add(inner)
	return parts
}

// attributeNumber evaluates an expression among the arguments of an attribute.
func (fd *FuncDecl) attributeNumber(tree *syntax.Tree, n syntax.Node) Number {
	query, pack := fd.scope.TU.operand("sizeof", tree, n.Start(), n.End())
	if pack || query.IsZero() {
		return Number{}
	}
	a := fd.BodyScope().operands(query, false)[0]
	if a.Value == nil || !a.Value.Type.IsInteger() && a.Value.Type.Kind != EnumType {
		return Number{}
	}
	return Number{a.Value.Int(), true}
}
