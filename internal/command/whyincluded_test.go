package command

import (
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestWhyIncluded asks about lines of files that sources include, and about such that a rule does not look at.
func TestWhyIncluded(t *testing.T) {
	commandtest.Enter(t, `
-- .git/HEAD --
-- a.cu --
#include "include/defined.cuh"
-- b.cu --
#define DEVICE __device__
#define WIDE 1
#include "include/defined.cuh"
__global__ void kernel(int *p) {
#include "body.inc"
}
-- include/defined.cuh --
void host(int);
#ifndef DEVICE
#define DEVICE
#endif
DEVICE void either() { host(1); }
#ifdef WIDE
__global__ void wide(int &x);
#endif
#include "inner.h"
-- include/inner.h --
__global__ void inner(int &x);
-- body.inc --
p[0] = 1;
host(2);
-- whole.cu --
__global__ void whole(int &x) {}
-- includes.cu --
#include "whole.cu"
-- loose.cuh --
__global__ void loose(int &x) {}
-- Makefile --
m.o: sub/m.cu
	nvcc -Iheaders -DBLOCK=2048 -c sub/m.cu -o m.o
-- sub/m.cu --
#include "launch.h"
-- headers/launch.h --
__global__ void k(int *p) {}
inline void run(int *p) { k<<<1, BLOCK>>>(p); }
-- plain.cu --
struct Plain { int x; };
__constant__ int table[4];
__global__ void k(int *p) { p[0] = 1; }
__device__ void d(int *p)
{
    p[0] = 1;
}
void h(int *p)
{
    p[0] = 1;
    k<<<1, 1>>>(p);
}
`)
	for _, test := range []struct {
		question string
		status   int
		lines    string
	}{
		{"include/defined.cuh:5 device-call-host", StatusFound, "device-call-host speaks of include/defined.cuh:5, as b.cu includes it:\n"},
		{"include/defined.cuh:7 kernel-param-reference", StatusFound,
			"speaks of include/defined.cuh:7, as b.cu includes it:\n\tinclude/defined.cuh:7:"},
		{"include/defined.cuh:7 device-call-host", StatusClean, "is silent about include/defined.cuh:7, as a.cu includes it\nnot known, or in the way:\n\tinclude/defined.cuh:7: the line is not compiled: #ifdef WIDE in line 6\n"},
		{"include/inner.h:1 kernel-param-reference", StatusFound, "speaks of include/inner.h:1, as a.cu includes it:\n"},
		{"body.inc:2 device-call-host", StatusFound, "device-call-host speaks of body.inc:2, as b.cu includes it:\n\tbody.inc:2:"},
		{"body.inc:1 device-call-host", StatusClean, "is silent about body.inc:1, as b.cu includes it\n"},
		{"whole.cu:1 kernel-param-reference", StatusFound, "kernel-param-reference speaks of whole.cu:1:\n"},
		{"loose.cuh:1 kernel-param-reference", StatusFound, "kernel-param-reference speaks of loose.cuh:1:\n"},
		{"headers/launch.h:2 launch-config", StatusFound, "launch-config speaks of headers/launch.h:2, as sub/m.cu includes it:\n"},
		{"plain.cu:1 kernel-param-reference", StatusClean,
			"\tplain.cu:1: the rule does not look at classes and variables: it looks at declarations of kernels\n"},
		{"plain.cu:2 kernel-param-reference", StatusClean,
			"\tplain.cu:2: the rule does not look at variables: it looks at declarations of kernels\n"},
		{"plain.cu:6 kernel-param-reference", StatusClean,
			"\tplain.cu:6: the rule does not look at code for the device: it looks at declarations of kernels\n"},
		{"plain.cu:10 kernel-param-reference", StatusClean,
			"\tplain.cu:10: the rule does not look at code for the host: it looks at declarations of kernels\n"},
		{"plain.cu:11 kernel-param-reference", StatusClean,
			"\tplain.cu:11: the rule does not look at launches and code for the host: it looks at declarations of kernels\n"},
		{"plain.cu:3 kernel-param-reference", StatusClean,
			"nothing is unknown there, and the rule, which looks at declarations of kernels, finds nothing against its demand:\n"},
	} {
		status, stdout, stderr := cudavetHere(append([]string{"why"}, strings.Fields(test.question)...)...)
		if status != test.status || stderr != "" || !strings.Contains(stdout, test.lines) {
			t.Errorf("%s: status %d, standard error %q, no %q in\n%s", test.question, status, stderr, test.lines, stdout)
		}
	}
}
