package launchconfig

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// An Outside is a launch by code outside of a translation unit, such as Go: it launches a kernel itself, or it calls a
// function that launches.
type Outside struct {
	Function string   // the kernel or the function: see [sema.Function.Key]
	Config   Config   // of a kernel
	Args     []Number // of a function: its arguments, as far as they are integers that are known
	At       string   // its position for display: "main.go:12"
}

// TellsMore reports whether a block is known by it that is not known by the translation unit alone.
func (o *Outside) TellsMore(tu *sema.TU) bool {
	return slices.ContainsFunc(o.Launches(tu), func(l *Launch) bool {
		_, isKnown := l.Config.Threads()
		return isKnown && (l.Op == nil || !slices.ContainsFunc(In(l.in), func(k *Launch) bool {
			return k.Op == l.Op &&
				k.Config.Block == l.Config.Block
		}))
	})
}

// Launches returns the launches that come of it in a translation unit, each with its kernel; their Outside is At.
func (o *Outside) Launches(tu *sema.TU) (all []*Launch) {
	for _, b := range tu.Bodies() {
		if b.IsUnclosed() || b.InTemplate() || b.Function == nil || b.Function.Lambda != nil || b.Function.Key() != o.Function {
			continue
		}
		if b.Function.IsKernel() {
			config := o.Config
			config.Cluster, _ = ClusterOf(b.Function)
			return []*Launch{{Launch: &sema.Launch{Kernel: b.Function}, Config: config, Certain: true, Outside: o.At}}
		}
		values := map[*sema.Variable]sema.Constant{}
		for i, p := range b.FuncDecl.Params() {
			if i < len(o.Args) && o.Args[i].Known {
				values[p] = sema.IntConst(o.Args[i].Value)
			}
		}
		all = given(b, values)
		for _, l := range all {
			l.Outside, l.in = o.At, b
		}
		return slices.DeleteFunc(all, func(l *Launch) bool { return l.Kernel == nil })
	}
	return nil
}
