package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on device variables in functions of both sides: CUDA C++ Programming Guide 5.3.9.3.

func init() {
	register(hdReadsDeviceVariable, rule.Info{
		ID: "hd-reads-device-variable", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.3, nvcc's warnings 20091 and 20092",
		Nvcc: []rule.Warning{{Number: 20091, Tag: "device_var_read_in_host"}, {Number: 20092, Tag: "device_var_written_in_host"}},
		Doc:  "A __host__ __device__ function uses __device__ and __constant__ variables only where __CUDA_ARCH__ is defined: the host has others.",
		Bad: `__device__ int limit;
__host__ __device__ int clip(int x) { return x < limit ? x : limit; }`,
		Good: `__device__ int limit;
__device__ int clip(int x) { return x < limit ? x : limit; }`,
	})
}

func hdReadsDeviceVariable(p *pass) {
	told := map[linePlace]bool{}
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) != sema.Yes || b.IsPattern() {
			return
		}
		for _, u := range b.Uses() {
			if !p.isDeviceObject(u) || u.Variable.IsLocal() {
				continue
			}
			pos := p.Pos(u.Node)
			if at := (linePlace{pos.File, pos.Line}); !told[at] {
				told[at] = true
				p.report(u.Node, "%s, which also runs on the host, uses device variable '%s'", describe(b.Function), u.Variable)
			}
		}
	})
}
