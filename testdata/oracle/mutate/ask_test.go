package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// compilerScript stands for nvcc: it rejects what throws and cannot compile
// what says so, and writes down what it is asked.
const compilerScript = `#!/bin/sh
[ "$1" = --version ] && { echo "Cuda compilation tools, release 13.0, V13.0.88"; exit; }
for main; do :; done
echo "$main" >>"$LOG"
grep -n broken "$main" && { echo "$main(1): error: expected a declaration"; exit 2; }
grep -q 'throw 1' "$main" && { echo "$main(1): error: device code does not support exception handling"; exit 1; }
exit 0
`

func TestAsk(t *testing.T) {
	dir := t.TempDir()
	root, log := filepath.Join(dir, "tree"), filepath.Join(dir, "log")
	t.Setenv("LOG", log)
	for name, text := range map[string]string{"tree/a.cu": "void f() {}\n", "tree/b.cu": "broken\n", "nvcc": compilerScript} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	mutants := []*Mutant{
		{ID: 0, Main: "a.cu", File: "a.cu", Edits: []Edit{{Offset: 10, Insert: "throw 1;"}}},
		{ID: 1, Main: "b.cu", File: "b.cu", Edits: []Edit{{Offset: 0, Insert: " "}}},
		{ID: 2, Main: "a.cu", File: "a.cu", Edits: []Edit{{Offset: 10, Insert: ";"}}},
	}
	name := filepath.Join(dir, "verdicts.jsonl")
	c := &compiler{path: filepath.Join(dir, "nvcc"), flags: []string{"-arch=sm_90"}, timeout: time.Minute}
	if err := ask(root, mutants[:2], name, c, 2, 0); err != nil {
		t.Fatal(err)
	}
	asked := len(strings.Fields(read(t, log)))
	if want := 2 + len(programFlags); asked != want { // a, its mutant, and b with all flags
		t.Errorf("%d compilations, want %d", asked, want)
	}
	if err := ask(root, mutants, name, c, 1, 0); err != nil {
		t.Fatal(err)
	}
	if again := len(strings.Fields(read(t, log))); again != asked+1 {
		t.Errorf("%d compilations more for one mutant", again-asked)
	}
	v, err := readVerdicts(name)
	if err != nil {
		t.Fatal(err)
	}
	if v.release != "13.0" || len(v.mutants) != 2 || v.mutants[0].Status != 1 || v.mutants[2].Status != 0 || v.programs["b.cu"].Status != 2 {
		t.Errorf("verdicts:\n%s", read(t, name))
	}
	if text := read(t, filepath.Join(root, "a.cu")); text != "void f() {}\n" {
		t.Errorf("the tree has changed: %q", text)
	}
	c.flags = nil
	if err := ask(root, mutants, name, c, 1, 0); err == nil {
		t.Error("the verdicts of other flags are mixed")
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
