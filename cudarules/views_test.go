package cudarules

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestViews has the findings of files be the same where host and device see the
// same text and where they do not.
func TestViews(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const differs = "\n#ifdef __CUDA_ARCH__\nstruct seen_by_the_device_alone {};\n#endif\n"
	rules := allRules(t)
	findings := func(text []byte) (list []string) {
		checker := NewCheckerReading(rules, func(path string) ([]byte, error) {
			if path != "views.cu" {
				return nil, fs.ErrNotExist
			}
			return text, nil
		})
		a, err := checker.Check("views.cu", nvcc.Default())
		if err != nil {
			return []string{err.Error()}
		}
		for _, f := range a.Findings {
			list = append(list, fmt.Sprintf("%d:%d: %s [%s]", f.Pos.Line, f.Pos.Column, f.Message, f.Rule.ID))
		}
		return list
	}
	for _, dir := range []string{"conformance", "spellings"} {
		archives, err := filepath.Glob("../testdata/" + dir + "/cuda/*.txtar")
		if err != nil || len(archives) == 0 {
			t.Fatalf("%d archives: %v", len(archives), err)
		}
		for _, name := range archives {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range archive.Files {
				if ext := filepath.Ext(file.Name); ext != ".cu" {
					continue
				}
				one := findings(file.Data)
				two := findings(append(file.Data[:len(file.Data):len(file.Data)], differs...))
				if diff := cmp.Diff(one, two); diff != "" {
					t.Errorf("%s, %s: findings where the views agree (-) and where they do not (+):\n%s", name, file.Name, diff)
				}
			}
		}
	}
}
