package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Launches are the launches of one kernel.
type Launches struct {
	All []*launchconfig.Launch

	// Named is set if code names the kernel other than to launch it, so
	// that it may be launched from elsewhere.
	Named bool
}

// A launchTable has the launches of a translation unit by their kernel, an instance where that is
// a template.
type launchTable map[*sema.Function]*Launches

func (t launchTable) of(f *sema.Function) *Launches {
	if t[f] == nil {
		t[f] = &Launches{}
	}
	return t[f]
}

func (t launchTable) add(launches []*launchconfig.Launch) {
	for _, l := range launches {
		if l.Kernel != nil {
			to := t.of(l.Kernel)
			to.All = append(to.All, l)
		}
	}
}

// LaunchesOf returns the launches of a translation unit by their kernel, an instance where that is
// a template. A kernel that is neither launched nor named is not in it.
func LaunchesOf(tu *sema.TU) map[*sema.Function]*Launches {
	all := launchTable{}
	for _, b := range tu.Bodies() {
		if b.IsUnclosed() || b.InTemplate() {
			continue
		}
		for _, u := range b.Uses() {
			if (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil && u.Function.IsKernel() && !isLaunched(b, u) {
				all.of(u.Function).Named = true
			}
		}
		all.add(launchconfig.In(b))
	}
	return all
}

// isLaunched reports whether code names a kernel for a function of CUDA's that launches it.
func isLaunched(b *sema.Body, named sema.Use) bool {
	return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Launch != nil && u.Launch.Callee.Contains(named.Node) })
}

// LaunchesFrom returns the launches that come of what code outside of a translation unit does, and no others.
func LaunchesFrom(tu *sema.TU, outside []*launchconfig.Outside) map[*sema.Function]*Launches {
	all := launchTable{}
	for _, o := range outside {
		all.add(o.Launches(tu))
	}
	return all
}
