//go:build unix

package hostile

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

var (
	program = flag.String("program", "", "the cudavet to test, in place of one that is built")
	table   = flag.String("table", "", "write what became of each input to a file")
)

const (
	maxAddress = 3_000_000       // kB of addresses that the command may use
	maxSeconds = 60              // of processors that it may take
	maxTime    = 4 * time.Minute // that it may wait, on a machine that is busy
)

// TestHostile runs the command on each input under a limit of memory and time: it ends with a known
// status, prints one line for each finding and each failure to check, and checks the other files.
func TestHostile(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("memory is bounded by RLIMIT_AS")
	}
	cudavet := command(t)
	inputs := All()
	if len(inputs) < 200 {
		t.Fatalf("%d inputs are few", len(inputs))
	}
	slices.SortFunc(inputs, func(a, b Input) int { return strings.Compare(a.Name, b.Name) })
	rows := openTable(t)
	t.Run("inputs", func(t *testing.T) {
		for i, in := range inputs {
			if testing.Short() && i%40 != 0 {
				continue
			}
			t.Run(in.Name, func(t *testing.T) {
				t.Parallel()
				r := run(t, cudavet, in)
				problems := r.problems(in)
				for _, problem := range problems {
					t.Error(problem)
				}
				rows.Printf("%s\t%s\t%.2f\t%d\t%s", in.Name, r.status, r.took.Seconds(), r.memory>>10, strings.Join(problems, "; "))
			})
		}
	})
}

// command returns the command to test.
func command(t *testing.T) string {
	if *program != "" {
		return *program
	}
	cudavet := filepath.Join(t.TempDir(), "cudavet")
	if out, err := exec.Command("go", "build", "-o", cudavet, "../..").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return cudavet
}

// openTable returns a writer of the table's rows.
func openTable(t *testing.T) *log.Logger {
	if *table == "" {
		return log.New(io.Discard, "", 0)
	}
	file, err := os.Create(*table)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	return log.New(file, "", 0)
}

// A result is the outcome of an input.
type result struct {
	status         string
	took           time.Duration // of processors
	memory         int64         // kB that were resident at most
	stdout, stderr string
}

func run(t *testing.T, cudavet string, in Input) result {
	dir := t.TempDir()
	if err := in.Write(dir); err != nil {
		t.Fatal(err)
	}
	script := fmt.Sprintf("ulimit -v %d; ulimit -t %d; exec \"$0\" \"$@\"", maxAddress, maxSeconds)
	cmd := exec.Command("sh", append([]string{"-c", script, cudavet}, in.Command()...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "TMPDIR="+t.TempDir(), "CUDAVET_CACHE="+t.TempDir())
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.WaitDelay = time.Second
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	late := false
	watch := time.AfterFunc(maxTime, func() {
		late = true
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // it may have ended meanwhile
	})
	err := cmd.Wait()
	watch.Stop()
	r := result{stdout: stdout.String(), stderr: stderr.String()}
	r.took = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		r.memory = usage.Maxrss
	}
	var exit *exec.ExitError
	switch {
	case late:
		r.status = "hangs"
	case err == nil:
		r.status = "0"
	case errors.As(err, &exit) && exit.ExitCode() >= 0:
		r.status = fmt.Sprint(exit.ExitCode())
	default:
		r.status = err.Error()
	}
	return r
}

// problems describes the faults of the result.
func (r result) problems(in Input) []string {
	var all []string
	if r.status != "0" && r.status != "1" && r.status != "3" {
		return []string{fmt.Sprintf("status %s: %s", r.status, firstLine(r.stderr))}
	}
	if line := regexp.MustCompile(`(?m)^.*(goroutine \d+ \[|cudavet failed|panic: ).*$`).FindString(r.stderr); line != "" {
		all = append(all, "panic: "+line)
	}
	if strings.HasSuffix(in.Command()[len(in.Command())-1], "other.cu") &&
		!regexp.MustCompile(`(?m)other\.cu:1:.*\[`+OtherFinding+`\]$`).MatchString(r.stdout) {
		all = append(all, "the finding beside is lost: "+firstLine(r.stderr))
	}
	for line := range strings.Lines(r.stdout) {
		if !regexp.MustCompile(`^.+:\d+:\d+: .*`).MatchString(line) {
			all = append(all, fmt.Sprintf("no finding: %.100q", line))
			break
		}
	}
	both := r.stdout + r.stderr
	if bad := Control(both); bad != "" {
		all = append(all, fmt.Sprintf("control characters in %.200q", bad))
	}
	if regexp.MustCompile(`(?m)^::error`).MatchString(both) {
		all = append(all, "a command for a log")
	}
	if in.Says != "" && !regexp.MustCompile("(?m)"+in.Says).MatchString(both) {
		all = append(all, fmt.Sprintf("does not say %s: %.300q", in.Says, both))
	}
	if in.Hides != "" && strings.Contains(both, in.Hides) {
		all = append(all, "tells of "+in.Hides)
	}
	return all
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return fmt.Sprintf("%.200q", line)
}
