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

// The rule on __float128 in device code: CUDA C++ Programming Guide, 128-bit floating-point.

func init() {
	register(deviceFloat128, rule.Info{
		ID: "device-float128", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, __float128",
		Doc: "Device code uses no __float128 below sm_100.",
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
	if !p.onDevice() || p.Options.Arch >= 100 || !p.Options.Knows(nvcc.Architecture) {
		return
	}
	named := slices.ContainsFunc(p.Units, func(u *sema.Unit) bool { return bytes.Contains(u.Tree.Text, []byte("loat128")) })
	if !named {
		return
	}
	told := map[linePlace]bool{} // nvcc speaks of the type where it is written
	report := func(n syntax.Node) {
		pos := p.Pos(n)
		if at := (linePlace{pos.File, pos.Line}); !told[at] {
			told[at] = true
			p.report(n, "device code uses __float128, which needs sm_100 or later")
		}
	}
	signature := func(fd *sema.FuncDecl) {
		for _, param := range fd.Params() {
			if hasFloat128(param.Type()) {
				report(param.Node)
			}
		}
		if hasFloat128(fd.Result()) {
			report(fd.Name())
		}
	}
	p.eachFunction(func(fd *sema.FuncDecl) {
		if fd.Function.RunsOn(sema.Device) == sema.Yes && !fd.Function.IsTemplate() {
			signature(fd)
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if !v.IsLocal() && v.DeclaredMemory() != 0 && !v.IsTemplate() && hasFloat128(v.Type()) {
			report(v.NameNode())
		}
	})
	p.eachRecord(func(r *sema.Record) {
		if f := r.Outer.EnclosingBody(); f != nil && f.RunsOn(sema.Device) == sema.Yes && !f.IsTemplate() && hasFloat128(r.Type()) {
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
				case n.Is(syntax.NewExpression, syntax.TypeDefinition, syntax.Declaration) && hasFloat128(b.BodyScope().At(n).Type(n.Child(syntax.FieldType))):
					report(n.Child(syntax.FieldType))
				case n.Kind() == syntax.TypeDescriptor && hasFloat128(b.BodyScope().At(n).Type(n)),
					n.Is(syntax.SizeofExpression, syntax.AlignofExpression) && hasFloat128(b.BodyScope().At(n).SizeofOperand(n)):
					report(n)
				}
			}
		}
		if b.Function.Lambda != nil || b.Instance {
			signature(b.FuncDecl)
		}
		for v := range locals(b) {
			if v.Node.Child(syntax.FieldType).Kind() != syntax.PlaceholderTypeSpecifier && hasFloat128(v.Type()) {
				report(v.NameNode())
			}
		}
	})
}

// hasFloat128 reports whether a type is __float128, leads to it, or is made of it.
func hasFloat128(t *sema.Type) bool { return holdsFloat128(t, map[*sema.Record]bool{}) }

func holdsFloat128(t *sema.Type, seen map[*sema.Record]bool) bool {
	holds := func(t *sema.Type) bool { return holdsFloat128(t, seen) }
	switch t.Kind {
	case sema.Float128:
		return true
	case sema.Pointer, sema.LValueReference, sema.RValueReference, sema.Array:
		return holds(t.Elem)
	case sema.FunctionType:
		return holds(t.Elem) || slices.ContainsFunc(t.Params, holds)
	case sema.RecordType:
		if seen[t.Record] {
			return false
		}
		seen[t.Record] = true
		return slices.ContainsFunc(t.Record.Fields(), func(f *sema.Variable) bool { return holds(f.Type()) }) ||
			slices.ContainsFunc(t.Record.Bases(), func(b sema.Base) bool { return holds(b.Type) })
	}
	return false
}
