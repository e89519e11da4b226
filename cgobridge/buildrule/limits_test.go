package buildrule

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestExceeded has build files that exceed limits, each of which is reported with the file.
func TestExceeded(t *testing.T) {
	doubling := "A0 = x\n"
	for i := 1; i < 64; i++ {
		doubling += fmt.Sprintf("A%d = $(A%d)$(A%[2]d)\n", i, i-1)
	}
	for l, text := range map[limit.Limit]string{
		limit.BuildFileBytes: strings.Repeat("# a comment\n", limit.BuildFileBytes.Value()/12+1),
		limit.BuildBytes:     doubling + "x.o: x.cu\n\tnvcc $(A63) -c x.cu\n",
		limit.BuildSteps:     "x.o: x.cu\n\tnvcc " + strings.Repeat("$(if $(foreach a,1 2 3 4 5 6 7 8 9 10,", 8) + strings.Repeat("),)", 8) + " -c x.cu\n",
		limit.BuildDepth:     "f = $(call f,$(1))\nx.o: x.cu\n\tnvcc $(call f,1) -c x.cu\n",
	} {
		t.Run(l.Name(), func(t *testing.T) {
			root := t.TempDir()
			makefile := filepath.Join(root, "Makefile")
			for name, text := range map[string]string{makefile: text, filepath.Join(root, "x.cu"): ""} {
				if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			rules := Scan(nvcc.Newest, root)
			if !rules.Exceeded()[makefile].Has(l) {
				t.Errorf("exceeded are %v", rules.Exceeded())
			}
		})
	}
}

// TestEntries has more files than are looked at for build files.
func TestEntries(t *testing.T) {
	root := t.TempDir()
	for i := range 20 {
		if err := os.WriteFile(filepath.Join(root, fmt.Sprintf("%d.txt", i)), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for entries, exceeds := range map[int]bool{10: true, 21: false} { // the folder and its entries
		rules := newRules(root, nvcc.Newest, nil)
		rules.entries = entries
		if rules.scan(true); rules.Exceeded()[root].Has(limit.BuildEntries) != exceeds {
			t.Errorf("of %d entries: exceeded are %v", entries, rules.Exceeded())
		}
		rules = newRules(root, nvcc.Newest, nil)
		rules.entries = entries
		if rules.globBelow(root, "*.cu"); rules.Exceeded()[root].Has(limit.BuildEntries) != exceeds {
			t.Errorf("of a pattern in %d entries: exceeded are %v", entries, rules.Exceeded())
		}
	}
}

// TestScanIsBounded has more build files than one scan may read, or follow: the first give flags, and the others none.
func TestScanIsBounded(t *testing.T) {
	root := t.TempDir()
	for i := range 4 {
		dir := filepath.Join(root, fmt.Sprint(i))
		if err := os.Mkdir(dir, 0o777); err != nil {
			t.Fatal(err)
		}
		for name, text := range map[string]string{"Makefile": "x.o: x.cu\n\tnvcc -DX -c x.cu\n", "x.cu": ""} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	for l, reduce := range map[limit.Limit]func(*Rules){
		limit.ScanBytes: func(r *Rules) { r.disk.left = 100 },
		limit.ScanSteps: func(r *Rules) { r.left = 250 },
	} {
		rules := newRules(root, nvcc.Newest, nil)
		reduce(rules)
		rules.scan(true)
		flags := func(i int) []string {
			step, _ := rules.Compile(filepath.Join(root, fmt.Sprint(i), "x.cu"))
			return step.Flags
		}
		if len(flags(0)) == 0 || len(flags(3)) > 0 || !rules.Exceeded()[root].Has(l) {
			t.Errorf("%s: first flags %q, last %q; exceeded is %v", l.Name(), flags(0), flags(3), rules.Exceeded())
		}
	}
}

// TestLibrariesThatMayBeLinked has a target that links libraries by undecided conditions: it has as many possible sets of
// libraries as two to the number of these.
func TestLibrariesThatMayBeLinked(t *testing.T) {
	root := t.TempDir()
	rules := "add_library(k STATIC k.cu)\nadd_library(other INTERFACE)\ntarget_compile_definitions(other INTERFACE OTHER)\n"
	for i := range 24 {
		rules += fmt.Sprintf("find_package(X%d)\nif(X%[1]d_FOUND)\n  set(LIBRARIES first%[1]d ${LIBRARIES} last%[1]d)\nendif()\n", i)
	}
	for end, want := range map[string]nvcc.Aspects{"": 0, "if(X0_FOUND)\n  list(APPEND LIBRARIES other)\nendif()\n": nvcc.Macros} {
		text := "project(p CUDA)\n" + rules + end + "target_link_libraries(k PRIVATE ${LIBRARIES})\n"
		for name, text := range map[string]string{filepath.Join(root, "CMakeLists.txt"): text, filepath.Join(root, "k.cu"): ""} {
			if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		rules := Scan(nvcc.Newest, root)
		step, _ := rules.Compile(filepath.Join(root, "k.cu"))
		options := nvcc.Default()
		options.ParseRule(step.BuildFlags)
		if options.Unknown != want || len(rules.Exceeded()) > 0 {
			t.Errorf("unknown are %v (%s), want %v; exceeded is %v", options.Unknown, options.Reason, want, rules.Exceeded())
		}
	}
}
