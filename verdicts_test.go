package main

import (
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var allAsked = flag.Bool("asked", false, "every unit must have been shown to nvcc, as for a release")

// TestVerdicts has no row of nvcc's for a unit that is gone, and with -asked one
// for every unit of the CUDA rules. A unit may be written where no nvcc is.
func TestVerdicts(t *testing.T) {
	units := map[string]bool{}
	for _, pattern := range []string{"testdata/conformance/cuda/*.txtar", "testdata/spellings/cuda/*.txtar"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %d archives, %v", pattern, len(names), err)
		}
		for _, name := range names {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			rule := strings.TrimSuffix(filepath.Base(name), ".txtar")
			for _, file := range archive.Files {
				if strings.HasSuffix(file.Name, ".cu") {
					units[rule+"\t"+file.Name] = true
				}
			}
		}
	}
	tables, err := filepath.Glob("testdata/oracle/verdicts.*.tsv")
	if err != nil || len(tables) != 2 {
		t.Fatalf("%d tables of verdicts: %v", len(tables), err)
	}
	for _, table := range tables {
		judged := map[string]bool{}
		for i, row := range lines(t, table) {
			cells := strings.Split(row, "\t")
			if i == 0 {
				continue // names of columns
			}
			unit := cells[0] + "\t" + cells[1]
			if judged[unit] = true; !units[unit] {
				t.Errorf("%s has a verdict on %s, which is no unit", table, unit)
			}
		}
		for unit := range units {
			if judged[unit] {
				continue
			}
			if *allAsked {
				t.Errorf("%s has no verdict on %s; testdata/oracle/README.md tells how to ask nvcc", table, unit)
			} else {
				t.Logf("%s has no verdict on %s", table, unit)
			}
		}
	}
}
