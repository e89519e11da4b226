package check

import (
	"reflect"
	"testing"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/internal/report"
)

// TestKeptAsItIs checks that cache entries are read as written, and that a result which cannot be written that way
// is not cached.
func TestKeptAsItIs(t *testing.T) {
	whole := Result{
		Findings: []report.Finding{{Rule: "r", Place: report.Place{Message: "größer"}, Related: []report.Place{},
			Fixes: []report.Fix{{Edits: []report.Edit{{Text: "\x00"}}}}}},
		Checked: []string{"k.cu"},
		Partial: []string{"k.cu: a limit"},
	}
	whole.Sampled.note("k.cu", unknownCause{"all that lies beyond a limit", "the limit"})
	bytes := whole
	bytes.Checked = []string{"\xff.cu"}
	failed := whole
	failed.Failures = []string{"k.go: a type error"}
	for name, test := range map[string]struct {
		result Result
		kept   bool
		now    string
	}{
		"whole": {whole, true, "abc"}, "no UTF-8": {bytes, false, "abc"}, "failed": {failed, false, "abc"}, "changed": {whole, false, "abd"},
	} {
		t.Run(name, func(t *testing.T) {
			now := test.now
			k := &keptPackages{dir: cache.NewDir(t.TempDir(), 1<<20), key: func() (string, bool) { return now, true }, was: "abc"}
			k.put(test.result, []string{"loose.cu"})
			r, loose, ok := k.get()
			if ok != test.kept {
				t.Fatalf("kept: %t, want %t", ok, test.kept)
			}
			if ok && (!reflect.DeepEqual(r, test.result) || len(loose) != 1) {
				t.Errorf("%+v, %v is read\nwant %+v", r, loose, test.result)
			}
		})
	}
}
