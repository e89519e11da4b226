package main

import (
	"strings"
	"testing"
)

// TestDump prints floors of a source, as each side sees it and with the flags that are
// given.
func TestDump(t *testing.T) {
	enter(t, `
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
		{"-tokens k.cu", statusClean, "2:12\tword\tint\n"},
		{"-lowered -view=device k.cu", statusClean, "           int onDevice;\n"},
		{"-tree k.cu", statusClean, "function_definition marks __global__\n"},
		{"-symbols k.cu", statusClean, "2 variable onDevice: int, __device__\n"},
		{"-symbols -view=host -nvccflags=-DSIZE=3 k.cu", statusClean, "4 variable onHost: int [3]\n"},
		{"-body k.cu", statusClean, "function k: void (int *)\n"},
		{"-flow k.cu", statusClean, "exit"},
		{"-summary k.cu", statusClean, "writes a number to &(*p)\n"},
		{"-threads k.cu", statusClean, "k, a block of 64x1x1\n"},
		{"-h", statusClean, "usage: cudavet dump"},
		{"-tokens", statusFailed, "dump needs what to print and a file"},
		{"k.cu", statusFailed, "dump needs what to print and a file"},
		{"-tree -view=both k.cu", statusFailed, "-view=both is neither host nor device"},
		{"-tree absent.cu", statusFailed, "absent.cu"},
	} {
		status, stdout, stderr := cudavetHere(append([]string{"dump"}, strings.Fields(test.args)...)...)
		if status != test.status || !strings.Contains(stdout+stderr, test.want) || (status == statusClean) != (stderr == "") {
			t.Errorf("dump %s: status %d, standard error %q, output:\n%s", test.args, status, stderr, stdout)
		}
	}
}
