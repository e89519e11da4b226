package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

const output = `/tmp/tree/a/k.cu(7): error: a __global__ function must have a void return type

a/k.cu(14): warning #20095-D: a host variable "h" cannot be directly written in a device function

a/k.cu(15): warning #177-D: variable "p" was declared but never referenced

Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"

a/k.cu(3): catastrophic error: cannot open source file "q.h"
/tmp/tree/a/k.cu:9:4: error: stray '#' in program
nvcc fatal   : Unsupported gpu architecture 'compute_1'
2 errors detected in the compilation of "a/k.cu".
`

func TestMessages(t *testing.T) {
	want := []Message{
		{File: "a/k.cu", Line: 7, Error: true, Text: "a __global__ function must have a void return type"},
		{File: "a/k.cu", Line: 14, Number: 20095, Text: `a host variable "h" cannot be directly written in a device function`},
		{File: "a/k.cu", Line: 15, Number: 177, Text: `variable "p" was declared but never referenced`},
		{File: "a/k.cu", Line: 3, Error: true, Text: `cannot open source file "q.h"`},
		{File: "a/k.cu", Line: 9, Error: true, Text: "stray '#' in program"},
		{Error: true, Text: "Unsupported gpu architecture 'compute_1'"},
	}
	got := messages(output, "/tmp/tree")
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	var cuda []bool
	for _, m := range got {
		cuda = append(cuda, m.isCUDA())
	}
	if diff := cmp.Diff([]bool{true, true, false, false, false, false}, cuda); diff != "" {
		t.Errorf("of CUDA:\n%s", diff)
	}
	if diff := cmp.Diff(want[1:2], without([]Message{want[0], want[1], want[1]}, want[:2])); diff != "" {
		t.Errorf("without:\n%s", diff)
	}
}

func TestVerdictOn(t *testing.T) {
	var (
		plain   = Message{Error: true, Text: `identifier "x" is undefined`}
		unused  = Message{Number: 177, Text: "never referenced"}
		device  = Message{Error: true, Text: `identifier "x" is undefined in device code`}
		maybe   = Message{Number: 20014, Text: `calling a __host__ function("f") from a __host__ __device__ function("g") is not allowed`}
		written = Message{Number: 20095, Text: `a host variable "x" cannot be directly written`}
	)
	for _, test := range []struct {
		status int
		list   []Message
		want   answer
	}{
		{0, nil, silent},
		{0, []Message{unused}, silent},
		{0, []Message{unused, written}, warns},
		{0, []Message{maybe}, other},
		{0, []Message{maybe, written}, warns},
		{0, []Message{written, maybe}, warns},
		{1, []Message{maybe, device}, rejects},
		{1, []Message{maybe, plain}, other},
		{1, []Message{plain}, other},
		{1, []Message{plain, device}, rejects},
		{1, []Message{device, written}, rejects},
		{timedOut, nil, other},
	} {
		if got, of := verdictOn(&Verdict{Status: test.status, Messages: test.list}); got != test.want {
			t.Errorf("%v: %v, %v", test, got, of)
		}
	}
}
