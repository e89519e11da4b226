package rules

import (
	"bytes"
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on types of GCC's that device code lacks: CUDA C++ Programming Guide, 128-bit floating-point.

func init() {
	register(deviceFloat128, rule.Info{
		ID: "device-float128", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, __float128",
		Doc: "Device code uses no vectors of GCC's, declared with vector_size, and below sm_100 no __float128.",
		Bad: `__global__ void sum(double *x, int n) {
    __float128 s = 0;
    for (int i = 0; i < n; ++i) s += x[i];
    *x = (double)s;
}`,
		Good: `__global__ void sum(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) s += x[i];
    *x = s;
}`,
	})
}

func deviceFloat128(p *pass) {
	if !p.onDevice() {
		return
	}
	if p.Options.Arch < 100 && p.Options.Knows(nvcc.Architecture) && p.areNamed("loat128") {
		p.unsupported(func(t *sema.Type) bool { return t.Kind == sema.Float128 }, "device code uses __float128, which needs sm_100 or later")
	}
	if p.areNamed("vector_size") {
		p.unsupported((*sema.Type).IsVector, "device code uses a type with vector_size, which it does not support")
	}
}

// areNamed reports whether a unit contains a word.
func (p *pass) areNamed(word string) bool {
	return slices.ContainsFunc(p.Units, func(u *sema.Unit) bool { return bytes.Contains(u.Tree.Text, []byte(word)) })
}

// unsupported reports where device code names types that lead to those that is says, or are made of them.
func (p *pass) unsupported(is func(*sema.Type) bool, message string) {
	has := func(t *sema.Type) bool { return isMadeOf(t, is, map[*sema.Record]bool{}) }
	told := map[linePlace]bool{} // nvcc speaks of the type where it is written
	report := func(n syntax.Node) {
		pos := p.Pos(n)
		if at := (linePlace{pos.File, pos.Line}); !told[at] {
			told[at] = true
			p.report(n, "%s", message)
		}
	}
	signature := func(fd *sema.FuncDecl) {
		for _, param := range fd.Params() {
			if has(param.Type()) {
				report(param.Node)
			}
		}
		if has(fd.Result()) {
			report(fd.Name())
		}
	}
	p.eachFunction(func(fd *sema.FuncDecl) {
		if fd.Function.RunsOn(sema.Device) == sema.Yes && !fd.Function.IsTemplate() {
			signature(fd)
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if !v.IsLocal() && v.DeclaredMemory() != 0 && !v.IsTemplate() && has(v.Type()) {
			report(v.NameNode())
		}
	})
	p.eachRecord(func(r *sema.Record) {
		if f := r.Outer.EnclosingBody(); f != nil && f.RunsOn(sema.Device) == sema.Yes && !f.IsTemplate() && has(r.Type()) {
			report(r.Definition())
		}
	})
	p.eachDeviceBody(func(b *sema.Body) {
		if b.IsPattern() {
			return
		}
		for _, operands := range []iter.Seq[syntax.Node]{b.Nodes(), b.Operands()} {
			for n := range operands {
				switch {
				case n.Is(syntax.NewExpression, syntax.TypeDefinition, syntax.Declaration) && has(b.BodyScope().At(n).Type(n.Child(syntax.FieldType))):
					report(n.Child(syntax.FieldType))
				case n.Kind() == syntax.TypeDescriptor && has(b.BodyScope().At(n).Type(n)),
					n.Is(syntax.SizeofExpression, syntax.AlignofExpression) && has(b.BodyScope().At(n).SizeofOperand(n)):
					report(n)
				}
			}
		}
		if b.Function.Lambda != nil || b.Instance {
			signature(b.FuncDecl)
		}
		for v := range locals(b) {
			if v.Node.Child(syntax.FieldType).Kind() != syntax.PlaceholderTypeSpecifier && has(v.Type()) {
				report(v.NameNode())
			}
		}
	})
}

// isMadeOf reports whether a type is one that is says, leads to it, or is made of it.
func isMadeOf(t *sema.Type, is func(*sema.Type) bool, seen map[*sema.Record]bool) bool {
	in := func(t *sema.Type) bool { return isMadeOf(t, is, seen) }
	if is(t) {
		return true
	}
	switch t.Kind {
	case sema.Pointer, sema.LValueReference, sema.RValueReference, sema.Array:
		return in(t.Elem)
	case sema.FunctionType:
		return in(t.Elem) || slices.ContainsFunc(t.Params, in)
	case sema.RecordType:
		if seen[t.Record] {
			return false
		}
		seen[t.Record] = true
		return slices.ContainsFunc(t.Record.Fields(), func(f *sema.Variable) bool { return in(f.Type()) }) ||
			slices.ContainsFunc(t.Record.Bases(), func(b sema.Base) bool { return in(b.Type) })
	}
	return false
}
