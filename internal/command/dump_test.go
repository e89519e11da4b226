package command

import (
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestDump prints floors of a source, as each side sees it and with the flags that are
// given.
func TestDump(t *testing.T) {
	commandtest.Enter(t, `
-- k.cu --
#ifdef __CUDA_ARCH__
__device__ int onDevice;
#else
int onHost[SIZE];
#endif
__global__ void k(int *p) { *p = 1; }
`)
	for _, test := range []struct {
		args   string
		status int
		want   string // part of the output
	}{
		{"-tokens k.cu", StatusClean, "2:12\tword\tint\n"},
		{"-lowered -view=device k.cu", StatusClean, "           int onDevice;\n"},
		{"-tree k.cu", StatusClean, "function_definition marks __global__\n"},
		{"-symbols k.cu", StatusClean, "2 variable onDevice: int, __device__\n"},
		{"-symbols -view=host -nvccflags=-DSIZE=3 k.cu", StatusClean, "4 variable onHost: int [3]\n"},
		{"-body k.cu", StatusClean, "function k: void (int *)\n"},
		{"-flow k.cu", StatusClean, "exit"},
		{"-summary k.cu", StatusClean, "writes 1 to &(*p)\n"},
		{"-threads k.cu", StatusClean, "k, a block of 64x1x1\n"},
		{"-h", StatusClean, "usage: cudavet dump"},
		{"-tokens", StatusFailed, "dump needs what to print and a file"},
		{"k.cu", StatusFailed, "dump needs what to print and a file"},
		{"-tree -view=both k.cu", StatusFailed, "-view=both is neither host nor device"},
		{"-tree absent.cu", StatusFailed, "absent.cu"},
	} {
		status, stdout, stderr := cudavetHere(append([]string{"dump"}, strings.Fields(test.args)...)...)
		if status != test.status || !strings.Contains(stdout+stderr, test.want) || (status == StatusClean) != (stderr == "") {
			t.Errorf("dump %s: status %d, standard error %q, output:\n%s", test.args, status, stderr, stdout)
		}
	}
}
