package govet

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const suppressed = `
-- go.mod --
module m

go 1.26
-- m.go --
package m

// void run(float *x);
import "C"

import "unsafe"

func Run(xs []float32) {
	C.run((*C.float)(unsafe.Pointer(&xs[0]))) //cudavet:ignore go-memory-to-kernel
	C.run(nil)                                //cudavet:ignore go-memory-to-kernel nil is no memory
}
-- m.cu --
__global__ void k(float *x) {}
__global__ void r(int &x) {} // NOLINT(kernel-param-reference)
__global__ void v(int x) {} // NOLINT(kernel-param-reference): it was one
extern "C" void run(float *x) { k<<<1, 1>>>(x); }
`

// TestSuppressionRules checks that faults of comments that silence findings are only reported on
// demand, alike by the command and by go vet.
func TestSuppressionRules(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const inSource = `m.cu:2:33: NOLINT gives no reason [suppression-reason]
m.cu:3:32: NOLINT silences nothing: no finding of kernel-param-reference here [unused-suppression]
`
	const inGo = `m.go:9:44: cudavet:ignore gives no reason [suppression-reason]
m.go:10:44: cudavet:ignore silences nothing: no finding of go-memory-to-kernel here [unused-suppression]
`
	const enabled = "-enable=unused-suppression,suppression-reason"
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"."}, ""},
		{[]string{enabled, "m.cu"}, inSource},
		{[]string{enabled, "."}, inSource + inGo},
	} {
		commandtest.Enter(t, suppressed)
		if _, got, _ := cudavetHere(append([]string{"-format=line"}, test.args...)...); got != test.want {
			t.Errorf("%v: -want +got:\n%s", test.args, cmp.Diff(test.want, got))
		}
	}

	dir := t.TempDir()
	for _, file := range txtar.Parse([]byte(suppressed)).Files {
		commandtest.Write(t, filepath.Join(dir, file.Name), string(file.Data))
	}
	told, _ := goVet(t, dir, enabled, ".")
	for line := range strings.Lines(inSource + inGo) {
		if strings.Count(told, line) != 1 {
			t.Errorf("go vet does not tell once %sit tells\n%s", line, told)
		}
	}
}
