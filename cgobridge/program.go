package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
)

// CheckProgram checks a text that NVRTC compiles with options, under a name: NVRTC User Guide, "Compilation". The text has no
// headers but those that NVRTC has itself. Aspects of open options are unknown. If the options are unknown, a finding counts if it
// occurs with each of the options that assign an execution space to unannotated functions. Broken text has a syntax error.
func (p *Package) CheckProgram(name, text string, flags []string, open nvcc.Aspects, known bool) (
	found []finding.Finding, isBroken bool, err error,
) {
	settings, err := p.run.settings()
	if err != nil {
		return nil, false, err
	}
	check := func(defaultDevice bool) ([]finding.Finding, error) {
		build := nvcc.BuildFlags{Flags: withoutDefaultDevice(flags), Unknown: open}
		if !known {
			build.Unknown = nvcc.All
		}
		options, err := settings.Compiler(build)
		if err != nil {
			return nil, err
		}
		options.Define = append(slices.Clone(options.Define), "__CUDACC_RTC__=1")
		options.DeviceOnly, options.DefaultDevice, options.Given, options.Whole = true, defaultDevice, known, known
		a, err := cudarules.NewCheckerReading(settings.Rules, source.Alone(name, []byte(text))).Check(name, options)
		if err != nil {
			return nil, err
		}
		p.run.note(a.Exceeded)
		isBroken = isBroken || a.Device != nil && len(a.Device.Broken()) > 0
		return a.Findings, nil
	}
	if known {
		found, err = check(len(withoutDefaultDevice(flags)) < len(flags))
		return found, isBroken, err
	}
	if found, err = check(true); err != nil {
		return nil, false, err
	}
	also, err := check(false)
	return slices.DeleteFunc(found, func(f finding.Finding) bool {
		return !slices.ContainsFunc(also, func(g finding.Finding) bool { return f.Rule == g.Rule && f.Pos.Offset == g.Pos.Offset })
	}), isBroken, err
}

// withoutDefaultDevice returns flags without those that make functions without an execution space the device's.
func withoutDefaultDevice(flags []string) []string {
	return slices.DeleteFunc(slices.Clone(flags), func(flag string) bool {
		return flag == "-default-device" || flag == "--device-as-default-execution-space"
	})
}
