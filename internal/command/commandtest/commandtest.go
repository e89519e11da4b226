// Package commandtest has shared helpers for tests of the command.
package commandtest

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/cases"
	"github.com/cudavet/cudavet/internal/check"
)

// Update says that tests write the files that are made from cudavet's own output.
var Update = flag.Bool("update", false, "rewrite the files that are made from cudavet's own output")

// AsCommand names the environment variable by which a test's binary is the command.
const AsCommand = "CUDAVET_AS_COMMAND"

// Main runs the tests of a package in a folder, relative to the package's, and returns the exit status. Runs of the command do
// not use the user's cache. Where AsCommand is set it starts the command's main function instead.
func Main(m *testing.M, folder string, main func()) int {
	if os.Getenv(AsCommand) != "" {
		main()
	}
	if err := os.Chdir(folder); err != nil {
		panic(err)
	}
	kept, err := os.MkdirTemp("", "cudavet-test-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(kept)
	os.Setenv(check.CacheFolder, kept)
	return m.Run()
}

// Enter changes to a fresh folder that holds the archive's files.
func Enter(t *testing.T, archive string) {
	t.Helper()
	dir := t.TempDir()
	for _, file := range txtar.Parse([]byte(archive)).Files {
		Write(t, filepath.Join(dir, file.Name), string(file.Data))
	}
	t.Chdir(dir)
}

// Read returns a file's text.
func Read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Write writes a file, and makes the folders above it.
func Write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Words returns the words of a list, one a line, with comments after '#'.
func Words(t *testing.T, path string) []string {
	t.Helper()
	list, err := cases.Words(path)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Call runs the command, and returns its output and its exit status.
func Call(run func(args []string, stdout, stderr io.Writer) int, args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	status = run(args, &out, &err)
	return status, out.String(), err.String()
}

// Contains checks that a text has a part; with an empty part, that it is empty.
func Contains(t *testing.T, name, text, part string) {
	t.Helper()
	if part == "" && text != "" || !strings.Contains(text, part) {
		t.Errorf("%s is %q, want %q in it", name, text, part)
	}
}
