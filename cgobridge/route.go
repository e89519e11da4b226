package cgobridge

import (
	"regexp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Route is the way of a call from Go to the kernels that it launches.
type Route struct {
	Call       *Call
	Definition *Definition // nil if it is not known, or not one
	Launches   []*Launch   // launches of the definition, direct or through its callees
}

// Routes returns the routes of the package's calls, in source order.
func (p *Package) Routes() []Route {
	routes := make([]Route, 0, len(p.Calls))
	for _, call := range p.Calls {
		r := Route{Call: call, Definition: p.Definition(call.Name)}
		if r.Definition != nil {
			r.Launches = p.Launches(call.Name)
		}
		routes = append(routes, r)
	}
	return routes
}

// Pos returns the place of the function's name in its definition.
func (d *Definition) Pos() source.Position { return d.Func.TU.Pos(d.Decl.Name()) }

// KernelPos returns the place of a kernel's name, where it is defined if that
// is known.
func KernelPos(kernel *sema.Function) source.Position {
	decl := kernel.Definition()
	if decl == nil {
		decl = kernel.First()
	}
	return kernel.TU.Pos(decl.Name())
}

// MayBeDefined reports whether the text of some CUDA source of the module, linked with the package or
// not, appears to define a C function. Definitions in the package's own C code are not searched.
func (p *Package) MayBeDefined(name string) bool {
	if p.cSide == nil || len(p.cSide.inC[name]) > 0 {
		return false
	}
	return slices.ContainsFunc(p.cSide.module.files(), func(path string) bool {
		text, err := p.run.Overlay.ReadFile(path)
		return err == nil && mayDefine(text, name)
	})
}

// A WrittenLaunch is a <<<>>> in a text.
type WrittenLaunch struct {
	Pos source.Position
	In  string // the function around it, "" if there is none
}

// angles are those that open a launch configuration, as nvcc reads them.
var angles = regexp.MustCompile(`<<[ \t]*<`)

// Launches returns the <<<>>> that the source and the headers of the module in
// it write down, and how often the text of the same files has <<<, comments
// and strings included.
func (s *Source) Launches() (written []WrittenLaunch, inText map[*source.File]int) {
	inText = map[*source.File]int{}
	if s.TU == nil {
		return nil, inText
	}
	for _, u := range s.TU.Units {
		inText[u.Source.File] = len(angles.FindAllIndex(u.Source.File.Text, -1))
		for launch := range s.TU.Launches(u) {
			if !launch.Node.IsLaunch() {
				continue
			}
			l := WrittenLaunch{Pos: s.TU.Pos(launch.Node)}
			if f := launch.Scope.EnclosingFunction(); f != nil {
				l.In = f.String()
			}
			written = append(written, l)
		}
	}
	return written, inText
}
