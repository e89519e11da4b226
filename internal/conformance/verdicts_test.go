package conformance

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/cases"
	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

var allAsked = flag.Bool("asked", false, "every unit must have been shown to nvcc, as for a release")

// unitFolders are where the units of the CUDA rules are.
var unitFolders = []string{
	"testdata/conformance/cuda", "testdata/conformance/guidelines", "testdata/conformance/beyond",
	"testdata/spellings/cuda", "testdata/spellings/guidelines", "testdata/spellings/beyond",
}

// TestVerdicts has no row of nvcc's for a unit that is gone, and with -asked one
// for every unit of the CUDA rules. A unit may be written where no nvcc is.
func TestVerdicts(t *testing.T) {
	units := map[string]bool{}
	for _, folder := range unitFolders {
		archives, err := cases.ReadAll(folder, nil)
		if err != nil || len(archives) == 0 {
			t.Fatalf("%s: %d archives, %v", folder, len(archives), err)
		}
		for _, a := range archives {
			for _, f := range a.Files {
				if strings.HasPrefix(f.Name, "good_") || strings.HasPrefix(f.Name, "bad_") {
					unit := a.Rule + "\t" + f.Name
					if units[unit] {
						t.Errorf("%s: another unit has the name %s", folder, unit)
					}
					units[unit] = true
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
		for i, row := range commandtest.Words(t, table) {
			cells := strings.Split(row, "\t")
			if i == 0 {
				continue // names of columns
			}
			unit := cells[0] + "\t" + cells[1]
			if !units[unit] || judged[unit] {
				t.Errorf("%s has a verdict on %s, which is no unit, or has another", table, unit)
			}
			judged[unit] = true
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

// TestClasses checks the classes of findings: in a unit that both releases of nvcc compile without a
// warning nothing is ill-formed, except for code that cannot work, which
// testdata/oracle/cannot-work.tsv lists.
func TestClasses(t *testing.T) {
	if *onlyRules != "" {
		t.Skip("the list of what cannot work is of all rules")
	}
	silent := map[string]int{} // units with a mark of a rule of that class: in how many tables
	tables, err := filepath.Glob("testdata/oracle/verdicts.*.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		for _, row := range commandtest.Words(t, table)[1:] {
			cells := strings.Split(row, "\t")
			if cells[4] == "silent" && slices.ContainsFunc(strings.Fields(cells[3]), isIllFormedMark) {
				silent[cells[0]+"/"+cells[1]]++
			}
		}
	}
	dir := t.TempDir()
	var got []string
	for _, folder := range unitFolders {
		for _, a := range readArchives(t, folder) {
			a.Files = slices.DeleteFunc(a.Files, func(f cases.File) bool { return silent[a.Rule+"/"+f.Name] < len(tables) })
			if err := a.Write(dir); err != nil {
				t.Fatal(err)
			}
			for _, f := range a.Files {
				for _, line := range illFormedLines(t, filepath.Join(dir, a.Rule, f.Name), f.Flags) {
					got = append(got, fmt.Sprintf("%s\t%s\t%d", a.Rule, f.Name, line))
				}
			}
		}
	}
	var want []string
	for _, row := range commandtest.Words(t, "testdata/oracle/cannot-work.tsv")[1:] {
		cells := strings.Split(row, "\t")
		if len(cells) != 4 || cells[3] == "" {
			t.Fatalf("%q gives no reason", row)
		}
		want = append(want, strings.Join(cells[:3], "\t"))
	}
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("ill-formed findings in what nvcc compiles (-testdata/oracle/cannot-work.tsv +found):\n%s", diff)
	}
}

// isIllFormedMark reports whether line:rule names a rule of that class.
func isIllFormedMark(mark string) bool {
	_, id, _ := strings.Cut(mark, ":")
	info := rule.Lookup(id)
	return info != nil && info.Class == rule.IllFormed
}

// illFormedLines returns the lines of a file with findings that SARIF output
// calls ill-formed.
func illFormedLines(t *testing.T, name, nvccflags string) []int {
	t.Helper()
	var stdout, stderr bytes.Buffer
	command.Run([]string{"-q", "-sarif", allClasses, "-nvccflags=" + nvccflags, name}, &stdout, &stderr)
	var log struct {
		Runs []struct {
			Results []struct {
				Properties struct{ Class rule.Class }
				Locations  []struct {
					PhysicalLocation struct{ Region struct{ StartLine int } }
				}
			}
		}
	}
	if err := json.Unmarshal(stdout.Bytes(), &log); err != nil || len(log.Runs) != 1 || stderr.Len() > 0 {
		t.Fatalf("%s: %v\n%s", name, err, &stderr)
	}
	found := map[int]bool{}
	for _, result := range log.Runs[0].Results {
		if result.Properties.Class == "" {
			t.Errorf("%s: a result has no class", name)
		}
		if result.Properties.Class == rule.IllFormed {
			found[result.Locations[0].PhysicalLocation.Region.StartLine] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}
