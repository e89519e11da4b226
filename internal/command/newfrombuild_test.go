package command

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestNewFromBuild checks that edits of build rules and configuration files create findings at unchanged lines.
func TestNewFromBuild(t *testing.T) {
	const repository = `
-- k.cu --
__global__ void known(float &x) {}
__global__ void fill(float *p, int n) { p[threadIdx.x] = n; }
#ifndef BLOCK
#define BLOCK 256
#endif
void run(float *p, int n) { fill<<<1, BLOCK>>>(p, n); }
`
	const makefile = "k.o: k.cu\n\tnvcc -DBLOCK=256 -arch=sm_90 -c k.cu -o k.o\n"
	const list = "project(p LANGUAGES CUDA)\nadd_library(k k.cu)\ntarget_compile_definitions(k PRIVATE BLOCK=256)\n"
	wide := func(text string) string { return strings.ReplaceAll(text, "256", "2560") }
	for _, test := range []struct {
		name     string
		old, now map[string]string // of files that are empty there is none
		want     []string          // rules
	}{
		{name: "a macro in the makefile", old: map[string]string{"Makefile": makefile},
			now: map[string]string{"Makefile": wide(makefile)}, want: []string{"launch-config"}},
		{name: "another line of the makefile", old: map[string]string{"Makefile": makefile},
			now: map[string]string{"Makefile": "# more\n" + makefile}},
		{name: "a list of CMake's", old: map[string]string{"CMakeLists.txt": list},
			now: map[string]string{"CMakeLists.txt": wide(list)}, want: []string{"launch-config"}},
		{name: "a script", old: map[string]string{"build.sh": "nvcc -DBLOCK=256 -c k.cu\n"},
			now: map[string]string{"build.sh": "nvcc -DBLOCK=2560 -c k.cu\n"}, want: []string{"launch-config"}},
		{name: "what the makefile includes",
			old: map[string]string{"Makefile": "include sizes.in\nk.o: k.cu\n\tnvcc -DBLOCK=$(BLOCK) -c k.cu\n", "sizes.in": "BLOCK = 256\n"},
			now: map[string]string{"sizes.in": "BLOCK = 2560\n"}, want: []string{"launch-config"}},
		{name: "a new makefile", now: map[string]string{"Makefile": wide(makefile)}, want: []string{"launch-config"}},
		{name: "a makefile of another name", old: map[string]string{"Makefile": makefile},
			now: map[string]string{"Makefile": "", "GNUmakefile": makefile}},
		{name: "a new configuration", now: map[string]string{".cudavet.yml": "nvccflags: [-DBLOCK=2560]\n"}, want: []string{"launch-config"}},
		{name: "another configuration", old: map[string]string{".cudavet.yml": "disable: [kernel-param-reference]\n"},
			now:  map[string]string{".cudavet.yml": "nvccflags: [-DBLOCK=2560]\n"},
			want: []string{"kernel-param-reference", "launch-config"}},
		{name: "a configuration that is gone",
			old: map[string]string{".cudavet.yml": "exclude: [{path: k.cu, reason: old}]\n"}, now: map[string]string{".cudavet.yml": ""},
			want: []string{"kernel-param-reference"}},
		{name: "a configuration nearer by", old: map[string]string{".cudavet.yml": "nvccflags: [-DBLOCK=256]\n"},
			now: map[string]string{".cudavet.yml": "nvccflags: [-DBLOCK=2560]\n"}, want: []string{"launch-config"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			files := repository
			for name, text := range test.old {
				files += "-- " + name + " --\n" + text
			}
			enterRepository(t, files)
			for name, text := range test.now {
				if text != "" {
					commandtest.Write(t, name, text)
				} else if err := os.Remove(name); err != nil {
					t.Fatal(err)
				}
			}
			_, stdout, stderr := cudavetHere("-q", "-new-from=HEAD", "k.cu")
			var rules []string
			for line := range strings.Lines(stdout) {
				if line = strings.TrimSpace(line); strings.HasSuffix(line, "]") {
					rules = append(rules, line[strings.LastIndexByte(line, '[')+1:len(line)-1])
				}
			}
			if diff := cmp.Diff(test.want, rules); diff != "" || stderr != "" {
				t.Errorf("-want +got:\n%s%s%s", diff, stdout, stderr)
			}
		})
	}
}

// TestNewFromBuildOfPackages has an edit of a build rule link a package with another source.
func TestNewFromBuildOfPackages(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const makefile = "libk.a: k.o\n\tar rcs libk.a k.o\nk.o: cuda/one.cu\n\tnvcc -c cuda/one.cu -o k.o\n"
	enterRepository(t, `
-- go.mod --
module m

go 1.26
-- m.go --
package m

// #cgo LDFLAGS: -L. -lk
// void run(float *x);
import "C"

func Run(x []float32) { C.run((*C.float)(&x[0])) }
-- cuda/one.cu --
extern "C" void run(float *x) { x[0] = 1; }
-- cuda/two.cu --
__global__ void two(float *x) { x[0] = 2; }
extern "C" void run(float *x) { two<<<1, 1>>>(x); }
-- Makefile --
`+makefile)
	if _, stdout, stderr := cudavetHere("-q", "-new-from=HEAD", "./..."); stdout+stderr != "" {
		t.Errorf("nothing has changed, and told is %q, %q", stdout, stderr)
	}
	commandtest.Write(t, "Makefile", strings.ReplaceAll(makefile, "one.cu", "two.cu"))
	if _, stdout, stderr := cudavetHere("-q", "-new-from=HEAD", "./..."); !strings.Contains(stdout, "[go-memory-to-kernel]") || stderr != "" {
		t.Errorf("the makefile has changed, and told is %q, %q", stdout, stderr)
	}
	commandtest.Write(t, "Makefile", makefile)
	gitHere(t, "rm", "-q", "Makefile", "cuda/one.cu")
	if _, stdout, stderr := cudavetHere("-q", "-new-from=HEAD", "./..."); !strings.Contains(stdout, "[go-memory-to-kernel]") || stderr != "" {
		t.Errorf("makefile and source are gone, and told is %q, %q", stdout, stderr)
	}
}
