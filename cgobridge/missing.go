package cgobridge

import (
	"slices"
)

// A MissingKernel is a launch of a kernel that nothing in the package's linked sources defines.
type MissingKernel struct {
	Launch *Launch
	In     []string // the CUDA sources of the module that seem to define it
}

// MissingKernels returns the launches by a C function of kernels that are defined in other sources of
// the module only, none of which the build rules link into the package. There are none if no rule
// builds the launching source.
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

// isBuilt reports whether a build rule links a source into the package, so that the rule names the
// other sources as well.
func (p *Package) isBuilt(path string) bool {
	return slices.ContainsFunc(p.Sources, func(s *Source) bool { return s.Path == path && s.Built })
}
