package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on declarations that depend on __CUDA_ARCH__: CUDA C++ Guidelines 1.10.

func init() {
	register(archGuardedDeclaration, rule.Info{
		ID: "arch-guarded-declaration", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.10",
		Doc: "Whether a __global__ function or a variable in a memory space is declared, and with what type, does not depend on __CUDA_ARCH__. nvcc accepts it.",
		Bad: `#if __CUDA_ARCH__ >= 700
typedef double real;
#else
typedef float real;
#endif
__global__ void scale(real *x, real k) { x[threadIdx.x] *= k; }`,
		Good: `typedef float real;
__global__ void scale(real *x, real k) {
#if __CUDA_ARCH__ >= 700
    __nanosleep(10);
#endif
    x[threadIdx.x] *= k;
}`,
	})
}

// A deviceEntity is a declaration of what the host names and the device holds, in one view:
// a kernel, or a variable in a memory space that is no local one.
type deviceEntity struct {
	tu    *sema.TU
	name  syntax.Node
	what  string
	types []*sema.Type // of the variable, or of the kernel's parameters
}

// A declarationKey tells declarations of one file apart in both views.
type declarationKey struct {
	at   source.Position
	what string
}

func (d deviceEntity) key() declarationKey { return declarationKey{d.tu.Pos(d.name), d.what} }

func archGuardedDeclaration(p *pass) {
	guarded := conditionalOn("__CUDA_ARCH__")
	p.atEnd(func() {
		if p.onDevice() && !p.onHost {
			return // the host's view compares them
		}
		host, device := deviceEntities(p.TU), deviceEntities(p.deviceTU())
		both := map[declarationKey]deviceEntity{}
		for _, d := range device {
			both[d.key()] = d
		}
		for _, h := range host {
			d, ok := both[h.key()]
			delete(both, h.key())
			switch {
			case guarded.contain(h.tu.Pos(h.name)) || !ok && isLeftOut(h, p.deviceTU()):
				p.reportAt(p.placeIn(h.tu, h.name), "whether %s is declared depends on __CUDA_ARCH__", h.what)
			case ok && differ(h, d):
				p.reportAt(p.placeIn(h.tu, h.name), "the type of %s depends on __CUDA_ARCH__", h.what)
			}
		}
		for _, d := range device {
			if _, alone := both[d.key()]; alone && (guarded.contain(d.tu.Pos(d.name)) || isLeftOut(d, p.TU)) {
				p.reportAt(p.placeIn(d.tu, d.name), "whether %s is declared depends on __CUDA_ARCH__", d.what)
			}
		}
	})
}

// deviceEntities returns the declarations of kernels and of variables in memory spaces that
// are in focus, in the order of the text.
func deviceEntities(tu *sema.TU) []deviceEntity {
	var out []deviceEntity
	for _, u := range tu.Focus {
		for fd := range tu.FuncDecls(u) {
			if fd.DeclaredSpaces()&sema.GlobalSpace == 0 || fd.HasError() {
				continue
			}
			d := deviceEntity{tu: tu, name: fd.Name(), what: "__global__ function " + fd.Function.Name}
			for _, param := range fd.Params() {
				d.types = append(d.types, param.Type())
			}
			out = append(out, d)
		}
		for v := range tu.Variables(u) {
			if v.DeclaredMemory() != 0 && !v.IsLocal() && !v.Parameter && !v.Node.HasError() {
				out = append(out, deviceEntity{tu: tu, name: v.NameNode(), what: memoryWord(v) + " variable " + v.Name, types: []*sema.Type{v.Type()}})
			}
		}
	}
	return slices.DeleteFunc(out, func(d deviceEntity) bool { return tu.Unit(d.name).Source.IsUndecided(d.name.Start()) })
}

// isLeftOut reports whether the text of the other view has nothing of the line on which a
// declaration stands, not even something that was not understood.
func isLeftOut(d deviceEntity, other *sema.TU) bool {
	at := d.tu.Pos(d.name)
	holds := func(u *sema.Unit) bool { return u.Source.File == at.File }
	return slices.ContainsFunc(d.tu.Units, holds) &&
		!slices.ContainsFunc(other.Units, func(u *sema.Unit) bool { return holds(u) && u.Source.Has(at.Line, at.Line) })
}

// differ reports whether the types of a declaration are known to be others in the other
// view, or to have another size for the device.
func differ(h, d deviceEntity) bool {
	if len(h.types) != len(d.types) {
		return false
	}
	for i, t := range h.types {
		other := d.types[i]
		parts := maxTypeParts
		if t.IsDependent() || other.IsDependent() || !isWithin(t, &parts) || !isWithin(other, &parts) {
			continue
		}
		size, align, ok := h.tu.SizeAlignOn(t, true)
		otherSize, otherAlign, otherOK := d.tu.SizeAlignOn(other, true)
		if t.String() != other.String() || ok && otherOK && (size != otherSize || align != otherAlign) {
			return true
		}
	}
	return false
}

// maxTypeParts is how large types are compared: the arguments of templates can make them double in
// size with each typedef.
const maxTypeParts = 1000

// isWithin reports whether a type has no more parts than are left, and takes these from them.
func isWithin(t *sema.Type, left *int) bool {
	if *left--; *left < 0 {
		return false
	}
	if t.Elem != nil && !isWithin(t.Elem, left) {
		return false
	}
	for _, p := range t.Params {
		if !isWithin(p, left) {
			return false
		}
	}
	if t.Record == nil {
		return true
	}
	return !slices.ContainsFunc(t.Record.Args, func(a sema.Argument) bool {
		return a.Type != nil && !isWithin(a.Type, left) || slices.ContainsFunc(a.Pack, func(b sema.Argument) bool { return b.Type != nil && !isWithin(b.Type, left) })
	})
}
