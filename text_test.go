package main

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const twoFaults = `-- k.cu --
struct P { int a; };
	__global__ void é(int &x,
	   __grid_constant__ P y) {}
`

func TestContext(t *testing.T) {
	_, got, stats := cudavet(t, twoFaults, "-c=1", "-stats", "k.cu")
	const want = `k.cu:2:21: __global__ function é takes x by reference [kernel-param-reference]
1	struct P { int a; };
2		__global__ void é(int &x,
 		                  ^~~~~~
3		   __grid_constant__ P y) {}
k.cu:3:23: __grid_constant__ parameter y of é is not const [grid-constant-const]
2		__global__ void é(int &x,
3		   __grid_constant__ P y) {}
 		                     ^~~
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-c=1 prints something else (-want +got):\n%s", diff)
	}
	const wantStats = `     1 grid-constant-const
     1 kernel-param-reference
     2 in all, in 1 files
`
	if diff := cmp.Diff(wantStats, stats); diff != "" {
		t.Errorf("-stats prints something else (-want +got):\n%s", diff)
	}
}

// TestColour has colours add nothing but escape sequences.
func TestColour(t *testing.T) {
	enter(t, twoFaults)
	found := checkFiles([]cudaFile{{name: "k.cu"}}, nil).findings
	var plain, coloured bytes.Buffer
	if err := writeText(&plain, found, textStyle{}); err != nil {
		t.Fatal(err)
	}
	if err := writeText(&coloured, found, textStyle{colour: true}); err != nil {
		t.Fatal(err)
	}
	wiped := strings.NewReplacer("\x1b[1m", "", "\x1b[32m", "", "\x1b[35m", "", "\x1b[0m", "").Replace(coloured.String())
	if coloured.String() == plain.String() || wiped != plain.String() {
		t.Errorf("in colour: %q\nplain: %q", coloured.String(), plain.String())
	}
	for flag, want := range map[string]string{
		"-color=auto":   plain.String(),
		"-color=never":  plain.String(),
		"-color=always": coloured.String(),
	} {
		if _, got, _ := cudavetHere(flag, "-c=0", "k.cu"); got != want {
			t.Errorf("%s prints %q, want %q", flag, got, want)
		}
	}
	if status, _, stderr := cudavetHere("-color=sometimes", "k.cu"); status != statusFailed || !strings.Contains(stderr, "auto, always or never") {
		t.Errorf("-color=sometimes: status %d, standard error %q", status, stderr)
	}
}

// TestProgress has a short run say nothing, and a long one wipe what it said.
func TestProgress(t *testing.T) {
	var w bytes.Buffer
	short := startProgress(&w, time.Hour, time.Hour)
	short.at("file %d", 1)
	short.end()
	if w.Len() > 0 {
		t.Errorf("a short run tells %q", w.String())
	}
	long := startProgress(&w, 0, time.Millisecond)
	told := func() bool {
		long.mu.Lock()
		defer long.mu.Unlock()
		return w.Len() > 0
	}
	for !told() {
		long.at("file")
	}
	long.end()
	if got := w.String(); !strings.HasPrefix(got, eraseLine) || !strings.HasSuffix(got, eraseLine) {
		t.Errorf("a long run tells %q", got)
	}
	var none *progress
	none.at("nothing")
	none.end()
}
