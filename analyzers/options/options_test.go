package options

import (
	"flag"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// with returns nvcc's defaults after a change.
func with(change func(*nvcc.Options)) nvcc.Options {
	o := nvcc.Default()
	o.Given = true
	change(&o)
	return o
}

func TestCompiler(t *testing.T) {
	for _, test := range []struct {
		name            string
		options         Options
		prepend, append string // the environment
		rule            []string
		want            nvcc.Options
	}{
		{name: "defaults", want: nvcc.Default()},
		{
			name: "build rule", rule: []string{"-std=c++14", "-arch=sm_52"},
			want: with(func(o *nvcc.Options) { o.Std, o.Arch, o.Archs = 14, 52, []int{52} }),
		},
		{
			name: "flags after the build rule", options: Options{NVCCFlags: "-arch sm_90"}, rule: []string{"-std=c++14", "-arch=sm_52"},
			want: with(func(o *nvcc.Options) { o.Std, o.Arch, o.Archs = 14, 90, []int{90} }),
		},
		{
			name: "environment around them", options: Options{NVCCFlags: "-std=c++17"},
			prepend: "-std=c++11 -rdc=true", append: "-std=c++20", rule: []string{"-std=c++14"},
			want: with(func(o *nvcc.Options) { o.Std, o.RDC = 20, true }),
		},
		{
			name: "senseless build rule", options: Options{NVCCFlags: "-rdc=true"}, rule: []string{"-std=c++14", "-arch"},
			want: with(func(o *nvcc.Options) {
				o.Std, o.RDC, o.Unknown, o.Reason = 14, true, nvcc.Architecture, "nvcc flag -arch: value expected"
			}),
		},
		{
			name: "toolkit and host compiler", options: Options{CUDA: "12.0", MSVC: true},
			want: with(func(o *nvcc.Options) { o.Given, o.Toolkit, o.MSVC = false, nvcc.Version{Major: 12, Minor: 0}, true }),
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv("NVCC_PREPEND_FLAGS", test.prepend)
			t.Setenv("NVCC_APPEND_FLAGS", test.append)
			got, err := test.options.Compiler(nvcc.BuildFlags{Flags: test.rule})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestValidate(t *testing.T) {
	for _, test := range []struct {
		options Options
		append  string
		problem string // part of the error; empty if there is none
	}{
		{Options{}, "", ""},
		{Options{Enable: "advice", Disable: "conditional, undefined"}, "", ""},
		{Options{Enable: "advise"}, "", "near: advice"},
		{Options{CUDA: "twelve"}, "", `-cuda: `},
		{Options{NVCCFlags: "-arch"}, "", "-nvccflags: "},
		{Options{NVCCFlags: "-DX='"}, "", "-nvccflags: "},
		{Options{}, "-std", "NVCC_APPEND_FLAGS: "},
		{Options{NVCCFlags: "-sdt=c++20"}, "", "near: -std"},
		{Options{}, "-acrh=sm_80", "near: -arch"},
	} {
		t.Setenv("NVCC_APPEND_FLAGS", test.append)
		err := test.options.Validate()
		if (err == nil) != (test.problem == "") || err != nil && !strings.Contains(err.Error(), test.problem) {
			t.Errorf("%+v: error %v, want one that tells of %q", test.options, err, test.problem)
		}
	}
}

func TestRegister(t *testing.T) {
	var o Options
	flags := flag.NewFlagSet("", flag.ContinueOnError)
	o.Register(flags)
	args := []string{"-nvccflags=-rdc=true -I inc", "-cuda=12.4", "-enable=advice", "-disable=conditional", "-msvc"}
	if err := flags.Parse(args); err != nil {
		t.Fatal(err)
	}
	want := Options{NVCCFlags: "-rdc=true -I inc", CUDA: "12.4", Enable: "advice", Disable: "conditional", MSVC: true}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
