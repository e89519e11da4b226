package rules

import (
	"bytes"
	"slices"

	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// What is known of launches: their configurations, and the kernels as the device's
// compilation sees them.

// eachConfiguredLaunch has visit look once at each launch that some way through a body is certain to lead to.
func (p *pass) eachConfiguredLaunch(visit func(*launchconfig.Launch)) {
	p.eachRunningBody(func(b *sema.Body) {
		for _, c := range p.configured.get(b, configuredLaunches) {
			visit(c)
		}
	})
}

func configuredLaunches(b *sema.Body) []*launchconfig.Launch {
	return slices.DeleteFunc(launchconfig.In(b), func(c *launchconfig.Launch) bool { return !c.Certain })
}

// kernelOnDevice returns a kernel as the device's compilation sees it; nil if that is not known.
func (p *pass) kernelOnDevice(f *sema.Function) *sema.Function {
	if p.onDevice() {
		return f
	}
	tu := p.deviceTU()
	if p.device.kernels == nil {
		p.device.kernels = map[string]map[string]*sema.Function{}
	}
	named := p.device.kernels[f.Name]
	if named == nil {
		named = map[string]*sema.Function{}
		p.device.kernels[f.Name] = named
		for _, u := range tu.Units {
			if !mayDeclareKernel(u, f.Name) {
				continue
			}
			for fd := range tu.FuncDecls(u) {
				if fd.Function.Name != f.Name || fd.DeclaredSpaces()&sema.GlobalSpace == 0 {
					continue
				}
				for _, d := range append(fd.Instances(), fd) {
					named[d.Function.Key()] = d.Function
				}
			}
		}
	}
	return named[f.Key()]
}

// mayDeclareKernel reports whether a unit may declare a kernel of a name: most headers, of which there are thousands, do
// not, and what they declare need not be known.
func mayDeclareKernel(u *sema.Unit, name string) bool {
	return !u.Prelude && u.HasMark(syntax.Global) && bytes.Contains(u.Tree.Text, []byte(name))
}
