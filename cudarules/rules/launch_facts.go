package rules

import (
	"fmt"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// What is known of launches: their configurations, and the kernels as the device's
// compilation sees them.

// A configuredLaunch is a launch with what is known of its configuration.
type configuredLaunch struct {
	op     *body.Op
	launch *sema.Launch
	config launchconfig.Config

	startsEarly bool     // before the kernel in front of it is done
	stream      *body.Op // nil for the default stream, or if it is not known
	hasStream   bool     // it is known
}

// eachConfiguredLaunch has visit look once at each launch that some way through a body leads to.
func (p *pass) eachConfiguredLaunch(visit func(*configuredLaunch)) {
	p.eachRunningBody(func(b *sema.Body) {
		for _, c := range p.configured.get(b, configuredLaunches) {
			visit(&c)
		}
	})
}

func configuredLaunches(b *sema.Body) (all []configuredLaunch) {
	if !slices.ContainsFunc(b.Uses(), isLaunch) {
		return nil
	}
	flow.ConstantsOf(body.Of(b.FuncDecl)).Each(func(k *flow.Known, op *body.Op, always bool) {
		// An instance of a template often has branches that its arguments rule out, also
		// by what its callers pass with them: there nothing but constants may decide.
		if l := op.Launch(); l != nil && (always || !b.Instance) {
			c := configuredLaunch{op: op, launch: l, config: launchconfig.Of(k, op), startsEarly: launchconfig.StartsEarly(k, op)}
			c.stream, c.hasStream = launchconfig.Stream(k, op)
			all = append(all, c)
		}
	})
	return all
}

// kernelOnDevice returns a kernel as the device's compilation sees it; nil if that is not known.
func (p *pass) kernelOnDevice(f *sema.Function) *sema.Function {
	if p.onDevice() {
		return f
	}
	tu := p.deviceTU()
	if p.device.kernels == nil {
		p.device.kernels = map[string]*sema.Function{}
		for _, u := range tu.Units {
			if u.Prelude {
				continue
			}
			for fd := range tu.FuncDecls(u) {
				if fd.DeclaredSpaces()&sema.GlobalSpace == 0 {
					continue
				}
				for _, d := range append(fd.Instances(), fd) {
					p.device.kernels[kernelKey(d.Function)] = d.Function
				}
			}
		}
	}
	return p.device.kernels[kernelKey(f)]
}

// kernelKey tells kernels apart, also those of two views.
func kernelKey(f *sema.Function) string {
	at := f.TU.Pos(f.First().Name())
	return fmt.Sprintf("%s:%d:%s", at.File.Name, at.Offset, f)
}
