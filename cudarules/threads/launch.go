package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Launch is a launch of a kernel that a translation unit shows.
type Launch struct {
	*sema.Launch
	Config launchconfig.Config

	// Certain is not set if the launch stands in an instance of a template whose
	// arguments may rule it out: there nothing but constants decide.
	Certain bool
}

// Launches are the launches of one kernel.
type Launches struct {
	All []*Launch

	// Named is set if code names the kernel other than to launch it, so
	// that it may be launched from elsewhere.
	Named bool
}

// LaunchesOf returns the launches of a translation unit by their kernel, an instance where that is
// a template. A kernel that is neither launched nor named is not in it.
func LaunchesOf(tu *sema.TU) map[*sema.Function]*Launches {
	all := map[*sema.Function]*Launches{}
	of := func(f *sema.Function) *Launches {
		if all[f] == nil {
			all[f] = &Launches{}
		}
		return all[f]
	}
	for _, b := range tu.Bodies() {
		if b.IsUnclosed() || b.InTemplate() {
			continue
		}
		uses := b.Uses()
		for _, u := range uses {
			if (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil && u.Function.IsKernel() {
				of(u.Function).Named = true
			}
		}
		if !slices.ContainsFunc(uses, func(u sema.Use) bool { return u.Launch != nil }) {
			continue
		}
		seen := map[*body.Op]bool{}
		flow.ConstantsOf(body.Of(b.FuncDecl)).Each(func(k *flow.Known, op *body.Op, always bool) {
			if l := op.Launch(); l != nil && l.Kernel != nil && !seen[op] {
				seen[op] = true
				to := of(l.Kernel)
				to.All = append(to.All, &Launch{l, launchconfig.Of(k, op), !b.Instance || always})
			}
		})
	}
	return all
}
