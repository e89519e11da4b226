package cgoproto

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A prototype is the type of a function in C code.
type prototype struct {
	name   string
	params []shape
	result shape
	known  bool
}

// goPrototype returns the prototype that cgo compiled a call with.
func goPrototype(pkg *cgobridge.Package, call *cgobridge.Call) prototype {
	s := shapes{pkg.Sizes}
	signature := call.Signature()
	p := prototype{name: call.Name, result: shape{kind: void}, known: true}
	for v := range signature.Params().Variables() {
		p.params = append(p.params, s.ofGo(v.Type()))
	}
	if signature.Results().Len() == 1 {
		p.result = s.ofGo(signature.Results().At(0).Type())
	}
	return p
}

// cPrototype returns the prototype by which C code between Go and the sources calls a function.
func cPrototype(declared cgobridge.Prototype) prototype {
	t := declared.Decl.Type()
	p := prototype{name: declared.Name}
	if t.Kind != sema.FunctionType || t.Variadic {
		return p
	}
	tu := declared.Decl.Function.TU
	for _, param := range t.Params {
		p.params = append(p.params, ofCUDA(tu, param))
	}
	p.result, p.known = ofCUDA(tu, t.Elem), true
	return p
}

// checkPrototype reports a definition that differs from its prototype.
func checkPrototype(pkg *cgobridge.Package, reporter *report.Reporter, p prototype, related analysis.RelatedInformation) {
	d := definition(pkg, p.name)
	if d == nil || !p.known {
		return
	}
	if difference := p.differs(d); difference != "" {
		pos := reporter.Pos(d.Func.TU.Pos(d.Decl.Name()))
		reporter.Report(prototypeMismatch, pos, pos,
			fmt.Sprintf("definition of '%s' conflicts with its prototype in the cgo preamble: %s", p.name, difference), related)
	}
}

// definition returns the host function in a CUDA source that a C name denotes, or nil.
func definition(pkg *cgobridge.Package, name string) *cgobridge.Definition {
	d := pkg.Definition(name)
	if d == nil || d.Source == nil || d.Func.IsKernel() {
		return nil
	}
	return d
}

// differs returns how a definition differs from the prototype, or "".
func (p prototype) differs(d *cgobridge.Definition) string {
	t := d.Decl.Type()
	if t.Kind != sema.FunctionType || t.Variadic {
		return ""
	}
	if n, m := len(p.params), len(t.Params); n != m {
		return fmt.Sprintf("it has %d parameters, the prototype %d", m, n)
	}
	for i, param := range t.Params {
		if difference := differ(p.params[i], ofCUDA(d.Func.TU, param)); difference != "" {
			return fmt.Sprintf("parameter %d is %s there, %s", i+1, param, difference)
		}
	}
	if difference := differ(p.result, ofCUDA(d.Func.TU, t.Elem)); difference != "" {
		return fmt.Sprintf("it returns %s, %s", t.Elem, difference)
	}
	return ""
}

// A shape is the part of a type that the calling convention depends on, and the pointee of a pointer.
type shape struct {
	kind shapeKind
	size int64  // in bytes; 0 if it is not known
	elem *shape // of a pointer; nil if nothing is known
}

type shapeKind uint8

const (
	unknownShape shapeKind = iota
	void
	integer // also an enumeration, a boolean, a character
	floating
	pointer // also a reference
	record
)

func (s shape) String() string {
	switch s.kind {
	case void:
		return "void"
	case integer:
		return fmt.Sprintf("%s %d-byte integer", article(s.size), s.size)
	case floating:
		return fmt.Sprintf("%s %d-byte floating-point number", article(s.size), s.size)
	case pointer:
		if s.elem != nil {
			return "a pointer to '" + s.elem.String() + "'"
		}
		return "a pointer"
	case record:
		return fmt.Sprintf("a structure of %d bytes", s.size)
	}
	return "unknown"
}

// article returns the article in front of a number that types have as their size.
func article(size int64) string {
	if size == 8 {
		return "an"
	}
	return "a"
}

// differ returns how the shape in a prototype, c, differs from the one in a
// definition, or "" if they agree as far as is known. Pointers agree unless
// both point to numbers of different size. An integer that can hold a pointer
// agrees with it: handles are passed so.
func differ(c, cuda shape) string {
	if c.kind == unknownShape || cuda.kind == unknownShape {
		return ""
	}
	told := "the prototype says " + c.String()
	switch {
	case c.kind == pointer && cuda.kind == pointer:
		if isNumber(c.elem) && isNumber(cuda.elem) && c.elem.size != cuda.elem.size {
			return told
		}
	case c.kind != cuda.kind:
		if c.kind+cuda.kind != integer+pointer || c.size != cuda.size {
			return told
		}
	case c.size != cuda.size && cuda.size != 0:
		return told
	}
	return ""
}

func isNumber(s *shape) bool { return s != nil && (s.kind == integer || s.kind == floating) }

// shapes computes the shapes of C types as cgo spells them.
type shapes struct{ sizes types.Sizes }

// ofGo returns the shape of a C type as cgo spells it in Go.
func (s shapes) ofGo(t types.Type) shape {
	if name, _ := cgoname.OfType(t); name == "void" {
		return shape{kind: void}
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Kind() == types.UnsafePointer:
			return shape{kind: pointer, size: s.sizes.Sizeof(u)}
		case u.Info()&(types.IsInteger|types.IsBoolean) != 0:
			return shape{kind: integer, size: s.sizes.Sizeof(u)}
		case u.Info()&types.IsFloat != 0:
			return shape{kind: floating, size: s.sizes.Sizeof(u)}
		}
	case *types.Pointer:
		elem := s.ofGo(u.Elem())
		return shape{kind: pointer, size: s.sizes.Sizeof(u), elem: &elem}
	case *types.Struct:
		return shape{kind: record, size: s.sizes.Sizeof(u)}
	}
	return shape{} // unions are arrays of bytes
}

// ofCUDA returns the shape of a type in a CUDA or C source.
func ofCUDA(tu *sema.TU, t *sema.Type) shape {
	size, _, ok := tu.SizeAlign(t)
	switch {
	case t.Kind == sema.Void:
		return shape{kind: void}
	case t.Kind == sema.Pointer || t.IsReference() || t.Kind == sema.Array:
		elem := ofCUDA(tu, t.Elem)
		return shape{kind: pointer, size: 8, elem: &elem}
	case t.Kind == sema.RecordType && !t.Record.IsUnion():
		return shape{kind: record, size: size} // 0 if it is not known
	case !ok:
		return shape{}
	case t.IsInteger() || t.Kind == sema.EnumType:
		return shape{kind: integer, size: size}
	case t.Kind == sema.Float || t.Kind == sema.Double:
		return shape{kind: floating, size: size}
	}
	return shape{}
}
