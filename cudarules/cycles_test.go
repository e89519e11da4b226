package cudarules

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// cyclicPrograms returns the programs of testdata/cycles.txtar.
func cyclicPrograms(t testing.TB) []txtar.File {
	t.Helper()
	a, err := txtar.ParseFile("testdata/cycles.txtar")
	if err != nil {
		t.Fatal(err)
	}
	return a.Files
}

// TestCycles checks programs with circular references between declarations: the code after them is
// checked, and quickly.
func TestCycles(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	programs := cyclicPrograms(t)
	if len(programs) < 60 {
		t.Fatalf("%d programs are few", len(programs))
	}
	for _, program := range programs {
		t.Run(program.Name, func(t *testing.T) {
			text := string(program.Data) + "__global__ void last(int &x);\n"
			for _, std := range []int{17, 20} {
				options := nvcc.Default()
				options.Std, options.ExtendedLambda = std, true
				start := time.Now()
				if found := strings.Join(checkText(t, allRules(t), text, options), "\n"); !strings.Contains(found, "kernel-param-reference") {
					t.Errorf("C++%d: the breach behind is not found:\n%s", std, found)
				}
				if took := time.Since(start); took > 30*time.Second {
					t.Errorf("C++%d: checking takes %v", std, took)
				}
			}
		})
	}
}

// TestCyclesInAnyOrder checks that the findings of a rule in such a program do not depend on earlier
// queries of other rules.
func TestCyclesInAnyOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	programs := map[string][]byte{}
	for _, program := range cyclicPrograms(t) {
		programs[program.Name] = program.Data
	}
	find := func(set rule.Set) map[string][]string {
		checker := NewCheckerReading(set, func(name string) ([]byte, error) { return programs[name], nil })
		found := map[string][]string{}
		for _, name := range slices.Sorted(maps.Keys(programs)) {
			a, err := checker.Check(name, nvcc.Default())
			if err != nil {
				t.Fatal(err)
			}
			for _, place := range places(a) {
				id := place[strings.LastIndex(place, " ")+1:]
				found[id] = append(found[id], place)
			}
		}
		return found
	}
	together, apart := find(ruleSet(t, allClasses, "")), map[string][]string{}
	classes := []string{"ill-formed", "undefined", "conditional", "advice", "safety"}
	for i, class := range classes {
		set, err := rule.NewSet(class, strings.Join(slices.Delete(slices.Clone(classes), i, i+1), ","))
		if err != nil {
			t.Fatal(err)
		}
		for id, places := range find(set) {
			apart[id] = append(apart[id], places...)
		}
	}
	byPlace := cmpopts.SortSlices(func(a, b string) bool { return a < b })
	if diff := cmp.Diff(together, apart, byPlace); diff != "" {
		t.Errorf("all rules together (-), class by class (+):\n%s", diff)
	}
}

// checkText returns where which rules of a set report a text.
func checkText(t *testing.T, set rule.Set, text string, options nvcc.Options) []string {
	t.Helper()
	checker := NewCheckerReading(set, func(string) ([]byte, error) { return []byte(text), nil })
	a, err := checker.Check("s.cu", options)
	if err != nil {
		t.Fatal(err)
	}
	return places(a)
}
