package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The shapes of blocks without a known launch, by the dimensions that the kernel uses.
var shapes = [3][][3]int64{
	{{64, 1, 1}, {128, 1, 1}, {256, 1, 1}},
	{{16, 16, 1}, {32, 8, 1}, {8, 8, 1}},
	{{8, 8, 4}, {4, 4, 4}, {16, 8, 2}},
}

// maxShapes bounds the shapes for which one kernel is run.
const maxShapes = 7

// flatShape is an additional shape that a launch with an unknown block, or one that is not in sight, may give a kernel that uses
// two dimensions.
var flatShape = [3]int64{256, 1, 1}

// A shapeSearch looks for the shapes of blocks for which kernels seem to be written. It caches the results for bodies,
// for later kernels that reach them.
type shapeSearch struct {
	sights map[*sema.FuncDecl]*sights
}

// sights are hints about the block in a body, in the order of its operations.
type sights struct {
	all        []sight
	operations int
}

// A sight is the dimension of the block that an operation asks for, the shared array that one declares, or the
// function that one calls.
type sight struct {
	at        int // which operation it is, from 1
	dimension int
	array     *sema.Type
	constant  int64 // that something is compared with
	callee    *sema.FuncDecl
}

func (s *shapeSearch) in(fd *sema.FuncDecl) *sights {
	if known := s.sights[fd]; known != nil {
		return known
	}
	found := &sights{}
	if b := body.Of(fd); b != nil {
		for op := range b.Root.All() {
			found.operations++
			x := sight{at: found.operations}
			switch {
			case op.Kind == body.Member && op.Args[0].Kind == body.Var && op.Args[0].Variable.Name == "threadIdx" && op.Variable != nil:
				x.dimension = int(op.Variable.Name[0] - 'x')
			case op.Kind == body.Call && op.Function != nil && op.Function.Definition() != nil:
				x.callee = op.Function.Definition()
			case op.Kind == body.Declare && op.Variable != nil && op.Variable.MemorySpaces()&sema.SharedMemory != 0 && op.Variable.Type().Kind == sema.Array:
				x.array = op.Variable.Type()
			case op.Kind == body.Binary && op.Operator.Compares():
				if x.constant = comparedConstant(op); x.constant == 0 {
					continue
				}
			default:
				continue
			}
			found.all = append(found.all, x)
		}
	}
	if s.sights == nil {
		s.sights = map[*sema.FuncDecl]*sights{}
	}
	s.sights[fd] = found
	return found
}

// likely returns shapes of blocks for a kernel without a known launch: those for which its shared arrays
// have an element a thread, those with as many threads as it compares with, and common ones.
func (s *shapeSearch) likely(kernel *sema.FuncDecl) [][3]int64 {
	last := 0
	var lengths, sides, constants []int64
	left := limit.ThreadSteps.Value() // operations: the threads come to as many at the most
	seen := map[*sema.FuncDecl]bool{}
	var look func(*sema.FuncDecl)
	look = func(fd *sema.FuncDecl) {
		if seen[fd] || left < 0 {
			return
		}
		seen[fd] = true
		in, passed := s.in(fd), 0
		for _, x := range in.all {
			left -= x.at - passed
			if passed = x.at; left < 0 {
				return
			}
			switch {
			case x.callee != nil:
				look(x.callee)
			case x.constant != 0:
				constants = append(constants, x.constant)
			case x.array == nil:
				last = max(last, x.dimension)
			case x.array.Elem.Kind == sema.Array:
				sides = append(sides, x.array.Len)
			default:
				lengths = append(lengths, x.array.Len)
			}
		}
		left -= in.operations - passed
	}
	look(kernel)
	var likely [][3]int64
	add := func(s [3]int64) {
		if n := s[0] * s[1] * s[2]; len(likely) < maxShapes && n >= 64 && n <= 1024 && n%32 == 0 && !slices.Contains(likely, s) {
			likely = append(likely, s)
		}
	}
	for _, n := range lengths {
		if last == 0 {
			add([3]int64{n, 1, 1})
		}
	}
	for _, n := range sides {
		if last == 1 {
			add([3]int64{n, n, 1})
		}
	}
	for _, s := range shapes[min(last, 2)] {
		add(s)
	}
	for _, n := range constants {
		if last == 0 {
			add([3]int64{n, 1, 1})
		}
	}
	return likely
}

// comparedConstant returns the number with which something is compared that is not known; 0 if there is none.
func comparedConstant(op *body.Op) int64 {
	for i, a := range op.Args {
		if c, ok := a.Constant(); ok && c.Type != nil && c.Type.IsInteger() {
			if _, both := op.Args[1-i].Constant(); !both {
				return c.Int()
			}
		}
	}
	return 0
}
