package launchparams

import (
	"go/ast"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
)

// config checks the configuration of a launch from Go.
func (c *checker) config(l golaunch.Launch) {
	config := launchconfig.Config{Grid: c.dimensions(l.Grid), Block: c.dimensions(l.Block), OptedIn: c.optsIn()}
	if l.Shared != nil {
		config.Shared = c.number(l.Shared)
	}
	if fault := config.Violation(); fault != "" {
		c.reporter.Report(launchconfig.Rule, l.Call.Pos(), l.Call.End(), "the launch fails: "+fault)
	}
}

func (c *checker) number(e ast.Expr) (n launchconfig.Number) {
	n.Value, n.Known = c.Constant(e)
	return n
}

// dimensions reads three numbers or one dim3.
func (c *checker) dimensions(list []ast.Expr) (dims [3]launchconfig.Number) {
	if len(list) == 1 && list[0] != nil {
		for _, f := range c.FieldValues(c.Value(list[0])) {
			if i := slices.Index([]string{"x", "y", "z"}, f.Path); i >= 0 {
				if dims[i].Known {
					return [3]launchconfig.Number{} // assigned twice
				}
				dims[i] = c.number(f.Expr)
			}
		}
		return dims
	}
	for i, e := range list {
		if e != nil {
			dims[i] = c.number(e)
		}
	}
	return dims
}

// optsIn reports whether the package or one of its sources asks for more
// dynamic shared memory than a kernel gets by default, for whatever kernel.
func (c *checker) optsIn() bool {
	if c.tuned != nil {
		return *c.tuned
	}
	tuned := slices.ContainsFunc(c.Calls, func(call *cgobridge.Call) bool {
		return call.Name == "cuFuncSetAttribute" || call.Name == "cudaFuncSetAttribute"
	})
	for _, s := range c.Sources {
		tuned = tuned || s.TU == nil || slices.ContainsFunc(s.TU.Units, launchconfig.RaisesLimits)
	}
	c.tuned = &tuned
	return tuned
}
