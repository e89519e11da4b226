package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestApply(t *testing.T) {
	text := []byte("__global__ void k(int n) {}\n")
	for _, test := range []struct {
		edits []Edit
		want  string // "": the edits do not fit
	}{
		{nil, string(text)},
		{[]Edit{{Offset: 0, Cut: 10}}, " void k(int n) {}\n"},
		{[]Edit{{Offset: 22, Insert: "&"}, {Offset: 26, Insert: " (void)n; "}}, "__global__ void k(int &n) { (void)n; }\n"},
		{[]Edit{{Offset: 11, Cut: 4, Insert: "int"}}, "__global__ int k(int n) {}\n"},
		{[]Edit{{Offset: 11, Cut: 4}, {Offset: 12, Cut: 1}}, ""},
		{[]Edit{{Offset: 27, Cut: 9}}, ""},
	} {
		got, err := apply(text, test.edits)
		if string(got) != test.want || (err != nil) != (test.want == "") {
			t.Errorf("apply %v: %q, %v; want %q", test.edits, got, err, test.want)
		}
	}
	for _, test := range []struct {
		edit Edit
		want bool
	}{{Edit{Offset: 0, Cut: 10}, true}, {Edit{Offset: 26, Cut: 2}, false}, {Edit{Insert: "\n"}, false}} {
		if got := keepsLines(text, []Edit{test.edit}); got != test.want {
			t.Errorf("keepsLines %v: %v", test.edit, got)
		}
	}
}

func TestMutantsFile(t *testing.T) {
	want := []*Mutant{
		{ID: 0, Operator: "device-removed", Main: "a.cu", File: "a.h", Line: 3, Edits: []Edit{{Offset: 7, Cut: 10}}},
		{ID: 1, Operator: "call-getenv", Main: "a.cu", File: "a.cu", Line: 1, Edits: []Edit{{Offset: 0, Insert: `getenv("<&>");`}}},
	}
	var text bytes.Buffer
	if err := writeMutants(&text, want); err != nil {
		t.Fatal(err)
	}
	text.WriteString(`{"ID":2,"Oper`) // the writer was stopped here
	name := filepath.Join(t.TempDir(), "mutants.jsonl")
	if err := os.WriteFile(name, text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := readMutants(name)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestChoose(t *testing.T) {
	var all []*Mutant
	for i := range 100 {
		all = append(all, &Mutant{Operator: "throw", File: "a.cu", Line: i}, &Mutant{Operator: "throw", File: "b.cu", Line: i},
			&Mutant{Operator: "device-removed", File: "b.cu", Line: i})
	}
	lines := func(list []*Mutant) (n []int) {
		for _, m := range list {
			n = append(n, m.Line)
		}
		return n
	}
	count := func(list []*Mutant, what func(*Mutant) string) map[string]int {
		n := map[string]int{}
		for i, m := range list {
			n[what(m)]++
			if m.ID != i {
				t.Errorf("mutant %d has the number %d", i, m.ID)
			}
		}
		return n
	}
	chosen := choose(all, 1, 1000, 40)
	if diff := cmp.Diff(map[string]int{"a.cu": 40, "b.cu": 40}, count(chosen, func(m *Mutant) string { return m.File })); diff != "" {
		t.Error(diff)
	}
	first := lines(chosen)
	if diff := cmp.Diff(first, lines(choose(all, 1, 1000, 40))); diff != "" {
		t.Errorf("the same seed chooses others:\n%s", diff)
	}
	if cmp.Equal(first, lines(choose(all, 2, 1000, 40))) {
		t.Error("another seed chooses the same")
	}
	few := choose(all, 1, 18, 1000)
	if diff := cmp.Diff(map[string]int{"throw": 2, "device-removed": 16}, count(few, func(m *Mutant) string { return m.Operator })); diff != "" {
		t.Errorf("shares:\n%s", diff)
	}
}
