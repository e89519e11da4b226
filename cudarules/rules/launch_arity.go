package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on how many arguments a launch has: CUDA C++ Programming Guide,
// Execution Configuration.

func init() {
	register(launchArity, rule.Info{
		ID: "launch-arity", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, Execution Configuration",
		Doc: "<<<>>> holds at most the grid, the block, bytes of shared memory and a stream; the launch has an argument for each of the kernel's parameters without a default.",
		Bad: `__global__ void clear(float *px, int n);
void reset(float *px, int n) { clear<<<(n + 255) / 256, 256>>>(px); }`,
		Good: `__global__ void clear(float *px, int n);
void reset(float *px, int n) { clear<<<(n + 255) / 256, 256>>>(px, n); }`,
	})
}

func launchArity(p *pass) {
	p.eachBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind != sema.Launches || !u.Node.IsLaunch() || u.Launch.Node != u.Node {
				continue
			}
			l := u.Launch
			if n := len(l.Config); n > 4 && areSingle(l, l.Config) { // nvcc 13.0 needs no block
				p.report(u.Node, "launch configuration has %d arguments; at most 4 are allowed", n)
			} else if len(p.Source.Missing) == 0 && areSingle(l, l.Args) && !(b.IsPattern() && l.IsDependent()) && l.Misfits() {
				p.report(u.Node, "no kernel '%[2]s' takes %[1]d arguments", len(l.Args), l.Callee.Text())
			}
		}
	})
}

// areSingle reports whether each of a launch's arguments is known to be one: no pack, and no name that
// may be a macro.
func areSingle(l *sema.Launch, args []syntax.Node) bool {
	for _, a := range args {
		v := l.Scope.Value(a)
		if a.Kind() == syntax.ParameterPackExpansion || a.HasError() || v.Type.Kind == sema.UnknownType && len(v.Functions()) == 0 {
			return false
		}
	}
	return true
}
