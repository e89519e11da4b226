package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// undecided defines HD as a header that is missing may decide.
const undecided = "#include <hip/hip_runtime.h>\n#ifdef __HIPCC__\n#define HD __device__\n#else\n#define HD\n#endif\n"

// TestRunsOn asks on which side the function f runs, and why that is not known.
func TestRunsOn(t *testing.T) {
	for text, want := range map[string]struct {
		host, device sema.Answer
		why          sema.Cause
	}{
		`void f();`:                              {sema.Yes, sema.No, sema.NoCause},
		`__device__ void f();`:                   {sema.No, sema.Yes, sema.NoCause},
		`__global__ void f() {}`:                 {sema.No, sema.Yes, sema.NoCause},
		`__host__ __device__ void f();`:          {sema.Yes, sema.Yes, sema.NoCause},
		`UNSEEN void f();`:                       {sema.Unknown, sema.Unknown, sema.UnknownMacro},
		`__device__ UNSEEN void f();`:            {sema.No, sema.Yes, sema.NoCause},
		"__device__ void f();\nUNSEEN void f();": {sema.Unknown, sema.Yes, sema.UnknownMacro},
		"__device__ void f();\nvoid f();":        {sema.Yes, sema.Yes, sema.NoCause},
		undecided + "HD void f() {}":             {sema.Unknown, sema.Unknown, sema.UnknownMacro},
		"#include <hip/hip_runtime.h>\n#ifdef __HIPCC__\n__device__ void f();\n#else\nvoid f();\n#endif": {sema.Unknown, sema.Unknown, sema.UndecidedText},
		`template <class T> UNSEEN void f(T);`:           {sema.Unknown, sema.Unknown, sema.UnknownMacro},
		`namespace n { struct S { UNSEEN void f(); }; }`: {sema.Unknown, sema.Unknown, sema.UnknownMacro},
	} {
		tu := loadText(t, text)
		for fd := range tu.FuncDecls(tu.Main()) {
			f := fd.Function
			if f.Name != "f" {
				continue
			}
			why := f.WhySpacesUnknown()
			if f.RunsOn(sema.Host) != want.host || f.RunsOn(sema.Device) != want.device || why.Cause != want.why {
				t.Errorf("%s: runs on the host: %v, on the device: %v, because of %q", text, f.RunsOn(sema.Host), f.RunsOn(sema.Device), why.Cause)
			}
			if why.Cause != sema.NoCause && why.Pos().Line == 0 {
				t.Errorf("%s: the reason has no place", text)
			}
			break
		}
	}
}

// TestLiesIn asks for the memory of the variable x.
func TestLiesIn(t *testing.T) {
	for text, want := range map[string]struct {
		device, any sema.Answer
		why         sema.Cause
	}{
		`int x;`:                                  {sema.No, sema.No, sema.NoCause},
		`__device__ int x;`:                       {sema.Yes, sema.Yes, sema.NoCause},
		`__constant__ int x = 1;`:                 {sema.No, sema.Yes, sema.NoCause},
		`__device__ __constant__ int x = 1;`:      {sema.Yes, sema.Yes, sema.NoCause},
		`UNSEEN int x;`:                           {sema.Unknown, sema.Unknown, sema.UnknownMacro},
		"extern UNSEEN int x;\nint x;":            {sema.Unknown, sema.Unknown, sema.UnknownMacro},
		"extern __device__ int x;\nUNSEEN int x;": {sema.Yes, sema.Yes, sema.NoCause},
		undecided + "HD int x;":                   {sema.Unknown, sema.Unknown, sema.UnknownMacro},
	} {
		tu := loadText(t, text)
		for v := range tu.Variables(tu.Main()) {
			if v.Name != "x" {
				continue
			}
			device, some, why := v.LiesIn(sema.DeviceMemory), v.LiesIn(sema.AnyMemory), v.WhyMemoryUnknown()
			if device != want.device || some != want.any || why.Cause != want.why {
				t.Errorf("%s: in __device__ memory: %v, in any: %v, because of %q", text, device, some, why.Cause)
			}
		}
	}
}
