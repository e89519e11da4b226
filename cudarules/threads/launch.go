package threads

import (
	"iter"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Launches are the launches of one kernel.
type Launches struct {
	All []*launchconfig.Launch

	kernel *sema.Function
	named  func() map[*sema.Function]bool // the kernels that code names other than to launch them
}

// IsNamed reports whether code names the kernel other than to launch it, so that it may be launched from elsewhere.
func (l *Launches) IsNamed() bool { return l.named()[l.kernel] }

// A launchTable has the launches of a translation unit by their kernel, an instance where that is
// a template.
type launchTable map[*sema.Function]*Launches

func (t launchTable) add(launches []*launchconfig.Launch, named func() map[*sema.Function]bool) {
	for _, l := range launches {
		k := l.Kernel
		if k == nil {
			continue
		}
		if t[k] == nil {
			t[k] = &Launches{kernel: k, named: named}
		}
		t[k].All = append(t[k].All, l)
	}
}

// LaunchesOf returns the launches of a translation unit by their kernel, an instance where that is
// a template. A kernel that is not launched is not in it.
func LaunchesOf(tu *sema.TU) map[*sema.Function]*Launches {
	all := launchTable{}
	named := sync.OnceValue(func() map[*sema.Function]bool { return NamedKernels(tu) })
	for b := range running(tu) {
		all.add(launchconfig.In(b), named)
	}
	return all
}

// running yields the bodies of a translation unit but for those of templates as they are written.
func running(tu *sema.TU) iter.Seq[*sema.Body] {
	return func(yield func(*sema.Body) bool) {
		for _, b := range tu.Bodies() {
			if !b.IsUnclosed() && !b.InTemplate() && !yield(b) {
				return
			}
		}
	}
}

// NamedKernels returns the kernels that code names other than to launch them.
func NamedKernels(tu *sema.TU) map[*sema.Function]bool {
	named := map[*sema.Function]bool{}
	for b := range running(tu) {
		for _, u := range b.Uses() {
			if (u.Kind == sema.Refers || u.Kind == sema.TakesAddress) && u.Function != nil && u.Function.IsKernel() && !isLaunched(b, u) {
				named[u.Function] = true
			}
		}
	}
	return named
}

// isLaunched reports whether code names a kernel for a function of CUDA's that launches it.
func isLaunched(b *sema.Body, named sema.Use) bool {
	return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Launch != nil && u.Launch.Callee.Contains(named.Node) })
}

// LaunchesFrom returns the launches made by code outside of a translation unit, and no others.
func LaunchesFrom(tu *sema.TU, outside []*launchconfig.Outside) map[*sema.Function]*Launches {
	all := launchTable{}
	for _, o := range outside {
		all.add(o.Launches(tu), func() map[*sema.Function]bool { return nil })
	}
	return all
}
