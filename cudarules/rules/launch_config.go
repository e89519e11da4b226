package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The range of launch configurations: CUDA C++ Programming Guide, execution
// configuration.

func init() { checks = append(checks, check{info: launchconfig.Rule, run: launchConfig}) }

func launchConfig(p *pass) {
	optIns := optIns{pass: p}
	p.eachRunningBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), isLaunch) {
			return
		}
		flow.ConstantsOf(body.Of(b.FuncDecl)).Each(func(k *flow.Known, op *body.Op, always bool) {
			// An instance of a template often has branches that its arguments rule out, also
			// by what its callers pass with them: there nothing but constants may decide.
			l := op.Launch()
			if l == nil || b.Instance && !always {
				return
			}
			config := configuration(k, op)
			if config.Violation() != "" {
				config.OptedIn = optIns.mayHave(l)
			}
			if fault := config.Violation(); fault != "" {
				p.report(l.Node, "the launch fails: %s", fault)
			}
		})
	})
}

// configuration returns what is known of the configuration of a launch.
func configuration(k *flow.Known, op *body.Op) launchconfig.Config {
	grid, block, shared := op.Args[min(1, len(op.Args)):], op.Args[min(2, len(op.Args)):], op.Args[min(3, len(op.Args)):]
	if op.Kind == body.Call {
		api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
		from := func(r headers.Role) []*body.Op {
			i, ok := api.Param(r)
			if !ok || api.Driver || i+1 >= len(op.Args) {
				return nil
			}
			return op.Args[i+1:]
		}
		grid, block, shared = from(headers.Grid), from(headers.Block), from(headers.Shared)
	}
	config := launchconfig.Config{Grid: dimensions(k, grid), Block: dimensions(k, block)}
	if len(shared) > 0 {
		if c, ok := k.Value(shared[0]); ok && c.Type.IsInteger() {
			config.Shared = launchconfig.Number{Value: c.Int(), Known: true}
		}
	}
	return config
}

// dimensions returns the members of a dim3, the first of some arguments. Negative numbers
// are shown as they were before they became unsigned.
func dimensions(k *flow.Known, args []*body.Op) (dims [3]launchconfig.Number) {
	if len(args) == 0 {
		return dims
	}
	for i, axis := range []string{"x", "y", "z"} {
		if c, ok := k.Member(args[0], axis); ok {
			dims[i] = launchconfig.Number{Value: int64(int32(c.Int())), Known: true}
		}
	}
	return dims
}

// optIns knows the kernels that may be given more dynamic shared memory than
// they get by default.
type optIns struct {
	*pass
	asked, any bool
	named      map[syntax.Node]bool // kernels that are named outside of launches, by their first declaration
}

// mayHave reports whether some code may raise the limit of the kernel of a
// launch: code of this translation unit that raises one, or other code, which
// has the kernel from a header or from where its name is used as a value.
func (o *optIns) mayHave(l *sema.Launch) bool {
	if !o.asked {
		o.asked = true
		o.named = map[syntax.Node]bool{}
		for _, u := range o.Units {
			o.any = o.any || launchconfig.RaisesLimits(u)
		}
		for _, b := range o.Bodies() {
			for _, u := range b.Uses() {
				if (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil {
					o.named[definitionOf(u.Function)] = true
				}
			}
		}
	}
	if o.any || l.Kernel == nil {
		return true
	}
	return o.named[definitionOf(l.Kernel)] || slices.ContainsFunc(l.Kernel.Decls, func(d *sema.FuncDecl) bool {
		return o.Unit(d.Node) != o.Main()
	})
}
