package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestScore compares made-up verdicts with cudavet's findings.
func TestScore(t *testing.T) {
	root := t.TempDir()
	text := "__device__ int f(int i) { return i; }\n__global__ void k(int *v) { *v = f(1); }\n"
	if err := os.WriteFile(filepath.Join(root, "a.cu"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	at := func(before string) int { return strings.Index(text, before) }
	mutants := []*Mutant{
		{ID: 0, Operator: "device-to-host", Line: 1, Edits: []Edit{{Offset: 0, Cut: len("__device__"), Insert: "__host__"}}},
		{ID: 1, Operator: "throw", Line: 2, Edits: []Edit{{Offset: at("*v ="), Insert: "throw 1; "}}},
		{ID: 2, Operator: "shared-removed", Line: 2, Edits: []Edit{{Offset: at("*v ="), Insert: "; "}}},
	}
	v := &Verdicts{release: "13.0", programs: map[string]*Verdict{"a.cu": {Main: "a.cu"}}, mutants: map[int]*Verdict{
		0: {Mutant: 0, Status: 1, Messages: []Message{{File: "a.cu", Line: 2, Error: true, Text: `identifier "f" is undefined in device code`}}},
		1: {Mutant: 1},
		2: {Mutant: 2, Status: 1, Messages: []Message{{File: "a.cu", Line: 2, Error: true, Text: "not allowed in device code"}}},
	}}
	for _, m := range mutants {
		m.Main, m.File = "a.cu", "a.cu"
	}
	results, err := score(root, mutants, v)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := report(&out, results, true); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Of 2 mutants that nvcc speaks of as CUDA 1 are reported (50.0 %): 1 of 2 that it rejects, 0 of 0 that it warns of.",
		"Of 1 that it takes without a word 1 have a finding.",
		"2 shared-removed a.cu:2: a.cu:2: not allowed in device code",
		"[device-exceptions, ill-formed]",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the report lacks %q:\n%s", want, &out)
		}
	}
}
