package cudarules

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestLinesElsewhere: a message names the file of a line that is not in the file of the finding.
func TestLinesElsewhere(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"scale.cuh": `#pragma once
__device__ inline void put(int *s, int v) { s[threadIdx.x] = v; }
__global__ void meet(int *v) {
    if (threadIdx.x < 32) __syncthreads();
}
extern __shared__ int room[];
__global__ void fill(int *v) {
    room[threadIdx.x] = 1; v[threadIdx.x] = room[threadIdx.x];
}
`,
		"main.cu": `#include "scale.cuh"
__global__ void turn(int *v) {
    __shared__ int s[64];
    put(s, v[threadIdx.x]);
    v[threadIdx.x] = s[63 - threadIdx.x];
}
void run(int *v) {
    meet<<<1, 64>>>(v);
    turn<<<1, 64>>>(v);
    fill<<<1, 64, 128>>>(v);
}
`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	set, err := rule.NewSet("", "")
	if err != nil {
		t.Fatal(err)
	}
	a, err := NewChecker(set).Check(filepath.Join(dir, "main.cu"), nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range a.Findings {
		if slices.Contains([]string{"block-sync-divergent", "shared-race", "dynamic-shared-missing"}, f.Rule.ID) {
			got = append(got, f.Message)
		}
	}
	slices.Sort(got)
	want := []string{
		"data race on 's[63]': threads 63 and 0 of a block of 64 (launched at line 9) read and write it with no barrier in between",
		"launch of 'fill' has 128 bytes of dynamic shared memory, but thread 63 of a block uses 'room' up to byte 256 at scale.cuh:8",
		"thread 0 of a block of 64 (launched at main.cu:8) reaches this barrier, but thread 32 does not",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
