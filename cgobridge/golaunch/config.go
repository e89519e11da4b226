package golaunch

import (
	"fmt"
	"go/ast"
	"path/filepath"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
)

// ConfigOf returns the known configuration of a launch.
func (f *Finder) ConfigOf(l Launch) launchconfig.Config {
	config := launchconfig.Config{Grid: f.dimensions(l.Grid), Block: f.dimensions(l.Block)}
	for i := range 3 {
		if !config.Grid[i].Known {
			config.Grid[i] = l.GridIs[i]
		}
		if !config.Block[i].Known {
			config.Block[i] = l.BlockIs[i]
		}
	}
	if l.Shared != nil {
		config.Shared = f.number(l.Shared)
	}
	return config
}

func (f *Finder) number(e ast.Expr) (n launchconfig.Number) {
	if n.Value, n.Known = f.Constant(e); !n.Known && f.values != nil {
		n.Value, n.Known = f.values.Number(e)
	}
	return n
}

// dimensions reads three numbers or one dim3.
func (f *Finder) dimensions(list []ast.Expr) (dims [3]launchconfig.Number) {
	if len(list) == 1 && list[0] != nil {
		for _, given := range f.FieldValues(f.Value(list[0])) {
			if i := slices.Index([]string{"x", "y", "z"}, given.Path); i >= 0 {
				if dims[i].Known {
					return [3]launchconfig.Number{} // assigned twice
				}
				dims[i] = f.number(given.Expr)
			}
		}
		return dims
	}
	for i, e := range list {
		if e != nil {
			dims[i] = f.number(e)
		}
	}
	return dims
}

// Outside returns the package's launches, and its calls of functions that launch, by the sources of the kernels and
// functions, if they determine block shapes that these do not know themselves.
func (f *Finder) Outside() map[*cgobridge.Source][]*launchconfig.Outside {
	all := map[*cgobridge.Source][]*launchconfig.Outside{}
	for _, l := range f.Launches() {
		kernel, config := f.KernelOf(l), f.ConfigOf(l)
		if _, ok := config.Threads(); kernel == nil || !ok {
			continue
		}
		for _, s := range f.Sources {
			if s.TU == kernel.TU && s.TU != nil {
				all[s] = append(all[s], &launchconfig.Outside{Function: kernel.Key(), Config: config, At: f.place(l.Call)})
			}
		}
	}
	for _, call := range f.Calls {
		d := f.Definition(call.Name)
		if d == nil || d.Source == nil || len(f.Package.Launches(call.Name)) == 0 {
			continue
		}
		o := &launchconfig.Outside{Function: d.Func.Key(), At: f.place(call.Expr)}
		isKnown := false
		for _, arg := range call.Expr.Args {
			n := f.number(arg)
			o.Args = append(o.Args, n)
			isKnown = isKnown || n.Known
		}
		if isKnown && d.Source.TU != nil && o.TellsMore(d.Source.TU) {
			all[d.Source] = append(all[d.Source], o)
		}
	}
	return all
}

// place returns the position of a node for display.
func (f *Finder) place(n ast.Node) string {
	at := f.Fset.PositionFor(n.Pos(), false)
	return fmt.Sprintf("%s:%d", filepath.Base(at.Filename), at.Line)
}
