package command

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const twoFaults = `-- k.cu --
struct P { int a; };
	__global__ void é(int &x,
	   __grid_constant__ P y) {}
`

func TestContext(t *testing.T) {
	_, got, stats := cudavet(t, twoFaults, "-c=1", "-stats", "k.cu")
	const want = `k.cu:2:21: __global__ function 'é' takes 'x' by reference [kernel-param-reference]
1	struct P { int a; };
2		__global__ void é(int &x,
 		                  ^~~~~~
3		   __grid_constant__ P y) {}
	undefined: https://github.com/cudavet/cudavet/blob/main/docs/rules/kernel-param-reference.md
k.cu:3:23: __grid_constant__ parameter 'y' of 'é' is not const [grid-constant-const]
2		__global__ void é(int &x,
3		   __grid_constant__ P y) {}
 		                     ^~~
	help: make 'y' const (-fix)
	ill-formed: https://github.com/cudavet/cudavet/blob/main/docs/rules/grid-constant-const.md
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-c=1 prints something else (-want +got):\n%s", diff)
	}
	const wantStats = `     1 grid-constant-const
     1 kernel-param-reference
     2 in all, in 1 file
`
	if diff := cmp.Diff(wantStats, stats); diff != "" {
		t.Errorf("-stats prints something else (-want +got):\n%s", diff)
	}
}

// TestBlocks checks that a finding is a block by default: its place, related ones, the lines of all, with the caret below the
// column on a terminal, and the fix; and a line in the format of lines.
func TestBlocks(t *testing.T) {
	commandtest.Enter(t, "-- k.cu --\n\ufeff/* 漢字 */ __global__ void k(int &x);\n__global__ void k(int &x) {}\n__global__ void l(int &x) {}\n")
	status, stdout, stderr := commandtest.Call(Run, "k.cu")
	if status != StatusFound {
		t.Fatalf("status %d, %s%s", status, stdout, stderr)
	}
	commandtest.Contains(t, "standard output", stdout,
		"1\t/* 漢字 */ __global__ void k(int &x);\n \t"+strings.Repeat(" ", len("/* .... */ __global__ void k("))+"^~~~~~\n")
	if n := strings.Count(stdout, "docs/rules/kernel-param-reference.md"); n != 1 {
		t.Errorf("the page of the rule is named %d times:\n%s", n, stdout)
	}
	commandtest.Contains(t, "standard error", stderr, "cudavet: 3 findings (3 undefined)\ncudavet: 1 CUDA file checked")
	_, short, _ := commandtest.Call(Run, "-format=line", "k.cu")
	_, shortToo, _ := commandtest.Call(Run, "-c=-1", "k.cu")
	if short != shortToo || strings.Contains(short, "\n1\t") || strings.Count(short, "]\n") != strings.Count(stdout, "]\n") {
		t.Errorf("in lines:\n%s\nwith -c=-1:\n%s", short, shortToo)
	}
}

// TestColour has colours add nothing but escape sequences.
func TestColour(t *testing.T) {
	commandtest.Enter(t, twoFaults)
	_, plain, _ := cudavetHere("-color=never", "-c=0", "k.cu")
	_, coloured, _ := cudavetHere("-color=always", "-c=0", "k.cu")
	wiped := strings.NewReplacer("\x1b[1m", "", "\x1b[32m", "", "\x1b[35m", "", "\x1b[0m", "").Replace(coloured)
	if coloured == plain || wiped != plain {
		t.Errorf("in colour: %q\nplain: %q", coloured, plain)
	}
	if _, got, _ := cudavetHere("-color=auto", "-c=0", "k.cu"); got != plain {
		t.Errorf("-color=auto prints %q where there is no terminal, want %q", got, plain)
	}
	if status, _, stderr := cudavetHere("-color=sometimes", "k.cu"); status != StatusFailed ||
		!strings.Contains(stderr, "auto, always or never") {
		t.Errorf("-color=sometimes: status %d, standard error %q", status, stderr)
	}
}

// TestStatsOfRemovals has -stats count each symbol that is gone apart.
func TestStatsOfRemovals(t *testing.T) {
	const text = `-- a.cu --
void a() { cudaThreadSynchronize(); cudaThreadSynchronize(); }
int rate(cudaDeviceProp &p) { return p.clockRate; }
-- b.cu --
void b() { cudaThreadSynchronize(); }
`
	_, _, stats := cudavet(t, text, "-cuda=13.0", "-enable=removed-api", "-stats", "a.cu", "b.cu")
	const want = `     4 removed-api
            3 in 2 files: 'cudaThreadSynchronize' was removed in CUDA 13.0; use 'cudaDeviceSynchronize', which takes the same arguments
            1 in 1 file: member 'clockRate' of 'cudaDeviceProp' was removed in CUDA 13.0; use cudaDeviceGetAttribute with cudaDevAttrClockRate
     4 in all, in 2 files
`
	if diff := cmp.Diff(want, stats); diff != "" {
		t.Errorf("-stats prints something else (-want +got):\n%s", diff)
	}
}

// TestCauses checks that findings of one cause are one block, which names the further places, and lines for each in the format
// of lines.
func TestCauses(t *testing.T) {
	const text = `-- race.cu --
__global__ void sum(int *out) {
	__shared__ int v[64];
	v[threadIdx.x] = threadIdx.x;
	if (threadIdx.x < 32) v[threadIdx.x] += v[threadIdx.x + 32];
	*out = v[0];
}
void run(int *out) { sum<<<1, 64>>>(out); }
-- gone.cu --
void a() { cudaThreadSynchronize(); cudaThreadExit(); cudaThreadSynchronize(); cudaThreadSynchronize(); cudaThreadSynchronize(); }
-- gone_too.cu --
void b() { cudaThreadSynchronize(); cudaThreadSynchronize(); cudaThreadSynchronize(); cudaThreadSynchronize(); cudaThreadSynchronize();
	cudaThreadSynchronize(); cudaThreadSynchronize(); }
`
	commandtest.Enter(t, text)
	_, blocks, stderr := commandtest.Call(Run, "race.cu", "gone.cu", "gone_too.cu")
	_, lines, _ := commandtest.Call(Run, "-format=line", "race.cu", "gone.cu", "gone_too.cu")
	for rule, n := range map[string]struct{ blocks, lines int }{"shared-race": {1, 2}, "removed-api": {2, 12}} {
		if got := strings.Count(blocks, "["+rule+"]\n"); got != n.blocks {
			t.Errorf("%d blocks of %s, want %d:\n%s", got, rule, n.blocks, blocks)
		}
		if got := strings.Count(lines, "["+rule+"]\n"); got != n.lines {
			t.Errorf("%d lines of %s, want %d:\n%s", got, rule, n.lines, lines)
		}
	}
	commandtest.Contains(t, "the blocks", blocks, "gone_too.cu:1:12: \talso: 'cudaThreadSynchronize' was removed")
	commandtest.Contains(t, "the blocks", blocks, "and 2 more findings of the same cause (-format=line prints each)\n")
	if n := strings.Count(blocks, "help: replace with 'cudaDeviceSynchronize' (-fix)"); n != 1 {
		t.Errorf("the fix is named %d times:\n%s", n, blocks)
	}
	commandtest.Contains(t, "standard error", stderr, " findings of 3 causes (")
}
