package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on polymorphic classes: CUDA C++ Programming Guide 5.3.9.6.5.

func init() {
	register(virtualOverrideSpace, rule.Info{
		ID: "virtual-override-space", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.6.5",
		Doc: "An overriding virtual function has the execution space of the function that it overrides.",
		Bad: `struct Op { __host__ __device__ virtual float run(float x) { return x; } };
struct Twice : Op { __device__ float run(float x) override { return 2 * x; } };`,
		Good: `struct Op { __host__ __device__ virtual float run(float x) { return x; } };
struct Twice : Op { __host__ __device__ float run(float x) override { return 2 * x; } };`,
	})
}

func virtualOverrideSpace(p *pass) {
	check := func(f *sema.Function) {
		fd := f.First()
		if f.Class == nil || inferredSpace(f) || f.RunsOn(sema.Host) == sema.Unknown {
			return
		}
		for _, base := range f.Overridden() {
			if has, wants := f.Spaces(), base.Spaces(); has != wants && base.RunsOn(sema.Host) != sema.Unknown {
				p.report(fd.Name(), "'%s' is %s, but overrides '%s', which is %s", f, has, base, wants).
					related(p.at(base.First().Name()), "overridden function")
				break
			}
		}
	}
	p.eachFunction(func(fd *sema.FuncDecl) {
		if fd == fd.Function.First() {
			check(fd.Function)
		}
	})
	known := map[*sema.Record]bool{}
	p.eachBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if r := u.Record; r != nil && r.Pattern != nil && !known[r] && !b.IsPattern() { // a base may depend on the arguments
				known[r] = true
				for _, f := range r.Methods() {
					check(f)
				}
			}
		}
	})
}

// inferredSpace reports whether the execution space of a function is for the
// compiler to find: that of a member which is defaulted without a specifier.
func inferredSpace(f *sema.Function) bool {
	return f.First().IsDefaulted() && f.First().DeclaredSpaces() == 0
}
