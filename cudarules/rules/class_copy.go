package rules

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on classes whose objects do not survive a copy between host and device:
// CUDA C++ Programming Guide 5.3.9.6.5 and 5.3.9.6.6.

func init() {
	register(polymorphicCopy, rule.Info{
		ID: "polymorphic-copy", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.6.5",
		Doc: "No object with virtual functions or bases, in itself, a base or a member, is copied between host and device: its pointer to the virtual table is of the other side. nvcc accepts it.",
		Bad: `struct Shape { __host__ __device__ virtual float area() const { return 0; } };
void upload(Shape *d, const Shape *h) {
    cudaMemcpy(d, h, sizeof(Shape), cudaMemcpyHostToDevice);
}`,
		Good: `struct Shape { __host__ __device__ virtual float area() const { return 0; } };
__global__ void build(Shape *d) { new (d) Shape; }
void make(Shape *d) { build<<<1, 1>>>(d); }`,
	})
	register(msvcClassLayout, rule.Info{
		ID: "msvc-class-layout", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.9.6.6",
		Doc: "With Microsoft's compiler as the host's, nothing is passed to a __global__ function or copied to or from the device that the two lay out differently: a class with several empty bases, one whose first member holds its empty base, a pointer to member.",
		Bad: `struct Traits {};
struct Tag {};
struct Params : Traits, Tag { int width; };
__global__ void amplify(float *img, Params p);`,
		Good: `struct Params { int width; };
__global__ void amplify(float *img, Params p);`,
	})
}

func polymorphicCopy(p *pass) {
	p.eachCrossingCopy(func(c crossingCopy) {
		for _, t := range c.types {
			if r := polymorphicPart(t); r != nil {
				p.report(c.at, "'%s' copies objects of polymorphic type '%s'%s between host and device", c.function, t.Unqualified(), partName(t, r))
				break
			}
		}
	})
}

// polymorphicPart returns the first class with a virtual table pointer that an
// object of the type holds, or nil.
func polymorphicPart(t *sema.Type) *sema.Record {
	for r := range t.Subobjects() {
		if isPolymorphic(r) {
			return r
		}
	}
	return nil
}

func msvcClassLayout(p *pass) {
	if !p.Options.MSVC {
		return
	}
	p.eachKernel(func(k *sema.FuncDecl) {
		eachParamType(k, func(param *sema.Variable, t *sema.Type) bool {
			why := differsOnWindows(passed(t))
			if why != "" {
				p.report(param.Node, "parameter '%s' of __global__ function '%s' %s, which Microsoft's compiler lays out differently", paramName(param), k.Function.Name, why)
			}
			return why != ""
		})
	})
	p.eachCrossingCopy(func(c crossingCopy) {
		for _, t := range c.types {
			if why := differsOnWindows(t); why != "" {
				p.report(c.at, "'%s' copies an object that %s, which Microsoft's compiler lays out differently", c.function, why)
				break
			}
		}
	})
}

// differsOnWindows describes why Microsoft's compiler lays a type out differently from the device's
// compiler. It is empty if it does not, and for polymorphic classes, which no host may copy.
func differsOnWindows(t *sema.Type) string {
	if t.Kind == sema.MemberPointer {
		return "is a pointer to member"
	}
	if polymorphicPart(t) != nil {
		return ""
	}
	for r := range t.Subobjects() {
		switch {
		case holdsMemberPointer(r):
			return fmt.Sprintf("holds a pointer to member in '%s'", r)
		case hasSeveralEmptyBases(r):
			return fmt.Sprintf("holds '%s', which has several empty bases", r)
		case firstMemberHoldsBase(r):
			return fmt.Sprintf("holds '%s', whose empty base is the type of its first member, too", r)
		}
	}
	return ""
}

func holdsMemberPointer(r *sema.Record) bool {
	for _, f := range r.Fields() {
		t := f.Type()
		for t.Kind == sema.Array {
			t = t.Elem
		}
		if t.Kind == sema.MemberPointer {
			return true
		}
	}
	return false
}

// hasSeveralEmptyBases reports whether a class has more than one direct base,
// and more than one direct or indirect one that is empty.
func hasSeveralEmptyBases(r *sema.Record) bool {
	return len(r.Bases()) > 1 && emptyBases(r, map[*sema.Record]int{}) > 1
}

// emptyBases counts the empty base class subobjects of a class, with two representing all further
// ones. It keeps its answers in counts.
func emptyBases(r *sema.Record, counts map[*sema.Record]int) int {
	if n, ok := counts[r]; ok {
		return n
	}
	n := 0
	for _, b := range r.Bases() {
		if b.Type.Kind != sema.RecordType {
			continue
		}
		if b.Type.Record.IsEmpty() == sema.Yes {
			n++
		}
		n = min(n+emptyBases(b.Type.Record, counts), 2)
	}
	counts[r] = n
	return n
}

// firstMemberHoldsBase reports whether all bases of a class are empty and its
// first member begins with an object of one of them.
func firstMemberHoldsBase(r *sema.Record) bool {
	fields := r.Fields()
	if len(fields) == 0 {
		return false
	}
	bases := map[*sema.Record]bool{}
	if !addEmptyBases(r, bases) {
		return false
	}
	return beginsWith(fields[0].Type(), bases)
}

// addEmptyBases adds the known direct and indirect bases of a class to those
// seen, and reports whether all of them are empty.
func addEmptyBases(r *sema.Record, seen map[*sema.Record]bool) bool {
	for _, b := range r.Bases() {
		if b.Type.Kind != sema.RecordType || seen[b.Type.Record] {
			continue
		}
		seen[b.Type.Record] = true
		if b.Type.Record.IsEmpty() != sema.Yes || !addEmptyBases(b.Type.Record, seen) {
			return false
		}
	}
	return true
}

// beginsWith reports whether an object of one of the classes lies at offset 0 of
// a type.
func beginsWith(t *sema.Type, classes map[*sema.Record]bool) bool {
	looked := map[*sema.Record]bool{}
	var begins func(t *sema.Type) bool
	begins = func(t *sema.Type) bool {
		for t.Kind == sema.Array {
			t = t.Elem
		}
		if t.Kind != sema.RecordType || looked[t.Record] {
			return false
		}
		looked[t.Record] = true
		if classes[t.Record] {
			return true
		}
		for _, base := range t.Record.Bases() {
			if begins(base.Type) {
				return true
			}
			if base.Type.Kind != sema.RecordType || base.Type.Record.IsEmpty() != sema.Yes {
				return false // it takes offset 0
			}
		}
		fields := t.Record.Fields()
		return len(fields) > 0 && begins(fields[0].Type())
	}
	return begins(t)
}

// A crossingCopy is a call of the runtime or driver API that copies memory
// between host and device, or whose direction the addresses decide.
type crossingCopy struct {
	function string
	at       syntax.Node
	types    []*sema.Type // of the objects, according to pointers and sizeof
}

// eachCrossingCopy has visit look at the copies between host and device in the
// bodies to check.
func (p *pass) eachCrossingCopy(visit func(crossingCopy)) {
	p.eachHostBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Call == nil {
				continue
			}
			api, ok := p.apiCalled(u.Call)
			if !ok || api.Operation != headers.Copy || !crosses(api, u.Call) {
				continue
			}
			c := crossingCopy{function: api.Name, at: u.Node}
			for _, role := range []headers.Role{headers.Src, headers.Dst} {
				if i, ok := api.Param(role); ok && i < len(u.Call.Args) {
					if t := pointedTo(u.Call.Scope, u.Call.Args[i]); t != nil {
						c.types = append(c.types, t)
					}
				}
			}
			if i, ok := api.Param(headers.Size); ok && i < len(u.Call.Args) {
				c.types = append(c.types, measured(u.Call.Scope, u.Call.Args[i], 0)...)
			}
			visit(c)
		}
	})
}

// apiCalled returns the description of the runtime or driver API function that a
// call calls.
func (p *pass) apiCalled(c *sema.Call) (headers.API, bool) {
	if len(c.Candidates) == 0 {
		return headers.API{}, false
	}
	f := c.Candidates[0]
	if f.Scope != p.Global || !p.Unit(f.First().Node).Prelude {
		return headers.API{}, false
	}
	return headers.Lookup(f.Name)
}

// crosses reports whether a copy goes from one side to the other, or may do so
// by its addresses.
func crosses(api headers.API, c *sema.Call) bool {
	i, ok := api.Param(headers.Direction)
	if !ok {
		return (api.To == headers.HostMemory) != (api.From == headers.HostMemory) || api.To == headers.AnyMemory
	}
	if i >= len(c.Args) {
		return true // the default of copies to and from symbols
	}
	e, ok := c.Scope.Value(c.Args[i]).Entity.(*sema.Enumerator)
	return ok && (e.Name == "cudaMemcpyHostToDevice" || e.Name == "cudaMemcpyDeviceToHost" || e.Name == "cudaMemcpyDefault")
}

// pointedTo returns the type of the objects that a pointer expression points
// to, casts to pointers to void and characters apart; nil if it is not known.
func pointedTo(s *sema.Scope, n syntax.Node) *sema.Type {
	for !n.IsZero() {
		t := s.Value(n).Type.Decay()
		if t.Kind != sema.Pointer {
			return nil
		}
		switch t.Elem.Kind {
		case sema.Void, sema.Char, sema.SChar, sema.UChar:
			cast, _ := s.Cast(n.Unparen())
			n = cast.Operand
		default:
			return t.Elem
		}
	}
	return nil
}

// measured returns the types whose sizes an expression is computed from, also
// through constants.
func measured(s *sema.Scope, n syntax.Node, depth int) []*sema.Type {
	switch n.Kind() {
	case syntax.SizeofExpression:
		return []*sema.Type{s.SizeofOperand(n)}
	case syntax.Identifier, syntax.QualifiedIdentifier:
		if v, ok := s.Value(n).Entity.(*sema.Variable); ok && v.Type().IsConst() && s.TU.Allows(limit.ValueDepth, depth+1) {
			return measured(v.Scope, v.Initializer(), depth+1)
		}
		return nil
	case syntax.BinaryExpression:
		if n.Op() == syntax.Div {
			return nil // sizeof a / sizeof *a counts
		}
	}
	var types []*sema.Type
	for c := range n.Children() {
		types = append(types, measured(s, c, depth)...)
	}
	return types
}
