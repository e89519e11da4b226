package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on pointers that are said to have no alias: CUDA C++ Guidelines 3.5.

func init() {
	register(restrictAlias, rule.Info{
		ID: "restrict-alias", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-3.5",
		Doc: "What a __restrict__ parameter points to is given to no other parameter of the call or launch, if one of them is written through; no __restrict__ pointer is assigned to another of its scope.",
		Bad: `__global__ void add(float *__restrict__ y, const float *__restrict__ x) { y[threadIdx.x] += x[threadIdx.x + 1]; }
void run(float *d) { add<<<1, 64>>>(d, d); }`,
		Good: `__global__ void add(float *y, const float *x) { y[threadIdx.x] += x[threadIdx.x]; }
void run(float *d) { add<<<1, 64>>>(d, d); }`,
	})
}

func restrictAlias(p *pass) {
	p.eachRunningBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			switch {
			case u.Launch != nil && u.Launch.Kernel != nil:
				p.reportAliases(b, u.Launch.Kernel, u.Launch.Args, u)
			case u.Kind == sema.Calls && u.Call != nil && u.Function != nil && u.Function.RunsOn(sema.Device) == sema.Yes && !u.Function.IsKernel():
				p.reportAliases(b, u.Function, u.Call.Args, u)
			}
		}
	})
	p.eachDeviceBody(func(b *sema.Body) {
		if len(restricted(b)) < 2 {
			return
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if to, from := assignedPointers(op); to != nil && from != nil && to != from && isRestrict(to) && isRestrict(from) && to.Scope == from.Scope {
				p.report(op.Node, "__restrict__ pointer '%s' is assigned __restrict__ pointer '%s'", to.Name, from.Name)
			}
		}
	})
}

// restricted lists the parameters and variables of a body that are __restrict__.
func restricted(b *sema.Body) (all []*sema.Variable) {
	for _, v := range b.Params() {
		if isRestrict(v) {
			all = append(all, v)
		}
	}
	for v := range locals(b) {
		if isRestrict(v) {
			all = append(all, v)
		}
	}
	return all
}

func isRestrict(v *sema.Variable) bool {
	_, ok := v.Mark(syntax.Restrict)
	return ok && v.Type().Kind == sema.Pointer
}

// assignedPointers returns the pointers of which an operation gives one the value of the other.
func assignedPointers(op *body.Op) (to, from *sema.Variable) {
	var value *body.Op
	switch {
	case op.Kind == body.Assign && op.Operator == syntax.Assign && op.Args[0].Kind == body.Var:
		to, value = op.Args[0].Variable, op.Args[1]
	case op.Kind == body.Declare && len(op.Args) > 0:
		to, value = op.Variable, op.Args[0]
	}
	for value.Is(body.Load, body.Convert) {
		value = value.Args[0]
	}
	if value.Is(body.Var) {
		from = value.Variable
	}
	return to, from
}

// reportAliases reports a call or launch of f that gives one object to two parameters.
func (p *pass) reportAliases(b *sema.Body, f *sema.Function, args []syntax.Node, u sema.Use) {
	fd := f.Definition()
	if fd == nil {
		return
	}
	params := fd.Params()
	var written map[*sema.Variable]bool
	var at *addressing
	for i, x := range params {
		if i >= len(args) || !isRestrict(x) {
			continue
		}
		for j, y := range params {
			if j == i || j >= len(args) || j < i && isRestrict(y) || !y.Type().IsReference() && y.Type().Kind != sema.Pointer {
				continue
			}
			if at == nil {
				at = addressesOf(b)
			}
			bytes, ok := at.apart(args[i], args[j], y.Type().IsReference())
			if !ok {
				continue
			}
			if written == nil {
				written = p.writtenParams(fd)
			}
			if (written[x] || written[y]) && (bytes == 0 || p.reaches(at, fd, args, x.Type().Elem, bytes)) {
				p.report(u.Node, "arguments '%s' and '%s' of '%s' point into one object, but '%s' is __restrict__", x.Name, y.Name, f.Name, x.Name)
				return
			}
		}
	}
}

// apart returns the number of bytes between the pointees of a pointer and of another, or the referent
// of a reference; ok is false if unknown.
func (a *addressing) apart(pointer, other syntax.Node, isReference bool) (bytes int64, ok bool) {
	x, known := a.of(pointer)
	of := a.of
	if isReference {
		of = a.place
	}
	y, also := of(other)
	if known && also {
		return x.distance(y)
	}
	if isReference || known != also || isNullPointer(a, pointer) {
		return 0, false
	}
	first, ok := a.term(a.body.BodyScope().Uncast(pointer))
	second, also := a.term(a.body.BodyScope().Uncast(other))
	return 0, ok && also && first == second
}

// isNullPointer reports whether an expression names no object: a null pointer, or any constant.
func isNullPointer(a *addressing, n syntax.Node) bool {
	_, constant := a.constant(n)
	return constant || a.value(n).Type.Kind != sema.Pointer
}

// writtenParams returns the parameters of a function through which it writes for certain, or
// on some of its ways.
func (p *pass) writtenParams(fd *sema.FuncDecl) map[*sema.Variable]bool {
	written := map[*sema.Variable]bool{}
	s := p.program.Summary(fd)
	if s == nil {
		return written
	}
	for _, e := range s.Effects {
		if !e.Modifies() {
			continue
		}
		for _, x := range e.Value.Whole.Atoms {
			if root, _ := x.Place.Root(); root != nil && root.Variable != nil && root.Variable.Parameter {
				written[root.Variable] = true
			}
		}
	}
	return written
}

// reaches reports whether a call goes beyond a distance in bytes: by a number that it is given
// of elements, with which the function compares.
func (p *pass) reaches(at *addressing, fd *sema.FuncDecl, args []syntax.Node, elem *sema.Type, bytes int64) bool {
	size, _, ok := p.SizeAlign(elem)
	if !ok || size == 0 {
		return false
	}
	for i, v := range fd.Params() {
		if i >= len(args) || !v.Type().IsInteger() {
			continue
		}
		if n, known := at.constant(args[i]); known && n > max(bytes, -bytes)/size && bounds(body.Of(fd), v) {
			return true
		}
	}
	return false
}

// bounds reports whether a body runs a loop up to a parameter.
func bounds(b *body.Body, v *sema.Variable) bool {
	for op := range b.Root.All() {
		if op.Kind == body.Binary && op.Operator == syntax.Less && op.Args[1].Written().Is(body.Var) && op.Args[1].Written().Variable == v {
			return true
		}
	}
	return false
}
