package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const twoClasses = `
-- .git/HEAD --
-- sub/k.cu --
__global__ void f(int &x) {}
__global__ int g();
`

// TestFormats prints and writes the same findings in several forms, with paths from the root of the
// repository wherever the command works.
func TestFormats(t *testing.T) {
	commandtest.Enter(t, twoClasses)
	for _, dir := range []string{".", "sub"} {
		t.Chdir(dir)
		root, err := filepath.Rel(dir, ".")
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(root, "sub", "k.cu")
		status, text, stderr := cudavetHere("-o", "f.sarif", "-o", "github=f.txt", "-o", "codequality=q.json", "-o",
			"checkstyle=c.xml", "-o", "junit=j.xml", "-o", "t.txt", file)
		if status != StatusFound || stderr != "" {
			t.Fatalf("status %d, %s", status, stderr)
		}
		if written := commandtest.Read(t, "t.txt"); written != text {
			t.Errorf("in a file the text is %q, else %q", written, text)
		}
		want := `sub/k.cu:1:19: __global__ function 'f' takes 'x' by reference [kernel-param-reference]
::error file=sub/k.cu,line=1,col=19,endColumn=25,title=kernel-param-reference::__global__ function 'f' takes 'x' by reference
sub/k.cu:2:16: __global__ function 'g' returns 'int'; it must return void [kernel-return-type]
::error file=sub/k.cu,line=2,col=16,endColumn=17,title=kernel-return-type::__global__ function 'g' returns 'int'; it must return void
`
		if diff := cmp.Diff(want, commandtest.Read(t, "f.txt")); diff != "" {
			t.Errorf("annotations (-want +got):\n%s", diff)
		}
		for name, holds := range map[string]string{
			"c.xml":   `<file name="sub/k.cu">`,
			"j.xml":   `<testsuite name="cudavet" tests="2" failures="2" errors="0">`,
			"q.json":  `"path": "sub/k.cu"`,
			"f.sarif": `"uri": "sub/k.cu"`,
		} {
			if text := commandtest.Read(t, name); !strings.Contains(text, holds) {
				t.Errorf("%s in %s has no %s:\n%.2000s", name, dir, holds, text)
			}
		}
	}
	for _, args := range [][]string{{"-json", "-sarif"}, {"-format=yaml"}, {"-o", "a.foo"}, {"-o", "sarif="},
		{"-fail-on=error"}, {"-C", "nowhere"}} {
		if status, stdout, stderr := cudavetHere(append(args, "k.cu")...); status != StatusFailed || stdout != "" ||
			strings.Count(stderr, "\n") != 1 {
			t.Errorf("%v: status %d, %q, %q", args, status, stdout, stderr)
		}
	}
}

// TestSARIFForServices checks that the output meets GitHub's requirements: no index that is -1, the
// tool's version, descriptions of rules, and failures to check.
func TestSARIFForServices(t *testing.T) {
	commandtest.Enter(t, twoClasses)
	status, stdout, stderr := cudavetHere("-sarif", "sub/k.cu", "sub/none.cu")
	if status != StatusFound || !strings.Contains(stderr, "none.cu") {
		t.Errorf("status %d, %q", status, stderr)
	}
	var log struct {
		Runs []struct {
			Tool struct {
				Driver struct {
					Version string
					Rules   []struct{ FullDescription struct{ Text string } }
				}
			}
			Invocations []struct {
				ExecutionSuccessful        bool
				ToolExecutionNotifications []struct{ Message struct{ Text string } }
			}
			Results []struct{ PartialFingerprints map[string]string }
		}
	}
	if err := json.Unmarshal([]byte(stdout), &log); err != nil || len(log.Runs) != 1 {
		t.Fatalf("%v: %.2000s", err, stdout)
	}
	run := log.Runs[0]
	if strings.Contains(stdout, ": -1") || run.Tool.Driver.Version == "" || len(run.Results) != 3 { // one reports failures to check
		t.Errorf("SARIF is %.2000s", stdout)
	}
	for _, r := range run.Tool.Driver.Rules {
		if r.FullDescription.Text == "" {
			t.Error("a rule has no description")
		}
	}
	for _, r := range run.Results {
		if len(r.PartialFingerprints) == 0 {
			t.Error("a result has no fingerprint")
		}
	}
	if i := run.Invocations; len(i) != 1 || i[0].ExecutionSuccessful || len(i[0].ToolExecutionNotifications) != 1 ||
		!strings.Contains(i[0].ToolExecutionNotifications[0].Message.Text, "none.cu") {
		t.Errorf("invocations are %+v", i)
	}
}

// TestFailOn has findings of light classes end a run well, and -C be the folder that all names are seen
// from.
func TestFailOn(t *testing.T) {
	commandtest.Enter(t, twoClasses)
	for _, test := range []struct {
		args []string
		want int
	}{
		{[]string{"k.cu"}, StatusFound},
		{[]string{"-fail-on=ill-formed", "k.cu"}, StatusFound},
		{[]string{"-fail-on=ill-formed", "-disable=ill-formed", "k.cu"}, StatusClean},
		{[]string{"-fail-on=undefined", "-disable=ill-formed", "k.cu"}, StatusFound},
		{[]string{"-fail-on=never", "k.cu"}, StatusClean},
		{[]string{"-fail-on=never", "k.cu", "none.cu"}, StatusFailed},
	} {
		if status, stdout, stderr := cudavetHere(append([]string{"-C", "sub"},
			test.args...)...); status != test.want || !strings.HasPrefix(stdout, "k.cu:1:") {
			t.Errorf("%v: status %d, want %d; %q, %q", test.args, status, test.want, stdout, stderr)
		}
		if err := os.Chdir(".."); err != nil { // back from -C
			t.Fatal(err)
		}
	}
}

// TestConfigurationFile checks that a file in the repository determines the reported rules and the format.
func TestConfigurationFile(t *testing.T) {
	commandtest.Enter(t, twoClasses+`
-- .cudavet.yml --
nvccflags: -DBIG
disable: kernel-param-reference
severity: {ill-formed: note}
exclude:
  - path: old
    reason: nobody builds it
-- old/k.cu --
__global__ int g();
-- big.cu --
#ifdef BIG
__global__ int g();
#endif
`)
	_, stdout, stderr := cudavetHere("-format=github", "sub/k.cu", "old/k.cu", "big.cu")
	want := `big.cu:2:16: __global__ function 'g' returns 'int'; it must return void [kernel-return-type]
::notice file=big.cu,line=2,col=16,endColumn=17,title=kernel-return-type::__global__ function 'g' returns 'int'; it must return void
sub/k.cu:2:16: __global__ function 'g' returns 'int'; it must return void [kernel-return-type]
::notice file=sub/k.cu,line=2,col=16,endColumn=17,title=kernel-return-type::__global__ function 'g' returns 'int'; it must return void
`
	if diff := cmp.Diff(want, stdout); diff != "" || stderr != "" {
		t.Errorf("(-want +got):\n%s%s", diff, stderr)
	}
	if status, _, _ := cudavetHere("-config=none", "old/k.cu"); status != StatusFound {
		t.Errorf("without the file: status %d", status)
	}
	commandtest.Write(t, ".cudavet.yml", "enabel: advice\n")
	if status, _, stderr := cudavetHere("sub/k.cu"); status != StatusFailed ||
		stderr != "cudavet: .cudavet.yml: line 1: no setting \"enabel\"; near: enable\n" {
		t.Errorf("status %d, %q", status, stderr)
	}
}
