package rules

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on indices that wrap: CUDA C++ Programming Guide, built-in variables.

func init() {
	register(indexNarrow, rule.Info{
		ID: "index-narrow", Class: rule.Advice, Section: "CUDA C++ Programming Guide, built-in variables",
		Doc: "A product of gridDim, blockIdx or blockDim, which are 32-bit numbers, is widened before it is computed where a 64-bit count bounds the index, or the index itself has 64 bits.",
		Bad: `__global__ void scale(float *x, size_t n) {
    size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= 2;
}`,
		Good: `__global__ void scale(float *x, size_t n) {
    size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= 2;
}`,
	})
}

func indexNarrow(p *pass) {
	type narrow struct {
		kernel  *sema.Function
		product *body.Op
		why     string
	}
	var found []narrow
	seen := map[syntax.Node]bool{}
	p.eachDeviceBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Kind == sema.Reads && u.Variable != nil && isGridVariable(u.Variable) }) &&
			!slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Kind == sema.Calls && u.Function != nil }) {
			return
		}
		in := body.Of(b.FuncDecl)
		given := valuesGiven(in)
		bounded := map[*sema.Variable]bool{}
		for op := range in.Root.All() {
			index := boundedIndex(op, given)
			if index == nil {
				continue
			}
			bounded[index.Variable] = true
			for _, value := range append(given[index.Variable], index) {
				for _, product := range narrowProducts(value, given, 2) {
					found = append(found, narrow{b.Function, product, boundedByCount})
				}
			}
		}
		for product := range boundedOffsets(in, given, bounded) {
			found = append(found, narrow{b.Function, product, "is an offset by an index bounded by a 64-bit count"})
		}
		for product, why := range widenedProducts(in, given) {
			found = append(found, narrow{b.Function, product, why})
		}
	})
	p.atEnd(func() {
		for _, n := range found {
			if !p.launchesAreSmall(n.kernel) {
				p.reportNode(seen, n.product.Node, "32-bit product may overflow: it %s", n.why)
			}
		}
	})
}

func isGridVariable(v *sema.Variable) bool {
	switch v.Name {
	case "gridDim", "blockIdx", "blockDim":
		return v.TU.Unit(v.Node).Prelude
	}
	return false
}

// valuesGiven returns the values assigned to the variables of a body.
func valuesGiven(b *body.Body) map[*sema.Variable][]*body.Op {
	given := map[*sema.Variable][]*body.Op{}
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Declare && op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil:
			given[op.Variable] = append(given[op.Variable], op.Args[0])
		case op.Kind == body.Assign && op.Args[0].Is(body.Var):
			given[op.Args[0].Variable] = append(given[op.Args[0].Variable], op.Args[1])
		}
	}
	return given
}

// boundedIndex returns the variable that a comparison holds against a count of 64 bits.
func boundedIndex(op *body.Op, given map[*sema.Variable][]*body.Op) *body.Op {
	if op.Kind != body.Binary {
		return nil
	}
	left, right := unconvertedOp(op.Args[0]), unconvertedOp(op.Args[1])
	switch op.Operator {
	case syntax.Less, syntax.LessEqual, syntax.GreaterEqual, syntax.Greater:
	default:
		return nil
	}
	for _, pair := range [][2]*body.Op{{left, right}, {right, left}} {
		index, count := pair[0], pair[1]
		if _, constant := count.Constant(); !constant && index.Is(body.Var) && index.Variable.IsLocal() &&
			isCountOf(count, given, maxReachDepth) {
			return index
		}
	}
	return nil
}

// boundedOffsets yields the products of 32 bits by which pointers are moved, of a variable that is bounded by a 64-bit count and
// derived from a number of the grid, and another that is no constant.
func boundedOffsets(b *body.Body, given map[*sema.Variable][]*body.Op, bounded map[*sema.Variable]bool) iter.Seq[*body.Op] {
	isBounded := func(op *body.Op) bool {
		op = unconvertedOp(op)
		return op.Is(body.Var) && bounded[op.Variable] && isOfGrid(op, given, maxReachDepth)
	}
	return func(yield func(*body.Op) bool) {
		for op := range b.Root.All() {
			isOffset := op.Is(body.Index) || op.Is(body.Binary) && op.Type != nil && op.Type.Kind == sema.Pointer
			if len(bounded) == 0 || !isOffset || !isInteger32(op.Args[1].Type) {
				continue
			}
			for product := range summands(op.Args[1], given) {
				x, y := product.Args[0], product.Args[1]
				if (isBounded(x) && !isWithinGrid(y, given) || isBounded(y) && !isWithinGrid(x, given)) && !yield(product) {
					return
				}
			}
		}
	}
}

const boundedByCount = "is part of an index bounded by a 64-bit count"

// widenedProducts yields the products of 32 bits that are too narrow for their use: of a number of the grid and another that is
// no constant, where the sum that they are part of is explicitly widened to 64 bits; and of a count of 64 bits that is narrowed
// for the product, where that is an index. The second value says which.
func widenedProducts(b *body.Body, given map[*sema.Variable][]*body.Op) iter.Seq2[*body.Op, string] {
	return func(yield func(*body.Op, string) bool) {
		for op := range b.Root.All() {
			var why string
			var is func(x, y *body.Op) bool
			switch {
			case op.Kind == body.Convert && !op.Explicit && is64(op.Type) && isInteger32(op.Args[0].Type):
				why = "is widened to 64 bits afterwards"
				is = func(x, y *body.Op) bool { return isOfGrid(x, given, maxReachDepth) && !isWithinGrid(y, given) }
			case op.Is(body.Index) && isInteger32(op.Args[1].Type), op.Is(body.Binary) && op.Type.Kind == sema.Pointer && isInteger32(op.Args[1].Type):
				why = "is an index made from a 64-bit count"
				is = func(x, y *body.Op) bool { return isNarrowed(x) && isVarying(y) }
			default:
				continue
			}
			for product := range summands(op.Args[len(op.Args)-1], given) {
				x, y := product.Args[0], product.Args[1]
				if (is(x, y) || is(y, x)) && !yield(product, why) {
					return
				}
			}
		}
	}
}

// summands yields the products of 32 bits that a sum of 32 bits is made of, also by variables that are given one value.
func summands(op *body.Op, given map[*sema.Variable][]*body.Op) iter.Seq[*body.Op] {
	return func(yield func(*body.Op) bool) {
		var walk func(*body.Op, int) bool
		walk = func(op *body.Op, depth int) bool {
			for op.Is(body.Load, body.Convert) && isInteger32(op.Type) {
				op = op.Args[0]
			}
			switch {
			case !isInteger32(op.Type):
			case op.Kind == body.Binary && op.Operator == syntax.Mul:
				return yield(op)
			case op.Kind == body.Binary && (op.Operator == syntax.Add || op.Operator == syntax.Sub):
				return walk(op.Args[0], depth) && walk(op.Args[1], depth)
			case op.Kind == body.Var && op.Variable.IsLocal() && len(given[op.Variable]) == 1 && depth > 0:
				return walk(given[op.Variable][0], depth-1)
			}
			return true
		}
		walk(op, 2)
	}
}

func isInteger32(t *sema.Type) bool {
	switch t.NonReference().Unqualified().Kind {
	case sema.Int, sema.UInt:
		return true
	}
	return false
}

// isOfGrid reports whether a value is a number of the grid, or a variable whose values are all derived from one.
func isOfGrid(op *body.Op, given map[*sema.Variable][]*body.Op, depth int) bool {
	op = unconvertedOp(op)
	if name := gridFactor(op); name != "" {
		return name != "blockDim"
	}
	switch {
	case depth == 0:
	case op.Kind == body.Binary && (op.Operator == syntax.Add || op.Operator == syntax.Mul || op.Operator == syntax.Sub):
		return isOfGrid(op.Args[0], given, depth-1) || isOfGrid(op.Args[1], given, depth-1)
	case op.Kind == body.Var && op.Variable.IsLocal() && len(given[op.Variable]) > 0:
		return !slices.ContainsFunc(given[op.Variable], func(v *body.Op) bool { return !isOfGrid(v, given, depth-1) })
	}
	return false
}

// isWithinGrid reports whether a factor is a constant or a number of the grid or a block: their product has a rule of its own.
func isWithinGrid(op *body.Op, given map[*sema.Variable][]*body.Op) bool {
	_, constant := unconvertedOp(op).Constant()
	return constant || gridFactor(op) != "" || isOfGrid(op, given, maxReachDepth) || !isVarying(op)
}

// isVarying reports whether a factor is an integer variable, a member or an element that is no number of a block.
func isVarying(op *body.Op) bool {
	op = unconvertedOp(op)
	if _, constant := op.Constant(); constant {
		return false
	}
	if op.Is(body.Member) && op.Args[0].Is(body.Var) && op.Args[0].Variable.TU.Unit(op.Args[0].Variable.Node).Prelude {
		return false // threadIdx
	}
	return op.Is(body.Var, body.Member, body.Index, body.Deref)
}

// isNarrowed reports whether a factor is a parameter or a member of 64 bits that a conversion narrows.
func isNarrowed(op *body.Op) bool { return isInteger32(op.Type) && isCount(unconvertedOp(op)) }

// isCount recognises a parameter or a member of 64 bits.
func isCount(op *body.Op) bool {
	return op.Is(body.Var) && op.Variable.Parameter && is64(op.Variable.Type()) || op.Is(body.Member) && op.Variable != nil && is64(op.Variable.Type())
}

// isCountOf is isCount also for variables of the body's that are given nothing but counts, what is computed from one, and what a
// function returns of its own.
func isCountOf(op *body.Op, given map[*sema.Variable][]*body.Op, depth int) bool {
	for op.Is(body.Load, body.Convert, body.Bind, body.Materialize) && op.Args[0] != nil {
		if op.Type == nil || !is64(op.Type) {
			return false
		}
		op = op.Args[0]
	}
	switch {
	case isCount(op):
		return true
	case depth == 0 || op.Type == nil || !is64(op.Type):
	case op.Is(body.Var) && op.Variable.IsLocal() && len(given[op.Variable]) > 0:
		return !slices.ContainsFunc(given[op.Variable], func(v *body.Op) bool { return !isCountOf(v, given, depth-1) })
	case op.Is(body.Binary):
		left := isCountOf(op.Args[0], given, depth-1)
		switch op.Operator {
		case syntax.Mul, syntax.Add:
			return left || isCountOf(op.Args[1], given, depth-1)
		case syntax.Sub, syntax.Div:
			return left
		}
	case op.Is(body.Call) && op.Function != nil && op.Function.Definition() != nil:
		in := body.Of(op.Function.Definition())
		returns := 0
		for at := range in.Root.All() {
			if at.Is(body.Return) && (len(at.Args) == 0 || at.Args[0] == nil || !isCountOf(at.Args[0], valuesGiven(in), depth-1)) {
				return false
			} else if at.Is(body.Return) {
				returns++
			}
		}
		return returns > 0
	}
	return false
}

func unconvertedOp(op *body.Op) *body.Op {
	for op.Is(body.Load, body.Convert) && op.Args[0] != nil {
		op = op.Args[0]
	}
	return op
}

func is64(t *sema.Type) bool {
	switch t.NonReference().Unqualified().Kind {
	case sema.Long, sema.ULong, sema.LongLong, sema.ULongLong:
		return true
	}
	return false
}

// narrowProducts returns the products of 32 bits in a value, also in the functions that it calls.
func narrowProducts(op *body.Op, given map[*sema.Variable][]*body.Op, calls int) (all []*body.Op) {
	for at := range op.All() {
		switch {
		case at.Kind == body.Binary && at.Operator == syntax.Mul && at.Type != nil && at.Type.IsInteger() && !is64(at.Type):
			left, right := keptFactor(at.Args[0], given), keptFactor(at.Args[1], given)
			_, constant := at.Args[0].Constant()
			_, also := at.Args[1].Constant()
			if (left == "blockDim" || left == "") && (right == "blockDim" || right == "") { // no more than a block has
				continue
			}
			if left != "" && (right != "" || also) || right != "" && constant {
				all = append(all, at)
			}
		case at.Kind == body.Call && at.Function != nil && calls > 0 && at.Function.Definition() != nil && !at.Function.IsKernel():
			callee := body.Of(at.Function.Definition())
			for in := range callee.Root.All() {
				if in.Kind == body.Return && len(in.Args) > 0 {
					all = append(all, narrowProducts(in.Args[0], valuesGiven(callee), calls-1)...)
				}
			}
		}
	}
	return all
}

// keptFactor is gridFactor also for variables of at most 32 bits that are given nothing but such a number.
func keptFactor(op *body.Op, given map[*sema.Variable][]*body.Op) string {
	if name := gridFactor(op); name != "" {
		return name
	}
	at := op
	for at.Is(body.Load, body.Convert) {
		if at.Type != nil && is64(at.Type) {
			return ""
		}
		at = at.Args[0]
	}
	if !at.Is(body.Var) || !at.Variable.IsLocal() || is64(at.Variable.Type()) || len(given[at.Variable]) != 1 {
		return ""
	}
	return gridFactor(given[at.Variable][0])
}

// gridFactor names gridDim, blockIdx or blockDim of which a factor is a member that is not
// widened; it is empty for other factors.
func gridFactor(op *body.Op) string {
	for op.Is(body.Load, body.Convert) {
		if op.Type != nil && is64(op.Type) {
			return ""
		}
		op = op.Args[0]
	}
	if op.Is(body.Member) && op.Args[0].Is(body.Var) && isGridVariable(op.Args[0].Variable) {
		return op.Args[0].Variable.Name
	}
	return ""
}

// launchesAreSmall reports whether a kernel is launched in the translation unit, and each time
// with a constant number of threads that 32 bits can count.
func (p *pass) launchesAreSmall(k *sema.Function) bool {
	launched := false
	for _, b := range p.Bodies() {
		for _, c := range configuredLaunches(b) {
			if c.Kernel == nil || c.Kernel.Key() != k.Key() {
				continue
			}
			launched = true
			threads, ok := c.Config.Threads()
			for _, g := range c.Config.Grid {
				ok = ok && g.Known
				threads *= g.Value
			}
			if !ok || threads >= 1<<32 {
				return false
			}
		}
	}
	return launched
}
