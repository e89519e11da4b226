package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNotChecked checks that every format for programs reports failures to check, at the place that the line names, with
// words that services count as an error.
func TestNotChecked(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{".git/HEAD", "go.mod", "sub/k.cu"} {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	outputs := formatted(t, Run{Failures: []string{"sub/k.cu:3:4: undefined: x", "cudavet: m: no such package", "sub/k.cu: too large"}})
	for name, lines := range map[string][]string{
		"github": {
			"::error file=sub/k.cu,line=3,col=4,title=not-checked::sub/k.cu:3:4: undefined: x\n" +
				"::error file=go.mod,line=1,col=1,title=not-checked::m: no such package\n" +
				"::error file=sub/k.cu,line=1,col=1,title=not-checked::sub/k.cu: too large\n",
		},
		"codequality": {`"check_name": "not-checked"`, `"severity": "major"`, `"path": "sub/k.cu"`, `"begin": 3`,
			`"path": "go.mod"`, "m: no such package"},
		"checkstyle": {`<file name="sub/k.cu">`,
			`line="3" column="4" severity="error" message="sub/k.cu:3:4: undefined: x" source="cudavet.not-checked"`},
		"junit": {`errors="3"`, "undefined: x"},
		"json":  {`"category": "not-checked"`, `k.cu:3:4"`, `"message": "sub/k.cu:3:4: undefined: x"`},
		"sarif": {`"executionSuccessful": false`, `"id": "not-checked"`, `"startLine": 3`},
	} {
		for _, want := range lines {
			if text := outputs[name+" -c=-1"]; !strings.Contains(text, want) {
				t.Errorf("%s has no %s:\n%.3000s", name, want, text)
			}
		}
	}
	for name := range formats { // a new format reports them as well
		if text := outputs[name+" -c=-1"]; !strings.Contains(text, "undefined: x") || !strings.Contains(text, "no such package") {
			t.Errorf("%s does not say what was not checked:\n%.3000s", name, text)
		}
	}
	var log struct {
		Runs []struct {
			Results []struct {
				RuleID, Level string
				Locations     []any
			}
		}
	}
	if err := json.Unmarshal([]byte(outputs["sarif -c=-1"]), &log); err != nil || len(log.Runs) != 1 || len(log.Runs[0].Results) != 3 {
		t.Fatalf("SARIF: %v, %+v", err, log)
	}
	for _, r := range log.Runs[0].Results {
		if r.RuleID != "not-checked" || r.Level != "error" || len(r.Locations) != 1 {
			t.Errorf("SARIF has the result %+v", r)
		}
	}
	for name, text := range formatted(t, Run{}) {
		if strings.Contains(text, "not-checked") {
			t.Errorf("%s of a whole run speaks of what was not checked", name)
		}
	}
}
