package rules

import (
	"math/bits"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on sizes that wrap: CUDA Runtime API, memory management.

func init() {
	register(sizeNarrow, rule.Info{
		ID: "size-narrow", Class: rule.Advice, Section: "CUDA Runtime API, memory management",
		Doc: "A product that becomes a number of bytes of CUDA's, which has 64 bits, is widened before it is computed: in 32 bits it wraps.",
		Bad: `cudaError_t make(float **p, int rows, int cols) {
    return cudaMalloc(p, rows * cols * sizeof(float));
}`,
		Good: `cudaError_t make(float **p, int rows, int cols) {
    return cudaMalloc(p, size_t(rows) * cols * sizeof(float));
}`,
	})
}

func sizeNarrow(p *pass) {
	s := &narrowSizes{pass: p, told: map[*body.Op]bool{}}
	p.eachReachedCall(countsBytes, func(r reached) {
		s.find(r.argument(headers.Size), r.at, maxReachDepth)
		for _, role := range []headers.Role{headers.Dst, headers.Src} {
			s.findOffset(r.argument(role), r.at)
		}
	})
	p.eachHostRun(countsBytes, func(e effect) {
		if i, ok := e.API.Param(headers.Size); ok && i < len(e.Args) {
			s.judgeValue(e.Args[i])
		}
	})
	p.eachHostBody(func(b *sema.Body) {
		if !p.mentions(tellsMemory) {
			return
		}
		in := body.Of(b.FuncDecl)
		for op := range in.Root.All() {
			if op.Kind != body.Binary || !isComparison(op.Operator) {
				continue
			}
			for i, side := range op.Args {
				if isAmountOfMemory(side) {
					s.find(op.Args[1-i], &frame{amounts: p.amountsOf(in), body: in}, maxReachDepth)
				}
			}
		}
	})
}

// countsBytes recognises the functions of CUDA's that are given numbers of bytes of memory.
func countsBytes(api headers.API) bool {
	_, ok := api.Param(headers.Size)
	return ok && (api.Operation == headers.Allocate || api.Operation == headers.Copy || api.Operation == headers.Fill)
}

// tellsMemory recognises the functions that say how much memory a device has.
func tellsMemory(api headers.API) bool {
	return api.Name == "cudaGetDeviceProperties" || api.Name == "cudaMemGetInfo" || api.Name == "cuMemGetInfo"
}

// isAmountOfMemory recognises a member of CUDA's of 64 bits, such as totalGlobalMem.
func isAmountOfMemory(op *body.Op) bool {
	op = unconvertedOp(op)
	return op.Is(body.Member) && op.Variable != nil && is64(op.Variable.Type()) && op.Variable.Member != nil && op.Variable.Member.IsBuiltIn()
}

// narrowSizes finds products of 32 bits in numbers of bytes.
type narrowSizes struct {
	pass *pass
	told map[*body.Op]bool
}

// judgeValue reports the products of 32 bits that a size may be, wherever they are computed.
func (s *narrowSizes) judgeValue(v memory.Value) {
	for _, x := range v.Whole.Atoms {
		if o := x.Place.Object; x.Kind == memory.Number && o != nil && o.Made.Is(body.Binary) && !o.Made.Scope().InPattern() {
			s.judge(o.Made, &frame{amounts: s.pass.amountsOf(o.In()), body: o.In()})
		}
	}
}

// find reports the products of 32 bits that a number of 64 bits is made of in a frame.
func (s *narrowSizes) find(op *body.Op, f *frame, depth int) {
	if op == nil || op.Type == nil || !op.Type.IsInteger() {
		return
	}
	if _, constant := op.Constant(); constant {
		return
	}
	switch {
	case op.Is(body.Convert, body.Bind, body.Materialize) && len(op.Args) == 1:
		s.find(op.Args[0], f, depth)
	case op.Kind == body.Load:
		if v := op.Args[0]; v.Is(body.Var) && is64(v.Variable.Type()) && depth > 0 {
			if value, at := f.kept(v.Variable); value != nil {
				s.find(value, at, depth-1)
			}
		}
	case op.Kind == body.Var && depth > 0 && is64(op.Variable.Type().NonReference()):
		if value, at := f.kept(op.Variable); value != nil {
			s.find(value, at, depth-1)
		}
	case op.Kind == body.Call && op.Function != nil && depth > 0 && is64(op.Type):
		if callee := f.calls(op, op.Function.Definition(), s.pass.amountsOf); callee != nil && !f.runs(op.Function) {
			for at := range callee.body.Root.All() {
				if at.Kind == body.Return && len(at.Args) > 0 {
					s.find(at.Args[0], callee, depth-1)
				}
			}
		}
	case op.Kind == body.Binary && is64(op.Type):
		switch op.Operator {
		case syntax.Mul, syntax.Add, syntax.Sub:
			s.find(op.Args[0], f, depth)
			s.find(op.Args[1], f, depth)
		}
	case op.Kind == body.Binary:
		s.judge(op, f)
	}
}

// judge reports the product that a value of 32 bits is, or that is a part of a sum.
func (s *narrowSizes) judge(op *body.Op, f *frame) {
	for op.Is(body.Convert) {
		op = op.Args[0]
	}
	if !op.Is(body.Binary) || is64(op.Type) {
		return
	}
	switch op.Operator {
	case syntax.Add, syntax.Sub:
		s.judge(op.Args[0], f)
		s.judge(op.Args[1], f)
	case syntax.Mul:
		if n, bounded := f.bitsOf(op); !bounded && n > 32 && !s.told[op] {
			s.told[op] = true
			s.pass.report(op.Node, "'%s' is computed in 32 bits before it is widened to a 64-bit size, and may overflow", op.Node.Text())
		}
	}
}

// findOffset reports the products that a variable of 64 bits is made of by which a pointer is moved.
func (s *narrowSizes) findOffset(op *body.Op, f *frame) {
	for op.Is(body.Convert) && len(op.Args) == 1 {
		op = op.Args[0]
	}
	if op == nil || op.Kind != body.Binary || op.Operator != syntax.Add || op.Type == nil || op.Type.Kind != sema.Pointer {
		return
	}
	if by := unconvertedOp(op.Args[1]); by.Is(body.Var) && is64(by.Variable.Type()) {
		s.find(op.Args[1], f, 1)
	}
}

// bitsOf returns the possible number of bits of a product, and whether the body checks its operands.
func (f *frame) bitsOf(op *body.Op) (n int, bounded bool) {
	for op.Is(body.Load, body.Convert, body.Bind) && op.Args[0] != nil && op.Args[0].Type != nil && isNumber(op.Args[0].Type.NonReference()) {
		op = op.Args[0]
	}
	if c, ok := op.Constant(); ok {
		return bits.Len64(uint64(max(c.Int(), -c.Int()))), false
	}
	switch {
	case op.Kind == body.Binary && op.Operator == syntax.Mul:
		left, isLeft := f.bitsOf(op.Args[0])
		right, isRight := f.bitsOf(op.Args[1])
		if isPowerOfTwo(op.Args[0]) || isPowerOfTwo(op.Args[1]) {
			return left + right - 1, isLeft || isRight
		}
		return left + right, isLeft || isRight
	case op.Kind == body.Binary && op.Operator == syntax.Div:
		if by, ok := op.Args[1].Constant(); ok && by.Int() > 1 {
			left, isLeft := f.bitsOf(op.Args[0])
			return left - bits.Len64(uint64(by.Int())) + 1, isLeft
		}
	case op.Kind == body.Binary && (op.Operator == syntax.BitAnd || op.Operator == syntax.Mod):
		return f.bitsOf(op.Args[1])
	case op.Is(body.Var):
		if value := f.values[op.Variable]; value != nil && f.keeps(op.Variable) {
			if c, ok := value.Constant(); ok {
				return bits.Len64(uint64(max(c.Int(), -c.Int()))), false
			}
		}
	}
	if op.Type == nil {
		return 0, false
	}
	return widthOf(op.Type.NonReference()), op.Variable != nil && f.checks(op.Variable)
}

// isPowerOfTwo reports whether an expression is a constant whose product is a shift.
func isPowerOfTwo(op *body.Op) bool {
	c, ok := op.Constant()
	return ok && c.Int() > 0 && c.Int()&(c.Int()-1) == 0
}

// widthOf returns how many bits a value of a type may have.
func widthOf(t *sema.Type) int {
	switch t.Unqualified().Kind {
	case sema.Bool:
		return 1
	case sema.Char, sema.SChar, sema.UChar:
		return 8
	case sema.Short:
		return 15
	case sema.UShort:
		return 16
	case sema.EnumType:
		return 4
	}
	return 32
}

// checks reports whether the body compares a variable with a constant that bounds it.
func (f *frame) checks(v *sema.Variable) bool {
	for op := range f.body.Root.All() {
		if op.Kind != body.Binary || !isComparison(op.Operator) || op.Operator == syntax.Equal || op.Operator == syntax.NotEqual {
			continue
		}
		for i, side := range op.Args {
			c, ok := op.Args[1-i].Constant()
			if !ok || !c.Type.IsInteger() || c.Int() <= 1 {
				continue
			}
			for part := range side.All() {
				if part.Variable == v {
					return true
				}
			}
		}
	}
	return false
}

func isNumber(t *sema.Type) bool { return t.IsInteger() || t.Kind == sema.EnumType }
