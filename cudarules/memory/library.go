package memory

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// library applies a call of a function of the C and C++ libraries, as far as it is about
// memory. What C++ code of the program itself declares under such a name is none.
func (a *Analysis) library(s *state, op *body.Op) (Value, bool) {
	f := op.Function
	if f != nil && f.Class != nil && f.TU.Unit(f.First().Node).Prelude {
		return a.container(s, op)
	}
	name := calledName(op)
	if name == "" {
		return Value{}, false
	}
	return a.cLibrary(s, op, name)
}

// cLibrary applies a function of C's library.
func (a *Analysis) cLibrary(s *state, op *body.Op, name string) (Value, bool) {
	args := op.Args[min(1, len(op.Args)):]
	arg := func(i int) Set {
		if i < len(args) && args[i] != nil {
			return a.value(args[i]).Whole
		}
		return open
	}
	switch {
	case headers.AllocatesHeap(name):
		o := a.program.objects.make(op, Heap)
		if strings.HasSuffix(name, "alloc") && name != "malloc" && len(args) > 0 && args[0].Type != nil && args[0].Type.Kind == sema.Pointer { // realloc
			s.held[o] = s.of(o).join(s.load(arg(0)))
			a.note(&Effect{Kind: Frees, Op: op, Value: a.value(args[0])})
		}
		return valueOf(setOf(Atom{Kind: Address, Place: Place{Object: o}}).join(null)), true
	case name == "free" && len(args) == 1:
		a.note(&Effect{Kind: Frees, Op: op, Value: a.value(args[0])})
		return Value{}, true
	case slices.Contains([]string{"memcpy", "memmove", "strcpy", "strncpy"}, name) && len(args) >= 2:
		a.note(&Effect{Kind: Reads, Op: op, Value: a.value(args[1])})
		held := s.load(arg(1))
		a.note(&Effect{Kind: Writes, Op: op, Value: a.value(args[0]), Other: held})
		s.copyInto(arg(0), held)
		return a.value(args[0]), true
	case name == "memset" && len(args) == 3:
		a.note(&Effect{Kind: Writes, Op: op, Value: a.value(args[0]), Other: valueOf(null)})
		s.copyInto(arg(0), valueOf(null))
		return a.value(args[0]), true
	case headers.LeavesArguments(name):
		for _, x := range args {
			if x != nil && len(a.pointed(a.value(x).Whole).Atoms) > 0 {
				a.note(&Effect{Kind: Reads, Op: op, Value: a.value(x)})
			}
		}
		return valueOf(number), true
	}
	return Value{}, false
}

// container applies a member function of a class of C++'s library: what its data()
// points at is memory of the heap, of which the container has the address.
func (a *Analysis) container(s *state, op *body.Op) (Value, bool) {
	f := op.Function
	if !holdsHostMemory(f.Class) {
		return Value{}, false
	}
	if op.Kind == body.Construct {
		o := a.program.objects.make(op, Heap)
		return Value{Whole: number}.With(elements, valueOf(setOf(Atom{Kind: Address, Place: Place{Object: o}})), false), true
	}
	if len(op.Args) == 0 || op.Args[0] == nil {
		return Value{}, false
	}
	object := a.value(op.Args[0]).Whole
	if strings.HasPrefix(f.Class.String(), "std::array") { // which holds them itself
		return a.inside(f, a.address(object, elements))
	}
	held := s.load(a.address(object, elements)).Whole
	if !slices.ContainsFunc(held.Atoms, func(x Atom) bool { return x.Kind == Address }) {
		held = setOf(Atom{Kind: Address, Place: Place{Object: a.program.objects.make(op.Args[0], Heap)}})
	}
	return a.inside(f, held)
}

// inside returns the value of a member function of a container whose elements lie at
// addresses.
func (a *Analysis) inside(f *sema.Function, held Set) (Value, bool) {
	switch f.Name {
	case "data", "c_str", "begin", "end", "cbegin", "cend":
		return valueOf(held), true
	case "operator[]", "at", "front", "back":
		return valueOf(a.pointed(moved(held))), true
	case "size", "empty", "capacity", "length", "resize", "reserve", "clear", "shrink_to_fit", "max_size":
		return valueOf(number), true
	}
	return Value{}, false
}

// elements is the path of what a container of the library's holds.
const elements = ".elements"

// holdsHostMemory reports whether a class is a container of the standard library whose
// elements lie in the host's memory: one with another allocator may keep them elsewhere.
func holdsHostMemory(r *sema.Record) bool {
	name, isStd := strings.CutPrefix(r.String(), "std::")
	name, _, _ = strings.Cut(name, "<")
	switch {
	case !isStd:
		return false
	case name == "array" || name == "string" || name == "basic_string":
		return true
	case name != "vector":
		return false
	}
	return len(r.Args) < 2 || r.Args[1].Type == nil || r.Args[1].Type.Kind == sema.RecordType && strings.HasPrefix(r.Args[1].Type.Record.String(), "std::allocator")
}
