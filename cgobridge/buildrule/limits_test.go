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
