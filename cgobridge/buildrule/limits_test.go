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

// TestExceeded has build files that exceed limits, each of which is told with the file.
func TestExceeded(t *testing.T) {
	doubling := "A0 = x\n"
	for i := 1; i < 64; i++ {
		doubling += fmt.Sprintf("A%d = $(A%d)$(A%[2]d)\n", i, i-1)
	}
	for l, text := range map[limit.Limit]string{
		limit.BuildFileBytes: strings.Repeat("# a comment\n", limit.BuildFileBytes.Value()/12+1),
		limit.BuildBytes:     doubling + "x.o: x.cu\n\tnvcc $(A63) -c x.cu\n",
		limit.BuildSteps:     "x.o: x.cu\n\tnvcc " + strings.Repeat("$(if $(foreach a,1 2 3 4 5 6 7 8 9 10,", 7) + strings.Repeat("),)", 7) + " -c x.cu\n",
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
	for entries, exceeds := range map[int]bool{10: true, 21: false} { // the folder and what is in it
		rules := newRules(root, nvcc.Newest)
		rules.entries = entries
		if rules.scan(true); rules.Exceeded()[root].Has(limit.BuildEntries) != exceeds {
			t.Errorf("of %d entries: exceeded are %v", entries, rules.Exceeded())
		}
		rules = newRules(root, nvcc.Newest)
		rules.entries = entries
		if rules.globBelow(root, "*.cu"); rules.Exceeded()[root].Has(limit.BuildEntries) != exceeds {
			t.Errorf("of a pattern in %d entries: exceeded are %v", entries, rules.Exceeded())
		}
	}
}
