package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The range of launch configurations: CUDA C++ Programming Guide, execution
// configuration.

func init() { checks = append(checks, check{info: launchconfig.Rule, run: launchConfig}) }

func launchConfig(p *pass) {
	optIns := optIns{pass: p}
	p.eachConfiguredLaunch(func(c *launchconfig.Launch) {
		for _, choices := range [][]launchconfig.Config{c.Choices, c.OnDevice} {
			if fault := optIns.fault(c, choices); fault != "" {
				p.report(c.Node, "launch fails: %s", fault)
				return
			}
		}
	})
}

// fault describes the fault common to all possible configurations of a launch; empty if one is in range.
func (o *optIns) fault(c *launchconfig.Launch, choices []launchconfig.Config) (fault string) {
	for _, config := range choices {
		if config.Violation() != "" {
			config.OptedIn = o.mayHave(c.Launch)
		}
		of := config.Violation()
		if of == "" {
			return ""
		}
		if fault == "" {
			fault = of
		}
	}
	return fault
}

// optIns knows the kernels that may be given more dynamic shared memory than
// they get by default.
type optIns struct {
	pass       *pass
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
		for _, u := range o.pass.Units {
			o.any = o.any || launchconfig.RaisesLimits(u)
		}
		for _, b := range o.pass.Bodies() {
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
		return o.pass.Unit(d.Node) != o.pass.Main()
	})
}
