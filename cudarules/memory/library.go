package memory

import (
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// library applies a call of a function of the C and C++ libraries, as far as it affects memory. C++
// declarations of the program itself under such a name do not count.
func (a *Analysis) library(s *state, op *body.Op) (Value, bool) {
	f := op.Function
	switch {
	case f == nil:
		if v, ok := a.rawPointer(op); ok {
			return v, true
		}
	case !f.TU.Unit(f.First().Node).Prelude:
	case isFunctionObject(f.Class):
		return a.functionObject(s, op)
	case f.Class != nil && f.Class.Name == "dim3" && op.Kind == body.Construct:
		return a.dimensions(op)
	case f.Class != nil && isTuple(f.Class) && len(op.Args) > 0:
		return a.tupleMember(s, op)
	case f.Class != nil:
		return a.container(s, op)
	case f.Name == "make_tuple" && isStd(f):
		return a.tuple(s, op.Args[1:]), true
	case f.Name == "tie" && isStd(f):
		return a.tied(op), true
	case f.Name == "get" && isStd(f) && len(op.Args) == 2 && len(f.Args) > 0 && f.Args[0].Value != nil &&
		op.Args[1] != nil && isTuple(op.Args[1].Type.NonReference().Record):
		return valueOf(a.address(a.value(op.Args[1]).Whole, element(f.Args[0].Value.Int()))), true
	case isStd(f) && headers.Traverses(f.Name):
		for _, e := range op.Args[1:] {
			if e != nil && e.Type != nil && e.Type.Kind == sema.Pointer {
				a.read(op, e)
			}
		}
		return Value{}, false // it may call its arguments
	}
	c, ok := headers.LookupC(sema.LibraryName(f, op.Call()))
	if !ok {
		return Value{}, false
	}
	return a.cLibrary(s, op, c), true
}

// dimensions returns the value of a dim3 that its constructor makes of numbers.
func (a *Analysis) dimensions(op *body.Op) (Value, bool) {
	if len(op.Args) > 3 || len(op.Args) > 0 && (op.Args[0] == nil || op.Args[0].Type == nil || !op.Args[0].Type.IsInteger()) {
		return Value{}, false
	}
	out := Value{Whole: number}
	for i, axis := range []string{".x", ".y", ".z"} {
		held := setOf(Atom{Kind: Integer, N: 1})
		if i < len(op.Args) && op.Args[i] != nil {
			held = a.given(op.Args[i]).Whole
		}
		out = out.With(axis, valueOf(held), false)
	}
	return out, true
}

// isStd reports whether a function of the library's is one of namespace std.
func isStd(f *sema.Function) bool {
	return f.TU.Unit(f.First().Node).Prelude && strings.HasPrefix(f.String(), "std::")
}

// stored is the path of the target of a library function object.
const stored = ".target"

// isFunctionObject reports whether a class is std::function or nvstd::function.
func isFunctionObject(r *sema.Record) bool {
	if r == nil {
		return false
	}
	name, _, _ := strings.Cut(r.String(), "<")
	return name == "std::function" || name == "nvstd::function"
}

// functionObject applies a constructor or an assignment of a function object: it holds its argument.
func (a *Analysis) functionObject(s *state, op *body.Op) (Value, bool) {
	args, object := op.Args, (*body.Op)(nil)
	if op.Kind == body.Call {
		args, object = op.Args[1:], op.Args[0]
	}
	held := valueOf(null)
	if len(args) == 1 && args[0] != nil {
		held = a.callable(s, args[0])
	}
	switch {
	case op.Kind == body.Construct:
		return Value{Whole: number}.With(stored, held, false), true
	case op.Function.Name == "operator=" && object != nil:
		to := a.value(object).Whole
		a.write(s, op, a.address(to, stored), held)
		return valueOf(to), true
	}
	return Value{}, false
}

// callable returns the function that an argument, which may be bound to a reference, has
// called if it is called.
func (a *Analysis) callable(s *state, e *body.Op) Value {
	v := a.value(e)
	if e.Type == nil || e.Type.Kind == sema.FunctionType {
		return v
	}
	if e.Category != sema.PRValue {
		v = s.load(v.Whole)
	}
	if e.Type.Kind == sema.RecordType && isFunctionObject(e.Type.Record) {
		return v.From(stored)
	}
	return v
}

// cLibrary applies a function of C's library.
func (a *Analysis) cLibrary(s *state, op *body.Op, f headers.CFunction) Value {
	args := op.Args[min(1, len(op.Args)):]
	for i, x := range args {
		if f.Role(i) == headers.Src && x != nil && x.Type != nil && len(a.pointed(a.passed(s, x).Whole).Atoms) > 0 {
			a.note(&Effect{Kind: Reads, Op: op, Value: a.passed(s, x)})
		}
	}
	param := func(r headers.Role) Value {
		if i, ok := f.Param(r); ok && i < len(args) && args[i] != nil {
			return a.passed(s, args[i])
		}
		return openValue
	}
	if i, ok := f.Param(headers.Format); ok && i < len(args) && args[i] != nil {
		a.note(&Effect{Kind: Prints, Op: op, Value: a.value(args[i])})
	}
	switch f.Operation {
	case headers.Allocate, headers.Reallocate:
		o := a.program.objects.make(a.Body, op, Heap)
		if f.Operation == headers.Reallocate {
			s.hold(o, s.of(o).join(s.load(param(headers.Object).Whole)))
			a.note(&Effect{Kind: Frees, Op: op, Value: param(headers.Object)})
		}
		return valueOf(o.address().join(null))
	case headers.Free:
		a.note(&Effect{Kind: Frees, Op: op, Value: param(headers.Object)})
		return Value{}
	case headers.Copy, headers.Fill:
		to, held := param(headers.Dst), valueOf(null)
		if f.Operation == headers.Copy {
			held = s.load(param(headers.Src).Whole)
		}
		a.note(&Effect{Kind: Writes, Op: op, Value: to, Other: held})
		s.copyInto(to.Whole, held)
		return to
	}
	return valueOf(number)
}

// passed returns the value of an argument for a parameter that is no reference: where the
// function's declaration is not seen, the argument is left as it is written.
func (a *Analysis) passed(s *state, e *body.Op) Value {
	v := a.value(e)
	if e.Category != sema.PRValue && e.Kind != body.Bind && e.Type != nil && e.Type.Kind != sema.Array && e.Type.Kind != sema.FunctionType {
		return s.load(v.Whole)
	}
	return v
}

// container applies a member function of a C++ library class: its data() points at heap memory, whose
// address the container holds.
func (a *Analysis) container(s *state, op *body.Op) (Value, bool) {
	f := op.Function
	if !holdsHostMemory(f.Class) {
		return Value{}, false
	}
	path := elements
	if strings.HasPrefix(f.Class.String(), "std::unique_ptr") {
		path = owned
	}
	if op.Kind == body.Construct {
		if path == owned {
			return Value{}, false
		}
		return a.newContainer(s, op), true
	}
	if len(op.Args) == 0 || op.Args[0] == nil {
		return Value{}, false
	}
	object := a.value(op.Args[0]).Whole
	if strings.HasPrefix(f.Class.String(), "std::array") { // which holds them itself
		return a.inside(f, a.address(object, ".__elems[]"))
	}
	held := s.load(a.address(object, path)).Whole
	if !slices.ContainsFunc(held.Atoms, func(x Atom) bool { return x.Kind == Address }) {
		held = a.program.objects.make(a.Body, op.Args[0], Heap).address()
		if path == elements {
			s.store(a.address(object, path), valueOf(held))
		}
	}
	if a.insert(s, op, held) {
		return openValue, true
	}
	return a.inside(f, held)
}

// isTuple reports whether a class is std::tuple.
func isTuple(r *sema.Record) bool { return r != nil && strings.HasPrefix(r.String(), "std::tuple<") }

// element returns the path of an element of a tuple.
func element(i int64) string { return "." + strconv.FormatInt(i, 10) }

// tuple returns the value of a tuple of arguments; nothing is known of one that is made of another.
func (a *Analysis) tuple(s *state, args []*body.Op) Value {
	out := Value{Whole: number}
	for i, e := range args {
		if e == nil || e.Type == nil || isTuple(e.Type.NonReference().Record) {
			return a.lose(s, args...)
		}
		out = out.With(element(int64(i)), a.element(s, e), false)
	}
	return out
}

// tied returns the value of a tuple of references: its elements are addresses.
func (a *Analysis) tied(op *body.Op) Value {
	out := Value{Whole: number}
	for i, e := range op.Args[1:] {
		if e == nil {
			return openValue
		}
		out = out.With(element(int64(i)), valueOf(a.value(e).Whole), false)
	}
	return out
}

// tupleMember applies a constructor or an assignment of a tuple: elements that are references are assigned through.
func (a *Analysis) tupleMember(s *state, op *body.Op) (Value, bool) {
	if op.Kind == body.Construct {
		return a.tuple(s, op.Args), true
	}
	if op.Function.Name != "operator=" || len(op.Args) != 2 || op.Args[0] == nil || op.Args[1] == nil ||
		!isTuple(op.Args[1].Type.NonReference().Record) {
		return Value{}, false
	}
	to := a.value(op.Args[0])
	held := s.load(a.value(op.Args[1]).Whole)
	if op.Args[1].Category == sema.PRValue {
		held = a.value(op.Args[1])
	}
	for i, t := range sema.Expanded(op.Function.Class.Args) {
		path := element(int64(i))
		at := a.address(to.Whole, path)
		if t.Type != nil && t.Type.IsReference() {
			at = a.pointed(s.load(at).Whole)
		}
		a.write(s, op, at, valueOf(held.At(path)))
	}
	return to, true
}

// owned is the path of the pointer that a std::unique_ptr has.
const owned = ".__p"

// newContainer returns the value of a container, which holds its constructor's arguments.
func (a *Analysis) newContainer(s *state, op *body.Op) Value {
	o := a.program.objects.make(a.Body, op, Heap)
	held := Value{}
	switch args := op.Args; {
	case len(args) == 1 && args[0] != nil && args[0].Kind == body.List:
		held = a.value(args[0]).From("[]")
	case len(args) == 2 && args[0] != nil && args[1] != nil && args[0].Type.IsInteger():
		held = a.element(s, args[1])
	case len(args) == 1 && args[0] != nil && args[0].Type.IsInteger():
		held = valueOf(null)
	case len(args) > 0:
		held = openValue
	}
	s.hold(o, held)
	return Value{Whole: number}.With(elements, valueOf(o.address()), false)
}

// element returns the value of an argument that a container copies or moves. A class of the program's own may do so in its own way.
func (a *Analysis) element(s *state, e *body.Op) Value {
	if e.Category == sema.PRValue && !e.Is(body.Bind, body.Materialize) {
		return a.value(e)
	}
	from := a.value(e).Whole
	held := s.load(from)
	if t := e.Type.NonReference(); t.Kind == sema.RecordType && t.Record.IsTriviallyCopyable() != sema.Yes {
		if !pointsToConst(e) {
			s.store(from, openValue)
		}
		if !t.Record.IsBuiltIn() {
			return a.lose(s, e)
		}
	}
	return held
}

// insert applies a member function that adds an element to a container; false for others.
func (a *Analysis) insert(s *state, op *body.Op, held Set) bool {
	switch op.Function.Name {
	case "push_back", "emplace_back", "push_front", "emplace_front":
		if len(op.Args) != 2 || op.Args[1] == nil || op.Args[1].Type == nil {
			return false
		}
		v := a.element(s, op.Args[1])
		if t := op.Function.Class.Args; len(t) > 0 && t[0].Type != nil && !sema.EqualUnqualified(t[0].Type, op.Args[1].Type.NonReference()) && t[0].Type.Kind == sema.RecordType {
			v = a.lose(s, op.Args[1])
		}
		a.write(s, op, held, v)
		return true
	}
	return false
}

// isInitializerList reports whether a class is std::initializer_list.
func isInitializerList(r *sema.Record) bool {
	return strings.HasPrefix(r.String(), "std::initializer_list<")
}

// inside returns the value of a member function of a container whose elements lie at
// addresses.
func (a *Analysis) inside(f *sema.Function, held Set) (Value, bool) {
	switch f.Name {
	case "data", "c_str", "begin", "end", "cbegin", "cend", "get":
		return valueOf(held), true
	case "operator[]", "at", "front", "back":
		return valueOf(a.pointed(moved(held))), true
	case "size", "empty", "capacity", "length", "resize", "reserve", "clear", "shrink_to_fit", "max_size":
		return valueOf(number), true
	}
	return Value{}, false
}

// elements is the path of the elements of a library container.
const elements = ".elements"

// holdsHostMemory reports whether a class is a container or owner of the standard library whose
// elements lie in the host's memory: one with another allocator may keep them elsewhere.
func holdsHostMemory(r *sema.Record) bool {
	name, isStd := strings.CutPrefix(r.String(), "std::")
	name, _, _ = strings.Cut(name, "<")
	switch {
	case !isStd:
		return false
	case name == "array" || name == "string" || name == "basic_string":
		return true
	case name == "__map", name == "__sequence", name == "map", name == "unordered_map", name == "deque":
		return true
	case name == "unique_ptr": // another deleter frees other memory
		return len(r.Args) < 2 || r.Args[1].Type == nil ||
			r.Args[1].Type.Kind == sema.RecordType && strings.HasPrefix(r.Args[1].Type.Record.String(), "std::default_delete")
	case name != "vector":
		return false
	}
	return len(r.Args) < 2 || r.Args[1].Type == nil ||
		r.Args[1].Type.Kind == sema.RecordType && strings.HasPrefix(r.Args[1].Type.Record.String(), "std::allocator")
}
