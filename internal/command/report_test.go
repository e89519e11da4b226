package command

import (
	"os"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestReport writes pages of a module, and leaves a folder alone that holds something else.
func TestReport(t *testing.T) {
	commandtest.Enter(t, bridgeModule)
	status, stdout, stderr := cudavetHere("report", "-html=out", "-enable=advice")
	if status == StatusFailed || stderr != "" {
		t.Fatalf("status %d, %s%s", status, stdout, stderr)
	}
	index := commandtest.Read(t, "out/index.html")
	for _, want := range []string{"vector.go", "C.scale", "scale_kernel", "looks up &#34;fill&#34;", "impl::unused",
		"no CUDA source of the module defines it"} {
		if !strings.Contains(index, want) {
			t.Errorf("the first page lacks %s", want)
		}
	}
	if err := os.Remove("out/index.html"); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"report"}, {"report", "-html=out"}, {"report", "-html=out2", "-enable=nonsense"}} {
		if status, _, stderr := cudavetHere(args...); status != StatusFailed || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%v: status %d, %q", args, status, stderr)
		}
	}
}
