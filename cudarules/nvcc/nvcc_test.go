package nvcc

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	for _, test := range []struct {
		line string
		want func(o *Options) // differences from the default
	}{
		{"", func(o *Options) {}},
		{"-std c++14", func(o *Options) { o.Std = 14 }},
		{"-std=c++20", func(o *Options) { o.Std = 20 }},
		{"--std c++03", func(o *Options) { o.Std = 3 }},
		{"--std=c++11 -O3 -std=c++23", func(o *Options) { o.Std = 23 }},
		{"-arch=sm_60", func(o *Options) { o.Arch, o.Archs = 60, []int{60} }},
		{"--gpu-architecture compute_90a", func(o *Options) { o.Arch, o.Archs = 90, []int{90} }},
		{"-arch=compute_80 -code=sm_86,sm_89", func(o *Options) { o.Arch, o.Archs = 80, []int{80} }},
		{"-gencode arch=compute_80,code=sm_80 -gencode=arch=compute_70,code=[sm_70,compute_70] --generate-code arch=compute_80,code=sm_86",
			func(o *Options) { o.Arch, o.Archs = 70, []int{70, 80} }},
		{`-gencode "arch=compute_100f,code=\"sm_100,sm_103\""`, func(o *Options) { o.Arch, o.Archs = 100, []int{100} }},
		{"-arch=native", func(o *Options) {}},
		{"-arch all-major", func(o *Options) { o.Archs = []int{75, 80, 90, 100, 110, 120} }},
		{"-arch=all", func(o *Options) { o.Archs = []int{75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121} }},
		{"-rdc=true", func(o *Options) { o.RDC = true }},
		{"--relocatable-device-code true", func(o *Options) { o.RDC = true }},
		{"-dc -rdc false", func(o *Options) {}},
		{"--device-c k.cu", func(o *Options) { o.RDC = true }},
		{"-ptx -rdc=true", func(o *Options) { o.RDC, o.DeviceOnly = true, true }},
		{"--cubin", func(o *Options) { o.DeviceOnly = true }},
		{"--fatbin k.cu", func(o *Options) { o.DeviceOnly = true }},
		{"--optix-ir", func(o *Options) { o.DeviceOnly = true }},
		{"-ptx -c k.cu", func(o *Options) { o.DeviceOnly = true }},
		{"-cubin -dc", func(o *Options) { o.RDC, o.DeviceOnly = true, true }},
		{"--extended-lambda", func(o *Options) { o.ExtendedLambda = true }},
		{"-extended-lambda -expt-relaxed-constexpr", func(o *Options) { o.ExtendedLambda, o.RelaxedConstexpr = true, true }},
		{"--expt-extended-lambda --expt-relaxed-constexpr", func(o *Options) { o.ExtendedLambda, o.RelaxedConstexpr = true, true }},
		{"-Ia -I b,c -isystem d --include-path=e --system-include f", func(o *Options) {
			o.Include, o.SystemInclude = []string{"a", "b", "c", "e"}, []string{"d", "f"}
		}},
		{"-include pre.h --pre-include=a.h,b.h", func(o *Options) { o.ForcedInclude = []string{"pre.h", "a.h", "b.h"} }},
		{"-DA -D B=2 -UA -U C --define-macro D=1,E --undefine-macro=F",
			func(o *Options) { o.Define = []string{"A", "B=2", "!A", "!C", "D=1", "E", "!F"} }},
		{`-D "F(a\,b)=a" -DS='"x,y"'`, func(o *Options) { o.Define = []string{"F(a,b)=a", `S="x,y"`} }},
		{"-Xcompiler -fPIC,-DHOST,-std=gnu++14", func(o *Options) { o.Define, o.Std = []string{"HOST"}, 14 }},
		{`-Xcompiler="-Wall -D X=1 -UY" --compiler-options -std=c11`, func(o *Options) { o.Define = []string{"X=1", "!Y"} }},
		{"-Xcompiler /std:c++20,/DWIN,/usr/lib -ccbin 'C:\\VC\\bin\\cl.exe'",
			func(o *Options) { o.Std, o.Define, o.MSVC = 20, []string{"WIN"}, true }},
		{"-Xptxas -dc -Xlinker -rdc=true -o -DX -lineinfo -O -DY @flags.rsp", func(o *Options) { o.Define = []string{"Y"} }},
		{"-ccbin g++ -G -g -m64 --use_fast_math -Werror all-warnings -t0 -MD -MF x.d k.cu", func(o *Options) {}},
	} {
		t.Run(test.line, func(t *testing.T) {
			args, err := Split(test.line)
			if err != nil {
				t.Fatal(err)
			}
			got, want := Default(), Default()
			if err := got.Parse(args); err != nil {
				t.Fatal(err)
			}
			test.want(&want)
			want.Given = got.Given // see TestGiven
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}

// TestGiven: folders, macros and other flags that do not concern the language leave the flags of a source unknown.
func TestGiven(t *testing.T) {
	for line, want := range map[string]bool{
		"":                                    false,
		"-I.":                                 false,
		"-isystem /x -DX=1 -UX":               false,
		"-include x.h":                        false,
		"--include-path=a --define-macro b":   false,
		"-Xcompiler -DX,-Wall":                false,
		"-O2 -g -lineinfo -c x.cu -o x.o":     false,
		"-ccbin cl.exe":                       false,
		"@flags.rsp":                          false,
		"-I. -std=c++17":                      true,
		"-Xcompiler -std=c++17":               true,
		"-arch=sm_80":                         true,
		"-gencode arch=compute_80,code=sm_80": true,
		"-rdc=true":                           true,
		"-dc":                                 true,
		"-x cu":                               true,
		"-ptx":                                true,
		"--extended-lambda":                   true,
		"-expt-relaxed-constexpr":             true,
	} {
		o := Default()
		if err := o.Parse(strings.Fields(line)); err != nil || o.Given != want {
			t.Errorf("%q: given %v, %v; want %v", line, o.Given, err, want)
		}
		if relaxed := o.MayRelaxConstexpr(); relaxed != (!want || o.RelaxedConstexpr) {
			t.Errorf("%q: --expt-relaxed-constexpr is possible: %v", line, relaxed)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"-std", "-std: value expected"},
		{"-std=c++99", `-std=c++99: "c++99"`},
		{"-arch=sm_", "is no architecture"},
		{"-arch 75", "is no architecture"},
		{"-gencode code=sm_75", "names no arch"},
		{"-rdc=maybe", "-rdc=maybe"},
		{"-I", "-I: value expected"},
		{"--define-macro=", "value expected"},
		{"-Xcompiler -std=c++1", "-Xcompiler"},
	} {
		o := Default()
		err := o.Parse(strings.Fields(test.line))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got error %v, want one about %s", test.line, err, test.want)
		}
	}
}

// Flags from several places come one after another.
func TestParseAdds(t *testing.T) {
	o := Default()
	for _, args := range [][]string{{"-arch=sm_60", "-DA"}, {"-DB"}, {"-arch=sm_80"}} {
		if err := o.Parse(args); err != nil {
			t.Fatal(err)
		}
	}
	want := Default()
	want.Arch, want.Archs, want.Define, want.Given = 80, []int{80}, []string{"A", "B"}, true
	if diff := cmp.Diff(want, o); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

func TestSplit(t *testing.T) {
	for _, test := range []struct {
		line string
		want []string
	}{
		{"", nil},
		{"  a\tb\n", []string{"a", "b"}},
		{`a\ b "c d" 'e "f"' ""`, []string{"a b", "c d", `e "f"`, ""}},
		{`-DX="a b"c '\'`, []string{"-DX=a bc", `\`}},
		{`"\"\\\n"`, []string{`"\\n`}},
		{"a \\\n b", []string{"a", "b"}},
	} {
		got, err := Split(test.line)
		if diff := cmp.Diff(test.want, got); err != nil || diff != "" {
			t.Errorf("Split(%q): %v\n-want +got\n%s", test.line, err, diff)
		}
	}
	for _, line := range []string{`"`, `a'b`, `"\"`} {
		if got, err := Split(line); err == nil {
			t.Errorf("Split(%q) = %q, want an error", line, got)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, test := range []struct{ line, near string }{
		{"-sdt=c++20", "-std"},
		{"--std c++20 -O3 -lineinfo -m64 --threads 4", ""},
		{"-gencodee arch=compute_80,code=sm_80", "-gencode"},
		{"-exptended-lambda", "-extended-lambda"},
		{"--expt-relaxed-constexp", "-expt-relaxed-constexpr"},
		{"--expt-relaxd-constepr", "-expt-relaxed-constexpr"},
		{"-acrh sm_80", "-arch"},
		{"-rcd=true", "-rdc"},
		{"-Xcompiler -sdt=c++20", ""},
		{"-forward-unknown-to-host-compiler -sdt=c++20", ""},
		{"-fPIC -Wall k.cu", ""},
		{"-DSDT -Isdt -Lacrh", ""},
	} {
		args, err := Split(test.line)
		if err != nil {
			t.Fatal(err)
		}
		err = Check(args)
		if (err == nil) != (test.near == "") || err != nil && !strings.HasSuffix(err.Error(), "near: "+test.near) {
			t.Errorf("Check(%q): %v, want near %q", test.line, err, test.near)
		}
	}
}

func TestParseRule(t *testing.T) {
	for _, test := range []struct {
		rule BuildFlags
		user string
		want func(o *Options)
	}{
		{BuildFlags{Flags: []string{"-std=c++14", "-gencode", "arch=compute_70,code=sm_70",
			"-gencode=arch=compute_60,code=sm_60"}}, "", func(o *Options) {
			o.Std, o.Arch, o.Archs = 14, 60, []int{60, 70}
		}},
		{BuildFlags{Flags: []string{"-std=c++", "-arch=sm_80"}}, "", func(o *Options) {
			o.Arch, o.Archs, o.Unknown, o.Reason = 80, []int{80}, Standard, `nvcc flag -std=c++: "c++" is no C++ standard that nvcc knows`
		}},
		{BuildFlags{Flags: []string{"-arch"}, Unknown: Macros, Reason: "r"}, "",
			func(o *Options) { o.Unknown, o.Reason = Macros|Architecture, "r" }},
		{BuildFlags{Unknown: All, Reason: "r"}, "-std=c++20 -DX -Xcompiler -O2", func(o *Options) {
			o.Std, o.Define, o.Unknown, o.Reason = 20, []string{"X"}, All&^(Standard|Macros), "r"
		}},
		{BuildFlags{Flags: []string{"-options-file", "flags.txt"}}, "", func(o *Options) { o.Unknown, o.Reason = All, "the flags of flags.txt" }},
	} {
		got, want := Default(), Default()
		got.ParseRule(test.rule)
		if err := got.Parse(strings.Fields(test.user)); err != nil {
			t.Fatal(err)
		}
		test.want(&want)
		want.Given = len(test.rule.Flags)+len(test.user) > 0 // the user's has -std
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%v %s: -want +got\n%s", test.rule, test.user, diff)
		}
	}
}

func TestParseVersion(t *testing.T) {
	for _, test := range []struct {
		text string
		want Version
	}{{"13.0", Version{13, 0}}, {"12.0", Version{12, 0}}, {"11.8", Version{11, 8}}, {"12.4.1", Version{12, 4}}} {
		if got, err := ParseVersion(test.text); err != nil || got != test.want {
			t.Errorf("ParseVersion(%q) = %v, %v; want %v", test.text, got, err, test.want)
		}
	}
	for _, text := range []string{"", "12", "12.", "12.x", "12.7", "99.0", "-12.0", "12.0.0.0", "12.0 "} {
		if got, err := ParseVersion(text); err == nil {
			t.Errorf("ParseVersion(%q) = %v, want an error", text, got)
		}
	}
}

func TestKernelParameterLimit(t *testing.T) {
	for _, test := range []struct {
		arch    int
		toolkit Version
		want    int
	}{
		{75, Version{13, 0}, 32764}, {70, Version{12, 1}, 32764},
		{70, Version{12, 0}, 4096}, {61, Version{12, 8}, 4096},
	} {
		o := Options{Arch: test.arch, Toolkit: test.toolkit}
		if got := o.KernelParameterLimit(); got != test.want {
			t.Errorf("sm_%d, CUDA %v: got %d, want %d", test.arch, test.toolkit, got, test.want)
		}
	}
}

// TestAspects checks the aspects of host compiler flags.
func TestAspects(t *testing.T) {
	for args, want := range map[string]Aspects{
		"-Xcompiler -fopenmp":               0,
		"-Xcompiler -fPIC,-Wall":            0,
		"-Xcompiler=-DX":                    Macros,
		"-Xcompiler '-Wall -UX'":            Macros,
		"-Xcompiler -Wall,-std=c++14":       Standard,
		"--compiler-options -Ia,-isystem/b": Includes,
		"-Xcompiler /DX":                    Macros,
		"-Xcompiler -include,x.h":           Macros,
		"-O3 -lineinfo":                     0,
	} {
		words, err := Split(args)
		if got := AspectsOf(words); err != nil || got != want {
			t.Errorf("%s is about %q, want %q", args, got, want)
		}
	}
}
