package cgobridge

import (
	"slices"
)

// A MissingKernel is the launch of a kernel that nothing defines of what the
// package is linked with.
type MissingKernel struct {
	Launch *Launch
	In     []string // the CUDA sources of the module that seem to define it
}

// MissingKernels returns the launches that a C function makes of kernels that
// only other sources of the module define than those that the build rules put
// into what the package is linked with. There are none where no rule builds the
// launching source.
func (p *Package) MissingKernels(name string) []MissingKernel {
	var list []MissingKernel
	for _, launch := range p.Launches(name) {
		k := launch.Kernel
		if k == nil || k.Definition() != nil || k.IsTemplate() || k.Pattern != nil || !p.isBuilt(launch.TU.Source.Main.Name) {
			continue
		}
		m := MissingKernel{Launch: launch}
		for _, path := range p.cSide.module.files() {
			if text, err := p.run.Overlay.ReadFile(path); err == nil && mayDefine(text, k.Name) {
				m.In = append(m.In, path)
			}
		}
		if len(m.In) > 0 && !slices.ContainsFunc(m.In, p.isBuilt) {
			list = append(list, m)
		}
	}
	return list
}

// isBuilt reports whether a source is one that a build rule puts into what the
// package is linked with, so that the rule names the others as well.
func (p *Package) isBuilt(path string) bool {
	return slices.ContainsFunc(p.Sources, func(s *Source) bool { return s.Path == path && s.Built })
}
