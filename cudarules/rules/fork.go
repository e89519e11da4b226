package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on processes: CUDA C++ Guidelines 1.6.

func init() {
	register(forkWithoutExec, rule.Info{
		ID: "fork-without-exec", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.6",
		Doc: "The child of fork does not use CUDA before it runs another program by exec: CUDA's state does not come along.",
		Bad: `#include <unistd.h>
__global__ void work() {}
void spawn() {
    if (fork() == 0) {
        work<<<1, 1>>>();
        _exit(0);
    }
}`,
		Good: `#include <unistd.h>
void spawn(char **argv) {
    if (fork() == 0) {
        execv(argv[0], argv);
        _exit(127);
    }
}`,
	})
}

func forkWithoutExec(p *pass) {
	search := p.usesOfCUDA()
	p.eachHostBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return headers.Forks(libraryName(u)) }) {
			return
		}
		f := newForks(b)
		if f == nil {
			return
		}
		s := possibility[inChild]{graph: flow.Of(f.tree), op: f.step, edge: f.edge}.solve()
		if s == nil || !s.Complete {
			return
		}
		told := map[*body.Op]bool{}
		s.Each(func(facts factSet[inChild], op *body.Op) {
			if facts[inChild{}] && !told[op] && operationUsesCUDA(op, search) {
				told[op] = true
				p.report(op.Node, "child process of fork uses CUDA without exec")
			}
		})
	})
}

// inChild is the fact that the process may be the child of a fork, and has run no other
// program.
type inChild struct{}

// forks follows the processes in a body.
type forks struct {
	tree *body.Body
	pids map[*sema.Variable]bool // local variables that hold the result of fork, and nothing else
}

// newForks returns nil if the variables that distinguish parent and child are unknown.
func newForks(b *sema.Body) *forks {
	f := &forks{body.Of(b.FuncDecl), map[*sema.Variable]bool{}}
	variables := variablesOf(b)
	direct := map[*body.Op]bool{} // calls of fork whose value is only used by a statement, a condition or such a variable
	note := func(op *body.Op) {
		for op.Is(body.Convert, body.Full) && len(op.Args) > 0 {
			op = op.Args[0]
		}
		if isFork(op) {
			direct[op] = true
		}
	}
	others := map[*sema.Variable]bool{}
	for op := range f.tree.Root.All() {
		switch v, value := stored(op); {
		case v != nil && isFork(unconverted(value)) && variables.isFollowed(v):
			f.pids[v] = true
			note(value)
		case v != nil:
			others[v] = others[v] || value != nil && op.Kind == body.Assign
		case op.Is(body.Binary, body.Unary, body.If, body.While, body.Switch, body.Full, body.Convert, body.Conditional, body.Declared):
			for _, arg := range op.Args {
				if arg != nil {
					note(arg)
				}
			}
		}
	}
	for op := range f.tree.Root.All() {
		if isFork(op) && !direct[op] || op.Variable != nil && f.pids[op.Variable] && others[op.Variable] {
			return nil
		}
	}
	return f
}

func isFork(op *body.Op) bool {
	return op.Is(body.Call) && headers.Forks(sema.LibraryName(op.Function, op.Call()))
}

// unconverted returns the operand of conversions, reads and assignments.
func unconverted(op *body.Op) *body.Op {
	for op != nil && len(op.Args) > 0 {
		switch {
		case op.Is(body.Convert, body.Load, body.Full):
			op = op.Args[0]
		case op.Kind == body.Declared, op.Kind == body.Assign && op.Operator == syntax.Assign:
			op = op.Args[1]
		default:
			return op
		}
	}
	return op
}

func (f *forks) step(facts factSet[inChild], op *body.Op) {
	switch {
	case isFork(op):
		facts[inChild{}] = true
	case op.Kind == body.Call && headers.ReplacesProcess(sema.LibraryName(op.Function, op.Call())):
		clear(facts)
	case op.Kind == body.Call && op.Function == nil && op.Record == nil: // it may run another program
		clear(facts)
	}
}

// edge leaves out the ways that the child does not take.
func (f *forks) edge(facts factSet[inChild], from *flow.Block, successor int) {
	switch from.End {
	case flow.Branch:
		if from.Cond != nil && !f.mayBeChild(from.Cond, successor == 0) {
			clear(facts)
		}
	case flow.Select:
		if !f.isPID(from.Cond) {
			return
		}
		zero := slices.IndexFunc(from.Cases, func(c *body.Op) bool {
			if c == nil || c.Value() == nil {
				return false
			}
			v, ok := c.Value().Constant()
			return ok && v.Int() == 0
		})
		isDefault := from.Cases[successor] == nil || from.Cases[successor].Value() == nil
		if zero >= 0 && zero != successor || zero < 0 && !isDefault {
			clear(facts)
		}
	}
}

// isPID reports whether an expression is the result of fork.
func (f *forks) isPID(op *body.Op) bool {
	op = unconverted(op)
	return isFork(op) || op.Is(body.Var) && f.pids[op.Variable]
}

// mayBeChild reports whether a condition can be as it is in the child, where fork returns 0.
func (f *forks) mayBeChild(condition *body.Op, is bool) bool {
	switch {
	case condition.Kind == body.Convert && condition.Type.Kind == sema.Bool && !condition.Args[0].Is(body.Binary, body.Unary), f.isPID(condition):
		return !f.isPID(condition) || !is
	case condition.Kind == body.Convert:
		return f.mayBeChild(condition.Args[0], is)
	case condition.Kind == body.Unary && condition.Operator == syntax.Not:
		return f.mayBeChild(condition.Args[0], !is)
	case condition.Kind != body.Binary:
		return true
	}
	zero := sema.IntConst(0)
	left, leftOK := condition.Args[0].Constant()
	right, rightOK := condition.Args[1].Constant()
	switch {
	case f.isPID(condition.Args[0]) && rightOK:
		left = zero
	case f.isPID(condition.Args[1]) && leftOK:
		right = zero
	default:
		return true
	}
	c, ok := sema.Fold(condition.Operator, left, right)
	return !ok || c.Bool() == is
}

// operationUsesCUDA is usesCUDA for an operation, calls of functions that do included.
func operationUsesCUDA(op *body.Op, search *callSearch[bool]) bool {
	switch {
	case op.Launch() != nil:
		return true
	case op.Is(body.Var):
		return op.Variable.LiesIn(sema.ManagedMemory) == sema.Yes
	case op.Is(body.Call) && needsDevice(sema.LibraryName(op.Function, op.Call())):
		return true
	}
	return op.Is(body.Call, body.Construct, body.Destroy, body.New, body.Delete) && op.Function != nil && search.from(op.Function)
}
