package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
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
				to.All = append(to.All, &Launch{l, Configuration(k, op), !b.Instance || always})
			}
		})
	}
	return all
}

// Configuration returns what is known of the configuration of a launch: an operation that
// has an [body.Op.Launch], and what variables hold before it.
func Configuration(k *flow.Known, op *body.Op) launchconfig.Config {
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
