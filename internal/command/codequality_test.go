package command

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// codeQualityIssue is an issue as GitLab reads it.
type codeQualityIssue struct {
	Description string `json:"description"`
	CheckName   string `json:"check_name"`
	Fingerprint string `json:"fingerprint"`
	Severity    string `json:"severity"`
	Location    struct {
		Path  string `json:"path"`
		Lines struct {
			Begin int `json:"begin"`
		} `json:"lines"`
	} `json:"location"`
}

// TestCodeQuality has two findings with the same words in one file. Each is
// recognized again when lines come before them.
func TestCodeQuality(t *testing.T) {
	issues := func(source string) []codeQualityIssue {
		status, stdout, _ := cudavet(t, "-- sub/k.cu --\n"+source, "-codequality", "sub/k.cu")
		var list []codeQualityIssue
		if err := json.Unmarshal([]byte(stdout), &list); err != nil || status != StatusFound {
			t.Fatalf("status %d, error %v; report:\n%s", status, err, stdout)
		}
		return list
	}
	const kernels = "__global__ void f(int &x) {}\nnamespace n { __global__ void f(int &x) {} }\n"
	first := issues(kernels)
	if len(first) != 2 || first[0].Fingerprint == first[1].Fingerprint {
		t.Fatalf("want two issues with fingerprints of their own, have %+v", first)
	}
	want := codeQualityIssue{
		Description: "__global__ function 'f' takes 'x' by reference",
		CheckName:   "kernel-param-reference",
		Fingerprint: first[0].Fingerprint,
		Severity:    "major",
	}
	want.Location.Path, want.Location.Lines.Begin = "sub/k.cu", 1
	if diff := cmp.Diff(want, first[0]); diff != "" {
		t.Errorf("issue (-want +got):\n%s", diff)
	}
	for i, issue := range issues("// moved\n\n" + kernels) {
		want := first[i]
		want.Location.Lines.Begin += 2
		if diff := cmp.Diff(want, issue); diff != "" {
			t.Errorf("after it moved (-want +got):\n%s", diff)
		}
	}
	if _, stdout, _ := cudavet(t, "-- k.cu --\n", "-codequality", "k.cu"); stdout != "[]\n" {
		t.Errorf("without findings the report is %q", stdout)
	}
}
