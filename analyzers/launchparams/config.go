package launchparams

import (
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
)

// config checks the configuration of a launch from Go.
func (c *checker) config(l golaunch.Launch) {
	if own := (launchconfig.Config{Grid: l.GridIs, Block: l.BlockIs}); own.Violation() != "" {
		return // reported where the helper launches
	}
	config := c.ConfigOf(l)
	config.OptedIn = c.optsIn()
	if fault := config.Violation(); fault != "" {
		c.reporter.Report(launchconfig.Rule, l.Call.Pos(), l.Call.End(), "launch fails: "+fault)
	}
}

// optsIn reports whether the package or one of its sources requests more dynamic shared memory than a
// kernel has by default, for any kernel.
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
