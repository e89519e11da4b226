package memory

import (
	"iter"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A search finds the functions that a function can come to call, and those among them that call one
// another in a circle (R. Tarjan, Depth-First Search and Linear Graph Algorithms, 1972). Functions of
// a cycle have no summaries of one another, so the result does not depend on which of them was
// requested first.
type search struct {
	program *Program
	number  map[*sema.FuncDecl]int // in the order of the visits, from 1
	stack   []*sema.FuncDecl       // those whose circle is not complete
}

// explore finds the circles among a function and all that it can come to call.
func (p *Program) explore(fd *sema.FuncDecl) {
	s := &search{program: p, number: map[*sema.FuncDecl]int{}}
	s.visit(fd)
}

// visit returns the lowest number of a function that fd can come to call.
func (s *search) visit(fd *sema.FuncDecl) int {
	number := len(s.number) + 1
	s.number[fd] = number
	first := len(s.stack)
	s.stack = append(s.stack, fd)
	lowest := number
	for callee := range s.program.callees(body.Of(fd)) {
		if _, done := s.program.circles[callee]; done {
			continue
		}
		n, visited := s.number[callee]
		if !visited {
			n = s.visit(callee)
		}
		lowest = min(lowest, n)
	}
	if lowest < number {
		return lowest
	}
	circle := s.stack[first:]
	s.stack = s.stack[:first]
	s.program.count++
	for _, member := range circle {
		s.program.circles[member] = s.program.count
	}
	return lowest
}

// callees yields the definitions of the functions and lambdas that a body names.
func (p *Program) callees(b *body.Body) iter.Seq[*sema.FuncDecl] {
	return func(yield func(*sema.FuncDecl) bool) {
		for op := range b.Root.All() {
			f := op.Function
			if l := op.Lambda(); l != nil {
				f = l.Operator()
			}
			if fd := p.definition(f); fd != nil && !yield(fd) {
				return
			}
		}
	}
}

// definition returns the definition of a function that runs whenever it is called; nil
// if it is not seen, or if an overrider may run in its place. That of a kernel runs
// elsewhere.
func (p *Program) definition(f *sema.Function) *sema.FuncDecl {
	if f == nil || f.IsKernel() || f.Class != nil && f.Lambda == nil && f.IsVirtual() {
		return nil
	}
	fd := p.anyDefinition(f)
	if fd == nil || fd.Body().IsZero() {
		return nil
	}
	return fd
}
