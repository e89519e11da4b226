//go:build unix

package hostile

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestSignal ends the command while it waits for a go command that does not end: it leaves nothing in
// the temporary folder, and the go command ends as well.
func TestSignal(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	cudavet := command(t)
	goCommand, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	for _, signal := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT} {
		t.Run(signal.String(), func(t *testing.T) {
			programs, scratch, dir := t.TempDir(), t.TempDir(), t.TempDir()
			running := filepath.Join(programs, "running")
			script := "#!/bin/sh\nif [ \"$1\" = list ]; then echo $$ >>" + running + "; exec sleep 600; fi\nexec " + goCommand + " \"$@\"\n"
			write(t, filepath.Join(programs, "go"), script, 0o755)
			write(t, filepath.Join(dir, "x.go"), "package x\n", 0o644) // without a go.mod, one is provided for the go command

			cmd := exec.Command(cudavet, "./...")
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "PATH="+programs+string(filepath.ListSeparator)+os.Getenv("PATH"),
				"TMPDIR="+scratch, "CUDAVET_CACHE="+t.TempDir())
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			for start := time.Now(); ; time.Sleep(10 * time.Millisecond) {
				if text, _ := os.ReadFile(running); strings.HasSuffix(string(text), "\n") {
					break
				}
				if time.Since(start) > maxTime {
					t.Fatal("the go command does not run")
				}
			}
			if len(entries(t, scratch)) == 0 {
				t.Fatal("nothing is in the temporary folder, which the test is about")
			}
			if err := cmd.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			var exit *exec.ExitError
			if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != 128+int(signal) {
				t.Errorf("ended with %v, want status %d", err, 128+int(signal))
			}
			if left := entries(t, scratch); len(left) > 0 {
				t.Errorf("left in the temporary folder: %v", left)
			}
			text, err := os.ReadFile(running)
			if err != nil {
				t.Fatal(err)
			}
			for _, id := range strings.Fields(string(text)) {
				if exec.Command("kill", "-0", id).Run() == nil {
					t.Errorf("the go command %s runs on", id)
				}
			}
		})
	}
}

func write(t *testing.T, name, text string, mode os.FileMode) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

func entries(t *testing.T, dir string) []os.DirEntry {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	return all
}
