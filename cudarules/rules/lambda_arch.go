package rules

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on extended lambdas that differ between the compilations for the host and
// for the device: CUDA C++ Programming Guide 5.3.7.4 (13) and (16).

func init() {
	register(lambdaArchDependent, rule.Info{
		ID: "lambda-arch-dependent", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7.4 (13)",
		Doc: "Which extended lambdas a function has, and in which order, does not depend on __CUDA_ARCH__.",
		Bad: `// flags: --extended-lambda
__host__ __device__ int measure(int n) {
#ifndef __CUDA_ARCH__
    auto log = [n] __host__ __device__ { return n + 1; };
    n = log();
#endif
    return n;
}`,
		Good: `// flags: --extended-lambda
__host__ __device__ int measure(int n) {
    auto log = [n] __host__ __device__ { return n + 1; };
#ifndef __CUDA_ARCH__
    n = log();
#endif
    return n;
}`,
	})
	register(lambdaCaptureArchDependent, rule.Info{
		ID: "lambda-capture-arch-dependent", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.7.4 (16)",
		Doc: "What an extended lambda captures does not depend on __CUDA_ARCH__.",
		Bad: `// flags: --extended-lambda
int run(int bias) {
    auto value = [=] __host__ __device__ {
#ifdef __CUDA_ARCH__
        return bias;
#else
        return 10;
#endif
    };
    return value();
}`,
		Good: `// flags: --extended-lambda
int run(int bias) {
    auto value = [bias] __host__ __device__ {
#ifdef __CUDA_ARCH__
        return bias;
#else
        return 10;
#endif
    };
    return value();
}`,
	})
}

// A placedLambda is an extended lambda of one of the views, by its place in the
// source.
type placedLambda struct {
	*extendedLambda
	tu       *sema.TU
	at, body source.Position // of the introducer, and of the name of the enclosing function where that is defined
	nth      int             // of those at one place: in one macro call
}

// differingViews has look compare the extended lambdas of both views, where these
// differ.
func (p *pass) differingViews(look func(host, device []placedLambda)) {
	if !p.onHost || p.onDevice() || !p.Options.ExtendedLambda {
		return
	}
	p.atEnd(func() { look(p.placedLambdas(p.TU), p.placedLambdas(p.deviceTU())) })
}

func (p *pass) placedLambdas(tu *sema.TU) []placedLambda {
	var list []placedLambda
	seen := map[source.Position]int{}
	for _, u := range tu.Focus {
		for n := range u.Tree.Root().All() {
			if n.Kind() != syntax.LambdaExpression {
				continue
			}
			l := p.extended(tu.Global.LambdaAt(n))
			if l == nil || l.function == nil || l.function.Definition() == nil {
				continue
			}
			at := tu.Pos(l.introducer())
			list = append(list, placedLambda{l, tu, at, tu.Pos(l.function.Definition().Name()), seen[at]})
			seen[at]++
		}
	}
	return list
}

// placeIn returns the place of a node of one of the views.
func (p *pass) placeIn(tu *sema.TU, n syntax.Node) finding.Span {
	if tu == p.TU {
		return p.at(n)
	}
	return (&pass{view: p.device}).at(n)
}

func lambdaArchDependent(p *pass) {
	p.differingViews(func(host, device []placedLambda) {
		p.reportMissing(host, device, p.deviceTU())
		p.reportMissing(device, host, p.TU)
	})
}

// reportMissing reports those in list, of one view, that are not among others, of the other.
func (p *pass) reportMissing(list, others []placedLambda, other *sema.TU) {
	bodies, unseen := definitions(other), unseenLambdas(other)
	for _, l := range list {
		same := func(o placedLambda) bool { return o.at == l.at && o.nth == l.nth }
		if slices.ContainsFunc(others, same) || unseen[l.at] || !bodies[l.body] {
			continue
		}
		p.reportAt(p.placeIn(l.tu, l.introducer()), "this extended lambda of '%s' is compiled for the host or the device only, depending on __CUDA_ARCH__", l.function.Name)
	}
}

// definitions returns the places of the names of the functions that a view defines.
func definitions(tu *sema.TU) map[source.Position]bool {
	places := map[source.Position]bool{}
	for _, u := range tu.Focus {
		for fd := range tu.FuncDecls(u) {
			if fd.IsDefinition() {
				places[tu.Pos(fd.Name())] = true
			}
		}
	}
	return places
}

// unseenLambdas returns the positions of a view's lambdas that may be extended ones: their execution
// spaces, or those of the enclosing function, depend on unseen code.
func unseenLambdas(tu *sema.TU) map[source.Position]bool {
	places := map[source.Position]bool{}
	for _, u := range tu.Focus {
		for n := range u.Tree.Root().All() {
			if n.Kind() != syntax.LambdaExpression {
				continue
			}
			l := tu.Global.LambdaAt(n)
			if around := l.Function(); l.Operator().RunsOn(sema.Host) == sema.Unknown || around != nil && around.RunsOn(sema.Host) == sema.Unknown {
				places[tu.Pos(n.Child(syntax.FieldCaptures))] = true
			}
		}
	}
	return places
}

func lambdaCaptureArchDependent(p *pass) {
	p.differingViews(func(host, device []placedLambda) {
		for _, h := range host {
			i := slices.IndexFunc(device, func(d placedLambda) bool { return d.at == h.at && d.nth == h.nth })
			if i < 0 {
				continue
			}
			d := device[i]
			onHost, onDevice := capturesByName(h.Lambda), capturesByName(d.Lambda)
			for _, name := range slices.Sorted(maps.Keys(onHost)) {
				if onDevice[name] == nil {
					p.reportAt(p.placeIn(h.tu, onHost[name].Node), "extended lambda captures '%s' in host compilation only", name)
				}
			}
			for _, name := range slices.Sorted(maps.Keys(onDevice)) {
				if onHost[name] == nil {
					p.reportAt(p.placeIn(d.tu, onDevice[name].Node), "extended lambda captures '%s' in device compilation only", name)
				}
			}
		}
	})
}

func capturesByName(l *sema.Lambda) map[string]*sema.Capture {
	captures := map[string]*sema.Capture{}
	for _, c := range l.Captures() {
		name := "this"
		if c.Variable != nil {
			name = c.Variable.Name
		} else if !c.This {
			continue
		}
		if captures[name] == nil {
			captures[name] = c
		}
	}
	return captures
}
