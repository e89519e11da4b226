package progress

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestInterrupted has a line wiped before a signal ends the process, as the signal does without a line.
func TestInterrupted(t *testing.T) {
	const child = "CUDAVET_TEST_PROGRESS"
	if os.Getenv(child) != "" {
		Start(os.Stdout, 0, time.Millisecond).At("file")
		time.Sleep(time.Minute)
		return
	}
	if runtime.GOOS == "windows" {
		t.Skip("no process can be interrupted there")
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestInterrupted$")
	cmd.Env = append(os.Environ(), child+"=1")
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	output := bufio.NewReader(pipe)
	if _, err := output.ReadString('e'); err != nil { // the last character of its output
		t.Fatal(err)
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	rest, err := io.ReadAll(output)
	if err != nil || !strings.HasSuffix(string(rest), eraseLine) {
		t.Errorf("it leaves %q, %v", rest, err)
	}
	if err := cmd.Wait(); err == nil || !strings.Contains(err.Error(), "signal: interrupt") {
		t.Errorf("it ends with %v", err)
	}
}

// TestProgress checks that a short run shows nothing, and a long one wipes its line.
func TestProgress(t *testing.T) {
	var w bytes.Buffer
	short := Start(&w, time.Hour, time.Hour)
	short.At("file %d", 1)
	short.End()
	if w.Len() > 0 {
		t.Errorf("a short run tells %q", w.String())
	}
	long := Start(&w, 0, time.Millisecond)
	told := func() bool {
		long.mu.Lock()
		defer long.mu.Unlock()
		return w.Len() > 0
	}
	for !told() {
		long.At("file")
	}
	long.End()
	if got := w.String(); !strings.HasPrefix(got, eraseLine) || !strings.HasSuffix(got, eraseLine) {
		t.Errorf("a long run tells %q", got)
	}
	var none *Line
	none.At("nothing")
	none.End()
}
