package rules_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
)

// TestLooksAt checks that most rules declare their inputs, and some in particular.
func TestLooksAt(t *testing.T) {
	const others = "ill-formed,undefined,conditional,advice"
	read := func(string) ([]byte, error) { return []byte("__global__ void k() {}\n"), nil }
	a, err := cudarules.NewCheckerReading(rule.Set{}, read).Load("a.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	all, known := 0, 0
	for _, info := range rule.All() {
		if !rules.Checks(info) {
			continue
		}
		all++
		set, err := rule.NewSet(info.ID, others)
		if err != nil {
			t.Fatal(err)
		}
		if at := rules.LooksAt(set, a.Host, a.Device); at != 0 && at&rules.LooksAtFiles == 0 {
			known++
		}
	}
	if known < all*3/4 {
		t.Errorf("it is known of %d of %d rules what they look at", known, all)
	}
	for id, want := range map[string]rules.Look{
		"device-call-host": rules.LooksAtDeviceCode, "kernel-param-reference": rules.LooksAtKernels, "device-thread-local": rules.LooksAtVariables | rules.LooksAtDeviceCode,
	} {
		set, err := rule.NewSet(id, others)
		if err != nil {
			t.Fatal(err)
		}
		if at := rules.LooksAt(set, a.Host, a.Device); at&want == 0 || at&rules.LooksAtFiles != 0 {
			t.Errorf("%s looks at %b, want some of %b", id, at, want)
		}
	}
}
